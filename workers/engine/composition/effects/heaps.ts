/** Heaps that are told by how much there is: a hoard of coins with a few jewels in it. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { dot, lined, sheet } from './paint.ts';

const GEMS = [
  ['#f06078', '#c02850', '#ffc0cc'],
  ['#58a8f0', '#2858b8', '#c8e8ff'],
  ['#5cd088', '#20804c', '#c8f8d8'],
] as const;

/** A felled trunk on the ground: rings at its right end, bark along it. */
export function lyingLog(width: number, height: number): Sprite {
  const [w, h] = [Math.max(14, Math.round(width)), Math.max(5, Math.round(height))];
  const image = sheet(w, h);
  const [ry, rx] = [h / 2, Math.max(2, h * 0.3)];
  for (let y = 0; y < h; y++) {
    const v = (y + 0.5 - ry) / ry;
    const bow = rx * Math.sqrt(Math.max(0, 1 - v * v));
    for (let x = Math.round(rx - bow); x < Math.round(w - rx); x++) {
      const crack = (Math.floor(x / 5) * 7 + y * 3) % 11 === 0 && x % 5 > 0;
      dot(image, x, y, crack ? '#5a3826' : v < -0.5 ? '#b07c4c' : v > 0.45 ? '#64402a' : '#8a5a38');
    }
    for (let x = Math.round(w - rx - bow); x < Math.round(w - rx + bow); x++) {
      const d = Math.hypot((x + 0.5 - (w - rx)) / rx, v);
      dot(image, x, y, d > 0.84 ? '#8a5a38' : d > 0.5 && d < 0.64 ? '#c0925c' : d < 0.22 ? '#b07c4c' : '#e4c08c');
    }
  }
  return painted(lined(image, '#2c2028'), 'log');
}

const SPINES = [['#c03c3c', '#842430'], ['#3c78c4', '#244c8c'], ['#4c9c50', '#2c6838'], ['#d09c38', '#94642c'], ['#8450a8', '#583478']] as const; // biome-ignore format: a table

/** Books that lie on each other, spines and pages by turns, no two edges above each other. */
export function bookStack(width: number, height: number, seed: number): Sprite {
  const [w, thick] = [Math.max(10, Math.round(width)), Math.max(3, Math.round(width * 0.19))];
  const many = Math.max(2, Math.round(height / thick));
  const image = sheet(w, many * thick);
  for (let i = 0; i < many; i++) {
    const [hue, dark] = SPINES[(i + seed) % SPINES.length]!;
    const inset = Math.round(((i * 7 + seed) % 3) * w * 0.045);
    const [left, right] = [i === 0 ? 0 : inset, w - (i === 0 ? 0 : Math.round(((i * 5 + seed) % 4) * w * 0.04))];
    const top = (many - 1 - i) * thick;
    // every second one shows its pages
    const pages = (i + seed) % 2 === 1;
    for (let y = top; y < top + thick; y++)
      for (let x = left; x < right; x++) {
        const cover = y === top || y >= top + thick - 1 || x < left + (pages ? 1 : 0) || x >= right - 1;
        const band = !pages && (x === left + Math.round(w * 0.14) || x === right - Math.round(w * 0.16));
        dot(image, x, y, pages && !cover ? ((x + y * 3) % 7 === 0 ? '#d8c8a0' : '#f4e8cc') : y >= top + thick - 1 ? dark : band ? '#e8c868' : hue); // biome-ignore format: one call
      }
  }
  return painted(lined(image, '#2c2028'), 'books');
}

/** A heap of gold, highest in its middle; coins lie flat on it, lit from the upper left. */
export function hoard(width: number, height: number, seed: number): Sprite {
  const [w, h] = [Math.max(9, Math.round(width)), Math.max(5, Math.round(height))];
  const image = sheet(w, h);
  const noise = (i: number): number => {
    const v = Math.sin((i + 1) * 12.9898 + seed * 0.37) * 43758.5453;
    return v - Math.floor(v);
  };
  const rise = (x: number): number => {
    const u = (x + 0.5) / w;
    const main = Math.sin(Math.PI * u) ** 0.62;
    return h * Math.min(1, main * (0.86 + 0.14 * Math.sin(u * 11 + seed)));
  };
  // the heap itself, darker to the right and below
  for (let x = 0; x < w; x++)
    for (let y = Math.round(h - rise(x)); y < h; y++)
      dot(image, x, y, x / w > 0.68 || y > h * 0.86 ? '#a86c20' : '#c88c2c');
  // coins from the back to the front
  const rx = Math.max(1.5, w / 22);
  const ry = Math.max(1, rx * 0.55);
  let i = 0;
  for (let y = ry; y < h - ry * 0.2; y += ry * 1.25)
    for (let x = rx * (1 + (i % 2)); x < w - rx; x += rx * 2.1, i++) {
      const cx = x + (noise(i) - 0.5) * rx;
      if (y < h - rise(Math.round(cx)) + ry * 0.6 || noise(i + 99) < 0.16) continue;
      coin(cx, y, x / w > 0.7);
    }
  function coin(cx: number, cy: number, dim: boolean): void {
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        const d = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2;
        if (d > 1.1 || x < 0 || x >= w || y < h - rise(x) - 1) continue;
        const light = x + 0.5 < cx && y + 0.5 <= cy;
        dot(image, x, y, y + 0.5 > cy + ry * 0.4 ? '#a86c20' : light && !dim ? '#fce48c' : dim ? '#d8a038' : '#f0bc44');
      }
  }
  // jewels
  const many = Math.max(1, Math.min(5, Math.floor(w / 12)));
  const size = Math.max(2, Math.round(w / 16));
  for (let k = 0; k < many; k++) {
    const x = Math.round(w * (0.2 + (0.6 * (k + 0.5)) / many) + (noise(k + 40) - 0.5) * 4);
    const y = Math.round(h - rise(x) * (0.25 + 0.5 * noise(k + 7)));
    const [mid, dark, light] = GEMS[k % 3]!;
    for (let j = 0; j < size; j++)
      for (let m = 0; m < size; m++) dot(image, x + m, y + j, j === size - 1 ? dark : m + j === 0 ? light : mid);
  }
  return painted(lined(image, '#4c2c18'), 'gold', { x: w / 2 + 1, y: h + 1 });
}
