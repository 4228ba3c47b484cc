/** A coat, a vest or a blanket put on a beast that is seen from the side: about its trunk from the neck to before the rump, down to the belly. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { bellyRow } from './beast-parts.ts';
import { isThing } from './matters.ts';
import { paintOn } from './paint.ts';
import { type Subject, stanceOf } from './subject.ts';
import { backAt } from './wear-on.ts';

export const BEAST_COATS =
  /\b(?:(?:rain|winter|fur|puffer) ?coats?|coat|(?:life|safety|hi-?vis) ?vests?|vest|jacket|sweater|jumper|pullover|hoodie|cardigan|t-?shirt|shirt|(?:horse )?blanket|caparison)\b/;

/** Share of the length from neck to rump that it covers: a blanket more than a vest. */
const LONG = 0.76;
const VEST = 0.5;
const LEAST_LONG = 5;
const TURNED_UP: Px = 3;

/** Whether somebody is there to whom it fits. */
export function wearsCoats(subject: Subject): boolean {
  const { isLong, facing } = stanceOf(subject);
  return !subject.person && isLong && facing !== 0 && subject.head?.isSure === true && !isThing(subject);
}

/** The picture with it; undefined where no trunk is told from head and legs. */
export function coatOver(subject: Subject, clause: string, tones: Ramp | undefined): Rgba | undefined {
  const paint = paintOn(subject);
  const { flat, stance, line } = paint;
  const { facing, axis, headHalf, top, floor } = stance;
  const main = tones ?? rampOf(hexToRgb(/rain|life|safety|vis/.test(clause) ? '#f0a020' : '#b8433a'));
  const xs = [...flat.colors.keys()].filter((i) => flat.colors[i]! >= 0).map((i) => i % flat.width);
  const neck = Math.round(axis - facing * (headHalf + 0.5));
  // What is as thin as a tail is behind the rump.
  const isTrunk = (x: Px): boolean => {
    const back = backAt(flat, x, top);
    return back !== undefined && at(flat, x, back + Math.max(3, Math.round(0.2 * (floor - top)))) >= 0;
  };
  let rump = facing > 0 ? Math.min(...xs) : Math.max(...xs);
  while (rump !== neck && !isTrunk(rump)) rump += facing;
  const long = Math.abs(neck - rump);
  const covered = Math.round(long * (/vest|shirt/.test(clause) ? VEST : LONG));
  if (covered < LEAST_LONG) return undefined;
  const belly = bellyRow(flat, top, floor);
  const isRim = (x: Px, y: Px): boolean =>
    line.isLined && line.colors.has(at(flat, x, y)) && [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([dx, dy]) => at(flat, x + dx!, y + dy!) < 0); // biome-ignore format: one line
  const columns = Array.from({ length: covered }, (_, k) => neck - facing * k);
  const backs = columns.map((x) => backAt(flat, x, top));
  const known = backs.filter((y) => y !== undefined).sort((a, b) => a - b);
  const level = known[known.length >> 1];
  if (level === undefined || belly - level < 3) return undefined;
  columns.forEach((x, k) => {
    const own = backs[k];
    const first = own === undefined || Math.abs(own - level) > TURNED_UP ? level : own;
    for (let y = first; y <= belly && at(flat, x, y) >= 0; y++) {
      if (isRim(x, y)) continue;
      const depth = (y - first) / (belly - first + 1);
      const isHem = y === belly || k === covered - 1 || k === 0;
      const tone = isHem ? TONE.deep : depth < 0.25 ? TONE.light : depth > 0.7 ? TONE.shadow : TONE.base;
      paint.set(x, y, main[tone as 0]);
    }
  });
  return paint.image();
}
