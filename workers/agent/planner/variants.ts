/** "some potions: a red one, mana in blue": kinds of one thing, named once. */
import { singular, subjectOf } from './subjects.ts';
import { bareNoun, bareWish, TILES, UI } from './words.ts';

const COUNT = /^(?:some|a few|several|many|two|three|four|five|six|seven|eight|\d{1,2}|different|various)\s+/i;
/** The sentence with the noun in each of its kinds; as it is where nothing is listed like that. */
export function varied(sentence: string): string {
  const [, head = '', list = ''] = /^([^:,;]{3,60}):\s*(.+)$/.exec(sentence) ?? [];
  const items = list.split(/\s*(?:[,;]|\band\b)\s*/i).filter(Boolean);
  const counted = bareWish(head).replace(
    /^(?:an? )?(?:sets?|packs?|collections?|bunch|list) of (?=\d|two|three|four|five|six|some|several)/i,
    '',
  );
  // "some crops for my farm: wheat, corn": what they are together is no thing of its own
  const isHeading =
    !/^an?\s/i.test(counted) && !TILES.test(head) && !UI.test(head) && !subjectOf(counted.split(' for ')[0]!);
  if (isHeading && items.length > 1 && items.every((item) => subjectOf(bareNoun(item)))) return list;
  const noun = singular(counted.replace(COUNT, ''));
  if (!list || noun === counted || !subjectOf(noun)) return sentence;
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
  return `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what} ${noun}${more}`;
}
