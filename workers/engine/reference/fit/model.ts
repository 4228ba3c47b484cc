/** What a sprite may be explained by: a figure, an animal or a thing of the geometry with all its measures. */

import type { Px } from '../../../../src/pixels/types.ts';
import { PROPS } from '../../catalogue/things/index.ts';
import type { PropSetup } from '../../catalogue/things/types.ts';
import { viewMatrix } from '../../solids/camera.ts';
import { detailSizeOf } from '../../solids/detail.ts';
import { Scene } from '../../solids/scene.ts';
import { diagonal, type Mat3, multiply } from '../../solids/vec.ts';
import { contextOf } from '../../subject/draw-thing.ts';
import { buildFigure, ZOMBIE_POSE } from '../../subject/humanoid/figure.ts';
import type { Look } from '../../subject/humanoid/look.ts';
import { type Pose, STANDING } from '../../subject/humanoid/pose.ts';
import { PROPORTIONS, type ProportionsPreset, proportionsAt } from '../../subject/humanoid/proportions.ts';
import type { BeastLook } from '../../subject/quadruped/look.ts';
import { buildBeast } from '../../subject/quadruped/rig.ts';
import type { Brief } from '../../types.ts';

/** Proportions by name; figures of the default ones are drawn taller above a size, which is 'tall' at every size here. */
export type Physique = ProportionsPreset | 'tall';
export const PHYSIQUES: readonly Physique[] = [...(Object.keys(PROPORTIONS) as ProportionsPreset[]), 'tall'];
/** The largest size, in pixels of a picture, at which default figures are not tall. */
const NOT_TALL = 64;

export interface FigureModel {
  readonly kind: 'humanoid';
  readonly look: Look;
  readonly physique: Physique;
  readonly pose: Pose;
}

export interface BeastModel {
  readonly kind: 'quadruped';
  readonly look: BeastLook;
}

/** A thing that stands on the ground. */
export interface ThingModel {
  readonly kind: 'thing';
  readonly brief: Brief;
  /** What the recipe leaves to chance. */
  readonly seed: number;
  readonly variation: number;
  /** Degrees that the recipe is turned by itself. */
  readonly yaw: number;
  /** Its width and depth, as factors of the recipe's. */
  readonly wide: number;
}

export type Model = FigureModel | BeastModel | ThingModel;

/** From where a model is seen: degrees, and the shear of an oblique picture. */
export interface Sight {
  readonly yaw: number;
  readonly pitch: number;
  readonly shear: number;
}

/** Pixels a model unit, and where the model's origin lies. */
export interface Place {
  readonly scale: number;
  readonly x: Px;
  readonly y: Px;
}

/** A figure of one unit with its hat takes about 1 / .84 of it: the size that details go by. */
export const HATTED = 0.84;

export const figureModel = (look: Look, physique: Physique): FigureModel => ({
  kind: 'humanoid',
  look,
  physique,
  pose: look.concept.pose === 'zombie' ? ZOMBIE_POSE : STANDING,
});

export const proportionsOf = (physique: Physique, size: Px) =>
  physique === 'tall'
    ? proportionsAt('default', Math.max(size, NOT_TALL + 1))
    : proportionsAt(physique, physique === 'default' ? Math.min(size, NOT_TALL) : size);

/** A thing of the catalogue; undefined for one that lies flat towards the viewer, which has no sides. */
export function thingModel(brief: Brief): ThingModel | undefined {
  // what is painted as light has none either, and its recipe takes longest
  if (PROPS[brief.concept]?.paint) return undefined;
  const plain = { kind: 'thing', brief, seed: 0, variation: 0, yaw: 0, wide: 1 } as const;
  const setup = recipeOf(plain, new Scene(), PLAIN_SIZE);
  return !setup || setup.view === 'item' || setup.roll ? undefined : { ...plain, yaw: setup.yaw ?? 0 };
}

const PLAIN_SIZE = 48;

function recipeOf({ brief, seed, variation }: ThingModel, scene: Scene, size: Px): PropSetup | undefined {
  const picture = { width: size, height: size, style: {}, seed, variation };
  return PROPS[brief.concept]?.recipe(scene, contextOf(brief, picture));
}

/** Model → pixels of a picture, without the origin. */
export function viewOf(model: Model, { yaw, pitch, shear }: Sight, scale: number): Mat3 {
  if (model.kind !== 'thing') return viewMatrix(yaw, pitch, scale, shear);
  return multiply(viewMatrix(yaw + model.yaw, pitch, scale, shear), diagonal(model.wide, 1, model.wide));
}

/** The model's solids as they are when a unit of it takes `height` pixels. */
export function sceneOf(model: Model, sight: Sight, height: Px): Scene {
  const { yaw, pitch, shear } = sight;
  if (model.kind === 'quadruped') {
    return buildBeast(model.look, { yaw, pitch, height, detailSize: height }).scene;
  }
  if (model.kind === 'thing') {
    const scene = new Scene();
    recipeOf(model, scene, Math.max(1, Math.round(height)));
    return scene;
  }
  const size = height / HATTED;
  return buildFigure(model.look, {
    proportions: proportionsOf(model.physique, size),
    pose: model.pose,
    yaw,
    pitch,
    height,
    detailSize: detailSizeOf(size, undefined),
    view: viewMatrix(yaw, pitch, 1, shear),
  }).scene;
}
