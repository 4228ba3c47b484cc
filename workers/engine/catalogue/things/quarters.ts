/** Houses that are more than walls: on water, on wheels, on stilts; of earth and bark; gates of monks, kiosks and club houses. */
import { IDENTITY, rotX, rotZ } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { awning, block, board, chimney, flag, paint, picture, smoke, steps } from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { SIGN_PICTURES, type SignName } from './sign-pictures.ts';
import { planks } from './surfaces.ts';

type Setup = { readonly view: 'stand'; readonly pitch: number; readonly yaw?: number };

/** A hull with a cabin, flowers on its roof, a ring on its wall. */
function houseboat(k: Kit): Setup {
  const hull = paint(k, k.choose('hull', ['#3c6c8c/wood', '#8c3c34/wood', '#4c6c4c/wood']), 'hull');
  k.prism(k.part('hull'), hull, [[-0.86, 0.3], [0.86, 0.3], [0.66, 0], [-0.7, 0]], 0.26);
  k.box(k.part('deck', { priority: 1.1 }), '#d8b888/wood', [0, 0.31, 0], [0.84, 0.025, 0.28]);
  block(k, { wall: ['#ece0c4/wood', '#c8d8dc/wood', '#d8b070/wood'], laid: 'boards', size: [0.5, 0.36, 0.18], x: -0.08, y: 0.33, roof: 'flat', tiles: ['#a8443c', '#3c5c7c'], trim: '#6c4430', windows: [4, 1], pane: 'cross', door: 'plain', doorAt: 0.75 });
  chimney(k, -0.36, 0.84, -0.04, 0.12);
  smoke(k, -0.36, 0.98, -0.04);
  for (const x of [-0.2, 0.1]) { k.box(k.part('box', { priority: 1.2, group: `b${x}` }), '#a86840', [x, 0.82, 0.1], [0.09, 0.035, 0.04]); for (const d of [-0.05, 0, 0.05]) k.s.ell(k.part('flowers', { priority: 1.35, group: `b${x}` }), ['#e8507c', '#f0c840', '#d85cc8'][Math.round(d * 20) + 1]!, [x + d, 0.88, 0.12], k.least(0.032, 0.75)); }
  k.ring(k.part('ring', { priority: 1.5 }), '#e8503c', [-0.72, 0.46, 0.24], 0.07, k.least(0.024, 0.6));
  for (const x of [0.56, 0.7, 0.82]) k.s.cap(k.part('rail', { priority: 1.2 }), 'white', [x, 0.33, 0.24], [x, 0.48, 0.24], k.least(0.014, 0.5));
  k.s.cap(k.part('rail', { priority: 1.25 }), 'white', [0.54, 0.48, 0.24], [0.84, 0.48, 0.24], k.least(0.016, 0.5));
  k.box(k.part('band', { priority: 1.15 }), '#f0ece0', [0, 0.25, 0.265], [0.8, k.least(0.014, 0.5), 0.01]);
  return { view: 'stand', pitch: 10 };
} // biome-ignore format: solids

/** A van with a hatch in its side, an awning over it, its dish on the roof. */
function foodTruck(k: Kit): Setup {
  const hue = k.m(k.choose('van', ['#e8b84c', '#58b0a8', '#d8504c', '#e890a8']));
  k.box(k.part('body'), hue, [-0.1, 0.48, 0], [0.56, 0.32, 0.25]);
  k.box(k.part('band', { priority: 1.1 }), '#f4ecdc', [-0.1, 0.26, 0.255], [0.56, 0.035, 0.01]);
  k.box(k.part('cab'), hue, [0.6, 0.36, 0], [0.16, 0.2, 0.24]);
  k.box(k.part('bonnet', { group: 'cab' }), hue, [0.8, 0.25, 0], [0.07, 0.1, 0.22]);
  k.box(k.part('window', { priority: 1.3 }), '#9cd8f0/glass', [0.62, 0.42, 0.245], [0.1, 0.085, 0.01]);
  k.box(k.part('window', { priority: 1.3 }), '#9cd8f0/glass', [0.765, 0.44, 0.02], [0.012, 0.08, 0.18]);
  k.box(k.part('hatch', { priority: 1.25 }), '#5c3c2c', [-0.14, 0.52, 0.255], [0.36, 0.16, 0.01]);
  for (const [x, m] of [[-0.36, '#e8d8a8'], [-0.24, '#d84c3c'], [-0.02, '#7cb048'], [0.1, '#e8b848']] as const) k.s.ell(k.part('goods', { priority: 1.5, group: `g${x}` }), m, [x, 0.42, 0.3], [0.045, 0.045, 0.03]);
  k.box(k.part('counter', { priority: 1.4 }), '#b0b8c0/steel', [-0.14, 0.36, 0.31], [0.4, 0.02, 0.07]);
  awning(k, -0.14, 0.72, 0.24, 0.42, paint(k, '#d84040', 'awning'), '#f8f0e0');
  for (const x of [-0.42, 0.56]) { k.s.cap(k.part('wheel', { priority: 1.3, group: `w${x}` }), '#2c2a34', [x, 0.14, 0.2], [x, 0.14, 0.27], 0.14, 0.14); k.s.ell(k.part('hub', { priority: 1.5, group: `w${x}` }), '#c8ccd4/steel', [x, 0.14, 0.4], [0.055, 0.055, 0.02]); }
  k.s.ell(k.part('lamp', { priority: 1.4 }), '#fff0a0/flame', [0.87, 0.26, 0.16], k.least(0.035, 0.8));
  const sign: SignName = (['pizza', 'burger', 'donut', 'cone', 'cup', 'noodles', 'sushi', 'drumstick', 'cake'] as const).find((s) => k.ctx.said(s)) ?? 'burger';
  const { rows, key } = SIGN_PICTURES[sign];
  picture(k, rows, key, -0.14, 0.98, 0.2, '#f4e8c8');
  return { view: 'stand', pitch: 10 };
} // biome-ignore format: solids

