/** Eyes larger than they are: upwards and away from the nose, by a pixel at the least. */
import { InputError } from '../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { wholeEye } from './eyes.ts';
import { eyesMeant } from './eyes-meant.ts';
import { boxesOf } from './faces.ts';
import { paintOn } from './paint.ts';
import type { Subject } from './subject.ts';
import { eyesOf } from './whole-of.ts';

const LARGER = 1.4;

export function largerEyes(subject: Subject): Rgba {
  const paint = paintOn(subject);
  const { flat, stance } = paint;
  const { width } = flat;
  const head = stance.chin - stance.top;
  const eyes = eyesMeant(subject, eyesOf(subject)).map((eye) => wholeEye(flat, eye, head));
  const boxes = boxesOf(paint, eyes);
  if (boxes.length === 0) throw new InputError('No eyes were found in the picture: none stand out from a face.');
  const own = new Set(eyes.flat());
  const middle = boxes.reduce((sum, { x }) => sum + x, 0) / boxes.length;
  for (const { left, right, top, bottom, x } of boxes) {
    const [wide, high] = [right + 1 - left, bottom + 1 - top];
    const [more, taller] = [wide > 1 || head >= 14 ? Math.max(1, Math.round((LARGER - 1) * wide)) : 0, Math.max(1, Math.round((LARGER - 1) * high))]; // biome-ignore format: one line
    const from = boxes.length > 1 && x > middle ? left : left - more;
    for (let v = 0; v < high + taller; v++)
      for (let u = 0; u < wide + more; u++) {
        const [sx, sy] = [left + Math.floor(((u + 0.5) * wide) / (wide + more)), top + Math.floor(((v + 0.5) * high) / (high + taller))]; // biome-ignore format: one line
        if (own.has(sy * width + sx) && at(flat, from + u, top - taller + v) >= 0) paint.set(from + u, top - taller + v, at(flat, sx, sy)); // biome-ignore format: one line
      }
  }
  return paint.image();
}
