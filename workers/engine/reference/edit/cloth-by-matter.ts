/** Clothes of whom no parts were told, by what they are made of. */
import { toFlat } from '../parts/flat.ts';
import { mattersOf, metal } from './matters.ts';
import type { Region } from './regions.ts';
import { type Subject, stanceOf } from './subject.ts';

/** What somebody is clothed in of whom no parts were told: the commonest matter below the face, unlike it. */
export function clothByMatter(subject: Subject, least = LEAST_CLOTH): Region | undefined {
  const { chin, axis, headHalf, top } = stanceOf(subject);
  const { width } = subject.sprite;
  const all = mattersOf(subject);
  const inFace = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - axis) < 0.5 * headHalf &&
    Math.floor(i / width) > (top + chin) / 2 &&
    Math.floor(i / width) < chin;
  const [cloth] = all
    .map((one) => ({
      one,
      below: one.pixels.filter((i) => Math.floor(i / width) >= chin).length,
      face: one.pixels.filter(inFace).length,
    }))
    .filter(
      ({ one, below, face }) =>
        below >= 0.5 * one.pixels.length && face <= 0.1 * one.pixels.length && one.share >= least,
    )
    .sort((a, b) => b.below - a.below);
  if (!cloth) return undefined;
  const out = new Uint8Array(width * subject.sprite.height);
  for (const i of cloth.one.pixels) if (Math.floor(i / width) >= chin) out[i] = 1;
  return out;
}
const LEAST_CLOTH = 0.25;

/** What of a figure is of metal below its face; undefined where that is little. */
export function metalBelowFace(subject: Subject): Region | undefined {
  const { chin } = stanceOf(subject);
  const { width, height } = subject.sprite;
  const all = mattersOf(subject)
    .filter(metal)
    .flatMap(({ pixels }) => pixels.filter((i) => Math.floor(i / width) >= chin));
  const area = toFlat(subject.sprite).colors.reduce((n, c) => n + (c >= 0 ? 1 : 0), 0);
  if (all.length < LEAST_METAL * area) return undefined;
  const out = new Uint8Array(width * height);
  for (const i of all) out[i] = 1;
  return out;
}
const LEAST_METAL = 0.06;
