/** A fitted person in poses that joints tell. */

import type { JointLabel } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { viewMatrix } from '../../solids/camera.ts';
import { detailSizeOf } from '../../solids/detail.ts';
import { IDENTITY, invert, type Mat3, multiply, type Vec3 } from '../../solids/vec.ts';
import { buildFigure } from '../../subject/humanoid/figure.ts';
import { type Rig, shiftOnScreen } from '../../subject/humanoid/rig.ts';
import type { Actor, Built } from '../../subject/motion/actor.ts';
import { jointsOf } from '../../subject/motion/body-actor.ts';
import { projected } from '../../subject/motion/draw-animation.ts';
import { fitRig, isHemmed, middleOf, overturn, type Targets, turnFace } from '../../subject/posed/index.ts';
import type { Keypoint } from '../../types.ts';
import { type Act, actOf, type Seen, sightOf } from './animate.ts';
import type { Fit } from './fit-sprite.ts';
import { type FigureModel, HATTED, proportionsOf, type Sight } from './model.ts';

/** Joints in pixels of the sprite. */
export type Joints = Readonly<Record<JointLabel, { readonly x: Px; readonly y: Px }>>;

/** Ways along limbs that are shorter are none: a limb that is not moved stays exactly as it is. */
const STILL: Px = 0.75;
/** What each joint of a limb hangs on. */
const LIMBS: readonly (readonly [JointLabel, JointLabel, JointLabel])[] = [
  ['RIGHT SHOULDER', 'RIGHT ELBOW', 'RIGHT ARM'],
  ['LEFT SHOULDER', 'LEFT ELBOW', 'LEFT ARM'],
  ['RIGHT HIP', 'RIGHT KNEE', 'RIGHT LEG'],
  ['LEFT HIP', 'LEFT KNEE', 'LEFT LEG'],
];
const FEET = ['RIGHT LEG', 'LEFT LEG'] as const;

/** Where a pose wants the joints of the model at rest. */
interface Wanted {
  /** Joints that their limb only carries are not named. */
  readonly targets: Targets;
  /** How far the whole figure is moved: sideways with the hips, up and down with the lower foot, as cloth hangs to the ground. */
  readonly shift: Way;
}

/** Each joint is wanted as far from its place at rest as the pose's joint is from the sprite's own: errors of an estimate do not count. */
function wantedOf(rest: Targets, own: Joints, pose: Joints): Wanted {
  const way = (label: JointLabel): Way => ({ x: pose[label].x - own[label].x, y: pose[label].y - own[label].y });
  const targets = new Map<JointLabel, Keypoint>();
  for (const [label, k] of rest) {
    const { x, y } = way(label);
    targets.set(label, { ...k, x: k.x + x, y: k.y + y });
  }
  const hips = (of: Targets): Px => middleOf(of, ['RIGHT HIP', 'LEFT HIP'])![0];
  const foot = (of: Targets): Px => Math.max(...FEET.map((label) => of.get(label)!.y));
  const shift = { x: hips(targets) - hips(rest), y: foot(targets) - foot(rest) };
  for (const limb of LIMBS) {
    const [root, middle, end] = limb.map(way) as [Way, Way, Way];
    if (apart(root, middle) >= STILL || apart(root, end) >= STILL) continue;
    targets.delete(limb[1]);
    targets.delete(limb[2]);
  }
  return { targets, shift };
}

type Way = { readonly x: Px; readonly y: Px };
const apart = (a: Way, b: Way): Px => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The fitted person in poses, `own` being the sprite's joints that they are told against. `stretch` 0..1: how much of
 * what the bones' own lengths leave is made up by stretching them.
 */
export function poseFit(
  sprite: Rgba,
  fit: Fit,
  seen: Seen,
  own: Joints,
  poses: readonly Joints[],
  stretch: number,
): Act | undefined {
  if (fit.model.kind !== 'humanoid') return undefined;
  const actor = posedActor(fit.model, fit, sightOf(seen), own, poses, stretch);
  return actOf(sprite, fit, seen, actor, { pinned: true });
}

function posedActor(
  model: FigureModel,
  { place }: Pick<Fit, 'place'>,
  { yaw, pitch, shear }: Sight,
  own: Joints,
  poses: readonly Joints[],
  stretch: number,
): Actor {
  const { look, physique } = model;
  const { scale, x, y } = place;
  const world = viewMatrix(yaw, pitch, scale, shear);
  const oneUnit = viewMatrix(yaw, pitch, 1, shear);
  const figure = (turn: Mat3, repose: (rig: Rig) => Rig) =>
    buildFigure(look, {
      proportions: proportionsOf(physique, scale / HATTED),
      pose: model.pose,
      yaw,
      pitch,
      height: scale,
      detailSize: detailSizeOf(scale / HATTED, undefined),
      view: multiply(oneUnit, turn),
      repose,
    });
  const still: Built = builtOf(
    figure(IDENTITY, (rig) => rig),
    IDENTITY,
    [0, 0, 0],
  );
  const rest = new Map(
    projected(still, world, x, y).map((k): [JointLabel, Keypoint] => [k.label, { ...k, z: k.z_index }]),
  );
  return {
    stature: look.build.stature,
    frames: poses.length,
    build(frame, _yaw, _height, _lock, tuck) {
      if (frame === 'still') return still;
      const { targets, shift } = wantedOf(rest, own, poses[frame]!);
      // a turn in the picture, told in the model's space
      const turn = multiply(invert(oneUnit), multiply(overturn(targets), oneUnit));
      const posed = figure(turn, (rig) => {
        const o = { view: multiply(world, turn), originX: x + shift.x, originY: y + shift.y, stretch };
        return { ...fitRig(rig, targets, { ...o, hemmed: isHemmed(look) }), tuck };
      });
      turnFace(posed.scene, multiply(oneUnit, turn), posed.rig.head);
      return builtOf(posed, turn, shiftOnScreen([0, 0, 0], world, shift.x, shift.y));
    },
  };
}

const builtOf = ({ scene, rig }: ReturnType<typeof buildFigure>, turn: Mat3, moved: Vec3): Built => ({
  scene,
  turn,
  pivot: [0, 0, 0],
  moved,
  joints: jointsOf(rig),
  head: rig.head.origin,
});
