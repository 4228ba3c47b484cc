import { add, addScaled, apply, at, lerp, rad, type Vec3 } from '../vec.ts';
import { onBack } from './garments.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';

/** Cloth from the shoulders, ±84° round the back, its hem wider than the arms, so that it shows from the south. `length` 1 reaches the ground. */
const cape =
  (length: number, collar: 'roll' | 'high' | 'none'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'cape' });
    const { unit: U, torso: T, depth, armRadius, shoulder, px, pose, small } = rig;
    const columns = 13;
    const rows = 8;
    const hemY = px * 2 + (1 - length) * (rig.legLength + T);
    const walking = pose.phase !== undefined;
    const sway = walking ? Math.sin((pose.phase ?? 0) * 4 * Math.PI) * U * 0.05 : 0;
    const trail = walking ? U * 0.14 : U * 0.03;
    const grid: Vec3[][] = [];
    for (let v = 0; v < rows; v++) {
      const t = v / (rows - 1);
      const row: Vec3[] = [];
      for (let u = 0; u < columns; u++) {
        const s = (u / (columns - 1)) * 2 - 1;
        const a = rad(s * lerp(84, 86, t));
        const fold = small ? 0 : Math.cos(s * Math.PI * 3.5) * U * 0.05 * t;
        const rx = lerp(shoulder + armRadius * 0.55, shoulder + armRadius + U * 0.24, t * length ** 0.5) + fold;
        const rz = lerp(depth * 1.1, depth * 1.2 + U * 0.3, t) + fold;
        const top = at(rig.chest, [Math.sin(a) * rx, T * 0.52, -Math.cos(a) * rz + depth * 0.15]);
        row.push([
          lerp(top[0], Math.sin(a) * rx + sway * t, t),
          lerp(top[1], hemY, t),
          lerp(top[2], -Math.cos(a) * rz - trail * t * t, t),
        ]);
      }
      grid.push(row);
    }
    scene.cloth(part, w.material, grid, { backTone: 0.55 });
    if (small || collar === 'none') return;
    const roll = f.part(w.piece.id, { group: 'cape' });
    for (const d of [-1, 1]) {
      const outer = at(rig.chest, [d * shoulder * 0.95, T * 0.5, depth * 0.2]);
      scene.cap(
        roll,
        w.material,
        outer,
        at(rig.chest, [d * U * 0.1, T * 0.46, depth * 0.92]),
        Math.max(U * 0.07, px * 0.75),
        Math.max(U * 0.06, px * 0.7),
      );
      if (collar === 'high') {
        scene.cap(
          roll,
          w.trim,
          at(rig.chest, [d * shoulder * 0.7, T * 0.5, -depth * 0.5]),
          at(rig.chest, [d * shoulder * 1.15, T * 0.5 + U * 0.42, -depth * 0.3]),
          U * 0.13,
          U * 0.05,
        );
      }
    }
  };

const quiver = (f: Figure, w: Worn): void => {
  if (f.rig.small) return;
  const { rig, scene } = f;
  const part = f.part(w.piece.id);
  const { chestWidth: c, torso: T, depth, unit: U } = rig;
  const bottom = at(rig.chest, [-c * 0.3, -T * 0.3, -depth * 1.35]);
  const top = at(rig.chest, [c * 0.45, T * 0.45, -depth * 1.35]);
  scene.cap(part, w.material, bottom, top, U * 0.1, U * 0.11);
  const arrows = f.part('arrows', { group: w.piece.id });
  for (const k of [-0.05, 0.05])
    scene.cap(arrows, 'cloth', top, add(top, [U * (0.12 + k), U * 0.2, k * U]), rig.least(U * 0.025, 0.5));
};

