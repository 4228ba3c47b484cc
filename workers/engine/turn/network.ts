/** The learned way to turn a sprite. */
import { z } from 'zod';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { TensorData } from '../inference/session.ts';
import { createImage } from '../pixels/index.ts';
import type { Px, Rgba } from '../types.ts';
import { floatsOf } from '../vision/model.ts';
import type { Turn } from './aspect.ts';
import { type Decided, decide } from './decide.ts';
import { networkInput } from './network-input.ts';

/** The use that models/manifest.json names. */
export const TURN_USE = 'turn';

const Config = z.object({
  step: z.int().positive(),
  colours: z.int().positive().max(254),
  harmonics: z.int().positive(),
});

/** Times that the network is asked for one turn, each time told what is decided already. */
const PASSES = 6;

/**
 * Turns a sprite (binary alpha, something opaque) by the network of a row, on its own canvas. Every colour is one of the
 * sprite's own commonest 48. `trust` 1 is what was learned; more repeats the picture's pixels more readily. The surest
 * pixels are decided first and the others with them in sight, in `passes` rounds (Chang et al., MaskGIT, 2022), so that
 * neighbours agree; one pass is nearest to the truth on average, and blurred.
 */
export async function turnByNetwork(
  models: Models,
  row: ModelRow,
  image: Rgba,
  turn: Turn,
  { trust = 1, passes = PASSES }: { readonly trust?: number; readonly passes?: number } = {},
): Promise<Rgba> {
  const found = Config.safeParse(row.config);
  if (!found.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(found.error)}`);
  const input = networkInput(image, turn, found.data);
  const session = await models.session(row);
  const { width, height, index, palette, left, mirrored } = input;
  const decided = { numbers: new Uint8Array(width * height), told: new Uint8Array(width * height) };
  for (let pass = 1; pass <= passes && decided.told.includes(0); pass++) {
    const answer = await session.run({ ...input.tensors, ...hintOf(decided, width, height) });
    const thoughts = { logits: floatsOf(answer, 'logits'), gates: floatsOf(answer, 'gates') };
    decide({ ...thoughts, width, height, index, palette }, decided, 1 / (passes + 1 - pass), trust);
  }
  const out = createImage(image.width, image.height);
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const column = mirrored ? width - 1 - left - x : left + x;
      const number = decided.numbers[y * width + column]!;
      if (number === 0) continue;
      const c = palette[number - 1]!;
      out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], (y * image.width + x) * 4);
    }
  }
  return out;
}

/** What is decided, as the network's inputs. */
function hintOf({ numbers, told }: Decided, width: Px, height: Px): Record<'hint' | 'told', TensorData> {
  const dims = [1, height, width];
  return {
    hint: { data: BigInt64Array.from(numbers, (n, i) => (told[i] ? BigInt(n) : 0n)), dims },
    told: { data: Float32Array.from(told), dims },
  };
}
