/** A feather that stands out of a hat, a helmet, hair or a thing. */
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Paint } from './paint.ts';
import type { Region } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';
import { trinketAt, trinketSize } from './trinkets.ts';

/** Its quill goes in where the upper right of what it is on faces the sky. */
export function plumeOn(paint: Paint, subject: Subject, region: Region | undefined, tones: Ramp | undefined): void {
  const { flat } = paint;
  const { width, height } = flat;
  const [wide, high] = trinketSize(paint, 'feather');
  const { axis, headHalf, top, chin } = stanceOf(subject);
  const isHeaded = subject.head?.isSure === true && subject.head.eyes.length > 0;
  const isOf = (i: number): boolean => (region ? region[i] === 1 : flat.colors[i]! >= 0);
  // Columns of what it is on, each with its first row.
  const tops: { readonly x: number; readonly y: number }[] = [];
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      if (isOf(y * width + x)) {
        tops.push({ x, y });
        break;
      }
  if (tops.length === 0) return;
  const [from, to] =
    region || !isHeaded ? [tops[0]!.x, tops.at(-1)!.x + 1] : [Math.floor(axis - headHalf), Math.ceil(axis + headHalf)];
  const want = isHeaded && !region ? { x: axis + 0.5 * headHalf, y: top + 0.3 * (chin - top) } : undefined;
  const x = Math.round(want?.x ?? from + 0.66 * (to - from));
  const first = tops.find((one) => one.x >= x) ?? tops.at(-1)!;
  const y = Math.max(first.y + 1, Math.round(want?.y ?? first.y + 1));
  // Where it would leave the canvas it is set in deeper.
  trinketAt(paint, 'feather', { x: first.x + wide / 2, y: Math.max(high / 2, y + 1 - high / 2) }, tones, false);
}
