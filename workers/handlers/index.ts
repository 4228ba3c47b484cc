import { type Handlers, refuseGaps } from '../../src/jobs/contract.ts';
import { bindHandlers, type HandlerTools, type Services, toolsFor } from '../tools.ts';
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

/** One handler a job kind: one file of this folder each, named as it. The type refuses a missing one. */
const HANDLERS: Handlers<HandlerTools> = {
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
refuseGaps(import.meta.dirname, HANDLERS);

/** The handlers with what they ask for. Throws when a kind of job has none, naming it. */
export function createHandlers(services: Services): Handlers {
  return bindHandlers(HANDLERS, (job) => toolsFor(services, job));
}
