/** Whether what was found in a hand is a thing, and no arm, leg or tail of who is shown. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, type Flat } from '../parts/flat.ts';
import type { Trunk, Weapon } from './types.ts';
import { hasFellow } from './whole-thing.ts';

/** A colour with this share of the rest of the figure is one of the figure's own. */
const COMMON = 0.03;
/** And so is one of which there are so many pixels. */
const SEEN_ELSEWHERE = 4;
/** Least share of a thing in other colours than the figure's, in somebody's hand and where no hands are known. */
const OF_ITS_OWN = 0.35;
const WITHOUT_HANDS = 0.5;
/** Blades are thinner than this share of the height; arms are not. */
const THIN = 0.085;

export interface HeldHow {
  /** How far it reaches. */
  readonly long: Px;
  readonly height: Px;
  readonly hasHands: boolean;
  /** The way that it points, where that is known. */
  readonly angle?: number | undefined;
}

/** `mask` are its pixels in a figure without its line. */
export function isThing(figure: Flat, mask: Uint8Array, { long, height, hasHands, angle }: HeldHow): boolean {
  const rest = new Map<Color, number>();
  const own: Color[] = [];
  let area = 0;
  figure.colors.forEach((color, i) => {
    if (color < 0) return;
    if (mask[i]) own.push(color);
    else {
      rest.set(color, (rest.get(color) ?? 0) + 1);
      area++;
    }
  });
  if (own.length === 0) return false;
  const usual = [...rest].filter(([, n]) => n >= COMMON * area).map(([color]) => color);
  const isOurs = (color: Color): boolean =>
    (rest.get(color) ?? 0) >= SEEN_ELSEWHERE || usual.some((one) => areKin(one, color));
  const others = own.filter((color) => !isOurs(color)).length / own.length;
  if (!hasHands) return others >= WITHOUT_HANDS;
  if (others >= OF_ITS_OWN) return true;
  // A blade in the armour's own colours is thin and has nothing on either side; the edge of an arm has the arm.
  const isThin = own.length / Math.max(1, long) < Math.max(1.6, THIN * height);
  return isThin && angle !== undefined && openShare(figure, mask, angle) >= OPEN;
}
const OPEN = 0.52;

/** Share of its pixels across which there is nothing of the figure on both sides. */
function openShare(figure: Flat, mask: Uint8Array, angle: number): number {
  const [vx, vy] = [-Math.sin(angle), Math.cos(angle)];
  let [open, all] = [0, 0];
  figure.colors.forEach((color, i) => {
    if (color < 0 || !mask[i]) return;
    const [x, y] = [i % figure.width, Math.floor(i / figure.width)];
    all++;
    const isOpen = (sign: 1 | -1): boolean => {
      let beyond = 0;
      for (let d = 1; d < 8; d++) {
        const [u, v] = [Math.round(x + sign * vx * d), Math.round(y + sign * vy * d)];
        if (at(figure, u, v) >= 0 && mask[v * figure.width + u]) continue;
        if (at(figure, u, v) >= 0) return false;
        // Beyond its line there is nothing for a pixel more.
        if (++beyond === 3) return true;
      }
      return true;
    };
    if (isOpen(1) && isOpen(-1)) open++;
  });
  return open / Math.max(1, all);
}

/** Shares of the height: how far from the hand what is left of a thing is looked for, and how much of it may be left. */
const FROM_HAND = 0.13;
const LEFT_OVER = 0.018;

/** Whether a good part of a weapon was not found with it: pixels beside it, away from the hand and the body. */
export function isPartOfMore(
  figure: Flat,
  { mask, grip }: Pick<Weapon, 'mask' | 'grip'>,
  trunk: Trunk,
  /** Whether what has its like on the other side of the body, as a cape has, is none of it. */
  isEvenOther = false,
): boolean {
  const { width } = figure;
  const height = trunk.floor - trunk.top;
  const isFree = (x: Px, y: Px): boolean =>
    at(figure, x, y) >= 0 &&
    !mask[y * width + x] &&
    !(isEvenOther && hasFellow(figure, trunk, x, y)) &&
    Math.abs(x + 0.5 - trunk.axis) > trunk.half * 1.1 &&
    Math.hypot(x - grip.x, y - grip.y) > FROM_HAND * height;
  const queue: number[] = [];
  const seen = new Set<number>();
  const see = (x: Px, y: Px): void => {
    const i = y * width + x;
    if (seen.has(i) || !isFree(x, y)) return;
    seen.add(i);
    queue.push(i);
  };
  const around = (i: number): void => {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) see(x + dx, y + dy);
  };
  mask.forEach((is, i) => {
    const far = Math.hypot((i % width) - grip.x, Math.floor(i / width) - grip.y) > FROM_HAND * height;
    if (is && far) around(i);
  });
  for (let k = 0; k < queue.length; k++) around(queue[k]!);
  return seen.size > Math.max(4, LEFT_OVER * height * height) || leavesItsOwn(figure, mask);
}

/** Whether some of a thing stays behind in colours that are mostly its own: a prong before a helmet. */
function leavesItsOwn(figure: Flat, mask: Uint8Array): boolean {
  const { width } = figure;
  const counts = new Map<Color, { on: number; off: number[] }>();
  figure.colors.forEach((color, i) => {
    if (color < 0) return;
    const count = counts.get(color) ?? { on: 0, off: [] };
    if (mask[i]) count.on++;
    else count.off.push(i);
    counts.set(color, count);
  });
  const isNear = (i: number): boolean => {
    for (let dy = -NEAR; dy <= NEAR; dy++)
      for (let dx = -NEAR; dx <= NEAR; dx++) {
        const x = (i % width) + dx;
        if (x >= 0 && x < width && mask[i + dy * width + dx]) return true;
      }
    return false;
  };
  const left = [...counts.values()]
    .filter(({ on, off }) => on > MOSTLY * (on + off.length))
    .flatMap(({ off }) => off.filter(isNear));
  return left.length >= FEW;
}
const NEAR: Px = 3;
const MOSTLY = 0.55;
const FEW = 3;

const OF_HEAD = 0.3;
const OF_BOTH = 0.5;

/** Whether a good part of a thing has its fellow on the other side of the body: a cape, a sleeve. */
export function isOfBoth(figure: Flat, { cells, grip }: Weapon, { axis }: Trunk): boolean {
  const last = Math.round(2 * axis) - 1;
  const even = cells.filter(([dx, dy, color]) => {
    const [x, y] = [last - grip.x - dx, grip.y + dy];
    return areKin(at(figure, x, y), color);
  });
  return even.length > OF_BOTH * cells.length;
}

/** Whether a good part of a thing is beside the head with nothing between: hair, a hood, an ear. */
export function isOfHead(
  { width, colors }: Flat,
  { cells, grip }: Pick<Weapon, 'cells' | 'grip'>,
  { axis, neck }: Trunk,
): boolean {
  const beside = cells.filter(([dx, dy]) => {
    const [x, y] = [grip.x + dx, grip.y + dy];
    if (y >= neck) return false;
    const step = x + 0.5 < axis ? 1 : -1;
    for (let u = x; (axis - u - 0.5) * step > 0; u += step) if (colors[y * width + u]! < 0) return false;
    return true;
  });
  return beside.length > OF_HEAD * cells.length;
}
