/**
 * A picture taken apart into ramps: the tones of one material, from dark to light. Colours belong together when they are
 * alike in hue and lie side by side, which tells the shadow of skin from the light of leather.
 */
import { deltaE, type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** One colour of one region of a picture. */
export interface Tone {
  readonly color: number;
  readonly lab: OkLab;
  readonly count: number;
  /** Share of its pixels that lie at the silhouette (beside a transparent pixel or another region). */
  readonly rim: number;
}

export interface Ramp {
  /** Indices into `tones`, from dark to light. */
  readonly tones: readonly number[];
  /** Index into `tones` of the commonest. */
  readonly base: number;
  /** Outlines and eyes: dark, and mostly at the silhouette. */
  readonly line: boolean;
  /** Pixels of all its tones. */
  readonly count: number;
}

export interface TonedImage {
  readonly tones: readonly Tone[];
  readonly ramps: readonly Ramp[];
  /** Tone of every pixel, -1 where transparent. */
  readonly toneOf: Int16Array;
  /** Sides of pixels that two ramps share: `borders[a * ramps.length + b]`, symmetric. */
  readonly borders: Float64Array;
}

/** Below this lightness a colour that keeps to the silhouette is a line. */
const LINE_L = 0.42;
const DARK_L = 0.2;
/** Two tones of one ramp share at least this part of the smaller one's border. */
const TOUCH = 0.1;

/**
 * Tones and ramps of a picture. `region` (one number a pixel) keeps what is drawn in two layers apart: a green tunic
 * before green hills is two materials. Meant for pictures of at most some hundred colours.
 */
export function readTones(image: Rgba, region?: Uint8Array): TonedImage {
  const { width, height, data } = image;
  const toneOf = new Int16Array(width * height).fill(-1);
  const known = new Map<number, number>();
  const colors: number[] = [];
  for (let i = 0; i < toneOf.length; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    const color = packRgb(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!);
    const key = (region ? region[i]! : 0) * 0x1000000 + color;
    let tone = known.get(key);
    if (tone === undefined) {
      tone = colors.length;
      known.set(key, tone);
      colors.push(color);
    }
    toneOf[i] = tone;
  }
  const n = colors.length;
  const counts = new Float64Array(n);
  const rims = new Float64Array(n);
  const touch = new Float64Array(n * n);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const t = toneOf[i]!;
      if (t < 0) continue;
      counts[t]!++;
      let edge = false;
      const beside = (j: number, inside: boolean): void => {
        const o = inside ? toneOf[j]! : -1;
        if (!inside) return;
        if (o < 0 || (region && region[j] !== region[i])) edge = true;
        if (o >= 0 && o !== t) touch[t * n + o]!++;
      };
      beside(i - 1, x > 0);
      beside(i + 1, x < width - 1);
      beside(i - width, y > 0);
      beside(i + width, y < height - 1);
      if (edge) rims[t]!++;
    }
  }
  const tones = colors.map((color, t) => ({
    color,
    lab: rgbToOklab(unpackRgb(color)),
    count: counts[t]!,
    rim: rims[t]! / counts[t]!,
  }));
  const regionOf = (t: number): number => ([...known.keys()][t]! >= 0x1000000 ? 1 : 0);
  const regions = region ? tones.map((_, t) => regionOf(t)) : undefined;
  const ramps = group(tones, touch, regions);
  const owner = new Int16Array(n);
  ramps.forEach((r, k) => {
    for (const t of r.tones) owner[t] = k;
  });
  const borders = new Float64Array(ramps.length ** 2);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) {
      if (owner[a] !== owner[b]) borders[owner[a]! * ramps.length + owner[b]!]! += touch[a * n + b]!;
    }
  }
  return { tones, ramps, toneOf, borders };
}

/** How likely two colours are tones of one material, by colour alone: 0 surely, from 1 on not. */
function unlike(a: OkLab, b: OkLab): number {
  const dL = Math.abs(a[0] - b[0]);
  const dab = Math.hypot(a[1] - b[1], a[2] - b[2]);
  const [p, q] = [Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2])];
  // Shadows and lights turn in hue and lose chroma; the further apart in lightness, the more.
  const room = 0.028 + 0.22 * Math.min(dL, 0.25);
  const turned = p > 0.04 && q > 0.04 ? Math.acos(Math.min(1, (a[1] * b[1] + a[2] * b[2]) / (p * q))) : 0;
  return Math.max(dab / room, dL / 0.34, turned / 0.75);
}

function group(tones: readonly Tone[], touch: Float64Array, regions: readonly number[] | undefined): Ramp[] {
  const n = tones.length;
  const perimeter = tones.map((_, a) => {
    let sum = 0;
    for (let b = 0; b < n; b++) sum += touch[a * n + b]!;
    return Math.max(1, sum);
  });
  const isLine = tones.map(
    (t) => (t.lab[0] < LINE_L && t.rim > 0.45) || t.lab[0] < DARK_L || (t.lab[0] < 0.3 && t.rim > 0.2),
  );
  const pairs: { a: number; b: number; d: number }[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) {
      if (isLine[a] || isLine[b] || (regions && regions[a] !== regions[b])) continue;
      const d = unlike(tones[a]!.lab, tones[b]!.lab);
      const shared = (touch[a * n + b]! + touch[b * n + a]!) / 2 / Math.min(perimeter[a]!, perimeter[b]!);
      if (d < 1 && shared >= TOUCH) pairs.push({ a, b, d: d - Math.min(0.5, shared) });
    }
  }
  pairs.sort((p, q) => p.d - q.d || p.a - q.a || p.b - q.b);
  const leader = tones.map((_, i) => i);
  const members = tones.map((_, i) => [i]);
  for (const { a, b } of pairs) {
    const [p, q] = [leader[a]!, leader[b]!];
    if (p === q || !fits(members[p]!, members[q]!, tones)) continue;
    for (const t of members[q]!) leader[t] = p;
    members[p]!.push(...members[q]!);
    members[q] = [];
  }
  const lines = tones.map((_, i) => i).filter((i) => isLine[i]);
  const ramps: Ramp[] = [];
  const add = (list: readonly number[], line: boolean): void => {
    const sorted = [...list].sort((i, j) => tones[i]!.lab[0] - tones[j]!.lab[0] || i - j);
    ramps.push({
      tones: sorted,
      base: sorted.reduce((best, i) => (tones[i]!.count > tones[best]!.count ? i : best)),
      line,
      count: sorted.reduce((sum, i) => sum + tones[i]!.count, 0),
    });
  };
  for (const list of members) if (list.length > 0 && !isLine[list[0]!]) add(list, false);
  for (const i of lines) add([i], true);
  return ramps;
}

/** Two tones of nearly one lightness are of two materials from this distance on. */
const SAME_L = 0.05;
const SAME_TONE = 0.035;
/** Furthest that tones of one material lie apart in hue and chroma. */
const WIDEST = 0.13;
/** From deep shadow to glint; a line is none of them. */
const MOST_TONES = 5;

/** Two groups are one ramp when no two of their tones are equally light and of different hue. */
function fits(p: readonly number[], q: readonly number[], tones: readonly Tone[]): boolean {
  for (const i of p) {
    for (const j of q) {
      const [a, b] = [tones[i]!.lab, tones[j]!.lab];
      if (Math.abs(a[0] - b[0]) < SAME_L && deltaE(a, b) > SAME_TONE) return false;
      if (Math.hypot(a[1] - b[1], a[2] - b[2]) > WIDEST) return false;
    }
  }
  return p.length + q.length <= MOST_TONES;
}
