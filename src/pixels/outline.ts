/**
 * Outlines for images that have no geometry (art direction, section 4). An outline lies on the transparent 4-neighbours
 * of a figure; one that the image has already is repainted instead of being doubled.
 */

import type { Outline } from '../domain/words.ts';
import { hexToRgb, type OkLab, rgbToOklab } from './color.ts';
import { packRgb, unpackRgb } from './histogram.ts';
import { cloneImage } from './image.ts';
import { ramp, TONE } from './ramp.ts';
import type { Rgba } from './types.ts';

/** Not pure black, which would be a hole beside every other colour. */
export const OUTLINE_BLACK = '#0e0a14';

const BESIDE = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

interface Figure {
  readonly width: number;
  readonly height: number;
  /** Packed colours, -1 where transparent. */
  readonly color: Int32Array;
}

function figureOf(image: Rgba): Figure {
  const { width, height, data } = image;
  const color = new Int32Array(width * height).fill(-1);
  for (let i = 0; i < color.length; i++) {
    if (data[i * 4 + 3]! >= 128) color[i] = packRgb(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
  }
  return { width, height, color };
}

const colorAt = (f: Figure, x: number, y: number): number =>
  x < 0 || y < 0 || x >= f.width || y >= f.height ? -1 : f.color[y * f.width + x]!;

/** Per packed colour, its OKLab and its tones, worked out once. */
class Tones {
  readonly #lab = new Map<number, OkLab>();
  readonly #ramp = new Map<number, readonly number[]>();

  lab(color: number): OkLab {
    let lab = this.#lab.get(color);
    if (!lab) {
      lab = rgbToOklab(unpackRgb(color));
      this.#lab.set(color, lab);
    }
    return lab;
  }

  tone(color: number, tone: keyof typeof TONE): number {
    let tones = this.#ramp.get(color);
    if (!tones) {
      tones = ramp(unpackRgb(color)).map((rgb) => packRgb(...rgb));
      this.#ramp.set(color, tones);
    }
    return tones[TONE[tone]]!;
  }
}

/** 1 for every opaque pixel beside a transparent one or the image's edge. */
function rimOf(f: Figure): Uint8Array {
  const rim = new Uint8Array(f.color.length);
  for (let y = 0; y < f.height; y++) {
    for (let x = 0; x < f.width; x++) {
      if (colorAt(f, x, y) < 0) continue;
      if (BESIDE.some(([dx, dy]) => colorAt(f, x + dx, y + dy) < 0)) rim[y * f.width + x] = 1;
    }
  }
  return rim;
}

/** The figure's colour just inside a rim pixel: of the nearest pixel that is not rim itself, within 2 px, else -1. */
function colorInside(f: Figure, rim: Uint8Array, x: number, y: number): number {
  for (const reach of [1, 2]) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const c = colorAt(f, x + dx, y + dy);
        if (c >= 0 && !rim[(y + dy) * f.width + x + dx]) return c;
      }
    }
  }
  return -1;
}

/**
 * Whether a figure has an outline of its own: most of its rim is clearly darker than what lies inside it.
 * False for an image without transparency, which has no rim to speak of.
 */
export function hasOutline(image: Rgba): boolean {
  const f = figureOf(image);
  return f.color.includes(-1) && isOutlined(f, rimOf(f), new Tones());
}

/** A single line colour fills at least this share of a rim that is outlined in black. */
const ONE_COLOUR = 0.75;
/** Lightness below which no dark tone of a material lies. */
const NEAR_BLACK = 0.17;
/** Spread of hue and chroma beyond that of one material's tones. */
const SEVERAL_HUES = 0.12;
/** By how much a selective outline is lighter where the light falls. */
const LIT_STEP = 0.05;

/**
 * The outline that a figure has, as the interface's word (see `applyOutline`); undefined for an image without
 * transparency, which has no rim to speak of.
 */
