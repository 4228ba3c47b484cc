/** What a wish for tiles says: which grounds, how all of them look, how large they are. */
import { ADJECTIVES } from '../../engine/catalogue/terrain-adjectives.ts';
import { endsInTerrain } from '../../engine/tile/read-terrain.ts';
import { COLOUR_HEX } from '../../engine/understand/colours.ts';
import type { Args } from '../port.ts';
import { groundsIn, isGround, notShown, placeGround } from './grounds.ts';
import { listed, quoted } from './phrases.ts';
import { sizeIn, tidy, wordsOf } from './slots.ts';
import { asidesIn } from './things/asides.ts';
import type { Slot, Wish } from './types.ts';
import { isAdjective } from './words/adjectives.ts';
import { styleFor, takeStyle } from './words/style.ts';
import { subjectOf } from './words/subjects.ts';

/** What is said of all of the tiles of a wish. */
export interface Said {
  readonly style: Args;
  /** Looks that lie over a ground or colour it: "mossy", "with green goo". */
  readonly over: readonly string[];
  readonly notes: string[];
  readonly lost: string[];
}

const PARTS_OF_SETS =
  /\b(?:edges?|corners?|slopes?|variations?|variants?|transitions?|borders?|ends?|middle|straight|curved|inner|outer|inside|outside|both|repeat\w*|tile ?able|seamless\w*)\b/i;
const OUTLINE = /\bout ?lines?\b/i;
/** Palettes by the machine that had them. */
const MACHINES =
  /\b(?:game ?boy|nes|snes|c64|commodore|zx|spectrum|ega|cga|pico-?8)\b.*\b(?:palette|colou?rs?|greens?|shades?)\b|^\d+ colou?rs?(?: palette)?$/i;
/** How something else looks that is there. */
const ALIKE = /\b(?:same|match(?:es|ing)?|fits?|goes with|as (?:the|my)|like (?:the|my))\b/i;

export function saidOf(wish: Wish, tool: string): Said {
  const notes: string[] = [];
  const lost: string[] = [];
  const over: string[] = [];
  const style: Record<string, unknown> = {};
  for (const words of wordsOf(wish, 'look', 'style', 'palette')) {
    const taken = takeStyle(words);
    Object.assign(style, styleFor(tool, taken.style));
    const rest = tidy(taken.text);
    if (!rest) continue;
    if (MACHINES.test(rest)) {
      notes.push(
        `Tiles are drawn in the colours of their grounds; "${rest}" is set afterwards, for nothing: the studio's pixel editor opens the set ("Palette").`,
      );
      continue;
    }
    if (ALIKE.test(rest)) {
      notes.push(
        `"${rest}": tiles take no picture as their style; all that I draw has the same hand, light and outlines.`,
      );
      continue;
    }
    if (placeGround(rest) && notShown(rest).length) {
      notes.push(`Of "${rest}" the tiles show these grounds alone.`);
      continue;
    }
    if (PARTS_OF_SETS.test(rest)) notes.push(`A set has all edges and corners of its grounds ("${rest}").`);
    else {
      const missing = notShown(rest);
      if (missing.length) lost.push(rest);
      else over.push(rest.replace(/^(?:with|has|having|some|a few) /i, ''));
    }
  }
  for (const words of wordsOf(wish, 'no')) {
    if (OUTLINE.test(words)) Object.assign(style, styleFor(tool, { outline: 'lineless' }));
    // of what is named alone it is drawn: "no snow" is kept by itself, "not too dark" is not
    else if (ADJECTIVES.has(words.split(' ').at(-1)!.toLowerCase()))
      lost.push(`not ${words.replace(/^(?:no|not) /i, '')}`);
  }
  // "salt, sulfur, wet": how it looks, though nobody marked it
  for (const word of wish.loose)
    if (ADJECTIVES.has(word.toLowerCase()) && !over.includes(word)) over.push(word.toLowerCase());
  for (const words of wordsOf(wish, 'anim').filter((one) => !one.match(GOES_OVER)))
    notes.push(`Water, lava and slime move by themselves in four frames; "${words}" is no movement of tiles.`);
  return { style, over, notes, lost };
}

const LIES = /(?:s|moss|goo|slime|snow|ice|grass|sand|rust|ivy|water|mud|dust|ash)$/i;
/** "mossy" before a ground, "green goo" behind it. */
export const covered = (ground: string, over: readonly string[]): string =>
  over.reduce((words, one) => {
    const [first = ''] = one.split(' ');
    const adjective =
      one.split(' ').length === 1 && (ADJECTIVES.has(first) || COLOUR_HEX.has(first) || !LIES.test(first));
    return adjective ? `${one} ${words}` : `${words} with ${one}`;
  }, ground);

/** The size that tiles of sets have. */
export function tileSize(
  wish: Wish,
  sizes: readonly number[],
  notes: string[],
): { readonly size?: number; readonly instead?: string } {
  const [words] = wordsOf(wish, 'size');
  const asked = words === undefined ? undefined : sizeIn(words);
  if (!asked) {
    if (words)
      notes.push(`"${words}" I read as no number: tiles are ${listed(sizes.map(String), 'or')} pixels, these 16.`);
    return {};
  }
  if (asked.width === asked.height && sizes.includes(asked.width)) return { size: asked.width };
  const nearest = [...sizes].sort((a, b) => Math.abs(a - asked.width) - Math.abs(b - asked.width))[0]!;
  return {
    size: nearest,
    instead: `Tiles of a set are ${listed(sizes.map(String), 'or')} pixels a side, not ${asked.width}x${asked.height}: the nearest is ${nearest}.`,
  };
}

