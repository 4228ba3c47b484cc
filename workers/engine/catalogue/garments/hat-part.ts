import type { Figure, Worn } from './types.ts';

export type DrawHat = (f: Figure, w: Worn) => void;

/** The part of whatever sits on a head: its edge over the face is one tone, not a line. */
export const hatPart = (f: Figure, w: Worn): number => f.part(w.piece.id, { group: 'hat', priority: 1.1, soft: true });
