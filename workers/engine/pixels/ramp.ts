/**
 * Tones of one base colour: hue-shifted towards violet in shadow and yellow in light (art direction, section 3), where a
 * plain mix with black and white would look grey.
 */
import { hexToOklab, type OkLab, oklabToHex, oklabToOklch, oklchToOklab } from './color.ts';

export const TONES = ['line', 'deep', 'shadow', 'base', 'light', 'spec'] as const;
export type Tone = (typeof TONES)[number];

const COOL_HUE = 285;
const WARM_HUE = 95;

/** Per tone: change of lightness (before contrast), chroma factor, degrees of hue towards cool (negative: warm). */
const SHIFT: Record<Exclude<Tone, 'line' | 'base'>, readonly [dL: number, chroma: number, hue: number]> = {
  deep: [-0.26, 0.95, 24],
  shadow: [-0.135, 1.05, 12],
  light: [0.115, 0.95, -10],
  spec: [0.21, 0.7, -18],
};

/** Turns hue `h` towards `goal` by at most `by` degrees, the short way round. */
function turnHue(h: number, goal: number, by: number): number {
  const difference = ((goal - h + 540) % 360) - 180;
  return (h + Math.sign(difference) * Math.min(Math.abs(difference), by) + 360) % 360;
}

/** One tone of a base colour. `contrast` k: skin 0.8, cloth 1, metal and gem 1.25. */
export function toneOklab(base: OkLab, tone: Tone, contrast = 1): OkLab {
  if (tone === 'base') return base;
  const [L, C, h] = oklabToOklch(base);
  if (tone === 'line') {
    const dark = Math.min(0.27, Math.max(0.15, 0.36 * L));
    return oklchToOklab([dark, Math.max(0.02, C * 0.62), turnHue(h, COOL_HUE, 30)]);
  }
  const [dL, chroma, hue] = SHIFT[tone];
  const room = dL < 0 ? 0.55 + 0.6 * L : 1.25 - 0.5 * L;
  const light = Math.min(0.98, Math.max(0.05, L + dL * contrast * room));
  return oklchToOklab([light, C * chroma, turnHue(h, hue > 0 ? COOL_HUE : WARM_HUE, Math.abs(hue))]);
}

/** `toneOklab` for '#rrggbb'. */
export function toneOf(base: string, tone: Tone, contrast = 1): string {
  return tone === 'base' ? base : oklabToHex(toneOklab(hexToOklab(base), tone, contrast));
}
