/** What is said of what was made just before, where it is no edit of its words: mirrored, without a background, one of several once more. */
import type { Asset } from '../memory.ts';
import * as say from '../says.ts';
import { isColour, isPiece, singular, subjectOf } from '../subjects.ts';
import { bareNoun } from '../words.ts';

export type Following = { readonly words: string } | { readonly tell: string } | { readonly ask: string } | undefined;

const LEAD =
  "(?:(?:please|now|and|then|also|ok(?:ay)?|so|but|just|hm+|nice|cool|great|good|can you|could you|would you|will you|can i have|i want(?: you)? to|i'd like(?: you)? to)[ ,]+)*";
const IT = '(?:it|him|her|this|that|them|(?:the|that|this) [\\w -]+?)';
const MIRRORED = new RegExp(
  `^\\W*${LEAD}(?:(?:flip|mirror|reverse|turn)(?: ${IT})?(?: around| over| horizontally)?(?:,? (?:so (?:that )?(?:it|he|she|they)|to|and have (?:it|him|her))(?: (?:looks?|faces?|is facing|points?|is looking|goes?))?(?: to)?(?: the)? ?(left|right|other (?:side|way|direction))?(?: instead)?)?|(?:make|let|have) ${IT} (?:look|face|point|go)(?: to)?(?: the)? (left|right|other (?:side|way|direction)))(?: (?:please|instead|now))*\\W*$`,
  'i',
);
const CUT_OUT = new RegExp(
  `^\\W*${LEAD}(?:(?:remove|delete|take (?:away|off)|cut(?: out| away)?|erase|get rid of|drop|no|without|lose) (?:the |its |his |her |any )?(?:white |black |whole )?(?:back ?ground|bg)|make (?:the |its )?(?:back ?ground|bg) transparent|(?:with )?(?:a )?transparent (?:back ?ground|bg)|make ${IT} transparent)(?: (?:of|from|on|behind) ${IT})?(?: (?:please|now|too))*\\W*$`,
  'i',
);
const ONE_OF = new RegExp(
  `^\\W*${LEAD}(?:(?:the|that) ([\\w -]+?) (?:looks?|is|seems?|came out|turned out)(?: [a-z]+)*? (?:weird|off|bad|wrong|ugly|strange|odd|bland|boring|too [a-z]+|not (?:good|right|great))[,.;]? (?:and |so |please |can you |could you )*(?:redo|re-?draw|re-?make|re-?generate|change|fix|try|do)(?: (?:only|just))?(?: (?:that|this|it|him|her)(?: one)?)?(?: (?:only|again|once more|please|anew))*|(?:redo|re-?draw|re-?make|re-?generate|re-?roll)(?: (?:only|just))? (?:the|that) ([\\w -]+?)(?: (?:only|again|please|once more))*)\\W*$`,
  'i',
);
const MEANT =
  /^\W*(?:(?:no|nope|oops|sorry|wait|ah|oh|hmm+|undo (?:that|it|this)|not (?:that|like that)|my (?:bad|mistake))[\s,.!]+)+(?:i (?:actually )?(?:meant|mean|wanted|want)|what i meant was|it should (?:be|have)|make (?:it|that)) (.+?)\W*$/i;

const headOf = (words: string): string =>
  bareNoun(words).split(/,| (?:with|without|in|on|of|holding|wearing|that|who) /)[0]!;

/** The message said anew, or answered. */
export function following(text: string, made: readonly Asset[]): Following {
  const last = made.at(-1);
  if (!last) return undefined;
  const [mirrored, one, other] = MIRRORED.exec(text) ?? [];
  if (mirrored && /\b(?:flip|mirror|reverse|left|right|other)\b/i.test(text) && (last.kind === 'character' || last.kind === 'object'))
    return last.kind === 'character' ? { tell: say.allSides(last.words, last.sides) } : { ask: say.noMirror(last.words, (one ?? other ?? '').toLowerCase()) };
  if (CUT_OUT.test(text) && (last.kind === 'character' || last.kind === 'object' || last.kind === 'ui'))
    return { tell: say.cutOutAlready(last.words) };
  const [, bad, redone] = ONE_OF.exec(text) ?? [];
  const noun = singular((bad ?? redone ?? '').toLowerCase().replace(/ (?:one|picture|sprite|icon)$/, ''));
  if (noun && !/^(?:it|last|first|second|third|same|whole|other|background)\b/.test(noun)) {
    const named = made.filter(({ words }) => headOf(words).toLowerCase().split(/\s+/).flatMap((word) => [word, singular(word)]).includes(noun.split(' ').at(-1)!));
    if (/ but | with | without | in /.test(noun)) return undefined;
    return named.length ? { words: `redo the ${noun}` } : { ask: say.noneOfThem(noun, made.slice(-10).map(({ words }) => words)) };
  }
  return meantOf(text, last);
} // biome-ignore format: short enough

/** "undo that, i meant a green blade and normal handle": the same thing with these parts. */
function meantOf(text: string, last: Asset): Following {
  const [, told = ''] = MEANT.exec(text) ?? [];
  if (!told || last.kind !== 'object') return undefined;
  const head = headOf(last.words);
  const noun = head.split(' ').at(-1)!.toLowerCase();
  const names = told.toLowerCase().split(/[^a-z-]+/);
  if (names.includes(noun)) return undefined;
  const parts = told.split(/\s*(?:,|\band\b)\s*/).filter(Boolean);
  // "i meant blue": how all of it is
  if (parts.length === 1 && isColour(parts[0]!)) return { words: `a ${parts[0]} ${head.split(' ').filter((word) => !isColour(word)).join(' ')}` };
  // of what has a drawing of its own something else is meant
  const isPart = (part: string): boolean => isPiece(part) || PART.test(part) || !subjectOf(bareNoun(part));
  return parts.every(isPart) ? { words: `a ${head} with ${parts.join(' and ')}` } : undefined;
} // biome-ignore format: short enough
const PART =
  /\b(?:blade|handle|hilt|grip|guard|pommel|lid|lock|roof|door|window|wheel|leg|arm|wing|tail|head|eye|nose|mouth|horn|leaf|stem|trunk|cap|top|bottom|side|back|front|sail|mast|hull|cork|label|string|strap|edge|border|frame|tip|shaft|petal|base|belt|buckle|liquid|bottle)s?$/i;

/** The same in another colour, told in the place of its own: "a bottle with red liquid" → "a bottle with blue liquid". */
export function recoloured(words: string, colour: string): string | undefined {
  const inks = bareNoun(words).split(' ').filter((word) => isColour(word));
  return inks.length === 1 ? words.replace(new RegExp(`\\b${inks[0]}\\b`, 'i'), colour).replace(/^an? /i, `${/^[aeiou]/i.test(bareNoun(words.replace(inks[0]!, colour))) ? 'an' : 'a'} `) : undefined;
} // biome-ignore format: short enough
