/** Beams that come out of eyes. */
import { createImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { glow } from '../../painted/ramps.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { clearAt, eyesSeen } from './eyes-seen.ts';

/** Beams out of its eyes as far as the picture goes: ahead of who is seen from the side, towards us and down from a face. */
export function withEyeBeams(s: Sprite, colour: string): Sprite {
  const eyes = eyesSeen(s);
  const [first] = eyes;
  if (!first) return s;
  const { width, height } = s.image;
  const ramp = glow(colour);
  const middle = eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / eyes.length;
  const head = s.at.mouth ?? { x: middle, y: 0 };
  const aside = eyes.length === 1 || Math.abs(middle - width / 2) > width * 0.2;
  const way = (aside ? (middle + head.x) / 2 : middle) < width / 2 ? -1 : 1;
  const long = Math.round(Math.max(width, height) * (aside ? 0.5 : 0.42));
  const thick = Math.max(1, Math.round(Math.min(width, height) / 34));
  const room = long + 2;
  const image = createImage(width + room * 2, height + room);
  const rays = (aside ? [first] : eyes).map((e) => {
    const [x, y] = [(e.left + e.right) / 2 + room, (e.top + e.bottom) / 2];
    // from a face they part and go down; from a profile they go ahead
    const out = aside ? way : (e.left + e.right) / 2 < middle ? -1 : 1;
    const from = aside ? 0 : long * 0.02;
    const reach = aside ? Math.max(long * 0.6, (way > 0 ? width - x + room : x - room) + long * 0.55) : long;
    return { x: x + out * from, y, dx: aside ? way * 0.985 : out * 0.62, dy: aside ? 0.17 : 0.78, reach };
  });
  for (const [k, hex] of [[2, ramp[1]!], [1, ramp[2]!], [0, '#fff4f0']] as const)
    for (const { x, y, dx, dy, reach } of rays)
      for (let t = 0; t <= reach; t += 0.5) {
        const r = k === 0 ? (thick - 1) / 2 : k === 1 ? thick * 0.5 + 0.5 : thick * 0.5 + 1.3;
        if (k === 2 && t > reach - 1) continue;
        for (let b = -Math.ceil(r); b <= Math.ceil(r); b++) for (let a = -Math.ceil(r); a <= Math.ceil(r); a++) if (Math.hypot(a, b) <= r) dot(image, x + dx * t + a, y + dy * t + b, hex);
      } // biome-ignore format: a brush
  // the eye itself is light, with a rim of it
  for (const e of eyes)
    for (let y = e.top - 1; y <= e.bottom + 1; y++)
      for (let x = e.left - 1; x <= e.right + 1; x++) {
        const rim = x < e.left || x > e.right || y < e.top || y > e.bottom;
        const corner = (x < e.left || x > e.right) && (y < e.top || y > e.bottom);
        if (!corner && !clearAt(s, x, y)) dot(image, x + room, y, rim ? ramp[2]! : '#fff4f0');
      }
  const { x, y, image: beams } = trimmed(image);
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: painted(beams, 'beam'), x: x - room, y },
    ],
    0,
  );
}

/** A picture without its empty borders, and where it lay. */
function trimmed(image: Sprite['image']): { readonly image: Sprite['image']; readonly x: Px; readonly y: Px } {
  const box = opaqueBounds(image) ?? { x: 0, y: 0, width: 1, height: 1 };
  const out = createImage(box.width, box.height);
  for (let y = 0; y < box.height; y++) {
    const from = ((y + box.y) * image.width + box.x) * 4;
    out.data.set(image.data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { image: out, x: box.x, y: box.y };
}
