/** Effects that are set by hand, of every size. */
import type { SubjectOptions } from '../types.ts';
import { SMALL_EFFECTS } from './effects.ts';
import { GREAT_EFFECTS } from './great/effects.ts';
import { LARGE_EFFECTS } from './large/effects.ts';
import { MID_BURSTS } from './mid/bursts.ts';
import { MID_EFFECTS } from './mid/effects.ts';
import { type StampTable, stampFor } from './sizes.ts';
import type { Stamp } from './stamp.ts';

const TABLES: readonly StampTable[] = [SMALL_EFFECTS, { ...MID_EFFECTS, ...MID_BURSTS }, LARGE_EFFECTS, GREAT_EFFECTS];

/** The stamp of an effect that is made for pictures of this size: enlarged, painted light is better. */
export const effectOf = (concept: string, o: SubjectOptions): Stamp | undefined => stampFor(concept, TABLES, o, 1);
