/**
 * Heads turned by whole columns: the silhouette stays, what lies on it moves to the side that the figure looks to, and what
 * comes into view behind has the colours of the head's edge.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  apart,
  areaOf,
  areKin,
  at,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  put,
  toFlat,
  toImage,
} from './flat.ts';
import { halfAside } from './narrowed.ts';
import type { Person } from './person-types.ts';
import { type Run, widthOf } from './runs.ts';

/** Half turned, a face moves by this share of half the head. */
const ASKEW = 0.3;
/** From aside the near eye lies so far from the front, as a share of half the head; where no eye is found the face moves so far. */
const EYE = 0.42;
const ASIDE = 0.75;
/** Heads of fewer columns have no room for it; those of more are drawn so finely that single rows would tear. */
const LEAST: Px = 5;
const MOST: Px = 11;

/** Columns of a cheek that come into view before the hair does. */
const CHEEK: Px = 1;

/** Whether a head has so few columns that a face moves on it as a whole. */
export const isCoarse = ({ head }: Person): boolean => 2 * head.half <= MOST;

/** How far a face moves half turned, and from aside. */
export function faceShifts(
  { axis, head }: Person,
  eyes: readonly number[],
): { readonly askew: Px; readonly aside: Px } {
  const askew = 2 * head.half < LEAST ? 0 : Math.max(1, Math.round(head.half * ASKEW));
  const near = eyes.length > 0 ? Math.max(...eyes.map((x) => Math.abs(x - axis))) : undefined;
  const aside = near === undefined ? head.half * ASIDE : head.half * (1 - EYE) + near;
  return { askew, aside: Math.max(askew, Math.round(Math.min(aside, head.half * 1.6))) };
}

/** Rows of the head in which there is a face. */
function isFaced({ head }: Person, y: Px, run: Run): boolean {
  for (let x = run.from; x < run.to; x++) if (at(head.face, x, y) >= 0) return true;
  return false;
}

/** The head of a front, line and all, with its face moved by `by` columns (to the right where positive), onto another picture. */
export function withTurnedHead(onto: Flat, seen: Flat, person: Person, by: Px): Flat {
  const { head, line, top, neck } = person;
  const out = copyOf(onto);
  for (let y = top; y < neck; y++) {
    const run = head.runs[y];
    if (!run) continue;
    for (let x = run.from - 1; x <= run.to; x++) if (at(seen, x, y) >= 0) put(out, x, y, at(seen, x, y));
    if (by === 0 || widthOf(run) < LEAST - 1 || !isFaced(person, y, run)) continue;
    const own = Array.from({ length: widthOf(run) }, (_, i) => at(line.figure, run.from + i, y));
    const inward = by > 0 ? own : [...own].reverse();
    const edge: Color = inward.slice(0, 2).find((c) => c >= 0 && !line.colors.has(c)) ?? inward[0]!;
    own.forEach((_, i) => {
      const source = i - by;
      const isSeen = source >= 0 && source < own.length;
      // Farther round than the cheek is the back of the head.
      const behind = Math.abs(by) > CHEEK ? at(head.hair, run.from + i, y) : edge;
      const color = isSeen ? own[source]! : behind >= 0 ? behind : edge;
      if (at(seen, run.from + i, y) >= 0 && color >= 0) put(out, run.from + i, y, color);
    });
  }
  return out;
}

/** Half turned, the face of a large head moves by this share of half of it. */
const ASKEW_LARGE = 0.24;

/**
 * The head of a front onto another picture, its face moved as one piece: on a head of many columns features stay whole, the
 * near cheek comes into view and then hair; of the far side a column of hair stays.
 */
