import { mix, type Vec3 } from '../vec.ts';
import type { Figure, Piece, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
const hatPart = (f: Figure, w: Worn): number => f.part(w.piece.id, { group: 'hat', priority: 1.1, soft: true });

const crown: Draw = (f, w) => {
  const { rig, head, scene } = f;
  const part = hatPart(f, w);
  const y = 0.66;
  const h = rig.small ? 0.3 : 0.24;
  const r = 0.8;
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

const circlet =
  (gem: boolean): Draw =>
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

const pointed =
  (brim: boolean): Draw =>
  (f, w) => {
    const { rig, head } = f;
    const part = hatPart(f, w);
    if (brim) head.cone(part, w.material, [0, 0.28, -0.08], [0, 0.42, -0.08], [1.72, 1.6], [1.6, 1.5]);
    // tall points eat the figure at 16 px
    const k = rig.small ? 0.72 : rig.middle ? 0.88 : 1;
    const base = brim ? 0.4 : 0.36;
    head.tube(
      part,
      w.material,
      [
        [0, base, -0.08],
        [0, base + 0.65 * k, -0.14],
        [0.08, base + 1.25 * k, -0.35],
        [0.3, base + 1.6 * k, -0.62],
      ],
      [1.0, 0.66, 0.34, 0.1],
    );
    if (!rig.small || !brim) {
      const band = f.part('hat-band', { group: 'hat', priority: 1.5 });
      head.cone(
        band,
        w.trim,
        [0, brim ? 0.44 : 0.3, -0.08],
        [0, brim ? 0.66 : 0.56, -0.08],
        brim ? 1.08 : 1.14,
        brim ? 1.0 : 1.08,
      );
    }
    if (!brim) {
      const ball = f.part('bobble', { group: 'hat' });
      head.ball(ball, w.trim, [0.34, base + 1.62 * k, -0.68], [0.26, 0.26, 0.26]);
    }
  };

const brimmed =
  (width: number, high: number): Draw =>
  (f, w) => {
    const part = hatPart(f, w);
    const { head } = f;
    head.cone(part, w.material, [0, 0.36, -0.04], [0, 0.48, -0.04], [width, width * 0.94], [width * 0.9, width * 0.85]);
    if (high > 1) head.cone(part, w.material, [0, 0.4, -0.04], [0, high, -0.04], [0.96, 0.92], [0.9, 0.86]);
    else head.ball(part, w.material, [0, 0.46, -0.04], [1.02, high, 0.98], { clips: [[0, -1, 0, 0.1]] });
    const band = f.part('hat-band', { group: 'hat', priority: 1.5 });
    head.cone(band, w.trim, [0, 0.48, -0.04], [0, 0.66, -0.04], 1.05, 1.02);
  };

function dome(f: Figure, w: Worn, part: number): void {
  f.head.ball(part, w.material, [0, 0.08, -0.03], [1.14, 1.1, 1.14], { clips: [[0, -1, 0.42, 0.02]] });
  f.head.ball(part, w.material, [0, 0.02, -0.1], [1.15, 1.08, 1.1], {
    clips: [
      [0, 0, 1, 0.12],
      [0, -1, 0, 0.8],
    ],
  });
}

const helmet =
  (o: {
    readonly plume?: boolean;
    readonly horns?: boolean;
    readonly cheeks?: boolean;
    readonly rim?: boolean;
  }): Draw =>
  (f, w) => {
    const { rig, head, scene } = f;
    const part = hatPart(f, w);
    dome(f, w, part);
    const H = rig.onHead;
    if (o.rim && !rig.middle) {
      const rim = f.part(w.piece.id, { group: 'hat', priority: 1.2 });
      const r = rig.least(rig.unit * 0.05, 0.6);
      scene.tube(rim, w.trim, [H([0, 0.15, 1.12]), H([0, 1.1, 0.3]), H([0, 1.15, -0.35]), H([0, 0.6, -1.05])], r);
    }
    if (o.cheeks && !rig.small)
      for (const d of [-1, 1]) head.ball(part, w.material, [d * 0.92, -0.3, 0.3], [0.2, 0.46, 0.34]);
    if (o.plume) {
      const plume = f.part('plume', { group: 'plume' });
      head.tube(
        plume,
        'red',
        [
          [0, 1.1, 0.1],
          [0, 1.5, -0.3],
          [0, 1.25, -0.95],
          [0, 0.5, -1.4],
        ],
        [0.12, 0.3, 0.32, 0.08],
      );
    }
    if (o.horns) {
      for (const d of [-1, 1]) {
        const horn = f.part('helmet-horns', { group: 'horns', priority: 1.1 });
        head.tube(
          horn,
          'bone',
          [
            [d * 1.0, 0.42, 0],
            [d * 1.5, 0.6, 0.05],
            [d * 1.62, 1.15, 0.1],
          ],
          [0.24, 0.2, 0.05],
        );
      }
      const band = f.part('hat-band', { group: 'hat', priority: 1.2 });
      head.cone(band, w.trim, [0, 0.2, -0.04], [0, 0.38, -0.04], 1.19, 1.15);
    }
  };

/** Closed helm: a bucket with a dark slit for the eyes. */
const greatHelm: Draw = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, -0.92, 0.02], [0, 0.62, 0], [0.98, 0.98], [1.1, 1.08]);
  head.ball(part, w.material, [0, 0.6, 0], [1.1, 0.48, 1.08], { clips: [[0, -1, 0, 0]] });
  const slit = f.part('visor', { group: 'hat', priority: 1.6, line: false });
  head.cone(slit, 'dark', [0, -0.2, 0.03], [0, rig.small ? 0.06 : -0.02, 0.03], 1.09, 1.1, {
    clips: [[0, 0, -1, -0.42]],
  });
  if (!rig.small) {
    const bar = f.part(w.piece.id, { group: 'hat', priority: 1.3 });
    f.scene.cap(bar, w.trim, rig.onHead([0, 0.5, 1.1]), rig.onHead([0, -0.85, 1.02]), rig.least(rig.unit * 0.03, 0.55));
  }
};

