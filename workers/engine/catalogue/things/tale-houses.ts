/** Houses in what was something else: a snail's shell, a teapot, the stump of a tree, a boot. */
import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import { partsOf } from './building-parts.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import { taleHouse } from './monuments.ts';
import type { PropTable } from './prop-entry.ts';

/** Whorls that rise to a point, each smaller than the one under it. */
const shell = (k: Kit): void => {
  const m = k.m(k.choose('shell', ['#e8a88c/bone', '#d8b088/bone', '#c8a0b8/bone', '#b0c0c8/bone']));
  const whorls = [[0, 0.34, 0.54], [-0.05, 0.68, 0.42], [-0.02, 0.95, 0.3], [0.03, 1.15, 0.2], [0.06, 1.3, 0.11]] as const;
  for (const [i, [x, y, r]] of whorls.entries()) {
    k.s.ell(k.part('wall', { group: `whorl${i}`, priority: 1 - i * 0.01 }), m, [x, y, 0], [r, r * 0.66, r * 0.84], rotZ(i % 2 ? -7 : 6), { tone: i % 2 ? 0.1 : 0 });
    for (let s = -2; s <= 2; s++) k.s.ell(k.part('stripe', { group: `s${i}${s}`, priority: 1.08 }), m, [x + s * r * 0.36, y - r * 0.04, r * 0.8 * Math.sqrt(1 - (s * 0.36) ** 2)], [r * 0.05, r * 0.42, r * 0.06], IDENTITY, { tone: -0.22 });
  }
  // the lip of the shell is the porch
  k.s.ell(k.part('lip', { priority: 1.1 }), '#f8dcd0/bone', [0, 0.24, 0.4], [0.28, 0.3, 0.14]);
}; // biome-ignore format: solids

const teapot = (k: Kit): void => {
  const m = k.m(k.choose('pot', ['#e8eef4/bone', '#9cc4e0/bone', '#f0c8d0/bone', '#b8d8b0/bone']));
  k.s.ell(k.part('wall'), m, [0, 0.44, 0], [0.52, 0.45, 0.46]);
  k.s.tube(k.part('spout', { priority: 1.05 }), m, [[0.4, 0.34, 0], [0.62, 0.42, 0], [0.7, 0.66, 0], [0.84, 0.78, 0]], [0.14, 0.11, 0.075, 0.06]);
  k.s.tube(k.part('handle', { priority: 1.05 }), m, [[-0.44, 0.66, 0], [-0.72, 0.7, 0], [-0.8, 0.42, 0], [-0.48, 0.24, 0]], [0.055, 0.055, 0.055, 0.055]);
  k.s.ell(k.part('roof', { priority: 1.1 }), k.m('roof', 'roof'), [0, 0.84, 0], [0.3, 0.13, 0.28]);
  k.s.ell(k.part('knob', { priority: 1.15 }), 'gold', [0, 1.0, 0], 0.07);
}; // biome-ignore format: solids

const stump = (k: Kit): void => {
  const bark = k.m('#8c6440/wood');
  k.lathe(k.part('wall'), bark, [[0, 0.52], [0.1, 0.45], [0.45, 0.4], [0.7, 0.43]]);
  for (const [a, r] of [[-60, 0.16], [-100, 0.13], [64, 0.17], [104, 0.13]] as const) {
    const [x, z] = [Math.sin((a * Math.PI) / 180) * 0.5, Math.cos((a * Math.PI) / 180) * 0.46];
    k.s.ell(k.part('root', { group: `root${a}` }), bark, [x, 0.05, z], [r * 1.5, 0.1, r], IDENTITY, { tone: -0.08 });
  }
  for (let i = -3; i <= 3; i++) k.s.cap(k.part('bark', { group: `b${i}`, priority: 1.05 }), bark, [i * 0.12, 0.46, 0.4 - Math.abs(i) * 0.05], [i * 0.125, 0.66, 0.41 - Math.abs(i) * 0.05], k.least(0.012, 0.4), k.least(0.012, 0.4), { tone: -0.3 });
  for (const [r, hex] of [[0.43, '#8c6440/wood'], [0.38, '#e0bc84/wood'], [0.26, '#c89c64/wood'], [0.2, '#e0bc84/wood'], [0.09, '#c89c64/wood']] as const) k.s.ell(k.part('rings', { group: `r${r}`, priority: 1.06 }), hex, [0, 0.7 + (0.43 - r) * 0.04, 0], [r, 0.035, r * 0.95]);
  for (const [x, y] of [[-0.4, 0.5], [0.42, 0.3]] as const) k.s.ell(k.part('moss', { priority: 1.1 }), 'leaf', [x, y, 0.16], [0.1, 0.07, 0.1]);
}; // biome-ignore format: solids

const boot = (k: Kit): void => {
  const m = k.m(k.choose('leather', ['#a0643c/wood', '#8c4c34/wood', '#6c7c94/wood']));
  k.lathe(k.part('wall'), m, [[0, 0.36], [0.4, 0.33], [0.7, 0.35], [0.9, 0.38]]);
  k.s.ell(k.part('toe', { priority: 1.02 }), m, [0.42, 0.16, 0.04], [0.42, 0.24, 0.32], IDENTITY, { clips: [[0, -1, 0, 0]] });
  k.box(k.part('sole', { priority: 1.04 }), 'dark_wood', [0.22, 0.02, 0.04], [0.6, 0.035, 0.33]);
  k.s.cone(k.part('roof', { priority: 1.1 }), k.m('roof', 'roof'), [0, 0.88, 0], [0, 1.36, 0], 0.46, 0.03);
  for (const y of [0.42, 0.54, 0.66]) k.s.cap(k.part('lace', { priority: 1.15 }), 'cloth', [0.2, y, 0.3], [0.34, y + 0.05, 0.16], k.least(0.018, 0.5));
}; // biome-ignore format: solids

const house = (body: (k: Kit) => void, doorZ: number, windows: readonly Vec3[], chimney?: Vec3) => (k: Kit) => taleHouse(k, { body, doorZ, windows, ...(chimney ? { chimney } : {}) }); // biome-ignore format: one line

export const TALE_HOUSES: PropTable = {
  'shell-house': about({ home: ['underwater', 'meadow'], interior: true }, entry('building', ['shell home', 'shell hut', 'seashell house', 'sea shell house', 'snail house', 'snail shell house', 'conch house', 'snail shell home', 'shell cottage'], house(shell, 0.53, [[-0.16, 0.7, 0.33], [0.16, 0.7, 0.33]]), partsOf('shell-house'))),
  'teapot-house': about({ home: ['meadow'], interior: true }, entry('building', ['teapot home', 'tea pot house', 'kettle house', 'teapot cottage', 'teapot hut'], house(teapot, 0.46, [[-0.28, 0.5, 0.4], [0.28, 0.5, 0.4]]), partsOf('teapot-house'))),
  'stump-house': about({ home: ['forest'], interior: true }, entry('building', ['tree stump house', 'stump home', 'tree stump home', 'stump cottage', 'tree trunk house', 'log stump house', 'hollow tree house', 'tree stump hut'], house(stump, 0.46, [[-0.26, 0.36, 0.35], [0.26, 0.36, 0.35]], [0.2, 0.72, -0.05]), partsOf('stump-house'))),
  'boot-house': about({ home: ['meadow'], interior: true }, entry('building', ['shoe house', 'boot home', 'shoe home', 'old shoe house', 'boot cottage', 'shoe cottage'], house(boot, 0.37, [[0, 0.64, 0.35], [0.48, 0.2, 0.34]]), partsOf('boot-house'))),
}; // biome-ignore format: a table
