import { z } from 'zod';

/** The file of the parser's weights; models/syntax/README.md describes its layout, models/train/syntax/export.py writes it. */

const MAGIC = 'PKSYNTX1';

const Tensor = z.object({
  name: z.string(),
  bits: z.union([z.literal(8), z.literal(16)]),
  rows: z.int().positive(),
  columns: z.int().positive(),
  /** Of the row's scales (float32) and of its codes, from the end of the header. */
  scales: z.int().nonnegative(),
  codes: z.int().nonnegative(),
});

/** What every network on these word features says of itself. */
export const EncoderShape = z.object({
  hidden: z.int().positive(),
  vectorScale: z.number(),
  wordBuckets: z.int().positive(),
  gramBuckets: z.int().positive(),
  maxGrams: z.int().positive(),
});
export type EncoderShape = z.infer<typeof EncoderShape>;

const Shape = EncoderShape.extend({
  arc: z.int().positive(),
  relation: z.int().positive(),
  relations: z.array(z.string()),
  upos: z.array(z.string()),
});
/** Sizes and names that the network was trained with. */
export type Shape = z.infer<typeof Shape>;

/** Rows of whole numbers with one scale a row. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly codes: Int8Array | Int16Array;
  readonly scales: Float32Array;
}

export interface Tables<S> {
  readonly shape: S;
  table(name: string): Table;
}
export type Weights = Tables<Shape>;

export const readWeights = (bytes: Buffer): Weights => readTables(bytes, MAGIC, Shape);

/** Throws for bytes of another layout. */
export function readTables<S>(bytes: Buffer, magic: string, kind: z.ZodType<S>): Tables<S> {
  if (bytes.toString('latin1', 0, 8) !== magic) throw new Error(`not a file of ${magic} weights`);
  const length = bytes.readUInt32LE(8);
  const header = JSON.parse(bytes.toString('utf8', 12, 12 + length)) as { readonly tensors?: unknown };
  const shape = kind.parse(header);
  const tensors = z.array(Tensor).parse(header.tensors);
  // a copy of its own, so that every number stands where its type may be read
  const body = new Uint8Array(bytes.subarray(12 + length)).buffer;
  const tables = new Map(
    tensors.map(({ name, bits, rows, columns, scales, codes }) => [
      name,
      {
        rows,
        columns,
        scales: new Float32Array(body, scales, rows),
        codes: new (bits === 8 ? Int8Array : Int16Array)(body, codes, rows * columns),
      },
    ]),
  );
  return {
    shape,
    table(name) {
      const found = tables.get(name);
      if (!found) throw new Error(`the weights have no "${name}"`);
      return found;
    },
  };
}