const hood: Draw = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.06, -0.08], [1.16, 1.14, 1.14], {
    clips: [[0, -0.55, 0.83, 0.56]],
    capMaterial: w.material,
    capTone: -0.8,
  });
  head.ball(part, w.material, [0, -0.1, -0.1], [1.14, 1.05, 1.08], { clips: [[0, 0, 1, 0.2]] });
  for (const d of [-1, 1]) head.lock(part, w.material, [d * 0.98, 0.1, 0.25], [d * 0.62, -0.86, 0.5], 0.24, 0.3);
  head.lock(part, w.material, [0, 0.9, -0.5], [0, 0.75, -1.25], 0.4, 0.1);
};

const ninjaMask: Draw = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.06, -0.08], [1.16, 1.14, 1.14], {
    clips: [[0, -0.55, 0.83, 0.56]],
    capMaterial: w.material,
    capTone: -0.8,
  });
  head.ball(part, w.material, [0, -0.1, -0.1], [1.14, 1.05, 1.08], { clips: [[0, 0, 1, 0.2]] });
  const mask = f.part(w.piece.id, { group: 'hat' });
  head.ball(mask, w.material, [0, -0.48, 0.12], [1.0, 0.56, 0.98]);
  const band = f.part('headband', { group: 'hat', priority: 1.3 });
  head.cone(band, w.trim, [0, 0.3, -0.06], [0, 0.54, -0.06], 1.19, 1.13);
  for (const e of [0, 1])
    head.lock(band, w.trim, [-0.2, 0.4, -1.2], [-0.55 - 0.25 * e, -0.05 - 0.4 * e, -1.45 + 0.1 * e], 0.13, 0.1);
};

const headband: Draw = (f, w) => {
  const band = f.part(w.piece.id, { group: 'hat', priority: 1.3, soft: true });
  f.head.cone(band, w.material, [0, 0.34, -0.05], [0, 0.58, -0.05], 1.15, 1.08);
  for (const e of [0, 1])
    f.head.lock(band, w.material, [-0.2, 0.45, -1.1], [-0.5 - 0.25 * e, 0 - 0.4 * e, -1.4], 0.14, 0.1);
};

