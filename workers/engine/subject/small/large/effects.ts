/** Effects of pictures of 32 pixels that are set by hand. */
import type { Stamp } from '../stamp.ts';
import { LARGE_BLOWS } from './effects-blows.ts';
import { LARGE_BURSTS } from './effects-bursts.ts';
import { LARGE_CLOUDS } from './effects-clouds.ts';
import { LARGE_DRIFTING } from './effects-drifting.ts';
import { LARGE_SPELLS } from './effects-spells.ts';

export const LARGE_EFFECTS: Readonly<Record<string, Stamp>> = {
  ...LARGE_BLOWS,
  ...LARGE_BURSTS,
  ...LARGE_CLOUDS,
  ...LARGE_DRIFTING,
  ...LARGE_SPELLS,
};
