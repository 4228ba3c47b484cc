/** What a learned layer is asked for, whichever family of networks it runs. */

import type { Direction, View } from '../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Hooks, Keypoint, Style } from '../types.ts';

/**
 * What a learned layer may be used for; a model serves the uses that its manifest row lists, and no other.
 * `text` draws every description alone, `unknown` those that geometry does not know; `refine` goes over geometry's
 * drawing; `inpaint` fills holes; `scene` draws whole pictures with their background; `style` takes a style image as its
 * reference; `texture` draws what tiles without a seam.
 */
export const PAINT_USES = ['text', 'unknown', 'refine', 'inpaint', 'scene', 'style', 'texture'] as const;
export type PaintUse = (typeof PAINT_USES)[number];

/** What a reference image is to the picture that is asked for. */
export const REFERENCE_KINDS = ['style', 'subject', 'frame'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** What is said of the picture besides words; an absent value is not said. */
export interface PaintAttributes extends Style {
  readonly background?: 'transparent' | 'full';
  /** One of the categories that the network's manifest row lists; others count as not said. */
  readonly category?: string;
  /** 1..16: which frame of an animation. */
  readonly frame?: number;
  /** The most colours that the picture is to have. */
  readonly colors?: number;
}

export interface PaintRequest {
  readonly description: string;
  readonly negativeDescription?: string;
  /** 1..20, default 8. */
  readonly textGuidance?: number;
  readonly width: Px;
  readonly height: Px;
  readonly attributes?: PaintAttributes;
  /** A picture of this size to start from; `keep` 0..1 is how much of it stays: 0 nothing, 1 all. */
  readonly init?: { readonly image: Rgba; readonly keep: number };
  /** A picture of this size, to be painted where `hole` (row by row) is 1; its other bytes come back as they are. */
  readonly known?: { readonly image: Rgba; readonly hole: Uint8Array };
  readonly reference?: {
    readonly image: Rgba;
    readonly kind: ReferenceKind;
    readonly direction?: Direction;
    readonly view?: View;
    /** 1..20, default 1.4. */
    readonly guidance?: number;
  };
  /** Joints in pixels of this picture; guidance 0..5, default 1. */
  readonly pose?: { readonly joints: readonly Keypoint[]; readonly guidance?: number };
  /** The left edge goes on at the right one, the upper at the lower. Sides must be multiples of the network's patch. */
  readonly wrap?: boolean;
  /** 0..2^32-1. */
  readonly seed: number;
}

/** Fractions of these hooks' steps are shares of this picture alone. */
export type PaintHooks = Hooks;

/** Previews of one picture, at most: each is encoded and stored. */
export const PREVIEWS = 8;

/** One learned network or pipeline that makes pictures. */
export interface Painter {
  /** Its name in a result: 'kiln', … */
  readonly engine: string;
  /** Whether it can take `init` and `known`. */
  readonly startsFromPictures: boolean;
  /** 0..1: how much of a drawing stays where this painter refines it. */
  readonly refineKeep: number;
  /** How many pictures are worth making where one of them can be chosen. */
  readonly candidates: number;
  /**
   * Makes a picture of exactly the size asked, alpha 0 or 255, colours not yet reduced. Tells each step with a preview and
   * looks at the abort signal before and after it. The same request and seed give the same bytes on a CPU, whatever else
   * is painted at the time. Rejects with Aborted, or with a RangeError that names what is out of bounds.
   */
  paint(request: PaintRequest, hooks?: PaintHooks): Promise<Rgba>;
}

/** The learned layer as the engine sees it. */
export interface LearnedLayer {
  /** The painter that serves a use; undefined when none does, and then everything stays with geometry. */
  painterFor(use: PaintUse): Painter | undefined;
  /** The category that a description of a thing likely has; absent where nothing can tell. */
  readonly categorise?: (description: string) => Promise<string | undefined>;
  /** How well each image shows the words, higher is better; absent where there is no evaluator. */
  readonly rank?: (images: readonly Rgba[], words: string) => Promise<readonly number[]>;
}
