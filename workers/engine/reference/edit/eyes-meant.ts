/** Which of the places that may be eyes are the eyes that words speak of. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import type { Eye } from '../parts/find-eyes.ts';
import { at, type Flat, toFlat } from '../parts/flat.ts';
import { eyesByLook } from './eyes-by-look.ts';
import { middleOf } from './pair-of-eyes.ts';
import type { Subject } from './subject.ts';

/** So much better is a pair that only its look tells than one that a head was told by. */
const BETTER = 0.12;
const FAR_BETTER = 0.3;
/** So near two are one eye. */
const NEAR = 1.8;
/** Eyes of one colour at one height are a pair. */
const PAIR = 0.25;
const KIN = 0.08;
/** Larger ones are seen first, up to four pixels. */
const SIZE = 0.05;

type Lab = readonly [L: number, a: number, b: number];
const off = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The eyes that were told with a head, or a pair that stands out from it far more. */
export function eyesMeant(subject: Subject, told: readonly Eye[]): readonly Eye[] {
  const flat = toFlat(subject.sprite);
  const look = eyesByLook(subject);
  if (told.length === 0) return look;
  if (look.length < 2) return told;
  const isTold = subject.person !== undefined && told.length === 2;
  // A pixel of white beside an iris is of the eye that was told.
  const places = told.map((eye) => middleOf(eye, flat.width));
  const isNear = look.every((eye) => {
    const { x, y } = middleOf(eye, flat.width);
    return places.some((one) => Math.hypot(one.x - x, one.y - y) <= NEAR);
  });
  if (isNear && told.length === 2) return told;
  return worthOf(flat, look) > worthOf(flat, told) + (isTold ? FAR_BETTER : BETTER) ? look : told;
}

/** How much eyes stand out from what is about them, in how rare a colour, and whether they are alike. */
export function worthOf(flat: Flat, eyes: readonly Eye[]): number {
  const { width, colors } = flat;
  const lab = (i: number): Lab => rgbToOklab(unpackRgb(colors[i]!));
  const all = [...colors].filter((c) => c >= 0).length;
  const one = (eye: Eye): { readonly lab: Lab; readonly worth: number } => {
    const own = new Set(eye);
    const mean = eye.map(lab).reduce<Lab>((n, v) => [n[0] + v[0] / eye.length, n[1] + v[1] / eye.length, n[2] + v[2] / eye.length], [0, 0, 0]); // biome-ignore format: one line
    const ring = [...new Set(eye.flatMap((i) => [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => i + dx + dy * width))))].filter((i) => !own.has(i)); // biome-ignore format: one line
    const there = ring.filter((i) => at(flat, i % width, Math.floor(i / width)) >= 0);
    const unlike = there.reduce((n, i) => n + off(lab(i), mean), 0) / Math.max(1, there.length);
    const kin = [...colors].filter((c) => c >= 0 && off(rgbToOklab(unpackRgb(c)), mean) < KIN).length;
    return { lab: mean, worth: Math.min(0.5, unlike) + 0.6 * Math.hypot(mean[1], mean[2]) - 0.8 * Math.min(0.4, kin / all) - (there.length < 0.8 * ring.length ? 0.2 : 0) }; // biome-ignore format: one line
  };
  const seen = eyes.map(one);
  const size = SIZE * Math.min(4, Math.max(...eyes.map((eye) => eye.length)));
  const mean = seen.reduce((n, { worth }) => n + worth, 0) / seen.length + size;
  if (seen.length !== 2) return mean;
  const [a, b] = eyes.map((eye) => middleOf(eye, width));
  const isPair = off(seen[0]!.lab, seen[1]!.lab) < KIN && Math.abs(a!.y - b!.y) <= 1 && eyes[0]!.length === eyes[1]!.length; // biome-ignore format: one line
  return mean + (isPair ? PAIR : 0);
}
