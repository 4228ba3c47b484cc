/** Edits in words, and clothes of others, on pictures that are sent. */
export { carryEdit } from './carry-edit.ts';
export { type EditedPicture, editPicture } from './edit-picture.ts';
export { transferOutfit } from './transfer-outfit.ts';
