import { addScaled, at, lerp, mix, type Vec3 } from '../../solids/vec.ts';
import { SIDES, signOf } from '../../subject/humanoid/rig.ts';
import { shadeOf } from '../materials.ts';
import { animalEars } from './animal-ears.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';
import { hood } from './wraps.ts';

type Draw = (f: Figure, w: Worn) => void;
const piece = (slot: Slot, id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot, material, trim, draw }); // biome-ignore format: a row
const detail = (f: Figure, name: string, priority = 1.8, group = 'hat'): number => f.part(name, { group, priority, line: false }); // biome-ignore format: a row

/** A band with a red cross on the left arm. */
const redCrossBand: Draw = (f, w) => {
  const { rig, scene } = f;
  if (rig.small) return;
  const { shoulder, elbow } = rig.arms.L;
  const c = mix(shoulder, elbow, 0.5);
  scene.cone(f.part(w.piece.id, { group: 'arm L', priority: 1.4 }), w.material, mix(shoulder, elbow, 0.24), mix(shoulder, elbow, 0.78), rig.armRadius * 1.16, rig.armRadius * 1.12);
  const red = detail(f, 'cross', 2, 'arm L');
  const p = addScaled(c, [0, 0, 1], rig.armRadius * 1.15);
  const s = rig.least(rig.unit * 0.06, 1);
  scene.cap(red, w.trim, [p[0] - s, p[1], p[2]], [p[0] + s, p[1], p[2]], rig.least(rig.unit * 0.02, 0.45));
  scene.cap(red, w.trim, [p[0], p[1] - s, p[2]], [p[0], p[1] + s, p[2]], rig.least(rig.unit * 0.02, 0.45));
}; // biome-ignore format: one line a solid

/** Gauze wound round one arm or one shin. */
const bandaged =
  (limb: 'arm' | 'leg'): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'bandage', priority: 1.4 });
    const { shoulder, elbow, wrist } = rig.arms.R;
    const { hip, knee, ankle } = rig.legs.R;
    const [from, bend, to] =
      limb === 'arm' ? [mix(shoulder, elbow, 0.45), elbow, wrist] : [mix(hip, knee, 0.6), knee, ankle];
    const r = (limb === 'arm' ? rig.armRadius : rig.legRadius) * 1.18;
    for (let i = 0; i < 6; i++) {
      const along = (k: number): Vec3 => (k < 1 ? mix(from, bend, k) : mix(bend, to, k - 1));
      scene.cone(part, i % 2 ? shadeOf(w.material, 2) : w.material, along(i / 3), along((i + 1) / 3), r, r);
    }
  };

/** Gauze wound round the head's brow, the arms, the chest and a shin. */
const bandages: Draw = (f, w) => {
  const { rig, scene, head } = f;
  const part = f.part(w.piece.id, { group: 'bandage', priority: 1.4 });
  const dark = shadeOf(w.material, 2);
  if (!f.worn('hat')) {
    head.cone(f.part(w.piece.id, { group: 'hat', priority: 1.4, soft: true }), w.material, [0, 0.26, -0.04], [0, 0.66, -0.06], 1.17, 1.1);
    if (!rig.small) head.ball(detail(f, 'blood', 2), 'crimson', [0.46, 0.46, 1.0], [0.22, 0.15, 0.14]);
  }
  for (const side of SIDES) {
    const { elbow, wrist } = rig.arms[side];
    for (let i = 0; i < 4; i++) scene.cone(part, i % 2 ? dark : w.material, mix(elbow, wrist, i * 0.25), mix(elbow, wrist, i * 0.25 + 0.24), rig.armRadius * 1.14, rig.armRadius * 1.14);
  }
  const { knee, ankle } = rig.legs.R;
  for (let i = 0; i < 4; i++) scene.cone(part, i % 2 ? dark : w.material, mix(knee, ankle, i * 0.25), mix(knee, ankle, i * 0.25 + 0.24), rig.legRadius * 1.14, rig.legRadius * 1.12);
  const { chestWidth: c, torso: T, depth: D } = rig;
  for (const [k, y] of [[1, 0.3], [1, -0.02], [1, -0.34]] as const) scene.cone(part, k > 0 && y === -0.02 ? dark : w.material, at(rig.chest, [0, T * (y - 0.16) * 0.8, 0]), at(rig.chest, [0, T * (y + 0.12) * 0.8, 0]), [lerp(rig.waistWidth, c, 0.6) * 1.1, D * 1.08], [lerp(rig.waistWidth, c, 0.8) * 1.1, D * 1.08]);
}; // biome-ignore format: one line a solid

