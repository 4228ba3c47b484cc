/** Edits in words, and clothes of others, on pictures that are sent. */
export { carryEdit } from './carry-edit.ts';
export { type EditedPicture, editFrames, editPicture } from './edit-picture.ts';
export { type GroundSaid, groundSaid, onGround } from './picture/ground.ts';
export { transferOutfit } from './transfer-outfit.ts';
export type { Left } from './wishes/halves.ts';
