import type { Detail, Direction, Outline, Shading, View } from '../../../src/domain/words.ts';
import type { Tones } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { CustomProportions, ProportionsPreset } from '../subject/humanoid/proportions.ts';
import type { Angles } from '../subject/motion/angles.ts';
import type { RigName } from '../subject/motion/index.ts';
import type { Brief, Keypoint, Style } from '../types.ts';

/** Skeletons of four-legged characters. */
export type Quadruped = Exclude<RigName, 'mannequin'>;

/** All that a character is drawn from. The same request gives the same pictures, whoever draws them and when. */
export interface CharacterRequest {
  /** 'standard' the mannequin, 'pro' the best of several of them, 'v3' a reference sprite turned. */
  readonly mode: 'standard' | 'pro' | 'v3';
  readonly template: RigName;
  readonly description: string;
  /** What its states changed, oldest first. */
  readonly edits: readonly string[];
  /** Height of the figure. */
  readonly size: Px;
  /** Size of each picture: room to move around the figure. */
  readonly width: Px;
  readonly height: Px;
  readonly directions: readonly Direction[];
  readonly view: View;
  readonly oblique: boolean;
  readonly isometric: boolean;
  readonly outline?: Outline;
  readonly shading?: Shading;
  readonly detail?: Detail;
  /** 1..20 */
  readonly textGuidance: number;
  readonly preset?: ProportionsPreset;
  readonly custom?: CustomProportions;
  /** A sprite that faces south, to be turned. */
  readonly referenceImage?: Rgba;
  /** A picture whose style is taken on. */
  readonly styleImage?: Rgba;
  /** The style picture is a figure, and this one must not be smaller. */
  readonly matchStyleSize: boolean;
  /** Its colours are the only ones that may be used. */
  readonly colorImage?: Rgba;
  /** A state that keeps the colours of what it was made from. */
  readonly keepPalette: boolean;
  /** 0..2^32−1 */
  readonly seed: number;
}

/** A request, understood: what `drawAnimation` needs besides a motion. */
export interface CharacterPlan {
  readonly brief: Brief;
  /** The skeleton that moves it; absent of what has no limbs. */
  readonly rig?: RigName;
  /** The skeleton that was asked for: whose template animations it is asked to play. */
  readonly template: RigName;
  readonly style: Style;
  /** How somebody was told to stand ("sitting", "pointing a revolver"); absent: upright, arms at rest. */
  readonly stance?: Angles;
  readonly seed: number;
  /** 0..1: how far the seed varies what the words leave open. */
  readonly variation: number;
  readonly proportions?: ProportionsPreset;
  readonly custom?: CustomProportions;
  readonly figureSize: Px;
  readonly width: Px;
  readonly height: Px;
  /** Most colours of all pictures together. */
  readonly colors: number;
}

/** Colour → colour, '#rrggbb': of all pictures of a character alike, so that nothing flickers. */
export type Dyes = ReadonlyMap<string, string>;

/** A character from one side. */
export interface Rotation {
  /** Exactly `width` × `height`, alpha 0 or 255. */
  readonly image: Rgba;
  /** 18 joints; absent where nothing knows them. */
  readonly keypoints?: readonly Keypoint[];
}

export interface DrawnCharacter {
  /** In the order of the request's directions. */
  readonly rotations: ReadonlyMap<Direction, Rotation>;
  /** Opaque colours of all rotations, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
  readonly plan: CharacterPlan;
  /** The colours that frames of it are drawn in, before they are dyed. */
  readonly drawnPalette: readonly string[];
  /** What became of the colours that they were painted with. */
  readonly drawnTones: Tones;
  /** What each drawn colour becomes in its style; empty where it stays as drawn. */
  readonly dyes: Dyes;
  /** The layer that drew it: 'geometry', 'turn'. */
  readonly engine: string;
}
