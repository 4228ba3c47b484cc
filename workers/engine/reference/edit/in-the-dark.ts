/** What is seen inside of something: eyes that look out of its dark, a light within. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { at, luma } from '../parts/flat.ts';
import { boxOf } from './damage.ts';
import { mattersOf } from './matters.ts';
import type { Paint } from './paint.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';

/** Two pairs at the most, each in the darkest place that is large enough; a shadow is set about what would not be seen. */
export function eyesWithin(paint: Paint, region: Region, tones: Ramp): void {
  const { flat } = paint;
  const { width } = flat;
  const box = boxOf(region, width);
  const r = box.side >= 40 ? 2 : 1;
  const gap = box.side >= 20 ? 2 * r : r;
  const [wide, high] = [2 * r + gap + 2, r + 2];
  const places: { readonly x: Px; readonly y: Px; readonly dark: number }[] = [];
  for (let y = box.top; y + high <= box.bottom; y++)
    for (let x = box.left; x + wide <= box.right; x++) {
      let [sum, isIn] = [0, true];
      // With what is about it: the joint between two stones is no dark to look out of.
      for (let v = -1; v <= high && isIn; v++)
        for (let u = -1; u <= wide && isIn; u++) {
          const c = at(flat, x + u, y + v);
          isIn = c >= 0 && region[(y + v) * width + x + u] === 1;
          sum += luma(c);
        }
      const off = Math.hypot((x + wide / 2 - (box.left + box.right) / 2) / (box.right - box.left), (y + high / 2 - (box.top + 0.45 * (box.bottom - box.top))) / (box.bottom - box.top)); // biome-ignore format: one line
      if (isIn) places.push({ x, y, dark: sum / ((wide + 2) * (high + 2)) + 90 * off });
    }
  places.sort((a, b) => a.dark - b.dark);
  const picked: (typeof places)[number][] = [];
  for (const one of places)
    if (picked.length < (box.side >= 28 ? 2 : 1) && picked.every((p) => Math.abs(p.x - one.x) > wide || Math.abs(p.y - one.y) > 2 * high)) picked.push(one); // biome-ignore format: one line
  for (const { x, y } of picked) {
    for (let v = 0; v < high; v++)
      for (let u = 0; u < wide; u++) {
        const isCorner = (v === 0 || v === high - 1) && (u === 0 || u === wide - 1);
        if (!isCorner && luma(at(flat, x + u, y + v)) > 52) paint.set(x + u, y + v, 0x1c1620);
      }
    for (const left of [x + 1, x + 1 + r + gap])
      for (let v = 0; v < r; v++)
        for (let u = 0; u < r; u++) paint.set(left + u, y + 1 + v, tones[r > 1 && u + v === 0 ? TONE.light : TONE.base]); // biome-ignore format: one line
  }
}

const LEAST = 0.05;
const MOST = 0.5;

/** The opening of a thing, else its middle, lit from within: brightest at its centre. */
export function litWithin(paint: Paint, subject: Subject, region: Region, tones: Ramp): void {
  const { width, colors } = paint.flat;
  const box = boxOf(region, width);
  const [cx, cy] = [(box.left + box.right - 1) / 2, (box.top + box.bottom - 1) / 2];
  const off = (i: number): number => Math.hypot(((i % width) - cx) / (box.right - box.left), (Math.floor(i / width) - cy) / (box.bottom - box.top)) * 2; // biome-ignore format: one line
  const all = region.reduce((n, v) => n + v, 0);
  // What hangs together in one matter about the middle and reaches no edge is an opening.
  const opening = mattersOf(subject)
    .flatMap(({ pieces }) => pieces)
    .filter(({ pixels }) => pixels.length > LEAST * all && pixels.length < MOST * all && pixels.some((i) => off(i) < 0.4) && pixels.every((i) => off(i) < 0.95)) // biome-ignore format: one line
    .filter(({ pixels }) => pixels.filter((i) => [i - 1, i + 1, i - width, i + width].some((j) => (colors[j] ?? -1) < 0)).length < 0.04 * pixels.length + 1) // biome-ignore format: one line
    .sort((a, b) => b.pixels.length - a.pixels.length)[0];
  const lit = opening?.pixels ?? [...region.keys()].filter((i) => region[i] && off(i) < 0.62);
  const most = Math.max(0.1, ...lit.map(off));
  const to = rgbToOklab(tones[TONE.light]);
  for (const i of lit) {
    const w = 0.92 - 0.5 * (off(i) / most);
    const own = rgbToOklab(unpackRgb(colors[i]!));
    const [L, a, b] = [0, 1, 2].map((k) => own[k]! + (to[k]! - own[k]!) * w) as [number, number, number];
    paint.set(
      i % width,
      Math.floor(i / width),
      oklabToRgb([Math.max(own[0], L) + (off(i) < 0.3 * most ? 0.08 : 0), a, b]),
    );
  }
}
