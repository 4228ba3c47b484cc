import { HEADWEAR } from './headwear.ts';
import type { Piece } from './types.ts';

/** Hats that sit on any round head; those that enclose it are a person's. */
export const BEAST_HATS: Readonly<Record<string, Piece>> = Object.fromEntries(
  HEADWEAR.filter((p) => p.slot === 'hat' && p.cover !== 'full' && p.draw !== undefined).map((p) => [p.id, p]),
);
