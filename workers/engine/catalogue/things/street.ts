import { IDENTITY, rad, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { staves } from './surfaces.ts';

/** Profiles of chess pieces from the base up: [height, radius]. */
const CHESS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  pawn: [[0, 0.3], [0.1, 0.3], [0.16, 0.22], [0.24, 0.16], [0.54, 0.11], [0.58, 0.19], [0.63, 0.13]],
  rook: [[0, 0.32], [0.1, 0.32], [0.16, 0.24], [0.24, 0.19], [0.66, 0.17], [0.72, 0.26], [0.86, 0.27]],
  queen: [[0, 0.32], [0.1, 0.32], [0.16, 0.24], [0.24, 0.17], [0.66, 0.11], [0.7, 0.2], [0.75, 0.13], [0.96, 0.23]],
  knight: [[0, 0.32], [0.1, 0.32], [0.16, 0.25], [0.26, 0.2]],
}; // biome-ignore format: profiles

function chessPiece(k: Kit, kind: string): void {
  const m = k.m(k.choose('side', ['#ece0c4/pearl', '#484450/pearl', '#8c5a38/pearl']));
  const p = k.part('piece');
  k.lathe(p, m, CHESS[kind] ?? CHESS.pawn ?? []);
  k.lathe(k.part('foot', { group: 'foot' }), k.m(m, 'base'), [
    [0, 0.33],
    [0.09, 0.33],
  ]);
  if (kind === 'pawn') k.s.ell(p, m, [0, 0.76, 0], 0.18);
  else if (kind === 'rook') {
    for (let i = 0; i < 6; i++) {
      const a = rad(i * 60 + 30);
      k.box(
        k.part('merlon'),
        m,
        [Math.sin(a) * 0.21, 0.94, Math.cos(a) * 0.21],
        [0.075, 0.09, 0.06],
        rotY(i * 60 + 30),
      );
    }
    k.s.cone(k.part('dip', { line: false }), m, [0, 0.86, 0], [0, 0.865, 0], 0.19, 0.19, { capTone: -1.2 });
  } else if (kind === 'queen') {
    for (let i = 0; i < 8; i++) {
      const a = rad(i * 45 + 22);
      k.s.ell(p, m, [Math.sin(a) * 0.21, 0.98, Math.cos(a) * 0.21], 0.062);
    }
    k.s.ell(k.part('ball', { priority: 1.2 }), m, [0, 1.08, 0], 0.075);
  } else {
    k.s.tube(
      p,
      m,
      [
        [0.06, 0.24, 0],
        [0.09, 0.52, 0],
        [0.02, 0.8, 0],
      ],
      [0.19, 0.17, 0.15],
    );
    k.s.cap(p, m, [0, 0.8, 0], [-0.27, 0.62, 0], 0.14, 0.085);
    k.s.cap(p, m, [0.06, 0.86, 0.05], [0.05, 1.03, 0.05], 0.055, 0.012);
    for (let i = 0; i < 4; i++)
      k.s.ell(
        k.part('mane', { group: 'mane' }),
        m,
        [0.2 + Math.sin(i) * 0.02, 0.84 - i * 0.14, 0],
        [0.07, 0.085, 0.06],
        IDENTITY,
        { tone: -0.4 },
      );
    k.mark([-0.06, 0.8, 0.15], k.px > 0.04 ? ['d'] : ['dd', 'dd'], { d: 'dark:2' });
  }
}

/** Front of a playing card: a pip in the middle and in two corners. */
const PIPS: Readonly<Record<string, readonly string[]>> = {
  heart: ['.rr.rr.', 'rrrrrrr', 'rrrrrrr', '.rrrrr.', '..rrr..', '...r...'],
  spade: ['...r...', '..rrr..', '.rrrrr.', 'rrrrrrr', 'rr.r.rr', '..rrr..'],
  diamond: ['...r...', '..rrr..', '.rrrrr.', '.rrrrr.', '..rrr..', '...r...'],
  club: ['..rrr..', '..rrr..', 'rr.r.rr', 'rrrrrrr', 'rr.r.rr', '..rrr..'],
}; // biome-ignore format: pixels

