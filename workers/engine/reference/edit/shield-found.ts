/** A shield on an arm: what is broad and filled beside the trunk of who looks at the viewer, and is not on the other side of it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, toFlat } from '../parts/flat.ts';
import { shieldHeld, weaponOf } from './held.ts';
import { mattersOf } from './matters.ts';
import { type Region, regionOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

/** Shares of the height that a shield is wide and high at the least, and at the most. */
const [LEAST_WIDE, LEAST_HIGH, MOST_WIDE, MOST_HIGH] = [0.15, 0.18, 0.5, 0.72];
/** So much of its box it fills. */
const FILLED = 0.6;
/** So much of its colours is in it alone: of one that words speak of less is asked than of one that nobody spoke of. */
const [OWN_ALONE, OWN_SAID] = [0.55, 0.25];
/** A shield begins so far below the top of its bearer. */
const SHOULDER = 0.2;
/** Nearer to the middle both sides may differ by a belt or a fold. */
const MIDDLE = 0.3;

/** The pixels of a shield that words speak of, without the line round it; undefined where none stands out. */
export const shieldOf = (subject: Subject): Region | undefined =>
  shieldBeside(subject, OWN_SAID) ?? shieldHeld(subject) ?? shieldOfMatter(subject);

/** What beside a body is broad, of one matter, and not on the other side of it: a shield that is seen from its edge, or over an arm. */
function shieldOfMatter(subject: Subject): Region | undefined {
  const { trunk, trunkHalf, top, chin, floor, isUpright, facing } = stanceOf(subject);
  if (!isUpright || facing !== 0 || subject.head?.isBust) return undefined;
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const height = floor - top;
  const skin = subject.person && regionOf(subject.person, 'skin');
  const found = mattersOf(subject)
    .flatMap(({ pieces }) => pieces.map(({ pixels }) => pixels.filter((i) => !skin?.[i])))
    .filter((cells) => cells.length >= LEAST_CELLS * height * height)
    .filter((cells) => {
      const [xs, ys] = [cells.map((i) => i % width), cells.map((i) => Math.floor(i / width))];
      const side = xs.reduce((n, x) => n + x + 0.5, 0) / xs.length < trunk ? -1 : 1;
      const isBeside = cells.filter((_i, k) => (xs[k]! + 0.5 - trunk) * side > 0.8 * trunkHalf).length >= 0.85 * cells.length; // biome-ignore format: one line
      const [wide, high] = [spanOf(xs), spanOf(ys)];
      const isOne = wide >= 0.09 * height && high >= LEAST_HIGH * height && high <= MOST_HIGH * height && wide <= 1.3 * high; // biome-ignore format: one line
      // On the other side there is nothing so far out.
      const free = cells.filter((_i, k) => at(flat, Math.round(2 * trunk) - 1 - xs[k]!, ys[k]!) < 0).length;
      return isBeside && isOne && Math.min(...ys) >= chin - 0.1 * height && free >= 0.35 * cells.length;
    })
    .sort((a, b) => b.length - a.length)[0];
  if (!found) return undefined;
  const out = new Uint8Array(flat.colors.length);
  for (const i of filledRows(found, width, (x, y) => at(flat, x, y) >= 0)) out[i] = 1;
  return out;
}
const LEAST_CELLS = 0.02;

/** Whether a shield is on an arm already. */
export const hasShield = (subject: Subject): boolean =>
  (shieldHeld(subject) ?? shieldBeside(subject, OWN_ALONE)) !== undefined;

