/** A material's picture that repeats: codes on a torus, and the colours that they stand for. */

import { hexToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import type { FieldLayer, Layer, MarkLayer } from '../catalogue/terrain-types.ts';
import { createRandom, type Random } from '../random.ts';
import { FIELDS } from './fields.ts';
import { marksOf } from './marks.ts';
import type { TerrainMaterial } from './material.ts';
import { clamp, hash, mod, orbit } from './noise.ts';
import { groundRamp, type Packed, shadeTone, unpack } from './tones.ts';

export type Detail = 'low detail' | 'medium detail' | 'highly detailed';
export type Shading =
  | 'flat shading'
  | 'basic shading'
  | 'medium shading'
  | 'detailed shading'
  | 'highly detailed shading';

/** What a texture is drawn with; lengths in px. */
export interface TextureOptions {
  readonly seed: number;
  readonly detail?: Detail;
  readonly shading?: Shading;
  /** Scales the steps between tones (default 1). */
  readonly contrast?: number;
  /** 0 is the plain tile; another number shows other marks inside the same border. */
  readonly variant?: number;
  /** 0..1 through a loop. */
  readonly phase?: number;
  /** Canvas, where it is not `size` x `size`. */
  readonly width?: number;
  readonly height?: number;
  /** The plan position that a pixel shows (default: itself). */
  readonly plan?: (x: number, y: number) => readonly [number, number];
  /** Folds a position into the canvas (default: a torus). */
  readonly wrap?: (x: number, y: number) => readonly [number, number];
}

/** Codes of `width` x `height` pixels, row by row, and eight packed colours for each ramp. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  /** Texels a period of its patterns. */
  readonly size: number;
  readonly codes: Uint8Array;
  readonly palette: readonly Packed[];
  readonly material: TerrainMaterial;
}

const TONES: Record<Shading, readonly [number, number]> = {
  'flat shading': [2, 3],
  'basic shading': [2, 4],
  'medium shading': [1, 4],
  'detailed shading': [1, 5],
  'highly detailed shading': [0, 5],
};
const LEVEL: Record<Detail, number> = { 'low detail': 0, 'medium detail': 1, 'highly detailed': 2 };
const SHARE = [0.55, 1, 1.5];

const isField = (layer: Layer): layer is FieldLayer => 'field' in layer;

/** Places far from each other: each the best of twelve by distance on the torus. */
function spread(random: Random, count: number, w: number, h: number): [number, number][] {
  const spots: [number, number][] = [];
  for (let i = 0; i < count; i++) {
    let best: [number, number] = [0, 0];
    let far = -1;
    for (let q = 0; q < 12; q++) {
      const p: [number, number] = [random.float() * w, random.float() * h];
      let d = Number.POSITIVE_INFINITY;
      for (const s of spots) {
        const a = Math.abs(p[0] - s[0]);
        const b = Math.abs(p[1] - s[1]);
        d = Math.min(d, Math.hypot(Math.min(a, w - a), Math.min(b, h - b)));
      }
      if (d > far) {
        far = d;
        best = p;
      }
    }
    spots.push(best);
  }
  return spots;
}

interface Canvas {
  readonly codes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** How far marks may sway aside in a loop, px: such a mark counts as one that crosses the border. */
  readonly sway: number;
  readonly wrap: (x: number, y: number) => readonly [number, number];
}

/** Marks on a tile of 16 px from which they count as a pattern, not as things. */
const CLUSTERED = 3;

