import { Encoder, type Projected } from './encoder.ts';
import { answerLength, type Matrix, matrixOf, multiply, multiplyAll, repeated, vectorOf } from './matrix.ts';
import type { Shape, Weights } from './weights.ts';

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
 * The forward pass of models/train/syntax/network.py behind its two layers of a bidirectional LSTM: views of each token as
 * dependent and as head, and a biaffine score for each pair.
 */
export class Network {
  readonly #shape: Shape;
  readonly #encoder: Encoder;
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

  constructor(weights: Weights) {
    this.#shape = weights.shape;
    this.#encoder = new Encoder(weights);
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
  }

  project(features: Float32Array, count: number): Projected[] {
    return this.#encoder.project(features, count);
  }

  run(projected: readonly Projected[]): Scores {
    const { hidden, arc, relation } = this.#shape;
    const size = projected.length + 1;
    const second = this.#encoder.run(projected);
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

function likeliest(scores: Float32Array, from: number, to: number): { index: number; probability: number } {
  let index = from;
  for (let i = from + 1; i < to; i++) if (scores[i]! > scores[index]!) index = i;
  let total = 0;
  for (let i = from; i < to; i++) total += Math.exp(scores[i]! - scores[index]!);
  return { index, probability: 1 / total };
}
