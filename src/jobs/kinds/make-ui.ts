import type { UiElement, UiPiece } from '../../domain/ui.ts';
import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

export interface MakeUiPayload {
  readonly description: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly elements: readonly UiElement[];
  /** On the virtual canvas. */
  readonly pieces: readonly UiPiece[];
  readonly colorPalette: string;
  readonly styleImage: ImageBytes | null;
  readonly conceptImage: ImageBytes | null;
  /** Who is seen in portraits. */
  readonly portrait: ImageBytes | null;
  readonly noBackground: boolean;
  /** Whether the theme's kit and the split elements are made too, as the files kit.png and kit.json. */
  readonly kit: boolean;
  /** 0..2^32-1 */
  readonly seed: number;
}

export interface MakeUiData {
  readonly theme: string;
  /** Where each element and piece lies in the picture. */
  readonly layers: readonly {
    readonly id: string;
    readonly kind: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** An interface from words, elements or pieces. */
export const makeUi = jobKind<MakeUiPayload, MakeUiData>({
  estimate: ({ width, height, kit }) => 300 + (width * height) / 300 + (kit ? 900 : 0),
});
