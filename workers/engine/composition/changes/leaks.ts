/** What runs out of a thing through a hole in its side, and the puddle that it stands in. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';
import { mainColour } from './parts.ts';

/** What leaks where nobody says what: that which is in it. */
export const LEAKED = 'its liquid';

/** A jet from a dark hole in its lower half, and a puddle at its foot; `own`: in the colour of what is seen in it. */
export function leaking(s: Sprite, hex: string, own = false): Sprite {
  const { width, height } = s.image;
  const inside = own ? partBox(s, /liquid|content|fluid/) : undefined;
  const ramp = matter((inside && mainColour(s, /liquid|content|fluid/)) || hex);
  const [ink, dark, base, lit] = [ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!];
  const unit = Math.max(1, Math.round(Math.min(width, height) / 32));
  const row = (y: Px): readonly Px[] => Array.from({ length: width }, (_, x) => x).filter((x) => s.parts[y * width + x]! >= 0); // biome-ignore format: one line
  const filled = Array.from({ length: height }, (_, y) => y).filter((y) => row(y).length > 0);
  if (filled.length < 8) return s;
  const [top, foot] = [filled[0]!, filled.at(-1)!];
  // below the level of what is in it
  const from = inside ? inside.y + inside.height * 0.45 : top + (foot - top) * 0.54;
  const y0 = Math.round(Math.max(top, Math.min(foot - 3, from)));
  const at = row(y0);
  const [left, right] = [at[0]!, at.at(-1)!];
  const x0 = Math.round(left + (right - left) * 0.72);
  const puddle = Math.max(2, Math.round(height / 13));
  const side = Math.max(0, Math.round(x0 + width * 0.34 - width));
  const image = createImage(width + side * 2, height + puddle);
  const parts = new Int16Array(image.width * image.height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, j] = [y * width + x, y * image.width + x + side];
      image.data.set(s.image.data.subarray(i * 4, i * 4 + 4), j * 4);
      parts[j] = s.parts[i]!;
    }
  const partNames = [...s.partNames, 'leak'];
  const put = (x: Px, y: Px, colour: string): void => {
    const [px, py] = [Math.round(x) + side, Math.round(y)];
    if (px < 0 || py < 0 || px >= image.width || py >= image.height) return;
    dot(image, px, py, colour);
    parts[py * image.width + px] = partNames.length - 1;
  };
  // the puddle lies in front of its foot
  const [px0, half] = [x0 + unit, Math.max(4, Math.round(width * 0.3))];
  const level = foot + puddle * 0.15;
  for (let x = px0 - half; x <= px0 + half; x++) {
    const high = Math.sqrt(Math.max(0, 1 - ((x - px0) / (half + 0.5)) ** 2)) * (puddle * 0.85);
    for (let y = Math.ceil(level - high); y <= level + high; y++) {
      const edge = y + 1 > level + high || Math.abs(x - px0) >= half;
      put(x, y, edge ? dark : y < level - high * 0.35 && x < px0 + half * 0.3 ? lit : base);
    }
  }
  // the hole with its torn rim
  const r = unit + 1;
  for (let j = -r; j <= r; j++) for (let i = -r - 1; i <= r + 1; i++) if ((i / (r + 1)) ** 2 + (j / r) ** 2 <= 1.1) put(x0 + i, y0 + j, '#1c1820'); // biome-ignore format: one line
  for (const [i, j] of [[r + 2, -1], [-r - 2, 1], [r + 1, r]] as const) put(x0 + i, y0 + j, '#1c1820'); // biome-ignore format: one line
  // a jet that leaves it and falls
  for (let y = y0; y <= level; y++) {
    const t = (y - y0) / Math.max(1, level - y0);
    const mid = x0 + Math.sqrt(t) * unit * 2;
    const wide = unit + (t > 0.5 ? 0.5 : 0);
    for (let k = -wide; k <= wide; k++) put(mid + k, y, k <= -wide + 0.5 ? lit : k >= wide - 0.5 ? dark : base);
    if (parts[y * image.width + Math.round(mid + wide + 1) + side]! >= 0 && y < level - puddle * 0.6) put(mid + wide + 1, y, ink); // biome-ignore format: one line
  }
  // where it lands
  for (const [i, j] of [[-3, -1], [3, -2], [5, 0]] as const) put(px0 + i * unit, level + j * unit - 1, lit); // biome-ignore format: one line
  return { ...s, image, parts, partNames };
}
