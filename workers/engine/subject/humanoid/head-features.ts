/** What stands out of a head: ears, snout, crest. */
import type { Figure } from '../../catalogue/garments/types.ts';
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { rad } from '../../solids/vec.ts';

/** Ears that tell a people: they stand out of hair, brims and hoods. */
export const isPointed = (species: Figure['species']): boolean => species.ears === 'pointed' || species.ears === 'long';

/** Ears of the species, those of animals too. */
export function drawEars(f: Figure): void {
  const { scene, rig, species, skin, head } = f;
  const fur = species.earFur ?? skin;
  const H = rig.onHead;
  const W = rig.headWidth;
  const kind = species.ears ?? 'round';
  const animal = species.animalEars ?? 'none';
  const inner: MaterialRef = species.snout?.material ?? 'rose';
  for (const d of [-1, 1]) {
    const part = f.part('ears', { group: 'head', priority: 1.3, line: false });
    if (kind === 'round' && !rig.small) head.ball(part, skin, [d * 0.98, -0.12, -0.05], [0.13, 0.2, 0.16]);
    if (kind === 'pointed' || kind === 'long') {
      const long = kind === 'long';
      const covered = f.worn('hat') !== undefined || f.worn('hair') !== undefined;
      const profile = Math.abs(Math.cos(rad(rig.yaw))) < 0.5;
      const ear =
        covered || profile ? f.part('ears', { group: 'head', priority: 1.8, line: !profile || !covered }) : part;
      // from the side it lies over hair and hat, its point backwards
      const root = H(profile ? [d * 1.36, -0.16, -0.2] : [d * 0.86, -0.12, -0.05]);
      const tip = H(profile ? [d * 1.4, long ? 0.16 : 0.34, -1.0] : [d * (rig.small ? 1.3 : long ? 1.75 : covered ? 1.6 : 1.5), long ? 0.14 : 0.34, covered ? -0.1 : -0.45]); // biome-ignore format: one line
      scene.cap(
        ear,
        // on a bare skull of one colour it is told by its shade
        profile && !covered ? shadeOf(skin, 2) : skin,
        root,
        tip,
        profile ? rig.least(W * (long ? 0.22 : 0.15), 0.9) : W * (long ? 0.3 : 0.2),
        rig.least(W * 0.04, 0.35),
      );
    }
    if (species.tufts && !rig.small) {
      const tuft = f.part('head', { group: 'head', flat: 0.4 });
      for (const [y, out] of [[-0.2, 1.3], [-0.5, 1.16]] as const) head.lock(tuft, skin, [d * 0.66, y + 0.16, 0.1], [d * out, y - 0.16, -0.05], 0.3, 0.03); // biome-ignore format: one line
    }
    if (animal === 'none') continue;
    const soft = f.part('ears', { group: 'head', priority: 1.25, soft: true });
    if (animal === 'point') {
      head.lock(soft, skin, [d * 0.58, 0.6, -0.05], [d * 0.88, 1.48, -0.1], 0.4, 0.04);
      if (!rig.small) head.lock(soft, inner, [d * 0.61, 0.72, 0.16], [d * 0.8, 1.2, 0.1], 0.21, 0.04);
    } else if (animal === 'round') {
      const k = species.earSize ?? 1;
      const [x, y] = [d * (0.78 + 0.3 * (k - 1)), 0.8 + 0.2 * (k - 1)];
      head.ball(soft, fur, [x, y, -0.1], [0.38 * k, 0.38 * k, 0.2]);
      if (!rig.small) head.ball(soft, k > 1 ? 'rose' : inner, [x, y - 0.02, 0.06], [0.22 * k, 0.22 * k, 0.12]);
    } else if (animal === 'flop') head.lock(soft, skin, [d * 0.85, 0.5, -0.1], [d * 1.4, 0.12, 0.06], 0.24, 0.14);
    else if (animal === 'tall') {
      head.lock(soft, skin, [d * 0.4, 0.8, -0.1], [d * 0.58, 2.1, -0.15], 0.24, 0.16);
      if (!rig.small) head.lock(soft, 'rose', [d * 0.42, 1.1, 0.1], [d * 0.56, 1.9, 0.02], 0.1, 0.07);
    }
  }
}

