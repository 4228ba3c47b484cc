import type { Direction } from '../../../src/domain/words.ts';
import type { Brief, Style } from '../types.ts';
import { bodyOf } from './sources.ts';

/** The side of a flat drawing that stands for one that it does not have. */
const NEAREST: Readonly<Record<Direction, readonly Direction[]>> = {
  south: ['south', 'east', 'west'],
  'south-east': ['south-east', 'south', 'east'],
  east: ['east', 'south-east', 'south'],
  'north-east': ['east', 'south-east', 'south'],
  north: ['south', 'east', 'west'],
  'north-west': ['west', 'south-west', 'south'],
  west: ['west', 'south-west', 'south'],
  'south-west': ['south-west', 'south', 'west'],
};

/** From where a subject is drawn for a side that it may not have. */
export const nearestSide =
  ({ brief, style }: { readonly brief: Brief; readonly style: Style }) =>
  (direction: Direction): Direction =>
    NEAREST[direction].find((d) => bodyOf(brief).hasView?.({ ...style, direction: d })) ?? 'south';
