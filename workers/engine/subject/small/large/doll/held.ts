/** What people of 32 pixels hold: where it is put, and how. The rows are in `held-*.ts`. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { Stamp } from '../../stamp.ts';
import { handOf } from './arms.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { HELD_ARMS } from './held-arms.ts';
import { borrowed } from './held-borrowed.ts';
import { FEET } from './sheet.ts';

export const HELD: Readonly<Record<string, Stamp>> = HELD_ARMS;

/** The stamp of what a hand holds; undefined: nothing shows it. */
export const largeHeld = ({ piece }: Pick<Worn, 'piece'>): Stamp | undefined => HELD[piece.id] ?? borrowed({ piece });

/** Draws it; the hand comes over it. Its `+` is where the outer upper pixel of the hand is. */
export function drawHeld(d: Bodied, w: Worn, left: boolean): void {
  const stamp = largeHeld(w)!;
  const gripRow = stamp.rows.findIndex((row) => row.includes('+'));
  const gripColumn = stamp.rows[gripRow]!.indexOf('+');
  const hand = handOf(d.shape, left);
  const sign = left ? 1 : -1;
  const y = Math.min(hand.y - gripRow, FEET + 1 - stamp.rows.length);
  d.sheet.mask(said(stamp, w), dyeOf(d, w), w.piece.id, { x: hand.x - sign * gripColumn, y, mirrored: !left });
}

/** A thing's picture in the material that was said of it. */
const said = (stamp: Stamp, w: Worn): Stamp => !/^held\//.test(w.piece.id) || w.material === w.piece.material || HELD[w.piece.id] ? stamp : { ...stamp, slots: stamp.slots.map((slot, i) => (i === 0 ? { ...slot, material: w.material } : slot)) }; // biome-ignore format: one line