const GOES_OVER =
  /\b(?:go(?:es|ing)?|turn(?:s|ing)?|chang(?:es|ing)|blend(?:s|ing)?|fad(?:es|ing)|flow(?:s|ing)?|melt(?:s|ing)?|merg(?:es|ing)|transition(?:s|ing)?|run(?:s|ning)?|morph(?:s|ing)?|becom(?:es|ing)|meet(?:s|ing)?|crack(?:s|ing)|around|beside|next|birds?|eye|overhead|view|walk(?:able)?|jump(?:able|s)?|stand|climb|side ?scroll\w*|sid\w*scroll\w*|plain|whole|both|platform\w*|blocks?)\b/gi;
/** What the calls and notes of a wish for tiles say in other words. */
export const heardIn = (wish: Wish): readonly string[] => [
  ...wordsOf(wish, 'ground', 'place', 'view', 'size', 'count', 'border'),
  ...(wish.words.match(GOES_OVER) ?? []),
  ...asidesIn(wish.words),
];

/** Words of sets, and no ground by themselves. */
const OF_SETS =
  /^(?:tiles?|tile ?sets?|ground|terrain|sets?|platforms?|platformer|blocks?|land|world|level|top|side|path|space|park|station)$/i;

/** Words as one that stand side by side, and grounds and sizes that no slot has. */
export function regularGround(wish: Wish): Wish {
  const slots: Slot[] = [];
  for (const slot of wish.slots) {
    const last = slots.at(-1);
    if (last && last.slot === 'ground' && slot.slot === 'ground' && wish.words.includes(`${last.words} ${slot.words}`))
      slots[slots.length - 1] = { slot: 'ground', words: `${last.words} ${slot.words}` };
    else slots.push(slot);
  }
  const px = /\b(16|32|48|64) ?(?:px|pixels?)\b/i.exec(wish.words)?.[1];
  if (px && !slots.some(({ slot }) => slot === 'size')) slots.push({ slot: 'size', words: px });
  const named = slots.some(({ slot }) => slot === 'ground' || slot === 'n');
  // "32x32 isometric block, cracked ice": what it shows was taken for how it looks
  const shown = named ? undefined : slots.find(({ slot, words }) => slot === 'look' && isGround(words));
  const all = shown ? slots.map((slot) => (slot === shown ? { slot: 'ground', words: slot.words } : slot)) : slots;
  const loose = wish.loose.filter(
    (word) =>
      endsInTerrain(word.toLowerCase()) && !OF_SETS.test(word) && !all.some(({ words }) => words.includes(word)),
  );
  const at = (words: string): number => wish.words.indexOf(words);
  // "swamp mud": a word before a ground that says which
  const joined = all.map((slot) => {
    const before =
      slot.slot === 'ground' ? loose.find((word) => wish.words.includes(`${word} ${slot.words}`)) : undefined;
    return before ? { slot: 'ground', words: `${before} ${slot.words}` } : slot;
  });
  const few =
    joined.filter(({ slot }) => slot === 'ground').flatMap(({ words }) => groundsIn(words)).length < 2 &&
    joined.filter(({ slot }) => slot === 'n').length < 2;
  const more = few
    ? loose
        .filter((word) => !joined.some(({ words }) => words.includes(word)))
        .map((words): Slot => ({ slot: 'ground', words }))
    : [];
  return { ...wish, slots: more.length ? [...joined, ...more].sort((x, y) => at(x.words) - at(y.words)) : joined };
}

/** Where something lies or what it does, and no ground. */
const NO_GROUND =
  /^(?:inner|outer|inside|outside|top|bottom|main|base|fill|hazards?|thin|thick|flat|walkable|tiles?|edges?|corners?)$/i;

/** Grounds as they were named, and things that stand on them. */
export function namedIn(wish: Wish): { readonly grounds: readonly string[]; readonly things: readonly string[] } {
  const said = wordsOf(wish, 'ground')
    .flatMap(groundsIn)
    .filter((words) => !NO_GROUND.test(words));
  // "rusty pipes, metal grates, sewer": where they are, and no ground besides
  const grounds: string[] =
    said.length > 1 ? said.filter((words) => isGround(words) || !placeGround(words) || / /.test(words)) : [...said];
  const things: string[] = [];
  // "a desert with cactus and oasis water": a plant stands on the ground of its place
  const placed = wordsOf(wish, 'place').some((words) => placeGround(words));
  for (const words of placed ? [...grounds] : []) {
    const stands = !isGround(words) && subjectOf(words) !== undefined;
    if (!stands && !isHow(words)) continue;
    grounds.splice(grounds.indexOf(words), 1);
    if (stands) things.push(words);
  }
  for (const words of wordsOf(wish, 'n')) {
    const all = groundsIn(words);
    if (all.every((one) => isGround(one))) grounds.push(...all);
    else if (PARTS_OF_SETS.test(words)) continue;
    else things.push(words);
  }
  return { grounds: [...new Set(grounds)], things };
}

/** "crumbling platforms": how they are, and no ground. */
export const isHow = (words: string): boolean => !/ /.test(words) && !isGround(words) && (isAdjective(words) || /(?:ing|ed)$/i.test(words)); // biome-ignore format: one line

/** Of grounds that no list has: what is drawn instead. */
export const strangers = (grounds: readonly string[]): string | undefined => {
  const strange = grounds.filter((ground) => !isGround(ground));
  return strange.length
    ? `I have no ground of its own for ${quoted(strange)}: I would draw ${strange.length > 1 ? 'them' : 'it'} as a plain pattern in the colours of the words.`
    : undefined;
};

export const joinedInstead = (...all: readonly (string | undefined)[]): { instead?: string } => {
  const said = all.filter((one) => one !== undefined);
  return said.length ? { instead: said.join(' ') } : {};
};
