/** Small animals in a posture or of a build of their own: a bat that hangs asleep, the ball of spines of the sea, the snail without a house. */
import type { Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

const rays = (n: number): readonly Vec3[] =>
  Array.from({ length: n }, (_, i): Vec3 => {
    const y = 1 - ((i + 0.5) / n) * 2;
    const r = Math.sqrt(1 - y * y);
    return [Math.cos(i * 2.4) * r, y, Math.sin(i * 2.4) * r];
  });

export const SMALL_FRY: PropTable = {
  'roosting-bat': about({ home: ['cave'] }, monster(['hanging bat', 'sleeping bat', 'bat asleep'], (k) => {
    const m = k.m(k.choose('fur', ['#6c5474/cat', '#5c4438/cat', '#54505c/cat']));
    const wing = k.m(m, 'wings');
    // the bough that it hangs from
    k.s.tube(k.part('branch'), k.m('wood', 'branch'), [[-0.5, 0.96, 0], [0, 0.99, 0], [0.5, 0.95, 0]], [0.055, 0.06, 0.045]);
    if (!k.ctx.small) k.s.ell(k.part('leaf', { group: 'leaf' }), 'leaf', [0.4, 0.85, 0.04], [0.1, 0.06, 0.03]);
    for (const d of [-1, 1]) {
      k.s.cap(k.part('foot', { group: `f${d}` }), m, [d * 0.08, 0.8, 0.06], [d * 0.09, 0.97, 0.08], k.least(0.035, 0.6), k.least(0.03, 0.5));
      // wings folded round it, their edges meeting in front
      k.s.ell(k.part('wing', { group: `w${d}` }), wing, [d * 0.12, 0.56, 0.04], [0.16, 0.3, 0.15]);
      k.s.tube(k.part('edge', { group: `w${d}`, priority: 1.2 }), shadeOf(wing, 2), [[d * 0.17, 0.82, 0.14], [d * 0.06, 0.56, 0.2], [d * 0.14, 0.3, 0.15]], k.least(0.022, 0.5));
    }
    k.s.ell(k.part('head'), m, [0, 0.22, 0.06], [0.17, 0.16, 0.16]);
    k.s.ell(k.part('muzzle', { group: 'head', line: false }), shadeOf(m, 4), [0, 0.25, 0.19], [0.08, 0.06, 0.06]);
    for (const d of [-1, 1]) {
      k.s.cone(k.part('ear', { group: `e${d}` }), m, [d * 0.11, 0.13, 0.02], [d * 0.2, -0.08, 0], 0.085, 0.015);
      // closed eyes are lids alone
      k.s.tube(k.part('lid', { group: 'head', line: false, priority: 1.6 }), 'dark', [[d * 0.11, 0.2, 0.19], [d * 0.07, 0.18, 0.21], [d * 0.03, 0.2, 0.21]], k.least(0.016, 0.5));
    }
    return { view: 'stand', pitch: 4 };
  }, { wings: ['wing'], ears: ['ear'], branch: ['branch', 'bough'] })),
  'sea-urchin': about({ home: ['underwater'] }, monster(['urchin', 'spiny urchin'], (k) => {
    const m = k.m(k.choose('shell', ['#4c3c70', '#6c2c48', '#34304c']));
    k.s.ell(k.part('body'), m, [0, 0.42, 0], [0.27, 0.24, 0.27]);
    for (const [i, [x, y, z]] of rays(k.ctx.small ? 26 : 46).entries()) {
      if (z < -0.3) continue;
      const far = i % 3 ? 0.5 : 0.4;
      k.s.cone(k.part('spike', { group: `sp${i}`, priority: 1.1 }), k.m(shadeOf(m, i % 2 ? 2 : 4), 'spikes'), [x * 0.22, 0.42 + y * 0.2, z * 0.22], [x * far, Math.max(0.02, 0.42 + y * far), z * far], k.least(0.05, 0.7), 0.01);
    }
    return { view: 'stand', pitch: 12 };
  }, { spikes: ['spike', 'spines', 'spine', 'quills'] })),
  slug: about({ home: ['meadow'] }, monster(['garden slug', 'land slug', 'giant slug'], (k) => {
    const m = k.m(k.choose('skin', ['#8c7448', '#7c6858', '#98883c']));
    k.s.tube(k.part('body'), m, [[0, 0.06, -0.62], [0, 0.13, -0.3], [0, 0.17, 0.05], [0, 0.2, 0.34], [0, 0.3, 0.5]], [0.05, 0.14, 0.18, 0.15, 0.12]);
    k.s.ell(k.part('belly', { line: false }), k.m(shadeOf(m, 4), 'belly'), [0, 0.045, 0], [0.2, 0.045, 0.6]);
    k.s.ell(k.part('mantle', { group: 'body' }), shadeOf(m, 2), [0, 0.24, 0.12], [0.15, 0.1, 0.22]);
    k.s.ell(k.part('head', { group: 'body' }), m, [0, 0.36, 0.54], [0.12, 0.11, 0.12]);
    for (const d of [-1, 1]) {
      k.s.cap(k.part('stalk', { group: `s${d}` }), m, [d * 0.06, 0.42, 0.54], [d * 0.11, 0.62, 0.6], k.least(0.03, 0.6), k.least(0.022, 0.5));
      k.s.ell(k.part('eye', { group: `s${d}`, priority: 1.5 }), k.m('dark', 'eyes'), [d * 0.11, 0.64, 0.61], k.least(0.045, 0.8));
    }
    if (!k.ctx.small) for (const [x, y, z] of [[0.12, 0.26, -0.24], [-0.08, 0.29, -0.02], [0.13, 0.3, 0.3]] as const) k.mark([x, y, z], ['s'], { s: `${m}:1` });
    return { view: 'stand', pitch: 12, yaw: 58 };
  }, { ...EYES, ...BELLY })),
}; // biome-ignore format: recipes
