/** Great and strange buildings: houses of faith, halls of the dead, towers, ruins, houses of tales. */
import { IDENTITY, rad, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { partsOf } from './building-parts.ts';
import { about, entry } from './define.ts';
import {
  block,
  board,
  chimney,
  clock,
  columns,
  door,
  flag,
  isGrown,
  isRuin,
  ivy,
  laying,
  paint,
  pane,
  pediment,
  picture,
  roofOver,
  steps,
  tower,
} from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { bricks, courses, planks } from './surfaces.ts';

const STAND = { view: 'stand', pitch: 14, yaw: 0 } as const;

/** A pointed window: a box under two that lean together. */
function lancet(k: Kit, x: number, y: number, z: number, w: number, h: number, glass: MaterialRef): void {
  const p = k.part('window', { priority: 1.3 });
  const least = Math.max(w, k.px * 0.8);
  k.box(
    k.part('frame', { priority: 1.15, group: 'wall' }),
    'dark_stone',
    [x, y, z],
    [least + k.px * 0.6, h + k.px * 0.6, 0.015],
  );
  k.prism(p, glass, [[x - least, y - h], [x + least, y - h], [x + least, y + h * 0.5], [x, y + h * 1.25], [x - least, y + h * 0.5]], 0.012, { z: z + 0.015, tone: 0.2 }); // biome-ignore format: an outline
}

/** A round window of coloured glass. */
function rose(k: Kit, x: number, y: number, z: number, r: number): void {
  k.s.ell(k.part('frame', { priority: 1.2, group: 'rose' }), 'dark_stone', [x, y, z], [r * 1.22, r * 1.22, 0.02]);
  const [a, b] = [k.s.material('#4c7ce0/crystal'), k.s.material('#d84c8c/crystal')];
  k.s.ell(
    k.part('window', { priority: 1.35 }),
    paint(k, '#f0c050/flame', 'window'),
    [x, y, z + 0.02],
    [r, r, 0.015],
    IDENTITY,
    {
      pattern: (px, py) => {
        const d = Math.hypot(px, py);
        const t = Math.floor(((Math.atan2(py, px) + Math.PI) / (2 * Math.PI)) * 8);
        return d < 0.35 ? 0.2 : { material: t % 2 ? a : b, tone: 0.2 };
      },
    },
  );
}

/** A needle of stone on a corner. */
const pinnacle = (k: Kit, x: number, y: number, z: number, m: MaterialRef, h = 0.2): void => {
  k.box(k.part('pinnacle', { group: `p${x}${y}` }), m, [x, y + h * 0.2, z], [0.03, h * 0.2, 0.03]);
  k.s.cone(k.part('pinnacle', { group: `p${x}${y}` }), m, [x, y + h * 0.38, z], [x, y + h, z], 0.045, 0.004);
};

function gothic(k: Kit): typeof STAND {
  const wall = k.m(k.choose('wall', ['#98949c/stone', 'stone', '#a89c90/stone']));
  const slate = paint(k, k.choose('roof', ['#4c5878/slate', 'slate', '#5c4c5c/slate']), 'roof');
  const glass = paint(k, '#ffc860/flame', 'window');
  // the nave between two towers
  k.box(k.part('wall', { group: 'nave' }), wall, [0, 0.3, -0.06], [0.24, 0.3, 0.26], IDENTITY, { pattern: bricks(8, 5, 0.6, 0.48, k.px) });
  k.prism(k.part('gable', { group: 'nave' }), wall, [[-0.24, 0.6], [0.24, 0.6], [0, 0.9]], 0.26, { z: -0.06 });
  roofOver(k, 'front', 0, 0.6, -0.08, 0.22, 0.25, 0.3, slate, wall);
  rose(k, 0, 0.52, 0.22, 0.105);
  for (const e of [-1, 1]) {
    const x = e * 0.38;
    const g = `t${e}`;
    k.box(k.part('wall', { group: g }), wall, [x, 0.42, 0], [0.15, 0.42, 0.16], IDENTITY, { pattern: bricks(11, 3, 0.84, 0.3, k.px) });
    k.box(k.part('band', { group: `${g}b` }), wall, [x, 0.84, 0], [0.175, 0.03, 0.185]);
    k.box(k.part('band', { group: `${g}c` }), wall, [x, 0.34, 0], [0.165, 0.016, 0.175]);
    roofOver(k, 'spire', x, 0.86, 0, 0.14, 0.14, 0.5, slate, wall);
    for (const d of [-1, 1]) pinnacle(k, x + d * 0.145, 0.84, 0.15, wall, 0.2);
    lancet(k, x, 0.62, 0.165, 0.045, 0.13, glass);
    lancet(k, x, 0.2, 0.165, 0.04, 0.09, glass);
    // buttresses that lean against the sides
    for (const [out, h] of [[0.6, 0.5], [0.72, 0.3]] as const) k.box(k.part('buttress', { group: `u${e}${out}` }), wall, [e * out, h / 2, 0.02], [0.045, h / 2, 0.14], IDENTITY, { pattern: bricks(5, 1, h, 0.09, k.px) });
    k.s.cap(k.part('buttress', { group: `a${e}` }), wall, [e * 0.7, 0.3, 0.02], [e * 0.52, 0.56, 0.02], k.least(0.025, 0.7));
    pinnacle(k, e * 0.6, 0.5, 0.1, wall, 0.16);
    pinnacle(k, e * 0.72, 0.3, 0.1, wall, 0.14);
    k.s.cap(k.part('cross', { priority: 1.4 }), 'gold', [x, 1.34, 0], [x, 1.46, 0], k.least(0.012, 0.45));
  }
  lancet(k, 0, 0.76, 0.21, 0.03, 0.06, glass);
  k.prism(k.part('portal', { priority: 1.15, group: 'portal' }), wall, [[-0.15, 0], [0.15, 0], [0.15, 0.22], [0, 0.4], [-0.15, 0.22]], 0.03, { z: 0.22, tone: 0.2 });
  k.prism(k.part('door', { priority: 1.3 }), paint(k, 'wood', 'door'), [[-0.09, 0.02], [0.09, 0.02], [0.09, 0.18], [0, 0.3], [-0.09, 0.18]], 0.03, { z: 0.25, pattern: planks(0, 4, 0.2, k.px) });
  const c = k.part('cross', { priority: 1.4 });
  k.s.cap(c, 'gold', [0, 0.9, 0.14], [0, 1.06, 0.14], k.least(0.014, 0.5));
  k.s.cap(c, 'gold', [-0.05, 1, 0.14], [0.05, 1, 0.14], k.least(0.014, 0.5));
  if (isGrown(k)) { ivy(k, 0.5, 0.6, 0.2, 1.4); ivy(k, 0.2, 0.4, 0.24, 0.4); }
  steps(k, 0.24, 0.36, 2, wall);
  return STAND;
} // biome-ignore format: solids

function mosque(k: Kit): typeof STAND {
  const wall = k.m(k.choose('wall', ['#ece4d4/marble', '#e0d0b0/plaster', '#d8e0e0/marble']));
  const dome = paint(k, k.ctx.said('golden') ? 'gold' : k.choose('dome', ['#2c9c94/glaze', 'gold', '#3c78b8/glaze'].map((m) => (m.includes('glaze') ? m.replace('glaze', 'gold') : m))), 'dome');
  k.box(k.part('wall', { group: 'hall' }), wall, [0, 0.22, 0], [0.46, 0.22, 0.3], IDENTITY, { pattern: laying(k, 'blocks', 0.46, 0.44)! });
  k.box(k.part('cornice'), wall, [0, 0.45, 0], [0.48, 0.025, 0.32]);
  for (let i = -5; i <= 5; i++) k.s.ell(k.part('crest', { group: 'crest' }), wall, [i * 0.085, 0.49, 0.3], [0.03, 0.035, 0.02]);
  k.s.cone(k.part('drum'), wall, [0, 0.46, -0.02], [0, 0.58, -0.02], 0.27, 0.27, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 12) > 0.55 ? -1.1 : 0) });
  roofOver(k, 'onion', 0, 0.56, -0.02, 0.29, 0.29, 0.5, dome, wall);
  for (const e of [-1, 1]) {
    k.s.cone(k.part('wall', { group: `s${e}` }), wall, [e * 0.33, 0.44, 0.14], [e * 0.33, 0.5, 0.14], 0.11, 0.11);
    roofOver(k, 'onion', e * 0.33, 0.5, 0.14, 0.11, 0.11, 0.2, dome, wall);
    const x = e * 0.6;
    k.s.cone(k.part('wall', { group: `m${e}` }), wall, [x, 0, 0.06], [x, 0.98, 0.06], 0.075, 0.055, { pattern: courses(9, 6, 0.98, 0.06, k.px) });
    for (const y of [0.56, 0.86]) k.s.cone(k.part('ring', { group: `r${e}${y}` }), wall, [x, y, 0.06], [x, y + 0.05, 0.06], 0.07, 0.1);
    roofOver(k, 'onion', x, 0.98, 0.06, 0.07, 0.07, 0.2, dome, wall);
    for (const at of [0.2, 0.34]) pane(k, 'arch', e * at, 0.2, 0.3, 0.04, 0.07, '#b8a888', 'warm');
  }
  k.prism(k.part('portal', { priority: 1.15 }), paint(k, '#3c8ca0', 'portal'), [[-0.15, 0], [0.15, 0], [0.15, 0.42], [-0.15, 0.42]], 0.03, { z: 0.31 });
  k.prism(k.part('door', { priority: 1.3 }), paint(k, 'dark_wood', 'door'), [[-0.09, 0.02], [0.09, 0.02], [0.09, 0.22], [0, 0.34], [-0.09, 0.22]], 0.03, { z: 0.34 });
  steps(k, 0.2, 0.4, 2, wall);
  return STAND;
} // biome-ignore format: solids

/** Tiers of roofs with upturned corners over red posts. */
function pagoda(k: Kit, tiers: number, w0: number): typeof STAND {
  const roof = paint(k, k.choose('roof', ['slate', '#3c6c60/slate', '#8c3434/roof']), 'roof');
  const post = paint(k, '#b83830', 'posts');
  const wall = k.m('#ece0c8/plaster');
  k.box(k.part('base', { group: 'base' }), 'stone', [0, 0.04, 0], [w0 + 0.16, 0.045, w0 * 0.75 + 0.14], IDENTITY, { pattern: bricks(1, 9, 0.1, 1, k.px) });
  let y = 0.08;
  const f = Math.max(0.36, 1.3 / (tiers + 0.4));
  for (let i = 0; i < tiers; i++) {
    const w = w0 * (1 - (i * 0.56) / (tiers + 0.4));
    const d = w * 0.72;
    const h = 0.56 * f;
    k.box(k.part('wall', { group: `w${i}` }), wall, [0, y + h / 2, 0], [w, h / 2, d]);
    const n = i === 0 ? 5 : 3;
    for (let c = 0; c < n; c++) k.box(k.part('post', { group: `p${i}`, priority: 1.2 }), post, [-w + (c * 2 * w) / (n - 1), y + h / 2, d + 0.01], [k.least(0.02, 0.6), h / 2, 0.015]);
    k.box(k.part('rail', { priority: 1.2, group: `p${i}` }), post, [0, y + k.px * 0.6, d + 0.012], [w, k.least(0.014, 0.5), 0.016]);
    if (i === 0) k.box(k.part('door', { priority: 1.3 }), paint(k, 'dark_wood', 'door'), [0, y + h * 0.42, d + 0.014], [w * 0.22, h * 0.4, 0.014], IDENTITY, { pattern: planks(0, 2, w * 0.4, k.px) });
    for (const e of i === 0 ? [-0.75, 0.75] : [-0.5, 0.5]) k.box(k.part('window', { priority: 1.25 }), paint(k, '#ffce68/flame', 'window'), [e * w, y + h * 0.52, d + 0.01], [w * 0.13, h * 0.24, 0.012]);
    y += h;
    y = roofOver(k, 'pagoda', 0, y, 0, w + 0.03, d + 0.03, 0.4 * f, roof, wall) - 0.01;
  }
  const g = paint(k, 'gold', 'spire');
  k.s.cap(k.part('spire', { priority: 1.3 }), g, [0, y - 0.02, 0], [0, y + 0.2, 0], k.least(0.024, 0.6), k.least(0.008, 0.4));
  for (const r of [0.05, 0.1]) k.s.ell(k.part('spire', { priority: 1.3 }), g, [0, y + r, 0], [k.least(0.045, 0.8), 0.016, 0.04]);
  steps(k, w0 * 0.34, w0 * 0.75 + 0.24, 2, 'stone');
  return { ...STAND };
} // biome-ignore format: solids

