/** Alternatives that exclude each other: two seasons, two times of day, open and closed. One picture shows one of them. */
import { isColour } from '../subjects.ts';

/** Of each row a picture can show one. */
const ROWS: readonly (readonly string[])[] = [
  ['spring', 'summer', 'autumn', 'fall', 'winter'],
  ['day', 'daytime', 'night', 'nighttime', 'dawn', 'dusk', 'noon', 'midnight', 'sunset', 'sunrise', 'morning', 'evening'],
  ['open', 'opened', 'closed', 'shut'],
  ['locked', 'unlocked'],
  ['lit', 'unlit'],
  ['on', 'off'],
  ['full', 'empty'],
  ['broken', 'intact', 'damaged', 'destroyed', 'undamaged', 'repaired', 'fixed'],
  ['ripe', 'unripe', 'rotten'],
  ['raw', 'cooked', 'burnt'],
  ['male', 'female'],
  ['young', 'old', 'adult'],
  ['small', 'medium', 'large', 'big', 'tiny', 'huge'],
  ['happy', 'sad', 'angry'],
  ['awake', 'asleep', 'sleeping'],
  ['alive', 'dead'],
]; // biome-ignore format: a table
/** What stands between two of them: nothing that is drawn. */
const BETWEEN =
  /^(?:and|or|in|at|by|the|an?|then|also|vs|versus|version|versions|variant|one|once|form|state|both|time|plus|as|well)$/;
/** Of many colours by nature, or in a pattern of them. */
export const MANY_COLOURED =
  /\b(?:flags?|banners?|rainbow\w*|parrots?|macaws?|strip(?:e|es|ed)|checkered|chequered|patterns?|patterned|mosaic|plaid|quilts?|patchwork|motley|balloons?|lights|confetti|ball|sprinkles|fireworks?|flowers|jester|clown|tie-?dye|swirls?|multi-?colou?red|painted|stained|gradient|spotted|spots|calico)\b/i;

/** A colour, or a metal that is named as one. */
export const isInk = (word: string): boolean =>
  isColour(word) ||
  /^(?:white|black|grey|gold|golden|silver|bronze|copper|iron|steel|leather|wood|wooden|stone|diamond|crystal|glass)$/i.test(
    word,
  );

/** Beside each other they say one thing, and "on" is a place as well. */
const ALIKE =
  /^(?:on off|off on|young adult|(?:big|large|huge) (?:big|large|huge)|(?:tiny|small) (?:tiny|small)|(?:day|night|morning|evening|sunset|sunrise|dawn|dusk|daytime|noon|midnight|nighttime) (?:sunset|sunrise|dawn|dusk|noon|morning|evening|midnight)|sunset evening)$/;
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter(Boolean);

/** What a description would have to show at once and cannot, in its words; undefined where it can. */
export function excluding(description: string): string | undefined {
  const words = wordsOf(description);
  for (const row of ROWS)
    for (const [at, word] of words.entries()) {
      if (!row.includes(word)) continue;
      const next = words.findIndex((other, i) => i > at && !BETWEEN.test(other));
      const other = next > at && next - at <= 5 ? words[next]! : '';
      if (other !== word && row.includes(other) && !ALIKE.test(`${word} ${other}`)) return `${word} and ${other}`;
    }
  return MANY_COLOURED.test(description) ? undefined : (inColours(description) ?? ofSeveral(description));
}

/** "in red, blue and gold", "in red and in blue": each a colour of its own. */
function inColours(description: string): string | undefined {
  const [, list = ''] =
    /\bin ((?:(?:the )?(?:colou?rs? )?[a-z]+(?:,? and (?:in )?|, ?(?:in )?|,? or (?:in )?))+[a-z]+)(?: as well| too| colou?rs?| versions?| variants?)*\s*$/i.exec(
      description,
    ) ?? [];
  const colours = list.split(/\s*(?:,|\band\b|\bor\b|\bin\b)\s*/i).filter(Boolean);
  const several = colours.length > 2 || (colours.length === 2 && /\b(?:and|or|,) in\b|\bor\b/i.test(list));
  return several && colours.every((colour) => isInk(colour)) ? colours.join(' and ') : undefined;
}

/** "chess pieces white and black": some of each. */
function ofSeveral(description: string): string | undefined {
  const [, noun = '', one = '', other = ''] =
    /([a-z-]+s),? (?:both )?([a-z]+) and ([a-z]+)\s*$/i.exec(description) ?? [];
  return noun && !/ss$/i.test(noun) && isInk(one) && isInk(other) ? `${one} and ${other}` : undefined;
}
