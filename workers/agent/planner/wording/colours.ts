/** Colours of which only is said that they differ, or which one it shall not be: "4 knights in different armor colors", "a potion but not red". */
import { TWO_TO_TEN } from '../number-words.ts';
import { isColour, singular, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish } from '../words.ts';

const INKS = ['red', 'blue', 'green', 'yellow', 'purple', 'white', 'black', 'orange'];
const HAIRS = ['blonde', 'brown', 'black', 'red', 'white', 'grey', 'pink', 'blue'];
const ANY =
  /^(\d|two|three|four|five|six|seven|eight|some|several) ([a-z][a-z ]*?),? (?:(?:each|all|that are|which are) )?(?:in|with|of|having) (?:(?:different|various|differing|other|unique|a different|another) )((?:[a-z]+ )?)colou?rs?(?: each)?((?:,? \d{2,3}(?: ?x ?\d{2,3})?(?: ?px)?)?)$/i;
/** "slime with 3 color variants: green, blue and pink" */
const NAMED =
  /^(.+?),? (?:with|in) (?:\d|two|three|four|five|six) (?:different )?colou?rs?(?: (?:variants?|variations?|versions?))?\s*[:(,]\s*([a-z]+(?:\s*(?:,|\band\b|&)\s*(?:and )?[a-z]+)+)\)?((?:,? \d{2,3}(?: ?x ?\d{2,3})?(?: ?px)?)?)$/i;
const NOT =
  /^((?:an? |the )?[a-z][a-z ]*?),? (?:but |just |only )?not (?:a |in )?([a-z]+)(?: one)?((?:,? \d{2,3}(?: ?x ?\d{2,3})?(?: ?px)?)?)$/i;

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

export function withColours(message: string): { readonly text: string; readonly notes: readonly string[] } {
  const said = bareWish(message).replace(/[.!?\s]+$/, '');
  const [, count = '', kind = '', piece = '', size = ''] = ANY.exec(said) ?? [];
  const one = singular(kind);
  if (count && one !== kind && subjectOf(one)) {
    const many = TWO_TO_TEN[count.toLowerCase()] ?? (Number(count) || 3);
    const part = piece.trim().toLowerCase();
    const inks = (part === 'hair' ? HAIRS : INKS).slice(0, many);
    const each = inks.map((ink) => (part && part !== 'skin' ? article(`${one} with ${ink} ${part}`) : article(`${ink} ${one}`)));
    return { text: `${each.join(', ')}${size}`, notes: [`You said different colours: I take ${inks.join(', ')}.`] };
  }
  const [, what = '', list = '', sized = ''] = NAMED.exec(said) ?? [];
  const inks = list.split(/\s*(?:,|\band\b|&)\s*/i).filter(Boolean);
  if (what && inks.every((ink) => isColour(ink)) && subjectOf(bareNoun(what)))
    return { text: `${inks.map((ink) => article(`${ink} ${bareNoun(what)}`)).join(', ')}${sized}`, notes: [] };
  const [, thing = '', without = '', large = ''] = NOT.exec(said) ?? [];
  if (thing && isColour(without) && subjectOf(bareNoun(thing))) {
    const ink = INKS.find((other) => other !== without.toLowerCase() && other !== 'red')!;
    return { text: `${article(`${ink} ${bareNoun(thing)}`)}${large}`, notes: [`Not ${without}: I draw it ${ink}.`] };
  }
  return { text: message, notes: [] };
} // biome-ignore format: short enough
