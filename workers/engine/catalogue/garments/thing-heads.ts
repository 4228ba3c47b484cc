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

/** The same on top of it, in place of a hat: 'top/lobster'. */
const TOP = 'top/';

export const thingHatId = (concept: string): string => TOP + concept;

/** The thing that somebody has on the head; undefined for other pieces. */
export const thingHatOf = (piece: string | undefined): string | undefined =>
  piece?.startsWith(TOP) ? piece.slice(TOP.length) : undefined;

/** A staff with a thing at its upper end: 'topped/mushroom'. */
const TOPPED = 'topped/';

export const toppedId = (concept: string): string => TOPPED + concept;

/** The thing at the end of a staff; undefined for other pieces. */
export const topOf = (piece: string | undefined): string | undefined =>
  piece?.startsWith(TOPPED) ? piece.slice(TOPPED.length) : undefined;

/** What sits on somebody's shoulder: 'perched/parrot'. */
const PERCHED = 'perched/';

export const perchedId = (concept: string): string => PERCHED + concept;

/** Who sits on the shoulder; undefined for other pieces. */
export const perchedOf = (piece: string | undefined): string | undefined =>
  piece?.startsWith(PERCHED) ? piece.slice(PERCHED.length) : undefined;

/** What sits on somebody's forearm, held out: 'on-arm/falcon'. */
const ON_ARM = 'on-arm/';

export const onArmId = (concept: string): string => ON_ARM + concept;

/** Who sits on the forearm; undefined for other pieces. */
export const onArmOf = (piece: string | undefined): string | undefined =>
  piece?.startsWith(ON_ARM) ? piece.slice(ON_ARM.length) : undefined;

/** An arm that somebody sits on is held out to its side, clear of the face. */
const PERCH = { swingL: 18, abductL: 48, elbowL: 66, turnL: 0 } as const;

/** Such a staff, as a piece of the wardrobe: `plain` is the staff without it. */
export const toppedPiece = (id: string, plain: Piece | undefined): Piece | undefined =>
  plain && topOf(id) !== undefined && canBeHead(topOf(id)!) ? { ...plain, id, aliases: [] } : undefined;

/** Whether a thing can be where a head is: not what is larger than people. */
export const canBeHead = (concept: string): boolean => {
  const shape = baseOf(concept);
  const category = categoryOf(shape);
  return category ? category !== 'vehicle' : SHAPES[shape] !== undefined;
};

/** A thing for a head, on it or on a shoulder, as a piece of the wardrobe; the figure draws it from the thing's own solids. */
export function thingHeadPiece(id: string): Piece | undefined {
  const guest = perchedOf(id);
  if (guest !== undefined) return canBeHead(guest) ? { id, aliases: [], slot: 'perched', material: AS_IT_IS, trim: 'gold' } : undefined; // biome-ignore format: one line
  const held = onArmOf(id);
  if (held !== undefined) return canBeHead(held) ? { id, aliases: [], slot: 'left', material: AS_IT_IS, trim: 'gold', arms: PERCH } : undefined; // biome-ignore format: one line
  const hat = thingHatOf(id);
  if (hat !== undefined) return canBeHead(hat) ? { id, aliases: [], slot: 'hat', material: AS_IT_IS, trim: 'gold', cover: 'none' } : undefined; // biome-ignore format: one line
  const concept = thingHeadOf(id);
  return concept !== undefined && canBeHead(concept)
    ? { id, aliases: [], slot: 'hat', material: AS_IT_IS, trim: 'gold', cover: 'full' }
    : undefined;
}
