import { type JsonSchema, TYPE_NAME } from '../core/json-schema.ts';

/** What a place says of a shape, beside the shape itself: OpenAPI 3.1 allows it next to a reference. */
const OF_THE_PLACE: ReadonlySet<string> = new Set(['description', 'default', 'deprecated', 'example']);

interface Component {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** A place in the document that holds the schema of an object. */
interface Use {
  /** The shape as one text: the same for all who mean the same. */
  readonly key: string;
  readonly description: unknown;
  /** What it might be called. */
  readonly name: string;
  /** Body or answer of an operation: it gets a name though it may be the only one. */
  readonly root: boolean;
}

/**
 * Moves shapes that a document says more than once, and those of bodies and answers, to `components`, and refers to them.
 * Shapes are the same where they take the same values; descriptions and defaults stay at each place. A component is named
 * after its type in the schema, or its title, else after the property that first holds it, with the operation's name before it where
 * that is taken; the names depend on the document alone. `named`: components that are there already.
 */
export function withComponents<Paths extends JsonSchema>(
  paths: Paths,
  named: Readonly<Record<string, JsonSchema>>,
): { readonly paths: Paths; readonly schemas: Readonly<Record<string, JsonSchema>> } {
  const uses = new Map<string, Use[]>();
  eachOperation(paths, (operation) =>
    visit(operation, { name: '', root: false }, (use) => {
      uses.set(use.key, [...(uses.get(use.key) ?? []), use]);
    }),
  );
  const components = new Map<string, Component>();
  const taken = new Set(Object.keys(named));
  const schemas: Record<string, JsonSchema> = { ...named };

  /** The component of a shape, made when the first place asks for it. */
  const componentOf = (key: string, schema: JsonSchema, operationId: string): Component | undefined => {
    const all = uses.get(key)!;
    const known = components.get(key);
    if (known) return known;
    if (all.length === 1 && !all[0]!.root) return undefined;
    const name = freeName(all[0]!.name, operationId, taken);
    taken.add(name);
    const same = all.every(({ description }) => description === all[0]!.description);
    const about = same ? all[0]!.description : undefined;
    const component = { name, schema: about === undefined ? {} : { description: about } };
    components.set(key, component);
    schemas[name] = { ...component.schema, ...(inner(withoutPlace(schema), operationId) as JsonSchema) };
    return component;
  };

  const inner = (value: unknown, operationId: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => referred(item, operationId));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, referred(item, operationId)]));
  };

  const referred = (value: unknown, operationId: string): unknown => {
    const component = isObjectSchema(value) ? componentOf(keyOf(value), value, operationId) : undefined;
    if (!component || !isRecord(value)) return inner(value, operationId);
    const said = Object.entries(value).filter(
      ([name, what]) => OF_THE_PLACE.has(name) && !(name === 'description' && what === component.schema.description),
    );
    return { $ref: `#/components/schemas/${component.name}`, ...Object.fromEntries(said) };
  };

  const rewritten = mapOperations(paths, (operation) => inner(operation, String(operation.operationId)) as JsonSchema);
  return { paths: rewritten as Paths, schemas };
}

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObjectSchema = (value: unknown): value is JsonSchema =>
  isRecord(value) && value.type === 'object' && isRecord(value.properties) && Object.keys(value.properties).length > 0;

const withoutPlace = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !OF_THE_PLACE.has(name)));

const keyOf = (schema: JsonSchema): string => JSON.stringify(withoutPlace(schema));

function mapOperations(paths: JsonSchema, change: (operation: JsonSchema) => JsonSchema): JsonSchema {
  const each = (item: unknown) =>
    Object.fromEntries(Object.entries(item as JsonSchema).map(([verb, of]) => [verb, change(of as JsonSchema)]));
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, each(item)]));
}

function eachOperation(paths: JsonSchema, see: (operation: JsonSchema) => void): void {
  mapOperations(paths, (operation) => {
    see(operation);
    return operation;
  });
}

/** Tells of every object schema below a value, the outer before the inner. `at`: how the place is called. */
function visit(value: unknown, at: { readonly name: string; readonly root: boolean }, tell: (use: Use) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, at, tell);
  if (!isRecord(value)) return;
  if (isObjectSchema(value)) {
    const name = (value as { [TYPE_NAME]?: string })[TYPE_NAME] ?? (value.title as string | undefined) ?? at.name;
    tell({ key: keyOf(value), description: value.description, name, root: at.root });
  }
  for (const [name, item] of Object.entries(value)) {
    if (name === 'example') continue;
    if (name === 'properties' && isRecord(item))
      for (const [property, of] of Object.entries(item)) visit(of, { name: pascal(property), root: false }, tell);
    else if (name === 'items') visit(item, { name: `${at.name}Item`, root: false }, tell);
    else if (name === 'schema') visit(item, { name: at.name, root: true }, tell);
    else if (name === 'requestBody') visit(item, { name: 'Request', root: false }, tell);
    else if (name === 'responses') visit(item, { name: 'Response', root: false }, tell);
    else visit(item, { ...at, root: at.root && name === 'anyOf' }, tell);
  }
}

export const pascal = (name: string): string =>
  name.replace(/(?:^|[_-])(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The name, or with the operation's before it, or with a number after that: the first that nobody has. */
function freeName(name: string, operationId: string, taken: ReadonlySet<string>): string {
  const operation = pascal(operationId);
  const base = operation.replace(/\d+$/, '');
  // createCharacter2 and CreateCharacterInput make CreateCharacter2Input
  const whole = `${operation}${name.startsWith(base) ? name.slice(base.length) : name}`;
  const isWord = name === 'Request' || name === 'Response';
  for (const candidate of isWord ? [whole] : [name, whole]) if (!taken.has(candidate)) return candidate;
  for (let number = 2; ; number++) if (!taken.has(`${whole}${number}`)) return `${whole}${number}`;
}
