/** How many a noun phrase names: numbers and groups before it ("a flock of"), plurals, and words of pairs that are one thing ("boots"). */
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { singulars, type Token } from '../../understand/tokens.ts';
import { KNOWN, type Read } from './known.ts';
import { ARTICLES, GROUPS, NUMBERS } from './words.ts';

/** The most that are counted. */
export const MOST = 9;

/** "The three brave foxes" → brave foxes, 3. */
export function countOff(tokens: readonly Token[]): {
  readonly tokens: readonly Token[];
  readonly count: number;
  readonly said: boolean;
} {
  let i = 0;
  let count = 1;
  let said = false;
  while (i < tokens.length - 1) {
    const { text, kind } = tokens[i]!;
    const next = tokens[i + 1];
    if (tokens[i + 1]?.joined) break;
    // a year or a decade is no number of things
    if (kind === 'number' && Number(text) >= 1000) break;
    if (kind === 'number') {
      count = Number(text);
      said = true;
    } else if (GROUPS[text] !== undefined && next?.text === 'of' && tokens.length > i + 2) {
      if (!said || text !== 'pair') count = Math.max(count, 1) > 1 ? count : GROUPS[text]!;
      said = true;
      i++;
    } else if (NUMBERS[text] !== undefined) {
      count = NUMBERS[text]!;
      said = true;
      if (next?.text === 'of' && tokens.length > i + 2) i++;
    } else if (!ARTICLES.has(text) && !(i === 0 && text === 'and')) break;
    i++;
  }
  return { tokens: tokens.slice(i), count: Math.min(MOST, Math.max(1, Math.round(count))), said };
}

export function singularOf(text: string): string {
  const words = text.split(' ');
  const last = words.pop()!;
  const ones = singulars(last);
  // "houses" are no hous
  const known = ones.find((one) => LEXICON.read(one).length > 0);
  return [...words, known ?? ones[0] ?? last].join(' ');
}

export const PAIRED =
  /(?:boots|gloves|shoes|sandals|socks|sneakers|slippers|mittens|gauntlets|earrings|wings|handcuffs|binoculars|skates|trousers|pants|scissors|goggles|glasses|stairs|shorts|jeans|headphones|scales|clogs|heels|moccasins|loafers|crutches|chopsticks|castanets|maracas|cymbals|tweezers|pliers|shears|flops|overalls|knuckles|weeds|cyclops|ruins|fries|woods|ss|us|is)$/;

/** "Chickens": the last word is a plural whose singular means the same. */
export function isPlural(text: string, brief: Brief, read: Read): boolean {
  const head = text
    .split(/,| (?:with|without|in|of|wearing|holding|carrying|serving|wielding|playing|on|made|no|for|from|full) /)[0]!
    .trim();
  // "a merchant selling potions": of one who does something to several there is one
  const [doer, ...done] = head.split(/ [a-z]{2,}ing (?=[a-z])/);
  if (done.length > 0 && isNamed(doer!)) return isPlural(doer!, brief, read);
  const last = head.split(' ').at(-1)!;
  // "a hut of rusty sheets": of what nobody knows there are not several of the other
  if (brief.unknown.some((word) => word.split(' ').includes(last))) return false;
  if (IRREGULAR.has(last)) return true;
  if (!/s$/.test(last) || PAIRED.test(last) || brief.confidence < KNOWN) return false;
  // "bagpipes", "curtains": the plural is its own name
  if (brief.concept.split('-').at(-1) === last) return false;
  const one = (s: string): boolean => [s, `${head.slice(0, head.length - last.length)}${s}`].some((text) => read(text).concept === brief.concept && read(text).confidence >= brief.confidence); // biome-ignore format: one line
  return singulars(last).some(one);

  function isNamed(words: string): boolean {
    const named = read(words);
    return named.concept === brief.concept && named.confidence >= KNOWN;
  }
}
const IRREGULAR: ReadonlySet<string> = new Set(['children', 'men', 'women', 'people', 'mice', 'geese', 'wolves', 'elves', 'dwarves', 'oxen', 'knives', 'leaves']); // biome-ignore format: a list

/** Things whose picture shows several already. */
const MANY_ALREADY =
  /^(?:stack|pile|bunch|bundle|set|pair|heap)-of-|^crossed-|(?:^|-)(?:pile|stack|bundle|bunch|bouquet|set|planks|books|coins|logs|ingot|hay|grapes|bananas|mushrooms|crystal|crystals|bullets|card|cards|keys|beads|mound|firewood|nails|fries|pancakes|matches|wheat|rice|noodles|spaghetti|peas|cherries|berries|balloons|letters|banknotes|money|ribs|planks|tulips|roses|kunai|dynamite)$/;
const LIES: Readonly<Record<string, 'heap' | 'stack' | 'bundle' | 'pair'>> = { pile: 'heap', heap: 'heap', bunch: 'bundle', cluster: 'heap', stack: 'stack', bundle: 'bundle', collection: 'heap', assortment: 'heap', set: 'heap', handful: 'heap', pair: 'pair' }; // biome-ignore format: a table
const GROUP_WORD = new RegExp(`^(?:an? |the )?(?:(?:small|big|large|huge|little|messy|neat|tied|tall) )*(${Object.keys(LIES).join('|')}) of (?!two|three|four|five|six|\\d)`); // biome-ignore format: one line

/** Whether one picture of it is a heap of them. */
export const isMany = ({ kind, concept }: Brief): boolean => kind === 'thing' && MANY_ALREADY.test(concept);

/** How things lie of which a group is said: "a pile of bones"; absent where nobody says so. */
export const lieIn = (text: string): 'heap' | 'stack' | 'bundle' | 'pair' | undefined =>
  LIES[GROUP_WORD.exec(text)?.[1] ?? ''];
