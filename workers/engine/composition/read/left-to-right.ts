/**
 * Who stands where, told one by one: "a king in the middle, a knight on the left and a wizard on the right". What stands in a picture
 * stands in the order in which it is named, so those are named from the left to the right.
 */

import { categoryOf } from '../../catalogue/things/index.ts';
import { listed } from '../../understand/sentence.ts';
import type { Read } from './known.ts';
import { namesPlace } from './place-words.ts';

const SIDE =
  '(?:(?:on|to|at|in) )?(?:the |its |his |her |their )?(?:far |very )?(left|right|middle|cent(?:er|re))(?:(?:[ -]hand)? side)?(?: of (?:it|them|him|her|the (?:picture|image)))?';
const BEFORE = new RegExp(
  `^${SIDE}(?:(?: is| stands| there is)? (?=(?:an?|the|his|her|one|two|three|four|\\d) )|: )(.+)$`,
  'i',
);
const BEHIND = new RegExp(`^(.+?)(?: is| stands| standing| sits)? (?=on |to |at |in |left |right |middle |left$|right$|middle$)${SIDE}$`, 'i'); // biome-ignore format: one line
const ANY = /\b(?:left|right|middle|cent(?:er|re))\b/i;
const ORDER = ['left', 'middle', 'right'];

interface Piece {
  readonly text: string;
  /** What it is joined to the one before by. */
  readonly by: string;
}

/** One who is named without an article is one: a list of bare names alone would not be read as several. */
const counted = (who: string) =>
  /^(?:an?|the|one|two|three|four|five|six|some|many|several|his|her|its|their|my|\d+) /i.test(who) ||
  /[^s]s$/i.test(who.split(/ (?:with|in|on|of) /)[0]!)
    ? who
    : `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`;

const piecesOf = (text: string): readonly Piece[] => {
  const parts = text.split(/(\s*[,;.]\s*(?:and |with |while )?|\s+(?:and|with|while)\s+)/i);
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, i) => ({ text: parts[i * 2]!.trim(), by: parts[i * 2 - 1] ?? '' })); // biome-ignore format: one line
};

export function leftToRight(description: string, read: Read): string {
  if (!ANY.test(description)) return description;
  const [first, ...others] = piecesOf(description.trim().replace(/[.,]$/, ''));
  // the place in which they stand is no one of them
  const isPlace = others.length > 0 && !ANY.test(first!.text) && namesPlace(first!.text);
  // parts of a house are told where they are by its own reading
  if (!isPlace && categoryOf(read(first!.text).concept) === 'building' && !ANY.test(first!.text)) return description;
  const pieces = isPlace ? others : [first!, ...others];
  const leads = BEFORE.test(pieces[0]!.text);
  const each: { readonly who: string; readonly side: string }[] = [];
  let open = '';
  let after = '';
  for (const { text, by } of pieces) {
    const found = leads ? BEFORE.exec(text) : BEHIND.exec(`${open}${open && by}${text}`);
    if (found) {
      const [who, side] = leads ? [found[2]!, found[1]!] : [found[1]!, found[2]!];
      if (ANY.test(who)) return description;
      each.push({ who, side: side.toLowerCase().replace(/^cent.*/, 'middle') });
      open = '';
    } else if (ANY.test(text)) {
      return description;
    } else if (each.length > 1 && /^(?:in|at|on|by|under|during) /i.test(text)) {
      after += `${by}${text}`;
    } else if (leads) {
      const last = each.pop()!;
      each.push({ ...last, who: `${last.who}${by}${text}` });
    } else {
      open += `${open && by}${text}`;
    }
  }
  if (open || each.length < 2 || new Set(each.map(({ side }) => side)).size < each.length) return description;
  const sorted = ORDER.flatMap((side) => each.filter((one) => one.side === side).map(({ who }) => counted(who)));
  return `${isPlace ? `${first!.text} with ` : ''}${listed(sorted)}${after}`;
}
