/** A creature's ghost: no dark line about it, its feet gone, its lower end dissolving in a dither. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';

const FEET = /leg|paw|foot|feet|hoof|toe|claw|shin|thigh/i;
const EYES = /eye|pupil|iris|mouth|nose|beak/i;
/** The line of what is seen through. */
const LINE = [104, 136, 184] as const;
/** Its body: a little blue in white. */
const PALE = [214, 230, 248] as const;
/** Darker than this is line, not body. */
const DARK = 84;

/** `own`: its colour was said and stays. */
export function ghostly(s: Sprite, own: boolean): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const { data } = image;
  const name = (i: number): string => s.partNames[s.parts[i]!] ?? '';
  // where its trunk ends below: what stands on legs is cut there, anything else near its own end
  let trunk: Px = 0;
  let legs = false;
  for (let i = 0; i < width * height; i++) {
    if (!data[i * 4 + 3] || s.parts[i]! < 0) continue;
    if (FEET.test(name(i))) legs = true;
    else trunk = Math.max(trunk, Math.floor(i / width));
  }
  const eyes = eyesOf(s);
  const seen = (x: Px, y: Px): boolean => eyes.some((e) => x >= e.left && x <= e.right && y >= e.top && y <= e.bottom);
  const foot = s.foot.y;
  const from =
    height < 18 ? foot - 2 : Math.round(legs && trunk < foot - 1 ? trunk - height * 0.06 : foot - height * 0.3);
  const to = Math.round(Math.min(foot - height * 0.06, from + height * 0.24));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!data[i * 4 + 3]) continue;
      // its end wavers
      const end = to + Math.round(Math.sin(x / Math.max(1.2, width / 14)) * height * 0.04);
      const t = (y - from) / Math.max(1, end - from);
      const kept =
        t < 0 || (height < 18 ? x % 2 === 0 : t < 0.5 ? (x + y) % 2 === 0 || y % 2 === 0 : t < 1 && (x + y) % 2 === 0);
      if (!kept) {
        data.fill(0, i * 4, i * 4 + 4);
        continue;
      }
      if (own || EYES.test(name(i))) continue;
      const light = data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11;
      // what is light stays lighter
      const [tone, by] = light >= DARK ? [PALE, 0.72 + (0.4 * light) / 255] : seen(x, y) && [i - 1, i + 1, i - width, i + width].every((n) => s.image.data[n * 4 + 3]) ? [LINE, 0.4] : [LINE, 1 + light / 512]; // biome-ignore format: one line
      for (const c of [0, 1, 2]) data[i * 4 + c] = Math.min(255, tone[c]! * by);
    }
  return { ...s, image };
}
