import { IDENTITY, type Vec3 } from '../vec.ts';
import { DIAGONAL, ITEM, type Kit, recipe } from './kit.ts';
import { omit, type PropCategory, type PropEntry, type PropTable } from './prop-entry.ts';
import { staves } from './surfaces.ts';

type Build = Parameters<typeof recipe>[0];
const entry = (
  category: PropCategory,
  aliases: string[],
  build: Build,
  parts?: PropEntry['parts'],
  main?: string,
): PropEntry => ({
  category,
  aliases,
  ...(parts ? { parts } : {}),
  recipe: recipe(build, main),
});
const HANDLE = { handle: ['handle', 'haft', 'shaft', 'grip', 'stick'], head: ['head', 'blade', 'tip'] };

/** A straight wooden handle from y 0 to `top`. */
function handle(k: Kit, top: number, radius = 0.045): void {
  k.s.cap(
    k.part('handle'),
    k.m(k.choose('wood', ['wood', 'pale_wood', 'dark_wood']), 'handle'),
    [0, 0, 0],
    [0, top, 0],
    k.least(radius, 0.95),
  );
}

export const TOOLS: PropTable = {
  pickaxe: entry('tool', ['pick', 'mattock', 'mining pick', 'miner pick'], (k) => {
    handle(k, 0.98, 0.05);
    const sag = k.vary('sag', 0.2, 0.2);
    const path = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i): [number, number] => [i * 0.115, 0.96 - (i / 4) ** 2 * sag]);
    k.band(k.part('head', { priority: 1.15 }), k.m('steel'), path, [0, 0.05, 0.07, 0.08, 0.09, 0.08, 0.07, 0.05, 0], [0.02, 0.05, 0.06, 0.07, 0.08, 0.07, 0.06, 0.05, 0.02], { tones: [0.35, -0.55], depth: 0.07 });
    return DIAGONAL;
  }, HANDLE, 'head'),
  shovel: entry('tool', ['spade', 'trowel', 'digging shovel'], (k) => {
    handle(k, 0.75);
    k.s.tube(k.part('grip'), k.m('wood', 'handle'), [[-0.12, 0, 0], [0.12, 0, 0]], k.least(0.05, 0.9));
    const h = k.part('head', { priority: 1.1 });
    const w = k.vary('w', 0.2, 0.12);
    k.prism(h, k.m('steel'), [[-w, 0.72], [-w, 1.0], [-0.1, 1.18], [0, 1.24], [0, 0.72]], 0.05, { tone: 0.25 });
    k.prism(h, k.m('steel'), [[w, 0.72], [w, 1.0], [0.1, 1.18], [0, 1.24], [0, 0.72]], 0.05, { tone: -0.55 });
    return DIAGONAL;
  }, HANDLE, 'head'),
  hoe: entry('tool', ['garden hoe', 'farming hoe'], (k) => { handle(k, 1.1); const h = k.part('head', { priority: 1.1 }); k.prism(h, k.m('steel'), [[-0.05, 1.14], [-0.05, 1.02], [0.3, 1.0], [0.34, 1.08]], 0.05); k.prism(h, k.m('steel'), [[0.24, 1.06], [0.36, 1.08], [0.4, 0.78], [0.26, k.vary('low', 0.76, 0.06)]], 0.05, { tone: 0.35 }); return DIAGONAL; }, HANDLE, 'head'),
  rake: entry('tool', ['garden rake', 'leaf rake'], (k) => { handle(k, 0.95, 0.035); const h = k.part('head', { priority: 1.2 }); const m = k.m('iron'); const w = k.vary('w', 0.3, 0.15); k.s.cap(h, m, [-w, 0.96, 0], [w, 0.96, 0], k.least(0.035, 0.7)); for (let i = -2; i <= 2; i++) k.s.cap(h, m, [(i * w) / 2, 0.96, 0], [(i * w) / 2, 1.14, 0], k.least(0.024, 0.5)); return DIAGONAL; }, HANDLE, 'head'),
  broom: entry('tool', ['witch broom', 'broomstick', 'mop', 'brush', 'sweeper'], (k) => { handle(k, 0.85, 0.035); const b = k.part('bristle'); k.s.cone(b, k.m('thatch'), [0, 0.8, 0], [0, 1.3, 0], 0.07, k.vary('w', 0.2, 0.15), { pattern: staves(9, -0.6, 0.6) }); k.s.cap(k.part('tie', { priority: 1.4 }), k.m('red', 'tie'), [-0.08, 0.86, 0.05], [0.08, 0.86, 0.05], k.least(0.04, 0.7)); return { view: 'item', roll: 215 }; }, { ...omit(HANDLE, 'head'), bristles: ['bristle', 'straw'] }, 'bristles'),
  sickle: entry('tool', ['hand scythe', 'harvesting sickle'], (k) => { k.s.cap(k.part('handle'), k.m('wood', 'handle'), [0, 0, 0], [0, 0.34, 0], k.least(0.06, 0.9)); const path = [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number] => { const a = Math.PI * 1.12 - i * 0.45; return [0.34 + Math.cos(a) * 0.36, 0.46 + Math.sin(a) * 0.4]; }); k.band(k.part('blade'), k.m('blade'), path, [0.04, 0.05, 0.05, 0.05, 0.04, 0.03, 0.02, 0], [0.06, 0.08, 0.1, 0.1, 0.09, 0.07, 0.04, 0], { tones: [-0.5, 0.3] }); return { view: 'item', roll: k.vary('r', 10, 0.4) }; }, HANDLE, 'head'),
  saw: entry('tool', ['handsaw', 'wood saw', 'chainsaw'], (k) => { const b = k.part('blade'); k.prism(b, k.m('steel'), [[-0.2, 0.36], [-0.2, 0.7], [0.8, 0.6], [0.8, 0.46]], 0.03); for (let i = 0; i < 9; i++) { const x = -0.16 + i * 0.11; const y = 0.365 + i * 0.0105; k.prism(b, k.m('steel'), [[x, y], [x + 0.055, y - 0.06], [x + 0.11, y + 0.01]], 0.03, { tone: -0.3 }); } const h = k.part('handle'); k.ring(h, k.m('wood', 'handle'), [-0.36, 0.5, 0.02], k.vary('grip', 0.16, 0.1), k.least(0.065, 0.9)); return { view: 'item', roll: -20 }; }, HANDLE, 'head'),
  'fishing-rod': entry('tool', ['fishing pole', 'rod and reel', 'angler rod'], (k) => { const tip: Vec3 = [0.12, 1.25, 0]; k.s.tube(k.part('handle'), k.m('wood', 'handle'), [[0, 0, 0], [0, 0.5, 0], [0.03, 0.95, 0], tip], [k.least(0.045, 0.9), k.least(0.035, 0.8), k.least(0.028, 0.7), k.least(0.02, 0.6)]); k.s.ell(k.part('reel', { priority: 1.3 }), k.m('iron', 'reel'), [0.08, 0.26, 0.03], k.least(0.09, 1.1)); const line = k.part('line', { priority: 2.2 }); k.s.cap(line, k.m('white', 'line'), tip, [0.42, 0.72, 0], k.least(0.012, 0.4)); k.s.ell(k.part('float', { priority: 1.5 }), k.m('red', 'float'), [0.42, k.vary('float', 0.7, 0.08), 0], k.least(0.06, 1)); return { view: 'item', roll: 38 }; }, { ...omit(HANDLE, 'head'), reel: ['reel'], float: ['float', 'bobber'], line: ['line', 'string'] }),
  wrench: entry('tool', ['spanner', 'pliers'], (k) => { const p = k.part('tool'); const m = k.m('steel'); k.box(p, m, [0, 0.45, 0], [k.least(0.07, 1), 0.34, 0.05]); k.ring(p, m, [0, 0.96, 0], k.vary('jaw', 0.17, 0.12), k.least(0.075, 1.1), 'z', [130, 410]); k.ring(p, m, [0, 0.08, 0], 0.11, k.least(0.06, 0.9)); return DIAGONAL; }),
  screwdriver: entry('tool', ['chisel', 'awl'], (k) => { k.s.cap(k.part('handle'), k.m(k.choose('grip', ['red', 'yellow', 'blue']), 'handle'), [0, 0.06, 0], [0, 0.4, 0], k.least(0.1, 1.2)); k.s.cap(k.part('shaft'), k.m('steel'), [0, 0.4, 0], [0, k.vary('l', 0.95, 0.08), 0], k.least(0.035, 0.95)); k.prism(k.part('tip'), k.m('steel'), [[-0.06, 0.92], [0.06, 0.92], [0.05, 1.06], [-0.05, 1.06]], 0.02, { tone: 0.4 }); return DIAGONAL; }, HANDLE, 'head'),
  scissors: entry('tool', ['shears', 'clippers'], (k) => { const open = k.vary('open', 13, 0.3); for (const d of [-1, 1]) { const p = k.part('blade', { group: `b${d}` }); const s = Math.sin((open * d * Math.PI) / 180); const c = Math.cos((open * Math.PI) / 180); const at = (t: number): Vec3 => [s * t, 0.45 + c * t, d * 0.03]; const e = at(0.62); k.prism(p, k.m('steel'), [[at(-0.1)[0] - 0.06, at(-0.1)[1]], [at(-0.1)[0] + 0.06, at(-0.1)[1]], [e[0], e[1]]], 0.03, { z: d * 0.03, tone: d * 0.25 }); k.ring(k.part('handle', { priority: 1.2 }), k.m('red', 'handle'), [-s * 0.3 - d * 0.05, 0.16, d * 0.03], 0.13, k.least(0.045, 0.75)); } k.s.ell(k.part('rivet', { priority: 1.5 }), 'gold', [0, 0.45, 0.08], k.least(0.045, 0.7)); return ITEM; }, HANDLE, 'head'),
  anvil: entry('tool', ['blacksmith anvil', 'forge anvil'], (k) => { const p = k.part('anvil'); const m = k.m('iron'); k.box(p, m, [0, 0.08, 0], [0.36, 0.08, 0.24]); k.s.cone(p, m, [0, 0.14, 0], [0, 0.42, 0], [0.28, 0.2], [0.16, 0.14]); k.box(p, m, [0.05, 0.54, 0], [0.38, 0.13, 0.22]); k.s.cone(p, m, [-0.3, 0.56, 0], [-k.vary('horn', 0.72, 0.08), 0.62, 0], 0.13, 0.02); return { view: 'stand', pitch: 25 }; }),
  compass: entry('tool', ['navigation compass'], (k) => { k.lathe(k.part('case'), k.m('gold'), [[0, 0.5], [0.12, 0.5]], { capMaterial: k.m('paper', 'face') }); k.ring(k.part('rim', { priority: 1.2 }), k.m('gold', 'rim'), [0, 0.12, 0], 0.45, k.least(0.055, 0.8), 'y'); const a = k.jitter('north') * 1.5 + 0.5; for (const [d, m] of [[1, 'red'], [-1, 'navy']] as const) k.s.cap(k.part('needle', { priority: 1.6 }), k.m(m, 'needle'), [0, 0.16, 0], [Math.sin(a) * 0.32 * d, 0.16, -Math.cos(a) * 0.32 * d], k.least(0.05, 0.8), 0.015); k.ring(k.part('loop'), k.m('gold', 'rim'), [0, 0.06, -0.58], 0.09, k.least(0.035, 0.6), 'y'); return { view: 'item', pitch: 62 }; }),
  hourglass: entry('tool', ['sand clock', 'sandglass', 'sand timer'], (k) => { const fr = k.part('frame', { priority: 1.1 }); const wood = k.m(k.choose('frame', ['wood', 'gold', 'dark_wood'])); for (const y of [0, 0.9]) k.lathe(fr, wood, [[y, 0.36], [y + 0.1, 0.36]]); const level = k.vary('level', 0.5, 0.5); k.lathe(k.part('glass'), k.m('glass', 'glass'), [[0.1, 0.28], [0.24, 0.27], [0.48, 0.05], [0.52, 0.05], [0.76, 0.27], [0.9, 0.28]]); k.lathe(k.part('sand', { line: false }), k.m('sand', 'sand'), [[0.1, 0.285], [0.2, 0.28], [0.2 + 0.2 * level, 0.12]]); k.lathe(k.part('sand', { line: false }), k.m('sand', 'sand'), [[0.51, 0.055], [0.58 + 0.1 * (1 - level), 0.16]]); for (const x of [-0.31, 0.31]) k.s.cap(fr, wood, [x, 0.05, 0], [x, 0.95, 0], k.least(0.035, 0.6)); return { view: 'item', pitch: 12 }; }, { sand: ['sand'], glass: ['glass'] }),
  telescope: entry('tool', ['spyglass', 'binoculars', 'monocular'], (k) => { k.lathe(k.part('tube'), k.m('bronze'), [[0, 0.12], [0.36, 0.12]]); k.lathe(k.part('tube2', { group: 't2' }), k.m('gold', 'trim'), [[0.36, 0.15], [0.42, 0.15], [0.42, 0.15]]); k.lathe(k.part('body', { group: 't3' }), k.m('leather', 'body'), [[0.42, 0.15], [k.vary('l', 0.8, 0.06), 0.16]]); k.lathe(k.part('end', { group: 't4' }), k.m('gold', 'trim'), [[0.8, 0.19], [1.0, 0.21]], { capMaterial: 'glass' }); return { view: 'item', roll: 50, pitch: 25 }; }),
  'magnifying-glass': entry('tool', ['magnifier', 'lens', 'loupe', 'search glass'], (k) => { k.s.cap(k.part('handle'), k.m('wood', 'handle'), [0, 0, 0], [0, 0.4, 0], k.least(0.07, 1)); k.ring(k.part('rim', { priority: 1.2 }), k.m(k.choose('rim', ['gold', 'steel'])), [0, 0.76, 0], 0.3, k.least(0.055, 0.8)); k.s.ell(k.part('glass'), k.m('glass', 'glass'), [0, 0.76, -0.02], [0.29, 0.29, 0.06]); k.mark([-0.1, 0.86, 0.05], k.ctx.middle ? ['w'] : ['.ww', 'w..'], { w: 'glass:5' }); return { view: 'item', roll: k.vary('r', -45, 0.2) }; }, { ...HANDLE, glass: ['glass', 'lens'] }, 'head'),
  rope: entry('tool', ['coil of rope', 'lasso', 'whip', 'thread', 'string', 'yarn', 'coiled rope'], (k) => { for (let i = 0; i < 3; i++) k.ring(k.part('coil', { group: `c${i}` }), k.m('rope'), [0, 0.08 + i * 0.11, 0], k.vary('r', 0.4, 0.06), 0.075, 'y'); k.s.tube(k.part('end', { group: 'end' }), k.m('rope'), [[0.38, 0.3, 0.1], [0.5, 0.16, 0.25], [0.62, 0.06, 0.18]], 0.065); return { view: 'stand', pitch: 38 }; }),
  chain: entry('tool', ['chains', 'shackle', 'handcuffs'], (k) => { for (let i = 0; i < 5; i++) { const a: Vec3 = [0, 0.12 + i * 0.22, 0]; k.s.tube(k.part('link', { group: `l${i}` }), k.m('iron'), i % 2 ? [[0, a[1] - 0.11, 0], [0, a[1] + 0.11, 0]] : [[-0.1, a[1] - 0.07, 0], [-0.1, a[1] + 0.07, 0], [0, a[1] + 0.15, 0], [0.1, a[1] + 0.07, 0], [0.1, a[1] - 0.07, 0], [0, a[1] - 0.15, 0], [-0.1, a[1] - 0.07, 0]], k.least(0.048, 0.75)); } return { view: 'item', roll: k.vary('r', 40, 0.25) }; }),
  paintbrush: entry('tool', ['paint brush', 'artist brush', 'toothbrush', 'pencil', 'crayon', 'marker', 'pen'], (k) => { handle(k, 0.62); k.lathe(k.part('ferrule'), k.m('silver', 'ferrule'), [[0.6, 0.06], [0.74, 0.075]]); k.s.cap(k.part('tip'), k.m(k.choose('paint', ['red', 'blue', 'green', 'violet'])), [0, 0.8, 0], [0, 1.0, 0], 0.085, 0.02); return DIAGONAL; }, HANDLE, 'head'),
}; // biome-ignore format: a table

