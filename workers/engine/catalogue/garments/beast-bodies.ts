/** Bodies of animals in place of legs: of centaurs, of who is half a deer, a lion, a spider or a scorpion. The waist stands where the animal has its neck. */

import { add, at, mix, rad, type Vec3 } from '../../solids/vec.ts';
import { SIDES, type Side, signOf } from '../../subject/humanoid/rig.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Worn } from './types.ts';

/** Measures in head heights. */
interface FourLegged {
  readonly girth: number;
  readonly long: number;
  /** Radius of a leg over that of a person's. */
  readonly leg: number;
  readonly hoof?: string;
  /** Points of the tail from the rump, up and backwards, and its radii. */
  readonly tail: readonly (readonly [y: number, z: number])[];
  readonly tailRadii: readonly number[];
  /** The end of the tail is a tuft of the trim, or the whole of it is. */
  readonly tuft?: 'end' | 'whole';
  /** Pale spots along the back. */
  readonly spots?: string;
}

const FOUR_LEGGED: Readonly<Record<string, FourLegged>> = {
  'horse-body': { girth: 0.34, long: 1.4, leg: 0.86, hoof: 'charcoal', tail: [[0.1, 0.05], [0.04, 0.3], [-0.4, 0.42], [-0.8, 0.36]], tailRadii: [0.08, 0.13, 0.14, 0.06], tuft: 'whole' }, // biome-ignore format: one line
  'deer-body': { girth: 0.28, long: 1.25, leg: 0.68, hoof: 'charcoal', tail: [[0.1, 0.05], [0.2, 0.22]], tailRadii: [0.1, 0.06], tuft: 'end', spots: 'cream' }, // biome-ignore format: one line
  'lion-body': { girth: 0.33, long: 1.35, leg: 0.95, tail: [[0.05, 0.05], [-0.2, 0.4], [0.05, 0.75], [0.4, 0.8]], tailRadii: [0.07, 0.06, 0.055, 0.05], tuft: 'end' }, // biome-ignore format: one line
};

/** Other side of the body: hind legs step with the fore legs across. */
const across = (side: Side): Side => (side === 'R' ? 'L' : 'R');

const fourLegged =
  (id: string) =>
  (f: Figure, w: Worn): void => {
    const { rig, scene } = f;
    const { unit: U, depth, waistWidth } = rig;
    const body = FOUR_LEGGED[id]!;
    const r = U * body.girth;
    const coat = w.material;
    const part = f.part(id, { group: 'beast' });
    const withers = at(rig.root, [0, -r * 0.6, -U * 0.04]);
    const rump = add(withers, [0, r * 0.05, -U * body.long]);
    const waist = mix(withers, rump, 0.55);
    scene.cap(part, coat, withers, waist, r, r * 0.88);
    scene.cap(part, coat, waist, rump, r * 0.88, r * 1.02);
    // the chest of the animal, and the waist that grows out of it
    const hips = at(rig.root, [0, rig.torso * 0.14, 0]);
    scene.cone(part, coat, add(withers, [0, r * 0.1, r * 0.1]), hips, [Math.max(r * 0.95, waistWidth * 1.1), r], [waistWidth * 1.06, depth * 1.1]); // biome-ignore format: one line
    if (body.spots && !rig.small) {
      const spots = f.part('spots', { group: 'beast', line: false, priority: 1.3 });
      for (let i = 0; i < 7; i++) {
        const [a, along] = [rad(i % 2 ? 55 : -55), 0.2 + i * 0.11];
        for (const d of [-1, 1])
        scene.ell(spots, body.spots, add(mix(withers, rump, along), [d * Math.cos(a * 0.6) * r * 0.82, r * (0.42 + (i % 2) * 0.24), 0]), Math.max(rig.px * 0.7, U * 0.035)); // biome-ignore format: one line
      }
    }
    const thick = rig.legRadius * body.leg;
    for (const fore of [false, true])
      for (const side of SIDES) {
        const own = rig.legs[fore ? side : across(side)];
        const x = signOf(side) * (r * 0.52) - own.hip[0];
        const to = (p: Vec3, bend = 0): Vec3 => add(p, [x, 0, (fore ? U * 0.02 : rump[2] - own.hip[2]) + bend]);
        const group = { group: `${fore ? 'fore' : 'hind'}${side}`, bias: rig.far(side) + (fore || Math.cos(rad(rig.yaw)) < 0.3 ? 0 : -1) }; // biome-ignore format: one line
        const leg = f.part(id, group);
        // hocks point backwards
        const [top, knee, ankle] = [to(own.hip), to(own.knee, fore ? 0 : -U * 0.07), to(own.ankle)];
        scene.cap(leg, coat, add(top, [0, -r * 0.5, 0]), knee, fore ? thick * 1.25 : thick * 1.7, thick * 0.86);
        scene.cap(leg, coat, knee, ankle, thick * 0.86, thick * 0.7);
        const foot = f.part(body.hoof ? 'hoof' : 'paw', group);
        if (body.hoof)
          scene.cap(foot, body.hoof, ankle, add(ankle, [0, -rig.footRadius * 0.5, U * 0.03]), thick * 0.8, thick * 0.98); // biome-ignore format: one line
        else
          scene.ell(foot, coat, add(ankle, [0, -rig.footRadius * 0.4, U * 0.06]), [
            thick * 1.15,
            thick * 0.8,
            thick * 1.5,
          ]);
      }
    const root = add(rump, [0, r * 0.55, -r * 0.75]);
    const sway = rig.pose.phase === undefined ? 0.06 : Math.sin(rig.pose.phase * 2 * Math.PI) * 0.1;
    const points = body.tail.map(([y, z], i): Vec3 => add(root, [sway * i * U * 0.7, y * U, -z * U]));
    const tail = f.part('tail', { group: 'tail' });
    scene.tube(
      tail,
      body.tuft === 'whole' ? w.trim : coat,
      points,
      body.tailRadii.map((q) => rig.least(q * U, 0.8)),
    );
    if (body.tuft === 'end') scene.ell(tail, w.trim, points.at(-1)!, rig.least(U * body.tailRadii.at(-1)! * 1.7, 1));
  };

