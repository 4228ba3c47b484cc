import { mix } from '../../solids/vec.ts';
import type { Draw } from './holding.ts';
import type { Figure, Piece, Slot } from './types.ts';

/** What sits on somebody in a way of its own: one lens for both eyes, a collar that stands, bands round sleeves. */
const piece = (slot: Slot, id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({ id, aliases, slot, material, trim, draw }); // biome-ignore format: a row

/** One round lens in the middle of a machine's face, with light in it. */
const lens: Draw = (f, w) => {
  const { head, rig } = f;
  const r = Math.max(0.34, (2 * rig.px) / rig.headWidth);
  head.ball(f.part('lens rim', { group: 'face', priority: 2, line: false }), 'dark_metal', [0, -0.04, 0.9], [r * 1.5, r * 1.5, 0.2]);
  head.ball(f.part(w.piece.id, { group: 'face', priority: 2.4, line: false }), w.material, [0, -0.04, 1.08], [r, r, 0.16]);
  if (!rig.small) head.ball(f.part('glint', { group: 'face', priority: 2.7, line: false }), 'cloth', [-r * 0.35, r * 0.3 - 0.04, 1.22], [r * 0.3, r * 0.3, 0.08]); // biome-ignore format: one line
}; // biome-ignore format: one line a solid

/** The collar of a coat, turned up to the cheeks and open before the chin. */
const upturned: Draw = (f, w) => {
  const coat = [f.worn('torso'), f.worn('back')].find(
    (one) => one && /coat|jacket|trench|suit|dress|gown|robe|cape|cloak|tunic/.test(one.piece.id),
  );
  const cloth = w.material === w.piece.material && coat ? coat.material : w.material;
  const part = f.part(w.piece.id, { group: 'collar', priority: 1.5 });
  // a leaf at each side, and one behind the nape
  for (const d of [-1, 1]) {
    f.head.lock(part, cloth, [d * 0.5, -1.22, 0.7], [d * 0.98, -0.5, 0.5], 0.26, 0.12);
    f.head.lock(part, cloth, [d * 0.86, -1.2, 0.2], [d * 1.12, -0.42, -0.1], 0.28, 0.14);
  }
  f.head.cone(part, cloth, [0, -1.3, -0.12], [0, -0.5, -0.2], [0.9, 0.8], [1.12, 0.98], { clips: [[0, 0, 1, -0.1]] });
};

/** Bands round the upper sleeves. */
const armBands = (f: Figure, material: string, id: string): void => {
  const { rig, scene } = f;
  for (const side of ['R', 'L'] as const) {
    const { shoulder, elbow } = rig.arms[side];
    const part = f.part(id, { group: `arm ${side}`, priority: 1.6, line: false });
    scene.cone(part, material, mix(shoulder, elbow, 0.5), mix(shoulder, elbow, 0.78), rig.armRadius * 1.25, rig.armRadius * 1.22); // biome-ignore format: one line
  }
};

export const ODD_WEAR: readonly Piece[] = [
  piece('face', 'lens-eye', ['lens eye', 'camera eye', 'single eye', 'one big eye', 'one large eye', 'single big eye', 'single glowing eye', 'cyclopean eye', 'robot lens', 'central eye'], 'eye_red', 'dark_metal', lens),
  piece('neck', 'upturned-collar', ['upturned collar', 'popped collar', 'turned up collar', 'high collar', 'standing collar', 'raised collar'], 'brown_cloth', 'brown_cloth', upturned),
  piece('wrap', 'arm-garters', ['arm garters', 'sleeve garters', 'arm bands', 'sleeve bands'], 'black_cloth', 'black_cloth', (f, w) => armBands(f, w.material, w.piece.id)),
]; // biome-ignore format: one row a piece
