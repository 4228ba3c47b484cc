import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotZ } from '../../solids/vec.ts';
import { entry } from './define.ts';
import type { PropTable } from './prop-entry.ts';
import { bricks, planks } from './surfaces.ts';

/** Buildings of far countries and of industry, entrances, ruins; and tall plants. */
export const LANDMARKS: PropTable = {
  torii: entry('building', ['torii gate', 'japanese shrine gate', 'shinto shrine gate', 'japanese temple gate', 'shinto gate', 'japanese gate', 'shrine gate'], (k) => {
    const m = k.m('#d8442c');
    for (const d of [-1, 1]) { k.s.cone(k.part('post', { group: `p${d}` }), m, [d * 0.36, 0.06, 0], [d * 0.32, 0.94, 0], 0.075, 0.06); k.s.cone(k.part('foot', { group: `f${d}` }), k.m('charcoal', 'feet'), [d * 0.36, 0, 0], [d * 0.36, 0.1, 0], 0.1, 0.09); }
    k.box(k.part('tie', { group: 'tie' }), m, [0, 0.72, 0], [0.46, 0.045, 0.05]);
    k.box(k.part('plaque', { priority: 1.2 }), k.m('gold', 'plaque'), [0, 0.84, 0.04], [0.06, 0.08, 0.02]);
    k.s.tube(k.part('lintel', { group: 'lintel' }), m, [[-0.56, 0.99, 0], [-0.3, 0.95, 0], [0.3, 0.95, 0], [0.56, 0.99, 0]], 0.06);
    k.s.tube(k.part('top', { group: 'top' }), k.m('charcoal', 'top'), [[-0.64, 1.12, 0], [-0.3, 1.04, 0], [0.3, 1.04, 0], [0.64, 1.12, 0]], 0.06);
    return { view: 'stand', pitch: 8 };
  }, { top: ['top', 'roof', 'beam'], plaque: ['plaque', 'sign'] }),
  factory: entry('building', ['industrial building', 'refinery', 'warehouse factory', 'steel mill', 'plant building', 'coal power plant', 'coal plant', 'coal power station', 'coal fired power plant', 'gas power plant', 'thermal power plant', 'steel works', 'chemical plant'], (k) => {
    const m = k.m(k.choose('wall', ['brick', '#8c909c', '#a89c8c']));
    k.box(k.part('hall'), m, [0, 0.26, 0], [0.6, 0.26, 0.3], IDENTITY, { pattern: bricks(5, 9, 0.52, 1.2, k.px, -0.8) });
    for (const x of [-0.4, 0, 0.4]) k.prism(k.part('roof', { group: `r${x}` }), k.m('slate', 'roof'), [[x - 0.2, 0.52], [x + 0.2, 0.52], [x - 0.2, 0.74]], 0.31);
    [[-0.3, 1.1], [0.06, 0.98]].forEach(([x, h], i) => {
      k.s.cone(k.part('stack', { group: `s${i}` }), k.m('#c46c50', 'chimney'), [x!, 0.5, -0.2], [x!, h!, -0.2], 0.09, 0.07, { capMaterial: 'charcoal', capTone: -0.5 });
      k.s.cone(k.part('band', { group: `s${i}`, priority: 1.2 }), k.m('white', 'band'), [x!, h! - 0.14, -0.2], [x!, h! - 0.08, -0.2], 0.078, 0.076);
      for (const [dx, dy, r] of [[0.02, 0.1, 0.09], [0.12, 0.22, 0.11]] as const) k.s.ell(k.part('smoke', { group: `k${i}` }), k.m('#c0c0c8', 'smoke'), [x! + dx, h! + dy, -0.2], k.vary(`k${i}${dx}`, r, 0.12));
    });
    for (const x of k.ctx.small ? [-0.3, 0.1] : [-0.44, -0.2, 0.04]) k.box(k.part('window', { line: false, priority: 1.2 }), k.m('flame', 'window'), [x, 0.3, 0.305], [k.least(0.07, 0.9), 0.08, 0.005]);
    k.box(k.part('door', { priority: 1.2 }), k.m('dark_metal', 'door'), [0.38, 0.16, 0.305], [0.11, 0.16, 0.01], IDENTITY, { pattern: planks(1, 3, 0.32, k.px, -0.8) });
    return { view: 'stand', pitch: 14, yaw: -14 };
  }, { roof: ['roof'], chimney: ['chimney', 'chimneys', 'smokestack'], smoke: ['smoke'], window: ['window', 'windows'], door: ['door'] }),
  'cave-entrance': entry('rock', ['cave entrance', 'dungeon entrance', 'cave mouth', 'entrance to a cave', 'tunnel entrance'], (k) => {
    const m = k.m(k.choose('rock', ['stone', '#8c7c6c/stone', 'dark_stone']));
    const rocks = [[-0.44, 0.26, 0.3], [0.44, 0.26, 0.3], [-0.3, 0.62, 0.3], [0.3, 0.62, 0.29], [0, 0.78, 0.32]] as const;
    rocks.forEach(([x, y, r], i) => { const q = k.vary(`r${i}`, r, 0.1); k.s.ell(k.part('rock', { group: `k${i}` }), m, [x, y, -0.06], [q, q * 0.94, q * 0.7], rotZ(i * 31), { pattern: grain(3, 0.7) }); });
    const mouth = k.part('mouth', { priority: 1.1 });
    k.s.ell(mouth, k.m('#1c1824', 'mouth'), [0, 0.34, 0.16], [0.25, 0.3, 0.06], IDENTITY, { tone: -0.4 });
    k.box(mouth, k.m('#1c1824', 'mouth'), [0, 0.16, 0.16], [0.25, 0.17, 0.06], IDENTITY, { tone: -0.4 });
    if (k.ctx.wants('frame')) { const w = k.m('wood', 'frame'); for (const d of [-1, 1]) k.box(k.part('post', { group: `p${d}`, priority: 1.2 }), w, [d * 0.27, 0.3, 0.22], [0.05, 0.31, 0.05], rotZ(d * 3)); k.box(k.part('beam', { group: 'beam', priority: 1.2 }), w, [0, 0.64, 0.24], [0.38, 0.055, 0.06]); }
    k.s.ell(k.part('floor', { group: 'floor' }), m, [0, 0.02, 0.1], [0.7, 0.07, 0.34], IDENTITY, { pattern: grain(4, 0.4) });
    return { view: 'stand', pitch: 8 };
  }, { frame: ['frame', 'beams', 'wood', 'supports'], mouth: ['mouth', 'opening', 'hole'] }),
  ruins: entry('building', ['ruin', 'ancient ruins', 'temple ruins', 'broken pillars', 'crumbled temple', 'broken columns', 'old ruins'], (k) => {
    const m = k.m('#b0a898/stone');
    k.box(k.part('floor', { group: 'floor' }), m, [0, 0.05, 0], [0.64, 0.06, 0.34], IDENTITY, { pattern: grain(4, 0.5) });
    const heights = [0.94, 0.5, 0.94, 0.32];
    heights.forEach((h0, i) => {
      const x = -0.48 + i * 0.32;
      const h = k.vary(`h${i}`, h0, 0.1);
      k.s.cone(k.part('pillar', { group: `p${i}` }), m, [x, 0.1, 0], [x, h, 0], 0.1, 0.085, { pattern: (px, _y, pz) => (Math.cos(Math.atan2(px, pz) * 8) > 0.7 ? -0.8 : 0), capTone: 0.3 });
      if (h0 > 0.9) k.box(k.part('capital', { group: `p${i}` }), m, [x, h + 0.03, 0], [0.13, 0.045, 0.12]);
      else k.s.ell(k.part('break', { group: `p${i}` }), m, [x - 0.03, h, 0], [0.07, 0.07, 0.07], IDENTITY, { pattern: grain(3, 0.8) });
    });
    k.box(k.part('beam', { group: 'beam' }), m, [-0.3, 1.04, 0], [0.36, 0.06, 0.12], rotZ(k.jitter('tilt') * 2), { pattern: grain(4, 0.5) });
    for (const [x, z, r] of [[0.34, 0.3, 0.13], [0.54, 0.2, 0.09], [0.1, 0.34, 0.08]] as const) k.box(k.part('rubble', { group: `u${x}` }), m, [x, r * 0.8, z], [r, r * 0.75, r * 0.8], rotZ(18 + x * 40));
    if (k.ctx.wants('moss')) for (const [x, y] of [[-0.56, 1.06], [0.16, 0.99], [-0.18, 0.52]] as const) k.s.ell(k.part('moss', { line: false, priority: 1.1 }), k.m('grass', 'moss'), [x, y, 0.06], [0.11, 0.06, 0.1], IDENTITY, { pattern: grain(4, 0.6) });
    return { view: 'stand', pitch: 14 };
  }, { moss: ['moss', 'vines', 'ivy'] }),
  willow: entry('plant', ['willow tree', 'weeping willow'], (k) => {
    const m = k.m(k.choose('leaf', ['#88b048/leaf', '#6ca850/leaf']));
    k.s.tube(k.part('trunk'), k.m('#7c5c40', 'trunk'), [[0.02, 0, 0], [-0.03, 0.3, 0], [0.03, 0.62, 0]], [0.13, 0.09, 0.08]);
    for (const [x, y, r] of [[-0.24, 0.86, 0.22], [0.24, 0.86, 0.22], [0, 0.98, 0.27]] as const) k.s.ell(k.part('crown', { group: 'crown' }), m, [x, y, 0], r, IDENTITY, { pattern: grain(4, 0.7) });
    for (let i = 0; i < 11; i++) {
      const a = rad(i * 33);
      const [x, z] = [Math.sin(a) * 0.42, Math.cos(a) * 0.3];
      const low = k.vary(`d${i}`, 0.26, 0.4);
      k.s.tube(k.part('strand', { group: `s${i}`, soft: true }), m, [[x * 0.8, 0.9, z * 0.8], [x * 1.14, 0.66, z * 1.1], [x * 1.2, low, z * 1.16]], [0.12, 0.1, 0.03], { tone: i % 2 ? 0.15 : -0.25 });
    }
    return { view: 'stand', pitch: 8 };
  }, { trunk: ['trunk', 'bark', 'wood'] }),
  bamboo: entry('plant', ['bamboo stalk', 'bamboo shoots', 'bamboo grove', 'bamboo forest', 'sugarcane', 'sugar cane'], (k) => {
    const m = k.m('#7cb848');
    for (const [x, h, z] of [[-0.26, 0.9, -0.06], [0.24, 1.0, -0.04], [0, 1.2, 0.06]] as const) {
      const n = k.ctx.small ? 3 : 5;
      for (let j = 0; j < n; j++) { const y = (h * j) / n; k.s.cone(k.part('cane', { group: `c${x}` }), m, [x, y, z], [x, y + h / n - 0.02, z], k.least(0.066, 1), k.least(0.06, 0.95)); k.s.cone(k.part('node', { group: `c${x}`, priority: 1.2 }), k.m('#5c9038', 'joints'), [x, y + h / n - 0.025, z], [x, y + h / n, z], k.least(0.075, 1.1), k.least(0.075, 1.1)); }
      for (const [d, t] of [[-1, 0.66], [1, 0.86], [1, 0.5]] as const) k.s.tube(k.part('leaf', { group: `l${x}${t}` }), k.m('#4c9c3c', 'leaf'), [[x, h * t, z + 0.05], [x + d * 0.12, h * t + 0.08, z + 0.08], [x + d * 0.26, h * t, z + 0.1]], [0.02, 0.05, 0.01]);
    }
    return { view: 'stand', pitch: 6 };
  }, { leaf: ['leaf', 'leaves'], joints: ['joints', 'nodes'] }),
}; // biome-ignore format: a table
