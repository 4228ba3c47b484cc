/** Slips of the keyboard: "knigth" → "knight", where one known word alone can have been meant. */
import { join } from 'node:path';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { loadWordVectors } from '../../../engine/understand/guess/words.ts';
import { isInflected, meantBy } from '../../../engine/understand/spelling.ts';
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

let english: { readonly row: (word: string) => number } | undefined;
let vocabulary: readonly string[] | undefined;

/** Whether a word is one of the language, drawn or not. */
export const isWord = (word: string): boolean => {
  english ??= loadWordVectors(MODELS_DIR);
  return (
    RIGHT.has(word) ||
    LEXICON.read(word).length > 0 ||
    english.row(word) >= 0 ||
    isInflected(word, (stem) => english!.row(stem) >= 0 || LEXICON.read(stem).length > 0) ||
    isMove(word, undefined) ||
    isAction(word)
  );
};
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
    const meant = meantBy(word, known());
    if (!meant) return word;
    read.push(`I read "${word}" as "${meant}".`);
    return meant;
  });
  return { text: right, read };
}