const backpack = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id);
  const b = onBack(f);
  const { chestWidth: c, torso: T, unit: U } = rig;
  scene.box(part, w.material, b.point(0, -T * 0.02, U * 0.08), [c * 0.72, T * 0.42, U * 0.16], b.rotation, {
    round: U * 0.08,
  });
  if (!rig.small) {
    const flap = f.part(w.piece.id, { group: w.piece.id });
    scene.cap(flap, w.trim, b.point(-c * 0.6, T * 0.46, U * 0.08), b.point(c * 0.6, T * 0.46, U * 0.08), U * 0.12);
    const straps = f.part(w.piece.id, { group: 'torso', priority: 1.2, line: false });
    for (const d of [-1, 1])
      scene.tube(
        straps,
        w.material,
        [
          at(rig.chest, [d * c * 0.55, T * 0.52, 0]),
          at(rig.chest, [d * c * 0.6, T * 0.2, rig.depth * 0.98]),
          at(rig.chest, [d * c * 0.75, -T * 0.2, rig.depth * 0.6]),
        ],
        rig.least(U * 0.04, 0.6),
      );
  }
};

const satchel = (f: Figure, w: Worn): void => {
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

const featherWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth, small } = rig;
  for (const d of [-1, 1]) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.12, T * 0.3, -depth * 1.1]);
    const P = (x: number, y: number, z = -0.12): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    scene.tube(
      part,
      w.material,
      [root, P(0.45, 0.3), P(0.8, 0.42), P(1.0, 0.2)],
      [U * 0.12, U * 0.13, U * 0.11, U * 0.06],
    );
    const feathers = small ? 4 : 6;
    for (let i = 0; i < feathers; i++) {
      const t = i / (feathers - 1);
      const top = P(lerp(0.25, 0.95, t), lerp(0.2, 0.28, t));
      scene.cap(
        part,
        i % 2 && !small ? w.trim : w.material,
        top,
        P(lerp(0.3, 1.12, t), lerp(-0.75, -0.42, t)),
        U * 0.14,
        U * 0.06,
      );
    }
  }
};

/** Membrane wings: fingers and a cloth between them. */
const batWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth, px } = rig;
  for (const d of [-1, 1]) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.1, T * 0.25, -depth * 1.1]);
    const P = (x: number, y: number, z: number): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    const wrist = P(0.7, 0.62, -0.15);
    const tips = [P(1.25, 0.3, -0.2), P(1.1, -0.25, -0.22), P(0.7, -0.55, -0.2), P(0.16, -0.5, -0.1)];
    const bone = Math.max(U * 0.05, px * 0.6);
    scene.tube(part, w.trim, [root, P(0.35, 0.35, -0.1), wrist], bone * 1.2);
    for (const tip of tips.slice(0, 3)) scene.cap(part, w.trim, wrist, tip, bone, bone * 0.5);
    // each web sags towards the wrist between two tips
    for (let i = 0; i + 1 < tips.length; i++) {
      const a = tips[i]!;
      const b = tips[i + 1]!;
      const sag: Vec3 = [
        lerp((a[0] + b[0]) / 2, wrist[0], 0.24),
        lerp((a[1] + b[1]) / 2, wrist[1], 0.24),
        lerp((a[2] + b[2]) / 2, wrist[2], 0.24),
      ];
      scene.cloth(
        part,
        w.material,
        [
          [wrist, wrist, wrist],
          [a, sag, b],
        ],
        { backTone: 0.2 },
      );
    }
    scene.cloth(
      part,
      w.material,
      [
        [root, root],
        [wrist, tips[3]!],
      ],
      { backTone: 0.2 },
    );
  }
};

const fairyWings = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const { unit: U, torso: T, depth } = rig;
  for (const d of [-1, 1]) {
    const part = f.part(w.piece.id, { group: `wing${d}` });
    const root = at(rig.chest, [d * U * 0.08, T * 0.2, -depth * 1.15]);
    const P = (x: number, y: number, z: number): Vec3 =>
      add(root, apply(rig.chest.rotation, [d * x * U, y * U, z * U]));
    scene.cap(part, w.material, P(0.12, 0.06, -0.05), P(0.62, 0.5, -0.2), U * 0.1, U * 0.27);
    scene.cap(part, w.trim, P(0.12, -0.04, -0.05), P(0.5, -0.36, -0.16), U * 0.08, U * 0.19);
  }
};

