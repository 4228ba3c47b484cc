/** Houses of wood and stone that tell a story: a hall of the north, a shack of boards, a school of magic. */
import { IDENTITY, rotX, rotZ } from '../../solids/vec.ts';
import { isRuin, paint, smoke, tower } from './facade.ts';
import type { Kit } from './kit.ts';
import { type Town, townTable } from './town.ts';

/** Beams along a gable that cross over its top and end in the heads of dragons. */
function dragonBeams(k: Kit, w: number, eaves: number, top: number, z: number): void {
  const r = k.least(0.028, 0.8);
  for (const e of [-1, 1]) {
    const beam = k.part('prow', { priority: 1.25, group: `prow ${e}` });
    const wood = paint(k, 'dark_wood', 'prow');
    // from the eaves over the top, the neck bent outwards
    k.s.tube(beam, wood, [[-e * w, eaves, z], [0, top, z], [e * 0.09, top + 0.13, z], [e * 0.17, top + 0.2, z]], [r, r, r, r]);
    const head = k.part('prow', { priority: 1.3, group: `head ${e}` });
    k.s.ell(head, wood, [e * 0.22, top + 0.2, z], [0.075, 0.045, 0.04]);
    k.s.ell(head, wood, [e * 0.29, top + 0.18, z], [0.05, 0.026, 0.03]);
    if (!k.ctx.small) k.s.ell(k.part('eye', { priority: 1.5 }), 'red', [e * 0.21, top + 0.215, z + 0.04], k.least(0.014, 0.5));
  }
} // biome-ignore format: places

const longhouse = (k: Kit, top: number): void => {
  dragonBeams(k, 0.6, 0.2, top, 0.44);
  const shields = ['red', '#3c6cb0', '#d8a838', 'cream'];
  for (const [i, x] of [-0.34, -0.2, 0.2, 0.34].entries()) {
    const p = k.part('shield', { priority: 1.35, group: `shield ${i}` });
    k.s.ell(p, shields[i]!, [x, 0.17, 0.43], [0.065, 0.065, 0.025]);
    k.s.ell(p, 'steel', [x, 0.17, 0.46], [k.least(0.02, 0.5), k.least(0.02, 0.5), 0.02]);
  }
  k.s.ell(k.part('hole', { priority: 1.2 }), 'dark', [0, top - 0.24, 0.42], [0.05, 0.06, 0.03]);
  if (!isRuin(k)) smoke(k, 0, top + 0.02, -0.2);
}; // biome-ignore format: places

/** A roof of one slope in boards and rusty sheets, nailed where they hold. */
const shack = (k: Kit): void => {
  const roof = k.part('roof', { priority: 1.1 });
  const tilt = rotX(5);
  const rows = [['#7c6450/wood', -0.42], ['#9c7c5c/wood', -0.25], ['#8a5a40/steel', -0.07], ['#6c5848/wood', 0.12], ['#a08464/wood', 0.28], ['#7c8084/steel', 0.43]] as const;
  for (const [i, [m, x]] of rows.entries()) k.box(roof, paint(k, m, 'roof'), [x, 0.47 + (i % 2) * 0.016 - x * 0.06, 0.02], [0.095, 0.026, 0.33 - (i % 3) * 0.016], tilt);
  // a window nailed up
  for (const [i, turn] of [16, -12].entries()) k.box(k.part('board', { priority: 1.5, group: `b${i}` }), '#b08c60/wood', [-0.2, 0.26 + i * 0.06, 0.33], [0.15, k.least(0.022, 0.7), 0.012], rotZ(turn));
  const pipe = k.part('chimney', { priority: 1.15 });
  k.s.cone(pipe, '#5c6068/steel', [0.3, 0.5, -0.1], [0.32, 0.78, -0.1], 0.04, 0.04);
  k.s.cone(pipe, '#4c5058/steel', [0.32, 0.8, -0.1], [0.32, 0.85, -0.1], 0.07, 0.01);
  for (const [x, y] of [[-0.41, 0.3], [0.41, 0.22]] as const) k.box(k.part('prop', { priority: 1.2 }), '#6c5038/wood', [x, y, 0.3], [0.02, y, 0.02], IDENTITY);
}; // biome-ignore format: places

const SCHOOL = '#7c7894/stone';
const magicSchool = (k: Kit, top: number): void => {
  const roof = paint(k, '#3c4c9c/roof', 'roof');
  for (const [x, z, r, high] of [[-0.58, 0.1, 0.13, top + 0.12], [0.58, 0.1, 0.13, top], [-0.24, -0.2, 0.11, top + 0.34], [0.2, -0.24, 0.14, top + 0.56]] as const) tower(k, x, z, r, high, SCHOOL, { roof, slits: 2, light: true });
  // a star over the gate
  k.s.ell(k.part('star', { priority: 1.5 }), 'gold', [0, 0.4, 0.34], [k.least(0.04, 1), k.least(0.04, 1), 0.02]);
}; // biome-ignore format: places

const ROWS: Readonly<Record<string, Town>> = {
  longhouse: {
    words: ['longhouse', 'viking longhouse', 'viking house', 'viking hall', 'mead hall', 'great hall building', 'norse longhouse', 'viking hut', 'viking great hall', 'nordic longhouse'],
    home: ['snow', 'mountain'],
    main: { wall: ['wood', 'dark_wood'], laid: 'logs', size: [0.5, 0.3, 0.4], trim: 'dark_wood', roof: 'front', tiles: ['#8c6c44/thatch', '#6c5840/wood', '#8c7c4c/thatch'], rise: 0.66, windows: [0, 0], door: 'arch' },
    more: longhouse,
    pitch: 16,
  },
  shack: {
    words: ['shack', 'wooden shack', 'old shack', 'rickety shack', 'wood shack', 'tin shack', 'hovel', 'scrap shack'],
    home: ['meadow', 'forest'],
    main: { wall: ['#9c7c58/wood', '#8c7458/wood', '#84705c/wood'], laid: 'upright', size: [0.42, 0.44, 0.28], trim: '#5c4434/wood', roof: 'none', windows: [2, 1], light: 'glass', door: 'plain', doorAt: 0.44 },
    more: shack,
    pitch: 16,
  },
  'magic-school': {
    words: ['magic academy', 'wizard school', 'magic school', 'magic school building', 'witch school', 'school of magic', 'wizard academy', 'academy of magic', 'mage academy', 'mage school', 'school of wizardry', 'witchcraft school', 'arcane academy', 'magic college', 'mages college', 'wizard college'],
    home: ['mountain', 'meadow'],
    main: { wall: [SCHOOL, 'stone'], laid: 'blocks', size: [0.5, 0.5, 0.3], trim: '#c8b888', roof: 'gable', tiles: ['#3c4c9c/roof'], rise: 0.34, windows: [5, 2], pane: 'arch', door: 'arch' },
    more: magicSchool,
    pitch: 14,
  },
}; // biome-ignore format: a table

export const OLD_HOUSES = townTable(ROWS);
