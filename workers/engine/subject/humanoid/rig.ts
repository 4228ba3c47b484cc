import type { Px } from '../../../../src/pixels/types.ts';
import {
  add,
  addScaled,
  at,
  child,
  clamp,
  type Frame,
  frame,
  lerp,
  type Mat3,
  multiply,
  rad,
  rotX,
  rotY,
  rotZ,
  type Vec3,
} from '../../solids/vec.ts';
import { forearm, type Pose, TOES_OUT } from './pose.ts';
import type { Build, Proportions } from './proportions.ts';

export type Side = 'R' | 'L';
export const SIDES: readonly Side[] = ['R', 'L'];
/** x sign of a side: the right hand is at −x. */
export const signOf = (side: Side): number => (side === 'R' ? -1 : 1);

export interface Leg {
  readonly hip: Vec3;
  readonly knee: Vec3;
  readonly ankle: Vec3;
  readonly foot: Frame;
}
export interface Arm {
  readonly shoulder: Vec3;
  readonly elbow: Vec3;
  readonly wrist: Vec3;
  readonly hand: Vec3;
}

/** Measures in model units and joints of one posed figure. Unit: figure height, hair and hat not counted. */
export interface Rig {
  readonly unit: number;
  /** One pixel. */
  readonly px: number;
  readonly small: boolean;
  readonly middle: boolean;
  /** Small enough for held things that are set by hand. */
  readonly modest: boolean;
  /** Large enough for cuffs, soles and the forms of a harness. */
  readonly large: boolean;
  /** Large enough for straps, pouches, seams and mantles that nobody named: in a smaller picture they are stray pixels. */
  readonly roomy: boolean;
  /** Large enough for fingers, rivets and laces. */
  readonly fine: boolean;
  readonly yaw: number;
  readonly pitch: number;
  readonly pose: Pose;
  readonly build: Build;
  readonly legLength: number;
  readonly torso: number;
  readonly armRadius: number;
  readonly legRadius: number;
  readonly handRadius: number;
  readonly footRadius: number;
  readonly shoulder: number;
  readonly hipX: number;
  readonly chestWidth: number;
  readonly waistWidth: number;
  readonly depth: number;
  readonly headWidth: number;
  readonly headHeight: number;
  /** From the neck to the middle of the head, in half heads. */
  readonly neckLength: number;
  /** Size of the eyes, as a factor. */
  readonly eyes: number;
  readonly root: Frame;
  readonly chest: Frame;
  readonly head: Frame;
  readonly neck: Vec3;
  readonly legs: Readonly<Record<Side, Leg>>;
  readonly arms: Readonly<Record<Side, Arm>>;
  /** 0..1: how much of their length on the screen held things lose by pointing at the viewer; absent: none. */
  readonly tuck?: number;
  /** −1 for the limb away from the viewer: one tone darker. */
  far(side: Side): number;
  /** At least `pixels` pixels. */
  least(radius: number, pixels: number): number;
  /** A point in head units (±1 at the skull) → model. */
  onHead(p: Vec3): Vec3;
}

export interface RigOptions {
  readonly proportions: Proportions;
  readonly build: Build;
  readonly pose: Pose;
  /** Height in pixels of the figure. */
  readonly height: Px;
  readonly yaw: number;
  readonly pitch: number;
  /** Features are kept or dropped as if the picture were this high. */
  readonly detailSize: Px;
  /** Halves the stride: a hem is in the way. */
  readonly skirted?: boolean;
  /** Sides that hold something. */
  readonly holding?: Readonly<Record<Side, boolean>>;
}

/** From where on features are drawn, in pixels of `detailSize`. */
const LARGE = 53;
const ROOMY = 84;
/** Below these a figure is small, or of a middle size. */
const SMALL = 24;
const MIDDLE = 40;
/** Below this what is held is set by hand, pixel by pixel. */
const MODEST = 60;
/** What a figure of a size is large enough for. */
export const sizesOf = (detailSize: Px) => ({
  small: detailSize < SMALL,
  middle: detailSize < MIDDLE,
  large: detailSize >= LARGE,
  roomy: detailSize >= ROOMY,
  fine: detailSize >= FINE,
  modest: detailSize < MODEST,
});
const FINE = 96;

/** Where a head's middle is above the neck, in half heads: chins of big heads rest on the chest, others show a neck. */
const NECK = [0.86, 1.2] as const;

