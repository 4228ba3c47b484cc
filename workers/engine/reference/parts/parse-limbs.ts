/** What lies beside the body of a person seen from the front: arms, what they hold, and what hangs behind. */
import type { Px } from '../../../../src/pixels/types.ts';
import { hasOwnColors } from './cloak.ts';
import { areaOf, areKin, at, blank, type Color, connected, eachPixel, type Flat, NONE, put } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import { type Both, type Head, type Levels, type Person, SIDES, type Side } from './person-types.ts';
import { columnsOf, isWithin, type Runs } from './runs.ts';

interface Body {
  readonly line: LineHabit;
  readonly levels: Levels;
  readonly head: Head;
  readonly torso: Runs;
  readonly torsoHalf: number;
  /** Half the usual width of the figure at the torso's height, arms and all. */
  readonly full: number;
  /** Row at which hands end. */
  readonly handY: number;
  readonly skin: Color;
}

/** Sorts the pixels beside the body; grows `torso` by strips that are hips. */
export function takeLimbs(body: Body): Pick<Person, 'arms' | 'held' | 'cape'> {
  const { line, levels, head, torso, torsoHalf, full, handY, skin } = body;
  const { figure } = line;
  const { axis, neck, crotch, floor } = levels;
  const height = floor - levels.top;
  const empty = (): Flat => blank(figure.width, figure.height);
  const arms: Both<Flat> = [empty(), empty()];
  const held: Both<Flat> = [empty(), empty()];
  const isBody = (x: Px, y: Px): boolean => {
    if (isWithin(head.runs[y], x) || isWithin(torso[y], x)) return true;
    const off = Math.abs(x + 0.5 - axis);
    return y >= crotch && (off <= torsoHalf || (off <= torsoHalf + 1.5 && y > handY - 3));
  };
  const last = Math.round(2 * axis) - 1;
  const hasFellow = (x: Px, y: Px): boolean => [0, 1, -1].some((dy) => at(figure, last - x, y + dy) >= 0);
  const reach = Math.max(head.half * 1.7, torsoHalf * 2.1, full * 1.05);
  const hanging = capeOf(body, isBody, hasFellow);
  const cape = hanging && !isOfFace(hanging, head) && hasOwnColors(hanging, line) ? hanging : undefined;
  eachPixel(figure, (x, y, color) => {
    if (y >= floor || isBody(x, y) || (line.isLined && line.colors.has(color))) return;
    if (cape && at(cape, x, y) >= 0) return;
    const side = x + 0.5 < axis ? 0 : 1;
    const fellow = hasFellow(x, y);
    const isHigh = y <= handY + 0.07 * height || (fellow && y < handY + 0.2 * height);
    const isLimb = y >= neck - 1 && isHigh && Math.abs(x + 0.5 - axis) < reach && (fellow || areKin(color, skin));
    put(isLimb ? arms[side] : held[side], x, y, color);
  });
  for (const side of SIDES) {
    withoutFeet(held[side], arms[side], levels);
    giveHands(held[side], arms[side], levels);
    joinShafts(held[side], arms[side], levels);
  }
  for (const side of SIDES) giveBack(arms, held, side, torso, figure, height);
  for (const side of SIDES) takeShoulder(arms[side], held[side], side, torso, figure, levels);
  for (const side of SIDES) {
    // Crumbs of held things are arm.
    if (areaOf(held[side]) < Math.max(4, height * 0.24)) {
      eachPixel(held[side], (x, y, color) => {
        if (y >= neck - 1) put(arms[side], x, y, color);
      });
      held[side].colors.fill(NONE);
    }
    joinHips(arms[side], torso, side, Math.max(neck + 1, Math.round(handY) - 2), crotch, torsoHalf);
  }
  return { arms, held, cape };
}

/** Of a cape no larger share has colours of the face. */
const OF_FACE = 0.5;

/** Bare arms have the colours of the face, a cape has not. */
function isOfFace(cape: Flat, { face, hair }: Head): boolean {
  const own = new Set<Color>();
  eachPixel(face, (_x, _y, color) => own.add(color));
  const isBald = areaOf(face) < 0.3 * areaOf(hair);
  if (isBald) eachPixel(hair, (_x, _y, color) => own.add(color));
  let [same, all] = [0, 0];
  eachPixel(cape, (_x, _y, color) => {
    all++;
    if (own.has(color)) same++;
  });
  return same > OF_FACE * all;
}

/** Feet begin below this share of the leg, and are no larger than this share of the height's square. */
const FEET = 0.35;
const MOST_FOOT = 0.03;

