/** What is said of what was made before, in the forms that are read: "try again", "5 more like that", "in blue as well". */
import type { Asset, Memory } from '../memory.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import * as say from '../says.ts';
import { isAdjective, isColour, singular } from '../subjects.ts';
import { bareNoun } from '../words.ts';
import { type Following, following, recoloured } from './following.ts';

const AGAIN =
  /^\W*(?:(?:no|nah|nope|meh|hmm+|ugh|sorry|well|ok|please)[\s,.]+)*(?:(?:i (?:really )?(?:don'?t|do not) (?:really )?like (?:it|that|this|him|her|them)(?: (?:much|at all|very much))?|(?:it|that|this)(?:'s| is) (?:not (?:good|great|right|it|quite right|what i (?:want(?:ed)?|meant))|bad|ugly|wrong)|not (?:good|great|quite right|what i wanted|what i meant)|looks (?:bad|wrong|off))[\s,.;]+)?(?:(?:please|can you|could you|just|lets?|let's) )*(?:(?:try|do|make|draw|generate|create|roll|run)(?: (?:it|this|that|him|her|them))?(?: (?:once )?(?:again|anew|over|one more time|once more|another time))|(?:try|give me|make|do|draw) (?:an?other(?: (?:try|go|one|version|variation))?|something else)|again|once more|one more time|retry|redo(?: (?:it|that|this))?|re-?(?:generate|roll|draw|do)(?: (?:it|that|this|him|her))?|another (?:try|go|attempt|version|variation|take))(?: please| pls| thanks)?\W*$/i;
const NUMBERS: Readonly<Record<string, number>> = {
  ...TWO_TO_TEN,
  'a few': 3,
  some: 3,
  'a couple': 2,
  'a couple of': 2,
};
const COUNT = `(${Object.keys(NUMBERS).join('|')}|[2-9])`;
const DO =
  '(?:(?:ok|now|and|please|also|then|can you|could you|i want|i need|give me|make|draw|do|create|generate|me) )*';
const MORE = new RegExp(
  `^\\W*${DO}${COUNT} (?:more|others?|additional|further)(?: (?:of (?:it|them|those|these|that|this)|like (?:it|that|this|them|those)|ones?|variations?|versions?))*(?: please)?\\W*$`,
  'i',
);
const MORE_COLOURS = new RegExp(
  `^\\W*${DO}(?:${COUNT} )?(?:more |others? |versions? |of them |of it |like (?:it|that) |ones? )*(?:in|with) (?:${COUNT} )?(?:all )?(?:other|different|more|various|new)(?: \\w+)? colou?rs?(?: please)?\\W*$`,
  'i',
);
const ALSO_IN = new RegExp(
  `^\\W*${DO}(?:(?:the same|it|that|this|one|him|her|another(?: one)?|same) )*(?:but )?(?:also )?in ([a-z]+(?:(?:, ?| and |, and | or )[a-z]+)*)(?: (?:too|as well|also|please|instead))*\\W*$`,
  'i',
);
const VERSION = new RegExp(
  `^\\W*${DO}(?:an? |the |one )?((?:[a-z-]+ ){1,2}?)(?:version|variant|one|variation)(?: (?:of (?:it|that|him|her)|too|as well|please|also))*\\W*$`,
  'i',
);
const TO_SIZE = new RegExp(
  `^\\W*${DO}(?:(?:change|set|resize|scale|rescale|bigger|smaller|larger|have|it|him|her|them|the|its|size|resolution|to|be|at|in|of|with|as|should|be|but|same|that)[ ,]+)*(\\d{2,3})(?: ?x ?(\\d{2,3}))?(?: ?(?:px|pixels?))?(?: (?:instead|please|wide|high|tall|version))*\\W*$`,
  'i',
);
const SAME_BUT =
  /^\W*(?:now |and |please |make |draw )*(?:the )?same(?: [\w-]+){0,5}?,? but (?:now |make it |let it be |this time |it is )*((?:on fire|with|covered in|made of|without|in) ?.*?)\W*$/i;
const AND_ADD =
  /^\W*(?:please |now |can you |could you )*(?:make|turn|paint|colou?r) (?:it|him|her) ([a-z-]+(?: [a-z-]+)?),? and (?:also )?(?:add|give (?:it|him|her)|with|put on) (.+?)\W*$/i;
const AS_FILE =
  /^\W*(?:(?:can|could|may) i (?:please )?(?:have|get)|give me|send me|i (?:want|need)|save|export|convert|download)(?: (?:it|them|this|that|him|her|everything|all))+(?: (?:as|in|to|into) (?:an? |one )?(?:animated |transparent )?(?:png|gif|sprite ?sheet|zip|webp|apng|json|file)s?(?: (?:files?|format))?)(?: please)?\W*$/i;
/** "and where can i download her" */
const DOWNLOAD =
  /^\W*(?:and |so |ok |but |great |nice |cool )*(?:where|how) (?:can|do|could|would) (?:i|we) (?:download|save|get|export|grab|find) (?:it|her|him|them|this|that|those|the [a-z ]+?)(?: (?:now|then|from))?\W*$/i;
/** "8 directions please not 4" */
const SIDES_OF =
  /^\W*(?:(?:and|but|in|with|only|just|please|i want|i need|make|it|her|him|needs?|to have|has to have|should have|all|have|no) )*(4|8|four|eight)[ -](?:directions?|dirs?|sides|directional)(?: (?:please|instead|though|not (?:just |only )?(?:4|8|four|eight)))*\W*$/i;
const COST =
  /^\W*(?:and |so |ok )?(?:(?:how (?:much|many(?: generations| credits)?)|what) (?:did|has|have) (?:that|this|it|they|the [\w ]+?|you)(?: all)? (?:cost|been|spent?|charged?|used?)(?: me| us)?|what was the (?:price|cost)(?: of (?:that|it|this))?)(?: now| so far| in total)?\W*$/i;
const WHERE =
  /^\W*(?:and |so |ok )?where (?:is|are|do i find|can i (?:see|find|get))(?: (?:it|they|them|he|she|that|this|my [\w ]+?))?(?: now)?\W*$/i;
const VIEWS =
  /^\W*(?:ok|now|and|please|also|can i (?:see|have)|show me|give me|i need|make|draw|him|her|it|from|the|an?|its|his| )*\b(back|front|side|left|right|rear|profile|behind)(?: ?(?:views?|sides?|facing|one|version))?(?: (?:of (?:it|him|her)|too|as well|please))*\W*$/i;
const PALETTE = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white', 'pink'];
const PRICE: Readonly<Record<string, number>> = {
  create_map: 0,
  create_ui_asset: 20,
  create_1_direction_object: 20,
  create_8_direction_object: 20,
};

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
const uncoloured = (words: string): string =>
  bareNoun(words)
    .split(' ')
    .filter((word) => !isColour(word))
    .join(' ');
const sizeOf = ({ args }: Asset): string =>
  typeof args.size === 'number'
    ? `, ${args.size}x${args.size}`
    : typeof args.width === 'number' && args.width !== 48
      ? `, ${args.width}x${args.height}`
      : '';

export type OfFormer = Following;

/** The message said anew of what it is about; or what is answered at once. */
export function ofFormer(message: string, memory: Memory): OfFormer {
  const made = memory.made.filter((one) => !memory.games.includes(one.message));
  const last = made.at(-1);
  if (!last || memory.game) return undefined;
  const text = message.trim();
  const said = following(text, made);
  if (said) return said;
  if (AGAIN.test(text)) return { words: 'another one' };
  if (AS_FILE.test(text) || DOWNLOAD.test(text)) return { words: 'zip it' };
  const [, sides = ''] = SIDES_OF.exec(text) ?? [];
  const count4 = /^(?:4|four)$/i.test(sides) ? 4 : 8;
  if (sides && last.kind === 'character')
    return last.sides === count4
      ? { tell: say.sidesAlready(last.words, last.sides) }
      : { words: `draw ${article(bareNoun(last.words))}, ${count4} directions` };
  if (COST.test(text)) return { tell: spent(made.filter((one) => one.message === last.message)) };
  if (WHERE.test(text))
    return {
      tell: 'What I make is on the page of its project in the studio, and in the library; say "zip it" for links to the files.',
    };
  if (last.kind !== 'character' && last.kind !== 'object') return undefined;
  const noun = uncoloured(last.words.split(', ')[0]!);
  const size = sizeOf(last);
  const list = (hows: readonly string[]): OfFormer => ({
    words: `${hows.map((how) => article(`${how} ${noun}`)).join(', ')}${size}`,
  });
  const [others, first, second] = MORE_COLOURS.exec(text) ?? [];
  const count = (said: string | undefined): number => NUMBERS[said?.toLowerCase() ?? ''] ?? Number(said ?? 3);
  if (others) return list(PALETTE.filter((colour) => !last.words.includes(colour)).slice(0, count(first ?? second)));
  const [more, many] = MORE.exec(text) ?? [];
  if (more) return { words: `${count(many)} ${plural(bareNoun(last.words.split(', ')[0]!))}${size}` };
  const [, inks = ''] = ALSO_IN.exec(text) ?? [];
  const colours = inks.split(/\s*(?:,|\band\b|\bor\b)\s*/).filter(Boolean);
  if (
    colours.length > (last.kind === 'object' ? 0 : 1) &&
    colours.every((colour) => isColour(colour) || /^(?:gold|silver|bronze)$/.test(colour))
  )
    return recoloured(last.words, colours[0]!)
      ? { words: `${colours.map((colour) => recoloured(article(bareNoun(last.words)), colour)).join(', ')}${size}` }
      : list(colours);
  const [, how = ''] = VERSION.exec(text) ?? [];
  if (
    last.kind === 'object' &&
    how &&
    how
      .trim()
      .split(' ')
      .every((word) => isAdjective(word) || STATE.test(word))
  )
    return list([how.trim()]);
  const [, changed = ''] = last.kind === 'object' ? (SAME_BUT.exec(text) ?? []) : [];
  if (changed) return { words: `${article(bareNoun(last.words.split(', ')[0]!))} ${changed}${size}` };
  const [, looks = '', added = ''] = last.kind === 'object' ? (AND_ADD.exec(text) ?? []) : [];
  if (looks && isAdjective(looks.trim()))
    return { words: `${article(`${looks.trim()} ${noun}`)} with ${added}${size}` };
  const [resized, across, down] = TO_SIZE.exec(text) ?? [];
  if (resized && Number(across) >= 8) return { words: `${last.words}, ${across}x${down ?? across}` };
  if (last.kind === 'character' && VIEWS.test(text) && !/\b(?:with|sword|hand)\b/i.test(text))
    return {
      tell: `${last.words} is drawn from ${last.sides} sides, the back and both sides among them: they are on its page in the studio, and in the files ("zip it").`,
    };
  return undefined;
}
const STATE =
  /^(?:open|opened|closed|shut|broken|damaged|destroyed|empty|full|lit|unlit|burning|locked|unlocked|cracked|ruined|frozen|rusty|old|new|golden|silver|wooden|iron|stone|small|big|large|tiny|bigger|smaller)$/i;
const plural = (noun: string): string => {
  const [head = '', rest = ''] = noun.split(/(?= (?:with|in|on|of|holding|wearing) )/, 2);
  return `${singular(head) !== head ? head : /(?:s|x|ch|sh)$/.test(head) ? `${head}es` : /[^aeiou]y$/.test(head) ? head.replace(/y$/, 'ies') : `${head}s`}${rest}`;
};
const spent = (made: readonly Asset[]): string => {
  const of = made.map((one) => ({ words: one.words, price: PRICE[one.tool] ?? (one.args.edit_description ? 20 : 1) }));
  return `${of.map(({ words, price }) => `${words}: ${say.generations(price)}`).join('; ')}. Each direction of an animation is 1 more, a change of a character 20. What fails is not charged.`;
}; // biome-ignore format: short enough