/** Storeys of white plaster under curved roofs, on a base of stone that leans inwards. */
function japaneseCastle(k: Kit): typeof STAND {
  const roof = paint(k, k.choose('roof', ['#44506c/slate', '#4c4c58/slate', '#3c5c64/slate']), 'roof');
  const wall = k.m('#f0ece0/plaster');
  for (let i = 0; i < 4; i++) k.box(k.part('base', { group: 'base' }), 'stone', [0, 0.05 + i * 0.1, 0], [0.7 - i * 0.05 - 0.03 * Math.min(i, 1), 0.05, 0.5 - i * 0.04], IDENTITY, { pattern: bricks(1, 9, 0.1, 1, k.px) });
  let y = 0.4;
  for (const [i, w] of [0.46, 0.36, 0.25].entries()) {
    const d = w * 0.7;
    const h = 0.2 - i * 0.015;
    k.box(k.part('wall', { group: `w${i}` }), wall, [0, y + h / 2, 0], [w, h / 2, d]);
    if (i === 0) k.box(k.part('door', { priority: 1.3 }), paint(k, 'dark_wood', 'door'), [0, y + h * 0.42, d + 0.014], [0.09, h * 0.42, 0.014], IDENTITY, { pattern: planks(0, 2, 0.2, k.px) });
    for (const e of i === 0 ? [-0.72, -0.44, 0.44, 0.72] : [-0.6, -0.2, 0.2, 0.6]) k.box(k.part('window', { priority: 1.25 }), paint(k, '#34303c', 'window'), [e * w, y + h * 0.5, d + 0.01], [w * 0.08, h * 0.28, 0.012]);
    y = roofOver(k, 'pagoda', 0, y + h, 0, w + 0.04, d + 0.03, 0.3 - i * 0.02, roof, wall) - 0.01;
  }
  for (const e of [-1, 1]) k.s.cap(k.part('finial', { priority: 1.3 }), 'gold', [e * 0.14, y - 0.02, 0], [e * 0.17, y + 0.08, 0], k.least(0.026, 0.7), k.least(0.012, 0.4));
  steps(k, 0.14, 0.62, 3, 'stone');
  return { ...STAND };
} // biome-ignore format: solids

/** Two rows of arches over each other, water in a channel on the top. */
function aqueduct(k: Kit): typeof STAND {
  const m = k.m(k.choose('stone', ['#d0c0a0/stone', 'stone']));
  const laid = { pattern: bricks(1, 8, 0.1, 1, k.px) };
  const tier = (y: number, high: number, n: number, thick: number): void => {
    const wide = 1.7 / n;
    for (let i = 0; i <= n; i++) k.box(k.part('wall', { group: `pier ${y} ${i}` }), m, [-0.85 + i * wide, y + high / 2, 0], [thick, high / 2, 0.13], IDENTITY, laid);
    for (let i = 0; i < n; i++)
      for (let s = 0; s < 5; s++) {
        const a = (s / 4 - 0.5) * Math.PI * 0.86;
        k.box(k.part('arch', { group: `arch ${y} ${i}` }), m, [-0.85 + (i + 0.5) * wide + Math.sin(a) * (wide / 2 - thick * 0.6), y + high - 0.05 + Math.cos(a) * 0.06, 0], [wide * 0.13, 0.05, 0.125]);
      }
    k.box(k.part('wall', { group: `band ${y}` }), m, [0, y + high + 0.04, 0], [0.88, 0.05, 0.15]);
  };
  tier(0, 0.5, 3, 0.08);
  tier(0.58, 0.22, 6, 0.04);
  k.box(k.part('water', { priority: 1.2 }), paint(k, '#58a8d8/water', 'water'), [0, 0.9, 0], [0.87, 0.02, 0.1]);
  return { ...STAND };
} // biome-ignore format: solids

function japaneseHouse(k: Kit): typeof STAND {
  const roof = paint(k, k.choose('roof', ['slate', '#4c5c64/slate']), 'roof');
  k.box(k.part('base'), 'stone', [0, 0.03, 0], [0.62, 0.03, 0.36]);
  k.box(k.part('deck'), 'pale_wood', [0, 0.08, 0.06], [0.6, 0.025, 0.36]);
  const wall = k.m('#f0e8d4/paper');
  k.box(k.part('wall'), wall, [0, 0.24, 0], [0.5, 0.16, 0.28]);
  const t = k.part('frame', { priority: 1.2 });
  const line = k.least(0.014, 0.5);
  for (let i = 0; i <= 8; i++) k.box(t, 'dark_wood', [-0.5 + i * 0.125, 0.24, 0.285], [line * (i % 2 ? 0.7 : 1.2), 0.16, 0.012]);
  for (const y of [0.1, 0.2, 0.3, 0.39]) k.box(t, 'dark_wood', [0, y, 0.285], [0.5, line * 0.8, 0.012]);
  k.box(k.part('door', { priority: 1.3 }), '#ffdc8c/flame', [0, 0.23, 0.295], [0.11, 0.13, 0.01]);
  for (const x of [-0.57, -0.2, 0.2, 0.57]) k.s.cap(k.part('post', { priority: 1.15, group: `p${x}` }), 'dark_wood', [x, 0.1, 0.38], [x, 0.4, 0.38], k.least(0.018, 0.6));
  const top = roofOver(k, 'pagoda', 0, 0.4, 0, 0.54, 0.34, 0.36, roof, wall);
  k.box(k.part('upper'), wall, [0, top + 0.03, -0.02], [0.26, 0.06, 0.14]);
  const high = roofOver(k, 'pagoda', 0, top + 0.08, -0.02, 0.3, 0.2, 0.24, roof, wall);
  k.s.cap(k.part('ridge', { priority: 1.1 }), roof, [-0.16, high, -0.02], [0.16, high, -0.02], 0.03, 0.03, { tone: 0.3 });
  for (const x of [-0.36, 0.36]) k.s.ell(k.part('lantern', { priority: 1.5 }), '#e84c34/flame', [x, 0.33, 0.4], [k.least(0.032, 0.9), k.least(0.042, 1.1), 0.03]);
  return STAND;
} // biome-ignore format: solids

function haunted(k: Kit): typeof STAND {
  const wall = k.m(k.choose('wall', ['#9088a4/wood', '#808c98/wood', '#94808c/wood']));
  const roof = paint(k, k.choose('roof', ['#4a4268/slate', '#3c4460/slate']), 'roof');
  const glow = paint(k, k.choose('glow', ['#ffc040/flame', '#b8e850/flame']), 'window');
  const boards = (w: number, h: number) => ({ pattern: laying(k, 'boards', w, h)! });
  k.box(k.part('wall', { group: 'main' }), wall, [0.08, 0.27, 0], [0.42, 0.27, 0.28], IDENTITY, boards(0.42, 0.54));
  roofOver(k, 'mansard', 0.08, 0.54, 0, 0.42, 0.28, 0.24, roof, wall);
  // a crooked tower, and a gable on the other side
  k.box(k.part('wall', { group: 'tower' }), wall, [-0.42, 0.46, 0.08], [0.17, 0.46, 0.2], rotZ(-2), boards(0.17, 0.9));
  roofOver(k, 'spire', -0.44, 0.92, 0.08, 0.19, 0.2, 0.5, roof, wall);
  k.box(k.part('wall', { group: 'bay' }), wall, [0.32, 0.36, 0.24], [0.14, 0.36, 0.1], IDENTITY, boards(0.14, 0.7));
  roofOver(k, 'front', 0.32, 0.72, 0.22, 0.15, 0.12, 0.2, roof, wall);
  const win = (x: number, y: number, z: number, w: number, h: number, lit: boolean): void => {
    const frame = k.part('frame', { priority: 1.2 });
    k.box(frame, '#2c2838', [x, y, z], [w + k.px * 0.7, h + k.px * 0.7, 0.02]);
    k.prism(k.part('window', { priority: 1.3 }), lit ? glow : '#24222e', [[x - w, y - h], [x + w, y - h], [x + w, y + h * 0.5], [x, y + h * 1.2], [x - w, y + h * 0.5]], 0.012, { z: z + 0.02, tone: lit ? 0.3 : 0 });
    if (w > k.px * 1.6) k.box(k.part('frame', { priority: 1.4 }), '#2c2838', [x, y, z + 0.04], [k.px * 0.35, h, 0.01]);
  };
  win(-0.43, 0.72, 0.285, 0.055, 0.08, true);
  win(-0.42, 0.34, 0.285, 0.055, 0.09, false);
  win(0.32, 0.52, 0.345, 0.055, 0.08, true);
  win(0.32, 0.2, 0.345, 0.06, 0.09, true);
  win(0.05, 0.42, 0.285, 0.05, 0.07, false);
  win(0.08, 0.66, 0.25, 0.04, 0.05, true);
  door(k, 'arch', 0.02, 0.04, 0.28, 0.09, 0.13, '#2c2838');
  k.box(k.part('porch', { priority: 1.1 }), roof, [0, 0.3, 0.36], [0.18, 0.02, 0.1], rotX(12));
  for (const e of [-0.15, 0.17]) k.s.cap(k.part('post', { priority: 1.2, group: `p${e}` }), '#4c4454', [e, 0.02, 0.44], [e, 0.3, 0.42], k.least(0.016, 0.6));
  k.box(k.part('patch', { priority: 1.4 }), '#4c4454/wood', [-0.43, 0.34, 0.33], [0.1, 0.018, 0.01], rotZ(14));
  chimney(k, 0.36, 0.84, -0.08, 0.12);
  // an iron fence in front, where its bars can be told apart
  if (k.ctx.middle) return { ...STAND, pitch: 12 } as never;
  const iron = k.part('fence', { priority: 1.3 });
  for (const e of [-1, 1]) for (let i = 0; i < 4; i++) k.s.cap(iron, '#2c2c3c', [e * (0.26 + i * 0.12), 0, 0.52], [e * (0.26 + i * 0.12), 0.14, 0.52], k.least(0.009, 0.4));
  for (const e of [-1, 1]) k.s.cap(iron, '#2c2c3c', [e * 0.24, 0.1, 0.52], [e * 0.64, 0.1, 0.52], k.least(0.009, 0.4));
  return { ...STAND, pitch: 12 } as never;
} // biome-ignore format: solids

