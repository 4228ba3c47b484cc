import { lerp } from '../../solids/vec.ts';
import type { Angles, ArmAngles } from './angles.ts';

/** Hip and knee of one leg round a cycle, degrees; the other leg is half a cycle later. */
type Cycle = readonly (readonly [hip: number, knee: number])[];

/** Contact, down, mid, up, off, lift, pass, reach (art-direction §6). */
const WALK: Cycle = [
  [26, 4],
  [20, 16],
  [6, 10],
  [-10, 4],
  [-24, 12],
  [-14, 42],
  [8, 60],
  [26, 28],
];
/** Contact, down, push, off, heel to seat, pass, knee up, extend. */
const RUN: Cycle = [
  [30, 16],
  [12, 38],
  [-14, 18],
  [-34, 22],
  [-22, 88],
  [16, 108],
  [48, 78],
  [46, 32],
];

/** What makes one walk differ from another; angles in degrees. */
export interface Gait {
  readonly cycle?: 'walk' | 'run';
  /** Factor on hips and knees. */
  readonly stride?: number;
  readonly knee?: number;
  /** Swing of the arms to each side; elbows; arms away from the body; swing's middle. */
  readonly arms?: number;
  readonly elbow?: number;
  readonly out?: number;
  readonly carried?: number;
  readonly lean?: number;
  readonly twist?: number;
  /** Bend to the side of the standing leg. */
  readonly sway?: number;
  /** Both knees bent: added to hip and knee. */
  readonly crouch?: number;
  /** Leg lengths that the body flies between steps. */
  readonly flight?: number;
  /** Pixels the head sinks through the cycle, four a half; absent: as the body does. */
  readonly bob?: readonly [number, number, number, number];
  /** Both arms held like this instead of swinging; the number moves them with the step. */
  readonly hold?: readonly [right: ArmAngles, left: ArmAngles, move: number];
  readonly backwards?: boolean;
}

function at(cycle: Cycle, phase: number): readonly [number, number] {
  const x = (phase - Math.floor(phase)) * cycle.length;
  const i = Math.floor(x) % cycle.length;
  const [a, b] = [cycle[i]!, cycle[(i + 1) % cycle.length]!];
  return [lerp(a[0], b[0], x - Math.floor(x)), lerp(a[1], b[1], x - Math.floor(x))];
}

/** One frame of a gait at `phase` 0..1; the right foot touches down at 0. */
export function stepOf(g: Gait, phase: number): Angles {
  const run = g.cycle === 'run';
  const cycle = run ? RUN : WALK;
  const p = g.backwards ? 1 - phase : phase;
  const k = g.stride ?? 1;
  const crouch = g.crouch ?? 0;
  const leg = (q: number): readonly [number, number] => {
    const [hip, knee] = at(cycle, q);
    return [hip * k + crouch, knee * (g.knee ?? k) + crouch * 1.9];
  };
  const c = Math.cos(p * 2 * Math.PI);
  const arms = g.arms ?? (run ? 46 : 26);
  const elbow = g.elbow ?? (run ? 78 : 16);
  const out = g.out ?? 9;
  const mid = g.carried ?? 0;
  const arm = (sign: number): ArmAngles => [mid - sign * arms * c, out, elbow + 10 * Math.max(0, -sign * c)];
  const held = (a: ArmAngles, sign: number): ArmAngles => [a[0] + sign * c * (g.hold?.[2] ?? 0), a[1], a[2]];
  const flight = g.flight ?? 0;
  const bob = g.bob?.[Math.floor(p * 8 + 1e-6) % 4];
  return {
    legR: leg(p),
    legL: leg(p + 0.5),
    armR: g.hold ? held(g.hold[0], 1) : arm(1),
    armL: g.hold ? held(g.hold[1], -1) : arm(-1),
    twist: (g.twist ?? (run ? 9 : 5)) * c,
    side: (g.sway ?? 0) * Math.sin(p * 2 * Math.PI),
    lean: g.lean ?? (run ? 12 : 3),
    lift: flight * Math.max(0, Math.cos(4 * Math.PI * (p - 0.42))),
    phase: p - Math.floor(p),
    bob,
  };
}

const BOB = [1, 1, 0, 0] as const;
const FORWARD: readonly [ArmAngles, ArmAngles, number] = [[78, 4, 26], [78, 4, 26], 0];

/** Walks and runs by the name of their style. */
export const GAITS = {
  walk: { bob: BOB },
  brisk: { stride: 1.12, arms: 36, elbow: 30, lean: 6, bob: BOB },
  relaxed: { stride: 0.85, arms: 20, lean: 0, sway: 3, bob: BOB },
  proud: { arms: 30, out: 16, lean: -4, twist: 9, bob: BOB },
  heavy: { stride: 0.9, out: 20, lean: 7, twist: 11, sway: 5, crouch: 8, arms: 22 },
  swagger: { out: 17, sway: 7, twist: 10, lean: -2, elbow: 24, bob: BOB },
  march: { knee: 1.3, arms: 42, elbow: 6, lean: 0, twist: 3, bob: BOB },
  tired: { stride: 0.7, arms: 10, lean: 13, elbow: 8, sway: 3 },
  dainty: { stride: 0.62, arms: 12, out: 26, elbow: 20, lean: 0, bob: [0, 0, 1, 1] },
  hurried: { stride: 1.15, arms: 34, elbow: 84, lean: 9, bob: BOB },
  wary: { stride: 0.75, crouch: 12, lean: 9, hold: [[38, 12, 84], [42, 12, 80], 6] },
  sad: { stride: 0.6, knee: 0.5, arms: 6, out: 4, elbow: 6, lean: 14, bob: [2, 2, 1, 1] },
  scary: { stride: 0.72, knee: 0.6, lean: 12, sway: 6, twist: 9, hold: [[72, 6, 18], [88, 4, 14], 6] },
  crouched: { stride: 0.8, crouch: 30, lean: 22, arms: 18, elbow: 46, carried: 14 },
  sneak: { stride: 0.85, crouch: 18, lean: 18, knee: 1, hold: [[40, 8, 70], [40, 8, 70], 10] },
  run: { cycle: 'run', flight: 0.08 },
  sprint: { cycle: 'run', stride: 1.12, arms: 58, lean: 20, flight: 0.12 },
  jog: { cycle: 'run', stride: 0.75, arms: 34, lean: 7, flight: 0.05 },
  push: { stride: 0.62, lean: 26, crouch: 12, hold: [[72, 2, 30], [72, 2, 30], 0] },
  pull: { stride: 0.62, lean: -16, crouch: 14, hold: [[62, 2, 10], [62, 2, 10], 0], backwards: true },
  backwards: { stride: 0.8, backwards: true, lean: -1, bob: BOB },
  zombie: { stride: 0.6, knee: 0.5, lean: 8, sway: 5, hold: FORWARD },
} as const satisfies Readonly<Record<string, Gait>>;
export type GaitName = keyof typeof GAITS;
