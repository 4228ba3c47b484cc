/** What is stretched, shot or stands between two: a rope under pull, rays that meet or a ledge. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, deeper, dot, lined, sheet } from './paint.ts';

/** A straight rope, twisted, with a red cloth at its middle; `foot` is how deep its left end lies, were it the higher one. */
export function pulledRope(width: number, drop: number, thick: number): Sprite {
  const w = Math.max(8, Math.round(width));
  const t = Math.max(2, Math.round(thick));
  const image = sheet(w, Math.abs(drop) + t + 4);
  const y0 = drop < 0 ? -drop : 0;
  for (let x = 0; x < w; x++) {
    const y = y0 + (drop * x) / w;
    for (let j = 0; j < t; j++) dot(image, x, y + j, (x + j) % 4 < 2 ? '#d8b070' : '#a87840');
  }
  const middle = y0 + drop / 2;
  block(image, w / 2 - t / 2, middle - 1, Math.max(2, t), t + 5, '#d83c3c');
  return painted(lined(image), 'rope', { x: 1, y: 1 });
}

/** Two rays in one line, the first tone from the left to the middle. */
export function rayBetween(dx: number, dy: number, thick: number, tones: readonly [string, string]): Sprite {
  const w = Math.max(6, Math.round(dx));
  const t = Math.max(3, Math.round(thick));
  const image = sheet(w, Math.abs(dy) + t + 2);
  const y0 = dy < 0 ? -dy : 0;
  for (let x = 0; x < w; x++) {
    const tone = x < w / 2 ? tones[0] : tones[1];
    const y = y0 + (dy * x) / w;
    // it swells a little where the two push
    const half = t * (0.7 + 0.5 * (1 - Math.abs(x / w - 0.5) * 2)) + (x % 5 === 0 ? 0.6 : 0);
    for (let j = 0; j < half; j++) {
      const v = Math.abs((j + 0.5) / half - 0.5) * 2;
      dot(image, x, y + t / 2 - half / 2 + j + 1, v < 0.34 ? '#ffffff' : v < 0.72 ? deeper(tone, 1.18) : tone);
    }
  }
  return painted(image, 'beam', { x: 0, y: t / 2 + 1 });
}

/** A step of rock with grass on it; its right side is the drop. */
export function ledge(width: number, height: number): Sprite {
  const [w, h] = [Math.max(10, Math.round(width)), Math.max(8, Math.round(height))];
  const image = sheet(w, h);
  const grass = Math.max(2, Math.round(h * 0.1));
  for (let y = 0; y < h; y++) {
    // jagged on the side of the drop, wider at the foot on the other
    const right = w - 1 - ((y * 5) % 7 < 3 ? 1 : 0) - (y > grass ? 1 : 0);
    const left = Math.max(0, Math.round(w * 0.08 * (1 - y / h)) - ((y * 3) % 5 < 2 ? 1 : 0));
    for (let x = left; x <= right; x++) {
      const crack = (x * 7 + y * 13) % 31 === 0 || ((x + Math.floor(y / 5) * 3) % 11 === 0 && y % 5 < 3);
      dot(image, x, y, y < grass ? (y === 0 ? '#8ccc54' : '#5c9c3c') : crack ? '#5c5460' : x > right - w * 0.16 ? '#6c6470' : '#8c8490'); // biome-ignore format: one line
    }
  }
  return painted(lined(image), 'ledge', { x: w / 2 + 1, y: h + 2 });
}

/** A whip that is swung from the left: up, over and down to its tip. */
export function lash(width: number, height: number): Sprite {
  const [w, h] = [Math.max(8, Math.round(width)), Math.max(6, Math.round(height))];
  const image = sheet(w, h);
  for (let i = 0; i <= w * 2; i++) {
    const t = i / (w * 2);
    const y = h * (0.6 - 0.58 * Math.sin(t * Math.PI * 0.8) + 0.36 * t ** 3);
    dot(image, t * (w - 1), y, '#7c4c28');
    if (t < 0.6) dot(image, t * (w - 1), y + 1, '#54301c');
  }
  return painted(lined(image, '#2c1c18'), 'whip');
}

/** A long saw with a grip at each end, teeth down. */
export function crosscut(width: number, height: number): Sprite {
  const [w, h] = [Math.max(14, Math.round(width)), Math.max(5, Math.round(height))];
  const image = sheet(w, h);
  const grip = 2;
  for (let x = grip; x < w - grip; x++) {
    const belly = 1 + Math.sin((x / w) * Math.PI) * (h - 4);
    for (let y = 0; y <= belly; y++) dot(image, x, y + 1, y < 1 ? '#eef2f6' : '#a8b4c0');
    if (x % 2) dot(image, x, belly + 2, '#788494');
  }
  block(image, 0, 0, grip, h - 1, '#8c5c34');
  block(image, w - grip, 0, grip, h - 1, '#8c5c34');
  return painted(lined(image), 'saw');
}

/** Two crossed legs under what is sawn. */
export function trestle(width: number, height: number): Sprite {
  const [w, h] = [Math.max(8, Math.round(width)), Math.max(5, Math.round(height))];
  const image = sheet(w, h);
  for (let y = 0; y < h; y++)
    for (const x of [(y / h) * (w - 3), (1 - y / h) * (w - 3)]) block(image, x, y, 3, 1, y % 5 === 0 ? '#6c4828' : '#946838'); // biome-ignore format: one line
  return painted(lined(image), 'trestle');
}
