import type { MaterialRef } from '../materials.ts';
import type { Vec3 } from '../vec.ts';
import { DIAGONAL, ITEM, type Kit, recipe } from './kit.ts';
import { omit, type PropEntry, type PropTable } from './prop-entry.ts';

interface Blade {
  /** Length and half width of the blade, half width at the tip's start. */
  readonly length: number;
  readonly width: number;
  readonly taper?: number;
  /** Sideways bend of the tip, in lengths; 0 straight. */
  readonly curve?: number;
  /** Grows wider towards the tip by this factor (falchion, scimitar). */
  readonly belly?: number;
  readonly single?: boolean;
  readonly guard: 'cross' | 'wings' | 'disc' | 'cup' | 'none';
  readonly grip: number;
  readonly pommel?: boolean;
  readonly blade?: MaterialRef;
  readonly metal?: MaterialRef;
}

const SWORD_PARTS = {
  blade: ['blade', 'edge', 'steel'],
  guard: ['guard', 'crossguard', 'hilt', 'quillon'],
  grip: ['grip', 'handle'],
  pommel: ['pommel', 'jewel', 'gem'],
};

/** Swords, daggers and knives: one set of numbers each. */
function bladed(k: Kit, b: Blade): void {
  const { px } = k;
  const blade = k.part('blade');
  const guard = k.part('guard', { priority: 1.3 });
  const steel = k.m(b.blade ?? 'blade');
  const metal = k.m(k.choose('metal', [b.metal ?? 'gold', 'bronze', 'iron']), 'guard');
  const length = k.vary('length', b.length, 0.1);
  const w = Math.max(k.vary('width', b.width, 0.18), px * 1.4);
  const y0 = b.grip;
  const steps = b.curve || b.belly ? 8 : 5;
  const path: [number, number][] = [];
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    path.push([(b.curve ?? 0) * t * t * length, y0 + t * length]);
    const tip = t > 0.86 ? Math.max(0, (1 - t) / 0.14) : 1;
    const wide =
      w * (1 - (1 - (b.taper ?? 0.85)) * t) * (1 + (b.belly ?? 0) * Math.sin(Math.PI * Math.min(1, t * 1.15)) * t);
    left.push(b.single ? wide * 0.45 * (t > 0.9 ? tip : 1) : wide * tip);
    right.push(wide * tip * (b.single ? 1.35 : 1));
  }
  // the last ring is a point, so the tip is sharp
  k.band(blade, steel, path, left, right, { tones: b.single ? [-0.5, 0.25] : [0.28, -0.62] });
  if (b.guard === 'cross') {
    k.s.tube(
      guard,
      metal,
      [
        [-0.2, y0 + 0.02, 0.03],
        [-0.08, y0 - 0.02, 0.03],
        [0.08, y0 - 0.02, 0.03],
        [0.2, y0 + 0.02, 0.03],
      ],
      k.least(0.045, 0.75),
    );
  } else if (b.guard === 'wings') {
    k.s.tube(
      guard,
      metal,
      [
        [-0.27, y0 + 0.1, 0.03],
        [-0.13, y0 - 0.01, 0.03],
        [0.13, y0 - 0.01, 0.03],
        [0.27, y0 + 0.1, 0.03],
      ],
      k.least(0.055, 0.8),
    );
    k.s.ell(guard, k.m('ruby', 'pommel'), [0, y0 + 0.01, 0.08], k.least(0.06, 0.9));
  } else if (b.guard === 'disc') k.s.ell(guard, metal, [0, y0, 0.03], [k.least(0.13, 1.5), k.least(0.035, 0.6), 0.1]);
  else if (b.guard === 'cup') {
    k.s.ell(guard, metal, [0, y0 - 0.02, 0.03], [0.13, 0.075, 0.12]);
    k.s.tube(
      guard,
      metal,
      [
        [0.11, y0, 0.03],
        [0.14, y0 * 0.5, 0.03],
        [0.03, 0, 0.03],
      ],
      k.least(0.025, 0.5),
    );
  }
  const grip = k.part('grip');
  k.s.cap(
    grip,
    k.m(k.choose('grip', ['leather', 'dark_leather', 'dark_wood']), 'grip'),
    [0, y0 - 0.04, 0],
    [0, 0.02, 0],
    k.least(0.042, 0.7),
  );
  if (b.pommel !== false)
    k.s.ell(
      guard,
      k.m(k.choose('gem', [metal, 'ruby', 'sapphire', metal]), 'pommel'),
      [0, -0.03, 0],
      k.least(0.06, 0.9),
    );
}

