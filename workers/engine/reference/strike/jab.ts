/**
 * A blow of a small figure by an arm that is drawn for it: of so few pixels no arm comes off the body, but one of the sleeve's
 * colour with a hand of the skin's, as long as such a figure's are, is raised and struck ahead. The hand that hung there is gone
 * meanwhile; all else moves as one.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  areKin,
  at,
  type Color,
  commonest,
  connected,
  copyOf,
  eachPixel,
  type Flat,
  isWarm,
  luma,
  NONE,
  opaqueRows,
  put,
  toImage,
} from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { bend } from './bend.ts';
import { poseAt } from './between-poses.ts';
import type { Box } from './body-bend.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { layerOver } from './layer.ts';
import { tonesOf } from './tones.ts';
import type { Strike } from './types.ts';

/** Of larger figures an arm of one colour is seen as what it is. */
const SMALL: Px = 36;
const LEAST: Px = 10;

/** A pose: where the arm points (degrees above ahead), how much of it is seen, and how far the body goes, leans and ducks, in pixels of a figure of 16. */
interface Pose {
  readonly t: number;
  readonly angle: number;
  readonly long: number;
  readonly dx: number;
  readonly lean: number;
  readonly crouch: number;
}
const pose = (t: number, angle: number, long: number, dx: number, lean: number, crouch: number): Pose => ({
  ...{ t, angle, long, dx, lean, crouch },
});
const POSES: readonly Pose[] = [
  pose(0, -60, 0.6, 0, 0, 0),
  pose(0.143, 15, 0.8, -0.5, 0, 0),
  pose(0.286, 62, 1, -1, -0.6, 1),
  pose(0.429, 72, 1, -1, -0.6, 1),
  pose(0.571, 4, 1.1, 1.2, 0.6, 0),
  pose(0.714, -14, 1, 1.2, 0.6, 0.6),
  pose(0.857, -38, 0.75, 0.4, 0, 0),
  pose(1, -60, 0.6, 0, 0, 0),
];
const UNIT = 16;
const THIN: Px = 13;
/** When the arc is seen, and how much of the way it is long. */
const SEEN = [0.5, 0.84] as const;
/** Shares of the height: an arm's length, between which a neck lies, and how far below it a shoulder. */
const LONG = 0.25;
const NECK = [0.33, 0.6] as const;
/** Who is so slender has a small head. */
const SLENDER = 1.7;
const SLENDER_NECK = [0.14, 0.26] as const;
const SHOULDER = 0.06;
/** Share of the height in which the sleeve's colour is looked for, and of a hand's pixels at most. */
const SLEEVE = 0.2;
const HAND = 0.014;
/** Of narrower halves of a body no more than two columns are a sleeve. */
const WIDE: Px = 6;
/** Beyond this share of the body's half a hand hangs at its side. */
const OUTER = 0.45;

interface Arm {
  readonly shoulder: { readonly x: Px; readonly y: Px };
  readonly sleeve: Color;
  readonly shade: Color;
  readonly hand: Color;
  /** The figure without the hand that hangs there. */
  readonly body: Flat;
}

