/** Dress that is told last is worn by who was named first, and what is before the name of a cart lies in it. */
import { LEXICON } from '../../understand/default-lexicon.ts';

const MASS = 'fruit|bread|fish|cheese|hay|straw|coal|ore|gold|treasure|candy|lumber|firewood';
const LOADED = new RegExp(
  `\\b(?:(${MASS})|(flower|vegetable|pumpkin|apple|orange|melon|watermelon|cabbage|carrot|potato|tomato|gem|book|bone|skull|barrel|potion|log|stone|rock|brick|mushroom|herb)s?) (carts?|wagons?|wheelbarrows?|handcarts?|pushcarts?)\\b(?! full)`,
  'gi',
);

/** A "flower cart" is a cart with flowers in it. */
export const withLoads = (text: string): string =>
  text.replace(LOADED, (_, mass?: string, one?: string, cart?: string) => `${cart} full of ${mass ?? `${one}s`}`);

const POSED = '(?:sitting|riding|standing|kneeling|lying|flying|floating)';
const TOLD_LAST = new RegExp(
  `^((?:(?! (?:with|wearing|${POSED})\\b).)+?) (${POSED} (?:on|in|at|by|over|astride)? ?(?:(?!,| and ).)+), (?:wearing |with )?(.+)$`,
  'i',
);
const LISTED = /,? and |, /;
/** What hair and beards are called besides by the names of their cuts. */
const HAIR = /^(?:hair|beard|moustache|mustache)$/;
/** Whether a listed item is worn: its last word, or last two, are a piece of dress. */
function isDress(item: string): boolean {
  const words = item.toLowerCase().trim().split(' ');
  const isPiece = (name: string): boolean => LEXICON.read(name).some(({ is }) => is === 'piece') || HAIR.test(name);
  return words.length <= 4 && (isPiece(words.at(-1)!) || isPiece(words.slice(-2).join(' ')));
}

/** "A witch sitting on her broom, purple hat and striped stockings": what is told last is what she wears, and nobody else's seat. */
export const dressedFirst = (text: string): string =>
  text.replace(TOLD_LAST, (all, who: string, how: string, list: string) =>
    list.split(LISTED).every(isDress) ? `${who} with ${list} ${how}` : all,
  );
