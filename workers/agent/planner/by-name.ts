/**
 * Names that only the account knows, shown to the reader as what they are: it has never heard of "Moon Miner" and reads a miner, of "my
 * game" it reads a game. What it found is given back with the name in its place, as the target where it stands in no slot.
 */
import type { Part } from '../reader/index.ts';
import { tokens } from './likeness.ts';
import type { Context, Own } from './types.ts';
import { isAdjective } from './words/adjectives.ts';
import { subjectOf } from './words/subjects.ts';

export interface Name {
  readonly name: string;
  readonly is: 'game' | 'map' | 'somebody' | 'own';
  /** What it is, of all that the account has. */
  readonly own?: Own;
  /** Since which message of the conversation it is there; -1: from before. */
  readonly since: number;
}

/** What each is shown as; of several people each is another one. */
const SHOWN = { game: ['game'], map: ['map'], somebody: ['knight', 'wizard', 'goblin', 'robot', 'pirate'] } as const;
/** "a maze", "call her Vexa": what is made or named now, and nothing that is there. */
const NEW = /\b(?:an?|another|new|some|more|\d+|calle?d?(?: (?:it|him|her|them))?|named?|titled?)\s+$/i;
/** Of a name that is a word of everyday only what points at it is one: "in hive", "the maze". */
const POINTS = /\b(?:in|of|for|on|to|from|at|into|the|my|our)\s+$/i;

/** Which names a message may know: games by their titles, maps, and those of people that are no nouns. */
export function namesOf({ own }: Pick<Context, 'own'>, games: readonly (readonly [title: string, since: number])[]): readonly Name[] {
  const is = { CHARACTER: 'somebody', MAP: 'map' } as const;
  return [
    ...games.map(([name, since]): Name => ({ name, is: 'game', since })),
    ...own.map((one): Name => ({ name: one.name, is: 'own', since: one.made?.message ?? -1, own: one })),
    ...own.flatMap(({ list, name, made }): readonly Name[] => {
      const kind = is[list as keyof typeof is];
      const proper = kind === 'map' || /^\p{Lu}/u.test(name) || !subjectOf(name);
      return kind && proper && tokens(name).length < 5 ? [{ name, is: kind, since: made?.message ?? -1 }] : [];
    }),
  ];
} // biome-ignore format: short enough

