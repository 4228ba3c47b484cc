/** A humanoid whose joints are where a request wants them. */

import { JOINT_LABELS, type JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { pitchOf, shearOf, viewMatrix, YAW } from '../../solids/camera.ts';
import { detailSizeOf, shadingOf } from '../../solids/detail.ts';
import { type Rendering, renderScene } from '../../solids/render.ts';
import type { Scene } from '../../solids/scene.ts';
import { apply, clamp, type Frame, length, type Mat3, multiply, rotZ, sub, type Vec3 } from '../../solids/vec.ts';
import type { Brief, Keypoint } from '../../types.ts';
import { drawHumanoid, type HumanoidOptions } from '../draw-humanoid.ts';
import { buildFigure, ZOMBIE_POSE } from '../humanoid/figure.ts';
import { type Look, lookOf } from '../humanoid/look.ts';
import { STANDING } from '../humanoid/pose.ts';
import { grownOf, presetOf, proportionsAt } from '../humanoid/proportions.ts';
import type { Rig } from '../humanoid/rig.ts';
import { jointsOf } from '../motion/body-actor.ts';
import { quarterOf, turnedDecal } from '../motion/turned-decal.ts';
import { type FitOptions, fitRig } from './fit-rig.ts';
import { facingOf, middleOf, type Targets, targetsOf, trunkAngle } from './targets.ts';

export interface PosedOptions extends HumanoidOptions {
  /** Pixels of this picture, or shares of its sides when no coordinate is above 1. */
  readonly joints: readonly Keypoint[];
  /** 0..5: 0 the figure's own pose, 1 the joints' with its own limbs, 5 with limbs as long as the joints ask. */
  readonly guidance: number;
}

export interface PosedRendering extends Rendering {
  /** Where the joints came to lie, in the order of the labels. */
  readonly keypoints: readonly Keypoint[];
}

/** Up to this angle a trunk leans; beyond, the whole figure turns with it, clothes and all. */
const LEAN = 0.45;

/**
 * Draws a humanoid in the pose of a skeleton, with a head of the size that the skeleton's face says and that the picture
 * has room for: a grown-up's joints under a child's head would push it out of the picture.
 */
export function drawPosed(brief: Brief, o: PosedOptions): PosedRendering {
  let drawn = drawWith(brief, o);
  if (o.guidance <= 0) return drawn;
  const asked = targetsOf(o.joints, o.width, o.height);
  const size = (headSizeOf(asked, drawn.rest) ?? drawn.growth) / drawn.growth;
  const share = Math.min(1, o.guidance);
  let head = 1 + (clamp(size, ...HEADS) - 1) * share;
  const redrawn = (): Posed =>
    drawWith(brief, { ...o, custom: { ...o.custom, headSize: (o.custom?.headSize ?? 1) * head } });
  if (Math.abs(head - 1) > ALIKE) drawn = redrawn();
  const least = Math.max(HEADS[0], head * LEAST_OF_IT);
  while (share === 1 && isCutOff(drawn, asked) && head * SMALLER >= least) {
    head *= SMALLER;
    drawn = redrawn();
  }
  return drawn;
}

/** Heads of a skeleton that are nearly those of the figure are the figure's own. */
const ALIKE = 0.12;
/** How far a skeleton makes heads smaller or larger. */
const HEADS = [0.4, 1.3] as const;
/** In what steps heads shrink until the picture holds them, and how far: a face is worth more than the tip of a hat. */
const SMALLER = 0.86;
const LEAST_OF_IT = 0.7;

const FACE: readonly JointLabel[] = ['NOSE', 'RIGHT EYE', 'LEFT EYE', 'RIGHT EAR', 'LEFT EAR'];

/** How much larger a skeleton's head is than that of a figure at rest; undefined where it does not say. */
function headSizeOf(asked: Targets, rest: readonly Keypoint[]): number | undefined {
  const own: Targets = new Map(rest.map((k) => [k.label, k]));
  const shown = FACE.filter((label) => asked.has(label));
  const length = (of: Targets): number | undefined => {
    const [neck, face] = [of.get('NECK'), middleOf(of, shown)];
    return neck && face && Math.hypot(face[0] - neck.x, face[1] - neck.y);
  };
  const [wanted, has] = [length(asked), length(own)];
  return wanted !== undefined && has ? wanted / has : undefined;
}

/** Drawers leave the outermost pixels free: a head that is this much as wide in the first row as at its nose goes on above. */
const FIRST: Px = 1;
const FLAT = 0.6;

/** Whether the head of a figure goes over the picture's upper edge, though its face is asked for inside. */
function isCutOff({ image, keypoints }: PosedRendering, asked: Targets): boolean {
  const face = middleOf(new Map(keypoints.map((k) => [k.label, k])), FACE)!;
  const wanted = middleOf(asked, FACE);
  if (!wanted || wanted[1] <= FIRST) return false;
  if (face[1] <= FIRST) return true;
  const x = Math.round(face[0]);
  const isSolid = (at: Px, y: Px): boolean => (image.data[(y * image.width + at) * 4 + 3] ?? 0) > 0;
  const wide = (y: Px): Px => {
    if (!isSolid(x, y)) return 0;
    let [left, right] = [x, x];
    while (left > 0 && isSolid(left - 1, y)) left--;
    while (right + 1 < image.width && isSolid(right + 1, y)) right++;
    return right + 1 - left;
  };
  return wide(FIRST) > FLAT * wide(Math.min(image.height - 1, Math.round(face[1])));
}

interface Posed extends PosedRendering {
  /** The joints of the figure at rest, and how much larger than that it is drawn. */
  readonly rest: readonly Keypoint[];
  readonly growth: number;
}

/**
 * A humanoid in the pose of a skeleton. Without a direction in the style it faces the way the skeleton does. The
 * nearer the guidance is to 0, the nearer the asked joints are to those of the figure at rest.
 */
function drawWith(brief: Brief, o: PosedOptions): Posed {
  const asked = targetsOf(o.joints, o.width, o.height);
  const style = { ...o.style, direction: o.style.direction ?? (o.guidance > 0 ? facingOf(asked) : undefined) };
  const { onStage: _, ...quiet } = o;
  const rest = drawHumanoid(brief, { ...quiet, style });
  const restPoints = projected(rest.rig, rest.project, ([, , z]) => z);
  if (o.guidance <= 0 || asked.size === 0) return { ...rest, keypoints: restPoints, rest: restPoints, growth: 1 };
  const targets = softened(asked, restPoints, Math.min(1, o.guidance));

  const look = lookOf(brief, o.seed, o.variation);
  const pitch = pitchOf(style);
  const yaw = YAW[style.direction ?? 'south'];
  const turn = overturn(targets);
  const oneUnit = multiply(turn, viewMatrix(yaw, pitch, 1, shearOf(style)));
  const stretch = Math.max(0, (o.guidance - 1) / 4);
  const standing = look.concept.pose === 'zombie' ? ZOMBIE_POSE : STANDING;
  const figure = (height: Px, repose: (rig: Rig) => Rig) =>
    buildFigure(look, {
      proportions: proportionsAt(presetOf(o.proportions, brief.body), height / 0.84, o.custom, grownOf(look.build)),
      pose: standing,
      yaw,
      pitch,
      height,
      detailSize: detailSizeOf(height / 0.84, style.detail),
      view: oneUnit,
      repose,
    });
  const growth = scaleFor(targets, restPoints);
  const scale = growth * scaleOfRest(rest);
  const view = multiply(turn, viewMatrix(yaw, pitch, scale, shearOf(style)));
  let fit: FitOptions = { view, originX: 0, originY: 0, stretch, hemmed: isHemmed(look) };
  const { scene, rig } = figure(scale, (r) => {
    fit = { ...fit, ...groundOf(r, targets, view) };
    return fitRig(r, targets, fit);
  });
  turnFace(scene, oneUnit, rig.head);
  const rendering = renderScene(scene, {
    width: o.width,
    height: o.height,
    originX: fit.originX,
    originY: fit.originY,
    view,
    shading: shadingOf(style, Math.max(o.width, o.height)),
    detail: style.detail,
    outline: style.outline,
    light: style.light,
    onStage: o.onStage,
  });
  const project = (p: Vec3): readonly [Px, Px] => {
    const v = apply(view, p);
    return [v[0] + fit.originX, v[1] + fit.originY];
  };
  return { ...rendering, keypoints: projected(rig, project, (p) => apply(view, p)[2]), rest: restPoints, growth };
}

/** The turn in the picture of a figure whose trunk leans further than a body does. */
export function overturn(targets: Targets): Mat3 {
  const angle = trunkAngle(targets);
  return rotZ((Math.sign(angle) * Math.max(0, Math.abs(angle) - LEAN) * 180) / Math.PI);
}

/** Takes the face off a head that is seen from the crown or the chin, and turns that of a head that lies. */
export function turnFace(scene: Scene, view: Mat3, head: Frame): void {
  const face = scene.decals.pop();
  const up = apply(view, apply(head.rotation, [0, 1, 0]));
  if (face && Math.hypot(up[0], up[1]) > 0.4) scene.decal(turnedDecal(face, quarterOf(up[0], up[1])));
}

/** Whether a robe or dress reaches the ground. */
export function isHemmed(look: Look): boolean {
  const cut = look.worn.get('torso')?.piece.torso;
  return (cut?.shape === 'robe' || cut?.shape === 'dress') && (cut.length ?? 1) > 0.9;
}

/**
 * Where the model's origin lies on the screen. Cloth hangs down to the model's ground, so that is put under the lower
 * foot, or where it is under the pelvis of a standing figure when no foot is asked for or the figure has turned over.
 */
function groundOf(rest: Rig, targets: Targets, view: Mat3): { readonly originX: Px; readonly originY: Px } {
  const hips = middleOf(targets, ['RIGHT HIP', 'LEFT HIP']);
  const neck = middleOf(targets, ['NECK', 'RIGHT SHOULDER', 'LEFT SHOULDER']);
  const [anchor, place] = hips ? [rest.root.origin, hips] : [rest.neck, neck ?? [0, 0]];
  const [x, y] = apply(view, anchor);
  const origin = { originX: place[0] - x, originY: place[1] - y };
  const feet = ['RIGHT LEG', 'LEFT LEG'] as const;
  const low = Math.max(...feet.flatMap((label) => targets.get(label)?.y ?? []));
  if (!Number.isFinite(low) || Math.abs(trunkAngle(targets)) > LEAN) return origin;
  return { ...origin, originY: low - apply(view, rest.legs.R.ankle)[1] };
}

function projected(rig: Rig, project: (p: Vec3) => readonly [Px, Px], depth: (p: Vec3) => number): readonly Keypoint[] {
  const joints = jointsOf(rig);
  return JOINT_LABELS.map((label) => {
    const [x, y] = project(joints[label]);
    return { label, x, y, z: depth(joints[label]) };
  });
}

/** The asked places, drawn towards those of the figure at rest: wholly at a share of 0. */
function softened(asked: Targets, rest: readonly Keypoint[], share: number): Targets {
  if (share === 1) return asked;
  const own = new Map(rest.map((k) => [k.label, k]));
  return new Map(
    [...asked].map(([label, k]) => {
      const r = own.get(label)!;
      return [label, { ...k, x: r.x + (k.x - r.x) * share, y: r.y + (k.y - r.y) * share }];
    }),
  );
}

const BONES: readonly (readonly [JointLabel, JointLabel])[] = [
  ['NECK', 'RIGHT HIP'],
  ['NECK', 'LEFT HIP'],
  ['RIGHT SHOULDER', 'RIGHT ELBOW'],
  ['RIGHT ELBOW', 'RIGHT ARM'],
  ['LEFT SHOULDER', 'LEFT ELBOW'],
  ['LEFT ELBOW', 'LEFT ARM'],
  ['RIGHT HIP', 'RIGHT KNEE'],
  ['RIGHT KNEE', 'RIGHT LEG'],
  ['LEFT HIP', 'LEFT KNEE'],
  ['LEFT KNEE', 'LEFT LEG'],
];
/** Bones look shorter when they point at the viewer and never longer: the size is taken from the longer ones. */
const QUANTILE = 0.65;

/** How much larger than the figure at rest the asked skeleton is. 1 where it does not say. */
function scaleFor(targets: Targets, rest: readonly Keypoint[]): number {
  const own = new Map(rest.map((k) => [k.label, k]));
  const ratios: { ratio: number; weight: number }[] = [];
  for (const [a, b] of BONES) {
    const [p, q] = [targets.get(a), targets.get(b)];
    if (!p || !q) continue;
    const weight = Math.hypot(own.get(a)!.x - own.get(b)!.x, own.get(a)!.y - own.get(b)!.y);
    if (weight > 0.5) ratios.push({ ratio: Math.hypot(p.x - q.x, p.y - q.y) / weight, weight });
  }
  if (ratios.length === 0) return 1;
  ratios.sort((x, y) => x.ratio - y.ratio);
  const total = ratios.reduce((sum, r) => sum + r.weight, 0);
  let seen = 0;
  for (const { ratio, weight } of ratios) {
    seen += weight;
    if (seen >= QUANTILE * total) return Math.min(6, Math.max(0.1, ratio));
  }
  return ratios.at(-1)!.ratio;
}

/** Pixels a model unit of a drawn figure, by its trunk. */
function scaleOfRest({
  rig,
  project,
}: {
  readonly rig: Rig;
  readonly project: (p: Vec3) => readonly [Px, Px];
}): number {
  const [a, b] = [project(rig.root.origin), project(rig.neck)];
  const up: Mat3 = viewMatrix(rig.yaw, rig.pitch, 1);
  const shown = sub(apply(up, rig.neck), apply(up, rig.root.origin));
  return Math.hypot(a[0] - b[0], a[1] - b[1]) / Math.max(1e-6, length([shown[0], shown[1], 0]));
}
