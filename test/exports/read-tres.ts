/**
 * Godot 4's text resources, read as core/variant/variant_parser.cpp (tokens, values, tags) and
 * scene/resources/resource_format_text.cpp (sections) read them; whatever those two refuse throws.
 */

/** `&"name"` */
export class StringName {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** `Rect2(0, 0, 16, 16)`, or a reference that is resolved later. */
export interface Construct {
  readonly construct: string;
  readonly args: readonly Variant[];
}
/** `1.0` is a float, `1` an int. */
export interface Num {
  readonly value: number;
  readonly float: boolean;
}
export type Variant =
  | string
  | boolean
  | null
  | StringName
  | Num
  | Construct
  | Resource
  | readonly Variant[]
  | ReadonlyMap<Variant, Variant>;

export interface Resource {
  readonly type: string;
  /** For an external resource. */
  readonly path?: string;
  readonly properties: ReadonlyMap<string, Variant>;
}

type Token =
  | { readonly kind: 'punctuation' | 'identifier' | 'end'; readonly text: string }
  | { readonly value: Variant };

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' };
/** Constructors of plain numbers, with the number of their arguments. */
const NUMERIC: Readonly<Record<string, number>> = {
  Vector2: 2,
  Vector2i: 2,
  Rect2: 4,
  Rect2i: 4,
  Color: 4,
  Vector3: 3,
};

class Parser {
  readonly #text: string;
  #at = 0;
  readonly external = new Map<string, Resource>();
  readonly internal = new Map<string, Resource>();

  constructor(text: string) {
    this.#text = text;
  }

  fail(what: string): never {
    throw new Error(`line ${this.#text.slice(0, this.#at).split('\n').length}: ${what}`);
  }