const blade = (aliases: string[], b: Blade): PropEntry => ({
  category: 'weapon',
  aliases,
  parts: omit(
    SWORD_PARTS,
    ...(b.guard === 'none' ? (['guard'] as const) : []),
    ...(b.pommel === false ? (['pommel'] as const) : []),
  ),
  recipe: recipe((k) => {
    bladed(k, b);
    return DIAGONAL;
  }, 'blade'),
});

interface Hafted {
  readonly haft: number;
  readonly head: (k: Kit, top: number, part: number) => void;
  readonly thick?: number;
  readonly wrap?: boolean;
  /** The haft is the thing itself (staff, wand). */
  readonly crook?: boolean;
  /** Components besides head and haft. */
  readonly more?: PropEntry['parts'];
}

const HAFT_PARTS = {
  head: ['head', 'blade', 'tip', 'point', 'prong'],
  haft: ['haft', 'handle', 'shaft', 'grip', 'pole'],
};
const GEM = { gem: ['gem', 'crystal', 'orb', 'jewel', 'star'] };

/** Things on a stick: axes, hammers, polearms. */
const hafted = (aliases: string[], h: Hafted): PropEntry => ({
  category: 'weapon',
  aliases,
  parts: { ...(h.crook ? {} : { head: HAFT_PARTS.head }), haft: HAFT_PARTS.haft, ...h.more },
  recipe: recipe(
    (k) => {
      const haft = k.part('haft');
      const top = k.vary('haft', h.haft, 0.06);
      k.s.cap(
        haft,
        k.m(k.choose('haft wood', ['wood', 'dark_wood', 'pale_wood']), h.crook ? undefined : 'haft'),
        [0, 0, 0],
        [0, top, 0],
        k.least(h.thick ?? 0.045, 0.95),
      );
      if (h.wrap !== false)
        k.s.cap(
          haft,
          k.m('leather', 'wrap'),
          [0, 0.04, 0.01],
          [0, 0.2, 0.01],
          k.least((h.thick ?? 0.045) * 1.25, 1.05),
        );
      h.head(k, top, k.part('head', { priority: 1.1 }));
      return DIAGONAL;
    },
    h.crook ? 'haft' : 'head',
  ),
});

/** A crescent axe blade to one side (+1 right, −1 left). */
function axeBlade(k: Kit, part: number, y: number, side: number, reach: number, spread: number): void {
  const steel = k.m('steel');
  const x = (t: number): number => side * t;
  k.prism(
    part,
    steel,
    [
      [x(0), y + 0.07],
      [x(0), y - 0.07],
      [x(reach * 0.72), y - spread * 0.8],
      [x(reach * 0.72), y + spread * 0.8],
    ],
    0.05,
    { tone: -0.35 },
  );
  k.prism(
    part,
    steel,
    [
      [x(reach * 0.7), y + spread * 0.8],
      [x(reach * 0.7), y - spread * 0.8],
      [x(reach * 0.88), y - spread * 1.05],
      [x(reach), y - spread * 0.5],
      [x(reach), y + spread * 0.5],
      [x(reach * 0.88), y + spread * 1.05],
    ],
    0.055,
    { tone: 0.5 },
  );
}

function spike(k: Kit, part: number, y: number, length: number, width: number): void {
  const w = k.least(width, 1.1);
  k.prism(
    part,
    k.m('blade'),
    [
      [0, y],
      [-w, y + length * 0.3],
      [0, y + length],
    ],
    0.04,
    { tone: 0.25 },
  );
  k.prism(
    part,
    k.m('blade'),
    [
      [0, y],
      [w, y + length * 0.3],
      [0, y + length],
    ],
    0.04,
    { tone: -0.6 },
  );
}

