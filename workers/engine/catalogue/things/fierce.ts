import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYES, evil, monster, TAIL, WINGS } from './monster-parts.ts';
import { membrane } from './monsters.ts';
import type { PropTable } from './prop-entry.ts';

/** A thin leg of an insect. */
const leg = (k: Kit, name: string, m: string, way: readonly Vec3[], r = 0.034): void =>
  k.s.tube(k.part('legs', { priority: 1.1, group: name }), m, [...way], [k.least(r, 0.65), k.least(r * 0.85, 0.6), k.least(r * 0.6, 0.5)]); // biome-ignore format: one line

/** What flies, stings and bites: each with a body of its own. */
export const FIERCE: PropTable = {
  wyvern: about({ home: ['mountain'], folk: 'lizardfolk' }, monster(['drake wyvern', 'two legged dragon', 'wyvern dragon', 'poison wyvern', 'wyvern monster'], (k) => {
    const m = k.m(k.choose('scales', ['#4c7c4c', '#8c4c3c', '#4c648c', '#6c4c84']));
    const wing = k.m(m, 'wings');
    const belly = k.m('#d8c08c', 'belly');
    const bone = k.m('bone', 'horns');
    const b = k.part('body');
    k.s.tube(b, m, [[0, 0.4, -0.1], [0, 0.56, 0], [0, 0.72, 0.06]], [0.2, 0.22, 0.17]);
    k.s.tube(k.part('belly', { line: false }), belly, [[0, 0.4, 0.06], [0, 0.56, 0.13], [0, 0.74, 0.15], [0, 0.94, 0.2]], [0.12, 0.13, 0.1, 0.07]);
    k.s.tube(k.part('neck', { group: 'body' }), m, [[0, 0.72, 0.06], [0, 0.9, 0.06], [0, 1.06, 0.16]], [0.14, 0.105, 0.1]);
    k.s.ell(k.part('head', { group: 'head' }), m, [0, 1.12, 0.22], [0.13, 0.11, 0.16]);
    k.s.cap(k.part('snout', { group: 'head' }), m, [0, 1.09, 0.3], [0, 1.03, 0.48], 0.095, 0.06);
    k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), [[0, 0.34, -0.2], [-0.24, 0.16, -0.3], [-0.5, 0.1, -0.16], [-0.72, 0.2, 0], [-0.8, 0.4, 0.04]], [0.15, 0.11, 0.08, 0.05, 0.03]);
    k.prism(k.part('sting', { priority: 1.1 }), bone, [[-0.8, 0.36], [-0.92, 0.46], [-0.82, 0.66], [-0.7, 0.48]], 0.03, { z: 0.04 });
    for (const d of [-1, 1]) {
      membrane(k, [d * 0.14, 0.68, -0.08], d, k.vary('span', 0.92, 0.08), 0.56, wing, m);
      k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.16, 0.42, -0.04], [d * 0.23, 0.22, 0.1], 0.135, 0.085);
      k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.23, 0.22, 0.1], [d * 0.21, 0.05, 0.02], 0.075, 0.055);
      for (const t of [-0.07, 0, 0.07]) k.s.cone(k.part('claw', { group: `c${d}`, priority: 1.15 }), bone, [d * 0.21 + t * 0.7, 0.045, 0.06], [d * 0.21 + t, 0.015, 0.22], k.least(0.036, 0.7), 0.01);
      k.s.tube(k.part('horns', { priority: 1.1, group: `h${d}` }), bone, [[d * 0.08, 1.2, 0.14], [d * 0.14, 1.32, 0.02], [d * 0.16, 1.4, -0.12]], [0.045, 0.034, 0.01]);
      k.s.cone(k.part('frill', { group: `r${d}` }), wing, [d * 0.1, 1.1, 0.14], [d * 0.28, 1.16, 0.04], 0.07, 0.01);
    }
    k.eyes(0.08, 1.16, 0.34, { evil: !k.ctx.said('happy') && !k.ctx.said('child') });
    return { view: 'stand', pitch: 8, yaw: 14 };
  }, { ...WINGS, ...BELLY, ...TAIL, horns: ['horn'] })),
  ant: monster(['giant ant', 'fire ant', 'worker ant', 'soldier ant', 'black ant', 'red ant'], (k) => {
    const m = k.m(k.choose('shell', ['#8c3824', '#38303c', '#6c3c28']));
    const limb = k.m(m, 'legs');
    k.s.ell(k.part('body', { group: 'abdomen' }), m, [0.42, 0.44, 0], [0.3, 0.22, 0.22], rotZ(-12), { pattern: (x) => (Math.abs(((x + 1) * 2.2) % 1) < 0.14 ? -0.9 : 0) });
    k.s.ell(k.part('body', { group: 'waist' }), m, [0.12, 0.4, 0], [0.075, 0.07, 0.07]);
    k.s.ell(k.part('body', { group: 'thorax' }), m, [-0.1, 0.42, 0], [0.19, 0.14, 0.14]);
    k.s.ell(k.part('head', { group: 'head' }), m, [-0.42, 0.46, 0.02], [0.18, 0.165, 0.16]);
    for (const z of [-0.14, 0.14]) {
      leg(k, `a${z}`, limb, [[-0.18, 0.36, z * 0.6], [-0.36, 0.3, z * 1.6], [-0.48, 0.0, z * 1.8]]);
      leg(k, `b${z}`, limb, [[-0.06, 0.34, z * 0.6], [-0.06, 0.26, z * 2], [-0.12, 0.0, z * 2.2]]);
      leg(k, `c${z}`, limb, [[0.04, 0.36, z * 0.6], [0.26, 0.32, z * 1.9], [0.36, 0.0, z * 2.1]]);
    }
    for (const e of [0, 1]) {
      k.s.tube(k.part('feeler', { priority: 1.2, group: `f${e}` }), m, [[-0.46, 0.6, 0.05], [-0.56 + e * 0.08, 0.78, 0.05], [-0.76 + e * 0.06, 0.82 + e * 0.06, 0.05]], k.least(0.02, 0.5));
      k.s.cone(k.part('jaw', { priority: 1.2, group: `j${e}` }), k.m('#4c2018', 'jaw'), [-0.56, 0.4, 0.1 - e * 0.08], [-0.72, 0.32 + e * 0.02, 0.06], k.least(0.04, 0.7), 0.01);
    }
    k.s.ell(k.part('eyes', { priority: 1.3 }), k.m('dark', 'eyes'), [-0.47, 0.5, 0.14], [k.least(0.05, 1), k.least(0.06, 1.1), 0.04]);
    k.mark([-0.49, 0.53, 0.19], ['w'], { w: 'white:5' });
    return { view: 'stand', pitch: 8 };
  }, { ...EYES, legs: ['leg'] }),
  'praying-mantis': monster(['mantis', 'praying mantis', 'giant mantis', 'mantis monster'], (k) => {
    const m = k.m(k.choose('shell', ['#6cb43c', '#8cbc4c', '#b49c4c']));
    const wing = k.m('#4c9440', 'wings');
    const arm = k.m(m, 'arm');
    // a long body behind, the breast raised, the arms folded before it
    k.s.tube(k.part('body', { group: 'abdomen' }), m, [[0.1, 0.42, 0], [0.42, 0.36, 0], [0.74, 0.24, 0]], [0.11, 0.14, 0.05]);
    k.s.tube(k.part('wings', { group: 'wing', priority: 1.05 }), wing, [[0.06, 0.52, 0.05], [0.4, 0.46, 0.06], [0.8, 0.3, 0.02]], [0.07, 0.1, 0.02]);
    k.s.tube(k.part('body', { group: 'breast' }), m, [[0.1, 0.44, 0], [-0.06, 0.66, 0], [-0.18, 0.92, 0]], [0.09, 0.07, 0.06]);
    k.prism(k.part('head', { group: 'head' }), m, [[-0.36, 1.1], [-0.06, 1.14], [-0.08, 1.04], [-0.22, 0.9], [-0.3, 0.9]], 0.09);
    for (const [x, y] of [[-0.33, 1.1], [-0.09, 1.12]] as const) { k.s.ell(k.part('eyes', { priority: 1.3, group: `e${x}` }), k.m('#d8e070', 'eyes'), [x, y, 0.08], [k.least(0.06, 1.1), k.least(0.075, 1.3), 0.06]); k.mark([x, y + 0.005, 0.15], ['d'], { d: 'dark:2' }); }
    for (const z of [-0.1, 0.1]) {
      const g = k.part('arm', { group: `a${z}`, priority: 1.15 });
      k.s.tube(g, arm, [[-0.12, 0.8, z], [-0.34, 0.6, z * 1.4], [-0.5, 0.84, z * 1.5]], [0.045, k.least(0.06, 0.9), k.least(0.06, 0.9)]);
      k.s.tube(g, arm, [[-0.5, 0.86, z * 1.5], [-0.56, 0.66, z * 1.5], [-0.48, 0.52, z * 1.5]], [k.least(0.05, 0.8), k.least(0.04, 0.7), k.least(0.012, 0.4)]);
      for (const t of [0, 1, 2]) k.s.cone(k.part('spike', { group: `a${z}` }), arm, [-0.38 - t * 0.05, 0.66 + t * 0.07, z * 1.45], [-0.33 - t * 0.05, 0.72 + t * 0.07, z * 1.45], 0.025, 0.004);
      leg(k, `b${z}`, m, [[0.08, 0.4, z * 0.6], [-0.1, 0.4, z * 2], [-0.2, 0, z * 2.4]]);
      leg(k, `c${z}`, m, [[0.2, 0.4, z * 0.6], [0.34, 0.5, z * 2], [0.42, 0, z * 2.4]]);
      k.s.tube(k.part('feeler', { priority: 1.2, group: `f${z}` }), m, [[-0.22, 1.12, z * 0.4], [-0.3, 1.28, z * 0.4], [-0.46 - z, 1.36, z * 0.4]], k.least(0.015, 0.45));
    }
    return { view: 'stand', pitch: 6, yaw: 0 };
  }, { ...EYES, wings: ['wing'], arm: ['arm', 'claw', 'scythe'] }),
  dragonfly: about({ grouped: true }, monster(['blue dragonfly', 'giant dragonfly', 'damselfly'], (k) => {
    const m = k.m(k.choose('body', ['#2c9c94', '#3c7cd0', '#d0503c']));
    const wing = k.m('#d4ecf4/glass', 'wings');
    // from above: a large-eyed head, a short breast, a long thin tail, four wings at right angles
    for (const d of [-1, 1]) for (const [y, long, tilt] of [[0.72, 0.4, 10], [0.58, 0.37, -14]] as const) {
      const R = rotZ(d * tilt);
      k.s.ell(k.part('wings', { group: `w${d}${y}` }), wing, [d * (0.06 + long) * R[0]!, y + Math.sin((tilt * Math.PI) / 180) * long, 0], [long * k.vary('wing', 1, 0.06), 0.1, 0.02], R);
      k.s.cap(k.part('vein', { priority: 1.1, line: false, group: `w${d}${y}` }), m, [d * 0.06, y, 0.02], [d * (long * 1.7), y + Math.sin((tilt * Math.PI) / 180) * long * 1.8, 0.02], k.least(0.012, 0.4));
    }
    for (let i = 0; i < 7; i++) k.s.ell(k.part('tail', { group: 'tail', priority: 1.1 }), k.m(m, 'tail'), [0, 0.5 - i * 0.095, 0.05], [k.least(0.062 - i * 0.004, 0.8), 0.06, 0.05], IDENTITY, { tone: i % 2 ? -0.7 : 0.2 });
    k.s.ell(k.part('body', { priority: 1.15 }), m, [0, 0.66, 0.06], [0.1, 0.15, 0.09]);
    k.s.ell(k.part('head', { group: 'head', priority: 1.2 }), m, [0, 0.84, 0.07], [0.085, 0.07, 0.07]);
    for (const d of [-1, 1]) { k.s.ell(k.part('eyes', { priority: 1.4, group: `e${d}` }), k.m('#8c2c3c', 'eyes'), [d * 0.085, 0.87, 0.1], [k.least(0.07, 1.1), k.least(0.075, 1.2), 0.06]); k.mark([d * 0.085 - 0.02, 0.9, 0.17], ['w'], { w: 'white:5' }); }
    return { view: 'item', roll: -24 };
  }, { ...EYES, ...TAIL, wings: ['wing'] })),
  centipede: about({ home: ['cave'] }, monster(['giant centipede', 'millipede', 'giant millipede'], (k) => {
    const m = k.m(k.choose('shell', ['#a8442c', '#7c3c54', '#5c4434']));
    const limb = k.m('#e8a838', 'legs');
    // a body of plates that winds to and fro, a pair of legs at each
    const n = k.ctx.small ? 9 : 14;
    const at = (i: number): readonly [number, number] => { const t = i / (n - 1); return [0.27 * Math.sin(t * 5.4 + 0.5), 0.02 + t * 1.06]; };
    for (let i = 0; i < n; i++) {
      const [x, y] = at(i);
      const [px, py] = at(Math.max(0, i - 1));
      const [qx, qy] = at(Math.min(n - 1, i + 1));
      const len = Math.hypot(qx - px, qy - py);
      const [nx, ny] = [-(qy - py) / len, (qx - px) / len];
      for (const d of [-1, 1]) k.s.tube(k.part('legs', { group: `l${i}${d}` }), limb, [[x, y, 0], [x + d * nx * 0.14, y + d * ny * 0.14, 0], [x + d * nx * 0.21 - (qx - px) * 0.2, y + d * ny * 0.21 - (qy - py) * 0.2, 0]], [k.least(0.02, 0.55), k.least(0.016, 0.5), k.least(0.01, 0.4)]);
      const r = i === n - 1 ? 0.12 : 0.098 - Math.max(0, 3 - i) * 0.012;
      k.s.ell(k.part(i === n - 1 ? 'head' : 'body', { group: `g${i}`, priority: 1.1 + i * 0.01 }), i === n - 1 ? k.m('#d0602c', 'head') : m, [x, y, 0.05], [r, r, 0.09]);
    }
    const [hx, hy] = at(n - 1);
    for (const d of [-1, 1]) {
      k.s.tube(k.part('feeler', { priority: 1.3, group: `f${d}` }), limb, [[hx + d * 0.05, hy + 0.08, 0.06], [hx + d * 0.14, hy + 0.2, 0.06], [hx + d * 0.26, hy + 0.22, 0.06]], k.least(0.017, 0.5));
      k.mark([hx + d * 0.05, hy + 0.03, 0.15], ['d'], { d: 'dark:2' });
    }
    return { view: 'item' };
  }, { legs: ['leg'] })),
  'venus-flytrap': about({ home: ['forest'] }, monster(['venus flytrap', 'flytrap', 'fly trap', 'venus fly trap', 'snapping plant', 'flytrap monster', 'giant flytrap'], (k) => {
    const skin = k.m('#6cb43c');
    const throat = k.m(k.choose('throat', ['#d83c54', '#e0506c', '#c83878']), 'mouth');
    const stem = k.m('forest', 'stem');
    k.s.tube(k.part('stem'), stem, [[0.12, 0, 0], [0.2, 0.24, -0.02], [0.06, 0.48, -0.04], [0.04, 0.64, -0.04]], [0.085, 0.07, 0.065, 0.08]);
    for (const d of [-1, 1]) { k.s.tube(k.part('leaf', { group: `l${d}` }), k.m('leaf', 'leaf'), [[0.12, 0.06, 0.04], [0.12 + d * 0.24, 0.22, 0.08], [0.12 + d * 0.46, 0.06, 0.1]], [0.04, 0.11, 0.02]); }
    // two lobes that stand open, red within, a fringe of teeth on their rims
    const lobe = (up: number, tilt: number): void => {
      const R = rotZ(tilt);
      const at = (x: number, y: number, z: number): Vec3 => [R[0] * x + R[1] * y + 0.08, R[3] * x + R[4] * y + 0.82, z];
      const g = up > 0 ? 'upper' : 'lower';
      k.s.ell(k.part('head', { group: g }), skin, at(-0.14, up * 0.17, 0), [0.42, 0.17, 0.3], R);
      k.s.ell(k.part('mouth', { group: `${g} in`, priority: 1.1, line: false }), throat, at(-0.17, up * 0.1, 0.08), [0.37, 0.12, 0.26], R);
      for (let i = 0; i < (k.ctx.small ? 4 : 6); i++) {
        const x = -0.54 + i * (k.ctx.small ? 0.15 : 0.1);
        k.s.cone(k.part('tooth', { priority: 1.4, group: `${g}${i}` }), 'tooth', at(x, up * 0.1, 0.27), at(x - 0.03, -up * 0.07, 0.29), k.least(0.032, 0.7), 0.006);
      }
    };
    lobe(-1, 10);
    lobe(1, -20);
    if (evil(k)) k.eyes(0.1, 1.12, 0.26, { evil: true });
    return { view: 'stand', pitch: 6 };
  }, { leaf: ['leaf'], stem: ['stem', 'vine'], mouth: ['mouth', 'throat'] })),
}; // biome-ignore format: a table
