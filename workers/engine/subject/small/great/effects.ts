/** Effects of pictures of 48 pixels that are set by hand. */
import type { Stamp } from '../stamp.ts';
import { GREAT_BLOWS } from './effects-blows.ts';
import { GREAT_CLOUDS } from './effects-clouds.ts';
import { GREAT_DRIFTING } from './effects-drifting.ts';
import { GREAT_SPELLS } from './effects-spells.ts';

export const GREAT_EFFECTS: Readonly<Record<string, Stamp>> = {
  ...GREAT_BLOWS,
  ...GREAT_CLOUDS,
  ...GREAT_DRIFTING,
  ...GREAT_SPELLS,
};
