import type { Px } from '../../../../src/pixels/types.ts';
import { clamp } from '../../solids/vec.ts';
import type { StyleBuild } from '../../types.ts';
import { type CustomProportions, type ProportionsPreset, proportionsAt } from './proportions.ts';

/** Presets by the heads that they count, the smallest first. */
const LADDER: readonly ProportionsPreset[] = ['chibi', 'default', 'stylized', 'heroic', 'realistic_male'];
const within = (factor: number): number => clamp(factor, 0.5, 2);

/** The preset that is nearest to how somebody is built, and factors for the rest; `size` is the picture's. */
export function builtAs(
  { heads, leg, trunk }: StyleBuild,
  size: Px,
): { readonly proportions: ProportionsPreset; readonly custom: CustomProportions } {
  const off = (preset: ProportionsPreset): number => Math.abs(proportionsAt(preset, size).heads - heads);
  const proportions = LADDER.reduce((best, next) => (off(next) < off(best) ? next : best));
  const own = proportionsAt(proportions, size);
  const legsLength = leg === undefined ? 1 : within((leg * (1 - own.leg)) / (own.leg * (1 - leg)));
  const headSize = within((own.heads - 1) / Math.max(0.5, heads - 1));
  // cloth makes a trunk wider than what is under it, so half of the way is gone
  const wide = clamp(((trunk / own.chest) * headSize + 1) / 2, 0.75, 1.4);
  return { proportions, custom: { headSize, legsLength, shoulderWidth: wide, hipWidth: wide } };
}
