/** A jellyfish: a bell with a wavy rim, frilled arms below its middle, long threads around them. */
import { hexToOklab, oklabToHex } from '../../../../src/pixels/color.ts';
import { IDENTITY, type Vec3 } from '../../solids/vec.ts';
import { baseColour, type MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import { monster } from './monster-parts.ts';
import type { PropEntry } from './prop-entry.ts';

/** A colour as it is seen through clear flesh. */
function paler(ref: MaterialRef, by: number): MaterialRef {
  const [L, a, b] = hexToOklab(baseColour(ref));
  return oklabToHex([L + (0.97 - L) * by, a * (1 - by * 0.4), b * (1 - by * 0.4)]);
}

export const JELLYFISH: PropEntry = about({ home: ['underwater'] }, monster(['medusa jellyfish', 'sea jelly', 'man o war', 'box jellyfish'], (k) => {
  const own = k.m(k.choose('bell', ['rose', 'crystal', 'violet']));
  const clear = k.ctx.said('clear');
  const m = clear ? paler(own, 0.42) : own;
  const arms = k.m(clear ? paler(own, 0.3) : own, 'arm');
  const high = k.vary('h', 0.4, 0.08);
  k.s.ell(k.part('bell', { group: 'bell' }), m, [0, 0.66, 0], [0.42, high, 0.4], IDENTITY, { clips: [[0, -1, 0, 0.06]] });
  // the rim hangs in lobes
  const lobes = k.ctx.small ? 4 : 6;
  for (let i = 0; i < lobes; i++) {
    const x = -0.35 + (0.7 * i) / (lobes - 1);
    k.s.ell(k.part('bell', { group: 'bell' }), m, [x, 0.64, 0.12 - Math.abs(x) * 0.2], [0.4 / lobes + 0.02, 0.075, 0.16]);
  }
  // what lies within shows through: the stomach's four rings, light at the crown
  const inside = clear ? own : paler(own, 0.5);
  if (!k.ctx.small) {
    for (const x of clear ? [-0.17, 0, 0.17] : [-0.13, 0.13]) k.s.ell(k.part('inside', { line: false, group: 'bell', priority: 1.2 }), inside, [x, 0.88 - Math.abs(x) * 0.3, 0.34], [0.06, 0.075, 0.06], IDENTITY, { surface: 'none', tone: clear ? 0.2 : 0.3 });
    if (clear) k.s.tube(k.part('inside', { line: false, group: 'bell', priority: 1.15 }), inside, [[0, 0.86, 0.3], [0, 0.7, 0.36], [0, 0.6, 0.36]], [0.05, 0.09, 0.06], { surface: 'none' });
    k.s.ell(k.part('shine', { line: false, group: 'bell', priority: 1.3 }), '#ffffff', [-0.2, 0.94, 0.26], [0.085, 0.035, 0.04], IDENTITY, { surface: 'none' });
  }
  const threads = k.ctx.small ? 4 : 7;
  for (let i = 0; i < threads; i++) {
    const x = -0.33 + (0.66 * i) / (threads - 1);
    const long = [0.06, -0.12, 0.02, -0.2, -0.02, -0.1, 0.08][i]! + 0.02;
    const sway = i % 2 ? 0.05 : -0.05;
    const way: readonly Vec3[] = [[x, 0.6, 0.1], [x * 1.05 + sway, 0.42, 0.08], [x * 1.1 - sway, 0.24, 0.08], [x * 1.12 + sway, long, 0.08]];
    k.s.tube(k.part('arm', { group: `thread${i}`, bias: -0.5 }), arms, way, k.least(0.018, 0.62), { tone: i % 2 ? -0.35 : 0 });
  }
  // frilled arms
  for (const [i, x] of (k.ctx.small ? [0] : [-0.13, 0.02, 0.15]).entries()) {
    const end = [0.16, 0.04, 0.2][i]!;
    for (let j = 0; j < 6; j++) {
      const t = j / 5;
      k.s.ell(k.part('arm', { group: `frill${i}` }), arms, [x + Math.sin(j * 1.9 + i) * 0.035, 0.58 - t * (0.58 - end), 0.16], [0.07 * (1 - t * 0.62), 0.075, 0.05], IDENTITY, { tone: j % 2 ? 0.25 : -0.05 });
    }
  }
  if (!clear) k.eyes(0.13, 0.7, 0.38);
  else k.eyes(0.2, 0.68, 0.36);
  return { view: 'item', pitch: 2 };
}, { arm: ['tentacle', 'arm', 'tentacles'], clear: ['transparent', 'translucent', 'see through', 'see-through', 'transparent body', 'clear body', 'glass body'] })); // biome-ignore format: a recipe
