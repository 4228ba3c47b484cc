/** "A male nurse", "a goth boy": men of rows that are of women wear what men of that trade do. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { Brief } from '../../types.ts';

/** What rows of women have that their men have not. */
const WOMENS = /^(?:hair-bow|lipstick|stockings|skirt|long-skirt|tutu|frill|earrings|hair-flower|tiara|hose)$/;
const GOWNS = /dress|corset|bikini|leotard|gown/;

/** The row for a man where the words say one and the row is of a woman. */
export function asMan(row: HumanoidConcept, { build }: Pick<Brief, 'build'>): HumanoidConcept {
  if (!build.includes('male') || !row.build?.includes('female')) return row;
  const { hair: _, ...rest } = row;
  const gown = row.wears.some((text) => text.startsWith('wizard-hat')) ? ['robe'] : ['shirt', 'trousers'];
  const wears: string[] = [];
  for (const text of row.wears) {
    const [id = '', material] = text.split(/[|~]/)[0]!.split(':');
    if (WOMENS.test(id)) continue;
    const torso = pieceOf(id)?.torso;
    const cloth = material === undefined ? '' : `:${material}`;
    if (torso && (torso.shape === 'dress' || GOWNS.test(id))) wears.push(...gown.map((piece) => piece + cloth));
    else wears.push(text);
  }
  return { ...rest, wears, build: row.build.filter((word) => word !== 'female') };
}
