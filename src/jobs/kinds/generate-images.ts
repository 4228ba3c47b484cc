import { jobKind } from '../job-kind.ts';
import type { SizedImage } from '../payload-parts.ts';

/** A picture with words for what of it is to be used; '' leaves that open. */
export interface UsedImage extends SizedImage {
  readonly usage: string;
}

export interface GenerateImagesPayload {
  readonly description: string;
  /** Pixels of each picture. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** They lend parts of the subject: dress, colours. */
  readonly references: readonly UsedImage[];
  readonly styles: readonly UsedImage[];
  /** The style in words. */
  readonly styleDescription: string;
  /** Which traits of the style pictures are taken on. */
  readonly takes: {
    readonly palette: boolean;
    readonly outline: boolean;
    readonly detail: boolean;
    readonly shading: boolean;
  };
  readonly noBackground: boolean;
  /** 0..2^32-1: of the first picture; the others' follow from it. */
  readonly seed: number;
}

/** Several pictures of one description. */
export const generateImages = jobKind<GenerateImagesPayload>({
  estimate: ({ width, height, count }) => 500 + count * (60 + (width * height) / 150),
});
