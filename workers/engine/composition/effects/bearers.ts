/** What small things hang, stand and lie on: hooks on a wall, thin shafts, kitchen boards, on the pixel grid. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, deeper, dot, lined, sheet } from './paint.ts';

const IRON = '#6c7488';
const WOOD = '#9c6c40';

/** A hook with its plate, seen from before; what hangs on it begins at `at.hang`. */
export function wallHook(size: number, hex = IRON): Sprite {
  const [w, h] = [Math.max(4, Math.round(size * 0.6)), Math.max(6, Math.round(size))];
  const image = sheet(w, h);
  const thick = Math.max(1, Math.round(w / 4));
  const middle = Math.floor((w - thick) / 2);
  block(image, Math.max(0, middle - thick), 0, thick * 3, Math.max(2, h * 0.36), hex);
  block(image, Math.max(0, middle - thick), 0, thick * 3, 1, deeper(hex, 1.3));
  block(image, middle, 0, thick, h, deeper(hex, 0.8));
  // its end turns up again, towards us
  block(image, middle, h - thick, w - middle, thick, hex);
  block(image, w - thick, h - thick * 2 - 1, thick, thick + 1, deeper(hex, 1.3));
  const s = painted(lined(image, '#20202c'), 'hook');
  return { ...s, at: { ...s.at, hang: { x: middle + thick + 1, y: h - thick } } };
}

/** A shaft so long and so thick, of wood or iron, which a point ends where it is sharp. */
export function shaft(long: number, thick: number, iron: boolean, sharp: boolean): Sprite {
  const [w, h] = [Math.max(2, Math.round(thick)), Math.max(6, Math.round(long))];
  const hex = iron ? IRON : WOOD;
  const image = sheet(w, h);
  for (let y = 0; y < h; y++) {
    const narrow = sharp ? Math.max(0, Math.round((w - 1) / 2 - y / 2)) : 0;
    for (let x = narrow; x < w - narrow; x++) {
      const grain = !iron && (x * 5 + y * 3) % 13 === 0;
      dot(image, x, y, x === narrow ? deeper(hex, 1.18) : x === w - 1 - narrow || grain ? deeper(hex, 0.72) : hex);
    }
  }
  return painted(lined(image, '#2c2028'), 'shaft');
}

/** A board that lies, seen aslant from before, its grip to the right; what lies on it does so at `top`. */
export function layingBoard(width: number, hex = '#c89458'): Sprite {
  const w = Math.max(10, Math.round(width));
  const [deep, edge, grip] = [Math.max(4, Math.round(w * 0.34)), Math.max(1, Math.round(w * 0.05)), Math.max(3, Math.round(w * 0.18))]; // biome-ignore format: one line
  const image = sheet(w + grip, deep + edge);
  const [mid, half] = [Math.round(deep / 2), Math.max(1, Math.round(deep * 0.17))];
  for (let y = 0; y < deep + edge; y++) {
    const [lies, below] = [y < deep, y >= edge];
    const cut = y === 0 || y === deep + edge - 1 ? 1 : 0;
    for (let x = cut; x < w + grip; x++) {
      const onGrip = x >= w - cut;
      if (onGrip && (y < mid - half || y >= mid + half + (below ? edge : 0))) continue;
      const front = onGrip ? y >= mid + half : !lies;
      const grain = (y * 7 + Math.floor(x / 5) * 3) % 6 === 0;
      dot(image, x, y, front ? deeper(hex, 0.66) : y === 0 ? deeper(hex, 1.12) : grain ? deeper(hex, 0.9) : hex);
    }
  }
  // the hole that it hangs by
  block(image, w + grip - Math.max(2, Math.round(grip * 0.45)), mid - 1, Math.max(1, Math.round(grip * 0.2)), 2, deeper(hex, 0.45)); // biome-ignore format: one line
  const s = painted(lined(image, '#3c2820'), 'board');
  return { ...s, top: { y: Math.round(deep * 0.62), left: 0, right: w } };
}
