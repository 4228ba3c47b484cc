/** What somebody has for a hand or an arm, in one form: "scissors for hands" are scissor hands, "with stone fists" huge ones of stone. */
import { LEXICON } from './default-lexicon.ts';
import { MATERIAL_WORDS } from './materials.ts';
import { namesSomebody } from './thing-heads.ts';

const WHAT = '((?:(?!with |and |in |of |has |for |as )[a-z]+ ){0,2}?[a-z]+)';
const OWN = '(?:(?:an?|his|her|its|their|the|one|two|both|each|left|right) )*';
const INSTEAD = new RegExp(
  `(?:,| with| has| having| and)+ ${OWN}${WHAT} (?:for|as|instead of|in place of|where) ${OWN}(hand|arm|fist|limb)(s?)\\b(?: (?:should|would) be)?`,
  'gi',
);
const WHOSE = new RegExp(`,? (?:whose|his|her|its|their) (?:left |right )?(hand|arm)(s?) (?:is|are) ${OWN}${WHAT}(?=$|,| and | with )`, 'gi'); // biome-ignore format: one line
const OF_MATTER =
  /\b(with|and|has) (?:an? |his |her |two |both )?((?:big |huge |giant )?)([a-z]+) (arms?|hands?|fists?)\b(?! (?:sword|staff|shield|armou?r))/gi;

const known = (words: string): boolean => LEXICON.read(words).some((r) => r.is === 'piece');

/** The name of such a limb, if there is one: plurals are tried as one of them. */
function limbOf(what: string, limb: string): string | undefined {
  const words = what.toLowerCase();
  return [words, words.replace(/s$/, ''), words.split(' ').at(-1)!, words.split(' ').at(-1)!.replace(/s$/, '')]
    .map((one) => `${one} ${limb}`)
    .find(known);
}

/** The text with what is in the place of limbs said as limbs. */
export function limbsPlainly(text: string): string {
  if (!/\b(?:hand|arm|fist|limb)s?\b/i.test(text)) return text;
  const replaced = (found: string, what: string, limb: string, before: string): string => {
    const one = namesSomebody(before) ? limbOf(what, limb.toLowerCase()) : undefined;
    return one ? ` with ${/s$/.test(limb) ? '' : 'a '}${one}` : found;
  };
  return text
    .replace(INSTEAD, (found: string, what: string, limb: string, s: string, at: number, whole: string) =>
      replaced(found, what, limb + s, whole.slice(0, at)),
    )
    .replace(WHOSE, (found: string, limb: string, s: string, what: string, at: number, whole: string) =>
      replaced(found, what, limb + s, whole.slice(0, at)),
    )
    .replace(OF_MATTER, (found: string, and: string, _large: string, matter: string, limb: string) => {
      const of = MATERIAL_WORDS.get(matter.toLowerCase());
      if (!of || CLOTH.has(of) || known(`${matter.toLowerCase()} ${limb.toLowerCase()}`)) return found;
      const one = /s$/i.test(limb) ? '' : 'a ';
      return /^arm/i.test(limb) ? `${and} ${one}${matter} robotic ${limb}` : `${and} ${one}${matter} huge ${limb}`;
    });
}

/** Of these gloves and sleeves are made. */
const CLOTH: ReadonlySet<string> = new Set(['cloth', 'wool', 'linen', 'leather', 'denim', 'rope', 'paper', 'grass', 'slime']); // biome-ignore format: a list
