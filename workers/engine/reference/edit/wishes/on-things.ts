/** Wishes of what is set on the middle of a thing: a label, a face. */
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../../src/pixels/types.ts';
import { at, luma } from '../../parts/flat.ts';
import { MOOD_WORDS, moody } from '../faces.ts';
import { isThing } from '../matters.ts';
import { type Paint, paintOn } from '../paint.ts';
import type { Subject } from '../subject.ts';
import { trinketAt, trinketIn } from '../trinkets.ts';
import { middleOf } from './things.ts';
import { ADDS, toneOf } from './words.ts';

/** "Add a label", "give it a face": on the middle of a thing. */
export function onThing(subject: Subject, clause: string): Rgba | undefined {
  const what = /\b(?:label|sticker|tag|face|eyes and a mouth|mouth and eyes)\b/.exec(clause)?.[0];
  // Nobody who has eyes has a label.
  const isOne = isThing(subject) || (subject.head?.eyes.length ?? 0) !== 2;
  if (!what || !ADDS.test(clause) || !isOne) return undefined;
  const paint = paintOn(subject);
  if (/face|mouth/.test(what)) {
    moody(paint, eyesOn(paint, middleOf(subject)), MOOD_WORDS.find(([words]) => words.test(clause))?.[1] ?? 'happy');
    return paint.image();
  }
  const emblem = trinketIn(clause);
  // "A red label with a star": the red is the label's.
  const [own = '', ofEmblem = ''] = emblem ? clause.split(/ with /) : [clause];
  label(paint, middleOf(subject), toneOf(own));
  if (emblem) trinketAt(paint, emblem.name, middleOf(subject), toneOf(ofEmblem), true);
  return paint.image();
}

/** Two eyes drawn on the middle of a thing. */
function eyesOn(paint: Paint, { x, y }: { readonly x: number; readonly y: number }): number[][] {
  const { flat, height } = paint;
  const r = height > 40 ? 2 : 1;
  const apart = Math.max(r + 1, Math.round(0.12 * height));
  return [-1, 1].map((side) => {
    const left = Math.round(x - 0.5 + side * apart);
    const out: number[] = [];
    for (let dy = 0; dy <= r; dy++)
      for (let dx = 0; dx < r; dx++) {
        const [u, v] = [left + dx, Math.round(y) - r - 1 + dy];
        if (at(flat, u, v) < 0) continue;
        // On what is dark eyes are light.
        paint.set(u, v, luma(at(flat, u, v)) < luma(paint.dark) + 50 ? 0xf4ecd0 : paint.dark);
        out.push(v * flat.width + u);
      }
    return out;
  });
}

/** A piece of paper on the middle of a thing, in from its sides. */
function label(paint: Paint, { x, y }: { readonly x: number; readonly y: number }, tones: Ramp | undefined): void {
  const { flat } = paint;
  const main = tones ?? rampOf(hexToRgb('#efe6d0'));
  const row = Math.round(y);
  let [from, to] = [Math.floor(x), Math.floor(x)];
  while (at(flat, from - 1, row) >= 0) from--;
  while (at(flat, to + 1, row) >= 0) to++;
  const inset = Math.max(1, Math.round(0.14 * (to - from)));
  const high = Math.max(3, Math.round(0.2 * paint.height));
  for (let v = row - (high >> 1); v < row - (high >> 1) + high; v++)
    for (let u = from + inset; u <= to - inset; u++)
      if (at(flat, u, v) >= 0)
        paint.set(
          u,
          v,
          main[u > x + 0.25 * (to - from) || v === row - (high >> 1) + high - 1 ? TONE.shadow : TONE.light],
        );
}
