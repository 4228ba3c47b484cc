import { lerp } from '../../solids/vec.ts';
import type { LegId } from '../quadruped/legs.ts';

/** A paw from its standing place, in leg lengths: [outwards, up, forwards]. */
export type Paw = readonly [out: number, up: number, forward: number];

/** One frame of a four-legged animal, whatever its proportions. Absent numbers are the standing pose's. */
export interface BeastPose {
  /** Share of a leg that the trunk sinks, and moves forward. */
  readonly drop?: number;
  readonly ahead?: number;
  /** Degrees that the fore end rises. */
  readonly pitch?: number;
  /** Degrees that it falls over to its right. */
  readonly roll?: number;
  /** Degrees to its left about the vertical. */
  readonly heading?: number;
  /** Leg lengths that the lowest point is above the ground. */
  readonly lift?: number;
  readonly paws?: Readonly<Partial<Record<LegId, Paw>>>;
  /** The head from its place in head radii [left, up, forward], nod (down) and turn (left) in degrees. */
  readonly head?: readonly [left: number, up: number, forward: number];
  /** 0..1: the muzzle down to the ground. */
  readonly graze?: number;
  readonly nod?: number;
  /** 0..1: how far the jaws stand apart. */
  readonly jaw?: number;
  readonly look?: number;
  /** The tail's tip to the left and up, degrees. */
  readonly wag?: number;
  readonly tailUp?: number;
  /** The tail lies round the haunch: 1 on its left, −1 on its right. */
  readonly tailRound?: 1 | -1 | undefined;
  readonly eyesClosed?: boolean;
  /** Rolled up asleep, where its kind does so; else the rest of the pose holds. */
  readonly curled?: boolean | undefined;
}

export const LEG_IDS: readonly LegId[] = ['HL', 'FL', 'HR', 'FR'];

/** Straight-line mix of two poses. */
export function mixBeasts(a: BeastPose, b: BeastPose, t: number): BeastPose {
  const number = (
    key: 'drop' | 'ahead' | 'pitch' | 'roll' | 'heading' | 'lift' | 'graze' | 'nod' | 'jaw' | 'look' | 'wag' | 'tailUp',
  ) => lerp(a[key] ?? 0, b[key] ?? 0, t);
  const three = (p: Paw | undefined, q: Paw | undefined): Paw => [
    lerp(p?.[0] ?? 0, q?.[0] ?? 0, t),
    lerp(p?.[1] ?? 0, q?.[1] ?? 0, t),
    lerp(p?.[2] ?? 0, q?.[2] ?? 0, t),
  ];
  return {
    drop: number('drop'),
    ahead: number('ahead'),
    pitch: number('pitch'),
    roll: number('roll'),
    heading: number('heading'),
    lift: number('lift'),
    paws: Object.fromEntries(LEG_IDS.map((id) => [id, three(a.paws?.[id], b.paws?.[id])])),
    head: three(a.head, b.head),
    graze: number('graze'),
    nod: number('nod'),
    jaw: number('jaw'),
    look: number('look'),
    wag: number('wag'),
    tailUp: number('tailUp'),
    tailRound: t < 0.5 ? a.tailRound : b.tailRound,
    eyesClosed: t < 0.5 ? a.eyesClosed : b.eyesClosed,
    curled: t < 0.5 ? a.curled : b.curled,
  };
}
