/**
 * Barrels: of guns that somebody holds before the body, of tanks and turrets. They stick out to a side, thin, level and blunt;
 * what has one recoils and fires instead of swinging it.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { isFromAbove } from '../parts/evenness.ts';
import { at, type Color, type Flat, luma, toImage } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { bend, STILL } from './bend.ts';
import { drawBall, drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import { handsBy } from './held-in.ts';
import type { StrikeRequest } from './request.ts';
import { tonesOf } from './tones.ts';
import type { Point, Strike } from './types.ts';

export interface Muzzle extends Point {
  readonly side: -1 | 1;
  /** How thick the barrel is. */
  readonly wide: Px;
}

/** Shares of the height: how thick a barrel is at the most, how far it sticks out at the least, and the rows that it is in. */
const THICK = 0.12;
const OF_MACHINE = 0.22;
const LONG = 0.06;
const BAND = [0.22, 0.8] as const;
/** Rows that its middle goes up or down a column. */
const LEVEL = 0.6;
/** Its end is hardly thinner than the rest: what ends in a point is a spear. */
const BLUNT = 0.6;
/** Steel and wood: so little colour, or so dark. */
const GREY = 44;
const DARK = 70;
const MOSTLY = 0.6;

interface Column {
  readonly x: Px;
  readonly from: Px;
  readonly to: Px;
}

/** The barrel of a machine that is seen from above, or of what somebody holds. */
export function barrelOf({ person, joints, blow }: StrikeRequest, figure: Figure): Muzzle | undefined {
  const { picture, line, trunk, height, ahead } = figure;
  const isMachine = !person && isFromAbove(picture);
  const isAsked = blow === 'shoot';
  if (!isMachine && !person && !isAsked) return undefined;
  const muzzle = findMuzzle(picture, line, trunk.top, height, isMachine);
  // A tail is behind; what somebody holds is at the height of a hand.
  if (!muzzle || (Math.abs(ahead.x) > 0.3 && muzzle.side !== Math.sign(ahead.x))) return undefined;
  const isHeld = handsBy(joints).some(({ y }) => Math.abs(y - muzzle.y) <= AT_HAND * height);
  return isMachine || isAsked || isHeld ? muzzle : undefined;
}
const AT_HAND = 0.15;

/** The barrel that sticks out farther; undefined where there is none. Of `anyColor` it may be where the figure is a machine. */
export function findMuzzle(picture: Flat, line: LineHabit, top: Px, height: Px, anyColor: boolean): Muzzle | undefined {
  const found = ([-1, 1] as const).flatMap((side) => {
    const columns = barrelAt(picture, top, height, side, anyColor ? OF_MACHINE : THICK);
    if (columns.length < Math.max(3, LONG * height)) return [];
    const thick = columns.map(({ from, to }) => to - from);
    const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
    const end = mean(thick.slice(1, 3));
    if (end < BLUNT * mean(thick) || !(anyColor || isSteel(line.figure, columns))) return [];
    const { x, from, to } = columns[0]!;
    return [{ x, y: Math.floor((from + to - 1) / 2), side, wide: Math.round(mean(thick)), long: columns.length }];
  });
  return found.sort((a, b) => b.long - a.long)[0];
}

/** Columns of a level, thin run, from the outermost one inwards. */
function barrelAt(picture: Flat, top: Px, height: Px, side: -1 | 1, thick: number): readonly Column[] {
  const out: Column[] = [];
  const most = Math.max(3, Math.round(thick * height));
  for (let n = 0; n < picture.width; n++) {
    const x = side < 0 ? n : picture.width - 1 - n;
    const before = out.at(-1);
    const runs = runsAt(picture, x).filter(({ from, to }) => !before || (from < before.to && to > before.from));
    const [run] = runs;
    if (!run && !before) continue;
    if (!run || runs.length > 1) break;
    const middle = (run.from + run.to) / 2;
    const isLevel = !before || Math.abs(middle - (before.from + before.to) / 2) <= LEVEL + 0.5;
    const isIn = middle >= top + BAND[0] * height && middle <= top + BAND[1] * height;
    if (run.to - run.from > most || !isLevel || !isIn) break;
    out.push(run);
  }
  return out;
}

function runsAt(picture: Flat, x: Px): readonly Column[] {
  const out: { x: Px; from: Px; to: Px }[] = [];
  for (let y = 0; y < picture.height; y++) {
    if (at(picture, x, y) < 0) continue;
    const last = out.at(-1);
    if (last?.to === y) last.to = y + 1;
    else out.push({ x, from: y, to: y + 1 });
  }
  return out;
}

function isSteel(figure: Flat, columns: readonly Column[]): boolean {
  const colors: Color[] = [];
  for (const { x, from, to } of columns)
    for (let y = from; y < to; y++) if (at(figure, x, y) >= 0) colors.push(at(figure, x, y));
  const steel = colors.filter((c) => {
    const parts = [c >> 16, (c >> 8) & 255, c & 255];
    return Math.max(...parts) - Math.min(...parts) < GREY || luma(c) < DARK;
  });
  return colors.length > 0 && steel.length >= MOSTLY * colors.length;
}

/** When it fires, when its flash is gone, and when what it fired is. */
const [FIRES, FLASHED, GONE] = [0.4, 0.62, 0.86];

/** Pictures at times 0..1: it aims, fires and recoils, and what it fired flies to the edge of the canvas. */
export function fired(figure: Figure, { x, y, side, wide }: Muzzle): Strike {
  const { picture, height, room, canvas } = figure;
  const tones = tonesOf(picture, true);
  const back = Math.min(Math.max(1, Math.round(height / 22)), Math.max(0, side > 0 ? room.left : room.right));
  const reach = Math.max(2, Math.min(0.16 * Math.min(height, LARGEST), 2.4 * wide));
  const strike = (t: number, isPlain = false) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const kick = t < FIRES ? 0 : t < FLASHED ? 1 : t < GONE ? 0.5 : 0;
    const bent = bend(picture, { ...STILL, dx: -side * Math.round(back * kick) });
    const out = bent.draw(picture);
    if (isPlain) return toImage(out);
    const effect = effectOn(figure);
    const mouth = bent.place(x, y);
    if (t >= FIRES && t < FLASHED) {
      // At the edge of the canvas it is seen whole.
      const far = side * reach * 0.7;
      const at_ = Math.max(canvas.left + reach - 1, Math.min(canvas.right - reach, mouth.x + far));
      drawBurst({ x: at_, y: mouth.y }, reach, ((t - FIRES) / (FLASHED - FIRES)) * 0.8, tones, effect);
    } else if (t >= FLASHED && t < GONE) {
      const gone = (t - FLASHED) / (GONE - FLASHED);
      const edge = side > 0 ? canvas.right - 2 : canvas.left + 1;
      const ball = { x: mouth.x + (edge - mouth.x) * (0.35 + 0.65 * gone), y: mouth.y };
      drawBall(ball, Math.max(1, 0.45 * wide), { x: side, y: 0 }, tones, effect);
    } else if (t > 0.18 && t < FIRES) effect.dot(mouth.x + side, mouth.y, tones.light, true);
    effect.lay(out);
    return toImage(out);
  };
  return Object.assign(strike, { isChecked: true });
}
const LARGEST: Px = 56;