const bandana: Draw = (f, w) => {
  const part = hatPart(f, w);
  f.head.ball(part, w.material, [0, 0.1, -0.03], [1.12, 1.06, 1.1], { clips: [[0, -1, -0.2, -0.2]] });
  const knot = f.part(w.piece.id, { group: 'hat' });
  f.head.lock(knot, w.material, [-0.75, 0.32, -0.9], [-1.3, -0.05, -1.1], 0.18, 0.1);
  f.head.ball(knot, w.material, [-0.75, 0.3, -0.9], [0.24, 0.24, 0.24]);
};

const tricorn: Draw = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.44, -0.05], [1.02, 0.84, 1.0], { clips: [[0, -1, 0, 0]] });
  const corners: readonly Vec3[] = [
    [-1.55, 0.72, 0.15],
    [0, 0.5, 1.25],
    [1.55, 0.72, 0.15],
    [0, 0.62, -1.35],
  ];
  corners.forEach((u, i) => {
    const v = corners[(i + 1) % 4]!;
    head.tube(part, w.material, [u, mix(mix(u, v, 0.5), [0, 0.6, 0], 0.22), v], [0.2, 0.32, 0.2]);
  });
  head.cone(part, w.material, [0, 0.36, -0.05], [0, 0.5, -0.05], 1.2, 1.25);
  if (!rig.small)
    head.ball(f.part('badge', { priority: 2, group: 'hat', line: false }), w.trim, [0, 0.78, 1.12], [0.2, 0.21, 0.2]);
};

/** Rounded cap with an optional peak or floppy side. */
const cap =
  (o: {
    readonly peak?: boolean;
    readonly tall?: boolean;
    readonly flop?: boolean;
    readonly feather?: boolean;
  }): Draw =>
  (f, w) => {
    const { head } = f;
    const part = hatPart(f, w);
    if (o.tall) {
      head.cone(part, w.material, [0, 0.4, -0.05], [0, 0.9, -0.05], 1.02, 0.98);
      head.ball(part, w.material, [0, 1.12, -0.05], [1.16, 0.52, 1.1]);
      return;
    }
    head.ball(part, w.material, [0, 0.2, -0.03], [1.1, 0.98, 1.1], { clips: [[0, -1, -0.12, -0.12]] });
    if (o.peak) head.ball(part, w.trim, [0, 0.36, 0.85], [0.86, 0.13, 0.68]);
    if (o.flop) head.ball(part, w.material, [-0.42, 0.72, -0.1], [1.0, 0.36, 0.98]);
    if (!o.peak && !f.rig.small)
      head.cone(
        f.part(w.piece.id, { group: 'hat', priority: 1.2 }),
        w.trim,
        [0, 0.3, -0.05],
        [0, 0.5, -0.05],
        1.14,
        1.1,
      );
    if (o.feather) {
      head.lock(part, w.material, [0, 0.44, 0.5], [0, 0.34, 1.5], 0.5, 0.1);
      const plume = f.part('plume', { group: 'plume' });
      head.tube(
        plume,
        w.trim,
        [
          [0.95, 0.5, 0],
          [1.15, 1.05, -0.5],
          [1.05, 1.2, -1.15],
        ],
        [0.1, 0.2, 0.06],
      );
    }
  };

const halo: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'halo', priority: 1.4 });
  const points: Vec3[] = [];
  for (let i = 0; i <= 16; i++)
    points.push([Math.sin((i / 8) * Math.PI) * 0.85, 1.45, Math.cos((i / 8) * Math.PI) * 0.85 - 0.05]);
  f.scene.tube(part, w.material, points.map(f.rig.onHead), f.rig.least(f.rig.unit * 0.035, 0.62));
};

