/**
 * What somebody's or something's part is like, in one form. "Cat, its eyes are green", "cat (green eyes)", "a cat whose eyes are green",
 * "cat + green eyes", "i want a cat, it should have green eyes", "a cat with eyes that are green" and "green-eyed cat" ask for the same
 * picture, and the reading of "cat with green eyes" is the one that knows most.
 */
import { LEXICON } from './default-lexicon.ts';
import { isPart } from './part-nouns.ts';
import { singulars } from './tokens.ts';

const QUALITIES: ReadonlySet<string> = new Set(['colour', 'tone', 'material', 'mood', 'build', 'pattern', 'element', 'size']); // biome-ignore format: a list
const LOOKS = /^(?:long|short|big|small|huge|tiny|large|thick|thin|wide|sharp|round|pointy|pointed|curly|straight|messy|fluffy|glowing|shiny|bright|dark|light|pale|broken|cracked|torn|rusty|bushy|crooked|bent|curved|flat|tall|open|closed|striped|spotted|ragged|jagged|spiky|smooth|hairy|bloody|golden|silver|wooden|metal|stone)$/; // biome-ignore format: a list
const LITTLE = /^(?:and|very|really|quite|all|dark|light|bright|pale|deep|so|or)$/;

const isQuality = (word: string): boolean => LOOKS.test(word) || LEXICON.read(word).some(({ is }) => QUALITIES.has(is));
/** Words that only say what something is like: "red", "very long and white". */
export function isLike(words: string): boolean {
  const all = words.toLowerCase().split(/[ ,]+/).filter(Boolean);
  return all.length > 0 && all.length <= 4 && all.some(isQuality) && all.every((w) => LITTLE.test(w) || isQuality(w));
}
/** What is worn; what hands hold has parts of its own. */
export const isGarment = (noun: string): boolean =>
  [noun, ...singulars(noun)].some((one) =>
    LEXICON.read(one).some((reading) => reading.is === 'piece' && !/^(?:right|left)$/.test(reading.slot)),
  );
const isOn = (noun: string): boolean => isPart(noun) || isGarment(noun);

const IN_BRACKETS = /\b([a-z]+) ?\(([a-z ]+)\)/gi;
/** Before brackets are taken for commas: "hat (green)" → "green hat". */
export const bracketsInPlace = (text: string): string =>
  text.replace(IN_BRACKETS, (all: string, noun: string, like: string) => (isOn(noun.toLowerCase()) && isLike(like) ? `${like} ${noun}` : all)); // biome-ignore format: one line

const PRONOUN = '(?:he|she|it|they)';
const OWN = '(?:his|her|its|their|the)';
const IS = '(?:is|are|was|looks?|should be|must be|shall be|could be|has to be)';
const SHOULD_HAVE = new RegExp(`,? (?:and |but )?${PRONOUN}(?: (?:should|must|shall|could|can|may|would|will|needs? to|has to) (?:also )?have|(?:'?s| is| has| have| had)? got) `, 'gi'); // biome-ignore format: one line
const SHOULD_BE = new RegExp(`,? (?:and |but )?${PRONOUN} (?:should|must|shall|could|needs? to|has to) be `, 'gi');
const THAT_IS = /\b(with|wearing|in) (?:an? |the |his |her |its |two )?((?:[a-z]+ )?)([a-z]+) (?:that|which) (?:is|are|looks?) ([a-z]+(?:(?: and |, | )[a-z]+)*?)(?=$|,| with | and (?:an?|the|his|her|its) )/gi; // biome-ignore format: one line
const PART_IS = new RegExp(`,? (?:and |but )?(?:(?:with|whose) )?(?:${OWN} )?([a-z]+) ${IS} ((?:(?:very|really|dark|light|bright|pale) )?[a-z]+(?: and [a-z]+)?)(?=$|,|\\.)`, 'gi'); // biome-ignore format: one line
const JOINED =
  / ?(?:\+|,? and also|,? plus|,? as well as|,? together with) (?:an? |some )?([a-z ]+?)(?=$|[,.+]|,? and )/gi;
const TAIL =
  /^((?:an? |the |my )?(?:[a-z-]+ ){0,3}?[a-z-]+)( -|[:.,]|,? and) (?:(?:an?|the|his|her|its) )?((?:[a-z]+ ){1,3})([a-z]+)\.?(?=$|,)/i;
const NO_NAME = /\b(?:with|and|of|in|on|wearing|holding|[a-z]+ing)\b/i;

/** What somebody should have or be, he has and is; before remarks are taken out. */
export const asIfThere = (text: string): string => text.replace(SHOULD_HAVE, ' with ').replace(SHOULD_BE, ', ');

/** The text with what is said of parts as "with …". */
/** "Two-tone red and white mug": it is in no two pieces. */
const TWO_TONE =
  /\btwo[- ]?(?:toned?|colou?r(?:ed)?) ([a-z]+) (?:and|&) ([a-z]+) ([a-z]+(?: (?!with\b)[a-z]+)?)(?=$|,| with)/gi;

/** "Glowing runes hovering over the pages": floating runes. */
const AFLOAT =
  /\b((?:with|and|has) |, ?)(?:some |glowing |magic |magical |ancient |mysterious |little |small )*((?:(?:red|blue|green|purple|golden|gold|white|yellow|orange|pink|cyan|violet) )?)(?:(?:floating|hovering|levitating|glowing|rising|swirling) )*(runes|glyphs|symbols|sigils|letters)(?: that (?:float|hover))?(?: (?:floating|hovering|rising|levitating|swirling|drifting|glowing))?(?: (?:up|out))?(?: (?:above|over|around|off|out of|from|in the air)(?: (?:it|(?:the|its) (?:open )?(?:pages?|book|cover|surface|blade|top|ring|crystal|stone|scroll)))?)(?=$|,| and| with)/gi;

