/** What tells one animal's kin from another's besides ears and snout: colours on the face, manes, combs, wool, quills, trunks, fins. */
import type { Figure } from '../../catalogue/garments/types.ts';
import type { FaceMark } from '../../catalogue/species-row.ts';
import type { Pattern } from '../../solids/primitives.ts';
import type { Vec3 } from '../../solids/vec.ts';

type Mark = (x: number, y: number, z: number) => boolean;
const oval = (x: number, y: number, rx: number, ry: number): number => (x / rx) ** 2 + (y / ry) ** 2;

/** Where a mark lies, in head units: x sideways, y up, z to the front. */
const MARKS: Readonly<Record<FaceMark, Mark>> = {
  bandit: (x, y, z) => z > 0.1 && y > -0.22 && y < 0.24 - Math.abs(x) * 0.1 && Math.abs(x) > 0.1,
  panda: (x, y, z) => z > 0.2 && oval(Math.abs(x) - 0.44, y + 0.02 + (Math.abs(x) - 0.44) * 0.4, 0.26, 0.34) < 1,
  disc: (x, y, z) => z > 0.2 && oval(Math.abs(x) - 0.4, y + 0.04, 0.4, 0.42) < 1,
  hood: (x, y, z) => z > 0.1 && (oval(Math.abs(x) - 0.36, y - 0.02, 0.4, 0.36) < 1 || (y < 0 && oval(x, y + 0.3, 0.8, 0.66) < 1)),
  tiger: (x, y, z) => (y > 0.34 && Math.abs(((Math.abs(x) * 3.4 + y * 0.6) % 1) - 0.5) < 0.17) || (z > -0.2 && Math.abs(x) > 0.62 && Math.abs(((y * 3 + 0.2) % 1) - (y < 0 ? -0.5 : 0.5)) < 0.17),
  badger: (x, y, z) => z > -0.3 && Math.abs(Math.abs(x) - 0.46) < 0.2 && y > -0.6,
  cheeks: (x, y, z) => z > 0.05 && y < -0.14 + Math.abs(x) * 0.12 && Math.abs(x) < 0.94,
  blaze: (x, y, z) => z > 0 && Math.abs(x) < 0.18 && y > -0.5,
  patch: (x, y, z) => z > -0.4 && oval(x - 0.52, y - 0.14, 0.46, 0.54) < 1,
  spots: (x, y) => y > 0.2 && Math.sin(x * 13 + 1) * Math.sin(y * 14) > 0.42,
  brow: (x, y, z) => z > 0.3 && y > 0.18 && y < 0.4 && Math.abs(x) < 0.8,
  belly: (x, y, z) => z > 0.15 && (oval(Math.abs(x) - 0.34, y - 0.08, 0.36, 0.34) < 1 || oval(x, y + 0.4, 0.66, 0.5) < 1),
}; // biome-ignore format: a table

/** The pattern of a ball of the head that is so far from its middle and so large. */
export function faceMark(f: Figure, middle: Vec3, size: Vec3): { readonly pattern?: Pattern } {
  const { face } = f.species;
  if (!face) return {};
  const ink = f.scene.material(face.colour);
  const mark = MARKS[face.mark];
  const pattern: Pattern = (x, y, z) => (mark(middle[0] + x * size[0], middle[1] + y * size[1], middle[2] + z * size[2]) ? { material: ink } : 0); // biome-ignore format: one line
  return { pattern };
}

/** What grows on the head, unless a helmet covers it. */
export function drawKin(f: Figure, covered: boolean): void {
  const { species, head, skin, rig } = f;
  if (species.mane) {
    const mane = f.part('mane', { group: 'mane', flat: 0.3, soft: true });
    for (let i = 0; i < 11; i++) {
      const a = ((i - 5) / 5) * 2.5;
      if (covered && Math.abs(a) < 1.2) continue;
      head.ball(mane, species.mane, [Math.sin(a) * 1.06, Math.cos(a) * 1.0 - 0.06, -0.16], [0.44, 0.42, 0.4]);
    }
  }
  if (species.proboscis) {
    const trunk = f.part('trunk', { group: 'head', priority: 1.3 });
    head.tube(trunk, skin, [[0, -0.24, 0.9], [0, -0.6, 1.2], [0, -1.2, 1.24], [0.12, -1.6, 1.36]], [0.26, 0.24, 0.18, 0.14]);
    for (const d of [-1, 1]) head.tube(f.part('tusks', { group: 'head', priority: 1.5 }), 'tooth', [[d * 0.4, -0.6, 0.7], [d * 0.56, -0.92, 1], [d * 0.5, -0.9, 1.2]], [0.12, 0.1, 0.04]);
  }
  if (species.noseHorn) head.lock(f.part('horns', { group: 'head', priority: 1.5 }), species.noseHorn, [0, -0.34, 1.1], [0, 0.24, 1.3], 0.2, 0.04);
  if (species.bucktooth && !rig.small) head.lock(f.part('teeth', { group: 'head', priority: 1.6, line: false }), 'tooth', [0, -0.68, 1.04], [0, -0.86, 1.04], 0.12, 0.12);
  if (covered) return;
  if (species.comb) {
    const comb = f.part('comb', { group: 'head', priority: 1.3 });
    for (const [z, y, r] of [[0.4, 1.04, 0.2], [0.08, 1.16, 0.24], [-0.24, 1.06, 0.2]] as const) head.ball(comb, species.comb, [0, y, z], [0.16, r, r]);
    head.ball(f.part('wattle', { group: 'head', priority: 1.4, line: false }), species.comb, [0, -0.76, 0.92], [0.16, 0.2, 0.12]);
  }
  if (species.wool) {
    const wool = f.part('wool', { group: 'wool', flat: 0.2 });
    for (const [x, y, z] of [[0, 0.84, 0.3], [-0.5, 0.74, 0.16], [0.5, 0.74, 0.16], [-0.8, 0.44, -0.1], [0.8, 0.44, -0.1], [0, 0.94, -0.2]] as const) head.ball(wool, species.wool, [x, y, z], [0.4, 0.34, 0.4]);
  }
  if (species.quills) {
    const quills = f.part('quills', { group: 'quills', priority: 1.1 });
    for (let i = 0; i < 9; i++) {
      const a = ((i - 4) / 4) * 1.9;
      head.lock(quills, species.quills, [Math.sin(a) * 0.7, Math.cos(a) * 0.7, -0.1], [Math.sin(a) * 1.36, Math.cos(a) * 1.3 + 0.1, -0.3], 0.3, 0.04);
    }
  }
  if (species.forelock) head.lock(f.part('forelock', { group: 'mane', priority: 1.2 }), species.forelock, [0, 1.0, -0.1], [0, 0.4, 0.9], 0.3, 0.1);
  if (species.dorsal) head.lock(f.part('dorsal', { group: 'head' }), skin, [0, 0.7, -0.2], [0, 1.66, -0.5], 0.4, 0.04);
} // biome-ignore format: places
