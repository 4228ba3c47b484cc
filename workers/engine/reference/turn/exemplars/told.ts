/** What exemplars tell of a turned sprite, on the sprite's own canvas. */
import type { Turn } from '../aspect.ts';
import { type Indexed, mirrorRows } from '../indexed.ts';
import type { ExemplarBook } from './book.ts';
import { sharesOf } from './shares.ts';
import { standOf, WINDOW } from './window.ts';

export interface Told {
  /** Of every palette number (0 transparent) its share in every pixel: numbers first, then rows. Made when first asked for. */
  readonly shares: Float32Array;
  /** Of every row how much the exemplars are like the sprite, 0..1. */
  readonly likeness: Float32Array;
  /** Whether the sprite is of a family that is known from all sides. */
  readonly isOfFamily: boolean;
  /** The beast that the sprite is most like, from that side in the sprite's colours: indices, −1 for transparent. */
  readonly beast?: Int32Array | undefined;
}

/** Exemplars are known from eight directions; another way to face, in degrees, counts as one of them within this. */
const EXACT = 1;

/** 0..7 for a yaw of 0, 45, … degrees. */
function directionOf(yaw: number): number | undefined {
  const nearest = Math.round(yaw / 45);
  return Math.abs(yaw - nearest * 45) <= EXACT ? nearest % 8 : undefined;
}

/**
 * What the exemplars tell of a sprite that stands in the middle of its canvas, in `colours` numbers at most without
 * transparent. Undefined where they know nothing: of turns to another height of the eye or between the eight directions,
 * and of sprites that reach out of the window.
 */
export function toldOf(book: ExemplarBook, sprite: Indexed, turn: Turn, colours: number): Told | undefined {
  const [from, to] = [directionOf(turn.from.yaw), directionOf(turn.to.yaw)];
  if (from === undefined || to === undefined || from === to || turn.from.pitch !== turn.to.pitch) return undefined;
  const { width, height, palette, indices } = sprite;
  const stand = standOf(
    width,
    height,
    Uint8Array.from(indices, (i) => i + 1),
  );
  const size = palette.length + 1;
  const found = sharesOf(book, { stand, from, to, palette });
  if (!found) return undefined;
  const [left, top] = [width / 2 - WINDOW / 2, stand.floor - WINDOW];
  /** The place in the window of a pixel; −1 outside of it. */
  const placeOf = (at: number): number => {
    const [column, row] = [(at % width) - left, Math.floor(at / width) - top];
    return row >= 0 && row < WINDOW && column >= 0 && column < WINDOW ? row * WINDOW + column : -1;
  };
  const pixels = width * height;
  const laid = (): Float32Array => {
    const out = new Float32Array((colours + 1) * pixels);
    for (let at = 0; at < pixels; at++) {
      const there = placeOf(at);
      // Nothing is outside the window.
      if (there < 0) out[at] = 1;
      else for (let k = 0; k < size; k++) out[k * pixels + at] = found.shares[there * size + k]!;
    }
    return out;
  };
  let shares: Float32Array | undefined;
  return {
    get shares() {
      shares ??= laid();
      return shares;
    },
    likeness: new Float32Array(height).map((_, y) => found.likeness[y - top] ?? 0),
    isOfFamily: found.isOfFamily,
    beast: found.beast && new Int32Array(pixels).map((_, at) => (found.beast![placeOf(at)] ?? 0) - 1),
  };
}

/** The same of the mirror image. */
export function mirrorTold(told: Told, width: number): Told {
  const { likeness, isOfFamily, beast } = told;
  return {
    get shares() {
      return mirrorRows(told.shares, width);
    },
    likeness,
    isOfFamily,
    beast,
  };
}

/** Nothing told: what the network is given where exemplars know nothing. */
export function nothingTold(width: number, height: number, colours: number): Told {
  return {
    shares: new Float32Array((colours + 1) * width * height),
    likeness: new Float32Array(height),
    isOfFamily: false,
  };
}
