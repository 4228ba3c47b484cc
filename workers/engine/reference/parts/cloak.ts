/**
 * A cloak behind somebody who faces the viewer: of one colour beside both legs, of another than they and the chest. It is
 * taken off before the body is measured: with it, arms and legs would be one broad body.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  areaOf,
  areKin,
  at,
  blank,
  type Color,
  copyOf,
  eachPixel,
  type Flat,
  luma,
  NONE,
  opaqueRows,
  put,
} from './flat.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import type { FoundJoints } from './person-types.ts';
import { runAt, widthOf } from './runs.ts';

interface Cloaked {
  /** The cloak's pixels. */
  readonly cloak: Flat;
  /** The picture without it and without the line about it. */
  readonly bare: Flat;
}

interface Place {
  readonly axis: number;
  readonly neck: Px;
  readonly hip: Px;
  readonly floor: Px;
  readonly headHalf: number;
}

/** Share of the rows below the hips in which a cloak is beyond the leg, on each side. */
const BESIDE_LEGS = 0.5;
/** Of those rows so much is something else, legs; and so much of the chest. */
const LEGS = 0.22;
const CHEST = 0.72;
/** Least of the figure's pixels. */
const LEAST = 0.05;
/** It reaches so far down the legs. */
const LOW = 0.45;

/** Colours of a row on one side beyond something else that is no line: beyond a leg. */
function beyondLegs(figure: Flat, lines: ReadonlySet<Color>, y: Px, axis: number, step: 1 | -1): Set<Color> {
  const inner: Color[] = [];
  const out = new Set<Color>();
  for (let x = step > 0 ? Math.floor(axis) : Math.ceil(axis) - 1; x >= 0 && x < figure.width; x += step) {
    const color = at(figure, x, y);
    if (color < 0 || lines.has(color)) continue;
    if (inner.filter((c) => !areKin(c, color)).length >= 2) out.add(color);
    inner.push(color);
  }
  return out;
}

/** The cloak's main colour: beyond the legs on both sides, seldom in the chest. */
function colorOf({ figure, colors }: LineHabit, { axis, neck, hip, floor, headHalf }: Place): Color {
  const sides: [Map<Color, Px[]>, Map<Color, Px[]>] = [new Map(), new Map()];
  // A shield or a staff lies outermost above; feet stand out below.
  const [from, to] = [hip, Math.round(floor - 0.12 * (floor - hip))];
  const legs: Color[] = [];
  const whole: Color[] = [];
  for (let y = from; y < to; y++) {
    for (const side of [0, 1] as const) {
      for (const color of beyondLegs(figure, colors, y, axis, side ? 1 : -1))
        sides[side].set(color, [...(sides[side].get(color) ?? []), y]);
    }
    for (let x = 0; x < figure.width; x++) {
      const color = at(figure, x, y);
      if (color < 0 || colors.has(color)) continue;
      whole.push(color);
      if (Math.abs(x + 0.5 - axis) < headHalf * 1.2 + 1) legs.push(color);
    }
  }
  const rows = Math.max(1, to - from);
  const chest: Color[] = [];
  for (let y = neck + 1; y < hip - 1; y++) {
    for (let x = Math.ceil(axis - headHalf * 0.8); x < axis + headHalf * 0.8; x++) {
      const color = at(figure, x, y);
      if (color >= 0 && !colors.has(color)) chest.push(color);
    }
  }
  const share = (map: Map<Color, Px[]>, color: Color): number =>
    new Set([...map].flatMap(([c, ys]) => (areKin(c, color) ? ys : []))).size / rows;
  const of = (list: readonly Color[], color: Color): number =>
    list.filter((c) => areKin(c, color)).length / Math.max(1, list.length);
  const [best] = [...sides[0].keys()]
    .map((color) => ({ color, fit: Math.min(share(sides[0], color), share(sides[1], color)) }))
    .filter(
      ({ color, fit }) =>
        fit >= BESIDE_LEGS && of(whole, color) < 1 - LEGS && of(legs, color) < CHEST && of(chest, color) < 1 - CHEST,
    )
    .sort((a, b) => b.fit - a.fit || luma(b.color) - luma(a.color));
  return best?.color ?? NONE;
}

/** Of its colours so much is in a cloak: what limbs and chest have as well is hide, bone or stone. */
const OWN = 0.55;

/** Whether what seems to hang behind a figure has colours of its own. */
export function hasOwnColors(cloak: Flat, { figure, colors }: LineHabit): boolean {
  const own = new Map<Color, number>();
  eachPixel(cloak, (_x, _y, color) => {
    if (!colors.has(color)) own.set(color, (own.get(color) ?? 0) + 1);
  });
  const area = [...own.values()].reduce((sum, n) => sum + n, 0);
  let all = 0;
  eachPixel(figure, (_x, _y, color) => {
    if ((own.get(color) ?? 0) > COMMON * area) all++;
  });
  const inside = [...own.values()].filter((n) => n > COMMON * area).reduce((sum, n) => sum + n, 0);
  return inside >= OWN * all;
}
/** A shade of which a cloak has less counts for nothing. */
const COMMON = 0.08;

