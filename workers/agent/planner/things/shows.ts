/** What a picture shows: whom of the account, whose faces, the place and what happens there, as one description. */
import { refer } from '../refer.ts';
import { wordsOf } from '../slots.ts';
import type { Context, Own, Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { fieldsOf } from './fields.ts';
import { shownOf } from './shown.ts';
import { whatIs } from './words.ts';

export const PORTRAIT =
  /\b(?:(?:character|dialogu?e?|talking|rpg|npc|close-?up) )*(?:portraits?|mugshots?|busts?|avatars?|headshots?|face pictures?|profile pic(?:ture)?s?|pfp)\b(?: pictures?)?/i;
export const LAYERS = /\bparallax\b|\blayers?\b/i;
const FORM =
  /^(?:an? |the |my |some |one |single )*(?:(?:itch(?:\.io)?|steam|youtube|store|page|phone|desktop|album|book|parallax|scrolling|animated|game|title|store|cover|key|splash|loading|main|pixel|art|single|nice|cool|menu|start|battle|static|seamless|tiling|2d) )*(?:back ?grounds?|backdrops?|bg|scenes?|pictures?|pics?|images?|splash(?: screens?| art)?|illustrations?|wallpapers?|thumbnails?|covers?|banners?|capsules?|art|key art|screens?|layers?|drawings?|headers?|parallax)(?: (?:image|picture|art|layers?|set))?(?:\s*(?:of|for|with|showing|in|at|on|:|,)\s*|\s*$)/i;

/** One that stands by itself, and no picture of a place or of what happens. */
export function isThing(wish: Wish): boolean {
  const all = wordsOf(wish, 'n');
  if (
    !all.length ||
    (all.length > 1 && !all.every((words) => /^(?:person|animal)$/.test(whatIs(words)?.kind ?? ''))) ||
    wordsOf(wish, 'place', 'target').length ||
    LAYERS.test(wish.words) ||
    PORTRAIT.test(wish.words) ||
    PICTURE.test(wish.words)
  )
    return false;
  const size = fieldsOf(wish).sizes[0]?.pixels;
  if (size && (size.width !== size.height || size.width > 256)) return false;
  return all.every((name) => isOne(name));
}
const isOne = (name: string): boolean => {
  const what = whatIs(name);
  return (
    what !== undefined &&
    what.kind !== 'place' &&
    !shownOf(name).unknown &&
    !/ (?:in|on|at|over|under|by|near|through|and|behind|around|inside|from) (?!(?:an? |the |his |her )?(?:\w+ )?(?:coat|costume|armou?r|dress|suit|robes?|cape|cloak|hat|helmet|uniform|outfit))|\b[a-z]+ing (?:an?|the|at|with|together|each)\b/i.test(
      name,
    )
  );
};
const PICTURE =
  /\b(?:pictures?|pics?|images?|interiors?|inside|scenes?|screens?|art|panoramas?|back ?grounds?|bg|backdrops?|landscapes?|skylines?|splash|covers?|thumbnails?|banners?|capsules?|wallpapers?|illustrations?|posters?|headers?|loading|itch|steam|cutscenes?|views?|emotes?|logos?)\b/i;
export const actOfThing = (wish: Wish): string => {
  const what = whatIs(wordsOf(wish, 'n')[0]!);
  return what && (/^(?:person|animal)$/.test(what.kind) || what.creature) ? 'make.character' : 'make.object';
};

/** Whom of the account it shows. */
export function ownOf(wish: Wish, context: Context): readonly Own[] {
  const targets = wordsOf(wish, 'target').filter(
    (words) => !/\b(?:game|level|page|project|friend|store|channel|kid|son|daughter|website)\b/i.test(words),
  );
  const named = wordsOf(wish, 'n')
    .filter((words) => PORTRAIT.test(words) || /\b(?:my|our|same)\b|^(?:the|him|her|it|them)\b/i.test(words))
    .map(bareSubject);
  const all = [...targets, ...named.filter((words) => words && !/^an? /i.test(words))];
  return all.length ? refer(all, context, ({ kind }) => kind === 'character' || kind === 'object').own : [];
}
/** "a portrait for the innkeeper" → "the innkeeper" */
const bareSubject = (words: string): string =>
  words
    .replace(new RegExp(`^(?:an? |the |my )?${PORTRAIT.source}`, 'i'), '')
    .replace(PORTRAIT, '')
    .replace(/,? (?:looking|who is|being|facing)$/i, '')
    .replace(/^\s*(?:of|for|:|,)\s*/i, '')
    .trim();

/** Each whose face is asked for. */
export function facesOf(wish: Wish, own: readonly Own[]): readonly string[] {
  const said = wordsOf(wish, 'n').map(bareSubject).filter(Boolean);
  const known = own.map(({ description, name }) => article((description || name).replace(/^(?:an?|the) /i, '')));
  const others = said.filter(
    (words) =>
      !own.some(({ name }) => words.toLowerCase().includes(name.toLowerCase())) &&
      !/^(?:him|her|it|them|my \w+)$/i.test(words),
  );
  const named = others.flatMap((words) => words.split(/\s*,\s*(?:and )?|\s+and (?=an? )/i)).filter(Boolean);
  // "with a red nose" said as a thing belongs to the one before
  return [
    ...known,
    ...(known.length
      ? named.filter((words) => isAlive(words))
      : named.map((words) =>
          /^(?:an?|the|my|two|three) /i.test(words) ? words.replace(/^(?:the|my) /i, 'a ') : article(words),
        )),
  ];
}
const isAlive = (words: string): boolean => /^(?:person|animal)$/.test(whatIs(words)?.kind ?? '');

/** What one picture shows, in the order in which it was said. */
export function pictured(wish: Wish, own: readonly Own[]): string {
  const said = wish.slots
    .filter(({ slot }) => /^(?:n|place|count|genre)$/.test(slot))
    .map(({ slot, words }) => ({ slot, words: words.trim() }));
  const parts: string[] = [];
  for (const { slot, words } of said) {
    if (slot === 'count' && (/\blayers?\b/i.test(wish.words) || !/\d|two|three|four|five|six/i.test(words))) continue;
    const bare = slot === 'n' || slot === 'place' ? words.replace(FORM, '').replace(/^of /i, '') : words;
    if (slot === 'count') parts.push(`${bare}\u0000`);
    else if (bare) parts.push(bare);
  }
  const owned = own
    .filter(({ name }) => !parts.some((part) => part.toLowerCase().includes(name.toLowerCase())))
    .map(({ description, name }) => article((description || name).replace(/^(?:an?|the) /i, '')));
  const all = [...owned, ...parts].reduce(
    (text, part) => (text.endsWith('\u0000') ? `${text.slice(0, -1)} ${part}` : joined(text, [part])),
    '',
  );
  return all.replaceAll('\u0000', '') || wordsOf(wish, 'look')[0] || '';
}

const LINK =
  /^(?:with|in|at|on|under|over|of|and|near|behind|during|while|where|by|through|from|without|facing|[a-z]+ing)\b/i;
export const joined = (first: string, more: readonly string[]): string =>
  more.reduce((all, words) => (!all ? words : LINK.test(words) ? `${all} ${words}` : `${all}, ${words}`), first);

/** `from` 1: of a picture the first look may be all that it shows. */
export function looksOf(wish: Wish, from: number, manner: readonly string[]): readonly string[] {
  const looks = wordsOf(wish, 'look', 'anim');
  const shows =
    from && !wordsOf(wish, 'n', 'place').some((words) => words.replace(FORM, '').trim()) ? looks.slice(1) : looks;
  const no = wordsOf(wish, 'no').map((words) =>
    words.replace(/^(?:but )?(?:no|not|without|minus)\b\s*/i, '').replace(/^/, 'without '),
  );
  return [
    ...shows.filter(
      (words) => !/^(?:the )?same (?:face|look|guy|person|style)|^(?:animated|looping|pixel art)$/i.test(words),
    ),
    ...no,
    ...manner.filter((words) => !FORM.test(words)),
  ];
}