/** Strews a layer's marks. A variant keeps the marks that cross the border and draws others inside. */
function strew(canvas: Canvas, layer: MarkLayer, n: number, o: TextureOptions, level: number): void {
  const { codes, width: w, height: h, scale } = canvas;
  const area = (w * h) / 256;
  const count = Math.max(layer.n > 0.4 ? 1 : 0, Math.round(layer.n * area ** 0.8 * SHARE[level]!));
  const all = layer.marks.flatMap((name) => marksOf(name, scale >= 2));
  const list = layer.only ? all.filter((_, i) => layer.only?.includes(i)) : all;
  if (list.length === 0) return;
  const place = (random: Random, keep: (inside: boolean) => boolean): void => {
    const spots = spread(random, count, w, h);
    if (scale >= 4 && layer.n >= CLUSTERED) {
      // marks keep their size at 64 px and above, so each of the many becomes a cluster of three
      for (const [x, y] of [...spots]) {
        for (let q = 0; q < 2; q++) {
          spots.push([mod(x + (random.float() - 0.5) * 16, w), mod(y + (random.float() - 0.5) * 11, h)]);
        }
      }
    }
    const order = spots.map((_, i) => i);
    if (layer.sorted) order.sort((a, b) => spots[a]![1] - spots[b]![1]);
    for (const i of order) {
      const [x, y] = spots[i]!;
      const mark = list[Math.floor(hash(i, n, o.seed + 5) * list.length)]!;
      // in a loop a mark sways, each in its own time
      const x0 = Math.floor(x) + (o.phase ? Math.round(orbit(o.phase, hash(i, n, o.seed)) * 0.7 * scale) : 0);
      const y0 = Math.floor(y);
      const wide = Math.max(...mark.map((row) => row.length));
      const left = Math.floor(x) - canvas.sway;
      const inside = left >= 1 && y0 >= 1 && left + wide + 2 * canvas.sway < w && y0 + mark.length < h;
      if (!keep(inside)) continue;
      mark.forEach((row, j) => {
        row.forEach((code, q) => {
          if (code < 0) return;
          const [a, b] = canvas.wrap(x0 + q, y0 + j);
          codes[b * w + a] = code > 7 ? code + (layer.shift ?? 0) : code;
        });
      });
    }
  };
  const variant = o.variant ?? 0;
  if (!variant) place(createRandom(o.seed * 31 + n), () => true);
  else {
    if (layer.n >= 1) place(createRandom(o.seed * 31 + n), (inside) => !inside);
    place(createRandom(o.seed * 31 + n + variant * 977), (inside) => inside);
  }
}

/** A code that stands so often or less among its nine is a speck. */
const SPECK = 2;
/** Share of the pixels of even ground that get a grain of their own in high detail. */
const GRAIN = 0.1;

/** Low detail has no specks, high detail a grain where the ground is even: patterns alone look the same in each. */
function withDetail({ codes, width: w, height: h, wrap }: Canvas, level: number, seed: number): void {
  const own = codes.slice();
  const at = (x: number, y: number): number => {
    const [a, b] = wrap(x, y);
    return own[b * w + a]!;
  };
  const counts = new Uint8Array(32);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const code = own[y * w + x]!;
      counts.fill(0);
      for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) counts[at(x + i, y + j)]!++;
      if (level === 0) {
        const most = counts.indexOf(Math.max(...counts));
        // a flower in the grass is of another colour, and was asked for
        if (counts[code]! <= SPECK && (most & 24) === (code & 24)) codes[y * w + x] = most;
      } else if (counts[code] === 9 && hash(x, y, seed + 91) < GRAIN) {
        const tone = (code & 7) + (hash(y, x, seed + 92) < 0.5 ? -1 : 1);
        codes[y * w + x] = (code & 24) + clamp(tone, 1, 5);
      }
    }
  }
}

