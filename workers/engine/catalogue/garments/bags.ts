import { add, at } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { onBack } from './garments.ts';
import type { Figure, Worn } from './types.ts';

export const quiver = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id);
  const { chestWidth: c, torso: T, depth, unit: U, shoulder: S } = rig;
  // its mouth looks over the right shoulder, beside the head, the arrows' feathers above it
  const bottom = at(rig.chest, [c * 0.6, -T * 0.4, -depth * 1.35]);
  // beside a tiny head it would be an ear or hair: it ends at the shoulder, a feather above it
  const high = rig.small || rig.middle ? T * 0.08 : T * 0.52 + U * 0.1;
  const top = at(rig.chest, [
    -Math.max(S * 1.5, rig.small || rig.middle ? 0 : rig.headWidth * 1.12),
    high,
    -depth * 1.35,
  ]);
  scene.cap(part, w.material, bottom, top, U * 0.11, rig.least(U * 0.15, 1.3));
  if (rig.small) {
    scene.cap(f.part('fletching', { group: 'arrows' }), 'feather', add(top, [-U * 0.04, U * 0.12, 0]), add(top, [-U * 0.08, U * 0.24, 0]), rig.least(U * 0.05, 0.6)); // biome-ignore format: one call
    return;
  }
  const shafts = f.part('arrows', { group: 'arrows' });
  const ends = [[-0.26, 0.36], [-0.1, 0.46], [-0.38, 0.2]] as const; // biome-ignore format: a list
  // few and apart, or their feathers are one lump beside the head
  const few = [[-0.4, 0.26], [-0.02, 0.46]] as const; // biome-ignore format: a list
  for (const [x, y] of rig.middle ? ends.slice(0, 2) : rig.roomy ? ends : few) {
    const end = add(top, [U * x, U * y, 0]);
    scene.cap(shafts, 'wood', top, end, rig.least(U * 0.025, 0.5));
    scene.cap(
      f.part('fletching', { group: 'arrows', priority: 1.4 }),
      rig.middle || rig.roomy ? 'feather' : 'crimson',
      add(top, [U * x * 0.62, U * y * 0.62, 0]),
      end,
      rig.least(U * 0.055, 0.8),
    );
  }
};

/** Half the width of a pack: from the front it looks out past the arms, from elsewhere it is as wide as a back. */
function packWidth({ rig, view }: Figure, { asked }: Worn): number {
  const { chestWidth: c, unit: U, px } = rig;
  const sight = Math.hypot(view[6], view[7], view[8]);
  const front = Math.max(c, rig.shoulder + rig.armRadius * 1.4) + Math.max(U * 0.06, (asked ? 2 : 1.2) * px);
  return view[8] > 0 && Math.abs(view[6]) < 0.3 * sight
    ? front
    : Math.max(c * 1.04, rig.shoulder + rig.armRadius * 0.3);
}

export const backpack = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id);
  const b = onBack(f);
  const { chestWidth: c, torso: T, unit: U } = rig;
  scene.box(
    part,
    w.material,
    // it looks out past the arms, or nobody would see it from the front; beside the head it would be hair or ears
    b.point(0, -T * 0.04, U * 0.1),
    [packWidth(f, w), T * (w.asked ? 0.6 : 0.5), U * 0.22],
    b.rotation,
    {
      round: U * 0.08,
    },
  );
  if (!rig.small) {
    const flap = f.part(w.piece.id, { group: w.piece.id });
    scene.cap(
      flap,
      w.trim,
      b.point(-rig.shoulder * 1.3, T * 0.44, U * 0.1),
      b.point(rig.shoulder * 1.3, T * 0.44, U * 0.1),
      U * 0.14,
    );
    // a lid over its upper half and a pocket below, or from behind it is a plain box
    const wide = packWidth(f, w);
    const lid = f.part(`${w.piece.id} lid`, { group: 'pack lid', priority: 1.1 });
    scene.box(lid, w.material, b.point(0, T * 0.24, U * 0.2), [wide * 0.94, T * 0.24, U * 0.17], b.rotation, {
      round: U * 0.06,
    });
    const pocket = f.part(`${w.piece.id} pocket`, { group: 'pack pocket', priority: 1.2 });
    scene.box(
      pocket,
      shadeOf(w.material, 2),
      b.point(0, -T * 0.34, U * 0.28),
      [wide * 0.62, T * 0.2, U * 0.1],
      b.rotation,
      { round: U * 0.05 },
    );
    if (!rig.middle)
      scene.box(
        f.part('buckle', { group: 'pack buckle', priority: 1.8, line: false }),
        'gold',
        b.point(0, T * 0.02, U * 0.38),
        [rig.least(U * 0.05, 0.6), rig.least(U * 0.06, 0.7), U * 0.04],
        b.rotation,
      );
    const straps = f.part(w.piece.id, { group: 'torso', priority: 1.2, line: false });
    for (const d of [-1, 1])
      scene.tube(
        straps,
        w.material,
        [
          at(rig.chest, [d * c * 0.62, T * 0.52, 0]),
          at(rig.chest, [d * c * 0.72, T * 0.42, rig.depth * 0.9]),
          at(rig.chest, [d * c * 0.74, T * 0.1, rig.depth * 1.1]),
          at(rig.chest, [d * c * 0.88, -T * 0.3, rig.depth * 0.8]),
        ],
        // narrow, or both would be a vest
        rig.least(U * 0.045, 0.7),
      );
  }
};

