import { IDENTITY, rad } from '../../solids/vec.ts';
import { entry } from './define.ts';
import { ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** What is found, loaded, played and brewed with: rounds of ammunition, rods, stones with crystals, small instruments. */
export const FINDS: PropTable = {
  bullet: entry('weapon', ['single bullet', 'rifle round', 'gun bullet'], (k) => {
    const m = k.m('copper');
    const silver = k.ctx.brief.material === 'silver' || k.ctx.brief.material === 'gold';
    k.lathe(k.part('case'), silver ? m : k.m('#d8a840/bronze', 'case'), [[0, 0.2], [0.04, 0.2], [0.07, 0.17], [0.11, 0.19], [0.56, 0.19], [0.6, 0.17]]);
    k.lathe(k.part('tip', { group: 'tip' }), m, [[0.6, 0.165], [0.74, 0.155], [0.88, 0.105], [0.98, 0.02]]);
    k.lathe(k.part('ring', { group: 'ring', priority: 1.2 }), m, [[0.58, 0.182], [0.62, 0.182]], {});
    return { view: 'item', roll: 32 };
  }, { case: ['casing', 'case', 'shell'], tip: ['tip', 'point', 'head'] }),
  'bullet-casing': entry('weapon', ['bullet casing', 'shell casing', 'spent casing', 'empty casing', 'empty shell', 'brass casing', 'spent shell', 'cartridge case'], (k) => {
    const m = k.m('#d8a840/bronze');
    k.lathe(k.part('case'), m, [[0, 0.22], [0.05, 0.22], [0.08, 0.18], [0.13, 0.21], [0.92, 0.21]]);
    k.s.ell(k.part('mouth', { priority: 1.3, line: false }), 'dark', [0, 0.93, 0], [0.16, 0.02, 0.16]);
    return { view: 'item', roll: 38, pitch: 26 };
  }),
  'gun-magazine': entry('weapon', ['gun magazine', 'ammo magazine', 'rifle magazine', 'pistol magazine', 'ammo clip', 'magazine clip', 'ammunition magazine', 'loaded magazine'], (k) => {
    const m = k.m('#4c505c/steel');
    k.prism(k.part('body'), m, [[-0.3, 0.04], [0.12, 0], [0.28, 0.74], [-0.1, 0.78]], 0.12);
    k.prism(k.part('base', { priority: 1.2 }), k.m('dark_metal', 'base'), [[-0.36, 0], [0.16, -0.05], [0.17, 0.05], [-0.34, 0.1]], 0.14);
    for (const [i, y] of [0.8, 0.88].entries()) k.s.cap(k.part('round', { group: `r${i}`, priority: 1.3 }), k.m('#d8a840/bronze', 'bullets'), [-0.1 + i * 0.03, y, 0], [0.26 + i * 0.05, y - 0.05, 0], k.least(0.05, 0.8), 0.025);
    for (const t of k.ctx.small ? [0.5] : [0.3, 0.5, 0.7]) k.prism(k.part('groove', { group: `g${t}`, line: false, priority: 1.1 }), 'dark', [[-0.2 + t * 0.2, t * 0.8], [0.1 + t * 0.2, t * 0.8 - 0.03], [0.1 + t * 0.2, t * 0.8 + 0.01], [-0.2 + t * 0.2, t * 0.8 + 0.04]], 0.125);
    return ITEM;
  }, { bullets: ['bullets', 'rounds', 'ammo'], base: ['base', 'plate'] }),
  'fuel-rod': entry('machine', ['fuel rod', 'uranium rod', 'plutonium rod', 'nuclear rod', 'reactor rod', 'control rod', 'nuclear fuel rod', 'radioactive rod'], (k) => {
    const glow = k.m('#6cf048/flame', 'glow');
    k.lathe(k.part('rod', { line: false }), glow, [[0.14, 0.1], [0.86, 0.1]]);
    for (const [y, name] of [[0, 'low'], [0.82, 'high']] as const) k.lathe(k.part('cap', { group: name }), k.m('steel'), [[y, 0.14], [y + 0.03, 0.17], [y + 0.14, 0.17], [y + 0.18, 0.13]]);
    for (const y of k.ctx.small ? [0.5] : [0.34, 0.5, 0.66]) k.lathe(k.part('band', { group: `b${y}`, priority: 1.2 }), k.m('dark_metal', 'band'), [[y - 0.02, 0.12], [y + 0.02, 0.12]]);
    return { view: 'item', roll: 40 };
  }, { glow: ['glow', 'rod', 'core', 'light', 'uranium', 'plutonium'], band: ['bands', 'rings'] }),
  geode: entry('rock', ['amethyst geode', 'crystal geode', 'open geode', 'cracked geode', 'geode half'], (k) => {
    k.s.ell(k.part('shell'), k.m('#7c7068/stone', 'shell'), [0, 0.44, 0], [0.52, 0.44, 0.36]);
    k.s.ell(k.part('ring', { priority: 1.1 }), k.m('#d8d0d8/stone', 'ring'), [0, 0.46, 0.28], [0.4, 0.32, 0.12]);
    const gem = k.m(k.choose('gem', ['amethyst', 'sapphire', '#e868b8/amethyst', 'emerald']));
    k.s.ell(k.part('hollow', { priority: 1.2 }), gem, [0, 0.46, 0.34], [0.32, 0.24, 0.1], IDENTITY, { tone: -0.35 });
    const n = k.ctx.small ? 5 : 9;
    for (let i = 0; i < n; i++) {
      const a = rad((i * 360) / n + 20);
      const [x, y] = [Math.cos(a) * 0.26, 0.46 + Math.sin(a) * 0.19];
      k.s.cone(k.part('crystal', { group: `c${i}`, priority: 1.3 }), gem, [x, y, 0.38], [x * 0.35, 0.46 + (y - 0.46) * 0.3, 0.52], 0.085, 0.015);
    }
    return { view: 'stand', pitch: 10 };
  }, { shell: ['shell', 'rock', 'outside', 'stone'], ring: ['ring', 'rim'] }, 'hollow'),
  thimble: entry('tool', ['silver thimble', 'sewing thimble'], (k) => {
    const m = k.m('silver');
    k.lathe(k.part('body'), m, [[0, 0.34], [0.08, 0.36], [0.1, 0.32], [0.5, 0.28], [0.72, 0.23], [0.84, 0.12], [0.87, 0.02]]);
    k.lathe(k.part('rim', { group: 'rim', priority: 1.2 }), k.m(m, 'rim'), [[0, 0.36], [0.09, 0.38]]);
    if (!k.ctx.small) for (const y of [0.28, 0.42, 0.56]) for (const a of [-50, -25, 0, 25, 50]) k.s.ell(k.part('dot', { group: 'dot', priority: 1.3, line: false }), 'dark_metal', [Math.sin(rad(a)) * 0.29, y, Math.cos(rad(a)) * 0.29], 0.025);
    return { view: 'stand', pitch: 10 };
  }, { rim: ['rim', 'band', 'edge'] }),
  kalimba: entry('music', ['thumb piano', 'mbira'], (k) => {
    k.box(k.part('body'), k.m('#b87c44/wood'), [0, 0.44, 0], [0.38, 0.44, 0.1], IDENTITY, { round: 0.07 });
    k.s.ell(k.part('hole', { priority: 1.1 }), 'dark', [0, 0.28, 0.1], [0.12, 0.12, 0.02]);
    k.box(k.part('bridge', { priority: 1.3 }), k.m('dark_wood', 'bridge'), [0, 0.74, 0.12], [0.33, 0.035, 0.03]);
    const n = k.ctx.small ? 3 : k.ctx.middle ? 5 : 7;
    for (let i = 0; i < n; i++) {
      const u = (i / (n - 1)) * 2 - 1;
      k.s.cap(k.part('tine', { group: `t${i}`, priority: 1.4 }), k.m('silver', 'tines'), [u * 0.28, 0.84, 0.14], [u * 0.28, 0.4 + Math.abs(u) * 0.16, 0.14], k.least(0.025, 0.6));
    }
    return ITEM;
  }, { tines: ['tines', 'keys', 'bars'], bridge: ['bridge'] }),
  lyre: entry('music', ['golden lyre', 'greek lyre', 'bard lyre'], (k) => {
    const m = k.m(k.choose('wood', ['gold', 'wood', 'dark_wood']));
    k.s.ell(k.part('body'), m, [0, 0.2, 0], [0.26, 0.18, 0.1]);
    for (const d of [-1, 1]) k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.16, 0.28, 0], [d * 0.4, 0.5, 0], [d * 0.34, 0.78, 0], [d * 0.44, 0.96, 0]], [0.09, 0.07, k.least(0.05, 0.9), k.least(0.06, 0.9)]);
    k.s.cap(k.part('bar', { priority: 1.2 }), k.m(m, 'bar'), [-0.4, 0.82, 0.02], [0.4, 0.82, 0.02], k.least(0.045, 0.8));
    const n = k.ctx.small ? 3 : 5;
    for (let i = 0; i < n; i++) {
      const u = (i / (n - 1)) * 2 - 1;
      k.s.cap(k.part('string', { group: `s${i}`, priority: 1.1, line: false }), k.m('#f4ecd0', 'strings'), [u * 0.22, 0.82, 0], [u * 0.13, 0.2, 0.1], k.least(0.014, 0.45));
    }
    k.s.ell(k.part('hole', { priority: 1.3 }), 'dark', [0, 0.18, 0.1], [0.09, 0.07, 0.02]);
    return ITEM;
  }, { strings: ['strings', 'string'], bar: ['bar', 'crossbar'] }),
  tonfa: entry('weapon', ['police baton', 'side handle baton', 'tonfa baton'], (k) => {
    const m = k.m('dark_wood');
    k.s.cap(k.part('shaft'), m, [0, 0.02, 0], [0, 0.98, 0], k.least(0.07, 1.1));
    k.s.cap(k.part('handle', { group: 'h', priority: 1.1 }), k.m(m, 'handle'), [0.02, 0.74, 0], [0.28, 0.74, 0], k.least(0.06, 1));
    k.s.ell(k.part('handle', { group: 'k', priority: 1.1 }), k.m(m, 'handle'), [0.3, 0.74, 0], k.least(0.085, 1.2));
    return { view: 'item', roll: 36 };
  }, { handle: ['handle', 'grip'] }),
  flashbang: entry('weapon', ['flashbang', 'flash bang', 'stun canister', 'tear gas canister', 'tear gas', 'gas grenade'], (k) => {
    const m = k.m('#4c545c/steel');
    k.lathe(k.part('body'), m, [[0, 0.2], [0.04, 0.23], [0.66, 0.23], [0.7, 0.2]]);
    for (const y of k.ctx.small ? [0.35] : [0.18, 0.36, 0.54]) for (const a of [-40, 0, 40]) k.s.ell(k.part('hole', { group: 'hole', priority: 1.2, line: false }), 'dark', [Math.sin(rad(a)) * 0.22, y, Math.cos(rad(a)) * 0.22], k.least(0.035, 0.6));
    k.lathe(k.part('band', { group: 'band', priority: 1.1 }), k.m('#d8b838', 'band'), [[0.6, 0.235], [0.65, 0.235]]);
    k.lathe(k.part('head', { group: 'head' }), k.m('dark_metal', 'head'), [[0.7, 0.12], [0.84, 0.12]]);
    k.s.tube(k.part('lever', { group: 'lever', priority: 1.3 }), k.m('silver', 'lever'), [[0.02, 0.9, 0.04], [0.22, 0.86, 0.04], [0.3, 0.5, 0.04]], k.least(0.035, 0.7));
    k.ring(k.part('pin', { priority: 1.4 }), k.m('silver', 'pin'), [-0.2, 0.82, 0.04], 0.1, k.least(0.025, 0.6), 'z');
    return { view: 'item', pitch: 8 };
  }, { band: ['band', 'stripe'], pin: ['pin', 'ring'], lever: ['lever', 'handle'] }),
  marbles: entry('valuable', ['glass marbles', 'marble balls', 'toy marbles', 'bag of marbles'], (k) => {
    const at = [[-0.26, 0.26, 0, '#3c80d8/sapphire', '#f8d848'], [0.24, 0.24, 0.1, '#48b858/sapphire', '#f4f4f8'], [0.02, 0.3, -0.3, '#d84868/sapphire', '#8cd0f8']] as const;
    for (const [i, [x, r, z, hex, swirl]] of at.entries()) {
      const y = i === 2 ? 0.66 : r;
      k.s.ell(k.part('marble', { group: `m${i}` }), k.m(hex, `marble ${i}`), [x, y, z], r);
      k.s.tube(k.part('swirl', { group: `s${i}`, priority: 1.2, line: false }), `${swirl}`, [[x - r * 0.5, y - r * 0.2, z + r * 0.82], [x, y + r * 0.1, z + r * 0.97], [x + r * 0.45, y + r * 0.34, z + r * 0.8]], k.least(0.04, 0.7));
      k.mark([x - r * 0.35, y + r * 0.5, z + r * 0.8], ['w'], { w: '#ffffff:4' }, 0.3);
    }
    return { view: 'item' };
  }),
  loom: entry('machine', ['weaving loom', 'wooden loom', 'hand loom'], (k) => {
    const wood = k.m('wood');
    for (const x of [-0.5, 0.5]) k.box(k.part('post', { group: `p${x}` }), wood, [x, 0.5, 0], [0.055, 0.5, 0.07]);
    for (const y of [0.94, 0.16]) k.box(k.part('beam', { group: `b${y}`, priority: 1.2 }), wood, [0, y, 0.02], [0.6, 0.055, 0.08]);
    k.box(k.part('cloth', { line: false }), k.m('#c84c48', 'cloth'), [0, 0.36, 0], [0.4, 0.18, 0.02]);
    for (const [i, y] of [0.28, 0.4, 0.5].entries()) k.box(k.part('stripe', { group: `s${i}`, priority: 1.1, line: false }), k.m(['#e0b048', '#3c6ca8', '#f0e4c8'][i]!, 'pattern'), [0, y, 0.01], [0.4, 0.025, 0.02]);
    const n = k.ctx.small ? 4 : 8;
    for (let i = 0; i < n; i++) k.s.cap(k.part('thread', { group: 't', line: false }), k.m('#f0e4c8', 'threads'), [-0.38 + (0.76 * i) / (n - 1), 0.54, 0.01], [-0.38 + (0.76 * i) / (n - 1), 0.9, 0.01], k.least(0.013, 0.45));
    k.box(k.part('comb', { priority: 1.3 }), k.m('dark_wood', 'comb'), [0, 0.58, 0.05], [0.46, 0.03, 0.03]);
    for (const x of [-0.5, 0.5]) k.box(k.part('foot', { group: `f${x}` }), wood, [x, 0.03, 0], [0.12, 0.035, 0.16]);
    return { view: 'item' };
  }, { cloth: ['cloth', 'fabric'], threads: ['threads', 'thread', 'yarn', 'warp'] }),
  'slime-ball': entry('valuable', ['slime ball', 'slimeball', 'glob of slime', 'blob of slime', 'slime drop', 'slime glob', 'ball of slime', 'slime goo'], (k) => {
    const m = k.m(k.choose('goo', ['slime', '#5494e4/slime', '#a864d8/slime']));
    k.s.ell(k.part('ball'), m, [0, 0.42, 0], [0.42, 0.4, 0.4]);
    k.s.ell(k.part('ball', { group: 'ball' }), m, [0.04, 0.1, 0.04], [0.5, 0.1, 0.34]);
    k.s.ell(k.part('drop', { group: 'd' }), m, [0.44, 0.1, 0.1], [0.1, 0.09, 0.1]);
    k.s.ell(k.part('core', { priority: 1.1, line: false }), m, [0.02, 0.4, 0.36], [0.18, 0.17, 0.06], IDENTITY, { tone: -0.22 });
    k.mark([-0.16, 0.62, 0.3], k.ctx.middle ? ['ww', 'w.'] : ['.ww', 'www', 'w..'], { w: `${m}:5` }, 0.4);
    return { view: 'stand', pitch: 8 };
  }),
  'gas-canister': entry('container', ['gas canister', 'camping gas', 'fuel tank', 'compressed gas tank', 'gas tank bottle'], (k) => {
    const m = k.m(k.choose('paint', ['#c84038/steel', '#4878b8/steel', '#5c9858/steel']));
    k.lathe(k.part('tank'), m, [[0, 0.26], [0.05, 0.34], [0.58, 0.34], [0.7, 0.24], [0.74, 0.12]]);
    k.lathe(k.part('foot', { group: 'foot', priority: 1.1 }), k.m('dark_metal', 'base'), [[0, 0.28], [0.06, 0.3]]);
    k.lathe(k.part('valve', { group: 'valve', priority: 1.2 }), k.m('bronze', 'valve'), [[0.74, 0.08], [0.88, 0.08], [0.9, 0.13], [0.96, 0.13]]);
    for (const d of [-1, 1]) k.s.cap(k.part('guard', { group: `g${d}` }), m, [d * 0.22, 0.66, 0], [d * 0.2, 0.96, 0], k.least(0.035, 0.7));
    k.ring(k.part('guard', { group: 'ring', priority: 1.1 }), m, [0, 0.97, 0], 0.2, k.least(0.035, 0.7), 'y');
    return { view: 'stand', pitch: 12 };
  }, { valve: ['valve', 'nozzle', 'tap'], base: ['base', 'foot'] }),
}; // biome-ignore format: recipes
