import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';
import type { GenerateImagePayload } from './generate-image.ts';

/** Where in a picture: a share of its sides in its middle, or what a mask of its size marks white. */
export type PlaceRegion =
  | { readonly type: 'oval' | 'rectangle'; readonly fraction: number }
  | { readonly type: 'mask'; readonly mask: ImageBytes };

/** Width and height are the picture's. */
export interface PlaceMapObjectPayload extends GenerateImagePayload {
  readonly background: ImageBytes;
  readonly region: PlaceRegion;
}

/** An object drawn for a place in a picture: the object alone, and the picture with it. */
export const placeMapObject = jobKind<PlaceMapObjectPayload>({
  estimate: ({ width, height }) => 400 + (width * height) / 40,
});
