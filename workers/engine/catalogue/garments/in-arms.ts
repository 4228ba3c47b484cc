/** What is carried otherwise than in a fist: a tray on a palm, a helmet under the arm, a snake round the neck, a sign on a stick. */
import { addScaled, at, type Vec3 } from '../../solids/vec.ts';
import type { Pose } from '../../subject/humanoid/pose.ts';
import { type Draw, held, LEAN } from './holding.ts';
import type { Piece, Slot } from './types.ts';

const piece = (slot: Slot, id: string, aliases: readonly string[], material: string, trim: string, draw: Draw, arms?: Partial<Pose>): Piece => ({ id, aliases, slot, material, trim, draw, ...(arms ? { arms } : {}) }); // biome-ignore format: one line

/** Level on the right palm beside the head, a bottle and a glass on it. */
const tray: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const hand = rig.arms.R.hand;
  const on = (x: number, y: number, z: number): Vec3 => [hand[0] + x * U, hand[1] + y * U, hand[2] + z * U];
  const part = f.part(w.piece.id, { group: 'tray', held: true, priority: 1.5 });
  scene.cone(part, w.material, on(-0.06, 0.1, 0.06), on(-0.06, 0.15, 0.06), [U * 0.3, U * 0.3], [U * 0.42, U * 0.42]);
  if (rig.small) return;
  const bottle = f.part('bottle', { group: 'tray bottle', held: true, priority: 1.7 });
  scene.cone(bottle, '#3c7850/glass', on(-0.2, 0.16, 0.1), on(-0.2, 0.42, 0.1), [U * 0.09, U * 0.09], [U * 0.08, U * 0.08]);
  scene.cap(bottle, '#3c7850/glass', on(-0.2, 0.44, 0.1), on(-0.2, 0.58, 0.1), rig.least(U * 0.03, 0.55));
  const glass = f.part('glass', { group: 'tray glass', held: true, priority: 1.7 });
  scene.cap(glass, 'glass', on(0.1, 0.16, 0.1), on(0.1, 0.26, 0.1), rig.least(U * 0.02, 0.5));
  scene.cone(glass, 'ruby', on(0.1, 0.27, 0.1), on(0.1, 0.42, 0.1), [U * 0.05, U * 0.05], [U * 0.1, U * 0.1]);
}; // biome-ignore format: one line a solid

/** Loops of rope from the right shoulder across the chest to the other hip. */
const coil: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, chestWidth: c, depth: D, unit: U } = rig;
  const r = rig.least(U * 0.045, 0.7);
  for (const i of rig.small ? [0] : [-1, 0, 1]) {
    const o = i * r * 1.7;
    const part = f.part(w.piece.id, { group: 'coil', priority: 1.6, line: i !== 0 });
    scene.tube(part, i === 0 ? w.trim : w.material, [at(rig.chest, [-c * 0.74 + o, T * 0.58, 0]), at(rig.chest, [-c * 0.5 + o, T * 0.3, D * 1.08]), at(rig.chest, [c * 0.22 + o, -T * 0.24, D * 1.2]), at(rig.root, [c * 0.86 + o, T * 0.02, D * 0.9])], [r, r, r, r]);
  }
}; // biome-ignore format: one line a solid

/** Held against the left side by hand and elbow. */
const underArm: Draw = (f, w) => {
  const { rig, scene } = f;
  const U = rig.unit;
  const { elbow, hand } = rig.arms.L;
  const middle: Vec3 = [(elbow[0] + hand[0]) / 2 + U * 0.06, (elbow[1] + hand[1]) / 2 - U * 0.06, (elbow[2] + hand[2]) / 2 + U * 0.14];
  const part = f.part(w.piece.id, { group: 'heldL', held: true, priority: 1.6 });
  scene.ell(part, w.material, middle, [U * 0.3, U * 0.3, U * 0.28]);
  const pane = f.part('visor', { group: 'heldL', held: true, priority: 1.9, line: false });
  scene.ell(pane, w.trim, addScaled(middle, [0, -0.2, 1], U * 0.14), [U * 0.2, U * 0.1, U * 0.17]);
}; // biome-ignore format: one line a solid