const spiked = (k: Kit, part: number, c: Vec3, r: number, m: MaterialRef): void => {
  k.s.ell(part, m, c, r);
  if (k.ctx.small) return;
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI + 0.2;
    k.s.cap(part, m, c, [c[0] + Math.cos(a) * r * 1.45, c[1] + Math.sin(a) * r * 1.45, c[2]], 0.05, 0.012);
  }
  k.s.cap(part, m, c, [c[0], c[1], c[2] + r * 1.4], 0.05, 0.012);
};

export const BLADES: PropTable = {
  sword: blade(['shortsword', 'short sword', 'arming sword', 'iron sword', 'gladius'], { length: 0.85, width: 0.08, guard: 'cross', grip: 0.26 }),
  longsword: blade(['long sword', 'knight sword', 'bastard sword', 'excalibur', 'holy sword'], { length: 1.05, width: 0.075, guard: 'wings', grip: 0.32 }),
  greatsword: blade(['great sword', 'claymore', 'two handed sword', 'zweihander', 'buster sword', 'broadsword'], { length: 1.05, width: 0.14, taper: 0.8, guard: 'wings', grip: 0.34 }),
  dagger: blade(['dirk', 'stiletto', 'shiv', 'kris', 'kunai'], { length: 0.5, width: 0.085, taper: 0.7, guard: 'cross', grip: 0.26 }),
  knife: blade(['kitchen knife', 'combat knife', 'hunting knife', 'cleaver knife'], { length: 0.52, width: 0.1, single: true, guard: 'none', grip: 0.34, pommel: false }),
  rapier: blade(['foil', 'epee', 'fencing sword'], { length: 1.05, width: 0.04, taper: 0.6, guard: 'cup', grip: 0.22 }),
  katana: blade(['samurai sword', 'ninja sword', 'wakizashi', 'tachi'], { length: 1.0, width: 0.06, curve: 0.14, single: true, guard: 'disc', grip: 0.32, pommel: false, metal: 'bronze' }),
  scimitar: blade(['cutlass', 'sabre', 'saber', 'falchion', 'pirate sword', 'shamshir', 'machete'], { length: 0.88, width: 0.085, curve: 0.28, belly: 0.9, single: true, guard: 'cup', grip: 0.24 }),
}; // biome-ignore format: a table