/** "A handle wrapped in red cloth" is a red cloth wrapped handle. */
const WRAPPED =
  /\b(handle|grip|hilt|shaft|haft|pole)s?(?: that is| is)? (?:tightly )?(?:wrapped|bound|wound)(?: up)? (?:in|with) (?:strips of |some |a )?((?:[a-z]+ ){0,2}?)(leather|cloth|rope|cord|string|ribbon|bandage|silk|hide|linen|canvas|fabric|twine|rag|fur)s?(?: strips?| straps?| wraps?)?(?=$|,| and| with)/gi;

export function partsInOneForm(typed: string): string {
  let text = typed
    .replace(TWO_TONE, '$3, half $1 and half $2')
    .replace(AFLOAT, (_all, first = '', hue = '', noun: string) => `${first}${hue}floating ${/^(?:letters|words|script)$/i.test(noun) ? 'symbols' : noun}`)
    .replace(WRAPPED, (_all, part: string, like = '', stuff: string) => `${like}${stuff.toLowerCase()} wrapped ${part}`)
    .replace(THAT_IS, (all: string, link: string, before: string, part: string, like: string) => (isOn(part.toLowerCase()) && isLike(like) ? `${link} ${/s$/.test(part) ? '' : article(like)}${like} ${before}${part}` : all)) // biome-ignore format: one line
    .replace(PART_IS, (all: string, part: string, like: string, at: number) => {
      if (/^colou?r$/i.test(part) || !isOn(part.toLowerCase()) || !isLike(like) || !namesSome(typed.slice(0, at)))
        return all;
      return `${joint(typed.slice(0, at))}${/s$/.test(part) ? '' : article(like)}${like} ${part}`;
    })
    .replace(JOINED, (all: string, what: string, at: number) => {
      const words = what.trim().split(' ');
      return at > 0 && isOn(words.at(-1)!.toLowerCase()) && words.slice(0, -1).every((w) => isQuality(w.toLowerCase())) ? `${joint(typed.slice(0, at))}${/s$/.test(what) ? '' : article(what)}${what}` : all; // biome-ignore format: one line
    });
  text = named(text).replace(TAIL, (all: string, name: string, seam: string, like: string, part: string) =>
    !NO_NAME.test(name) &&
    (isPart(part.toLowerCase()) || (seam === ' -' && isGarment(part.toLowerCase()))) &&
    isLike(like) &&
    namesOne(name)
      ? `${name} with ${/s$/.test(part) ? '' : article(like)}${like}${part}`
      : all,
  );
  return text.replace(/\s\+(?=\s)/g, ' and');
}

const NAMED = /^((?:an? |the )?(?:[a-z]+ )*?)([a-z]+)[- ]([a-z]+?)ed ((?:[a-z]+ ){0,3}?[a-z]+)(?=$|,| (?:with|in|on|wearing|holding|and|at|from|sitting|standing)\b)/i; // biome-ignore format: one line
/** "Long-bearded old wizard" → "old wizard with a long beard". */
function named(text: string): string {
  const found = NAMED.exec(text);
  if (!found) return text;
  const [all, before = '', like = '', stem = '', name = ''] = found;
  // "capped", "winged", "maned"
  const part = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => /^(?:beard|wing|hair|mane|horn|tail|eye|fur|feather|scale|cap|tusk|fang|claw|whisker|nose|ear|beak|roof|door|handle|hilt|blade|leg|arm|hand|foot|antler|shell|skin|shade|top|crown|hood|helm|hat|cloak|cape|robe)$/.test(one)); // biome-ignore format: one line
  // a hooded robe and its hood are of one cloth
  if (part === 'hood' && isGarment(name.toLowerCase().split(' ').at(-1)!)) return text;
  if (!part || !isLike(like) || /-headed|^(?:two|three|one)$/.test(like)) return text;
  const many = /^(?:wing|horn|eye|feather|scale|tusk|fang|claw|whisker|ear|leg|arm|hand|foot|antler)$/.test(part);
  const noun = part === 'foot' ? 'feet' : many ? `${part}s` : part;
  const single = many || /^(?:hair|fur|skin)$/.test(part) ? '' : article(like);
  const rest = text.slice(all.length);
  return `${before}${name} with ${single}${like} ${noun}${/^ (?:with|wearing)\b/.test(rest) ? rest.replace(/^ (?:with|wearing)/, ' and') : rest}`;
}

const article = (like: string): string => (/^[aeiou]/i.test(like.trim()) ? 'an ' : 'a ');
/** "With" the first time, "and" behind it. */
const joint = (before: string): string => (/\b(?:with|wearing)\b/i.test(before) ? ' and ' : ' with ');
/** Somebody or something is named whose part it may be. */
const namesSome = (before: string): boolean => before.toLowerCase().split(/[^a-z]+/).some((word) => word !== '' && !isOn(word) && LEXICON.read(word).some(({ is }) => is === 'concept' || is === 'species')); // biome-ignore format: one line

/** Somebody or something that has parts, and no colour or part itself. */
function namesOne(name: string): boolean {
  const last = name.toLowerCase().split(' ').at(-1)!;
  return !isPart(last) && !/^(?:two|three|four|five|six|some|many)\b/i.test(name) && LEXICON.read(last).some(({ is }) => is === 'concept' || is === 'species'); // biome-ignore format: one line
}