/** A white hut on stilts by the sea: a ramp, a flag, a ring, its letters. */
function lifeguardTower(k: Kit): Setup {
  const wood = k.m(k.choose('wall', ['#f0ece0/wood', '#6cb8c8/wood', '#e8c868/wood']));
  for (const x of [-0.36, 0.36]) for (const z of [-0.16, 0.2]) k.s.cap(k.part('leg', { group: `l${x}${z}` }), '#b8905c/wood', [x * 1.12, 0, z], [x, 0.48, z], k.least(0.036, 0.8));
  for (const e of [-1, 1]) k.s.cap(k.part('brace'), '#a07c4c/wood', [-0.38 * e, 0.08, 0.2], [0.36 * e, 0.44, 0.2], k.least(0.022, 0.6));
  k.box(k.part('deck', { priority: 1.15 }), '#c8a068/wood', [0, 0.5, 0.08], [0.5, 0.03, 0.36]);
  block(k, { wall: [wood], laid: 'boards', size: [0.36, 0.4, 0.2], y: 0.53, z: -0.02, roof: 'gable', tiles: ['#d84438', '#d84438/roof'], rise: 0.22, trim: '#d84438' });
  k.box(k.part('window', { priority: 1.3 }), '#2c3c4c', [0, 0.78, 0.19], [0.27, 0.09, 0.01]);
  k.box(k.part('shutter', { priority: 1.35 }), '#d84438/wood', [0, 0.89, 0.26], [0.28, 0.014, 0.08], rotX(28));
  for (const x of [-0.46, -0.16, 0.16, 0.46]) k.s.cap(k.part('rail', { priority: 1.4, group: `r${x}` }), 'white', [x, 0.52, 0.42], [x, 0.7, 0.42], k.least(0.016, 0.5));
  k.s.cap(k.part('rail', { priority: 1.45 }), 'white', [-0.48, 0.7, 0.42], [0.48, 0.7, 0.42], k.least(0.02, 0.6));
  k.s.cloth(k.part('ramp', { priority: 1.3 }), '#c8a068/wood', [[[0.34, 0.5, 0.3], [0.5, 0.5, 0.3]], [[0.72, 0, 0.62], [0.92, 0, 0.62]]]);
  k.ring(k.part('ring', { priority: 1.7 }), '#f06838', [-0.26, 0.6, 0.46], 0.085, k.least(0.03, 0.7));
  flag(k, -0.4, 1.1, 0, 'red', 0.3);
  return { view: 'stand', pitch: 10 };
} // biome-ignore format: solids

