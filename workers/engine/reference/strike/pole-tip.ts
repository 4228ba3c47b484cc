/** Where poles and what else is held end above. */
import { at } from '../parts/flat.ts';
import { poleOf } from '../parts/pole.ts';
import type { Figure } from './figure.ts';
import type { Point, Weapon } from './types.ts';

/** The upper end of a pole that stands up beside a figure to above its chest. */
export function poleTip({ picture, line, trunk }: Figure): Point | undefined {
  const pole = poleOf(picture, line.colors);
  if (!pole) return undefined;
  const cells = [...pole.mask.keys()].filter(
    (i) => pole.mask[i] && at(line.figure, i % picture.width, Math.floor(i / picture.width)) >= 0,
  );
  const top = Math.min(...cells.map((i) => Math.floor(i / picture.width)));
  const xs = cells.filter((i) => Math.floor(i / picture.width) <= top + 2).map((i) => i % picture.width);
  return top <= trunk.neck && xs.length > 0
    ? { x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2), y: top }
    : undefined;
}

/** Where what is held ends above. */
export function upperEnd({ grip, angle, ahead, behind }: Weapon): Point {
  const far = Math.sin(angle) <= 0 ? ahead : -behind;
  return { x: Math.round(grip.x + far * Math.cos(angle)), y: Math.round(grip.y + far * Math.sin(angle)) };
}