export const HAFTED: PropTable = {
  axe: hafted(['hatchet', 'woodcutter axe', 'tomahawk', 'lumber axe', 'felling axe'], { haft: 0.95, head: (k, y, p) => axeBlade(k, p, y - 0.16, 1, k.vary('reach', 0.4, 0.12), k.vary('spread', 0.2, 0.15)) }),
  'battle-axe': hafted(['battleaxe', 'double axe', 'great axe', 'greataxe', 'war axe', 'double bladed axe', 'viking axe'], {
    haft: 1.1,
    head: (k, y, p) => {
      for (const side of [-1, 1]) axeBlade(k, p, y - 0.22, side, k.vary('reach', 0.36, 0.1), k.vary('spread', 0.25, 0.12));
      spike(k, p, y - 0.02, 0.16, 0.05);
    },
  }),
  hammer: hafted(['mallet', 'blacksmith hammer', 'smithing hammer', 'gavel', 'sledgehammer'], {
    haft: 0.9,
    head: (k, y, p) => {
      k.box(p, k.m('steel'), [0, y - 0.06, 0], [k.vary('head', 0.24, 0.1), 0.13, 0.12]);
      k.box(p, k.m('iron', 'band'), [0, y - 0.06, 0.01], [0.07, 0.14, 0.125]);
    },
  }),
  warhammer: hafted(['war hammer', 'mjolnir', 'great hammer', 'battle hammer', 'maul'], {
    haft: 1.05,
    more: { trim: ['trim', 'band', 'edge'] },
    head: (k, y, p) => {
      k.box(p, k.m('iron'), [0.02, y - 0.14, 0], [k.vary('head', 0.3, 0.1), 0.2, 0.18]);
      for (const x of [-1, 1]) k.box(p, k.m(k.choose('trim', ['steel', 'gold', 'bronze']), 'trim'), [x * 0.27 + 0.02, y - 0.14, 0], [0.05, 0.22, 0.19]);
    },
  }),
  mace: hafted(['flanged mace', 'morning star', 'morningstar', 'spiked mace', 'spiked club'], { haft: 0.85, head: (k, y, p) => spiked(k, p, [0, y, 0], k.vary('ball', 0.19, 0.12), k.m('iron')) }),
  flail: hafted(['ball and chain', 'chain flail', 'nunchaku'], {
    haft: 0.6,
    more: { chain: ['chain'] },
    head: (k, y, p) => {
      const chain = k.part('chain', { priority: 1.6 });
      k.ring(chain, k.m('steel', 'chain'), [0.14, y - 0.02, 0], 0.15, k.least(0.03, 0.5), 'z', [180, 0]);
      spiked(k, p, [0.34, y - 0.2, 0], k.vary('ball', 0.17, 0.12), k.m('iron'));
    },
  }),
  club: hafted(['cudgel', 'bat club', 'wooden club', 'baseball bat', 'bludgeon'], { haft: 0.4, head: (k, y, p) => {
    k.s.tube(p, k.m('wood'), [[0, 0.1, 0], [0, y, 0], [0, y + 0.5, 0]], [0.06, 0.1, k.vary('fat', 0.17, 0.15)]);
    if (!k.ctx.small) for (const [x, yy] of [[-0.09, 0.62], [0.07, 0.78], [0.02, 0.52]] as const) k.mark([x, yy, 0.15], ['l', 'd'], { l: 'iron:4', d: 'iron:1' });
  } }),
  spear: hafted(['lance', 'pike', 'javelin', 'harpoon'], { haft: 1.1, wrap: false, thick: 0.035, head: (k, y, p) => { spike(k, p, y - 0.06, k.vary('tip', 0.34, 0.15), 0.085); k.s.ell(p, k.m('gold', 'collar'), [0, y - 0.04, 0], k.least(0.055, 0.9)); } }),
  halberd: hafted(['poleaxe', 'polearm', 'bardiche', 'voulge'], { haft: 1.15, wrap: false, thick: 0.035, head: (k, y, p) => { axeBlade(k, p, y - 0.12, 1, 0.28, 0.17); axeBlade(k, p, y - 0.12, -1, 0.14, 0.04); spike(k, p, y - 0.04, 0.28, 0.05); } }),
  trident: hafted(['pitchfork', 'three pronged spear', 'poseidon trident', 'hay fork', 'fork spear'], {
    haft: 1.0,
    wrap: false,
    thick: 0.035,
    head: (k, y, p) => {
      const m = k.m(k.choose('metal', ['steel', 'gold', 'bronze']));
      const r = k.least(0.035, 0.62);
      k.s.tube(p, m, [[-0.2, y + 0.26, 0], [-0.18, y + 0.05, 0], [0, y - 0.04, 0], [0.18, y + 0.05, 0], [0.2, y + 0.26, 0]], [r * 0.6, r, r, r, r * 0.6]);
      k.s.cap(p, m, [0, y - 0.04, 0], [0, y + 0.34, 0], r, r * 0.5);
    },
  }),
  scythe: hafted(['reaper scythe', 'sickle scythe', 'death scythe'], {
    haft: 1.15,
    wrap: false,
    thick: 0.035,
    head: (k, y, p) => {
      const path = [0, 1, 2, 3, 4, 5, 6].map((i): [number, number] => [0.04 - i * 0.11, y + 0.02 + Math.sin((i / 6) * 2.1) * 0.16 - (i / 6) ** 2 * 0.3]);
      k.band(p, k.m('blade'), path, [0.1, 0.11, 0.11, 0.1, 0.08, 0.05, 0], [0.02, 0.02, 0.02, 0.02, 0.02, 0.01, 0], { tones: [0.25, -0.7] });
    },
  }),
  glaive: hafted(['naginata', 'guandao', 'blade staff'], { haft: 0.95, wrap: false, thick: 0.035, head: (k, y, p) => k.band(p, k.m('blade'), [[0, y - 0.04], [0.01, y + 0.15], [0.05, y + 0.32], [0.14, y + 0.46]], [0.04, 0.05, 0.04, 0], [0.07, 0.12, 0.11, 0], { tones: [-0.5, 0.3] }) }),
  staff: hafted(['wizard staff', 'magic staff', 'mage staff', 'quarterstaff', 'walking stick', 'druid staff', 'crook'], {
    haft: 1.05,
    crook: true,
    more: GEM,
    wrap: false,
    thick: 0.042,
    head: (k, y, p) => {
      const wood = k.m('wood');
      const gem = k.m(k.choose('gem', ['crystal', 'ruby', 'emerald', 'amethyst']), 'gem');
      k.s.tube(k.part('claw', { group: 'haft' }), wood, [[0, y, 0], [-0.14, y + 0.1, 0], [-0.13, y + 0.26, 0]], k.least(0.035, 0.6));
      k.s.tube(k.part('claw', { group: 'haft' }), wood, [[0, y, 0], [0.14, y + 0.1, 0], [0.13, y + 0.26, 0]], k.least(0.035, 0.6));
      k.s.ell(p, gem, [0, y + 0.17, 0.02], k.least(0.12, 1.3));
    },
  }),
  wand: hafted(['magic wand', 'sceptre', 'scepter', 'rod'], { haft: 0.7, crook: true, more: GEM, thick: 0.04, head: (k, y, p) => { const gem = k.m(k.choose('gem', ['crystal', 'ruby', 'yellow', 'amethyst']), 'gem'); const n = 5; const c: [number, number] = [0, y + 0.12]; for (let i = 0; i < n; i++) { const a = ((i * 72 + 90) * Math.PI) / 180; const at = (d: number, r: number): [number, number] => [c[0] + Math.cos(a + d) * r, c[1] + Math.sin(a + d) * r]; k.prism(p, gem, [c, at(-0.628, 0.1), at(0, 0.24), at(0.628, 0.1)], 0.05, { tone: i % 2 ? 0.2 : 0 }); } } }),
}; // biome-ignore format: a table

