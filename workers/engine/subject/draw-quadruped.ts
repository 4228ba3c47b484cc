import type { Px } from '../../../src/pixels/types.ts';
import { bounds, pitchOf, shearOf, viewMatrix, YAW } from '../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../solids/detail.ts';
import { type Rendering, renderScene } from '../solids/render.ts';
import { apply, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';
import { place as placeSubject } from './placement.ts';
import { beastLook } from './quadruped/look.ts';
import { buildBeast } from './quadruped/rig.ts';
import { settleLine } from './quadruped/settle-line.ts';
import type { SubjectOptions } from './types.ts';

export interface QuadrupedRendering extends Rendering {
  /** Joints in model space by name: head, chest, rump, kneeHL, footHL, … */
  readonly joints: Readonly<Record<string, Vec3>>;
  readonly project: (p: Vec3) => readonly [x: Px, y: Px];
}

/** Draws a four-legged animal; without a direction it shows its side (from the front it is a face on four sticks), and half its face where that is what it is known by. */
export function drawQuadruped(brief: Brief, o: SubjectOptions): QuadrupedRendering {
  const look = beastLook(brief, o.seed, o.variation);
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  // several heads are seen from between front and side: they would hide each other
  const turned = o.style.isometric || look.heads > 1 || look.beast.faces === true || brief.body === 'cute';
  const yaw = YAW[o.style.direction ?? (turned ? 'south-east' : 'east')];
  const build = (at: number, height: Px) =>
    buildBeast(look, {
      yaw: at,
      pitch,
      height,
      detailSize: detailSizeOf(Math.min(o.width, o.height), o.style.detail),
    });
  const place = placeSubject(o, look.stature, yaw, (height, at) =>
    bounds(build(at, height).scene, viewMatrix(at, pitch, 1, shear)),
  );
  const built = build(yaw, place.scale);
  const view = viewMatrix(yaw, pitch, place.scale, shear);
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
  settleLine(rendering.image);
  return {
    ...rendering,
    joints: built.joints,
    project: (p) => {
      const v = apply(view, p);
      return [v[0] + place.originX, v[1] + place.originY];
    },
  };
}
