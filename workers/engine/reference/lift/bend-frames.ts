/** Leaps and flinches of a picture of which no limbs are known for sure: whole rows and columns move, so nothing tears. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { toFlat, toImage } from '../parts/flat.ts';
import { bend, STILL } from '../strike/bend.ts';

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
    [0.14, 0.4, 0, 1],
    [0.3, 1, 0, 0.9],
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
    return toImage(bend(picture, { ...STILL, dy: -up, crouch, lean: -facing * lean, stretch, to: 0 }).draw(picture));
  });
}
