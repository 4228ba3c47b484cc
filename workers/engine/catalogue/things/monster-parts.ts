import { type Build, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropEntry } from './prop-entry.ts';

export const EYES = { eyes: ['eye'] };

export const WINGS = { ...EYES, wings: ['wing'] };

export const BELLY = { belly: ['belly', 'stomach', 'chest'] };

export const TAIL = { tail: ['tail'] };

export const evil = (k: Kit): boolean => k.ctx.said('evil') || k.ctx.said('angry') || k.ctx.said('scary');

/** A creature: an entry of the category 'monster'. */
export const monster = (aliases: string[], build: Build, parts?: PropEntry['parts'], main?: string): PropEntry =>
  entry('monster', aliases, build, parts, main);