const FLAME = { flame: ['flame', 'fire', 'light'] };
/** A flame of three nested drops, `h` high, standing on `at`. */
export function flame(k: Kit, at: Vec3, h: number, own = false): void {
  // one said colour: the core is told apart by its tone
  const said = own && (k.ctx.brief.colours.length > 0 || k.ctx.said('flame'));
  const lean = k.jitter('lean') * 0.06;
  const drop = (name: string, m: string, w: number, height: number, z: number, tone: number): void => {
    const p = k.part(name, { group: name, priority: 1.1, line: false });
    k.s.ell(p, k.m(m, own ? undefined : 'flame'), [at[0], at[1] + w * 0.9, at[2] + z], [w, w, w * 0.8], IDENTITY, {
      tone,
    });
    k.s.cap(
      p,
      k.m(m, own ? undefined : 'flame'),
      [at[0], at[1] + w, at[2] + z],
      [at[0] + lean, at[1] + height, at[2] + z],
      w * 0.82,
      0.015,
      { tone },
    );
  };
  drop('flame', '#e8682c/flame', h * 0.34, h, 0, -0.1);
  drop('flame core', 'flame', h * 0.24, h * 0.66, h * 0.22, said ? 0.55 : 0.2);
  if (!k.ctx.small) drop('flame heart', '#fff0a0/flame', h * 0.13, h * 0.36, h * 0.38, said ? 1 : 0.3);
}

