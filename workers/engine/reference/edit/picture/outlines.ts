/** The line round a figure: thicker, thinner, in another colour, added, taken off. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { packRgb } from '../../../../../src/pixels/histogram.ts';
import { sameImage } from '../../../../../src/pixels/image.ts';
import { TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import {
  at,
  BESIDE,
  type Color,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  luma,
  NONE,
  put,
  toFlat,
  toImage,
} from '../../parts/flat.ts';
import { lineHabitOf } from '../../parts/line-habit.ts';
import { toneOf } from '../wishes/words.ts';
import type { Frames } from './types.ts';

const LINE = /\b(?:out ?lines?|contours?|border lines?|black lines?|line ?art|lines around)\b/;
const THICKER = /\b(?:thick(?:er)?|bold(?:er)?|stronger|heavier|fatter|wider|double|2 ?px|two pixels?)\b/;
const THINNER = /\b(?:thin(?:ner)?|finer|lighter weight|slimmer|narrower)\b/;
const GONE = /^(?:remove|take|without|no|delete|erase|strip|get rid|drop|lose)\b/;

export function outlined(clause: string): Frames | undefined {
  if (!LINE.test(clause)) return undefined;
  const tones = toneOf(clause.replace(LINE, ' '));
  const color = tones && packRgb(...tones[TONE.base]);
  const each =
    (change: (flat: Flat) => Flat): Frames =>
    (frames) => {
      const out = frames.map((frame) => toImage(change(toFlat(frame))));
      if (out.every((image, k) => sameImage(image, frames[k]!)))
        throw new InputError(
          'Nothing of the outline would change: the canvas has no room for it, or it already is so.',
        );
      return out;
    };
  if (GONE.test(clause)) return each(bared);
  if (THINNER.test(clause)) return each(thinned);
  if (THICKER.test(clause)) return each((flat) => ringed(flat, color));
  const isNew = /^(?:add|give|put|draw|with)\b|^(?:an? )?[a-z ]*outline$/.test(clause);
  return each((flat) => {
    if (color === undefined) {
      if (lineHabitOf(flat).isLined)
        throw new InputError('It has an outline already: say "thicker", or in which colour.');
      return ringed(flat, undefined);
    }
    return !isNew && lineHabitOf(flat).isLined ? dyed(flat, color) : ringed(flat, color);
  });
}

/** With a line on the clear pixels beside it: in a colour, else in that of its own line, else in a dark of what it borders. */
function ringed(flat: Flat, color: Color | undefined): Flat {
  const line = lineHabitOf(flat);
  const out = copyOf(flat);
  const dark = darkest(flat);
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) >= 0) continue;
      const beside = BESIDE.map(([dx, dy]) => at(flat, x + dx, y + dy)).filter((c) => c >= 0);
      if (beside.length === 0) continue;
      const own = beside.find((c) => line.colors.has(c));
      put(out, x, y, color ?? own ?? dark);
    }
  return out;
}

function darkest(flat: Flat): Color {
  const line = lineHabitOf(flat);
  if (line.isLined) return line.over(NONE);
  const colors = [...flat.colors].filter((c) => c >= 0).sort((a, b) => luma(a) - luma(b));
  const found = colors[Math.floor(colors.length * 0.03)] ?? 0x181018;
  return luma(found) < 70 ? found : 0x181018;
}

const isOuterLine = (flat: Flat, colors: ReadonlySet<Color>, x: Px, y: Px): boolean =>
  colors.has(at(flat, x, y)) && isRim(flat, x, y);

/** Without its outer row of line; what is line all through, a thin dark thing, stays. */
function bared(flat: Flat): Flat {
  const { isLined, figure } = lineHabitOf(flat);
  if (!isLined) throw new InputError('No outline was found: what is round the figure is not darker than the figure.');
  return figure;
}

function thinned(flat: Flat): Flat {
  const { isLined, colors } = lineHabitOf(flat);
  const inner = (x: Px, y: Px): boolean =>
    BESIDE.some(([dx, dy]) => colors.has(at(flat, x + dx, y + dy)) && !isRim(flat, x + dx, y + dy));
  let [outer, doubled] = [0, 0];
  eachPixel(flat, (x, y) => {
    if (!isOuterLine(flat, colors, x, y)) return;
    outer++;
    if (inner(x, y)) doubled++;
  });
  if (!isLined || doubled < 0.5 * outer)
    throw new InputError('The outline is one pixel wide: it cannot be thinner. "Remove the outline" takes it off.');
  const out = copyOf(flat);
  eachPixel(flat, (x, y) => {
    if (isOuterLine(flat, colors, x, y)) put(out, x, y, NONE);
  });
  return out;
}

/** Its own line in another colour: all that hangs together with the rim. */
function dyed(flat: Flat, color: Color): Flat {
  const { colors } = lineHabitOf(flat);
  const out = copyOf(flat);
  eachPixel(flat, (x, y) => {
    if (isOuterLine(flat, colors, x, y)) put(out, x, y, color);
  });
  return out;
}
