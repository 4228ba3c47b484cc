import { SHAPES } from '../shapes/index.ts';
import { categoryOf } from '../things/index.ts';
import { baseOf } from '../variants.ts';
import { AS_IT_IS } from './held-thing.ts';
import type { Piece } from './types.ts';

/** A piece of this prefix is a thing of the catalogue in the place of somebody's head: 'head/tv'. */
const PREFIX = 'head/';

export const thingHeadId = (concept: string): string => PREFIX + concept;

/** The thing that somebody has for a head; undefined for other pieces. */
export const thingHeadOf = (piece: string | undefined): string | undefined =>
  piece?.startsWith(PREFIX) ? piece.slice(PREFIX.length) : undefined;

/** Whether a thing can be where a head is: not what is larger than people. */
export const canBeHead = (concept: string): boolean => {
  const shape = baseOf(concept);
  const category = categoryOf(shape);
  return category ? category !== 'vehicle' : SHAPES[shape] !== undefined;
};

/** A thing for a head, as a piece of the wardrobe; the figure draws it from the thing's own solids. */
export function thingHeadPiece(id: string): Piece | undefined {
  const concept = thingHeadOf(id);
  return concept !== undefined && canBeHead(concept)
    ? { id, aliases: [], slot: 'hat', material: AS_IT_IS, trim: 'gold', cover: 'full' }
    : undefined;
}