/** What looks out of a pack that is full of it, in one word each. */
export const LOADS_OF_PACKS = ['pots', 'scrolls', 'books', 'potions', 'weapons'] as const;
export type PackLoad = (typeof LOADS_OF_PACKS)[number];

/** Colours of two of a kind. */
const OF_LOAD: Readonly<Record<PackLoad, readonly [string, string]>> = {
  pots: ['#b86038/leather', 'iron'],
  scrolls: ['paper', '#e4cc90/paper'],
  books: ['crimson', 'blue'],
  potions: ['#58c850/glass', '#d84878/glass'],
  weapons: ['steel', 'iron'],
};

/** A pack without a flap: what it is full of stands out of its mouth, above and beside the head. */
export const fullPack =
  (loads: readonly PackLoad[]) =>
  (f: Figure, w: Worn): void => {
    const { rig, scene } = f;
    const b = onBack(f);
    const { torso: T, unit: U, headWidth: H } = rig;
    bulk(f, w, false);
    const half = rig.shoulder + rig.armRadius * 2 + U * 0.2;
    // beside the head on either side first, then above it
    const spots = [[-0.8, 1.86], [0.8, 1.86], [-0.28, 2.3], [0.3, 2.3]] as const; // biome-ignore format: a list
    const shown = rig.small ? spots.slice(0, 2) : spots;
    for (const [i, [x, y]] of shown.entries()) {
      const load = loads[i % loads.length]!;
      const hue = OF_LOAD[load][(i >> 1) % 2]!;
      const group = `load ${i}`;
      const part = f.part(load, { group, priority: 1.1 });
      const fine = f.part(`${load} trim`, { group, priority: 1.4, line: false });
      const wide = Math.sign(x) * Math.max(half * Math.abs(x), Math.abs(x) > 0.5 ? H * 0.8 : 0);
      const at0 = (dx: number, dy: number, dz = 0) => b.point(wide + U * dx, T * y + U * dy, U * (0.26 + dz));
      const lean = Math.sign(x) * 0.1;
      if (load === 'pots') {
        scene.ell(part, hue, at0(0, -0.02), [U * 0.32, U * 0.28, U * 0.28], b.rotation);
        scene.box(part, hue, at0(0, 0.27), [U * 0.25, U * 0.06, U * 0.2], b.rotation, { round: U * 0.03 });
        if (!rig.small) scene.box(fine, 'dark', at0(0, 0.3, 0.08), [U * 0.17, U * 0.03, U * 0.14], b.rotation);
      } else if (load === 'scrolls') {
        scene.cap(part, hue, at0(-lean, -0.4), at0(lean, 0.44), rig.least(U * 0.14, 1.1));
        scene.cap(fine, 'crimson', at0(-lean * 0.1, -0.02, 0.03), at0(0, 0.06, 0.05), rig.least(U * 0.15, 1.2));
      } else if (load === 'books') {
        scene.box(part, hue, at0(lean * 0.4, -0.02), [U * 0.24, U * 0.32, U * 0.1], b.rotation, { round: U * 0.03 });
        scene.box(fine, 'paper', at0(lean * 0.4, 0.28), [U * 0.18, U * 0.04, U * 0.08], b.rotation);
      } else if (load === 'potions') {
        scene.ell(part, hue, at0(0, -0.08), [U * 0.2, U * 0.2, U * 0.2], b.rotation);
        scene.cap(part, hue, at0(0, 0), at0(0, 0.22), rig.least(U * 0.08, 0.8));
        scene.cap(fine, 'wood', at0(0, 0.26), at0(0, 0.32), rig.least(U * 0.08, 0.8));
      } else {
        // hilts up, as blades are carried
        scene.cap(part, hue, at0(-lean, -0.4), at0(0, 0.06), rig.least(U * 0.08, 0.9));
        scene.box(fine, 'gold', at0(0, 0.1, 0.03), [U * 0.2, U * 0.05, U * 0.06], b.rotation);
        scene.cap(f.part('hilts', { group, priority: 1.3 }), 'leather', at0(lean * 0.3, 0.14), at0(lean, 0.36), rig.least(U * 0.06, 0.8));
      }
    }
  }; // biome-ignore format: one line a call

/** A pack wider and higher than whoever carries it, with a bedroll across its top: seen from the front too. */
export const hugePack = (f: Figure, w: Worn): void => bulk(f, w, true);