function bow(k: Kit, drawn: number): void {
  const wood = k.part('wood');
  const string = k.part('string', { priority: 2.2 });
  const bend = k.vary('bend', 0.36, 0.15);
  const pts = [-1, -0.8, -0.5, -0.18, 0, 0.18, 0.5, 0.8, 1].map(
    (t): Vec3 => [bend * (1 - t * t) * (Math.abs(t) > 0.85 ? 1.2 : 1), 0.5 + t * 0.62, 0],
  );
  k.s.tube(
    wood,
    k.m('wood'),
    pts,
    [0.02, 0.035, 0.045, 0.055, 0.055, 0.055, 0.045, 0.035, 0.02].map((r) => k.least(r, 0.7)),
  );
  k.s.cap(
    k.part('grip', { priority: 1.4 }),
    k.m('leather', 'grip'),
    [bend, 0.4, 0.01],
    [bend, 0.6, 0.01],
    k.least(0.065, 0.9),
  );
  k.s.tube(string, k.m('cloth', 'string'), [pts[0]!, [-drawn, 0.5, 0], pts[8]!], k.least(0.014, 0.42));
}

function arrow(k: Kit, x: number, y0: number, y1: number, z = 0): void {
  const p = k.part('shaft', { priority: 1.3 });
  k.s.cap(p, k.m('pale_wood', 'shaft'), [x, y0, z], [x, y1, z], k.least(0.022, 0.5));
  const head = k.part('head', { priority: 1.4 });
  k.prism(
    head,
    k.m('steel'),
    [
      [x - k.least(0.07, 1), y1 - 0.04],
      [x, y1 + 0.17],
      [x + k.least(0.07, 1), y1 - 0.04],
    ],
    0.03,
    { z },
  );
  const feather = k.part('feather', { priority: 1.4 });
  const red = k.m(k.choose('feather', ['red', 'white', 'teal', 'yellow']), 'feather');
  for (const side of [-1, 1])
    k.prism(
      feather,
      red,
      [
        [x, y0 + 0.2],
        [x + side * 0.1, y0 + 0.12],
        [x + side * 0.1, y0 - 0.06],
        [x, y0],
      ],
      0.02,
      { z },
    );
}