function shieldBeside(subject: Subject, leastOwn: number): Region | undefined {
  const flat = toFlat(subject.sprite);
  const { width } = flat;
  const [line, stance] = [lineOf(subject), stanceOf(subject)];
  const { trunk, trunkHalf, top, floor, isUpright, facing } = stance;
  const height = floor - top;
  if (!isUpright || facing !== 0 || subject.head?.isBust) return undefined;
  const found = weaponOf(subject, line, stance);
  // What is broad is none that was taken for a weapon.
  const isOne =
    found &&
    isShield(
      [...found.mask.keys()].filter((i) => found.mask[i]),
      width,
      height,
    );
  const weapon = isOne ? undefined : found;
  const skin = subject.person && regionOf(subject.person, 'skin');
  const last = Math.round(floor - 0.06 * height);
  const isOther = (x: Px, y: Px): boolean => {
    const c = at(flat, x, y);
    const i = y * width + x;
    if (c < 0 || weapon?.mask[i] || skin?.[i] || line.figure.colors[i]! < 0) return false;
    const X = Math.round(2 * trunk) - 1 - x;
    const mirrored = [-1, 0, 1].map((d) => at(flat, X + d, y));
    const isHeld = X >= 0 && X < width && weapon?.mask[y * width + X] === 1;
    return isHeld || !mirrored.some((own) => own >= 0 && areKin(own, c));
  };
  const counts = new Map<Color, number>();
  for (const c of flat.colors) if (c >= 0) counts.set(c, (counts.get(c) ?? 0) + 1);
  let best: readonly number[] | undefined;
  for (const side of [-1, 1]) {
    const isIn = (x: Px, y: Px): boolean => y < last && (x + 0.5 - trunk) * side > MIDDLE * trunkHalf && isOther(x, y);
    for (const cells of piecesIn(flat.width, flat.height, isIn)) {
      const whole = filledRows(cells, width, (x, y) => at(flat, x, y) >= 0);
      // What reaches up beside the head is a weapon.
      const isLow = Math.min(...whole.map((i) => Math.floor(i / width))) >= top + SHOULDER * height;
      if (isLow && isShield(whole, width, height) && whole.length > (best?.length ?? 0)) {
        const inside = new Map<Color, number>();
        for (const i of whole) inside.set(flat.colors[i]!, (inside.get(flat.colors[i]!) ?? 0) + 1);
        const seen = whole.filter((i) => !line.colors.has(flat.colors[i]!));
        const own = seen.filter((i) => inside.get(flat.colors[i]!)! >= 0.6 * counts.get(flat.colors[i]!)!);
        if (own.length >= leastOwn * seen.length) best = whole;
      }
    }
  }
  if (!best) return undefined;
  const out = new Uint8Array(flat.colors.length);
  for (const i of best) out[i] = 1;
  return out;
}

const spanOf = (values: readonly number[]): Px => Math.max(...values) - Math.min(...values) + 1;

function isShield(cells: readonly number[], width: Px, height: number): boolean {
  const [wide, high] = [spanOf(cells.map((i) => i % width)), spanOf(cells.map((i) => Math.floor(i / width)))];
  return (
    wide >= LEAST_WIDE * height &&
    high >= LEAST_HIGH * height &&
    wide <= MOST_WIDE * height &&
    high <= MOST_HIGH * height &&
    wide <= 1.6 * high &&
    cells.length >= FILLED * wide * high
  );
}

/** With what lies between the ends of each of its rows: lines, and what is painted on it in the colours of a coat. */
function filledRows(cells: readonly number[], width: Px, isThere: (x: Px, y: Px) => boolean): number[] {
  const rows = new Map<Px, readonly [Px, Px]>();
  for (const i of cells) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [from, to] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(from, x), Math.max(to, x)]);
  }
  const out: number[] = [];
  for (const [y, [from, to]] of rows) for (let x = from; x <= to; x++) if (isThere(x, y)) out.push(y * width + x);
  return out;
}

/** Pieces that hang together, over a line of one pixel as well. */
function piecesIn(width: Px, height: Px, isIn: (x: Px, y: Px) => boolean): number[][] {
  const seen = new Uint8Array(width * height);
  const out: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isIn(start % width, Math.floor(start / width))) continue;
    const group = [start];
    seen[start] = 1;
    for (let k = 0; k < group.length; k++)
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const [x, y] = [(group[k]! % width) + dx, Math.floor(group[k]! / width) + dy];
          const j = y * width + x;
          if (Math.abs(dx) + Math.abs(dy) > 2 || x < 0 || y < 0 || x >= width || y >= height || seen[j] || !isIn(x, y))
            continue;
          seen[j] = 1;
          group.push(j);
        }
    if (group.length >= 4) out.push(group);
  }
  return out;
}
