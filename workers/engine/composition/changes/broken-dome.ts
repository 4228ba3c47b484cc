/** A dome that is broken: pieces of it are gone, the edge of glass round the holes is jagged, cracks run on from there. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';
import { isOf, unitOf } from './fittings.ts';

const DOMED = ['dome|cupola|cap', 'glass|pane|skylight', 'roof|thatch|tiles|shingles'];

/** Two holes in it, one through its outline; `grown`: leaves come out of them. */
export function withBrokenDome(s: Sprite, seed: number, grown: boolean): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const named = DOMED.map((n) => new RegExp(`^(?:${n})$`)).find((n) => (partBox(s, n)?.count ?? 0) > width * height * 0.03);
  const box = (named && partBox(s, named)) ?? { x: 0, y: 0, width, height: Math.round(height * 0.6) };
  const other = isOf(s, /^(?:door|sign|lamp|antenna|chimney|stair|step)/);
  const image = cloneImage(s.image);
  const parts = Int16Array.from(s.parts);
  const random = createRandom(seed).fork('broken dome');
  const right = random.float() < 0.5;
  const small = Math.min(box.width, box.height * 1.6);
  const solid = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && s.image.data[(y * width + x) * 4 + 3]! > 0;
  const topAt = (x: Px): Px => {
    let y = 0;
    while (y < height - 1 && !solid(x, y)) y++;
    return y;
  };
  const holes = [[right ? 0.7 : 0.3, 0.02, 0.24], [right ? 0.3 : 0.7, 0.42, 0.15]].map(([u, v, r]) => {
    const x = Math.round(box.x + box.width * u!);
    return { x, y: Math.max(topAt(x), box.y) + box.height * v!, r: Math.max(2.4, small * r!), teeth: Array.from({ length: 11 }, () => 0.62 + 0.5 * random.float()) };
  });
  const edge = '#eafaf8';
  for (const { x: cx, y: cy, r, teeth } of holes) {
    for (let y = Math.floor(cy - r * 1.3); y <= cy + r * 1.3; y++)
      for (let x = Math.floor(cx - r * 1.3); x <= cx + r * 1.3; x++) {
        if (!solid(x, y) || other(y * width + x)) continue;
        const a = ((Math.atan2(y - cy, x - cx) / (Math.PI * 2) + 1) * 11) % 11;
        const [one, two] = [teeth[Math.floor(a)]!, teeth[(Math.floor(a) + 1) % 11]!];
        const reach = r * (one + (two - one) * (a % 1));
        const d = Math.hypot(x - cx, y - cy);
        if (d > reach) continue;
        const i = y * width + x;
        // over the far side there is sky, below it the dark inside
        if (y < cy - r * 0.1 && d < reach - unit && cy - topAt(cx) < r) {
          image.data.fill(0, i * 4, i * 4 + 4);
          parts[i] = -1;
        } else dot(image, x, y, d > reach - unit ? edge : y > cy + r * 0.4 ? '#14201e' : '#22332e');
      }
    for (let k = 0; k < 4; k++) {
      const turn = (k / 4) * Math.PI * 2 + 0.5 + random.float();
      for (let d = r * 0.9; d < r * 2; d += 0.5) {
        const [x, y] = [Math.round(cx + Math.cos(turn) * d + Math.sin(d * 1.3) * unit * 0.7), Math.round(cy + Math.sin(turn) * d)];
        if (solid(x, y) && parts[y * width + x]! >= 0 && !other(y * width + x)) dot(image, x, y, '#3c5054');
      }
    }
    if (!grown) continue;
    for (let k = 0; k < 7; k++) {
      const [x0, long] = [cx + (k - 3) * r * 0.26, r * (0.7 + 0.7 * random.float())];
      for (let d = 0; d < long; d++) {
        const [x, y] = [Math.round(x0 + ((k - 3) * d * 0.16)), Math.round(cy + r * 0.7 - d)];
        if (x < 0 || y < 0 || x >= width || y >= height || other(y * width + x)) continue;
        for (let b = 0; b < unit + Number(d % 3 === 1); b++) if (x + b < width) {
          dot(image, x + b, y, d > long * 0.6 ? '#8cc858' : k % 2 ? '#4c9440' : '#32702f');
          if (parts[y * width + x + b]! < 0) parts[y * width + x + b] = s.parts.find((part) => part >= 0) ?? 0;
        }
      }
    }
  }
  return { ...s, image, parts };
} // biome-ignore format: short
