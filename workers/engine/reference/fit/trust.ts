/** Whether a fitted model may stand for a sprite. */
import type { SubjectKind } from '../../types.ts';

export interface Evidence {
  readonly kind: SubjectKind;
  /** 0..1: the share of the sprite that the model explains. */
  readonly score: number;
  /** Pixels that only the sprite or only the model has, as a share of the sprite. */
  readonly unshared: number;
  /** Pixels of the sprite within its outline. */
  readonly area: number;
  /** Cost of the sprite's own silhouette in one colour, as a share of its pixels. */
  readonly flat: number;
}

/**
 * Measured on own drawings, of which nearly all pass, and on sprites by others, of which next to none does
 * (models/turn/README.md). A silhouette that is off says more than colours that are, so it counts three times. There are
 * many things, and most are plain: more is asked of them.
 */
const LEAST: Readonly<
  Record<SubjectKind, { readonly score: number; readonly net: number; readonly area: number; readonly flat: number }>
> = {
  humanoid: { score: 0.55, net: 0.45, area: 0, flat: 1 },
  quadruped: { score: 0.55, net: 0.42, area: 0, flat: 1 },
  thing: { score: 0.6, net: 0.6, area: 120, flat: 0.6 },
};
/** A beast seen from the front is a narrow patch: of so few pixels anybody in a hood is one, unless more of it is met. */
const SMALL_BEAST = { area: 240, net: 0.45 } as const;
const UNSHARED_WEIGHT = 3;
/** A silhouette that is met this well says enough by itself. */
const MET = 0.03;

/** Whether a model's views are nearer to the truth than what the other ways to turn make of the sprite. */
export function isTrusted({ kind, score, unshared, area, flat }: Evidence): boolean {
  const least = LEAST[kind];
  if (score < least.score || area < least.area) return false;
  // one colour within the sprite's own silhouette must not explain it as well
  const tells = 1 - score <= least.flat * flat || unshared <= MET;
  const net = kind === 'quadruped' && area < SMALL_BEAST.area ? SMALL_BEAST.net : least.net;
  return tells && score - UNSHARED_WEIGHT * unshared >= net;
}