/** How many legs on a side, how far they reach sideways, and how high their knees are, in head heights. */
interface ManyLegged {
  readonly legs: number;
  readonly reach: number;
  readonly knee: number;
  /** A tail of rings that bends up over the back and ends in a sting; absent: a round abdomen. */
  readonly sting?: true;
}
const MANY_LEGGED: Readonly<Record<string, ManyLegged>> = {
  'spider-body': { legs: 4, reach: 1.3, knee: 0.9 },
  'scorpion-body': { legs: 3, reach: 1.05, knee: 0.6, sting: true },
};

const manyLegged =
  (id: string) =>
  (f: Figure, w: Worn): void => {
    const { rig, scene } = f;
    const { unit: U, depth, waistWidth } = rig;
    const body = MANY_LEGGED[id]!;
    const shell = w.material;
    const part = f.part(id, { group: 'beast' });
    const r = U * 0.3;
    const hips = at(rig.root, [0, rig.torso * 0.14, 0]);
    const middle = at(rig.root, [0, -rig.legLength * 0.28, -U * 0.06]);
    scene.cone(part, shell, middle, hips, [r, r * 1.05], [waistWidth * 1.06, depth * 1.1]);
    scene.ell(part, shell, add(middle, [0, 0, -U * 0.1]), [r * 1.15, r * 0.85, r * 1.35]);
    const behind = f.part('abdomen', { group: 'abdomen' });
    if (!body.sting) {
      const bulb = add(middle, [0, U * 0.1, -U * 0.78]);
      scene.ell(behind, shell, bulb, [U * 0.46, U * 0.42, U * 0.56]);
      if (!rig.small) {
        const mark = f.part('markings', { group: 'abdomen', line: false, priority: 1.3 });
        for (const [y, z, q] of [[0.4, 0.08, 0.12], [0.36, -0.24, 0.09]] as const) scene.ell(mark, w.trim, add(bulb, [0, U * y, U * z]), [U * q, U * 0.06, U * q * 1.1]); // biome-ignore format: one line
      }
    } else {
      const way: Vec3[] = [[0, 0, -0.3], [0, 0.02, -0.62], [0, 0.2, -0.92], [0, 0.56, -1.08], [0, 0.94, -1], [0, 1.2, -0.78]].map((p): Vec3 => add(middle, [p[0]! * U, p[1]! * U, p[2]! * U])); // biome-ignore format: points
      for (const [i, p] of way.entries()) scene.ell(f.part('rings', { group: `ring${i}` }), i % 2 ? shadeOf(shell, 2) : shell, p, U * (0.27 - i * 0.026)); // biome-ignore format: one line
      const [last, tip] = [way.at(-1)!, add(way.at(-1)!, [0, U * 0.02, U * 0.34])];
      scene.cap(f.part('sting', { group: 'sting' }), w.trim, last, tip, U * 0.13, rig.px * 0.5);
    }
    const thick = rig.least(U * 0.075, 0.8);
    const step = rig.pose.phase === undefined ? undefined : rig.pose.phase * 2 * Math.PI;
    for (const side of SIDES)
      for (let i = 0; i < body.legs; i++) {
        const d = signOf(side);
        // spread from before the body to behind it, the two sides by turns in the air
        const turn = rad(-38 + (i * 100) / (body.legs - 1));
        const lift = step === undefined ? 0 : Math.max(0, Math.sin(step + (i + (d > 0 ? 1 : 0)) * Math.PI)) * U * 0.12;
        const out = (far: number, y: number): Vec3 => add([middle[0], 0, middle[2] - U * 0.12], [d * Math.cos(turn) * far * U, y, -Math.sin(turn) * far * U]); // biome-ignore format: one line
        const leg = f.part('legs', { group: `leg${side}${i}`, bias: rig.far(side) });
        const from = out(0.22, middle[1]);
        const knee = out(body.reach * 0.66, middle[1] + body.knee * U * 0.5 + lift);
        scene.tube(leg, shell, [from, knee, out(body.reach, thick + lift)], [thick * 1.15, thick, Math.max(rig.px * 0.7, thick * 0.55)]); // biome-ignore format: one line
      }
  };

/** Draws a body by the id of its piece. */
export const BEAST_BODIES: Readonly<Record<string, (f: Figure, w: Worn) => void>> = Object.fromEntries([
  ...Object.keys(FOUR_LEGGED).map((id) => [id, fourLegged(id)] as const),
  ...Object.keys(MANY_LEGGED).map((id) => [id, manyLegged(id)] as const),
]);

export const isBeastBody = (id: string | undefined): boolean => id !== undefined && Object.hasOwn(BEAST_BODIES, id);

/** Ids of pieces in place of legs. */
export const LEGLESS_PIECES: ReadonlySet<string> = new Set(['fish-tail', 'snake-tail', ...Object.keys(BEAST_BODIES)]);
