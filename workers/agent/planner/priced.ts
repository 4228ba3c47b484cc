/** A question after a price, parted into the things that are priced, each with what is said of it. */
import { groundsIn } from './grounds.ts';
import { numberIn, tidy } from './slots.ts';
import type { Slot, Wish } from './types.ts';

export interface Item {
  readonly words: string;
  readonly kind: Kind;
  readonly count: number;
  readonly slots: readonly Slot[];
  /** Movements that are counted and not named. */
  readonly moves: number;
}
export type Kind =
  | 'character'
  | 'object'
  | 'tiles'
  | 'iso'
  | 'ui'
  | 'scene'
  | 'map'
  | 'icon'
  | 'state'
  | 'game'
  | 'move';

/** Kinds by the word for one of them; what no row has is a character or a thing by itself. */
const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:states?|outfits?|recolou?rs?|edits?|changes?|versions? of (?:my|the|him|her|it))\b/i, 'state'],
  [/\b(?:iso(?:metric)?) (?:[\w-]+ )?(?:tiles?|blocks?)\b/i, 'iso'],
  [/\b(?:tile ?sets?|tiles)\b/i, 'tiles'],
  [/\b(?:maps?|level layouts?)\b/i, 'map'],
  [/\b(?:ui|interfaces?|buttons?|huds?|menus?|dialog(?:ue)?s?|windows?|(?:health|mana|progress|loading) ?bars?|panels?|cursors?|frames?|inventor(?:y|ies))\b/i, 'ui'],
  [/\b(?:backgrounds?|scenes?|pictures?|portraits?|splash|title screens?|banners?|parallax|backdrops?|illustrations?|wallpapers?)\b/i, 'scene'],
  [/\b(?:games?|platformers?|shooters?|runners?|match-?3|tower defen[cs]e|rpg|roguelikes?|adventures?)$/i, 'game'],
  [/\b(?:icons?|emojis?)\b/i, 'icon'],
  [/^(?:an? |the |some )?(?:[\w-]+ )?(?:walk(?:ing)?|run(?:ning)?|idle|attack|jump|hurt|death|die)?\s*(?:animations?|anims?|movements?|moves?|cycles?)$/i, 'move'],
  [/\b(?:char(?:acter)?s?|hero(?:es)?|npcs?|enem(?:y|ies)|monsters?|guys?|people|persons?|animals?|boss(?:es)?|villagers?)\b/i, 'character'],
  [/\b(?:objects?|things?|items?|props?|sprites?|assets?|furniture|weapons?|plants?|buildings?)\b/i, 'object'],
]; // biome-ignore format: a table
export const kindIn = (words: string): Kind | undefined => KINDS.find(([said]) => said.test(words))?.[1];

/** Words of a kind, and none of what it shows: "a char", "new items". */
export const isGeneric = (words: string): boolean =>
  /^(?:an?|one|the|some|my|new|more|such|another|single|normal|simple|\d+|(?:(?:8|4|eight|four)[- ])?(?:dir\w*|sided?)|basic|full|whole|small|game|pixel|art|2d|char(?:acter)?s?|hero(?:es)?|npcs?|enem(?:y|ies)|monsters?|guys?|people|persons?|animals?|boss(?:es)?|objects?|things?|items?|props?|sprites?|assets?|tile ?sets?|tiles|maps?|ui|interfaces?|buttons?|huds?|menus?|panels?|icons?|backgrounds?|scenes?|pictures?|portraits?|games?|platformers?|animations?|anims?|states?|edits?|changes?|recolou?rs?|pieces|with|and|\s)+$/i.test(
    words.trim(),
  );

/** Slots that say something of the thing before them. */
const OF_THING = /^(?:look|size|view|dirs|frames|anim|palette|style|no|text|border|name)$/;
const ANIMATIONS = /^(?:\w+ )?(?:animations?|anims?|moves?|movements?)$/i;

export function itemsOf(wish: Wish, kindOf: (words: string) => Kind): readonly Item[] {
  const items: { words: string; kind: Kind; count: number; slots: Slot[]; moves: number }[] = [];
  let count: number | undefined;
  const shared: Slot[] = [];
  const takeCount = (words: string): number => {
    const own = numberIn(
      /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|dozen|twelve|twenty|a hundred|hundred|both)\b/i.exec(
        words,
      )?.[0] ?? '',
    );
    const taken = count ?? own ?? 1;
    count = undefined;
    return taken;
  };
  for (const slot of wish.slots) {
    const words = tidy(slot.words);
    if (slot.slot === 'count') count = numberIn(words);
    else if (ANIMATIONS.test(words) && /^(?:topic|anim|n)$/.test(slot.slot) && (items.length || count !== undefined)) {
      const number = takeCount(words);
      const last = items.at(-1);
      if (last) last.moves += number;
      else items.push({ words, kind: 'move', count: 1, slots: [], moves: number });
    } else if (/^(?:n|genre|topic)$/.test(slot.slot) || (slot.slot === 'place' && kindIn(wish.words) === 'map')) {
      const kind = slot.slot === 'genre' ? 'game' : kindOf(words);
      items.push({ words, kind, count: takeCount(words), slots: [], moves: 0 });
    } else if (slot.slot === 'ground') {
      const last = items.at(-1);
      if (last?.kind === 'tiles') last.slots.push({ slot: 'ground', words });
      else
        items.push({
          words: 'tileset',
          kind: 'tiles',
          count: takeCount(''),
          slots: groundsIn(words).map((one) => ({ slot: 'ground', words: one })),
          moves: 0,
        });
    } else if (OF_THING.test(slot.slot)) {
      const last = items.at(-1);
      if (last) last.slots.push({ slot: slot.slot, words });
      else shared.push({ slot: slot.slot, words });
    }
  }
  const last = items.at(-1);
  // "a set of sushi icons, 20"
  if (last && count !== undefined && last.count === 1) last.count = count;
  // "what would a blink be"
  const moves = shared.filter(({ slot }) => slot === 'anim');
  if (!items.length && moves.length)
    items.push({
      words: moves.map(({ words }) => words).join(' and '),
      kind: 'move',
      count: 1,
      slots: shared.filter(({ slot }) => slot !== 'anim'),
      moves: moves.length,
    });
  // "a knight and an orc, each with a walk": what is said behind the list is said of all that can have it
  const behind =
    last &&
    items.length > 1 &&
    !items.slice(0, -1).some((one) => one.slots.length || one.moves) &&
    /\b(?:each|all|both|every\w*)\b/i.test(wish.words)
      ? last.slots
      : [];
  for (const item of items) {
    if (item !== last) item.slots.push(...behind);
    item.slots.push(...shared);
  }
  return items;
}
