/** The learned way to turn a sprite. */
import { z } from 'zod';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { TensorData } from '../inference/session.ts';
import { opaqueBounds } from '../pixels/index.ts';
import type { Px, Rgba } from '../types.ts';
import { floatsOf } from '../vision/model.ts';
import type { Turn } from './aspect.ts';
import { cohere } from './cohere.ts';
import { cheapest, colourCosts, expectedCosts, type Weights } from './decide.ts';
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

/** How a turn is read from the network. */
export interface Reading extends Weights {
  /** Whether pixels are put together of the picture's own squares, or decided each by itself: nearest to the truth on average, and blurred. */
  readonly coherent: boolean;
}

/**
 * Turns a sprite (binary alpha, something opaque) by the network of a row, on its own canvas. Every colour is one of the
 * sprite's own commonest 48. Of a sprite larger than 80 pixels the network sees a reduction; what it takes from where is
 * then taken from the full-sized sprite.
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
  const large = cutIndexed(sprite, frame);
  const seen = reduceIndexed(large, frame.reduction);
  const { tensors, ...grid } = networkInput(seen, turn, config.data);
  const session = await models.session(row);
  const answer = await session.run({ ...tensors, ...nothingTold(grid) });
  const facing = (picture: Indexed) => (isLearnedMirrored(turn) ? mirrorIndexed(picture) : picture);
  const numbers = (picture: Indexed) => Uint8Array.from(picture.indices, (i) => i + 1);
  const index = numbers(facing(seen));
  const thoughts = {
    ...grid,
    logits: floatsOf(answer, 'logits'),
    gates: floatsOf(answer, 'gates'),
    index,
    relief: numbers(facing(turnRelief(seen, turn))),
  };
  const costs = colourCosts(sprite.palette);
  const expected = expectedCosts(thoughts, costs, reading);
  const pictures = [facing(large), mirrorIndexed(facing(large))];
  const sources = [index, numbers(mirrorIndexed(facing(seen)))];
  const decided = reading.coherent
    ? cohere(expected, costs, sources, grid)
    : { numbers: cheapest(expected, costs.length ** 0.5), origins: undefined };
  const turned = facing(enlarged(decided, pictures, grid, frame.reduction));
  return cutIndexed(turned, { x: -frame.x, y: -frame.y, width: image.width, height: image.height });
}

/** What is decided at the network's size, at the sprite's: each pixel becomes the square of the picture that it comes from. */
function enlarged(
  { numbers, origins }: { readonly numbers: Uint8Array; readonly origins: Int32Array | undefined },
  pictures: readonly Indexed[],
  { width, height }: { readonly width: Px; readonly height: Px },
  factor: number,
): Indexed {
  const { palette, width: wide, indices } = pictures[0]!;
  const out = Int32Array.from(indices, (_, i) => {
    const [x, y] = [i % wide, Math.floor(i / wide)];
    const at = Math.floor(y / factor) * width + Math.floor(x / factor);
    const origin = origins?.[at] ?? -1;
    if (factor === 1 || origin < 0) return numbers[at]! - 1;
    const place = origin % (width * height);
    const sx = (place % width) * factor + (x % factor);
    const sy = Math.floor(place / width) * factor + (y % factor);
    return pictures[Math.floor(origin / (width * height))]!.indices[sy * wide + sx]!;
  });
  return { ...pictures[0]!, palette, indices: out };
}

/** The network can be told a part of the answer, as some of its training was; here nothing is known before. */
function nothingTold({
  width,
  height,
}: {
  readonly width: Px;
  readonly height: Px;
}): Record<'hint' | 'told', TensorData> {
  const dims = [1, height, width];
  return {
    hint: { data: new BigInt64Array(width * height), dims },
    told: { data: new Float32Array(width * height), dims },
  };
}
