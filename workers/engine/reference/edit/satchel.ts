/** A bag at the hip, on a strap from the other shoulder. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { at } from '../parts/flat.ts';
import { linedRound, type Paint } from './paint.ts';

export const SATCHEL =
  /\b(?:(?:shoulder|messenger|side|cross-?body|leather|school) )?(?:bag|satchel|pouch|purse|handbag)\b/;

export function satchel(paint: Paint, tones: Ramp | undefined): void {
  const { flat, stance, height } = paint;
  const { trunk, trunkHalf, chin, hip, isUpright, isLong } = stance;
  if (!isUpright || isLong) throw new InputError('A bag hangs from the shoulder of who stands upright; a saddle or a pack is for others.'); // biome-ignore format: one line
  const main = tones ?? rampOf(hexToRgb('#96602f'), 1.1);
  const half = Math.max(1.5, trunkHalf);
  const [from, to] = [chin + 1, Math.max(chin + 3, hip)];
  // The strap, on what is there.
  for (let y = from; y < to; y++) {
    const x = Math.round(trunk - 0.5 - 0.7 * half + ((y - from) / (to - from)) * 1.5 * half);
    if (at(flat, x, y) >= 0) paint.set(x, y, main[TONE.shadow]);
    if (height >= 44 && at(flat, x + 1, y) >= 0) paint.set(x + 1, y, main[TONE.base]);
  }
  const wide = Math.max(3, Math.round(0.17 * height));
  const tall = Math.max(3, Math.round(0.14 * height));
  const left = Math.round(trunk - 0.5 + 0.75 * half - wide * 0.35);
  const placed: [Px, Px][] = [];
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const isCorner = y === tall - 1 && (x === 0 || x === wide - 1) && wide > 3;
      if (isCorner) continue;
      const isFlap = y < Math.max(1, Math.round(0.45 * tall));
      const isClasp = Math.abs(x - (wide - 1) / 2) < 0.6 && y === Math.max(1, Math.round(0.45 * tall)) - (tall > 3 ? 0 : 1) && wide > 3; // biome-ignore format: one line
      paint.set(left + x, to + y, isClasp ? 0xe8b830 : main[isFlap ? (x === wide - 1 ? TONE.base : TONE.light) : x === wide - 1 || y === tall - 1 ? TONE.deep : TONE.base]); // biome-ignore format: one line
      placed.push([left + x, to + y]);
    }
  linedRound(paint, placed);
  // On the figure its edge is dark as well.
  const edge = paint.line.isLined ? paint.dark : undefined;
  for (let y = 0; y < tall; y++)
    if (edge !== undefined && paint.now(left - 1, to + y) >= 0) paint.set(left - 1, to + y, edge);
  for (let x = 0; x < wide; x++) if (edge !== undefined && paint.now(left + x, to + tall) >= 0 && !(wide > 3 && (x === 0 || x === wide - 1))) paint.set(left + x, to + tall, edge); // biome-ignore format: one line
}
