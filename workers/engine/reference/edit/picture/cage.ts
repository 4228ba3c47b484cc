/** What is set about a whole figure: a cage, bars before it, a bubble. */
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { packRgb } from '../../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, copyOf, type Flat, NONE, put } from '../../parts/flat.ts';
import { lineHabitOf } from '../../parts/line-habit.ts';
import type { Subject } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';
import { toneOf } from '../wishes/words.ts';
import { about, type Box } from './about.ts';
import type { Frames } from './types.ts';

const CAGE =
  /\b(?:(?:in(?:side)?|into|behind|within) (?:an? |the |some )?(?:[a-z]+ )?(?:cage|bars|jail|prison|cell)|(?:a|the) [a-z]* ?cage (?:around|over|about)|cage[ds]?(?: (?:it|him|her|up))?$|behind bars|imprison(?:ed)?|jailed)\b/;
const BUBBLE =
  /\b(?:in(?:side)?|into|within|with|add) (?:an? |the )?(?:[a-z]+ )?(?:(?:soap |magic |force |energy )?bubble|force ?field|energy shield|magic(?:al)? barrier|glass (?:ball|sphere|orb|dome))\b/;

export function caged(subject: Subject, clause: string): Frames | undefined {
  const tones = toneOf(clause);
  if (CAGE.test(clause)) {
    const eyes = eyesOf(subject).flatMap((eye) => eye.map((i) => i % subject.sprite.width));
    return (frames) => about(frames, (flat, box) => bars(flat, box, tones ?? rampOf(hexToRgb('#7c8494'), 1.1), eyes));
  }
  if (BUBBLE.test(clause))
    return (frames) => about(frames, (flat, box) => bubble(flat, box, tones ?? rampOf(hexToRgb('#8cc8f0'))));
  return undefined;
}

const toned = (tones: Ramp, tone: keyof typeof TONE): Color => packRgb(...tones[TONE[tone]]);

/** A plate under the figure and one over it, bars between them that leave the eyes free. */
function bars(flat: Flat, box: Box, tones: Ramp, eyes: readonly Px[]): Flat {
  const out = copyOf(flat);
  const tall = box.bottom - box.top;
  const [isLarge, isRoomy] = [tall > 40, tall > 22];
  const thick = isLarge ? 3 : 2;
  const [wide, high] = [isLarge ? 4 : 2, isLarge ? 5 : 3];
  const [left, right] = [Math.max(0, box.left - wide), Math.min(flat.width, box.right + wide) - 1];
  const [top, bottom] = [Math.max(0, box.top - high), Math.min(flat.height, box.bottom + 2) - 1];
  const line = lineHabitOf(flat);
  const dark = line.isLined ? line.over(NONE) : toned(tones, 'line');
  const set = (x: Px, y: Px, color: Color): void => {
    if (x >= 0 && y >= 0 && x < flat.width && y < flat.height) put(out, x, y, color);
  };
  // Bars as evenly as may be, an odd number of gaps, each beside an eye rather than on it.
  const bar = isLarge ? 2 : 1;
  const gap = Math.max(
    bar + 3,
    Math.round((right - left) / Math.max(3, Math.round((right - left) / (isLarge ? 11 : isRoomy ? 6 : 5)))),
  );
  const blocked = new Set(eyes);
  const covers = (x: Px): boolean => [0, bar - 1].some((d) => blocked.has(x + d));
  const places: Px[] = [left + 1];
  for (let x = left + 1 + gap; x < right - gap * 0.6; x += gap) {
    const near = [0, 1, -1, 2, -2].find((d) => !covers(x + d)) ?? 0;
    places.push(x + near);
  }
  places.push(right - bar);
  for (const x of places)
    for (let y = top + thick; y <= bottom - thick; y++) {
      set(x, y, toned(tones, 'light'));
      if (bar > 1) set(x + 1, y, toned(tones, 'shadow'));
      // A thin bar is told from what is behind it by its own shade.
      const beside = x + bar;
      if (isLarge || (isRoomy && at(flat, beside, y) >= 0)) set(beside, y, dark);
      if (isLarge) set(x - 1, y, dark);
    }
  for (const from of [top, bottom - thick + 1])
    for (let k = 0; k < thick; k++)
      for (let x = left; x <= right; x++) {
        const isEnd = x === left || x === right;
        const isEdge = k === thick - 1;
        set(x, from + k, isEnd || isEdge ? dark : toned(tones, k === 0 ? 'light' : 'base'));
      }
  // A ring to hang it by.
  const middle = Math.round((left + right) / 2);
  if (top >= 2)
    for (const [dx, dy] of [
      [-1, -1],
      [0, -2],
      [1, -1],
    ] as const)
      set(middle + dx, top + dy, toned(tones, 'base'));
  return out;
}

/** A thin ring of light about the figure, with a glint at its upper left. */
function bubble(flat: Flat, box: Box, tones: Ramp): Flat {
  const out = copyOf(flat);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const need = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 + 1;
  const r = Math.min(need, flat.width / 2, flat.height / 2);
  const x0 = Math.max(r, Math.min(cx, flat.width - r));
  const y0 = Math.max(r, Math.min(cy, flat.height - r));
  const isIn = (x: Px, y: Px, reach = r): boolean => Math.hypot(x + 0.5 - x0, y + 0.5 - y0) <= reach;
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      if (!isIn(x, y)) continue;
      const isRing =
        BESIDE.some(([dx, dy]) => !isIn(x + dx, y + dy)) ||
        [x, y].includes(0) ||
        x === flat.width - 1 ||
        y === flat.height - 1;
      const turn = Math.atan2(y + 0.5 - y0, x + 0.5 - x0);
      const isGlint = !isIn(x, y, r - 2.6) && isIn(x, y, r - 1.4) && turn < -1.9 && turn > -2.9;
      if (isRing)
        put(out, x, y, toned(tones, turn < -1.2 && turn > -3 ? 'spec' : turn > 0.2 && turn < 2 ? 'shadow' : 'base'));
      else if (isGlint && at(flat, x, y) < 0) put(out, x, y, toned(tones, 'spec'));
    }
  return out;
}
