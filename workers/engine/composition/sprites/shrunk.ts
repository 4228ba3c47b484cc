/** A drawing some pixels smaller than the smallest that there is of it, for the smallest pictures of several. */
import { createImage } from '../../../../src/pixels/image.ts';
import { type Point, type Sprite, topOf } from './sprite.ts';

/** Share of a pixel that is filled from which on it stays. */
const FILLED = 0.42;
/** Parts that a creature is told by: of a pixel that has some of them they are all that is left. */
const TOLD = /^(?:eyes?|beak|nose|snout|flame)$/;
const DARK = 150;

/** `k` (0.4–1) times as large: of each square the colour that most of it has, a line round it where it had one. */
export function shrunk(s: Sprite, k: number): Sprite {
  const { width: w, height: h, data } = s.image;
  const [width, height] = [Math.max(1, Math.round(w * k)), Math.max(1, Math.round(h * k))];
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  const brightness = (i: number): number => data[i * 4]! + data[i * 4 + 1]! + data[i * 4 + 2]!;
  const isRim = (x: number, y: number): boolean => [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => x + dx! < 0 || y + dy! < 0 || x + dx! >= w || y + dy! >= h || !data[((y + dy!) * w + x + dx!) * 4 + 3]); // biome-ignore format: one line
  const [kx, ky] = [w / width, h / height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const shares = new Map<string, { i: number; share: number }>();
      let all = 0;
      for (let b = Math.floor(y * ky); b < Math.min(h, (y + 1) * ky); b++)
        for (let a = Math.floor(x * kx); a < Math.min(w, (x + 1) * kx); a++) {
          const share = (Math.min(a + 1, (x + 1) * kx) - Math.max(a, x * kx)) * (Math.min(b + 1, (y + 1) * ky) - Math.max(b, y * ky)); // biome-ignore format: one line
          const i = b * w + a;
          if (!data[i * 4 + 3]) continue;
          all += share;
          const told = s.parts[i]! >= 0 && TOLD.test(s.partNames[s.parts[i]!]!);
          // a dark line is one of the rim: within, it would fill what it divides
          const weight = told ? 4 : !isRim(a, b) && brightness(i) < DARK ? 0.6 : isRim(a, b) ? 0.7 : 1;
          const key = data.subarray(i * 4, i * 4 + 3).join();
          const known = shares.get(key);
          shares.set(key, { i, share: (known?.share ?? 0) + share * weight });
        }
      if (all < FILLED * kx * ky) continue;
      const best = [...shares.values()].reduce((one, next) => (next.share > one.share ? next : one));
      const to = y * width + x;
      image.data.set(data.subarray(best.i * 4, best.i * 4 + 4), to * 4);
      parts[to] = s.parts[best.i]!;
    }
  const scaled = (p: Point): Point => ({ x: (p.x * width) / w, y: (p.y * height) / h });
  return {
    image,
    parts,
    partNames: s.partNames,
    foot: scaled(s.foot),
    at: Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, scaled(p)])),
    top: topOf(image),
  };
}
