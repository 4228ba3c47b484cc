import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotY, rotZ } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { pane } from './facade.ts';
import type { Kit } from './kit.ts';
import { omit, type PropTable } from './prop-entry.ts';
import { bricks, courses, laid, planks, roofRings, tiles } from './surfaces.ts';

const HOUSE = {
  roof: ['roof', 'rooftop', 'shingles', 'tiles'],
  door: ['door', 'gate'],
  wall: ['wall', 'facade'],
  window: ['window'],
  chimney: ['chimney'],
};

/** Two slopes that meet at a ridge along x, over walls of half size w × d, eaves at y. */
function gable(k: Kit, w: number, d: number, y: number, m: MaterialRef, pitch = 46): number {
  const r = k.part('roof', { priority: 1.05 });
  const s = Math.sin(rad(pitch));
  const half = d / Math.cos(rad(pitch)) / 1.42;
  for (const e of [1, -1]) {
    const [height, width] = [(half + 0.05) * 2, (w + 0.12) * 2];
    const t = tiles(6, 9, height, width, k.px);
    const rows = { kind: 'tiles', rows: 6, columns: 9, height, width, up: e > 0 ? '-z' : 'z' } as const;
    k.box(
      r,
      m,
      [0, y + half * s - 0.04, e * half * Math.cos(rad(pitch)) * 1.03],
      [w + 0.12, 0.04, half + 0.05],
      rotX(e * pitch),
      { width: half, pattern: laid(rows, (x, yy, z, nx, ny, nz) => t(x, -z * e, yy, nx, ny, nz)) },
    );
  }
  const top = y + 2 * half * s - 0.02;
  k.s.cap(r, m, [-w - 0.13, top, 0], [w + 0.13, top, 0], 0.055, 0.055, { tone: 0.2 });
  return top;
}

function doorway(k: Kit, x: number, z: number, w: number, h: number): void {
  k.box(k.part('door', { priority: 1.25 }), k.m('wood', 'door'), [x, h, z], [w, h, 0.03], IDENTITY, {
    pattern: planks(0, 3, w * 2, k.px),
  });
  k.mark([x + w * 0.5, h, z + 0.05], ['g'], { g: 'gold:4' });
}

/** A round tower at x: wall, parapet with merlons, and a conical roof or none. */
function roundTower(
  k: Kit,
  x: number,
  z: number,
  r: number,
  h: number,
  roof: MaterialRef | undefined,
  wall: MaterialRef,
): void {
  const g = `t${x}${z}`;
  k.s.cone(k.part('wall', { group: g }), wall, [x, 0, z], [x, h, z], r * 1.15, r, {
    pattern: courses(9, 12, h, r, k.px),
  });
  const t = k.part('top', { group: `${g}p` });
  k.s.cone(t, wall, [x, h - 0.03, z], [x, h + 0.09, z], r * 1.22, r * 1.22);
  // battlements where no roof stands over them
  const n = roof ? 0 : 10;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * (2 * Math.PI);
    k.box(
      t,
      wall,
      [x + Math.sin(a) * r * 1.12, h + 0.15, z + Math.cos(a) * r * 1.12],
      [r * 0.18, 0.08, r * 0.16],
      rotY((a * 180) / Math.PI),
    );
  }
  if (roof) {
    // the eaves stand out over the wall
    k.s.cone(k.part('roof', { group: `${g}r`, priority: 1.05 }), roof, [x, h + 0.05, z], [x, h + 0.11, z], r * 1.5, r * 1.42, { tone: -0.5 }); // biome-ignore format: eaves
    k.s.cone(
      k.part('roof', { group: `${g}r`, priority: 1.05 }),
      roof,
      [x, h + 0.1, z],
      [x, h + 0.1 + r * 2.3, z],
      r * 1.44,
      0.01,
      {
        pattern: roofRings(6, r * 2.3, k.px),
      },
    );
  }
}

