/** Things that move or turn, and pictures by themselves, as calls of tools. */
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import type { Step } from './step.ts';
import type { Wishes } from './wishes/index.ts';

/** Generations, as far as known beforehand. */
const PRICES = { object: 20, direction: 1, picture: 1 } as const;
/** Pixels where nothing is said. */
const USUAL = 64;
/** Pixels that objects of one and of eight sides may have. */
const SIDES = { one: [32, 256], eight: [32, 168] } as const;
/** A picture up to here is one of several candidates, from which the first is taken. */
const ONE_CANDIDATE = 170;
/** Frames are even, 4 to 16. */
export const evenFrames = (frames: number): number => Math.min(16, Math.max(4, Math.round(frames / 2) * 2));
const framesOf = (frames: number | undefined): Args => (frames ? { frame_count: evenFrames(frames) } : {});

type Size = Wishes['size'];
const longest = (size: Size): number => (size ? Math.max(size.width, size.height) : USUAL);
const outOfBounds = (words: string, side: number, [least, most]: readonly [number, number], how: string) =>
  side < least || side > most
    ? { ask: `"${words}" ${how} can be ${least} to ${most} pixels. Which size shall it have?` }
    : undefined;

const objectOf = (result: Result | undefined): string => {
  const { created_object_ids, object_id } = result?.structured ?? {};
  const [first] = Array.isArray(created_object_ids) ? created_object_ids : [];
  return String(first ?? object_id ?? '');
};

/** One picture of a thing, and what it does. */
export function animatedObject(
  words: string,
  moves: readonly string[],
  size: Size,
  { view, frames, notes }: Wishes,
  made: Args,
  before: number,
): { steps: Step[] } | { ask: string } {
  const side = Math.max(longest(size), SIDES.one[0]);
  // the nearest size, told
  if (side > longest(size))
    notes.push(`What moves has ${SIDES.one.join(' to ')} pixels: I draw it at ${side}x${side}.`);
  if (size && size.width !== size.height)
    notes.push(`What moves is drawn on a square: ${side}x${side}, in which it is as wide and as tall as it is.`);
  const bad = outOfBounds(words, side, SIDES.one, 'that moves');
  if (bad) return bad;
  const drawn: Step = {
    tool: 'create_1_direction_object',
    args: { description: words, size: side, ...(view ? { view } : {}), ...made },
    price: PRICES.object,
    what: words,
  };
  const picked: Step[] =
    side > ONE_CANDIDATE
      ? []
      : [
          {
            tool: 'select_object_frames',
            args: (results) => ({ object_id: objectOf(results[before]), indices: [0] }),
            price: 0,
            what: `the first of its pictures`,
          },
        ];
  const at = before + picked.length;
  return {
    steps: [
      drawn,
      ...picked,
      ...moves.map((move) => moving(words, move, frames, (results) => objectOf(results[at]), {})),
    ],
  };
}

/** A thing from eight sides. */
export function turningObject(
  words: string,
  moves: readonly string[],
  size: Size,
  { view, frames }: Wishes,
  made: Args,
  before: number,
): { steps: Step[] } | { ask: string } {
  const side = longest(size);
  const bad = outOfBounds(words, side, SIDES.eight, 'from eight sides');
  if (bad) return bad;
  const drawn: Step = {
    tool: 'create_8_direction_object',
    args: { description: words, size: side, ...(view ? { view } : {}), ...made },
    price: PRICES.object,
    what: `${words} from 8 directions`,
  };
  return {
    steps: [drawn, ...moves.map((move) => moving(words, move, frames, (results) => objectOf(results[before]), {}, 8))],
  };
}

export const moving = (
  words: string,
  move: string,
  frames: number | undefined,
  id: (results: readonly Result[]) => string,
  more: Args,
  directions = 1,
): Step => ({
  tool: 'animate_object',
  args: (results) => ({ object_id: id(results), animation_description: move, ...framesOf(frames), ...more }),
  price: PRICES.direction * directions,
  what: `${words}: ${move}`,
});

/** A scene is wider than it is high. */
const SCENE = { width: 320, height: 180 } as const;
export const pictureSize = (asked: Size): NonNullable<Size> => {
  if (!asked) return SCENE;
  // "256 wide"
  return asked.height === 0 ? { width: asked.width, height: Math.round((asked.width * 9) / 16) } : asked;
};

/** So many pixels a side of a picture may have. */
const LARGEST = 768;
/** A picture by itself; one that is too large keeps the proportion of its sides. */
export function picture(words: string, { width, height }: NonNullable<Size>, more: Args): Step {
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  return {
    tool: 'create_picture',
    args: { description: words, width: Math.round(width * scale), height: Math.round(height * scale), ...more },
    price: PRICES.picture,
    what: words,
  };
}
