import type { PartId } from '../../solids/primitives.ts';
import { addScaled, normalize, type Vec3 } from '../../solids/vec.ts';
import { gripOf } from './grip.ts';
import type { Figure, Grip, Worn } from './types.ts';

export type Draw = (f: Figure, w: Worn) => void;
/** Blades, clubs and the like lean outwards; poles stand. */
export const LEAN: Vec3 = [0.42, 0.9, 0.16];
export const POLE: Vec3 = [0.06, 1, 0.06];
/** A pole of a very small figure: it leaves the face free. */
const CLEAR: Vec3 = [0.34, 1, 0.06];

/**
 * Lengths are in heads, and right for a figure of about three of them. A taller figure's head is a smaller share of it, and a sword measured by it alone would
 * be a toy: what leans in a hand is as long, beside the body, as in the smaller picture.
 */
const THREE_HEADS = 0.36;
const MOST_LONGER = 1.5;
const asLong = (g: Grip, unit: number): Grip => {
  const longer = Math.min(MOST_LONGER, Math.max(1, THREE_HEADS / unit));
  return { ...g, longer, along: (t, aside, o) => g.along(t * longer, aside, o) };
};

/** A held item's drawing: its grip along `lie` (x outwards, y up, z forwards) and its first part. */
export const held =
  (lie: Vec3, draw: (f: Figure, w: Worn, g: Grip, part: PartId) => void, priority = 1.5, seen = false): Draw =>
  (f, w) => {
    const side = w.piece.slot === 'left' ? 'L' : 'R';
    // what is said to be big is drawn by a larger measure, from the same hand
    const by = w.size ? { ...f, rig: { ...f.rig, unit: f.rig.unit * w.size } } : f;
    const grip = gripOf(by, side, lie === POLE && f.rig.small ? CLEAR : lie, true, seen);
    draw(
      by,
      w,
      lie === LEAN ? asLong(grip, f.rig.unit) : grip,
      f.part(w.piece.id, { group: `held${side}`, held: true, priority }),
    );
  };

/** How far down a pole may go from the hand, in head heights: not below the ground. */
export const toGround = (f: Figure, g: Grip, wanted: number): number =>
  g.direction[1] < 0.3 ? wanted : Math.max(wanted, -(g.hand[1] - f.rig.px) / (g.direction[1] * f.rig.unit));

/** The lower end of a pole, before the clothes of whoever holds it: it ends at the ground, not at the hand. */
export function lowEnd(f: Figure, g: Grip, wanted: number): Vec3 {
  const end = g.along(toGround(f, g, wanted));
  return addScaled(end, normalize([f.view[6], f.view[7], f.view[8]]), f.rig.unit * 0.8);
}

/** Another part of the same item, with its own weight in the vote. */
export const again = (f: Figure, w: Worn, g: Grip, priority: number, blade = false): number =>
  f.part(w.piece.id, { group: `held${g.side}`, held: true, priority, blade });

/** The handle of a tool or weapon, a part of its own: a colour said of an axe is its head's. */
export const shaftOf = (f: Figure, g: Grip): number =>
  f.part('shaft', { group: `held${g.side}`, held: true, priority: 1.5 });
