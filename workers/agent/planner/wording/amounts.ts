/** Sizes and counts, in the one form that is read: "sword and axe. 32 each" → "sword and axe, 32x32", "gems x10" → "10 gems". */
import { singular, subjectOf } from '../subjects.ts';
import { bareNoun, TILES, UI } from '../words.ts';

const PX = '(?: ?(?:px|pixels?|pix))?';
const OF_EACH =
  '(?:each|apiece|a piece|per (?:item|icon|sprite|piece|tile|picture|one)|for (?:each|all|every one)(?: of them)?|all of them)';
const SIZE = `(\\d{2,3})${PX}(?: ?(?:x|by|\\*|×) ?(\\d{2,3})${PX})?`;
const SIZE_EACH = new RegExp(
  `[\\s,.;:(-]*\\b(?:(?:at|in|with|size|sized|of) )*${SIZE} ?(?:in size |big |large )?${OF_EACH}\\)?(?=\\s*(?:$|[,.;!?)]))`,
  'i',
);
const EACH_SIZE = new RegExp(
  `[\\s,.;:(-]*\\b(?:(?:each|all|every one|everything|both)(?: (?:of them|of these|one|items?|icons?|sprites?|pictures?))?)(?: (?:is|are|at|in|should be|must be|sized?|with|of|a size of))* ${SIZE}\\)?(?=\\s*(?:$|[,.;!?)]))`,
  'i',
);
const sized = (_: string, across: string, down?: string): string => `, ${across}x${down ?? across} `;

const plural = (noun: string): string =>
  singular(noun) !== noun
    ? noun
    : /[^aeiou]y$/i.test(noun)
      ? noun.replace(/y$/i, 'ies')
      : /(?:s|x|ch|sh)$/i.test(noun)
        ? `${noun}es`
        : `${noun}s`;
const lives = (noun: string): boolean => {
  const kind = subjectOf(bareNoun(singular(noun)))?.kind;
  return kind !== undefined && kind !== 'place';
};

const VAGUE: Readonly<Record<string, number>> = {
  ...{ some: 3, 'a few': 3, few: 3, several: 3, 'a handful of': 3, 'a bunch of': 3, 'a couple of': 2, 'a couple': 2 },
  ...{ 'a number of': 3, 'multiple': 3, 'various': 3, 'a variety of': 3, 'some different': 3, 'a few different': 3, 'different': 3, 'assorted': 3 },
}; // biome-ignore format: a table
const SOME = new RegExp(
  `(^(?:.*\\b(?:me|us|need|want|make|draw|create|get|have|like|generate|add|also) )?|[,;] ?(?:and )?|\\band )(${Object.keys(
    VAGUE,
  )
    .sort((a, b) => b.length - a.length)
    .join(
      '|',
    )}) ((?:[a-z-]+ ){0,2}?[a-z-]+s|mice|men|women|people|fish|sheep|wolves|dwarves|elves)(?=\\s*(?:$|[,.;!?]|(?:and|plus|for|please|in|at)\\b))`,
  'i',
);
const WORDS = ['', 'one', 'two', 'three'];

/** The message with sizes and counts as they are read; what was taken for how many is told. */
export function withAmounts(message: string): { readonly text: string; readonly notes: readonly string[] } {
  let text = message
    .replace(SIZE_EACH, sized)
    .replace(EACH_SIZE, sized)
    .replace(/\s*:\s*(\d{2,3}(?: ?x ?\d{2,3})?(?: ?(?:px|pixels?))?[.!]*)$/i, ', $1')
    .replace(/\b(\d{2,3}) ?(?:px|pixels?)? ?(?:by|\*|×|x) ?(\d{2,3}) ?(?:px|pixels?)?(?= |$|[,.;:!?)])/gi, '$1x$2')
    .replace(/\b(small|medium|large|big|tiny|huge|normal|average)[- ](?:sized?)\b/gi, (_, how: string) => (/^(?:normal|average|medium)$/i.test(how) ? '' : how))
    // "10x gems", "gems x10"
    .replace(/(^|[\s,])(\d{1,2}) ?x (?=[a-z]{3})/gi, '$1$2 ')
    .replace(/(^|[,;:]\s*|\band )((?:an? |the )?(?:[a-z-]+ ){0,2}?)([a-z-]{3,}) ?\(?x ?(\d{1,2})\)?(?=\s*(?:$|[,.;!?]|and\b))/gi, (all, before: string, how: string, noun: string, count: string) =>
      lives(`${how}${noun}`) ? `${before}${count} ${bareNoun(how)}${plural(noun)}` : all,
    )
    .replace(/(^|[,;:]\s*|\band )x ?(\d{1,2}) (?=[a-z]{3})/gi, '$1$2 ')
    .replace(/(^|[,;:]\s*|\band )1 (?=[aeiou][a-z]{2})/gi, '$1an ')
    .replace(/(^|[,;:]\s*|\band )1 (?=[a-z]{3})/gi, '$1a ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim(); // biome-ignore format: one step a line
  const notes: string[] = [];
  if (TILES.test(text) || UI.test(text)) return { text, notes };
  for (let n = 0; n < 4; n++) {
    const [all, before = '', amount = '', noun = ''] = SOME.exec(text) ?? [];
    const one = singular(noun);
    if (!all || one === noun || !lives(noun) || /\b(?:with|of|in|and|for|on)\b/i.test(noun)) break;
    const count = VAGUE[amount.toLowerCase()]!;
    text = text.replace(all, `${before}${count} ${noun}`);
    notes.push(`You said "${amount} ${noun}": I draw ${WORDS[count]}.`);
  }
  return { text, notes };
}
