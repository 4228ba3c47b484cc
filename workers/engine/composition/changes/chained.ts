/** A chain of links on a thing: it hangs from the top of that down to a side. */

import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

/** Links seen from the front and from the side in turn. */
export function chained(s: Sprite, side: 'left' | 'right', hex: string): Sprite {
  const { width, height, data } = s.image;
  const on = (x: Px, y: Px): boolean => data[(y * width + x) * 4 + 3]! > 0;
  const way = side === 'left' ? -1 : 1;
  // from the middle of its topmost row to beside it, as far down as three quarters of it
  let top = 0;
  while (top < height - 1 && ![...Array(width).keys()].some((x) => on(x, top))) top++;
  const first = [...Array(width).keys()].filter((x) => on(x, Math.min(height - 1, top + 1)));
  const start = first.length > 0 ? (first[0]! + first.at(-1)!) / 2 : width / 2;
  const edge = way > 0 ? width : -1;
  const unit = Math.max(1, Math.round(Math.max(width, height) / 60));
  const out = Math.max(4 * unit, Math.abs(edge - start) + 3 * unit);
  const down = height * 0.74;
  const pad = Math.ceil(Math.max(0, out - Math.abs(edge - start))) + 4 * unit;
  const image = createImage(width + 2 * pad, height + 4 * unit);
  const ramp = matter(hex);
  const put = (x: number, y: number, colour: string): void => dot(image, Math.round(x) + pad, Math.round(y), colour);
  const block = (x: number, y: number, r: number, colour: string): void => {
    for (let j = -r; j <= r; j++) for (let i = -r; i <= r; i++) if (Math.abs(i) + Math.abs(j) < r * 2 || r === 0) put(x + i, y + j, colour); // biome-ignore format: one line
  };
  // over its shoulder, then straight down
  const points: { x: number; y: number }[] = [];
  const STEPS = 400;
  for (let k = 0; k <= STEPS; k++) {
    const q = k / STEPS;
    points.push({
      x: start + way * out * Math.min(1, Math.sin(Math.min(1, q * 1.5) * (Math.PI / 2))),
      y: top + 1 + down * q ** 1.5,
    });
  }
  // on what is small its links are pixels
  const tiny = Math.max(width, height) < 30;
  const link = tiny ? 1 : 3 * unit + 1;
  let since = link;
  let count = 0;
  const links: { x: number; y: number; face: boolean }[] = [];
  for (let k = 1; k < points.length; k++) {
    since += Math.hypot(points[k]!.x - points[k - 1]!.x, points[k]!.y - points[k - 1]!.y);
    if (since < link) continue;
    since = 0;
    links.push({ ...points[k]!, face: count++ % 2 === 0 });
  }
  for (const { x, y, face } of links) block(x, y, face && !tiny ? unit + 1 : unit, ramp[0]!);
  for (const { x, y, face } of links) {
    if (tiny) {
      put(x, y, face ? ramp.at(-1)! : ramp[2]!);
      continue;
    }
    block(x, y, face ? unit : 0, ramp[2]!);
    if (face) {
      put(x - unit, y - (unit > 1 ? 1 : 0), ramp.at(-1)!);
      put(x, y - unit, ramp[3]!);
      put(x, y, ramp[0]!);
    }
  }
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: painted(image, 'chain'), x: -pad, y: 0 },
    ],
    0,
  );
}