/** Pictures at times 0..1 of a small figure that strikes to a side; undefined for what is larger, or has no room for an arm. */
export function jabbed(figure: Figure, { left, right }: Box, side: -1 | 1, isPaw = false): Strike | undefined {
  const { picture, height, line, room, size, canvas, gives } = figure;
  if (height > SMALL || height < LEAST) return undefined;
  const arm = armFor(figure, right - left, side, isPaw);
  if (!arm) return undefined;
  const unit = (size * height) / UNIT;
  const edge = side > 0 ? canvas.right - 1 : canvas.left;
  const [ahead, behind] = (side > 0 ? [room.right, room.left] : [room.left, room.right]).map((r) => Math.max(0, r)) as [
    Px,
    Px,
  ];
  const thick = height < THIN ? 1 : height < 30 ? 2 : 3;
  const long = Math.max(4, Math.round(LONG * height));
  // It steps back where there is no room for the arm ahead.
  const reach = Math.abs(edge - arm.shoulder.x);
  const back = Math.min(behind, Math.max(0, Math.ceil(long * 1.1 + thick / 2 + 1 - reach)));
  if (reach + back < Math.max(LEAST_ARM, 0.6 * long)) return undefined;
  const tones = tonesOf(picture);
  return Object.assign(
    (t: number, isPlain = false) => {
      if (t <= 0 || t >= 1) return toImage(picture);
      const now = poseAt(POSES, t);
      const goes = Math.round(now.dx * unit) - (now.dx > 0 ? back : 0);
      const dx = side * Math.max(-behind, Math.min(ahead, goes));
      const lean = side * Math.round(now.lean * unit);
      const bent = bend(picture, {
        dx,
        dy: 0,
        lean: dx + lean < -room.left || dx + lean > room.right ? 0 : lean,
        crouch: Math.round(now.crouch * unit),
        gives,
        sparesMarks: true,
      });
      const out = bent.draw(arm.body);
      const shoulder = bent.place(arm.shoulder.x, arm.shoulder.y);
      const most = Math.abs(edge - shoulder.x) - (thick >> 1);
      const far = clearOf(out, shoulder, side, now.angle, Math.round(now.long * long), most);
      const tip = tipOf(shoulder, side, now.angle, far);
      const progress = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
      if (progress > 0 && progress < 1 && !isPlain) {
        const effect = effectOn(figure);
        const [from, to] = [62, now.angle - 6];
        const tail = from + (to - from) * Math.min(0.7, progress);
        const turned = (degrees: number): number => radians(side > 0 ? -degrees : 180 + degrees);
        const radius = Math.max(4, Math.min(far + 1 + thick, Math.abs(edge - shoulder.x)));
        const arc = { middle: shoulder, rx: radius, ry: radius, from: turned(tail), to: turned(to) };
        drawArc({ ...arc, thick: Math.max(2, 0.13 * height) * (1 - 0.4 * progress) }, tones, effect);
        effect.lay(out, undefined, true);
        if (progress < 0.5) {
          const star = effectOn(figure);
          drawBurst({ x: tip.x + side * 2, y: tip.y }, Math.max(2, 0.14 * height), 0.4, tones, star);
          star.lay(out, undefined, true);
        }
      }
      const layer = layerOver(out);
      for (let s = 0; s <= far; s += 0.5) {
        const p = tipOf(shoulder, side, now.angle, s);
        const isHand = s > far - thick;
        // Across the arm: below it where it points ahead, before it where it is raised.
        const isSteep = Math.abs(now.angle) > STEEP;
        for (let k = 0; k < thick; k++) {
          const off = k - ((thick - 1) >> 1);
          const isShade = k === thick - 1 && thick > 1;
          layer.put(
            Math.round(isSteep ? p.x + side * off : p.x),
            Math.round(isSteep ? p.y : p.y + off),
            isHand ? arm.hand : isShade ? arm.shade : arm.sleeve,
          );
        }
      }
      layer.ring(line, undefined, shoulder);
      if (isPaw) {
        const claw = tipOf(shoulder, side, now.angle, far + 0.6);
        layer.put(Math.round(claw.x), Math.round(claw.y), tones.light);
      }
      layer.flush();
      return toImage(out);
    },
    { isChecked: true },
  );
}
const STEEP = 45;
const LEAST_ARM: Px = 3;

const tipOf = (from: { readonly x: number; readonly y: number }, side: -1 | 1, angle: number, far: number) => ({
  x: from.x + side * Math.cos(radians(angle)) * far,
  y: from.y - Math.sin(radians(angle)) * far,
});

/** How long the arm is drawn so that its hand is seen beside the figure, and stays on the canvas. */
function clearOf(
  out: Flat,
  shoulder: { readonly x: number; readonly y: number },
  side: -1 | 1,
  angle: number,
  long: Px,
  most: Px,
): number {
  const cos = Math.max(0.15, Math.cos(radians(angle)));
  let far = long;
  for (let more = 0; more <= long * MORE; more++) {
    const { x, y } = tipOf(shoulder, side, angle, long + more);
    far = long + more;
    if (at(out, Math.round(x), Math.round(y)) < 0) break;
  }
  return Math.max(2, Math.min(far, most / cos));
}
const MORE = 0.5;

/** Where an arm hangs on a small figure, and what it is drawn with. */
function armFor({ line, trunk, height, picture }: Figure, wide: Px, side: -1 | 1, isPaw: boolean): Arm | undefined {
  const { top } = opaqueRows(line.figure);
  const [least, most] = height > SLENDER * wide ? SLENDER_NECK : NECK;
  const neck = Math.round(Math.max(top + least * height, Math.min(top + most * height, trunk.neck)));
  const y = neck + Math.max(1, Math.round(SHOULDER * height));
  const own = edgeOf(line.figure, trunk.axis, y, side);
  if (own === undefined) return undefined;
  const half = Math.max(2, Math.abs(own + 0.5 - trunk.axis));
  const skin = skinSeen(line, { axis: trunk.axis, top, neck, half, height });
  const isSkin = (color: Color): boolean => color >= 0 && areKin(color, skin);
  const beside: Color[] = [];
  for (let row = y; row < y + Math.max(3, SLEEVE * height); row++) {
    const x = edgeOf(line.figure, trunk.axis, row, side);
    if (x === undefined) continue;
    for (const k of half < WIDE ? [0, 1] : [0, 1, 2]) beside.push(at(line.figure, x - side * k, row));
  }
  const cloth = beside.filter((color) => color >= 0 && !line.colors.has(color) && !isSkin(color));
  const sleeve = commonest(cloth) >= 0 ? commonest(cloth) : commonest(beside);
  if (sleeve < 0) return undefined;
  const counts = new Map<Color, number>();
  eachPixel(line.figure, (_x, _y, color) => counts.set(color, (counts.get(color) ?? 0) + 1));
  const shade = [...counts.keys()]
    .filter((color) => areKin(color, sleeve) && luma(color) < luma(sleeve) - 12)
    .sort((a, b) => luma(b) - luma(a))[0];
  return {
    shoulder: { x: Math.round(own - side * Math.min(1, half - 1)), y },
    sleeve,
    shade: shade ?? sleeve,
    hand: isPaw || skin < 0 ? sleeve : skin,
    body: isPaw ? picture : withoutHand(picture, line.figure, isSkin, { side, neck, axis: trunk.axis, half, height }),
  };
}

