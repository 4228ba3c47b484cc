import { z } from 'zod';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { ModelRow } from '../../inference/manifest.ts';
import type { Models } from '../../inference/models.ts';
import { floatsOf } from '../../reference/vision/model.ts';
import { wordsOf } from '../../understand/guess/tokens.ts';
import type { WordVectors } from '../../understand/word-vectors.ts';
import { wordInputs } from '../conditions.ts';
import { evaluatorFrame } from './frame.ts';

/** Tells how well pictures show words. */
export interface Evaluator {
  /**
   * For each image, in order, the probability 0..1 that it belongs to the words rather than to another picture, were both as
   * likely beforehand. Each image is judged on its own: what stands beside it changes nothing. Words without a
   * Latin letter say nothing, so every image has one half. Rejects when a model file cannot be opened.
   */
  rank(images: readonly Rgba[], words: string): Promise<readonly number[]>;
}

const Config = z.object({
  side: z.int().positive(),
  maxWords: z.int().positive(),
  /** Platt's scaling of the cosine. */
  slope: z.number(),
  bias: z.number(),
});

/**
 * The evaluator of a models folder; undefined when no row serves the uses 'evaluator-image' and 'evaluator-text'. Its
 * networks are opened when first used. Throws an Error for a row with an unusable config.
 */
export function openEvaluator(models: Models, vectors: WordVectors): Evaluator | undefined {
  const image = models.forUse('evaluator-image');
  const text = models.forUse('evaluator-text');
  if (!image || !text) return undefined;
  const config = configOf(image);
  const dimensions = Number(text.inputs.find(({ name }) => name === 'words')?.shape[2]);

  async function textEmbedding(words: string): Promise<Float32Array> {
    const session = await models.session(text!);
    return floatsOf(await session.run(wordInputs(words, config.maxWords, vectors, dimensions)), 'embedding');
  }

  async function imageEmbeddings(images: readonly Rgba[]): Promise<Float32Array> {
    const { side } = config;
    const plane = 4 * side * side;
    const data = new Float32Array(images.length * plane);
    images.forEach((one, i) => {
      data.set(evaluatorFrame(one, side), i * plane);
    });
    const session = await models.session(image!);
    return floatsOf(await session.run({ image: { data, dims: [images.length, 4, side, side] } }), 'embedding');
  }

  return {
    async rank(images, words) {
      if (images.length === 0) return [];
      if (wordsOf(words).length === 0) return images.map(() => 0.5);
      const wanted = await textEmbedding(words);
      const shown = await imageEmbeddings(images);
      return images.map((_, i) => {
        // Both have unit length, so the product is a cosine.
        const cosine = wanted.reduce((sum, v, d) => sum + v * shown[i * wanted.length + d]!, 0);
        return 1 / (1 + Math.exp(-(config.slope * cosine + config.bias)));
      });
    },
  };
}

function configOf(row: ModelRow): z.infer<typeof Config> {
  const found = Config.safeParse(row.config);
  if (!found.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(found.error)}`);
  return found.data;
}
