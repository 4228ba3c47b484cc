/** How a body draws back and is flung: to a side or at the viewer, as far as its canvas has room. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Flat } from '../parts/flat.ts';
import type { Bend, Bent } from './bend.ts';
import type { Figure } from './figure.ts';
import { layerOver } from './layer.ts';
import type { Limb } from './limb.ts';
import type { Beat } from './timeline.ts';
import type { Point } from './types.ts';

export interface Box {
  readonly left: Px;
  readonly right: Px;
}

/** Shares of the height (or width, for what is drawn out) that a body goes at most. */
const GOES = { out: 0.12, step: 0.24, lean: 0.14, draw: 0.1, back: 0.14, leanBack: 0.1, crouch: 0.1, rise: 0.1 };
const SINKS = 0.04;
/** A lump that leaps is drawn out by no more. */
const DRAWN = 0.05;
/** Flashes are no larger than those of a figure of this height. */
const LARGEST: Px = 56;

export const isAtRest = ({ swing, lunge, crouch, rise }: Beat): boolean =>
  swing === 0 && lunge === 0 && crouch === 0 && rise === 0;

/** The foremost column of some rows. */
export function frontOf(out: Flat, side: -1 | 1, from: number, to: number): Px {
  let front = side > 0 ? 0 : out.width - 1;
  for (let y = Math.round(from); y < to; y++) {
    for (let x = 0; x < out.width; x++) {
      if (at(out, x, y) >= 0) front = side > 0 ? Math.max(front, x) : Math.min(front, x);
    }
  }
  return front;
}

export function asideAt(
  { height, size, room, ahead: way, isSoft, gives: from }: Figure,
  { left, right }: Box,
  side: -1 | 1,
  beat: Beat,
  isFlashed = false,
): Bend {
  const unit = height * size;
  const wide = (right - left) * size;
  const [ahead, behind] = side > 0 ? [room.right, room.left] : [room.left, room.right];
  // What has bones leaves the ground as it is, and ducks by its legs.
  const crouch = Math.round(
    Math.max(
      isSoft ? -Math.max(0, room.top) : 0,
      (beat.crouch > 0 ? beat.crouch * GOES.crouch : beat.crouch * DRAWN) * unit,
    ),
  );
  const rise = Math.min(Math.max(0, room.top + crouch), Math.round(beat.rise * GOES.rise * unit));
  const gives = isSoft ? undefined : from;
  // Who faces the viewer comes nearer: down the screen.
  const near = Math.abs(way.x) > 0.5 ? 0 : Math.min(Math.max(0, room.bottom), Math.round(beat.lunge * 0.07 * unit));
  if (beat.lunge >= 0) {
    // Some of the room is for what lands.
    const kept = isFlashed ? Math.min(0.5 * ahead, 0.14 * Math.min(unit, LARGEST)) : Math.min(ahead >> 1, 0.1 * unit);
    let left_ = Math.max(0, ahead - Math.round(kept));
    const take = (share: number): Px => {
      const n = Math.min(left_, Math.round(beat.lunge * share));
      left_ -= n;
      return n;
    };
    const stretch = isSoft ? take(GOES.out * wide) : 0;
    const dx = take(GOES.step * unit);
    // Lumps have faces down to the ground: they do not lean.
    const lean = isSoft ? 0 : side * take(GOES.lean * unit);
    return {
      dx: side * dx,
      dy: Math.max(0, near) - rise,
      lean,
      crouch,
      stretch,
      to: side,
      gives,
      isBare: isSoft === true,
    };
  }
  let left_ = Math.max(0, behind);
  const take = (share: number): Px => {
    const n = Math.min(left_, Math.round(-beat.lunge * share));
    left_ -= n;
    return n;
  };
  const dx = take(GOES.back * unit);
  const lean = isSoft ? 0 : take(GOES.leanBack * unit);
  return {
    dx: -side * dx,
    dy: -rise,
    lean: -side * lean,
    crouch,
    stretch: isSoft ? Math.round(beat.lunge * GOES.draw * wide) : 0,
    to: side,
    gives,
    isBare: isSoft === true,
  };
}

export function aheadAt(
  { height, size, room, isSoft, isPerson, gives }: Figure,
  { left, right }: Box,
  side: -1 | 1,
  beat: Beat,
  isSlam = false,
): Bend {
  const unit = height * size;
  const wide = (right - left) * size;
  const free = Math.max(0, Math.min(room.left, room.right));
  const least = isSoft ? -Math.max(0, room.top) : 0;
  const crouch = Math.round(Math.max(least, (beat.crouch > 0 ? beat.crouch * 0.11 : beat.crouch * DRAWN) * unit));
  const rise = Math.min(Math.max(0, room.top + crouch), Math.round(beat.rise * (isSlam ? 0.2 : 0.1) * unit));
  const down = beat.lunge > 0 ? Math.min(Math.max(0, room.bottom), Math.round(beat.lunge * 0.07 * unit)) : 0;
  const sway = isSlam || !isPerson ? 0 : Math.round(side * beat.lunge * 0.07 * unit);
  const lean = Math.sign(sway) * Math.min(Math.abs(sway), Math.max(0, sway > 0 ? room.right : room.left));
  // Nearer to the viewer it is larger; lower it is wider.
  const grown = !isSoft
    ? 0
    : isSlam
      ? beat.crouch * (beat.crouch > 0 ? 0.08 : DRAWN) * wide
      : Math.max(0, beat.lunge) * 0.09 * wide;
  const stretch = Math.round(Math.min(2 * Math.max(0, free - Math.abs(lean)), grown));
  // Lumps may have no row that can go: they go down and aside as they are.
  const isSunk = isSoft && beat.crouch > 0 && rise === 0;
  const sinks = isSunk ? Math.min(Math.max(0, room.bottom), Math.ceil(SINKS * beat.crouch * unit)) : 0;
  const across = isSoft ? Math.round(side * (beat.lunge || -0.5 * beat.crouch) * 0.07 * unit) : 0;
  const dx = Math.max(-Math.max(0, room.left), Math.min(Math.max(0, room.right), across));
  return {
    dx,
    dy: Math.max(down, sinks) - rise,
    lean,
    crouch,
    stretch,
    to: 0,
    gives: isSoft ? undefined : gives,
    isBare: isSoft === true,
  };
}

/** An arm that is held up, in its own pixels: its hand is where its shoulder was, as far above. Heads hide it. Says where the hand is. */
export function drawRaised({ line, trunk }: Figure, arm: Limb, side: -1 | 1, { place }: Bent, out: Flat): Point {
  const first = arm.rows[0]!.y;
  const layer = layerOver(out);
  const shoulder = place(arm.hand.x, first);
  for (const { y, from, colors } of arm.rows) {
    colors.forEach((color, i) => {
      const [x, Y] = [
        from + i + shoulder.x - arm.hand.x - side * (arm.thick >> 1),
        shoulder.y + arm.thick - (y - first),
      ];
      if (color >= 0 && (Y >= place(trunk.axis, trunk.neck).y || at(out, Math.round(x), Y) < 0))
        layer.put(Math.round(x), Y, color);
    });
  }
  layer.ring(line, shoulder.y + arm.thick);
  layer.flush();
  return { x: shoulder.x - side * (arm.thick >> 1), y: shoulder.y + arm.thick - (arm.rows.at(-1)!.y - first) };
}
