/** Legs below and arms beside what has none of its own, in its colours there; more than four legs are an insect's. */
import { rgbToHex } from '../../../../src/pixels/color.ts';
import { block, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

import { strokes } from './strokes.ts';

const SKIN = ['#3c3040', '#5c4c60'] as const;

export function withLimbs(s: Sprite, legs: number, arms: boolean, hue?: string): Sprite {
  const { width, height } = s.image;
  const unit = Math.max(1, Math.round(Math.min(width, height) / 22));
  const behind: { sprite: Sprite; x: number; y: number }[] = [];
  if (legs > 4) behind.push(crawling(s, unit, -1, legs), crawling(s, unit, 1, legs));
  else if (legs > 0) {
    const long = Math.max(4, Math.round(Math.min(Math.max(height * 0.2, width * 0.16), 18 * unit)));
    const thick = Math.max(1.4, unit * 1.5);
    const low = below(s, thick * 3.4 * legs);
    const hex = hue ?? colourBetween(s, 0.62, 1);
    for (let i = 0; i < legs; i++) {
      const t = legs === 2 ? [0.3, 0.7][i]! : (i + 0.7) / (legs + 0.4);
      const x = Math.round(low.left + (low.right - low.left) * t);
      const y = under(s, x) - Math.max(2, Math.round(height * 0.06)) - 1;
      const out = t < 0.5 ? -1 : 1;
      const foot = [x + out * thick * 0.5, y + long - thick] as const;
      behind.push(
        strokes(
          [
            { points: [[x, y], [x, y + long * 0.5], foot], from: thick, to: thick, hex },
            { points: [foot, [foot[0] + out * thick * 1.5, foot[1] + thick * 0.1]], from: thick * 1.15, to: thick * 1.05, hex },
          ],
          'leg',
        ),
      ); // biome-ignore format: places
    }
  }
  if (arms) {
    const y = Math.round(height * 0.54);
    const long = Math.max(5, Math.round(Math.min(width * 0.24, height * 0.3)));
    const thick = Math.max(1.3, unit * 1.3);
    const hex = hue ?? colourBetween(s, 0.4, 0.7);
    for (const side of [-1, 1]) {
      const root = edge(s, y, side) - side * thick;
      const hand = [root + side * long * 0.95, y + long * 0.42] as const;
      behind.push(
        strokes(
          [
            { points: [[root, y], [root + side * long * 0.6, y + long * 0.05], hand], from: thick, to: thick, hex },
            { points: [hand, [hand[0] + side * 0.5, hand[1] + 0.5]], from: thick * 1.5, to: thick * 1.5, hex },
          ],
          'arm',
        ),
      ); // biome-ignore format: places
    }
  }
  const out = joined([...behind, { sprite: s, x: 0, y: 0 }], behind.length);
  return { ...out, foot: { x: out.foot.x, y: out.image.height } };
}

/** The colour most seen between two heights of it, from its top: what grows there is of it. */
function colourBetween(s: Sprite, from: number, to: number): string {
  const { width, height } = s.image;
  const [first, last] = [Math.floor(from * height) * width, Math.ceil(to * height) * width];
  const counts = new Map<string, number>();
  for (let i = first; i < Math.min(last, s.parts.length); i++) {
    if (s.parts[i]! < 0 || !s.image.data[i * 4 + 3]) continue;
    const hex = rgbToHex([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '#888888';
}

/** Where what it is ends, below, about a column. */
function under(s: Sprite, x: number): number {
  const { width, height, data } = s.image;
  for (let y = height - 1; y > 0; y--)
    for (const dx of [0, 1, -1]) if (x + dx >= 0 && x + dx < width && data[(y * width + x + dx) * 4 + 3]! > 0) return y + 1; // biome-ignore format: one line
  return height;
}

/** The columns that the lowest third of it stands in, at least so wide: what leans has its legs where it ends. */
function below(s: Sprite, least: number): { readonly left: number; readonly right: number } {
  const { width, height, data } = s.image;
  let [left, right] = [width, 0];
  for (let y = Math.floor(height * 0.68); y < height; y++)
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]) [left, right] = [Math.min(left, x), Math.max(right, x + 1)]; // biome-ignore format: one line
  if (right - left > width * 0.6 || right <= left) return { left: 0, right: width };
  const more = Math.max(0, least * 1.4 - (right - left)) / 2;
  return { left: left - more, right: right + more };
}

/** The outermost column of a row. */
function edge(s: Sprite, y: number, side: number): number {
  const { width } = s.image;
  for (let i = 0; i < width; i++) {
    const x = side < 0 ? i : width - 1 - i;
    if (s.image.data[(y * width + x) * 4 + 3]) return x;
  }
  return side < 0 ? 0 : width;
}

/** The legs of an insect at one side: each up from the body to its knee, and down to the ground further out. */
function crawling(s: Sprite, unit: number, side: number, legs: number): { sprite: Sprite; x: number; y: number } {
  const { width, height } = s.image;
  const n = Math.min(width < 60 ? 3 : 4, Math.ceil(legs / 2));
  const out = Math.round(width * 0.62);
  const high = Math.round(height * 0.66);
  const image = sheet(out, high);
  for (let i = 0; i < n; i++) {
    const t = (i + 1) / n;
    const root = { x: 0, y: high * (0.62 - 0.16 * t) };
    const knee = { x: out * (0.2 + 0.34 * t), y: high * (0.56 - 0.54 * t) };
    const end = { x: out * (0.26 + 0.68 * t) - unit, y: high - unit * 1.5 - (n - 1 - i) * unit * 0.4 };
    for (const [a, b] of [[root, knee], [knee, end]] as const) {
      const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y));
      for (let k = 0; k <= steps; k++) {
        const [x, y] = [a.x + ((b.x - a.x) * k) / steps, a.y + ((b.y - a.y) * k) / steps];
        block(image, side < 0 ? out - unit - x : x, y, unit, unit, b === end ? SKIN[0] : SKIN[1]);
      }
    }
  }
  // lines round so many legs would close the gaps between them
  const all = painted(image, 'leg');
  const x = side < 0 ? width * 0.24 - all.image.width : width * 0.76;
  return { sprite: all, x: Math.round(x), y: height + Math.round(height * 0.06) - all.image.height };
} // biome-ignore format: pairs
