/** What an interface element is made of and what is told of it. */

import type { UiElement, UiPiece } from '../../../src/domain/ui.ts';
import type { Box } from '../../../src/pixels/image.ts';
import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import type { Theme } from './themes.ts';

/** Margins in pixels that a nine-slice keeps; what lies between them repeats. */
export interface Slice {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

export interface Label {
  readonly text: string;
  readonly face: string;
  /** Upper left corner of the ink's cells in the part's picture. */
  readonly x: Px;
  readonly y: Px;
  readonly colour: Rgb;
  /** The line round every letter, where the ground alone would not let it be read. */
  readonly outline?: Rgb;
  /** Pixels of a cell: 2 where letters are doubled. */
  readonly scale: number;
}

export const STATES = ['normal', 'hover', 'pressed', 'disabled', 'focused'] as const;
export type State = (typeof STATES)[number];

/** One drawn element. */
export interface Part {
  readonly image: Rgba;
  readonly slice?: Slice;
  /** Where what the element holds may lie. */
  readonly content?: Box;
  /** Of bars: the rectangle that fills, and along which axis. */
  readonly fill?: { readonly axis: 'x' | 'y'; readonly box: Box };
  /** Of cursors: the pixel that points. */
  readonly hotspot?: { readonly x: Px; readonly y: Px };
  readonly labels: readonly Label[];
}

export const ROLES = ['frame', 'fill', 'button', 'accent', 'trim', 'gem', 'second', 'well', 'edge'] as const;
/** What a ramp colours: the frame, the ground, buttons, highlights, metal, set stones, veins, sunken places, what grows on the frame. */
export type Role = (typeof ROLES)[number];

/** A theme made ready to draw. */
export interface Kit {
  readonly theme: Theme;
  readonly ramps: Readonly<Record<Role, Ramp>>;
  readonly light: Rgb;
  readonly dark: Rgb;
  /** A ramp of another colour (liquids, rarities), the same one for the same colour. */
  readonly tint: (hex: string) => Ramp;
  /** The ramp without its colour, for what cannot be used. */
  readonly grey: (ramp: Ramp) => Ramp;
  readonly seed: number;
}

export interface KitAnimation {
  readonly name: string;
  readonly frames: readonly Rgba[];
  readonly durationsMs: readonly number[];
  readonly loop: boolean;
}

/** What is asked for. */
export interface UiRequest {
  readonly description: string;
  readonly width: Px;
  readonly height: Px;
  readonly elements?: readonly UiElement[];
  readonly pieces?: readonly UiPiece[];
  readonly colorPalette?: string;
  /** An interface whose colours, border, corners and matter the result takes on. */
  readonly styleImage?: Rgba;
  /** A sketch: its regions are the pieces where none are asked for; its colours, where it has any, those of the result. */
  readonly conceptImage?: Rgba;
  /** Default true: what no element covers is transparent. */
  readonly noBackground?: boolean;
  /** Who is seen in portraits, and what lies in slots and on icon buttons; drawn before. */
  readonly face?: Rgba;
  readonly icon?: Rgba;
  /** Things in the slots of an inventory. */
  readonly items?: readonly Rgba[];
  readonly seed: number;
}
