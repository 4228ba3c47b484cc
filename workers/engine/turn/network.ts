/** The learned way to turn a sprite. */
import { z } from 'zod';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { TensorData } from '../inference/session.ts';
import { opaqueBounds } from '../pixels/index.ts';
import type { Px, Rgba } from '../types.ts';
import { floatsOf } from '../vision/model.ts';
import type { Turn } from './aspect.ts';
import { type Decided, decide, type Weights } from './decide.ts';
import { cutIndexed, type Indexed, mirrorIndexed, reduceIndexed } from './indexed.ts';
import { commonColours, frameOf, isLearnedMirrored, networkInput } from './network-input.ts';
import { turnRelief } from './relief.ts';

/** The use that models/manifest.json names. */
export const TURN_USE = 'turn';

const Config = z.object({
  step: z.int().positive(),
  colours: z.int().positive().max(254),
  harmonics: z.int().positive(),
});

/** The relief alone knows a large sprite's single pixels, so it counts so much more there. */
const LARGE_RELIEF = 2;

/** How a turn is read from the network. */
export interface Reading extends Weights {
  /** Times that it is asked, each time told what is decided already. One is nearest to the truth on average, and blurred. */
  readonly rounds: number;
}

/**
 * Turns a sprite (binary alpha, something opaque) by the network of a row, on its own canvas. Every colour is one of the
 * sprite's own commonest 48. Pixels are decided in rounds, with those of earlier rounds in sight, so that neighbours
 * agree (after Chang et al., MaskGIT, 2022). Of a sprite larger than 80 pixels the network sees a reduction, and its
 * answer is laid under the full-sized relief, in one round.
 */
export async function turnByNetwork(
  models: Models,
  row: ModelRow,
  image: Rgba,
  turn: Turn,
  reading: Reading,
): Promise<Indexed> {
  const config = Config.safeParse(row.config);
  if (!config.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(config.error)}`);
  const sprite = commonColours(image, config.data.colours);
  const frame = frameOf(sprite, opaqueBounds(image)!, config.data);
  const { reduction } = frame;
  const large = cutIndexed(sprite, frame);
  const { tensors, width, height } = networkInput(reduceIndexed(large, reduction), turn, config.data);
  const session = await models.session(row);
  const ask = async (decided: Decided) => {
    const answer = await session.run({ ...tensors, ...hintOf(decided, width, height) });
    return { logits: floatsOf(answer, 'logits'), gates: floatsOf(answer, 'gates') };
  };
  const facing = (picture: Indexed) => (isLearnedMirrored(turn) ? mirrorIndexed(picture) : picture);
  const numbers = (picture: Indexed) => Uint8Array.from(facing(picture).indices, (i) => i + 1);
  const known = {
    width: frame.width,
    height: frame.height,
    reduction,
    index: numbers(large),
    relief: numbers(turnRelief(large, turn)),
    palette: sprite.palette,
  };
  const decided = { numbers: new Uint8Array(known.index.length), told: new Uint8Array(known.index.length) };
  if (reduction === 1) {
    for (let round = 1; round <= reading.rounds; round++) {
      decide({ ...known, ...(await ask(decided)) }, decided, round, reading.rounds, reading);
    }
  } else {
    const nothing = { numbers: new Uint8Array(width * height), told: new Uint8Array(width * height) };
    decide({ ...known, ...(await ask(nothing)) }, decided, 1, 1, { ...reading, relief: reading.relief * LARGE_RELIEF });
  }
  const turned = facing({ ...large, indices: Int32Array.from(decided.numbers, (number) => number - 1) });
  return cutIndexed(turned, { x: -frame.x, y: -frame.y, width: image.width, height: image.height });
}

/** What is decided, as the network's inputs. */
function hintOf({ numbers, told }: Decided, width: Px, height: Px): Record<'hint' | 'told', TensorData> {
  const dims = [1, height, width];
  return {
    hint: { data: BigInt64Array.from(numbers, (n, i) => (told[i] ? BigInt(n) : 0n)), dims },
    told: { data: Float32Array.from(told), dims },
  };
}
