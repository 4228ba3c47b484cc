/** What a member of a description says, and the words that members are made of: what they name, how many, which signs. */
import { categoryOf } from '../../../catalogue/things/index.ts';
import type { Brief } from '../../../types.ts';
import type { Change } from '../../graph.ts';
import type { Read } from '../known.ts';
import { PART } from './words.ts';

/** What one member says: changes, a word that goes before the thing's name, or other words in its place. */
export interface Said {
  readonly changes?: readonly Change[];
  readonly before?: string;
  readonly instead?: string;
  readonly unknown?: readonly string[];
}

export interface Context {
  readonly whole: Brief;
  readonly read: Read;
  readonly signOf: (word: string) => string | undefined;
  /** Its name alone, and what that is read as. */
  readonly name: string;
  readonly plain: Brief;
  /** What joins the member that is read to what stands before it. */
  link?: string;
  /** The members before. */
  readonly taken: string[];
}

export const DET = '(?:(?:an?|the|its|his|her|some|one|single) )?';
export const LOOKS = '(?:(?:small|little|tiny|big|large|huge|old|thin|thick|long|short|giant|cute|glowing|shiny) )*';
export const NP = `((?!(?:an?|the|its) )(?:[a-z'-]+ ){0,3}?(?!(?:an?|the)\\b)[a-z'-]+)`;
export const ON_IT = `(?:(?: up| down)? ?(?:on|to|onto|around|round|in|into|at|over|across|along|from|off|of|near|inside|by|with)? ?(?:it|them|itself|both sides|(?:the|its|each|one|his|her) (?:(?:[a-z]+ )?(${PART})|[a-z]+)(?: of (?:it|the [a-z]+))?))?`;
export const all = (body: string): RegExp => new RegExp(`^${body}$`, 'i');

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, the: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, several: 3, many: 5, few: 3, some: 3 }; // biome-ignore format: a table

/** A thing that some words name, as small as a picture of it on another can be, and how many of it. */
export function itemIn(words: string, { whole, read }: Context): { readonly item: Brief; readonly count: number; readonly many: boolean } | undefined {
  const [first = '', ...rest] = words.toLowerCase().split(' ');
  const counted = rest.length > 0 && NUMBERS[first] !== undefined;
  const bare = (counted ? rest.join(' ') : words).replace(/^(?:(?:of|small|little|tiny|mini|big|large|few) )+/i, '');
  // a charm is of somebody or something
  const figure = / (?:charm|figurine|keychain|trinket|ornament|pendant)$/i;
  const of = figure.test(bare) ? read(bare.replace(figure, '')) : undefined;
  if (of && of.confidence >= 0.9 && of.unknown.length === 0 && !of.scenery) return { item: { ...of, count: 1 }, count: 1, many: false };
  const typed = read(bare);
  // "barnacles" are a mark of things, a barnacle is one
  const item = typed.confidence < 0.9 && /[^s]s$/.test(bare) ? read(bare.replace(/s$/, '')) : typed;
  if (item.kind !== 'thing' || item.confidence < 0.9 || item.scenery) return undefined;
  // a word more that says how it looks may be lost, not the name
  if (item.unknown.length > 1 || (item.unknown.length === 1 && (bare.endsWith(item.unknown[0]!) || !bare.includes(' ')))) return undefined;
  if (item.concept === whole.concept || categoryOf(item.concept) === 'building') return undefined;
  const plural = /[^s]s$/.test(bare) && read(bare.replace(/s$/, '')).concept === item.concept;
  const count = counted ? NUMBERS[first]! : plural || item.count > 1 ? 3 : 1;
  return { item: { ...item, count: 1 }, count, many: plural };
} // biome-ignore format: a signature

/** Somebody or something, as small as an ornament of it is: houses and beasts as well. */
export function ornamentIn(words: string, { whole, read }: Pick<Context, 'whole' | 'read'>): Brief | undefined {
  const bare = words
    .toLowerCase()
    .replace(/^(?:an? |the )?(?:(?:small|little|tiny|mini|miniature|big|large|carved) )*/, '');
  const item = read(bare);
  const ok = item.confidence >= 0.9 && !item.scenery && item.unknown.length === 0 && item.concept !== whole.concept;
  return ok ? { ...item, count: 1 } : undefined;
}

/** A sign lies where it was said to. */
export const isSign = (words: string, { signOf }: Context): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .some((_, k, all) => signOf(all.slice(k).join(' ')) !== undefined);