/** A white cast round a leg, or an arm in a sling. */
const cast = (limb: 'leg' | 'arm'): Draw => (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: `cast ${limb}`, priority: 1.5 });
  if (limb === 'leg') {
    const { hip, knee, ankle, foot } = rig.legs.L;
    scene.cap(part, w.material, mix(hip, knee, 0.6), ankle, rig.legRadius * 1.5, rig.legRadius * 1.4);
    scene.cap(part, w.material, ankle, at(foot, [0, 0, rig.footRadius * 0.7]), rig.legRadius * 1.35, rig.footRadius * 0.9);
    return;
  }
  const { elbow, hand } = rig.arms.L;
  scene.cap(part, w.material, elbow, hand, rig.armRadius * 1.5, rig.armRadius * 1.35);
  const strap = f.part('sling', { group: 'torso', priority: 1.3 });
  scene.cap(strap, w.material, hand, at(rig.chest, [-rig.chestWidth * 0.5, rig.torso * 0.5, rig.depth * 0.7]), rig.least(rig.unit * 0.04, 0.7));
  scene.cap(strap, w.material, elbow, at(rig.chest, [rig.chestWidth * 0.5, rig.torso * 0.52, rig.depth * 0.5]), rig.least(rig.unit * 0.04, 0.7));
}; // biome-ignore format: one line a solid

/** Leaves and strips of cloth all over: who wears it is a bush. */
const ghillie: Draw = (f, w) => {
  const { rig, scene } = f;
  hood(f, w);
  const { chestWidth: c, torso: T, depth: D, unit: U } = rig;
  const tones = [w.material, shadeOf(w.material, 2), w.trim];
  let i = 0;
  const tuft = (p: Vec3, r: number): void => {
    const part = f.part(w.piece.id, { group: `tuft ${i}`, priority: 1.2 });
    scene.ell(part, tones[i++ % 3]!, p, [r, r * 0.8, r]);
  };
  for (const y of [0.46, 0.14, -0.2, -0.5]) for (const x of [-0.95, -0.5, 0, 0.5, 0.95]) tuft(at(rig.chest, [x * c * (1.1 - Math.abs(y) * 0.1), T * (y + (Math.abs(x) > 0.6 ? -0.06 : 0)), D * (1.1 - x * x * 0.5)]), U * 0.17);
  for (const side of SIDES) {
    const { shoulder, elbow, wrist } = rig.arms[side];
    for (const t of [0, 0.5, 1]) tuft(addScaled(mix(shoulder, elbow, t), [signOf(side), 0, 0.4], rig.armRadius * 0.6), U * 0.15);
    tuft(mix(elbow, wrist, 0.6), U * 0.13);
    const { hip, knee } = rig.legs[side];
    tuft(addScaled(mix(hip, knee, 0.5), [0, 0, 1], rig.legRadius * 0.7), U * 0.15);
  }
  for (const [x, y, z] of [[-0.8, 0.7, 0.4], [0, 1.05, 0.3], [0.8, 0.7, 0.4], [-0.4, 0.9, 0.6], [0.45, 0.92, 0.55], [-1.0, 0.2, 0.1], [1.0, 0.2, 0.1]] as const) tuft(rig.onHead([x, y, z]), U * 0.15);
}; // biome-ignore format: one line a solid

/** Bands of light on forearms and shins. */
const neonBands: Draw = (f, w) => {
  const { rig, scene } = f;
  if (rig.small) return;
  for (const side of SIDES) {
    const { elbow, wrist, shoulder } = rig.arms[side];
    const { knee, ankle } = rig.legs[side];
    const part = detail(f, w.piece.id, 1.9, 'neon');
    scene.cone(part, w.material, mix(elbow, wrist, 0.42), mix(elbow, wrist, 0.68), rig.armRadius * 1.12, rig.armRadius * 1.12);
    scene.cone(part, w.trim, mix(shoulder, elbow, 0.5), mix(shoulder, elbow, 0.72), rig.armRadius * 1.12, rig.armRadius * 1.12);
    scene.cap(part, side === 'R' ? w.material : w.trim, addScaled(knee, [signOf(side) * 0.6, 0, 0.8], rig.legRadius), addScaled(mix(knee, ankle, 0.6), [signOf(side) * 0.6, 0, 0.8], rig.legRadius), rig.least(rig.unit * 0.02, 0.5));
  }
}; // biome-ignore format: one line a solid