/** Round the neck, its head raised at one side and its tail hanging at the other. */
const neckSnake: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, chestWidth: c, depth: D, unit: U } = rig;
  const r = rig.least(U * 0.075, 0.9);
  const part = f.part(w.piece.id, { group: 'snake', priority: 1.6 });
  const points = [[0.62, -0.34, 1.2], [0.66, 0.2, 1.05], [0.7, 0.52, 0.3], [0, 0.6, -0.9], [-0.7, 0.54, 0.2], [-0.66, 0.3, 1.05], [-0.92, 0.5, 1.35]].map(([x, y, z]) => at(rig.chest, [x! * c, y! * T, z! * D]));
  scene.tube(part, w.material, points, [r * 0.4, r, r, r, r, r, r * 1.1]);
  scene.ell(part, w.material, points.at(-1)!, [r * 1.5, r * 1.15, r * 1.5]);
  if (!rig.small) scene.ell(f.part('snake eye', { group: 'snake', priority: 2.4, line: false }), w.trim, addScaled(points.at(-1)!, [0, 0.4, 1], r * 1.1), r * 0.4);
}; // biome-ignore format: one line a solid

/** A round board on a stick, as crossing guards hold up. */
const paddle: Draw = held(LEAN, (f, w, g, part) => {
  const U = f.rig.unit;
  const r = f.rig.least(U * 0.3, 3);
  f.scene.cap(f.part('stick', { group: `held${g.side}`, held: true, priority: 1.4 }), 'wood', g.along(-0.2), g.along(0.5), f.rig.least(U * 0.03, 0.6));
  const middle = g.along(0.72);
  const edge = f.part('edge', { group: `held${g.side}`, held: true, priority: 1.5 });
  f.scene.ell(edge, w.trim, middle, [r, r, U * 0.04]);
  f.scene.ell(part, w.material, addScaled(middle, [0, 0, 1], U * 0.05), [r * 0.8, r * 0.8, U * 0.03]);
  if (!f.rig.small) f.scene.cap(f.part('bar', { group: `held${g.side}`, held: true, priority: 2, line: false }), w.trim, addScaled(middle, [-0.42, 0, 0.3], r), addScaled(middle, [0.42, 0, 0.3], r), f.rig.least(U * 0.045, 0.6));
}); // biome-ignore format: one line a solid

const UNDER = (what: string): string[] => ['his', 'her', 'the', 'one', 'its'].flatMap((whose) => [`${what} under ${whose} arm`, `${what} tucked under ${whose} arm`, `${what} in ${whose} hands`, `${what} off in ${whose} hands`]).concat(`${what} under arm`, `${what} in hand`, `${what} in hands`); // biome-ignore format: one line

export const IN_ARMS: readonly Piece[] = [
  piece('right', 'tray', ['silver tray', 'serving tray', 'tray of drinks', 'tray with drinks', 'drinks tray', 'tray of food', 'tea tray', 'tray of glasses', 'waiter tray'], 'silver', 'silver', tray, { swingR: 24, abductR: 46, elbowR: 128, turnR: -46 }),
  piece('left', 'helmet-in-arm', UNDER('helmet'), 'steel', '#2c4a80/sapphire', underArm, { swingL: 6, abductL: 34, elbowL: 74, turnL: 26 }),
  piece('neck', 'neck-snake', ['snake around his neck', 'snake around her neck', 'snake around the neck', 'snake round his neck', 'snake round her neck', 'snake on his shoulders', 'snake on her shoulders', 'snake over his shoulders', 'snake over her shoulders', 'snake around his shoulders', 'snake around her shoulders', 'python around his neck', 'python around her neck', 'pet snake around his neck', 'snake scarf'], '#4c9a3c/leaf', '#e8c83c/flame', neckSnake),
  piece('right', 'stop-paddle', ['stop sign', 'stop paddle', 'lollipop sign', 'crossing sign', 'round sign'], 'red', 'cloth', paddle, { swingR: 30, abductR: 26, elbowR: 96 }),
  piece('sling', 'rope-coil', ['shoulder rope', 'shoulder lasso', 'shoulder cable', 'shoulder hose'], '#c8a468/cloth', '#a07c48/cloth', coil),
  piece('sling', 'chain-coil', ['shoulder chain'], 'iron', 'steel', coil),
]; // biome-ignore format: one row a piece

/** What the left arm holds against the side. */
export const UNDER_ARM: Partial<Pose> = { swingL: 6, abductL: 30, elbowL: 70, turnL: 26 };

/** A long tool that lies on the right shoulder, its head behind. */
export const SHOULDERED: Partial<Pose> = {
  swingR: 22,
  abductR: 34,
  elbowR: 116,
  turnR: 0,
  weaponR: [-0.6, 0.76, -0.22],
};
