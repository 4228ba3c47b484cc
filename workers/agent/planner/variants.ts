/** "some potions: a red one, mana in blue": kinds of one thing, named once. */
import { singular, subjectOf } from './subjects.ts';
import { bareNoun, bareWish } from './words.ts';

const COUNT = /^(?:some|a few|several|many|two|three|four|five|six|seven|eight|\d{1,2}|different|various)\s+/i;
/** The sentence with the noun in each of its kinds; as it is where nothing is listed like that. */
export function varied(sentence: string): string {
  const [, head = '', list = ''] = /^([^:,;]{3,60}):\s*(.+)$/.exec(sentence) ?? [];
  const counted = bareWish(head);
  const noun = singular(counted.replace(COUNT, ''));
  if (!list || noun === counted || !subjectOf(noun)) return sentence;
  const items = list.split(/\s*(?:[,;]|\band\b)\s*/i).filter(Boolean);
  const kinds = items.map((item) => kindOf(bareNoun(item), noun));
  return kinds.every((kind) => kind !== undefined) ? kinds.join(', ') : sentence;
}

/** "a health one in red" of potions → "a health potion in red"; undefined for what is a thing of its own. */
function kindOf(item: string, noun: string): string | undefined {
  if (/\bones?\b/i.test(item)) return `a ${item.replace(/\bones?\b/i, noun).trim()}`;
  if (subjectOf(item) && item.toLowerCase().includes(noun.toLowerCase())) return `a ${item}`;
  const [, what = '', more = ''] = /^(.+?)(\s+(?:in|with|of|for)\s.+)?$/i.exec(item) ?? [];
  // "knights: an axe, a bow" is a list of other things
  if (/^(?:an?|the)\s/i.test(item) || what.split(/\s+/).length > 2) return undefined;
  return `a ${what} ${noun}${more}`;
}
