/** What befell a building as a whole: fire, water, ice, builders, a hole in its wall, steam from its joints. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { createRandom } from '../../random.ts';
import { block, deeper, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { footprint, joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';
import { CUTS } from './looks-of-parts.ts';
import { windowsOf } from './windows.ts';

const puff = (r: number, tones: readonly string[]): Sprite => {
  const image = sheet(r * 4, r * 4.6);
  const [w, h] = [image.width, image.height];
  for (const [k, grow] of [[0, 1.14], [1, 0.94], [2, 0.6]] as const)
    for (const [u, v, q] of [[0.3, 0.86, 0.6], [0.42, 0.6, 0.9], [0.64, 0.32, 1.05]] as const) ellipse(image, w * u - k * r * 0.16, h * v - k * r * 0.16, r * q * grow, r * q * grow * 0.9, () => tones[k]!);
  return painted(image, 'smoke');
}; // biome-ignore format: puffs

/** Steam that leaks from its sides and joints. */
export function withSteam(s: Sprite): Sprite {
  const { width, height } = s.image;
  const walls = wallsOf(s);
  const r = Math.max(2.2, width * 0.06);
  const one = puff(r, ['#a8b4c0', '#d4dce4', '#f4f8fa']);
  const small = puff(r * 0.72, ['#a8b4c0', '#d4dce4', '#f4f8fa']);
  const y = (v: number): Px => Math.round(walls.y + walls.height * v);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: one, x: Math.round(walls.x + walls.width - r), y: y(0.3) - one.image.height },
    { sprite: small, x: Math.round(walls.x - r * 1.6), y: Math.min(height - 4, y(0.62)) - small.image.height },
    { sprite: small, x: Math.round(walls.x + walls.width * 0.66), y: y(0.86) - small.image.height },
  ]);
}

