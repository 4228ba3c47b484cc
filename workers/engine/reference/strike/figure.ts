/** A figure that strikes, and how it bends where its canvas has room. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Flat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Bend } from './bend.ts';
import type { Beat } from './timeline.ts';
import type { Point, Trunk } from './types.ts';

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Figure {
  readonly picture: Flat;
  readonly line: LineHabit;
  readonly trunk: Trunk;
  readonly height: Px;
  /** Ahead on the screen. */
  readonly ahead: Point;
  readonly size: number;
  /** Columns and rows of the canvas, which effects stay on: [from, to). */
  readonly canvas: { readonly left: Px; readonly right: Px; readonly top: Px; readonly bottom: Px };
  /** Whether it may be squeezed and drawn out where nothing is drawn on it: what has limbs has bones. */
  readonly isSoft?: boolean;
  /** The first row of what gives way where it ducks. */
  readonly gives?: Px;
  readonly isPerson?: boolean;
  readonly walks?: boolean;
  /** How far it may move before it reaches the canvas' edges. */
  readonly room: { readonly left: Px; readonly right: Px; readonly top: Px; readonly bottom: Px };
}

/** How the whole bends at a beat, in shares of the height, as far as the canvas has room. */
export function bendAt({ height, ahead, size, room, gives }: Figure, beat: Beat, reach: number, depth: number): Bend {
  const unit = height * size;
  const within = (value: number, least: Px, most: Px): Px =>
    Math.round(Math.max(-Math.max(0, least), Math.min(Math.max(0, most), value)));
  const crouch = within(Math.max(0, beat.crouch) * depth * unit, room.top, Number.POSITIVE_INFINITY);
  const across = beat.lunge * (beat.lunge > 0 ? reach : reach * 0.5) * ahead.x * unit;
  const dx = within(across, room.left, room.right);
  const faces = Math.abs(ahead.x) < 0.5 && beat.lunge > 0 ? beat.lunge * 0.05 * ahead.y * unit : 0;
  return {
    dx,
    // Towards the viewer is down the screen.
    dy: within(faces - beat.rise * 0.16 * unit, room.top + crouch, room.bottom),
    lean: within(beat.lunge * 0.07 * unit * ahead.x, room.left + dx, room.right - dx),
    crouch,
    gives,
  };
}