export function withMovedFace(onto: Flat, seen: Flat, person: Person, isRight: boolean, share = ASKEW_LARGE): Flat {
  const { head, line, top, neck } = person;
  const out = copyOf(onto);
  const by = Math.max(1, Math.round(head.half * share));
  const s = isRight ? 1 : -1;
  const colors: Color[] = [];
  eachPixel(head.face, (_x, _y, color) => colors.push(color));
  const skin = commonest(colors);
  for (let y = top; y < neck; y++) {
    const run = head.runs[y];
    if (!run) continue;
    for (let x = run.from - 1; x <= run.to; x++) if (at(seen, x, y) >= 0) put(out, x, y, at(seen, x, y));
    const columns: Px[] = [];
    for (let x = run.from; x < run.to; x++) if (at(head.face, x, y) >= 0) columns.push(x);
    if (columns.length < 2) continue;
    const near = isRight ? columns[0]! : columns.at(-1)!;
    const far = isRight ? run.to - 1 : run.from;
    const keepsHair = at(head.face, far, y) < 0 && !line.colors.has(at(line.figure, far, y));
    const cheek = [0, 1, 2].map((d) => at(line.figure, near + s * d, y)).find((c) => areKin(c, skin));
    for (let d = 0; d < by; d++) {
      const hair = at(head.hair, near + s * d, y);
      const color = cheek !== undefined && d >= by >> 1 ? cheek : hair;
      if (color >= 0) put(out, near + s * d, y, color);
    }
    for (const x of columns) {
      const to = x + s * by;
      if (to < run.from || to >= run.to || (keepsHair && to === far)) continue;
      put(out, to, y, at(line.figure, x, y));
    }
  }
  return out;
}

/** Where eyes lie in a head, as shares of its height; colours so far from the skin's, of 442, are of eyes, and alike on both sides. */
const [BROW, MOUTH] = [0.28, 0.82] as const;
const FEATURE = 70;
const ALIKE = 60;
/** Eyes stand so far from the middle, or they are a nose or a mouth. */
const APART = 0.9;

/** Columns of the eyes of who looks at the viewer; none where none are told. */
export function eyesOf({ axis, neck, head }: Person): readonly number[] {
  const colors: Color[] = [];
  eachPixel(head.face, (_x, _y, color) => colors.push(color));
  const skin = commonest(colors);
  const last = Math.round(2 * axis) - 1;
  let best: { readonly off: number; readonly worth: number } | undefined;
  const tall = neck - head.under;
  for (let y = Math.ceil(head.under + BROW * tall); y < head.under + MOUTH * tall; y++) {
    for (let x = Math.floor(axis - head.half); x + 0.5 < axis - APART; x++) {
      const [color, other] = [at(head.face, x, y), at(head.face, last - x, y)];
      if (color < 0 || other < 0 || apart(color, other) > ALIKE) continue;
      const worth = Math.min(apart(color, skin), apart(other, skin));
      if (worth >= FEATURE && worth > (best?.worth ?? 0)) best = { off: axis - x - 0.5, worth };
    }
  }
  return best ? [axis - best.off, axis + best.off] : [];
}

/** Figures of no more rows have so few pixels that from aside they are their front, narrower, with the face at its edge. */
const SMALL: Px = 20;
/** Of the half that lies farther off so much of its width is seen from aside. */
const FAR_HALF = 0.4;

/** Whether somebody is so small; what hands hold and what hangs behind has a place of its own from aside. */
export const isSmall = ({ top, floor, cape, held }: Person): boolean =>
  floor - top <= SMALL && !cape && held.every((thing) => areaOf(thing) === 0);

/** Somebody small from aside, looking to the right of the screen, or to the left. */
export function smallAside(person: Person, isRight: boolean): Flat {
  const { axis, head, torsoHalf, picture } = person;
  const half = Math.max(head.half, torsoHalf) + 1;
  const body = toFlat(halfAside(toImage(picture), isRight ? 'right' : 'left', FAR_HALF, { axis, half }));
  const by = Math.min(faceShifts(person, eyesOf(person)).aside, roomFor(person, isRight));
  return withTurnedHead(body, picture, person, isRight ? by : -by);
}

/** Of a face so much stays in sight. */
const KEPT = 0.45;

/** How far a face may move to a side: one that is drawn a little turned lies beside the middle already. */
export function roomFor({ axis, head }: Person, isRight: boolean): Px {
  const columns: Px[] = [];
  eachPixel(head.face, (x) => columns.push(isRight ? x - axis : axis - 1 - x));
  const [from, to] = [Math.min(...columns), Math.max(...columns) + 1];
  return columns.length === 0 ? 0 : Math.max(1, Math.floor(head.half - from - KEPT * (to - from)));
}
