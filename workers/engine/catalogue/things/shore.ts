import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { planks } from './surfaces.ts';

/** Branches that fork `depth` times from `from`, in the picture plane with a little depth. */
function branch(
  k: Kit,
  label: string,
  from: Vec3,
  angle: number,
  length: number,
  radius: number,
  depth: number,
  m: string,
): void {
  const a = angle + k.jitter(label) * 16;
  const z = k.jitter(`z${label}`) * 0.12;
  const to: Vec3 = [from[0] + Math.sin(rad(a)) * length, from[1] + Math.cos(rad(a)) * length, from[2] + z];
  k.s.cap(
    k.part('coral', { group: label.slice(0, 2) }),
    m,
    from,
    to,
    k.least(radius, 0.9),
    k.least(radius * 0.85, 0.9),
  );
  if (depth === 0) {
    if (!k.ctx.small)
      k.s.ell(
        k.part('tip', { priority: 1.2, line: false }),
        k.m('cream', 'tip'),
        [to[0], to[1], to[2] + 0.03],
        k.least(radius * 0.95, 0.9),
      );
    return;
  }
  for (const d of [-1, 1])
    branch(k, `${label}${d > 0 ? 'r' : 'l'}`, to, a + d * 30, length * 0.8, radius * 0.85, depth - 1, m);
}

/** A flat pool with a rim; `shine` paints the light on it. */
function pool(k: Kit, m: string, rim: string, rimName: string): void {
  const w = k.vary('w', 0.6, 0.06);
  const d = k.vary('d', 0.46, 0.1);
  k.s.ell(k.part('rim'), k.m(rim, rimName), [0, 0, 0], [w, 0.08, d], IDENTITY, { pattern: grain(8, 0.4) });
  k.s.ell(k.part('pool', { group: 'pool' }), m, [0, 0.045, 0], [w * 0.84, 0.05, d * 0.82]);
}

