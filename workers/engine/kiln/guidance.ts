/**
 * Guidance: several answers of one network, with conditions left out, become one velocity. The branches are nested as in
 * Brooks et al., InstructPix2Pix (2023, eq. 3):
 * v = v_none + text (v_text − v_none) + image (v_text,reference − v_text) + pose (v_text,reference,pose − v_text,reference).
 */
import { DEFAULT_GUIDANCE } from '../understand/guidance.ts';
import type { WeightTable } from './config.ts';

/**
 * The interface's scales. A number w that stands for a table is the weight at `standard`; at `least` it is `leastWeight`,
 * where a condition only counts as trained or not at all, and at `most` 2w.
 */
const SCALES = {
  text: { least: 1, most: 20, standard: DEFAULT_GUIDANCE, leastWeight: 1 },
  image: { least: 1, most: 20, standard: 1.4, leastWeight: 1 },
  pose: { least: 0, most: 5, standard: 1, leastWeight: 0 },
} as const;
export type GuidanceKind = keyof typeof SCALES;

/**
 * The weight that a network's table gives a scale of the interface; scales beyond the interface's bounds count as the
 * bound. Of a pose, scale 0 is weight 0, whatever the table says: the skeleton is ignored.
 */
export function weightFor(kind: GuidanceKind, table: WeightTable, scale: number | undefined): number {
  const { least, most, standard, leastWeight } = SCALES[kind];
  const at = Math.min(most, Math.max(least, scale ?? standard));
  if (kind === 'pose' && at === 0) return 0;
  // A weight of 1 or less is distilled into the network: it is no dial.
  const rows: readonly (readonly [number, number])[] =
    typeof table !== 'number'
      ? [...table].sort((a, b) => a[0] - b[0])
      : [
          [least, leastWeight],
          [standard, table],
          [most, table === 1 && kind !== 'pose' ? 1 : 2 * table],
        ];
  const above = rows.findIndex(([s]) => s >= at);
  if (above === -1) return rows.at(-1)![1];
  if (above === 0) return rows[0]![1];
  const [s0, w0] = rows[above - 1]!;
  const [s1, w1] = rows[above]!;
  return w0 + ((w1 - w0) * (at - s0)) / (s1 - s0);
}

/** Conditions that one branch keeps. */
export interface Branch {
  readonly text: boolean;
  readonly reference: boolean;
  readonly pose: boolean;
  /** What its answer is multiplied by; those of all branches sum to 1. */
  readonly weight: number;
}

/** Weights of the conditions that a request has; an absent one is not asked for. */
export interface GuidanceWeights {
  readonly text: number;
  readonly image?: number;
  readonly pose?: number;
}

/** The least text weight where there are words to avoid: at 1 the branch that holds them would weigh nothing. */
export const LEAST_AGAINST = 1.5;

/** The branches that a request needs; those without weight are left out, so a weight of 1 everywhere costs one branch. */
export function branchesFor({ text, image, pose }: GuidanceWeights, avoids: boolean): readonly Branch[] {
  const stages = [
    { text: false, reference: false, pose: false, scale: 1 },
    { text: true, reference: false, pose: false, scale: avoids ? Math.max(LEAST_AGAINST, text) : text },
  ];
  if (image !== undefined) stages.push({ text: true, reference: true, pose: false, scale: image });
  if (pose !== undefined) stages.push({ text: true, reference: image !== undefined, pose: true, scale: pose });
  return stages
    .map(({ scale, ...branch }, i) => ({ ...branch, weight: scale - (stages[i + 1]?.scale ?? 0) }))
    .filter(({ weight }) => weight !== 0);
}

/** Σ weight · velocity. */
export function combine(branches: readonly Branch[], velocities: readonly Float32Array[]): Float32Array {
  if (branches.length === 1 && branches[0]!.weight === 1) return velocities[0]!;
  const out = new Float32Array(velocities[0]!.length);
  branches.forEach(({ weight }, b) => {
    const velocity = velocities[b]!;
    for (let i = 0; i < out.length; i++) out[i]! += weight * velocity[i]!;
  });
  return out;
}
