import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { STAND } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { planks } from './surfaces.ts';

/** What stands in kitchens, bathrooms and living rooms. */
export const HOUSEHOLD: PropTable = {
  fridge: entry('furniture', ['refrigerator', 'freezer', 'ice box', 'icebox'], (k) => {
    const m = k.m(k.choose('paint', ['#e4e8f0/pearl', '#a8d4d8/pearl', '#e49488/pearl']));
    k.box(k.part('body'), m, [0, 0.62, 0], [0.36, 0.6, 0.28], IDENTITY, { round: 0.05 });
    k.box(k.part('seam', { line: false, priority: 1.2 }), m, [0, 0.84, 0.285], [0.35, k.least(0.014, 0.5), 0.005], IDENTITY, { tone: -1.2 });
    for (const [y, h] of [[0.98, 0.09], [0.62, 0.15]] as const) k.box(k.part('handle', { priority: 1.4 }), k.m('steel', 'handle'), [-0.25, y, 0.31], [k.least(0.026, 0.6), h, 0.03]);
    return STAND;
  }, { handle: ['handle', 'handles'] }),
  'iron-stove': entry('furniture', ['cast iron stove', 'wood stove', 'wood burning stove', 'iron stove', 'potbelly stove', 'pot belly stove', 'coal stove', 'wood burner', 'log burner', 'wood burning oven', 'old stove', 'cooking stove', 'franklin stove'], (k) => {
    const m = k.m('#34343e/iron');
    k.box(k.part('body'), m, [0, 0.44, 0], [0.42, 0.3, 0.3], IDENTITY, { round: 0.03 });
    k.box(k.part('top', { priority: 1.1 }), k.m('#4c4c58/iron', 'top'), [0, 0.77, 0], [0.47, 0.035, 0.34], IDENTITY, { round: 0.02 });
    for (const x of [-0.34, 0.34]) k.s.cap(k.part('leg', { group: `leg ${x}` }), m, [x, 0.14, 0.2], [x * 1.12, 0.01, 0.24], k.least(0.04, 0.6));
    k.s.cone(k.part('pipe', { group: 'pipe' }), k.m('#44444e/iron', 'pipe'), [0.22, 0.8, -0.1], [0.22, 1.5, -0.1], 0.085, 0.085);
    for (const y of [0.98, 1.24]) k.s.cone(k.part('band', { priority: 1.2 }), '#6c6c78/iron', [0.22, y, -0.1], [0.22, y + 0.04, -0.1], 0.1, 0.1);
    k.box(k.part('door', { priority: 1.2 }), k.m('#26262e/iron', 'door'), [-0.08, 0.44, 0.3], [0.24, 0.19, 0.02], IDENTITY, { round: 0.02 });
    k.box(k.part('flame', { priority: 1.35 }), '#ff9838/flame', [-0.08, 0.46, 0.325], [0.17, 0.11, 0.012], IDENTITY, { tone: 0.2 });
    for (const d of [-0.17, -0.08, 0.01]) k.box(k.part('bar', { priority: 1.5, line: false }), '#26262e/iron', [d, 0.46, 0.34], [k.least(0.012, 0.4), 0.11, 0.008]);
    k.box(k.part('handle', { priority: 1.5 }), 'gold', [0.21, 0.46, 0.33], [k.least(0.02, 0.5), 0.05, 0.02]);
    k.s.ell(k.part('pot', { priority: 1.2, group: 'pot' }), k.m('#b86c3c/bronze', 'pot'), [-0.2, 0.9, 0.02], [0.15, 0.11, 0.14]);
    return STAND;
  }, { door: ['door'], pipe: ['pipe'], pot: ['pot', 'kettle'] }),
  bathtub: entry('furniture', ['bath tub', 'bath', 'tub', 'hot tub', 'clawfoot tub', 'jacuzzi', 'sink', 'washbasin'], (k) => {
    const m = k.m('#eceff4/pearl');
    k.s.hull(k.part('tub'), m, [0, 0.32, 0], [[0, 1, 0, 0.22], [0, -1, 0, 0.2], [0.95, -0.3, 0, 0.58], [-0.95, -0.3, 0, 0.58], [0, -0.3, 0.95, 0.28], [0, -0.3, -0.95, 0.28]], 1, IDENTITY, { extent: 0.9 });
    k.box(k.part('rim', { priority: 1.1 }), m, [0, 0.55, 0], [0.68, 0.04, 0.36], IDENTITY, { round: 0.04, tone: 0.2 });
    k.box(k.part('water', { line: false, priority: 1.1 }), k.m('water', 'water'), [0, 0.6, 0], [0.58, 0.005, 0.27]);
    if (k.ctx.wants('foam')) for (const [x, z, r] of [[-0.36, 0.04, 0.13], [-0.2, -0.1, 0.11], [-0.14, 0.12, 0.1], [0.1, -0.06, 0.08]] as const) k.s.ell(k.part('foam', { group: 'foam' }), k.m('snow', 'foam'), [x, 0.63, z], [k.vary(`f${x}`, r, 0.15), r * 0.8, r]);
    for (const d of [-1, 1]) k.s.ell(k.part('foot'), k.m('gold', 'feet'), [d * 0.42, 0.06, 0.22], [0.08, 0.08, 0.08]);
    k.s.tube(k.part('tap', { priority: 1.3 }), k.m('gold', 'tap'), [[0.58, 0.56, 0], [0.58, 0.84, 0], [0.42, 0.84, 0.02], [0.42, 0.74, 0.02]], k.least(0.035, 0.7));
    return { view: 'stand', pitch: 30 };
  }, { water: ['water'], foam: ['foam', 'bubbles', 'soap'], tap: ['tap', 'faucet'], feet: ['feet', 'foot', 'legs'] }),
  toilet: entry('furniture', ['wc', 'loo', 'lavatory', 'toilet seat'], (k) => {
    const m = k.m('#eceff4/pearl');
    k.box(k.part('tank', { group: 'tank' }), m, [0, 0.74, -0.26], [0.3, 0.24, 0.12], IDENTITY, { round: 0.05 });
    k.box(k.part('lid', { group: 'lid' }), m, [0, 1.0, -0.26], [0.33, 0.04, 0.14]);
    k.lathe(k.part('bowl', { group: 'bowl' }), m, [[0, 0.2], [0.14, 0.17], [0.3, 0.24], [0.44, 0.33]], { z: 0.08 });
    k.s.cone(k.part('seat', { group: 'seat', priority: 1.1 }), k.m('#e0e4ec/pearl', 'seat'), [0, 0.44, 0.08], [0, 0.5, 0.08], [0.35, 0.4], [0.35, 0.4], { capTone: 0.3 });
    k.s.cone(k.part('water', { line: false, priority: 1.2 }), k.m('water', 'water'), [0, 0.5, 0.1], [0, 0.505, 0.1], [0.21, 0.25], [0.21, 0.25]);
    k.box(k.part('flush', { priority: 1.4 }), k.m('silver', 'handle'), [-0.2, 0.9, -0.12], [k.least(0.07, 1), k.least(0.026, 0.6), 0.03]);
    return { view: 'stand', pitch: 28, yaw: -20 };
  }, { seat: ['seat'], handle: ['handle', 'lever'], water: ['water'] }),
  'washing-machine': entry('furniture', ['washing machine', 'washer', 'dryer', 'tumble dryer', 'laundry machine', 'dishwasher'], (k) => {
    const m = k.m('#e8ebf2/pearl');
    k.box(k.part('body'), m, [0, 0.5, 0], [0.44, 0.48, 0.34], IDENTITY, { round: 0.04 });
    k.box(k.part('panel', { line: false, priority: 1.1 }), m, [0, 0.86, 0.345], [0.42, 0.09, 0.01], IDENTITY, { tone: -0.5 });
    k.s.ell(k.part('knob', { priority: 1.4 }), k.m('steel', 'knob'), [0.26, 0.86, 0.37], k.least(0.055, 0.8));
    k.box(k.part('display', { priority: 1.3, line: false }), k.m('#4cc0f0/flame', 'display'), [-0.2, 0.86, 0.36], [0.12, k.least(0.035, 0.6), 0.01]);
    k.s.cone(k.part('ring', { priority: 1.2 }), k.m('steel', 'door'), [0, 0.42, 0.34], [0, 0.42, 0.39], 0.29, 0.27);
    k.s.cone(k.part('glass', { priority: 1.3, line: false }), k.m('#5c94c8/glass', 'window'), [0, 0.42, 0.39], [0, 0.42, 0.4], 0.2, 0.2, { capTone: -0.1 });
    k.mark([-0.08, 0.52, 0.42], k.ctx.small ? ['w'] : ['.ww', 'w..'], { w: 'glass:5' });
    return { view: 'stand', pitch: 14 };
  }, { door: ['door', 'ring'], window: ['window', 'glass'], display: ['display', 'screen'] }),
  piano: entry('music', ['upright piano', 'keyboard instrument', 'organ', 'harpsichord', 'synthesizer', 'keyboard piano'], (k) => {
    const m = k.m(k.choose('wood', ['#34303c/obsidian', 'dark_wood', 'wood']));
    k.box(k.part('case'), m, [0, 0.62, -0.12], [0.58, 0.34, 0.16], IDENTITY, { round: 0.03 });
    k.box(k.part('top', { group: 'top' }), m, [0, 0.98, -0.12], [0.62, 0.04, 0.2]);
    k.box(k.part('shelf', { group: 'shelf' }), m, [0, 0.44, 0.14], [0.58, 0.06, 0.18]);
    const n = k.ctx.small ? 5 : k.ctx.middle ? 8 : 14;
    const black = k.s.material('#2a2630');
    k.box(k.part('keys', { line: false, priority: 1.2 }), k.m('white', 'keys'), [0, 0.505, 0.18], [0.52, 0.02, 0.13], IDENTITY, { pattern: (x, _y, z) => { const u = ((x + 1) / 2) * n; return Math.abs(u - Math.round(u)) < 0.17 && z < 0.35 && Math.round(u) % 7 !== 3 ? { material: black } : 0; } });
    for (const d of [-1, 1]) k.box(k.part('leg'), m, [d * 0.5, 0.2, 0.24], [0.05, 0.2, 0.05]);
    k.box(k.part('base'), m, [0, 0.06, -0.12], [0.58, 0.06, 0.16]);
    k.box(k.part('sheet', { priority: 1.2 }), k.m('paper', 'sheet'), [0, 0.76, 0.06], [0.17, 0.13, 0.01], rotX(-8));
    return { view: 'stand', pitch: 30 };
  }, { keys: ['keys', 'key'], sheet: ['sheet', 'music', 'paper'] }),
  'grandfather-clock': about({ home: ['studio'] }, entry('furniture', ['grandfather clock', 'pendulum clock', 'longcase clock', 'tall clock', 'standing clock'], (k) => {
    const m = k.m(k.choose('wood', ['wood', 'dark_wood']));
    k.box(k.part('base'), m, [0, 0.12, 0], [0.28, 0.12, 0.18]);
    k.box(k.part('trunk', { group: 'trunk' }), m, [0, 0.56, 0], [0.2, 0.34, 0.14]);
    k.box(k.part('hood', { group: 'hood' }), m, [0, 1.08, 0], [0.27, 0.22, 0.17]);
    k.prism(k.part('roof', { group: 'roof' }), m, [[-0.32, 1.28], [0.32, 1.28], [0, 1.48]], 0.18, { tone: -0.2 });
    k.box(k.part('case', { line: false, priority: 1.1 }), k.m('#4c3020', 'glass'), [0, 0.56, 0.145], [0.12, 0.27, 0.01]);
    k.s.cap(k.part('rod', { line: false, priority: 1.3 }), k.m('gold', 'pendulum'), [0, 0.8, 0.17], [0.02, 0.46, 0.17], k.least(0.018, 0.5));
    k.s.ell(k.part('bob', { line: false, priority: 1.4 }), k.m('gold', 'pendulum'), [0.02, 0.42, 0.18], k.least(0.075, 0.9));
    k.s.cone(k.part('face', { priority: 1.2 }), k.m('cream', 'face'), [0, 1.08, 0.17], [0, 1.08, 0.2], 0.19, 0.18, { capTone: 0.2 });
    const r = k.least(0.02, 0.5);
    for (const to of [[0, 1.2, 0.22], [0.09, 1.04, 0.22]] as const) k.s.cap(k.part('hand', { line: false, priority: 1.6 }), k.m('charcoal', 'hands'), [0, 1.08, 0.22], to, r);
    return { view: 'stand', pitch: 8 };
  }, { face: ['face', 'dial'], pendulum: ['pendulum'], hands: ['hands'] })),
  'bunk-bed': about({ home: ['room'] }, entry('furniture', ['bunk bed', 'bunk beds', 'double decker bed', 'loft bed'], (k) => {
    const w = k.m('wood', 'frame');
    const cover = k.m(k.choose('cover', ['blue', 'red', 'green']));
    for (const x of [-0.54, 0.54]) for (const z of [-0.24, 0.24]) k.box(k.part('post', { group: 'post' }), w, [x, 0.56, z], [0.05, 0.56, 0.05]);
    [0.24, 0.78].forEach((y, i) => {
      k.box(k.part('rail', { group: `r${i}` }), w, [0, y, 0.24], [0.54, 0.06, 0.03]);
      k.box(k.part('cover', { group: `c${i}` }), cover, [0.1, y + 0.1, 0], [0.42, 0.07, 0.22], IDENTITY, { round: 0.04 });
      k.box(k.part('pillow', { group: `p${i}` }), k.m('white', 'pillow'), [-0.42, y + 0.12, 0], [0.11, 0.07, 0.17], IDENTITY, { round: 0.04 });
    });
    for (const x of [0.26, 0.46]) k.s.cap(k.part('ladder', { group: 'ladder', priority: 1.2 }), w, [x, 0.04, 0.36], [x, 0.94, 0.3], k.least(0.026, 0.6));
    for (const y of [0.22, 0.42, 0.62]) k.s.cap(k.part('ladder', { group: 'ladder', priority: 1.2 }), w, [0.26, y, 0.36], [0.46, y, 0.36], k.least(0.024, 0.55));
    return { view: 'stand', pitch: 18 };
  }, { frame: ['frame', 'wood', 'ladder'], pillow: ['pillow'] })),
  aquarium: entry('furniture', ['fish tank', 'fishtank', 'fishbowl', 'fish bowl'], (k) => {
    k.box(k.part('tank'), k.m('#6cb8e4/glass'), [0, 0.42, 0], [0.56, 0.36, 0.22], IDENTITY, { pattern: (_x, y) => (y > 0.8 ? 0.8 : 0) });
    const f = k.m('charcoal', 'frame');
    for (const y of [0.05, 0.8]) k.box(k.part('frame', { group: `f${y}`, priority: 1.1 }), f, [0, y, 0], [0.6, 0.05, 0.25]);
    const on = { line: false, priority: 1.3 } as const;
    k.box(k.part('sand', on), k.m('sand', 'sand'), [0, 0.13, 0.225], [0.55, 0.05, 0.005], IDENTITY, { pattern: grain(8, 0.5) });
    for (const [x, h] of [[-0.4, 0.3], [-0.32, 0.2], [0.42, 0.36]] as const) k.s.tube(k.part('weed', on), k.m('leaf', 'plant'), [[x, 0.16, 0.24], [x + 0.05, 0.16 + h * 0.5, 0.24], [x - 0.02, 0.16 + h, 0.24]], k.least(0.028, 0.6));
    for (const [x, y, d] of k.ctx.small ? ([[0.02, 0.46, 1]] as const) : ([[-0.08, 0.54, 1], [0.2, 0.36, -1]] as const)) { const p = k.part('fish', { ...on, group: `x${x}` }); const m = k.m('orange', 'fish'); k.s.ell(p, m, [x, y, 0.25], [0.11, 0.07, 0.02]); k.prism(p, m, [[x - d * 0.09, y], [x - d * 0.19, y + 0.08], [x - d * 0.19, y - 0.08]], 0.02, { z: 0.25 }); }
    return { view: 'stand', pitch: 10 };
  }, { fish: ['fish', 'goldfish'], plant: ['plant', 'weeds'], frame: ['frame'] }),
  guillotine: entry('furniture', ['gallows', 'execution device'], (k) => {
    const w = k.m('wood');
    for (const d of [-1, 1]) { k.box(k.part('post', { group: `p${d}` }), w, [d * 0.3, 0.68, 0], [0.06, 0.66, 0.06]); k.s.cap(k.part('brace', { group: `b${d}` }), w, [d * 0.3, 0.3, 0], [d * 0.5, 0.04, 0], k.least(0.04, 0.7)); }
    k.box(k.part('beam', { group: 'beam' }), w, [0, 1.36, 0], [0.4, 0.06, 0.07]);
    k.box(k.part('base', { group: 'base' }), w, [0, 0.04, 0.06], [0.46, 0.05, 0.24]);
    k.prism(k.part('blade', { priority: 1.2 }), k.m('blade', 'blade'), [[-0.24, 1.16], [0.24, 1.16], [0.24, 0.98], [-0.24, 0.82]], 0.02, { z: 0.02 });
    k.box(k.part('stock', { group: 'stock' }), w, [0, 0.34, 0], [0.24, 0.13, 0.05], IDENTITY, { pattern: planks(1, 2, 0.26, k.px) });
    k.s.ell(k.part('hole', { line: false, priority: 1.3 }), 'dark', [0, 0.35, 0.06], [k.least(0.08, 1), k.least(0.08, 1), 0.02]);
    k.s.cap(k.part('rope', { priority: 1.3 }), 'rope', [0, 1.3, 0.04], [0, 1.14, 0.04], k.least(0.018, 0.5));
    return { view: 'stand', pitch: 8 };
  }, { blade: ['blade'] }),
  'gelatinous-cube': entry('monster', ['gelatinous cube', 'slime cube', 'jelly cube', 'ooze cube', 'cube slime', 'square slime'], (k) => {
    const m = k.m(k.choose('jelly', ['#74d8b0/slime', '#8cd46c/slime', '#8cb8f0/slime']));
    k.box(k.part('cube'), m, [0, 0.46, 0], [0.46, 0.46, 0.4], IDENTITY, { round: 0.16, pattern: (x, y, z) => (Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) > 0.9 && Math.abs(x) + Math.abs(y) > 1.62 ? 0.7 : -0.1) });
    const inside = { line: false, priority: 1.3 } as const;
    const bone = k.m('bone', 'bone');
    k.s.ell(k.part('skull', inside), bone, [-0.14, 0.4, 0.41], [0.14, 0.13, 0.02]);
    for (const d of [-1, 1]) k.s.ell(k.part('socket', { ...inside, priority: 1.6 }), 'dark_stone', [-0.14 + d * 0.055, 0.4, 0.44], k.least(0.035, 0.5));
    k.s.cap(k.part('bone', inside), bone, [0.12, 0.6, 0.41], [0.3, 0.72, 0.41], k.least(0.032, 0.6));
    k.s.cap(k.part('coin', inside), k.m('gold', 'coin'), [0.2, 0.28, 0.41], [0.2, 0.3, 0.41], k.least(0.06, 0.8));
    for (const [x, y] of [[-0.28, 0.72], [0.04, 0.78], [0.32, 0.46]] as const) if (!k.ctx.small) k.s.ell(k.part('air', inside), m, [x, y, 0.41], k.least(0.03, 0.5), IDENTITY, { tone: 0.9 });
    return { view: 'stand', pitch: 16, yaw: -22 };
  }, { bone: ['bone', 'bones', 'skull'], coin: ['coin', 'coins'] }),
  nest: entry('nature', ['bird nest', 'nest with eggs', 'birds nest'], (k) => {
    const m = k.m('#a0784c/thatch');
    for (let i = 0; i < 3; i++) k.ring(k.part('nest', { group: `n${i}` }), m, [0, 0.1 + i * 0.12, 0], 0.36 + i * 0.06, 0.1, 'y');
    k.s.cone(k.part('bed', { line: false }), k.m('dark_leather', 'inside'), [0, 0.06, 0], [0, 0.26, 0], 0.34, 0.38);
    for (const [x, z] of [[-0.16, 0.02], [0.15, 0.04], [0, -0.14]] as const) k.s.ell(k.part('egg', { group: `e${x}` }), k.m('#c4e0ec', 'egg'), [x, 0.4, z], [0.13, k.vary(`e${x}`, 0.18, 0.06), 0.13], rotZ(x * 60));
    if (!k.ctx.small) for (let i = 0; i < 9; i++) { const a = rad(i * 40); const p: Vec3 = [Math.sin(a) * 0.48, 0.24 + (i % 3) * 0.06, Math.cos(a) * 0.48]; k.s.cap(k.part('twig', { priority: 1.2, line: false }), m, p, [p[0] * 1.14 + 0.05, p[1] + 0.1, p[2]], k.least(0.018, 0.45), undefined, { tone: 0.4 }); }
    return { view: 'item', pitch: 32 };
  }, { egg: ['egg', 'eggs'], inside: ['inside'] }),
  tooth: entry('nature', ['teeth', 'fang', 'fangs', 'tusk', 'animal tooth', 'dragon tooth', 'shark tooth', 'monster tooth'], (k) => {
    k.s.tube(k.part('tooth'), k.m('bone'), [[-0.12, 1.0, 0], [0, 0.66, 0], [0.04, 0.34, 0], [-0.1, 0, 0]], [0.25, 0.21, 0.13, 0.012]);
    k.s.ell(k.part('root', { group: 'root' }), k.m('#c8a888', 'root'), [-0.13, 1.02, 0], [0.25, 0.12, 0.2], rotZ(-14));
    return { view: 'item', roll: -18 };
  }, { root: ['root', 'base', 'tip'] }),
  acorn: entry('nature', ['chestnut', 'hazelnut', 'nut', 'pinecone', 'pine cone', 'seed', 'seeds', 'walnut'], (k) => {
    k.s.ell(k.part('nut'), k.m('#b87c3c/leather'), [0, 0.38, 0], [0.29, 0.36, 0.28]);
    k.s.cap(k.part('tip'), k.m('#b87c3c/leather'), [0, 0.06, 0], [0, -0.04, 0], 0.06, 0.012);
    k.s.ell(k.part('cap', { priority: 1.1 }), k.m('#7c5430', 'cap'), [0, 0.6, 0], [0.36, 0.24, 0.35], IDENTITY, { clips: [[0, -1, 0, 0.25]], pattern: (x, y, z) => (Math.sin(Math.atan2(x, z) * 9) * Math.sin(y * 14) > 0.2 ? -0.8 : 0.1) });
    k.s.tube(k.part('stem'), k.m('#7c5430', 'cap'), [[0, 0.8, 0], [0.03, 0.92, 0], [0.1, 1.0, 0]], k.least(0.045, 0.7));
    return { view: 'item', roll: 14 };
  }, { cap: ['cap', 'stem', 'top'] }),
}; // biome-ignore format: a table