export const SHORE: PropTable = {
  coral: about({ home: ['underwater'] }, entry('plant', ['coral reef', 'reef', 'sea coral', 'brain coral'], (k) => {
    const m = k.m(k.choose('coral', ['#f06c64', '#f08cb0', '#f09838', '#9c6cd8']));
    k.s.ell(k.part('rock'), k.m('stone', 'base'), [0, 0.06, 0], [0.36, 0.13, 0.26], IDENTITY, { pattern: grain(5, 0.4) });
    branch(k, 'a', [-0.06, 0.12, 0], -30, 0.26, 0.075, k.ctx.small ? 1 : 2, m);
    branch(k, 'b', [0.06, 0.12, 0], 24, 0.28, 0.08, k.ctx.small ? 1 : 2, m);
    branch(k, 'c', [0, 0.12, 0.06], -2, 0.36, 0.075, 1, m);
    return { view: 'stand', pitch: 8 };
  }, { base: ['base', 'rock'], tip: ['tip'] })),
  seaweed: about({ home: ['underwater'] }, entry('plant', ['kelp', 'algae', 'sea grass', 'seagrass', 'water plant'], (k) => {
    const m = k.m(k.choose('weed', ['pine', 'leaf', '#5c8c3c/leaf', 'teal']));
    k.s.ell(k.part('sand'), k.m('sand', 'sand'), [0, 0.02, 0], [0.42, 0.07, 0.26], IDENTITY, { pattern: grain(7, 0.3) });
    const n = k.ctx.small ? 3 : 5;
    for (let i = 0; i < n; i++) {
      const x = -0.28 + (0.56 * i) / (n - 1);
      const h = k.vary(`h${i}`, [0.72, 1.0, 0.84, 1.1, 0.66][i]!, 0.12);
      const phase = i * 1.9 + k.jitter(`p${i}`) * 2;
      const points = [0, 1, 2, 3, 4, 5, 6, 7].map((j): Vec3 => [x + Math.sin(phase + j * 1.15) * 0.07 * Math.min(1, j), 0.03 + (h * j) / 7, 0.05 * (i % 2 ? 1 : -1)]);
      k.s.tube(k.part('weed', { group: `w${i}`, bias: i % 2 ? 0 : -0.4 }), m, points, [0.05, 0.065, 0.07, 0.065, 0.06, 0.05, 0.035, 0.012].map((r) => k.least(r, 0.7)));
    }
    return { view: 'stand', pitch: 8 };
  }, { sand: ['sand', 'ground', 'base'] })),
  starfish: about({ grouped: true }, entry('monster', ['sea star', 'star fish'], (k) => {
    const m = k.m(k.choose('skin', ['#f08048', '#e85c6c', '#e8b048', '#b878d0']));
    const p = k.part('arm');
    const turn = k.jitter('turn') * 14;
    for (let i = 0; i < 5; i++) {
      const a = rad(i * 72 + turn);
      const at = (r: number): Vec3 => [Math.sin(a) * r, 0.5 + Math.cos(a) * r, 0];
      k.s.cap(p, m, at(0.08), at(0.48), 0.18, 0.07);
      if (!k.ctx.small) for (const r of [0.2, 0.32, 0.44]) k.mark([...at(r).slice(0, 2), 0.2] as unknown as Vec3, ['w'], { w: `${m}:5` });
    }
    if (k.ctx.brief.mood.includes('happy')) k.eyes(0.08, 0.54, 0.2);
    return ITEM;
  })),
  shell: about({ home: ['beach'] }, entry('valuable', ['seashell', 'sea shell', 'scallop', 'conch', 'clam', 'clam shell', 'mollusk'], (k) => {
    const m = k.m(k.choose('shell', ['#f0b8a0', '#e8d0b0', '#d0a8d0', '#f0a878']));
    const n = k.ctx.small ? 5 : 7;
    for (let i = 0; i < n; i++) {
      const a = rad(-62 + (124 * i) / (n - 1) + k.jitter('fan') * 3);
      k.s.cap(k.part('rib', { group: `r${i}` }), m, [Math.sin(a) * 0.06, 0.18, 0], [Math.sin(a) * 0.5, 0.18 + Math.cos(a) * 0.66, 0], 0.05, 0.62 / n, { tone: i % 2 ? -0.1 : 0.15 });
    }
    for (const d of [-1, 1]) k.prism(k.part('ear', { group: 'hinge' }), k.m(m, 'hinge'), [[0, 0.06], [d * 0.24, 0.1], [d * 0.16, 0.26], [0, 0.24]], 0.08, { tone: -0.2 });
    k.s.ell(k.part('hinge', { group: 'hinge' }), k.m(m, 'hinge'), [0, 0.13, 0.06], [0.12, 0.09, 0.1]);
    return ITEM;
  }, { hinge: ['hinge', 'base'] })),
  anchor: about({ home: ['water'] }, entry('tool', ['ship anchor', 'boat anchor', 'iron anchor'], (k) => {
    const m = k.m(k.choose('metal', ['iron', 'steel', 'navy']));
    const p = k.part('anchor');
    const r = k.least(0.06, 0.95);
    k.s.cap(p, m, [0, 0.92, 0], [0, 0.1, 0], r * 1.1);
    k.ring(k.part('ring', { priority: 1.2 }), k.m(m, 'ring'), [0, 1.04, 0], 0.11, k.least(0.035, 0.75));
    k.s.cap(p, m, [-0.26, 0.8, 0], [0.26, 0.8, 0], r);
    for (const d of [-1, 1]) k.s.ell(p, m, [d * 0.28, 0.8, 0], r * 1.35);
    const w = k.vary('w', 0.46, 0.08);
    const arc = [-66, -44, -22, 0, 22, 44, 66].map((a): Vec3 => [Math.sin(rad(a)) * w, 0.54 - Math.cos(rad(a)) * 0.46, 0]);
    k.s.tube(p, m, arc, [0.7, 0.95, 1.1, 1.25, 1.1, 0.95, 0.7].map((t) => t * r));
    for (const d of [-1, 1]) k.prism(p, m, [[d * 0.34, 0.34], [d * 0.56, 0.3], [d * 0.5, 0.58]], 0.05);
    if (!k.ctx.small && k.choose('rope', [true, false])) k.s.tube(k.part('rope', { priority: 1.1 }), k.m('rope', 'rope'), [[0.06, 1.06, 0.08], [0.2, 0.98, 0.1], [0.12, 0.72, 0.12], [-0.12, 0.56, 0.12], [-0.1, 0.36, 0.1], [0.1, 0.26, 0.1]], k.least(0.035, 0.65));
    return { view: 'item', roll: k.vary('roll', 14, 0.6) };
  }, { ring: ['ring', 'loop'], rope: ['rope', 'chain', 'cord'] })),
  'ship-wheel': about({ home: ['water'] }, entry('vehicle', ['ship wheel', 'helm wheel', 'steering wheel', 'ships wheel', 'captain wheel', 'boat wheel'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'dark_wood', 'pale_wood']));
    const r = k.least(0.05, 0.75);
    const turn = k.jitter('turn') * 20;
    for (let i = 0; i < 8; i++) {
      const a = rad(i * 45 + turn);
      const at = (q: number): Vec3 => [Math.sin(a) * q, 0.5 + Math.cos(a) * q, 0.02];
      const h = k.m(wood, 'handle');
      k.s.cap(k.part('spoke', { group: 'spoke' }), wood, at(0.1), at(0.36), k.least(0.032, 0.6));
      k.s.tube(k.part('handle', { group: 'handle' }), h, [at(0.42), at(0.5), at(0.58)], [r * 0.7, r, r * 0.75]);
    }
    k.ring(k.part('rim', { priority: 1.2 }), wood, [0, 0.5, 0.04], 0.37, k.least(0.055, 0.85));
    k.s.cone(k.part('hub', { priority: 1.2 }), k.m('gold', 'hub'), [0, 0.5, 0], [0, 0.5, 0.1], 0.12, 0.09);
    return ITEM;
  }, { handle: ['handle', 'knob'], hub: ['hub', 'center'] })),
  wheel: entry('vehicle', ['wagon wheel', 'cart wheel', 'wooden wheel', 'cartwheel', 'spoked wheel'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'pale_wood', 'dark_wood']));
    const n = k.choose('spokes', [8, 6]);
    for (let i = 0; i < n; i++) {
      const a = rad((i * 360) / n + k.jitter('turn') * 20);
      k.s.cap(k.part('spoke', { group: 'spoke' }), k.m(wood, 'spoke'), [0, 0.5, 0.03], [Math.sin(a) * 0.4, 0.5 + Math.cos(a) * 0.4, 0.02], k.least(0.035, 0.65));
    }
    k.ring(k.part('rim', { group: 'rim' }), wood, [0, 0.5, 0], 0.43, k.least(0.065, 0.9));
    k.ring(k.part('tire', { group: 'tire' }), k.m('iron', 'tire'), [0, 0.5, -0.04], 0.5, k.least(0.045, 0.65));
    k.s.cone(k.part('hub', { priority: 1.2 }), k.m('iron', 'hub'), [0, 0.5, 0.02], [0, 0.5, 0.14], 0.13, 0.1, { capTone: 0.2 });
    return { view: 'item', yaw: k.vary('yaw', 18, 0.6) };
  }, { hub: ['hub', 'axle', 'center'], spoke: ['spoke'], tire: ['tire', 'tyre', 'band'] }),
  'lily-pad': entry('plant', ['lilypad', 'water lily', 'waterlily', 'lotus leaf', 'lily pads'], (k) => {
    const m = k.m(k.choose('pad', ['leaf', 'grass', 'pine']));
    const pad = (x: number, z: number, r: number, g: string, cut: number): void => {
      k.s.cone(k.part('pad', { group: g }), m, [x, 0, z], [x, 0.05, z], r, r, { capTone: 0.15, facing: [Math.sin(cut), 0, Math.cos(cut)], pattern: (px, _y, pz) => {
        const a = Math.atan2(px, pz);
        return Math.abs(a) < 0.2 ? -2.4 : Math.cos(a * 7) > 0.93 ? -0.7 : 0;
      } });
    };
    pad(0, 0, k.vary('r', 0.5, 0.06), 'a', 0.5 + k.jitter('cut'));
    if (!k.ctx.small) pad(0.48, 0.3, 0.24, 'b', 2.6);
    if (k.ctx.wants('flower')) {
      const p = k.m(k.choose('petal', ['rose', 'feather', 'violet']), 'flower');
      for (let ring = 0; ring < 2; ring++) {
        for (let i = 0; i < 6; i++) {
          const a = rad(i * 60 + ring * 30);
          const r = ring ? 0.12 : 0.22;
          k.s.cap(k.part('petal', { group: `p${ring}${i % 2}`, priority: 1.2 }), p, [-0.1, 0.1, -0.06], [-0.1 + Math.sin(a) * r, 0.2 + ring * 0.12, -0.06 + Math.cos(a) * r], 0.05, k.least(0.06, 0.8), { tone: ring * 0.2 });
        }
      }
      k.s.ell(k.part('heart', { priority: 1.5 }), k.m('yellow', 'heart'), [-0.1, 0.34, -0.02], k.least(0.06, 0.7));
    }
    return { view: 'stand', pitch: 46 };
  }, { flower: ['flower', 'petal', 'blossom', 'bloom'], heart: ['heart', 'center'] }),
  puddle: about({ grouped: false }, entry('nature', ['water puddle', 'rain puddle'], (k) => {
    const m = k.m('water');
    const p = k.part('pool');
    const w = k.vary('w', 0.48, 0.08);
    k.s.ell(p, m, [0, 0, 0], [w, 0.045, 0.32]);
    for (const [x, z, r] of [[-0.36, 0.14, 0.2], [0.34, -0.12, 0.24], [0.2, 0.2, 0.22], [-0.28, -0.16, 0.2]] as const) k.s.ell(p, m, [x + k.jitter(`x${x}`) * 0.06, 0, z], [r, 0.04, r * 0.8]);
    k.s.ell(p, m, [0.62, 0, 0.26], [0.08, 0.03, 0.06]);
    k.s.ell(k.part('shine', { line: false, priority: 1.2 }), m, [0.02, 0.03, 0.02], [w * 0.72, 0.04, 0.22], IDENTITY, { tone: 0.45 });
    k.mark([-0.2, 0.05, -0.06], k.ctx.small ? ['w'] : k.ctx.middle ? ['www', 'w..'] : ['.wwww', 'ww...'], { w: 'ice:5' });
    return { view: 'stand', pitch: 48 };
  })),
  pond: about({ grouped: false }, entry('nature', ['lake', 'pool', 'water pool', 'koi pond', 'garden pond', 'hot spring', 'oasis'], (k) => {
    const palm = k.ctx.brief.parts.some((p) => p.piece === 'palm');
    const bank = palm || k.ctx.brief.setting === 'desert' ? 'sand' : 'grass';
    pool(k, k.m('water'), bank, bank);
    // an oasis: a palm leans over it from behind
    if (palm) {
      const top: Vec3 = [-0.2, 1.1, -0.4];
      k.s.tube(k.part('trunk', { group: 'palm' }), k.m('wood', 'trunk'), [[-0.46, 0.06, -0.4], [-0.42, 0.6, -0.4], top], [0.075, 0.06, 0.05]);
      for (const [i, [dx, dy, dz]] of ([[-0.5, -0.1, 0.1], [-0.34, 0.24, -0.1], [0.06, 0.3, -0.1], [0.44, 0.14, 0], [0.5, -0.16, 0.14], [-0.14, -0.22, 0.34]] as const).entries())
        k.s.tube(k.part('palm', { group: `f${i}`, priority: 1.1 }), k.m('leaf', 'palm'), [top, [top[0] + dx * 0.6, top[1] + dy + 0.1, top[2] + dz * 0.6], [top[0] + dx, top[1] + dy - 0.14, top[2] + dz]], [0.05, 0.085, 0.02]);
    }
    const n = k.ctx.small ? 8 : 12;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI + k.jitter(`a${i}`) * 0.1;
      const r = k.vary(`r${i}`, i % 3 ? 0.085 : 0.11, 0.2);
      k.s.ell(k.part('rock', { group: `k${i}` }), k.m('stone', 'rock'), [Math.sin(a) * 0.54, 0.06, Math.cos(a) * 0.42], [r * 1.1, r * 0.8, r], IDENTITY, { pattern: grain(3, 0.3) });
    }
    k.s.cone(k.part('pad', { priority: 1.1 }), k.m('leaf', 'lily'), [0.16, 0.1, 0.1], [0.16, 0.115, 0.1], 0.12, 0.12, { capTone: 0.2 });
    k.s.ell(k.part('flower', { priority: 1.4 }), k.m('rose', 'flower'), [0.16, 0.15, 0.1], k.least(0.05, 0.7));
    k.mark([-0.16, 0.12, -0.1], k.ctx.small ? ['w'] : ['www..', '..www'], { w: 'ice:5' });
    return { view: 'stand', pitch: 44 };
  }, { rock: ['rock', 'stone'], lily: ['lily', 'lily pad', 'leaf'], flower: ['flower'], palm: ['palm', 'palm tree', 'palms', 'palm trees'] })),
  quicksand: about({ grouped: false }, entry('nature', ['sand pit', 'sinkhole', 'sand trap', 'tar pit', 'mud pit'], (k) => {
    const m = k.m('sand');
    pool(k, m, '#a88850/sand', 'rim');
    for (let i = 0; i < 3; i++) {
      const r = 0.36 - i * 0.12;
      const from = i * 100 + k.jitter('swirl') * 60;
      const points = Array.from({ length: 11 }, (_, j): Vec3 => { const a = rad(from + j * 26); return [Math.sin(a) * r * 1.15, 0.1, Math.cos(a) * r * 0.85]; });
      k.s.tube(k.part('swirl', { line: false, priority: 1.3 }), '#a88850/sand', points, k.least(0.02, 0.55), { tone: -0.5 });
    }
    if (!k.ctx.small) for (const [x, z] of [[0.24, -0.12], [-0.22, 0.16]] as const) k.s.ell(k.part('bubble'), m, [x, 0.1, z], 0.06);
    if (k.choose('bone', [true, false])) k.s.tube(k.part('bone', { priority: 1.1 }), k.m('bone', 'bone'), [[-0.04, 0.06, 0], [0.04, 0.28, 0]], [k.least(0.04, 0.7), k.least(0.05, 0.8)]);
    return { view: 'stand', pitch: 46 };
  }, { rim: ['rim', 'edge', 'ground'], bone: ['bone', 'hand'] })),
  waterfall: about({ grouped: false }, entry('nature', ['water fall', 'cascade', 'falls'], (k) => {
    const st = k.m('stone', 'rock');
    const w = k.m('water');
    const o = { pattern: grain(5, 0.4) };
    for (const d of [-1, 1]) {
      k.s.ell(k.part('rock', { group: `c${d}` }), st, [d * 0.44, 0.5, -0.06], [0.24, k.vary(`h${d}`, 0.52, 0.06), 0.26], IDENTITY, o);
      k.s.ell(k.part('rock', { group: `d${d}` }), st, [d * 0.48, 0.16, 0.18], [0.2, 0.2, 0.2], IDENTITY, o);
      k.s.ell(k.part('grass', { priority: 1.1 }), k.m('grass', 'grass'), [d * 0.44, 0.98, -0.04], [0.22, 0.09, 0.22], IDENTITY, { pattern: grain(6, 0.5) });
    }
    k.box(k.part('rock', { group: 'back' }), st, [0, 0.48, -0.2], [0.4, 0.48, 0.1]);
    k.box(k.part('water', { group: 'water' }), w, [0, 0.5, 0.02], [0.27, 0.46, 0.08], IDENTITY, { pattern: (x, y) => { const t = Math.floor((x + 1) * 3.5 + k.jitter('flow')); return (t * 7 + Math.floor((y + 1) * 2 + t * 0.7)) % 3 === 0 ? 0.9 : t % 2 ? -0.25 : 0.15; } });
    k.s.cone(k.part('lip', { group: 'water' }), w, [-0.27, 0.94, -0.02], [0.27, 0.94, -0.02], 0.11, 0.11, { tone: 0.5 });
    k.s.ell(k.part('pool'), w, [0, 0.03, 0.22], [0.5, 0.05, 0.24], IDENTITY, { tone: 0.1 });
    for (let i = 0; i < 5; i++) k.s.ell(k.part('foam', { priority: 1.2, group: 'foam' }), k.m('snow', 'foam'), [-0.26 + i * 0.13, 0.07, 0.14 + (i % 2) * 0.06], [0.1, k.vary(`f${i}`, 0.075, 0.3), 0.08]);
    return { view: 'stand', pitch: 18 };
  }, { rock: ['rock', 'cliff', 'stone'], foam: ['foam', 'spray', 'mist'], grass: ['grass', 'moss'] })),
  stalagmite: about({ home: ['cave', 'dungeon'] }, entry('rock', ['stalagmites', 'cave spike', 'rock spike', 'stone spike', 'rock spire'], (k) => {
    const m = k.m(k.choose('stone', ['stone', '#9c8470/stone', 'dark_stone', '#7c84a0/stone']));
    const o = { pattern: grain(6, 0.5) };
    k.s.ell(k.part('base'), k.m(m, 'base'), [0, 0.03, 0], [0.54, 0.11, 0.34], IDENTITY, o);
    for (const [x, z, h, r] of [[0, -0.06, 1.08, 0.22], [-0.3, 0.02, 0.62, 0.16], [0.29, 0.04, 0.76, 0.17], [0.1, 0.2, 0.4, 0.13], [-0.14, 0.22, 0.26, 0.1]] as const) {
      const top = k.vary(`h${x}`, h, 0.14);
      const p = k.part('spike', { group: `s${x}` });
      k.s.cone(p, m, [x, 0, z], [x * 0.96, top * 0.5, z], r, r * 0.6, o);
      k.s.cone(p, m, [x * 0.96, top * 0.5, z], [x * 0.94, top, z], r * 0.55, 0.01, o);
    }
    return { view: 'stand', pitch: 10 };
  }, { base: ['base', 'ground'] })),
  globe: entry('tool', ['world globe', 'desk globe', 'earth globe', 'globe stand'], (k) => {
    const brass = k.m(k.choose('stand', ['gold', 'wood', 'dark_wood']), 'stand');
    k.lathe(k.part('base'), brass, [[0, 0.3], [0.06, 0.3], [0.1, 0.1], [0.2, 0.06]]);
    const land = k.s.material(k.m('leaf', 'land'));
    const turn = rotY(k.vary('turn', 30, 0.9));
    k.s.ell(k.part('globe'), k.m('#3c84d0/water'), [0, 0.62, 0], 0.36, turn, { pattern: (x, y, z) => (Math.sin(x * 5 + y * 2.4) + Math.sin(y * 5.5 - z * 3.1) + Math.cos(z * 4.6 + x * 2.2) > 0.75 ? { material: land } : 0) });
    k.ring(k.part('arc', { priority: 1.4 }), brass, [0, 0.62, 0], 0.42, k.least(0.035, 0.7), 'z', [-112, 68]);
    k.s.ell(k.part('pin', { priority: 1.3 }), brass, [0.15, 1.03, 0], k.least(0.05, 0.8));
    return { view: 'item', pitch: 8, roll: 0 };
  }, { land: ['land', 'continent'], stand: ['stand', 'base', 'frame'] }),
  mermaid: about({ home: ['underwater'] }, entry('monster', ['siren', 'sea maiden', 'little mermaid'], (k) => {
    const skin = k.m(k.choose('skin', ['skin', 'pale', 'tan']), 'skin');
    const tail = k.m(k.choose('tail', ['teal', 'violet', 'blue', 'rose']));
    const hair = k.m(k.choose('hair', ['ginger', 'blond', 'brunette', 'violet']), 'hair');
    const scales = { pattern: grain(9, 0.5) };
    k.s.ell(k.part('rock'), k.m('stone', 'rock'), [-0.06, 0.1, -0.06], [0.4, 0.16, 0.26], IDENTITY, { pattern: grain(5, 0.35) });
    // the tail leaves the hips to the right, runs along the ground and rises into a fluke
    const t = k.part('tail');
    k.s.ell(t, tail, [-0.04, 0.34, 0], [0.16, 0.14, 0.15], IDENTITY, scales);
    k.s.tube(t, tail, [[-0.02, 0.34, 0], [0.14, 0.25, 0.14], [0.34, 0.18, 0.16], [0.52, 0.24, 0.1], [0.6, 0.4, 0.06]], [0.15, 0.145, 0.12, 0.085, 0.05]);
    for (const d of [-1, 1]) k.prism(k.part('fin', { group: 'fin' }), k.m(tail, 'fin'), [[0.6, 0.38], [0.6 + d * 0.05, 0.42], [0.6 + d * 0.26, 0.56], [0.62 + d * 0.17, 0.66], [0.62, 0.5]], 0.035, { z: 0.06, tone: d < 0 ? 0.3 : 0 });
    k.s.cap(k.part('body'), skin, [-0.02, 0.42, 0], [0, 0.66, 0], 0.11, 0.125);
    for (const d of [-1, 1]) k.s.ell(k.part('top', { group: 'top', priority: 1.1 }), k.m('violet', 'top'), [d * 0.065, 0.63, 0.1], [0.07, 0.065, 0.06]);
    k.s.tube(k.part('arm', { group: 'l' }), skin, [[-0.12, 0.7, 0], [-0.24, 0.54, 0.04], [-0.24, 0.34, 0.08]], [0.055, 0.05, 0.05]);
    k.s.tube(k.part('arm', { group: 'r' }), skin, [[0.12, 0.7, 0.02], [0.2, 0.54, 0.08], [0.14, 0.38, 0.18]], [0.055, 0.05, 0.05]);
    if (k.ctx.brief.parts.some((p) => p.piece === 'trident')) {
      const shaft = k.m('gold', 'trident');
      k.s.cap(k.part('trident', { priority: 1.3 }), shaft, [-0.26, 0.04, 0.14], [-0.26, 1.02, 0.14], k.least(0.024, 0.6));
      k.s.cap(k.part('trident', { priority: 1.3 }), shaft, [-0.38, 1.02, 0.14], [-0.14, 1.02, 0.14], k.least(0.024, 0.6));
      for (const x of [-0.38, -0.26, -0.14]) k.s.cap(k.part('trident', { priority: 1.3 }), shaft, [x, 1.02, 0.14], [x, x === -0.26 ? 1.28 : 1.2, 0.14], k.least(0.026, 0.6), 0.006);
    }
    k.s.cap(k.part('neck'), skin, [0, 0.72, 0], [0, 0.8, 0], 0.05);
    k.s.ell(k.part('head', { flat: 0.4 }), skin, [0, 0.94, 0.03], [0.18, 0.185, 0.17]);
    const h = k.part('hair');
    k.s.ell(h, hair, [0, 1.0, -0.05], [0.215, 0.2, 0.2], IDENTITY);
    for (const d of [-1, 1]) {
      k.s.tube(h, hair, [[d * 0.17, 1.0, 0.02], [d * 0.22, 0.8, 0], [d * 0.19, k.vary(`len${d}`, 0.54, 0.1), -0.02]], [0.075, 0.075, 0.03]);
      k.s.tube(h, hair, [[0, 1.13, 0.11], [d * 0.12, 1.1, 0.11], [d * 0.19, 0.98, 0.06]], [0.045, 0.05, 0.04]);
    }
    if (!k.ctx.small) k.s.ell(k.part('flower', { priority: 1.4 }), k.m('#f08048', 'star'), [0.14, 1.1, 0.12], k.least(0.05, 0.7));
    k.eyes(0.08, 0.93, 0.2);
    if (!k.ctx.middle) k.mark([0, 0.84, 0.2], ['mm'], { m: 'rose:2' });
    return { view: 'stand', pitch: 10 };
  }, { trident: ['trident', 'spear'], hair: ['hair'], tail: ['tail', 'fish tail', 'scales'], fin: ['fin', 'fluke'], top: ['top', 'bra', 'shell'], eyes: ['eye'], rock: ['rock'], skin: ['skin'] })),
  hay: entry('plant', ['haystack', 'hay bale', 'straw', 'straw pile', 'pile of hay', 'hay stack', 'bale of hay', 'stack of hay'], (k) => {
    const m = k.m('#e0b848/thatch');
    if (k.choose('shape', ['stack', 'bale']) === 'bale') {
      k.box(k.part('bale'), m, [0, 0.3, 0], [0.54, 0.3, 0.32], rotY(14), { pattern: grain(8, 0.9), round: 0.06 });
      for (const x of [-0.26, 0.26]) k.box(k.part('rope', { priority: 1.3 }), k.m('red', 'rope'), [x, 0.3, x > 0 ? -0.06 : 0.06], [k.least(0.025, 0.5), 0.315, 0.335], rotY(14));
      return { view: 'stand', pitch: 24 };
    }
    k.s.ell(k.part('heap'), m, [0, 0.2, 0], [0.52, 0.3, 0.4], IDENTITY, { pattern: grain(8, 0.8) });
    k.s.ell(k.part('heap'), m, [0, 0.5, -0.02], [0.38, k.vary('h', 0.42, 0.1), 0.3], IDENTITY, { pattern: grain(8, 0.8) });
    const n = k.ctx.small ? 6 : 16;
    for (let i = 0; i < n; i++) {
      const a = rad(-80 + (160 * i) / (n - 1));
      const y = 0.1 + ((i * 7) % 5) * 0.13;
      const r = 0.5 - y * 0.28;
      k.s.cap(k.part('straw', { group: `s${i % 3}`, line: false }), k.m('thatch', 'straw'), [Math.sin(a) * r, y + 0.08, Math.cos(a) * r * 0.8], [Math.sin(a) * (r + 0.13), y - 0.05 + k.jitter(`s${i}`) * 0.05, Math.cos(a) * (r + 0.05) * 0.8], k.least(0.016, 0.45), undefined, { tone: i % 2 ? 0.5 : -0.7 });
    }
    return { view: 'stand', pitch: 16 };
  }, { rope: ['rope', 'string', 'band'], straw: ['strand'] }),
  beehive: entry('container', ['hive', 'bee hive', 'bee nest', 'skep', 'wasp nest', 'honeycomb hive'], (k) => {
    const m = k.m('#e0a838/thatch');
    const radii = [0.4, 0.44, 0.43, 0.38, 0.3, 0.18];
    radii.forEach((r, i) => { k.s.ell(k.part('coil', { group: `c${i}` }), m, [0, 0.12 + i * 0.16, 0], [k.vary('w', r, 0.05), 0.115, r * 0.94], IDENTITY, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 18) > 0.75 ? -0.4 : 0) }); });
    k.s.ell(k.part('hole', { line: false, priority: 1.3 }), 'dark', [0, 0.22, 0.4], [0.11, 0.12, 0.06]);
    for (const [x, y] of k.ctx.small ? [[0.34, 0.66]] as const : [[0.46, 0.62], [-0.48, 0.86], [0.3, 1.06]] as const) {
      const dx = x + k.jitter(`b${x}`) * 0.05;
      k.s.ell(k.part('bee', { priority: 1.4 }), k.m('yellow', 'bee'), [dx, y, 0.3], [k.least(0.07, 1.1), k.least(0.05, 0.8), 0.05]);
      if (!k.ctx.middle) k.mark([dx, y, 0.36], ['d.d', 'd.d'], { d: 'dark:2' });
      if (!k.ctx.small) k.s.ell(k.part('wing', { priority: 1.4, line: false }), 'glass', [dx + 0.01, y + 0.075, 0.3], [0.035, 0.045, 0.02]);
    }
    return { view: 'stand', pitch: 12 };
  }, { bee: ['bee'] }),
  birdhouse: entry('building', ['bird house', 'nesting box', 'bird box', 'nest box'], (k) => {
    k.s.cap(k.part('post'), k.m('dark_wood', 'post'), [0, 0, 0], [0, 0.5, 0], k.least(0.055, 0.9));
    const w = k.m(k.choose('wall', ['pale_wood', 'wood', '#7cb0d8', '#e8dcc0']));
    k.prism(k.part('wall'), w, [[-0.26, 0.44], [0.26, 0.44], [0.26, 0.86], [0, 1.08], [-0.26, 0.86]], 0.2);
    const roof = k.m(k.choose('roof', ['red', 'dark_wood', 'teal']), 'roof');
    for (const d of [-1, 1]) k.box(k.part('roof', { group: `r${d}` }), roof, [d * 0.19, 0.99, 0], [0.27, 0.045, 0.28], rotZ(-d * 40), { pattern: planks(2, 3, 0.5, k.px) });
    const y = k.vary('hole', 0.76, 0.03);
    k.s.cone(k.part('hole', { line: false, priority: 1.2 }), 'dark', [0, y, 0.18], [0, y, 0.21], k.least(0.09, 1.2), k.least(0.09, 1.2));
    k.s.cap(k.part('perch', { priority: 1.2 }), k.m('dark_wood', 'post'), [0, 0.56, 0.2], [0, 0.56, 0.36], k.least(0.03, 0.6));
    return { view: 'stand', pitch: 10 };
  }, { roof: ['roof'], post: ['post', 'pole', 'perch'] }),
}; // biome-ignore format: a table
