/** Leaps, flinches and breath of a picture: whole rows and columns move, so nothing tears and every pixel keeps its colour. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Color, type Flat, luma, opaqueRows, toFlat, toImage } from '../parts/flat.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { bend, STILL } from '../strike/bend.ts';
import { dustTones } from '../strike/tones.ts';

type Key = readonly [t: number, squash: number, rise: number, back: number];

const KEYS: Readonly<Record<'jump' | 'hurt', readonly Key[]>> = {
  /** Crouches, leaves the ground stretched, hangs, comes down and gives in the knees. */
  jump: [
    [0, 0, 0, 0],
    [0.14, 0.8, 0, 0],
    [0.22, 1, 0, 0],
    [0.36, -0.8, 0.7, 0],
    [0.5, -0.2, 1, 0],
    [0.64, -0.2, 0.75, 0],
    [0.78, 0.9, 0, 0],
    [0.9, 0.4, 0, 0],
    [1, 0, 0, 0],
  ],
  /** Is thrown back, drawn together, and stands again. */
  hurt: [
    [0, 0, 0, 0],
    [0.12, 0.4, 0, 1],
    [0.3, 1, 0, 1],
    [0.45, 0.6, 0, 1],
    [0.7, 0.4, 0, 0.5],
    [1, 0, 0, 0],
  ],
};

/** `count` frames from rest to rest; `facing` is the side that it looks to. Leaps keep below the canvas' edge. */
export function bentFrames(
  sprite: Rgba,
  move: 'jump' | 'hurt',
  { count, size, facing }: { readonly count: number; readonly size: number; readonly facing: -1 | 1 },
): readonly Rgba[] {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return Array.from({ length: count }, () => sprite);
  const [left, right] = [box.x, sprite.width - box.x - box.width];
  const room = facing > 0 ? left : right;
  const keys = KEYS[move];
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    if (t <= 0 || t >= 1) return sprite;
    const next = keys.findIndex(([at]) => at >= t);
    const [a, b] = [keys[next - 1]!, keys[next]!];
    const share = (t - a[0]) / (b[0] - a[0]);
    const [squash, rise, back] = [1, 2, 3].map((k) => a[k]! + (b[k]! - a[k]!) * share) as [number, number, number];
    const crouch = Math.max(-box.y, Math.round(squash * size * 0.12 * box.height));
    const up: Px = Math.min(Math.max(0, box.y + crouch), Math.round(rise * size * 0.4 * box.height));
    const lean = Math.min(room, Math.round(back * size * 0.12 * box.height));
    const stretch = Math.min(2 * Math.min(left, right), Math.round(move === 'jump' ? squash * 0.08 * box.width : 0));
    const bent = bend(picture, { ...STILL, dy: -up, crouch, lean: -facing * lean, stretch, to: 0 }).draw(picture);
    return toImage(move === 'hurt' && t > FLASH[0] && t < FLASH[1] ? flashed(bent) : bent);
  });
}
/** When a blow is seen on who takes it. */
const FLASH = [0.1, 0.24] as const;

/** The picture in two pale tones, as what is struck flashes; its line stays. */
function flashed(flat: Flat): Flat {
  const { colors: lines } = lineHabitOf(flat);
  const { light, dim } = dustTones(flat);
  const lit = [...flat.colors].filter((color) => color >= 0 && !lines.has(color)).map(luma);
  const middle = lit.sort((p, q) => p - q)[lit.length >> 1] ?? 0;
  const pale = (color: Color): Color => (luma(color) >= middle ? light : dim);
  return { ...flat, colors: flat.colors.map((color) => (color < 0 || lines.has(color) ? color : pale(color))) };
}

/** Where a row goes at each depth of a breath, as shares of the height: below the head, below the chest, in the legs. */
const BREATH = [
  [0.3, 0.48],
  [0.5, 0.68],
  [0.68, 0.92],
] as const;
/** Larger figures go two rows down. */
const LARGE: Px = 44;

/** `count` frames of a loop in which it breathes: first the head is lower, then the chest, then all above the legs. */
export function breathingFrames(sprite: Rgba, count: number): readonly Rgba[] {
  const picture = toFlat(sprite);
  const { top, bottom } = opaqueRows(picture);
  const height = bottom - top;
  const depths = [
    picture,
    ...BREATH.map(([from, to], k) => {
      const [gives, until] = [Math.round(top + from * height), Math.round(top + to * height)];
      const crouch = k === 2 && height >= LARGE ? 2 : 1;
      const lowered = bend(picture, { ...STILL, crouch, gives, until, sparesMarks: true }).draw(picture);
      // Of small figures every row may have something drawn on it.
      const isStill = lowered.colors.every((color, i) => color === picture.colors[i]);
      return isStill ? bend(picture, { ...STILL, crouch, gives, until }).draw(picture) : lowered;
    }),
  ];
  return Array.from({ length: count }, (_, i) => {
    const depth = 0.5 - 0.5 * Math.cos((i / count) * 2 * Math.PI);
    return i === 0 ? sprite : toImage(depths[Math.min(depths.length - 1, Math.round(depth * (depths.length - 1)))]!);
  });
}
