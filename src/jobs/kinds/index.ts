import { refuseGaps } from '../refuse-gaps.ts';
import { animateCharacter } from './animate-character.ts';
import { animateObject } from './animate-object.ts';
import { animatePicture } from './animate-picture.ts';
import { animateWithSkeleton } from './animate-with-skeleton.ts';
import { animateWithText } from './animate-with-text.ts';
import { chatTurn } from './chat-turn.ts';
import { convertToPixelArt } from './convert-to-pixel-art.ts';
import { createCharacter } from './create-character.ts';
import { createObject } from './create-object.ts';
import { editPictures } from './edit-pictures.ts';
import { editPixels } from './edit-pixels.ts';
import { enhanceAction } from './enhance-action.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { estimateSkeleton } from './estimate-skeleton.ts';
import { generateImage } from './generate-image.ts';
import { generateImages } from './generate-images.ts';
import { generateRotations } from './generate-rotations.ts';
import { generateStyledImage } from './generate-styled-image.ts';
import { inpaint } from './inpaint.ts';
import { makeIsometricTile } from './make-isometric-tile.ts';
import { makeTilesPro } from './make-tiles-pro.ts';
import { makeTileset } from './make-tileset.ts';
import { makeUi } from './make-ui.ts';
import { placeMapObject } from './place-map-object.ts';
import { removeBackground } from './remove-background.ts';
import { resizePixelArt } from './resize-pixel-art.ts';
import { rotate } from './rotate.ts';
import { sandboxCall } from './sandbox-call.ts';

export type * from './animate-character.ts';
export type * from './animate-object.ts';
export type * from './animate-picture.ts';
export type * from './animate-with-skeleton.ts';
export type * from './animate-with-text.ts';
export type * from './chat-turn.ts';
export type * from './convert-to-pixel-art.ts';
export type * from './create-character.ts';
export type * from './create-object.ts';
export type * from './edit-pictures.ts';
export type * from './edit-pixels.ts';
export type * from './enhance-action.ts';
export type * from './enhance-prompt.ts';
export type * from './estimate-skeleton.ts';
export type * from './generate-image.ts';
export type * from './generate-images.ts';
export type * from './generate-rotations.ts';
export type * from './generate-styled-image.ts';
export type * from './inpaint.ts';
export type * from './make-isometric-tile.ts';
export type * from './make-tiles-pro.ts';
export type * from './make-tileset.ts';
export type * from './make-ui.ts';
export type * from './place-map-object.ts';
export type * from './remove-background.ts';
export type * from './resize-pixel-art.ts';
export type * from './rotate.ts';
export type * from './sandbox-call.ts';

/** Every kind of job: one file of this folder each, named as it. workers/handlers has the other side. */
export const KINDS = {
  animateCharacter,
  animateObject,
  animateWithSkeleton,
  animateWithText,
  convertToPixelArt,
  resizePixelArt,
  removeBackground,
  editPictures,
  editPixels,
  createCharacter,
  enhanceAction,
  enhancePrompt,
  createObject,
  estimateSkeleton,
  generateImage,
  generateImages,
  generateStyledImage,
  generateRotations,
  animatePicture,
  inpaint,
  placeMapObject,
  makeIsometricTile,
  makeTileset,
  makeTilesPro,
  rotate,
  makeUi,
  sandboxCall,
  chatTurn,
};
refuseGaps(import.meta.dirname, KINDS);
