import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImage, enlarge } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { type Models, openModels } from '../../workers/engine/inference/models.ts';
import { evaluatorFrame } from '../../workers/engine/kiln/evaluator/frame.ts';
import { type Evaluator, openEvaluator } from '../../workers/engine/kiln/evaluator/open-evaluator.ts';
import { drawSubject } from '../../workers/engine/subject/draw-subject.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';

const SIDE = 32;

/** PyTorch's answers to invented pictures, written by `python -m kiln.evaluate.evaluator.export --golden`. */
const golden: {
  readonly texts: readonly string[];
  readonly pictures: readonly {
    readonly width: number;
    readonly height: number;
    readonly rgba: string;
    /** Every fifth row and column of the four planes. */
    readonly frame: readonly number[];
    readonly scores: readonly number[];
  }[];
} = JSON.parse(readFileSync(new URL('evaluator.json', import.meta.url), 'utf8'));

const pictures = golden.pictures.map(({ width, height, rgba, ...rest }) => {
  const image: Rgba = { width, height, data: new Uint8ClampedArray(inflateSync(Buffer.from(rgba, 'base64'))) };
  return { image, ...rest };
});

const vectors = loadWordVectors(MODELS);
let models: Models;
let evaluator: Evaluator;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
  evaluator = openEvaluator(models, vectors)!;
});
afterAll(() => models.dispose());

/** The engine's own drawing of a thing at 32 px. */
const drawn = (text: string): Rgba =>
  drawSubject(understand(text), { width: 32, height: 32, style: {}, seed: 1, variation: 0 }).image;

describe('the evaluator', () => {
  it.each(pictures.map((p, i) => ({ ...p, i })))('frames picture $i as Python does', ({ image, frame }) => {
    const found = evaluatorFrame(image, SIDE);
    const every = [...found].filter((_, at) => (at % SIDE) % 5 === 0 && (Math.floor(at / SIDE) % SIDE) % 5 === 0);
    expect(every.length).toBe(frame.length);
    every.forEach((v, at) => {
      expect(Math.abs(v - frame[at]!)).toBeLessThan(1e-5);
    });
  });

  // PyTorch read the word vectors before they were rounded to 7 bits
  it.each(golden.texts.map((text, i) => ({ text, i })))('scores "$text" as PyTorch does', async ({ text, i }) => {
    const found = await evaluator.rank(
      pictures.map((p) => p.image),
      text,
    );
    found.forEach((score, k) => {
      expect(Math.abs(score - pictures[k]!.scores[i]!)).toBeLessThan(8e-3);
    });
  });

  it('finds the drawing of a thing among others', async () => {
    const texts = ['red apple', 'iron sword', 'green tree', 'wooden treasure chest', 'knight in armor', 'gray wolf'];
    const images = texts.map(drawn);
    const right = await Promise.all(
      texts.map(async (text, i) => {
        const scores = await evaluator.rank(images, text);
        return scores.indexOf(Math.max(...scores)) === i;
      }),
    );
    expect(right.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  });

  it('judges each image on its own, wherever it lies and however it was enlarged', async () => {
    const sword = drawn('iron sword');
    const large = enlarge(sword, 2);
    const moved = createImage(90, 70);
    for (let y = 0; y < 32; y++) moved.data.set(sword.data.subarray(y * 128, y * 128 + 128), ((y + 20) * 90 + 50) * 4);
    const [alone] = await evaluator.rank([sword], 'sword');
    const together = await evaluator.rank([drawn('red apple'), sword, large, moved], 'sword');
    expect(together[1]).toBeCloseTo(alone!, 4);
    expect(together[3]).toBeCloseTo(alone!, 4);
    // A box of 33 to 64 pixels is reduced by its area, so pixels mix a little.
    expect(Math.abs(together[2]! - alone!)).toBeLessThan(0.15);
  });

  it('gives a probability for anything, one half for words that say nothing, and nothing for no image', async () => {
    const images = [createImage(1, 1), createImage(200, 3), pictures[0]!.image];
    for (const score of await evaluator.rank(images, 'xyzzy qwrt')) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
    expect(await evaluator.rank(images, '123 !?')).toEqual([0.5, 0.5, 0.5]);
    expect(await evaluator.rank([], 'sword')).toEqual([]);
  });

  it('is absent where no model serves it, and names a row that it cannot use', () => {
    expect(openEvaluator({ ...models, forUse: () => undefined }, vectors)).toBeUndefined();
    const broken = { ...models, forUse: (use: string) => ({ ...models.forUse(use)!, config: { side: 0 } }) };
    expect(() => openEvaluator(broken, vectors)).toThrow('The model evaluator-image has no usable config');
  });
});
