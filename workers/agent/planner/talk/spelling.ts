/** Slips of the keyboard: "knigth" → "knight", where one known word alone can have been meant. */
import { join } from 'node:path';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { loadWordVectors } from '../../../engine/understand/guess/words.ts';
import { isAction, isMove } from '../moves.ts';

const MODELS_DIR = join(import.meta.dirname, '../../../../models');

/** The planner's own words, which may be mistyped as well. */
const OWN =
  'character characters tileset tilesets tiles sidescroller platformer platform platforms isometric animation animations animate walking running jumping attack adventure shooter runner tower defense defence puzzle endless please create generate button buttons inventory dialogue window object objects directions pixels hero enemy enemies player download export generations background dungeon forest desert village graveyard island mountain mountains castle cavern jungle ocean beach meadow volcano swamp'.split(
    ' ',
  );
/** Words that are right as they are, though no list of things has them. */
const RIGHT = new Set(
  'compose savanna minecraft fortnite roblox pokemon zelda mario sonic terraria stardew tetris pacman steam unreal blender photoshop discord twitter youtube tiktok instagram github itch google android iphone nintendo playstation xbox netflix spotify celeste kirby metroid ritter bitte password passwords credentials sidescroll sidescrolling rotate resize rename animate upload download sidescroller tileset tilesets sprite sprites roguelike metroidvania gui hud npc npcs wanna gonna unicorn chibi hoodie vs px pls plz thx multiplayer godot unity aseprite ldtk phaser kaplay png jpeg jpg gif svg zip mmo rpg fps rts hp xp ui ux ai app apps emoji iso'.split(
    ' ',
  ),
);
const SHORTEST = 5;
/** From this length on, two slips may be in one word. */
const LONG = 8;
/** Letters in the wrong order are likelier than a wrong letter. */
const SWAPPED = 0.9;

let english: { readonly row: (word: string) => number } | undefined;
let vocabulary: readonly string[] | undefined;

/** Whether a word is one of the language, drawn or not. */
export const isWord = (word: string): boolean => {
  english ??= loadWordVectors(MODELS_DIR);
  return (
    RIGHT.has(word) ||
    LEXICON.read(word).length > 0 ||
    english.row(word) >= 0 ||
    isInflected(word) ||
    isMove(word, undefined) ||
    isAction(word)
  );
};
/** "barks", "rotated", "quickly": a form of a word that is known. */
const isInflected = (word: string): boolean =>
  [
    /^(.{3,})(?:s|ed|ing|ly|er|est|ness|less|ful|like|ish|y)$/,
    /^(.{3,})(?:es|d|r|st)$/,
    /^(.{3,})(?:ing|ed|er|est|y)$/,
  ].some((form, i) => {
    const stem = form.exec(word)?.[1];
    if (!stem) return false;
    const stems = i === 2 ? [`${stem}e`, stem.replace(/(.)\1$/, '$1')] : [stem, stem.replace(/i$/, 'y')];
    return stems.some((one) => one !== word && (english!.row(one) >= 0 || LEXICON.read(one).length > 0));
  });

const known = (): readonly string[] => {
  vocabulary ??= [
    ...new Set([
      ...OWN,
      ...LEXICON.knowledge.concepts.flatMap(({ words }) => words).filter((word) => /^[a-z]{4,}$/.test(word)),
      ...LEXICON.knowledge.pieces
        .flatMap(({ id, aliases }) => [id, ...aliases])
        .filter((word) => /^[a-z]{5,}$/.test(word)),
    ]),
  ];
  return vocabulary;
};

/** The text with what was mistyped put right, and what that was. */
export function spelled(text: string): { readonly text: string; readonly read: readonly string[] } {
  const read: string[] = [];
  // what stands in quotes is a name
  const right = text.replace(/"[^"]*"|(?<![\w'-])[a-z]{4,}(?![\w'-])/g, (word) => {
    if (word.startsWith('"') || word.length < SHORTEST || isWord(word)) return word;
    const meant = nearest(word);
    if (!meant) return word;
    read.push(`I read "${word}" as "${meant}".`);
    return meant;
  });
  return { text: right, read };
}

function nearest(word: string): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: { readonly words: string[]; readonly off: number } | undefined;
  for (const one of known()) {
    if (Math.abs(one.length - word.length) > most || (one[0] !== word[0] && one[1] !== word[0])) continue;
    const off = distance(word, one, most);
    if (off > most) continue;
    if (!best || off < best.off) best = { words: [one], off };
    else if (off === best.off) best.words.push(one);
  }
  // "swrods": one candidate, or nobody knows
  return best?.words.length === 1 ? best.words[0] : undefined;
}

/** Another letter is a slip where it is beside the right one or sounds like it: "wizart", not "busker" for "bunker". */
const FAR = 3;
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
function distance(a: string, b: string, most: number): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last![j]! + 1,
        row[j - 1]! + 1,
        last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : isSlip(a[i - 1]!, b[j - 1]!) ? 1 : FAR),
        swap ? before![j - 2]! + SWAPPED : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last!, row];
  }
  return last![b.length]!;
}
