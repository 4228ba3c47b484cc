import type { Px } from '../../../../src/pixels/types.ts';
import { pitchOf, shearOf, viewMatrix } from '../../solids/camera.ts';
import { detailSizeOf } from '../../solids/detail.ts';
import { apply, clamp, dot, multiply, sub, type Vec3 } from '../../solids/vec.ts';
import type { Brief } from '../../types.ts';
import { buildFigure, ZOMBIE_POSE } from '../humanoid/figure.ts';
import { type Look, lookOf } from '../humanoid/look.ts';
import { STANDING } from '../humanoid/pose.ts';
import { grownOf, type Proportions, presetOf, proportionsAt } from '../humanoid/proportions.ts';
import { type Rig, type Side, shiftOnScreen } from '../humanoid/rig.ts';
import type { Actor, ActorOptions, IdleHead } from './actor.ts';
import { poseOf } from './angles.ts';
import { type BodyPose, mirrored } from './body-pose.ts';
import type { SkeletonLabel } from './labels.ts';
import type { BodyMotion } from './motion.ts';
import { facingYaw, type Posed, repose, toWorld, worldTurn } from './repose.ts';
import { quarterOf, turnedDecal } from './turned-decal.ts';

const STILL = poseOf({});
const Z = ZOMBIE_POSE;
const UNDEAD = poseOf({
  armR: [Z.swingR, Z.abductR, Z.elbowR],
  armL: [Z.swingL, Z.abductL, Z.elbowL],
  lean: Z.lean,
});

/** A humanoid as an actor: same look, same measures, every frame. */
export function bodyActor(brief: Brief, motion: BodyMotion, o: ActorOptions): Actor {
  const look = lookOf(brief, o.seed, o.variation);
  const measures = (size: Px): Proportions =>
    proportionsAt(presetOf(o.proportions, brief.body), size, o.custom, grownOf(look.build));
  const { dressed, frames } = motion;
  if (!dressed) return dressedActor(look, motion, o, measures);
  const looks = new Map<Brief, Look>([[brief, look]]);
  const inFrame = Array.from({ length: frames }, (_, i) => {
    const now = dressed(frames === 1 ? 0 : i / (frames - 1));
    const known = looks.get(now) ?? inHands(look, lookOf(now, o.seed, o.variation));
    looks.set(now, known);
    return known;
  });
  return dressedActor(look, motion, o, measures, inFrame);
}

/** The one with what the other has in the hands and on the back. */
function inHands(look: Look, other: Look): Look {
  const worn = new Map(look.worn);
  for (const slot of ['right', 'left', 'sling'] as const) {
    const piece = other.worn.get(slot);
    if (piece) worn.set(slot, piece);
    else worn.delete(slot);
  }
  return { ...look, worn };
}

/** The hand into which something is taken during a motion. */
function taking(look: Look, inFrame: readonly Look[] | undefined): Side | undefined {
  for (const now of inFrame ?? [])
    for (const [slot, side] of [['right', 'R'], ['left', 'L']] as const) // biome-ignore format: pairs
      if (now.worn.has(slot) && now.worn.get(slot)?.piece !== look.worn.get(slot)?.piece) return side;
  return undefined;
}

/** Somebody whose looks are decided as an actor; `proportions` by the side of the picture that the figure fills. */
export function dressedActor(
  look: Look,
  motion: BodyMotion,
  o: Pick<ActorOptions, 'style'>,
  proportions: (size: Px) => Proportions,
  inFrame?: readonly Look[],
): Actor {
  const undead = look.concept.pose === 'zombie';
  const pitch = pitchOf(o.style);
  const cut = look.worn.get('torso')?.piece.torso?.shape;
  const skirted = cut === 'robe' || cut === 'dress';
  const held = ({ worn }: Look) => ({ R: worn.has('right'), L: worn.has('left') });
  const { R, L } = held(look);
  const taken = taking(look, inFrame);
  const busy = motion.gesture && (taken ? taken !== motion.gesture : !inFrame && (motion.gesture === 'R' ? R && !L : L && !R)); // biome-ignore format: one line
  const poses = busy ? motion.poses().map(mirrored) : motion.poses();
  return {
    stature: look.build.stature,
    byBody: true,
    frames: poses.length,
    build(frame, yaw, height, lock, tuck) {
      const own = frame === 'still' ? STILL : poses[frame]!;
      const pose = undead ? shambling(own) : own;
      const now = (frame === 'still' ? undefined : inFrame?.[frame]) ?? look;
      const holding = held(now);
      const size = height / 0.84;
      let posed: Posed | undefined;
      const built = buildFigure(pose.eyesClosed ? { ...now, asleep: true } : now, {
        proportions: proportions(size),
        pose: STANDING,
        yaw: yaw + pose.heading,
        pitch,
        height,
        detailSize: detailSizeOf(size, o.style.detail),
        view: multiply(viewMatrix(yaw, pitch, 1, shearOf(o.style)), worldTurn(pose, yaw)),
        repose: (rest) => {
          const p = repose(rest, pose, { yaw, pitch, skirted, holding });
          posed = { ...p, rig: { ...seenFrom(locked(p, pose, height, lock), p, pose, yaw, pitch), tuck } };
          return posed.rig;
        },
      });
      const p = posed!;
      const face = built.scene.decals.pop();
      const up = apply(multiply(viewMatrix(yaw, pitch, 1), p.turn), apply(p.rig.head.rotation, [0, 1, 0]));
      // seen from the crown or the chin, a head has no face to show
      if (face && Math.hypot(up[0], up[1]) > 0.4) built.scene.decal(turnedDecal(face, quarterOf(up[0], up[1])));
      return {
        scene: built.scene,
        turn: p.turn,
        pivot: p.pivot,
        moved: p.moved,
        joints: jointsOf(p.rig),
        head: p.rig.head.origin,
      };
    },
  };
}

