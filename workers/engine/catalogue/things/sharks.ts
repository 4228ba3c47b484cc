/** Sharks, seen from their side with the head to the left. */
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';
import type { PropSetup } from './types.ts';

interface Shark {
  readonly skins: readonly string[];
  readonly belly: string;
  /** A blade of a snout over jaws that stand out. */
  readonly blade?: boolean;
}

/** Teeth along a jaw from the corner to the tip, pointing up or down. */
function teeth(k: Kit, from: readonly [number, number], to: readonly [number, number], long: number): void {
  const n = k.ctx.small ? 2 : Math.max(3, Math.min(6, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / (2.2 * k.px)))); // biome-ignore format: one line
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6) / n;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    k.s.cone(k.part('tooth', { priority: 1.6, line: false, group: 'teeth' }), 'tooth', [x, y, 0.13], [x, y + long, 0.13], k.least(0.026, 0.7), k.px * 0.25); // biome-ignore format: one line
  }
}

function shark(k: Kit, f: Shark): PropSetup {
  const m = k.m(k.choose('skin', f.skins));
  const belly = k.m(f.belly, 'belly');
  const fin = k.m(m, 'fin');
  const b = k.part('body', { group: 'body' });
  const open = k.ctx.said('jaws open') || k.ctx.said('teeth') || f.blade === true;
  k.s.tube(b, m, [[-0.42, 0.53, 0], [-0.14, 0.53, 0], [0.2, 0.53, 0], [0.5, 0.55, 0], [0.74, 0.58, 0]], [0.155, k.vary('girth', 0.2, 0.06), 0.165, 0.09, 0.04], { surface: 'none' });
  k.s.cap(b, m, [-0.4, 0.56, 0], [-0.68, 0.57, 0], 0.14, f.blade ? 0.06 : 0.065);
  k.s.tube(k.part('belly', { line: false, group: 'body' }), belly, [[-0.38, 0.44, 0.04], [-0.12, 0.42, 0.05], [0.2, 0.44, 0.05], [0.48, 0.5, 0.03]], [0.1, 0.135, 0.11, 0.05], { surface: 'none' });
  if (f.blade) k.s.cap(k.part('snout', { group: 'snout' }), m, [-0.42, 0.62, 0], [-0.98, 0.66, 0], 0.1, k.least(0.03, 0.9));
  // back fins, breast fin, and a tail whose upper lobe is the longer
  k.prism(k.part('fin', { group: 'fin1' }), fin, [[-0.1, 0.66], [0.16, 0.64], [0.22, 0.76], [0.2, 0.98]], 0.03, { z: -0.01 });
  k.prism(k.part('fin', { group: 'fin2' }), fin, [[0.46, 0.6], [0.57, 0.58], [0.6, 0.7]], 0.02);
  k.prism(k.part('fin', { group: 'fin3', priority: 1.15 }), fin, [[-0.2, 0.44], [-0.02, 0.42], [0.2, 0.12], [0.08, 0.2]], 0.025, { z: 0.2, tone: -0.25 });
  k.prism(k.part('fin', { group: 'fin4' }), fin, [[0.36, 0.46], [0.46, 0.48], [0.52, 0.36]], 0.02, { z: 0.08, tone: -0.25 });
  k.prism(k.part('tail', { group: 'tail' }), fin, [[0.68, 0.6], [0.76, 0.52], [0.94, 0.72], [1.02, 0.96]], 0.03, { tone: 0.15 });
  k.prism(k.part('tail', { group: 'tail' }), fin, [[0.7, 0.58], [0.8, 0.58], [0.92, 0.32], [0.78, 0.42]], 0.03, { tone: -0.2 });
  // the mouth lies under the snout
  if (open) {
    k.s.cap(k.part('mouth', { line: false, group: 'maw', priority: 1.2 }), 'mouth', [-0.36, 0.43, 0.08], [-0.58, 0.42, 0.05], 0.1, 0.085);
    k.s.cap(k.part('jaw', { group: 'jaw' }), belly, [-0.3, 0.35, 0.02], [-0.54, 0.27, 0], 0.085, 0.06);
    teeth(k, [-0.36, 0.5], [-0.64, 0.51], -0.085);
    teeth(k, [-0.38, 0.36], [-0.57, 0.33], 0.075);
  } else {
    k.s.tube(k.part('mouth', { line: false, group: 'maw', priority: 1.3 }), 'mouth', [[-0.6, 0.46, 0.08], [-0.48, 0.42, 0.13], [-0.36, 0.46, 0.15]], k.least(0.022, 0.55));
    if (!k.ctx.small) teeth(k, [-0.38, 0.44], [-0.57, 0.45], -0.05);
  }
  // gills
  for (const [i, x] of (k.ctx.small ? [-0.22] : k.ctx.middle ? [-0.24, -0.17] : [-0.26, -0.205, -0.15]).entries())
    k.s.cap(k.part('gill', { line: false, group: `gill${i}`, priority: 1.4 }), `${m}`, [x, 0.6, 0.19], [x + 0.02, 0.47, 0.2], k.least(0.014, 0.45), k.least(0.01, 0.4), { tone: -0.9 });
  k.mark([-0.47, 0.61, 0.13], k.ctx.small ? ['d'] : k.ctx.middle ? ['wd', 'dd'] : ['ddd.', '.wdd', '.ddd'], { d: `${k.m('dark', 'eyes')}:1`, w: 'white:5' });
  return { view: 'item' };
} // biome-ignore format: measures

const FINS = { ...EYES, ...BELLY, fin: ['fin', 'fins', 'dorsal fin', 'tail'] };

export const SHARKS: PropTable = {
  shark: about({ home: ['underwater'] }, monster(['great white', 'great white shark', 'megalodon', 'tiger shark', 'bull shark', 'white shark', 'blue shark', 'reef shark', 'barracuda'], (k) => shark(k, { skins: ['#6c829c', '#5c6c80', '#7c8c94'], belly: '#e8eef0' }), FINS)),
  'goblin-shark': about({ home: ['underwater'] }, monster(['goblinshark', 'frilled shark'], (k) => shark(k, { skins: ['#c890a0', '#b88898'], belly: '#ecccd0', blade: true }), FINS)),
}; // biome-ignore format: a table
