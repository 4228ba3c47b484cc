/** The commonest buildings: homes, the tavern, the church, the temple, the skyscraper. */
import { IDENTITY, rotX, rotZ } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import {
  block,
  chimney,
  columns,
  isGrown,
  isRuin,
  ivy,
  paint,
  pane,
  pediment,
  picture,
  smoke,
  steps,
} from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { SIGN_PICTURES } from './sign-pictures.ts';
import { courses, planks } from './surfaces.ts';

const PARTS = {
  roof: ['roof', 'rooftop', 'shingles', 'tiles'],
  door: ['door', 'gate'],
  wall: ['wall', 'facade'],
  window: ['window'],
  chimney: ['chimney'],
  trim: ['trim', 'beam', 'timber'],
};
const without = (...names: (keyof typeof PARTS)[]) =>
  Object.fromEntries(Object.entries(PARTS).filter(([name]) => !names.includes(name as keyof typeof PARTS)));

const FRONT = { view: 'stand', pitch: 16, yaw: 0 } as const;

/** Posts and beams over a plastered front; slanting ones where there is room. */
function timber(k: Kit, x: number, y: number, w: number, h: number, z: number, braced = false): void {
  const t = k.part('timber', { priority: 1.15, group: `timber ${x} ${y}` });
  const m = paint(k, 'dark_wood', 'trim');
  const th = Math.max(0.02, k.px * 0.55);
  for (const e of [-1, 1]) k.box(t, m, [x + e * (w - th), y + h / 2, z + 0.005], [th, h / 2, 0.015]);
  for (const at of [y + th, y + h - th]) k.box(t, m, [x, at, z + 0.006], [w, th * 0.9, 0.015]);
  if (!braced || k.ctx.small) return;
  for (const e of [-1, 1])
    k.box(t, m, [x + e * (w - 0.075), y + h * 0.7, z + 0.004], [th * 0.7, h * 0.26, 0.012], rotZ(e * -34));
}

/** A box of flowers under a window. */
function flowerBox(k: Kit, x: number, y: number, z: number, w: number): void {
  const p = k.part('flowers', { priority: 1.4, group: `flowers ${x}` });
  k.box(p, 'dark_wood', [x, y, z + 0.03], [w, 0.022, 0.03]);
  const bloom = k.choose('bloom', ['red', 'rose', 'yellow', 'white']);
  const n = Math.max(3, Math.round((w * 2) / Math.max(0.045, k.px * 1.6)));
  for (let i = 0; i < n; i++) {
    const r = k.least(0.026, 0.7);
    k.s.ell(
      p,
      i % 2 ? 'leaf' : bloom,
      [x + ((i + 0.5) / n - 0.5) * 2 * w, y + 0.022 + r * 0.7, z + 0.04],
      [r, r, 0.02],
    );
  }
}

/** Whether what is as thin as a rung can be seen. */
const fine = (k: Kit): boolean => k.px < 0.017;

const bushes = (k: Kit, at: readonly (readonly [x: number, z: number])[]): void => {
  for (const [x, z] of at) {
    const p = k.part('bush', { priority: 1.2, group: `bush ${x}` });
    k.s.ell(p, 'leaf', [x, 0.06, z], [0.095, 0.085, 0.07]);
    k.s.ell(p, 'leaf', [x + 0.07, 0.045, z + 0.02], [0.065, 0.06, 0.05]);
  }
};