export function outlineOf(image: Rgba): Outline | undefined {
  const f = figureOf(image);
  if (!f.color.includes(-1)) return undefined;
  const rim = rimOf(f);
  const tones = new Tones();
  if (!isOutlined(f, rim, tones)) return 'lineless';
  const counts = new Map<number, number>();
  const lightness = { lit: [0, 0], dark: [0, 0] };
  let total = 0;
  rim.forEach((there, i) => {
    if (!there) return;
    const [x, y] = [i % f.width, Math.floor(i / f.width)];
    const open = (dx: number, dy: number): boolean => colorAt(f, x + dx, y + dy) < 0;
    const color = f.color[i]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    total++;
    const [above, below] = [open(-1, 0) || open(0, -1), open(1, 0) || open(0, 1)];
    if (above === below) return;
    const side = above ? lightness.lit : lightness.dark;
    side[0]! += tones.lab(color)[0];
    side[1]!++;
  });
  const [most, n] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const [L, a, b] = tones.lab(most);
  if (n >= ONE_COLOUR * total && L < 0.32 && Math.hypot(a, b) < 0.05) {
    // A dark line around several hues is black; around one hue it may as well be its own dark tone.
    const inside = [...rim.keys()]
      .filter((i) => rim[i] && f.color[i] === most)
      .map((i) => colorInside(f, rim, i % f.width, Math.floor(i / f.width)))
      .filter((color) => color >= 0)
      .map((color) => tones.lab(color));
    const apart = (k: 1 | 2): number => Math.max(...inside.map((c) => c[k])) - Math.min(...inside.map((c) => c[k]));
    if (L < NEAR_BLACK || Math.hypot(apart(1), apart(2)) > SEVERAL_HUES) return 'single color black outline';
  }
  const mean = ([sum, count]: readonly number[]): number => sum! / Math.max(1, count!);
  return mean(lightness.lit) > mean(lightness.dark) + LIT_STEP ? 'selective outline' : 'single color outline';
}

function isOutlined(f: Figure, rim: Uint8Array, tones: Tones): boolean {
  let dark = 0;
  let counted = 0;
  for (let y = 0; y < f.height; y++) {
    for (let x = 0; x < f.width; x++) {
      if (!rim[y * f.width + x]) continue;
      const inside = colorInside(f, rim, x, y);
      if (inside < 0) continue;
      counted++;
      const own = tones.lab(colorAt(f, x, y))[0];
      if (own < 0.5 && own < tones.lab(inside)[0] - 0.1) dark++;
    }
  }
  return counted > 0 && dark >= 0.6 * counted;
}

/**
 * The colour of an outline pixel. `base`: the figure's colour beside it; `lit`: the figure lies only below or right of
 * it, so light falls on it; `behind`: the figure's colour one pixel further in.
 */
function lineColor(tones: Tones, mode: Outline, base: number, lit: boolean, behind: number): number {
  if (mode === 'single color black outline') return packRgb(...hexToRgb(OUTLINE_BLACK));
  if (mode === 'selective outline' && lit) {
    // A light tone: brighter than the figure further in, by about a tone.
    const light = behind >= 0 && tones.lab(base)[0] > tones.lab(behind)[0] + 0.06;
    return tones.tone(base, light ? 'shadow' : 'deep');
  }
  return tones.tone(base, 'line');
}

/**
 * The image with the outline that the interface's word means:
 * black (one near-black), single color (a darker own colour), selective (own dark colour, softer where light falls from
 * the upper left), lineless (none). A figure with an outline gets it repainted; one without gets it on the transparent
 * pixels beside it, within the image's size. An image without transparent pixels is returned as it is (a copy).
 */
export function applyOutline(image: Rgba, mode: Outline): Rgba {
  const out = cloneImage(image);
  const f = figureOf(image);
  if (!f.color.includes(-1)) return out;
  const rim = rimOf(f);
  const tones = new Tones();
  const put = (x: number, y: number, c: number): void => {
    out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], (y * f.width + x) * 4);
  };
  if (isOutlined(f, rim, tones)) {
    for (let y = 0; y < f.height; y++) {
      for (let x = 0; x < f.width; x++) {
        if (!rim[y * f.width + x]) continue;
        const base = colorInside(f, rim, x, y);
        if (base < 0) continue;
        const open = (dx: number, dy: number): boolean => colorAt(f, x + dx, y + dy) < 0;
        const lit = (open(-1, 0) || open(0, -1)) && !open(1, 0) && !open(0, 1);
        put(x, y, mode === 'lineless' ? base : lineColor(tones, mode, base, lit, colorAt(f, x + 2, y + 2)));
      }
    }
    return out;
  }
  if (mode === 'lineless') return out;
  for (let y = 0; y < f.height; y++) {
    for (let x = 0; x < f.width; x++) {
      if (colorAt(f, x, y) >= 0) continue;
      const touching = BESIDE.filter(([dx, dy]) => colorAt(f, x + dx, y + dy) >= 0);
      if (touching.length === 0) continue;
      // The darkest neighbour leads, so that a line does not flicker between two materials' tones.
      const bases = touching.map(([dx, dy]) => colorAt(f, x + dx, y + dy));
      const base = bases.reduce((a, b) => (tones.lab(b)[0] < tones.lab(a)[0] ? b : a));
      const [dx, dy] = touching[bases.indexOf(base)]!;
      const lit = touching.every(([tx, ty]) => tx + ty > 0);
      put(x, y, lineColor(tones, mode, base, lit, colorAt(f, x + dx * 2, y + dy * 2)));
    }
  }
  return out;
}
