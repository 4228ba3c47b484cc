/** The ramp that words of a colour or a material name. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import { isMaterial, materialOf } from '../../catalogue/materials.ts';
import type { BriefPart } from '../../types.ts';
import { DEFAULT_GUIDANCE, emphasiseColour } from '../../understand/guidance.ts';
import { understand } from '../../understand/index.ts';

/** `guidance` 1..20 is how strong a named colour is. */
export const tonesOfPart = (part: BriefPart, guidance = DEFAULT_GUIDANCE): Ramp | undefined =>
  part.material && isMaterial(part.material)
    ? materialOf(part.material).ramp
    : part.colour
      ? rampOf(hexToRgb(emphasiseColour(part.colour, guidance)))
      : undefined;

/** Ramps are made anew once so many are remembered: words and guidances have no end. */
const MOST_KNOWN = 500;
const known = new Map<string, Ramp | undefined>();

export function rampNamed(words: string, guidance = DEFAULT_GUIDANCE): Ramp | undefined {
  const text = words.trim();
  const key = `${text} ${guidance}`;
  if (!known.has(key)) {
    if (known.size > MOST_KNOWN) known.clear();
    const part = understand(`a person with a ${text} cape`, { seed: 0 }).parts[0];
    known.set(key, part && tonesOfPart(part, guidance));
  }
  return known.get(key);
}
