/** Slips of the keyboard: "knigth" → "knight", where one known word alone can have been meant. */

import { FORMS, SUBSTANCES } from '../catalogue/effect-forms.ts';
import { RELATIONS } from '../composition/relations.ts';
import { VERBS } from '../composition/verbs.ts';
import { COLOUR_HEX } from './colours.ts';
import { LEXICON } from './default-lexicon.ts';
import { singulars } from './tokens.ts';
import { ACTION, ARTICLES, BUILD, LINKS, MOOD, PICTURE_WORDS, SETTING } from './vocabulary.ts';
import type { WordVectors } from './word-vectors.ts';

const SHORTEST = 5;
/** From this length on, two slips may be in one word. */
const LONG = 8;
/** From this length on, two letters may be doubled or only once: "wodden". */
const MIDDLE = 6;
/** Letters in the wrong order are likelier than a wrong letter. */
const SWAPPED = 0.9;
/** A letter doubled or only once is a likelier slip than another letter. */
const DOUBLED = 0.8;
/** Another letter is a slip where it is beside the right one or sounds like it: "wizart", not "busker" for "bunker". */
const FAR = 3;

/** Whether a word is a form of one that is known: "barks", "rotated", "quickly". */
export const isInflected = (word: string, known: (stem: string) => boolean): boolean =>
  [
    /^(.{3,})(?:s|ed|ing|ly|er|est|ness|less|ful|like|ish|y)$/,
    /^(.{3,})(?:es|d|r|st)$/,
    /^(.{3,})(?:ing|ed|er|est|y)$/,
  ].some((form, i) => {
    const stem = form.exec(word)?.[1];
    if (!stem) return false;
    const stems = i === 2 ? [`${stem}e`, stem.replace(/(.)\1$/, '$1')] : [stem, stem.replace(/i$/, 'y')];
    return stems.some((one) => one !== word && known(one));
  });

/** The one of `known` that a word was meant to be; undefined where none or more than one is as near. */
export function meantBy(word: string, known: readonly string[]): string | undefined {
  // of a short word only its letters may be in the wrong order
  const most = word.length >= LONG ? 2 : word.length < SHORTEST ? SWAPPED : word.length >= MIDDLE ? 2 * DOUBLED : 1;
  let best: { readonly words: string[]; readonly off: number } | undefined;
  for (const one of known) {
    if (Math.abs(one.length - word.length) > Math.ceil(most) || (one[0] !== word[0] && one[1] !== word[0])) continue;
    const off = distance(word, one, most);
    if (off > most) continue;
    if (!best || off < best.off) best = { words: [one], off };
    else if (off === best.off) best.words.push(one);
  }
  // "swrods": one candidate, or nobody knows
  if (!best || best.words.length === 1) return best?.words[0];
  // a vowel is what is left out first: "goldn" is golden, not gold
  const bones = (one: string): string => one.replace(/[aeiouy]/g, '');
  const same = best.words.filter((one) => bones(one) === bones(word));
  return same.length === 1 ? same[0] : undefined;
}

let vocabulary: readonly string[] | undefined;
/** What may have been meant: things, clothes, and the words that describe and join. */
const known = (): readonly string[] => {
  vocabulary ??= [
    ...new Set(
      [
        ...LEXICON.knowledge.concepts.flatMap(({ words }) => words),
        // "plague" is a word of doctors alone
        ...LEXICON.knowledge.concepts.flatMap(({ kind, words }) => (kind === 'humanoid' ? words.flatMap((name) => (name.includes(' ') ? name.split(' ').filter((word) => word.length > 4) : [])) : [])),
        ...LEXICON.knowledge.species.flatMap(({ id, aliases }) => [id, ...aliases]),
        ...LEXICON.knowledge.pieces.flatMap(({ id, aliases }) => [id, ...aliases]),
        ...[BUILD, MOOD, ACTION, SETTING, LINKS].flatMap((table) => [...table.keys()]),
        ...PICTURE_WORDS,
        ...'purple yellow orange green brown white black golden silver crimson turquoise holding wearing riding wielding standing fighting eating beautiful campfire leather wooden medieval fantasy shoulder treasure bearded behind beside between floating covered carrying throwing burning broken ancient surrounded standing sleeping across abandoned overgrown destroyed ruined haunted panels stripes shelves columns curtains background platform corridor hallway railway railroad scaffolding skyscraper battlefield courtyard classroom overlooking surface scattered glowing reflecting puddles autumn winter summer evening morning'.split(' '),
      ].filter((word) => /^[a-z]{4,}$/.test(word)),
    ),
  ]; // biome-ignore format: short
  return vocabulary;
};

