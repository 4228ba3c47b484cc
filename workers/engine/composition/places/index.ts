import type { PlaceRow } from './types.ts';

export const PLACES: Readonly<Record<string, PlaceRow>> = {};
