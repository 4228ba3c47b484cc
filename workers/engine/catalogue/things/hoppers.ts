import type { Vec3 } from '../../solids/vec.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster, TAIL } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** Animals that sit on long hind feet and a strong tail. */
export const HOPPERS: PropTable = {
  kangaroo: about({ home: ['desert', 'meadow'] }, monster(['wallaby', 'joey', 'red kangaroo', 'wallaroo', 'quokka'], (k) => {
    const m = k.m(k.choose('fur', ['#b07848/bear', '#a08474/bear', '#c08850/bear']));
    const belly = k.m('#e8d4b0/bear', 'belly');
    const young = k.ctx.said('child');
    const big = young ? 1.2 : 1;
    const body = k.part('body', { group: 'body' });
    k.s.tube(body, m, [[0, 0.36, -0.12], [0, 0.56, 0.02], [0, 0.84, 0.14]], [0.26, 0.23, 0.14]);
    k.s.tube(k.part('belly', { line: false, group: 'body' }), belly, [[0, 0.34, 0.04], [0, 0.54, 0.14], [0, 0.78, 0.2]], [0.17, 0.16, 0.1]);
    // a pouch
    k.s.tube(k.part('pouch', { line: false, group: 'body', priority: 1.2 }), m, [[-0.12, 0.44, 0.22], [0, 0.4, 0.28], [0.12, 0.44, 0.22]], k.least(0.02, 0.6), { tone: -0.9 });
    k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), [[0, 0.3, -0.3], [0, 0.12, -0.56], [0, 0.06, -0.86], [0, 0.1, -1.08]], [0.16, 0.11, 0.08, 0.04]);
    const head: Vec3 = [0, 1.04, 0.22];
    k.s.cap(k.part('neck', { group: 'body' }), m, [0, 0.84, 0.14], head, 0.12, 0.1);
    k.s.ell(k.part('head', { group: 'head' }), m, head, [0.13 * big, 0.13 * big, 0.15 * big]);
    k.s.cap(k.part('snout', { group: 'head' }), m, [0, 1.02, 0.3], [0, 0.96, 0.46], 0.095, 0.065);
    k.s.ell(k.part('cheek', { line: false, group: 'head' }), belly, [0, 0.95, 0.4], [0.07, 0.05, 0.1]);
    k.s.ell(k.part('nose', { priority: 1.5, group: 'head' }), k.m('nose', 'nose'), [0, 0.98, 0.52], [k.least(0.035, 0.8), k.least(0.03, 0.7), 0.03]);
    for (const d of [-1, 1]) {
      const ear = k.part('ears', { group: `ear${d}`, priority: 1.1 });
      k.s.tube(ear, m, [[d * 0.08, 1.14, 0.16], [d * 0.13, 1.3, 0.12], [d * 0.15, 1.42, 0.08]], [0.045, 0.065, k.least(0.02, 0.6)]);
      if (!k.ctx.small) k.s.tube(k.part('ears', { group: `ear${d}`, line: false, priority: 1.2 }), '#d8a090/pig', [[d * 0.09, 1.2, 0.2], [d * 0.14, 1.36, 0.15]], [0.028, 0.018]);
      k.mark([d * 0.1 * big, 1.08, 0.3], k.ctx.small ? ['d'] : ['dw', 'dd'], { d: `${k.m('dark', 'eyes')}:2`, w: 'white:5' });
      const leg = k.part('leg', { group: `leg${d}`, melts: true });
      k.s.cap(leg, m, [d * 0.2, 0.4, -0.1], [d * 0.23, 0.22, 0.12], 0.19, 0.12);
      k.s.cap(leg, m, [d * 0.23, 0.22, 0.12], [d * 0.22, 0.07, -0.08], 0.085, 0.06);
      k.s.cap(k.part('foot', { group: `leg${d}` }), k.m('#8c5c3c/bear', 'feet'), [d * 0.22, 0.05, -0.08], [d * 0.22, 0.04, 0.28], 0.055, 0.06);
      const arm = k.part('arm', { group: `arm${d}`, priority: 1.1 });
      k.s.tube(arm, m, [[d * 0.13, 0.82, 0.18], [d * 0.17, 0.64, 0.26], [d * 0.12, 0.58, 0.38]], [0.065, 0.05, k.least(0.045, 0.8)]);
    }
    return { view: 'stand', pitch: 6, yaw: 58 };
  }, { ...EYES, ...BELLY, ...TAIL })),
}; // biome-ignore format: a table
