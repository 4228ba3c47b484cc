/** How texts are looked up while a sentence is read: by the engine's own reading of one subject, and what counts as known by it. */
import type { Brief } from '../../types.ts';

/** Text → brief, as everywhere. */
export type Read = (text: string) => Brief;

/** Sure enough that a word names something. */
export const KNOWN = 0.6;
