/** The learned way to turn a sprite. */
import { z } from 'zod';
import { opaqueBounds } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { ModelRow } from '../../inference/manifest.ts';
import type { Models } from '../../inference/models.ts';
import { floatsOf } from '../vision/model.ts';
import type { Turn } from './aspect.ts';
import { cohere } from './cohere.ts';
import { cheapest, colourCosts, expectedCosts, expectedOf, type Weights } from './decide.ts';
import { exemplarsOf, mirrorTold, nothingTold, type Told, toldOf } from './exemplars/index.ts';
import { cutIndexed, type Indexed, mirrorIndexed, reduceIndexed } from './indexed.ts';
import { commonColours, frameOf, isLearnedMirrored, networkInput } from './network-input.ts';

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
  /** Whether exemplars are asked. */
  readonly told: boolean;
}

/** A turned sprite, and how like it the exemplars are that were asked, 0..1 (0 when none were). */
export interface NetworkTurn {
  readonly turned: Indexed;
  readonly likeness: number;
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
): Promise<NetworkTurn> {
  const { likeness, turned } = await askNetwork(models, row, image, turn, reading);
  return { likeness, turned: await turned() };
}

/** The same with the network's own part, which takes most of the time, left until it is asked for. */
export interface AskedTurn {
  readonly likeness: number;
  /** Whether it is of a family that the exemplars know from all sides, however it is dressed. */
  readonly isOfFamily: boolean;
  readonly turned: () => Promise<Indexed>;
  /** The beast that it is most like, turned and in its colours; undefined for what is no beast. */
  readonly beast: Indexed | undefined;
}

/** See {@link turnByNetwork}. */
export async function askNetwork(
  models: Models,
  row: ModelRow,
  image: Rgba,
  turn: Turn,
  reading: Reading,
): Promise<AskedTurn> {
  const config = Config.safeParse(row.config);
  if (!config.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(config.error)}`);
  const sprite = commonColours(image, config.data.colours);
  const frame = frameOf(sprite, opaqueBounds(image)!, config.data);
  const large = cutIndexed(sprite, frame);
  const seen = reduceIndexed(large, frame.reduction);
  const { tensors, ...grid } = networkInput(seen, turn, config.data);
  const mirrored = isLearnedMirrored(turn);
  const told = reading.told ? await askExemplars(models, seen, turn, config.data.colours) : undefined;
  const known = told
    ? mirrored
      ? mirrorTold(told, seen.width)
      : told
    : nothingTold(grid.width, grid.height, config.data.colours);
  const { likeness, isOfFamily } = known;
  const index = Uint8Array.from((mirrored ? mirrorIndexed(seen) : seen).indices, (i) => i + 1);
  const turned = async (): Promise<Indexed> => {
    const session = await models.session(row);
    const { shares } = known;
    const answer = await session.run({
      ...tensors,
      shares: { data: shares, dims: [1, config.data.colours + 1, grid.height, grid.width] },
      likeness: { data: likeness, dims: [1, grid.height] },
    });
    const facing = (picture: Indexed) => (mirrored ? mirrorIndexed(picture) : picture);
    const numbers = (picture: Indexed) => Uint8Array.from(picture.indices, (i) => i + 1);
    const thoughts = { ...grid, logits: floatsOf(answer, 'logits'), gates: floatsOf(answer, 'gates'), index, shares };
    const costs = colourCosts(sprite.palette);
    const expected = expectedCosts(thoughts, costs, reading);
    const pictures = [facing(large), mirrorIndexed(facing(large))];
    // Squares of what the exemplars show hold what the picture does not: a face from the side, a tail.
    const exemplary = told ? [cheapest(expectedOf(shares, costs, grid), costs.length ** 0.5)] : [];
    const sources = [index, numbers(mirrorIndexed(facing(seen))), ...exemplary];
    const decided = reading.coherent
      ? cohere(expected, costs, sources, grid)
      : { numbers: cheapest(expected, costs.length ** 0.5), origins: undefined };
    const drawn = facing(enlarged(decided, pictures, grid, frame.reduction));
    return cutIndexed(drawn, { x: -frame.x, y: -frame.y, width: image.width, height: image.height });
  };
  const { width, height, palette } = seen;
  const beast = frame.reduction === 1 && told?.beast ? { width, height, palette, indices: told.beast } : undefined;
  return {
    turned,
    beast: beast && cutIndexed(beast, { x: -frame.x, y: -frame.y, width: image.width, height: image.height }),
    likeness: meanLikeness(likeness, index, grid.width),
    isOfFamily,
  };
}

/** Mean of the rows in which the sprite has something. */
function meanLikeness(likeness: Float32Array, index: Uint8Array, width: Px): number {
  const filled = likeness.filter((_, y) => index.subarray(y * width, (y + 1) * width).some((number) => number > 0));
  return filled.reduce((sum, like) => sum + like, 0) / filled.length;
}

async function askExemplars(models: Models, seen: Indexed, turn: Turn, colours: number): Promise<Told | undefined> {
  const book = await exemplarsOf(models);
  return book && toldOf(book, seen, turn, colours);
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
    const picture = pictures[Math.floor(origin / (width * height))];
    // What no picture of the full size shows is as large as a pixel of the network.
    if (factor === 1 || !picture) return numbers[at]! - 1;
    const place = origin % (width * height);
    const sx = (place % width) * factor + (x % factor);
    const sy = Math.floor(place / width) * factor + (y % factor);
    return picture.indices[sy * wide + sx]!;
  });
  return { ...pictures[0]!, palette, indices: out };
}
