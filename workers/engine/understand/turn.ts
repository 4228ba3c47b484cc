/** A row of the tables of turns of words: what they look like, what they ask of the drawing, and what is left of them. */
import type { Direction, Outline, Shading, View } from '../../../src/domain/words.ts';

/** What a text asks of the drawing; a field of the request goes before it. */
export interface Asks {
  readonly view?: View;
  readonly direction?: Direction;
  readonly isometric?: true;
  readonly outline?: Outline;
  readonly shading?: Shading;
  /** Cut out, on nothing. */
  readonly alone?: true;
  /** '#rrggbb' of a ground of one colour. */
  readonly ground?: string;
}

/** A turn of words: what is left of it in the text (nothing where absent), and what it asks. */
export interface Turn {
  readonly words: RegExp;
  readonly left?: string;
  readonly asks?: Asks;
}

export const turn = (source: string, asks?: Asks, left?: string): Turn => ({
  words: new RegExp(source, 'gi'),
  ...(asks ? { asks } : {}),
  ...(left === undefined ? {} : { left }),
});
