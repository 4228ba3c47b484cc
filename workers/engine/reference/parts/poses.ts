/** How a person stands, walks, strikes: what its parts do, from no particular side. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Both } from './person-types.ts';

export interface Pose {
  /** Swing of each foot ahead, −1..1. */
  readonly legs: Both<number>;
  /** How high each foot is lifted. */
  readonly lift: Both<Px>;
  /** Swing of each hand ahead, −1..1. */
  readonly arms: Both<number>;
  /** How far the body is moved down; negative is up. */
  readonly bob: Px;
  /** How far the whole person is above the ground. */
  readonly hop?: Px;
  /** Both arms raised to that angle in degrees: 0 hangs, 90 points ahead, 180 up. */
  readonly raise?: number;
}

export const STAND: Pose = { legs: [0, 0], lift: [0, 0], arms: [0, 0], bob: 0 };

export const isStill = (pose: Pose): boolean =>
  [...pose.legs, ...pose.lift, ...pose.arms, pose.bob, pose.hop ?? 0].every((v) => v === 0) && pose.raise === undefined;

const turn = (t: number): number => 2 * Math.PI * t;

/** A walk at `t` 0..1 for a person of a height: opposite arms and legs, the body a pixel up where the legs pass. */
export function walkAt(t: number, height: Px, size = 1): Pose {
  const [swing, pass] = [Math.sin(turn(t)) * size, Math.cos(turn(t))];
  const up = Math.max(1, height / 18) * size;
  return {
    legs: [swing, -swing],
    lift: [Math.max(0, pass) * up, Math.max(0, -pass) * up],
    arms: [-swing, swing],
    bob: Math.abs(pass) > 0.7 ? -Math.max(1, Math.round(height / 48)) : 0,
  };
}

/** A run: the same with longer steps, and off the ground twice. */
export function runAt(t: number, height: Px): Pose {
  const walk = walkAt(t, height, 1.5);
  return { ...walk, hop: Math.round(Math.max(0, Math.cos(2 * turn(t))) * Math.max(1, height / 20)) };
}

/** Breathing: the body a pixel down in the second half. */
export const idleAt = (t: number, height: Px): Pose => ({
  ...STAND,
  bob: t >= 0.5 ? Math.max(1, Math.round(height / 64)) : 0,
});

const between = (values: readonly number[], t: number): number =>
  values[Math.min(values.length - 1, Math.floor(t * values.length))]!;

/** Arms raised and held. */
const RAISED = [20, 70, 120, 140, 140, 140, 90, 40] as const;
export const castAt = (t: number): Pose => ({ ...STAND, raise: between(RAISED, t) });

/** A jump: crouching, up, down, crouching; `room` is how far it may rise. */
export function jumpAt(t: number, height: Px, room: Px): Pose {
  const crouch = Math.max(1, Math.round(height / 20));
  if (t < 0.2 || t >= 0.85) return { ...STAND, bob: crouch };
  const rise = Math.sin(((t - 0.2) / 0.65) * Math.PI);
  return { ...STAND, hop: Math.round(Math.min(room, height * 0.3) * rise), arms: [0.4, 0.4], legs: [0.3, -0.3] };
}

/** Taking a hit: thrown back a little, then upright. */
export const hurtAt = (t: number, height: Px): Pose => ({
  ...STAND,
  arms: t < 0.6 ? [0.6, 0.6] : [0, 0],
  legs: t < 0.6 ? [-0.3, 0.2] : [0, 0],
  bob: t < 0.6 ? Math.max(1, Math.round(height / 32)) : 0,
});
