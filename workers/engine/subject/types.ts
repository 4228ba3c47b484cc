import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { RenderStage } from '../solids/render.ts';
import type { Scene } from '../solids/scene.ts';
import type { Keypoint, Style } from '../types.ts';
import type { Pose } from './humanoid/pose.ts';
import type { CustomProportions, ProportionsPreset } from './humanoid/proportions.ts';

/** How a subject is drawn, whatever it is. */
export interface SubjectOptions {
  /** 1..1024 */
  readonly width: Px;
  readonly height: Px;
  readonly style: Style;
  /** 0..2^32−1 */
  readonly seed: number;
  /** 0..1: how far the seed varies what the brief does not say. */
  readonly variation: number;
  /** Width and height of a thing in shares of its own: a variant's proportions. */
  readonly stretch?: readonly [x: number, y: number];
  /** Degrees that a thing is turned in the picture: what rears or dives. */
  readonly roll?: number;
  /** Changes the solids of a thing, built for a picture of `side` pixels, before they are drawn: what a state does to its parts. */
  readonly shape?: (rest: Scene, side: Px) => Scene;
  /** It is the whole of a picture that somebody asked for, no sprite of a scene and no side of a sheet: below 20 pixels it is set by hand. */
  readonly whole?: true;
  /** One of several in one of the smallest pictures: of about five pixels. */
  readonly tiny?: true;
  /** Humanoids alone. */
  readonly proportions?: ProportionsPreset;
  readonly custom?: CustomProportions;
  /** How a person stands where nothing poses it. */
  readonly pose?: Pose;
  /** The pose that a person takes, in pixels of this picture; others keep their own. Guidance 0..5 as of a request. */
  readonly skeleton?: { readonly joints: readonly Keypoint[]; readonly guidance: number };
  readonly onStage?: (stage: RenderStage, image: () => Rgba) => void;
}

export interface SubjectImage {
  /** Binary alpha, transparent background, at least one transparent pixel along each edge. */
  readonly image: Rgba;
  /** Part index of each pixel, −1 for none; the outer line belongs to none. */
  readonly parts: Int16Array;
  /** Name of each part: the piece, feature or component it belongs to. Names repeat (two boots). */
  readonly partNames: readonly string[];
  /** Opaque colours used, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
}
