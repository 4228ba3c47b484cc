import type { LegId } from '../quadruped/legs.ts';
import type { BeastPose, Paw } from './beast-pose.ts';
import { LEG_IDS } from './beast-pose.ts';

/** How an animal moves on; lengths in legs, angles in degrees. */
export interface BeastGait {
  /** When each paw touches down, 0..1. */
  readonly phases: Readonly<Record<LegId, number>>;
  /** Share of the cycle that a paw is on the ground. */
  readonly stance: number;
  /** Half the way a paw is carried back while it stands. */
  readonly reach: number;
  /** How high it is lifted. */
  readonly height: number;
  /** Rise and fall of the trunk, twice a cycle; or once with `rock`. */
  readonly bounce?: number;
  readonly drop?: number;
  /** Rocking of a gallop, degrees of pitch. */
  readonly rock?: number;
  readonly flight?: number;
  readonly nod?: number;
  readonly wag?: number;
  readonly tailUp?: number;
  readonly headDown?: number;
  readonly heading?: number;
  readonly look?: number;
}

const WALK: BeastGait['phases'] = { HL: 0, FL: 0.25, HR: 0.5, FR: 0.75 };
const TROT: BeastGait['phases'] = { HL: 0, FR: 0.03, HR: 0.5, FL: 0.53 };
const GALLOP: BeastGait['phases'] = { HL: 0, HR: 0.1, FL: 0.46, FR: 0.56 };

/** Gaits by name; footfalls of Muybridge's plates: walk a quarter apart, trot in diagonals, gallop hind pair then fore pair. */
export const BEAST_GAITS = {
  walk: { phases: WALK, stance: 0.62, reach: 0.38, height: 0.2, bounce: 0.03, nod: 0.1, wag: 14 },
  'fast-walk': { phases: TROT, stance: 0.52, reach: 0.44, height: 0.3, bounce: 0.06, nod: 0.08, wag: 10 },
  sneak: { phases: WALK, stance: 0.68, reach: 0.4, height: 0.16, drop: 0.24, headDown: 0.9, wag: 6, tailUp: -14 },
  run: { phases: GALLOP, stance: 0.36, reach: 0.62, height: 0.36, rock: 9, flight: 0.16, tailUp: 10, wag: 4 },
  'slow-run': { phases: TROT, stance: 0.42, reach: 0.5, height: 0.34, bounce: 0.08, flight: 0.08, tailUp: 8 },
  swim: { phases: TROT, stance: 0.3, reach: 0.4, height: 0.36, drop: 0.2, headDown: -0.6, wag: 10 },
} as const satisfies Readonly<Record<string, BeastGait>>;

function pawAt(g: BeastGait, phase: number): Paw {
  const p = phase - Math.floor(phase);
  if (p < g.stance) return [0, 0, g.reach * (1 - (2 * p) / g.stance)];
  const t = (p - g.stance) / (1 - g.stance);
  const forward = -g.reach + 2 * g.reach * t * t * (3 - 2 * t);
  return [0, g.height * Math.sin(Math.PI * t), forward];
}

/** One frame of a gait at `phase` 0..1; the left hind paw touches down at 0. */
export function strideOf(g: BeastGait, phase: number): BeastPose {
  const turn = 2 * Math.PI * phase;
  const twice = Math.cos(2 * turn);
  const rock = g.rock ?? 0;
  return {
    paws: Object.fromEntries(LEG_IDS.map((id) => [id, pawAt(g, phase - g.phases[id])])),
    drop: (g.drop ?? 0) + (g.bounce ?? 0) * (0.5 + 0.5 * twice),
    // hind legs push off: the fore end rises; then it lands on the fore legs
    pitch: rock * Math.cos(turn - 0.9),
    lift: (g.flight ?? 0) * Math.max(0, rock ? Math.cos(turn - 5.4) : Math.cos(2 * turn - 2.6)),
    head: [0, (g.nod ?? 0) * Math.cos(2 * turn + 0.8) - (g.headDown ?? 0), (g.headDown ?? 0) > 0 ? 0.35 : 0],
    nod: (g.headDown ?? 0) > 0 ? 8 : 0,
    wag: (g.wag ?? 0) * Math.sin(turn),
    tailUp: g.tailUp ?? 0,
    heading: g.heading ?? 0,
    look: g.look ?? 0,
  };
}
