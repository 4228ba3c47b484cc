/** Hair and hats of whom no parts are told: what lies over a face, and what is under it when it goes. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { areKin, connected, isWarm, luma, NONE, toFlat } from '../parts/flat.ts';
import { withoutCrumbs } from '../parts/index.ts';
import { type Area, areasOf } from './by-colour/areas.ts';
import { areaNamed } from './by-colour/named-area.ts';
import { besideEyes } from './face-colour.ts';
import { hatByMatter } from './hat-by-matter.ts';
import { hatOf } from './hat-found.ts';
import { runOf } from './head-top.ts';
import { sum } from './held.ts';
import { linedRound, paintOn } from './paint.ts';
import { withoutPart } from './part-edges.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { eyesOf, wholeOf } from './whole-of.ts';

/** Hair hangs so far below the chin, in heads, and beside a face, in half heads. */
const LONG = 1.4;
const WIDE = 2;
const LEAST = 4;
const GREY = 0.03;
const OF_BODY = 0.12;
const TALL = 0.76;
const BRIM = 1.3;

interface Crown {
  readonly area: Area;
  readonly isSkin: boolean;
  /** The row of the eyes. */
  readonly level: number;
  readonly isOver: (i: number) => boolean;
}

/** The matter that most of what is over a face is of; undefined where no face is seen. */
function crownOf(subject: Subject): Crown | undefined {
  const { head, sprite } = subject;
  const eyes = eyesOf(subject);
  if (!head?.isSure || head.isHidden || eyes.length === 0) return undefined;
  const flat = toFlat(sprite);
  const { colors, width } = flat;
  const { axis, headHalf, top } = stanceOf(subject);
  const skin = besideEyes(flat, lineOf(subject), eyes);
  const level = Math.min(...eyes.flat().map((i) => Math.floor(i / width)));
  const isOver = (i: number): boolean => Math.floor(i / width) < top + 0.6 * (level - top) && Math.floor(i / width) >= top - 1 && Math.abs((i % width) + 0.5 - axis) <= headHalf; // biome-ignore format: one line
  const best = areasOf(subject).areas.map((area) => ({ area, n: area.pixels.filter(isOver).length })).sort((a, b) => b.n - a.n)[0]; // biome-ignore format: one line
  if (!best || best.n < LEAST) return undefined;
  return { area: best.area, isSkin: skin >= 0 && best.area.pixels.some((i) => colors[i] === skin), level, isOver };
}

/** Whether the top of a head is of one colour with its face. */
export const isBaldByPlace = (subject: Subject): boolean => crownOf(subject)?.isSkin === true;

/** Hair that its place alone tells: what is over a face and is not of its colour; undefined where that seems to be a hat. */
export function hairByPlace(subject: Subject): Region | undefined {
  const crown = crownOf(subject);
  if (!crown || crown.isSkin) return undefined;
  const { area, level, isOver } = crown;
  const flat = toFlat(subject.sprite);
  const { colors, width } = flat;
  const { axis, headHalf, top, chin } = stanceOf(subject);
  // Nor is it hair where it is a hat's: grey as steel, taller than a head, broader than one, or of the cloth of the body.
  const below = [...colors.keys()].filter((i) => colors[i]! >= 0 && Math.floor(i / width) >= chin);
  const own = new Set(area.pixels);
  const isCloth = below.filter((i) => own.has(i)).length > OF_BODY * below.length;
  const isTall = level - top > TALL * (chin - top);
  const face = runOf(flat, axis, level + 1);
  const spans = new Map<number, [number, number]>();
  for (const i of area.pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const span = spans.get(y) ?? [x, x];
    if (y < level) spans.set(y, [Math.min(span[0], x), Math.max(span[1], x)]);
  }
  const widest = Math.max(0, ...[...spans.values()].map(([from, to]) => to - from + 1));
  const isBrim = face !== undefined && widest > BRIM * (face.to - face.from) + 2;
  if (area.chroma < GREY || isCloth || isTall || isBrim || hatByMatter(subject)) return undefined;
  // It covers no nose and no mouth.
  const isFace = (i: number): boolean => Math.floor(i / width) >= top + 0.6 * (chin - top) && Math.floor(i / width) < chin + 1 && Math.abs((i % width) + 0.5 - axis) < 0.5 * headHalf; // biome-ignore format: one line
  const isIn = (i: number): boolean => !isFace(i) && Math.floor(i / width) < chin + LONG * (chin - top) && Math.abs((i % width) + 0.5 - axis) <= WIDE * headHalf + 1; // biome-ignore format: one line
  const pieces = connected(flat, (i) => own.has(i) && isIn(i)).filter((piece) => piece.some(isOver));
  const out = new Uint8Array(colors.length);
  for (const i of pieces.flat()) out[i] = 1;
  return sum(out) >= LEAST ? out : undefined;
}

