/**
 * What a hand holds that is long and thin: blades, clubs, staffs, spears. It is found as a straight run of pixels through
 * the hand whose cross-sections are narrow and end at a line, at nothing or at another colour.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { isFree, LEAST_REACH, type Ray, rayFrom, usualIn } from './run.ts';
import type { Hand, Point, Trunk, Weapon } from './types.ts';
import { asWeapon } from './weapon.ts';

/** Shares of the figure's height. */
const LEAST_LENGTH = 0.27;
/** How far from where a wrist is told to be a hand may hold. */
const ABOUT_HAND = 0.13;
const NEAR_SHOULDER = 0.13;
/** A run whose pixels mostly have a fellow on the other side is an arm or a leg. */
const EVEN = 0.6;
/** Share of a thing that may lie before the body. */
const MOST_INSIDE = 0.25;
const ANGLES = 36;
/** Up to so many pixels of height a figure is looked at pixel by pixel. */
const FINE = 48;

/** The longest such thing in one of the hands; undefined where none holds one. */
export function findWeapon(line: LineHabit, hands: readonly Hand[], trunk: Trunk): Weapon | undefined {
  const { figure } = line;
  const height = trunk.floor - trunk.top;
  const isBorder = (x: Px, y: Px): boolean => {
    const color = at(figure, x, y);
    return color < 0 || (line.isLined && line.colors.has(color));
  };
  const last = Math.round(2 * trunk.axis) - 1;
  const halves = [usualIn(figure, trunk, 1), usualIn(figure, trunk, -1)] as const;
  /** The colours of the half of the figure that a hand is not in. */
  const isUsual = (x: Px): ReadonlySet<Color> => halves[x + 0.5 < trunk.axis ? 0 : 1];
  let best: { score: number; grip: Point; angle: number; ahead: Ray; behind: Ray } | undefined;
  const look = (hand: Hand, dx: Px, dy: Px): void => {
    const grip = { x: Math.floor(hand.x) + dx, y: Math.floor(hand.y) + dy };
    if (at(figure, grip.x, grip.y) < 0) return;
    for (let k = 0; k < ANGLES; k++) {
      const angle = (Math.PI * k) / ANGLES;
      const ahead = rayFrom(figure, isBorder, grip, angle, height);
      const behind = rayFrom(figure, isBorder, grip, angle + Math.PI, height);
      const total = ahead.length + behind.length;
      if (total < LEAST_LENGTH * height) continue;
      const away = 0.9 * Math.hypot(dx, dy);
      // no longer one is left to find here
      if (best && total - away <= best.score) continue;
      if (![ahead, behind].some((ray) => isFree(figure, ray, grip, hand, height, isUsual))) continue;
      const steps = [...ahead.steps, ...behind.steps];
      const isArm = [ahead.end, behind.end].some(
        (end) => Math.hypot(end.x - hand.shoulder.x, end.y - hand.shoulder.y) < NEAR_SHOULDER * height,
      );
      if (isArm) continue;
      const cells = steps.flatMap((step) => step.cells);
      const fellows = cells.filter((i) => {
        const [x, y] = [i % figure.width, Math.floor(i / figure.width)];
        return areKin(at(figure, last - x, y), figure.colors[i]!);
      }).length;
      if (fellows > EVEN * cells.length) continue;
      const inside = steps.filter(({ cells: [i] }) => {
        const [x, y] = [i! % figure.width, Math.floor(i! / figure.width)];
        return y >= trunk.top && Math.abs(x + 0.5 - trunk.axis) < trunk.half * (y < trunk.neck ? 1.1 : 0.85);
      }).length;
      if (inside > MOST_INSIDE * steps.length) continue;
      const width = cells.length / Math.max(1, steps.length);
      const score = total - away - 1.5 * inside - 0.8 * width;
      if (!best || score > best.score) best = { score, grip, angle, ahead, behind };
    }
  };
  const reach = Math.max(2, Math.round(ABOUT_HAND * height));
  // Of large figures every few pixels tell whether something is held; where it is, all of them are looked at.
  const step = Math.max(1, Math.floor(height / FINE));
  for (const hand of hands) {
    const before = best;
    for (let dy = -reach; dy <= reach; dy += step) for (let dx = -reach; dx <= reach; dx += step) look(hand, dx, dy);
    if (step === 1 || !best || best === before) continue;
    const [x, y] = [best.grip.x - Math.floor(hand.x), best.grip.y - Math.floor(hand.y)];
    for (let dy = 1 - step; dy < step; dy++) for (let dx = 1 - step; dx < step; dx++) look(hand, x + dx, y + dy);
  }
  if (!best || best.score < LEAST_REACH * height) return undefined;
  return asWeapon(line, best, trunk, isBorder, isUsual(best.grip.x));
}