function bulk(f: Figure, w: Worn, closed: boolean): void {
  const { rig, scene } = f;
  const b = onBack(f);
  const { torso: T, unit: U, shoulder: S, armRadius: A } = rig;
  const half = S + A * 2 + U * 0.2;
  // it towers over the head, and is strapped round: nobody takes it for a hat
  scene.box(f.part(w.piece.id), w.material, b.point(0, T * 0.62, U * 0.26), [half, T * 1.16, U * 0.34], b.rotation, { round: U * 0.24 }); // biome-ignore format: one call
  const flap = f.part(w.piece.id, { group: 'flap' });
  // what closes it, or the turned-down edge of its open mouth
  if (closed) scene.box(flap, w.material, b.point(0, T * 1.58, U * 0.26), [half * 0.98, T * 0.28, U * 0.37], b.rotation, { round: U * 0.14 }); // biome-ignore format: one call
  else scene.box(flap, w.trim, b.point(0, T * 1.62, U * 0.26), [half * 1.04, T * 0.1, U * 0.38], b.rotation, { round: U * 0.06 }); // biome-ignore format: one call
  const roll = f.part('bedroll', { group: 'bedroll', priority: 1.1 });
  scene.cap(
    roll,
    'linen',
    b.point(-half * 0.92, -T * 0.66, U * 0.2),
    b.point(half * 0.92, -T * 0.66, U * 0.2),
    U * 0.2,
  );
  if (rig.small) return;
  for (const d of [-1, 1])
    scene.box(f.part(w.piece.id, { group: 'pockets' }), w.trim, b.point(d * half, -T * 0.05, U * 0.22), [U * 0.16, T * 0.3, U * 0.2], b.rotation, { round: U * 0.06 }); // biome-ignore format: one call
  // belts round it with their buckles, and the hem of its flap: from the side it is no plank
  const belts = f.part(w.piece.id, { group: 'belts', priority: 1.2, line: false });
  scene.box(
    belts,
    w.trim,
    b.point(0, T * 1.28, U * 0.26),
    [half * 1.02, rig.least(T * 0.035, 0.5), U * 0.385],
    b.rotation,
  );
  const buckle = f.part('buckle', { group: 'belts', priority: 1.4, line: false });
  for (const d of [-1, 1]) {
    scene.box(
      belts,
      w.trim,
      b.point(d * half, T * 0.82, U * 0.26),
      [U * 0.04, T * 0.5, rig.least(U * 0.05, 0.5)],
      b.rotation,
    );
    scene.box(
      buckle,
      'gold',
      b.point(d * half * 1.03, T * 1.06, U * 0.26),
      [U * 0.05, rig.least(U * 0.07, 0.9), rig.least(U * 0.07, 0.9)],
      b.rotation,
    );
  }
  const straps = f.part(w.piece.id, { group: 'torso', priority: 1.2, line: false });
  for (const d of [-1, 1])
    scene.tube(
      straps,
      w.trim,
      [
        at(rig.chest, [d * rig.chestWidth * 0.55, T * 0.52, 0]),
        at(rig.chest, [d * rig.chestWidth * 0.62, T * 0.1, rig.depth * 1.24]),
        at(rig.chest, [d * rig.chestWidth * 0.8, -T * 0.3, rig.depth * 0.9]),
      ],
      rig.least(U * 0.065, 1.05),
    );
}

/** A full sack over the left shoulder: its neck at the shoulder, its belly on the back. */
export const sack = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id);
  const b = onBack(f);
  const { shoulder: S, torso: T, unit: U } = rig;
  // far enough out to be seen past the arm from the front
  const belly = b.point(S * 1.5, T * 0.06, U * 0.2);
  const neck = at(rig.chest, [S * 0.9, T * 0.56, -rig.depth * 0.2]);
  scene.ell(part, w.material, belly, [U * 0.38, U * 0.44, U * 0.34], b.rotation);
  scene.cap(part, w.material, belly, neck, U * 0.3, rig.least(U * 0.09, 0.9));
  if (rig.small) return;
  const tie = f.part(w.piece.id, { group: w.piece.id, priority: 1.2 });
  scene.ell(tie, w.trim, neck, rig.least(U * 0.11, 1));
};

export const satchel = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  if (rig.small) return;
  const part = f.part(w.piece.id, { group: 'satchel' });
  const { waistWidth: c, torso: T, unit: U, depth } = rig;
  scene.box(
    part,
    w.material,
    at(rig.root, [c * 1.2, 0, depth * 0.3]),
    [U * 0.14, U * 0.15, U * 0.2],
    rig.root.rotation,
    { round: U * 0.05 },
  );
  const strap = f.part(w.piece.id, { group: 'torso', priority: 1.2, line: false });
  scene.cap(
    strap,
    w.material,
    at(rig.chest, [-rig.chestWidth * 0.6, T * 0.48, depth * 0.55]),
    at(rig.root, [c * 1.05, T * 0.1, depth * 0.95]),
    rig.least(U * 0.035, 0.6),
  );
};