/** Rings of arches, whole or broken, as the Romans built them. */
function colosseum(k: Kit): typeof STAND {
  const stone = k.m(k.choose('stone', ['#d8bc8c/sand', '#ccb494/stone', '#e0cca0/sand']));
  const dark = k.s.material('#4c3828');
  const whole = k.ctx.said('new') || k.ctx.said('intact');
  for (let i = 0; i < 3; i++) {
    const y = 0.06 + i * 0.24;
    const r = 0.66 - i * 0.02;
    const arches = 22;
    k.s.cone(k.part('wall', { group: `w${i}` }), stone, [0, y, 0], [0, y + 0.22, 0], r, r, {
      ...(i === 2 && !whole ? { clips: [[0.86, 0.5, 0, 0.25]] } : {}),
      capTone: -0.4,
      pattern: (x, yy, z) => {
        const a = ((Math.atan2(x, z) / (2 * Math.PI)) * arches + 100) % 1;
        const d = Math.abs(a - 0.5);
        return yy < 0.62 - Math.max(0, d - 0.12) * 3 && d < 0.27 ? { material: dark } : a < 0.12 ? 0.3 : 0;
      },
    });
    k.s.cone(k.part('band', { group: `b${i}`, priority: 1.1 }), stone, [0, y + 0.21, 0], [0, y + 0.25, 0], r + 0.025, r + 0.025, {
      ...(i === 2 && !whole ? { clips: [[0.86, 0.5, 0, 0.25]] } : {}),
      capMaterial: '#7c5c3c',
      capTone: -0.8,
    });
  }
  k.s.cone(k.part('base'), stone, [0, 0, 0], [0, 0.07, 0], 0.74, 0.72);
  // the tiers of seats and the sand within, seen over the rim
  const sand = k.s.material('#ecd8a8/sand');
  k.s.cone(k.part('seats', { priority: 1.1 }), stone, [0, 0.77, 0], [0, 0.79, 0], 0.6, 0.6, {
    ...(whole ? {} : { clips: [[0.9, 0, 0, 0.62]] }),
    surface: 'none',
    pattern: (x, _y, z) => {
      const r = Math.hypot(x, z);
      return r < 0.5 ? { material: sand, tone: 0.3 } : r < 0.56 ? { material: dark } : Math.floor(r * 16) % 2 ? -1.1 : -0.2;
    },
  });
  for (let i = 0; i < 4; i++) k.s.ell(k.part('rubble', { group: `r${i}` }), stone, [0.56 + 0.12 * Math.sin(i * 9), 0.04, 0.36 + 0.08 * i], [0.06, 0.05, 0.05]);
  return { ...STAND, pitch: 26 } as never;
} // biome-ignore format: solids

function aztec(k: Kit): typeof STAND {
  const m = k.m(k.choose('stone', ['#b8a884/stone', '#a8a08c/stone', '#c8a878/sand']));
  const n = 5;
  for (let i = 0; i < n; i++) {
    const w = 0.7 - i * 0.1;
    k.box(k.part('layer', { group: `l${i}` }), m, [0, 0.075 + i * 0.15, 0], [w, 0.076, w * 0.82], IDENTITY, { pattern: bricks(2, 10 - i, 0.15, w * 2, k.px) });
  }
  k.box(k.part('stairs', { group: 'stairs' }), m, [0, 0.37, 0.36], [0.15, 0.44, 0.06], rotX(-30), { pattern: planks(1, 14, 0.88, k.px, -1.2), tone: 0.25 });
  for (const e of [-1, 1]) k.box(k.part('ramp', { priority: 1.15, group: `r${e}` }), m, [e * 0.175, 0.37, 0.37], [0.03, 0.44, 0.07], rotX(-30));
  k.box(k.part('shrine', { group: 'shrine' }), m, [0, 0.86, 0], [0.2, 0.11, 0.15], IDENTITY, { pattern: bricks(3, 4, 0.22, 0.4, k.px) });
  k.box(k.part('door', { priority: 1.3 }), 'dark', [0, 0.83, 0.155], [0.06, 0.08, 0.01]);
  k.box(k.part('slab', { priority: 1.1 }), paint(k, '#b8543c', 'roof'), [0, 0.99, 0], [0.24, 0.03, 0.19]);
  for (const x of [-0.1, 0.1]) k.box(k.part('crest', { group: `c${x}` }), m, [x, 1.06, 0], [0.05, 0.05, 0.06]);
  for (let i = 0; i < 9; i++) { const u = k.ctx.random.fork(`moss ${i}`); k.s.ell(k.part('moss', { priority: 1.2 }), 'dark_leaf', [(u.float() - 0.5) * 1.2, 0.16 + Math.floor(u.float() * 4) * 0.15, 0.5 - u.float() * 0.1], [0.06, 0.025, 0.05]); }
  return { ...STAND, pitch: 18 } as never;
} // biome-ignore format: solids

/** A house made of something to eat or that grows: its body, its lid, a round door and windows. */
export function taleHouse(k: Kit, o: { readonly body: (k: Kit) => void; readonly doorZ: number; readonly windows: readonly Vec3[]; readonly chimney?: Vec3 }): typeof STAND {
  o.body(k);
  const wood = k.part('doorframe', { priority: 1.25 });
  k.s.ell(wood, 'dark_wood', [0, 0.2, o.doorZ], [0.155, 0.2, 0.04]);
  k.s.ell(k.part('door', { priority: 1.35 }), paint(k, '#8c5a34/wood', 'door'), [0, 0.19, o.doorZ + 0.03], [0.12, 0.165, 0.03], IDENTITY, { pattern: planks(0, 4, 0.24, k.px) });
  k.mark([0.06, 0.19, o.doorZ + 0.07], ['g'], { g: 'gold:4' });
  for (const [x, y, z] of o.windows) {
    k.s.ell(k.part('frame', { priority: 1.2 }), 'dark_wood', [x, y, z], [0.1, 0.1, 0.035]);
    k.s.ell(k.part('window', { priority: 1.3 }), paint(k, '#ffce68/flame', 'window'), [x, y, z + 0.02], [0.075, 0.075, 0.03]);
    const bar = k.part('frame', { priority: 1.4 });
    const t = Math.max(0.01, k.px * 0.35);
    k.box(bar, 'dark_wood', [x, y, z + 0.05], [t, 0.075, 0.008]);
    k.box(bar, 'dark_wood', [x, y, z + 0.05], [0.075, t, 0.008]);
  }
  if (o.chimney) {
    const [x, y, z] = o.chimney;
    k.s.cone(k.part('chimney', { group: 'chimney' }), 'stone', [x, y, z], [x, y + 0.24, z], 0.06, 0.055, { pattern: courses(4, 6, 0.24, 0.06, k.px) });
    k.s.cone(k.part('chimney', { group: 'lid' }), 'dark_stone', [x, y + 0.24, z], [x, y + 0.28, z], 0.075, 0.075);
    for (const [dx, dy, r] of [[0.02, 0.36, 0.05], [0.08, 0.46, 0.07]] as const) k.s.ell(k.part('smoke', { group: 'smoke' }), '#d8d8e0', [x + dx, y + dy, z], r);
  }
  for (const e of [-1, 1]) k.s.ell(k.part('tuft', { group: `g${e}` }), 'leaf', [e * 0.42, 0.03, 0.36], [0.13, 0.06, 0.08]);
  return { ...STAND, pitch: 12 } as never;
} // biome-ignore format: solids

const cap = (k: Kit): void => {
  k.lathe(k.part('stem'), paint(k, '#ece0c4/bone', 'wall'), [[0, 0.4], [0.1, 0.37], [0.3, 0.33], [0.5, 0.32]]);
  const red = paint(k, k.m(k.choose('cap', ['red', '#c8443c', '#d8743c', '#8c4cb0'])), 'roof');
  k.s.cone(k.part('gills'), '#dcc8a4/bone', [0, 0.46, 0], [0, 0.56, 0], 0.36, 0.62);
  const top = k.part('roof', { priority: 1.05 });
  k.s.ell(top, red, [0, 0.54, 0], [0.66, 0.5, 0.6], IDENTITY, { clips: [[0, -1, 0, 0.02]] });
  for (const [a, e, r] of [[0, 30, 0.1], [-42, 22, 0.085], [46, 26, 0.09], [-20, 58, 0.085], [24, 62, 0.07], [-66, 46, 0.07], [70, 44, 0.065]] as const) {
    const [c, s] = [Math.cos(rad(e)), Math.sin(rad(e))];
    k.s.ell(k.part('spot', { priority: 1.15 }), '#f4ead4/bone', [Math.sin(rad(a)) * c * 0.65, 0.54 + s * 0.49, Math.cos(rad(a)) * c * 0.6], [r, r * 0.8, 0.04]);
  }
}; // biome-ignore format: solids

const pumpkin = (k: Kit): void => {
  const m = k.m(k.choose('skin', ['#e88028', '#d87020']));
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 2 * Math.PI;
    k.s.ell(k.part('rib', { group: `r${i}` }), m, [Math.sin(a) * 0.26, 0.42, Math.cos(a) * 0.24], [0.34, 0.42, 0.32], rotY((a * 180) / Math.PI));
  }
  k.s.tube(k.part('stalk', { priority: 1.1 }), '#5c8438/wood', [[0, 0.8, 0], [0.02, 0.96, 0], [0.14, 1.06, 0]], [0.08, 0.06, 0.05]);
  for (const e of [-1, 1]) k.s.ell(k.part('leaf'), 'leaf', [e * 0.18, 0.83, 0.08], [0.17, 0.04, 0.1], rotZ(e * -16));
  k.s.tube(k.part('vine', { priority: 1.2 }), 'dark_leaf', [[0.1, 0.84, 0.2], [0.34, 0.8, 0.3], [0.5, 0.62, 0.3]], k.least(0.018, 0.5));
}; // biome-ignore format: solids

const ginger = (k: Kit): void => {
  const wall = k.m('#a8642c/wood');
  k.box(k.part('wall'), wall, [0, 0.26, 0], [0.46, 0.26, 0.3], IDENTITY, { tone: 0.05 });
  const top = roofOver(k, 'front', 0, 0.52, 0, 0.46, 0.3, 0.46, paint(k, '#8c4c24/wood', 'roof'), wall);
  const icing = k.part('icing', { priority: 1.3 });
  for (let i = 0; i <= 10; i++) for (const e of [-1, 1]) { const t = i / 10; k.s.ell(icing, '#fbf4f0/snow', [e * (0.52 * (1 - t) + 0.02), 0.52 + 0.44 * t - (i % 2) * 0.035, 0.36], [0.05, 0.05, 0.04]); }
  for (let i = -4; i <= 4; i++) k.s.ell(icing, '#fbf4f0/snow', [i * 0.11, 0.045 - (i % 2) * 0.01, 0.31], [0.06, 0.045, 0.03]);
  const sweets = ['red', 'green', 'yellow', 'rose', 'blue', 'orange'] as const;
  for (let i = 0; i < 6; i++) { const t = (i % 3) / 3 + 0.16; const e = i < 3 ? -1 : 1; k.s.ell(k.part('sweet', { priority: 1.5, group: `s${i}` }), sweets[i]!, [e * 0.44 * (1 - t), 0.58 + 0.4 * t, 0.4], k.least(0.04, 1)); }
  for (const e of [-1, 1]) { k.s.cap(k.part('cane', { priority: 1.4, group: `c${e}` }), '#f4ece8', [e * 0.42, 0, 0.36], [e * 0.42, 0.48, 0.36], k.least(0.03, 0.9)); for (let i = 0; i < 5; i++) k.s.ell(k.part('stripe', { priority: 1.6, group: `c${e}` }), 'red', [e * 0.42, 0.05 + i * 0.1, 0.38], [k.least(0.032, 1), k.least(0.02, 0.7), 0.03]); }
  k.s.ell(k.part('gumdrop', { priority: 1.4 }), 'rose', [0, top + 0.03, 0.34], [0.06, 0.06, 0.05]);
}; // biome-ignore format: solids

