import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { addScaled, apply, at, lerp, type Vec3 } from '../../solids/vec.ts';
import { front } from './front.ts';
import { SIDES, signOf } from './rig.ts';

/** What a harness is put together of: gorget, the seam of the lower breastplate, tassets, lames, elbow cops. */
export function drawArmourForms(f: Figure): void {
  const w = f.worn('torso');
  if (!w) return;
  drawGorget(f, w);
  drawSeam(f, w);
  drawTassets(f, w);
  for (const side of SIDES) {
    const { rig, scene } = f;
    const r = rig.armRadius;
    const d = signOf(side);
    const { shoulder, elbow } = rig.arms[side];
    const caps = f.worn('shoulders');
    if (caps) {
      const lames = f.part(caps.piece.id, { group: `shoulder${side}b`, bias: rig.far(side) });
      for (const i of rig.fine ? [1, 2] : [1]) {
        const centre = addScaled(shoulder, apply(rig.chest.rotation, [d * 0.4, -0.34 * i, 0]), r);
        const wide = 1.62 - i * 0.1;
        const material = i === 1 ? shadeOf(caps.material, 2) : caps.material;
        scene.ell(lames, material, centre, [r * wide, r * 0.62, r * (wide - 0.06)], rig.chest.rotation);
      }
    }
    const cop = f.part(w.piece.id, { group: `cop${side}`, bias: rig.far(side) });
    const out = apply(rig.chest.rotation, [d * 0.35, 0, 0.3]);
    scene.ell(cop, shadeOf(w.material, 4), addScaled(elbow, out, r), r * 1.12, rig.chest.rotation);
  }
}

function drawGorget(f: Figure, w: Worn): void {
  const { rig, scene } = f;
  const { torso: T, depth: D, chestWidth: C } = rig;
  const ring = (
    y0: number,
    y1: number,
    lower: number,
    upper: number,
    deep: number,
    material: string,
    line: boolean,
  ): void =>
    scene.cone(
      f.part('gorget', { group: 'torso', line }),
      material,
      at(rig.chest, [0, T * y0, 0]),
      at(rig.chest, [0, T * y1, 0]),
      [C * lower, D * deep],
      [C * upper, D * (deep - 0.08)],
    );
  ring(0.38, 0.56, 0.66, 0.52, 0.96, w.material, true);
  ring(0.5, 0.58, 0.58, 0.56, 0.96, shadeOf(w.material, 4), false);
}

function drawSeam(f: Figure, w: Worn): void {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'torso', line: false, priority: 1.25 });
  for (const d of [-1, 1]) {
    const points: Vec3[] = [0, 1, 2, 3, 4].map((i) =>
      front(f, d * lerp(0.06, 0.9, i / 4), lerp(-0.36, -0.02, (i / 4) ** 1.6), 1.2),
    );
    scene.tube(part, shadeOf(w.material, 1), points, rig.least(rig.unit * 0.012, 0.5));
  }
}

function drawTassets(f: Figure, w: Worn): void {
  const { rig, scene } = f;
  const { torso: T, depth: D, hipX, legRadius } = rig;
  const part = f.part(w.piece.id, { group: 'lame' });
  for (let i = 0; i < (rig.fine ? 3 : 2); i++) {
    const y = T * (0.02 - i * 0.13);
    scene.cone(
      part,
      i & 1 ? shadeOf(w.material, 2) : w.material,
      at(rig.root, [0, y - T * 0.12, 0]),
      at(rig.root, [0, y, 0]),
      [hipX + legRadius * (1.3 + i * 0.12), D * (1.2 + i * 0.06)],
      [hipX + legRadius * (1.12 + i * 0.1), D * (1.12 + i * 0.05)],
    );
  }
}
