/** People that are set by hand, whole or in clothes, of any size that there is. */
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { mountBrief } from '../draw-rider.ts';
import type { SubjectOptions } from '../types.ts';
import { greatFolk } from './great/folk.ts';
import { halfBeastByHand } from './half-beast.ts';
import { largePerson } from './large/doll/large-person.ts';
import { riddenByHand } from './ridden.ts';
import { smallFolk } from './small-folk.ts';
import { smallPerson } from './small-person.ts';

/** Somebody as a picture of that size is set by hand; undefined: drawn with solids. */
export const personByHand = (brief: Brief, o: SubjectOptions): Rendering | undefined =>
  (brief.mount && riddenByHand(brief, mountBrief(brief, brief.mount), o)) ??
  halfBeastByHand(brief, o) ??
  smallFolk(brief, o) ??
  smallPerson(brief, o) ??
  largePerson(brief, o) ??
  greatFolk(brief, o);
