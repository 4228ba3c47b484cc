/** What `textGuidance` (1..20, default 8) means for a drawer that follows words exactly in any case. */
import { hexToOklab, maxChroma, oklabToHex, oklabToOklch, oklchToOklab } from '../../../src/pixels/color.ts';
import type { Brief } from '../types.ts';

export const DEFAULT_GUIDANCE = 8;

/** How far the seed may vary what is not said: 1 at guidance 1, ½ at 8, 0 at 20. */
export function variationFor(guidance: number): number {
  const g = Math.min(20, Math.max(1, guidance));
  return g <= DEFAULT_GUIDANCE ? 1 - (0.5 * (g - 1)) / 7 : (0.5 * (20 - g)) / 12;
}

/**
 * The brief with its named colours as loud as the guidance asks: unchanged at 8, at 20 with the most chroma that sRGB
 * has at their lightness and hue, at 1 muted to 70 %. Greys stay grey.
 */
export function emphasise(brief: Brief, guidance: number): Brief {
  if (guidance === DEFAULT_GUIDANCE) return brief;
  const adjust = (hex: string): string => emphasiseColour(hex, guidance);
  return {
    ...brief,
    colours: brief.colours.map(adjust),
    parts: brief.parts.map((part) => (part.colour ? { ...part, colour: adjust(part.colour) } : part)),
  };
}

/** One colour as loud as the guidance asks. */
export function emphasiseColour(hex: string, guidance: number): string {
  const g = Math.min(20, Math.max(1, guidance));
  const [L, C, h] = oklabToOklch(hexToOklab(hex));
  if (g === DEFAULT_GUIDANCE || C < 0.03) return hex;
  const goal = g > DEFAULT_GUIDANCE ? Math.max(C, maxChroma(L, h)) : C * 0.7;
  const t = g > DEFAULT_GUIDANCE ? (g - DEFAULT_GUIDANCE) / 12 : (DEFAULT_GUIDANCE - g) / 7;
  return oklabToHex(oklchToOklab([L, C + (goal - C) * t, h]));
}
