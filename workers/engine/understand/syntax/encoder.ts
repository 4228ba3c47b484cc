import type { WordVectors } from '../word-vectors.ts';
import { type Matrix, matrixOf, multiply, multiplyAll, repeated, vectorOf } from './matrix.ts';
import { gramsOf, shapeOf, wordBucket } from './tokens.ts';
import type { EncoderShape, Tables } from './weights.ts';

/** What is known of words by themselves, and two layers of a bidirectional LSTM over them. */

/** One direction of one layer of the LSTM; the input's part is computed for all tokens before the steps. */
interface Direction {
  readonly input: Matrix;
  readonly bias: Float32Array;
  readonly recurrent: Matrix;
}

/** A token as the first layer's two directions take it. */
export type Projected = readonly [forward: Float32Array, backward: Float32Array];

/** Words that are kept; when so many are, all are forgotten. */
const KEPT_WORDS = 2000;

export class Encoder {
  readonly #hidden: number;
  readonly #first: readonly [Direction, Direction];
  readonly #second: readonly [Direction, Direction];
  readonly #start: Projected;

  constructor(weights: Tables<EncoderShape>) {
    this.#hidden = weights.shape.hidden;
    const direction = (layer: string, way: string): Direction => ({
      input: matrixOf(weights.table(`${layer}.weight_ih_l0${way}`)),
      bias: vectorOf(weights.table(`${layer}.bias${way}`)),
      recurrent: matrixOf(weights.table(`${layer}.weight_hh_l0${way}`)),
    });
    this.#first = [direction('first', ''), direction('first', '_reverse')];
    this.#second = [direction('second', ''), direction('second', '_reverse')];
    this.#start = this.project(vectorOf(weights.table('start')), 1)[0]!;
  }

  /**
   * The first layer's part that depends on a token alone, for both directions: worth keeping for the next sentence.
   * Features of `count` tokens stand one after another.
   */
  project(features: Float32Array, count: number): Projected[] {
    const [forward, backward] = this.#first.map((direction) => projection(direction, features, count));
    const width = forward!.length / count;
    return Array.from({ length: count }, (_, i) => [
      forward!.slice(i * width, (i + 1) * width),
      backward!.slice(i * width, (i + 1) * width),
    ]);
  }

  /** States of the second layer, 2 × hidden numbers each: of what stands before the first token, and of each token. */
  run(projected: readonly Projected[]): Float32Array {
    const hidden = this.#hidden;
    const size = projected.length + 1;
    const below = [this.#start, ...projected];
    const first = new Float32Array(size * 2 * hidden);
    const second = new Float32Array(size * 2 * hidden);
    this.#first.forEach((direction, way) => {
      const inputs = below.map((both) => both[way as 0 | 1]);
      walk(direction, inputs, hidden, first, way === 1);
    });
    this.#second.forEach((direction, way) => {
      const all = projection(direction, first, size);
      const inputs = below.map((_, i) => all.subarray(i * 4 * hidden, (i + 1) * 4 * hidden));
      walk(direction, inputs, hidden, second, way === 1);
    });
    return second;
  }
}

/** Tokens → what a network makes of each by itself; of words that came lately that is kept. */
export function projector<T>(
  weights: Tables<EncoderShape>,
  words: WordVectors,
  project: (features: Float32Array, count: number) => readonly T[],
): (tokens: readonly string[]) => T[] {
  const { shape } = weights;
  const tables = [weights.table('words'), weights.table('grams'), weights.table('shapes')] as const;
  const width = weights.table('start').columns;
  const kept = new Map<string, T>();

  function describe(token: string, features: Float32Array): void {
    const word = token.toLowerCase();
    const vector = vectorOfWord(word, words);
    vector?.forEach((x, k) => {
      features[k] = x * shape.vectorScale;
    });
    let at = width - tables.reduce((sum, table) => sum + table.columns, 0);
    const add = (table: (typeof tables)[number], row: number, factor: number) => {
      const scale = table.scales[row]! * factor;
      for (let k = 0; k < table.columns; k++) features[at + k]! += table.codes[row * table.columns + k]! * scale;
    };
    add(tables[0], wordBucket(word, shape.wordBuckets), 1);
    at += tables[0].columns;
    const grams = gramsOf(word, shape.gramBuckets, shape.maxGrams);
    for (const gram of grams) add(tables[1], gram, 1 / Math.sqrt(grams.length));
    at += tables[1].columns;
    add(tables[2], shapeOf(token), 1);
  }

  return function projected(tokens) {
    const fresh = [...new Set(tokens)].filter((token) => !kept.has(token));
    if (kept.size > 0 && kept.size + fresh.length > KEPT_WORDS) {
      kept.clear();
      return projected(tokens);
    }
    const features = new Float32Array(fresh.length * width);
    fresh.forEach((token, i) => {
      describe(token, features.subarray(i * width, (i + 1) * width));
    });
    project(features, fresh.length).forEach((found, i) => {
      kept.set(fresh[i]!, found);
    });
    return tokens.map((token) => kept.get(token)!);
  };
}

/** Of a hyphenated word without a vector, the mean of its parts'. */
function vectorOfWord(word: string, words: WordVectors): Float32Array | undefined {
  const whole = words.vector(word);
  if (whole || !word.includes('-')) return whole;
  const known = word.split('-').flatMap((part) => words.vector(part) ?? []);
  return known[0]?.map((_, k) => known.reduce((sum, vector) => sum + vector[k]!, 0) / known.length);
}

function projection({ input, bias }: Direction, x: Float32Array, count: number): Float32Array {
  const out = repeated(bias, count, input);
  multiplyAll(input, count, x, out);
  return out;
}

/** Steps through the tokens, the first or the last one first, and writes each one's state beside the other direction's. */
function walk(
  { recurrent }: Direction,
  inputs: readonly Float32Array[],
  hidden: number,
  out: Float32Array,
  backward: boolean,
): void {
  const state = new Float32Array(hidden);
  const cell = new Float32Array(hidden);
  const gates = new Float32Array(4 * hidden);
  for (let step = 0; step < inputs.length; step++) {
    const token = backward ? inputs.length - 1 - step : step;
    gates.set(inputs[token]!);
    multiply(recurrent, state, 0, gates, 0);
    const at = token * 2 * hidden + (backward ? hidden : 0);
    for (let k = 0; k < hidden; k++) {
      // PyTorch's order: input, forget, cell, output
      const kept = logistic(gates[hidden + k]!) * cell[k]!;
      cell[k] = kept + logistic(gates[k]!) * tangent(gates[2 * hidden + k]!);
      state[k] = logistic(gates[3 * hidden + k]!) * tangent(cell[k]!);
    }
    out.set(state, at);
  }
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const tangent = (x: number) => 2 / (1 + Math.exp(-2 * x)) - 1;