export const RANGED: PropTable = {
  bow: { category: 'weapon', aliases: ['longbow', 'short bow', 'shortbow', 'recurve bow', 'hunting bow', 'elven bow', 'bow and arrow'], parts: { string: ['string', 'bowstring'], grip: ['grip', 'handle'] }, recipe: recipe((k) => { bow(k, 0.02); if (k.ctx.brief.drawnAs.includes('arrow')) arrow(k, 0, 0, 1); return { view: 'item', roll: -45 }; }) },
  crossbow: { category: 'weapon', aliases: ['arbalest', 'hand crossbow'], parts: { stock: ['stock', 'handle'], string: ['string'] }, recipe: recipe((k) => {
    const stock = k.part('stock');
    k.box(stock, k.m('wood'), [0, 0.42, 0], [k.least(0.065, 1), 0.46, 0.06]);
    k.box(stock, k.m('dark_wood', 'stock'), [0, 0.05, 0.01], [k.least(0.1, 1.4), 0.1, 0.07]);
    const arms = k.part('arms', { priority: 1.2 });
    const sweep = k.vary('sweep', 0.14, 0.3);
    k.s.tube(arms, k.m('steel', 'arms'), [[-0.46, 0.78 - sweep, 0.05], [-0.25, 0.8, 0.05], [0, 0.86, 0.05], [0.25, 0.8, 0.05], [0.46, 0.78 - sweep, 0.05]], [0.025, 0.045, 0.05, 0.045, 0.025].map((r) => k.least(r, 0.8)));
    k.s.tube(k.part('string', { priority: 2.2 }), k.m('cloth', 'string'), [[-0.46, 0.78 - sweep, 0.05], [0, 0.5, 0.09], [0.46, 0.78 - sweep, 0.05]], k.least(0.012, 0.4));
    arrow(k, 0, 0.46, 0.9, 0.1);
    return DIAGONAL;
  }) },
  arrow: { category: 'weapon', aliases: ['bolt', 'dart', 'crossbow bolt', 'arrows'], parts: { head: ['head', 'tip', 'arrowhead'], shaft: ['shaft'], feather: ['feather', 'fletching'] }, recipe: recipe((k) => { arrow(k, 0, 0, k.vary('long', 0.9, 0.08)); return DIAGONAL; }, 'head') },
  quiver: { category: 'weapon', aliases: ['arrow quiver', 'quiver of arrows'], recipe: recipe((k) => {
    for (const [x, z] of [[-0.1, 0], [0.03, 0.05], [0.12, -0.03]] as const) k.prism(k.part('feather'), k.m(k.choose('feather', ['white', 'red', 'teal']), 'feather'), [[x - 0.06, 0.85], [x - 0.06, 1.1], [x, 1.16], [x + 0.06, 1.1], [x + 0.06, 0.85]], 0.02, { z });
    k.lathe(k.part('case'), k.m('leather'), [[0, 0.16], [0.9, k.vary('mouth', 0.22, 0.1)]], { capMaterial: 'dark_leather', capTone: -0.4 });
    for (const y of [0.1, 0.74]) k.lathe(k.part('band', { priority: 1.2 }), k.m('gold', 'trim'), [[y, 0.2], [y + 0.09, 0.225]]);
    return { view: 'item', roll: 25, pitch: 12 };
  }) },
  shuriken: { category: 'weapon', aliases: ['throwing star', 'ninja star', 'chakram'], recipe: recipe((k) => {
    const p = k.part('star');
    const n = k.choose('points', [4, 6, 5]);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI + 0.3;
      const at = (d: number, r: number): [number, number] => [Math.cos(a + d) * r, 0.5 + Math.sin(a + d) * r];
      k.prism(p, k.m('steel'), [[0, 0.5], at(-Math.PI / n, 0.17), at(0, 0.5)], 0.03, { tone: 0.4 });
      k.prism(p, k.m('steel'), [[0, 0.5], at(Math.PI / n, 0.17), at(0, 0.5)], 0.03, { tone: -0.5 });
    }
    k.s.ell(k.part('hole', { priority: 1.6 }), 'dark', [0, 0.5, 0.04], k.least(0.07, 0.8));
    return ITEM;
  }) },
  slingshot: { category: 'weapon', aliases: ['sling', 'catapult toy'], recipe: recipe((k) => {
    const w = k.part('wood');
    const r = k.least(0.06, 0.9);
    const spread = k.vary('spread', 0.28, 0.15);
    k.s.tube(w, k.m('wood'), [[0, 0, 0], [0, 0.45, 0], [-spread, 0.7, 0], [-spread, 0.95, 0]], r);
    k.s.tube(w, k.m('wood'), [[0, 0.45, 0], [spread, 0.7, 0], [spread, 0.95, 0]], r);
    k.s.tube(k.part('band', { priority: 2 }), k.m('red', 'band'), [[-spread, 0.92, 0.05], [0, 0.62, 0.08], [spread, 0.92, 0.05]], k.least(0.03, 0.5));
    k.s.ell(k.part('pouch', { priority: 1.5 }), k.m('leather', 'pouch'), [0, 0.62, 0.1], [0.1, 0.07, 0.05]);
    return ITEM;
  }) },
  gun: { category: 'weapon', aliases: ['pistol', 'revolver', 'flintlock', 'handgun', 'blaster', 'ray gun', 'musket'], parts: { grip: ['grip', 'handle'], barrel: ['barrel'] }, recipe: recipe((k) => {
    const len = k.vary('barrel', 0.72, 0.15);
    k.box(k.part('grip'), k.m('wood', 'grip'), [-0.24, 0.2, 0], [0.1, 0.24, 0.06], [0.97, -0.24, 0, 0.24, 0.97, 0, 0, 0, 1]);
    const b = k.part('barrel');
    k.box(b, k.m('dark_metal'), [len / 2 - 0.34, 0.52, 0], [len / 2, 0.085, 0.08]);
    k.box(b, k.m('iron', 'slide'), [-0.16, 0.48, 0.02], [0.2, 0.12, 0.09]);
    k.s.tube(k.part('trigger', { priority: 1.4 }), k.m('steel', 'trigger'), [[-0.1, 0.38, 0], [0, 0.28, 0], [0.08, 0.4, 0]], k.least(0.025, 0.5));
    k.box(b, k.m('iron', 'slide'), [len - 0.4, 0.63, 0], [0.03, 0.04, 0.03]);
    return ITEM;
  }, 'barrel') },
  rifle: { category: 'weapon', aliases: ['shotgun', 'sniper rifle', 'assault rifle', 'machine gun', 'long gun', 'laser rifle'], parts: { stock: ['stock', 'grip'], barrel: ['barrel'] }, recipe: recipe((k) => {
    const b = k.part('barrel');
    k.s.cap(b, k.m('dark_metal'), [-0.1, 0.5, 0], [k.vary('barrel', 0.75, 0.1), 0.5, 0], k.least(0.045, 0.75));
    k.box(b, k.m('iron', 'body'), [-0.1, 0.48, 0.02], [0.2, 0.085, 0.06]);
    const st = k.part('stock');
    k.prism(st, k.m('wood', 'stock'), [[-0.28, 0.56], [-0.28, 0.42], [-0.72, 0.26], [-0.72, 0.5]], 0.05);
    k.prism(st, k.m('wood', 'stock'), [[0.1, 0.49], [0.45, 0.49], [0.42, 0.4], [0.1, 0.4]], 0.055);
    k.box(k.part('mag'), k.m('dark_metal', 'magazine'), [0.0, 0.3, 0], [0.05, 0.14, 0.04]);
    if (k.ctx.said('sniper') || k.jitter('scope') > 0) k.s.cap(k.part('scope'), k.m('dark_metal', 'scope'), [-0.18, 0.64, 0], [0.1, 0.64, 0], k.least(0.05, 0.8));
    return { view: 'item', roll: -30 };
  }, 'barrel') },
}; // biome-ignore format: a table
