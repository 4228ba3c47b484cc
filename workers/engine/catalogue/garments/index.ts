import { BACK_AND_BODY } from './back.ts';
import { BEAST_MASKS } from './beast-masks.ts';
import { BODY_WEAR } from './body-wear.ts';
import { COSTUME_HOODS } from './costume-hoods.ts';
import { CREATURE_WEAR } from './creature-wear.ts';
import { FACE_MARKS } from './face-marks.ts';
import { FACE_WEAR } from './face-wear.ts';
import { ACCESSORIES, LIMB_WEAR, TOPS } from './garments.ts';
import { HAIR } from './hair.ts';
import { HEADWEAR } from './headwear.ts';
import { HELD } from './held.ts';
import { MORE_HELD } from './held-more.ts';
import { heldPiece } from './held-thing.ts';
import { IN_ARMS } from './in-arms.ts';
import { KINDS } from './kinds.ts';
import { LIMBS } from './limbs.ts';
import { MASKS } from './masks.ts';
import { MORE_HATS } from './more-hats.ts';
import { MORE_TOPS } from './more-tops.ts';
import { MORE_WEAR } from './more-wear.ts';
import { ODD_WEAR } from './odd-wear.ts';
import { slungPiece } from './on-back.ts';
import { SMALL_WEAR } from './small-wear.ts';
import { thingHeadPiece, toppedPiece } from './thing-heads.ts';
import type { Piece, Slot } from './types.ts';

export { type Piece, SLOTS, type Slot } from './types.ts';

/** Everything that can be worn, held or grown, by id. Every row draws. */
export const PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  [
    ...HAIR,
    ...HEADWEAR,
    ...FACE_WEAR,
    ...TOPS,
    ...MORE_TOPS,
    ...LIMB_WEAR,
    ...ACCESSORIES,
    ...BACK_AND_BODY,
    ...MASKS,
    ...BEAST_MASKS,
    ...BODY_WEAR,
    ...HELD,
    ...MORE_HELD,
    ...MORE_HATS,
    ...COSTUME_HOODS,
    ...MORE_WEAR,
    ...SMALL_WEAR,
    ...CREATURE_WEAR,
    ...LIMBS,
    ...FACE_MARKS,
    ...KINDS,
    ...IN_ARMS,
    ...ODD_WEAR,
  ].map((p) => [p.id, p]),
);

/** The row of a piece, a thing in a hand among them ('held/teapot'); undefined for what is neither. */
export const pieceOf = (id: string): Piece | undefined =>
  Object.hasOwn(PIECES, id)
    ? PIECES[id]
    : (slungPiece(id, pieceOf) ?? heldPiece(id) ?? thingHeadPiece(id) ?? toppedPiece(id, PIECES.quarterstaff));

/**
 * Parts of a figure that are no single piece. As `BriefPart.piece` they colour what is there ("blond hair" keeps the
 * style), as `without` they take the slot's piece away ("no hat").
 */
export const FEATURES: Readonly<Record<string, { readonly aliases: readonly string[]; readonly slot?: Slot }>> = {
  hair: { aliases: ['haired', 'hairstyle', 'locks'], slot: 'hair' },
  eyes: { aliases: ['eye', 'eyed'] },
  // one of two that has a colour of its own; the word is that of a turn of phrase
  'other-eye': { aliases: ['othereye'] },
  skin: { aliases: ['skinned', 'body', 'complexion', 'scales', 'fur', 'furred', 'face'] },
  hat: { aliases: ['headgear', 'headwear'], slot: 'hat' },
  weapon: { aliases: ['weapons'], slot: 'right' },
  // what is there instead of a head (thing-heads.ts); the word is that of a turn of phrase
  'thing-head': { aliases: ['thinghead'] },
  sleeves: { aliases: ['sleeve'] },
  // on a helmet: it brings the helmet with it
  plume: { aliases: ['plumes', 'helmet plume', 'helmet crest', 'feather plume'], slot: 'hat' },
};
