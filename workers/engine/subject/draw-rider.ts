import { bounds, pitchOf, shearOf, viewMatrix, YAW } from '../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../solids/detail.ts';
import { moveScene } from '../solids/move-scene.ts';
import { type Rendering, renderScene } from '../solids/render.ts';
import { mix, scale, sub, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';
import { buildFigure } from './humanoid/figure.ts';
import { lookOf } from './humanoid/look.ts';
import { type Pose, STANDING } from './humanoid/pose.ts';
import { grownOf, presetOf, proportionsAt } from './humanoid/proportions.ts';
import { place as placeSubject } from './placement.ts';
import { compactBeast } from './quadruped/compact.ts';
import { beastLook } from './quadruped/look.ts';
import { buildBeast } from './quadruped/rig.ts';
import type { SubjectOptions } from './types.ts';

/** Astride: thighs forward and apart, shins down, hands at the reins. */
const ASTRIDE: Pose = { ...STANDING, hipR: 46, hipL: 46, kneeR: 46, kneeL: 46, spread: 62, swingR: 24, swingL: 24, elbowR: 42, elbowL: 42 }; // biome-ignore format: a list

/** What a rider holds is raised beside the head, clear of the animal's neck. */
const ARMED: Pose = { ...ASTRIDE, swingR: 30, abductR: 84, elbowR: 24, weaponR: [-0.42, 0.88, 0.2] };

/** A rider's height over the height of the back that it sits on, and the least and most in units of an animal. */
const RIDER = { share: 1.22, least: 0.85, most: 1.4 } as const;

/** Draws a person on an animal, in one scene, so that each hides of the other what it must; without a direction from aslant. */
export function drawRider(brief: Brief, mount: NonNullable<Brief['mount']>, o: SubjectOptions): Rendering {
  const { mount: _, ...person } = brief;
  const look = lookOf(person, o.seed, o.variation);
  const animal = beastLook(mountBrief(brief, mount), o.seed, o.variation);
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  const yaw = YAW[o.style.direction ?? 'south-east'];
  const build = (at: number, height: number) => {
    const beast = compactBeast(animal.beast, height);
    const built = buildBeast(animal, {
      yaw: at,
      pitch,
      height,
      detailSize: detailSizeOf(Math.min(o.width, o.height), o.style.detail),
    });
    const { chest, rump } = built.joints as { readonly chest: Vec3; readonly rump: Vec3 };
    const back = mix(chest, rump, 0.45);
    const seat: Vec3 = [0, back[1] + beast.chest * animal.girth * 1.02, back[2]];
    const tall = Math.min(RIDER.most, Math.max(RIDER.least, seat[1] * RIDER.share));
    const first = built.scene.primitives.length;
    const firstDecal = built.scene.decals.length;
    const size = (height * tall) / 0.84;
    const { rig } = buildFigure(look, {
      proportions: proportionsAt(presetOf(o.proportions, brief.body), size, o.custom, grownOf(look.build)),
      pose: look.worn.has('right') ? ARMED : ASTRIDE,
      yaw: at,
      pitch,
      height: height * tall,
      detailSize: detailSizeOf(size, o.style.detail),
      view: viewMatrix(at, pitch, 1, shear),
      scene: built.scene,
    });
    moveScene(built.scene, { first, firstDecal, scale: tall, by: sub(seat, scale(rig.root.origin, tall)) });
    return built.scene;
  };
  const place = placeSubject(o, Math.max(look.build.stature, animal.stature), yaw, (height, at) =>
    bounds(build(at, height), viewMatrix(at, pitch, 1, shear)),
  );
  return renderScene(build(yaw, place.scale), {
    width: o.width,
    height: o.height,
    view: viewMatrix(yaw, pitch, place.scale, shear),
    originX: place.originX,
    originY: place.originY,
    shading: shadingOf(o.style, Math.max(o.width, o.height)),
    outline: o.style.outline,
    light: o.style.light,
    detail: o.style.detail,
    onStage: o.onStage,
  });
}

/** The animal as a brief of its own; what was said of the rider is not said of it. */
export const mountBrief = (rider: Brief, mount: NonNullable<Brief['mount']>): Brief => ({
  kind: 'quadruped',
  concept: mount.concept,
  confidence: 1,
  colours: mount.colours,
  // plates and bare bones have no saddle on them
  parts: mount.traits?.some((t) => t === 'armoured' || t === 'skeletal') ? [] : [{ piece: 'saddle' }],
  ...(mount.traits ? { traits: mount.traits } : {}),
  ...(mount.traits?.includes('skeletal') ? { material: 'bone' as const } : mount.traits?.includes('mechanical') ? { material: 'steel' as const } : {}), // biome-ignore format: one line
  without: [],
  build: [],
  mood: rider.mood.filter((m) => m === 'evil' || m === 'angry'),
  count: 1,
  unknown: [],
  drawnAs: mount.concept,
});