/** Burnt out: charred, holes in its roof, black windows with soot over them, embers, smoke. */
export function burnt(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const onRoof = isOf(s, /^(?:roof|thatch|tiles|shingles|dome|canopy|cap|leaf)$/);
  const gone = isOf(s, /^(?:flowers|bush|tuft|smoke|flag|banner|leaf)$/);
  const glass = isOf(s, /^(?:window|pane|glass|rose|light|lamp)$/);
  const n = noise(seed % 733);
  const fine = noise((seed + 40) % 811);
  const cell = Math.max(3, width / 9);
  const windows = windowsOf(s);
  for (let i = 0; i < width * height; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const v = n(x / cell, y / cell);
    if ((onRoof(i) && v > 0.6) || (gone(i) && v > 0.3)) {
      // rafters are left across the hole
      if (onRoof(i) && (x + Math.floor(y * 0.3)) % (6 * unit) < unit) image.data.set([...hexToRgb('#2c2024'), 255], i * 4);
      else if (v > 0.66) {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      } else image.data.set([...hexToRgb('#1a1418'), 255], i * 4);
      continue;
    }
    if (glass(i)) {
      image.data.set([...hexToRgb('#141016'), 255], i * 4);
      continue;
    }
    const [L, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    const soot = windows.some((w) => x >= w.left - unit && x <= w.right + unit && y < w.top && y > w.top - (w.bottom - w.top + 3) * 1.1);
    const k = (soot ? 0.34 : 0.5) + (fine(x / 3, y / 3) - 0.5) * 0.2 + (y / height) * 0.14;
    image.data.set(oklabToRgb([Math.max(0.1, L * k), a * 0.3 + 0.004, b * 0.3 + 0.006]), i * 4);
    if (!soot && fine(x * 1.7, y * 1.7) > 0.9 && (x + y) % 3 === 0) image.data.set([...hexToRgb(fine(x, y * 2) > 0.5 ? '#f88828' : '#c83c20'), 255], i * 4);
  }
  const smoke = puff(Math.max(2.4, width * 0.07), ['#34303a', '#4c4852', '#68646e']);
  const box = partBox(s, /^(?:roof|thatch|tiles|shingles)$/) ?? { x: 0, y: 0, width, height: height / 3 };
  return joined([
    { sprite: smoke, x: Math.round(box.x + box.width * 0.2), y: Math.round(box.y + box.height * 0.4 - smoke.image.height) },
    { sprite: smoke, x: Math.round(box.x + box.width * 0.62), y: Math.round(box.y + box.height * 0.3 - smoke.image.height) },
    { sprite: { ...s, image, parts }, x: 0, y: 0 },
  ], 2);
} // biome-ignore format: short

/** Water stands up to its windows: what is below it shows through, rings lie round its walls. */
export function flooded(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const deep = Math.max(5, Math.round(height * 0.24));
  const line = height - deep;
  const W = Math.round(width * 1.36);
  const out = Math.round((W - width) / 2);
  const back = Math.max(3, Math.round(deep * 0.5));
  const water = sheet(W, deep + back);
  const n = noise(seed % 647);
  for (let y = 0; y < water.height; y++)
    for (let x = 0; x < W; x++) {
      const u = Math.abs((x + 0.5 - W / 2) / (W / 2));
      const v = (y + 0.5 - water.height / 2) / (water.height / 2);
      if (u ** 2.6 + Math.abs(v) ** 2.6 > 1) continue;
      const glint = n(x / 5, y / 1.3);
      dot(water, x, y, glint > 0.74 ? '#a4d4ec' : glint > 0.56 ? '#5c9cc8' : v > 0.3 ? '#33689c' : '#447cb0');
    }
  const front = sheet(W, deep);
  for (let y = 0; y < deep; y++)
    for (let x = 0; x < W; x++) {
      const i = (y + back) * W + x;
      if (!water.data[i * 4 + 3]) continue;
      const own = [x - out, line + y] as const;
      const j = own[1] * width + own[0];
      const wet = own[0] >= 0 && own[0] < width && own[1] < height && s.image.data[j * 4 + 3]! > 0;
      const shallow = wet && y < deep * 0.45;
      const [r, g, b] = [0, 1, 2].map((c) => (shallow ? water.data[i * 4 + c]! * 0.66 + s.image.data[j * 4 + c]! * 0.34 : water.data[i * 4 + c]!));
      front.data.set([r!, g!, b!, 255], (y * W + x) * 4);
      // a light ring where it meets the wall
      if (wet && y < Math.max(1, unitOf(s)) && (x + y) % 4) dot(front, x, y, '#d4ecf6');
    }
  return joined([
    { sprite: painted(water, 'water'), x: -out, y: line - back },
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(front, 'water'), x: -out, y: line },
  ], 1);
} // biome-ignore format: short