const hillock = (k: Kit): void => {
  k.s.ell(k.part('hill'), k.m('grass'), [0, 0, -0.06], [0.72, 0.66, 0.46], IDENTITY, { clips: [[0, -1, 0, 0]] });
  k.s.ell(k.part('front', { priority: 1.05 }), '#d8c8a0/plaster', [0, 0.2, 0.28], [0.5, 0.32, 0.14]);
  for (let i = 0; i < 12; i++) { const u = k.ctx.random.fork(`bloom ${i}`); const a = (u.float() - 0.5) * 2.6; k.s.ell(k.part('bloom', { priority: 1.4, group: `b${i}` }), ['yellow', 'white', 'rose'][i % 3]!, [Math.sin(a) * 0.6, 0.3 + 0.3 * u.float(), 0.22 * Math.cos(a) + 0.1], k.least(0.022, 0.7)); }
}; // biome-ignore format: solids

/** A modern tower of glass, or one of a night city with lights on it. */
function cyber(k: Kit): typeof STAND {
  const wall = k.m(k.choose('wall', ['#3c4464/steel', '#34385c/steel', '#4c4464/steel']));
  const neon = ['#40e0f0/flame', '#f050b8/flame', '#f0d040/flame'] as const;
  const lit = [k.s.material('#78e4f0/flame'), k.s.material('#f4c860/flame')] as const;
  const windows = (w: number, h: number) => ({
    pattern: (x: number, y: number, z: number, nx: number) => {
      const u = ((Math.abs(nx) > 0.5 ? z : x) + 1) / 2;
      const [c, r] = [Math.floor(u * Math.max(3, w * 16)), Math.floor(((y + 1) / 2) * h * 13)];
      const [fc, fr] = [u * Math.max(3, w * 16) - c, ((y + 1) / 2) * h * 13 - r];
      if (fc < 0.3 || fr < 0.42) return 0;
      const on = (c * 7 + r * 13 + ((c * r) % 5)) % 4;
      return on < 2 ? { material: lit[on]!, tone: 0.2 } : -0.7;
    },
  });
  k.box(k.part('wall', { group: 'a' }), wall, [0, 0.52, 0], [0.26, 0.52, 0.24], IDENTITY, windows(0.52, 1.04));
  k.box(k.part('wall', { group: 'b' }), wall, [-0.36, 0.32, 0.04], [0.14, 0.32, 0.2], IDENTITY, windows(0.28, 0.64));
  k.box(k.part('wall', { group: 'c' }), wall, [0.37, 0.4, 0.02], [0.13, 0.4, 0.2], IDENTITY, windows(0.26, 0.8));
  k.box(k.part('crown', { group: 'crown' }), wall, [0, 1.1, 0], [0.16, 0.08, 0.15]);
  k.s.cap(k.part('mast', { priority: 1.2 }), 'steel', [0.08, 1.16, 0], [0.08, 1.42, 0], k.least(0.012, 0.45));
  k.s.ell(k.part('beacon', { priority: 1.6 }), '#f04848/flame', [0.08, 1.43, 0], k.least(0.024, 0.8));
  k.box(k.part('neon', { priority: 1.5 }), neon[1], [0.3, 0.6, 0.25], [k.least(0.035, 1), 0.2, 0.02]);
  k.box(k.part('neon', { priority: 1.5, group: 'n2' }), neon[0], [-0.36, 0.52, 0.26], [0.1, k.least(0.03, 0.9), 0.02]);
  k.box(k.part('neon', { priority: 1.5, group: 'n3' }), neon[2], [0, 0.2, 0.26], [0.16, k.least(0.02, 0.6), 0.02]);
  for (const x of [-0.26, 0.26]) k.box(k.part('strip', { priority: 1.4, group: `s${x}` }), neon[0], [x, 0.52, 0.245], [k.least(0.01, 0.4), 0.5, 0.012]);
  k.box(k.part('door', { priority: 1.3 }), '#78e4f0/glass', [0, 0.09, 0.25], [0.09, 0.09, 0.015]);
  return { ...STAND, yaw: -18 } as never;
} // biome-ignore format: solids

function futuristic(k: Kit): typeof STAND {
  const wall = k.m(k.choose('wall', ['#e4e8f0/pearl', '#d0dce8/pearl']));
  const glass = paint(k, '#58b8e8/glass', 'window');
  k.lathe(k.part('body'), wall, [[0, 0.34], [0.1, 0.3], [0.5, 0.2], [0.8, 0.16]]);
  k.lathe(k.part('disc', { group: 'disc' }), wall, [[0.74, 0.2], [0.82, 0.46], [0.88, 0.5], [0.94, 0.4], [1, 0.16]]);
  k.s.cone(k.part('window', { priority: 1.2 }), glass, [0, 0.845, 0], [0, 0.895, 0], 0.505, 0.505, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 22) > 0.75 ? -1 : 0.1) });
  for (const y of [0.2, 0.36, 0.52, 0.66]) k.s.cone(k.part('band', { priority: 1.2, group: `b${y}` }), glass, [0, y, 0], [0, y + 0.055, 0], 0.3 - y * 0.19, 0.29 - y * 0.19, { tone: 0.1 });
  k.s.cap(k.part('mast', { priority: 1.2 }), 'steel', [0, 1, 0], [0, 1.28, 0], k.least(0.025, 0.6), k.least(0.008, 0.4));
  k.s.ell(k.part('beacon', { priority: 1.5 }), '#f04848/flame', [0, 1.28, 0], k.least(0.026, 0.8));
  for (const e of [-1, 1]) { k.s.ell(k.part('pod', { group: `d${e}` }), wall, [e * 0.48, 0.12, 0.08], [0.22, 0.19, 0.22]); k.s.ell(k.part('window', { priority: 1.25, group: `pw${e}` }), glass, [e * 0.48, 0.14, 0.2], [0.13, 0.08, 0.12]); }
  k.box(k.part('door', { priority: 1.3 }), glass, [0, 0.1, 0.33], [0.08, 0.1, 0.02]);
  return STAND;
} // biome-ignore format: solids

const tipi = (k: Kit): typeof STAND => {
  const hide = k.m(k.choose('hide', ['#d8bc8c', '#c8a470', '#e0d0b0']));
  const [red, dark] = [k.s.material('#b04030'), k.s.material('#4c6c8c')];
  k.s.cone(k.part('tent'), hide, [0, 0, 0], [0, 0.94, 0], 0.56, 0.07, {
    pattern: (x, y, z) => {
      const a = Math.atan2(x, z);
      if (y < -0.7 || (y > 0.3 && y < 0.42)) return { material: Math.sin(a * 16) > 0 ? red : dark };
      return Math.cos(a * 5) > 0.93 ? -0.6 : 0;
    },
  });
  for (let i = 0; i < 5; i++) k.s.cap(k.part('pole', { group: `p${i}` }), 'dark_wood', [0, 0.86, 0], [Math.sin(i * 1.3) * 0.14, 1.14, Math.cos(i * 1.3) * 0.14], k.least(0.015, 0.5));
  k.prism(k.part('door', { priority: 1.2 }), '#2c2028', [[-0.13, 0], [0.13, 0], [0, 0.46]], 0.02, { z: 0.53 - 0.14 });
  return STAND;
}; // biome-ignore format: solids

const yurt = (k: Kit): typeof STAND => {
  const felt = k.m(k.choose('felt', ['#ece4d4/cloth', '#e0d0b4/cloth']));
  const red = k.s.material('#b8443c');
  k.s.cone(k.part('wall'), felt, [0, 0, 0], [0, 0.4, 0], 0.56, 0.56, { pattern: (x, y, z) => (y > 0.5 && y < 0.8 ? { material: red, tone: Math.cos(Math.atan2(x, z) * 14) > 0 ? 0.3 : -0.2 } : Math.cos(Math.atan2(x, z) * 9) > 0.94 ? -0.6 : 0) });
  k.s.cone(k.part('roof', { priority: 1.05 }), paint(k, '#d8ccb4/cloth', 'roof'), [0, 0.39, 0], [0, 0.68, 0], 0.6, 0.14, { pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 10) > 0.9 ? -0.8 : 0) });
  k.s.cone(k.part('crown'), 'dark_wood', [0, 0.67, 0], [0, 0.72, 0], 0.13, 0.1);
  k.s.cap(k.part('pipe'), 'iron', [0.12, 0.66, 0], [0.12, 0.9, 0], k.least(0.03, 0.7));
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#c86c34/wood', 'door'), [0, 0.17, 0.55], [0.12, 0.17, 0.03], IDENTITY, { pattern: planks(0, 2, 0.24, k.px) });
  k.box(k.part('frame', { priority: 1.2 }), '#2c6c8c', [0, 0.18, 0.54], [0.15, 0.19, 0.02]);
  return STAND;
}; // biome-ignore format: solids

function keepTower(k: Kit, kind: 'clock' | 'bell' | 'ivory'): typeof STAND {
  const wall = k.m(k.choose('wall', kind === 'ivory' ? ['#ece4d4/marble'] : ['brick', 'stone', '#c8b08c/stone']));
  const roof = paint(k, k.choose('roof', ['slate', '#3c7c6c/roof', 'roof']), 'roof');
  k.box(k.part('wall', { group: 'shaft' }), wall, [0, 0.38, 0], [0.19, 0.38, 0.19], IDENTITY, { pattern: bricks(10, 4, 0.76, 0.38, k.px) });
  k.box(k.part('base', { group: 'base' }), wall, [0, 0.07, 0], [0.23, 0.07, 0.23], IDENTITY, { pattern: bricks(2, 4, 0.14, 0.46, k.px) });
  k.box(k.part('band', { group: 'band' }), 'stone', [0, 0.76, 0], [0.23, 0.025, 0.23]);
  k.box(k.part('wall', { group: 'head' }), wall, [0, 0.92, 0], [0.2, 0.15, 0.2], IDENTITY, { pattern: bricks(4, 4, 0.3, 0.4, k.px) });
  k.box(k.part('band', { group: 'band2' }), 'stone', [0, 1.07, 0], [0.235, 0.022, 0.235]);
  roofOver(k, 'spire', 0, 1.08, 0, 0.2, 0.2, 0.42, roof, wall);
  if (kind === 'clock') clock(k, 0, 0.92, 0.21, 0.115);
  else {
    k.prism(k.part('arch', { priority: 1.2 }), '#28242e', [[-0.11, 0.8], [0.11, 0.8], [0.11, 0.95], [0, 1.04], [-0.11, 0.95]], 0.015, { z: 0.2 });
    k.lathe(k.part('bell', { priority: 1.4 }), paint(k, 'gold', 'bell'), [[0.83, 0.085], [0.87, 0.065], [0.94, 0.05], [0.98, 0.02]], { z: 0.18 });
  }
  for (const y of [0.34, 0.56]) pane(k, 'arch', 0, y, 0.19, 0.035, 0.05, 'dark_stone', 'warm');
  door(k, 'arch', 0, 0.02, 0.23, 0.075, 0.11, 'dark_stone');
  k.s.ell(k.part('ball', { priority: 1.4 }), 'gold', [0, 1.52, 0], k.least(0.026, 0.7));
  return STAND;
} // biome-ignore format: solids

