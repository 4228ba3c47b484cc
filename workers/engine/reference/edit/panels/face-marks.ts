/** Small things in a face that no other way tells: tears, a moustache, tusks. */
import { luma, toFlat } from '../../parts/flat.ts';
import { eyesMeant } from '../eyes-meant.ts';
import type { Region } from '../regions.ts';
import { type Subject, stanceOf } from '../subject.ts';
import { type Panel, panelsOf } from './panels.ts';
import { isSkinOf, skinSeen } from './skin.ts';

const KINDS: readonly (readonly [RegExp, (panel: Panel, face: Panel) => boolean])[] = [
  [/^(?:tears?|teardrops?)$/, ({ hue, chroma, light }) => hue < -70 && hue > -170 && chroma > 0.04 && light > 0.45],
  [/^(?:tusks?|fangs?|tooth|teeth)$/, ({ chroma, light }) => chroma < 0.09 && light > 0.7],
  [/^(?:moustache|mustache|stache)$/, ({ light }, face) => light < face.light - 0.12],
];
/** Larger, in shares of a figure, is no mark in a face. */
const MOST = 0.07;

export const isFaceMark = (noun: string): boolean => KINDS.some(([words]) => words.test(noun));

/** The pixels of a mark, below the eyes and about the face; undefined where there is none. */
export function faceMark(subject: Subject, noun: string): Region | undefined {
  const is = KINDS.find(([words]) => words.test(noun))?.[1];
  if (!is) return undefined;
  const { width, height } = subject.sprite;
  const { all, of } = panelsOf(subject);
  const figure = of.reduce((n, k) => n + (k >= 0 ? 1 : 0), 0);
  const { axis, headHalf, top, chin } = stanceOf(subject);
  const eyes = eyesMeant(subject, subject.head?.eyes ?? []).flat();
  const face = skinSeen(subject);
  if (!face) return undefined;
  const row = (i: number): number => Math.floor(i / width);
  const brow = eyes.length > 0 ? Math.min(...eyes.map(row)) : (top + Math.min(...face.pixels.map(row))) / 2;
  const isTear = /^tear/.test(noun);
  const low = eyes.length > 0 ? Math.max(...eyes.map(row)) + (isTear ? 0 : 1) : brow;
  const last = chin + 0.3 * (chin - top);
  const isNear = (i: number): boolean => row(i) >= (isTear ? brow : low) && row(i) <= last && Math.abs((i % width) + 0.5 - axis) <= 1.2 * headHalf + 2; // biome-ignore format: one line
  const own = new Set(all.filter((panel) => panel === face || isSkinOf(face, panel)).flatMap(({ pixels }) => pixels));
  const isBesideFace = ({ pixels }: Panel): boolean => pixels.some((i) => [-1, 1, -2, 2, -width, width].some((d) => own.has(i + d))); // biome-ignore format: one line
  const marks = all.filter((panel) => panel !== face && panel.pixels.length <= Math.max(3, MOST * figure) && is(panel, face) && panel.pixels.filter(isNear).length >= 0.7 * panel.pixels.length && isBesideFace(panel)); // biome-ignore format: one line
  // A mouth is lower than what grows on the lip above it.
  const sorted = [...marks].sort((a, b) => row(a.pixels[0]!) - row(b.pixels[0]!));
  const meant = /^(?:mou?s|stache)/.test(noun) ? sorted.slice(0, 2).filter((one) => row(one.pixels[0]!) <= row(sorted[0]!.pixels[0]!) + 1) : sorted; // biome-ignore format: one line
  if (meant.length === 0) {
    // Long white teeth beside a mouth are taken for eyes where hair hides those.
    const all = eyesMeant(subject, subject.head?.eyes ?? []);
    const { colors } = toFlat(subject.sprite);
    const isTusk = (eye: readonly number[]): boolean => eye.length >= 3 && Math.max(...eye.map(row)) - Math.min(...eye.map(row)) >= eye.length - 1 && eye.every((i) => luma(colors[i]!) > 190); // biome-ignore format: one line
    if (!/^tusk/.test(noun) || all.length !== 2 || !all.every(isTusk)) return undefined;
    const out = new Uint8Array(width * height);
    for (const i of all.flat()) out[i] = 1;
    return out;
  }
  const out = new Uint8Array(width * height);
  for (const { pixels } of meant) for (const i of pixels) out[i] = 1;
  return out;
}

/** A face without a mark: the face goes on over it. */
export function faceOver(subject: Subject, region: Region): (i: number) => number {
  const { colors, width } = toFlat(subject.sprite);
  const face = skinSeen(subject);
  const main = face ? panelsOf(subject).all.filter((panel) => panel === face || isSkinOf(face, panel)).flatMap(({ pixels }) => pixels) : []; // biome-ignore format: one line
  return (i) => {
    const own = main.filter((j) => !region[j]);
    if (own.length === 0) return -1;
    const off = (j: number): number => Math.hypot((j % width) - (i % width), Math.floor(j / width) - Math.floor(i / width)); // biome-ignore format: one line
    return colors[own.reduce((a, b) => (off(b) < off(a) ? b : a))]!;
  };
}
