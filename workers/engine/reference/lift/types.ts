import type { Direction, View } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { EngineTools } from '../../draw.ts';
import type { Models } from '../../inference/models.ts';
import type { Keypoint } from '../../types.ts';

/** What re-posing needs: the keypoint network, and for words what understanding uses. */
export interface LiftTools extends EngineTools {
  readonly models: Models;
}

/** What both ways of animating a reference have in common. Sides are 16..256. */
export interface AnimationRequest {
  /** The sprite that moves; an opaque background is removed first. Another size than asked is fitted into it. */
  readonly reference: Rgba;
  readonly width: Px;
  readonly height: Px;
  readonly view: View;
  readonly direction: Direction;
  /** The reference's 18 joints where they are known, in pixels of the canvas; absent: they are estimated. */
  readonly skeleton?: readonly Keypoint[];
  /** One a frame, null for none: the frame is drawn towards it. */
  readonly initImages?: readonly (Rgba | null)[];
  /** 1..999, default 300: how much of the initial images stays. */
  readonly initStrength?: number;
  /** One a frame, null for none: the frame's inpainting image, of the size asked. Without a mask the frame is that image. */
  readonly fixedFrames?: readonly (Rgba | null)[];
  /** One a frame, null for none: white is drawn, black keeps the inpainting image (or the reference) byte for byte. */
  readonly masks?: readonly (Rgba | null)[];
  /** Its colours are the only ones the frames may use, bytes that a mask keeps excepted. */
  readonly colorImage?: Rgba;
  /** 0..2^32−1. Frames leave nothing to chance: every seed gives the same bytes. */
  readonly seed: number;
}

export interface SkeletonAnimationRequest extends AnimationRequest {
  /** One a frame: pixels of the canvas, or shares of its sides when no coordinate of any pose is above 1. */
  readonly poses: readonly (readonly Keypoint[])[];
  readonly isometric?: boolean;
  readonly oblique?: boolean;
  /**
   * 1..20, default 4: how closely to the poses. Below 4 movements become smaller; above, poses of another body's
   * proportions are obeyed more and more to the pixel rather than fitted to the reference's own.
   */
  readonly guidance?: number;
}

export interface TextAnimationRequest extends AnimationRequest {
  /** What the reference shows. */
  readonly description: string;
  /** What it does. */
  readonly action: string;
  /** The same figure on the same canvas from the side that is known best, where the reference was turned from it. */
  readonly origin?: { readonly sprite: Rgba; readonly direction: Direction };
  /** What it must not do. */
  readonly negativeDescription?: string;
  /** 1..20, default 8: how large the movements are. */
  readonly textGuidance?: number;
  /** 1..20, default 1.4: how much the frames keep to the reference's own pose. */
  readonly imageGuidance?: number;
  /** 2..20, default 4: frames of the whole animation. */
  readonly nFrames?: number;
  /** 0..20, default 0: the first frame that is drawn; beyond the end a loop goes on and anything else stays. */
  readonly startFrame?: number;
  /** 1..20, default 4: frames that are drawn. */
  readonly count?: number;
}

/** Frames of exactly the size and number asked. */
export interface LiftedAnimation {
  /** Alpha 0 or 255 (bytes that a mask keeps excepted), in the reference's colours (and two of a blow's flash), or only those of `colorImage`. */
  readonly frames: readonly Rgba[];
  /** Opaque colours of all frames together, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
  /** The 18 joints of each frame, in pixels of the canvas; empty where the reference is no figure. */
  readonly keypoints: readonly (readonly Keypoint[])[];
  /** What was taken for what, where the words or the picture were not clear. */
  readonly notes: readonly string[];
  /** 'fit': drawn anew by the figure that the reference is explained by; 'lift': the reference's own parts moved. */
  readonly method: 'fit' | 'lift' | 'parts';
}
