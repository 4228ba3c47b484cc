import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgb } from '../../../../src/pixels/types.ts';
import type { MaterialRef } from '../../catalogue/materials.ts';
import { pitchOf } from '../../solids/camera.ts';
import { detailSizeOf } from '../../solids/detail.ts';
import type { Decal } from '../../solids/primitives.ts';
import { add, apply, IDENTITY, mix, multiply, sub, type Vec3 } from '../../solids/vec.ts';
import type { Brief } from '../../types.ts';
import { shiftOnScreen } from '../humanoid/rig.ts';
import { compactBeast } from '../quadruped/compact.ts';
import { curledJoints, curls } from '../quadruped/curled.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import { type BeastJoints, buildBeast } from '../quadruped/rig.ts';
import type { Actor, ActorOptions, IdleHead } from './actor.ts';
import type { BeastPose } from './beast-pose.ts';
import type { SkeletonLabel } from './labels.ts';
import { type PosedBeast, reposeBeast } from './repose-beast.ts';

const LID: Rgb = [34, 24, 36];
/** Red, green and blue together below which a pixel of an eye is its dark. */
const DIM = 200;
/** OKLab lightness of fur below which closed eyes are a pale line. */
const DARK_FUR = 0.43;
/** Parts that closed eyes lie on. */
const LIDDED: ReadonlySet<string> = new Set(['head', 'muzzle', 'mask']);

/** A four-legged animal as an actor. */
export const beastActor = (brief: Brief, poses: readonly BeastPose[], o: ActorOptions): Actor =>
  knownBeastActor(beastLook(brief, o.seed, o.variation), poses, o);

/** An animal whose looks are decided as an actor. */
export function knownBeastActor(
  look: BeastLook,
  poses: readonly BeastPose[],
  o: Pick<ActorOptions, 'style' | 'figureSize'>,
): Actor {
  const pitch = pitchOf(o.style);
  const falls = poses.some((q) => Math.abs(q.roll ?? 0) > 45);
  return {
    stature: look.stature,
    frames: poses.length,
    build(frame, yaw, height, lock) {
      const own: BeastPose = frame === 'still' ? {} : poses[frame]!;
      // one that falls over shows its belly and legs, not its back
      const pose = falls && Math.sin((yaw * Math.PI) / 180) > 0.01 ? { ...own, roll: -(own.roll ?? 0) } : own;
      // the build that is drawn at this size, or paws would miss the ground
      const beast = compactBeast(look.beast, height);
      const measures = {
        leg: beast.leg,
        head: beast.head,
        trunk: Math.min(beast.chest, beast.hip * 1.2) * look.girth,
        legRadius: beast.legRadius,
      };
      const curled = pose.curled && look.heads === 1 && curls(beast);
      let posed: PosedBeast | undefined;
      const built = buildBeast(look, {
        yaw: yaw + (pose.heading ?? 0),
        pitch,
        height,
        detailSize: detailSizeOf(o.figureSize ?? height * 1.8, o.style.detail),
        open: pose.jaw ? pose.jaw : undefined,
        curled,
        repose: (still) => {
          posed = curled
            ? {
                joints: curledJoints({ ...look, beast }, still, yaw),
                turn: IDENTITY,
                pivot: [0, 0, 0],
                moved: [0, 0, 0],
              }
            : locked(reposeBeast(still, pose, measures), lock);
          return posed.joints;
        },
      });
      const p = posed!;
      if (pose.eyesClosed) {
        const face = built.scene.decals.pop();
        if (face) built.scene.decal(lids(face, look.headFur));
      }
      const joints = jointsOf(p.joints, built.head.point, beast.muzzle[0] / beast.head);
      return { scene: built.scene, turn: p.turn, pivot: p.pivot, moved: p.moved, joints, head: p.joints.head.origin };
    },
  };
}

/** Eyes closed: a dark line where the lids meet, wider than the eye, its ends up where there is room for a curve. */
const lids =
  (face: Decal, fur: MaterialRef): Decal =>
  (canvas) => {
    // on dark fur a dark line would not be seen
    const ramp = canvas.ramp(fur);
    const lid = rgbToOklab(ramp[TONE.base])[0] < DARK_FUR ? ramp[TONE.light] : LID;
    // the pale rim round dark eyes is no part of them
    const eye: { x: number; y: number; dark: boolean }[] = [];
    face({ ...canvas, put: (x, y, [r, g, b]) => eye.push({ x, y, dark: r + g + b < DIM }) });
    const inked = eye.some(({ dark }) => dark) ? eye.filter(({ dark }) => dark) : eye;
    const columns = [...new Set(inked.map(({ x }) => x))].sort((a, b) => a - b);
    for (const [i, left] of columns.entries()) {
      if (columns[i - 1] === left - 1) continue;
      let right = left;
      while (columns.includes(right + 1)) right++;
      const low = Math.max(...inked.filter(({ x }) => x >= left && x <= right).map(({ y }) => y));
      const curved = right > left;
      const put = (x: number, y: number): void => {
        if (LIDDED.has(canvas.nameAt(x, y) ?? '')) canvas.put(x, y, lid);
      };
      for (let x = left; x <= right; x++) put(x, low);
      for (const x of [left - 1, right + 1]) put(x, curved ? low - 1 : low);
    }
  };

function locked(p: PosedBeast, lock: IdleHead | undefined): PosedBeast {
  if (!lock) return p;
  const { head } = p.joints;
  const world = add(add(apply(p.turn, sub(head.origin, p.pivot)), p.pivot), p.moved);
  const now = apply(lock.view, world);
  const [dx, dy] = [now[0] - lock.x, now[1] - lock.y];
  const view = multiply(lock.view, p.turn);
  const origin = shiftOnScreen(head.origin, view, Math.round(dx) - dx, Math.round(dy) - dy);
  return { ...p, joints: { ...p.joints, head: { ...head, origin } } };
}

function jointsOf(j: BeastJoints, onHead: (p: Vec3) => Vec3, muzzle: number): Record<SkeletonLabel, Vec3> {
  const leg = (id: string) => j.legs.find((l) => l.id === id)!;
  const [FR, FL, HR, HL] = [leg('FR'), leg('FL'), leg('HR'), leg('HL')];
  return {
    NOSE: onHead([0, -0.25, 0.9 + muzzle]),
    NECK: mix(j.chest, j.head.origin, 0.35),
    'RIGHT SHOULDER': FR.top,
    'RIGHT ELBOW': FR.knee,
    'RIGHT ARM': FR.foot,
    'LEFT SHOULDER': FL.top,
    'LEFT ELBOW': FL.knee,
    'LEFT ARM': FL.foot,
    'RIGHT HIP': HR.top,
    'RIGHT KNEE': HR.knee,
    'RIGHT LEG': HR.foot,
    'LEFT HIP': HL.top,
    'LEFT KNEE': HL.knee,
    'LEFT LEG': HL.foot,
    'RIGHT EYE': onHead([-0.46, 0.12, 0.82]),
    'LEFT EYE': onHead([0.46, 0.12, 0.82]),
    'RIGHT EAR': onHead([-0.65, 0.75, -0.1]),
    'LEFT EAR': onHead([0.65, 0.75, -0.1]),
  };
}