function drawCodes(material: TerrainMaterial, size: number, o: TextureOptions): Uint8Array {
  const w = o.width ?? size;
  const h = o.height ?? size;
  const scale = size / 16;
  const wrap = o.wrap ?? ((x: number, y: number) => [mod(x, w), mod(y, h)] as const);
  const codes = new Uint8Array(w * h).fill(3);
  const level = LEVEL[o.detail ?? 'medium detail'];
  const sway = material.liquid || material.glow ? Math.ceil(1.4 * scale) : 0;
  const canvas: Canvas = { codes, width: w, height: h, scale, sway, wrap };
  // marks differ from variant to variant, so what they lie on is finished before: variants agree at their borders
  const fields = material.layers.findIndex((layer) => !isField(layer));
  const finish = (): void => {
    if (level !== 1) withDetail(canvas, level, o.seed);
  };
  material.layers.forEach((layer, n) => {
    if (n === fields) finish();
    if ((layer.detail ?? 0) > level) return;
    if (isField(layer)) {
      const field = FIELDS[layer.field];
      const at = { size, scale, seed: o.seed + n * 17, phase: o.phase ?? 0 };
      for (let y = 0; y < h; y++) {
        for (let x = 0; x < w; x++) {
          const [px, py] = o.plan ? o.plan(x, y) : [x, y];
          const code = field(px, py, at, layer);
          if (code >= 0) codes[y * w + x] = Math.min(31, code > 7 ? code + (layer.shift ?? 0) : code);
        }
      }
      return;
    }
    // a rare mark in the plain tile would be seen in every cell: it shows in every second variant alone
    if (layer.n < 1 && (o.variant ?? 0) % 2 === 0) return;
    strew(canvas, layer, n, o, level);
  });
  if (fields < 0) finish();
  const [low, high] = TONES[o.shading ?? 'detailed shading'];
  const ramps = material.colours.length;
  for (let i = 0; i < codes.length; i++) {
    const ramp = codes[i]! >> 3 < ramps ? codes[i]! & 24 : 0;
    const tone = codes[i]! & 7;
    codes[i] = ramp + (tone > 5 ? (high > 3 ? tone : 3) : clamp(tone, low, high));
  }
  return codes;
}

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / values.length);
};

/**
 * What shows as stripes or blots when a tile repeats: the spread of the mean lightness of its rows, of its columns and,
 * twice, of its quarter tiles.
 */
export function unevenness(t: Texture): number {
  const light = t.palette.map((c) => rgbToOklab(unpack(c))[0]);
  const rows = new Array<number>(t.height).fill(0);
  const cols = new Array<number>(t.width).fill(0);
  const quarters = new Array<number>(16).fill(0);
  for (let y = 0; y < t.height; y++) {
    for (let x = 0; x < t.width; x++) {
      const v = light[t.codes[y * t.width + x]!]!;
      rows[y]! += v / t.width;
      cols[x]! += v / t.height;
      const q = Math.floor((y * 4) / t.height) * 4 + Math.floor((x * 4) / t.width);
      quarters[q]! += (v * 16) / t.width / t.height;
    }
  }
  return deviation(rows) + deviation(cols) + 2 * deviation(quarters);
}

/** The packed colours of a material: eight for each of its base colours. */
export const paletteFor = (material: TerrainMaterial, contrast = 1): Packed[] =>
  material.colours.flatMap((hex) => groundRamp(hexToRgb(hex), material.contrast * contrast));

/** How many seeds are tried for the evenest: fewer where a tile is large and shows less of its repeat. */
const tries = (size: number): number => (size <= 16 ? 8 : size <= 32 ? 6 : 4);

/** The seed near `seed` whose plain tile repeats least visibly. */
export function evenSeed(material: TerrainMaterial, size: number, o: TextureOptions): number {
  const palette = paletteFor(material, o.contrast);
  let best = o.seed;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < tries(size); k++) {
    const seed = o.seed + k * 1009;
    const codes = drawCodes(material, size, { ...o, seed, variant: 0 });
    const t = { width: o.width ?? size, height: o.height ?? size, size, codes, palette, material };
    const u = unevenness(t);
    if (u < least) {
      least = u;
      best = seed;
    }
  }
  return best;
}

/** The texture of a material at exactly this seed: `size` texels a period. */
export function drawTexture(material: TerrainMaterial, size: number, o: TextureOptions): Texture {
  return {
    width: o.width ?? size,
    height: o.height ?? size,
    size,
    codes: drawCodes(material, size, o),
    palette: paletteFor(material, o.contrast),
    material,
  };
}

/** The colour that a texture shows at a position (any whole number), some tones lighter or darker. */
export function colourAt(t: Texture, x: number, y: number, shade = 0): Packed {
  const code = t.codes[mod(y, t.height) * t.width + mod(x, t.width)]!;
  return t.palette[(code & 24) + shadeTone(code & 7, shade)]!;
}