const flowers: Draw = (f, w) => {
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

const animalHat: Draw = (f, w) => {
  const part = hatPart(f, w);
  dome(f, w, part);
  for (const d of [-1, 1]) f.head.lock(part, w.material, [d * 0.6, 0.85, -0.1], [d * 0.8, 1.4, -0.1], 0.3, 0.06);
};

const piece = (
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  cover: 'none' | 'top' | 'full',
  draw: Draw,
): Piece => ({ id, aliases, slot: 'hat', material, trim, cover, draw });

/** Everything on top of a head. */
export const HEADWEAR: readonly Piece[] = [
  piece('crown', ['golden crown', 'royal crown', 'diadem crown'], 'gold', 'ruby', 'none', crown),
  piece('tiara', ['diadem', 'coronet'], 'gold', 'sapphire', 'none', circlet(true)),
  piece('circlet', ['headpiece', 'forehead jewel'], 'silver', 'emerald', 'none', circlet(false)),
  piece(
    'wizard-hat',
    ['wizard hat', 'witch hat', 'mage hat', 'pointed hat', 'pointy hat', 'sorcerer hat'],
    'blue',
    'gold',
    'top',
    pointed(true),
  ),
  piece(
    'santa-hat',
    ['santa hat', 'christmas hat', 'elf hat', 'gnome hat', 'nightcap', 'stocking cap'],
    'red',
    'cloth',
    'top',
    pointed(false),
  ),
  piece(
    'straw-hat',
    ['straw hat', 'sun hat', 'farmer hat', 'conical hat'],
    'yellow',
    'red',
    'top',
    brimmed(1.62, 0.66),
  ),
  piece(
    'cowboy-hat',
    ['cowboy hat', 'stetson', 'ranger hat', 'fedora', 'brimmed hat', 'hat', 'explorer hat'],
    'leather',
    'dark_leather',
    'top',
    brimmed(1.55, 0.78),
  ),
  piece(
    'top-hat',
    ['top hat', 'tall hat', 'magician hat', 'stovepipe hat'],
    'charcoal',
    'crimson',
    'top',
    brimmed(1.42, 1.5),
  ),
  piece(
    'helmet',
    ['helm', 'steel helmet', 'knight helmet', 'iron helmet'],
    'steel',
    'gold',
    'top',
    helmet({ rim: true, cheeks: true }),
  ),
  piece(
    'plumed-helmet',
    ['plumed helmet', 'crested helmet', 'roman helmet', 'spartan helmet', 'centurion helmet', 'galea'],
    'steel',
    'gold',
    'top',
    helmet({ rim: true, cheeks: true, plume: true }),
  ),
  piece(
    'horned-helmet',
    ['horned helmet', 'viking helmet', 'horned helm'],
    'iron',
    'bronze',
    'top',
    helmet({ horns: true }),
  ),
  piece(
    'great-helm',
    ['great helm', 'closed helmet', 'full helmet', 'visor', 'bucket helm', 'face helmet'],
    'steel',
    'gold',
    'full',
    greatHelm,
  ),
  piece('hood', ['cowl'], 'forest', 'forest', 'full', hood),
  piece('ninja-mask', ['ninja mask', 'ninja hood', 'balaclava', 'shinobi mask'], 'charcoal', 'red', 'full', ninjaMask),
  piece('headband', ['head band', 'sweatband', 'ribbon', 'hairband', 'hachimaki'], 'red', 'red', 'none', headband),
  piece('bandana', ['bandanna', 'kerchief', 'head scarf', 'headscarf', 'turban'], 'red', 'red', 'top', bandana),
  piece('tricorn', ['tricorne', 'pirate hat', 'captain hat', 'bicorne'], 'charcoal', 'bone', 'top', tricorn),
  piece(
    'cap',
    ['baseball cap', 'peaked cap', 'flat cap', 'police cap', 'sailor cap'],
    'red',
    'red',
    'top',
    cap({ peak: true }),
  ),
  piece('beret', ['artist hat', 'floppy hat'], 'crimson', 'charcoal', 'top', cap({ flop: true })),
  piece('chef-hat', ['chef hat', 'toque', 'cook hat', 'baker hat'], 'cloth', 'cloth', 'top', cap({ tall: true })),
  piece(
    'feathered-cap',
    ['feathered hat', 'feathered cap', 'robin hood hat', 'hunter hat', 'archer hat', 'bard hat'],
    'green',
    'red',
    'top',
    cap({ feather: true }),
  ),
  piece('beanie', ['wool hat', 'knit cap', 'winter hat', 'miner cap', 'skullcap'], 'teal', 'cloth', 'top', cap({})),
  piece(
    'wolf-hood',
    ['wolf hood', 'animal hood', 'bear hood', 'fur hood', 'wolf pelt'],
    'wolf',
    'wolf',
    'top',
    animalHat,
  ),
  piece('halo', ['angel ring', 'nimbus'], 'gold', 'gold', 'none', halo),
  piece(
    'flower-crown',
    ['flower crown', 'flower wreath', 'garland', 'laurel', 'wreath'],
    'rose',
    'yellow',
    'none',
    flowers,
  ),
];
