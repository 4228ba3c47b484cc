import { oklabToRgb, oklchToOklab, rgbToOklab } from './color.ts';
import type { Rgb } from './types.ts';

/** A ramp of six tones: what one base colour looks like from the line round it to its glint. */
export type Ramp = readonly [line: Rgb, deep: Rgb, shadow: Rgb, base: Rgb, light: Rgb, spec: Rgb];

export const TONE = { line: 0, deep: 1, shadow: 2, base: 3, light: 4, spec: 5 } as const;

const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(x, most));

const COOL = 285;
const SUN = 95;

/** Hue in degrees, moved towards `target` by at most `by`, the short way round. */
function turn(hue: number, target: number, by: number): number {
  const d = ((((target - hue + 180) % 360) + 360) % 360) - 180;
  return hue + clamp(d, -by, by);
}

const fromOklch = (L: number, C: number, h: number): Rgb => oklabToRgb(oklchToOklab([clamp(L, 0, 1), C, h]));

/**
 * Ramp of one base colour: darker tones turn towards cool 285°, lighter ones towards the sun's 95°.
 * `contrast` scales the steps (skin .8, cloth 1, metal and gem 1.25). Numbers: design/art-direction §3.
 */
export function ramp(base: Rgb, contrast = 1): Ramp {
  const [rawL, a, b] = rgbToOklab(base);
  // pure black and white leave no room for tones, so a base stays a little inside
  const L = clamp(rawL, 0.2, 0.96);
  const C = Math.hypot(a, b);
  // a grey has no hue of its own: its shadows are cool
  const h = C < 0.008 ? COOL : (Math.atan2(b, a) * 180) / Math.PI;
  const f = 0.55 + 0.6 * L;
  const g = 1.25 - 0.5 * L;
  const down = (dL: number, degrees: number, kC: number, least: number): Rgb =>
    fromOklch(L - dL * contrast * f, Math.max(C * kC, least), turn(h, COOL, degrees));
  const up = (dL: number, degrees: number, kC: number): Rgb =>
    fromOklch(Math.min(L + dL * contrast * g, 0.985), C * kC, turn(h, SUN, degrees));
  return [
    fromOklch(clamp(L * 0.36, 0.15, 0.27), Math.max(C * 0.62, 0.02), turn(h, COOL, 30)),
    down(0.26, 24, 0.95, 0.025),
    down(0.135, 12, 1.05, 0.02),
    L === rawL ? base : fromOklch(L, C, h),
    up(0.115, 10, 0.95),
    up(0.21, 18, 0.7),
  ];
}
