/** Gloves of who has no hands: on claws, paws of the front, flippers and the tips of wings. */
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { boxesOf } from './creature-marks.ts';

interface End {
  readonly x: number;
  readonly y: number;
}

/** A round fist with a thumb and a cuff, its thumb towards the middle. */
function glove(size: number, hex: string, side: 1 | -1): Sprite {
  const ramp = matter(hex);
  const n = Math.max(5, Math.round(size));
  const image = sheet(n, n + Math.max(1, Math.round(n * 0.2)));
  const r = n / 2;
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const [u, v] = [(x + 0.5 - r) / r, (y + 0.5 - r) / r];
      const d = u * u + v * v;
      if (d <= 1) dot(image, x, y, ramp[d > 0.72 && u + v > 0 ? 1 : u + v < -0.5 ? 4 : u + v < 0.3 ? 3 : 2]!);
    }
  const thumb = Math.max(1, Math.round(n * 0.16));
  for (let k = 0; k < thumb * 2; k++) dot(image, r - 0.5 + side * r * 0.36, r - thumb + k, ramp[1]!);
  const cuff = Math.max(1, Math.round(n * 0.2));
  for (let y = n - 1; y < n - 1 + cuff; y++) for (let x = Math.round(n * 0.22); x < n * 0.78; x++) dot(image, x, y, x < r ? '#f4f0e8' : '#c8c0b8'); // biome-ignore format: one line
  return painted(lined(image, ramp[0]), 'glove');
}

/** Where its arms end: of a claw, a paw or a wing on each side the point farthest from the body. */
function endsOf(s: Sprite): readonly End[] {
  const { width, height } = s.image;
  const kinds = [/^(?:claw|pincer|hand)s?$/, /^(?:arm|gauntlet)s?$/, /flipper|^wings?$/, /^fins?$/, /^paws?$/] as const;
  for (const kind of kinds) {
    const boxes = boxesOf(s, kind).filter((b) => (b.right - b.left + 1) * (b.bottom - b.top + 1) > width * height * 0.004);
    if (boxes.length === 0) continue;
    const left = boxes.reduce((a, b) => (b.left < a.left ? b : a));
    const right = boxes.reduce((a, b) => (b.right > a.right ? b : a));
    const raised = kind === kinds[0];
    const y = (b: { top: Px; bottom: Px }): number => (raised ? (b.top + b.bottom) / 2 : b.top + (b.bottom - b.top) * 0.86);
    // on one side only the near one shows
    if (left === right && right.right - right.left < width * 0.6) return [{ x: raised ? (right.left + right.right) / 2 : (right.left + right.right) / 2, y: y(right) }];
    const inset = Math.min(right.right - right.left, width * 0.2) * 0.4;
    return [{ x: left.left + inset, y: y(left) }, { x: right.right - inset, y: y(right) }];
  }
  return [{ x: width * 0.1, y: height * 0.6 }, { x: width * 0.9, y: height * 0.6 }];
} // biome-ignore format: conditions

/** A creature with gloves on, large enough to be seen. */
export function gloved(s: Sprite, words: string, hex: string): Sprite {
  const size = Math.min(s.image.width, s.image.height) * (/box/.test(words) ? 0.34 : 0.26);
  const ends = endsOf(s);
  const layers = ends.map(({ x, y }) => {
    const one = { ...glove(size, hex, x < s.image.width / 2 ? 1 : -1), partNames: [words] };
    return { sprite: one, x: x - one.image.width / 2, y: y - one.image.height / 2 };
  });
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0);
}
