/** One wish that is for several pictures of one thing: seasons, colours, sizes, metals. Each is named by itself, so that each is drawn. */

import { isColour, singular, subjectOf } from './subjects.ts';
import { bareNoun } from './words.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white', 'black', 'pink', 'brown'];
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const NUMBER = '(two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const SEASONS = [
  'in spring with blossoms',
  'in summer with green leaves',
  'in autumn with orange leaves',
  'in winter with snow',
];
const LEAD =
  /^(?:(?:please|can you|could you|i (?:need|want|would like)|we (?:need|want)|make|draw|create|give me|do|show me|me|us)\b[ ,]*)+/i;
// biome-ignore format: tables

const countOf = (words: string): number => NUMBERS[words.toLowerCase()] ?? Number(words);
/** The thing itself, alone: "gem icons for a match three" → "gem icon", and what is said behind it. */
function thingIn(words: string): { readonly noun: string; readonly after: string } | undefined {
  const said = words.trim().replace(LEAD, '').replace(/^(?:an? |the |some |one |set of |a set of |pixel(?:[- ]art)? (?:version|picture|sprite|art) of )+/i, '').replace(/[\s,]+$/, '');
  const [, noun = '', after = ''] = /^((?:(?!for|when|that|which|with|on|in|at|of)[a-z'-]+ ){0,3}?[a-z'-]+)((?: (?:for|when|that|which|with|on|in|at|of) .*)?)$/i.exec(said) ?? [];
  const one = singular(noun.toLowerCase());
  return noun && subjectOf(bareNoun(one)) !== undefined && !/\b(?:game|map|tile|tileset|level|background|scene|palette)s?\b/i.test(noun)
    ? { noun: one, after: after.replace(/^ (?:for|when) .*/i, '') }
    : undefined;
} // biome-ignore format: short enough
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

interface Set {
  readonly thing: string;
  readonly looks: readonly string[];
  /** Behind the thing, and not before it. */
  readonly behind?: true;
  readonly rest?: string;
}
const FORMS: readonly ((text: string) => Set | undefined)[] = [
  // "big tree through the four seasons, same tree four times", "four seasons of the same apple tree"
  (text) => {
    const [, thing = ''] =
      /^(.+?),? (?:through|in|for|during|across) (?:all |the )*(?:(?:four|4) )?seasons\b/i.exec(text) ??
      /^(?:the )?(?:(?:four|4) )?seasons of (?:the same |an? |the |one )?(.+?)$/i.exec(text) ?? [];
    return thing ? { thing, looks: SEASONS, behind: true } : undefined;
  },
  // "a sneaker, 3 colourways, white background", "seven gems in different colours", "gem icons, 7 colours"
  (text) => {
    const [all, thing = '', count = '', what = ''] =
      new RegExp(`^(.+?)(?:,| in| as)? ${NUMBER} (?:different )?(colou?rways|colou?r (?:variants?|versions?|variations?)|colou?rs)\\b`, 'i').exec(text) ?? [];
    // "a slime in 3 colours" has three of them itself
    const many = /way|variant|version|variation/i.test(what) || /s$/.test(thing.split(/ (?:for|in|of) /)[0]!.trim());
    return all && many && countOf(count) > 1 && countOf(count) <= 10
      ? { thing, looks: COLOURS.slice(0, countOf(count)), rest: text.slice(all.length) }
      : undefined;
  },
  // "water splash, small and big version"
  (text) => {
    const [all, thing = '', first = '', second = ''] =
      /^(.+?)(?:,| in| as) (?:an? )?(small|little|tiny|big|large)(?:,? and|,| \+) (?:an? |one )?(small|big|large|huge|medium)(?: (?:version|one|variant|size)s?)\b/i.exec(text) ?? [];
    return all ? { thing, looks: [first.toLowerCase(), second.toLowerCase()], rest: text.slice(all.length) } : undefined;
  },
  // "achievement badges bronze silver gold", "a cup in bronze, silver and gold"
  (text) => {
    const [all, thing = '', list = ''] = /^(.+?)(?:,|:| in| as)? ((?:(?:bronze|silver|gold|golden|platinum|iron|copper|wooden|wood|stone|diamond)(?:,? and |, | \/ |\/| |$)){2,6})$/i.exec(text) ?? [];
    const looks = list.toLowerCase().split(/[,/ ]+|\band\b/).filter(Boolean);
    return all && looks.length > 1 ? { thing, looks } : undefined;
  },
]; // biome-ignore format: a table

/** The same message with each of the set named; undefined where it is for no set. */
export function eachOfSet(message: string): string | undefined {
  if (/\b(?:my|our|game|platformer|shooter|runner)\b(?! (?:posters?|slides?)\b)|\?\s*$/i.test(message.replace(/^\W*(?:can|could) you\b[^?]*\?$/i, (all) => all.slice(0, -1)))) return undefined;
  const text = message.replace(/^\W*(?:(?:hey|hi|hello|please)[ ,]+)*/i, '').replace(/[.!?\s]+$/, '');
  for (const form of FORMS) {
    const set = form(text);
    const thing = set && thingIn(set.thing);
    if (!set || !thing) continue;
    const plain = set.looks.every((look) => isColour(look)) ? thing.noun.split(' ').filter((word) => !isColour(word)).join(' ') : thing.noun;
    const items = set.looks.map((look) => (set.behind ? `${article(plain)}${thing.after} ${look}` : `${article(`${look} ${plain}`)}${thing.after}`));
    // how all of them are drawn stands behind the last
    const how = (set.rest ?? '').split(/[,;]/).filter((part) => /\b(?:background|outline|\d+ ?(?:px|x ?\d+|pixels?)|style|shading)\b/i.test(part));
    return [...items, ...how.map((part) => part.trim())].join(', ');
  }
  return undefined;
} // biome-ignore format: short enough