type Curve = readonly (readonly [y: number, z: number])[];
/** A tail from the small of the back; points in head heights, up and backwards. */
const tail =
  (curve: Curve, radii: readonly number[], end: 'none' | 'spade' | 'tip' = 'none'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'tail' });
    const root = at(rig.root, [0, rig.torso * 0.1, -rig.depth * 0.9]);
    const swing = rig.pose.phase === undefined ? 0.1 : 0.1 + Math.sin(rig.pose.phase * 2 * Math.PI) * 0.1;
    const points = curve.map(([y, z], i): Vec3 => add(root, [swing * i * rig.unit * 0.6, y * rig.unit, -z * rig.unit]));
    scene.tube(
      part,
      w.material,
      points,
      radii.map((r) => rig.least(r * rig.unit, 0.7)),
    );
    const last = points.at(-1)!;
    if (end === 'spade')
      scene.cap(
        part,
        w.material,
        addScaled(last, [0, 1, 0], -rig.unit * 0.04),
        add(last, [0, rig.unit * 0.18, -rig.unit * 0.08]),
        rig.unit * 0.13,
        rig.px * 0.4,
      );
    if (end === 'tip') scene.ell(part, w.trim, last, rig.unit * radii.at(-1)! * 1.35);
  };

const horns =
  (kind: 'curved' | 'ram' | 'antlers' | 'unicorn'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    for (const d of kind === 'unicorn' ? [0] : [-1, 1]) {
      const part = f.part(w.piece.id, { group: 'horns', priority: 1.2 });
      const tube = (points: readonly Vec3[], radii: readonly number[]): void =>
        f.head.tube(part, w.material, points, radii);
      if (kind === 'unicorn') f.head.lock(part, w.material, [0, 0.75, 0.65], [0, 1.7, 1.05], 0.18, 0.04);
      else if (kind === 'curved')
        tube(
          [
            [d * 0.58, 0.72, 0.2],
            [d * 1.02, 1.02, 0.22],
            [d * 1.08, 1.5, 0.12],
          ],
          [0.24, 0.18, 0.05],
        );
      else if (kind === 'ram')
        tube(
          [
            [d * 0.6, 0.7, 0.1],
            [d * 1.1, 0.85, -0.2],
            [d * 1.4, 0.35, -0.15],
            [d * 1.25, 0.0, 0.3],
          ],
          [0.28, 0.26, 0.2, 0.06],
        );
      else {
        tube(
          [
            [d * 0.5, 0.8, 0],
            [d * 0.85, 1.35, -0.1],
            [d * 0.8, 1.95, -0.1],
          ],
          [0.16, 0.13, 0.06],
        );
        tube(
          [
            [d * 0.8, 1.25, -0.1],
            [d * 1.35, 1.6, 0],
          ],
          [0.12, 0.05],
        );
        tube(
          [
            [d * 0.84, 1.5, -0.1],
            [d * 0.4, 1.8, 0.05],
          ],
          [0.1, 0.05],
        );
      }
    }
  };

const piece = (
  slot: Slot,
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  draw: (f: Figure, w: Worn) => void,
): Piece => ({ id, aliases, slot, material, trim, draw });

