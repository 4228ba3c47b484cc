/**
 * Small people drawn from a side: what is ahead of the middle, on both sides of what was foremost, is their front; what is
 * behind it, on both sides of what was hindmost, their back. Of so few pixels rows tell no more than that.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { boxOf } from './box.ts';
import { evenness } from './evenness.ts';
import { eyesIn } from './faceless.ts';
import { at, blank, type Flat, isWarm, luma, median, mirrored, put, toFlat, toImage } from './flat.ts';
import { lineHabitOf } from './line-habit.ts';
import { halfAside } from './narrowed.ts';
import type { FoundJoints } from './person-types.ts';
import { type Run, runAt, widthOf } from './runs.ts';
import { SMALL } from './small-face.ts';
import { seeSmallPerson } from './small-person.ts';
import { yawOf } from './yaw.ts';

/** The eye lies so far ahead of the middle of the head, as a share of half of it. */
const [AHEAD, FAR_AHEAD] = [0.3, 0.5] as const;
/** Both sides are less alike than that; also where the eye is far ahead. */
const [EVEN, SURELY_EVEN] = [0.74, 0.9] as const;
/** Eyes lie in these shares of the height from the top, and no head is narrower than that. */
const [HIGHEST, LOWEST] = [0.34, 0.66] as const;
const LEAST_HEAD = 6;
/** No wider than this for their height: others go on four legs. */
const WIDE = 1.12;
/** People of so few pixels are a head on feet: it is nearly as wide as they are, and what stands on the ground is narrower. */
const [HEAD, FEET, SOLE] = [0.95, 0.84, 0.27] as const;
/** Less where the side is told: hair flies behind. */
const [HEAD_TOLD, FEET_TOLD] = [0.75, 0.94] as const;
/** Of the far half so much of the width is seen half turned. */
const HALF_TURNED = 0.75;

export interface SmallProfile {
  readonly facing: 'left' | 'right';
  readonly draw: (degrees: number) => Flat;
}

/** A small figure from other sides that is drawn from one; undefined for what is larger, or shows no such face. */
export function seeSmallProfile(sprite: Flat, joints: FoundJoints, told?: 'left' | 'right'): SmallProfile | undefined {
  const { top, bottom, left, right } = boxOf(sprite);
  const high = bottom - top;
  if (high > SMALL || high < 9 || right - left > WIDE * high) return undefined;
  const seen = eyesIn(sprite, lineHabitOf(sprite), joints).filter((i) => {
    const y = Math.floor(i / sprite.width);
    return y >= top + HIGHEST * high && y <= top + LOWEST * high;
  });
  // Of whom the side is told a helmet may hide the eye: the head is there all the same.
  const pixels = seen.length > 0 || !told ? seen : [middleOf(sprite)];
  if (pixels.length === 0) return undefined;
  const rows = [...new Set(pixels.map((i) => Math.floor(i / sprite.width)))];
  const eye = median(pixels.map((i) => (i % sprite.width) + 0.5));
  const heads = rows.flatMap((y) => runAt(sprite, y, eye) ?? []);
  if (heads.length === 0) return undefined;
  const head = heads.reduce((a, b) => (widthOf(b) > widthOf(a) ? b : a));
  const axis = (head.from + head.to) / 2;
  const half = widthOf(head) / 2;
  const ahead = Math.abs(eye - axis) / half;
  if (widthOf(head) < LEAST_HEAD || (!told && ahead < AHEAD)) return undefined;
  if (!told && evenness(sprite).fit >= (ahead < FAR_AHEAD ? EVEN : SURELY_EVEN)) return undefined;
  if (
    widthOf(head) < (told ? HEAD_TOLD : HEAD) * (right - left) ||
    feetOf(sprite, high) > (told ? FEET_TOLD : FEET) * (right - left)
  )
    return undefined;
  const facing = told ?? (eye < axis ? 'left' : 'right');
  const drawn = facing === 'right' ? sprite : mirrored(sprite, axis);
  if (!told && !hasFaceAhead(drawn, axis, rows)) return undefined;
  const front = halves(drawn, axis, true);
  const back = halves(drawn, axis, false);
  const turned = seeSmallPerson(front, joints);
  const askew = (flat: Flat, isRight: boolean): Flat =>
    toFlat(halfAside(toImage(flat), isRight ? 'right' : 'left', HALF_TURNED));
  return {
    facing,
    draw: (degrees) => {
      const yaw = yawOf(degrees).degrees;
      const far = Math.abs(yaw);
      if (far < 1) return front;
      if (far > 179) return back;
      if (far > 91) return askew(back, yaw > 0);
      if (far < 89) return turned ? turned(yaw) : askew(front, yaw > 0);
      return (facing === 'right') === yaw > 0 ? sprite : mirrored(sprite, axis);
    },
  };
}