/** Feet that stand wider apart than the hips are no things in a hand: what begins low beside a leg and hangs on no arm. */
function withoutFeet(held: Flat, arm: Flat, { top, crotch, floor }: Levels): void {
  const first = crotch + FEET * (floor - crotch);
  for (const group of connected(held)) {
    if (group.length > Math.max(8, MOST_FOOT * (floor - top) ** 2)) continue;
    const isLow = group.every((i) => Math.floor(i / held.width) >= Math.min(first, floor - 3));
    const isOnArm = group.some((i) =>
      [-1, 0, 1].some((dx) =>
        [-2, -1, 0].some((dy) => at(arm, (i % held.width) + dx, Math.floor(i / held.width) + dy) >= 0),
      ),
    );
    if (isLow && !isOnArm) for (const i of group) held.colors[i] = NONE;
  }
}

/** Over so much of the height a shaft may pass before a sleeve. */
const PASSES = 0.2;

/** Where a shaft goes on above and below a row in its column, what lies between is shaft and not sleeve. */
function joinShafts(held: Flat, arm: Flat, { top, floor }: Levels): void {
  const far = Math.max(2, Math.round(PASSES * (floor - top)));
  const was = held.colors.slice();
  const shaftAt = (x: Px, y: Px, step: 1 | -1): Color => {
    for (let d = 1; d <= far; d++) {
      const color = y + step * d < 0 || y + step * d >= held.height ? NONE : was[(y + step * d) * held.width + x]!;
      if (color >= 0) return color;
    }
    return NONE;
  };
  eachPixel(arm, (x, y, color) => {
    const [above, below] = [shaftAt(x, y, -1), shaftAt(x, y, 1)];
    if (above < 0 || below < 0 || !areKin(color, above) || !areKin(color, below)) return;
    put(held, x, y, color);
    put(arm, x, y, NONE);
  });
}

/** What hangs on an arm and measures no more than this share of the height is its hand, its cuff or its glove. */
const HAND = 0.3;

/** Hands that stand off the body beyond the reach of an arm. */
function giveHands(held: Flat, arm: Flat, { top, neck, floor }: Levels): void {
  for (const group of connected(held)) {
    const xs = group.map((i) => i % held.width);
    const ys = group.map((i) => Math.floor(i / held.width));
    const size = Math.hypot(Math.max(...xs) - Math.min(...xs) + 1, Math.max(...ys) - Math.min(...ys) + 1);
    const touches = group.some((_, k) =>
      [-2, -1, 0, 1, 2].some((dx) => [-1, 0, 1].some((dy) => at(arm, xs[k]! + dx, ys[k]! + dy) >= 0)),
    );
    if (!touches || size > HAND * (floor - top) || Math.min(...ys) < neck) continue;
    for (const i of group) {
      arm.colors[i] = held.colors[i]!;
      held.colors[i] = NONE;
    }
  }
}

/** A thing of at least this share of the height's square before an arm hides it: a shield. */
const HIDING = 0.06;

/** Pixels beside the body that have the colours of what is held there, and of nothing else, are of it and not of the arm. */
function giveBack(arms: Both<Flat>, held: Both<Flat>, side: Side, torso: Runs, figure: Flat, height: Px): void {
  if (areaOf(held[side]) < HIDING * height * height) return;
  const count = (flats: readonly Flat[]): Map<Color, number> => {
    const out = new Map<Color, number>();
    for (const flat of flats) eachPixel(flat, (_x, _y, color) => out.set(color, (out.get(color) ?? 0) + 1));
    return out;
  };
  const own = count([held[side]]);
  const others = count([arms[side ? 0 : 1], held[side ? 0 : 1]]);
  torso.forEach((run, y) => {
    for (const x of columnsOf(run)) others.set(at(figure, x, y), (others.get(at(figure, x, y)) ?? 0) + 1);
  });
  eachPixel(arms[side], (x, y, color) => {
    const n = own.get(color) ?? 0;
    if (n < 3 || n <= (others.get(color) ?? 0)) return;
    put(held[side], x, y, color);
    put(arms[side], x, y, NONE);
  });
}

/** Of a thing this share of its width, farthest from the body, tells its colours. */
const OUTER = 0.5;