const crypt = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('stone', ['#9c9aa4/stone', 'stone', '#a8a498/stone']));
  k.box(k.part('wall', { group: 'w' }), m, [0, 0.3, 0], [0.42, 0.28, 0.3], IDENTITY, { pattern: bricks(5, 6, 0.56, 0.84, k.px) });
  k.box(k.part('base'), m, [0, 0.03, 0.04], [0.52, 0.04, 0.4]);
  pediment(k, 0.44, 0.56, 0.24, 0.34, 0.02, m);
  columns(k, 4, 0.36, 0.06, 0.5, 0.36, m, 0.04);
  k.prism(k.part('door', { priority: 1.2 }), '#2a2632', [[-0.11, 0.06], [0.11, 0.06], [0.11, 0.34], [0, 0.46], [-0.11, 0.34]], 0.015, { z: 0.31 });
  for (const x of [-0.06, 0, 0.06]) k.s.cap(k.part('bars', { priority: 1.4 }), 'iron', [x, 0.06, 0.335], [x, 0.4, 0.335], k.least(0.01, 0.4));
  const c = k.part('cross', { priority: 1.4 });
  k.s.cap(c, m, [0, 0.86, 0.3], [0, 1.06, 0.3], k.least(0.025, 0.7));
  k.s.cap(c, m, [-0.07, 0.99, 0.3], [0.07, 0.99, 0.3], k.least(0.025, 0.7));
  k.s.ell(k.part('skull', { priority: 1.5 }), 'bone', [0, 0.7, 0.38], [k.least(0.05, 1), k.least(0.055, 1.1), 0.03]);
  ivy(k, 0.44, 0.6, 0.33, 0.5);
  steps(k, 0.22, 0.52, 2, m);
  return STAND;
}; // biome-ignore format: solids

const obelisk = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('stone', ['#d8bc88/sand', 'stone', 'obsidian']));
  for (const [y, w] of [[0.05, 0.3], [0.13, 0.22]] as const) k.box(k.part('base', { group: `b${y}` }), m, [0, y, 0], [w, 0.05, w]);
  k.s.hull(k.part('shaft'), m, [0, 0.17, 0], [[0, -1, 0, 0], [1, 0.06, 0, 0.15], [-1, 0.06, 0, 0.15], [0, 0.06, 1, 0.15], [0, 0.06, -1, 0.15], [0, 1, 0, 0.9]], 1, IDENTITY, { extent: 1.2 });
  k.s.hull(k.part('tip', { priority: 1.1 }), paint(k, 'gold', 'tip'), [0, 1.07, 0], [[0, -1, 0, 0], [0.88, 0.47, 0, 0.088], [-0.88, 0.47, 0, 0.088], [0, 0.47, 0.88, 0.088], [0, 0.47, -0.88, 0.088]], 1, IDENTITY, { extent: 0.5 });
  for (let i = 0; i < 4; i++) k.mark([0, 0.34 + i * 0.17, 0.16], [['x.x', '.x.', 'xxx'], ['xxx', 'x..', 'xx.'], ['.x.', 'xxx', '.x.'], ['x.x', 'xxx', '..x']][i]!, { x: k.ctx.said('glowing') || k.ctx.said('magic') ? '#50d8f0/flame:4' : 'soil:1' });
  return { ...STAND, yaw: -20 } as never;
}; // biome-ignore format: solids

const henge = (k: Kit): typeof STAND => {
  const m = k.m('#8c909c/stone');
  const n = 9;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI + 0.2;
    const [x, z] = [Math.sin(a) * 0.6, Math.cos(a) * 0.46];
    const h = k.vary(`h${i}`, 0.26, 0.06);
    if (i !== 4) k.box(k.part('stone', { group: `s${i}` }), m, [x, h, z], [0.075, h, 0.06], rotY((a * 180) / Math.PI), { round: 0.02, surface: 'rock' });
    if (i % 2 === 0 && i < 8) { const b = ((i + 1) / n) * 2 * Math.PI + 0.2; const [x2, z2] = [Math.sin(b) * 0.6, Math.cos(b) * 0.46]; const len = Math.hypot(x2 - x, z2 - z) / 2 + 0.09; k.box(k.part('lintel', { group: `l${i}` }), m, [(x + x2) / 2, 0.57, (z + z2) / 2], [len, 0.055, 0.07], rotY((-Math.atan2(z2 - z, x2 - x) * 180) / Math.PI), { round: 0.02, surface: 'rock' }); }
  }
  k.box(k.part('altar', { group: 'altar' }), m, [0, 0.06, 0], [0.2, 0.06, 0.11], IDENTITY, { round: 0.02, surface: 'rock' });
  k.s.ell(k.part('grass', { line: false }), 'grass', [0, -0.03, 0], [0.78, 0.05, 0.62]);
  return { ...STAND, pitch: 20 } as never;
}; // biome-ignore format: solids

const cooling = (k: Kit): typeof STAND => {
  const m = k.m('#c8ccd0/stone');
  for (const [x, z, s] of [[-0.34, -0.1, 1], [0.3, 0, 0.92]] as const) {
    k.lathe(k.part('tower', { group: `t${x}` }), m, [[0, 0.36 * s], [0.24 * s, 0.28 * s], [0.5 * s, 0.22 * s], [0.68 * s, 0.21 * s], [0.86 * s, 0.25 * s]], { x, z });
    k.s.cone(k.part('band', { priority: 1.1, group: `b${x}` }), '#d84c3c', [x, 0.76 * s, z], [x, 0.81 * s, z], 0.235 * s, 0.24 * s);
    for (const [dx, dy, r] of [[0, 0.08, 0.15], [0.14, 0.2, 0.17], [-0.08, 0.24, 0.13]] as const) k.s.ell(k.part('steam', { group: `k${x}` }), '#eef2f4/snow', [x + dx, 0.86 * s + dy, z], r * s);
  }
  block(k, { wall: ['#d8dcdc'], laid: 'panels', size: [0.3, 0.2, 0.12], x: 0, z: 0.34, trim: '#5c6470', roof: 'flat', tiles: ['#8c9098'], windows: [5, 1], pane: 'wide', light: 'glass', door: 'glass' });
  picture(k, ['.y.', 'yky', 'yyy'], { y: 'yellow:4', k: 'dark:1' }, -0.22, 0.24, 0.5, '#34343c');
  return STAND;
}; // biome-ignore format: solids

const waterTower = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('tank', ['#9cb0bc/steel', 'wood', '#c8d4d8/steel']));
  for (const x of [-0.26, 0.26]) for (const z of [-0.2, 0.22]) k.s.cap(k.part('leg', { group: `l${x}${z}` }), 'iron', [x * 1.25, 0, z * 1.2], [x * 0.9, 0.56, z * 0.9], k.least(0.022, 0.6));
  for (const e of [-1, 1]) k.s.cap(k.part('brace'), 'iron', [e * 0.31, 0.1, 0.26], [e * -0.25, 0.5, 0.21], k.least(0.011, 0.4));
  k.s.cap(k.part('pipe'), 'iron', [0, 0, 0], [0, 0.56, 0], k.least(0.035, 0.8));
  k.s.cone(k.part('tank'), m, [0, 0.56, 0], [0, 0.98, 0], 0.36, 0.36, { pattern: (x, y, z) => (Math.abs(y) > 0.86 ? -0.7 : Math.cos(Math.atan2(x, z) * 12) > 0.9 ? -0.7 : 0) });
  k.s.cone(k.part('roof', { priority: 1.05 }), paint(k, '#c8503c/roof', 'roof'), [0, 0.97, 0], [0, 1.2, 0], 0.41, 0.02);
  k.ring(k.part('walk', { priority: 1.15 }), 'iron', [0, 0.57, 0], 0.4, k.least(0.02, 0.6), 'y');
  for (let i = 0; i < 7; i++) k.s.cap(k.part('ladder', { priority: 1.2 }), 'steel', [0.28, 0.06 + i * 0.08, 0.3], [0.36, 0.06 + i * 0.08, 0.3], k.least(0.008, 0.35));
  return STAND;
}; // biome-ignore format: solids

const silo = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('wall', ['#c8ccd0/steel', '#b85040', '#d8d0c0']));
  k.s.cone(k.part('wall'), m, [0, 0, 0], [0, 0.86, 0], 0.3, 0.3, { pattern: (_x, y) => (((y + 1) * 5) % 1 < 0.14 ? -0.8 : 0) });
  k.s.ell(k.part('roof'), paint(k, '#8c98a4/steel', 'roof'), [0, 0.85, 0], [0.32, 0.24, 0.32], IDENTITY, { clips: [[0, -1, 0, 0]] });
  for (let i = 0; i < 10; i++) k.s.cap(k.part('ladder', { priority: 1.2 }), 'iron', [-0.05, 0.06 + i * 0.085, 0.31], [0.05, 0.06 + i * 0.085, 0.31], k.least(0.009, 0.35));
  for (const e of [-1, 1]) k.s.cap(k.part('ladder', { priority: 1.2 }), 'iron', [e * 0.05, 0, 0.31], [e * 0.05, 0.9, 0.31], k.least(0.009, 0.35));
  return STAND;
}; // biome-ignore format: solids

const palisade = (k: Kit): typeof STAND => {
  const m = k.m('#8c6038/wood');
  const logs = (x0: number, x1: number, z: number, h: number): void => {
    for (let x = x0, i = 0; x <= x1; x += 0.085, i++) {
      const high = h * k.vary(`l${x}`, 1, 0.04);
      k.s.cone(k.part('log', { group: `g${i % 2}${z}` }), m, [x, 0, z], [x, high, z], 0.046, 0.044, { surface: 'bark' });
      k.s.cone(k.part('log', { group: `g${i % 2}${z}` }), '#c89c60/wood', [x, high, z], [x, high + 0.08, z], 0.044, 0.004);
    }
  };
  for (const e of [-1, 1]) {
    block(k, { wall: ['#7c5430/wood'], laid: 'logs', size: [0.15, 0.66, 0.16], x: e * 0.5, z: -0.02, trim: 'dark_wood', roof: 'hip', tiles: ['thatch', 'dark_wood'], rise: 0.26, windows: [1, 2], pane: 'slit' });
    k.box(k.part('rail', { priority: 1.1, group: `w${e}` }), 'dark_wood', [e * 0.5, 0.5, 0.1], [0.19, 0.025, 0.08]);
  }
  logs(-0.34, -0.17, 0.06, 0.44);
  logs(0.17, 0.34, 0.06, 0.44);
  k.box(k.part('beam', { priority: 1.1 }), 'dark_wood', [0, 0.5, 0.06], [0.36, 0.05, 0.06]);
  k.box(k.part('door', { priority: 1.2 }), paint(k, 'wood', 'door'), [0, 0.22, 0.08], [0.15, 0.22, 0.02], IDENTITY, { pattern: planks(0, 5, 0.3, k.px) });
  for (const y of [0.12, 0.32]) k.box(k.part('band', { priority: 1.4 }), 'iron', [0, y, 0.105], [0.15, k.least(0.014, 0.5), 0.01]);
  flag(k, -0.5, 0.9, 0, 'red', 0.24);
  flag(k, 0.5, 0.9, 0, 'red', 0.24);
  return STAND;
}; // biome-ignore format: solids