  /** VariantParser::get_token */
  #token(): Token {
    for (;;) {
      const c = this.#text[this.#at];
      if (c === undefined) return { kind: 'end', text: '' };
      if (c <= ' ') this.#at++;
      else if (c === ';') this.#at = this.#lineEnd();
      else if ('{}[]():,.='.includes(c)) {
        this.#at++;
        return { kind: 'punctuation', text: c };
      } else if (c === '"') return { value: this.#string() };
      else if (c === '&') {
        if (this.#text[++this.#at] !== '"') this.fail("Expected '\"' after '&'");
        return { value: new StringName(this.#string()) };
      } else if (c === '-' || /\d/.test(c)) return { value: this.#number() };
      else {
        const [word] = /^[A-Za-z_][A-Za-z0-9_]*/.exec(this.#text.slice(this.#at, this.#at + 200)) ?? [];
        if (!word) this.fail(`Unexpected character ${JSON.stringify(c)}`);
        this.#at += word.length;
        return { kind: 'identifier', text: word };
      }
    }
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end < 0 ? this.#text.length : end;
  }

  #string(): string {
    let out = '';
    for (this.#at++; ; this.#at++) {
      const c = this.#text[this.#at];
      if (c === undefined) this.fail('Unterminated string');
      if (c === '"') {
        this.#at++;
        return out;
      }
      if (c !== '\\') out += c;
      else {
        const escaped = this.#text[++this.#at];
        if (escaped === undefined || 'uU'.includes(escaped)) this.fail('An escape that is not read here');
        out += ESCAPES[escaped] ?? escaped;
      }
    }
  }

  #number(): Num {
    const [text] = /^-?\d+(\.\d*)?([eE][+-]?\d+)?/.exec(this.#text.slice(this.#at, this.#at + 50)) ?? [];
    if (!text) this.fail('Not a number');
    this.#at += text.length;
    return { value: Number(text), float: /[.eE]/.test(text) };
  }

  #punctuation(token: Token): string | undefined {
    return 'kind' in token && token.kind === 'punctuation' ? token.text : undefined;
  }

  #expect(text: string): void {
    if (this.#punctuation(this.#token()) !== text) this.fail(`Expected '${text}'`);
  }

  /** VariantParser::parse_value */
  #value(token = this.#token()): Variant {
    if ('value' in token) return token.value;
    if (token.kind === 'identifier') return this.#named(token.text);
    if (token.text === '[') return this.#array();
    if (token.text === '{') return this.#dictionary();
    return this.fail(`Expected value, got '${token.text || 'end of file'}'`);
  }

  #named(name: string): Variant {
    if (name === 'true' || name === 'false') return name === 'true';
    if (name === 'null' || name === 'nil') return null;
    if (name === 'ExtResource' || name === 'SubResource') {
      this.#expect('(');
      const id = this.#value();
      this.#expect(')');
      const found = (name === 'ExtResource' ? this.external : this.internal).get(String(id));
      return found ?? this.fail(`${name}("${String(id)}") is not there`);
    }
    if (name === 'PackedByteArray') return this.#bytes();
    const wanted = NUMERIC[name] ?? this.fail(`Unexpected identifier '${name}'`);
    this.#expect('(');
    const args: Variant[] = [];
    for (let first = true; ; first = false) {
      const token = this.#token();
      if (this.#punctuation(token) === ')') break;
      if (!first && this.#punctuation(token) !== ',') this.fail("Expected ',' or ')' in constructor");
      args.push(this.#value(first ? token : undefined));
    }
    if (args.length !== wanted) this.fail(`Expected ${wanted} arguments for constructor ${name}`);
    return { construct: name, args };
  }

  /** Bytes as base64, since format 4. */
  #bytes(): Construct {
    this.#expect('(');
    const base64 = this.#value();
    this.#expect(')');
    if (typeof base64 !== 'string' || !/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64))
      this.fail('Not base64');
    return { construct: 'PackedByteArray', args: [base64] };
  }

  #array(): Variant[] {
    const out: Variant[] = [];
    for (let needComma = false; ; ) {
      const token = this.#token();
      const text = this.#punctuation(token);
      if (text === ']') return out;
      if (needComma) {
        if (text !== ',') this.fail("Expected ','");
        needComma = false;
        continue;
      }
      out.push(this.#value(token));
      needComma = true;
    }
  }

  #dictionary(): Map<Variant, Variant> {
    const out = new Map<Variant, Variant>();
    for (let needComma = false; ; ) {
      const token = this.#token();
      const text = this.#punctuation(token);
      if (text === '}') return out;
      if (needComma) {
        if (text !== ',') this.fail("Expected '}' or ','");
        needComma = false;
        continue;
      }
      const key = this.#value(token);
      this.#expect(':');
      out.set(key, this.#value());
      needComma = true;
    }
  }

  /** `[name key=value …]`; undefined at the end of the file. */
  tag(): { readonly name: string; readonly fields: ReadonlyMap<string, Variant> } | undefined {
    const open = this.#token();
    if ('kind' in open && open.kind === 'end') return undefined;
    if (this.#punctuation(open) !== '[') this.fail("Expected '['");
    const name = this.#token();
    if (!('kind' in name) || name.kind !== 'identifier') this.fail('Expected identifier (tag name)');
    const fields = new Map<string, Variant>();
    for (;;) {
      const token = this.#token();
      if (this.#punctuation(token) === ']') return { name: name.text, fields };
      if (!('kind' in token) || token.kind !== 'identifier') this.fail('Expected identifier');
      this.#expect('=');
      fields.set(token.text, this.#value());
    }
  }

  /** `key = value` lines up to the next tag: VariantParser::parse_tag_assign_eof. */
  properties(): Map<string, Variant> {
    const out = new Map<string, Variant>();
    for (;;) {
      while (this.#at < this.#text.length && this.#text[this.#at]! <= ' ') this.#at++;
      const c = this.#text[this.#at];
      if (c === undefined || c === '[') return out;
      if (c === ';') {
        this.#at = this.#lineEnd();
        continue;
      }
      const equals = this.#text.indexOf('=', this.#at);
      const key = equals < 0 ? '' : this.#text.slice(this.#at, equals).trim();
      if (!/^[\w/]+$/.test(key)) this.fail(`Not a property's name: ${JSON.stringify(key.slice(0, 40))}`);
      this.#at = equals + 1;
      if (out.has(key)) this.fail(`${key} is there twice`);
      out.set(key, this.#value());
    }
  }
}

const textField = (parser: Parser, fields: ReadonlyMap<string, Variant>, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : parser.fail(`Missing '${name}' in a tag`);
};

/** The main resource of a `.tres` file, with its references resolved. */
export function readTres(text: string): Resource {
  const parser: Parser = new Parser(text);
  const head = parser.tag();
  if (head?.name !== 'gd_resource') parser.fail('Unrecognized file type');
  const type = textField(parser, head.fields, 'type');
  const format = head.fields.get('format') as Num | undefined;
  if (format?.value !== 3) parser.fail('Not the format of Godot 4');
  const steps = head.fields.get('load_steps') as Num | undefined;
  for (let tag = parser.tag(); tag; tag = parser.tag()) {
    const { name, fields } = tag;
    if (name === 'ext_resource') {
      const properties = parser.properties();
      if (properties.size > 0 || parser.internal.size > 0) parser.fail('ext_resource has only a tag, and comes first');
      const [path, kind] = [textField(parser, fields, 'path'), textField(parser, fields, 'type')];
      parser.external.set(textField(parser, fields, 'id'), { type: kind, path, properties });
    } else if (name === 'sub_resource') {
      const id = textField(parser, fields, 'id');
      if (parser.internal.has(id)) parser.fail(`sub_resource ${id} is there twice`);
      parser.internal.set(id, { type: textField(parser, fields, 'type'), properties: parser.properties() });
    } else if (name === 'resource') {
      const properties = parser.properties();
      if (parser.tag()) parser.fail('[resource] is the last section');
      if (steps && steps.value !== parser.external.size + parser.internal.size + 1) parser.fail('load_steps');
      return { type, properties };
    } else parser.fail(`Unexpected tag ${name}`);
  }
  return parser.fail('There is no [resource]');
}

export interface SceneNode {
  readonly name: string;
  readonly type: string;
  /** Path of the parent from the root; absent of the root itself. */
  readonly parent?: string;
  readonly properties: ReadonlyMap<string, Variant>;
}

/** Characters that Godot takes out of the name of a node (String::validate_node_name). */
const NOT_IN_NAMES = /[.:@/"%]/;

/**
 * The nodes of a `.tscn` file, with the references of their properties resolved; by the rules of PackedScene: one root, every
 * parent before its children, no two of one name side by side.
 */
export function readTscn(text: string): readonly SceneNode[] {
  const parser: Parser = new Parser(text);
  const head = parser.tag();
  if (head?.name !== 'gd_scene') parser.fail('Unrecognized file type');
  const number = (name: string) => (head.fields.get(name) as Num | undefined)?.value;
  // 4: bytes are base64
  if (number('format') !== 4) parser.fail('Not the format of Godot 4.3');
  const nodes: SceneNode[] = [];
  const paths = new Set<string>();
  for (let tag = parser.tag(); tag; tag = parser.tag()) {
    const { name: kind, fields } = tag;
    const properties = parser.properties();
    if (kind === 'ext_resource') {
      if (properties.size > 0 || nodes.length > 0) parser.fail('ext_resource has only a tag, and comes first');
      const [path, type] = [textField(parser, fields, 'path'), textField(parser, fields, 'type')];
      const id = textField(parser, fields, 'id');
      if (parser.external.has(id)) parser.fail(`ext_resource ${id} is there twice`);
      parser.external.set(id, { type, path, properties });
    } else if (kind === 'node') {
      const name = textField(parser, fields, 'name');
      if (name === '' || NOT_IN_NAMES.test(name)) parser.fail(`Not a name of a node: ${name}`);
      const parent = nodes.length ? textField(parser, fields, 'parent') : undefined;
      if (parent === undefined && fields.has('parent')) parser.fail('The root has no parent');
      if (parent !== undefined && parent !== '.' && !paths.has(parent)) parser.fail(`No node ${parent}`);
      const path = parent === undefined ? '.' : parent === '.' ? name : `${parent}/${name}`;
      if (paths.has(path)) parser.fail(`${path} is there twice`);
      paths.add(path);
      nodes.push({
        name,
        type: textField(parser, fields, 'type'),
        ...(parent === undefined ? {} : { parent }),
        properties,
      });
    } else parser.fail(`Unexpected tag ${kind}`);
  }
  if (number('load_steps') !== parser.external.size + 1) parser.fail('load_steps');
  return nodes;
}