/** What covers a head of a few pixels: all that is over its eyes. */
export function overEyes(subject: Subject): Region | undefined {
  const crown = crownOf(subject);
  if (!crown || crown.isSkin) return undefined;
  const { axis, headHalf, top } = stanceOf(subject);
  const { width } = subject.sprite;
  const out = wholeOf(subject).map((v, i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width)];
    return v && y < Math.max(crown.level - 1, top + 2) && y >= top - 3 && Math.abs(x - axis) <= headHalf + 2 ? 1 : 0;
  });
  return sum(out) >= LEAST ? out : undefined;
}

/** A small cap on a beast, in what it sits on. */
const SMALL = 0.1;
const BROWN = '#6e4628';

/** The picture without a hat that is on a head which no parts are told of; undefined where none is seen there. */
export function hatOffByPlace(subject: Subject): Rgba | undefined {
  const eyes = eyesOf(subject);
  const hat = hatOf(subject) ?? areaNamed(subject, 'hat');
  const { width } = subject.sprite;
  if (!hat || eyes.length === 0 || !subject.head?.isSure) return undefined;
  const level = Math.min(...eyes.flat().map((i) => Math.floor(i / width)));
  const rows = [...hat.keys()].filter((i) => hat[i]).map((i) => Math.floor(i / width));
  if (rows.length === 0 || Math.max(...rows) > level + 2) return undefined;
  if (sum(hat) < SMALL * sum(wholeOf(subject))) return withoutCrumbs(subject.sprite, withoutPart(subject, hat));
  const flat = toFlat(subject.sprite);
  const { colors } = flat;
  const line = lineOf(subject);
  const skin = besideEyes(flat, line, eyes);
  const { axis, chin } = stanceOf(subject);
  const runs = Array.from({ length: Math.max(1, chin - level) }, (_, k) => runOf(flat, axis, level + 1 + k)).filter((one) => one !== undefined); // biome-ignore format: one line
  const run = runs.sort((a, b) => a.to - a.from - (b.to - b.from))[0];
  if (skin < 0 || !isWarm(skin) || !run || chin <= level) return undefined;
  const half = Math.min((run.to - run.from) / 2, chin - level + 3);
  const middle = (Math.max(run.from, axis - half) + Math.min(run.to, axis + half)) / 2;
  // Hair is what is beside the face and of no other colour of it; else it is brown.
  const beside = [...colors.keys()].filter((i) => colors[i]! >= 0 && !hat[i] && Math.abs(Math.floor(i / width) - level) <= 2 && Math.abs((i % width) + 0.5 - middle) > 0.55 * half && Math.abs((i % width) + 0.5 - middle) <= half + 1); // biome-ignore format: one line
  const locks = beside.filter(
    (i) => !areKin(colors[i]!, skin) && !line.colors.has(colors[i]!) && luma(colors[i]!) > 24,
  );
  const hair = locks.length >= 2 ? colors[locks[0]!]! : packRgb(...hexToRgb(BROWN));
  const tones = rampOf([hair >> 16, (hair >> 8) & 255, hair & 255]);
  const paint = paintOn({ ...subject, sprite: withoutPart(subject, hat) });
  // What of the hat was not of its colour: bands, shadows, the line above the face.
  const isBrim = (i: number): boolean => Math.floor(i / width) < level && Math.abs((i % width) + 0.5 - middle) > half;
  const last = Math.max(...rows) + 1;
  for (let i = 0; i < colors.length; i++)
    if ((Math.floor(i / width) < level - 1 || isBrim(i)) && Math.floor(i / width) <= last && colors[i]! >= 0 && Math.abs((i % width) + 0.5 - axis) < 3.2 * half) paint.set(i % width, Math.floor(i / width), NONE); // biome-ignore format: one line
  const placed: [number, number][] = [];
  const brow = level - 1;
  const crown = Math.round(brow - Math.max(2, 1.05 * half));
  for (let y = crown; y <= brow; y++)
    for (let x = Math.floor(middle - half - 1); x <= middle + half + 1; x++) {
      const [u, v] = [(x + 0.5 - middle) / (half + 0.3), (brow + 1 - y) / (brow + 1 - crown)];
      if (u * u + v * v > 1.02 || (paint.now(x, y) >= 0 && y >= brow)) continue;
      paint.set(x, y, tones[u > 0.5 ? TONE.shadow : u < -0.1 && v > 0.5 ? TONE.light : TONE.base]);
      placed.push([x, y]);
    }
  linedRound(paint, placed);
  return withoutCrumbs(subject.sprite, paint.image());
}
