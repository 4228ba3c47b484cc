/** What holds somebody fast: a net, the loop of a lasso, arms with suckers, coils; and the plank that one walks. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, lined, sheet } from './paint.ts';

/** A net that lies over something round, weights along its hem. */
export function net(width: number, height: number): Sprite {
  const [w, h] = [Math.max(10, Math.round(width)), Math.max(8, Math.round(height))];
  const image = sheet(w, h);
  const cell = Math.max(4, Math.round(Math.min(w, h) / 7));
  const top = (x: number): number => h * (1 - Math.sqrt(Math.max(0, 1 - ((x + 0.5 - w / 2) / (w / 2)) ** 2)));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const rim = top(x);
      if (y < rim) continue;
      const edge = y - rim < 1.2;
      if (edge || (x + y) % cell === 0 || (x - y + cell * 100) % cell === 0)
        dot(image, x, y, edge ? '#8c7448' : '#d8c490');
    }
  for (let x = 1; x < w - 1; x += cell) block(image, x, h - 2, 2, 2, '#585464');
  return painted(image, 'net');
}

/** The loop of a rope seen aslant. */
export function loop(width: number, height: number): Sprite {
  const [w, h] = [Math.max(6, Math.round(width)), Math.max(4, Math.round(height))];
  const image = sheet(w, h);
  for (let t = 0; t < 72; t++) {
    const [x, y] = [(w - 1) * (0.5 + 0.5 * Math.cos((t / 36) * Math.PI)), (h - 1) * (0.5 + 0.5 * Math.sin((t / 36) * Math.PI))]; // biome-ignore format: one line
    dot(image, x, y, t % 4 < 2 ? '#e0bc7c' : '#a87840');
  }
  return painted(lined(image, '#4c3420'), 'lasso');
}

export interface Skin {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly line: string;
}

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A limb along points, round and lit from above; `suckers` in the light tone along its lower side. */
export function limbAlong(
  width: number,
  height: number,
  strokes: readonly Stroke[],
  skin: Skin,
  suckers: boolean,
): Sprite {
  const image = sheet(width, height);
  const fill = (k: number, dy: number, hex: string): void => {
    for (const { x, y, r } of strokes) {
      const q = Math.max(0.5, r * k);
      for (let j = Math.floor(-q); j <= q; j++)
        for (let i = Math.floor(-q); i <= q; i++)
          if (i * i + j * j <= q * q + 0.3) dot(image, x + i + dy * r * 0.5, y + j + dy * r, hex);
    }
  };
  fill(1, 0, skin.dark);
  fill(0.78, -0.2, skin.base);
  fill(0.34, -0.36, skin.light);
  if (suckers)
    for (const [i, { x, y, r }] of strokes.entries())
      if (r > 1.2 && i % Math.max(3, Math.round(r * 2.2)) === 0) block(image, x + r * 0.3, y + r * 0.3, Math.max(1, r * 0.4), Math.max(1, r * 0.4), '#f0d0c8'); // biome-ignore format: one line
  return painted(lined(image, skin.line), 'limb');
}

/** A board that juts out to the right from a beam at its left. */
export function plankBoard(width: number, height: number): Sprite {
  const [w, h] = [Math.max(16, Math.round(width)), Math.max(10, Math.round(height))];
  const image = sheet(w, h);
  const t = Math.max(3, Math.round(h * 0.16));
  for (let x = 0; x < w; x++)
    for (let y = 0; y < t; y++)
      dot(image, x, y + 1, y === 0 ? '#c89860' : (x + y * 7) % 17 === 0 ? '#6c4828' : '#a07444');
  const hull = Math.round(w * 0.4);
  for (let y = t; y < h - 1; y++)
    for (let x = 0; x < hull - Math.round((y - t) * 0.24); x++)
      dot(image, x, y + 1, y % Math.max(3, Math.round(h / 5)) === 0 ? '#3c2818' : (x * 3 + y * 5) % 29 === 0 ? '#5c3c24' : '#7c5434'); // biome-ignore format: one line
  return painted(lined(image, '#2c1c18'), 'plank');
}
