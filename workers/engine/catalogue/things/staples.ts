import { IDENTITY, rad, rotZ } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { DIAGONAL, ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** Things that are asked for every day and need a form of their own. */
export const STAPLES: PropTable = {
  'round-shield': about({ grouped: true }, entry('weapon', ['round shield', 'buckler', 'viking shield', 'wooden shield', 'targe', 'wooden round shield'], (k) => {
    const face = k.m(k.choose('face', ['wood', 'red', 'blue', 'wood']));
    const rim = k.m(k.choose('rim', ['iron', 'steel', 'gold']), 'rim');
    const p = k.part('face');
    for (let i = 0; i < 5; i++) {
      const x = -0.38 + i * 0.19;
      const h = Math.sqrt(Math.max(0.012, 0.45 ** 2 - (Math.abs(x) + 0.07) ** 2));
      k.box(k.part('face', { group: `plank${i}` }), face, [x, 0.5, 0], [0.096, h, 0.05], IDENTITY, { tone: (i % 2 ? -0.16 : 0.08) - i * 0.06 });
    }
    k.s.cone(p, face, [0, 0.5, -0.08], [0, 0.5, -0.02], 0.45, 0.45);
    k.ring(k.part('rim', { priority: 1.2 }), rim, [0, 0.5, 0.04], 0.45, k.least(0.06, 0.9));
    k.s.ell(k.part('boss', { priority: 1.2 }), k.m(rim, 'boss'), [0, 0.5, 0.1], [0.14, 0.14, 0.1]);
    if (!k.ctx.small) for (let i = 0; i < 8; i++) { const a = rad(i * 45 + 22); k.s.ell(k.part('rivet', { group: 'rivet', line: false, priority: 1.4 }), k.m(rim, 'rim'), [Math.sin(a) * 0.45, 0.5 + Math.cos(a) * 0.45, 0.1], k.least(0.03, 0.8), IDENTITY, { tone: 0.2 }); }
    return ITEM;
  }, { rim: ['rim', 'edge', 'border', 'trim', 'bands'], boss: ['boss', 'center'] })),
  microwave: entry('machine', ['microwave oven'], (k) => {
    const m = k.m(k.choose('case', ['silver', 'charcoal', 'white']));
    k.box(k.part('case'), m, [0, 0.36, 0], [0.64, 0.36, 0.26], IDENTITY, { round: 0.05 });
    k.box(k.part('door', { group: 'door' }), m, [-0.15, 0.36, 0.27], [0.44, 0.29, 0.02], IDENTITY, { tone: 0.18 });
    k.box(k.part('window', { priority: 1.2 }), k.m('#2c3444/glass', 'window'), [-0.17, 0.36, 0.3], [0.33, 0.2, 0.01]);
    if (!k.ctx.small) k.s.cap(k.part('glare', { group: 'window', line: false, priority: 1.3 }), '#8ca4bc', [-0.34, 0.3, 0.32], [-0.18, 0.46, 0.32], k.least(0.022, 0.6));
    k.s.cap(k.part('handle', { priority: 1.3 }), k.m('steel', 'handle'), [0.25, 0.2, 0.34], [0.25, 0.52, 0.34], k.least(0.03, 0.6));
    k.box(k.part('display', { priority: 1.3 }), k.m('#54e088/flame', 'display'), [0.47, 0.56, 0.27], [0.11, k.least(0.05, 0.9), 0.02]);
    for (let r = 0; r < (k.ctx.small ? 1 : 3); r++) for (const x of [0.41, 0.53]) k.box(k.part('button', { group: 'button', line: false, priority: 1.3 }), 'dark', [x, 0.38 - r * 0.11, 0.27], [k.least(0.035, 0.6), k.least(0.025, 0.5), 0.02]);
    return { view: 'stand', pitch: 6 };
  }, { window: ['window', 'door'], handle: ['handle'], display: ['display', 'clock', 'screen'] }),
  'sushi-roll': about({ grouped: true }, entry('food', ['sushi roll', 'maki', 'maki roll', 'california roll', 'sushi rolls', 'maki sushi', 'norimaki', 'salmon roll'], (k) => {
    const fill = k.m(k.choose('filling', ['#f07c54', '#f0a048', '#e85c6c']));
    const nori = k.m('#26402f', 'nori');
    for (const [i, [x, z]] of ([[-0.3, -0.1], [0.3, -0.06], [0, 0.34]] as const).entries()) {
      const g = `r${i}`;
      k.s.cone(k.part('nori', { group: g }), nori, [x, 0, z], [x, 0.36, z], 0.29, 0.29);
      k.s.ell(k.part('rice', { group: `${g}r`, priority: 1.1 }), k.m('white', 'rice'), [x, 0.365, z], [0.24, 0.03, 0.24]);
      k.s.ell(k.part('filling', { group: `${g}f`, priority: 1.3 }), fill, [x - 0.03, 0.4, z], [0.11, 0.03, 0.1]);
      if (!k.ctx.small) k.s.ell(k.part('green', { group: `${g}f`, line: false, priority: 1.3 }), '#7cb848', [x + 0.08, 0.41, z + 0.03], [0.06, 0.03, 0.06]);
    }
    return { view: 'item', pitch: 44 };
  }, { filling: ['filling', 'salmon', 'fish', 'tuna'], nori: ['nori', 'seaweed'], rice: ['rice'] }, 'filling')),
  'gas-mask': entry('clothing', ['gas mask', 'gasmask', 'respirator', 'respirator mask', 'hazmat mask'], (k) => {
    const m = k.m('#4a5048');
    for (const d of [-1, 1]) k.box(k.part('strap', { group: `st${d}` }), k.m('#2c2c30', 'strap'), [d * 0.42, 0.66, -0.1], [0.1, 0.06, 0.05], rotZ(d * -12));
    k.s.ell(k.part('face'), m, [0, 0.58, 0], [0.4, 0.44, 0.3]);
    k.s.ell(k.part('snout', { group: 'face' }), m, [0, 0.34, 0.14], [0.24, 0.26, 0.26]);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('rim', { group: `e${d}` }), k.m('iron', 'rim'), [d * 0.19, 0.66, 0.24], [0.165, 0.165, 0.06]);
      k.s.ell(k.part('lens', { priority: 1.3 }), k.m('#e8c048/glass', 'lens'), [d * 0.19, 0.66, 0.29], [k.least(0.115, 1.1), k.least(0.115, 1.1), 0.05]);
      if (!k.ctx.small) k.mark([d * 0.19 - 0.04, 0.71, 0.34], ['w'], { w: 'diamond:5' });
    }
    k.s.cone(k.part('filter'), k.m('dark_metal', 'filter'), [0, 0.28, 0.3], [0, 0.2, 0.52], 0.17, 0.18, { capTone: 0.2 });
    k.s.ell(k.part('grille', { priority: 1.3 }), 'dark', [0, 0.19, 0.54], [0.1, 0.09, 0.03]);
    return ITEM;
  }, { lens: ['lens', 'lenses', 'eyes', 'goggles', 'glass'], filter: ['filter', 'canister'], strap: ['strap', 'straps'] }),
  'paper-plane': entry('nature', ['paper plane', 'paper airplane', 'paper aeroplane', 'origami plane', 'folded paper plane'], (k) => {
    const m = k.m('#f0ece4/paper');
    const nose = [0.58, 0.92] as const;
    const f = (name: string, tone: number, z: number, ...pts: (readonly [number, number])[]): void => k.prism(k.part(name, { group: name }), m, [nose, ...pts], 0.02, { tone, z });
    f('wing', 0.42, 0.04, [-0.62, 0.58], [-0.16, 0.4]);
    f('fold', -0.62, 0, [-0.16, 0.4], [-0.24, 0.08]);
    f('keel', -0.3, 0.02, [-0.24, 0.08], [0.02, 0.3]);
    f('flap', 0.16, 0.05, [0.02, 0.3], [0.2, 0.0]);
    return { view: 'item', roll: k.jitter('roll') * 8 };
  }),
  'acoustic-guitar': entry('music', ['acoustic guitar', 'guitar', 'wooden guitar', 'classical guitar', 'spanish guitar', 'folk guitar'], (k) => {
    const m = k.m(k.choose('body', ['#d08c44/wood', '#b8662c/wood', '#dca058/wood']));
    const body = k.part('body');
    k.s.ell(body, m, [0, 0.26, 0], [0.33, 0.28, 0.1]);
    k.s.ell(body, m, [0, 0.62, 0], [0.25, 0.2, 0.1]);
    k.box(body, m, [0, 0.45, 0], [0.2, 0.12, 0.09]);
    k.s.ell(k.part('hole', { priority: 1.3 }), 'dark', [0, 0.52, 0.1], [k.least(0.1, 1.1), k.least(0.1, 1.1), 0.02]);
    k.box(k.part('bridge', { priority: 1.3 }), 'dark_wood', [0, 0.2, 0.11], [0.13, k.least(0.03, 0.7), 0.02]);
    k.box(k.part('neck', { priority: 1.2 }), k.m('dark_wood', 'neck'), [0, 1.0, 0.08], [k.least(0.06, 0.9), 0.4, 0.04]);
    k.box(k.part('head'), k.m('dark_wood', 'neck'), [0, 1.47, 0.06], [0.1, 0.11, 0.04], IDENTITY, { tone: 0.1 });
    if (!k.ctx.small) {
      k.box(k.part('string', { group: 'string', line: false, priority: 1.5 }), '#e8dcc0', [0, 0.78, 0.14], [k.least(0.014, 0.45), 0.6, 0.01]);
      for (const d of [-1, 1]) for (const y of [1.42, 1.52]) k.s.ell(k.part('peg', { group: `p${d}${y}` }), 'silver', [d * 0.13, y, 0.06], k.least(0.035, 0.6));
    }
    return DIAGONAL;
  }, { neck: ['neck', 'fretboard'] }),
  'school-bus': about({ home: ['city'] }, entry('vehicle', ['school bus', 'schoolbus', 'yellow school bus'], (k) => {
    const m = k.m('#f4b82c');
    const body = k.part('body');
    k.box(body, m, [-0.12, 0.64, 0], [0.78, 0.38, 0.3], IDENTITY, { round: 0.1 });
    k.box(k.part('hood', { group: 'hood' }), m, [0.78, 0.46, 0], [0.2, 0.2, 0.27], IDENTITY, { round: 0.08 });
    for (let i = 0; i < 5; i++) k.box(k.part('window', { group: `w${i}`, priority: 1.2 }), k.m('#8cc4e4/glass', 'window'), [-0.72 + i * 0.25, 0.78, 0.3], [0.095, 0.11, 0.02]);
    k.box(k.part('windscreen', { priority: 1.2 }), k.m('#8cc4e4/glass', 'window'), [0.56, 0.76, 0.3], [0.09, 0.14, 0.02]);
    for (const y of [0.58, 0.44]) k.box(k.part('stripe', { group: 'stripe', line: false, priority: 1.3 }), 'charcoal', [-0.12, y, 0.31], [0.76, k.least(0.018, 0.5), 0.01]);
    k.box(k.part('bumper'), 'charcoal', [0.04, 0.25, 0], [0.94, 0.05, 0.28]);
    for (const x of [-0.5, 0.6]) {
      k.s.cone(k.part('tyre', { group: `t${x}`, priority: 1.1 }), 'charcoal', [x, 0.2, 0.2], [x, 0.2, 0.34], 0.2, 0.2);
      k.s.ell(k.part('hub', { priority: 1.3 }), 'silver', [x, 0.2, 0.36], [k.least(0.08, 0.9), k.least(0.08, 0.9), 0.02]);
    }
    k.s.ell(k.part('light', { priority: 1.3 }), k.m('#fff0b0', 'light'), [0.97, 0.44, 0.16], [0.04, k.least(0.06, 0.8), 0.06]);
    return { view: 'stand', pitch: 8 };
  }, { window: ['window', 'windows'], light: ['headlight', 'headlights', 'light'] })),
  hoodie: entry('clothing', ['hooded sweatshirt', 'sweatshirt', 'hooded sweater', 'zip hoodie', 'pullover'], (k) => {
    const m = k.m(k.choose('cloth', ['blue', 'charcoal', 'red', 'forest']));
    for (const d of [-1, 1]) {
      k.s.cap(k.part('sleeve', { group: `s${d}` }), m, [d * 0.27, 0.68, -0.02], [d * 0.5, 0.18, -0.02], 0.13, 0.11);
      k.s.cap(k.part('cuff', { group: `c${d}` }), m, [d * 0.51, 0.13, -0.02], [d * 0.515, 0.1, -0.02], 0.1, 0.1, { tone: -0.5 });
    }
    k.box(k.part('body'), m, [0, 0.42, 0], [0.31, 0.36, 0.14], IDENTITY, { round: 0.1 });
    k.box(k.part('hem', { group: 'hem' }), m, [0, 0.07, 0.01], [0.3, 0.05, 0.14], IDENTITY, { tone: -0.45 });
    k.s.ell(k.part('hood', { group: 'hood' }), m, [0, 0.88, 0.02], [0.28, 0.2, 0.16]);
    k.s.ell(k.part('inside', { priority: 1.2 }), m, [0, 0.85, 0.14], [0.17, 0.13, 0.06], IDENTITY, { tone: -0.9 });
    k.prism(k.part('pocket', { group: 'pocket' }), m, [[-0.14, 0.34], [0.14, 0.34], [0.2, 0.16], [-0.2, 0.16]], 0.02, { z: 0.16, tone: -0.22 });
    for (const d of [-1, 1]) k.s.cap(k.part('string', { group: 'string', priority: 1.4, line: false }), k.m('white', 'strings'), [d * 0.09, 0.72, 0.2], [d * 0.1, 0.5, 0.2], k.least(0.02, 0.55));
    return ITEM;
  }, { strings: ['strings', 'string', 'drawstrings'] }),
  'desk-lamp': entry('light', ['desk lamp', 'reading lamp', 'study lamp', 'office lamp', 'table lamp with an arm'], (k) => {
    const m = k.m(k.choose('lamp', ['red', 'teal', 'charcoal', 'green']));
    k.s.cone(k.part('base'), m, [0.02, 0, 0], [0.02, 0.09, 0], 0.27, 0.22);
    k.s.cap(k.part('arm', { group: 'a' }), k.m('silver', 'arm'), [0, 0.08, 0], [-0.26, 0.5, 0], k.least(0.035, 0.7));
    k.s.cap(k.part('arm', { group: 'b' }), k.m('silver', 'arm'), [-0.26, 0.5, 0], [0.06, 0.92, 0], k.least(0.035, 0.7));
    k.s.ell(k.part('joint', { priority: 1.2 }), 'dark_metal', [-0.26, 0.5, 0.03], k.least(0.06, 0.9));
    k.s.ell(k.part('light', { line: false }), k.m('#fff0a8/flame', 'light'), [0.36, 0.64, 0.02], [0.15, 0.13, 0.12]);
    k.s.cone(k.part('shade'), m, [0.08, 0.95, 0], [0.34, 0.7, 0], 0.08, 0.25);
    return { view: 'stand', pitch: 6 };
  }, { light: ['light', 'bulb'], arm: ['arm'] }),
  'stone-tablet': about({ home: ['dungeon'] }, entry('sign', ['stone tablet', 'clay tablet', 'ancient tablet', 'rune tablet', 'cuneiform tablet', 'stone slab', 'tablet of stone', 'mossy stone tablet', 'engraved tablet'], (k) => {
    const m = k.m('stone');
    k.box(k.part('slab'), m, [0, 0.42, 0], [0.36, 0.42, 0.08], IDENTITY, { round: 0.03 });
    k.s.cone(k.part('slab'), m, [0, 0.82, -0.08], [0, 0.82, 0.08], 0.36, 0.36);
    const rows = k.ctx.small ? 3 : 5;
    for (let r = 0; r < rows; r++) {
      const y = 0.96 - (r * 0.78) / rows;
      const wide = r === 0 ? 0.18 : 0.26;
      for (let x = -wide; x < wide; x += 0.13) k.box(k.part('text', { group: 'text', line: false, priority: 1.5 }), k.m('#4c4e58', 'text'), [x + 0.04, y, 0.09], [k.least(0.035 + 0.02 * k.jitter(`${r}${x}`), 0.6), k.least(0.02, 0.5), 0.01]);
    }
    return ITEM;
  }, { text: ['text', 'writing', 'letters', 'inscription'] })),
  'dragon-egg': about({ home: ['cave', 'mountain'] }, entry('nature', ['dragon egg', 'egg of a dragon', 'wyvern egg', 'monster egg', 'scaly egg'], (k) => {
    const m = k.m(k.choose('shell', ['crimson', 'purple', 'teal', 'forest', 'navy']));
    const scale = k.m(m, 'scales');
    const rows = k.ctx.small ? 1.7 : k.ctx.middle ? 2.3 : 3.6;
    const part = k.part('egg');
    const scaly = { pattern: (x: number, y: number, z: number): number => {
      const row = Math.floor(y * rows + 20);
      const v = y * rows + 20 - row;
      const around = (Math.atan2(x, z) / Math.PI) * rows * 1.5 + (row & 1 ? 0.5 : 0);
      const u = (around - Math.floor(around) - 0.5) * 2;
      const over = v - u * u * 0.9;
      return over < -0.26 ? 0.05 : over < 0 ? -1.2 : over < 0.34 ? 0.5 : 0.06;
    } };
    k.s.ell(part, scale, [0, 0.44, 0], [0.37, 0.42, 0.37], IDENTITY, { ...scaly, clips: [[0, 1, 0, 0.02]] });
    k.s.ell(part, scale, [0, 0.44, 0], [0.37, 0.6, 0.37], IDENTITY, { ...scaly, clips: [[0, -1, 0, 0.02]] });
    return ITEM;
  }, { scales: ['scales', 'scale', 'scaly'] })),
}; // biome-ignore format: a table
