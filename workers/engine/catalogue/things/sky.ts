import { grain } from '../../solids/patterns.ts';
import type { Plane } from '../../solids/primitives.ts';
import { IDENTITY, rad, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { baseColour, shadeOf } from '../materials.ts';
import { about, entry } from './define.ts';
import { asked } from './heap.ts';
import { DIAGONAL, ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** Burning or icy trail behind a head at (0, 0.2), upwards; three tongues, the middle one brightest. */
function trail(k: Kit, outer: string, inner: string, top: number): void {
  const t = k.part('trail', { bias: -0.1 });
  for (const [x, h, r] of [
    [-0.2, 0.66, 0.13],
    [0.2, 0.74, 0.13],
    [0, 1, 0.24],
  ] as const) {
    const bend = k.jitter(`bend${x}`) * 0.05;
    k.s.tube(
      t,
      outer,
      [
        [x, 0.24, -0.05],
        [x * 1.05 + bend, 0.24 + (top - 0.24) * h * 0.55, -0.05],
        [x * 0.9 + bend, top * h, -0.05],
      ],
      [r * 1.2, r * 0.8, 0.012],
    );
  }
  const c = k.part('glow', { line: false, priority: 1.1 });
  k.s.tube(
    c,
    inner,
    [
      // behind what flies: before it, it would be a slab on its face
      [0, 0.3, 0.04],
      [0, top * 0.54, 0.17],
      [0, top * 0.8, 0.15],
    ],
    [0.24, 0.13, 0.015],
    { tone: 0.3 },
  );
}

export const SKY: PropTable = {
  feather: entry('nature', ['plume', 'bird feather', 'white feather', 'eagle feather'], (k) => {
    const m = k.m(k.choose('vane', ['feather', '#7ca8e0/feather', '#d86048/feather', '#8c6c54/feather']));
    const n = 9;
    const path = Array.from({ length: n }, (_, i): [number, number] => { const t = i / (n - 1); return [Math.sin(t * 2.4) * 0.07, 0.22 + t * 0.94]; });
    const w = k.vary('w', 1, 0.12);
    const left = [0.02, 0.12, 0.17, 0.2, 0.2, 0.185, 0.16, 0.11, 0.0].map((v, i) => v * w * (i === 3 ? 0.72 : 1));
    const right = [0.02, 0.1, 0.15, 0.17, 0.18, 0.17, 0.14, 0.09, 0.0].map((v, i) => v * w * (i === 5 ? 0.68 : 1));
    k.band(k.part('vane'), m, path, left, right, { tones: [0.25, -0.5], depth: 0.03 });
    // of two colours it passes from the one to the other towards its end
    const { colours, material } = k.ctx.brief;
    const other = colours[1] ?? (colours[0] && material && /^(?:gold|silver|bronze|copper)$/.test(material) ? baseColour(material) : undefined);
    if (other) for (const [from, z] of [[4, 0.03], [6, 0.04]] as const) k.band(k.part('tip', { line: false }), k.m(from === 6 ? shadeOf(`${other}/feather`, 4) : `${other}/feather`, 'tip'), path.slice(from), left.slice(from), right.slice(from), { tones: [0.25, -0.5], depth: 0.03, z });
    k.s.tube(k.part('shaft', { priority: 1.5, line: false }), k.m('paper', 'shaft'), [[-0.05, 0, 0.05], [0, 0.22, 0.05], ...path.slice(1, 7).map(([x, y]): Vec3 => [x, y, 0.05])], k.least(0.018, 0.5), { tone: 0.2 });
    return { view: 'item', roll: k.vary('roll', 40, 0.2) };
  }, { shaft: ['shaft', 'quill', 'spine'], tip: ['tip', 'end'] }),
  'ice-cube': entry('nature', ['ice cubes', 'block of ice', 'ice block', 'frozen block'], (k) => {
    const m = k.m('ice');
    k.box(k.part('cube'), m, [0, 0.4, 0], [0.4, 0.4, 0.4], rotY(45 + k.jitter('turn') * 10), { round: 0.1, pattern: (x, y, z) => (Math.abs(x + y * 0.8 + z - 0.1) < 0.14 ? 0.7 : Math.abs(x * 1.1 - y + 0.5) < 0.06 ? 0.5 : 0) });
    k.mark([-0.3, 0.56, 0.3], k.ctx.small ? ['w'] : ['.ww', 'ww.', 'w..'], { w: 'ice:5' });
    return { view: 'item', pitch: 30 };
  }),
  snowflake: entry('nature', ['snow flake', 'ice crystal', 'snow crystal', 'frost rune'], (k) => {
    const m = k.m(k.choose('ice', ['ice', 'snow', '#8cc8f4/ice']));
    const p = k.part('flake');
    const r = k.least(0.045, 0.75);
    const at = k.vary('twig', 0.32, 0.12);
    for (let i = 0; i < 6; i++) {
      const a = rad(i * 60);
      const dir = (q: number, turn = 0, from: readonly [number, number] = [0, 0.55]): Vec3 => [from[0] + Math.sin(a + turn) * q, from[1] + Math.cos(a + turn) * q, 0];
      k.s.cap(p, m, [0, 0.55, 0], dir(0.52), r);
      if (k.ctx.small) continue;
      for (const q of k.ctx.middle ? [at] : [at * 0.62, at * 1.15]) for (const d of [-1, 1]) { const f = dir(q); k.s.cap(p, m, f, dir(q > at ? 0.14 : 0.18, d * 0.95, [f[0], f[1]]), r * 0.85); }
    }
    k.s.cone(k.part('core', { line: false }), m, [0, 0.55, 0.04], [0, 0.55, 0.08], 0.11, 0.09, { tone: 0.4 });
    return ITEM;
  }),
  'lightning-bolt': entry('nature', ['lightning', 'thunderbolt', 'thunder', 'bolt of lightning', 'electricity', 'electric bolt', 'spark bolt'], (k) => {
    const m = k.m('#ffd83c/flame');
    const p = k.part('bolt');
    const s = k.vary('kink', 0.12, 0.3);
    k.prism(p, m, [[0.02, 1.1], [0.36, 1.1], [0.16, 0.64], [-0.22, 0.5]], 0.06, { tone: 0.15 });
    k.prism(p, m, [[0.02, 0.7], [0.4, 0.7], [-0.12, 0], [s - 0.06, 0.5]], 0.06, { tone: -0.2 });
    // its core: one zigzag inside both halves
    const core = k.part('glow', { line: false, priority: 1.1 });
    k.prism(core, m, [[0.1, 1], [0.25, 1], [0.1, 0.66], [-0.08, 0.56]], 0.03, { z: 0.08, tone: 0.9 });
    k.prism(core, m, [[-0.08, 0.56], [0.24, 0.62], [-0.04, 0.2], [0.04, 0.5]], 0.03, { z: 0.08, tone: 0.9 });
    return { view: 'item', roll: k.jitter('roll') * 8 };
  }),
  rainbow: about({ grouped: false }, entry('nature', ['rainbow arc', 'rainbow bridge'], (k) => {
    const bands = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];
    const n = k.ctx.small ? 4 : 6;
    const used = k.ctx.small ? ['red', 'yellow', 'green', 'blue'] : bands;
    const w = 0.27 / n;
    used.forEach((b, i) => { k.ring(k.part('band', { line: false, group: 'band' }), i === 0 ? k.m(b) : b, [0, 0.14, i * 0.01], 0.56 - i * w * 2, w * 1.15, 'z', [0, 180]); });
    const c = k.m('feather', 'cloud');
    for (const d of [-1, 1]) {
      const p = k.part('cloud', { group: `c${d}`, priority: 1.1 });
      for (const [x, y, r] of [[-0.16, 0.12, 0.12], [0, 0.17, k.vary(`c${d}`, 0.17, 0.12)], [0.16, 0.11, 0.12]] as const) k.s.ell(p, c, [d * 0.43 + x, y, 0.2], [r, r * 0.85, 0.1]);
    }
    return ITEM;
  }, { cloud: ['cloud'] })),
  tornado: about({ grouped: false }, entry('nature', ['twister', 'whirlwind', 'cyclone', 'hurricane', 'dust devil'], (k) => {
    const m = k.m(k.choose('wind', ['#a8b0c0', '#c0b090', '#8ca0b8']));
    const n = k.ctx.small ? 5 : 8;
    const phase = k.jitter('phase') * 2;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const r = 0.07 + 0.42 * t ** 1.25;
      const x = Math.sin(phase + t * 5) * 0.09 * (1 - t * 0.5);
      k.s.ell(k.part('ring', { group: `r${i}` }), m, [x, 0.08 + t * 0.92, 0], [r, 0.58 / n, r * 0.7], rotZ(k.jitter(`t${i}`) * 5 + (i % 2 ? 4 : -4)), { tone: i % 2 ? 0.18 : -0.12, pattern: (px, py, pz) => (Math.sin(Math.atan2(px, pz) * 2 + i * 1.7) > 0.72 && py < 0.5 ? 0.7 : 0) });
    }
    for (const [x, y, z] of [[-0.3, 0.1, 0.1], [0.28, 0.06, 0.12], [0.34, 0.3, 0.1]] as const) if (!k.ctx.small) k.box(k.part('debris', { priority: 1.2 }), k.m('soil', 'debris'), [x, y, z], [0.035, 0.035, 0.035], rotZ(30));
    k.s.ell(k.part('dust'), k.m(m, 'dust'), [0, 0.03, 0.02], [0.24, 0.06, 0.16], IDENTITY, { pattern: grain(6, 0.5) });
    return { view: 'stand', pitch: 16 };
  }, { dust: ['dust', 'sand'], debris: ['debris', 'leaf'] })),
  meteor: about({ grouped: true }, entry('rock', ['meteorite', 'falling meteor', 'fireball rock', 'burning rock', 'flaming meteor'], (k) => {
    trail(k, k.m('#f0742c/flame', 'flame'), k.m('#f8c040/flame', 'flame'), k.vary('len', 1.16, 0.08));
    const m = k.m(k.choose('rock', ['#7c5c54/stone', 'dark_stone', '#5c4c58/stone']));
    k.s.ell(k.part('rock', { priority: 1.1 }), m, [0, 0.22, 0.1], [0.29, 0.27, 0.27], rotZ(20), { pattern: grain(4, 0.7) });
    for (const [x, y] of k.ctx.small ? [[-0.06, 0.2]] as const : [[-0.1, 0.28], [0.1, 0.14], [0.12, 0.33]] as const) k.s.ell(k.part('crater', { line: false, group: 'rock', priority: 1.2 }), m, [x, y, 0.34], [0.065, 0.06, 0.05], IDENTITY, { tone: -0.9 });
    return { view: 'item', roll: k.vary('roll', 42, 0.15) };
  }, { flame: ['tail', 'trail', 'glow'] })),
  comet: entry('nature', ['ice comet', 'frost meteor', 'comet tail'], (k) => {
    trail(k, k.m('#4c84e8/ice', 'tail'), k.m('ice', 'tail'), k.vary('len', 1.24, 0.06));
    const planes: Plane[] = Array.from({ length: 9 }, (_, i): Plane => { const a = rad(i * 40 + k.jitter(`f${i}`) * 12); return [Math.sin(a) * 0.9, Math.cos(a) * 0.9, 0.42, 0.25]; });
    k.s.hull(k.part('head', { priority: 1.1 }), asked(k, 'head') ? k.m('ice', 'head') : k.m('ice'), [0, 0.24, 0.12], [[0, 0, 1, 0.2], [0, 0, -1, 0.2], ...planes], 1, rotX(0), { extent: 0.5 });
    if (!k.ctx.small) k.mark([-0.08, 0.3, 0.34], ['ww', 'w.'], { w: 'ice:5' });
    return DIAGONAL;
  }, { tail: ['tail', 'trail', 'glow'], head: ['head', 'core', 'nucleus', 'front'] }),
}; // biome-ignore format: a table
