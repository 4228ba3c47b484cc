import { jobKind } from '../job-kind.ts';
import type { ImageBytes } from '../payload-parts.ts';

/** What is done to the pixels of a picture. */
export type PixelEdit =
  | { readonly tool: 'check' }
  | { readonly tool: 'swap'; readonly swaps: readonly { readonly from: string; readonly to: string }[] }
  | { readonly tool: 'repaint'; readonly palette: readonly string[]; readonly dither: boolean }
  | { readonly tool: 'outline'; readonly outline: string }
  | {
      readonly tool: 'slice';
      /** Pixels; null finds the frames by what is empty between them. */
      readonly grid: {
        readonly cellWidth: number;
        readonly cellHeight: number;
        readonly margin: number;
        readonly spacing: number;
      } | null;
    };

export type EditPixelsPayload = PixelEdit & { readonly image: ImageBytes };

/** A colour of a picture and how many pixels have it. */
export interface ColorCount {
  readonly hex: string;
  readonly count: number;
}

/** What a look at a picture's pixels found; see GridCheck of src/pixels. */
export interface PixelReport {
  readonly kind: 'art' | 'enlarged' | 'photo';
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly artWidth: number;
  readonly artHeight: number;
  readonly cleanness: number;
  readonly colors: number;
  readonly artColors: number;
  readonly softPixels: number;
  /** Its colours by ramps, dark to light; none for a photograph. */
  readonly ramps: readonly (readonly ColorCount[])[];
}

/** What 'check' finds; places of the frames of 'slice', in their order. */
export interface EditPixelsData {
  readonly report?: PixelReport;
  readonly boxes?: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** A tool that looks at or changes pixels and draws nothing. */
export const editPixels = jobKind<EditPixelsPayload, EditPixelsData>({ estimate: () => 300 });
