/** Domes of other worlds, towers of a tower defence, stations with a dish: buildings that games set on maps. */
import type { Pattern } from '../../solids/primitives.ts';
import { IDENTITY, rad, rotX, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { isGrown, ivy } from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { courses, planks } from './surfaces.ts';

const STAND = { view: 'stand', pitch: 16 } as const;

/** A component as the words say it, else as it is here: what a seed would choose for it makes another thing of a dome. */
const paint = (k: Kit, fallback: MaterialRef, name: string): MaterialRef => {
  const part = k.ctx.brief.parts.find((p) => p.piece === name);
  const told = part?.material !== undefined && k.ctx.brief.drawnAs.includes(part.material.replace('_', ' '));
  return part?.colour !== undefined || told ? k.m(fallback, name) : fallback;
};

/** The building's own colour where one was said of it, or of that part. */
const own = (k: Kit, fallback: MaterialRef, name: string): MaterialRef =>
  k.ctx.brief.colours.length > 0 ? k.m(fallback) : paint(k, fallback, name);

/** Whether its words say that it is of stone. */
const isStone = (k: Kit): boolean => k.ctx.brief.material === 'stone' || k.ctx.said('stone');

/** A dome of panels between ribs over a ring; an airlock stands out of it. `planted`: a garden is seen behind the glass. */
function dome(k: Kit, planted: boolean): typeof STAND {
  const glazed = planted || k.ctx.said('glass') || k.ctx.said('geodesic');
  const shell = own(k, planted ? '#b8e8e4/glass' : glazed ? '#b4d4e8/glass' : '#d4d8e0/plaster', 'dome');
  const frame = paint(k, planted ? '#e8ecec' : '#54647c/steel', 'frame');
  const rib = k.s.material(frame);
  const leaf = [k.s.material('leaf'), k.s.material('dark_leaf')] as const;
  const band = k.s.material('#d8763c/steel');
  const thin = k.px * 1.05;
  const [r, h] = [0.62, k.vary('h', 0.62, 0.06)];
  const n = k.ctx.small ? 8 : 12;
  const ribs: Pattern = (x, y, z) => {
    const lon = Math.atan2(x, z) / (Math.PI * 2);
    const ring = Math.max(0.05, Math.hypot(x, z)) * r;
    const across = Math.abs(((lon * n + 100) % 1) - 0.5) * ((2 * Math.PI * ring) / n);
    // a shell of smooth plates: a coloured band, one seam, and few joints up to it
    if (!glazed) {
      if (Math.abs(y - 0.14) * h < thin * 1.1) return { material: band };
      const joint =
        0.5 * ((2 * Math.PI * ring) / 6) - Math.abs(((lon * 6 + 100) % 1) - 0.5) * ((2 * Math.PI * ring) / 6);
      return Math.abs(y - 0.62) * h < thin * 0.4 || (joint < thin * 0.4 && y > 0.2 && y < 0.9) ? -0.75 : 0;
    }
    const level = [0.34, 0.66, 0.88].some((at) => Math.abs(y - at) * h < thin * 0.5);
    if (level || (0.5 * ((2 * Math.PI * ring) / n) - across < thin * 0.55 && y < 0.9)) return { material: rib };
    if (planted && y < 0.42 + 0.2 * Math.sin(lon * 43) + 0.12 * Math.sin(lon * 91))
      return { material: leaf[Math.sin(lon * 120 + y * 30) > 0 ? 0 : 1] };
    // every other panel takes the light otherwise
    return (Math.floor(lon * n + 100.5) + (y > 0.34 ? 1 : 0) + (y > 0.66 ? 1 : 0)) % 2 ? -0.14 : 0.1;
  };
  k.s.cone(k.part('base', { group: 'base' }), frame, [0, 0, 0], [0, 0.1, 0], r * 1.08, r * 1.04);
  k.s.ell(k.part('dome'), shell, [0, 0.08, 0], [r, h, r * 0.94], IDENTITY, { clips: [[0, -1, 0, 0]], pattern: ribs });
  // the airlock: a vaulted porch, its door striped for warning, a lamp over it
  const lock = k.part('airlock', { priority: 1.15 });
  k.s.cap(lock, frame, [0, 0.17, 0.3], [0, 0.17, 0.64], 0.19, 0.19);
  k.box(k.part('gate', { priority: 1.2 }), '#4c5868', [0, 0.16, 0.83], [0.15, 0.17, 0.02]);
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#e08838/steel', 'door'), [0, 0.145, 0.855], [0.11, 0.14, 0.015]);
  k.box(
    k.part('window', { priority: 1.5 }),
    paint(k, '#8cf0f8/flame', 'window'),
    [0, 0.21, 0.88],
    [k.least(0.05, 0.8), k.least(0.03, 0.6), 0.01],
  );
  k.s.ell(k.part('lamp', { priority: 1.7 }), '#ff5848/flame', [0, 0.38, 0.84], k.least(0.03, 0.7));
  // portholes with lit rooms behind
  if (!glazed)
    for (const lon of [-64, -36, 36, 64]) {
      const [sx, sz, y] = [Math.sin(rad(lon)), Math.cos(rad(lon)), 0.36];
      const out = Math.sqrt(1 - y * y) * r;
      const at: Vec3 = [sx * out, 0.08 + y * h, sz * out * 0.94];
      k.s.ell(k.part('frame', { priority: 1.3, group: `f${lon}` }), frame, at, [
        k.least(0.09, 1.6),
        k.least(0.09, 1.6),
        0.06,
      ]);
      k.s.ell(
        k.part('window', { priority: 1.5, group: `f${lon}` }),
        paint(k, '#7cd8f4/flame', 'window'),
        [at[0], at[1], at[2] + 0.05],
        [k.least(0.06, 1), k.least(0.06, 1), 0.05],
      );
    }
  if (!planted) {
    k.s.cap(k.part('mast', { priority: 1.1 }), 'iron', [0.5, 0.3, 0.1], [0.56, 0.78, 0.1], k.least(0.016, 0.5));
    k.s.ell(k.part('dish', { priority: 1.3 }), 'white', [0.56, 0.8, 0.14], [0.13, 0.13, 0.045], rotX(-24));
  }
  for (const e of [-1, 1])
    k.box(k.part('tank', { group: `t${e}` }), '#9ca8b8/steel', [e * 0.66, 0.1, 0.3], [0.09, 0.1, 0.1]);
  return STAND;
}

/** A low box of concrete with a slit for guns, a steel door and a hatch on its slab. */
function bunker(k: Kit): typeof STAND {
  const wall = own(k, '#a4a49c/stone', 'wall');
  const slab = paint(k, '#b8b8b0/stone', 'roof');
  const steel = paint(k, '#7c8898/steel', 'hatch');
  const mast = k.vary('mast at', -0.26, 0.7);
  k.box(k.part('base'), '#84847c/stone', [0, 0.04, 0], [0.7, 0.04, 0.54]);
  k.box(k.part('wall'), wall, [0, 0.24, 0], [0.58, 0.2, 0.44]);
  // buttresses lean at both corners
  for (const e of [-1, 1]) k.box(k.part('buttress', { group: `b${e}`, priority: 1.1 }), wall, [e * 0.56, 0.18, 0.42], [0.09, 0.18, 0.09]);
  k.box(k.part('roof', { priority: 1.05 }), slab, [0, 0.48, 0], [0.66, 0.05, 0.52]);
  k.box(k.part('roof', { group: 'step' }), slab, [-0.02, 0.55, -0.06], [k.vary('step', 0.46, 0.14), 0.035, 0.36]);
  k.box(k.part('frame', { priority: 1.15 }), '#6c6c68/stone', [0.14, 0.32, 0.45], [0.32, 0.085, 0.02]);
  k.box(k.part('slit', { priority: 1.3 }), '#1c1a20', [0.14, 0.32, 0.47], [0.28, k.least(0.045, 1), 0.02]);
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#6c7888/steel', 'door'), [-0.36, 0.2, 0.46], [0.1, 0.16, 0.02]);
  k.s.ell(k.part('knob', { priority: 1.5 }), '#d8c050', [-0.3, 0.2, 0.49], k.least(0.018, 0.6));
  k.s.cap(k.part('gun', { priority: 1.4 }), '#3c424c/steel', [0.14, 0.33, 0.46], [0.14, 0.33, 0.8], k.least(0.035, 0.8), k.least(0.03, 0.7));
  k.s.cone(k.part('hatch', { priority: 1.3 }), steel, [0.1, 0.58, 0.02], [0.1, 0.64, 0.02], 0.19, 0.17);
  k.box(k.part('handle', { priority: 1.5 }), '#3c424c/steel', [0.1, 0.66, 0.02], [0.07, k.least(0.018, 0.5), k.least(0.018, 0.5)]);
  k.s.cap(k.part('mast', { priority: 1.1 }), 'iron', [mast, 0.56, -0.2], [mast, 0.56 + k.vary('mast', 0.4, 0.3), -0.2], k.least(0.014, 0.5));
  if (isGrown(k)) ivy(k, 0.5, 0.5, 0.5, 1);
  return STAND;
} // biome-ignore format: a part a line

/** Merlons round an open platform. */
function merlons(k: Kit, m: MaterialRef, y: number, r: number, square: boolean): void {
  const n = 8;
  for (let i = 0; i < n; i++) {
    const a = rad(i * 45 + 22.5);
    const at: Vec3 = square
      ? [Math.max(-r, Math.min(r, Math.sin(a) * r * 1.5)), y, Math.max(-r, Math.min(r, Math.cos(a) * r * 1.5))]
      : [Math.sin(a) * r, y, Math.cos(a) * r];
    k.box(k.part('merlon', { group: `m${i}`, priority: at[2] > 0 ? 1.2 : 1 }), m, at, [r * 0.2, 0.07, r * 0.2]);
  }
}

/** The shaft of a tower: of boards with posts at its corners, or round and of stone. */
function shaft(k: Kit, wooden: boolean, h: number): { readonly wall: MaterialRef; readonly r: number } {
  const wall = own(k, wooden ? 'wood' : 'stone', 'wall');
  const r = 0.29;
  if (wooden) {
    k.box(k.part('wall'), wall, [0, h / 2, 0], [r, h / 2, r], IDENTITY, { pattern: planks(0, 7, r * 2, k.px) });
    for (const e of [-1, 1])
      k.s.cap(
        k.part('post', { priority: 1.15, group: `p${e}` }),
        'dark_wood',
        [e * r * 1.04, 0, r],
        [e * r, h + 0.02, r],
        k.least(0.042, 0.9),
      );
    k.box(k.part('band', { priority: 1.1 }), 'dark_wood', [0, h * 0.56, r + 0.01], [r, 0.03, 0.015]);
  } else k.s.cone(k.part('wall'), wall, [0, 0, 0], [0, h, 0], r * 1.22, r, { pattern: courses(9, 12, h, r, k.px) });
  k.box(k.part('frame', { priority: 1.15 }), 'dark_stone', [0, 0.17, r * 1.16], [0.12, 0.18, 0.03]);
  k.box(k.part('door', { priority: 1.3 }), paint(k, 'dark_wood', 'door'), [0, 0.15, r * 1.2], [0.085, 0.15, 0.03]);
  k.box(k.part('slit', { priority: 1.3 }), '#241c28', [0, h * 0.74, r * 1.06], [k.least(0.03, 0.6), 0.09, 0.02]);
  if (isGrown(k)) ivy(k, r, h, r * 1.2, 1);
  return { wall, r };
}

/** Over an open platform with a roof on posts somebody looks out with a bow. */
function archerTower(k: Kit, wooden: boolean): typeof STAND {
  const h = k.vary('h', 0.92, 0.06);
  const { wall } = shaft(k, wooden, h);
  const deck = paint(k, wooden ? 'dark_wood' : 'wood', 'platform');
  k.box(k.part('platform', { priority: 1.1 }), deck, [0, h + 0.03, 0], [0.46, 0.045, 0.4]);
  for (const e of [-1, 1])
    k.s.cap(
      k.part('brace', { group: `b${e}` }),
      'dark_wood',
      [e * 0.27, h - 0.2, 0.26],
      [e * 0.42, h, 0.34],
      k.least(0.03, 0.8),
    );
  const rail = wooden ? paint(k, 'wood', 'platform') : wall;
  for (let i = -2; i <= 2; i++)
    k.box(
      k.part('parapet', { priority: 1.25, group: 'front' }),
      rail,
      [i * 0.2, h + (i % 2 ? 0.13 : 0.19), 0.4],
      [0.1, i % 2 ? 0.065 : 0.12, 0.03],
    );
  for (const [x, z] of [
    [-0.42, -0.34],
    [0.42, -0.34],
    [-0.42, 0.34],
    [0.42, 0.34],
  ] as const)
    k.s.cap(k.part('post', { group: `r${x}${z}` }), 'dark_wood', [x, h, z], [x, h + 0.84, z], k.least(0.026, 0.8));
  k.s.cone(
    k.part('roof', { priority: 1.1 }),
    paint(k, k.choose('roof', ['#8c5c38/wood', '#b08848/thatch', '#7c4434/roof']), 'roof'),
    [0, h + 0.82, 0],
    [0, h + 1.2, 0],
    0.58,
    0.02,
    { pattern: planks(1, 5, 0.44, k.px) },
  );
  // the archer: hood, face, bow
  const y = h + 0.3;
  k.s.ell(k.part('archer', { priority: 1.1 }), paint(k, 'forest', 'archer'), [0, y, 0.2], [0.13, 0.16, 0.1]);
  k.s.ell(
    k.part('archer', { priority: 1.15, group: 'hood' }),
    paint(k, 'forest', 'archer'),
    [0, y + 0.22, 0.2],
    [0.115, 0.125, 0.11],
  );
  k.s.ell(
    k.part('face', { priority: 1.3 }),
    '#e8b088',
    [0, y + 0.19, 0.29],
    [k.least(0.07, 1), k.least(0.075, 1), 0.04],
  );
  k.ring(
    k.part('bow', { priority: 1.5 }),
    '#a8743c/wood',
    [0.1, y + 0.06, 0.44],
    0.2,
    k.least(0.02, 0.55),
    'z',
    [-70, 70],
  );
  return STAND;
}

/** A gun on an open platform between merlons. */
function cannonTower(k: Kit, wooden: boolean): typeof STAND {
  const h = k.vary('h', 0.86, 0.06);
  const { wall } = shaft(k, wooden, h);
  k.s.cone(k.part('platform', { priority: 1.05 }), wall, [0, h - 0.04, 0], [0, h + 0.1, 0], 0.36, 0.45);
  merlons(k, wall, h + 0.16, 0.41, false);
  const iron = paint(k, '#3c4454/steel', 'cannon');
  k.box(k.part('carriage', { priority: 1.3 }), 'wood', [0, h + 0.2, 0.08], [0.16, 0.08, 0.18]);
  k.s.cap(k.part('cannon', { priority: 1.5 }), iron, [-0.2, h + 0.3, 0], [0.36, h + 0.42, 0.3], 0.14, 0.11);
  k.s.cap(
    k.part('muzzle', { priority: 1.55, group: 'muzzle' }),
    iron,
    [0.33, h + 0.415, 0.29],
    [0.38, h + 0.425, 0.32],
    0.125,
    0.125,
  );
  k.s.ell(k.part('bore', { priority: 1.8 }), '#181420', [0.43, h + 0.43, 0.36], k.least(0.055, 0.9));
  for (const e of [-1, 1])
    k.s.ell(
      k.part('wheel', { priority: 1.4, group: `w${e}` }),
      'dark_wood',
      [e * 0.17, h + 0.19, 0.22],
      [0.1, 0.1, 0.03],
    );
  return STAND;
}

/** A low house with a great dish on its roof, a lattice mast beside it. */
function radarStation(k: Kit): typeof STAND {
  const wall = own(k, '#c8ccd0/plaster', 'wall');
  k.box(k.part('wall'), wall, [0, 0.2, 0], [0.56, 0.2, 0.32]);
  k.box(k.part('roof', { priority: 1.05 }), paint(k, '#5c6878', 'roof'), [0, 0.42, 0], [0.6, 0.035, 0.36]);
  k.box(k.part('band', { priority: 1.1 }), '#d06038', [0, 0.34, 0.325], [0.56, 0.022, 0.012]);
  for (const x of [-0.4, -0.2, 0.36]) {
    k.box(k.part('frame', { priority: 1.15, group: 'wall' }), '#5c6878', [x, 0.23, 0.325], [0.085, 0.075, 0.015]);
    k.box(
      k.part('window', { priority: 1.3 }),
      paint(k, '#9cd4e8/glass', 'window'),
      [x, 0.23, 0.335],
      [0.068, 0.058, 0.015],
    );
  }
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#4c6c94/steel', 'door'), [0.1, 0.15, 0.335], [0.08, 0.15, 0.02]);
  // the dish turns on its foot towards the sky
  k.s.cone(k.part('foot'), '#78828c/steel', [-0.14, 0.44, 0], [-0.14, 0.66, 0], 0.14, 0.07);
  const dish = paint(k, 'white', 'dish');
  const turn = rotZ(k.vary('turn', 38, 0.3));
  const r = k.vary('dish', 0.42, 0.08);
  k.s.ell(k.part('dish', { priority: 1.2 }), dish, [-0.08, 0.92, 0.06], [r, r, 0.13], turn, {
    clips: [[0, 0, 1, 0.02]],
  });
  k.s.ell(k.part('bowl', { priority: 1.35 }), '#b4c0cc/steel', [-0.08, 0.92, 0.1], [r * 0.86, r * 0.86, 0.05], turn, {
    tone: -0.3,
  });
  k.s.ell(
    k.part('bowl', { priority: 1.4, group: 'inner' }),
    '#98a4b4/steel',
    [-0.04, 0.95, 0.13],
    [0.2, 0.2, 0.03],
    turn,
    { tone: -0.4 },
  );
  k.s.cap(k.part('feed', { priority: 1.5 }), '#4c5460', [-0.08, 0.92, 0.14], [0.06, 1.02, 0.42], k.least(0.022, 0.6));
  k.s.ell(k.part('feed', { priority: 1.6, group: 'head' }), '#d04838', [0.07, 1.03, 0.44], k.least(0.05, 0.9));
  for (const e of [-1, 1])
    k.s.cap(
      k.part('mast', { group: `m${e}` }),
      '#d06038',
      [0.44 + e * 0.07, 0.44, 0],
      [0.44, 1.2, 0],
      k.least(0.016, 0.5),
    );
  for (const y of [0.6, 0.78, 0.96])
    k.box(
      k.part('mast', { group: `x${y}` }),
      'white',
      [0.44, y, 0.01],
      [0.06 * (1.3 - y) + 0.03, k.least(0.012, 0.4), 0.01],
    );
  k.s.ell(k.part('lamp', { priority: 1.7 }), '#ff5040/flame', [0.44, 1.22, 0], k.least(0.035, 0.8));
  return STAND;
}

/** Six wheels under a flat body, a camera on its mast, panels that drink the light. */
function rover(k: Kit): { view: 'stand'; pitch: number; yaw: number } {
  const mast = k.vary('mast', 0.86, 0.14);
  const lean = k.jitter('lean') * 0.1;
  for (const z of [-0.3, 0.3])
    for (const x of [-0.46, 0, 0.46]) {
      k.s.cap(k.part('wheel', { group: `w${x}${z}` }), '#343844', [x, 0.15, z - 0.06], [x, 0.15, z + 0.06], 0.15, 0.15);
      k.s.ell(k.part('hub', { priority: 1.3 }), '#a8b0bc/steel', [x, 0.15, z + 0.2], [k.least(0.05, 0.7), k.least(0.05, 0.7), 0.03]);
    }
  k.box(k.part('body'), own(k, '#e4e0d8/plaster', 'body'), [0, 0.38, 0], [0.5, 0.1, 0.26]);
  k.box(k.part('band', { priority: 1.1 }), '#e0a040', [0, 0.33, 0.265], [0.5, 0.025, 0.01]);
  k.box(k.part('panel', { priority: 1.15 }), paint(k, '#34549c/glass', 'panels'), [-0.16, 0.53, 0], [0.42, 0.025, 0.34], IDENTITY, { pattern: planks(0, 5, 0.84, k.px) });
  k.s.cap(k.part('mast', { priority: 1.2 }), '#a8b0bc/steel', [0.4, 0.46, 0.1], [0.42 + lean, mast, 0.1], k.least(0.03, 0.7));
  k.box(k.part('camera', { priority: 1.3 }), '#e4e0d8/plaster', [0.45 + lean, mast + 0.06, 0.1], [0.13, 0.075, 0.08]);
  k.s.ell(k.part('lens', { priority: 1.6 }), '#58c8e8/glass', [0.56 + lean, mast + 0.06, 0.17], k.least(0.045, 0.8));
  k.s.cap(k.part('antenna', { priority: 1.1 }), '#6c7480', [-0.5, 0.46, -0.1], [-0.58 - lean, 0.88, -0.1], k.least(0.015, 0.45));
  k.s.ell(k.part('dish', { priority: 1.2 }), 'white', [-0.3, 0.68, -0.1], [0.13, 0.13, 0.05], rotX(-30));
  return { view: 'stand', pitch: 18, yaw: -25 };
} // biome-ignore format: solids

const DOME_PARTS = { dome: ['dome', 'shell', 'panels', 'glass'], frame: ['frame', 'ribs', 'struts'], door: ['door', 'airlock', 'airlock door', 'hatch'], window: ['window', 'windows'] } as const; // biome-ignore format: a table
const TOWER_PARTS = { wall: ['wall', 'walls'], roof: ['roof'], platform: ['platform', 'deck', 'balcony'], door: ['door'], archer: ['archer'] } as const; // biome-ignore format: a table

export const OUTPOSTS: PropTable = {
  bunker: about({ home: ['meadow'] }, entry('building', ['bunker', 'blockhouse', 'military bunker', 'pillbox bunker', 'concrete bunker', 'gun bunker', 'turret bunker', 'machine gun bunker', 'enemy bunker', 'enemy turret bunker', 'bunker building', 'war bunker', 'army bunker', 'fortified bunker', 'gun emplacement'], bunker, { wall: ['wall', 'buttress'], roof: ['roof'], door: ['door'], hatch: ['hatch'], gun: ['gun'] })),
  'habitat-dome': about({ home: ['space'] }, entry('building', ['dome', 'moon base', 'lunar base', 'mars base', 'moon base building', 'moon habitat', 'lunar habitat', 'habitat dome', 'moon base dome', 'moon dome', 'lunar dome', 'mars dome', 'space dome', 'space colony dome', 'colony dome', 'geodesic dome', 'glass dome', 'dome building', 'dome house', 'dome habitat', 'dome city', 'domed habitat', 'sci fi dome', 'dome base', 'base dome'], (k) => dome(k, false), DOME_PARTS, 'dome')),
  'garden-dome': about({ home: ['space'] }, entry('building', ['biodome', 'bio dome', 'glass biodome', 'greenhouse dome', 'dome greenhouse', 'eden dome', 'botanical dome', 'space greenhouse', 'hydroponic dome'], (k) => dome(k, true), DOME_PARTS, 'dome')),
  'archer-tower': about({ home: ['meadow'] }, entry('building', ['bow tower', 'crossbow tower', 'arrow tower', 'archer watchtower', 'archers tower', 'ranger outpost'], (k) => archerTower(k, !isStone(k)), TOWER_PARTS, 'wall')),
  'cannon-tower': about({ home: ['meadow'] }, entry('building', ['artillery tower', 'bombard tower', 'mortar tower', 'bomb tower', 'gun tower', 'canon tower'], (k) => cannonTower(k, k.ctx.brief.material === 'wood'), { wall: ['wall', 'walls'], cannon: ['cannon', 'gun'], door: ['door'] }, 'wall')),
  rover: about({ home: ['space'] }, entry('vehicle', ['mars rover', 'moon rover', 'lunar rover', 'space rover', 'planetary rover', 'exploration rover', 'rover vehicle', 'space buggy', 'moon buggy'], rover, { body: ['body', 'hull'], panels: ['panel', 'panels', 'solar panels'] }, 'body')),
  'radar-station': about({ home: ['mountain', 'snow'] }, entry('building', ['radar building', 'radar base', 'radar tower', 'radar outpost', 'listening station', 'listening post', 'communications station', 'communication station', 'tracking station', 'satellite station', 'weather station', 'radio station', 'signal station', 'research station', 'arctic research station', 'polar station'], radarStation, { wall: ['wall', 'walls'], roof: ['roof'], window: ['window', 'windows'], door: ['door'], dish: ['dish', 'radar', 'antenna', 'satellite dish'] }, 'wall')),
}; // biome-ignore format: a table
