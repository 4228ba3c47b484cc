/** "also a boss version thats twice as big", "and then one with a path on it": one more of what the message asks for, otherwise. */
import { factorIn, sizeIn, tidy, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';
import { isAdjective } from './words/adjectives.ts';

const VERSION =
  /^\W*(?:(?:and|also|plus|then|maybe|with) )*(?:an?|one|another|some)(?: ([\w -]+?))? (?:versions?|variants?)\b(.*)$/i;
const ONE_WITH =
  /^\W*(?:(?:and|also|plus|then) )*(?:an?other )?one with (?:an? |the |some )?(.+?)(?: on (?:it|top))?\W*$/i;
const SUBJECT = /^(?:n|ground)$/;

/** What the part asks for, from the wish before it; undefined where it is a wish of its own. */
export function anotherOf(last: Wish, read: Wish): Wish | undefined {
  const things = last.slots.filter(({ slot }) => SUBJECT.test(slot));
  const [thing] = things;
  if (!last.act.startsWith('make.') || !thing || things.length > 1) return undefined;
  const put = (words: string, more: Wish['slots'] = [], drop = /^$/): Wish => ({
    ...last,
    words: read.words,
    slots: [...last.slots.filter(({ slot }) => !drop.test(slot)).map((one) => (one === thing ? { ...one, words } : one)), ...more],
    loose: [],
    unsure: [],
  }); // biome-ignore format: one line
  const [, part] = (/^make\./.test(read.act) && ONE_WITH.exec(read.words)) || [];
  if (part)
    return put(`${tidy(thing.words)} with ${/^(?:an?|some) /i.test(part) || /s$/.test(part) ? part : `a ${part}`}`);
  const [, how = '', rest = ''] =
    (/^(?:resize|edit|again|make\.\w+|correct|none)$/.test(read.act) && VERSION.exec(read.words)) || [];
  if (!how && !rest) return undefined;
  if (wordsOf(read, 'target').some((words) => !/\bversions?\b|^(?:it|that|this)$/i.test(words))) return undefined;
  const was = sizeIn(wordsOf(last, 'size')[0] ?? '');
  const factor = factorIn(rest);
  const side = was && factor ? `${Math.round(was.width * factor)}x${Math.round(was.height * factor)}` : undefined;
  const said = wordsOf(read, 'size').find((words) => /\d/.test(words)) ?? side;
  const named = how && !isAdjective(how) ? (/\b(?:enemy|hero|npc|monster)$/i.test(thing.words) ? thing.words.replace(/\w+$/, how) : `${tidy(thing.words)} ${how}`) : thing.words; // biome-ignore format: one line
  const looks = how && isAdjective(how) ? [{ slot: 'look', words: how }] : [];
  const large = !said && factor ? [{ slot: 'look', words: factor > 1 ? 'large' : 'small' }] : [];
  return put(named, [...looks, ...large, ...(said ? [{ slot: 'size', words: said }] : [])], said ? /^size$/ : /^$/);
}
