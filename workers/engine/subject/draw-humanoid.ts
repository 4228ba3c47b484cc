import type { Px } from '../../../src/pixels/types.ts';
import { bounds, pitchOf, shearOf, viewMatrix, YAW } from '../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../solids/detail.ts';
import { type Rendering, renderScene } from '../solids/render.ts';
import type { Scene } from '../solids/scene.ts';
import { apply, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';
import { buildFigure, ZOMBIE_POSE } from './humanoid/figure.ts';
import { type Look, lookOf } from './humanoid/look.ts';
import { type Pose, STANDING } from './humanoid/pose.ts';
import { type CustomProportions, type ProportionsPreset, proportionsAt } from './humanoid/proportions.ts';
import type { Rig } from './humanoid/rig.ts';
import { type Placement, place as placeSubject } from './placement.ts';
import type { SubjectOptions } from './types.ts';

export interface HumanoidOptions extends SubjectOptions {
  readonly proportions?: ProportionsPreset;
  readonly custom?: CustomProportions;
  /** Absent: standing. */
  readonly pose?: Pose;
}

export interface HumanoidRendering extends Rendering {
  readonly scene: Scene;
  readonly rig: Rig;
  /** A model point → pixels of the picture, for skeletons and pivots. */
  readonly project: (p: Vec3) => readonly [x: Px, y: Px];
}

/** Draws a humanoid; without a direction it faces south. Poses do not change its scale or ground row. */
export function drawHumanoid(brief: Brief, o: HumanoidOptions): HumanoidRendering {
  const look = lookOf(brief, o.seed, o.variation);
  const rest = look.concept.pose === 'zombie' ? ZOMBIE_POSE : STANDING;
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  const yaw = YAW[o.style.direction ?? 'south'];
  const build = figureBuilder(look, o, pitch);
  const place = placeSubject(o, look.build.stature, yaw, (height, at) => {
    const view = viewMatrix(at, pitch, 1, shear);
    return bounds(build(at, rest, height).scene, view);
  });
  const view = viewMatrix(yaw, pitch, place.scale, shear);
  const still = build(yaw, rest, place.scale);
  const posed = o.pose ? build(yaw, o.pose, place.scale, { view, head: still.rig.head.origin }) : still;
  const rendering = renderScene(posed.scene, { ...renderOptions(o, place), view });
  return {
    ...rendering,
    ...posed,
    project: (p) => {
      const v = apply(view, p);
      return [v[0] + place.originX, v[1] + place.originY];
    },
  };
}

const renderOptions = (o: SubjectOptions, place: Placement) => ({
  width: o.width,
  height: o.height,
  originX: place.originX,
  originY: place.originY,
  shading: shadingOf(o.style, Math.max(o.width, o.height)),
  outline: o.style.outline,
  onStage: o.onStage,
});

function figureBuilder(look: Look, o: HumanoidOptions, pitch: number) {
  return (
    yaw: number,
    pose: Pose,
    height: Px,
    lock?: { readonly view: ReturnType<typeof viewMatrix>; readonly head: Vec3 },
  ) => {
    // a figure of one unit with its hat takes about 1 / .84 of it
    const size = height / 0.84;
    return buildFigure(look, {
      proportions: proportionsAt(o.proportions ?? 'default', size, o.custom),
      pose,
      yaw,
      pitch,
      height,
      detailSize: detailSizeOf(size, o.style.detail),
      view: viewMatrix(yaw, pitch, 1, shearOf(o.style)),
      lock,
    });
  };
}