/** The name itself, and what somebody with a long one is called for short: "yara" of "Captain Yara". */
function calledAs(one: Name, all: readonly Name[]): readonly string[] {
  const parts = tokens(one.name);
  if (one.is !== 'somebody' || parts.length < 2) return [one.name];
  const own = parts.filter(
    (part) =>
      part.length > 2 &&
      !/^(?:the|and|von|van|mister|miss|sir|doctor|old|young|little|big)$/.test(part) &&
      !isAdjective(part) &&
      !subjectOf(part) &&
      !all.some((other) => other.name !== one.name && tokens(other.name).includes(part)),
  );
  // "Bolt the robot" is called Bolt, though bolts are things
  const [, first] = /^(\p{Lu}[\p{L}'-]+) the \p{L}+/u.exec(one.name) ?? [];
  return [one.name, ...(first && !own.includes(first.toLowerCase()) ? [first] : []), ...own];
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** What stands there for the reader, and what was meant. */
  readonly shown: string;
  readonly meant: string;
}

const isNoun = ({ name }: Name): boolean => tokens(name).length < 2 && subjectOf(name) !== undefined;

function placesOf(message: string, names: readonly Name[]): readonly Place[] {
  const places: Place[] = [];
  const free = new Map(Object.entries(SHOWN).map(([is, nouns]) => [is, nouns.filter((noun) => is !== 'somebody' || !new RegExp(`\\b${noun}`, 'i').test(message))])); // biome-ignore format: one line
  const byLength = names.filter(({ is }) => is !== 'own').sort((a, b) => b.name.length - a.name.length);
  for (const one of byLength) {
    const nouns = free.get(one.is) ?? [];
    const noun = nouns[0];
    const said = calledAs(one, names).map((words) => tokens(words).join('[^\\p{L}\\p{N}]{1,2}')).filter(Boolean); // biome-ignore format: one line
    if (!noun || !said.length) continue;
    const kind = one.is === 'somebody' ? '' : `(?: ${one.is}\\b)?`;
    const at = new RegExp(
      `(?<![\\p{L}\\p{N}])((?:the|my|our) )?(?:${said.join('|')})(['’]?s)?(?![\\p{L}\\p{N}])${kind}`,
      'giu',
    );
    let found = false;
    for (const hit of message.matchAll(at)) {
      const [start, end] = [hit.index, hit.index + hit[0].length];
      const before = message.slice(0, start);
      if (places.some((place) => start < place.end && end > place.start)) continue;
      // "rename it to Owl Night": a longer name that is given now
      if (
        /\b(?:rename|call|name|title)\w*\b.*\bto\s+$/i.test(before) ||
        (/^\p{Lu}/u.test(hit[0]) && /^ \p{Lu}/u.test(message.slice(end)))
      )
        continue;
      if (NEW.test(before) || (isNoun(one) && one.is !== 'somebody' && !hit[1] && !POINTS.test(before))) continue;
      const whose = hit[2] ? "'s" : '';
      places.push({ start, end, shown: `my ${noun}${whose}`, meant: `${one.name}${whose}` });
      found = true;
    }
    if (found && one.is === 'somebody') free.set(one.is, nouns.slice(1));
  }
  return places.sort((a, b) => a.start - b.start);
}

export interface Shown {
  readonly text: string;
  /** The parts as they were read of `read`, the text with its slips put right, with the names back in them. */
  readonly named: (parts: readonly Part[], read: string) => readonly Part[];
}

/** A message as the reader is shown it. */
export function shown(message: string, all: readonly Name[]): Shown {
  const names = all.filter(({ is }) => is !== 'own');
  const places = placesOf(message, names);
  if (!places.length) return { text: message, named: (parts) => parts };
  let text = '';
  let from = 0;
  const nth: number[] = [];
  for (const { start, end, shown } of places) {
    text += message.slice(from, start);
    nth.push(text.split(shown).length - 1);
    text += shown;
    from = end;
  }
  text += message.slice(from);
  return { text, named: (parts, read) => withNames(parts, placesIn(read, places, nth)) };
}

/** Where they stand once slips are put right: each is the so-manieth of its words. */
const placesIn = (read: string, places: readonly Place[], nth: readonly number[]): readonly Place[] =>
  places.flatMap((place, i) => {
    let start = -1;
    for (let k = 0; k <= nth[i]!; k++) start = read.indexOf(place.shown, start + 1);
    return start < 0 ? [] : [{ ...place, start, end: start + place.shown.length }];
  });

/** Acts of something that is there: a name in no slot is what they are about. */
const ABOUT = /^(?:animate|edit|resize|again|check|find|export|rename|delete|price|balance|game\.(?!make))/;

function withNames(parts: readonly Part[], places: readonly Place[]): readonly Part[] {
  const moved = (at: number): number =>
    places.reduce((sum, { end, shown, meant }) => (end <= at ? sum + meant.length - shown.length : sum), at);
  return parts.map((part) => {
    const inside = places.filter(({ start, end }) => start >= part.start && end <= part.end);
    const put = (from: number, to: number, words: string): string =>
      inside
        .filter(({ start, end }) => start >= from && end <= to)
        .reduceRight((text, { start, end, meant }) => text.slice(0, start - from) + meant + text.slice(end - from), words);
    const slots = part.slots.map((slot) => {
      const own = inside.filter(({ start, end }) => start < slot.end && end > slot.start);
      const start = Math.min(slot.start, ...own.map((one) => one.start));
      const end = Math.max(slot.end, ...own.map((one) => one.end));
      const words = put(start, end, part.words.slice(start - part.start, end - part.start));
      return { ...slot, words, start: moved(start), end: moved(start) + words.length };
    });
    const bare = inside.filter(({ start, end }) => !part.slots.some((slot) => start < slot.end && end > slot.start));
    const loose = bare.reduce((rest, { shown }) => {
      const at = rest.findIndex(({ word }) => word === shown.replace(/^my |'s$/g, ''));
      return at < 0 ? rest : rest.filter((_, i) => i !== at);
    }, part.loose);
    const [about] = ABOUT.test(part.act) && !slots.some(({ slot }) => slot === 'target') ? bare : [];
    const target = about ? [{ slot: 'target', words: about.meant.replace(/'s$/, ''), start: moved(about.start), end: moved(about.end), sure: 1 }] : []; // biome-ignore format: one line
    const words = put(part.start, part.end, part.words);
    return { ...part, words, start: moved(part.start), end: moved(part.start) + words.length, slots: [...target, ...slots], loose };
  });
} // biome-ignore format: short enough
