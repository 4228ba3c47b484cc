import { z } from 'zod';
import type { ModelRow } from '../../inference/manifest.ts';
import type { Models } from '../../inference/models.ts';
import type { TensorData } from '../../inference/session.ts';
import type { WordVectors } from '../word-vectors.ts';
import { gramsOf, wordsOf } from './tokens.ts';
import { readWordVectors } from './words.ts';

const Config = z.object({
  maxWords: z.int().positive(),
  maxGrams: z.int().positive(),
  gramSizes: z.array(z.int().positive()),
  buckets: z.int().positive(),
  categories: z.array(z.string()),
  colours: z.array(z.string()),
  colourShares: z.array(z.number().positive()),
  views: z.array(z.string()),
});

/** What the network was trained with: names of its outputs in order, and how it reads words. */
export type ConceptConfig = z.infer<typeof Config>;

/** The network's answers to one text; probabilities in the order of the config's names. */
export interface ConceptReading {
  readonly config: ConceptConfig;
  /** Sums to 1. */
  readonly category: Float32Array;
  /** Each on its own in 0..1: a thing may have several colours. */
  readonly colours: Float32Array;
  /** Sums to 1. */
  readonly view: Float32Array;
  /** Unit length; texts about like things point the same way. */
  readonly embedding: Float32Array;
}

export type ConceptReader = (text: string) => Promise<ConceptReading | undefined>;

/**
 * A function from a text to the network's answers. It answers undefined for a text without a Latin letter, and always when
 * no model of the folder serves the use 'text-concept'.
 *
 * @param words the vectors of the models' own word file, where the caller has loaded them already
 */
export function createConceptReader(models: Models, words?: WordVectors): ConceptReader {
  const row = models.forUse('text-concept');
  if (!row) return async () => undefined;
  const config = configOf(row);
  const dimensions = Number(row.inputs.find((input) => input.name === 'vectors')?.shape[2]);
  let vectors = words;
  return async (text) => {
    const found = wordsOf(text, config.maxWords);
    if (found.length === 0) return undefined;
    vectors ??= readWordVectors(models.path(wordRow(models, row)));
    const session = await models.session(row);
    const out = await session.run(encode(found, vectors, dimensions, config));
    return {
      config,
      category: floats(out, 'category_probability'),
      colours: floats(out, 'colour_probability'),
      view: floats(out, 'view_probability'),
      embedding: floats(out, 'text_embedding'),
    };
  };
}

/** One text as the network's two inputs: vectors (1, words, dimensions), zeros for a word without one; grams (1, words, grams). */
function encode(
  words: readonly string[],
  source: WordVectors,
  dimensions: number,
  config: ConceptConfig,
): Record<string, TensorData> {
  const vectors = new Float32Array(words.length * dimensions);
  const grams = new BigInt64Array(words.length * config.maxGrams);
  words.forEach((word, i) => {
    const vector = source.vector(word);
    if (vector) vectors.set(vector, i * dimensions);
    gramsOf(word, config).forEach((gram, j) => {
      grams[i * config.maxGrams + j] = BigInt(gram);
    });
  });
  return {
    vectors: { data: vectors, dims: [1, words.length, dimensions] },
    grams: { data: grams, dims: [1, words.length, config.maxGrams] },
  };
}

function configOf(row: ModelRow): ConceptConfig {
  const found = Config.safeParse(row.config);
  if (!found.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(found.error)}`);
  return found.data;
}

function wordRow(models: Models, row: ModelRow): ModelRow {
  const found = models.rows.find((r) => row.needs?.includes(r.id) && r.use === 'word-vectors');
  if (!found) throw new Error(`The model ${row.id} needs a row with the use word-vectors.`);
  return found;
}

function floats(out: Record<string, TensorData>, name: string): Float32Array {
  const data = out[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`The network gave no float32 output "${name}".`);
  return data;
}