/** A cloth before skirt and chest. */
const apronFront: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'apron', priority: 1.2 });
  const { waistWidth: x, depth: D, torso: T } = rig;
  // over the flare of a gown
  const gown = /^(?:dress|robe)$/.test(f.worn('torso')?.piece.torso?.shape ?? '');
  const p = (dx: number, y: number, z: number): Vec3 => at(rig.root, [dx, y, z]);
  const grid = [0.16, -0.2, -0.55, -0.9].map((v, i): Vec3[] => [-1, -0.4, 0.4, 1].map((u) => p(u * x * (0.7 + i * 0.16), (v < 0 ? rig.legLength : T) * v, (gown ? Math.max(D * 1.2, rig.unit * [0.3, 0.46, 0.58, 0.68][i]!) : D * (1.12 + i * 0.28)) - Math.abs(u) * D * 0.12)));
  scene.cloth(part, w.material, grid);
}; // biome-ignore format: one line a solid

/** Rope round wrists that are held together. */
const boundHands: Draw = (f, w) => {
  const { rig, scene } = f;
  const [a, b] = [rig.arms.R.wrist, rig.arms.L.wrist];
  const part = f.part(w.piece.id, { group: 'rope', priority: 1.7 });
  for (const p of [a, b]) scene.ell(part, w.material, p, rig.armRadius * 1.28);
  scene.cap(part, w.material, a, b, rig.least(rig.unit * 0.06, 0.9));
}; // biome-ignore format: one line a solid

/** A hump on the left shoulder. */
const hump: Draw = (f, w) => {
  const { rig, scene } = f;
  const torso = f.worn('torso');
  const { shoulder: S, torso: T, unit: U, depth: D } = rig;
  scene.ell(f.part(w.piece.id, { group: 'torso' }), torso?.material ?? w.material, at(rig.chest, [S * 1.05, T * 0.5, -D * 0.7]), [U * 0.36, U * 0.4, U * 0.34], rig.chest.rotation);
}; // biome-ignore format: one line a solid

const earrings: Draw = (f, w) => {
  // asked for, they hang before the hair, large enough to be seen
  const asked = w.asked === true;
  const r = Math.max(asked ? 0.13 : 0.085, ((asked ? 0.9 : 0.62) * f.rig.px) / f.rig.headWidth) * (w.size ?? 1);
  const hair = asked && !f.rig.small && /long|shoulder|bob|tresses|braids|pigtails|curly|afro/.test(f.worn('hair')?.piece.id ?? '');
  if (hair) {
    for (const d of [-1, 1]) {
      const hang = f.part(w.piece.id, { group: 'earrings', priority: 2.6 });
      f.head.ball(hang, w.material, [d * 0.92, -0.66, 0.92], [r, r * 1.6, r]);
      if (f.rig.fine) f.head.ball(f.part(w.piece.id, { group: 'earrings', priority: 2.7, line: false }), w.trim, [d * 0.92, -0.44, 0.92], [r * 0.6, r * 0.6, r * 0.6]);
    }
    return;
  }
  for (const d of [-1, 1]) {
    f.head.ball(f.part(w.piece.id, { group: 'earrings', priority: 2 }), w.material, [d * 1.06, -0.42, 0.2], [r, r * 1.25, r]);
    if (f.rig.fine) f.head.ball(f.part(w.piece.id, { group: 'earrings', priority: 2 }), w.trim, [d * 1.06, -0.62, 0.2], [r * 0.7, r * 0.9, r * 0.7]);
  }
}; // biome-ignore format: one line a solid

const noseRing: Draw = (f, w) => {
  const r = Math.max(0.03, (0.45 * f.rig.px) / f.rig.headWidth);
  const s = Math.max(0.1, (0.9 * f.rig.px) / f.rig.headWidth);
  const z = f.species.snout ? 1.0 + f.species.snout.length : 1.08;
  const points = Array.from({ length: 9 }, (_, i): Vec3 => [Math.cos(Math.PI * (1 + i / 8)) * s, -0.36 + Math.sin(Math.PI * (1 + i / 8)) * s * 1.3, z]);
  f.head.tube(f.part(w.piece.id, { group: 'head', priority: 2.4, line: false }), w.material, points, points.map(() => r));
}; // biome-ignore format: one line a solid

