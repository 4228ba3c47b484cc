import { lerp } from '../../solids/vec.ts';

export type LegId = 'HL' | 'FL' | 'HR' | 'FR';

/** When each leg starts its stride: a walk, hind left, fore left, hind right, fore right a quarter apart. */
export const LEG_PHASE: Readonly<Record<LegId, number>> = { HL: 0, FL: 0.25, HR: 0.5, FR: 0.75 };

/** Hip angle and knee flex in degrees at phase 0..1 of one leg: stance for 60 %, then swing (art-direction §6). */
export function stride(phase: number): { readonly hip: number; readonly knee: number } {
  const p = phase - Math.floor(phase);
  if (p < 0.6) return { hip: lerp(24, -24, p / 0.6), knee: 0 };
  const t = (p - 0.6) / 0.4;
  return { hip: lerp(-24, 24, t * t * (3 - 2 * t)), knee: Math.sin(t * Math.PI) * 52 };
}
