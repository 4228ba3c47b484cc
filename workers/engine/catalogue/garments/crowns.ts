import type { Vec3 } from '../../solids/vec.ts';
import { PORTRAIT } from '../../subject/humanoid/portrait-size.ts';
import { type DrawHat, hatPart } from './hat-part.ts';

export const crown: DrawHat = (f, w) => {
  const { rig, head, scene } = f;
  const part = hatPart(f, w);
  // the band lies on the hair, not in it
  const near = (rig.headWidth / rig.px) * 2 >= PORTRAIT;
  const y = rig.small ? 0.66 : near ? 0.62 : 0.56;
  const h = rig.small ? 0.3 : 0.32;
  const r = rig.small ? 0.8 : near ? 1.06 : 0.96;
  head.cone(part, w.material, [0, y, -0.06], [0, y + h, -0.06], r * 1.06, r * 1.1, {
    capMaterial: w.material,
    capTone: -0.9,
  });
  const spikes = rig.middle ? 5 : 8;
  for (let i = 0; i < spikes; i++) {
    const a = (i / spikes) * 2 * Math.PI;
    const x = Math.sin(a) * r;
    const z = Math.cos(a) * r - 0.06;
    head.lock(
      part,
      w.material,
      [x, y + h * 0.8, z],
      [x * 1.1, y + h + (rig.small ? 0.34 : 0.36), z * 1.1],
      0.17,
      Math.max(0.05, (0.42 * rig.px) / rig.headWidth),
    );
  }
  if (rig.middle) return;
  const jewel = f.part('jewel', { group: 'hat', priority: 2.2, line: false });
  for (let i = 0; i < 4; i++) {
    const a = (i / 2) * Math.PI;
    scene.ell(
      jewel,
      w.trim,
      rig.onHead([Math.sin(a) * r * 1.1, y + h * 0.45, Math.cos(a) * r * 1.1 - 0.06]),
      rig.px * 0.85,
    );
  }
};

export const circlet =
  (gem: boolean): DrawHat =>
  (f, w) => {
    const part = hatPart(f, w);
    f.head.cone(part, w.material, [0, 0.46, -0.06], [0, 0.62, -0.06], 1.1, 1.04);
    if (gem) {
      f.head.lock(part, w.material, [0, 0.6, 0.98], [0, 0.98, 0.92], 0.16, 0.06);
      for (const d of [-1, 1]) f.head.lock(part, w.material, [d * 0.42, 0.6, 0.88], [d * 0.46, 0.84, 0.84], 0.12, 0.05);
    }
    if (!f.rig.small) {
      const jewel = f.part('jewel', { group: 'hat', priority: 2, line: false });
      f.scene.ell(jewel, w.trim, f.rig.onHead([0, 0.56, 1.04]), f.rig.least(f.rig.headWidth * 0.1, 0.85));
    }
  };

export const halo: DrawHat = (f, w) => {
  const part = f.part(w.piece.id, { group: 'halo', priority: 1.4 });
  const points: Vec3[] = [];
  // a broken one gapes in front, and one half of it hangs
  const broken = w.states?.includes('broken') === true;
  for (let i = 0; i <= 16; i++) points.push([Math.sin((i / 8) * Math.PI) * 0.85, 1.45, Math.cos((i / 8) * Math.PI) * 0.85 - 0.05]); // biome-ignore format: one line
  const r = f.rig.least(f.rig.unit * 0.035, 0.62);
  if (!broken) f.scene.tube(part, w.material, points.map(f.rig.onHead), r);
  else {
    f.scene.tube(part, w.material, points.slice(8, 15).map(([x, y, z]): Vec3 => [x - 0.12, y + 0.16 + x * 0.22, z]).map(f.rig.onHead), r); // biome-ignore format: one line
    f.scene.tube(part, w.material, points.slice(2, 8).map(([x, y, z]): Vec3 => [x + 0.16, y - x * 0.42 + 0.1, z]).map(f.rig.onHead), r); // biome-ignore format: one line
  }
};

export const flowers: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  f.head.cone(part, 'leaf', [0, 0.46, -0.06], [0, 0.58, -0.06], 1.12, 1.08);
  const bloom = f.part(w.piece.id, { group: 'hat', priority: 1.4 });
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 2 * Math.PI;
    f.head.ball(
      bloom,
      i % 2 ? w.trim : w.material,
      [Math.sin(a) * 1.08, 0.55, Math.cos(a) * 1.08 - 0.06],
      [0.2, 0.2, 0.2],
    );
  }
};