/** Columns before a dark hall on three steps, a triangle with a carved field over them. */
function temple(k: Kit): typeof FRONT {
  const m = k.m(k.choose('stone', ['#ece4d4/marble', '#e4d4b0/marble', '#dcd8d4/marble']));
  const hall = paint(k, '#a08c74', 'wall');
  for (const [i, y] of [0.035, 0.105, 0.175].entries())
    k.box(k.part('step', { group: `s${i}` }), m, [0, y, 0.02], [0.72 - i * 0.045, 0.036, 0.42 - i * 0.04], IDENTITY, {
      tone: i % 2 ? -0.25 : 0,
    });
  const high = isRuin(k) ? 0.14 : 0.27;
  k.box(k.part('hall', { group: 'hall' }), isRuin(k) ? m : hall, [0, 0.19 + high, -0.06], [0.5, high, 0.2], IDENTITY, {
    tone: -0.9,
  });
  if (!isRuin(k))
    k.box(k.part('door', { priority: 1.1 }), paint(k, '#3c2c28', 'door'), [0, 0.4, 0.145], [0.1, 0.2, 0.01]);
  const n = k.ctx.small ? 4 : 6;
  const ruin = isRuin(k);
  if (!ruin) columns(k, n, 0.56, 0.2, 0.5, 0.28, m, 0.05);
  else
    for (let i = 0; i < n; i++) {
      const x = -0.56 + (i * 1.12) / (n - 1);
      const high = [0.5, 0.22, 0.5, 0.5, 0.34, 0.12][i]!;
      k.s.cone(k.part('column', { group: `c${i}`, priority: 1.15 }), m, [x, 0.2, 0.28], [x, 0.2 + high, 0.28], k.least(0.054, 0.9), k.least(0.047, 0.8)); // biome-ignore format: a column
    }
  if (isGrown(k)) ivy(k, 0.6, 0.5, 0.32, 1.1);
  if (ruin) {
    k.box(k.part('frieze'), m, [0.22, 0.735, 0.26], [0.17, 0.04, 0.09]);
    for (let i = 0; i < 6; i++) { const u = k.ctx.random.fork(`rubble ${i}`); k.box(k.part('rubble', { group: `r${i}` }), m, [(u.float() - 0.5) * 1.3, 0.05, 0.44 + 0.1 * u.float()], [0.05 + 0.04 * u.float(), 0.045, 0.05], rotZ(u.float() * 30)); } // biome-ignore format: rubble
    return FRONT;
  }
  k.box(k.part('beam', { group: 'beam' }), m, [0, 0.735, 0.05], [0.64, 0.03, 0.3]);
  // triglyphs along the frieze
  k.box(k.part('frieze', { group: 'frieze', priority: 1.05 }), m, [0, 0.795, 0.05], [0.64, 0.035, 0.29], IDENTITY, {
    tone: -0.2,
    pattern: (x, _y, z) => (z > 0 && (x * 7.5 + 40) % 1 < 0.4 ? -0.9 : 0),
  });
  pediment(k, 0.68, 0.79, 0.28, 0.31, 0.05, m);
  if (!k.ctx.small) k.s.ell(k.part('relief', { priority: 1.3 }), '#d8a838', [0, 0.95, 0.37], [0.06, 0.06, 0.015]);
  for (const [x, y] of [[-0.68, 0.88], [0, 1.17], [0.68, 0.88]] as const) k.s.ell(k.part('finial', { priority: 1.1, group: `f${x}` }), m, [x, y, 0.3], k.least(0.03, 0.7)); // biome-ignore format: finials
  return { ...FRONT, pitch: 10 } as never;
}

