/**
 * What juts out beside a body of which no joints are known: arms, claws, wings, feelers. It is what the artist's own line
 * divides from the rest, or what is thinner than the body, and turns where it hangs on it.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { areaOf, at, BESIDE, type Flat, NONE, opaqueRows, toImage } from '../parts/flat.ts';
import { piecesIn } from '../parts/index.ts';
import { cutsThrough } from './arm-core.ts';
import type { SwingArm } from './arm-parts.ts';
import type { Figure } from './figure.ts';
import { cutFrom } from './heal.ts';
import { withLine } from './mask.ts';
import type { Point } from './types.ts';

/** Shares of the figure's area, and of its height. */
const [LEAST, MOST] = [0.018, 0.2];
const [SHORTEST, LONGEST] = [0.16, 0.6];
/** It hangs on the body between these shares of the height, and does not stand on the ground. */
const [HIGHEST, LOWEST] = [0.16, 0.74];
const GROUND = 0.1;
/** What is thinner than this share of the height is no body. */
const THICK = [0.06, 0.09, 0.13];
/** Share of its length that it reaches out beside where it hangs. */
const ASIDE = 0.3;

/** What juts out, the longest first. */
export function appendages(figure: Figure): readonly SwingArm[] {
  const { line, height } = figure;
  const flesh = line.figure;
  const found: { core: Uint8Array; arm: SwingArm }[] = [];
  const add = (core: Uint8Array): void => {
    const arm = asArm(figure, core);
    if (!arm) return;
    if (found.some((one) => overlap(one.core, core))) return;
    found.push({ core, arm });
  };
  for (const core of divided(flesh, line.colors)) add(core);
  for (const share of THICK) {
    const r = Math.max(1, Math.round(share * height));
    for (const core of thin(flesh, r)) add(core);
  }
  return found.map(({ arm }) => arm).sort((a, b) => b.long - a.long);
}

/** Two that are alike on both sides of the body, which strike together; undefined for none. */
export function pairOf(arms: readonly SwingArm[], height: Px): readonly [SwingArm, SwingArm] | undefined {
  for (const a of arms) {
    const b = arms.find(
      (other) =>
        other.side !== a.side &&
        Math.abs(other.piece.grip.y - a.piece.grip.y) <= LEVEL * height + 1 &&
        Math.abs(other.long - a.long) <= 0.35 * Math.max(a.long, other.long) + 1,
    );
    if (b) return [a, b];
  }
  return undefined;
}
const LEVEL = 0.12;

const overlap = (a: Uint8Array, b: Uint8Array): boolean => a.some((is, i) => is === 1 && b[i] === 1);

/** Groups of pixels that the artist's line divides from the largest of them. */
function divided(flesh: Flat, lines: ReadonlySet<number>): Uint8Array[] {
  if (lines.size === 0) return [];
  return groupsIn(flesh, (i) => flesh.colors[i]! >= 0 && !lines.has(flesh.colors[i]!));
}

/** Groups of pixels that no square of so many pixels on either side of its middle reaches. */
function thin(flesh: Flat, r: Px): Uint8Array[] {
  const { width, height } = flesh;
  const there = flesh.colors.map((color) => (color >= 0 ? 1 : 0));
  const fits = (x: Px, y: Px): boolean => {
    for (let dy = 0; dy <= r; dy++) for (let dx = 0; dx <= r; dx++) if (at(flesh, x + dx, y + dy) < 0) return false;
    return true;
  };
  for (let y = 0; y + r < height; y++)
    for (let x = 0; x + r < width; x++)
      if (fits(x, y))
        for (let dy = 0; dy <= r; dy++) for (let dx = 0; dx <= r; dx++) there[(y + dy) * width + x + dx] = 0;
  return groupsIn(flesh, (i) => there[i] === 1, false);
}

/** Groups of such pixels beside each other; without the largest, which is the body, where it is among them. */
function groupsIn({ width, colors }: Flat, isOf: (i: number) => boolean, hasBody = true): Uint8Array[] {
  const seen = new Uint8Array(colors.length);
  const groups: number[][] = [];
  colors.forEach((_, start) => {
    if (seen[start] || !isOf(start)) return;
    const group = [start];
    seen[start] = 1;
    for (const i of group) {
      for (const [dx, dy] of BESIDE) {
        const j = i + dy * width + dx;
        if (j >= 0 && j < colors.length && !seen[j] && isOf(j)) {
          seen[j] = 1;
          group.push(j);
        }
      }
    }
    groups.push(group);
  });
  groups.sort((a, b) => b.length - a.length);
  return (hasBody ? groups.slice(1) : groups).map((group) => {
    const out = new Uint8Array(colors.length);
    for (const i of group) out[i] = 1;
    return out;
  });
}

