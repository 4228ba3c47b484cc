import { hexToOklab, oklabToHex, oklabToOklch, oklchToOklab } from '../../../src/pixels/color.ts';

/** Colours of an effect from its rim to its core. */
export type Ramp = readonly string[];

export const FIRE: Ramp = ['#6e1a2c', '#b42a1e', '#e8581c', '#fb9a2c', '#ffd65c', '#fff6d0'];
export const SMOKE: Ramp = ['#38303e', '#544a58', '#787078', '#a09a9c', '#c8c4c0'];
export const DUST: Ramp = ['#7c6044', '#a4845c', '#c8a878', '#e0caa0', '#f2e6cc'];
export const WATER: Ramp = ['#1c3c84', '#2c64bc', '#3f93e0', '#7cc6f4', '#d8f2ff'];
export const BLOOD: Ramp = ['#4a0c20', '#7a1224', '#a81c2a', '#d03a38', '#f08878'];

const shift = (hue: number, to: number, by: number): number => {
  const d = ((((to - hue + 180) % 360) + 360) % 360) - 180;
  return hue + Math.max(-by, Math.min(by, d));
};

/** What glows in a colour: dark at its rim, that colour, nearly white at its core. */
export function glow(hex: string): Ramp {
  const [L, C, h] = oklabToOklch(hexToOklab(hex));
  // white light has no grey in it: it is pale to its rim
  if (C < 0.03 && L > 0.85) return ['#8cb4e0', '#b4d0f0', '#d4e6fa', '#eaf4fe', '#f8fcff', '#ffffff'];
  // black is no light: it has a pale rim and is darkest in its middle
  if (L < 0.36 && C < 0.05) return ['#5c5670', '#3a3448', '#26202f', '#17121d', '#0e0a13', '#08060c'];
  // yellow is bright: as dark as other colours' middle it is olive
  const yellow = h > 70 && h < 116;
  const base = Math.max(0.5, Math.min(yellow ? 0.82 : 0.74, L));
  const chroma = C < 0.03 ? C : Math.max(C, 0.12);
  const tone = (l: number, c: number, hue: number): string => oklabToHex(oklchToOklab([l, c, hue]));
  const up = (t: number): number => base + (0.975 - base) * t;
  // the shade of yellow light is orange, not olive
  const [cool, most] = h > 55 && h < 125 ? [40, 42] : [285, 24];
  return [
    tone(base * 0.52, chroma * 0.85, shift(h, cool, most)),
    tone(base * 0.78, chroma, shift(h, cool, most * 0.6)),
    tone(base, chroma * 1.05, yellow ? shift(h, cool, 10) : h),
    tone(up(0.42), chroma * 0.82, shift(h, 95, 10)),
    tone(up(0.76), chroma * 0.45, shift(h, 95, 16)),
    tone(up(1), chroma * 0.12, h),
  ];
}

/** What is lit from outside, in a colour: shade to light. */
export function matter(hex: string): Ramp {
  const [L, C, h] = oklabToOklch(hexToOklab(hex));
  const tone = (dL: number, c: number, by: number, to: number): string =>
    oklabToHex(oklchToOklab([Math.max(0.16, Math.min(0.97, L + dL)), C * c, shift(h, to, by)]));
  return [
    tone(-0.3, 0.9, 24, 285),
    tone(-0.17, 1, 14, 285),
    tone(-0.05, 1.05, 0, 285),
    tone(0.08, 0.9, 10, 95),
    tone(0.2, 0.6, 16, 95),
  ];
}

/** Dark magic: a bright rim round a core without light. */
export const hollow = (hex: string): Ramp => {
  const [dark, mid, base, light] = glow(hex);
  return [mid!, light!, base!, dark!, '#241434', '#140a20'];
};

/** Light of two colours: the darker at its rim, the lighter at its core. */
export function twofold(one: string, other: string): Ramp {
  const lightness = (hex: string): number => hexToOklab(hex)[0];
  const [dark, light] = lightness(one) < lightness(other) ? [one, other] : [other, one];
  const core = glow(light);
  // black is no light: its rim is nearly black, whatever glows in it
  if (lightness(dark) < 0.35) return ['#0e0a14', '#241c2c', core[1]!, core[2]!, core[3]!, core[4]!];
  const rim = glow(dark);
  return [rim[0]!, rim[1]!, rim[2]!, core[2]!, core[3]!, core[5]!];
}