/** Capes, bags, wings, tails, horns. */
export const BACK_AND_BODY: readonly Piece[] = [
  piece('back', 'cape', ['long cape', 'royal cape', 'flowing cape', 'mantle'], 'red', 'red', cape(0.9, 'roll')),
  piece(
    'back',
    'cloak',
    ['travel cloak', 'mage cloak', 'traveling cloak', 'dark cloak'],
    'forest',
    'forest',
    cape(0.96, 'roll'),
  ),
  piece('back', 'short-cape', ['short cape', 'capelet', 'shoulder cape', 'poncho'], 'blue', 'blue', cape(0.5, 'roll')),
  piece(
    'back',
    'high-collar-cape',
    ['vampire cape', 'high collar cape', 'dracula cape'],
    'black_cloth',
    'crimson',
    cape(0.92, 'high'),
  ),
  piece('carry', 'quiver', ['arrow quiver'], 'leather', 'leather', quiver),
  piece('carry', 'backpack', ['pack', 'rucksack', 'knapsack', 'travel pack'], 'leather', 'dark_leather', backpack),
  piece(
    'carry',
    'satchel',
    ['bag', 'messenger bag', 'shoulder bag', 'purse', 'handbag'],
    'leather',
    'leather',
    satchel,
  ),
  piece(
    'wings',
    'feather-wings',
    ['wings', 'angel wings', 'feathered wings', 'white wings', 'bird wings'],
    'feather',
    '#c8ccdc/feather',
    featherWings,
  ),
  piece(
    'wings',
    'bat-wings',
    ['bat wings', 'demon wings', 'dragon wings', 'devil wings', 'leathery wings'],
    'crimson',
    'dark_metal',
    batWings,
  ),
  piece(
    'wings',
    'fairy-wings',
    ['fairy wings', 'butterfly wings', 'pixie wings', 'insect wings', 'dragonfly wings'],
    'ice',
    'rose',
    fairyWings,
  ),
  piece(
    'tail',
    'cat-tail',
    ['cat tail', 'tail', 'monkey tail'],
    'cat',
    'cream',
    tail(
      [
        [0, 0],
        [-0.05, 0.35],
        [0.3, 0.6],
        [0.65, 0.5],
      ],
      [0.1, 0.09, 0.09, 0.08],
      'tip',
    ),
  ),
  piece(
    'tail',
    'fox-tail',
    ['fox tail', 'bushy tail', 'kitsune tail', 'squirrel tail'],
    'fox',
    'cream',
    tail(
      [
        [0, 0],
        [0.02, 0.4],
        [0.3, 0.65],
        [0.55, 0.6],
      ],
      [0.1, 0.2, 0.22, 0.12],
      'tip',
    ),
  ),
  piece(
    'tail',
    'wolf-tail',
    ['wolf tail', 'dog tail'],
    'wolf',
    'wolf',
    tail(
      [
        [0, 0],
        [-0.15, 0.35],
        [-0.3, 0.5],
      ],
      [0.1, 0.15, 0.06],
    ),
  ),
  piece(
    'tail',
    'demon-tail',
    ['demon tail', 'devil tail', 'spade tail', 'pointed tail'],
    'demon',
    'demon',
    tail(
      [
        [0, 0],
        [-0.2, 0.35],
        [-0.05, 0.65],
        [0.3, 0.6],
      ],
      [0.07, 0.05, 0.045, 0.04],
      'spade',
    ),
  ),
  piece(
    'tail',
    'lizard-tail',
    ['lizard tail', 'dragon tail', 'reptile tail'],
    '#5c9c58/orc',
    'orc',
    tail(
      [
        [0, 0],
        [-0.25, 0.35],
        [-0.42, 0.7],
        [-0.36, 0.95],
      ],
      [0.2, 0.16, 0.1, 0.03],
    ),
  ),
  piece(
    'tail',
    'rat-tail',
    ['rat tail', 'mouse tail'],
    'rose',
    'rose',
    tail(
      [
        [0, 0],
        [-0.25, 0.35],
        [-0.2, 0.7],
        [0.05, 0.85],
      ],
      [0.06, 0.045, 0.04, 0.03],
    ),
  ),
  piece(
    'tail',
    'puff-tail',
    ['bunny tail', 'rabbit tail', 'cotton tail'],
    'feather',
    'feather',
    tail(
      [
        [0.02, 0],
        [0.02, 0.08],
      ],
      [0.14, 0.16],
    ),
  ),
  piece(
    'horns',
    'horns',
    ['demon horns', 'devil horns', 'horn', 'bull horns'],
    'dark_metal',
    'dark_metal',
    horns('curved'),
  ),
  piece('horns', 'ram-horns', ['ram horns', 'curled horns', 'goat horns'], 'bone', 'bone', horns('ram')),
  piece('horns', 'antlers', ['antler', 'deer horns', 'stag horns'], 'antler', 'antler', horns('antlers')),
  piece('horns', 'unicorn-horn', ['unicorn horn', 'single horn'], 'pearl', 'gold', horns('unicorn')),
];
