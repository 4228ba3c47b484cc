/** The learned way to turn a sprite. */
import { z } from 'zod';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { TensorData } from '../inference/session.ts';
import type { Px, Rgba } from '../types.ts';
import { floatsOf } from '../vision/model.ts';
import type { Turn } from './aspect.ts';
import { type Decided, decide, type Weights } from './decide.ts';
import type { Indexed } from './indexed.ts';
import { networkInput } from './network-input.ts';
import { turnRelief } from './relief.ts';

/** The use that models/manifest.json names. */
export const TURN_USE = 'turn';

const Config = z.object({
  step: z.int().positive(),
  colours: z.int().positive().max(254),
  harmonics: z.int().positive(),
});

/** How a turn is read from the network. */
export interface Reading extends Weights {
  /** Times that it is asked, each time told what is decided already. One is nearest to the truth on average, and blurred. */
  readonly rounds: number;
}

/**
 * Turns a sprite (binary alpha, something opaque) by the network of a row, on its own canvas. Every colour is one of the
 * sprite's own commonest 48. Pixels are decided in rounds, with those of earlier rounds in sight, so that neighbours
 * agree (after Chang et al., MaskGIT, 2022).
 */
export async function turnByNetwork(
  models: Models,
  row: ModelRow,
  image: Rgba,
  turn: Turn,
  { rounds, ...weights }: Reading,
): Promise<Indexed> {
  const config = Config.safeParse(row.config);
  if (!config.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(config.error)}`);
  const { tensors, width, height, sprite, toFrame, fromFrame } = networkInput(image, turn, config.data);
  const session = await models.session(row);
  const index = toFrame(sprite.indices.map((i) => i + 1));
  const relief = toFrame(turnRelief(sprite, turn).indices.map((i) => i + 1));
  const decided = { numbers: new Uint8Array(width * height), told: new Uint8Array(width * height) };
  for (let round = 1; round <= rounds; round++) {
    const answer = await session.run({ ...tensors, ...hintOf(decided, width, height) });
    const thoughts = { logits: floatsOf(answer, 'logits'), gates: floatsOf(answer, 'gates') };
    decide({ ...thoughts, width, height, index, relief, palette: sprite.palette }, decided, round, rounds, weights);
  }
  return { ...sprite, indices: Int32Array.from(fromFrame(decided.numbers), (number) => number - 1) };
}

/** What is decided, as the network's inputs. */
function hintOf({ numbers, told }: Decided, width: Px, height: Px): Record<'hint' | 'told', TensorData> {
  const dims = [1, height, width];
  return {
    hint: { data: BigInt64Array.from(numbers, (n, i) => (told[i] ? BigInt(n) : 0n)), dims },
    told: { data: Float32Array.from(told), dims },
  };
}