/** Words of groups, which no table of the drawers has. */
const GATHERED: ReadonlySet<string> = new Set('horde hordes swarm swarms flock herd gaggle legion platoon squad trio duo quartet queue parade caravan litter floe floes'.split(' ')); // biome-ignore format: a list

/** Words of what effects are and are made of: "stink" is no sink. */
const OF_EFFECTS: ReadonlySet<string> = new Set([...SUBSTANCES.map(([words]) => words), ...FORMS.map(({ words }) => words)].flatMap((words) => words.split(/[ |]/))); // biome-ignore format: one line

/** Words of what somebody does and how two stand to each other: "scolding" is no scowling. */
const OF_DEEDS: ReadonlySet<string> = new Set([...Object.values(RELATIONS), ...Object.values(VERBS)].flatMap(({ words }) => words.flatMap((said) => said.split(' ')))); // biome-ignore format: one line

const isKnown = (word: string): boolean =>
  OF_EFFECTS.has(word) ||
  OF_DEEDS.has(word) ||
  ARTICLES.has(word) ||
  GATHERED.has(word) ||
  LEXICON.read(word).length > 0 ||
  singulars(word).some((one) => LEXICON.read(one).length > 0);

const remembered = new Map<string, string>();

/**
 * The text with what was mistyped put right. What the word vectors know is English, and stays as it is though nothing of it
 * may be drawn: "carton" is no cartoon.
 */
export function spelled(text: string, english: WordVectors): string {
  return togetherAgain(text).replace(/(?<![\w'-])[a-z]{4,}(?![\w'])/gi, (typed) => {
    const word = typed.toLowerCase();
    if (OFTEN[word]) return OFTEN[word];
    if (isKnown(word)) return typed;
    if (english.vector(word)) return compound(word) ?? typed;
    const before = remembered.get(word);
    if (before !== undefined) return before || typed;
    const inflected = isInflected(word, (stem) => english.vector(stem) !== undefined || LEXICON.read(stem).length > 0);
    // "forrest" is a forest with a letter doubled before it is a form of "for"
    const near = word.length >= MIDDLE ? meantBy(word, known()) : undefined;
    const doubled = near !== undefined && distance(word, near, 1) < SWAPPED ? near : undefined;
    const meant =
      doubled ?? (inflected ? undefined : (parted(word, english) ?? meantBy(word, known()) ?? plural(word)));
    if (remembered.size > 2000) remembered.clear();
    remembered.set(word, meant ?? '');
    return meant ?? typed;
  });
}

/** Frequent slips, of words that are known in company only or that word vectors know as they are typed. */
const OFTEN: Readonly<Record<string, string>> = { storey: 'storey', storeys: 'storeys', slung: 'slung', streched: 'stretched', streching: 'stretching', barefoot: 'barefooted', fishnet: 'fishnets', hotdog: 'hot dog', hotdogs: 'hot dogs', icecream: 'ice cream', plauge: 'plague', sheild: 'shield', gaurd: 'guard', wierd: 'weird', wizzard: 'wizard', lizzard: 'lizard', cemetary: 'cemetery', calender: 'calendar', theif: 'thief', guitarr: 'guitar', skelton: 'skeleton', skeloton: 'skeleton', vamprie: 'vampire', pheonix: 'phoenix', tounge: 'tongue', rasberry: 'raspberry', brocolli: 'broccoli', zuccini: 'zucchini', hammmer: 'hammer', lightening: 'lightning', minature: 'miniature', knive: 'knife', trex: 'tyrannosaurus', trexes: 'tyrannosaurus', unicron: 'unicorn' }; // biome-ignore format: a table

const partsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)]);
/** "treasurechest" names one thing when it is parted. */
const compound = (word: string): string | undefined =>
  partsOf(word)
    .find((pair) => LEXICON.read(pair.join(' ')).some(({ is }) => is === 'concept' || is === 'piece'))
    ?.join(' ');

const names = (text: string): boolean =>
  [text, ...singulars(text)].some((one) => LEXICON.read(one).some(({ is }) => is === 'concept'));
/** Who is half of something else, or has something for a head, is no trade: "fire man", "pumpkin head". */
const FOLK =
  /^(?:wo)?m[ae]n$|^girl$|^boy$|^person$|^people$|^king$|^queen$|^heads?$|^faces?$|^eyes?$|^bod(?:y|ies)$|^ears?$|^tails?$/;

const HAS = /^(?:with|and|has|having|its|his|her|their|two|very)$/i;

/** One word typed as two: "jelly fish", "hedge hog", "cross bow". What the two name by themselves stays, and so do colours. */
function togetherAgain(text: string): string {
  const words = text.split(' ');
  for (let i = 0; i + 1 < words.length; i++) {
    const [first, second] = [words[i]!.toLowerCase(), words[i + 1]!.toLowerCase()];
    const [, name = '', rest = ''] = /^([a-z]{3,})([,.;]?)$/.exec(second) ?? [];
    if (!name || !/^[a-z]{3,}$/.test(first) || COLOUR_HEX.has(first) || (FOLK.test(name) && first !== 'snow')) continue;
    // "make the dragon fly" is something to do
    if (ACTION.has(name) && /\b(?:make|let|have|see|watch|want)\b/i.test(words.slice(0, i).join(' '))) continue;
    // "a bear with big horns" has large ones, and is no bighorn
    if (BUILD.has(first) && HAS.test(words[i - 1] ?? '')) continue;
    if (names(`${first} ${name}`) || !names(first + name)) continue;
    words.splice(i, 2, `${first}${name}${rest}`);
  }
  return words.join(' ');
} // biome-ignore format: short

/** Two known words typed as one: "healthpotion", "wateringcan"; together they must name something, or each must be English. */
function parted(word: string, english: WordVectors): string | undefined {
  if (word.length < 7) return undefined;
  const parts = partsOf(word);
  const joined = compound(word);
  if (joined) return joined;
  const both = parts.filter(([a, b]) => b.length > 3 && a.length > 3 && english.vector(a) && isKnown(b));
  return both.length === 1 ? both[0]!.join(' ') : undefined;
}

const plural = (word: string): string | undefined => {
  const one = word.length > SHORTEST && word.endsWith('s') ? meantBy(word.slice(0, -1), known()) : undefined;
  return one && `${one}s`;
};

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SOUNDS = ['aeiouy', 'ckqx', 'sz', 'fv', 'dt', 'bp', 'gj', 'mn', 'wv'];
function isSlip(typed: string, meant: string): boolean {
  if (SOUNDS.some((alike) => alike.includes(typed) && alike.includes(meant))) return true;
  const [at, to] = [typed, meant].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, column: (KEYS[row]?.indexOf(letter) ?? 0) + row * 0.5 };
  });
  return Math.abs(at!.row - to!.row) <= 1 && Math.abs(at!.column - to!.column) <= 1;
}

/** How many letters are wrong, missing, too many or in the place of their neighbour. */
export function distance(a: string, b: string, most: number): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last![j]! + (a[i - 1] === a[i - 2] ? DOUBLED : 1),
        row[j - 1]! + (b[j - 1] === b[j - 2] ? DOUBLED : 1),
        last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : isSlip(a[i - 1]!, b[j - 1]!) ? 1 : FAR),
        swap ? before![j - 2]! + SWAPPED : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > Math.ceil(most)) return most + 1;
    [before, last] = [last!, row];
  }
  return last![b.length]!;
}
