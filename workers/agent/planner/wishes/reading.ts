/** What is read so far, and what a rule gets to see of it. */
import { isFigure } from '../clause-words.ts';
import { moveOf } from '../moves.ts';
import { isPiece, isWorn, subjectOf } from '../subjects.ts';
import { TILES, UI } from '../words.ts';
import type { Wish, Wishes } from './types.ts';

export interface Clause {
  readonly clause: string;
  /** As it was written. */
  readonly raw: string;
  /** It tells of the same once more. */
  readonly same: boolean;
  /** What the clauses before it wished for last. */
  readonly before: Wish | undefined;
}

/** Reads a clause if it is of its kind: whether it was. */
export type Rule = (clause: Clause, reading: Reading) => boolean;

/** What the clauses so far have wished for. */
export class Reading {
  readonly wishes: Wish[] = [];
  readonly moves: string[] = [];
  readonly puzzles: string[] = [];
  /** Grounds whose tiles are still to come. */
  grounds: string[] = [];
  readonly text: string;
  readonly view: Wishes['view'];
  readonly frames: number | undefined;
  readonly notes: string[];
  /** Something was made before, to which a movement may belong. */
  readonly hasFormer: boolean;
  readonly hasTiles: boolean;
  /** "buttons: play, options": what follows is written on them. */
  readonly labelled: boolean;
  /** "assassin, dual daggers, red scarf, run": all of it is said of one figure. */
  readonly ofOne: boolean;
  /** "a pumpkin, a ghost, a witch hat, a cat": things of a list, each by itself. */
  readonly ofMany: boolean;

  constructor(
    said: { readonly text: string; readonly view: Wishes['view']; readonly frames: number | undefined },
    clauses: readonly string[],
    notes: string[],
    hasFormer: boolean,
  ) {
    this.text = said.text;
    this.view = said.view;
    this.frames = said.frames;
    this.notes = notes;
    this.hasFormer = hasFormer;
    this.hasTiles = clauses.some((clause) => TILES.test(clause));
    this.labelled = UI.test(/^[^,;:]*(?=:)/.exec(said.text)?.[0] ?? '');
    this.ofMany =
      clauses.filter((clause) => /^an? /i.test(clause) && subjectOf(clause) !== undefined && !isPiece(clause)).length >
      2;
    this.ofOne =
      clauses.filter((clause) => isFigure(clause)).length === 1 &&
      clauses.some((clause) => isWorn(clause) || moveOf(clause) !== undefined);
  }

  get last(): Wish | undefined {
    return this.wishes.at(-1);
  }

  replaceLast(wish: Wish): void {
    this.wishes.splice(-1, 1, wish);
  }
}

export const wordsOf = (wish: Wish | undefined): string => wish?.words ?? '';