function skyscraper(k: Kit): typeof FRONT {
  const wall = k.m(k.choose('wall', ['#4c5c7c', '#5c6470', '#8c5c4c', '#3c6478']));
  const warm = k.s.material(paint(k, '#ffd46c/flame', 'window'));
  const glass = k.s.material(paint(k, '#7cb4d8', 'window'));
  const night = k.ctx.said('dark');
  const lit = k.ctx.random.fork('lit');
  const share = lit.float() * 0.12 + (night ? 0.55 : 0.4);
  /** A storey every so many pixels, so that each window is whole. */
  const tier = (w: number, y: number, h: number, d: number, name: string): void => {
    const columns = Math.max(2, Math.round((w * 2) / Math.max(0.075, k.px * 3)));
    const rows = Math.max(2, Math.round(h / Math.max(0.085, k.px * 3)));
    k.box(k.part('tower', { group: name }), wall, [0, y + h / 2, 0], [w, h / 2, d], IDENTITY, {
      pattern: (u, v, _z, _nx, ny, nz) => {
        if (Math.abs(ny) > 0.5 || nz < 0.5) return 0;
        const [cx, cy] = [((u + 1) / 2) * columns, ((v + 1) / 2) * rows];
        const [fx, fy] = [cx - Math.floor(cx), cy - Math.floor(cy)];
        if (fx < 0.2 || fx > 0.82 || fy < 0.3 || fy > 0.86) return 0;
        const hash = Math.abs(Math.sin(Math.floor(cx) * 12.9 + Math.floor(cy) * 78.2 + y * 9)) * 43758.5;
        return { material: hash - Math.floor(hash) < share ? warm : glass };
      },
    });
    k.box(
      k.part('ledge', { group: `${name} top`, priority: 1.05 }),
      paint(k, '#d0d4dc', 'roof'),
      [0, y + h + 0.012, 0],
      [w + 0.02, 0.018, d + 0.02],
    );
  };
  const high = k.vary('high', 1, 0.1);
  tier(0.42, 0.14, 0.74 * high, 0.26, 't0');
  tier(0.31, 0.14 + 0.76 * high, 0.5 * high, 0.2, 't1');
  tier(0.19, 0.14 + 1.28 * high, 0.26 * high, 0.13, 't2');
  const top = 0.14 + 1.55 * high;
  k.s.cap(k.part('mast', { priority: 1.3 }), 'steel', [0, top, 0], [0, top + 0.3, 0], k.least(0.016, 0.5));
  k.s.ell(k.part('beacon', { priority: 1.5 }), '#ff5848/flame', [0, top + 0.31, 0], k.least(0.022, 0.8));
  k.box(k.part('lobby', { group: 'lobby' }), '#3c404c', [0, 0.07, 0], [0.46, 0.075, 0.29]);
  k.box(k.part('lobby', { priority: 1.2, group: 'glass' }), '#ffe0a0/flame', [0, 0.062, 0.285], [0.4, 0.04, 0.012]);
  k.box(k.part('door', { priority: 1.35 }), paint(k, '#2c3850', 'door'), [0, 0.055, 0.3], [0.07, 0.055, 0.012]);
  return { ...FRONT, pitch: 8 } as never;
}

