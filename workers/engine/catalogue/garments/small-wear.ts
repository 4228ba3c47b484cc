import { add, addScaled, at, mix, type Vec3 } from '../../solids/vec.ts';
import { SIDES } from '../../subject/humanoid/rig.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
const piece = (slot: Slot, id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot, material, trim, draw }); // biome-ignore format: a row

/** Fire over both palms. */
const flamingHands: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  for (const side of SIDES) {
    const { hand } = rig.arms[side];
    for (const [i, [x, y, h, r]] of ([[0, 0.02, 0.42, 0.17], [-0.13, 0, 0.26, 0.11], [0.13, 0, 0.28, 0.11]] as const).entries()) {
      const part = f.part(w.piece.id, { group: `fire ${side} ${i}`, held: true, priority: 1.5 });
      const p = addScaled(add(hand, [x * U, y * U, U * 0.08]), [0, 1, 0], U * 0.06);
      scene.cap(part, w.material, p, add(p, [0, h * U, 0]), rig.least(r * U, 1.2), rig.least(U * 0.02, 0.4));
    }
    const core = f.part('core', { group: `fire ${side}`, held: true, priority: 1.8, line: false });
    const p = add(hand, [0, U * 0.08, U * 0.2]);
    scene.cap(core, w.trim, p, add(p, [0, U * 0.16, 0]), rig.least(U * 0.075, 0.9), rig.least(U * 0.02, 0.4));
  }
}; // biome-ignore format: one line a flame

/** Light all round both hands, whitest in them, and sparks of it that fly off. */
const glowingHands: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const hand = add(rig.arms[side].hand, [0, 0, rig.handRadius * 0.4]);
    const r = Math.max(rig.handRadius, rig.px * 1.4);
    scene.ell(f.part(w.piece.id, { group: `glow ${side}`, held: true, priority: 1.6, line: false }), w.material, hand, r * 1.65);
    scene.ell(f.part('core', { group: `glow ${side}`, held: true, priority: 1.9, line: false }), shadeOf(w.material, 5), add(hand, [0, 0, r]), r * 0.95);
    for (const [x, y] of [[-2.9, 1.1], [2.8, 1.9], [0.4, 3.3], [-2, -2.2], [2.5, -1.6]] as const)
      scene.ell(f.part('sparks', { group: `spark ${side} ${x}`, held: true, priority: 1.7, line: false }), shadeOf(w.material, 4), add(hand, [x * r, y * r, 0]), rig.least(r * 0.3, 0.55));
  }
}; // biome-ignore format: one line a solid

/** A cloth before the eyes. */
const blindfold: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'mask', priority: 1.6, line: false });
  f.head.ball(part, w.material, [0, -0.12, 0.06], [1.06, 0.3, 1.02]);
  f.head.lock(f.part(w.piece.id, { group: 'knot' }), w.material, [0.6, -0.1, -0.9], [1.2, -0.5, -1.1], 0.14, 0.1);
};

/** Iron links across the chest and round the wrists. */
const chains: Draw = (f, w) => {
  const { rig, scene } = f;
  const { chestWidth: c, torso: T, depth: D, unit: U } = rig;
  const links = (from: Vec3, to: Vec3, count: number, bow: number): void => {
    for (let i = 0; i <= count; i++) {
      const t = i / count;
      const p = addScaled(mix(from, to, t), [0, -1, 0.4], Math.sin(t * Math.PI) * bow);
      scene.ell(f.part(w.piece.id, { group: `link ${i % 2}`, priority: 1.7 }), i % 2 ? w.material : w.trim, p, rig.least(U * (i % 2 ? 0.05 : 0.06), 0.75));
    }
  };
  links(at(rig.chest, [-c * 1.0, T * 0.44, D * 0.7]), at(rig.chest, [c * 1.0, -T * 0.36, D * 0.9]), 9, U * 0.12);
  links(at(rig.chest, [c * 1.0, T * 0.44, D * 0.7]), at(rig.chest, [-c * 1.0, -T * 0.36, D * 0.9]), 9, U * 0.12);
  for (const side of SIDES) {
    const { wrist, elbow } = rig.arms[side];
    scene.cone(f.part('cuff', { group: `cuff ${side}`, priority: 1.6 }), w.material, mix(wrist, elbow, 0.02), mix(wrist, elbow, 0.3), rig.armRadius * 1.22, rig.armRadius * 1.2);
  }
}; // biome-ignore format: one line a solid

const kneePads: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const { knee } = rig.legs[side];
    const part = f.part(w.piece.id, { group: `knee ${side}`, priority: 1.4 });
    scene.ell(part, w.material, addScaled(knee, [0, 0, 1], rig.legRadius * 0.6), [rig.legRadius * 0.95, rig.legRadius * 0.9, rig.legRadius * 0.7]);
  }
}; // biome-ignore format: one line a solid

const noseBone: Draw = (f, w) => {
  const r = Math.max(0.05, (0.55 * f.rig.px) / f.rig.headWidth);
  const part = f.part(w.piece.id, { group: 'head', priority: 2.4 });
  const z = f.species.snout ? 1.0 + f.species.snout.length : 1.06;
  f.head.lock(part, w.material, [-0.34, -0.36, z], [0.34, -0.36, z], r, r);
  for (const d of [-1, 1]) f.head.ball(part, w.material, [d * 0.36, -0.36, z], [r * 1.7, r * 1.7, r * 1.4]);
}; // biome-ignore format: one line a solid

