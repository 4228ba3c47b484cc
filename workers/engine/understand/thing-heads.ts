/** Who has a thing for a head: "with a tv for a head", "lamp-headed man", "whose head is a clock", in one form for all of them. */
import { ONESIES } from '../catalogue/garments/costume-hoods.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import { baseOf } from '../catalogue/variants.ts';
import { LEXICON } from './default-lexicon.ts';

const WHAT = '((?:(?!with |and |in |of |has |for |as )[a-z]+ ){0,2}?[a-z]+)';
const OWN = '(?:an? |his |her |its |their |the )?';
const INSTEAD = '(?:for|as|instead of|in place of|in the place of|rather than|where)';
const FORMS: readonly RegExp[] = [
  new RegExp(`(?:,| with| has| having| and)+ ${OWN}${WHAT} ${INSTEAD} ${OWN}heads?\\b(?: (?:should|would|ought to) be)?`, 'gi'),
  new RegExp(`,? (?:whose|his|her|its|their) head (?:is|being|was|replaced by|made of|is replaced (?:by|with)) ${OWN}${WHAT}(?=$|,| and | with )`, 'gi'),
  new RegExp(`(?:,| with| has| having| and)+ ${OWN}${WHAT}[- ](?:shaped )?heads?\\b(?!band|dress|scarf|phone|set|light|lamp|gear|wear)`, 'gi'),
]; // biome-ignore format: one line a form
const HEADED = /\b([a-z]+)[- ]head(?:ed)? (?=(?:man|woman|guy|girl|boy|person|robot|android|lady|kid|child|figure|gentleman|detective|butler|waiter|agent|knight|priest|monster|people)\b)((?:[a-z]+))/gi; // biome-ignore format: one line

/** What is seen on such a head: a face, whose mood is his. */
const SHOWN =
  /(\bthinghead of [a-z ]+?),? (?:showing|displaying|that shows|which shows|with|and) (?:an? |the )?(smiley|smiling|smile|happy|sad|angry|scared|surprised|winking|tired|evil)(?: (?:face|emoji|expression|smiley))?(?: (?:on (?:it|the screen|screen)))?(?=$|,| and | with )/gi;

/** A thing that no head has by itself: a wolf's, a skull's or a bald one is another matter. */
function isThing(words: string): boolean {
  const last = words.split(' ').at(-1)!;
  const known = (phrase: string) => LEXICON.read(phrase);
  if (known(`${last} head`).length > 0) return false;
  const readings = known(words).length > 0 ? known(words) : known(last);
  return (
    readings.some((r) => r.is === 'concept' && r.kind === 'thing' && !r.weak) &&
    !readings.some((r) => /^(?:piece|species|colour|tone|mood|build|count)$/.test(r.is)) &&
    !/^(?:egg|arrow|spear|axe|hammer|rail|lion|dragon|snake|monster|slime|big|fire)$/.test(last)
  );
}

/** "Banana man", "vine woman": of what grows and is eaten somebody is made, and its name comes first. */
const GROWN = /^((?:an? |the )?(?:(?:cute|angry|happy|sad|evil|little|big|old|funny) )?)([a-z]+)[- ](man|woman|guy|girl|boy|lady|person|dude|gentleman|kid)(?= *(?:$|,|with |in |holding |wearing ))/i; // biome-ignore format: one line
const OF_PLANTS: ReadonlySet<string | undefined> = new Set(['food', 'plant']);

/** The food or plant that a word names, and no trade with somebody ("flower girl"). */
function isGrown(what: string, who: string): boolean {
  if (LEXICON.read(`${what} ${who}`).length > 0 || !(what === 'egg' || isThing(what))) return false;
  return LEXICON.read(what).some(
    (r) => r.is === 'concept' && r.kind === 'thing' && OF_PLANTS.has(categoryOf(baseOf(r.id))),
  );
}

/** Somebody is named there. */
export const namesSomebody = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) =>
      LEXICON.read(word).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind === 'humanoid')),
    );

const AS_ONE = /,? (?:that is |who is )?(?:dressed|disguised|costumed|masquerading|cosplaying)(?: up)? (?:as|like) (?:an? |the )?((?:[a-z]+ )?[a-z]+)(?=$|,| (?:with|and|in|holding)\b)/gi; // biome-ignore format: one line
const IN_ONE = /(?:,|,? (?:in|wearing|with))? (?:an? |the |his |her )?(?:(?:big|giant|funny|cute|silly) )*((?:[a-z]+ )?[a-z]+)[- ](?:costume|suit|onesie|disguise|outfit|kigurumi)(?=$|,| (?:with|and|holding)\b)/gi; // biome-ignore format: one line
/** "Pirate that looks like a pumpkin": people have the shape of people. */
const LIKE_ONE = /,? (?:that |who |which )?(?:(?:is )?shaped like|looks? like|looking like|resembl(?:es|ing)) an? ((?:[a-z]+ )?[a-z]+)(?=$|,| (?:with|and|in|holding)\b)/gi; // biome-ignore format: one line
const GARMENT = 'hat|cap|helmet|mask|backpack|bag|shoes|boots|slippers|gloves|dress|robes?|shirt|armou?r|earrings?|staff|cape|cloak|skirt|scarf|belt'; // biome-ignore format: one line
/** What a garment is like is said before it. */
const SHAPED = new RegExp(`\\b([a-z]+)[- ](?:shaped|themed|like) (?=(?:${GARMENT})\\b)`, 'gi');