export const HOMES: PropTable = {
  house: about({ home: ['meadow'], interior: true }, entry('building', ['home', 'village house', 'cabin house', 'treehouse', 'outhouse', 'cafe house', 'small house', 'medieval house', 'fantasy house'], (k) => {
    const wall: MaterialRef[] = ['plaster', '#e8d4b0/plaster', 'brick', '#d8c8b8/plaster'];
    // a house that is said to be blue is blue at a glance: high walls, a roof that keeps quiet, no beams across
    const painted = k.ctx.brief.colours.length > 0;
    const tall = k.ctx.said('tall') || painted ? 0.68 : k.form('tall', [0.46, 0.6, 0.72]);
    const roof = k.choose('roof', painted ? ['#6c6470/roof', 'slate', '#7c5c50/roof', '#565c6c/roof'] : ['roof', 'slate', '#5c7c5c/roof', '#a85838/roof']);
    const e = k.choose('side', [1, -1]);
    const w = k.form('wide', [0.52, 0.46, 0.58]);
    const rise = painted ? 0.36 : k.choose('rise', [0.44, 0.5, 0.4]);
    const top = block(k, { wall, size: [w, tall, 0.28], trim: 'dark_wood', roof: 'gable', tiles: [roof], rise, windows: [tall > 0.55 ? 3 : 4, tall > 0.55 ? 2 : 1], door: 'plain', doorAt: -e * 0.42 });
    if (!painted) timber(k, 0, 0.06, w, tall - 0.06, 0.28);
    // a gabled front stands before the rest
    const ref = k.choose('wall', wall);
    if (!isRuin(k)) {
      const [x, h] = [e * w * 0.48, tall + 0.06];
      block(k, { wall: [ref], size: [0.2, h, 0.06], x, z: 0.32, trim: 'dark_wood', roof: 'front', tiles: [roof], rise: 0.28, windows: [1, tall > 0.55 ? 2 : 1], door: 'none' });
      if (!painted) timber(k, x, 0.06, 0.2, h - 0.06, 0.385, true);
      if (tall > 0.55) pane(k, 'round', x, h + 0.08, 0.385, Math.max(0.03, k.px * 0.8), 0.03, 'dark_wood');
      if (!k.ctx.small) flowerBox(k, x, 0.13 + (tall > 0.55 ? 0.02 : 0), 0.39, 0.13);
      chimney(k, -e * w * 0.5, top - 0.06, -0.06, 0.15);
      if (k.choose('bushes', [true, false]) && !k.ctx.middle) bushes(k, [[-e * (w - 0.03), 0.36]]);
    }
    steps(k, 0.13, 0.36, 1, 'stone');
    return FRONT;
  }, PARTS)),
  cottage: about({ home: ['meadow'], interior: true }, entry('building', ['country cottage', 'cozy cottage', 'thatched cottage', 'english cottage', 'stone cottage', 'forest cottage', 'fairy tale cottage', 'fairytale cottage', 'witch cottage', 'little cottage', 'thatched house'], (k) => {
    const e = k.choose('side', [1, -1]);
    const wall: MaterialRef[] = ['plaster', '#d8ccb8/stone', '#e8d4b0/plaster', '#b08c74/stone', '#c8d0bc/plaster'];
    const ref = k.choose('wall', wall);
    block(k, { wall, laid: ref.endsWith('stone') ? 'blocks' : 'plain', size: [0.52, 0.4, 0.28], trim: 'dark_wood', roof: 'thatch', tiles: ['thatch', '#b8944c/thatch', '#8c6c44/thatch', '#a88c6c/thatch'], rise: 0.46 + k.jitter('rise') * 0.2, windows: [4, 1], door: 'arch', doorAt: e * 0.12 });
    if (!isRuin(k)) {
      if (!ref.endsWith('stone')) timber(k, 0, 0.06, 0.52, 0.34, 0.28);
      // a stone chimney on the gable's end, from the ground
      k.box(k.part('chimney', { group: 'stack' }), paint(k, '#98949c/stone', 'chimney'), [-e * 0.56, 0.52, 0.02], [0.09, 0.52, 0.11], IDENTITY, { pattern: courses(9, 6, 1, 0.1, k.px) });
      k.box(k.part('chimney', { group: 'cap' }), 'stone', [-e * 0.56, 1.05, 0.02], [0.105, 0.025, 0.12]);
      if (fine(k)) smoke(k, -e * 0.56, 1.07, 0);
      // the thatch lifts over a little window
      if (fine(k)) k.s.ell(k.part('roof', { priority: 1.12, group: 'lift' }), paint(k, 'thatch', 'roof'), [-e * 0.18, 0.55, 0.22], [0.17, 0.14, 0.12]);
      if (fine(k)) pane(k, 'cross', -e * 0.18, 0.53, 0.335, Math.max(0.06, k.px * 1.2), 0.055, 'dark_wood');
      if (!k.ctx.small) for (const x of [-0.33, 0.4]) flowerBox(k, e * x, 0.14, 0.29, 0.1);
      if (!k.ctx.middle) bushes(k, [[e * 0.47, 0.38], [-e * 0.36, 0.38]]);
    }
    steps(k, 0.14, 0.36, 1, 'stone');
    return FRONT;
  }, PARTS)),
  'log-cabin': about({ home: ['forest', 'snow', 'meadow'], interior: true }, entry('building', ['log cabin', 'cabin', 'wooden house', 'wooden cabin', 'lodge', 'hunting lodge', 'cabin in the woods', 'log house', 'woodland cabin', 'hunter cabin', 'ranger cabin', 'wood cabin', 'timber cabin'], (k) => {
    const e = k.choose('side', [1, -1]);
    const roof = k.choose('roof', ['#5c4434/wood', '#4c5c4c/roof', '#6c3c34/roof']);
    block(k, { wall: ['#a8703c/wood', '#8c5c34/wood'], laid: 'logs', size: [0.52, 0.38, 0.28], trim: '#e0c898', roof: 'gable', tiles: [roof], rise: 0.46, windows: [4, 1], door: 'plain', doorAt: e * 0.04 });
    if (!isRuin(k)) {
      // the ends of the logs
      for (const d of [-1, 1]) for (let i = 0; i < 5; i++) k.s.ell(k.part('log', { group: `end${d}`, priority: 1.1 }), '#c8985c/wood', [d * 0.5, 0.07 + i * 0.075, 0.3], [0.035, 0.034, 0.03], IDENTITY, { tone: i % 2 ? -0.2 : 0.1 });
      k.box(k.part('chimney', { group: 'stack' }), paint(k, '#98949c/stone', 'chimney'), [-e * 0.58, 0.5, 0], [0.1, 0.5, 0.12], IDENTITY, { pattern: courses(9, 6, 1, 0.1, k.px) });
      k.box(k.part('chimney', { group: 'cap' }), 'stone', [-e * 0.58, 1.01, 0], [0.115, 0.025, 0.13]);
      if (fine(k)) smoke(k, -e * 0.58, 1.03, 0);
      k.box(k.part('porch', { priority: 1.1 }), paint(k, roof, 'roof'), [e * 0.02, 0.36, 0.38], [0.24, 0.02, 0.1], rotX(14), { pattern: planks(0, 6, 0.48, k.px) });
      for (const x of [-0.2, 0.24]) k.s.cap(k.part('post', { priority: 1.2, group: `p${x}` }), '#6c4428/wood', [e * x, 0.02, 0.46], [e * x, 0.34, 0.45], k.least(0.02, 0.6));
      k.box(k.part('deck'), '#8c6844/wood', [e * 0.02, 0.02, 0.4], [0.28, 0.02, 0.1]);
      for (let i = 0; i < 5; i++) k.s.ell(k.part('firewood', { group: `w${i}`, priority: 1.2 }), '#d0a468/wood', [e * (0.38 + (i % 3) * 0.075 + (i > 2 ? 0.04 : 0)), 0.05 + (i > 2 ? 0.07 : 0), 0.38], [0.042, 0.04, 0.04]);
    }
    return FRONT;
  }, PARTS)),
  hut: about({ home: ['meadow'], interior: true }, entry('building', ['wooden hut', 'shed', 'small hut', 'old hut', 'hermit hut', 'witch hut', 'swamp hut'], (k) => {
    const e = k.choose('side', [1, -1]);
    block(k, { wall: ['wood', '#8c7458/wood'], laid: 'upright', size: [0.42, 0.42, 0.28], trim: 'dark_wood', roof: 'thatch', tiles: ['thatch', '#a08850/thatch'], rise: 0.34, windows: [3, 1], door: 'plain', doorAt: -e * 0.36 });
    if (!isRuin(k)) {
      // straw that hangs over the eaves
      for (let i = 0; i < 11; i++) k.s.cone(k.part('roof', { priority: 1.1, group: 'fringe' }), paint(k, 'thatch', 'roof'), [-0.45 + i * 0.09, 0.43, 0.33], [-0.45 + i * 0.09, 0.34 + (i % 3) * 0.02, 0.35], k.least(0.05, 0.9), 0.01, { tone: i % 2 ? -0.4 : 0 });
      for (const d of [-1, 1]) k.s.cap(k.part('post', { priority: 1.15, group: `p${d}` }), 'dark_wood', [d * 0.42, 0, 0.29], [d * 0.42, 0.42, 0.29], k.least(0.028, 0.7));
      k.s.ell(k.part('barrel', { priority: 1.2 }), 'wood', [e * 0.52, 0.1, 0.3], [0.08, 0.11, 0.08], IDENTITY, { pattern: planks(1, 3, 0.2, k.px) });
      if (k.ctx.said('chimney')) chimney(k, e * 0.2, 0.8, -0.04, 0.14);
    }
    return FRONT;
  }, PARTS)),
  tavern: about({ interior: true }, entry('building', ['pub', 'restaurant', 'medieval tavern', 'fantasy tavern', 'alehouse', 'ale house', 'beer house', 'tavern building', 'village tavern'], (k) => {
    const roof = k.choose('roof', ['#a85838/roof', 'roof', '#4c6454/roof']);
    // a storey of stone, and one of timber that stands out over it
    block(k, { wall: ['#a8a09c/stone'], laid: 'blocks', size: [0.5, 0.36, 0.26], trim: 'dark_wood', roof: 'none', windows: [4, 1], door: 'arch', doorAt: -0.08 });
    const top = block(k, { wall: ['plaster', '#e8cc98/plaster'], size: [0.55, 0.34, 0.3], y: 0.36, trim: 'dark_wood', roof: 'gable', tiles: [roof], rise: 0.4, windows: [4, 1] });
    if (!isRuin(k)) {
      timber(k, 0, 0.36, 0.55, 0.34, 0.3, true);
      for (let i = 0; i < 6; i++) k.box(k.part('timber', { priority: 1.2, group: 'joists' }), 'dark_wood', [-0.5 + i * 0.2, 0.345, 0.31], [0.022, 0.025, 0.03]);
      chimney(k, -0.34, top - 0.05, -0.04, 0.15);
      if (fine(k)) smoke(k, -0.34, top + 0.12, -0.04);
      const { rows, key } = SIGN_PICTURES.mug;
      k.s.cap(k.part('arm', { priority: 1.3 }), 'iron', [0.5, 0.42, 0.34], [0.78, 0.42, 0.34], k.least(0.014, 0.5));
      picture(k, rows, key, 0.68, 0.26, 0.36, paint(k, '#7c4c28/wood', 'sign'));
      for (const x of [-0.26, 0.1]) k.s.ell(k.part('lamp', { priority: 1.5 }), '#ffd878/flame', [x, 0.24, 0.3], [k.least(0.026, 0.8), k.least(0.04, 1), 0.03]);
      for (const [x, z] of [[-0.56, 0.34], [-0.44, 0.4]] as const) k.s.ell(k.part('barrel', { priority: 1.25, group: `b${x}` }), 'wood', [x, 0.09, z], [0.075, 0.1, 0.07], IDENTITY, { pattern: planks(1, 3, 0.2, k.px) });
    }
    steps(k, 0.15, 0.34, 1, 'stone');
    return FRONT;
  }, { ...PARTS, sign: ['sign'] })),
  church: about({ home: ['meadow', 'mountain'], interior: true }, entry('building', ['chapel', 'village church', 'small church', 'stone church', 'wooden church', 'parish church'], (k) => {
    const wall: MaterialRef = k.choose('wall', ['#b8b4b0/stone', '#e8e4dc/plaster', '#c8b898/stone']);
    const roof = k.choose('roof', ['slate', '#8c4c3c/roof', '#4c5c7c/slate']);
    const stone = wall.endsWith('stone') ? ('blocks' as const) : ('boards' as const);
    block(k, { wall: [wall], laid: stone, size: [0.52, 0.4, 0.28], trim: '#8c8488', roof: 'gable', tiles: [roof], rise: 0.42, windows: [4, 1], pane: 'arch', door: 'none' });
    // the tower over the door
    if (isRuin(k)) block(k, { wall: [wall], laid: stone, size: [0.17, 0.8, 0.14], z: 0.24, roof: 'flat', door: 'arch' });
    else {
      const top = block(k, { wall: [wall], laid: stone, size: [0.18, 0.86, 0.14], z: 0.24, trim: '#8c8488', roof: 'spire', tiles: [roof], rise: 0.46, door: 'arch' });
      pane(k, 'round', 0, 0.5, 0.385, k.least(0.062, 1.6), 0.06, '#8c8488');
      k.prism(k.part('belfry', { priority: 1.2 }), '#2c2834', [[-0.075, 0.64], [0.075, 0.64], [0.075, 0.75], [0, 0.81], [-0.075, 0.75]], 0.012, { z: 0.385 });
      k.s.ell(k.part('bell', { priority: 1.35 }), 'gold', [0, 0.69, 0.4], [k.least(0.035, 0.9), k.least(0.04, 1), 0.02]);
      const c = k.part('cross', { priority: 1.5 });
      const t = k.least(0.016, 0.5);
      k.s.cap(c, 'gold', [0, top - 0.03, 0.24], [0, top + 0.2, 0.24], t);
      k.s.cap(c, 'gold', [-0.065, top + 0.12, 0.24], [0.065, top + 0.12, 0.24], t);
    }
    steps(k, 0.18, 0.46, 2, 'stone');
    return { ...FRONT, pitch: 14 };
  }, without('chimney', 'trim'))),
  temple: about({ home: ['meadow', 'mountain'] }, entry('building', ['greek temple', 'greek shrine', 'roman shrine', 'marble shrine', 'parthenon', 'monument building', 'roman temple', 'ancient temple', 'marble temple', 'stone temple', 'temple of zeus', 'temple of athena'], temple, without('roof', 'window', 'chimney', 'trim'))),
  skyscraper: about({ home: ['city'], interior: true }, entry('building', ['high rise', 'tower block', 'office tower', 'city tower', 'tall building', 'glass skyscraper', 'modern skyscraper'], skyscraper, without('chimney', 'trim'), 'wall')),
  'water-mill': about({ home: ['meadow'], interior: true }, entry('building', ['water mill', 'watermill', 'old water mill', 'mill with a water wheel', 'mill house', 'grist mill'], (k) => {
    const roof = k.choose('roof', ['roof', 'slate', '#a85838/roof']);
    block(k, { wall: ['#b0a898/stone'], laid: 'blocks', size: [0.42, 0.3, 0.28], x: -0.16, trim: 'dark_wood', roof: 'none', windows: [3, 1], door: 'plain', doorAt: -0.3 });
    const top = block(k, { wall: ['plaster', '#d8b888/plaster'], size: [0.43, 0.32, 0.29], x: -0.16, y: 0.3, trim: 'dark_wood', roof: 'gable', tiles: [roof], rise: 0.4, windows: [3, 1] });
    if (!isRuin(k)) { timber(k, -0.16, 0.3, 0.43, 0.32, 0.29); chimney(k, -0.38, top - 0.02, 0.06, 0.16); }
    k.box(k.part('water', { group: 'water' }), '#4c94d0/water', [0.5, 0.03, 0.34], [0.34, 0.03, 0.16]);
    // the wheel, side on to who looks: two rims, spokes, paddles
    const wood = paint(k, '#8c5c34/wood', 'wheel');
    const [cx, cy, R] = [0.44, 0.36, 0.31];
    k.ring(k.part('wheel', { group: 'rim', priority: 1.2 }), wood, [cx, cy, 0.36], R, k.least(0.03, 0.75), 'z');
    k.ring(k.part('wheel', { group: 'inner', priority: 1.2 }), wood, [cx, cy, 0.36], R * 0.52, k.least(0.02, 0.6), 'z');
    for (let i = 0; i < 8; i++) {
      const [s, c] = [Math.sin((i / 8) * 6.2832 + 0.2), Math.cos((i / 8) * 6.2832 + 0.2)];
      k.s.cap(k.part('spoke', { group: 'spokes', priority: 1.15 }), wood, [cx, cy, 0.35], [cx + s * R, cy + c * R, 0.35], k.least(0.018, 0.55), k.least(0.018, 0.55), { tone: -0.4 });
      k.box(k.part('paddle', { group: `p${i}`, priority: 1.25 }), '#6c4428/wood', [cx + s * (R + 0.03), cy + c * (R + 0.03), 0.37], [0.05, 0.02, 0.06], rotZ((-i / 8) * 360 + 78));
    }
    k.s.ell(k.part('hub', { priority: 1.3 }), 'dark_wood', [cx, cy, 0.4], k.least(0.05, 0.9));
    return FRONT;
  }, { ...PARTS, wheel: ['wheel', 'water wheel'] })),
  'adobe-house': about({ home: ['desert'], interior: true }, entry('building', ['adobe house', 'clay house', 'pueblo', 'pueblo house', 'pueblo village house', 'mud brick house', 'mudbrick house', 'desert house', 'adobe', 'adobe hut', 'adobe building', 'mexican house', 'arabian house', 'middle eastern house', 'riad', 'moroccan riad', 'moroccan house', 'kasbah', 'hacienda', 'caravanserai'], (k) => {
    const clay = k.choose('wall', ['#d09868/plaster', '#c88858/plaster', '#dcb080/plaster']);
    const one = { wall: [clay], trim: '#7c4c2c/wood', roof: 'none' as const };
    const e = k.choose('side', [1, -1]);
    block(k, { ...one, size: [0.32, 0.34, 0.22], x: e * 0.2, y: 0.42, z: -0.1, windows: [2, 1] });
    block(k, { ...one, size: [0.56, 0.44, 0.28], windows: [4, 1], door: 'arch', doorAt: -e * 0.1 });
    const beams = (x: number, w: number, y: number, z: number, n: number): void => {
      for (let i = 0; i < n; i++) {
        const at = x - w + ((i + 0.5) * 2 * w) / n;
        k.s.cap(k.part('trim', { priority: 1.3, group: `v${x}${i}` }), paint(k, '#6c4428/wood', 'trim'), [at, y, z], [at, y, z + 0.1], k.least(0.024, 0.75));
      }
      // a low rim round the flat roof
      const m = k.ctx.brief.parts.some((p) => p.piece === 'wall') ? k.m(clay, 'wall') : k.m(clay);
      k.s.cap(k.part('rim', { group: `rim ${x}` }), m, [x - w, y + 0.1, z], [x + w, y + 0.1, z], 0.04, 0.04, { tone: 0.2 });
    };
    const n = k.ctx.small ? 4 : k.ctx.middle ? 5 : 6;
    if (!isRuin(k)) {
      beams(0, 0.54, 0.36, 0.28, n);
      beams(e * 0.2, 0.3, 0.7, 0.12, Math.max(3, n - 2));
      const l = k.part('ladder', { priority: 1.4, group: 'ladder' });
      if (fine(k)) for (const x of [0, 0.11]) k.s.cap(l, 'pale_wood', [-e * (0.4 + x), 0, 0.46], [-e * (0.36 + x), 0.58, 0.3], k.least(0.014, 0.55));
      if (fine(k)) for (let i = 1; i < 6; i++) k.s.cap(l, 'pale_wood', [-e * (0.4 - i * 0.006), i * 0.095, 0.46 - i * 0.025], [-e * (0.51 - i * 0.006), i * 0.095, 0.46 - i * 0.025], k.least(0.012, 0.5));
      for (const [x, r] of [[0.5, 0.075], [0.62, 0.055]] as const) k.lathe(k.part('jar', { priority: 1.3, group: `j${x}` }), '#a85c38', [[0, r * 0.6], [r, r], [r * 1.8, r * 0.55], [r * 2.1, r * 0.7]], { x: e * x, z: 0.4 });
    }
    return FRONT;
  }, without('chimney', 'roof'))),
}; // biome-ignore format: a table
