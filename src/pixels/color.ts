/**
 * Colour spaces. OKLab and its matrices: Björn Ottosson, "A perceptual color space for image processing" (2020), with
 * D65 sRGB. L is 0..1; a and b are about -0.4..0.4; a distance of 0.02 is just noticeable in a flat area.
 */
import type { Rgb } from './types.ts';

export type OkLab = readonly [L: number, a: number, b: number];
/** Lightness 0..1, chroma 0..about 0.37, hue in degrees 0..360. */
export type OkLch = readonly [L: number, C: number, h: number];

const LINEAR = new Float64Array(256);
for (let i = 0; i < 256; i++) {
  const c = i / 255;
  LINEAR[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Writes L, a, b of an sRGB colour (bytes) to `out[at..at+2]`. */
export function writeOklab(out: Float32Array | Float64Array, at: number, r: number, g: number, b: number): void {
  const R = LINEAR[r]!;
  const G = LINEAR[g]!;
  const B = LINEAR[b]!;
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  out[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  out[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  out[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

const scratch = new Float64Array(3);

/** sRGB bytes to OKLab. */
export function rgbToOklab([r, g, b]: Rgb): OkLab {
  writeOklab(scratch, 0, r, g, b);
  return [scratch[0]!, scratch[1]!, scratch[2]!];
}

function encodeGamma(c: number): number {
  return c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;
}

function unclippedRgb(L: number, a: number, b: number): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encodeGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encodeGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const inGamut = (c: readonly number[]) => c.every((v) => v >= -0.0005 && v <= 1.0005);

/** OKLab to the nearest sRGB bytes; a colour outside sRGB keeps lightness and hue and loses chroma. */
export function oklabToRgb([L, a, b]: OkLab): Rgb {
  const light = Math.min(1, Math.max(0, L));
  let rgb = unclippedRgb(light, a, b);
  if (!inGamut(rgb)) {
    let low = 0;
    let high = 1;
    for (let i = 0; i < 12; i++) {
      const k = (low + high) / 2;
      if (inGamut(unclippedRgb(light, a * k, b * k))) low = k;
      else high = k;
    }
    rgb = unclippedRgb(light, a * low, b * low);
  }
  const byte = (v: number) => Math.min(255, Math.max(0, Math.round(v * 255)));
  return [byte(rgb[0]), byte(rgb[1]), byte(rgb[2])];
}

export function oklabToOklch([L, a, b]: OkLab): OkLch {
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return [L, Math.hypot(a, b), h < 0 ? h + 360 : h];
}

export function oklchToOklab([L, C, h]: OkLch): OkLab {
  const radians = (h * Math.PI) / 180;
  return [L, C * Math.cos(radians), C * Math.sin(radians)];
}

/** The most chroma that sRGB holds at this lightness and hue. */
export function maxChroma(L: number, h: number): number {
  let low = 0;
  let high = 0.4;
  for (let i = 0; i < 14; i++) {
    const middle = (low + high) / 2;
    const [, a, b] = oklchToOklab([L, middle, h]);
    if (inGamut(unclippedRgb(L, a, b))) low = middle;
    else high = middle;
  }
  return low;
}

/** Euclidean distance in OKLab. */
export function deltaE(x: OkLab, y: OkLab): number {
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Straight line in OKLab: `from` at t = 0, `to` at t = 1. */
export function mixOklab(from: OkLab, to: OkLab, t: number): OkLab {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

/** '#rrggbb' (or '#rgb', case-insensitive) to bytes. Throws a TypeError for anything else. */
export function hexToRgb(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex;
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new TypeError(`Not a colour: "${hex}". Should be like "#cc3038".`);
  const n = Number.parseInt(full.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

/** Bytes to '#rrggbb'. */
export function rgbToHex([r, g, b]: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

export const hexToOklab = (hex: string): OkLab => rgbToOklab(hexToRgb(hex));
export const oklabToHex = (lab: OkLab): string => rgbToHex(oklabToRgb(lab));

/** Relative luminance of a colour, 0 black to 1 white (WCAG 2.2). */
export function luminance([r, g, b]: Rgb): number {
  const linear = (v: number): number => (v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two colours, 1 (the same) to 21 (black and white); running text wants 4.5 (WCAG 2.2, 1.4.3). */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
