/** Lists whose noun is said once: "potion icons: red, blue and green", "rock, paper and scissors icons", "a door, 3 frames: closed, half open, open". */
import type { Slot, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article, singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';

const SIZE = /\b\d{1,3} ?(?:x|by|×) ?\d{1,3}(?: ?px| pixels)?\b|\b\d{1,3} ?(?:px|pixels)\b/i;
const SIDES = /\b(?:4|8|four|eight) (?:directions?|dirs?|sides)\b/i;
const VIEW = /\b(?:side view|from the side|top[- ]?down|from above|front view|isometric)\b/i;
/** Behind a list: how large, for what. */
const BEHIND =
  /[\s,;(]*(?:\b(?:each|all|at|in|size|icons?|please|pls|for (?:an? |my |the |our )?[a-z -]+|with transparent background)\b[\s,;)]*)*$/i;

interface Said {
  readonly text: string;
  readonly slots: readonly Slot[];
}
/** The words without what is said of all of them. */
function taken(words: string): Said {
  const size = SIZE.exec(words)?.[0];
  const view = VIEW.exec(words)?.[0];
  const dirs = SIDES.exec(words)?.[0];
  const text = [size, view, dirs].reduce<string>((rest, one) => (one ? rest.replace(one, ' ') : rest), words).replace(/\s+/g, ' ').replace(BEHIND, '').trim(); // biome-ignore format: one line
  return {
    text,
    slots: [
      ...(size ? [{ slot: 'size', words: size }] : []),
      ...(view ? [{ slot: 'view', words: view }] : []),
      ...(dirs ? [{ slot: 'dirs', words: dirs }] : []),
    ],
  };
}
const itemsOf = (words: string): readonly string[] => words.split(/\s*,\s*(?:and |& )?|\s+(?:and|&|\+)\s+|\s*\/\s*/i).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
const made = (message: string, things: readonly string[], icons: boolean, slots: readonly Slot[]): readonly Wish[] => {
  const alive = !icons && things.every((words) => { const subject = subjectOf(words); return subject?.creature === true || /^(?:person|animal)$/.test(String(subject?.kind)); }); // biome-ignore format: one line
  return [{ act: icons ? 'make.icons' : alive ? 'make.character' : 'make.object', words: icons ? message : things.join(', '), slots: [...things.map((words) => ({ slot: 'n', words })), ...slots], sure: 1, loose: [], whole: true }]; // biome-ignore format: one line
};

/** "HEAD: how, how and how" */
const HEADED = /^(?:(?:an?|some|the|a set of|set of|\d+|two|three|four|five|six) )?([a-z][a-z' -]*?)(?: (?:that|which) (?:opens?|closes?|breaks?|grows?|burns? down))?(?:,? (?:in |with )?(?:\d|two|three|four|five|six) (?:frames?|states?|stages?|versions?|variants?|pictures?|colou?rs?))?(?: in)?: (.+)$/i; // biome-ignore format: one line
function headed(message: string): readonly Wish[] | undefined {
  const [, head = '', rest = ''] = HEADED.exec(message) ?? [];
  const { text, slots } = taken(rest);
  const pieces = /\s+(?:pieces?|parts?|versions?|variants?|states?|ones?)$/i;
  const items = itemsOf(text.replace(pieces, ''));
  const icons = /\bicons?$/i.test(head);
  const noun = singular(
    head
      .replace(/ ?\bicons?$/i, '')
      .replace(/^(?:pixel art|pixel) /i, '')
      .trim(),
  );
  if (items.length < 2 || items.length > 12 || !noun || !subjectOf(`a ${noun}`) || noun.split(' ').length > 3)
    return undefined;
  const how = (item: string, i: number): string => (/^half$/i.test(item) && /\bopen\b/i.test(text) && !/open/i.test(items[i] ?? '') ? 'half open' : item); // biome-ignore format: one line
  const people = items.every((item) => PEOPLE.test(item)) && !icons;
  if (people)
    return made(
      message,
      items.map((item) => article(`${item} ${noun}`)),
      false,
      slots,
    );
  const looks = items.every((item, i) => isAdjective(how(item, i)) || /^(?:half |fully |slightly )?(?:open|closed|shut|empty|full|broken|lit|unlit|whole|locked|unlocked)$/i.test(how(item, i))); // biome-ignore format: one line
  if (!looks && !pieces.test(text)) return undefined;
  return made(message, items.map((item, i) => article(isAdjective(how(item, i)) || looks ? `${how(item, i)} ${noun}` : `${noun} ${item}`)), icons, slots); // biome-ignore format: one line
}

const PEOPLE =
  /^(?:an? )?(?:(?:old|young|little|fat|thin|tall|small) )?(?:man|woman|boy|girl|child|kid|lady|guy|grandma|grandpa|elder)$/i;

/** "A, B and C icons": each is one. */
const ICONS =
  /^(?:(?:an?|some|the|a set of|set of) )?((?:[a-z][a-z' -]*, ?)+(?:and )?[a-z][a-z' -]*?|[a-z' -]+ and [a-z' -]+?) icons?\b(.*)$/i;
function asIcons(message: string): readonly Wish[] | undefined {
  const [, list = '', rest = ''] = ICONS.exec(message) ?? [];
  const items = itemsOf(list);
  const { text, slots } = taken(rest);
  if (items.length < 2 || /[a-z]/i.test(text) || items.some((one) => one.split(' ').length > 3)) return undefined;
  // "red and blue potion icons": how the last one is
  if ((items.slice(0, -1).some((one) => isAdjective(one)) && items.at(-1)!.includes(' ')) || !items.some((one) => subjectOf(article(singular(one))))) return undefined; // biome-ignore format: one line
  return items.flatMap((one) => made(message, [article(one)], true, slots));
}

/** "hex tiles: forest, desert, mountain": a tile of each, whatever places they are called after. */
const SHAPED =
  /^(?:an? |some |the |a set of |set of |\d+ |four |three |five |six )?(?:hex(?:agon(?:al|s)?)?|octagon(?:al|s)?|pointy hex)[- ]?(?:map |terrain |grid )?(?:tiles?|tile ?set)s?\s*(?::|,|-|\bof\b|\bfor\b|\bwith\b|\bshowing\b)\s*(.+)$/i;
function shapedTiles(message: string): readonly Wish[] | undefined {
  const { text, slots } = taken(SHAPED.exec(message)?.[1] ?? '');
  const grounds = itemsOf(text).map((one) => one.replace(/^(?:an?|the|some) /i, '').replace(/ tiles?$/i, ''));
  if (grounds.length < 2 || grounds.length > 16 || grounds.some((one) => one.split(' ').length > 3 || /\b(?:game|map|level|for|that|which)\b/i.test(one))) return undefined; // biome-ignore format: one line
  return [{ act: 'make.tiles', words: message, slots: [...grounds.map((words) => ({ slot: 'ground', words })), ...slots], sure: 1, loose: [], whole: true }]; // biome-ignore format: one line
}

export const listWishes = (said: string): readonly Wish[] | undefined => shapedTiles(said) ?? headed(said) ?? asIcons(said); // biome-ignore format: one line
