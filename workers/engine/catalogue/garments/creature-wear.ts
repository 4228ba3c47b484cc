import { drawRunes } from '../../solids/runes.ts';
import { add, addScaled, apply, at, mix, type Vec3 } from '../../solids/vec.ts';
import { SIDES, signOf } from '../../subject/humanoid/rig.ts';
import { baseColour, finishOf, shadeOf } from '../materials.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
const piece = (slot: Slot, id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot, material, trim, draw }); // biome-ignore format: a row

/** Signs of light on breast, shoulders, fists and thighs. */
const runes: Draw = (f, w) => {
  const { rig } = f;
  const { chestWidth: c, torso: T, depth: D, armRadius: a, legRadius: l } = rig;
  const rock = f.species.id === 'golem' ? 1.5 : 1.05;
  const places: Vec3[] = [
    at(rig.chest, [c * 0.5, T * 0.3, D * 1.02]),
    at(rig.chest, [-c * 0.5, T * 0.3, D * 1.02]),
    at(rig.chest, [0, -T * 0.34, D * 1.05]),
  ];
  for (const side of SIDES) {
    const { shoulder, wrist, hand } = rig.arms[side];
    const { hip, knee } = rig.legs[side];
    const out: Vec3 = apply(rig.chest.rotation, [signOf(side) * a * 0.4, a * 0.4, a * rock]);
    places.push(add(shoulder, out), add(mix(wrist, hand, 0.4), [0, 0, a * rock * 0.9]));
    if (!rig.small) places.push(add(mix(hip, knee, 0.7), [0, 0, l]));
  }
  drawRunes(f.scene, places, w.material, rig.small ? 'dot' : rig.middle ? 'small' : 'large');
};

/** Light of no colour that was said. */
const COLD: ReadonlySet<string> = new Set(['#54dcf8', '#8cf0fc']);

/** A light in the breast with a rim round it. */
const core: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, depth: D, unit: U } = rig;
  const size = w.size ?? 1;
  const c = at(rig.chest, [0, T * 0.08, D * 0.98]);
  // what is molten glows as hot as it is, unless a colour is said
  const light = finishOf(f.skin) === 'lava' && COLD.has(baseColour(w.material)) ? '#ffd448/flame' : w.material;
  const round = (m: string, r: number, least: number, proud: number, priority: number): void =>
    scene.ell(f.part(w.piece.id, { group: 'core', priority, line: false }), m, addScaled(c, apply(rig.chest.rotation, [0, 0, 1]), D * proud), [rig.least(U * r * size, least), rig.least(U * r * size, least), U * 0.1], rig.chest.rotation);
  round(shadeOf(light, 1), 0.27, 2.9, 0.06, 2.2);
  round(light, 0.21, 2.2, 0.14, 2.4);
  round(shadeOf(light, 4), 0.1, 1, 0.24, 2.6);
}; // biome-ignore format: one line a solid

/** Arms besides the two: the next pair raised, a third one stretched out; in what covers the others. */
const moreArms =
  (pairs: number): Draw =>
  (f, w) => {
    const { rig, scene, skin } = f;
    const torso = f.worn('torso');
    const sleeved = (torso?.piece.torso?.sleeves ?? 0) > 0 && torso?.piece.torso?.shape !== 'bare';
    const cloth = sleeved ? torso!.material : skin;
    const r = rig.armRadius * (f.species.bony ? 0.62 : 0.92);
    for (const side of SIDES) {
      const d = signOf(side);
      for (let i = 0; i < pairs; i++) {
        const { shoulder } = rig.arms[side];
        const R = rig.chest.rotation;
        const long = rig.unit * 0.62;
        const from = add(shoulder, apply(R, [-d * r * 0.3, -r * (i ? 2 : 0.4), -rig.depth * 0.5]));
        const elbow = add(from, apply(R, i ? [d * long * 0.98, -long * 0.3, 0] : [d * long * 0.86, long * 0.42, 0]));
        const hand = add(elbow, apply(R, i ? [d * long * 0.66, long * 0.5, long * 0.3] : [d * long * 0.2, long * 0.92, long * 0.2]));
        const group = { group: `more arm ${side}${i}`, bias: -1, priority: 0.9 };
        scene.cap(f.part(sleeved ? torso!.piece.id : w.piece.id, group), cloth, from, elbow, r * 1.06, r * 0.86);
        scene.cap(f.part(w.piece.id, group), skin, elbow, hand, r * 0.86, r * 0.66);
        scene.ell(f.part(w.piece.id, group), skin, hand, rig.handRadius * 0.95);
      }
    }
  }; // biome-ignore format: one line a limb

/** Rocks on the shoulders; a golem's body has its own, in this material. */
const boulders: Draw = (f, w) => {
  if (f.species.id === 'golem') return;
  const { rig, scene } = f;
  for (const side of SIDES)
    scene.ell(f.part(w.piece.id, { group: `rock${side}`, bias: rig.far(side) }), w.material, addScaled(rig.arms[side].shoulder, [signOf(side) * 0.3, 0.4, 0], rig.armRadius), rig.armRadius * 1.5);
}; // biome-ignore format: one line a solid

/** The body leaves the arm out. */
const unseen: Draw = () => {};

/** What creatures have on and about them: signs, a core, arms too many or too few, rocks of another kind. */
export const CREATURE_WEAR: readonly Piece[] = [
  piece('paint', 'carved-runes', [], '#54dcf8/flame', 'stone', runes),
  piece('neck', 'glow-core', [], '#54dcf8/flame', 'stone', core),
  piece('shoulders', 'boulders', [], 'stone', 'stone', boulders),
  piece('limb', 'four-arms', ['four arms', '4 arms', 'two extra arms', 'extra arms', 'extra pair of arms', 'multiple arms', 'second pair of arms'], 'skin', 'skin', moreArms(1)),
  piece('limb', 'six-arms', ['six arms', '6 arms', 'eight arms', 'many arms', 'four extra arms', '8 arms'], 'skin', 'skin', moreArms(2)),
  piece('limb', 'missing-arm', ['missing arm', 'lost arm', 'severed arm', 'amputated arm', 'arm stump', 'single arm', 'torn off arm'], 'skin', 'skin', unseen),
]; // biome-ignore format: one row a piece
