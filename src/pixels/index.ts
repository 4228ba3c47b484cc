/** Exact pixels: everything that the rest of the engine and the handlers use of this room. */
export { encodeGif, encodeWebp } from './animation.ts';
export { checkGrid, type GridCheck, type PictureKind } from './check-grid.ts';
export { cleanPixels, removeOrphans, smoothSilhouette, thinCorners } from './cleanup.ts';
export { type DecodeLimits, decodeImage, ImageError, type ImageErrorCode } from './decode.ts';
export { DITHERS, type Dither, mapToPalette } from './dither.ts';
export { type FinishOptions, finish } from './finish.ts';
export { findGrid, type PixelGrid } from './grid.ts';
export {
  type Box,
  cloneImage,
  createImage,
  crop,
  flipHorizontal,
  hardenAlpha,
  opaqueBounds,
  overlay,
  paste,
  sameImage,
} from './image.ts';
export { composeMasked, maskOf } from './mask.ts';
export { applyOutline, hasOutline, OUTLINE_BLACK, outlineOf } from './outline.ts';
export {
  buildPalette,
  forcePalette,
  PALETTE_SIZE,
  paletteOf,
  paletteSizeFor,
  reduceColors,
  type Tones,
} from './palette.ts';
export { type PixelateOptions, pixelate } from './pixelate.ts';
export { encodeApng, encodePng } from './png.ts';
export { type RecoveredArt, recoverArt } from './recover.ts';
export { refineMask } from './refine-mask.ts';
export { removeBackground } from './remove-background.ts';
export { enlarge, FITS, type Fit, resizeByVote, resizeNearest, resizePixels, scale2x } from './resize.ts';
export { joinLines } from './resize-lines.ts';
export { contactSheet, packSheet, type Sheet, type SheetOptions } from './sheet.ts';
export { type SheetGrid, type SlicedFrame, sliceSheet } from './slice-sheet.ts';
export { type ColorSwap, type CountedColor, palettesByRamp, swapColors } from './swap-colors.ts';
export type { Px, Rgb, Rgba } from './types.ts';
