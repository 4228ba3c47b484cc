import { deltaE, hexToOklab } from '../../../src/pixels/color.ts';
import type { NamedColour } from './description.ts';
import { pieceReadings } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { reading, type Unit } from './phrases.ts';
import type { Choice } from './subject.ts';
import { singulars } from './tokens.ts';

/** Colours nearer than this to a removed one are removed with it (OKLab; "red" takes crimson along, not orange). */
const SAME_COLOUR = 0.12;

/** What must not be in the picture. */
export interface Banned {
  readonly pieces: Set<string>;
  /** The words for them. */
  readonly said: Set<string>;
  readonly colours: string[];
  readonly materials: Set<string>;
  readonly words: Set<string>;
}

/** Reads what was said to be away; words that name nothing are added to `unknown`. */
export function ban(units: readonly Unit[], choice: Choice, unknown: string[], lexicon: Lexicon): Banned {
  const banned: Banned = { pieces: new Set(), said: new Set(), colours: [], materials: new Set(), words: new Set() };
  for (const unit of units) {
    const any = banPieces(unit, choice, banned, lexicon);
    const colour = reading(unit, 'colour');
    if (colour) banned.colours.push(colour.hex);
    const material = reading(unit, 'material');
    if (material) banned.materials.add(material.id);
    const mood = reading(unit, 'mood');
    if (mood) banned.words.add(mood.id);
    if (!any && unit.readings.length === 0) unknown.push(unit.text);
  }
  return banned;
}

/** "No hat" takes every hat away, "no helmet" every helmet: the pieces of that slot, and those whose names end in the word. */
export function banPieces(unit: Unit, choice: Choice, banned: Banned, lexicon: Lexicon): boolean {
  const readings = pieceReadings(unit, choice);
  if (readings.length === 0) return false;
  banned.said.add(unit.text);
  for (const r of readings) banned.pieces.add(r.id);
  if (choice.kind === 'humanoid') {
    for (const p of lexicon.knowledge.pieces) {
      const same = readings.filter((r) => r.is === 'piece' && r.slot === p.slot);
      if (same.length > 0 && (same.some((r) => GENERAL.has(r.id)) || endsIn(p, unit.text))) banned.pieces.add(p.id);
    }
  }
  return true;
}

const isBanned = (hex: string, banned: Banned): boolean => {
  const lab = hexToOklab(hex);
  return banned.colours.some((other) => deltaE(lab, hexToOklab(other)) < SAME_COLOUR);
};
export const allowed = (colours: readonly NamedColour[], banned: Banned): NamedColour[] =>
  colours.filter((c) => !isBanned(c.hex, banned));

/** Words for whatever is in a slot: "no hair" means no hair style; "a red hat" colours the hat there is. */
export const GENERAL: ReadonlySet<string> = new Set(['hair', 'hat', 'weapon']);

/** Whether one of a piece's names is the word or ends in it: "samurai sword" for "sword". */
export function endsIn(piece: { readonly id: string; readonly aliases: readonly string[] }, word: string): boolean {
  const forms = [word, `${word}s`, ...singulars(word)];
  return [piece.id.replaceAll('-', ' '), ...piece.aliases].some((name) =>
    forms.some((f) => name === f || name.endsWith(` ${f}`)),
  );
}
