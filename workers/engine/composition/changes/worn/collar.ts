/** A collar round the neck of any creature: where its body is slimmest under its face, from edge to edge of it, with a tag. */
import { cloneImage } from '../../../../../src/pixels/image.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { dot } from '../../effects/paint.ts';
import type { Sprite } from '../../sprites/sprite.ts';
import { eyesOf } from '../creature-marks.ts';
import { headOf } from '../parts.ts';
import { shade } from './put.ts';

const TAG = ['#fff0a8', '#f0bc40', '#a87018'] as const;

/** Half of a collar's width at most, in widths of a face. */
const BROAD = 0.72;
/** A row further down is taken for so many pixels less of width. */
const FAR = 1.2;

/** The filled columns about one in a row; undefined where it is empty there. */
function runAt({ image: { width, data } }: Sprite, x: Px, y: Px): readonly [left: Px, right: Px] | undefined {
  const on = (i: Px): boolean => i >= 0 && i < width && data[(y * width + i) * 4 + 3]! > 0;
  if (!on(x)) return undefined;
  let [left, right] = [x, x];
  while (on(left - 1)) left--;
  while (on(right + 1)) right++;
  return [left, right];
}

export function withCollar(s: Sprite, name: string, hex: string): Sprite {
  const { width, height } = s.image;
  const head = headOf(s);
  const eyes = eyesOf(s);
  const [left, right] = eyes.length > 1 ? [Math.min(...eyes.map((e) => e.left)), Math.max(...eyes.map((e) => e.right))] : [head.x, head.x + head.width]; // biome-ignore format: one line
  const middle = Math.max(0, Math.min(width - 1, Math.round((left + right) / 2)));
  const span = right - left + 1;
  const low = eyes.length > 0 ? Math.max(...eyes.map((e) => e.bottom)) : head.y + head.height * 0.6;
  // below a mouth, and above the feet
  const [from, to] = [low + Math.max(3, span * (eyes.length > 1 ? 0.46 : 0.34)), low + Math.max(6, span * (eyes.length > 1 ? 0.9 : 0.66))].map((y) => Math.min(height - 4, Math.round(y))) as [Px, Px]; // biome-ignore format: one line
  const most = Math.round((eyes.length > 1 ? span : Math.min(head.width, width * 0.4)) * BROAD);
  let best: { y: Px; left: Px; right: Px } | undefined;
  // a head that is low has its neck right below the eyes
  const first = runAt(s, middle, from) ? from : Math.min(from, Math.round(low) + 1);
  for (let y = first; y <= to; y++) {
    const run = runAt(s, middle, y);
    if (!run) continue;
    // no broader than the face: what is beyond is body
    const [l, r] = [Math.max(run[0], middle - most), Math.min(run[1], middle + most)];
    if (!best || r - l + (y - from) * FAR < best.right - best.left + (best.y - from) * FAR)
      best = { y, left: l, right: r };
  }
  if (!best || best.right - best.left < 3) return s;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const names = [...s.partNames, name];
  const thick = Math.max(2, Math.round(Math.min(width, height) / 16));
  const half = (best.right - best.left) / 2;
  const put = (x: Px, y: Px, colour: string): void => {
    if (y >= height || !image.data[(y * width + x) * 4 + 3]) return;
    dot(image, x, y, colour);
    parts[y * width + x] = names.length - 1;
  };
  for (let x = best.left; x <= best.right; x++) {
    // it hangs a little in its middle, as what is round has it
    const sag = Math.round(Math.sqrt(Math.max(0, 1 - ((x - best.left - half) / half) ** 2)) * thick * 0.6);
    for (let j = 0; j < thick; j++) put(x, best.y + sag + j, x === best.left || x === best.right ? shade(hex, 0.4) : j === 0 ? shade(hex, 1.2) : j === thick - 1 ? shade(hex, 0.66) : hex); // biome-ignore format: one line
    put(x, best.y + sag + thick, shade(hex, 0.36));
  }
  const r = Math.max(1, Math.round(thick * 0.6));
  const y0 = best.y + Math.round(thick * 1.4);
  for (let y = -r; y <= r; y++)
    for (let x = -r; x <= r; x++)
      if (Math.abs(x) + Math.abs(y) < r * 2) put(middle + x, y0 + r + y, TAG[x + y < 0 ? 0 : x + y > r ? 2 : 1]);
  return { ...s, image, parts, partNames: names };
}
