import type { Direction } from '../../../src/domain/words.ts';
import { crop, type Tones } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { strip } from '../character/draw-plan.ts';
import { standing } from '../character/standing.ts';
import { inColors } from '../colours.ts';
import { drawSubject } from '../subject/draw-subject.ts';
import { drawAnimation } from '../subject/motion/index.ts';
import { nearestSide } from '../subject/nearest-side.ts';
import { bodyOf } from '../subject/sources.ts';
import type { Hooks } from '../types.ts';
import type { ObjectPlan } from './types.ts';

export interface Sides {
  readonly images: ReadonlyMap<Direction, Rgba>;
  readonly turning?: { readonly palette: readonly string[]; readonly tones: Tones };
  readonly engine: string;
  readonly notes: readonly string[];
}

/** How sides and frames of one object are drawn alike. What lies flat in a picture stands up to be turned. */
export const turningOptions = ({ brief: _, stretch: _s, ...plan }: ObjectPlan) => ({
  ...plan,
  figureSize: plan.height,
  upright: true,
});

/** A plan from the sides asked: its own geometry where it has one all around, else the sides that its drawing has. */
export function drawSides(plan: ObjectPlan, directions: readonly Direction[], hooks: Hooks): Sides {
  const body = bodyOf(plan.brief);
  const told = (stage: string, image: Rgba, done: number): void => {
    const label = directions[done - 1]!;
    hooks.onStep?.({ stage, fraction: 0.05 + (0.9 * done) / directions.length, preview: image, label });
  };
  if (body.hasView) return drawFlat(plan, directions, told);
  if (plan.brief.mount) return drawEach(plan, directions, told);
  const { frames, palette, tones } = drawAnimation(plan.brief, {
    ...turningOptions(plan),
    motion: standing(body.rig),
    directions,
    ...(hooks.signal ? { signal: hooks.signal } : {}),
    onFrame: (image, done) => told('drawing', image, done),
  });
  const images = new Map(directions.map((direction) => [direction, frames.get(direction)![0]!]));
  return { images, turning: { palette, tones }, engine: 'geometry', notes: [] };
}

/** Someone on a mount: each side is a drawing of its own, all at the scale that sides share. */
function drawEach(
  { brief, colors, ...options }: ObjectPlan,
  directions: readonly Direction[],
  told: (stage: string, image: Rgba, done: number) => void,
  seenFrom: (direction: Direction) => Direction = (direction) => direction,
): Sides {
  const { width, height } = options;
  const drawn = directions.map((direction, i) => {
    const { image } = drawSubject(brief, { ...options, style: { ...options.style, direction: seenFrom(direction) } });
    told('drawing', image, i + 1);
    return image;
  });
  const all = inColors(strip(drawn), brief, colors);
  const images = new Map(directions.map((d, i) => [d, crop(all, { x: 0, y: i * height, width, height })] as const));
  return { images, engine: 'geometry', notes: [] };
}

const ALIKE =
  'Only one side of this object is known: it turns a little and looks the same from behind as from the front.';

/** A flat drawing turns as far as it can; its other sides are the nearest one that it has. */
function drawFlat(
  plan: ObjectPlan,
  directions: readonly Direction[],
  told: (stage: string, image: Rgba, done: number) => void,
): Sides {
  return { ...drawEach(plan, directions, told, nearestSide(plan)), notes: [ALIKE] };
}