/** Such pixels as an arm that hangs on the body; `isTold` where it is known to be one. */
export function asArm(figure: Figure, core: Uint8Array, isTold = false): SwingArm | undefined {
  const { picture, line, height } = figure;
  const { figure: flesh } = line;
  const { width } = picture;
  const { top } = opaqueRows(picture);
  const cells: number[] = [];
  core.forEach((is, i) => {
    if (is) cells.push(i);
  });
  const area = areaOf(flesh);
  if (cells.length < Math.max(3, LEAST * area) || cells.length > MOST * area) return undefined;
  // Where it touches the body, over a line as well.
  const roots = cells.filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return NEAR.some(([dx, dy]) => at(flesh, x + dx, y + dy) >= 0 && !core[i + dy * width + dx]);
  });
  if (roots.length === 0) return undefined;
  // The upper of them: what hangs beside a body hangs on its shoulder.
  const ys = roots.map((i) => Math.floor(i / width));
  const first = Math.min(...ys);
  const upper = roots.filter((i) => Math.floor(i / width) <= first + Math.max(1, 0.08 * height));
  const grip = {
    x: Math.round(upper.reduce((sum, i) => sum + (i % width), 0) / upper.length),
    y: Math.round(upper.reduce((sum, i) => sum + Math.floor(i / width), 0) / upper.length),
  };
  const far = (i: number): number => Math.hypot((i % width) - grip.x, Math.floor(i / width) - grip.y);
  const tip = cells.reduce((best, i) => (far(i) > far(best) ? i : best), cells[0]!);
  const hand: Point = { x: (tip % width) + 0.5, y: Math.floor(tip / width) + 0.5 };
  const long = far(tip);
  const axis = axisOf(flesh);
  const side = grip.x + hand.x - 0.5 < 2 * axis ? -1 : 1;
  const level = (grip.y - top) / height;
  const standsOn = hand.y > top + (1 - GROUND) * height;
  const out = side * (hand.x - 0.5 - grip.x);
  if (long < SHORTEST * height || long > LONGEST * height || level < HIGHEST || level > LOWEST || standsOn)
    return undefined;
  const isOut = side * (grip.x - axis) >= 0 && (out >= ASIDE * long || side * (grip.x - axis) >= 0.12 * height);
  if (!isTold && !isOut) return undefined;
  if (cutsThrough(flesh, core, grip, height)) return undefined;
  const mask = withLine(line, core);
  const body = cutFrom(figure, core, mask);
  if (piecesIn(toImage(body)) > piecesIn(toImage(picture))) return undefined;
  let [open, sides] = [0, 0];
  for (const i of cells) {
    for (const [dx, dy] of BESIDE) {
      if (core[i + dy * width + dx]) continue;
      sides++;
      if (at(flesh, (i % width) + dx, Math.floor(i / width) + dy) < 0) open++;
    }
  }
  const piece = {
    ...{
      mask,
      grip,
      angle: Math.atan2(hand.y - 0.5 - grip.y, hand.x - 0.5 - grip.x),
      ahead: Math.ceil(long),
      behind: 0,
    },
    cells: cells.map((i) => [(i % width) - grip.x, Math.floor(i / width) - grip.y, flesh.colors[i]!] as const),
    half: Math.ceil(0.055 * height),
    colorAt: () => NONE,
  };
  return { side, piece, body, long, beyond: 0, free: open / Math.max(1, sides), hand };
}
const NEAR = [...BESIDE, [0, -2], [-2, 0], [2, 0], [0, 2]] as const;

/** The middle column of a figure's pixels. */
function axisOf(flesh: Flat): number {
  let [sum, n] = [0, 0];
  flesh.colors.forEach((color, i) => {
    if (color < 0) return;
    sum += i % flesh.width;
    n++;
  });
  return sum / Math.max(1, n);
}