const SHAPED_BEHIND = new RegExp(`\\b(${GARMENT}) (?:shaped like|that looks like|in the shape of|resembling) (?:an? )?([a-z]+)(?=$|,| (?:with|and|in|holding)\\b)`, 'gi'); // biome-ignore format: one line

/** "With a severed hand on a plate": it is on what he holds. */
const SERVED = /,? (?:with|holding|carrying|serving|bringing|presenting) (?:an? |the |his |her |some )?((?:(?!(?:with|and|holding)\b)[a-z]+ ){0,2}?[a-z]+) on (?:an? |the |his |her )?(?:(?:silver|golden|big|large|wooden|small) )?(tray|plate|platter|dish)(?=$|,| (?:and|with|in)\b)/i; // biome-ignore format: one line

/** Who is dressed as a thing has it on the head, and clothes of its colour. */
function costumed(text: string): string {
  const as = (found: string, what: string, at: number): string => {
    const words = what.toLowerCase().split(' ');
    const name = [words.join(' '), words.at(-1)!].find((one) => isWearable(one));
    // "in a rainbow suit" is a suit with a rainbow on it
    const cloth = /(?:suit|outfit)$/i.test(found) && !OF_PLANTS.has(categoryOf(baseOf(LEXICON.read(name ?? '').flatMap((r) => (r.is === 'concept' ? [r.id] : []))[0] ?? ''))); // biome-ignore format: one line
    if (!name || cloth || !namesSomebody(text.slice(0, at)) || LEXICON.read(`${name} costume`).length > 0) return found;
    return ` with a ${name} hat and a ${name} onesie`;
  };
  return text
    .replace(AS_ONE, as)
    .replace(IN_ONE, as)
    .replace(LIKE_ONE, (found: string, what: string, at: number) => (namesSomebody(text.slice(0, at).split(' ').at(-1)!) ? as(found, what, at) : found)); // biome-ignore format: one line
}

/** A thing or a beast that is no clothes, no colour and nobody. */
const isWearable = (name: string): boolean => {
  const readings = LEXICON.read(name);
  if (ONESIES.has(name)) return false;
  const concept = readings.find((r) => r.is === 'concept');
  return concept?.is === 'concept' && concept.kind === 'thing' && !concept.weak && categoryOf(baseOf(concept.id)) !== 'clothing' && !readings.some((r) => /^(?:piece|species|colour|mood|build|guise|material)$/.test(r.is)); // biome-ignore format: one line
};

/** The text with "with a thinghead of tv" for all of these. */
export function thingHeads(text: string): string {
  const served =
    SERVED.test(text) && namesSomebody(text.slice(0, text.search(SERVED)))
      ? text.replace(SERVED, ' holding a $2 of $1')
      : text;
  return headed(served.replace(ABLAZE, ' with flame hair'));
}

/** Of fire a head has no other shape than what burns on it. */
const ABLAZE = /(?:,| with| has| having| and)+ (?:an? |his |her |its )?(?:burning |blue |living )?(?:flames?|fire|torch) (?:for|as|instead of) (?:an? |his |her |its )?head\b|,? (?:whose|his|her|its|their) head (?:is|being) (?:an? |on |made of )?(?:burning |living )?(?:flames?|fire)(?=$|,| and | with )/gi; // biome-ignore format: one line

/** The same of heads, hats and costumes. */
function headed(text: string): string {
  const plain = namesSomebody(text)
    ? costumed(
        text
          .replace(SHAPED, (found: string, what: string) =>
            namesSomebody(text.replace(found, ' ')) ? `${what} ` : found,
          )
          .replace(SHAPED_BEHIND, (found: string, worn: string, what: string) =>
            namesSomebody(text.replace(found, ' ')) ? `${what} ${worn}` : found,
          ),
      )
    : text;
  const grown = plain.replace(GROWN, (found: string, before: string, what: string, who: string) =>
    isGrown(what.toLowerCase(), who.toLowerCase()) ? `${before}${who} with a thinghead of ${what}` : found,
  );
  if (!/\bhead/i.test(grown)) return grown;
  let said = grown;
  for (const form of FORMS)
    said = said.replace(form, (found: string, what: string, at: number) =>
      isThing(what.toLowerCase()) && namesSomebody(said.slice(0, at)) ? ` with a thinghead of ${what}` : found,
    );
  said = said.replace(SHOWN, (_all: string, head: string, how: string) => `${head}, ${/^smil/i.test(how) ? 'happy' : how}`); // biome-ignore format: one line
  return said.replace(HEADED, (found: string, what: string, who: string) =>
    isThing(what.toLowerCase()) ? `${who} with a thinghead of ${what}` : found,
  );
}
