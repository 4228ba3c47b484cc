/**
 * Writes small ONNX files, so that tests can have networks whose answers are known in closed form and no binary fixture
 * is committed. Field numbers are those of onnx.proto (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto).
 */

/** Element types by their number in TensorProto.DataType. */
const TYPES = { float32: 1, int32: 6, int64: 7, float16: 10 } as const;
export type ElementType = keyof typeof TYPES;

export interface Value {
  readonly name: string;
  readonly type: ElementType;
  /** A number is fixed, a word is free. */
  readonly shape: readonly (number | string)[];
}

type Attribute = number | string | readonly number[] | { readonly float: number };

const utf8 = new TextEncoder();

function varint(value: number | bigint): number[] {
  let rest = BigInt.asUintN(64, BigInt(value));
  const out: number[] = [];
  do {
    out.push(Number(rest & 127n) | (rest > 127n ? 128 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return out;
}

const int = (field: number, value: number | bigint): Uint8Array =>
  Uint8Array.from([...varint(field << 3), ...varint(value)]);

function bytes(field: number, value: Uint8Array | string): Uint8Array {
  const content = typeof value === 'string' ? utf8.encode(value) : value;
  return concat([Uint8Array.from([...varint((field << 3) | 2), ...varint(content.length)]), content]);
}

function float(field: number, value: number): Uint8Array {
  const out = new Uint8Array(varint((field << 3) | 5).length + 4);
  out.set(varint((field << 3) | 5));
  new DataView(out.buffer).setFloat32(out.length - 4, value, true);
  return out;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function attribute(name: string, value: Attribute): Uint8Array {
  if (typeof value === 'number') return concat([bytes(1, name), int(3, value), int(20, 2)]);
  if (typeof value === 'string') return concat([bytes(1, name), bytes(4, value), int(20, 3)]);
  if ('float' in value) return concat([bytes(1, name), float(2, value.float), int(20, 1)]);
  return concat([bytes(1, name), ...value.map((v) => int(8, v)), int(20, 7)]);
}

function valueInfo({ name, type, shape }: Value): Uint8Array {
  const dims = shape.map((d) => bytes(1, typeof d === 'number' ? int(1, d) : bytes(2, d)));
  return concat([bytes(1, name), bytes(2, bytes(1, concat([int(1, TYPES[type]), bytes(2, concat(dims))])))]);
}

/** A graph under construction: each call adds a node or a constant and gives the name of its result. */
export class OnnxGraph {
  readonly #nodes: Uint8Array[] = [];
  readonly #weights: Uint8Array[] = [];
  #next = 0;

  /** Adds a node; several names are given back when `results` is above 1. */
  op(type: string, inputs: readonly string[], attributes: Readonly<Record<string, Attribute>> = {}): string {
    return this.ops(type, inputs, 1, attributes)[0]!;
  }

  ops(
    type: string,
    inputs: readonly string[],
    results: number,
    attributes: Readonly<Record<string, Attribute>> = {},
  ): string[] {
    const names = Array.from({ length: results }, () => `v${this.#next++}`);
    this.#node(type, inputs, names, attributes);
    return names;
  }

  /** Gives a value the name of an output of the graph. */
  output(value: string, name: string): void {
    this.#node('Identity', [value], [name], {});
  }

  /** A constant of float32, or of int64 where `type` says so; of float16 the data are the bits. */
  constant(
    data: readonly number[] | Float32Array | Uint16Array,
    dims: readonly number[] = [],
    type: ElementType = 'float32',
  ): string {
    const name = `c${this.#next++}`;
    const raw = new Uint8Array(
      type === 'int64'
        ? BigInt64Array.from(data as readonly number[], BigInt).buffer
        : type === 'float16'
          ? Uint16Array.from(data).buffer
          : Float32Array.from(data).buffer,
    );
    this.#weights.push(concat([...dims.map((d) => int(1, d)), int(2, TYPES[type]), bytes(8, name), bytes(9, raw)]));
    return name;
  }

  ints(...data: number[]): string {
    return this.constant(data, [data.length], 'int64');
  }

  /** The file. */
  model(inputs: readonly Value[], outputs: readonly Value[]): Uint8Array {
    const graph = concat([
      ...this.#nodes.map((node) => bytes(1, node)),
      bytes(2, 'test'),
      ...this.#weights.map((weight) => bytes(5, weight)),
      ...inputs.map((value) => bytes(11, valueInfo(value))),
      ...outputs.map((value) => bytes(12, valueInfo(value))),
    ]);
    return concat([int(1, 8), bytes(7, graph), bytes(8, concat([bytes(1, ''), int(2, 18)]))]);
  }

  #node(
    type: string,
    inputs: readonly string[],
    outputs: readonly string[],
    attributes: Readonly<Record<string, Attribute>>,
  ): void {
    this.#nodes.push(
      concat([
        ...inputs.map((name) => bytes(1, name)),
        ...outputs.map((name) => bytes(2, name)),
        bytes(4, type),
        ...Object.entries(attributes).map(([name, value]) => bytes(5, attribute(name, value))),
      ]),
    );
  }
}
