import type { Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import type { Kit } from './kit.ts';
import type { PropSetup } from './types.ts';

/** A dragon rolled up: the neck bent round to the front, the head on the end of the tail, a wing folded over the flank. */
export function dragonAsleep(k: Kit, m: MaterialRef, belly: MaterialRef, wing: MaterialRef): PropSetup {
  const young = k.ctx.said('child');
  const body = k.part('body', { group: 'body' });
  k.s.ell(body, m, [0, 0.27, -0.06], [0.52, 0.31, 0.34]);
  k.s.ell(body, m, [-0.26, 0.22, 0.04], [0.3, 0.24, 0.28]);
  k.s.ell(body, m, [0, 0.1, 0], [0.54, 0.12, 0.36]);
  const neck = k.part('neck', { group: 'neck' });
  k.s.tube(neck, m, [[0.3, 0.32, 0.02], [0.52, 0.28, 0.14], [0.54, 0.17, 0.32], [0.4, 0.15, 0.42]], [0.2, 0.165, 0.135, 0.125]); // biome-ignore format: one line
  k.s.tube(
    k.part('belly', { group: 'neck', line: false }),
    belly,
    [
      [0.5, 0.1, 0.34],
      [0.4, 0.08, 0.44],
    ],
    0.1,
  );
  // the tail from the far side along the ground to under the chin
  const tail: Vec3[] = [[-0.4, 0.2, 0.04], [-0.56, 0.11, 0.22], [-0.44, 0.09, 0.42], [-0.16, 0.07, 0.5], [0.06, 0.06, 0.54]]; // biome-ignore format: points
  k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), tail, [0.17, 0.12, 0.095, 0.07, 0.04]);
  k.s.cone(k.part('tip', { group: 'tail' }), k.m('bone', 'horns'), [0.04, 0.06, 0.54], [0.2, 0.07, 0.56], 0.075, 0.01);
  const size = young ? 1.2 : 1;
  const head = k.part('head', { group: 'head' });
  k.s.ell(head, m, [0.32, 0.19, 0.48], [0.19 * size, 0.155 * size, 0.16 * size]);
  k.s.cap(k.part('snout', { group: 'head' }), m, [0.26, 0.16, 0.52], [0.08, 0.12, 0.58], 0.12, 0.085);
  k.mark([0.04, 0.15, 0.66], ['d'], { d: `${m}:1` });
  for (const d of [-1, 1])
    k.s.tube(k.part('horns', { priority: 1.2, group: `h${d}` }), k.m('bone', 'horns'), [[0.38 + d * 0.05, 0.3, 0.46 + d * 0.07], [0.48 + d * 0.05, 0.4, 0.42 + d * 0.08], [0.6 + d * 0.04, 0.42, 0.38 + d * 0.09]], [0.05, 0.036, 0.01]); // biome-ignore format: one line
  k.mark([0.25, 0.21, 0.66], k.ctx.small ? ['dd'] : ['d..d', '.dd.'], { d: 'dark:2' });
  // the wing lies folded: its fingers run from the shoulder back over the flank
  if (k.ctx.wants('wings')) {
    const root: Vec3 = [0.24, 0.52, 0.14];
    const ends: readonly Vec3[] = [[-0.56, 0.44, 0.06], [-0.5, 0.28, 0.26], [-0.3, 0.16, 0.34], [-0.06, 0.12, 0.36]]; // biome-ignore format: points
    for (const [i, end] of ends.entries())
      k.s.cap(k.part('wings', { group: `wing${i}` }), i % 2 ? shadeOf(wing, 2) : wing, root, end, 0.1, k.least(0.03, 0.7), { tone: -0.12 * i }); // biome-ignore format: one line
    k.s.cap(k.part('wings', { group: 'arm', priority: 1.2 }), m, [0.3, 0.4, 0.14], [0.24, 0.56, 0.13], 0.09, 0.07);
    k.s.cone(
      k.part('claw', { priority: 1.3 }),
      'bone',
      [0.24, 0.58, 0.14],
      [0.28, 0.7, 0.14],
      k.least(0.03, 0.6),
      0.008,
    );
  }
  for (const [x, y] of [[0.1, 0.56], [-0.08, 0.56], [-0.26, 0.52], [-0.42, 0.42]] as const) k.s.cone(k.part('spike', { priority: 1.1 }), k.m('bone', 'horns'), [x, y, -0.08], [x - 0.06, y + 0.12, -0.1], 0.055, 0.008); // biome-ignore format: one line
  const foot = k.part('foot', { group: 'foot' });
  k.s.cap(foot, m, [0.5, 0.06, 0.44], [0.34, 0.055, 0.62], 0.075, 0.06);
  return { view: 'stand', pitch: 16 };
}
