import { HEADWEAR } from './headwear.ts';
import type { Piece } from './types.ts';

/** What is in hair needs hair. */
const IN_HAIR = 'hair-flower';

/** Hats that sit on any round head; those that enclose it are a person's. */
export const BEAST_HATS: Readonly<Record<string, Piece>> = Object.fromEntries(
  HEADWEAR.filter((p) => p.slot === 'hat' && p.cover !== 'full' && p.id !== IN_HAIR && p.draw !== undefined).map(
    (p) => [p.id, p],
  ),
);

/** The pattern of a collar with spikes. */
export const SPIKED = 'spikes';