export const STREET: PropTable = {
  mailbox: about({ home: ['city'] }, entry('sign', ['mail box', 'letter box', 'letterbox', 'post box', 'postbox'], (k) => {
    k.box(k.part('post'), k.m('wood', 'post'), [0, 0.26, 0], [k.least(0.07, 1), 0.26, 0.07]);
    const m = k.m(k.choose('paint', ['#4c78c8/iron', '#d04840/iron', '#8c94a0/iron']));
    const b = k.part('box');
    k.box(b, m, [0, 0.66, 0], [0.26, 0.14, 0.42]);
    k.s.cone(b, m, [0, 0.78, -0.42], [0, 0.78, 0.42], 0.26, 0.26, { capTone: 0.25 });
    k.box(k.part('door', { line: true, group: 'door' }), m, [0, 0.66, 0.43], [0.24, 0.13, 0.015], IDENTITY, { tone: 0.2 });
    k.s.cone(k.part('door', { group: 'door' }), m, [0, 0.78, 0.42], [0, 0.78, 0.445], 0.24, 0.24, { capTone: 0.2 });
    k.box(k.part('slot', { line: false, priority: 1.3 }), 'dark', [0, 0.82, 0.45], [0.14, k.least(0.022, 0.5), 0.01]);
    const f = k.part('flag', { priority: 1.2 });
    const fm = k.m(k.choose('flag', ['red', 'yellow']), 'flag');
    k.s.cap(f, fm, [0.29, 0.68, 0.1], [0.29, 1.08, 0.1], k.least(0.03, 0.6));
    k.box(f, fm, [0.29, 1.06, 0.18], [0.03, 0.08, 0.12]);
    if (!k.ctx.small && k.choose('letter', [true, false])) k.box(k.part('letter', { priority: 1.2 }), k.m('paper', 'letter'), [0.02, 0.9, 0.46], [0.11, 0.1, 0.02], rotZ(10));
    return { view: 'stand', pitch: 14, yaw: 28 };
  }, { flag: ['flag'], post: ['post', 'pole'], letter: ['letter', 'mail', 'envelope'] })),
  'street-sign': about({ home: ['meadow'] }, entry('sign', ['stop sign', 'traffic sign', 'road sign'], (k) => {
    k.s.cap(k.part('post'), k.m('steel', 'post'), [0, 0, 0], [0, 0.8, 0], k.least(0.04, 0.85));
    const kind = k.choose('kind', ['stop', 'warning', 'stop']);
    const shape = (r: number): [number, number][] => kind === 'stop'
      ? Array.from({ length: 8 }, (_, i) => [Math.sin(rad(i * 45 + 22.5)) * r, 0.9 + Math.cos(rad(i * 45 + 22.5)) * r])
      : [[0, 0.9 + r * 1.1], [r * 1.1, 0.9 - r * 0.75], [-r * 1.1, 0.9 - r * 0.75]];
    const m = k.m(kind === 'stop' ? 'red' : 'yellow');
    k.prism(k.part('rim', { priority: 1.1, group: 'plate' }), k.m(kind === 'stop' ? 'white' : 'charcoal', 'rim'), shape(0.37), 0.03, { z: 0.06 });
    k.prism(k.part('plate', { group: 'plate' }), m, shape(kind === 'stop' ? 0.31 : 0.29), 0.03, { z: 0.09 });
    if (kind === 'stop') { if (k.ctx.small) k.box(k.part('bar', { line: false, priority: 1.2 }), 'white', [0, 0.9, 0.13], [0.19, 0.06, 0.01]); else k.mark([0, 0.9, 0.13], k.ctx.middle ? ['wwwww', 'wwwww'] : ['ww.www.wwww.www', 'w...w..w..w.w.w', '.w..w..w..w.www', 'ww..w..wwww.w..'], { w: 'white:5' }); }
    else k.mark([0, 0.88, 0.13], k.ctx.middle ? ['d', 'd', '.', 'd'] : ['dd', 'dd', 'dd', 'dd', '..', 'dd'], { d: 'dark:2' });
    return { view: 'stand', pitch: 6 };
  }, { post: ['post', 'pole'], rim: ['rim', 'border', 'edge'] })),
  'traffic-light': entry('light', ['traffic lights', 'stoplight', 'stop light', 'traffic signal'], (k) => {
    k.s.cap(k.part('post'), k.m('iron', 'post'), [0, 0, 0], [0, 0.44, 0], k.least(0.05, 0.9));
    k.box(k.part('case'), k.m(k.choose('case', ['#40444c/iron', '#d8b030/iron', '#48584c/iron'])), [0, 0.78, 0], [0.2, 0.42, 0.13], IDENTITY, { round: 0.04 });
    const on = k.choose('lit', [0, 2, 1]);
    ['stop-lamp', 'caution-lamp', 'go-lamp'].forEach((c, i) => {
      const y = 1.04 - i * 0.26;
      k.s.ell(k.part('lamp', { priority: 1.2, group: `l${i}`, line: !k.ctx.small }), k.m(`${['#f04038', '#f8c838', '#48d060'][i]}/glass`, c), [0, y, 0.14], [0.105, 0.105, 0.05], IDENTITY, { tone: i === on ? 0.5 : -1.1 });
      if (!k.ctx.small) k.s.tube(k.part('hood', { priority: 1.1, group: `h${i}` }), k.m('charcoal', 'hood'), [[-0.11, y + 0.06, 0.18], [0, y + 0.13, 0.2], [0.11, y + 0.06, 0.18]], k.least(0.025, 0.5));
    });
    return { view: 'stand', pitch: 6 };
  }, { 'stop-lamp': ['red light', 'red lamp'], 'caution-lamp': ['yellow light', 'yellow lamp'], 'go-lamp': ['green light', 'green lamp'], post: ['post', 'pole'], hood: ['hood', 'visor'] }),
  hydrant: about({ home: ['city'] }, entry('machine', ['fire hydrant', 'fireplug', 'water hydrant'], (k) => {
    const m = k.m(k.choose('paint', ['red', 'yellow', '#3c7cc8']));
    const trim = k.m(k.choose('trim', ['silver', 'gold']), 'trim');
    k.lathe(k.part('foot', { group: 'foot' }), m, [[0, 0.34], [0.1, 0.34]]);
    k.lathe(k.part('body'), m, [[0.1, 0.24], [0.68, k.vary('w', 0.23, 0.05)]]);
    k.lathe(k.part('collar', { priority: 1.1 }), m, [[0.66, 0.3], [0.74, 0.3]], { tone: 0.2 });
    k.s.ell(k.part('dome'), m, [0, 0.74, 0], [0.25, 0.22, 0.25]);
    k.s.cap(k.part('bolt', { priority: 1.1 }), trim, [0, 0.94, 0], [0, 1.02, 0], k.least(0.07, 1));
    for (const d of [-1, 1]) { k.s.cone(k.part('arm', { group: `a${d}` }), m, [d * 0.18, 0.5, 0], [d * 0.36, 0.5, 0], 0.11, 0.11); k.s.cone(k.part('cap', { group: `c${d}` }), trim, [d * 0.36, 0.5, 0], [d * 0.44, 0.5, 0], 0.13, 0.11); }
    k.s.cone(k.part('front', { group: 'front' }), m, [0, 0.42, 0.18], [0, 0.42, 0.32], 0.15, 0.15);
    k.s.cone(k.part('frontcap', { group: 'fc' }), trim, [0, 0.42, 0.32], [0, 0.42, 0.37], 0.12, 0.1, { capTone: 0.2 });
    return { view: 'stand', pitch: 10 };
  }, { trim: ['trim', 'cap', 'bolt', 'valve'] })),
  'trash-can': entry('container', ['trash', 'garbage can', 'dustbin', 'trash bin', 'garbage', 'waste bin', 'rubbish bin', 'bin', 'litter bin', 'recycle bin'], (k) => {
    const m = k.m(k.choose('metal', ['#98a0ac/steel', '#508c58', '#4c5c74']));
    k.s.cone(k.part('can'), m, [0, 0, 0], [0, 0.8, 0], 0.32, k.vary('w', 0.39, 0.05), { pattern: staves(k.ctx.small ? 8 : 14, -0.9, 0.7) });
    for (const y of [0.06, 0.74]) k.s.cone(k.part('band', { group: `b${y}` }), m, [0, y - 0.03, 0], [0, y + 0.03, 0], 0.325 + y * 0.09, 0.33 + y * 0.09, { tone: 0.2 });
    const lid = k.m(m, 'lid');
    k.s.cone(k.part('lid', { group: 'lid' }), lid, [0, 0.82, 0], [0, 0.88, 0], 0.45, 0.44);
    k.s.ell(k.part('lid', { group: 'lid' }), lid, [0, 0.88, 0], [0.42, 0.13, 0.42]);
    k.s.tube(k.part('handle', { priority: 1.2 }), lid, [[-0.12, 1.0, 0.02], [-0.1, 1.1, 0.02], [0.1, 1.1, 0.02], [0.12, 1.0, 0.02]], k.least(0.032, 0.6));
    return { view: 'stand', pitch: 18 };
  }, { lid: ['lid', 'cover', 'top'] }),
  'vending-machine': entry('machine', ['soda machine', 'snack machine', 'drink machine', 'drinks machine'], (k) => {
    const m = k.m(k.choose('case', ['#d03c40', '#3868c4', '#2e9a70']));
    k.box(k.part('case'), m, [0, 0.6, 0], [0.42, 0.6, 0.3]);
    k.box(k.part('window', { group: 'window' }), k.m('#2c3448/glass', 'window'), [-0.09, 0.7, 0.31], [0.27, 0.4, 0.01]);
    const cans = ['red', 'yellow', 'green', 'orange', 'blue', 'violet', 'rose', 'teal'];
    const [rows, columns] = k.ctx.small ? [2, 2] : [3, 4];
    for (let r = 0; r < rows; r++) {
      const y = 0.98 - (r * 0.76) / rows - (k.ctx.small ? 0.1 : 0);
      for (let c = 0; c < columns; c++) {
        const x = -0.29 + ((c + 0.5 - 0.5) * 0.4) / Math.max(1, columns - 1);
        k.box(k.part('can', { priority: 1.3, line: false }), cans[(r * 3 + c + Math.floor(k.vary('stock', 4, 1))) % cans.length]!, [x, y, 0.33], [k.least(0.04, 0.55), 0.08, 0.01]);
      }
      k.box(k.part('shelf', { line: false, priority: 1.2 }), k.m('steel', 'shelf'), [-0.09, y - 0.11, 0.33], [0.27, k.least(0.016, 0.45), 0.01]);
    }
    k.box(k.part('panel', { line: false, priority: 1.1 }), k.m('silver', 'panel'), [0.3, 0.72, 0.31], [0.07, 0.24, 0.01]);
    k.box(k.part('button', { line: false, priority: 1.5 }), 'red', [0.3, 0.84, 0.33], [k.least(0.03, 0.5), k.least(0.03, 0.5), 0.01]);
    k.box(k.part('slot', { line: false, priority: 1.3 }), 'dark', [-0.06, 0.17, 0.31], [0.22, 0.075, 0.01]);
    k.box(k.part('foot'), 'charcoal', [0, 0.02, 0], [0.4, 0.035, 0.29]);
    return { view: 'stand', pitch: 10, yaw: k.vary('yaw', 14, 0.5) };
  }, { window: ['window', 'glass'], panel: ['panel', 'button'], shelf: ['shelf'] }),
  laptop: entry('machine', ['notebook computer', 'laptop computer', 'portable computer'], (k) => {
    const m = k.m(k.choose('case', ['silver', '#5c6474/steel', '#d8b8b0/steel']));
    k.box(k.part('base'), m, [0, 0.04, 0.14], [0.54, 0.035, 0.36]);
    k.box(k.part('keys', { line: false }), k.m('charcoal', 'keyboard'), [0, 0.078, 0.06], [0.45, 0.005, 0.18], IDENTITY, { pattern: (x, _y, z) => (Math.abs(((x + 1) * 4) % 1) < 0.3 || Math.abs(((z + 1) * 1.5) % 1) < 0.35 ? -0.9 : 0.4) });
    k.box(k.part('pad', { line: false }), m, [0, 0.078, 0.37], [0.13, 0.005, 0.08], IDENTITY, { tone: -0.7 });
    const tilt = rotX(-14);
    k.box(k.part('lid', { group: 'lid' }), m, [0, 0.44, -0.31], [0.54, 0.38, 0.025], tilt);
    k.box(k.part('screen', { group: 'screen' }), k.m(k.choose('screen', ['#3c8cd8/glass', '#48b088/glass', '#28304c/glass']), 'screen'), [0, 0.45, -0.275], [0.47, 0.31, 0.012], tilt);
    k.mark([-0.14, 0.52, -0.24], k.ctx.small ? ['ww'] : k.ctx.middle ? ['wwww', '....', 'www.'] : ['wwwwwww', '.......', 'wwww...', '.......', 'wwwwww.'], { w: 'ice:5' });
    return { view: 'stand', pitch: 26 };
  }, { screen: ['screen', 'display'], keyboard: ['keyboard'] }),
  'robot-arm': about({ home: ['city'] }, entry('machine', ['robotic arm', 'mechanical arm', 'industrial robot', 'robot claw', 'assembly arm'], (k) => {
    const m = k.m(k.choose('paint', ['orange', 'yellow', '#d8dce4/steel']));
    const joint = k.m('#4c5464/iron', 'joint');
    k.lathe(k.part('base'), k.m('#5c6474/iron', 'base'), [[0, 0.34], [0.1, 0.34], [0.12, 0.26], [0.24, 0.22]]);
    const e: Vec3 = [-0.3 + k.jitter('elbow') * 0.05, 0.78, 0];
    const w: Vec3 = [0.26, 1.02 + k.jitter('wrist') * 0.06, 0];
    const s: Vec3 = [0.02, 0.3, 0];
    k.s.cap(k.part('upper', { group: 'upper' }), m, s, e, 0.12, 0.1);
    k.s.cap(k.part('fore', { group: 'fore' }), m, e, w, 0.1, 0.075);
    for (const [p, r] of [[s, 0.16], [e, 0.13], [w, 0.1]] as const) k.s.cone(k.part('joint', { priority: 1.1, group: `j${r}` }), joint, [p[0], p[1], 0.02], [p[0], p[1], 0.15], r, r * 0.9, { capTone: 0.2 });
    k.s.cap(k.part('hand'), joint, w, [0.44, 0.84, 0], k.least(0.055, 0.8));
    const steel = k.m('steel', 'claw');
    for (const d of [-1, 1]) k.s.tube(k.part('claw', { group: `c${d}`, priority: 1.2 }), steel, [[0.44, 0.84, 0], [0.47 + d * 0.14, 0.74, 0.02], [0.5 + d * 0.07, 0.58, 0.02]], [k.least(0.045, 0.75), k.least(0.045, 0.75), k.least(0.02, 0.5)]);
    return { view: 'stand', pitch: 8 };
  }, { claw: ['claw', 'gripper', 'hand'], joint: ['joint', 'elbow'], base: ['base'] })),
  pipe: entry('machine', ['warp pipe', 'drain pipe', 'sewer pipe', 'steam pipe', 'water pipe', 'metal pipe', 'green pipe'], (k) => {
    const m = k.m(k.choose('metal', ['#48a848/iron', 'copper', '#7c8894/iron']));
    k.lathe(k.part('pipe'), m, [[0, 0.36], [0.66, 0.36]]);
    const r = k.vary('lip', 0.46, 0.04);
    k.lathe(k.part('lip', { group: 'lip' }), k.m(m, 'lip'), [[0.64, r], [0.92, r]], { capTone: 0.2 });
    k.s.cone(k.part('hole', { line: false }), 'dark', [0, 0.92, 0], [0, 0.925, 0], r - 0.1, r - 0.1);
    return { view: 'stand', pitch: 24 };
  }, { lip: ['lip', 'rim', 'edge', 'flange'] }),
  'chess-piece': entry('valuable', ['chess', 'chessman', 'game piece'], (k) => {
    chessPiece(k, k.choose('kind', ['knight', 'rook', 'pawn', 'queen']));
    return { view: 'item', pitch: 14 };
  }, { base: ['base', 'foot'] }),
  ...Object.fromEntries((['knight', 'rook', 'queen'] as const).map((kind) => [`chess-${kind}`, entry('valuable', [`${kind} chess piece`], (k) => {
    chessPiece(k, kind);
    return { view: 'item', pitch: 14 };
  }, { base: ['base', 'foot'] })])),
  'playing-card': entry('valuable', ['card', 'ace card', 'ace of spades', 'ace of hearts', 'playing cards', 'deck of cards', 'trading card', 'cards'], (k) => {
    const suit = k.choose('suit', ['heart', 'spade', 'diamond', 'club']);
    const red = suit === 'heart' || suit === 'diamond';
    if (!k.ctx.small) k.box(k.part('back', { group: 'back', bias: -0.2 }), k.m('#c84048', 'back'), [-0.1, 0.5, -0.06], [0.35, 0.5, 0.015], rotZ(12 + k.jitter('fan') * 5));
    k.box(k.part('card'), k.m('#f4f0e6'), [0, 0.5, 0], [0.36, 0.52, 0.015]);
    const ink = k.m(red ? 'red' : 'charcoal', 'pip');
    const rows = PIPS[suit] ?? [];
    const pip = k.ctx.small ? ['r.r', 'rrr', '.r.'] : k.ctx.middle ? rows : rows.flatMap((r) => { const wide = [...r].flatMap((c, i) => (i % 2 ? [c] : [c, c])).join(''); return [wide, wide]; });
    k.mark([0, 0.5, 0.02], pip, { r: `${ink}:3` });
    if (!k.ctx.small) for (const d of [-1, 1]) k.mark([d * 0.27, 0.5 - d * 0.4, 0.02], k.ctx.middle ? ['r', 'r'] : ['rr', 'rr', '.r'], { r: `${ink}:3` });
    return { view: 'item', roll: k.vary('roll', 8, 0.6) };
  }, { pip: ['pip', 'suit', 'symbol'], back: ['back'] }),
  'music-box': entry('music', ['musical box', 'ballerina box', 'music chest'], (k) => {
    const w = k.m(k.choose('wood', ['dark_wood', '#b85c7c', '#4c6cb0']));
    const trim = k.m('gold', 'trim');
    k.box(k.part('box'), w, [0, 0.18, 0], [0.44, 0.18, 0.3]);
    for (const y of [0.03, 0.34]) k.box(k.part('trim', { group: `t${y}`, line: false, priority: 1.1 }), trim, [0, y, 0], [0.45, k.least(0.025, 0.5), 0.31]);
    k.box(k.part('lining', { line: false }), k.m('crimson', 'lining'), [0, 0.37, 0.02], [0.39, 0.01, 0.24]);
    k.box(k.part('lid', { group: 'lid' }), w, [0, 0.6, -0.34], [0.44, 0.27, 0.03], rotX(-12));
    k.box(k.part('mirror', { line: false }), k.m('glass', 'mirror'), [0, 0.61, -0.3], [0.36, 0.2, 0.012], rotX(-12));
    // the dancer
    const dress = k.m('rose', 'dancer');
    k.s.cone(k.part('skirt', { priority: 1.2 }), dress, [0, 0.56, 0.04], [0, 0.68, 0.04], 0.17, 0.05);
    k.s.cap(k.part('leg', { priority: 1.2 }), 'skin', [0, 0.38, 0.04], [0, 0.58, 0.04], k.least(0.022, 0.5));
    k.s.cap(k.part('body', { priority: 1.2, group: 'skirt' }), dress, [0, 0.66, 0.04], [0, 0.76, 0.04], 0.055);
    k.s.ell(k.part('head', { priority: 1.3 }), 'skin', [0, 0.88, 0.04], k.least(0.075, 0.9));
    k.s.ell(k.part('hair', { priority: 1.3 }), k.m(k.choose('hair', ['brunette', 'blond', 'black'])), [0, 0.94, 0.01], k.least(0.06, 0.8));
    if (!k.ctx.small) k.s.tube(k.part('arms', { priority: 1.2, line: false }), 'skin', [[0.05, 0.76, 0.04], [0.17, 0.92, 0.04], [0.02, 1.08, 0.04], [-0.17, 0.92, 0.04], [-0.05, 0.76, 0.04]], k.least(0.02, 0.45));
    k.s.cap(k.part('crank', { priority: 1.1 }), trim, [0.44, 0.18, 0.1], [0.56, 0.18, 0.1], k.least(0.03, 0.6));
    k.s.ell(k.part('crank', { priority: 1.1 }), trim, [0.57, 0.24, 0.1], k.least(0.05, 0.7));
    return { view: 'stand', pitch: 20 };
  }, { trim: ['trim', 'crank'], dancer: ['dancer', 'ballerina'], lining: ['lining', 'velvet'], mirror: ['mirror'] }),
}; // biome-ignore format: a table
