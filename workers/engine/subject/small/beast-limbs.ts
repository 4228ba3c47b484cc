/** What is put on an animal that is set by hand: girth, heads, horns, and what its element or state gives it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../catalogue/animals.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import type { Brief } from '../../types.ts';
import type { BeastLook } from '../quadruped/look.ts';
import { shortened } from './beast-wear.ts';
import { fattened } from './fat.ts';
import { horned, manyHeaded } from './heads.ts';
import { headsApart } from './heads-apart.ts';
import { type Ruled, ruledStamp } from './ruled.ts';
import type { Stamp } from './stamp.ts';

/** Moods that the look of an element is. */
export const ruledMood = ({ traits }: Brief, word: string): boolean =>
  (word === 'dark' && traits?.includes('shadow') === true) || (word === 'burning' && traits?.includes('fire') === true);

export const HORNS: ReadonlySet<string> = new Set(['horns', 'bull-horns']);
/** Horns as bulls and demons have them, of a kind that has none: they are put on its stamp. */
export const lends = ({ parts, concept }: Brief, { hasHorns }: BeastLook): boolean =>
  hasHorns && QUADRUPEDS[concept]?.horns === undefined && parts.some(({ piece }) => HORNS.has(piece)); // biome-ignore format: one line

/** Parts that are drawn on a stamp, whatever its rows have. */
export const RULED: ReadonlySet<string> = new Set(['armour', 'ridge', 'scars']);

/** What of a look is drawn on a stamp that has it not in its rows. */
function ruleOf({ slots }: Stamp, { traits, flames, armour, ridge, scars, beast, fur }: BeastLook): Ruled {
  const own = slots.some(({ material }) => material === 'ridge') || beast.ridge !== undefined;
  return { traits, flames, armour, scars, ...(own ? {} : { ridge }), ...(traits?.includes('crystal') ? { substance: shadeOf(fur, 4) } : {}) }; // biome-ignore format: one line
}

/** With the horns and the heads that are said of it; undefined where the picture has no room beside it. */
function limbed(stamp: Stamp, brief: Brief, look: BeastLook, most: Px): Stamp | undefined {
  const girth = brief.build.includes('fat') ? fattened(stamp, most - 1) : stamp;
  // a kind with several heads has a stamp with as many
  const many =
    (look.beast.heads ?? 1) > 1 || look.heads === 1
      ? girth
      : (headsApart(girth, look.heads, true) ?? manyHeaded(girth, look.heads));
  const drawn = many && lends(brief, look) ? horned(many, look.horn, look.hornsLarge) : many;
  return drawn && Math.max(...drawn.rows.map((row) => row.length)) <= most ? drawn : undefined;
}

/** With what rules it, no higher than there is room for. */
function ruledLower(stamp: Stamp, ruled: Ruled, most: Px): Stamp | undefined {
  const drawn = ruledStamp(stamp, ruled);
  return drawn && { ...drawn, rows: shortened(drawn.rows, most) };
}

/** The stamp with all of that; undefined where it cannot show something, or the picture (of so many free pixels) has no room for it. */
export function withLimbs(
  stamp: Stamp,
  brief: Brief,
  look: BeastLook,
  [width, height]: readonly [Px, Px],
): Stamp | undefined {
  const grown = limbed(stamp, brief, look, width);
  return grown && ruledLower(grown, ruleOf(stamp, look), height);
}
