import type { Px } from '../../../src/pixels/types.ts';
import { isBeastBody } from '../catalogue/garments/beast-bodies.ts';
import { bounds, pitchOf, shearOf, viewMatrix, YAW } from '../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../solids/detail.ts';
import { type Rendering, renderScene } from '../solids/render.ts';
import type { Scene } from '../solids/scene.ts';
import { apply, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';
import { buildFigure, ZOMBIE_POSE } from './humanoid/figure.ts';
import { lookOf } from './humanoid/look.ts';
import { STANDING } from './humanoid/pose.ts';
import {
  type CustomProportions,
  grownOf,
  type ProportionsPreset,
  presetOf,
  proportionsAt,
} from './humanoid/proportions.ts';
import type { Rig } from './humanoid/rig.ts';
import { place as placeSubject } from './placement.ts';
import type { SubjectOptions } from './types.ts';

export interface HumanoidOptions extends SubjectOptions {
  readonly proportions?: ProportionsPreset;
  readonly custom?: CustomProportions;
}

export interface HumanoidRendering extends Rendering {
  readonly scene: Scene;
  readonly rig: Rig;
  /** A model point → pixels of the picture, for skeletons and pivots. */
  readonly project: (p: Vec3) => readonly [x: Px, y: Px];
}

/** From how many pixels a side somebody stands in a way of their own. */
const STANCE = 28;

/** Draws a standing humanoid; without a direction it faces south. */
export function drawHumanoid(brief: Brief, o: HumanoidOptions): HumanoidRendering {
  const look = lookOf(brief, o.seed, o.variation);
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  // from the front the body of half an animal is hidden
  const half = isBeastBody(look.worn.get('tail')?.piece.id);
  const yaw = YAW[o.style.direction ?? (o.style.isometric || half ? 'south-east' : 'south')];
  // a bent knee is a wrong pixel in the smallest pictures
  const own = (Math.max(o.width, o.height) >= STANCE && o.pose) || STANDING;
  const build = (at: number, height: Px) => {
    // a figure of one unit with its hat takes about 1 / .84 of it
    const size = height / 0.84;
    return buildFigure(look, {
      proportions: proportionsAt(presetOf(o.proportions, brief.body), size, o.custom, grownOf(look.build)),
      pose: look.concept.pose === 'zombie' ? ZOMBIE_POSE : own,
      yaw: at,
      pitch,
      height,
      detailSize: detailSizeOf(size, o.style.detail),
      view: viewMatrix(at, pitch, 1, shear),
    });
  };
  const place = placeSubject(o, look.build.stature, yaw, (height, at) =>
    bounds(build(at, height).scene, viewMatrix(at, pitch, 1, shear)),
  );
  const view = viewMatrix(yaw, pitch, place.scale, shear);
  const built = build(yaw, place.scale);
  const rendering = renderScene(built.scene, {
    width: o.width,
    height: o.height,
    view,
    originX: place.originX,
    originY: place.originY,
    shading: shadingOf(o.style, Math.max(o.width, o.height)),
    outline: o.style.outline,
    light: o.style.light,
    detail: o.style.detail,
    onStage: o.onStage,
  });
  return {
    ...rendering,
    ...built,
    project: (p) => {
      const v = apply(view, p);
      return [v[0] + place.originX, v[1] + place.originY];
    },
  };
}
