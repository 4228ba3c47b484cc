import { fileURLToPath } from 'node:url';
import { readPacked } from '../../../../workers/engine/understand/packed.ts';

export const MODELS = fileURLToPath(new URL('../../../../models', import.meta.url));

/** Tokens and PyTorch's answers, written by `python -m concept.export --golden` and packed by brotli. */
export interface Golden {
  readonly text: string;
  readonly words: readonly string[];
  readonly rows: readonly number[];
  readonly grams: readonly (readonly number[])[];
  readonly category_probability: readonly number[];
  readonly colour_probability: readonly number[];
  readonly view_probability: readonly number[];
  readonly text_embedding: readonly number[];
}

export const GOLDEN = JSON.parse(
  readPacked(fileURLToPath(new URL('golden.json.br', import.meta.url))).toString(),
) as Golden[];

/** As trained; a change here is a change of the network. */
export const LIMITS = { maxWords: 32, maxGrams: 24, gramSizes: [3, 4], buckets: 12288 };