/** Shoulders beside a large thing that have none of its colours, but those of the chest, are of the arm that holds it. */
function takeShoulder(
  arm: Flat,
  held: Flat,
  side: Side,
  torso: Runs,
  figure: Flat,
  { axis, top, floor }: Levels,
): void {
  if (areaOf(held) < HIDING * (floor - top) ** 2) return;
  const offs: number[] = [];
  eachPixel(held, (x) => offs.push(Math.abs(x + 0.5 - axis)));
  const [least, most] = [Math.min(...offs), Math.max(...offs)];
  const middle = most - OUTER * (most - least);
  const own = new Set<Color>();
  eachPixel(held, (x, _y, color) => {
    if (Math.abs(x + 0.5 - axis) >= middle) own.add(color);
  });
  const chest = new Set<Color>();
  torso.forEach((run, y) => {
    for (const x of columnsOf(run)) chest.add(at(figure, x, y));
  });
  eachPixel(held, (x, y, color) => {
    if (own.has(color) || !chest.has(color)) return;
    put(arm, x, y, color);
    put(held, x, y, NONE);
  });
  // What of it lies before the body is no chest.
  torso.forEach((run, y) => {
    if (!run) return;
    const reach = (run.to - run.from) * MOST_BEFORE;
    for (let n = 0; n < reach; n++) {
      const x = side ? run.to - 1 : run.from;
      if (!own.has(at(figure, x, y)) || at(held, side ? x + 1 : x - 1, y) < 0) break;
      put(held, x, y, at(figure, x, y));
      if (side) run.to--;
      else run.from++;
    }
  });
}
const MOST_BEFORE = 0.3;

/** Thin strips beside the hips are hips, not arms. */
function joinHips(arm: Flat, torso: Runs, side: 0 | 1, from: Px, to: Px, torsoHalf: number): void {
  for (let y = from; y < to; y++) {
    const run = torso[y];
    if (!run) continue;
    const columns = Array.from({ length: arm.width }, (_, x) => x).filter((x) => at(arm, x, y) >= 0);
    if (columns.length === 0 || columns.length > Math.max(2, torsoHalf * 0.3)) continue;
    const touches = side ? columns[0]! <= run.to : columns.at(-1)! >= run.from - 1;
    if (!touches) continue;
    for (const x of columns) {
      put(arm, x, y, NONE);
      run.from = Math.min(run.from, x);
      run.to = Math.max(run.to, x + 1);
    }
  }
}

/** A cape reaches this share of the leg below the hands, on both sides, in one colour and its shades. */
const BELOW_HANDS = 0.3;
const LEAST_CAPE = 0.05;
const EVEN_CAPE = 0.62;
/** No lower than this share of what is below the chin. */
const HANGS_FROM = 0.35;

/**
 * A cape: beside the body on both sides, of one colour and its kin, from the shoulders to well below the hands. It hangs
 * behind the back, so it is drawn whole there and does not swing with the arms.
 */
function capeOf(
  { line: { figure, colors }, levels, handY, skin }: Body,
  isBody: (x: Px, y: Px) => boolean,
  hasFellow: (x: Px, y: Px) => boolean,
): Flat | undefined {
  const { neck, floor, top } = levels;
  const below = handY + BELOW_HANDS * Math.max(1, floor - handY);
  const low = new Map<Color, number>();
  eachPixel(figure, (x, y, color) => {
    if (y > handY + 1 && !isBody(x, y) && hasFellow(x, y) && !colors.has(color) && !areKin(color, skin)) {
      low.set(color, (low.get(color) ?? 0) + (y > below ? 2 : 1));
    }
  });
  const [main] = [...low].sort((a, b) => b[1] - a[1])[0] ?? [NONE];
  if (main < 0) return undefined;
  const out = blank(figure.width, figure.height);
  let area = 0;
  let lowest = 0;
  const rows = new Set<Px>();
  eachPixel(figure, (x, y, color) => {
    if (y < neck - 1 || isBody(x, y) || !areKin(color, main)) return;
    put(out, x, y, color);
    area++;
    lowest = Math.max(lowest, y);
    rows.add(y);
  });
  const height = floor - top;
  // It hangs from the shoulders without a gap: a shield and boots of its colour are no cape.
  const first = Math.min(...rows);
  const isWhole = first <= neck + HANGS_FROM * (floor - neck) && rows.size >= 0.85 * (lowest - first + 1);
  const isLong = lowest > below && rows.size > (floor - neck) * 0.5;
  // It hangs alike on both sides; limbs and their light do not.
  const last = Math.round(2 * levels.axis) - 1;
  let alike = 0;
  eachPixel(out, (x, y) => {
    if (at(out, last - x, y) >= 0) alike++;
  });
  if (alike < EVEN_CAPE * area) return undefined;
  return isWhole && isLong && area > LEAST_CAPE * height * height ? out : undefined;
}