const gatehouse = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('stone', ['stone', '#a8a090/stone', 'dark_stone']));
  for (const e of [-1, 1]) tower(k, e * 0.42, 0, 0.21, 0.86, m, { kind: 'battlements', slits: 2 });
  k.box(k.part('wall', { group: 'mid' }), m, [0, 0.34, -0.02], [0.3, 0.34, 0.15], IDENTITY, { pattern: bricks(7, 5, 0.68, 0.6, k.px) });
  for (let i = -1; i <= 1; i++) k.box(k.part('merlon', { group: 'mid' }), m, [i * 0.15, 0.73, 0.1], [0.05, 0.06, 0.04]);
  k.prism(k.part('arch', { priority: 1.15 }), '#221e28', [[-0.17, 0], [0.17, 0], [0.17, 0.32], [0.1, 0.44], [-0.1, 0.44], [-0.17, 0.32]], 0.02, { z: 0.14 });
  for (let i = -2; i <= 2; i++) k.s.cap(k.part('portcullis', { priority: 1.3 }), 'iron', [i * 0.07, 0.14, 0.17], [i * 0.07, 0.42, 0.17], k.least(0.011, 0.45));
  for (const y of [0.2, 0.32]) k.s.cap(k.part('portcullis', { priority: 1.3 }), 'iron', [-0.16, y, 0.17], [0.16, y, 0.17], k.least(0.011, 0.45));
  for (const e of [-1, 1]) { k.box(k.part('banner', { priority: 1.3, group: `b${e}` }), paint(k, 'crimson', 'flag'), [e * 0.42, 0.5, 0.22], [0.075, 0.17, 0.012]); k.box(k.part('banner', { priority: 1.4, group: `b${e}` }), 'gold', [e * 0.42, 0.52, 0.235], [k.least(0.022, 0.7), k.least(0.03, 0.9), 0.01]); }
  return STAND;
}; // biome-ignore format: solids

const orthodox = (k: Kit): typeof STAND => {
  const wall = k.m(k.choose('wall', ['#f0ece4/plaster', '#c85848/brick']));
  const hues = ['#3c8c5c', 'gold', '#3c68c0', '#c83c3c', '#e8a830'] as const;
  block(k, { wall: [wall], laid: 'brick', size: [0.5, 0.46, 0.28], trim: '#e8e4dc', roof: 'flat', tiles: ['#8c9098'], windows: [4, 1], pane: 'arch', door: 'arch' });
  for (const [i, [x, z, r, h]] of ([[-0.4, -0.06, 0.11, 0.72], [0.4, -0.06, 0.11, 0.72], [-0.22, 0.12, 0.1, 0.66], [0.22, 0.12, 0.1, 0.66], [0, -0.02, 0.16, 0.84]] as const).entries()) {
    k.s.cone(k.part('wall', { group: `d${i}` }), wall, [x, 0.4, z], [x, h, z], r, r, { pattern: courses(4, 8, h - 0.4, r, k.px) });
    for (const a of [-0.4, 0.4]) k.box(k.part('slit', { priority: 1.2, group: `q${i}` }), '#ffce68/flame', [x + Math.sin(a) * r, h - 0.12, z + Math.cos(a) * r], [k.least(0.016, 0.6), 0.05, 0.02]);
    roofOver(k, 'onion', x, h, z, r * 1.05, r * 1.05, r * 2.3, i === 4 ? paint(k, 'gold', 'dome') : paint(k, hues[i]!, 'dome'), wall);
  }
  return STAND;
}; // biome-ignore format: solids

const hindu = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('stone', ['#d89c5c/sand', '#c88c6c/stone', '#e0c088/sand']));
  k.box(k.part('base'), m, [0, 0.06, 0], [0.64, 0.07, 0.36], IDENTITY, { pattern: bricks(2, 12, 0.13, 1.28, k.px) });
  k.box(k.part('wall', { group: 'hall' }), m, [0, 0.26, 0], [0.46, 0.15, 0.28], IDENTITY, { pattern: bricks(3, 9, 0.3, 0.92, k.px) });
  columns(k, 6, 0.42, 0.12, 0.28, 0.31, m, 0.03);
  for (const [x, r, h] of [[-0.42, 0.13, 0.5], [0.42, 0.13, 0.5], [0, 0.25, 0.92]] as const) {
    const n = 7;
    for (let i = 0; i < n; i++) { const t = i / n; k.s.cone(k.part('tier', { group: `t${x}${i}` }), m, [x, 0.38 + (h - 0.2) * t, -0.02], [x, 0.38 + (h - 0.2) * (t + 1 / n) + 0.01, -0.02], r * (1 - 0.72 * t ** 1.5) * 1.08, r * (1 - 0.72 * (t + 0.1) ** 1.5)); }
    k.s.ell(k.part('finial', { priority: 1.3 }), 'gold', [x, 0.38 + h - 0.17, -0.02], [k.least(0.05, 0.9), k.least(0.06, 1), 0.05]);
  }
  k.prism(k.part('door', { priority: 1.25 }), '#4c2c24', [[-0.08, 0.12], [0.08, 0.12], [0.08, 0.26], [0, 0.34], [-0.08, 0.26]], 0.015, { z: 0.3 });
  steps(k, 0.16, 0.48, 3, m);
  flag(k, 0, 1.1, -0.02, 'orange', 0.16);
  return STAND;
}; // biome-ignore format: solids

const metro = (k: Kit): typeof STAND => {
  k.box(k.part('pit'), '#1c1c28', [0, 0.02, 0], [0.4, 0.02, 0.4]);
  for (let i = 0; i < 5; i++) k.box(k.part('step', { group: `s${i}`, priority: 1.1 }), 'stone', [0, 0.03 - i * 0.004, 0.36 - i * 0.13], [0.34, 0.02, 0.05], IDENTITY, { tone: -i * 0.16 });
  for (const e of [-1, 1]) k.box(k.part('wall', { group: `w${e}` }), k.m('#c8ccd0/marble'), [e * 0.42, 0.14, 0], [0.06, 0.14, 0.44], IDENTITY, { pattern: bricks(3, 6, 0.28, 0.88, k.px) });
  k.box(k.part('wall', { group: 'back' }), 'dark_stone', [0, 0.2, -0.42], [0.46, 0.2, 0.04]);
  for (const e of [-1, 1]) k.s.cap(k.part('post', { group: `p${e}` }), '#2c6c4c', [e * 0.42, 0.28, 0.38], [e * 0.42, 0.78, 0.38], k.least(0.025, 0.7));
  for (const e of [-1, 1]) k.s.ell(k.part('globe', { priority: 1.4, group: `l${e}` }), '#fff0b0/flame', [e * 0.42, 0.84, 0.38], k.least(0.06, 1.2));
  board(k, k.ctx.px > 0.02 ? 'sub' : 'subway', 0, 0.66, 0.4, 0.44, '#2c6c4c', 'white:5');
  return { ...STAND, pitch: 24 } as never;
}; // biome-ignore format: solids

const rocketPad = (k: Kit): typeof STAND => {
  k.s.cone(k.part('pad'), '#8c909c/stone', [0, 0, 0], [0, 0.08, 0], 0.6, 0.56);
  const white = k.m('#ece8e4/pearl');
  k.lathe(k.part('body'), white, [[0.16, 0.15], [0.3, 0.16], [0.8, 0.15], [0.98, 0.1], [1.14, 0.015]]);
  k.s.cone(k.part('nose', { priority: 1.1 }), paint(k, 'red', 'nose'), [0, 0.96, 0], [0, 1.16, 0], 0.105, 0.012);
  k.s.cone(k.part('band', { priority: 1.1, group: 'b' }), 'red', [0, 0.4, 0], [0, 0.46, 0], 0.163, 0.162);
  k.s.ell(k.part('window', { priority: 1.3 }), '#58b8e8/glass', [0, 0.76, 0.15], [0.05, 0.05, 0.02]);
  for (const a of [-70, 70, 0]) k.prism(k.part('fin', { group: `f${a}` }), 'red', [[0.1, 0.12], [0.32, 0.08], [0.14, 0.4]].map(([x, y]) => [x! * Math.sin(rad(a || 1)), y!] as const), 0.025, { z: 0.08 });
  const t = k.part('gantry', { priority: 1.1 });
  for (const z of [-0.1, 0.04]) for (const x of [0.36, 0.5]) k.s.cap(t, '#d86030', [x, 0.06, z], [x, 1.06, z], k.least(0.016, 0.5));
  for (let i = 0; i < 6; i++) { const y = 0.14 + i * 0.18; k.s.cap(t, '#d86030', [0.36, y, 0.04], [0.5, y + (i % 2 ? 0.16 : -0.02), 0.04], k.least(0.011, 0.4)); }
  for (const y of [0.5, 0.86]) k.s.cap(t, '#d86030', [0.14, y, 0.02], [0.38, y, 0.02], k.least(0.018, 0.5));
  return STAND;
}; // biome-ignore format: solids

const stadium = (k: Kit): typeof STAND => {
  const m = k.m('#d0d8e0/marble');
  k.s.cone(k.part('wall'), m, [0, 0, 0], [0, 0.3, 0], 0.58, 0.7, { pattern: (x, y, z) => (Math.cos(Math.atan2(x, z) * 18) > 0.7 ? -0.9 : y > 0.8 ? 0.3 : 0), capTone: -0.6 });
  const seats = [k.s.material('#3c68c0'), k.s.material('#d84848')] as const;
  k.s.cone(k.part('seats', { priority: 1.1 }), '#3c68c0', [0, 0.3, 0], [0, 0.302, 0], 0.64, 0.64, { pattern: (x, _y, z) => (Math.floor(Math.hypot(x, z) * 7) % 2 ? { material: seats[Math.floor(((Math.atan2(x, z) + 3.2) / 6.3) * 10) % 2]! } : -0.2) });
  k.s.cone(k.part('track', { priority: 1.2 }), '#c86c4c', [0, 0.304, 0], [0, 0.308, 0], 0.44, 0.44);
  const stripe = k.s.material('#5cb04c');
  // a pitch between its lines, mown in stripes
  k.box(k.part('field', { priority: 1.3 }), '#74c45c', [0, 0.312, 0], [0.36, 0.004, 0.23], IDENTITY, { pattern: (x) => (Math.floor((x + 1) * 6) % 2 ? { material: stripe } : 0) });
  const line = k.least(0.008, 0.4);
  const mark = k.part('line', { priority: 1.6, line: false });
  for (const x of [-0.34, 0, 0.34]) k.s.cap(mark, 'white', [x, 0.322, -0.21], [x, 0.322, 0.21], line);
  for (const z of [-0.21, 0.21]) k.s.cap(mark, 'white', [-0.34, 0.322, z], [0.34, 0.322, z], line);
  for (let i = 0; i < 14; i++) { const [a, b] = [(i / 14) * 6.283, ((i + 1) / 14) * 6.283]; k.s.cap(mark, 'white', [Math.cos(a) * 0.08, 0.322, Math.sin(a) * 0.08], [Math.cos(b) * 0.08, 0.322, Math.sin(b) * 0.08], line); }
  for (const [x, z] of [[-0.56, -0.32], [0.56, -0.32], [-0.6, 0.3], [0.6, 0.3]] as const) { k.s.cap(k.part('mast', { group: `m${x}${z}` }), 'steel', [x, 0.24, z], [x, 0.66, z], k.least(0.014, 0.5)); k.box(k.part('lights', { priority: 1.4, group: `l${x}${z}` }), '#fff4c0/flame', [x, 0.7, z], [0.08, 0.05, 0.03]); }
  return { ...STAND, pitch: 34 } as never;
}; // biome-ignore format: solids