const whistle: Draw = (f, w) => {
  const { rig, scene } = f;
  const { chestWidth: c, torso: T, depth: D, unit: U } = rig;
  const tip = at(rig.chest, [0, T * 0.02, D * 1.2]);
  const cord = f.part('cord', { group: 'neck', priority: 1.5, line: false });
  for (const d of [-1, 1]) scene.cap(cord, 'charcoal', at(rig.chest, [d * c * 0.5, T * 0.5, D * 0.8]), tip, rig.least(U * 0.02, 0.42));
  scene.ell(f.part(w.piece.id, { group: 'neck', priority: 1.9 }), w.material, tip, rig.least(U * 0.075, 1.1));
}; // biome-ignore format: one line a solid

/** Shaved at one side, long at the other. */
const undercut: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'hair', soft: true });
  f.head.ball(part, w.material, [0.12, 0.24, -0.06], [1.04, 0.98, 1.06], { clips: [[0, -0.9, 0.44, 0.02], [-1, 0, 0, 0.5]] });
  f.head.tube(part, w.material, [[-0.3, 1.0, 0.5], [0.5, 0.95, 0.62], [1.0, 0.5, 0.44], [1.12, -0.1, 0.24], [1.08, -0.8, 0.16]], [0.22, 0.36, 0.36, 0.3, 0.12]);
  f.head.lock(part, w.material, [0.2, 0.9, 0.7], [0.86, 0.2, 0.86], 0.26, 0.16);
}; // biome-ignore format: one line a lock

/** Small things worn: fire in the hands, blindfolds, chains, pads, piercings. */
export const SMALL_WEAR: readonly Piece[] = [
  { ...piece('wrap', 'flaming-hands', ['flaming hands', 'burning hands', 'fiery hands', 'fire hands', 'fire magic', 'hand flames', 'hand flame', 'flaming fists', 'burning fists', 'fiery fists', 'fire fists', 'flame fists', 'flame hands', 'fists of fire', 'hands of fire'], '#f07828/flame', 'eye_glow', flamingHands), arms: { swingR: 24, abductR: 34, elbowR: 66, turnR: -20, swingL: 24, abductL: 34, elbowL: 66, turnL: -20 } },
  { ...piece('wrap', 'glowing-hands', ['glowing hands', 'glowing fists', 'magic hands', 'shining hands', 'luminous hands', 'hands of light', 'hands glowing', 'glowing palms', 'lightning hands', 'electric hands', 'electric fists', 'lightning fists', 'energy hands', 'energy fists'], '#54dcf8/flame', '#54dcf8/flame', glowingHands), arms: { swingR: 24, abductR: 34, elbowR: 66, turnR: -20, swingL: 24, abductL: 34, elbowL: 66, turnL: -20 } },
  piece('face', 'blindfold', ['blind fold', 'bandaged eyes', 'covered eyes', 'eye bandage', 'cloth over his eyes', 'cloth over her eyes', 'eyes covered'], 'cloth', 'cloth', blindfold),
  piece('wrap', 'chains', ['chain', 'iron chains', 'broken chains', 'heavy chains', 'steel chains'], 'iron', 'steel', chains),
  piece('limb', 'knee-pads', ['knee pads', 'knee pad', 'kneepads', 'knee guards', 'elbow pads'], 'charcoal', 'charcoal', kneePads),
  piece('pierced', 'nose-bone', ['nose bone', 'bone piercing'], 'bone', 'bone', noseBone),
  piece('pierced', 'piercings', ['piercing', 'face piercings', 'lip ring', 'lip piercing', 'eyebrow piercing', 'ear piercings'], 'silver', 'silver', (f, w) => {
    const r = Math.max(0.06, (0.55 * f.rig.px) / f.rig.headWidth);
    for (const [x, y, z] of [[0.3, -0.72, 0.9], [0.12, -0.34, 1.05], [0.62, 0.12, 0.86], [1.04, -0.3, 0.2], [-1.04, -0.3, 0.2]] as const) f.head.ball(f.part(w.piece.id, { group: 'head', priority: 2.4, line: false }), w.material, [x, y, z], [r, r, r]);
  }),
  piece('paint', 'black-eye', ['black eye', 'bruised eye', 'swollen eye', 'bruised face', 'bruise', 'bruises', 'shiner'], '#6a4a78/skin', '#6a4a78/skin', (f, w) => {
    const part = f.part(w.piece.id, { group: 'head', priority: 1.8, line: false });
    const r = Math.max(0.08, (0.6 * f.rig.px) / f.rig.headWidth);
    f.head.lock(part, w.material, [-0.66, -0.44, 0.8], [-0.24, -0.48, 0.95], r, r);
    f.head.lock(part, w.material, [-0.74, -0.08, 0.74], [-0.7, -0.4, 0.78], r, r);
  }),
  piece('neck', 'whistle', ['silver whistle', 'referee whistle'], 'silver', 'charcoal', whistle),
  piece('hair', 'pompadour', ['pompadour hair', 'quiff', 'elvis hair', 'greaser hair', 'rockabilly hair'], 'black', 'black', (f, w) => {
    const part = f.part(w.piece.id, { group: 'hair', soft: true });
    f.head.ball(part, w.material, [0, 0.16, -0.08], [1.06, 1.0, 1.06], { clips: [[0, -0.83, 0.55, 0.02]] });
    f.head.tube(part, w.material, [[-0.6, 0.86, 0.62], [0, 1.0, 0.84], [0.6, 0.86, 0.62]], [0.36, 0.46, 0.36]);
    for (const d of [-1, 1]) f.head.lock(part, w.material, [d * 0.96, 0.3, 0.2], [d * 0.94, -0.24, 0.22], 0.16, 0.1);
  }),
  { ...piece('hair', 'undercut', ['half shaved head', 'shaved side', 'side shave', 'half shaved hair', 'shaved sides', 'side cut'], 'brunette', 'brunette', undercut) },
]; // biome-ignore format: one row a piece
