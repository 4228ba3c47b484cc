/** Ribbons, ropes and chains round a thing, with their knot. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

/** A band across its middle that follows its roundness; a bow on it where it is a ribbon, a knot of a rope. */
export function tied(s: Sprite, what: string, hex: string): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const names = [...s.partNames, what];
  const ramp = matter(hex);
  const [ink, dark, base, lit] = [ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!];
  const put = (x: Px, y: Px, colour: string, isOver = false): void => {
    if (x < 0 || y < 0 || x >= width || y >= height || (!isOver && s.parts[y * width + x]! < 0)) return;
    dot(image, x, y, colour);
    parts[y * width + x] = names.length - 1;
  };
  const rows = Array.from({ length: height }, (_, y) => {
    const xs = Array.from({ length: width }, (_v, x) => x).filter((x) => s.parts[y * width + x]! >= 0);
    return xs.length ? ([xs[0]!, xs.at(-1)!] as const) : undefined;
  });
  const solid = rows.flatMap((row, y) => (row ? [y] : []));
  if (solid.length < 6) return s;
  const at = Math.round((solid[0]! + solid.at(-1)!) / 2);
  const [left, right] = rows[at] ?? [0, width - 1];
  const [middle, half] = [(left + right) / 2, Math.max(1, (right - left) / 2)];
  const thick = Math.max(2, Math.round(Math.min(width, height) / 13));
  const sag = Math.round(thick * 0.7);
  for (let x = 0; x < width; x++) {
    const y0 = at - (thick >> 1) + Math.round(sag * (1 - Math.min(1, Math.abs(x - middle) / half) ** 2));
    for (let j = 0; j < thick; j++) {
      const twist = what === 'rope' && (x + j) % 3 === 0;
      const link = what === 'chain' && x % 4 === 3;
      put(x, y0 + j, twist ? dark : link ? ink : j === 0 ? lit : j === thick - 1 ? dark : base);
    }
    put(x, y0 + thick, ink);
  }
  if (what === 'chain') return { ...s, image, parts, partNames: names };
  const [cx, cy] = [Math.round(middle), at + sag];
  const r = Math.max(1.4, thick * 0.8);
  const disc = (x: number, y: number, rx: number, ry: number): void => {
    for (let Y = Math.floor(y - ry - 1); Y <= y + ry + 1; Y++)
      for (let X = Math.floor(x - rx - 1); X <= x + rx + 1; X++) {
        const d = ((X - x) / (rx + 0.3)) ** 2 + ((Y - y) / (ry + 0.3)) ** 2;
        const edge = ((X - x) / (rx + 1.1)) ** 2 + ((Y - y) / (ry + 1.1)) ** 2;
        if (d <= 1) put(X, Y, Y < y ? lit : base, true);
        else if (edge <= 1) put(X, Y, ink, true);
      }
  };
  // two ends hang down from it
  for (const side of [-1, 1])
    for (let k = 0; k <= thick * 2.4; k++)
      for (let j = 0; j < Math.max(1, thick >> 1) + 1; j++)
        put(cx + Math.round(side * (r * 0.5 + k * 0.45)) + (side < 0 ? -j : j), cy + k, j === 0 ? base : dark);
  if (what === 'ribbon') for (const side of [-1, 1]) disc(cx + side * r * 1.7, cy - r * 0.4, r * 1.1, r * 0.8);
  disc(cx, cy, r * 0.7, r * 0.7);
  return { ...s, image, parts, partNames: names };
}
