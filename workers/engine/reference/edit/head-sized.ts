/** A head larger or smaller than it is, on the same neck. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import { resizePixels } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { paintOn } from './paint.ts';
import type { Subject } from './subject.ts';

/** So much of a head may be cut off by the canvas. */
const MOST_CUT = 0.03;
const LESS = [1.26, 1.18, 1.12] as const;
const SINKS = 0.12;
const NECK = 0.2;

/** The picture with its head so many times as large; what hangs below the chin stays. */
export function headSized(subject: Subject, by: number): Rgba {
  const paint = paintOn(subject);
  const { flat } = paint;
  const { width, colors } = flat;
  const { axis, headHalf, top, chin } = paint.stance;
  if (!subject.head?.isSure || subject.head.isBare || chin - top < 4)
    throw new InputError('A head is made larger or smaller where it sits on a body, and none was surely found so.');
  // All that hangs together above the chin with the middle of the face: hair, ears and hats are of it, a raised blade beside it is not.
  const own = new Set<number>();
  const reach = 1.7 * headHalf + 3;
  const queue = [Math.floor((top + chin) / 2) * width + Math.floor(axis)];
  while (queue.length > 0) {
    const i = queue.pop()!;
    const [x, y] = [i % width, Math.floor(i / width)];
    // Beside the chin are shoulders.
    const far = y >= chin - NECK * (chin - top) ? headHalf + 0.5 : reach;
    if (own.has(i) || at(flat, x, y) < 0 || y >= chin || Math.abs(x + 0.5 - axis) > far) continue;
    own.add(i);
    queue.push(i - width, i + width);
    if (x > 0) queue.push(i - 1);
    if (x < width - 1) queue.push(i + 1);
  }
  if (own.size < 12) throw new InputError('No head was surely found in the picture that could be of another size.');
  const first = Math.min(...[...own].map((i) => Math.floor(i / width)));
  const far = Math.max(...[...own].map((i) => Math.abs((i % width) + 0.5 - axis)));
  // As far to both sides of the axis, so that what was even stays so.
  const left = Math.floor(axis - far);
  const wide = Math.round(2 * (axis - left));
  const high = chin - first;
  const cut = createImage(wide, high);
  for (const i of own) {
    const [x, y] = [(i % width) - left, Math.floor(i / width) - first];
    if (x >= 0 && x < wide) cut.data.set(subject.sprite.data.subarray(i * 4, i * 4 + 4), (y * wide + x) * 4);
  }
  for (const i of own) paint.set(i % width, Math.floor(i / width), -1);
  // As large as the canvas has room for; a large head sinks a little between the shoulders.
  for (const factor of by > 1 ? [by, ...LESS.filter((one) => one < by)] : [by]) {
    const grown = Math.round((wide * factor - wide) / 2) * 2 + wide;
    const tall = Math.max(by > 1 ? high + 1 : 2, Math.round(high * factor));
    const sinks = Math.max(0, Math.min(tall - chin, Math.round(SINKS * high)));
    const [x0, y0] = [left - (grown - wide) / 2, chin - tall + sinks];
    const drawn = resizePixels(cut, grown, tall);
    const all: (readonly [Px, Px, number])[] = [];
    for (let y = 0; y < tall; y++)
      for (let x = 0; x < grown; x++) if (drawn.data[(y * grown + x) * 4 + 3]! >= 128) all.push([x0 + x, y0 + y, (y * grown + x) * 4]); // biome-ignore format: one line
    const lost = all.filter(([x, y]) => x < 0 || y < 0 || x >= width || y >= colors.length / width).length;
    if (lost > MOST_CUT * all.length) continue;
    for (const [x, y, k] of all) paint.set(x, y, packRgb(drawn.data[k]!, drawn.data[k + 1]!, drawn.data[k + 2]!));
    return paint.image();
  }
  throw new InputError('The canvas has no room for that: send the picture on a larger one.');
}
