import { refuseGaps } from '../../../src/jobs/contract.ts';
import { animateCharacterTask } from './animate-character.ts';
import { animateObjectTask } from './animate-object.ts';
import { animatePictureTask } from './animate-picture.ts';
import { animateWithSkeletonTask } from './animate-with-skeleton.ts';
import { animateWithTextTask } from './animate-with-text.ts';
import { convertToPixelArtTask } from './convert-to-pixel-art.ts';
import { drawTask } from './draw.ts';
import { drawCharacterTask } from './draw-character.ts';
import { drawObjectTask } from './draw-object.ts';
import { editPicturesTask } from './edit-pictures.ts';
import { editPixelsTask } from './edit-pixels.ts';
import { enhanceActionTask } from './enhance-action.ts';
import { enhancePromptTask } from './enhance-prompt.ts';
import { estimateSkeletonTask } from './estimate-skeleton.ts';
import { generateImagesTask } from './generate-images.ts';
import { generateRotationsTask } from './generate-rotations.ts';
import { makeIsometricTileTask } from './make-isometric-tile.ts';
import { makeTilesProTask } from './make-tiles-pro.ts';
import { makeTilesetTask } from './make-tileset.ts';
import { makeUiTask } from './make-ui.ts';
import { placeMapObjectTask } from './place-map-object.ts';
import { removeBackgroundTask } from './remove-background.ts';
import { resizePixelArtTask } from './resize-pixel-art.ts';
import { rotateTask } from './rotate.ts';

/** Everything that the engine thread can do: one file of this folder each, named as it. */
export const TASKS = {
  animateCharacter: animateCharacterTask,
  animateObject: animateObjectTask,
  animateWithSkeleton: animateWithSkeletonTask,
  animateWithText: animateWithTextTask,
  convertToPixelArt: convertToPixelArtTask,
  resizePixelArt: resizePixelArtTask,
  removeBackground: removeBackgroundTask,
  editPictures: editPicturesTask,
  editPixels: editPixelsTask,
  draw: drawTask,
  drawCharacter: drawCharacterTask,
  enhanceAction: enhanceActionTask,
  enhancePrompt: enhancePromptTask,
  drawObject: drawObjectTask,
  estimateSkeleton: estimateSkeletonTask,
  placeMapObject: placeMapObjectTask,
  makeIsometricTile: makeIsometricTileTask,
  makeTileset: makeTilesetTask,
  makeTilesPro: makeTilesProTask,
  generateImages: generateImagesTask,
  generateRotations: generateRotationsTask,
  animatePicture: animatePictureTask,
  rotate: rotateTask,
  makeUi: makeUiTask,
};
refuseGaps(import.meta.dirname, TASKS);

export type TaskName = keyof typeof TASKS;
type Requests = { [K in TaskName]: Parameters<(typeof TASKS)[K]>[0] };
type Results = { [K in TaskName]: Awaited<ReturnType<(typeof TASKS)[K]>> };
export type TaskRequest<K extends TaskName> = Requests[K];
export type TaskResult<K extends TaskName> = Results[K];
