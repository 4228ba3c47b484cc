import { z } from 'zod';
import { Encoder, type Projected } from '../../engine/understand/syntax/encoder.ts';
import { answerLength, type Matrix, matrixOf, multiply, vectorOf } from '../../engine/understand/syntax/matrix.ts';
import { EncoderShape, readTables, type Tables } from '../../engine/understand/syntax/weights.ts';

/** The network of models/messages; models/train/messages/network.py is the same in PyTorch. */

const MAGIC = 'PKMESSG1';
const Shape = EncoderShape.extend({ acts: z.array(z.string()), slots: z.array(z.string()) });
export type Shape = z.infer<typeof Shape>;

export const readWeights = (bytes: Buffer): Tables<Shape> => readTables(bytes, MAGIC, Shape);

/** A word by itself: as the LSTM takes it, and what it adds to its own view and to that of the whole message. */
interface Word {
  readonly below: Projected;
  readonly word: Float32Array;
  readonly bag: Float32Array;
}

/** What the network says of a message of n words. */
export interface Scores {
  /** (n): whether a part of the message begins with the word, as a logit. */
  readonly begin: Float32Array;
  /** (n, acts) */
  readonly acts: readonly Float32Array[];
  /** (n, 1 + 2 × slots): outside, then each slot's first word and its others. */
  readonly tags: readonly Float32Array[];
}

export class Network {
  readonly #encoder: Encoder;
  readonly #hidden: number;
  readonly #view: Matrix;
  readonly #viewBias: Float32Array;
  readonly #whole: Matrix;
  readonly #word: Matrix;
  readonly #bag: Matrix;
  readonly #heads: Readonly<Record<'begin' | 'act' | 'tag', readonly [Matrix, Float32Array]>>;
  /** How one tag follows another: (from, to), row after row. */
  readonly follow: Float32Array;

  constructor(weights: Tables<Shape>) {
    this.#encoder = new Encoder(weights);
    this.#hidden = weights.shape.hidden;
    this.#view = matrixOf(weights.table('view.weight'));
    this.#viewBias = vectorOf(weights.table('view.bias'));
    this.#whole = matrixOf(weights.table('whole.weight'));
    this.#word = matrixOf(weights.table('word.weight'));
    this.#bag = matrixOf(weights.table('bag.weight'));
    const head = (name: string) =>
      [matrixOf(weights.table(`${name}.weight`)), vectorOf(weights.table(`${name}.bias`))] as const;
    this.#heads = { begin: head('begin'), act: head('act'), tag: head('tag') };
    this.follow = vectorOf(weights.table('follow'));
  }

  /** What depends on each word alone; features of `count` words stand one after another. */
  project(features: Float32Array, count: number): readonly Word[] {
    const width = features.length / Math.max(1, count);
    return this.#encoder.project(features, count).map((below, i) => ({
      below,
      word: applied(this.#word, features, i * width),
      bag: applied(this.#bag, features, i * width),
    }));
  }

  run(words: readonly Word[]): Scores {
    const width = 2 * this.#hidden;
    const states = this.#encoder.run(words.map(({ below }) => below));
    const mean = new Float32Array(width);
    for (let i = width; i < states.length; i++) mean[i % width]! += states[i]! / words.length;
    const whole = applied(this.#whole, mean, 0, this.#viewBias);
    for (const { bag } of words) for (let k = 0; k < bag.length; k++) whole[k]! += bag[k]! / words.length;
    const views = words.map(({ word }, i) =>
      applied(this.#view, states, (i + 1) * width, whole).map((value, k) => Math.max(0, value + word[k]!)),
    );
    const scored = ([matrix, bias]: readonly [Matrix, Float32Array]) =>
      views.map((view) => applied(matrix, view, 0, bias));
    return {
      begin: Float32Array.from(scored(this.#heads.begin), ([value]) => value!),
      acts: scored(this.#heads.act),
      tags: scored(this.#heads.tag),
    };
  }
}

/** matrix · x[from …] + bias */
function applied(matrix: Matrix, x: Float32Array, from: number, bias?: Float32Array): Float32Array {
  const out = new Float32Array(answerLength(matrix));
  if (bias) out.set(bias);
  multiply(matrix, x, from, out, 0);
  return out.subarray(0, matrix.rows);
}
