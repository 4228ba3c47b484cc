import { z } from 'zod';
import type { FileReply, JsonReply, Tool } from './operation.ts';

/**
 * What a reply fetches, and how it looks on the wire, said once: a {@link Shape} is a list of entries, wire name →
 * where the value comes from, its zod schema, and how it is read. The GraphQL selection, the types of its data, the
 * REST body, a tool's structure and the documents follow from it.
 */

/** GraphQL fields by their names; a leaf has none. */
export interface Fields {
  readonly [name: string]: Fields;
}

/** GraphQL fields that are fetched, and the type of what they give. */
export interface Fetched<Data> {
  readonly fields: Fields;
  /** Never there: it carries the type. */
  readonly data?: Data;
}
export type DataOf<F> = F extends Fetched<infer Data> ? Data : never;

const leaf = <T>(): Fetched<T> => ({ fields: {} });
export const text = leaf<string>();
export const number = leaf<number>();
export const flag = leaf<boolean>();
/** A JSON scalar, or a leaf of any other type. */
export const value = <T>(): Fetched<T> => leaf<T>();
export const maybe = <T>(of: Fetched<T>): Fetched<T | null> => of as Fetched<T | null>;
export const list = <T>(of: Fetched<T>): Fetched<readonly T[]> => ({ fields: of.fields });

/** An object's fields: `fetch({ id: text, job: fetch({ fraction: number }) })`. */
export function fetch<S extends Readonly<Record<string, Fetched<unknown>>>>(
  spec: S,
): Fetched<{ readonly [K in keyof S]: DataOf<S[K]> }> {
  return { fields: Object.fromEntries(Object.entries(spec).map(([name, of]) => [name, of.fields])) };
}

/** The fields of all, none twice: each would count against the limits of a query. */
const merged = (...all: readonly Fields[]): Fields =>
  all.reduce<Record<string, Fields>>((sum, fields) => {
    for (const [name, of] of Object.entries(fields)) sum[name] = merged(sum[name] ?? {}, of);
    return sum;
  }, {});

const printed = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, of]) => (Object.keys(of).length ? `${name} { ${printed(of)} }` : name))
    .join(' ');

/** The fields of both. */
export const both = <A, B>(a: Fetched<A>, b: Fetched<B>): Fetched<A & B> => ({ fields: merged(a.fields, b.fields) });
export const nothing: Fetched<unknown> = { fields: {} };

/** A value of the wire that is read from fetched data. */
export interface Entry<Data, Out> {
  readonly fields: Fields;
  readonly schema: z.ZodType<Out>;
  readonly read: (data: Data) => Out;
}
/** A value that GraphQL gives under the wire's name in camel case. */
interface Same<Out> {
  readonly same: z.ZodType<Out>;
}

/** `state_name` is GraphQL's `stateName`, as it is. */
export const same = <Out>(schema: z.ZodType<Out>): Same<Out> => ({ same: schema });

type At<Path extends string, T> = Path extends `${infer Head}.${infer Rest}`
  ? { readonly [K in Head]: At<Rest, T> }
  : { readonly [K in Path]: T };

/** The value of another GraphQL field, as it is: `from('description', …)`, `from('job.id', …)`. */
export function from<const Path extends string, Out>(path: Path, schema: z.ZodType<Out>): Entry<At<Path, Out>, Out> {
  const steps = path.split('.');
  return {
    fields: steps.reduceRight<Fields>((inner, step) => ({ [step]: inner }), {}),
    schema,
    // The type At says that every step is there.
    read: (data) => steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], data) as Out,
  };
}

/** A value that is made of what is fetched. */
export const read = <Data, Out>(
  of: Fetched<Data>,
  schema: z.ZodType<Out>,
  make: (data: Data) => Out,
): Entry<Data, Out> => ({ fields: of.fields, schema, read: make });

/** The same in every reply. */
export const always = <Out>(schema: z.ZodType<Out>, constant: NoInfer<Out>): Entry<unknown, Out> =>
  read(nothing, schema, () => constant);

/** A list of things of another shape, in GraphQL's field of that name. */
export const each = <const Field extends string, Data, Wire>(
  field: Field,
  of: Shape<Data, Wire>,
): Entry<{ readonly [K in Field]: readonly Data[] }, Wire[]> => ({
  fields: { [field]: of.fields },
  schema: z.array(of.schema),
  read: (data) => data[field].map(of.body),
});