/** The undead hold their arms out while they have nothing else to do with them. */
function shambling(pose: BodyPose): BodyPose {
  const calm = (side: Side): boolean =>
    dot(pose.arms[side].upper, STILL.arms[side].upper) > 0.75 && !pose.arms[side].item;
  const arm = (side: Side) => (calm(side) ? UNDEAD.arms[side] : pose.arms[side]);
  return { ...pose, arms: { R: arm('R'), L: arm('L') } };
}

/** The head moved to a whole-pixel offset of its idle place, so that faces do not boil. */
function locked(p: Posed, pose: BodyPose, height: Px, lock: IdleHead | undefined): Rig {
  if (!lock) return p.rig;
  const now = apply(lock.view, toWorld(p, p.rig.head.origin));
  const [dx, dy] = [now[0] - lock.x, now[1] - lock.y];
  const sink = pose.bob === undefined ? Math.round(dy) : pose.bob * Math.max(1, Math.round(height / 64));
  const origin = shiftOnScreen(p.rig.head.origin, multiply(lock.view, p.turn), Math.round(dx) - dx, sink - dy);
  const moved = sub(origin, p.rig.head.origin);
  const { onHead, head } = p.rig;
  return {
    ...p.rig,
    head: { ...head, origin },
    onHead: (q) => {
      const v = onHead(q);
      return [v[0] + moved[0], v[1] + moved[1], v[2] + moved[2]];
    },
  };
}

/** What depends on the viewer: the far limbs, and the side that the face shows. */
function seenFrom(rig: Rig, p: Posed, pose: BodyPose, yaw: number, pitch: number): Rig {
  const view = multiply(viewMatrix(yaw, pitch, 1), p.turn);
  const left = apply(view, apply(rig.chest.rotation, [1, 0, 0]))[2];
  const near: Side | undefined = left > 0.3 ? 'L' : left < -0.3 ? 'R' : undefined;
  return { ...rig, yaw: faceYaw(rig, view, pose, yaw), far: (side) => (near && near !== side ? -1 : 0) };
}

/** The yaw that a face is stamped for: a step of 45°; on tilted heads the one that their turned picture shows. */
function faceYaw(rig: Rig, view: Parameters<typeof apply>[0], pose: BodyPose, yaw: number): number {
  if (pose.tilt[4] > 0.95) return facingYaw(pose, yaw);
  const up = apply(view, apply(rig.head.rotation, [0, 1, 0]));
  const [x, y, z] = apply(view, apply(rig.head.rotation, [0, 0, 1]));
  const quarter = quarterOf(up[0], up[1]);
  const across = quarter === 0 ? x : quarter === 2 ? -x : quarter === 1 ? -y : y;
  const degrees = (Math.atan2(across, z) * 180) / Math.PI;
  return Math.round(clamp(degrees, -180, 180) / 45) * 45;
}

/** The interface's joints in model space. */
export function jointsOf(rig: Rig): Record<SkeletonLabel, Vec3> {
  const { R, L } = rig.arms;
  const { R: r, L: l } = rig.legs;
  return {
    NOSE: rig.onHead([0, -0.3, 0.95]),
    NECK: rig.neck,
    'RIGHT SHOULDER': R.shoulder,
    'RIGHT ELBOW': R.elbow,
    'RIGHT ARM': R.hand,
    'LEFT SHOULDER': L.shoulder,
    'LEFT ELBOW': L.elbow,
    'LEFT ARM': L.hand,
    'RIGHT HIP': r.hip,
    'RIGHT KNEE': r.knee,
    'RIGHT LEG': r.ankle,
    'LEFT HIP': l.hip,
    'LEFT KNEE': l.knee,
    'LEFT LEG': l.ankle,
    'RIGHT EYE': rig.onHead([-0.38, -0.2, 0.9]),
    'LEFT EYE': rig.onHead([0.38, -0.2, 0.9]),
    'RIGHT EAR': rig.onHead([-0.98, -0.12, -0.05]),
    'LEFT EAR': rig.onHead([0.98, -0.12, -0.05]),
  };
}
