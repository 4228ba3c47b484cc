import { answerLength, type Matrix, matrixOf, multiply, multiplyAll, repeated, vectorOf } from './matrix.ts';
import type { Shape, Weights } from './weights.ts';

/** One direction of one layer of the LSTM; the input's part is computed for all tokens before the steps. */
interface Direction {
  readonly input: Matrix;
  readonly bias: Float32Array;
  readonly recurrent: Matrix;
}

/** A token as the first layer's two directions take it. */
export type Projected = readonly [forward: Float32Array, backward: Float32Array];

/** What the network says of the pairs of a sentence of n tokens. Head 0 is the root, head i + 1 the token i. */
export interface Scores {
  /** Log probabilities, (n, n + 1). */
  readonly arcs: Float64Array;
  /** Index of the likeliest relation of a token to a head, and its probability. */
  relation(dependent: number, head: number): { readonly index: number; readonly probability: number };
  /** Index of a token's likeliest part of speech. */
  upos(token: number): number;
}

/**
 * The forward pass of models/train/syntax/network.py: two layers of a bidirectional LSTM, views of each token as dependent
 * and as head, and a biaffine score for each pair.
 */
export class Network {
  readonly #shape: Shape;
  readonly #first: readonly [Direction, Direction];
  readonly #second: readonly [Direction, Direction];
  readonly #views: Matrix;
  readonly #viewBias: Float32Array;
  readonly #arcs: Matrix;
  readonly #arcBias: Float32Array;
  readonly #arcHeads: Float32Array;
  readonly #pair: Matrix;
  readonly #pairBias: Float32Array;
  readonly #alone: Matrix;
  readonly #upos: Matrix;
  readonly #uposBias: Float32Array;
  readonly #start: Projected;

  constructor(weights: Weights) {
    this.#shape = weights.shape;
    const direction = (layer: string, way: string): Direction => ({
      input: matrixOf(weights.table(`${layer}.weight_ih_l0${way}`)),
      bias: vectorOf(weights.table(`${layer}.bias${way}`)),
      recurrent: matrixOf(weights.table(`${layer}.weight_hh_l0${way}`)),
    });
    this.#first = [direction('first', ''), direction('first', '_reverse')];
    this.#second = [direction('second', ''), direction('second', '_reverse')];
    this.#views = matrixOf(weights.table('views.weight'));
    this.#viewBias = vectorOf(weights.table('views.bias'));
    this.#arcs = matrixOf(weights.table('arcs.weight'));
    this.#arcBias = vectorOf(weights.table('arcs.bias'));
    this.#arcHeads = vectorOf(weights.table('arc_heads.weight'));
    this.#pair = matrixOf(weights.table('pair.weight'));
    this.#pairBias = vectorOf(weights.table('pair.bias'));
    this.#alone = matrixOf(weights.table('alone.weight'));
    this.#upos = matrixOf(weights.table('upos.weight'));
    this.#uposBias = vectorOf(weights.table('upos.bias'));
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

  run(projected: readonly Projected[]): Scores {
    const { hidden, arc, relation } = this.#shape;
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
    const width = answerLength(this.#views);
    const views = repeated(this.#viewBias, size, this.#views);
    multiplyAll(this.#views, size, second, views);
    for (let i = 0; i < views.length; i++) if (views[i]! < 0) views[i] = 0;

    return {
      arcs: this.#arcScores(views, size, width),
      relation: (dependent, head) => {
        const d = (dependent + 1) * width + 2 * arc;
        const h = head * width + 2 * arc + relation;
        const both = new Float32Array(2 * relation);
        const product = new Float32Array(relation);
        for (let k = 0; k < relation; k++) {
          both[k] = views[d + k]!;
          both[relation + k] = views[h + k]!;
          product[k] = views[d + k]! * views[h + k]!;
        }
        const out = new Float32Array(answerLength(this.#pair));
        out.set(this.#pairBias);
        multiply(this.#pair, product, 0, out, 0);
        multiply(this.#alone, both, 0, out, 0);
        // the first relation is "root", which has no head but the root, and the root has no other
        return head === 0 ? { index: 0, probability: 1 } : likeliest(out, 1, this.#pair.rows);
      },
      upos: (token) => {
        const out = new Float32Array(answerLength(this.#upos));
        out.set(this.#uposBias);
        multiply(this.#upos, second, (token + 1) * 2 * hidden, out, 0);
        return likeliest(out, 0, this.#upos.rows).index;
      },
    };
  }

  #arcScores(views: Float32Array, size: number, width: number): Float64Array {
    const { arc } = this.#shape;
    const scores = new Float64Array((size - 1) * size);
    const alone = new Float64Array(size);
    for (let h = 0; h < size; h++) {
      for (let k = 0; k < arc; k++) alone[h]! += this.#arcHeads[k]! * views[h * width + arc + k]!;
    }
    const wanted = new Float32Array(answerLength(this.#arcs));
    for (let d = 1; d < size; d++) {
      wanted.fill(0);
      wanted.set(this.#arcBias);
      multiply(this.#arcs, views, d * width, wanted, 0);
      const row = scores.subarray((d - 1) * size, d * size);
      for (let h = 0; h < size; h++) {
        let sum = alone[h]!;
        for (let k = 0; k < arc; k++) sum += wanted[k]! * views[h * width + arc + k]!;
        row[h] = h === d ? Number.NEGATIVE_INFINITY : sum;
      }
      const most = Math.max(...row);
      let total = 0;
      for (const score of row) total += Math.exp(score - most);
      for (let h = 0; h < size; h++) row[h]! -= most + Math.log(total);
    }
    return scores;
  }
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

function likeliest(scores: Float32Array, from: number, to: number): { index: number; probability: number } {
  let index = from;
  for (let i = from + 1; i < to; i++) if (scores[i]! > scores[index]!) index = i;
  let total = 0;
  for (let i = from; i < to; i++) total += Math.exp(scores[i]! - scores[index]!);
  return { index, probability: 1 / total };
}