export const LIGHTS: PropTable = {
  torch: entry('light', ['burning torch', 'wall torch', 'flaming torch', 'fire torch'], (k) => { k.s.cap(k.part('handle'), k.m('wood', 'handle'), [0, 0, 0], [0, 0.56, 0], k.least(0.055, 0.9), k.least(0.085, 1.1)); k.lathe(k.part('wrap'), k.m('brown_cloth', 'wrap'), [[0.5, 0.11], [0.66, 0.14]]); flame(k, [0, 0.58, 0.04], k.vary('fire', 0.52, 0.12), true); return { view: 'item', roll: 12 }; }, { ...omit(HANDLE, 'head'), ...FLAME }, 'flame'),
  lantern: entry('light', ['lamp', 'oil lamp', 'old lantern', 'gas lamp', 'hanging lamp'], (k) => {
    const m = k.part('metal', { priority: 1.1 });
    const metal = k.m(k.choose('metal', ['bronze', 'iron', 'gold']));
    k.lathe(m, metal, [[0, 0.3], [0.12, 0.26]]);
    k.s.ell(k.part('glass'), k.m('flame', 'flame'), [0, 0.42, 0], [0.23, 0.3, 0.23], IDENTITY, { tone: 0.35 });
    k.lathe(m, metal, [[0.7, 0.3], [k.vary('roof', 0.88, 0.05), 0.1]]);
    k.s.ell(m, metal, [0, 0.88, 0], 0.09);
    for (const a of [45, 135, 225, 315]) { const x = Math.sin((a * Math.PI) / 180) * 0.25; const z = Math.cos((a * Math.PI) / 180) * 0.25; k.s.cap(m, metal, [x, 0.1, z], [x, 0.72, z], k.least(0.03, 0.55)); }
    k.ring(m, metal, [0, 1.0, 0], 0.16, k.least(0.03, 0.55), 'z', [-5, 185]);
    k.mark([0, 0.36, 0.2], k.ctx.small ? ['w', 'w'] : ['.w.', '.w.', 'www', 'www'], { w: 'flame:5' });
    return { view: 'stand', pitch: 14 };
  }, { ...FLAME, metal: ['metal', 'frame'] }, 'metal'),
  candle: entry('light', ['candlestick', 'wax candle', 'candles'], (k) => { const h = k.vary('h', 0.56, 0.2); k.lathe(k.part('dish'), k.m('bronze', 'dish'), [[0, 0.3], [0.08, 0.36]]); k.ring(k.part('dish'), k.m('bronze', 'dish'), [0.4, 0.1, 0], 0.1, k.least(0.035, 0.6)); k.lathe(k.part('wax'), k.m('cream'), [[0.06, 0.17], [h, 0.16]]); k.s.cap(k.part('drip', { line: false }), k.m('cream'), [0.1, h - 0.04, 0.1], [0.11, h - 0.2, 0.13], 0.05); flame(k, [0, h + 0.02, 0], 0.34); return { view: 'item', pitch: 14 }; }, FLAME),
  candelabra: entry('light', ['chandelier', 'menorah', 'candelabrum'], (k) => { const m = k.m('gold'); const p = k.part('arm'); k.lathe(p, m, [[0, 0.26], [0.07, 0.24], [0.1, 0.06], [0.62, 0.05]]); for (const x of [-0.38, 0.38]) k.s.tube(p, m, [[0, 0.34, 0], [x * 0.6, 0.28, 0], [x, 0.42, 0], [x, 0.52, 0]], k.least(0.035, 0.65)); for (const [x, y] of [[-0.38, 0.52], [0, 0.62], [0.38, 0.52]] as const) { k.s.cap(k.part('wax'), k.m('cream', 'candle'), [x, y, 0], [x, y + 0.18, 0], k.least(0.055, 0.9)); flame(k, [x, y + 0.2, 0.02], k.vary('f', 0.24, 0.1)); } return { view: 'item', pitch: 8 }; }, FLAME),
  campfire: entry('light', ['bonfire', 'camp fire', 'fire pit', 'fire', 'fireplace fire', 'flame', 'flames'], (k) => { for (let i = 0; i < 4; i++) { const a = i * 45 + 20 + k.jitter('log') * 15; const x = Math.sin((a * Math.PI) / 180) * 0.42; const z = Math.cos((a * Math.PI) / 180) * 0.42; k.s.cap(k.part('log', { group: `l${i}` }), k.m(i % 2 ? 'wood' : 'dark_wood', 'log'), [-x, 0.06, -z], [x, 0.1, z], 0.085); } if (!k.ctx.small) for (let i = 0; i < 9; i++) { const a = (i / 9) * (2 * Math.PI); k.s.ell(k.part('stone', { group: `s${i}` }), k.m('stone', 'stone'), [Math.sin(a) * 0.55, 0.05, Math.cos(a) * 0.5], [0.13, 0.1, 0.11]); } flame(k, [0, 0.1, 0.08], k.vary('fire', 0.85, 0.1), true); return { view: 'stand', pitch: 24 }; }, { ...FLAME, stone: ['stone', 'rock'], log: ['log', 'wood'] }, 'flame'),
  'street-lamp': entry('light', ['lamp post', 'lamppost', 'streetlight', 'street light', 'light pole'], (k) => { const m = k.m('dark_metal'); const p = k.part('post'); k.lathe(p, m, [[0, 0.13], [0.1, 0.1], [0.14, 0.05], [1.1, 0.04]]); k.lathe(k.part('glass'), k.m('flame', 'flame'), [[1.12, 0.09], [1.34, 0.15]], { tone: 0.35 }); k.lathe(p, m, [[1.34, 0.19], [1.46, 0.05]]); k.s.cap(p, m, [-0.18, k.vary('bar', 0.98, 0.04), 0], [0.18, 0.98, 0], k.least(0.025, 0.55)); return { view: 'stand', pitch: 8 }; }, FLAME),
  'light-bulb': entry('light', ['lightbulb', 'bulb', 'idea', 'flashlight'], (k) => { k.s.ell(k.part('bulb'), k.m('#fce890/flame'), [0, 0.68, 0], k.vary('r', 0.32, 0.06)); k.s.cone(k.part('bulb'), k.m('#fce890/flame'), [0, 0.28, 0], [0, 0.48, 0], 0.15, 0.25); for (let i = 0; i < 3; i++) k.lathe(k.part('cap', { group: `c${i}` }), k.m('steel', 'cap'), [[0.04 + i * 0.08, 0.13 + i * 0.01], [0.11 + i * 0.08, 0.15]]); k.mark([-0.12, 0.8, 0.3], k.ctx.middle ? ['w'] : ['ww', 'w.'], { w: 'glass:5' }); return ITEM; }),
}; // biome-ignore format: a table
