/** Spots and stripes on creatures of recipes that are set by hand in one colour. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { baseColour, isMaterial, type MaterialRef, shadeOf, tinted } from '../../catalogue/materials.ts';
import type { BriefPart } from '../../types.ts';
import { patterned } from './beast-coat.ts';
import type { Stamp } from './stamp.ts';

/** The marks by the pieces that ask for them. */
const MARKS: Readonly<Record<string, 'spots' | 'stripes'>> = { spots: 'spots', spot: 'spots', dots: 'spots', stripes: 'stripes', stripe: 'stripes', bands: 'stripes' }; // biome-ignore format: one line

/** Of spots, beside those of animals. */
const SIZE = 2.2;

/** The part that asks for marks which a stamp has none of in its rows. */
export const marksAsked = ({ slots }: Stamp, said: readonly BriefPart[]): BriefPart | undefined =>
  said.find(({ piece }) => MARKS[piece] && !slots.some(({ names }) => names.includes(piece)));

/** The stamp with those marks, in the colour that is said or in a darker one of its own. */
export function spotted(stamp: Stamp, part: BriefPart, coat: MaterialRef): Stamp {
  const own = part.material && isMaterial(part.material) ? part.material : undefined;
  const usual = hexToOklab(baseColour(coat))[0] > 0.5 ? shadeOf(coat, 1) : shadeOf(coat, 5);
  const material = part.colour ? tinted(part.colour, own ?? coat) : (own ?? usual);
  return patterned(stamp, MARKS[part.piece]!, [material], SIZE);
}