/** Measures → joints. The lower foot stands on y = 0. */
export function buildRig(o: RigOptions): Rig {
  const { proportions: P, build: b, yaw, pitch } = o;
  const unit = 1 / P.heads;
  const px = 1 / Math.max(8, o.height);
  const least = (radius: number, pixels: number): number => Math.max(radius, pixels * px);
  const body = 1 - unit;
  const legLength = body * P.leg * b.leg;
  const torso = body - body * P.leg;
  const armRadius = least(unit * P.armRadius * b.arm, 1);
  const legRadius = least(unit * P.legRadius * b.legWidth, 1.1);
  const handRadius = least(unit * P.hand * b.hand, 1.05);
  const footRadius = least(unit * P.foot * b.foot, 1.2);
  const shoulder = unit * P.shoulder * b.shoulder;
  const hipX = Math.max(unit * P.hip * b.hip, legRadius + px * 0.55);
  const headWidth = unit * P.headWidth * b.head;
  const headHeight = unit * 0.5 * b.head;
  // hands of the smallest end at the hips, clear of hems and feet
  const armLength = unit * P.arm * b.armLength * (o.detailSize < SMALL ? (o.skirted ? 0.66 : 0.76) : 1);
  const q = adjusted(o);

  const legOf = (side: Side, root: Frame): Leg => {
    const d = signOf(side);
    const hipAngle = side === 'R' ? q.hipR : q.hipL;
    const kneeAngle = side === 'R' ? q.kneeR : q.kneeL;
    const thigh = child(root, [d * hipX, 0, 0], multiply(rotZ(d * q.spread), rotX(-hipAngle)));
    const l1 = legLength * 0.5 - footRadius * 0.1;
    const l2 = legLength * 0.5 - footRadius * 0.35;
    const shin = child(thigh, [0, -l1, 0], rotX(kneeAngle));
    const ankle = at(shin, [0, -l2, 0]);
    const tilt = kneeAngle - hipAngle;
    const foot = frame(multiply(rotY(d * TOES_OUT), rotX(clamp(tilt > 8 ? tilt * 0.75 : tilt * 0.6, -14, 45))), ankle);
    return { hip: thigh.origin, knee: shin.origin, ankle, foot };
  };
  const sole = (leg: Leg): number =>
    Math.min(
      at(leg.foot, [0, -footRadius * 0.15, -footRadius * 0.12])[1] - footRadius * 0.78,
      at(leg.foot, [0, -footRadius * 0.2, footRadius * 0.75])[1] - footRadius * 0.72,
    );
  let root = frame(rotY(q.twist * 0.4), [0, legLength, 0]);
  const lift = -Math.min(sole(legOf('R', root)), sole(legOf('L', root)));
  root = { ...root, origin: [0, legLength + lift, 0] };
  const legs = { R: legOf('R', root), L: legOf('L', root) };

  const breath = q.breath * px * 0.8;
  const chest = child(
    root,
    [0, torso * 0.5, 0],
    multiply(rotY(q.twist * 0.6), multiply(rotZ(-(q.side ?? 0)), rotX(q.lean))),
  );
  const neck = at(chest, [0, torso * 0.5 + breath, 0]);
  const arm = (side: Side): Arm => {
    const d = signOf(side);
    const [swing, abduct, flex] = side === 'R' ? [q.swingR, q.abductR, q.elbowR] : [q.swingL, q.abductL, q.elbowL];
    const upper = child(
      chest,
      [d * shoulder, torso * 0.5 - armRadius * 1.15 + breath, 0],
      multiply(rotX(-swing), rotZ(d * abduct)),
    );
    const half = armLength / 2;
    const lower = child(upper, [0, -half, 0], forearm(d, flex, side === 'R' ? q.turnR : q.turnL));
    return {
      shoulder: upper.origin,
      elbow: lower.origin,
      wrist: at(lower, [0, -half * 0.92, 0]),
      hand: at(lower, [0, -half - handRadius * 0.35, 0]),
    };
  };

  const neckLength = lerp(NECK[0], NECK[1], clamp((P.heads - 2.7) / 2.7, 0, 1));
  const head = headFrame(add(neck, [0, headHeight * neckLength, unit * (0.03 + b.hunch)]), o, q);
  const sine = Math.sin(rad(yaw));
  const near: Side | undefined = sine > 0.3 ? 'R' : sine < -0.3 ? 'L' : undefined;
  return {
    unit,
    px,
    ...sizesOf(o.detailSize),
    yaw,
    pitch,
    pose: q,
    build: b,
    legLength,
    torso,
    armRadius,
    legRadius,
    handRadius,
    footRadius,
    shoulder,
    hipX,
    chestWidth: unit * P.chest * b.chest,
    waistWidth: unit * P.waist * b.waist,
    depth: unit * P.depth * b.depth,
    headWidth,
    headHeight,
    neckLength,
    eyes: P.eyes,
    root,
    chest,
    head,
    neck,
    legs,
    arms: { R: arm('R'), L: arm('L') },
    far: (side) => (near && near !== side ? -1 : 0),
    least,
    onHead: (p) => at(head, [p[0] * headWidth, p[1] * headHeight, p[2] * headWidth]),
  };
}

/** What clothes and burdens do to a pose. */
function adjusted(o: RigOptions): Pose {
  let q = o.pose;
  // who sits or rides has the cloth over both thighs: no hem is in the way
  if (o.skirted && !(q.hipR > 40 && q.hipL > 40))
    q = { ...q, hipR: q.hipR * 0.5, hipL: q.hipL * 0.5, kneeR: q.kneeR * 0.6, kneeL: q.kneeL * 0.6 };
  if (o.holding?.R && !q.weaponR) {
    q = { ...q, elbowR: q.elbowR + 22, abductR: q.abductR + 5 };
  }
  if (o.holding?.L && !q.weaponL) {
    q = { ...q, elbowL: q.elbowL + 22, abductL: q.abductL + 5 };
  }
  return q;
}

/** Heads take back 45 % of the camera's pitch (else high views show only hats) and in diagonals turn 9° to the nearer of south and north. */
function headFrame(origin: Vec3, o: RigOptions, q: Pose): Frame {
  const { yaw, pitch } = o;
  const untilt = multiply(rotY(-yaw), multiply(rotX(-pitch * 0.45), rotY(yaw)));
  const twice = Math.sin(rad(2 * yaw));
  const diagonal = Math.abs(twice) > 0.5 ? -9 * Math.sign(twice) : 0;
  return { rotation: multiply(untilt, rotY(q.headYaw + diagonal)), origin };
}

/** Moves a model point by (dx, dy) pixels on the screen, not in depth. */
export function shiftOnScreen(p: Vec3, view: Mat3, dx: Px, dy: Px): Vec3 {
  const s2 = view[0] ** 2 + view[3] ** 2 + view[6] ** 2;
  const step: Vec3 = [view[0] * dx + view[3] * dy, view[1] * dx + view[4] * dy, view[2] * dx + view[5] * dy];
  return addScaled(p, step, 1 / s2);
}
