import type { Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { DIAGONAL, type Kit, recipe } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

type Point2 = readonly [x: number, y: number];

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
      const long = k.vary('haft', h.haft, 0.06);
      // a short pole leaves the smallest pictures pixels for its head
      const top = k.ctx.small ? Math.min(long, 0.7) : long;
      k.s.cap(
        haft,
        k.m(k.choose('haft wood', ['wood', 'dark_wood', 'pale_wood']), h.crook ? undefined : 'haft'),
        [0, 0, 0],
        [0, top, 0],
        k.least(h.thick ?? 0.045, k.ctx.small ? 0.75 : 0.95),
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
  // a narrow neck that flares, then the bright edge: an arc that hangs over both ends
  const neck: readonly Point2[] = [[0, 0.42], [0.34, 0.4], [0.6, 0.66], [0.8, 1.02]]; // biome-ignore format: a table
  for (let i = 0; i + 1 < neck.length; i++) {
    const [[x0, h0], [x1, h1]] = [neck[i]!, neck[i + 1]!];
    const [a, b] = [Math.max(0.07, spread * h0), Math.max(0.07, spread * h1)];
    k.prism(part, steel, [[x(reach * x0), y + a], [x(reach * x0), y - a], [x(reach * x1), y - b], [x(reach * x1), y + b]], 0.05, { tone: -0.35 }); // biome-ignore format: one line
  }
  const arc = (q: number, out: number): Point2 => [x(reach * (0.72 + 0.28 * Math.cos(q * 1.2) + out)), y + Math.sin(q * 1.2) * spread * 1.3]; // biome-ignore format: one line
  const STEPS = 6;
  for (let i = 0; i < STEPS; i++) {
    const [q0, q1] = [-1 + (2 * i) / STEPS, -1 + (2 * (i + 1)) / STEPS];
    k.prism(part, steel, [arc(q0, 0), arc(q1, 0), arc(q1, -0.17), arc(q0, -0.17)], 0.055, { tone: 0.5 });
  }
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
  spear: hafted(['lance', 'pike', 'javelin', 'harpoon'], { haft: 1.1, wrap: false, thick: 0.035, head: (k, y, p) => { spike(k, p, y - 0.06, k.vary('tip', 0.34, 0.15), k.least(0.085, k.ctx.small ? 1.5 : 0)); k.s.ell(p, k.m('gold', 'collar'), [0, y - 0.04, 0], k.least(0.055, 0.9)); } }),
  halberd: hafted(['poleaxe', 'polearm', 'bardiche', 'voulge'], { haft: 1.15, wrap: false, thick: 0.035, head: (k, y, p) => { axeBlade(k, p, y - 0.12, 1, 0.28, 0.17); axeBlade(k, p, y - 0.12, -1, 0.14, 0.04); spike(k, p, y - 0.04, 0.28, 0.05); } }),
  trident: hafted(['pitchfork', 'three pronged spear', 'poseidon trident', 'hay fork', 'fork spear'], {
    haft: 1.0,
    wrap: false,
    thick: 0.035,
    head: (k, y, p) => {
      const m = k.m(k.choose('metal', ['steel', 'gold', 'bronze']));
      const r = k.least(0.035, k.ctx.small ? 0.66 : 0.62);
      // a line along the pixels' diagonal needs more width than one across it, or it falls between them
      const middle = k.least(0.035, k.ctx.small ? 0.82 : 0.9);
      // below 24 px prongs need a gap of a pixel between them to be three
      const e = k.ctx.small ? 0.3 : 0.25;
      const up = k.ctx.small ? 0.36 : 0.34;
      k.s.tube(p, m, [[-e, y + up, 0], [-e * 0.9, y + 0.05, 0], [0, y - 0.04, 0], [e * 0.9, y + 0.05, 0], [e, y + up, 0]], [r * 0.6, r, r, r, r * 0.6]);
      k.s.cap(p, m, [0, y - 0.04, 0], [0, y + up + (k.ctx.small ? 0.08 : 0.14), 0], middle, k.ctx.small ? middle : r * 0.7);
    },
  }),
  scythe: hafted(['reaper scythe', 'sickle scythe', 'death scythe'], {
    haft: 1.15,
    wrap: false,
    thick: 0.035,
    head: (k, y, p) => {
      const path = [0, 1, 2, 3, 4, 5, 6].map((i): [number, number] => [0.06 - i * 0.13, y + 0.02 + Math.sin((i / 6) * 2.1) * 0.2 - (i / 6) ** 2 * 0.42]);
      k.band(p, k.m('blade'), path, [0.13, 0.15, 0.15, 0.14, 0.11, 0.07, 0], [0.02, 0.02, 0.02, 0.02, 0.02, 0.01, 0], { tones: [0.25, -0.7] });
    },
  }),
  glaive: hafted(['naginata', 'guandao', 'blade staff'], { haft: 0.95, wrap: false, thick: 0.035, head: (k, y, p) => k.band(p, k.m('blade'), [[0, y - 0.04], [0.01, y + 0.15], [0.05, y + 0.32], [0.14, y + 0.46]], [0.04, 0.05, 0.04, 0], [0.07, 0.12, 0.11, 0], { tones: [-0.5, 0.3] }) }),
  staff: hafted(['wizard staff', 'wooden staff', 'magic staff', 'mage staff', 'quarterstaff', 'walking stick', 'druid staff', 'crook'], {
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