// biome-ignore lint/suspicious/noExplicitAny: entries of any data and value
type AnyEntry = Entry<any, any> | Same<any>;
type Entries = Readonly<Record<string, AnyEntry>>;

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name;
type DataOfEntry<Name extends string, E> =
  E extends Same<infer Out>
    ? { readonly [K in Camel<Name>]: Out }
    : E extends Entry<infer Data, unknown>
      ? unknown extends Data
        ? never
        : Data
      : never;
type OutOf<E> = E extends Same<infer Out> ? Out : E extends Entry<never, infer Out> ? Out : never;
type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer Every) => void
  ? Every
  : never;
type DataOfEntries<E extends Entries> = All<{ [K in keyof E & string]: DataOfEntry<K, E[K]> }[keyof E & string]>;

export interface Shape<Data, Wire> {
  readonly fields: Fields;
  /** Documents the wire's form and checks it. */
  readonly schema: z.ZodType<Wire>;
  readonly body: (data: Data) => Wire;
}
/** A shape with its entries, so that another may take some of them over: `shape({ ...summary.entries, … })`. */
export interface ShapeOf<E extends Entries> extends Shape<DataOfEntries<E>, { [K in keyof E]: OutOf<E[K]> }> {
  readonly entries: E;
}
export type ShapeData<S> = S extends Shape<infer Data, unknown> ? Data : never;

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Entries in the order of the wire. */
export function shape<const E extends Entries>(entries: E): ShapeOf<E> {
  const all = Object.entries(entries).map(([wire, entry]) => {
    const of: AnyEntry = 'same' in entry ? from(camelCase(wire), entry.same) : entry;
    return [wire, of as Entry<unknown, unknown>] as const;
  });
  return {
    entries,
    fields: merged(...all.map(([, { fields }]) => fields)),
    // What the types above say is made here, entry by entry.
    schema: z.object(Object.fromEntries(all.map(([wire, { schema }]) => [wire, schema]))) as never,
    body: (data) => Object.fromEntries(all.map(([wire, entry]) => [wire, entry.read(data)])) as never,
  };
}

const selection = (...of: readonly { readonly fields: Fields }[]): string =>
  `{ ${printed(merged(...of.map(({ fields }) => fields))) || '__typename'} }`;

interface ReplyOptions<Asked> {
  readonly status?: 200 | 202;
  /** Name of a field of the operation's own type that waits until the work has ended. */
  readonly follow?: string;
  /** What `refuse` looks at. */
  readonly fetch?: Fetched<Asked>;
  /** Throws an AppError in place of the reply: LOCKED while the work goes on. */
  readonly refuse?: (data: Asked) => void;
}

/** A REST reply of a shape. */
export function reply<Data, Wire, Asked = unknown>(
  of: Shape<Data, Wire>,
  { status = 200, follow, fetch: asked = nothing as Fetched<Asked>, refuse }: ReplyOptions<Asked> = {},
): JsonReply<Data & Asked> {
  return {
    status,
    select: selection(of, asked),
    ...(follow ? { follow } : {}),
    schema: of.schema,
    body: (data) => {
      refuse?.(data);
      return of.body(data);
    },
  };
}

/** A REST reply of bytes; `types`: the media types that they may have, for the documents. */
export const fileReply = <Data>(
  of: Fetched<Data>,
  types: readonly string[],
  file: FileReply<Data>['file'],
): FileReply<Data> => ({ select: selection(of), types, file });

type Told = Pick<Tool, 'select' | 'text' | 'images' | 'structured' | 'structure'>;

/** What a tool answers: a structure of a shape, and words (and pictures) made of that and of what `fetch` names. */
export function told<Data, Wire extends object, More = unknown>(
  of: Shape<Data, Wire>,
  say: {
    readonly fetch?: Fetched<More>;
    readonly text: (data: Data & More) => string;
    readonly images?: (data: Data & More) => readonly string[];
  },
): Told {
  return {
    select: selection(of, say.fetch ?? nothing),
    text: say.text,
    ...(say.images ? { images: say.images } : {}),
    structured: of.schema,
    structure: (data) => of.body(data) as Record<string, unknown>,
  };
}