const goldTooth: Draw = (f, w) => {
  const r = Math.max(0.05, (0.5 * f.rig.px) / f.rig.headWidth);
  f.head.ball(f.part(w.piece.id, { group: 'head', priority: 2.6, line: false }), w.material, [0.1, -0.6, 0.98], [r, r, r]);
}; // biome-ignore format: one line a solid

const buckTeeth: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'head', priority: 2.6, line: false });
  const r = Math.max(0.09, (0.55 * f.rig.px) / f.rig.headWidth);
  for (const d of [-1, 1]) f.head.ball(part, w.material, [d * r * 0.95, -0.66, 0.98], [r, r * 1.5, r]);
}; // biome-ignore format: one line a solid

/** Two long teeth over the lower lip. */
const fangs: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'head', priority: 2.6, line: false });
  const r = Math.max(0.07, (0.5 * f.rig.px) / f.rig.headWidth);
  const x = Math.max(0.17, (1.6 * f.rig.px) / f.rig.headWidth);
  // never as far as the chin
  for (const d of [-1, 1]) f.head.cone(part, w.material, [d * x, -0.56, 0.97], [d * x, -0.56 - Math.min(r * 2, 0.2), 1.0], r, r * 0.5);
}; // biome-ignore format: one line a solid

const tongueOut: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'tongue', priority: 2.5 });
  const r = Math.max(0.13, (0.8 * f.rig.px) / f.rig.headWidth);
  f.head.lock(part, w.material, [0.04, -0.58, 0.94], [0.1, -0.58 - r * 2.2, 1.0], r, r * 1.05);
}; // biome-ignore format: one line a solid

/** Over the shoulders, both ends down the chest. */
const neckTowel: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, chestWidth: c, depth: D, unit: U } = rig;
  const part = f.part(w.piece.id, { group: 'towel', priority: 1.3 });
  const r = rig.least(U * 0.1, 1);
  scene.cone(part, w.material, at(rig.chest, [0, T * 0.46, -D * 0.1]), at(rig.chest, [0, T * 0.6, -D * 0.1]), [c * 0.82, D * 1.15], [c * 0.6, D * 0.9]);
  for (const d of [-1, 1]) {
    scene.cap(part, w.material, at(rig.chest, [d * c * 0.58, T * 0.5, D * 0.7]), at(rig.chest, [d * c * 0.5, -T * 0.12, D * 1.16]), r, r * 1.05);
    if (!rig.small) scene.cap(f.part('stripe', { group: 'towel', priority: 1.6, line: false }), w.trim, at(rig.chest, [d * c * 0.5 - r, -T * 0.04, D * 1.2]), at(rig.chest, [d * c * 0.5 + r, -T * 0.04, D * 1.2]), rig.least(U * 0.025, 0.5));
  }
}; // biome-ignore format: one line a solid

/** Fine cracks over brow and cheek, as of a doll of porcelain. */
const faceCracks: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'head', priority: 2.2, line: false });
  const r = Math.max(0.03, (0.34 * f.rig.px) / f.rig.headWidth);
  const lines: readonly (readonly Vec3[])[] = [[[0.36, 0.86, 0.5], [0.28, 0.5, 0.86], [0.5, 0.22, 0.86], [0.4, 0.02, 0.93]], [[0.28, 0.5, 0.86], [0.02, 0.34, 1.0]], [[-0.86, -0.1, 0.52], [-0.62, -0.3, 0.8], [-0.66, -0.56, 0.72], [-0.4, -0.72, 0.78]]];
  for (const line of lines) f.head.tube(part, w.material, line, line.map(() => r));
}; // biome-ignore format: one line a solid

const neckBolts: Draw = (f, w) => {
  const r = Math.max(0.12, (0.8 * f.rig.px) / f.rig.headWidth);
  for (const d of [-1, 1]) f.head.lock(f.part(w.piece.id, { group: 'bolts', priority: 1.6 }), w.material, [d * 0.7, -0.84, 0.1], [d * 1.12, -0.84, 0.1], r, r);
}; // biome-ignore format: one line a solid