/** A snout or beak with nose, lips, fangs and ring. */
export function drawSnout(f: Figure, snout: NonNullable<Figure['species']['snout']>, beak: boolean): void {
  const { rig, head } = f;
  const part = f.part('snout', { group: 'head', flat: 0.3 });
  const L = snout.length;
  if (beak) {
    head.lock(part, snout.material, [0, -0.3, 0.75], [0, -0.48, 1.0 + L], 0.34, 0.06);
    return;
  }
  const wide = snout.wide ?? 0.46;
  const end = 0.78 + L;
  if (snout.wide) {
    // a bridge from the brow, and a broad end that lies across it
    head.lock(part, snout.bridge ? f.skin : snout.material, [0, -0.1, 0.7], [0, -0.44, end], 0.36, 0.34);
    head.lock(part, snout.material, [-wide * 0.5, -0.52, end], [wide * 0.5, -0.52, end], wide * 0.62, wide * 0.62);
  } else if (f.roars) {
    // the upper jaw, the dark between, and the lower one that hangs
    head.lock(part, snout.material, [0, -0.3, 0.55], [0, -0.3, end], wide * 0.86, 0.26);
    head.lock(
      f.part('mouth', { group: 'head', line: false }),
      'mouth',
      [0, -0.62, 0.5],
      [0, -0.72, end * 0.84],
      wide * 0.6,
      0.2,
    );
    head.lock(f.part('snout', { group: 'jaw', flat: 0.3 }), shadeOf(snout.material, 1), [0, -0.82, 0.44], [0, -1.16, end * 0.86], wide * 0.5, 0.2); // biome-ignore format: a jaw
  } else head.lock(part, snout.material, [0, -0.44, 0.55], [0, -0.5, end], wide, 0.32);
  const nose = f.part('nose', { group: 'head', priority: 1.6, line: false });
  const front = end + (snout.wide ? wide * 0.56 : 0.22);
  if (snout.nostrils)
    for (const d of [-1, 1]) {
      const r = rig.least(rig.headWidth * 0.07, 0.55);
      f.scene.ell(nose, snout.nose, rig.onHead([d * wide * 0.42, -0.46, front]), r, rig.head.rotation);
    }
  else {
    const r = rig.least(rig.headWidth * 0.14, 0.7);
    f.scene.ell(nose, snout.nose, rig.onHead([0, -0.32, front]), [r, r * 0.8, r * 0.7], rig.head.rotation);
  }
  if (rig.small || f.roars) return;
  // the line between the lips, and fangs over it
  const lips = f.part('lips', { group: 'head', priority: 1.5, line: false });
  const half = snout.wide ? wide * 0.62 : 0.2;
  const low = snout.wide ? -0.76 : -0.66;
  head.tube(
    lips,
    shadeOf(snout.material, 1),
    [
      [-half, low, end + 0.08],
      [0, low - 0.04, front],
      [half, low, end + 0.08],
    ],
    [0.035, 0.035, 0.035],
  );
  if (f.species.fangs)
    for (const d of [-1, 1])
      head.cone(f.part('fangs', { group: 'head', priority: 1.7, line: false }), 'tooth', [d * half * 0.8, low + 0.02, front - 0.04], [d * half * 0.8, low - 0.24, front - 0.04], 0.09, 0.02); // biome-ignore format: one line
  if (snout.ring)
    f.scene.tube(
      f.part('ring', { group: 'ring', priority: 1.7 }),
      snout.ring,
      ([[-0.16, -0.56], [-0.14, -0.78], [0, -0.88], [0.14, -0.78], [0.16, -0.56]] as const).map(([x, y]) => rig.onHead([x, y, front + 0.06])), // biome-ignore format: one line
      rig.least(rig.headWidth * 0.035, 0.5),
    );
}

/** Spines along the crown and fins at the cheeks of reptiles' heads. */
export function drawHeadCrest(f: Figure, material: MaterialRef): void {
  const { head, rig } = f;
  const spines = f.part('crest', { group: 'crest', priority: 1.2 });
  for (const [y, z, up] of [
    [0.86, 0.36, 0.3],
    [0.94, 0, 0.36],
    [0.8, -0.4, 0.34],
    [0.5, -0.74, 0.28],
  ] as const)
    head.cone(spines, material, [0, y, z], [0, y + up, z - 0.26], 0.16, 0.02);
  if (rig.small) return;
  for (const d of [-1, 1]) {
    const fin = f.part('crest', { group: `fin${d}`, priority: 1.1 });
    for (const [y, up] of [
      [0.1, 0.3],
      [-0.14, 0],
    ] as const)
      head.cone(fin, material, [d * 0.84, y, -0.05], [d * 1.34, y + up, -0.3], 0.17, 0.03);
  }
}
