/** Two that are one: a pair of boots, a dagger in each hand. */
import type { Interpretation, Mention } from '../interpret.ts';
import type { Choice } from '../subject.ts';

/** "Two daggers", "dual swords": a pair of what one hand can hold. */
export function isPair({ unit, description, role }: Mention): boolean {
  const { count } = description;
  if ((count ?? 1) > 1 || (count === undefined && PLURAL_ARMS.test(unit.text))) return true;
  const manyInHand =
    /[^s]s$/.test(unit.text) &&
    !PAIR_NAMES.test(unit.text) &&
    unit.readings.some((r) => r.is === 'piece' && r.slot === 'right');
  return manyInHand && (role === 'hold' || description.unknown.some((w) => DUAL.has(w)));
}

/** Two boots are one picture of a pair. */
export const isOnePair = ({ description, subject }: Interpretation, { concept }: Choice): boolean =>
  PAIR_NAMES.test(concept) && description.count === 2 && PAIR_NAMES.test(subject?.text ?? '');

/** Words of a pair, which the pair itself shows. */
export const DUAL: ReadonlySet<string> = new Set(['dual', 'twin', 'double', 'both', 'matching', 'paired']);
const PLURAL_ARMS =
  /(?:swords|daggers|axes|knives|blades|pistols|guns|revolvers|katanas|scimitars|hammers|sabers|sabres|sickles|hatchets|clubs|wands|torches|maces|machetes|cutlasses|sai|kunai|tomahawks)$/;

/** A pair of these is one thing. */
const PAIR_NAMES =
  /(?:boots?|gloves?|shoes?|sandals?|socks?|trousers?|pants?|jeans?|shorts?|scissors?|glasses?|goggles?|gauntlets?|slippers?|mittens?|sneakers?|skates?|skis?|pliers?|tongs?|wings?|earrings?|handcuffs?|binoculars?|headphones?|bracers?|greaves?|leggings?)$/;