/** Smoked: a short roll from the corner of the mouth, its end aglow. */
const cigar = (thick: number): Draw => (f, w) => {
  const part = f.part(w.piece.id, { group: 'cigar', priority: 1.9 });
  const r = Math.max(0.07 * thick, (0.55 * f.rig.px) / f.rig.headWidth);
  f.head.lock(part, w.material, [0.16, -0.62, 0.94], [0.62, -0.72, 1.16], r, r);
  f.head.ball(f.part('ember', { group: 'cigar', priority: 2.2, line: false }), w.trim, [0.7, -0.74, 1.2], [r * 1.2, r * 1.2, r * 1.2]);
  if (f.rig.small) return;
  f.head.tube(f.part('smoke', { group: 'smoke', priority: 1.2 }), 'ghost', [[0.76, -0.6, 1.22], [1.0, -0.26, 1.2], [0.98, 0.12, 1.18], [1.24, 0.5, 1.14]], [0.07, 0.11, 0.12, 0.14]);
}; // biome-ignore format: one line a solid

/** A bell on a band round the neck. */
const bellCollar: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'neck', priority: 1.5 });
  const y = rig.torso * 0.5;
  scene.cone(part, w.material, at(rig.chest, [0, y - rig.unit * 0.03, 0]), at(rig.chest, [0, y + rig.unit * 0.08, 0]), [rig.chestWidth * 0.72, rig.depth * 0.95], [rig.chestWidth * 0.62, rig.depth * 0.85]);
  scene.ell(f.part('bell', { group: 'neck', priority: 2 }), w.trim, at(rig.chest, [0, y - rig.unit * 0.05, rig.depth * 1.15]), rig.least(rig.unit * 0.085, 1.2));
}; // biome-ignore format: one line a solid

/** Nine brushes fanned out behind. */
const nineTails: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const root = at(rig.root, [0, rig.torso * 0.1, -rig.depth * 0.9]);
  for (let i = 0; i < 9; i++) {
    const a = ((i - 4) / 4) * 1.5;
    const on = (t: number, bend: number): Vec3 => [root[0] + Math.sin(a * (0.6 + bend)) * t * U, root[1] + Math.cos(a * (0.6 + bend)) * t * U * 0.8, root[2] - U * (0.25 + (i % 2) * 0.12)];
    const part = f.part(w.piece.id, { group: `tail ${i}` });
    scene.tube(part, w.material, [root, on(0.6, 0.2), on(1.1, 0.4)], [U * 0.06, U * 0.14, U * 0.17]);
    scene.cap(f.part('tip', { group: `tail ${i}` }), w.trim, on(1.16, 0.4), on(1.42, 0.46), U * 0.14, rig.least(U * 0.03, 0.5));
  }
}; // biome-ignore format: one line a solid