/** Icicles along its eaves, frost on its walls. */
export function frozen(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  const n = noise(seed % 577);
  for (let i = 0; i < width * height; i++) {
    if (!image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const [L, a, b] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (L < 0.26) continue;
    const ice = n(x / 4, y / 4) > 0.56 ? 0.72 : 0.42;
    image.data.set(oklabToRgb([L * (1 - ice * 0.5) + 0.94 * ice * 0.5, a * (1 - ice) - 0.014, b * (1 - ice) - 0.04]), i * 4);
  }
  const onRoof = isOf(s, /^(?:roof|thatch|tiles|shingles|canopy|awning|top|ledge|deck|dome|cap)$/);
  for (let x = 1; x < width - 1; x++)
    for (let y = 0; y < height - 1; y++) {
      const i = y * width + x;
      if (!onRoof(i) || onRoof(i + width) || onRoof(i + 2 * width)) continue;
      if ((x * 5 + (seed % 7)) % (3 * unit) >= unit) continue;
      const long = unit * (2 + ((x * 7) % 4));
      for (let d = 1; d <= long; d++) if (y + d < height && image.data[(i + d * width) * 4 + 3]) dot(image, x, y + d, d > long * 0.6 ? '#f4fcff' : '#b8e4f8');
    }
  return { ...s, image };
} // biome-ignore format: short

/** Poles, braces and decks of planks before it; of what is half built the roof is bare beams. */
export function scaffolded(s: Sprite, unfinished: boolean): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const base = unfinished ? rafters(s) : s;
  const { middle, wide } = footprint(s);
  const w = Math.round(Math.max(wide * 1.06, width * 0.8));
  const h = Math.round(height * 0.74);
  const image = sheet(w, h);
  const floors = h > 30 * unit ? 3 : 2;
  const bays = Math.max(2, Math.round(w / (18 * unit)));
  const t = Math.max(1, unit);
  for (let f = 0; f < floors; f++) {
    const y = Math.round((h * (f + 0.1)) / floors);
    block(image, 0, y, w, 2 * t, '#c8965c');
    block(image, 0, y + t, w, t, '#8c6038');
    block(image, 0, y - 4 * t, w, t, '#9ca4b0');
  }
  for (let k = 0; k <= bays; k++) {
    const x = Math.round(((w - t) * k) / bays);
    block(image, x, 0, t, h, '#b4bcc8');
    if (k < bays && k % 2 === 0)
      for (let f = 0; f < floors; f++) {
        const [y0, y1] = [(h * (f + 0.1)) / floors + 2 * t, (h * (f + 1.1)) / floors];
        for (let d = 0; d <= 1; d += 0.5 / (w / bays)) dot(image, x + (d * w) / bays, Math.min(h - 1, f % 2 ? y1 + (y0 - y1) * d : y0 + (y1 - y0) * d), '#8c94a0');
      }
  }
  return joined([
    { sprite: base, x: 0, y: 0 },
    { sprite: painted(image, 'scaffold'), x: Math.round(middle - w / 2), y: base.image.height - h },
  ]);
} // biome-ignore format: short

/** Its roof is laid open: beams with the sky between them. */
function rafters(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const onRoof = isOf(s, /^(?:roof|thatch|tiles|shingles|dome|canopy)$/);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  for (let i = 0; i < width * height; i++) {
    if (!onRoof(i) || !image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const edge = [i - 1, i + 1, i - width, i + width, i + width * unit].some((j) => j < 0 || j >= width * height || !onRoof(j));
    if (edge || x % (5 * unit) < unit || y % (7 * unit) < unit) image.data.set([...hexToRgb(x % (5 * unit) === 0 ? '#d8a868' : '#a8743f'), 255], i * 4);
    else if (x < width * 0.62) {
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    }
  }
  return { ...s, image, parts };
} // biome-ignore format: short

/** A ragged hole in its wall with cracks round it, stones of it below. */
export function withHole(s: Sprite, seed: number): Sprite {
  const { height, width } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork('hole');
  const n = noise(seed % 601);
  const r = Math.max(4, Math.min(walls.width, walls.height) * 0.22);
  const [cx, cy] = [walls.x + walls.width * 0.74, walls.y + walls.height * 0.46];
  for (let y = Math.floor(cy - r * 1.6); y < cy + r * 1.6; y++)
    for (let x = Math.floor(cx - r * 1.6); x < cx + r * 1.6; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height || !s.image.data[(y * width + x) * 4 + 3]) continue;
      const d = Math.hypot(x - cx, (y - cy) * 0.9) / r + (n(x / 2.4, y / 2.4) - 0.5) * 0.7;
      if (d < 0.86) dot(image, x, y, d < 0.6 ? '#181218' : '#2c2228');
      else if (d < 1) dot(image, x, y, '#c0b4a8');
    }
  for (let k = 0; k < 5; k++) {
    const turn = (k / 5) * Math.PI * 2 + random.float();
    for (let d = r * 0.9; d < r * 1.7; d += 0.6) {
      const [x, y] = [cx + Math.cos(turn) * d + Math.sin(d) * 0.8, cy + Math.sin(turn) * d];
      if (x >= 0 && y >= 0 && x < width && y < height && s.image.data[(Math.floor(y) * width + Math.floor(x)) * 4 + 3]) dot(image, Math.floor(x), Math.floor(y), '#2c2228');
    }
  }
  const stones = sheet(r * 3.4, r * 0.9);
  for (let k = 0; k < 6; k++) {
    const size = Math.max(2, r * (0.3 + 0.26 * random.float()));
    const [x, y] = [((stones.width - size) * k) / 5, stones.height - size * 0.75];
    block(stones, x, y, size, size, '#94888a');
    block(stones, x, y, size, unit, '#bcb2b0');
  }
  return joined([
    { sprite: { ...s, image }, x: 0, y: 0 },
    { sprite: painted(lined(stones, DARK), 'rubble'), x: Math.round(cx - stones.width / 2), y: height - Math.round(stones.height * 0.7) },
  ]);
} // biome-ignore format: short

