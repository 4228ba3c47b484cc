/** Painted things of rooms that stand empty or work: webs, cracks, tanks of glass. */
import { createRandom } from '../../random.ts';
import { bed } from '../effects/bed.ts';
import { block, deeper, dot, lined, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

/** A spider's web in a corner: threads from one point, arcs between them. */
function web(size: number, mirrored: boolean): Sprite {
  const n = Math.max(9, Math.round(size * 0.62));
  const image = sheet(n, n);
  const put = (x: number, y: number, hex: string): void => dot(image, mirrored ? n - 1 - x : x, y, hex);
  const threads = 4;
  for (let k = 0; k <= threads; k++) {
    const a = (k / threads) * 1.5708;
    for (let r = 0; r < n * (k % 2 ? 0.94 : 0.8); r++) put(Math.cos(a) * r, Math.sin(a) * r, '#e4e4ec');
  }
  for (let ring = 1; ring <= 3; ring++) {
    const r = (n * 0.78 * ring) / 3;
    for (let i = 0; i <= n * 3; i++) {
      const t = (i / (n * 3)) * threads;
      const sag = 1 - 0.16 * Math.sin((t % 1) * Math.PI);
      const a = (t / threads) * 1.5708;
      put(Math.round(Math.cos(a) * r * sag), Math.round(Math.sin(a) * r * sag), '#c4c4d0');
    }
  }
  return painted(image, 'web');
}

/** A crack that branches down a wall. */
function crack(size: number, seed: number): Sprite {
  const [w, h] = [Math.max(7, Math.round(size * 0.4)), Math.max(9, Math.round(size * 0.7))];
  const image = sheet(w, h);
  const random = createRandom(seed).fork('crack');
  let x = w / 2;
  for (let y = 0; y < h; y++) {
    x += (random.float() - 0.5) * 2.2;
    x = Math.min(w - 2, Math.max(1, x));
    dot(image, x, y, '#3c3834');
    if (y < h * 0.5) dot(image, x + 1, y, '#544e48');
    if (y % 7 === 4) for (let k = 0; k < w * 0.3; k++) dot(image, x + (y % 2 ? k : -k), y + k * 0.6, '#4a4540');
  }
  return painted(image, 'crack');
}

/** A tank of glass on a foot, with something afloat in its liquid. */
function tank(size: number, hex: string, seed: number): Sprite {
  const [w, h] = [Math.max(9, Math.round(size * 0.42)), Math.max(16, Math.round(size))];
  const image = sheet(w, h);
  const random = createRandom(seed).fork('tank');
  const cap = Math.max(2, Math.round(h * 0.1));
  const foot = Math.max(3, Math.round(h * 0.14));
  for (let y = cap; y < h - foot; y++)
    for (let x = 1; x < w - 1; x++) {
      const u = x / w;
      dot(image, x, y, u < 0.16 ? deeper(hex, 0.72) : u < 0.28 ? '#eafcf4' : u > 0.84 ? deeper(hex, 0.6) : hex);
    }
  // a body curled up, darker than what it floats in
  const [cx, cy] = [w * 0.54, (cap + h - foot) / 2];
  for (let y = -h * 0.16; y < h * 0.18; y++)
    for (let x = -w * 0.2; x < w * 0.2; x++)
      if ((x / (w * 0.19)) ** 2 + (y / (h * 0.17)) ** 2 < 1 && !(x > w * 0.04 && Math.abs(y) < h * 0.04)) dot(image, cx + x, cy + y, deeper(hex, 0.5)); // biome-ignore format: one line
  for (let k = 0; k < 5; k++)
    dot(image, w * (0.34 + 0.42 * random.float()), cap + (h - cap - foot) * random.float(), '#f4fff8');
  block(image, 0, 0, w, cap, '#8c98ac');
  block(image, 0, 0, w, 1, '#c4ccd8');
  block(image, 0, h - foot, w, foot, '#6c788c');
  block(image, 0, h - foot, w, 1, '#a4b0c0');
  block(image, w * 0.3, h - foot * 0.55, Math.max(2, w * 0.12), 1, '#f05848');
  block(image, w * 0.55, h - foot * 0.55, Math.max(2, w * 0.12), 1, '#58d070');
  return painted(lined(image), 'tank');
}

/** Pans and pots in a row, hung by their handles from a rail. */
function pans(size: number): Sprite {
  const r = Math.max(3, Math.round(size * 0.13));
  const [step, count] = [r * 2 + 2, 4];
  const [w, h] = [step * count + 2, r * 4 + 3];
  const image = sheet(w, h);
  block(image, 0, 0, w, Math.max(1, Math.round(r * 0.3)), '#6c4a30');
  for (let i = 0; i < count; i++) {
    const round = i % 2 ? r - 1 : r;
    const cx = 1 + step * i + r;
    const cy = r * 2 + round;
    const [rim, base, shine] = i % 3 === 1 ? (['#7c3c20', '#c07040', '#e8a468'] as const) : (['#20242c', '#3c424e', '#68707e'] as const); // biome-ignore format: one line
    block(image, cx, 1, Math.max(1, Math.round(r * 0.3)), cy - round, '#3c2c28');
    for (let y = -round; y <= round; y++)
      for (let x = -round; x <= round; x++) {
        const d = Math.hypot(x, y) / (round + 0.3);
        if (d < 1) dot(image, cx + x, cy + y, d > 0.72 ? (x + y < -round * 0.6 ? shine : rim) : base);
      }
  }
  return painted(image, 'pans');
}

/** A shirt that lies flat on the floor where it was dropped. */
function clothes(size: number, seed: number): Sprite {
  const rows = ['..xx..xx..', 'xxxxooxxxx', 'xxxxxxxxx-', '.xxxxxxx-.', '..xxxxx-..', '..xxxxx-..'];
  const [w, h] = [Math.max(10, Math.round(size * 0.46)), Math.max(6, Math.round(size * 0.22))];
  const image = sheet(w + 4, h + 2);
  const hues = ['#4c70b8', '#b84850', '#5c9458', '#c8a048'];
  const hex = hues[Math.abs(seed) % hues.length]!;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const key = rows[Math.floor((y * rows.length) / h)]![Math.floor((x * 10) / w)]!;
      // seen from the side of the viewer: it leans a little
      if (key !== '.') dot(image, 1 + x + ((h - y) * 2) / h, 1 + y, key === 'o' ? deeper(hex, 0.55) : key === '-' ? deeper(hex, 0.76) : hex); // biome-ignore format: one line
    }
  return painted(lined(image), 'clothes');
}

