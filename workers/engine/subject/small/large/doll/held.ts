/** What people of 32 pixels hold: where it is put, and how. The rows are in `held-*.ts`. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { Stamp } from '../../stamp.ts';
import { handOf } from './arms.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { HELD_ARMS } from './held-arms.ts';
import { borrowed } from './held-borrowed.ts';
import { HELD_GOODS } from './held-goods.ts';
import { FEET } from './sheet.ts';

export const HELD: Readonly<Record<string, Stamp>> = { ...HELD_ARMS, ...HELD_GOODS };

/** The stamp of what a hand holds; undefined: nothing shows it. */
export const largeHeld = ({ piece }: Pick<Worn, 'piece'>): Stamp | undefined => HELD[piece.id] ?? borrowed({ piece });

/** Whether it lies before the hand that holds it. */
export const isBeforeHand = ({ piece }: Pick<Worn, 'piece'>): boolean => /shield$/.test(piece.id);

/** Draws it; the hand comes over it. Its `+` is where the outer upper pixel of the hand is, of a shield its middle. */
export function drawHeld(d: Bodied, w: Worn, left: boolean): void {
  const stamp = sized(said(largeHeld(w)!, w), w);
  const hand = handOf(d.shape, left);
  const sign = left ? 1 : -1;
  const grip = stamp.rows.findIndex((row) => row.includes('+'));
  const [gripColumn, gripRow] = grip < 0 ? [stamp.rows[0]!.length >> 1, (stamp.rows.length >> 1) + 1] : [stamp.rows[grip]!.indexOf('+'), grip]; // biome-ignore format: one line
  const x = grip < 0 ? hand.x + sign * 2 : hand.x;
  const y = Math.min(hand.y - gripRow, FEET + 1 - stamp.rows.length);
  d.sheet.mask(stamp, dyeOf(d, w), w.piece.id, { x: x - sign * gripColumn, y, mirrored: !left });
}

const LARGER: Readonly<Record<string, string>> = { sword: 'greatsword', hammer: 'warhammer', axe: 'double-axe', 'round-shield': 'shield', shield: 'tower-shield' }; // biome-ignore format: a table
const LARGE = 1.3;

/** What is said to be large is the larger one of its kind. */
const sized = (stamp: Stamp, { piece, size = 1 }: Worn): Stamp =>
  (size > LARGE && HELD[LARGER[piece.id] ?? '']) || stamp;

/** A thing's picture in the material that was said of it, where no letters stand for that. */
const said = (stamp: Stamp, w: Worn): Stamp => w.material === w.piece.material || stamp.slots.some((slot) => slot.material === 'piece') ? stamp : { ...stamp, slots: stamp.slots.map((slot, i) => (i === 0 ? { ...slot, material: w.material } : slot)) }; // biome-ignore format: one line