/**
 * The colour of a face and of hands: the commonest warm one in the lower head that the crown, which is hair or a hat, has not;
 * what is seen at the body's sides alone is a hand's, and tells more.
 */
function skinSeen(
  { figure, colors }: LineHabit,
  where: { readonly axis: number; readonly top: Px; readonly neck: Px; readonly half: number; readonly height: Px },
): Color {
  const { axis, top, neck, half, height } = where;
  const between = (from: number, to: number, near: number, far: number): Color[] => {
    const own: Color[] = [];
    eachPixel(figure, (x, y, color) => {
      const off = Math.abs(x + 0.5 - axis);
      if (y >= from && y < to && off >= near && off <= far && !colors.has(color)) own.push(color);
    });
    return own;
  };
  const crown = between(top, top + CROWN * (neck - top), 0, Number.POSITIVE_INFINITY);
  const among = (color: Color, all: readonly Color[]): number =>
    all.filter((other) => areKin(other, color, CLOSE)).length;
  const lower = between(top + BROWS * (neck - top), neck + 1, 0, half * FACE);
  const chest = between(neck + 1, neck + REACHES * height, 0, half * OUTER);
  const sides = between(neck + 2, neck + REACHES * height, half * OUTER, half + 3).filter(
    (color) => among(color, chest) < 2,
  );
  const isFree = (color: Color): boolean => luma(color) > DARK && among(color, crown) < OF_CROWN * crown.length;
  const free = [...lower, ...sides, ...sides, ...sides].filter(isFree);
  const warm = free.filter((color) => isWarm(color));
  return commonest(warm.length >= Math.max(2, WARM * free.length) ? warm : free.length >= 2 ? free : lower);
}
const [CROWN, BROWS, FACE] = [0.35, 0.4, 0.9] as const;
const OF_CROWN = 0.15;
const CLOSE = 0.14;
const DARK = 70;
const WARM = 0.25;

/** The last column of the run about the axis to a side. */
function edgeOf(flat: Flat, axis: number, y: Px, side: -1 | 1): Px | undefined {
  let x = Math.round(axis - 0.5);
  for (let k = 0; k < 4 && at(flat, x, y) < 0; k++) x += side;
  if (at(flat, x, y) < 0) return undefined;
  while (at(flat, x + side, y) >= 0) x += side;
  return x;
}

/** The picture with cloth where a hand hangs at a side. */
function withoutHand(
  picture: Flat,
  inner: Flat,
  isSkin: (color: Color) => boolean,
  where: {
    readonly side: -1 | 1;
    readonly neck: Px;
    readonly axis: number;
    readonly half: number;
    readonly height: Px;
  },
): Flat {
  const out = copyOf(picture);
  const { width } = picture;
  const { side, neck, axis, half, height } = where;
  for (const group of connected(inner, (i) => isSkin(inner.colors[i]!))) {
    const xs = group.map((i) => i % width);
    const ys = group.map((i) => Math.floor(i / width));
    const middle = xs.reduce((a, b) => a + b, 0) / xs.length + 0.5;
    if (group.length > Math.max(4, HAND * height * height) || Math.min(...ys) <= neck) continue;
    // Feet are no hands.
    if (Math.max(...ys) > neck + REACHES * height || (middle - axis) * side < OUTER * half) continue;
    for (const i of group) {
      const [x, y] = [i % width, Math.floor(i / width)];
      let cloth = NONE;
      for (let k = 1; k < half * 2 && cloth < 0; k++) {
        const color = at(inner, x - side * k, y);
        if (color >= 0 && !isSkin(color)) cloth = color;
      }
      if (cloth >= 0) put(out, x, y, cloth);
    }
  }
  return out;
}
const REACHES = 0.36;