const ruinedTower = (k: Kit): typeof STAND => {
  const m = k.m('#98949c/stone');
  k.s.cone(k.part('wall'), m, [0, 0, 0], [0, 1.02, 0], 0.34, 0.29, { pattern: courses(10, 12, 1, 0.31, k.px), clips: [[0.62, 0.78, 0, 0.42], [-0.5, 0.86, 0, 0.74]], capMaterial: '#4c4854', capTone: -0.6 });
  door(k, 'arch', 0, 0.02, 0.335, 0.09, 0.12, 'dark_stone');
  k.box(k.part('slit', { priority: 1.2 }), 'dark', [-0.06, 0.56, 0.31], [k.least(0.035, 0.9), 0.07, 0.02]);
  for (let i = 0; i < 7; i++) { const u = k.ctx.random.fork(`rubble ${i}`); k.box(k.part('rubble', { group: `r${i}` }), m, [0.36 + 0.26 * u.float() * (i % 3 ? 1 : -3.6), 0.05, 0.1 + 0.4 * u.float()], [0.05 + 0.04 * u.float(), 0.045, 0.05], rotY(u.float() * 90)); }
  ivy(k, 0.28, 0.7, 0.3, 0.9);
  return { ...STAND, pitch: 16 } as never;
}; // biome-ignore format: solids

const archBridge = (k: Kit): typeof STAND => {
  const m = k.m(k.choose('stone', ['#a09c98/stone', 'stone', '#b8a888/stone']));
  const deck = (x: number): number => 0.34 + 0.16 * (1 - (x / 0.78) ** 2);
  for (let i = -13; i <= 13; i++) {
    const x = i * 0.06;
    const arch = Math.max(0, 0.3 * Math.sqrt(Math.max(0, 1 - (x / 0.42) ** 2)));
    const [low, high] = [arch > 0.02 ? arch : 0, deck(x)];
    k.box(k.part('wall', { group: 'wall' }), m, [x, (low + high) / 2, 0], [0.032, (high - low) / 2, 0.2], IDENTITY, { pattern: bricks(Math.max(1, Math.round((high - low) * 11)), 1, high - low, 0.12, k.px), tone: (i & 1) * 0.08 });
    k.box(k.part('parapet', { group: `q${i & 3}`, priority: 1.05 }), m, [x, high + 0.05, 0.19], [0.032, 0.055, 0.035]);
    k.box(k.part('parapet', { group: `h${i & 3}` }), m, [x, high + 0.05, -0.19], [0.032, 0.055, 0.035]);
  }
  for (let i = 0; i <= 12; i++) { const a = (i / 12) * Math.PI; k.box(k.part('voussoir', { priority: 1.15, group: `v${i & 1}` }), '#c8c0b4/stone', [Math.cos(a) * 0.44, Math.sin(a) * 0.32, 0.2], [0.045, 0.045, 0.02], rotZ((a * 180) / Math.PI)); }
  for (const e of [-1, 1]) k.box(k.part('pier', { group: `p${e}` }), m, [e * 0.78, 0.26, 0.16], [0.07, 0.27, 0.08], IDENTITY, { pattern: bricks(4, 1, 0.5, 0.14, k.px) });
  k.s.ell(k.part('water', { line: false }), '#4c94c8/water', [0, 0, 0.06], [0.44, 0.03, 0.3]);
  return { ...STAND, pitch: 14 } as never;
}; // biome-ignore format: solids

/** Towers of several heights round a keep, walls between them, a gate with a portcullis. */
function castle(k: Kit): typeof STAND {
  // of who is feared: dark stone, roofs of the colour of wine
  const grim = k.ctx.said('dark') || k.ctx.said('evil') || k.ctx.said('scary');
  const wall = k.m(grim ? '#6c6478/stone' : k.choose('stone', ['stone', '#b0aca8/stone', '#c8bca8/stone', '#9a94a4/stone']));
  const roof = paint(k, grim ? '#6c2440/slate' : k.choose('roof', ['#3c5cb0/slate', 'roof', 'slate', '#7c4c98/slate', '#2e7c74/slate']), 'roof');
  const o = { roof, light: true } as const;
  k.box(k.part('wall', { group: 'keep' }), wall, [0, 0.42, -0.2], [0.27, 0.42, 0.16], IDENTITY, { pattern: bricks(9, 5, 0.84, 0.54, k.px) });
  roofOver(k, 'battlements', 0, 0.84, -0.2, 0.27, 0.16, 0.1, roof, wall);
  tower(k, 0.08, -0.24, 0.15, 0.42, wall, { ...o, y: 0.84, slits: 2 });
  tower(k, -0.33, -0.2, 0.12, 0.98, wall, { ...o, slits: 2 });
  tower(k, 0.36, -0.2, 0.13, 0.8, wall, { ...o, slits: 2 });
  for (const x of [-0.12, 0.12]) pane(k, 'arch', x, 0.6, -0.04, 0.035, 0.05, 'dark_stone', 'warm');
  k.box(k.part('wall', { group: 'curtain' }), wall, [0, 0.2, 0.1], [0.6, 0.2, 0.1], IDENTITY, { pattern: bricks(4, 11, 0.4, 1.2, k.px) });
  roofOver(k, 'battlements', 0, 0.4, 0.1, 0.58, 0.1, 0.1, roof, wall);
  for (const e of [-1, 1]) tower(k, e * 0.6, 0.12, 0.14, 0.52, wall, { ...o, slits: 1 });
  for (const e of [-1, 1]) tower(k, e * 0.19, 0.2, 0.085, 0.42, wall, { kind: 'battlements', slits: 0 });
  k.prism(k.part('arch', { priority: 1.15 }), '#241e28', [[-0.11, 0], [0.11, 0], [0.11, 0.2], [0.06, 0.3], [-0.06, 0.3], [-0.11, 0.2]], 0.02, { z: 0.205 });
  if (k.ctx.brief.parts.some((p) => p.piece === 'door')) k.box(k.part('door', { priority: 1.3 }), paint(k, 'wood', 'door'), [0, 0.12, 0.23], [0.1, 0.12, 0.01]);
  else for (const x of [-0.06, 0, 0.06]) k.s.cap(k.part('bars', { priority: 1.3 }), 'iron', [x, 0.12, 0.235], [x, 0.27, 0.235], k.least(0.009, 0.4));
  if (isGrown(k)) { ivy(k, 0.6, 0.42, 0.21, 1.2); ivy(k, 0.26, 0.3, -0.03, 0.7, 0, 0.5); ivy(k, 0.14, 0.4, 0.27, 0.6, -0.6); ivy(k, 0.14, 0.4, 0.27, 0.6, 0.6); }
  if (isRuin(k)) for (let i = 0; i < 7; i++) { const u = k.ctx.random.fork(`rubble ${i}`); k.box(k.part('rubble', { group: `r${i}` }), wall, [(u.float() - 0.5) * 1.3, 0.03, 0.34 + 0.12 * u.float()], [0.04 + 0.03 * u.float(), 0.035, 0.04], rotY(u.float() * 90)); }
  if (k.ctx.wants('flag') && !isRuin(k)) { flag(k, 0.08, 1.64, -0.24, 'red', 0.16); flag(k, -0.33, 1.28, -0.2, 'red', 0.14); }
  for (const e of [-1, 1]) k.box(k.part('banner', { priority: 1.3, group: `b${e}` }), paint(k, 'crimson', 'flag'), [e * 0.4, 0.22, 0.21], [0.05, 0.12, 0.012]);
  return STAND;
} // biome-ignore format: solids

/** A castle of exactly so many towers: two great round ones at its gate, a third over the keep, a fourth beside it. */
function towered(k: Kit, count: number): typeof STAND {
  const grim = k.ctx.said('dark') || k.ctx.said('evil') || k.ctx.said('scary');
  const wall = k.m(grim ? '#6c6478/stone' : k.choose('stone', ['stone', '#b0aca8/stone', '#c8bca8/stone', '#9a94a4/stone']));
  const roof = paint(k, grim ? '#6c2440/slate' : k.choose('roof', ['#3c5cb0/slate', 'roof', 'slate', '#7c4c98/slate', '#2e7c74/slate']), 'roof');
  const o = { roof, light: true } as const;
  k.box(k.part('wall', { group: 'keep' }), wall, [0, 0.36, -0.16], [0.34, 0.36, 0.16], IDENTITY, { pattern: bricks(8, 6, 0.72, 0.68, k.px) });
  roofOver(k, 'battlements', 0, 0.72, -0.16, 0.34, 0.16, 0.1, roof, wall);
  for (const x of [-0.16, 0.16]) pane(k, 'arch', x, 0.56, 0.0, 0.04, 0.06, 'dark_stone', 'warm');
  if (count === 3) tower(k, 0, -0.2, 0.15, 0.44, wall, { ...o, y: 0.74, slits: 1 });
  if (count > 3) for (const e of [-1, 1]) tower(k, e * 0.24, -0.22, 0.12, 0.42, wall, { ...o, y: 0.7, slits: 1 });
  k.box(k.part('wall', { group: 'curtain' }), wall, [0, 0.22, 0.1], [0.5, 0.22, 0.1], IDENTITY, { pattern: bricks(4, 9, 0.44, 1, k.px) });
  roofOver(k, 'battlements', 0, 0.44, 0.1, 0.46, 0.1, 0.1, roof, wall);
  for (const e of [-1, 1]) tower(k, e * 0.56, 0.1, 0.22, 0.86, wall, { ...o, slits: 2 });
  k.prism(k.part('arch', { priority: 1.15 }), '#241e28', [[-0.13, 0], [0.13, 0], [0.13, 0.22], [0.07, 0.32], [-0.07, 0.32], [-0.13, 0.22]], 0.02, { z: 0.205 });
  if (k.ctx.brief.parts.some((p) => p.piece === 'door')) k.box(k.part('door', { priority: 1.3 }), paint(k, 'wood', 'door'), [0, 0.13, 0.23], [0.11, 0.13, 0.01]);
  else for (const x of [-0.07, 0, 0.07]) k.s.cap(k.part('bars', { priority: 1.3 }), 'iron', [x, 0.16, 0.235], [x, 0.29, 0.235], k.least(0.009, 0.4));
  if (isGrown(k)) { ivy(k, 0.5, 0.44, 0.21, 1.2); ivy(k, 0.2, 0.5, 0.3, 0.7, -0.56); ivy(k, 0.2, 0.5, 0.3, 0.7, 0.56); }
  for (const e of [-1, 1]) k.box(k.part('banner', { priority: 1.3, group: `b${e}` }), paint(k, 'crimson', 'flag'), [e * 0.25, 0.24, 0.21], [0.05, 0.11, 0.012]);
  return STAND;
} // biome-ignore format: solids

