/** A picture as planes that enlarging mixes linearly: luma and two hues (as JPEG has them), and what is there. */
import { createImage } from './image.ts';
import type { Px, Rgba } from './types.ts';

export interface Planes {
  readonly width: Px;
  readonly height: Px;
  /** Luma 0..255 and both differences of colour, times `alpha` where there is any. */
  readonly luma: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
  /** 0..1; undefined for a picture without transparent pixels. */
  readonly alpha: Float32Array | undefined;
}

const [BLUE, RED] = [0.564, 0.713];

export function planesOf({ width, height, data }: Rgba): Planes {
  const n = width * height;
  const [luma, blue, red] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)];
  let clear = false;
  for (let i = 0; i < n; i++) {
    const [r, g, b, a] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!, data[i * 4 + 3]! / 255];
    if (a < 1) clear = true;
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma[i] = y * a;
    blue[i] = (b - y) * BLUE * a;
    red[i] = (r - y) * RED * a;
  }
  const alpha = clear ? Float32Array.from({ length: n }, (_, i) => data[i * 4 + 3]! / 255) : undefined;
  return { width, height, luma, blue, red, alpha };
}

/** The picture that such planes are of (any lists of numbers), alpha made binary. */
export function imageOfPlanes(
  width: Px,
  height: Px,
  [luma, blue, red, alpha]: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>, ArrayLike<number>?],
): Rgba {
  const out = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const a = alpha ? alpha[i]! : 1;
    if (a < 0.5) continue;
    const y = luma[i]! / a;
    const r = y + red[i]! / a / RED;
    const b = y + blue[i]! / a / BLUE;
    out.data.set([Math.round(r), Math.round((y - 0.299 * r - 0.114 * b) / 0.587), Math.round(b), 255], i * 4);
  }
  return out;
}

/** `planes` (luma, blue, red) with values that 0 or 255 cut off replaced by those `shown` would have there. */
export function unclipped(planes: readonly Float32Array[], shown: readonly Float32Array[]): readonly Float32Array[] {
  const out = planes.map((plane) => Float32Array.from(plane));
  const [luma, blue, red] = planes as [Float32Array, Float32Array, Float32Array];
  const [wantedLuma, wantedBlue, wantedRed] = shown as [Float32Array, Float32Array, Float32Array];
  const isCut = (v: number, wanted: number): boolean => (v < 0.5 && wanted < 0) || (v > 254.5 && wanted > 255);
  // A million pixels: no lists of three.
  for (let i = 0; i < luma.length; i++) {
    const [own, other] = [luma[i]!, wantedLuma[i]!];
    const r = own + red[i]! / RED;
    const b = own + blue[i]! / BLUE;
    const g = (own - 0.299 * r - 0.114 * b) / 0.587;
    const wantedR = other + wantedRed[i]! / RED;
    const wantedB = other + wantedBlue[i]! / BLUE;
    const wantedG = (other - 0.299 * wantedR - 0.114 * wantedB) / 0.587;
    const [cutR, cutG, cutB] = [isCut(r, wantedR), isCut(g, wantedG), isCut(b, wantedB)];
    if (!cutR && !cutG && !cutB) continue;
    const R = cutR ? wantedR : r;
    const B = cutB ? wantedB : b;
    const y = 0.299 * R + 0.587 * (cutG ? wantedG : g) + 0.114 * B;
    out[0]![i] = y;
    out[1]![i] = (B - y) * BLUE;
    out[2]![i] = (R - y) * RED;
  }
  return out;
}