/** The gate of a monastery: red posts, two tiled roofs over each other, doors, steps between lions of stone. */
function monksGate(k: Kit): Setup {
  const red = paint(k, k.m(k.choose('wall', ['#a83c30/wood', '#8c3428/wood'])), 'posts');
  k.box(k.part('base'), 'stone', [0, 0.08, 0], [0.78, 0.08, 0.32]);
  block(k, { wall: ['#e4d8c0/plaster', '#d8ccb8/stone'], laid: 'plain', size: [0.66, 0.5, 0.2], y: 0.14, roof: 'pagoda', tiles: ['#4c5c64/slate', '#3c6454/roof'], rise: 0.26 });
  for (const x of [-0.62, -0.24, 0.24, 0.62]) k.s.cap(k.part('post', { priority: 1.2, group: `p${x}` }), red, [x, 0.16, 0.26], [x, 0.64, 0.26], k.least(0.04, 0.8));
  k.box(k.part('beam', { priority: 1.25 }), red, [0, 0.6, 0.25], [0.66, 0.04, 0.03]);
  k.box(k.part('gate', { priority: 1.1 }), '#1c161c', [0, 0.34, 0.205], [0.21, 0.2, 0.012]);
  for (const e of [-1, 1]) {
    k.box(k.part('door', { priority: 1.3, group: `d${e}` }), paint(k, '#7c2c24/wood', 'door'), [e * 0.17, 0.34, 0.23], [0.055, 0.2, 0.015]);
    k.mark([e * 0.15, 0.36, 0.25], ['g'], { g: 'gold:4' });
    k.s.ell(k.part('lantern', { priority: 1.6, group: `l${e}` }), '#f0643c/flame', [e * 0.43, 0.46, 0.3], [k.least(0.045, 1), k.least(0.06, 1.2), 0.04]);
  }
  block(k, { wall: ['#e4d8c0/plaster'], size: [0.4, 0.2, 0.15], y: 0.86, roof: 'pagoda', tiles: ['#4c5c64/slate'], rise: 0.26, trim: '#8c3428', windows: [3, 1], pane: 'tall' });
  k.box(k.part('plaque', { priority: 1.5 }), '#24405c', [0, 0.75, 0.42], [0.13, 0.06, 0.015]);
  k.box(k.part('plaque', { priority: 1.6 }), 'gold', [0, 0.75, 0.44], [0.08, k.least(0.014, 0.5), 0.01]);
  steps(k, 0.26, 0.62, 4, 'stone');
  for (const e of [-1, 1]) { k.box(k.part('plinth', { priority: 1.3, group: `s${e}` }), '#98948c/stone', [e * 0.52, 0.08, 0.48], [0.09, 0.08, 0.09]); k.s.ell(k.part('lion', { priority: 1.35, group: `s${e}` }), '#b0aca4/stone', [e * 0.52, 0.24, 0.48], [0.075, 0.1, 0.07]); k.s.ell(k.part('lion', { priority: 1.4, group: `s${e}` }), '#b8b4ac/stone', [e * 0.52, 0.37, 0.52], [0.075, 0.07, 0.07]); }
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** A church of staves: dark boards, roofs in steps up to a spire, dragon heads on the gables. */
function staveChurch(k: Kit): Setup {
  const wood = k.m('#6c4430/wood');
  const tiles = ['#4c342c/roof'];
  block(k, { wall: [wood], laid: 'upright', size: [0.6, 0.24, 0.34], roof: 'hip', tiles, rise: 0.16, trim: '#4c3024', door: 'arch' });
  block(k, { wall: [wood], laid: 'upright', size: [0.4, 0.2, 0.24], y: 0.36, roof: 'gable', tiles, rise: 0.3, trim: '#4c3024', windows: [4, 1], pane: 'round' });
  block(k, { wall: [wood], laid: 'upright', size: [0.18, 0.2, 0.16], y: 0.74, roof: 'hip', tiles, rise: 0.14, trim: '#4c3024', windows: [1, 1], pane: 'arch' });
  block(k, { wall: [wood], laid: 'upright', size: [0.11, 0.12, 0.1], y: 1.02, roof: 'spire', tiles, rise: 0.46 });
  for (const [x, y, r] of [[0.46, 0.86, 0.14], [-0.46, 0.86, 0.14], [0.66, 0.4, 0.11], [-0.66, 0.4, 0.11]] as const) k.s.tube(k.part('dragon', { priority: 1.4, group: `${x}` }), '#8c5c34/wood', [[x * 0.9, y, 0], [x, y + r * 0.6, 0], [x * 1.06, y + r, 0], [x * 1.2, y + r * 0.94, 0]], [k.least(0.034, 0.8), k.least(0.03, 0.7), k.least(0.034, 0.8), k.least(0.014, 0.5)]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** What grew rather than was built: swollen walls with ribs, holes that glow. */
function hive(k: Kit): Setup {
  const flesh = k.m(k.choose('wall', ['#6c3c64/leather', '#5c5c34/leather', '#4c4470/leather']));
  const glow = paint(k, k.choose('glow', ['#a8f048/flame', '#f0a040/flame', '#58e8d8/flame']), 'holes');
  for (const [x, y, z, r, h] of [[0, 0, 0, 0.5, 0.62], [-0.44, 0, 0.06, 0.32, 0.4], [0.46, 0, 0.02, 0.3, 0.36], [0.06, 0.42, -0.04, 0.34, 0.5], [-0.1, 0.78, -0.02, 0.2, 0.4]] as const)
    k.s.ell(k.part('wall', { group: `lobe ${x}` }), flesh, [x, y + h * 0.5, z], [r, h * 0.72, r * 0.86], IDENTITY, { pattern: (px, py, pz) => (Math.sin(Math.atan2(px, pz) * 7 + py * 2) > 0.62 ? -0.7 : 0.05) });
  for (const [x, y, z, r] of [[0, 0.22, 0.44, 0.14], [-0.42, 0.2, 0.32, 0.085], [0.44, 0.16, 0.28, 0.075], [0.1, 0.66, 0.26, 0.08], [-0.16, 0.94, 0.15, 0.055], [0.2, 0.42, 0.38, 0.06]] as const) {
    k.s.ell(k.part('lip', { priority: 1.3, group: `hole ${y}` }), '#38202c/leather', [x, y, z], [r * 1.3, r * 1.3, 0.05]);
    k.s.ell(k.part('hole', { priority: 1.5, group: `hole ${y}` }), glow, [x, y, z + 0.04], [k.least(r, 0.9), k.least(r * 0.9, 0.9), 0.03]);
  }
  for (const [x0, y0, x1, y1] of [[-0.06, 1.1, -0.2, 1.42], [0.02, 1.06, 0.2, 1.32], [0.36, 0.66, 0.6, 0.94], [-0.5, 0.46, -0.74, 0.72], [0.6, 0.34, 0.84, 0.5], [-0.66, 0.2, -0.9, 0.3]] as const) k.s.cap(k.part('spike', { priority: 1.2, group: `s${x0}` }), '#c8b894/bone', [x0, y0, 0.04], [x1, y1, 0.04], k.least(0.05, 0.9), k.least(0.01, 0.4));
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

/** Pillars of hard earth with holes in them. */
function termiteMound(k: Kit): Setup {
  const earth = k.m(k.choose('wall', ['#b8683c/soil', '#a87850/soil']));
  for (const [x, z, r, h] of [[0, 0, 0.3, 1.3], [-0.26, 0.1, 0.2, 0.86], [0.26, 0.06, 0.22, 0.98], [0.1, 0.24, 0.2, 0.6], [-0.44, 0.02, 0.14, 0.46]] as const) k.s.cone(k.part('wall', { group: `p${x}` }), earth, [x, 0, z], [x * 0.86, h, z * 0.6], r, 0.05, { pattern: (px, y, pz) => (Math.sin(Math.atan2(px, pz) * 5 + y * 9) > 0.7 ? -0.7 : 0) });
  k.s.ell(k.part('foot'), earth, [0, 0.02, 0.06], [0.62, 0.12, 0.4]);
  for (const [x, y, z] of [[0.02, 0.72, 0.17], [-0.24, 0.4, 0.22], [0.28, 0.52, 0.2], [0.08, 0.24, 0.36], [0, 1.0, 0.1]] as const) k.s.ell(k.part('hole', { priority: 1.4, group: `h${y}` }), '#38201c', [x, y, z], [k.least(0.035, 0.8), k.least(0.045, 0.9), 0.03]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** A dome of bent poles under bark and mats. */
function wigwam(k: Kit): Setup {
  const bark = k.m(k.choose('wall', ['#a87c50/wood', '#8c6848/wood']));
  k.s.ell(k.part('wall'), bark, [0, 0.02, 0], [0.62, 0.72, 0.54], IDENTITY, { clips: [[0, -1, 0, 0]], pattern: (x, y, z) => { const row = Math.floor(y * 5); return Math.abs(((Math.atan2(x, z) * 4 + (row & 1) * 0.5 + 20) % 1) - 0.5) > 0.42 || Math.abs(((y * 5 + 10) % 1) - 0.5) > 0.41 ? -0.9 : 0; } });
  for (const y of [0.2, 0.46]) k.ring(k.part('pole', { priority: 1.2, group: `y${y}` }), '#5c4030/wood', [0, y, 0], 0.61 * Math.sqrt(1 - (y / 0.74) ** 2) + 0.02, k.least(0.018, 0.55), 'y', [15, 165]);
  k.s.ell(k.part('doorframe', { priority: 1.3 }), '#5c4030/wood', [0, 0.2, 0.47], [0.19, 0.27, 0.07]);
  k.s.ell(k.part('door', { priority: 1.4 }), '#241a1c', [0, 0.18, 0.52], [0.145, 0.22, 0.05]);
  k.s.cloth(k.part('flap', { priority: 1.5 }), paint(k, '#d8b078/leather', 'flap'), [[[0.06, 0.4, 0.56], [0.16, 0.36, 0.55]], [[0.14, 0.02, 0.62], [0.26, 0.02, 0.56]]]);
  smoke(k, 0, 0.72, -0.02);
  return { view: 'stand', pitch: 16 };
} // biome-ignore format: solids

/** Boxes of brick and tin on each other's roofs, each of another colour. */
function shanty(k: Kit): Setup {
  const walls = ['#d87c4c/brick', '#58a0b0/plaster', '#e0b848/plaster', '#c86478/plaster', '#7cac68/plaster'] as const;
  const first = Number(k.choose('first', ['0', '1', '2', '3', '4']));
  for (const [i, [x, y, w, h, z]] of ([[-0.34, 0, 0.34, 0.42, 0.04], [0.34, 0, 0.32, 0.36, 0.06], [-0.2, 0.5, 0.3, 0.34, -0.02], [0.34, 0.44, 0.26, 0.34, 0], [0, 0.92, 0.24, 0.28, -0.04]] as const).entries()) {
    const paint = walls[(i + first) % walls.length]!;
    const m = i === 0 ? k.m(paint) : paint;
    k.box(k.part('wall', { group: `wall ${i}` }), m, [x, y + h / 2, z], [w, h / 2, 0.24]);
    k.box(k.part('roof', { priority: 1.1, group: `roof ${i}` }), ['#a8b0b4/steel', '#b8683c/iron', '#8c98a0/steel'][i % 3]!, [x + 0.01, y + h + 0.03, z + 0.02], [w + 0.05, 0.022, 0.29], rotZ(i % 2 ? 4 : -4), { pattern: planks(0, Math.round(w * 24), w * 2, k.px, -0.8) });
    k.box(k.part('window', { priority: 1.3, group: `wall ${i}` }), i % 2 ? '#ffce68/flame' : '#3c4c5c', [x - w * 0.4, y + h * 0.56, z + 0.245], [0.07, 0.075, 0.012]);
    if (y === 0) k.box(k.part('door', { priority: 1.3, group: `wall ${i}` }), '#6c4434/wood', [x + w * 0.4, y + 0.15, z + 0.245], [0.075, 0.15, 0.012]);
  }
  k.s.cone(k.part('tank', { priority: 1.1 }), '#3c78b8', [0.44, 0.82, 0], [0.44, 1.0, 0], 0.1, 0.11);
  k.s.cap(k.part('wire', { priority: 1.3 }), '#28242c', [-0.5, 0.9, 0.2], [0.2, 0.86, 0.26], k.least(0.01, 0.4));
  for (const [i, x] of [-0.4, -0.24, -0.08].entries()) k.s.cloth(k.part('washing', { priority: 1.4, group: `c${i}` }), ['white', '#d84c54', '#4c7cc8'][i]!, [[[x, 0.88, 0.24], [x + 0.1, 0.875, 0.24]], [[x, 0.74, 0.25], [x + 0.1, 0.735, 0.25]]]);
  for (let i = 0; i < 5; i++) k.box(k.part('stairs', { priority: 1.2 }), '#98948c/stone', [0.72 - i * 0.04, 0.04 + i * 0.08, 0.2], [0.08, 0.04, 0.1]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** A round house of pigeons on a post. */
function dovecote(k: Kit): Setup {
  const white = k.m('#f0ece0/wood');
  k.s.cap(k.part('post'), 'wood', [0, 0, 0], [0, 0.66, 0], k.least(0.055, 1));
  for (const e of [-1, 1]) k.s.cap(k.part('brace'), 'wood', [0, 0.44, 0.02], [e * 0.22, 0.66, 0.02], k.least(0.03, 0.7));
  k.s.cone(k.part('floor', { priority: 1.1 }), 'wood', [0, 0.66, 0], [0, 0.71, 0], 0.38, 0.38);
  k.s.cone(k.part('wall'), white, [0, 0.7, 0], [0, 1.2, 0], 0.3, 0.3);
  k.s.cone(k.part('roof', { priority: 1.15 }), paint(k, k.choose('roof', ['slate', '#a8503c/roof']), 'roof'), [0, 1.2, 0], [0, 1.6, 0], 0.42, 0.03);
  for (const y of [0.84, 1.06]) for (const x of [-0.17, 0, 0.17]) { const z = Math.sqrt(0.09 - x * x); k.s.ell(k.part('hole', { priority: 1.4, group: `${x}${y}` }), '#2c2028', [x, y, z], [k.least(0.045, 0.9), k.least(0.055, 1), 0.03]); k.box(k.part('perch', { priority: 1.3 }), 'wood', [x, y - 0.075, z + 0.02], [0.06, k.least(0.012, 0.4), 0.03]); }
  for (const [x, y, z, e] of [[0.26, 0.76, 0.26, 1], [-0.3, 1.27, 0.2, -1]] as const) { k.s.ell(k.part('dove', { priority: 1.6, group: `d${x}` }), '#fcfcf8', [x, y, z], [0.085, 0.06, 0.05]); k.s.ell(k.part('dove', { priority: 1.65, group: `d${x}` }), '#fcfcf8', [x + e * 0.075, y + 0.065, z], k.least(0.04, 0.9)); k.mark([x + e * 0.12, y + 0.06, z + 0.03], ['o'], { o: 'orange:3' }); }
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** Posts and beams over a walk, climbed by flowers. */
function pergola(k: Kit): Setup {
  const wood = k.m('#e8e0d0/wood');
  for (const z of [-0.26, 0.28]) for (const x of [-0.6, 0, 0.6]) k.s.cap(k.part('post', { priority: z > 0 ? 1.2 : 1, group: `p${x}${z}` }), wood, [x, 0, z], [x, 0.86, z], k.least(0.04, 0.8), undefined, z < 0 ? { tone: -0.5 } : {});
  for (const z of [-0.26, 0.28]) k.box(k.part('beam', { priority: 1.1, group: `b${z}` }), wood, [0, 0.89, z], [0.74, 0.035, 0.03]);
  for (let i = 0; i < 8; i++) k.box(k.part('rafter', { priority: 1.15, group: `r${i}` }), wood, [-0.66 + i * 0.19, 0.95, 0.01], [0.026, 0.026, 0.42]);
  for (let i = 0; i < 14; i++) { const x = -0.7 + ((i * 0.618) % 1) * 1.4; const z = -0.24 + ((i * 0.37) % 1) * 0.6; k.s.ell(k.part('leaves', { priority: 1.3, group: `v${i % 4}` }), i % 2 ? 'leaf' : 'dark_leaf', [x, 0.99, z], [0.13, 0.06, 0.1]); if (i % 2 || !k.ctx.small) k.s.ell(k.part('flowers', { priority: 1.5 }), paint(k, i % 3 ? '#c87ce0' : '#e8a8f0', 'flowers'), [x + 0.04, 0.96 - (i % 3) * 0.05, z + 0.1], [k.least(0.035, 0.8), k.least(0.06, 1), 0.03]); }
  k.box(k.part('bench', { priority: 1.2 }), '#a8784c/wood', [-0.3, 0.2, 0.06], [0.2, 0.022, 0.08]);
  k.box(k.part('bench', { group: 'foot' }), '#8c6440/wood', [-0.3, 0.1, 0.04], [0.18, 0.09, 0.03]);
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

/** A pavilion of white boards with a porch, its name, a pennant. */
function clubhouse(k: Kit): Setup {
  block(k, { wall: ['#ece8dc/wood', '#b8d0c0/wood', '#d8c8a0/wood'], laid: 'boards', size: [0.66, 0.42, 0.28], roof: 'hip', tiles: ['#3c6c50/roof', '#4c5c7c/slate', '#8c4438/roof'], rise: 0.3, trim: '#3c5c48', windows: [5, 1], pane: 'cross', light: 'glass', door: 'double' });
  k.box(k.part('porch', { priority: 1.15 }), paint(k, '#3c6c50/roof', 'roof'), [0, 0.45, 0.4], [0.7, 0.022, 0.15], rotX(10));
  k.box(k.part('deck'), '#a8784c/wood', [0, 0.035, 0.42], [0.68, 0.035, 0.16]);
  for (const x of [-0.62, -0.22, 0.22, 0.62]) k.s.cap(k.part('post', { priority: 1.25, group: `p${x}` }), 'white', [x, 0.05, 0.52], [x, 0.43, 0.52], k.least(0.02, 0.6));
  for (const e of [-1, 1]) { k.s.cap(k.part('rail', { priority: 1.3 }), 'white', [e * 0.24, 0.18, 0.52], [e * 0.62, 0.18, 0.52], k.least(0.014, 0.5)); k.box(k.part('bench', { priority: 1.2, group: `bench ${e}` }), 'wood', [e * 0.44, 0.12, 0.4], [0.13, 0.018, 0.05]); }
  board(k, 'club', 0, 0.62, 0.36, 0.26, '#2c4c3c', 'gold:5');
  flag(k, 0.5, 0.72, 0, 'red', 0.34);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** A narrow house of a row: steps to its door, tall windows, a cornice, rails before the cellar. */
function townhouse(k: Kit): Setup {
  block(k, { wall: ['#8c5444/brick', '#a86448/brick', '#c8a888/brick'], laid: 'brick', size: [0.34, 1.1, 0.26], roof: 'flat', tiles: ['#5c4c48'], trim: '#e4d8c4', windows: [3, 3], pane: 'tall', light: 'warm', door: 'arch', doorAt: -0.5 });
  k.box(k.part('cornice', { priority: 1.2 }), '#e4d8c4', [0, 1.1, 0.03], [0.38, 0.04, 0.28]);
  for (const x of [-0.3, -0.1, 0.1, 0.3]) k.box(k.part('bracket', { priority: 1.25 }), '#cbbfa8', [x, 1.03, 0.29], [k.least(0.018, 0.5), 0.035, 0.03]);
  for (let i = 0; i < 3; i++) k.box(k.part('steps', { priority: 1.2 }), '#b0a898/stone', [-0.17, 0.035 + i * 0.03, 0.46 - i * 0.06], [0.12, 0.03, 0.06]);
  for (let i = 0; i < 5; i++) k.s.cap(k.part('rail', { priority: 1.3 }), 'iron', [0.02 + i * 0.08, 0, 0.44], [0.02 + i * 0.08, 0.17, 0.44], k.least(0.012, 0.45));
  k.s.cap(k.part('rail', { priority: 1.35 }), 'iron', [0, 0.16, 0.44], [0.36, 0.16, 0.44], k.least(0.014, 0.45));
  k.s.ell(k.part('lamp', { priority: 1.6 }), '#ffd878/flame', [0.01, 0.4, 0.3], [k.least(0.024, 0.7), k.least(0.035, 0.9), 0.03]);
  chimney(k, 0.24, 1.2, -0.06, 0.12);
  return { view: 'stand', pitch: 10 };
} // biome-ignore format: solids

/** A roof that comes down to the ground, its front of glass and boards. */
function aFrame(k: Kit): Setup {
  const roof = paint(k, k.choose('roof', ['#6c4434/wood', '#4c5c5c/slate', '#5c6c48/roof']), 'roof');
  const wood = k.m('#b87c48/wood');
  k.box(k.part('deck'), '#8c6440/wood', [0, 0.05, 0.16], [0.66, 0.05, 0.46], IDENTITY, { pattern: planks(0, 10, 1.32, k.px) });
  k.prism(k.part('wall'), wood, [[-0.56, 0.1], [0.56, 0.1], [0, 1.16]], 0.3, { pattern: planks(1, 12, 1.1, k.px) });
  for (const e of [-1, 1]) k.box(k.part('roof', { priority: 1.15, group: `roof ${e}` }), roof, [e * 0.3, 0.66, 0.02], [0.64, 0.04, 0.4], rotZ(-e * 62), { pattern: planks(0, 9, 1.28, k.px, -0.9) });
  k.s.cap(k.part('roof', { priority: 1.2, group: 'ridge' }), roof, [0, 1.23, -0.36], [0, 1.23, 0.42], 0.045, 0.045);
  k.prism(k.part('window', { priority: 1.25 }), paint(k, '#ffce68/flame', 'window'), [[-0.17, 0.64], [0.17, 0.64], [0, 0.96]], 0.006, { z: 0.31 });
  k.box(k.part('frame', { priority: 1.35 }), '#5c3c28/wood', [0, 0.78, 0.32], [k.least(0.014, 0.45), 0.16, 0.01]);
  for (const e of [-1, 1]) { k.box(k.part('frame', { priority: 1.2 }), '#5c3c28/wood', [e * 0.27, 0.3, 0.305], [0.1, 0.13, 0.012]); k.box(k.part('window', { priority: 1.3 }), paint(k, '#ffce68/flame', 'window'), [e * 0.27, 0.3, 0.315], [0.08, 0.11, 0.012]); }
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#7c4a2c/wood', 'door'), [0, 0.28, 0.315], [0.09, 0.18, 0.015], IDENTITY, { pattern: planks(0, 3, 0.18, k.px) });
  k.mark([0.05, 0.28, 0.34], ['g'], { g: 'gold:4' });
  k.box(k.part('frame', { priority: 1.25 }), '#8c5c38/wood', [0, 0.53, 0.32], [0.4, k.least(0.022, 0.6), 0.02]);
  chimney(k, 0.26, 0.98, -0.1, 0.2, 'stone');
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

/** A square tower whose top is open between merlons. */
function keep(k: Kit): Setup {
  const stone = k.m(k.choose('wall', ['stone', '#a89c88/stone', 'dark_stone']));
  block(k, { wall: [stone], laid: 'blocks', size: [0.3, 1.14, 0.28], roof: 'none', windows: [2, 3], pane: 'slit', door: 'arch' });
  k.box(k.part('top', { priority: 1.1 }), stone, [0, 1.18, 0], [0.37, 0.07, 0.34]);
  for (const [i, x] of [-0.3, -0.1, 0.1, 0.3].entries()) { k.box(k.part('top', { priority: 1.15, group: `m${i}` }), stone, [x, 1.31, 0.3], [0.065, 0.07, 0.05]); k.box(k.part('top', { group: `b${i}` }), stone, [x, 1.31, -0.28], [0.065, 0.07, 0.05]); }
  for (const [i, x] of [-0.24, 0, 0.24].entries()) k.s.ell(k.part('corbel', { priority: 1.05, group: `c${i}` }), '#6c6870/stone', [x, 1.11, 0.3], [0.05, 0.05, 0.04]);
  flag(k, 0.2, 1.26, 0, 'red', 0.3);
  return { view: 'stand', pitch: 14 };
} // biome-ignore format: solids

const OF_HOUSE = { wall: ['wall', 'walls'], roof: ['roof'], door: ['door', 'doors'], window: ['window', 'windows'] } as const; // biome-ignore format: a table

export const QUARTERS: PropTable = {
  houseboat: about({ home: ['water'] }, entry('building', ['house boat', 'canal boat', 'narrowboat', 'narrow boat', 'floating home', 'boat house home', 'boat home'], houseboat, { ...OF_HOUSE, hull: ['hull', 'boat'], flowers: ['flowers'] })),
  'food-truck': about({ home: ['city'] }, entry('vehicle', ['food van', 'taco truck', 'snack truck', 'burger truck', 'burger van', 'street food truck', 'catering van'], foodTruck, { awning: ['awning'], counter: ['counter'] })),
  'lifeguard-tower': about({ home: ['beach'] }, entry('building', ['lifeguard station', 'lifeguard hut', 'lifeguard stand', 'lifeguard post', 'baywatch tower'], lifeguardTower, { wall: ['wall', 'walls'], roof: ['roof'], window: ['window', 'windows'], flag: ['flag'] })),
  'monastery-gate': about({ home: ['mountain'] }, entry('building', ['temple gate', 'shaolin gate', 'mountain gate', 'abbey gate', 'chinese gate', 'paifang', 'monastery entrance', 'temple entrance gate'], monksGate, { ...OF_HOUSE, posts: ['posts', 'columns', 'pillars'] })),
  'stave-church': about({ home: ['meadow'] }, entry('building', ['norse church', 'viking church', 'norwegian church'], staveChurch, OF_HOUSE)),
  'alien-hive': about({ home: ['space'] }, entry('building', ['alien nest', 'bug hive', 'insect hive', 'zerg hive', 'zerg nest', 'hive building', 'organic hive', 'brood nest', 'monster nest', 'monster spawner nest'], hive, { holes: ['holes', 'glow'] })),
  'termite-mound': about({ home: ['desert'] }, entry('nature', ['termite hill', 'termite nest', 'termite tower'], termiteMound)),
  wigwam: about({ home: ['meadow'] }, entry('building', ['wickiup', 'bark hut', 'birch bark hut'], wigwam, { wall: ['wall', 'bark'], flap: ['flap', 'door'] })),
  shanty: about({ home: ['city'] }, entry('building', ['favela', 'favela house', 'favela shack', 'slum house', 'slum', 'shanty house', 'slum shack'], shanty, { roof: ['roof', 'roofs'] })),
  dovecote: about({ home: ['meadow'] }, entry('building', ['dove cot', 'pigeon loft', 'pigeon house', 'pigeon tower', 'pigeon coop'], dovecote, { wall: ['wall'], roof: ['roof'] })),
  pergola: about({ home: ['meadow'] }, entry('building', ['arbor', 'arbour', 'garden trellis', 'trellis arch', 'rose arch', 'garden arch'], pergola, { flowers: ['flowers', 'vines', 'roses'] })),
  clubhouse: about({ home: ['meadow'] }, entry('building', ['club house', 'sports club', 'tennis club', 'yacht club', 'football club', 'soccer club', 'country club', 'rowing club', 'cricket pavilion', 'golf clubhouse', 'sailing club', 'scout hut'], clubhouse, OF_HOUSE)),
  'a-frame': about({ home: ['forest'] }, entry('building', ['a frame cabin', 'a frame house', 'a frame cottage', 'a frame hut', 'triangular house', 'triangle house', 'triangular cabin', 'triangular hut'], aFrame, OF_HOUSE)),
  'battlement-tower': about({ home: ['meadow'] }, entry('building', ['battlement tower', 'crenellated tower', 'castle keep', 'stone keep', 'square tower', 'tower keep', 'battlemented tower'], keep, { ...OF_HOUSE, flag: ['flag'] }, 'wall')),
  townhouse: about({ home: ['city'] }, entry('building', ['town house', 'row house', 'rowhouse', 'terraced house', 'terrace house', 'brownstone', 'georgian house', 'city house'], townhouse, OF_HOUSE)),
}; // biome-ignore format: a table