export const MONUMENTS: PropTable = {
  'twin-castle': about({ home: ['meadow', 'mountain'] }, entry('building', ['twintowered castle', 'twin towered castle', 'twin tower castle'], (k) => towered(k, 2), partsOf('castle'), 'wall')),
  'three-castle': about({ home: ['meadow', 'mountain'] }, entry('building', ['tripletowered castle', 'triple towered castle', 'triple tower castle'], (k) => towered(k, 3), partsOf('castle'), 'wall')),
  'four-castle': about({ home: ['meadow', 'mountain'] }, entry('building', ['quadrupletowered castle', 'quadruple towered castle', 'quadruple tower castle'], (k) => towered(k, 4), partsOf('castle'), 'wall')),
  castle: about({ home: ['meadow', 'mountain'] }, entry('building', ['fortress', 'fort', 'keep', 'citadel', 'stronghold', 'kingdom'], castle, partsOf('castle'), 'wall')),
  cathedral: about({ home: ['city'], interior: true }, entry('building', ['gothic cathedral', 'gothic church', 'minster', 'basilica', 'abbey', 'monastery', 'notre dame'], gothic, partsOf('cathedral'))),
  mosque: about({ home: ['desert'], interior: true }, entry('building', ['masjid', 'arabian palace', 'arab palace', 'taj mahal', 'sultan palace', 'persian palace', 'desert palace', 'palace with domes', 'domed palace', 'golden palace'], mosque, partsOf('mosque'))),
  'japanese-castle': about({ home: ['mountain', 'meadow'] }, entry('building', ['himeji castle', 'osaka castle', 'matsumoto castle', 'samurai castle', 'shogun castle', 'daimyo castle', 'ninja castle', 'feudal japanese castle', 'tenshu', 'donjon of a shogun'], japaneseCastle, partsOf('japanese-castle'), 'wall')),
  aqueduct: about({ home: ['meadow', 'desert'] }, entry('building', ['roman aqueduct', 'stone aqueduct', 'ancient aqueduct', 'water bridge', 'viaduct', 'stone viaduct'], aqueduct, { wall: ['wall', 'walls', 'arches', 'stones'], water: ['water'] }, 'wall')),
  pagoda: about({ home: ['mountain', 'meadow'] }, entry('building', ['chinese temple', 'asian temple', 'chinese pagoda', 'buddhist temple', 'oriental temple', 'japanese pagoda', 'japanese temple', 'chinese palace'], (k) => pagoda(k, k.ctx.small ? 2 : k.px < 0.02 ? 5 : 3, k.px < 0.02 ? 0.26 : 0.32), partsOf('pagoda'))),
  'japanese-house': about({ home: ['meadow'], interior: true }, entry('building', ['dojo', 'minka', 'machiya', 'shrine', 'japanese shrine', 'shinto shrine', 'ryokan', 'japanese inn', 'japanese tavern', 'japanese teahouse', 'samurai house', 'traditional japanese house', 'onsen', 'bathhouse', 'karate dojo', 'ninja house', 'japanese tea house', 'teahouse', 'japanese teahouses', 'chinese teahouse'], japaneseHouse, partsOf('japanese-house'))),
  'haunted-house': about({ home: ['graveyard'], interior: true }, entry('building', ['haunted mansion', 'spooky house', 'creepy house', 'ghost house', 'scary house', 'abandoned mansion', 'spooky mansion', 'vampire mansion', 'witch mansion', 'addams family house', 'creepy mansion', 'haunted manor', 'abandoned house', 'derelict house', 'old abandoned house'], haunted, partsOf('haunted-house'))),
  colosseum: about({ home: ['meadow'] }, entry('building', ['roman colosseum', 'coliseum', 'amphitheater', 'amphitheatre', 'roman arena', 'gladiator arena', 'battle arena'], colosseum, partsOf('colosseum'))),
  'sports-stadium': about({ home: ['city'] }, entry('building', ['stadium', 'football stadium', 'soccer stadium', 'sports arena', 'baseball stadium'], stadium, partsOf('sports-stadium'))),
  'aztec-temple': about({ home: ['forest'] }, entry('building', ['ziggurat', 'step pyramid', 'mayan pyramid', 'aztec pyramid', 'mayan temple', 'stepped pyramid', 'mayan step pyramid', 'maya step pyramid', 'aztec step pyramid', 'mayan stepped pyramid', 'mesoamerican pyramid', 'jungle pyramid', 'inca pyramid', 'inca temple', 'maya temple', 'inca temple', 'mesoamerican pyramid', 'sacrificial temple'], aztec, partsOf('aztec-temple'))),
  'mushroom-house': about({ home: ['forest'], interior: true }, entry('building', ['toadstool house', 'mushroom hut', 'mushroom cottage', 'smurf house', 'gnome house', 'fairy house', 'toad house', 'mushroom home'], (k) => taleHouse(k, { body: cap, doorZ: 0.33, windows: [[-0.23, 0.3, 0.24], [0.23, 0.3, 0.24]], chimney: [0.3, 0.9, 0] }), partsOf('mushroom-house'))),
  'pumpkin-house': about({ home: ['meadow'], interior: true }, entry('building', ['pumpkin hut', 'pumpkin cottage', 'pumpkin home', 'halloween house'], (k) => taleHouse(k, { body: pumpkin, doorZ: 0.53, windows: [[-0.3, 0.46, 0.46], [0.3, 0.46, 0.46]] }), partsOf('pumpkin-house'))),
  'gingerbread-house': about({ home: ['snow', 'forest'], interior: true }, entry('building', ['candy house', 'cookie house', 'gingerbread cottage', 'hansel and gretel house', 'house made of candy', 'cake house'], (k) => taleHouse(k, { body: ginger, doorZ: 0.29, windows: [[-0.28, 0.3, 0.28], [0.28, 0.3, 0.28]] }), partsOf('gingerbread-house'))),
  'hobbit-hole': about({ home: ['meadow'], interior: true }, entry('building', ['hobbit house', 'hobbit home', 'burrow house', 'earth house', 'halfling house', 'hill house', 'house in a hill', 'hobbit hut'], (k) => taleHouse(k, { body: hillock, doorZ: 0.42, windows: [[-0.3, 0.24, 0.38], [0.3, 0.24, 0.38]], chimney: [0.26, 0.5, -0.06] }), partsOf('hobbit-hole'))),
  'cyberpunk-building': about({ home: ['city'] }, entry('building', ['cyberpunk tower', 'cyberpunk skyscraper', 'neon building', 'cyberpunk apartment', 'neon skyscraper', 'megacorp tower', 'dystopian building', 'futuristic skyscraper', 'corporate tower', 'neon tower', 'cyberpunk house', 'cyberpunk apartment block', 'cyberpunk apartments', 'cyberpunk apartment building', 'cyberpunk block'], cyber, partsOf('cyberpunk-building'))),
  skypod: about({ home: ['city', 'space'] }, entry('building', ['futuristic building', 'futuristic tower', 'sci fi building', 'scifi building', 'sci fi tower', 'alien building', 'space tower', 'control tower', 'space needle', 'airport tower', 'air traffic control tower', 'futuristic house', 'alien tower', 'sci fi house', 'space building'], futuristic, partsOf('skypod'))),
  tipi: about({ home: ['meadow'] }, entry('building', ['teepee', 'native american tent', 'tepee'], tipi, partsOf('tipi'))),
  yurt: about({ home: ['meadow', 'mountain'] }, entry('building', ['mongolian yurt', 'ger', 'nomad tent', 'round tent'], yurt, partsOf('yurt'))),
  'clock-tower': about({ home: ['city'] }, entry('building', ['big ben', 'clocktower', 'town clock', 'tower with a clock'], (k) => keepTower(k, 'clock'), partsOf('clock-tower'))),
  'bell-tower': about({ home: ['city', 'meadow'] }, entry('building', ['belfry', 'belltower', 'campanile', 'church tower', 'carillon tower'], (k) => keepTower(k, 'bell'), partsOf('bell-tower'))),
  mausoleum: about({ home: ['graveyard'] }, entry('building', ['tomb building', 'family crypt', 'family tomb', 'stone crypt', 'burial chamber', 'crypt entrance', 'sepulcher', 'stone tomb', 'crypt building', 'vampire crypt'], crypt, partsOf('mausoleum'))),
  obelisk: about({ home: ['desert'] }, entry('building', ['stone obelisk', 'egyptian obelisk', 'monolith', 'rune stone tower'], obelisk, partsOf('obelisk'))),
  stonehenge: about({ home: ['meadow'] }, entry('building', ['stone circle', 'standing stones', 'druid circle', 'ring of stones', 'megaliths', 'druid stones'], henge)),
  'nuclear-plant': about({ home: ['city'] }, entry('building', ['nuclear power plant', 'power station', 'cooling tower', 'nuclear reactor', 'power plant'], cooling, partsOf('nuclear-plant'))),
  'water-tower': about({ home: ['city', 'desert'] }, entry('building', ['watertower', 'water tank tower', 'water tank'], waterTower, partsOf('water-tower'))),
  silo: about({ home: ['meadow'] }, entry('building', ['grain silo', 'farm silo', 'grain elevator', 'storage silo'], silo, partsOf('silo'))),
  'palisade-fort': about({ home: ['meadow', 'forest'] }, entry('building', ['palisade gate', 'wooden fort', 'wooden fortress', 'wooden gate tower', 'bandit camp gate', 'wooden stronghold', 'outpost', 'goblin fort', 'orc fort', 'frontier fort', 'military outpost', 'bandit fort', 'wooden castle'], palisade, partsOf('palisade-fort'))),
  gatehouse: about({ home: ['meadow'] }, entry('building', ['castle gate', 'city gate', 'castle entrance', 'town gate', 'fortress gate', 'portcullis gate', 'castle gatehouse'], gatehouse, partsOf('gatehouse'))),
  'orthodox-church': about({ home: ['snow', 'city'] }, entry('building', ['russian church', 'russian cathedral', 'saint basils cathedral', 'st basils cathedral', 'onion dome church', 'kremlin', 'orthodox cathedral'], orthodox, partsOf('orthodox-church'))),
  'hindu-temple': about({ home: ['forest'] }, entry('building', ['indian temple', 'khmer temple', 'angkor wat', 'hindu shrine'], hindu, partsOf('hindu-temple'))),
  'subway-entrance': about({ home: ['city'] }, entry('building', ['metro entrance', 'subway stairs', 'underground entrance', 'metro station entrance'], metro)),
  'launch-pad': about({ home: ['desert'] }, entry('building', ['rocket launch pad', 'launchpad', 'rocket base', 'space port', 'spaceport', 'rocket launch site', 'launch site'], rocketPad)),
  'ruined-tower': about({ home: ['meadow', 'forest'] }, entry('building', ['broken tower', 'ruined watchtower', 'ruined watch tower', 'ruined guard tower', 'ruined wizard tower', 'broken watchtower', 'collapsed tower', 'crumbling tower', 'abandoned tower', 'old ruined tower', 'tower ruins'], ruinedTower, partsOf('ruined-tower'))),
  'stone-bridge': about({ home: ['meadow'] }, entry('building', ['stone arch bridge', 'arch bridge', 'old stone bridge', 'brick bridge', 'roman bridge', 'medieval bridge'], archBridge)),
}; // biome-ignore format: a table
