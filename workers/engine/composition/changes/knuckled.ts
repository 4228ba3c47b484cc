/** Ends of bone: what is long and made of a bone has two knuckles at either end. */
import { createImage, crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import { matter } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { mainColour } from './parts.ts';

export function knuckled(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  const at = [...s.parts.keys()].filter((i) => data[i * 4 + 3]).map((i) => [i % width, Math.floor(i / width)] as const);
  if (at.length < 8) return s;
  const [mx, my] = [0, 1].map((k) => at.reduce((sum, p) => sum + p[k]!, 0) / at.length) as [number, number];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of at) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  // only what is slim has ends
  if (Math.hypot(xx - yy, 2 * xy) / Math.max(1, xx + yy) < 0.8) return s;
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = at.map(([x, y]) => (x - mx) * ux + (y - my) * uy);
  const across = at.map(([x, y]) => Math.abs((y - my) * ux - (x - mx) * uy));
  const wide = [...across].sort((a, b) => a - b)[Math.floor(across.length * 0.8)]!;
  const r = Math.max(1.2, wide * 0.85);
  const pad = Math.ceil(r * 2) + 2;
  const image = createImage(width + 2 * pad, height + 2 * pad);
  const ramp = matter(mainColour(s));
  const ends = [along.reduce((a, b) => Math.min(a, b)) + r * 0.6, along.reduce((a, b) => Math.max(a, b)) - r * 0.6];
  const balls = ends.flatMap((t) => [-1, 1].map((side) => [mx + t * ux - side * r * 0.85 * uy, my + t * uy + side * r * 0.85 * ux] as const)); // biome-ignore format: one line
  for (const line of [true, false])
    for (const [bx, by] of balls)
      for (let y = Math.floor(by - r - 2); y <= by + r + 2; y++)
        for (let x = Math.floor(bx - r - 2); x <= bx + r + 2; x++) {
          const d = Math.hypot(x - bx, y - by);
          if (d > (line ? r + 1 : r)) continue;
          const light = (bx - x + by - y) / r;
          dot(image, x + pad, y + pad, ramp[line ? 0 : light > 0.5 ? 4 : light < -0.7 ? 2 : 3] ?? ramp.at(-1)!);
        }
  const box = opaqueBounds(image)!;
  const cut = crop(image, box);
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: painted(cut, 'knuckle'), x: box.x - pad, y: box.y - pad },
    ],
    0,
  );
}