/** The pixel in the middle of a figure's box. */
function middleOf(sprite: Flat): number {
  const { top, bottom, left, right } = boxOf(sprite);
  return ((top + bottom) >> 1) * sprite.width + ((left + right) >> 1);
}

/** A face of skin takes so much of the fore half of a head, and the hind half has so much less of it: hides are the same all over. */
const [SKIN, LESS, LIGHT, ABOUT] = [0.3, 0.78, 100, 2] as const;

function hasFaceAhead(drawn: Flat, axis: number, rows: readonly Px[]): boolean {
  const shares = [false, true].map((isAhead) => {
    let [skin, all] = [0, 0];
    for (let y = Math.min(...rows) - 1; y <= Math.max(...rows) + ABOUT; y++) {
      for (let x = 0; x < drawn.width; x++) {
        const color = at(drawn, x, y);
        if (color < 0 || x + 0.5 > axis !== isAhead) continue;
        all++;
        if (isWarm(color, 25) && luma(color) >= LIGHT) skin++;
      }
    }
    return skin / Math.max(1, all);
  });
  return shares[1]! >= SKIN && shares[0]! <= LESS * shares[1]!;
}

/** How wide it is where it stands. */
function feetOf(sprite: Flat, high: Px): Px {
  const { bottom } = boxOf(sprite);
  const rows = Array.from({ length: Math.max(1, Math.round(SOLE * high)) }, (_, k) => fullRun(sprite, bottom - 1 - k));
  return Math.max(...rows.map((run) => (run ? widthOf(run) : 0)));
}

/** The runs of a row: what is foremost of each half goes to the middle. */
function halves(drawn: Flat, axis: number, isFront: boolean): Flat {
  const out = blank(drawn.width, drawn.height);
  for (let y = 0; y < drawn.height; y++) {
    const run = fullRun(drawn, y);
    if (!run) continue;
    const width = widthOf(run);
    // The outline stays outside; what lay at the edge comes to the middle.
    const isLine = (x: Px): boolean => luma(at(drawn, x, y)) < DARK;
    const inset = isLine(isFront ? run.to - 1 : run.from) && width > 2 ? 1 : 0;
    const from = Math.round(axis - width / 2);
    for (let i = 0; i < width; i++) {
      const off = Math.floor(Math.abs(i + 0.5 - width / 2));
      const isEdge = i === 0 || i === width - 1;
      const deep = Math.min(off + inset, width - 1);
      const x = isFront ? run.to - 1 - deep : run.from + deep;
      const edge = isFront ? run.from : run.to - 1;
      const color = isEdge ? at(drawn, edge, y) : at(drawn, x, y);
      if (color >= 0) put(out, from + i, y, color);
    }
  }
  return out;
}

/** Darker, of 255, is an outline. */
const DARK = 62;

function fullRun(flat: Flat, y: Px): Run | undefined {
  let [from, to] = [flat.width, 0];
  for (let x = 0; x < flat.width; x++) {
    if (at(flat, x, y) < 0) continue;
    from = Math.min(from, x);
    to = x + 1;
  }
  return to > from ? { from, to } : undefined;
}
