/** An apron over a shirt: a bib with straps and a cloth before the legs, told from the shirt below them. */
import { deltaE } from '../../../../src/pixels/color.ts';
import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf, shadeOf } from '../../catalogue/materials.ts';
import { at, type Vec3 } from '../../solids/vec.ts';

/** OKLab distance that tells an apron from the shirt. */
const APART = 0.2;
const SHIRTS: readonly MaterialRef[] = ['#5878a8/cloth', 'cloth', '#8a5a3c/cloth'];

/** The shirt below an apron, and the apron's stuff; undefined: no apron is worn, or one with a pattern of its own. */
export function underApron(w: Worn | undefined): { readonly shirt: Worn; readonly apron: MaterialRef } | undefined {
  const cut = w?.piece.torso;
  if (!w || !cut || w.piece.id !== 'apron' || w.pattern) return undefined;
  const apron = w.material;
  const far = (m: MaterialRef): boolean => deltaE(materialOf(m).lab, materialOf(apron).lab) >= APART;
  const cloth = [cut.sleeve ?? 'cloth', ...SHIRTS].find(far) ?? 'cloth';
  const { bib: _bib, skirt: _skirt, sleeve: _sleeve, ...plain } = cut;
  return { shirt: { ...w, material: cloth, trim: cloth, piece: { ...w.piece, torso: plain } }, apron };
}

/** Bib, straps, band and the cloth before the legs. */
export function drawApron(f: Figure, material: MaterialRef): void {
  const { scene, rig } = f;
  const { chest, root, torso: T, depth: D, chestWidth: C, waistWidth: W, legLength, unit } = rig;
  const part = f.part('apron', { group: 'apron', priority: 1.25 });
  const belly = 1 + rig.build.belly * 0.55;
  scene.box(part, material, at(chest, [0, -T * 0.06, D * 0.56 * belly]), [C * 0.64, T * 0.34, D * 0.56], chest.rotation, { round: unit * 0.03 });
  // over a paunch it is of one piece with the cloth below
  if (rig.build.belly > 0) scene.ell(part, material, at(root, [0, T * 0.3, D * 0.42]), [W * 0.74, T * 0.365, D * rig.build.belly * 1.08], chest.rotation);
  for (const d of [-1, 1])
    scene.tube(part, shadeOf(material, 2), [at(chest, [d * C * 0.5, T * 0.24, D * 1.08]), at(chest, [d * C * 0.46, T * 0.5, D * 0.5])], rig.least(unit * 0.045, 0.8));
  const front = (u: number, y: number, z: number): Vec3 => at(root, [u, y, z]);
  // what is fat has its arms beside the cloth, not below it
  const wide = Math.max(W * (rig.build.belly > 0 ? 0.84 : 1.02), rig.hipX + rig.legRadius * 0.9);
  const grid = [0.24, -0.08, -0.3, -0.52].map((v, i): Vec3[] =>
    [-1, -0.5, 0, 0.5, 1].map((u) => front(u * wide * (0.92 + i * 0.06), v > 0 ? T * v : legLength * v, D * (1.2 + i * 0.12) * (i < 2 ? belly : 1) - u * u * D * 0.4)),
  );
  scene.cloth(part, material, grid, { backTone: 0.2 });
  // a paunch is before the back only: the band goes round both
  const ahead = (D * 1.12 * (belly - 1)) / 2;
  const round: readonly [number, number] = [W * 1.06, (D * 1.12 * (1 + belly)) / 2];
  const band = f.part('apron', { group: 'apron band', priority: 1.4, line: false });
  scene.cone(band, shadeOf(material, 1), at(root, [0, T * 0.17, ahead]), at(root, [0, T * 0.26, ahead]), round, round);
} // biome-ignore format: one line a solid
