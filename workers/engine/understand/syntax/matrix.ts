import type { Table } from './weights.ts';

/** Rows that are multiplied at once: their sums stay in registers, and each number of the vector is read once for all of them. */
const BLOCK = 8;

/** A matrix laid out for {@link multiply}: eight rows interleaved, then the next eight; the last ones filled with zeros. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly numbers: Float32Array;
}

export function matrixOf({ rows, columns, codes, scales }: Table): Matrix {
  const numbers = new Float32Array(Math.ceil(rows / BLOCK) * BLOCK * columns);
  for (let r = 0; r < rows; r++) {
    const start = (r - (r % BLOCK)) * columns + (r % BLOCK);
    for (let c = 0; c < columns; c++) numbers[start + c * BLOCK] = codes[r * columns + c]! * scales[r]!;
  }
  return { rows, columns, numbers };
}

/** Numbers that a matrix's answer takes, its filling included. */
export const answerLength = ({ rows }: Matrix): number => Math.ceil(rows / BLOCK) * BLOCK;

/** out[at …] += matrix · x[from …]. */
export function multiply(matrix: Matrix, x: Float32Array, from: number, out: Float32Array, at: number): void {
  const { columns, numbers: w } = matrix;
  const end = from + columns;
  for (let p = 0, o = at; p < w.length; o += BLOCK) {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    let h = 0;
    for (let i = from; i < end; i++) {
      const v = x[i]!;
      a += w[p]! * v;
      b += w[p + 1]! * v;
      c += w[p + 2]! * v;
      d += w[p + 3]! * v;
      e += w[p + 4]! * v;
      f += w[p + 5]! * v;
      g += w[p + 6]! * v;
      h += w[p + 7]! * v;
      p += BLOCK;
    }
    out[o]! += a;
    out[o + 1]! += b;
    out[o + 2]! += c;
    out[o + 3]! += d;
    out[o + 4]! += e;
    out[o + 5]! += f;
    out[o + 6]! += g;
    out[o + 7]! += h;
  }
}

/** The same for `count` vectors that stand one after another; two at a time, which reads the matrix half as often. */
export function multiplyAll(matrix: Matrix, count: number, x: Float32Array, out: Float32Array): void {
  const { columns } = matrix;
  const width = answerLength(matrix);
  for (let i = 0; i + 1 < count; i += 2) multiplyTwo(matrix, x, i * columns, out, i * width, width);
  if (count % 2 === 1) multiply(matrix, x, (count - 1) * columns, out, (count - 1) * width);
}

function multiplyTwo(
  matrix: Matrix,
  x: Float32Array,
  from: number,
  out: Float32Array,
  at: number,
  width: number,
): void {
  const { columns, numbers: w } = matrix;
  const end = from + columns;
  // half a block of rows at a time: four rows of two vectors are as many sums as there are registers for
  for (let half = 0, o = at; half * 4 * columns < w.length; half++, o += 4) {
    let p = (half >> 1) * BLOCK * columns + (half & 1) * 4;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let e = 0;
    let f = 0;
    let g = 0;
    let h = 0;
    for (let i = from; i < end; i++) {
      const v = x[i]!;
      const u = x[i + columns]!;
      const w0 = w[p]!;
      const w1 = w[p + 1]!;
      const w2 = w[p + 2]!;
      const w3 = w[p + 3]!;
      a += w0 * v;
      b += w1 * v;
      c += w2 * v;
      d += w3 * v;
      e += w0 * u;
      f += w1 * u;
      g += w2 * u;
      h += w3 * u;
      p += BLOCK;
    }
    out[o]! += a;
    out[o + 1]! += b;
    out[o + 2]! += c;
    out[o + 3]! += d;
    out[o + width]! += e;
    out[o + width + 1]! += f;
    out[o + width + 2]! += g;
    out[o + width + 3]! += h;
  }
}

/** `count` copies of a bias, one after another, for answers of {@link multiplyAll}. */
export function repeated(bias: Float32Array, count: number, matrix: Matrix): Float32Array {
  const width = answerLength(matrix);
  const out = new Float32Array(count * width);
  for (let i = 0; i < count; i++) out.set(bias, i * width);
  return out;
}

/** A row of numbers, such as a bias. */
export const vectorOf = ({ codes, scales, columns }: Table): Float32Array =>
  Float32Array.from(codes, (code, i) => code * scales[Math.floor(i / columns)]!);
