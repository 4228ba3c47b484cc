/** Glasses, goggles, patches, monocles and masks before the eyes of who is no person. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { block, dot, ellipse, sheet } from '../../effects/paint.ts';
import { painted, type Sprite } from '../../sprites/sprite.ts';
import { eyesOf, setEyes } from '../creature-marks.ts';
import { scaled } from '../mixed.ts';
import { HEAD, headOf } from '../parts.ts';
import { hasProfile, put, shade } from './put.ts';

export const EYEWEAR = /glasses|sunglasses|goggles|monocle|eyepatch|mask/;
/** Over the whole face, and none of the two panes before eyes. */
export const MASK = /^(?!.*(?:eye|domino|sleep|snorkel)).*mask$/;
export const BEFORE_ONE_EYE = /eyepatch|monocle/;

/** `item` is the mask drawn alone. */
export function withMask(s: Sprite, item: Sprite, words: string): Sprite {
  const head = headOf(s);
  const eyes = eyesOf(s);
  const mask = scaled(item, (head.height * 0.92) / Math.max(1, item.image.height));
  const middle = eyes.length > 0 ? eyes.reduce((sum, e) => sum + (e.left + e.right + 1) / 2, 0) / eyes.length : head.x + head.width / 2; // biome-ignore format: one line
  const x = hasProfile(s) ? Math.min(middle, head.x + head.width * 0.66) : middle;
  return put(s, mask, x - mask.image.width / 2, head.y + head.height * 0.56 - mask.image.height / 2, words);
}

export function beforeOneEye(s: Sprite, words: string, hex: string): Sprite {
  const head = headOf(s);
  const aside = s.at.mouth && hasProfile(s) ? Math.sign(s.at.mouth.x - s.image.width / 2) : 0;
  const r = Math.max(2, Math.round(head.width * 0.17));
  const bare = !s.partNames.some((n) => HEAD.test(n));
  const set = setEyes(s);
  const eyes = set.length > 0 ? set : eyesOf(s);
  const eye = eyes.length === 2 ? eyes.reduce((a, b) => (b.left > a.left ? b : a)) : eyes[0];
  const cx = eye ? Math.floor((eye.left + eye.right) / 2) : Math.round(head.x + head.width * (bare ? 0.34 : aside === 0 ? 0.7 : 0.5 + aside * 0.16)); // biome-ignore format: one line
  const cy = eye ? Math.floor((eye.top + eye.bottom) / 2) : Math.round(head.y + head.height * 0.44);
  const image = sheet(s.image.width, s.image.height);
  const inside = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < s.image.width && y < s.image.height && s.image.data[(y * s.image.width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  const patch = /patch/.test(words);
  if (patch)
    for (let x = head.x; x < head.x + head.width; x++) {
      const y = Math.round(cy - (x - cx) * (cx > head.x + head.width / 2 ? -0.34 : 0.34));
      if (inside(x, y)) dot(image, x, y, '#241c28');
    }
  ellipse(image, cx + 0.5, cy + 0.5, r + 0.5, r + 0.5, (_x, _y, d) => (patch ? (d > 0.7 ? '#120e16' : '#342c3c') : d > 0.5 ? hex : '#d8ecf8')); // biome-ignore format: one line
  if (!patch) for (let y = cy + r; y < cy + r * 3; y++) dot(image, cx + (y % 2), y, hex);
  return put(s, painted(image, words), 0, 0, words);
}

export function withGlasses(s: Sprite, words: string, hex: string): Sprite {
  const head = headOf(s);
  const eyes = eyesOf(s);
  // over a pair of eyes, where they are seen
  const [left, right] = [Math.min(...eyes.map((e) => e.left)), Math.max(...eyes.map((e) => e.right))];
  const pair = eyes.length === 2 && right - left < head.width * 1.2 ? eyes : undefined;
  const w = pair ? Math.max(7, Math.round((right - left + 1) * 1.3)) : Math.max(5, Math.round(head.width * 0.86));
  const h = pair ? Math.max(3, Math.round(w * 0.3), pair[0]!.bottom - pair[0]!.top + 2) : Math.max(2, Math.round(w * 0.26)); // biome-ignore format: one line
  const image = sheet(w, h);
  block(image, 0, 0, w, Math.max(1, h * 0.3), hex);
  for (const x of [w * 0.04, w * 0.54])
    block(image, x, 0, w * 0.42, h, /sun|goggles|patch|mask/.test(words) ? shade(hex, 0.5) : hex);
  if (!/sun|mask/.test(words))
    for (const x of [w * 0.1, w * 0.6]) block(image, x, h * 0.3, w * 0.3, Math.max(1, h * 0.45), '#d8ecf8');
  if (pair) return put(s, painted(image, words), (left + right + 1 - w) / 2, (pair[0]!.top + pair[0]!.bottom + 1 - h) / 2, words); // biome-ignore format: one line
  return put(s, painted(image, words), head.x + head.width * 0.07, head.y + head.height * 0.34, words);
}
