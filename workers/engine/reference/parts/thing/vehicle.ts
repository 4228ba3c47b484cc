/** What drives, seen from its side: from straight ahead or behind a box on two wheels, panes above, lamps on both sides. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { boxOf } from '../box.ts';
import { areKin, at, blank, type Color, commonest, eachPixel, type Flat, luma, mirrored, put } from '../flat.ts';
import type { LineHabit } from '../line-habit.ts';

/** How wide it is for its height, and for its length at most. */
const [FOR_HEIGHT, FOR_LENGTH] = [0.86, 0.66] as const;
/** Of its length so much is its front, and its back. */
const END = 0.3;
/** Wheels begin so far up, and are so wide as a share of the front. */
const [WHEELS, WHEEL] = [0.2, 0.24] as const;
/** Above the bonnet it is narrower. */
const CAB = 0.86;
/** Rows shorter than this share of the length are of something on the roof. */
const SMALL = 0.25;

const hot = (c: Color): boolean => c >> 16 > 150 && c >> 16 > 1.8 * ((c >> 8) & 255);
const bright = (c: Color): boolean => luma(c) > 175 && (c & 255) < 0.8 * (c >> 16);

/** A vehicle that looks to the right, from ahead or from behind. */
export function vehicleAhead({ figure, colors, draw }: LineHabit, isBehind: boolean): Flat {
  const { left, right, top, bottom } = boxOf(figure);
  const [long, high] = [right - left, bottom - top];
  const half = Math.max(3, Math.round(Math.min(FOR_HEIGHT * high, FOR_LENGTH * long) / 2));
  const axis = Math.round((left + right) / 2);
  const wheels = bottom - Math.max(2, Math.round(WHEELS * high));
  const body = commonest([...figure.colors].filter((c) => !colors.has(c)));
  const end = Math.max(2, Math.round(END * long));
  const out = blank(figure.width, figure.height);
  const both = (d: number, y: Px, color: Color): void => {
    put(out, axis + d, y, color);
    put(out, axis - 1 - d, y, color);
  };
  const rowOf = (y: Px): Color[] => {
    const own: Color[] = [];
    const xs = Array.from({ length: long }, (_, i) => (isBehind ? left + i : right - 1 - i));
    const first = xs.findIndex((x) => at(figure, x, y) >= 0);
    for (const x of first < 0 ? [] : xs.slice(first, first + end))
      if (at(figure, x, y) >= 0) own.push(at(figure, x, y));
    return own;
  };
  let bonnet = bottom;
  for (let y = top; y < bottom; y++) {
    const reach = isBehind ? left + Math.round(long * 0.12) : right - 1 - Math.round(long * 0.12);
    if (at(figure, reach, y) >= 0) {
      bonnet = y;
      break;
    }
  }
  for (let y = top; y < Math.min(bottom - 1, wheels + 1); y++) {
    const own = rowOf(y).filter((c) => !colors.has(c));
    if (own.length === 0) continue;
    const skin = own.filter((c) => areKin(c, body));
    const usual = skin.length > 0 ? commonest(skin) : commonest(own);
    const pane = commonest(own.filter((c) => !areKin(c, body) && !hot(c) && !bright(c)));
    const isPane = pane >= 0 && y < top + 0.55 * high && own.filter((c) => c === pane).length * 3 >= own.length;
    // What stands on the roof is as small as it is.
    let all = 0;
    for (let x = left; x < right; x++) if (at(figure, x, y) >= 0) all++;
    const wide = all < SMALL * long ? Math.max(1, Math.round(all / 2)) : y < bonnet ? Math.round(half * CAB) : half;
    for (let d = 0; d < (y === top ? wide - 1 : wide); d++)
      both(d, y, isPane && d < wide - 1 && y > top ? pane : usual);
  }
  const lampRow = Math.max(top + 2, wheels - 2);
  const lamp = [...figure.colors].find((c) => c >= 0 && (isBehind ? hot(c) : bright(c)) && !areKin(c, body));
  if (lamp !== undefined) for (const d of half > 5 ? [half - 2, half - 3] : [half - 2]) both(d, lampRow, lamp);
  const dark = darkestOf(figure);
  const wheel = Math.max(2, Math.round(half * 2 * WHEEL));
  for (let y = wheels; y < bottom; y++) for (let i = 0; i < wheel; i++) both(half - 1 - i, y, dark);
  return draw(out);
}

function darkestOf(figure: Flat): Color {
  let best = -1;
  eachPixel(figure, (_x, _y, color) => {
    if (best < 0 || luma(color) < luma(best)) best = color;
  });
  return best;
}

/** A vehicle as it would look to the right. */
export const toRight = (flat: Flat, isLeft: boolean): Flat => (isLeft ? mirrored(flat) : flat);
