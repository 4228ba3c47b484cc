/** Which things live: creatures by their recipes, animals drawn from flat shapes, and the kinds of either that differ by a row. */
import { SHAPES } from './shapes/index.ts';
import { categoryOf } from './things/index.ts';
import { VARIANT_ROWS } from './variants.ts';

const bases = new Map(VARIANT_ROWS.map(({ id, base }) => [id, base]));
const ROOTED = /tree$/;

/** Whether a thing of the catalogue is a creature: "toad" is a kind of frog, "parrot" a shape that lives. */
export function isLiving(concept: string): boolean {
  const base = bases.get(concept) ?? concept;
  return categoryOf(base) === 'monster' || (SHAPES[base]?.class === 'living' && !ROOTED.test(base));
}