/** What people of trades, tales and hospitals wear besides. */
export const MORE_WEAR: readonly Piece[] = [
  piece('wrap', 'bandages', ['bandage', 'bandaged', 'bandage wraps', 'bloody bandages', 'dirty bandages', 'bandaged arms', 'medical bandages'], 'cloth', 'crimson', bandages),
  ...(['arm', 'leg'] as const).map((limb) => piece('wrap', `${limb}-bandage`, (limb === 'arm' ? ['arm', 'hand', 'wrist', 'forearm', 'elbow'] : ['leg', 'knee', 'shin', 'ankle', 'foot', 'legs']).flatMap((at) => [`bandaged ${at}`, `wrapped ${at}`, `${at} bandage`, `${at} bandaged`, ...['his', 'her', 'its', 'the', 'one'].map((whose) => `bandage on ${whose} ${at}`)]), 'cloth', 'crimson', bandaged(limb))),
  piece('wrap', 'red-cross-band', ['red cross armband', 'medic armband', 'red cross arm band'], 'cloth', 'red', redCrossBand),
  piece('wrap', 'neon-bands', ['neon stripes', 'neon lines', 'neon trim', 'neon trims', 'circuit lines', 'glowing lines', 'glowing stripes', 'neon lights', 'glowing circuits', 'circuits', 'led strips', 'neon accents'], '#48e0f0/flame', '#f048b0/flame', neonBands),
  piece('wrap', 'leg-cast', ['leg cast', 'broken leg', 'leg in a cast', 'plaster leg', 'leg in plaster'], 'cloth', 'cloth', cast('leg')),
  { ...piece('wrap', 'arm-cast', ['arm cast', 'broken arm', 'arm in a sling', 'arm sling', 'sling arm', 'arm in a cast', 'plaster arm', 'cast on his arm', 'cast on her arm', 'cast on one arm', 'cast on the arm', 'cast on its arm'], 'cloth', 'cloth', cast('arm')), arms: { swingL: 24, abductL: 10, elbowL: 96, turnL: 56 } },
  { ...piece('wrap', 'bound-hands', ['tied hands', 'bound hands', 'tied wrists', 'hands tied', 'hands bound', 'roped hands', 'handcuffs', 'shackles', 'manacles', 'chained hands'], 'rope', 'rope', boundHands), arms: { swingR: 26, abductR: -14, elbowR: 58, turnR: 72, swingL: 26, abductL: -14, elbowL: 58, turnL: 72 } },
  piece('shoulders', 'ghillie', ['ghillie suit', 'ghillie cloak', 'camouflage cloak', 'leaf cloak', 'leaf suit'], 'leaf', '#8a7a44/cloth', ghillie),
  piece('waist', 'apron-front', ['waist apron', 'small apron', 'half apron'], 'cloth', 'cloth', apronFront),
  piece('carry', 'hump', ['hunched back', 'humpback'], 'brown_cloth', 'brown_cloth', hump),
  piece('pierced', 'earrings', ['earring', 'pearl earrings', 'gold earrings', 'hoop earrings', 'ear rings'], 'pearl', 'gold', earrings),
  piece('pierced', 'nose-ring', ['nose ring', 'nose piercing', 'septum ring', 'bull ring'], 'gold', 'gold', noseRing),
  piece('pierced', 'gold-tooth', ['gold tooth', 'golden tooth', 'gold teeth', 'silver tooth'], 'gold', 'gold', goldTooth),
  piece('pierced', 'buck-teeth', ['buck tooth', 'buck teeth', 'front teeth', 'bucktooth', 'buckteeth', 'big front teeth', 'goofy teeth', 'overbite'], 'cloth', 'cloth', buckTeeth),
  piece('pierced', 'fangs', ['vampire fangs', 'sharp fangs', 'long fangs', 'pointed fangs', 'pointy fangs', 'vampire teeth', 'white fangs', 'bared fangs'], 'tooth', 'tooth', fangs),
  piece('pierced', 'tongue-out', ['tongue out', 'tongue sticking out', 'sticking out his tongue', 'sticking out her tongue', 'sticking his tongue out', 'sticking her tongue out', 'tongue hanging out', 'tongue'], '#d8506c/skin', '#d8506c/skin', tongueOut),
  piece('paint', 'face-cracks', ['cracks', 'cracked skin', 'cracked face', 'skin cracks', 'cracked porcelain', 'cracks in the skin', 'cracks in his face', 'cracks in her face', 'cracks on his face', 'cracks on her face', 'cracks on the face', 'cracked doll face'], 'charcoal', 'charcoal', faceCracks),
  piece('neck', 'towel', ['neck towel', 'towel around his neck', 'towel around her neck', 'towel around the neck', 'towel around its neck', 'towel around neck', 'towel round his neck', 'towel round her neck', 'towel over his shoulder', 'towel over her shoulder', 'towel over the shoulder', 'towel on his shoulder', 'towel on her shoulder', 'towel over his shoulders', 'towel over her shoulders', 'towel over the shoulders', 'towel on the shoulders', 'gym towel', 'sweat towel'], 'cloth', 'blue', neckTowel),
  piece('pierced', 'neck-bolts', ['neck bolts', 'bolts in his neck', 'bolts in the neck', 'neck bolt'], 'steel', 'iron', neckBolts),
  piece('mouth', 'cigar', ['fat cigar', 'big cigar', 'cuban cigar', 'cigarillo', 'cheroot'], 'brown_cloth', 'flame', cigar(1.5)),
  piece('mouth', 'cigarette', ['cig', 'smoke cigarette', 'joint', 'smoking cigarette'], 'cloth', 'flame', cigar(1)),
  piece('neck', 'bell-collar', ['bell collar', 'collar with a bell', 'cat bell', 'bell choker', 'cat collar'], 'red', 'gold', bellCollar),
  piece('horns', 'fox-ears', ['fox ears', 'wolf ears', 'kitsune ears'], 'fox', 'cream', animalEars('point')),
  piece('tail', 'nine-tails', ['nine tails', 'many tails', 'nine fox tails', 'multiple tails'], 'fox', 'cream', nineTails),
]; // biome-ignore format: one row a piece
