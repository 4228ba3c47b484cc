/** All that people of 32 pixels have on their heads. */
import type { Stamp } from '../../stamp.ts';
import { COSTUME_HOODS } from './costume-hoods.ts';
import { EVERYDAY_HATS } from './everyday-hats.ts';
import { HEADDRESSES } from './headdresses.ts';
import { HELMETS } from './helmets.ts';

export const HATS: Readonly<Record<string, Stamp>> = { ...EVERYDAY_HATS, ...HELMETS, ...HEADDRESSES, ...COSTUME_HOODS };
