/** What a sprite may be explained by: a figure or an animal of the geometry with all its measures. */
import { viewMatrix } from '../geometry/camera.ts';
import { detailSizeOf } from '../geometry/detail.ts';
import { buildFigure, ZOMBIE_POSE } from '../geometry/humanoid/figure.ts';
import type { Look } from '../geometry/humanoid/look.ts';
import { type Pose, STANDING } from '../geometry/humanoid/pose.ts';
import { PROPORTIONS, type ProportionsPreset, proportionsAt } from '../geometry/humanoid/proportions.ts';
import type { BeastLook } from '../geometry/quadruped/look.ts';
import { buildBeast } from '../geometry/quadruped/rig.ts';
import type { Scene } from '../geometry/scene.ts';
import type { Px } from '../types.ts';

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

export type Model = FigureModel | BeastModel;

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
const HATTED = 0.84;

export const figureModel = (look: Look, physique: Physique): FigureModel => ({
  kind: 'humanoid',
  look,
  physique,
  pose: look.concept.pose === 'zombie' ? ZOMBIE_POSE : STANDING,
});

const proportionsOf = (physique: Physique, size: Px) =>
  physique === 'tall'
    ? proportionsAt('default', Math.max(size, NOT_TALL + 1))
    : proportionsAt(physique, physique === 'default' ? Math.min(size, NOT_TALL) : size);

/** The model's solids as they are when a unit of it takes `height` pixels. */
export function sceneOf(model: Model, sight: Sight, height: Px): Scene {
  const { yaw, pitch, shear } = sight;
  if (model.kind === 'quadruped') {
    return buildBeast(model.look, { yaw, pitch, height, detailSize: height }).scene;
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
