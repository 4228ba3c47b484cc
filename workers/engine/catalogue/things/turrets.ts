/** Turrets and towers of a tower defence, each told by what stands on its base: coil, beam, ice, flame, rockets, a long barrel, a pair of guns. */
import type { Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';
import { courses } from './surfaces.ts';

const STAND = { view: 'stand', pitch: 16 } as const;

/** The building's own colour where one was said of it. */
const own = (k: Kit, fallback: MaterialRef, name: string): MaterialRef => k.m(fallback, k.ctx.brief.colours.length > 0 ? undefined : name); // biome-ignore format: one line

/** A round plinth of steel with a band of the builder's colour; returns how high it is. */
function plinth(k: Kit, h: number, band: MaterialRef, r = 0.4): number {
  k.s.cone(k.part('base', { group: 'base' }), '#4c5464/steel', [0, 0, 0], [0, 0.1, 0], r * 1.24, r * 1.16);
  k.s.cone(k.part('wall', { group: 'wall' }), own(k, '#78849a/steel', 'base'), [0, 0.1, 0], [0, h, 0], r, r * 0.82);
  k.s.cone(
    k.part('band', { group: 'band', priority: 1.1 }),
    band,
    [0, h * 0.42, 0],
    [0, h * 0.42 + 0.09, 0],
    r * 0.97,
    r * 0.94,
  );
  k.s.cone(
    k.part('top', { group: 'top', priority: 1.05 }),
    '#565f72/steel',
    [0, h - 0.02, 0],
    [0, h + 0.06, 0],
    r * 1.02,
    r * 1.02,
  );
  return h + 0.06;
}

/** A shaft of stone blocks with a wider rim. */
function stoneShaft(k: Kit, h: number, stone: MaterialRef): number {
  k.s.cone(k.part('base', { group: 'base' }), stone, [0, 0, 0], [0, 0.1, 0], 0.42, 0.4);
  k.s.cone(k.part('wall', { group: 'wall' }), own(k, stone, 'wall'), [0, 0.08, 0], [0, h, 0], 0.35, 0.28, {
    pattern: courses(Math.round(h * 8), 9, h, 0.32, k.px),
  });
  k.s.cone(k.part('top', { group: 'top', priority: 1.05 }), stone, [0, h - 0.02, 0], [0, h + 0.12, 0], 0.32, 0.42);
  k.box(k.part('door', { priority: 1.3 }), '#2c2430', [0, 0.17, 0.36], [0.09, 0.15, 0.03]);
  return h + 0.12;
}

/** Lightning between two points: a zigzag that shines. */
function spark(k: Kit, from: Vec3, to: Vec3, id: string): void {
  const u = k.ctx.random.fork(`spark ${id}`);
  const points = [0, 0.25, 0.5, 0.75, 1].map((t, i): Vec3 => {
    const off = i % 4 === 0 ? 0 : (i % 2 ? 1 : -1) * (0.05 + 0.05 * u.float());
    return [
      from[0] + (to[0] - from[0]) * t + off * 0.4,
      from[1] + (to[1] - from[1]) * t + off,
      from[2] + (to[2] - from[2]) * t,
    ];
  });
  for (let i = 1; i < points.length; i++)
    k.s.cap(
      k.part('spark', { group: `spark ${id}`, priority: 1.7, line: false }),
      k.m('#8cecff/flame', 'spark'),
      points[i - 1]!,
      points[i]!,
      k.least(0.022, 0.6),
    );
}

function tesla(k: Kit): typeof STAND {
  const y = plinth(k, 0.3, '#e0b040');
  const h = k.vary('h', 0.6, 0.08);
  const copper = k.s.material(k.m('#c87840/copper', 'coil'));
  k.s.cone(k.part('coil', { group: 'coil', priority: 1.1 }), '#4a3438', [0, y, 0], [0, y + h, 0], 0.19, 0.14, {
    pattern: (_x, at) => (((at + 2) * 4.5) % 1 < 0.62 ? { material: copper } : -0.4),
  });
  for (let i = 0; i < 3; i++)
    k.s.ell(
      k.part('ring', { group: `ring ${i}`, priority: 1.2 }),
      k.m('#c87840/copper', 'coil'),
      [0, y + h * (0.2 + 0.3 * i), 0],
      [0.235 - i * 0.025, 0.045, 0.235 - i * 0.025],
    );
  k.s.ell(k.part('torus', { group: 'torus', priority: 1.3 }), '#b4c0d0/steel', [0, y + h + 0.05, 0], [0.34, 0.1, 0.34]);
  k.s.ell(
    k.part('ball', { group: 'ball', priority: 1.4 }),
    k.m('#8cecff/flame', 'orb'),
    [0, y + h + 0.22, 0],
    [0.14, 0.14, 0.14],
  );
  const top: Vec3 = [0, y + h + 0.24, 0.1];
  spark(k, top, [-0.52, y + h + 0.32, 0.1], 'a');
  spark(k, top, [0.54, y + h + 0.2, 0.1], 'b');
  spark(k, [0.28, y + h + 0.05, 0.2], [0.5, y + 0.12, 0.2], 'c');
  spark(k, [-0.28, y + h + 0.05, 0.2], [-0.48, y + 0.22, 0.2], 'd');
  return STAND;
}

/** A head on a swivel between two cheeks, from which barrels look to the right and towards the viewer. */
function head(k: Kit, y: number, paint: MaterialRef): void {
  k.s.cone(k.part('swivel', { group: 'swivel' }), '#3c4454/steel', [0, y, 0], [0, y + 0.1, 0], 0.2, 0.2);
  k.s.ell(
    k.part('head', { group: 'head', priority: 1.1 }),
    own(k, paint, 'head'),
    [-0.05, y + 0.27, 0],
    [0.32, 0.21, 0.26],
  );
  k.box(
    k.part('cheek', { group: 'cheek', priority: 1.2 }),
    '#565f72/steel',
    [-0.06, y + 0.2, 0.25],
    [0.11, 0.16, 0.03],
  );
  k.s.ell(k.part('bolt', { priority: 1.4 }), '#c8d0dc/steel', [-0.06, y + 0.27, 0.29], k.least(0.04, 0.8));
}

const barrel = (k: Kit, y: number, long: number, r: number, material: MaterialRef, id = ''): void => k.s.cap(k.part('barrel', { group: `barrel${id}`, priority: 1.35 }), k.m(material, 'barrel'), [0.12, y, 0.14], [0.12 + long, y + long * 0.12, 0.14 + long * 0.4], r, r * 0.92); // biome-ignore format: one line

function laser(k: Kit): typeof STAND {
  const beam = k.m('#ff4c50/flame', 'laser');
  const y = plinth(k, 0.42, beam);
  head(k, y, '#a8b4c8/steel');
  barrel(k, y + 0.28, 0.42, 0.085, '#4c5464/steel');
  for (const t of [0.16, 0.28])
    k.s.cap(
      k.part('ring', { group: `r${t}`, priority: 1.5 }),
      beam,
      [0.12 + t, y + 0.28 + t * 0.12, 0.14 + t * 0.4],
      [0.15 + t, y + 0.285 + t * 0.12, 0.15 + t * 0.4],
      0.11,
      0.11,
    );
  k.s.ell(k.part('lens', { priority: 1.8 }), beam, [0.58, y + 0.34, 0.34], [0.09, 0.09, 0.09]);
  k.s.ell(k.part('eye', { priority: 1.5 }), beam, [-0.2, y + 0.4, 0.18], k.least(0.05, 0.9));
  return STAND;
}

function ice(k: Kit): typeof STAND {
  const y = stoneShaft(k, 0.66, '#9cb4d0/stone');
  const crystal = k.m('#8cdcfc/ice', 'crystal');
  const spike = (x: number, z: number, lean: number, h: number, r: number, id: number): void => {
    k.s.cone(
      k.part('crystal', { group: `c${id}`, priority: 1.2 + id * 0.02 }),
      crystal,
      [x, y - 0.04, z],
      [x + lean * 0.5, y + h * 0.5, z],
      r * 0.7,
      r,
    );
    k.s.cone(
      k.part('crystal', { group: `c${id}`, priority: 1.2 + id * 0.02 }),
      crystal,
      [x + lean * 0.5, y + h * 0.5, z],
      [x + lean, y + h, z],
      r,
      0.01,
    );
  };
  spike(0, -0.06, 0, 0.78, 0.17, 0);
  spike(-0.2, 0.04, -0.16, 0.46, 0.11, 1);
  spike(0.2, 0.04, 0.17, 0.5, 0.11, 2);
  spike(-0.06, 0.2, -0.04, 0.32, 0.09, 3);
  for (const [x, l] of [
    [-0.34, 0.2],
    [-0.18, 0.13],
    [0.06, 0.18],
    [0.26, 0.14],
    [0.38, 0.2],
  ] as const)
    k.s.cone(
      k.part('icicle', { group: `i${x}`, priority: 1.4 }),
      '#d8f4ff/ice',
      [x, y - 0.02, Math.sqrt(Math.max(0, 0.42 ** 2 - x * x))],
      [x, y - l, Math.sqrt(Math.max(0, 0.42 ** 2 - x * x))],
      k.least(0.04, 0.8),
      0.01,
    );
  return STAND;
}

function flames(k: Kit): typeof STAND {
  const y = plinth(k, 0.42, '#e8702c');
  head(k, y, '#b84c34/steel');
  k.s.cap(
    k.part('tank', { group: 'tank', priority: 1.25 }),
    k.m('#d89c34/steel', 'tank'),
    [-0.36, y + 0.08, -0.02],
    [-0.36, y + 0.42, -0.02],
    0.12,
    0.12,
  );
  barrel(k, y + 0.28, 0.3, 0.07, '#4c5464/steel');
  k.s.cone(
    k.part('nozzle', { group: 'nozzle', priority: 1.45 }),
    '#343a48/steel',
    [0.38, y + 0.31, 0.25],
    [0.48, y + 0.325, 0.29],
    0.07,
    0.12,
  );
  for (const [c, l, r] of [
    ['#f07828/flame', 0.5, 0.14],
    ['#fcc440/flame', 0.36, 0.1],
    ['#fff0a8/flame', 0.2, 0.06],
  ] as const)
    k.s.cone(
      k.part('flame', { group: `f${r}`, priority: 1.6 + (0.15 - r), line: false }),
      c,
      [0.48, y + 0.33, 0.3],
      [0.48 + l, y + 0.36 + l * 0.3, 0.34 + l * 0.2],
      r * 0.7,
      r * 0.2,
    );
  k.s.ell(
    k.part('flame', { group: 'f ball', priority: 1.59, line: false }),
    '#f07828/flame',
    [0.72, y + 0.42, 0.36],
    [0.16, 0.13, 0.1],
  );
  return STAND;
}

function missiles(k: Kit): typeof STAND {
  const y = plinth(k, 0.34, '#d8b030');
  k.s.cone(k.part('swivel', { group: 'swivel' }), '#3c4454/steel', [0, y, 0], [0, y + 0.12, 0], 0.2, 0.18);
  const green = own(k, '#6c7c4c/steel', 'launcher');
  k.box(k.part('launcher', { group: 'launcher', priority: 1.1 }), green, [0, y + 0.34, 0], [0.4, 0.24, 0.2]);
  for (const x of [-0.2, 0.2])
    for (const v of [0.23, 0.46]) {
      k.s.ell(k.part('tube', { group: `t${x}${v}`, priority: 1.3 }), '#242a34', [x, y + v, 0.2], [0.13, 0.1, 0.03]);
      k.s.cone(
        k.part('missile', { group: `m${x}${v}`, priority: 1.5 }),
        k.m('#e8e4dc', 'missile'),
        [x, y + v, 0.12],
        [x, y + v, 0.3],
        0.085,
        0.075,
      );
      k.s.cone(
        k.part('warhead', { group: `w${x}${v}`, priority: 1.6 }),
        k.m('#d83c34', 'warhead'),
        [x, y + v, 0.28],
        [x, y + v, 0.42],
        0.075,
        0.02,
      );
    }
  k.s.cap(
    k.part('antenna', { priority: 1.1 }),
    '#8c98a8/steel',
    [-0.34, y + 0.56, -0.1],
    [-0.34, y + 0.84, -0.1],
    k.least(0.018, 0.5),
  );
  k.s.ell(k.part('lamp', { priority: 1.6 }), '#ff5848/flame', [-0.34, y + 0.86, -0.1], k.least(0.035, 0.8));
  return STAND;
}

function sniper(k: Kit): typeof STAND {
  const wood = own(k, 'wood', 'wall');
  for (const x of [-0.28, 0.28])
    for (const z of [-0.2, 0.2])
      k.s.cap(k.part('post', { group: `p${x}${z}` }), wood, [x * 1.2, 0, z * 1.2], [x, 0.86, z], k.least(0.045, 0.8));
  for (const e of [-1, 1])
    k.s.cap(
      k.part('brace', { group: `b${e}` }),
      'dark_wood',
      [e * 0.33, 0.12, 0.24],
      [-e * 0.28, 0.76, 0.22],
      k.least(0.03, 0.6),
    );
  k.box(k.part('floor', { priority: 1.1 }), wood, [0, 0.88, 0], [0.42, 0.035, 0.32]);
  k.box(k.part('rail', { group: 'rail', priority: 1.15 }), '#8c8458', [0, 1.0, 0.3], [0.42, 0.1, 0.025]);
  for (let i = 0; i < 4; i++)
    k.s.ell(
      k.part('sack', { group: `s${i}`, priority: 1.3 }),
      i % 2 ? '#b8a474/cloth' : '#a8946c/cloth',
      [-0.3 + i * 0.2, 0.98 + (i % 2) * 0.02, 0.34],
      [0.12, 0.07, 0.05],
    );
  for (const x of [-0.38, 0.38])
    k.s.cap(k.part('pole', { group: `q${x}` }), 'dark_wood', [x, 0.9, -0.22], [x, 1.5, -0.22], k.least(0.03, 0.7));
  k.s.ell(k.part('body', { group: 'body', priority: 1.2 }), '#54683c/cloth', [-0.12, 1.14, 0.06], [0.14, 0.17, 0.12]);
  k.s.ell(k.part('face', { group: 'face', priority: 1.3 }), '#e0b088', [-0.08, 1.32, 0.1], [0.1, 0.1, 0.09]);
  k.s.ell(k.part('hat', { group: 'hat', priority: 1.4 }), '#3c4c2c/cloth', [-0.1, 1.38, 0.08], [0.13, 0.07, 0.12]);
  k.s.cap(
    k.part('rifle', { group: 'rifle', priority: 1.6 }),
    k.m('#2c3038/steel', 'rifle'),
    [-0.16, 1.2, 0.26],
    [0.72, 1.22, 0.4],
    k.least(0.032, 0.9),
  );
  k.s.cap(
    k.part('stock', { group: 'stock', priority: 1.55 }),
    'dark_wood',
    [-0.24, 1.16, 0.26],
    [0.1, 1.19, 0.3],
    k.least(0.045, 1.1),
  );
  k.s.cap(
    k.part('scope', { group: 'scope', priority: 1.65 }),
    '#485060/steel',
    [0.04, 1.28, 0.3],
    [0.22, 1.285, 0.32],
    k.least(0.03, 0.8),
  );
  k.prism(
    k.part('roof', { group: 'roof', priority: 1.05 }),
    k.m('#5c6c44/cloth', 'roof'),
    [
      [-0.52, 1.46],
      [0.52, 1.46],
      [0.36, 1.66],
      [-0.36, 1.66],
    ],
    0.3,
  );
  return STAND;
}

function guns(k: Kit): typeof STAND {
  const y = plinth(k, 0.4, '#d8b030');
  head(k, y, '#7c8c5c/steel');
  for (const v of [0.22, 0.36]) {
    barrel(k, y + v, 0.5, 0.058, '#3c4250/steel', `${v}`);
    k.s.cap(
      k.part('muzzle', { group: `m${v}`, priority: 1.5 }),
      '#242833/steel',
      [0.58, y + v + 0.055, 0.32],
      [0.64, y + v + 0.06, 0.34],
      0.08,
      0.08,
    );
  }
  k.box(k.part('ammo', { group: 'ammo', priority: 1.3 }), '#d0a840', [-0.3, y + 0.22, 0.18], [0.09, 0.12, 0.08]);
  k.s.ell(k.part('eye', { priority: 1.6 }), '#ff5848/flame', [0.06, y + 0.42, 0.2], k.least(0.045, 0.9));
  return STAND;
}

const PARTS = { base: ['base', 'stand', 'foot'], head: ['head', 'body'], barrel: ['barrel', 'gun', 'barrels', 'guns'] } as const; // biome-ignore format: a table
const turret = (words: readonly string[], build: (k: Kit) => typeof STAND, parts: Readonly<Record<string, readonly string[]>> = PARTS): PropEntry => about({ home: ['meadow'] }, entry('building', [...words], build, parts as never)); // biome-ignore format: one line
/** "Laser": its turret, tower and what else defenders call it. */
const of = (kinds: readonly string[], more: readonly string[] = []): string[] => [...kinds.flatMap((kind) => ['turret', 'tower', 'defence turret', 'defense turret', 'defence tower', 'defense tower', 'sentry'].map((what) => `${kind} ${what}`)), ...more]; // biome-ignore format: one line
const without = (words: readonly string[], key: string): string[] => words.filter((word) => word !== key.replaceAll('-', ' ')); // biome-ignore format: one line

export const TURRETS: PropTable = {
  'tesla-coil': turret(of(['tesla coil', 'tesla', 'lightning', 'electric', 'electricity', 'shock', 'electric coil'], ['lightning coil']), tesla, { coil: ['coil', 'coils'], spark: ['sparks', 'lightning', 'arcs'], orb: ['orb', 'ball'], base: ['base'] }),
  'laser-turret': turret(without(of(['laser', 'beam', 'plasma', 'railgun'], ['laser cannon', 'laser defence', 'laser defense']), 'laser-turret'), laser, { ...PARTS, laser: ['laser', 'beam', 'light', 'lens'] }),
  'ice-tower': turret(without(of(['ice', 'frost', 'freeze', 'freezing', 'cryo', 'slow']), 'ice-tower'), ice, { crystal: ['crystal', 'crystals'], wall: ['wall', 'walls', 'base'] }),
  'flame-turret': turret(without(of(['flame', 'flamethrower', 'fire', 'inferno']), 'flame-turret'), flames, { ...PARTS, tank: ['tank', 'fuel tank'] }),
  'missile-turret': turret(without(of(['missile', 'rocket', 'anti air', 'sam'], ['missile launcher turret', 'rocket launcher turret', 'missile battery', 'rocket battery', 'missile silo turret']), 'missile-turret'), missiles, { launcher: ['launcher', 'body'], missile: ['missiles', 'rockets'], base: ['base'] }),
  'sniper-tower': turret(without(of(['sniper', 'marksman', 'rifle'], ['sniper nest', 'sniper post']), 'sniper-tower'), sniper, { roof: ['roof'], rifle: ['rifle', 'gun'], wall: ['wall', 'wood'] }),
  'gun-turret': turret(without(of(['machine gun', 'minigun', 'gatling', 'gun', 'auto', 'sentry', 'twin gun', 'bullet'], ['turret', 'sentry gun', 'defence turret', 'defense turret', 'auto gun', 'automatic turret', 'turret gun', 'tower defence turret', 'tower defense turret', 'defence gun', 'defense gun']), 'gun-turret').filter((w) => !/^(?:gun tower|auto tower|sentry tower|sentry sentry)$/.test(w)), guns),
}; // biome-ignore format: a table