function pennant(k: Kit, x: number, y: number, z: number): void {
  const f = k.part('flag', { priority: 1.3 });
  k.s.cap(f, 'dark_wood', [x, y - 0.05, z], [x, y + 0.26, z], Math.max(0.018, k.px * 0.5));
  k.s.cloth(f, k.m(k.choose('flag', ['red', 'blue', 'gold']), 'flag'), [
    [
      [x, y + 0.26, z],
      [x + 0.14, y + 0.23, z + 0.03],
      [x + 0.3, y + 0.24, z],
    ],
    [
      [x, y + 0.06, z],
      [x + 0.14, y + 0.04, z + 0.03],
      [x + 0.26, y + 0.08, z],
    ],
  ]);
}

const CASTLE = { ...HOUSE, flag: ['flag', 'banner'] };

export const BUILDINGS: PropTable = {
  tower: about({ home: ['meadow', 'mountain'] }, entry('building', ['wizard tower', 'watchtower', 'mage tower', 'stone tower', 'guard tower', 'round tower', 'turret tower'], (k) => { roundTower(k, 0, 0, k.vary('r', 0.32, 0.1), k.vary('h', 1.15, 0.1), k.ctx.wants('roof') ? k.m(k.choose('roof', ['slate', 'roof', 'purple', 'forest']), 'roof') : undefined, k.m('stone')); doorway(k, 0, 0.36, 0.1, 0.19); for (const y of [0.6, 0.9]) pane(k, 'arch', 0, y, 0.345, k.least(0.052, 1), 0.06, 'dark_stone'); pennant(k, 0, 1.92, 0); return { view: 'stand', pitch: 22 }; }, omit(CASTLE, 'chimney'), 'wall')),
  tent: about({ home: ['meadow', 'mountain'] }, entry('building', ['camp', 'pavilion', 'circus tent', 'camping tent', 'camp tent'], (k) => { const c = k.m(k.choose('cloth', ['red', 'blue', 'linen', 'forest'])); const w = k.s.material(k.ctx.colour(1, 'cream')); const striped = k.ctx.brief.colours.length > 1 || k.choose('striped', [true, false]); k.s.cone(k.part('tent'), c, [0, 0, 0], [0, k.vary('h', 1.0, 0.08), 0], 0.6, 0.02, { pattern: (x, _y, z) => (striped && Math.floor(((Math.atan2(x, z) + Math.PI) / (2 * Math.PI)) * 14) & 1 ? { material: w } : Math.cos(Math.atan2(x, z) * 7) > 0.93 ? -0.8 : 0) }); k.s.cloth(k.part('door', { priority: 1.2 }), 'dark', [[[-0.02, 0.52, 0.32], [0.02, 0.52, 0.32]], [[-0.09, 0.26, 0.47], [0.09, 0.26, 0.47]], [[-0.17, 0, 0.62], [0.17, 0, 0.62]]]); pennant(k, 0, 1.0, 0); return { view: 'stand', pitch: 16 }; }, { flag: ['flag'] })),
  well: about({ home: ['meadow'] }, entry('building', ['water well', 'wishing well', 'stone well'], (k) => { k.s.cone(k.part('wall'), k.m('stone'), [0, 0, 0], [0, 0.4, 0], 0.44, 0.42, { pattern: courses(3, 12, 0.4, 0.42, k.px), capMaterial: 'water', capTone: -0.6 }); k.ring(k.part('rim'), k.m('stone'), [0, 0.4, 0], 0.4, 0.055, 'y'); for (const x of [-0.38, 0.38]) k.box(k.part('post'), k.m('wood', 'post'), [x, 0.68, 0], [0.045, 0.34, 0.045]); k.s.cap(k.part('beam'), k.m('dark_wood', 'post'), [-0.36, 0.8, 0], [0.36, 0.8, 0], k.least(0.045, 0.6)); k.s.cap(k.part('rope', { priority: 1.5 }), 'rope', [0.05, 0.8, 0.03], [0.05, 0.6, 0.03], k.least(0.018, 0.4)); k.lathe(k.part('bucket', { priority: 1.2 }), k.m('pale_wood', 'bucket'), [[k.vary('bucket', 0.44, 0.06), 0.085], [0.6, 0.11]], { x: 0.05, z: 0.03 }); gable(k, 0.36, 0.28, 0.98, k.m(k.choose('roof', ['roof', 'thatch', 'slate']), 'roof'), 40); return { view: 'stand', pitch: 22 }; }, { roof: ['roof'], bucket: ['bucket'] })),
  windmill: about({ home: ['meadow'] }, entry('building', ['mill', 'wind mill', 'wind turbine'], (k) => { k.s.cone(k.part('wall'), k.m('plaster'), [0, 0, 0], [0, 0.95, 0], k.ctx.small ? 0.28 : 0.36, 0.24, { pattern: courses(7, 10, 0.95, 0.32, k.px) }); k.s.cone(k.part('roof'), k.m('roof', 'roof'), [0, 0.92, 0], [0, 1.34, 0], 0.33, 0.03); doorway(k, 0, 0.36, 0.1, 0.17); const tiny = k.ctx.small; const spin = tiny ? 45 : k.jitter('spin') * 12 + 40; for (let i = 0; i < 4; i++) { const R = rotZ(spin + i * 90); const at = (x: number, y: number): [number, number] => [R[0] * x + R[1] * y, 0.92 + R[3] * x + R[4] * y]; const a = at(0, 0); const b = at(0, 0.62); k.prism(k.part('sail', { group: `v${i}` }), k.m(k.choose('canvas', ['#e8dcc0', '#f0ead8', '#dccba6']), 'sail'), tiny ? [at(-0.08, 0.2), at(0.08, 0.2), at(0.08, 0.56), at(-0.08, 0.56)] : [at(0.02, 0.16), at(0.17, 0.16), at(0.17, 0.6), at(0.02, 0.6)], 0.015, { z: 0.36 }); if (!tiny) k.s.cap(k.part('arm', { priority: 1.2 }), k.m('dark_wood', 'arm'), [a[0], a[1], 0.38], [b[0], b[1], 0.38], k.least(0.025, 0.55)); } k.s.ell(k.part('hub', { priority: 1.3 }), 'dark_wood', [0, 0.92, 0.4], k.least(0.06, 0.8)); return { view: 'stand', pitch: 10 }; }, { sail: ['sail', 'blade', 'vane'], roof: ['roof'] })),
  lighthouse: about({ home: ['beach'] }, entry('building', ['light house', 'beacon'], (k) => { const [hue, ...more] = k.ctx.brief.colours; const red = k.s.material(k.m(hue && more.length === 0 && !/^#[ef].[ef].[ef]/i.test(hue) ? 'white' : 'red', 'stripe')); const n = k.choose('bands', [5, 7]); k.s.cone(k.part('wall'), k.m('white'), [0, 0, 0], [0, 1.1, 0], 0.28, 0.18, { pattern: (_x, y) => (Math.floor(((y + 1) / 2) * n) & 1 ? 0 : { material: red }) }); k.lathe(k.part('deck'), k.m('charcoal', 'deck'), [[1.08, 0.25], [1.14, 0.25]]); k.lathe(k.part('light'), k.m('flame', 'light'), [[1.14, 0.15], [1.34, 0.15]], { tone: 0.3 }); k.s.cone(k.part('roof'), k.m('red', 'roof'), [0, 1.34, 0], [0, 1.54, 0], 0.2, 0.02); k.s.ell(k.part('rock'), k.m('stone', 'rock'), [0, 0.02, 0.04], [0.48, 0.1, 0.34], IDENTITY, { pattern: grain(5, 0.4) }); doorway(k, 0, 0.28, 0.07, 0.12); return { view: 'stand', pitch: 10 }; }, { stripe: ['stripe'], roof: ['roof'], light: ['light', 'lamp'] })),
  pyramid: about({ home: ['desert'] }, entry('building', ['egyptian pyramid', 'tomb pyramid'], (k) => { const m = k.m('sand'); const n = 6; for (let i = 0; i < n; i++) k.box(k.part('layer', { group: `l${i}` }), m, [0, 0.07 + i * 0.14, 0], [0.66 - i * 0.105, 0.075, 0.66 - i * 0.105], IDENTITY, { pattern: bricks(1, 9 - i, 0.15, 1.2 - i * 0.2, k.px) }); k.s.cone(k.part('tip'), k.m('gold', 'tip'), [0, 0.82, 0], [0, k.vary('tip', 1.0, 0.04), 0], 0.12, 0.01); k.box(k.part('door', { priority: 1.2 }), 'dark', [0, 0.1, 0.66], [0.1, 0.1, 0.02]); return { view: 'stand', pitch: 24, yaw: -30 }; }, { tip: ['tip', 'top', 'capstone'] })),
  igloo: about({ home: ['snow'] }, entry('building', ['ice house', 'snow hut'], (k) => { k.s.ell(k.part('dome'), k.m('snow'), [0, 0, 0], [0.56, k.vary('h', 0.6, 0.08), 0.54], IDENTITY, { clips: [[0, -1, 0, 0]], pattern: (x, y, z) => { const r = Math.floor(y * 5); const f = y * 5 - r; const a = (Math.atan2(x, z) / (2 * Math.PI)) * 14 + (r & 1) * 0.5; return f < 0.22 || a - Math.floor(a) < 0.12 ? -1.1 : 0; } }); k.s.ell(k.part('porch', { group: 'porch' }), k.m('snow'), [0, 0, 0.5], [0.24, 0.34, 0.2], IDENTITY, { clips: [[0, -1, 0, 0]] }); k.s.ell(k.part('door', { priority: 1.2 }), 'dark', [0, 0, 0.66], [0.15, 0.24, 0.06], IDENTITY, { clips: [[0, -1, 0, 0]] }); return { view: 'stand', pitch: 16 }; })),
  'brick-wall': entry('building', ['wall', 'stone wall', 'castle wall', 'fence wall', 'battlement', 'barricade'], (k) => { const m = k.m(k.choose('brick', ['brick', 'stone', 'dark_stone'])); k.box(k.part('wall'), m, [0, 0.36, 0], [0.66, 0.36, 0.14], IDENTITY, { pattern: bricks(6, 6, 0.72, 1.32, k.px) }); for (let i = -2; i <= 2; i++) k.box(k.part('merlon', { group: 'wall' }), m, [i * 0.29, 0.8, 0], [0.095, k.vary('merlon', 0.09, 0.25), 0.14]); return { view: 'stand', pitch: 22 }; }),
  fence: about({ home: ['meadow'] }, entry('building', ['picket fence', 'wooden fence', 'gate', 'barrier', 'palisade', 'railing'], (k) => { const m = k.m(k.choose('wood', ['wood', 'white', 'pale_wood'])); for (let i = -2; i <= 2; i++) { const h = k.vary(`h${i}`, 0.66, 0.06); k.prism(k.part('picket', { group: `p${i}` }), m, [[i * 0.26 - 0.08, 0], [i * 0.26 + 0.08, 0], [i * 0.26 + 0.08, h], [i * 0.26, h + 0.12], [i * 0.26 - 0.08, h]], 0.03, { z: 0.04 }); } for (const y of [0.22, 0.52]) k.box(k.part('rail'), m, [0, y, 0], [0.68, 0.05, 0.025]); return { view: 'stand', pitch: 10 }; })),
  bridge: about({ home: ['meadow', 'mountain'] }, entry('building', ['wooden bridge', 'dock', 'pier'], (k) => { const m = k.m(k.choose('kind', ['wood', 'stone'])); const bow = k.vary('bow', 0.26, 0.3); const y = (x: number): number => 0.22 + bow * (1 - (x / 0.8) ** 2); for (let i = -7; i <= 7; i++) { const x = i * 0.11; k.box(k.part('plank', { group: `p${i & 1}` }), m, [x, y(x), 0], [0.052, 0.035, 0.3], IDENTITY, { tone: i & 1 ? 0 : -0.25 }); } for (const z of [-0.3, 0.3]) { k.s.tube(k.part('rail', { priority: 1.1 }), k.m(m, 'rail'), [-0.8, -0.4, 0, 0.4, 0.8].map((x) => [x, y(x) + 0.26, z] as const), k.least(0.035, 0.55)); for (const x of [-0.78, -0.4, 0, 0.4, 0.78]) k.s.cap(k.part('post', { priority: 1.1 }), k.m(m, 'rail'), [x, y(x) - 0.02, z], [x, y(x) + 0.28, z], k.least(0.04, 0.55)); } for (const x of [-0.76, 0.76]) k.box(k.part('pier'), 'stone', [x, 0.1, 0], [0.1, 0.12, 0.32], IDENTITY, { pattern: bricks(2, 2, 0.24, 0.2, k.px) }); return { view: 'stand', pitch: 26, yaw: -14 }; }, { rail: ['rail', 'railing'] })),
  statue: about({ home: ['meadow', 'mountain'] }, entry('building', ['sculpture', 'stone statue', 'bust', 'angel statue', 'idol', 'totem'], (k) => { const m = k.m(k.choose('stone', ['stone', 'marble', 'bronze'])); k.box(k.part('base'), k.m('dark_stone', 'base'), [0, 0.1, 0], [0.32, 0.1, 0.28]); k.box(k.part('base2', { group: 'b2' }), m, [0, 0.25, 0], [0.24, 0.06, 0.21]); k.s.cone(k.part('robe'), m, [0, 0.3, 0], [0, 0.78, 0], 0.22, 0.13, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 8) > 0.7 ? -0.6 : 0) }); k.s.ell(k.part('head', { group: 'head' }), m, [0, 0.98, 0], [0.14, 0.16, 0.14]); for (const d of [-1, 1]) k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.14, 0.78, 0], [d * 0.2, 0.6, 0.08], [d * 0.02, k.vary('hand', 0.58, 0.1), 0.2]], 0.06); k.s.cap(k.part('sword', { priority: 1.2 }), m, [0, 0.64, 0.22], [0, 0.3, 0.22], k.least(0.03, 0.55), undefined, { tone: 0.3 }); k.mark([-0.05, 0.98, 0.14], ['d'], { d: 'dark_stone:2' }); k.mark([0.05, 0.98, 0.14], ['d'], { d: 'dark_stone:2' }); return { view: 'stand', pitch: 12 }; }, { base: ['base', 'pedestal', 'plinth'] })),
  fountain: about({ home: ['meadow', 'mountain'] }, entry('building', ['water fountain', 'stone fountain', 'birdbath'], (k) => { const m = k.m(k.choose('stone', ['stone', 'marble'])); const w = k.m('water', 'water'); k.s.cone(k.part('basin'), m, [0, 0, 0], [0, 0.24, 0], 0.6, 0.64, { pattern: courses(2, 14, 0.24, 0.6, k.px), capMaterial: w }); k.ring(k.part('rim'), m, [0, 0.24, 0], 0.62, 0.05, 'y'); k.lathe(k.part('stem'), m, [[0.2, 0.12], [0.6, 0.08]]); k.s.cone(k.part('bowl'), m, [0, 0.56, 0], [0, 0.68, 0], 0.12, 0.3, { capMaterial: w }); k.s.cap(k.part('jet', { priority: 1.2 }), w, [0, 0.68, 0], [0, k.vary('jet', 0.96, 0.08), 0], k.least(0.05, 0.7), k.least(0.03, 0.5), { tone: 0.4 }); for (const a of [20, 90, 160, 250]) k.s.tube(k.part('fall', { group: 'fall', priority: 1.1 }), w, [[Math.cos(rad(a)) * 0.29, 0.68, Math.sin(rad(a)) * 0.29], [Math.cos(rad(a)) * 0.36, 0.52, Math.sin(rad(a)) * 0.36], [Math.cos(rad(a)) * 0.38, 0.26, Math.sin(rad(a)) * 0.38]], k.least(0.035, 0.5), { tone: 0.35 }); return { view: 'stand', pitch: 26 }; }, { water: ['water', 'liquid'] })),
  pillar: entry('building', ['column', 'stone pillar', 'broken pillar', 'marble column', 'altar', 'pedestal'], (k) => { const m = k.m(k.choose('stone', ['marble', 'stone', 'sand'])); k.box(k.part('base'), m, [0, 0.06, 0], [0.27, 0.06, 0.27]); k.lathe(k.part('foot'), m, [[0.12, 0.23], [0.18, 0.19]]); const top = k.ctx.said('broken') ? 0.6 : k.vary('h', 0.98, 0.06); k.s.cone(k.part('shaft'), m, [0, 0.16, 0], [0, top, 0], 0.18, 0.155, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 12) > 0.45 ? -0.55 : 0) }); if (!k.ctx.said('broken')) { k.lathe(k.part('capital'), m, [[top, 0.17], [top + 0.08, 0.24]]); k.box(k.part('slab', { group: 'slab' }), m, [0, top + 0.12, 0], [0.27, 0.05, 0.27]); } return { view: 'stand', pitch: 18 }; }),
  portal: about({ home: ['meadow'] }, entry('building', ['magic portal', 'gateway', 'teleporter', 'warp gate', 'archway', 'arch', 'stargate', 'dimensional rift'], (k) => { const m = k.m('stone', 'frame'); const f = k.part('frame', { priority: 1.1 }); for (const d of [-1, 1]) k.box(f, m, [d * 0.42, 0.36, 0], [0.11, 0.36, 0.13], IDENTITY, { pattern: bricks(4, 1, 0.72, 0.2, k.px) }); for (let i = 0; i < 9; i++) { const a = rad(i * 22.5); k.box(f, m, [Math.cos(a) * 0.42, 0.72 + Math.sin(a) * 0.42, 0], [0.1, 0.12, 0.13], rotZ(i * 22.5), { tone: i % 2 ? 0.2 : 0 }); } const p = k.m(k.choose('magic', ['amethyst', 'crystal', 'emerald'])); const turn = k.jitter('swirl') * 3; k.s.ell(k.part('magic'), p, [0, 0.54, -0.02], [0.35, 0.56, 0.06], IDENTITY, { pattern: (x, y) => (Math.cos(Math.atan2(y, x) * 3 + Math.hypot(x, y) * 7 + turn) > 0.35 ? 0.75 : -0.25) }); return { view: 'stand', pitch: 6 }; }, { frame: ['frame', 'arch', 'stone'] })),
  shop: about({ home: ['city'], interior: true }, entry('building', ['market stall', 'stall', 'booth', 'store', 'kiosk', 'merchant stall', 'market', 'stand', 'fruit stand', 'fruit stall', 'vegetable stand', 'vegetable stall', 'food stall', 'food stand', 'flower stall', 'lemonade stand', 'market stand', 'fish stall', 'fish market stall', 'bread stall', 'fruit market', 'gas station', 'petrol station'], (k) => { const a = k.s.material(k.m(k.choose('stripe', ['red', 'blue', 'green']))); const cream = k.m('cream', 'awning'); k.box(k.part('counter'), k.m('wood', 'counter'), [0, 0.22, 0.12], [0.58, 0.22, 0.18], IDENTITY, { pattern: planks(0, 7, 1.16, k.px) }); for (const x of [-0.56, 0.56]) for (const z of [-0.28, 0.28]) k.box(k.part('post'), 'dark_wood', [x, 0.5, z], [0.04, 0.5, 0.04]); k.box(k.part('awning'), cream, [0, 1.0, 0.1], [0.68, 0.03, 0.44], rotX(22), { pattern: (x) => (Math.floor((x + 1) * 4.5) & 1 ? 0 : { material: a }) }); (['red', 'orange', 'leaf', 'yellow', 'red', 'violet'] as const).forEach((m, i) => { k.s.ell(k.part('goods', { group: `g${i % 3}` }), k.m(m, 'goods'), [-0.42 + i * 0.165, 0.5, 0.12 + k.jitter(`g${i}`) * 0.06], 0.09); }); return { view: 'stand', pitch: 20 }; }, { awning: ['awning', 'roof', 'canopy'] })),
}; // biome-ignore format: a table