/** Rows at the hips that are looked at. */
const HIPS: Px = 3;

/** Whether what is beyond the legs covers the hips as well: wide trousers, a skirt. */
function areTrousers(figure: Flat, lines: ReadonlySet<Color>, main: Color, { axis, hip }: Place): boolean {
  let [own, all] = [0, 0];
  for (let y = hip; y < hip + HIPS; y++) {
    for (const x of [Math.ceil(axis) - 1, Math.floor(axis)]) {
      const color = at(figure, x, y);
      if (color < 0 || lines.has(color)) continue;
      all++;
      if (areKin(color, main)) own++;
    }
  }
  return own > all / 2;
}

/** The cloak of a figure, undefined where it wears none. */
function cloakOf(drawn: Flat, line: LineHabit, place: Place): Cloaked | undefined {
  const { figure, colors } = line;
  const { axis, neck, hip, floor, headHalf } = place;
  const main = colorOf(line, place);
  if (main < 0) return undefined;
  if (areTrousers(figure, colors, main, place)) return undefined;
  const cloak = blank(figure.width, figure.height);
  const isOf = (x: Px, y: Px): boolean => {
    const color = at(figure, x, y);
    if (color < 0 || y < neck - 1 || colors.has(color) || !areKin(color, main)) return false;
    // Before the chest lie clothes.
    return y >= hip || Math.abs(x + 0.5 - axis) > headHalf;
  };
  // What hangs together with the part beside the legs.
  const queue: number[] = [];
  for (let y = hip; y < floor; y++) {
    for (let x = 0; x < figure.width; x++) if (isOf(x, y)) queue.push(y * figure.width + x);
  }
  for (const i of queue) cloak.colors[i] = figure.colors[i]!;
  for (let k = 0; k < queue.length; k++) {
    const [x, y] = [queue[k]! % figure.width, Math.floor(queue[k]! / figure.width)];
    for (let dy = -2; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = (y + dy) * figure.width + x + dx;
        if (!isOf(x + dx, y + dy) || cloak.colors[j]! >= 0) continue;
        cloak.colors[j] = figure.colors[j]!;
        queue.push(j);
      }
    }
  }
  const lowest = Math.max(0, ...queue.map((i) => Math.floor(i / figure.width)));
  if (lowest < hip + LOW * (floor - hip) || areaOf(cloak) < LEAST * areaOf(figure)) return undefined;
  // Below the hips legs are seen before it.
  let [legs, all] = [0, 0];
  eachPixel(figure, (x, y, color) => {
    if (y < hip || colors.has(color)) return;
    all++;
    if (at(cloak, x, y) < 0) legs++;
  });
  if (legs < LEGS * all || !hasOwnColors(cloak, line)) return undefined;
  return { cloak, bare: bareOf(drawn, cloak, colors) };
}

/** A picture without the cloak: a line that bounded only it goes too. */
function bareOf(drawn: Flat, cloak: Flat, lines: ReadonlySet<Color>): Flat {
  const out = copyOf(drawn);
  eachPixel(cloak, (x, y) => put(out, x, y, NONE));
  const without = copyOf(out);
  const about = (x: Px, y: Px, see: (x: Px, y: Px) => boolean): boolean => {
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (see(x + dx, y + dy)) return true;
    return false;
  };
  eachPixel(without, (x, y, color) => {
    if (!lines.has(color) || !about(x, y, (X, Y) => at(cloak, X, Y) >= 0)) return;
    const bounds = about(x, y, (X, Y) => at(without, X, Y) >= 0 && !lines.has(at(without, X, Y)));
    if (!bounds) put(out, x, y, NONE);
  });
  return out;
}

/** The cloak that somebody wears, by the joints. */
export function cloakOn(drawn: Flat, joints: FoundJoints): Cloaked | undefined {
  const line = lineHabitOf(drawn);
  const { top, bottom } = opaqueRows(line.figure);
  const { NECK: neck, NOSE: nose } = joints;
  const [left, right] = [joints['LEFT HIP'], joints['RIGHT HIP']];
  const near = Math.round(neck.x + (left.x + right.x) / 2) / 2;
  const run = runAt(line.figure, Math.round((nose.y + top) / 2), near);
  const hip = Math.round((left.y + right.y) / 2);
  if (!run || hip <= neck.y || hip >= bottom - 3) return undefined;
  const headHalf = Math.max(2, Math.min(widthOf(run) / 2, (neck.y - top) * 0.6));
  return cloakOf(drawn, line, { axis: near, neck: Math.round(neck.y), hip, floor: bottom, headHalf });
}
