/** Packs on the backs of sent figures. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { at, median } from '../parts/flat.ts';
import { nearest } from './hand-set.ts';
import { linedRound, type Paint } from './paint.ts';
import { PACKS } from './rows-worn.ts';
import { backAt } from './wear-on.ts';

/** A pack behind the shoulders, with its straps before them; on what goes on all fours, on its back. */
export function backpack(paint: Paint, tones: Ramp | undefined): void {
  const { flat, stance, height, set } = paint;
  const main = tones ?? rampOf(hexToRgb('#98683c'), 1.1);
  const { trunk, trunkHalf, chin, hip, facing } = stance;
  const placed: [Px, Px][] = [];
  const put = (x: Px, y: Px, color: Rgb): void => {
    if (at(flat, x, y) >= 0) return;
    set(x, y, color);
    placed.push([x, y]);
  };
  const toned = (x: Px, y: Px, tone: number): void => put(x, y, main[tone as 0]);
  if (stance.isLong) {
    const half = Math.max(2, Math.round(0.16 * height));
    const usual = backAt(flat, Math.round(trunk - 0.5), stance.top) ?? stance.top;
    const tall = Math.max(3, Math.round(0.24 * height));
    for (let k = 0; k <= tall; k++)
      for (let dx = -half; dx <= half; dx++) {
        if (k === tall && Math.abs(dx) === half) continue;
        toned(
          Math.round(trunk - 0.5) + dx,
          usual - k + 1,
          k > tall - 2 ? TONE.light : dx > half * 0.4 ? TONE.shadow : TONE.base,
        );
      }
    linedRound(paint, placed);
    return;
  }
  if (facing !== 0) {
    packBehind(paint, main, put);
    linedRound(paint, placed);
    return;
  }
  // Of who looks ahead a pack is seen over the shoulders and beside the ribs.
  const from = Math.round(chin - 0.1 * height);
  const to = Math.round(hip + 0.02 * height);
  const half = Math.round(trunkHalf + Math.max(1, 0.05 * height));
  for (const side of [-1, 1]) {
    for (let y = from; y <= to; y++) {
      const isEnd = y === from || y === to;
      for (let dx = 0; dx <= half - (isEnd ? 1 : 0); dx++) {
        const x = Math.round(trunk - 0.5 + side * dx);
        toned(
          x,
          y,
          y < from + 2
            ? TONE.light
            : side > 0
              ? TONE.shadow
              : y === Math.round((from + to) / 2)
                ? TONE.deep
                : TONE.base,
        );
      }
    }
    // Over each shoulder and down to the ribs, two pixels broad where there is room.
    const strap = Math.round(trunk - 0.5 + side * Math.max(1, trunkHalf * 0.6));
    for (let y = chin; y < chin + 0.62 * (hip - chin); y++)
      for (let d = 0; d < (height >= 26 ? 2 : 1); d++) {
        const x = strap + d * (side < 0 ? 1 : -1);
        if (at(flat, x, y) >= 0) set(x, y, main[y === chin ? TONE.light : d > 0 ? TONE.deep : TONE.base]);
      }
  }
  linedRound(paint, placed);
}

/** A pack at the back of who looks to a side, a third of it hidden by the back. */
function packBehind(
  { flat, stance: { trunk, chin, hip, facing }, height }: Paint,
  main: Ramp,
  put: (x: Px, y: Px, color: Rgb) => void,
): void {
  const { rows } = nearest(PACKS.pack!, height);
  const trim = rampOf(hexToRgb('#5c4030'));
  const back = -facing;
  const edges: Px[] = [];
  for (let y = Math.round(chin); y <= hip; y++) {
    let x = Math.round(trunk - 0.5);
    while (at(flat, x + back, y) >= 0) x += back;
    edges.push(x);
  }
  const start = median(edges) - back * Math.floor(rows[0]!.length / 3);
  rows.forEach((row, v) => {
    [...row].forEach((letter, u) => {
      const k = 'abcdefgh'.indexOf(letter);
      const tone = [TONE.light, TONE.base, TONE.shadow, TONE.deep][k % 4];
      if (k >= 0)
        put(Math.round(start) + back * u, Math.round(chin - 0.06 * height) + v, (k < 4 ? main : trim)[tone as 0]);
    });
  });
}
