import { IDENTITY, rad, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** Trinkets, jewellery, toys and parts of machines that games hand out. */
export const CURIOS: PropTable = {
  'pom-pom': entry('clothing', ['pom pom', 'pompom', 'cheerleader pom pom', 'cheerleader pompom', 'cheer pom pom', 'pom poms', 'cheerleading pom pom'], (k) => {
    const [one, two] = [k.m(k.choose('hue', ['red', 'yellow', 'blue', 'rose'])), k.ctx.colour(1, 'white')];
    const n = k.ctx.small ? 18 : 34;
    // strands in rows round a ball, every second one of the other colour
    for (let i = 0; i < n; i++) {
      const [u, v] = [(i * 0.618) % 1, (i + 0.5) / n];
      const [a, c] = [u * Math.PI * 2, 2 * v - 1];
      const s = Math.sqrt(1 - c * c);
      const way: Vec3 = [Math.cos(a) * s, c, Math.sin(a) * s];
      const at = (r: number, sag: number): Vec3 => [way[0] * r, 0.52 + way[1] * r - sag, way[2] * r];
      k.s.tube(k.part(i % 2 ? 'strand' : 'tip', { group: `s${i}`, line: i % 3 === 0 }), i % 2 ? one : two, [at(0.1, 0), at(0.32, 0), at(0.46, 0.05)], [k.least(0.12, 1), k.least(0.1, 1), k.least(0.05, 0.8)]);
    }
    k.s.ell(k.part('handle', { group: 'handle' }), k.m('charcoal', 'handle'), [0, 0.02, 0.1], [0.06, 0.1, 0.05]);
    return ITEM;
  }, { strand: ['strands', 'ribbons', 'strips'], handle: ['handle', 'grip'] }),
  'hand-mirror': entry('valuable', ['hand mirror', 'handheld mirror', 'vanity mirror', 'pocket mirror', 'hand held mirror'], (k) => {
    const m = k.m(k.choose('metal', ['silver', 'gold', 'bronze']));
    k.s.ell(k.part('frame'), k.m(m, 'frame'), [0, 0.72, 0], [0.3, 0.34, 0.05]);
    k.s.ell(k.part('glass', { group: 'glass', priority: 1.1 }), k.m('glass', 'glass'), [0, 0.72, 0.04], [0.225, 0.26, 0.03], IDENTITY, { tone: -0.1 });
    const grip = k.m(m, 'handle');
    k.s.tube(k.part('handle', { group: 'handle' }), grip, [[0, 0.4, 0], [0, 0.3, 0], [0, 0.06, 0]], [k.least(0.09, 1.2), k.least(0.05, 0.9), k.least(0.06, 1)]);
    k.s.ell(k.part('handle', { group: 'knob' }), grip, [0, 0.03, 0], k.least(0.075, 1));
    if (!k.ctx.small) for (const a of [20, 55, 90, 125, 160]) k.s.ell(k.part('frame', { group: `s${a}`, priority: 1.05 }), k.m(m, 'frame'), [Math.cos(rad(a)) * 0.31, 0.72 + Math.sin(rad(a)) * 0.35, 0.01], 0.055);
    k.mark([-0.09, 0.84, 0.08], k.ctx.middle ? ['.w', 'w.'] : ['...w', '..w.', '.w..', 'w...'], { w: '#f4fcff:4' });
    return { view: 'item', roll: 24 };
  }, { handle: ['handle', 'grip'], frame: ['frame', 'rim'], glass: ['glass', 'mirror', 'reflection'] }, 'frame'),
  'cargo-container': about({ home: ['city'] }, entry('container', ['cargo container', 'shipping container', 'freight container', 'sea container', 'storage container', 'space container', 'supply container'], (k) => {
    const m = k.m(k.choose('paint', ['#5c7c94/steel', '#b8503c/steel', '#4c7c64/steel', '#c0883c/steel']));
    k.box(k.part('box'), m, [0, 0.4, 0], [0.64, 0.38, 0.34]);
    const rib = k.part('rib', { group: 'rib' });
    const n = k.ctx.small ? 4 : 7;
    for (let i = 0; i < n; i++) k.box(rib, m, [-0.54 + (1.08 * i) / (n - 1), 0.4, 0.345], [0.035, 0.33, 0.02], IDENTITY, { tone: 0.08 });
    const frame = k.m('dark_metal', 'frame');
    for (const x of [-0.63, 0.63]) for (const z of [-0.33, 0.33]) k.box(k.part('frame', { group: 'frame', priority: 1.1 }), frame, [x, 0.4, z], [0.045, 0.4, 0.045]);
    for (const y of [0.02, 0.79]) k.box(k.part('frame', { group: `f${y}`, priority: 1.1 }), frame, [0, y, 0.33], [0.64, 0.035, 0.045]);
    for (const z of [-0.15, 0.15]) k.s.cap(k.part('bar', { group: 'bar', priority: 1.2 }), k.m('silver', 'bar'), [0.66, 0.08, z], [0.66, 0.72, z], k.least(0.02, 0.6));
    return { view: 'stand', pitch: 22, yaw: -34 };
  }, { frame: ['frame', 'edges', 'corners', 'posts'], bar: ['bars', 'door', 'locking bars'], rib: ['ribs'] })),
  'fuel-cell': entry('machine', ['fuel cell', 'energy cell', 'power cell', 'plasma cell', 'power core', 'coolant cell', 'fuel canister', 'energy canister', 'containment canister', 'warp cell', 'hyperdrive cell', 'reactor cell', 'energy capsule'], (k) => {
    const metal = k.m('steel', 'casing');
    const liquid = k.m(k.choose('liquid', ['#48c8f0/flame', '#58e890/flame', '#f0a838/flame', '#c860f0/flame']));
    k.lathe(k.part('casing'), metal, [[0, 0.3], [0.05, 0.36], [0.18, 0.36], [0.22, 0.3]]);
    k.lathe(k.part('casing', { group: 'top' }), metal, [[0.78, 0.3], [0.82, 0.36], [0.95, 0.36], [1, 0.26]]);
    k.lathe(k.part('liquid', { line: false }), liquid, [[0.2, 0.26], [0.72, 0.26]]);
    k.lathe(k.part('glass', { line: false, bias: -0.2 }), 'glass', [[0.7, 0.25], [0.8, 0.25]]);
    for (const a of k.ctx.small ? [-50, 50] : [-62, 0, 62]) {
      const [x, z] = [Math.sin(rad(a)) * 0.32, Math.cos(rad(a)) * 0.3];
      if (a !== 0) k.s.cap(k.part('rod', { group: `r${a}`, priority: 1.2 }), k.m('dark_metal', 'rod'), [x, 0.16, z], [x, 0.84, z], k.least(0.035, 0.7));
    }
    k.lathe(k.part('cap', { group: 'cap' }), k.m('dark_metal', 'cap'), [[1, 0.14], [1.09, 0.14]]);
    if (!k.ctx.small) for (const [x, y] of [[-0.1, 0.36], [0.06, 0.52], [-0.04, 0.62]] as const) k.s.ell(k.part('bubble', { priority: 1.3, line: false }), 'white', [x, y, 0.26], 0.028);
    k.mark([-0.14, 0.64, 0.26], ['w', 'w', 'w'], { w: `${liquid}:5` });
    return { view: 'item', pitch: 12 };
  }, { liquid: ['liquid', 'fluid', 'energy', 'plasma', 'fuel', 'coolant', 'glow', 'light', 'core', 'content'], casing: ['casing', 'metal', 'frame', 'body', 'housing'], cap: ['cap', 'top', 'terminal'], rod: ['rods', 'bars'] }, 'liquid'),
  whistle: entry('tool', ['referee whistle', 'sports whistle', 'metal whistle', 'dog whistle', 'police whistle', 'coach whistle'], (k) => {
    const m = k.m(k.choose('metal', ['silver', 'gold', '#d84848']));
    k.s.cone(k.part('body'), m, [-0.12, 0.42, -0.18], [-0.12, 0.42, 0.18], 0.34, 0.34, { facing: [0, 1, 0] });
    k.box(k.part('pipe', { group: 'body' }), m, [0.26, 0.68, 0], [0.4, 0.09, 0.16]);
    k.box(k.part('mouth', { priority: 1.2 }), k.m('dark_metal', 'mouthpiece'), [0.63, 0.68, 0], [0.06, 0.075, 0.15]);
    k.prism(k.part('slot', { priority: 1.3, line: false }), 'dark', [[0.02, 0.79], [0.2, 0.79], [0.1, 0.62]], 0.19);
    k.s.ell(k.part('ball', { priority: 1.2 }), k.m('#8c5c34', 'ball'), [-0.12, 0.42, 0.18], 0.11);
    k.ring(k.part('ring', { priority: 1.1 }), k.m('silver', 'ring'), [-0.5, 0.52, 0], 0.1, k.least(0.03, 0.6), 'z');
    return ITEM;
  }, { mouthpiece: ['mouthpiece'], ball: ['ball', 'pea'], ring: ['ring', 'loop'] }),
  lasso: entry('tool', ['cowboy rope', 'throwing rope'], (k) => {
    const m = k.m('#c89c5c/rope');
    const r = k.least(0.045, 0.9);
    const loop: Vec3[] = Array.from({ length: 19 }, (_, i) => [Math.cos(rad(i * 20 - 70)) * 0.42 + 0.08, 0.68 + Math.sin(rad(i * 20 - 70)) * 0.25, 0]);
    k.s.tube(k.part('loop', { group: 'loop' }), m, loop, r);
    const knot = loop[0]!;
    k.s.ell(k.part('knot', { priority: 1.2 }), m, [knot[0], knot[1], 0.04], k.least(0.085, 1.2));
    k.s.tube(k.part('rope', { group: 'tail' }), m, [knot, [0.12, 0.3, 0.02], [-0.06, 0.2, 0.02], [-0.3, 0.24, 0.02]], r);
    for (const [i, y] of [0.18, 0.1, 0.02].entries()) k.s.tube(k.part('rope', { group: `c${i}` }), m, Array.from({ length: 13 }, (_, j): Vec3 => [Math.cos(rad(j * 30)) * 0.22 - 0.28, y + Math.sin(rad(j * 30)) * 0.07, 0.04 * i]), r);
    return ITEM;
  }, { loop: ['loop', 'noose'] }),
  'ouija-board': entry('valuable', ['ouija board', 'ouija', 'spirit board', 'talking board', 'witch board', 'seance board'], (k) => {
    k.box(k.part('board'), k.m('#c89858/wood'), [0, 0.5, 0], [0.66, 0.46, 0.04]);
    k.box(k.part('edge', { priority: 1.1 }), k.m('dark_wood', 'edge'), [0, 0.95, 0.01], [0.68, 0.035, 0.05]);
    k.box(k.part('edge', { priority: 1.1 }), k.m('dark_wood', 'edge'), [0, 0.05, 0.01], [0.68, 0.035, 0.05]);
    const key = { k: '#3c2418:3' };
    const letter = ['kk', 'k.', 'kk', '.k'];
    const n = k.ctx.small ? 5 : k.ctx.middle ? 7 : 10;
    for (const [row, y] of [0.7, 0.5].entries())
      for (let i = 0; i < n; i++) {
        const u = i / (n - 1) - 0.5;
        const rows = k.ctx.middle ? [row + i === 3 ? 'k' : 'k', i % 2 ? '.' : 'k'] : [letter, ['k.k', 'kkk', 'k.k'], ['kk', 'kk', 'k.']][(i + row) % 3]!;
        k.mark([u * 1.02, y - u * u * 0.34, 0.05], rows, key);
      }
    k.mark([-0.5, 0.84, 0.05], k.ctx.middle ? ['kk', 'kk'] : ['.k.', 'kkk', '.k.'], { k: '#d8a838:3' });
    k.mark([0.5, 0.84, 0.05], k.ctx.middle ? ['kk', 'k.'] : ['.kk', 'kk.', '.kk'], { k: '#5c4c78:3' });
    k.mark([0, 0.16, 0.05], k.ctx.middle ? ['kkkk'] : ['k.k.kk.k.k', 'kkk.k..kkk', 'k.k.kk.k.k'], key);
    const wood = k.m('#e0b878/wood', 'planchette');
    const at: Vec3 = [k.vary('x', 0.12, 0.6), 0.36, 0.08];
    k.s.ell(k.part('planchette', { group: 'p', priority: 1.3 }), wood, [at[0], at[1] - 0.06, at[2]], [0.19, 0.16, 0.05]);
    k.s.cone(k.part('planchette', { group: 'p', priority: 1.3 }), wood, [at[0], at[1], at[2]], [at[0], at[1] + 0.26, at[2]], [0.17, 0.05], [0.02, 0.04]);
    k.s.ell(k.part('lens', { priority: 1.4 }), k.m('glass', 'lens'), [at[0], at[1] - 0.02, 0.12], [0.085, 0.085, 0.03]);
    return ITEM;
  }, { planchette: ['planchette', 'pointer'], edge: ['edge', 'border', 'frame'], lens: ['lens', 'hole'] }, 'board'),
  'honeycomb-frame': entry('tool', ['honeycomb frame', 'beehive frame', 'hive frame', 'bee frame', 'honey frame', 'frame of honeycomb', 'frame of honey'], (k) => {
    const wood = k.m('pale_wood', 'frame');
    k.box(k.part('comb', { line: false }), k.m('#d89828'), [0, 0.46, 0], [0.58, 0.38, 0.04]);
    const size = k.ctx.small ? 0.15 : k.ctx.middle ? 0.105 : 0.078;
    const cell = k.part('cell', { group: 'cell', line: false });
    for (let row = 0; row * size * 1.6 < 0.72; row++)
      for (let i = 0; i * size * 1.9 < 1.16; i++) {
        const [x, y] = [-0.54 + i * size * 1.9 + (row % 2) * size * 0.95, 0.13 + row * size * 1.6];
        if (x > 0.56) continue;
        const full = (i * 7 + row * 5) % 9 > 1;
        k.s.ell(cell, full ? '#f4bc38' : '#8c5418', [x, y, 0.05], [size * 0.74, size * 0.66, 0.02], IDENTITY, { tone: full ? 0.1 : -0.2 });
      }
    k.box(k.part('frame', { group: 'top', priority: 1.2 }), wood, [0, 0.88, 0], [0.78, 0.06, 0.07]);
    k.box(k.part('frame', { group: 'low', priority: 1.2 }), wood, [0, 0.04, 0], [0.62, 0.05, 0.07]);
    for (const x of [-0.6, 0.6]) k.box(k.part('frame', { group: `s${x}`, priority: 1.1 }), wood, [x, 0.46, 0], [0.05, 0.42, 0.07]);
    return ITEM;
  }, { frame: ['frame', 'wood'] }),
  'potted-monstera': about({ home: ['room'] }, entry('plant', ['potted monstera', 'monstera plant', 'potted monstera plant', 'swiss cheese plant', 'potted philodendron'], (k) => {
    const pot = k.m('#b8643c', 'pot');
    k.lathe(k.part('pot'), pot, [[0, 0.2], [0.28, 0.29], [0.29, 0.32], [0.36, 0.32]], { capMaterial: 'soil', capTone: -0.3 });
    const leaf = k.m('dark_leaf');
    const leaves: readonly (readonly [number, number, number, number])[] = [[0, 0.86, 0.02, 0.24], [-0.36, 0.72, 0, 0.21], [0.37, 0.76, 0, 0.21], [-0.2, 0.5, 0.18, 0.17], [0.24, 0.5, 0.18, 0.17]];
    for (const [i, [x, y, z, r]] of leaves.slice(0, k.ctx.small ? 3 : 5).entries()) {
      k.s.tube(k.part('stem', { group: `s${i}` }), k.m('leaf', 'stem'), [[x * 0.1, 0.34, z * 0.4], [x * 0.5, y - r * 1.1, z * 0.7], [x, y - r * 0.5, z]], k.least(0.022, 0.6));
      const part = k.part('leaf', { group: `l${i}`, priority: 1.1 + i * 0.05 });
      const lean = x * 60;
      k.s.ell(part, leaf, [x, y, z], [r * 0.5, r * 0.75, 0.03], IDENTITY, { tone: 0.05 });
      // fingers to both sides with gaps between them
      for (const d of [-1, 1])
        for (const [j, a] of [62, 28, -8, -46].entries()) {
          const at = rad(a - lean * d * 0.3);
          k.s.cap(part, leaf, [x + d * r * 0.2, y + (j < 2 ? r * 0.25 : -r * 0.15), z + 0.01], [x + d * Math.cos(at) * r, y + Math.sin(at) * r * 0.95, z + 0.02], r * 0.17, r * 0.1);
        }
      k.s.cap(k.part('vein', { group: `v${i}`, priority: 1.3 + i * 0.05, line: false }), k.m('leaf', 'stem'), [x, y + r * 0.5, z + 0.05], [x, y - r * 0.7, z + 0.05], k.least(0.014, 0.4));
    }
    return { view: 'stand', pitch: 12 };
  }, { pot: ['pot', 'planter', 'vase'], stem: ['stem', 'stems'] })),
  artifact: entry('valuable', ['alien artifact', 'ancient artifact', 'strange artifact', 'mysterious artifact', 'alien relic', 'ancient relic', 'mysterious cube', 'rune cube'], (k) => {
    const stone = k.m(k.choose('stone', ['dark_stone', '#3c4454/stone', '#5c5048/stone']));
    const glow = k.m(k.choose('glow', ['#58f0a0/flame', '#58c8f8/flame', '#f0a838/flame', '#c868f8/flame']), 'glow');
    k.box(k.part('cube'), stone, [0, 0.5, 0], [0.42, 0.42, 0.42]);
    const line = k.part('line', { group: 'glow', priority: 1.3, line: false });
    const r = k.least(0.022, 0.55);
    for (const y of [0.3, 0.7]) k.s.cap(line, glow, [-0.3, y, 0.43], [0.3, y, 0.43], r);
    for (const x of [-0.3, 0.3]) k.s.cap(line, glow, [x, 0.3, 0.43], [x, 0.7, 0.43], r);
    k.s.cap(line, glow, [0, 0.7, 0.43], [0, 0.9, 0.43], r);
    k.s.cap(line, glow, [0, 0.3, 0.43], [0, 0.1, 0.43], r);
    k.s.ell(k.part('core', { priority: 1.4 }), glow, [0, 0.5, 0.44], [0.11, 0.11, 0.04]);
    for (const z of [-0.2, 0.2]) k.s.cap(line, glow, [0.43, 0.2, z], [0.43, 0.8, z], r);
    k.s.cap(line, glow, [-0.24, 0.93, 0], [0.24, 0.93, 0], r);
    return { view: 'stand', pitch: 26, yaw: -32 };
  }, { glow: ['glow', 'lines', 'light', 'runes', 'core', 'markings'] }),
  'watering-can': entry('tool', ['watering can', 'garden can', 'sprinkling can'], (k) => {
    const m = k.m(k.choose('metal', ['#7c9cb4/steel', '#5c9c6c/steel', '#c0583c/steel', 'copper']));
    k.lathe(k.part('body'), m, [[0, 0.3], [0.04, 0.33], [0.44, 0.28], [0.48, 0.24]], { capMaterial: 'dark', capTone: -0.2 });
    k.s.tube(k.part('spout', { group: 'spout' }), k.m(m, 'spout'), [[0.24, 0.12, 0], [0.46, 0.34, 0], [0.66, 0.62, 0]], [0.075, 0.055, k.least(0.045, 0.8)]);
    k.s.cone(k.part('rose', { group: 'rose', priority: 1.2 }), k.m('bronze', 'rose'), [0.63, 0.58, 0], [0.74, 0.72, 0], 0.06, 0.15);
    k.ring(k.part('handle', { group: 'back', priority: 1.1 }), k.m(m, 'handle'), [-0.28, 0.34, 0], 0.22, k.least(0.04, 0.9), 'z', [70, 290]);
    if (!k.ctx.small) k.ring(k.part('handle', { group: 'top', priority: 1.1 }), k.m(m, 'handle'), [0, 0.48, 0], 0.2, k.least(0.04, 0.9), 'z', [0, 180]);
    k.lathe(k.part('band', { group: 'band', priority: 1.15 }), k.m(m, 'band'), [[0.2, 0.318], [0.24, 0.316]], {});
    return { view: 'item', pitch: 14 };
  }, { spout: ['spout'], rose: ['rose', 'head', 'nozzle', 'sprinkler'], handle: ['handle', 'handles'], band: ['band', 'stripe'] }),
  'spur-of-boot': entry('clothing', ['spur', 'spurs', 'cowboy spur', 'cowboy spurs', 'riding spur'], (k) => {
    const m = k.m(k.choose('metal', ['silver', 'bronze', 'gold']));
    k.ring(k.part('band', { group: 'band' }), m, [-0.22, 0.62, 0], 0.3, k.least(0.06, 1), 'z', [80, 300]);
    k.s.tube(k.part('shank', { group: 'shank' }), m, [[0.02, 0.5, 0], [0.3, 0.42, 0]], k.least(0.05, 0.9));
    const n = 8;
    for (let i = 0; i < n; i++) {
      const [c, s] = [Math.cos(rad((i * 360) / n)), Math.sin(rad((i * 360) / n))];
      k.s.cone(k.part('wheel', { group: 'wheel', priority: 1.2 }), k.m('gold', 'wheel'), [0.42 + c * 0.06, 0.38 + s * 0.06, 0], [0.42 + c * 0.23, 0.38 + s * 0.23, 0], 0.06, 0.012);
    }
    k.s.ell(k.part('hub', { priority: 1.4 }), m, [0.42, 0.38, 0.05], k.least(0.06, 0.9));
    k.s.tube(k.part('strap', { group: 'strap' }), k.m('leather', 'strap'), [[-0.3, 0.9, 0.02], [-0.06, 0.96, 0.02], [0.16, 0.86, 0.02]], k.least(0.05, 0.9));
    return ITEM;
  }, { wheel: ['wheel', 'rowel', 'star'], strap: ['strap'] }),
  circlet: entry('clothing', ['silver circlet', 'elven circlet', 'golden circlet', 'forehead band', 'gold circlet'], (k) => {
    const m = k.m(k.choose('metal', ['gold', 'silver']));
    k.ring(k.part('band'), m, [0, 0.5, 0], 0.46, k.least(0.045, 0.9), 'y');
    k.s.ell(k.part('setting', { priority: 1.2 }), m, [0, 0.56, 0.46], [0.12, 0.15, 0.05]);
    k.s.ell(k.part('gem', { priority: 1.4 }), k.m(k.choose('gem', ['sapphire', 'emerald', 'ruby', 'amethyst']), 'gem'), [0, 0.56, 0.5], [0.075, 0.1, 0.05]);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('leaf', { group: `l${d}`, priority: 1.1 }), m, [[d * 0.12, 0.54, 0.46], [d * 0.24, 0.63, 0.4], [d * 0.34, 0.55, 0.32]], k.least(0.03, 0.7));
      k.s.ell(k.part('bead', { group: `b${d}`, priority: 1.3 }), k.m('pearl', 'gem'), [d * 0.3, 0.52, 0.36], k.least(0.035, 0.6));
    }
    return { view: 'item', pitch: 24 };
  }, { gem: ['gem', 'jewel', 'stone', 'crystal', 'sapphire', 'ruby', 'emerald'] }),
  brooch: entry('valuable', ['cloak pin', 'jeweled brooch', 'cameo', 'lapel pin', 'cloak clasp'], (k) => {
    const m = k.m(k.choose('metal', ['gold', 'silver', 'bronze']));
    for (let i = 0; i < 10; i++) k.s.ell(k.part('rim', { group: `b${i}` }), m, [Math.cos(rad(i * 36)) * 0.36, 0.5 + Math.sin(rad(i * 36)) * 0.4, 0], 0.12);
    k.s.ell(k.part('plate', { priority: 1.1 }), m, [0, 0.5, 0.04], [0.34, 0.38, 0.1]);
    k.s.ell(k.part('gem', { priority: 1.3 }), k.m(k.choose('gem', ['ruby', 'emerald', 'sapphire', 'amethyst']), 'gem'), [0, 0.5, 0.12], [0.21, 0.25, 0.08]);
    if (!k.ctx.small) for (const a of [45, 135, 225, 315]) k.s.ell(k.part('pearl', { group: `p${a}`, priority: 1.4 }), k.m('pearl', 'pearl'), [Math.cos(rad(a)) * 0.3, 0.5 + Math.sin(rad(a)) * 0.34, 0.1], 0.05);
    return ITEM;
  }, { gem: ['gem', 'jewel', 'stone', 'ruby', 'emerald', 'sapphire'], pearl: ['pearls', 'pearl'] }),
}; // biome-ignore format: recipes