/** A band of yellow and black over its front, under the eaves. */
export function withHazard(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const image = cloneImage(s.image);
  const onWall = isOf(s, /^(?:wall|front|hall|body|tower|base|plinth|blockhouse|timber|trunk|dome|stem|stripe|band)$/);
  const high = Math.max(3, Math.round(walls.height * 0.14));
  const y0 = Math.round(walls.y + walls.height * 0.78);
  for (let y = y0; y < Math.min(height, y0 + high); y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!image.data[i * 4 + 3] || !onWall(i)) continue;
      dot(image, x, y, y === y0 || y === y0 + high - 1 ? '#2c2a30' : Math.floor((x + y) / (2 * unit + 1)) % 2 ? '#2c2a30' : '#f0c030');
    }
  return { ...s, image };
} // biome-ignore format: short

/** A large flag on its top that bears a picture. */
export function withBlazon(s: Sprite, cut: string, hue: string | undefined): Sprite {
  const { width, height } = s.image;
  const rows = CUTS[cut] ?? CUTS.star!;
  const unit = Math.max(1, unitOf(s));
  const [cw, ch] = [rows[0]!.length, rows.length];
  const [w, h] = [(cw + 4) * unit, (ch + 4) * unit];
  const cloth = hue ?? (cut === 'skull' || cut === 'bone' ? '#2c2a34' : cut === 'smiley' ? '#4078d0' : '#c83038');
  const ink = cut === 'smiley' || cut === 'star' || cut === 'sun' || cut === 'crown' || cut === 'moon' ? '#f8d848' : cut === 'heart' ? '#f890b8' : '#f8f4e8';
  const pole = h + 6 * unit;
  const flag = sheet(w + unit, pole);
  block(flag, 0, 0, unit, pole, '#7c5638');
  for (let x = 0; x < w; x++) for (let y = 0; y < h; y++) dot(flag, unit + x, y, x > w * 0.8 ? deeper(cloth, 0.82) : cloth);
  for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) if (c === 'x') block(flag, unit + (x + 2) * unit, (y + 2) * unit, unit, unit, ink);
  const one = painted(lined(flag, DARK), 'flag');
  const onFlag = isOf(s, /^(?:flag|pennant)$/);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  // it flies instead of the one that is there
  const there = partBox(s, /^(?:flag|pennant)$/);
  for (let i = 0; i < parts.length; i++)
    if (onFlag(i)) {
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    }
  let x = there ? there.x : Math.round(width / 2);
  let y = 0;
  const solid = (): boolean => { const i = y * width + x; return image.data[i * 4 + 3]! > 0 && parts[i]! >= 0; };
  x = Math.max(0, Math.min(width - 1, x + 1));
  while (y < height * 0.6 && !solid()) y++;
  return joined([
    { sprite: one, x: x - 1, y: y - one.image.height + 2 * unit },
    { sprite: { ...s, image, parts }, x: 0, y: 0 },
  ], 1);
} // biome-ignore format: short
