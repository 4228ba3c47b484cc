import type { Direction, View } from '../../../src/domain/words.ts';
import type { Tones } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Dyes } from '../character/types.ts';
import type { Scene } from '../solids/scene.ts';
import type { Brief, BriefPart, Style } from '../types.ts';
import type { StateWord } from './states/words.ts';

/** From where an object is seen; 'unknown' is the one picture of an object that has no sides. */
export type Side = Direction | 'unknown';

/** What makes one candidate differ from its siblings, as a designer would change it. Plain JSON: a picked one keeps it. */
export interface Variant {
  /** 0..2^32−1: what the recipe leaves open. */
  readonly seed: number;
  /** Width and height in shares of the usual ones. */
  readonly stretch: readonly [x: number, y: number];
  /** Another material or colour of the whole, where the words say none. */
  readonly material?: string;
  readonly colour?: string;
  /** Parts in another material or colour: bands, a lid, a handle. */
  readonly parts: readonly BriefPart[];
  /** Wear and tear: 'mossy', 'broken', as far as the recipe knows it. */
  readonly mood: readonly string[];
}

/** All that an object is drawn from. The same request gives the same pictures, whoever draws them and when. */
export interface ObjectRequest {
  readonly description: string;
  /** What its states changed, oldest first. */
  readonly edits: readonly string[];
  readonly directions: readonly Side[];
  /** Side of each picture. */
  readonly size: Px;
  readonly view: View;
  /** A picture of the object from the south, to be turned. */
  readonly referenceImage?: Rgba;
  /** Pictures whose style is taken on. */
  readonly styleImages: readonly Rgba[];
  /** The style picture is an object, and this one must not be smaller. */
  readonly matchStyleSize: boolean;
  readonly variant?: Variant;
  /** 0..2^32−1 */
  readonly seed: number;
}

/** A request, understood. */
export interface ObjectPlan {
  readonly brief: Brief;
  readonly style: Style;
  readonly seed: number;
  /** 0..1: how far the seed varies what the words leave open. */
  readonly variation: number;
  readonly stretch?: readonly [x: number, y: number];
  /** What its states did to its parts and surfaces. */
  readonly states: readonly StateWord[];
  /** The same, done to its solids. */
  readonly shape?: (rest: Scene, side: Px) => Scene;
  readonly width: Px;
  readonly height: Px;
  /** Most colours of all pictures together. */
  readonly colors: number;
}

export interface DrawnObject {
  /** In the order of the request's directions; `size` × `size`, alpha 0 or 255. */
  readonly sides: ReadonlyMap<Side, Rgba>;
  readonly plan: ObjectPlan;
  /** Opaque colours of all sides, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
  /** Present where the geometry drew all sides at one scale: what further frames of it are drawn in. */
  readonly turning?: { readonly palette: readonly string[]; readonly tones: Tones };
  /** What each drawn colour becomes in its style. */
  readonly dyes: Dyes;
  /** 'geometry' or 'turn'. */
  readonly engine: string;
  /** What a user should know of how it was drawn. */
  readonly notes: readonly string[];
}

/** One side of an animation of an object. */
export interface ObjectAnimationRequest {
  readonly side: Side;
  /** What it does, in words… */
  readonly action: string;
  /** …in 4..16 frames. */
  readonly frameCount: number;
  /** Several takes are drawn and the one that reads best is kept. */
  readonly best?: boolean;
  /** The still picture comes first, before the frames. */
  readonly keepFirstFrame?: boolean;
  /** The picture to begin with in place of the object's own; its size becomes the frames'. */
  readonly startFrame?: Rgba;
  /** The picture to end with, of the size of the frames. */
  readonly endFrame?: Rgba;
}
