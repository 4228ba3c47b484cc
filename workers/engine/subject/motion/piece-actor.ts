import type { PropSetup } from '../../catalogue/things/types.ts';
import { bounds, pitchOf, shearOf, viewMatrix } from '../../solids/camera.ts';
import { Scene } from '../../solids/scene.ts';
import {
  add,
  apply,
  diagonal,
  IDENTITY,
  invert,
  type Mat3,
  multiply,
  rotY,
  rotZ,
  type Vec3,
} from '../../solids/vec.ts';
import { faceFlames } from '../face-flames.ts';
import { FLYING, FROM_ABOVE } from '../flying.ts';
import type { Actor, ActorOptions } from './actor.ts';
import type { PiecePose } from './piece-pose.ts';

const MIRRORED = diagonal(1, 1, -1);
/** Windows of vehicles and eyes of fish are on one side alone: from the other side they are seen there too. */
const sideSeen = (points: boolean, yaw: number): Mat3 =>
  points && Math.cos((yaw * Math.PI) / 180) < -1e-6 ? MIRRORED : IDENTITY;

/** The piece in a scene of its own, for a figure `side` pixels large, and how it wants to be seen. The scene is only read. */
export type BuildPiece = (side: number) => {
  readonly scene: Scene;
  readonly setup: PropSetup;
  /** The turn, in degrees, that has it face the viewer where it stands upright. Default 0. */
  readonly ahead?: number;
  /** It has one side alone, which faces the viewer always. */
  readonly flat?: boolean;
  /** Its recipe has its nose up: turned, it flies, and is seen from above. */
  readonly flies?: boolean;
};

/** A thing as an actor: one piece that hops, leans and stretches on its ground, seen from any side. Flat ones face the viewer always. */
export function pieceActor(piece: BuildPiece, poses: readonly PiecePose[], o: ActorOptions): Actor {
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  // what a state changes is measured with what it was, so that a state is as large as its source where there is room
  const measured = new WeakMap<Scene, Scene>();
  const both = (rest: Scene, shaped: Scene): Scene => {
    const known = measured.get(rest) ?? overlaid(rest, shaped);
    measured.set(rest, known);
    return known;
  };
  return {
    stature: 1,
    centred: true,
    frames: poses.length,
    steady: poses.some(({ shape }) => shape),
    build(frame, yaw, height) {
      const side = Math.max(1, Math.round(o.figureSize ?? height));
      const { scene: rest, setup, ahead = 0, flat: always = false, flies = false } = piece(side);
      const shaped = o.shape?.(rest, side) ?? rest;
      const world = viewMatrix(yaw, pitch, 1, shear);
      const unseen = invert(world);
      const flat = setup.view === 'item' && (always || !o.upright);
      // a pictorial turn shows a side that is not the front
      const flown = flies && o.upright === true && !flat;
      const seen = flown ? viewMatrix(yaw, Math.max(pitch, FROM_ABOVE), 1) : world;
      const own = o.upright && !flat ? ahead : (setup.yaw ?? 0);
      const stands: Mat3 = flat
        ? multiply(unseen, multiply(rotZ(setup.roll ?? 0), viewMatrix(own, setup.pitch ?? 0, 1)))
        : flown
          ? FLYING
          : multiply(rotY(own), sideSeen(own !== 0 && o.upright === true, own + yaw));
      const pose = frame === 'still' ? {} : poses[frame]!;
      const stood =
        frame !== 'still' ? (pose.shape?.(shaped, side) ?? shaped) : shaped === rest ? rest : both(rest, shaped);
      const scene = flat || own !== 0 ? stood : faceFlames(stood, yaw);
      const box = bounds(rest, multiply(seen, stands));
      const tall = box.bottom - box.top;
      const { dx = 0, up = 0 } = pose;
      const bend = bent(pose);
      // what lies flat is drawn about its middle: that is put over its ground
      const base: Vec3 = flat ? [-(box.left + box.right) / 2, -box.bottom, 0] : [0, 0, 0];
      const moved = apply(unseen, add(apply(bend, base), [dx * tall, -up * tall, 0]));
      const pivot: Vec3 = [0, 0, 0];
      const turn = multiply(unseen, multiply(bend, multiply(seen, stands)));
      return { scene, turn, pivot, moved, head: pivot };
    },
  };
}

/** Solids of both, to be measured and not to be drawn. */
function overlaid(a: Scene, b: Scene): Scene {
  const s = new Scene();
  for (const from of [a, b]) {
    const first = s.parts.length;
    s.parts.push(...from.parts);
    for (const p of from.primitives)
      s.primitives.push({ ...p, part: p.part + first, material: s.material(from.materials.at(p.material).ref) });
  }
  return s;
}

/** A pose on the screen: taller and narrower, its top to the right. */
function bent({ tall = 1, lean = 0 }: PiecePose): Mat3 {
  if (tall === 1 && lean === 0) return IDENTITY;
  const wide = 1 / Math.sqrt(Math.max(0.2, tall));
  const shear: Mat3 = [1, -lean, 0, 0, 1, 0, 0, 0, 1];
  return multiply(shear, diagonal(wide, tall, wide));
}