/** A piece of a fence of boards, seen from afar. */
export function smallFence(size: number): Sprite {
  const [w, h] = [Math.max(8, Math.round(size * 1.2)), Math.max(6, Math.round(size * 0.55))];
  const image = sheet(w, h);
  for (const v of [0.3, 0.64]) block(image, 0, h * v, w, Math.max(1, Math.round(h * 0.14)), '#8c6440');
  for (let x = 1; x < w - 1; x += Math.max(4, Math.round(w / 3))) {
    block(image, x, 0, 2, h, '#6c4a30');
    block(image, x, 0, 1, h - 1, '#b08858');
  }
  return painted(image, 'fence');
}

/** Sheets of paper that lie about. */
function papers(size: number): Sprite {
  const [w, h] = [Math.max(9, Math.round(size * 0.4)), Math.max(5, Math.round(size * 0.18))];
  const image = sheet(w, h);
  for (const [u, v] of [[0.05, 0.1], [0.45, 0.3]] as const) {
    const [pw, ph] = [Math.round(w * 0.48), Math.round(h * 0.6)];
    for (let y = 0; y < ph; y++) block(image, w * u + (ph - y) * 0.4, h * v + y, pw - 2, 1, y % 2 && y < ph - 1 ? '#d4d0c4' : '#f4f0e4'); // biome-ignore format: one line
  }
  return painted(lined(image), 'papers');
} // biome-ignore format: short

/** Drawings by their name in a row. */
export function wallArtOf(id: string, size: number, argument: string, seed: number): Sprite | undefined {
  if (id === 'web') return web(size, argument === 'r');
  if (id === 'bed') return bed(size, argument, seed);
  if (id === 'crack') return crack(size, seed);
  if (id === 'pans') return pans(size);
  if (id === 'clothes') return clothes(size, seed);
  if (id === 'papers') return papers(size);
  return id === 'tank' ? tank(size, argument, seed) : undefined;
}
