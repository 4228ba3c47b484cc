import { IDENTITY, rad, rotZ, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { asked } from './heap.ts';
import { ITEM, type Kit } from './kit.ts';
import { omit, type PropTable } from './prop-entry.ts';
import { planks, staves } from './surfaces.ts';
import type { PropSetup } from './types.ts';

/** A spoked wheel in the xy plane. */
export function wheel(k: Kit, x: number, y: number, z: number, r: number, spoked: boolean): void {
  const g = `w${x}${z}`;
  const p = k.part('wheel', { group: g, priority: 1.1 });
  if (!spoked) {
    k.s.cone(p, k.m('charcoal', 'wheel'), [x, y, z - 0.05], [x, y, z + 0.05], r, r);
    k.s.cone(
      k.part('hub', { group: g, priority: 1.2 }),
      k.m('silver', 'hub'),
      [x, y, z + 0.05],
      [x, y, z + 0.06],
      r * 0.5,
      r * 0.45,
    );
    return;
  }
  k.ring(p, k.m('dark_wood', 'wheel'), [x, y, z], r, k.least(0.04, 0.6));
  for (let i = 0; i < 3; i++)
    k.s.cap(
      p,
      k.m('wood', 'wheel'),
      [x - Math.cos(i * 1.047) * r, y - Math.sin(i * 1.047) * r, z],
      [x + Math.cos(i * 1.047) * r, y + Math.sin(i * 1.047) * r, z],
      k.least(0.022, 0.45),
    );
  k.s.ell(p, k.m('iron', 'hub'), [x, y, z + 0.02], k.least(0.06, 0.7));
}

const WHEELS = {
  wheel: ['wheel', 'tire', 'tyre'],
  window: ['window', 'windshield', 'glass'],
  sail: ['sail', 'canvas'],
  flag: ['flag'],
};

/** A wooden hull along x with upturned ends that run to a point. */
function hull(k: Kit, length: number, height: number): void {
  const p = k.part('hull');
  const m = k.m('wood');
  const rail = k.part('rail', { priority: 1.2 });
  const at = Array.from({ length: 11 }, (_, i) => (i - 5) / 5);
  const path = at.map((t): [number, number] => [t * length, 0.2 + t * t * height * 0.5]);
  const wide = (t: number): number => 0.2 * (1 - 0.75 * Math.abs(t) ** 3);
  const up = [height * 0.6];
  for (let i = 0; i + 1 < at.length; i++) {
    const down = [i, i + 1].map((n) => height * 0.5 * (1 - at[n]! ** 4));
    k.band(p, m, path.slice(i, i + 2), up, down, { depth: wide((at[i]! + at[i + 1]!) / 2), tones: [0.1, -0.5] });
  }
  k.s.tube(
    rail,
    k.m('dark_wood', 'rail'),
    path.map(([x, y], i): Vec3 => [x, y + height * 0.6, wide(at[i]!) * 0.9]),
    k.least(0.035, 0.55),
  );
}

/** Lamps at both ends of what drives along x. */
function lamps(k: Kit, front: number, back: number, y: number, z: number): void {
  const p = k.part('light', { priority: 1.3 });
  for (const side of [-1, 1]) {
    k.s.ell(p, 'flame', [front, y, side * z], [0.03, k.least(0.05, 0.8), k.least(0.05, 0.8)]);
    k.s.ell(p, 'red', [back, y, side * z], [0.02, k.least(0.04, 0.7), k.least(0.04, 0.7)]);
  }
}

/** A car; `low`: one that is fast, long and flat. */
const automobile = (low: boolean) => (k: Kit): PropSetup => { const m = k.m(k.choose('paint', ['red', 'blue', 'yellow', 'teal'])); for (const z of [-0.24, 0.25]) for (const x of [-0.36, 0.36]) wheel(k, x, 0.15, z, 0.15, false); const y = (v: number): number => (low ? 0.38 + (v - 0.44) * 0.62 : v); k.box(k.part('body'), m, [0, low ? 0.25 : 0.28, 0], [low ? 0.72 : 0.66, low ? 0.11 : 0.14, 0.27], IDENTITY, { round: 0.08 }); if (low) { k.box(k.part('spoiler'), m, [-0.64, 0.5, 0], [0.1, 0.025, 0.26], IDENTITY, { tone: -0.2 }); for (const z of [-0.2, 0.2]) k.box(k.part('spoiler'), m, [-0.64, 0.43, z], [0.03, 0.07, 0.025], IDENTITY, { tone: -0.3 }); } k.s.hull(k.part('cabin'), m, [-0.04, low ? 0.41 : 0.5, 0], [[0, 1, 0, low ? 0.11 : k.vary('roof', 0.16, 0.15)], [0, -1, 0, 0.12], [0.8, 0.6, 0, 0.34], [-0.85, 0.52, 0, 0.32], [0, 0.35, 0.94, 0.24], [0, 0.35, -0.94, 0.24]], 1, IDENTITY, { extent: 0.5 }); const w = k.part('window', { priority: 1.2 }); const g = k.m('glass', 'window'); for (const z of [-0.27, 0.27]) { k.prism(w, g, [[-0.32, y(0.44)], [-0.04, y(0.44)], [-0.04, y(0.6)], [-0.2, y(0.6)]], 0.01, { z }); k.prism(w, g, [[0.02, y(0.44)], [0.28, y(0.44)], [0.12, y(0.6)], [0.02, y(0.6)]], 0.01, { z }); } for (const [x, lean] of [[0.355, 37], [-0.39, 148]] as const) k.box(w, g, [x, y(0.54), 0], [0.02, low ? 0.06 : 0.09, 0.18], rotZ(lean)); lamps(k, 0.645, -0.65, 0.3, 0.18); k.mark([0.62, 0.3, 0.26], k.ctx.small ? ['y'] : ['y', 'y'], { y: 'flame:4' }); k.mark([-0.62, 0.3, 0.26], ['r'], { r: 'red:3' }); return { view: 'stand', pitch: 16, yaw: -16 }; }; // biome-ignore format: one recipe

const rowing = (k: Kit): PropSetup => { hull(k, k.vary('l', 0.72, 0.08), 0.3); for (const x of [-0.25, 0.2]) k.s.cap(k.part('bench', { priority: 1.1 }), k.m('pale_wood', 'bench'), [x, 0.34, -0.14], [x, 0.34, 0.16], k.least(0.05, 0.6)); k.s.cap(k.part('oar', { priority: 1.3 }), k.m('pale_wood', 'oar'), [-0.1, 0.46, 0.2], [0.34, 0.04, 0.32], k.least(0.03, 0.55), k.least(0.045, 0.7)); return { view: 'stand', pitch: 22, yaw: -16 }; }; // biome-ignore format: one recipe

export const VEHICLES: PropTable = {
  cart: about({ home: ['meadow'] }, entry('vehicle', ['wagon', 'wooden cart', 'hay cart', 'chariot', 'carriage', 'hand cart'], (k) => { for (const z of [-0.3, 0.3]) for (const x of [-0.32, 0.32]) wheel(k, x, 0.22, z, 0.2, true); k.box(k.part('bed'), k.m('wood'), [0, 0.42, 0], [0.6, 0.13, 0.26], IDENTITY, { pattern: planks(1, 2, 0.26, k.px) }); k.box(k.part('inside'), 'dark_wood', [0, 0.56, 0], [0.55, 0.01, 0.21]); const load = asked(k, 'load') ? 'thatch' : k.ctx.said('empty') ? 'none' : k.choose('load', ['thatch', 'none', 'orange']); if (load !== 'none') for (const [x, y] of [[-0.3, 0.58], [0, 0.64], [0.3, 0.58]] as const) k.s.ell(k.part('load', { group: 'load' }), k.m(load, 'load'), [x, y, 0], [0.22, 0.16, 0.2]); for (const z of [-0.2, 0.2]) k.s.cap(k.part('shaft'), k.m('dark_wood', 'shaft'), [-0.56, 0.42, z], [-0.92, 0.34, z], k.least(0.03, 0.55)); return { view: 'stand', pitch: 18, yaw: -18 }; }, { wheel: WHEELS.wheel, load: ['load', 'hay', 'cargo'] })),
  minecart: about({ home: ['cave', 'dungeon'] }, entry('vehicle', ['mine cart', 'ore cart', 'mining cart', 'trolley', 'shopping cart'], (k) => { for (const z of [-0.22, 0.24]) for (const x of [-0.26, 0.26]) wheel(k, x, 0.14, z, 0.13, false); k.s.hull(k.part('tub'), k.m('iron'), [0, 0.44, 0], [[0, 1, 0, 0.24], [0, -1, 0, 0.24], [0.97, -0.24, 0, 0.4], [-0.97, -0.24, 0, 0.4], [0, -0.24, 0.97, 0.28], [0, -0.24, -0.97, 0.28]], 1, IDENTITY, { extent: 0.7 }); k.box(k.part('rim'), k.m('dark_metal', 'rim'), [0, 0.68, 0], [0.5, 0.035, 0.37]); if (!k.ctx.said('empty')) for (let i = 0; i < 8; i++) k.s.ell(k.part('ore', { group: `o${i % 3}` }), k.m(k.choose('ore', ['gold', 'dark_stone', 'crystal']), 'load'), [Math.cos(i * 2.4) * 0.3, 0.72 + (i % 3) * 0.05, Math.sin(i * 2.4) * 0.2], 0.13); return { view: 'stand', pitch: 22, yaw: -25 }; }, { wheel: WHEELS.wheel, load: ['ore', 'gold', 'coal', 'load', 'gem'] })),
  boat: about({ home: ['water'] }, entry('vehicle', ['fishing boat', 'speedboat', 'motorboat', 'jet ski'], rowing, { oar: ['oar', 'paddle'] })),
  // what is rowed or paddled has no sail, as the boat of icons has one
  rowboat: about({ home: ['water'] }, entry('vehicle', ['rowing boat', 'row boat', 'canoe', 'raft', 'dinghy', 'kayak', 'gondola'], rowing, { oar: ['oar', 'oars', 'paddle'] })),
  sailboat: about({ home: ['water'] }, entry('vehicle', ['sail boat', 'sailing boat', 'yacht', 'sailing yacht', 'small sailboat', 'sloop', 'catamaran'], (k) => { hull(k, 0.46, 0.2); const sail = k.m(k.choose('sail', ['white', 'cream']), 'sail'); const h = k.vary('mast', 1.3, 0.06); k.s.cap(k.part('mast', { priority: 1.2 }), k.m('dark_wood', 'mast'), [-0.04, 0.24, 0], [-0.04, h, 0], k.least(0.022, 0.6)); k.s.cap(k.part('mast', { priority: 1.2 }), k.m('dark_wood', 'mast'), [-0.04, 0.42, 0], [-0.44, 0.42, 0], k.least(0.018, 0.5)); k.prism(k.part('sail', { group: 'main' }), sail, [[-0.08, h - 0.06], [-0.08, 0.46], [-0.46, 0.46], [-0.34, 0.78]], 0.015, { z: 0.02 }); k.prism(k.part('sail', { group: 'jib' }), k.m(sail, 'jib'), [[0.0, h - 0.14], [0.44, 0.4], [0.02, 0.46]], 0.015, { z: 0.02 }); const f = k.part('flag', { priority: 1.3 }); k.s.cloth(f, k.m(k.choose('flag', ['red', 'blue']), 'flag'), [[[-0.04, h + 0.02, 0], [-0.2, h - 0.02, 0.02]], [[-0.04, h - 0.08, 0], [-0.18, h - 0.08, 0.02]]]); return { view: 'stand', pitch: 6 }; }, { sail: ['sail', 'sails'], jib: ['jib'], mast: ['mast'], flag: ['flag'] })),
  ship: about({ home: ['water'] }, entry('vehicle', ['pirate ship', 'sailing ship', 'galleon', 'viking ship', 'caravel', 'longship', 'cruise ship', 'battleship', 'warship', 'aircraft carrier'], (k) => { hull(k, 0.62, 0.24); const sail = k.m(k.ctx.brief.mood.includes('evil') ? 'black_cloth' : k.choose('sail', ['cream', 'white', 'crimson']), 'sail'); const mast = (x: number, h: number): void => { k.s.cap(k.part('mast'), k.m('dark_wood', 'mast'), [x, 0.3, 0], [x, h + 0.1, 0], k.least(0.03, 0.55)); for (const [a, b, w] of [[0.34, 0.62, 0.3], [0.72, 0.94, 0.24]] as const) { const at = (t: number): number => 0.3 + (h - 0.3) * t; k.s.cloth(k.part('sail', { group: `s${x}${a}` }), sail, [[-w, 0, w].map((dx, i) => [x + dx, at(b), i === 1 ? 0.1 : 0.05] as const), [-w * 1.1, 0, w * 1.1].map((dx, i) => [x + dx, at((a + b) / 2), i === 1 ? 0.2 : 0.1] as const), [-w, 0, w].map((dx, i) => [x + dx, at(a - 0.12), i === 1 ? 0.1 : 0.05] as const)]); k.s.cloth(k.part('sail', { group: `s${x}${a}`, line: false, priority: 0.6 }), sail, [b, (a + b) / 2, a - 0.12].map((t, row) => [-w, 0, w].map((dz, i) => [x + 0.03 + (row === 1 ? 0.06 : 0) + (i === 1 ? 0.04 : 0), at(t), dz * 0.9] as const))); } }; mast(-0.26, k.vary('h1', 1.05, 0.06)); mast(0.24, k.vary('h2', 1.2, 0.06)); const f = k.part('flag', { priority: 1.3 }); k.s.cloth(f, k.m(k.choose('flag', ['charcoal', 'red', 'blue']), 'flag'), [[[0.24, 1.36, 0], [0.4, 1.34, 0.02]], [[0.24, 1.22, 0], [0.38, 1.22, 0.02]]]); for (const x of [-0.3, -0.05, 0.2]) k.mark([x, 0.26, 0.2], ['d'], { d: 'dark:2' }); return { view: 'stand', pitch: 8, yaw: -14 }; }, { ...omit(WHEELS, 'wheel', 'window'), mast: ['mast'] })),
  car: about({ home: ['city'] }, entry('vehicle', ['automobile', 'taxi', 'race car', 'racecar', 'police car', 'vehicle car', 'sedan', 'jeep', 'limousine', 'go kart'], automobile(false), omit(WHEELS, 'sail', 'flag'))),
  'sports-car': about({ home: ['city'] }, entry('vehicle', ['sports car', 'sportscar', 'supercar', 'muscle car', 'racing coupe', 'hypercar'], automobile(true), omit(WHEELS, 'sail', 'flag'))),
  truck: about({ home: ['city'] }, entry('vehicle', ['bus', 'van', 'pickup truck', 'lorry', 'fire truck', 'ambulance', 'school bus', 'monster truck', 'fire engine'], (k) => { const m = k.m(k.choose('paint', ['red', 'forest', 'blue', 'orange'])); for (const z of [-0.26, 0.28]) for (const x of [-0.46, 0.02, 0.46]) wheel(k, x, 0.15, z, 0.15, false); k.box(k.part('bed'), k.m('linen', 'cargo'), [-0.2, 0.56, 0], [0.46, k.vary('box', 0.32, 0.12), 0.28], IDENTITY, { round: 0.03, pattern: planks(0, 5, 0.9, k.px, -0.7) }); k.box(k.part('cab'), m, [0.46, 0.46, 0], [0.2, 0.24, 0.27], IDENTITY, { round: 0.06 }); const w = k.part('window', { priority: 1.2 }); for (const z of [-0.27, 0.27]) k.box(w, k.m('glass', 'window'), [0.48, 0.54, z], [0.12, 0.09, 0.01]); k.box(w, k.m('glass', 'window'), [0.66, 0.54, 0], [0.012, 0.09, 0.2]); lamps(k, 0.655, -0.66, 0.29, 0.19); k.box(k.part('frame'), k.m('charcoal', 'frame'), [0, 0.2, 0], [0.66, 0.05, 0.25]); k.mark([0.64, 0.3, 0.26], ['y'], { y: 'flame:4' }); return { view: 'stand', pitch: 16, yaw: -16 }; }, omit(WHEELS, 'sail', 'flag'))),
  train: about({ home: ['city'] }, entry('vehicle', ['locomotive', 'steam engine', 'steam train', 'railway engine', 'subway', 'tram', 'monorail'], (k) => { for (const z of [-0.2, 0.24]) for (const x of [-0.44, -0.12, 0.2, 0.46]) wheel(k, x, 0.13, z, x < -0.1 ? 0.15 : 0.11, false); const m = k.m(k.choose('paint', ['charcoal', 'forest', 'crimson'])); k.s.cone(k.part('boiler'), m, [-0.2, 0.42, 0], [0.58, 0.42, 0], 0.2, 0.2, { capMaterial: 'dark_metal' }); for (const x of [0, 0.3, 0.56]) k.s.cone(k.part('hoop', { priority: 1.1, line: false }), k.m('gold', 'trim'), [x - 0.03, 0.42, 0], [x + 0.03, 0.42, 0], 0.21, 0.21); k.box(k.part('cab'), m, [-0.42, 0.52, 0], [0.22, 0.34, 0.24]); k.box(k.part('roof'), k.m('dark_metal', 'roof'), [-0.42, 0.88, 0], [0.28, 0.04, 0.29]); k.box(k.part('window', { priority: 1.2 }), k.m('flame', 'window'), [-0.42, 0.66, 0.24], [0.11, 0.1, 0.01]); k.lathe(k.part('stack'), m, [[0.58, 0.07], [0.78, 0.08], [0.88, 0.13]], { x: 0.4 }); [[0.4, 1.02, 0.1], [0.28, 1.14, 0.12]].forEach(([x, y, r], i) => { k.s.ell(k.part('smoke', { group: `s${i}` }), k.m('grey', 'smoke'), [x! + k.jitter('wind') * 0.1, y!, 0], r!); }); k.prism(k.part('plow'), k.m('red', 'plow'), [[0.56, 0.2], [0.56, 0.04], [0.76, 0.04]], 0.2); return { view: 'stand', pitch: 12, yaw: -14 }; }, { ...omit(WHEELS, 'sail', 'flag'), trim: ['trim', 'stripe'], smoke: ['smoke', 'steam'] })),
  airplane: about({ home: ['sky', 'meadow'] }, entry('vehicle', ['plane', 'aeroplane', 'jet', 'biplane', 'aircraft', 'fighter jet'], (k) => { const m = k.m(k.choose('paint', ['red', 'silver', 'yellow', 'blue'])); k.s.tube(k.part('body'), m, [[-0.62, 0.5, 0], [-0.2, 0.46, 0], [0.4, 0.44, 0]], [0.05, 0.13, 0.15]); k.s.hull(k.part('wing'), k.m(m, 'wing'), [0.06, 0.42, 0], [[0, 1, 0, 0.03], [0, -1, 0, 0.03], [1, 0, 0.12, 0.18], [-1, 0, 0.12, 0.18], [1, 0, -0.12, 0.18], [-1, 0, -0.12, 0.18], [0, 0, 1, 0.66], [0, 0, -1, 0.66]], 1, IDENTITY, { extent: 0.75 }); k.prism(k.part('fin'), k.m(m, 'wing'), [[-0.66, 0.5], [-0.42, 0.5], [-0.56, 0.78], [-0.7, 0.78]], 0.02); k.box(k.part('tail'), k.m(m, 'wing'), [-0.56, 0.52, 0], [0.09, 0.02, 0.24]); k.s.ell(k.part('cockpit', { priority: 1.2 }), k.m('glass', 'window'), [0.14, 0.58, 0], [0.14, 0.09, 0.09]); k.s.cap(k.part('prop', { priority: 1.3 }), k.m('charcoal', 'propeller'), [0.58, 0.44 + 0.24, k.jitter('spin') * 0.1], [0.58, 0.44 - 0.24, -k.jitter('spin') * 0.1], k.least(0.025, 0.5)); k.s.ell(k.part('nose'), k.m('gold', 'nose'), [0.56, 0.44, 0], 0.07); return { view: 'item', pitch: 26, yaw: -28, roll: -8 }; }, { wing: ['wing'], propeller: ['propeller', 'rotor'], window: WHEELS.window })),
  shipwreck: about({ home: ['water'] }, entry('vehicle', ['ship wreck', 'wrecked ship', 'sunken ship', 'broken ship', 'wreck of a ship', 'wreck of a galleon', 'sunken pirate ship', 'wrecked pirate ship', 'sunken galleon'], (k) => {
    hull(k, 0.66, 0.3);
    const dark = k.m('dark_wood', 'rib');
    // the planks amidships are gone, the ribs stand
    const hole = k.part('hole', { priority: 1.1 });
    k.s.ell(hole, k.m('charcoal', 'hole'), [0.12, 0.28, 0.2], [0.2, 0.09, 0.04]);
    for (const x of [0.0, 0.12, 0.24]) k.s.cap(k.part('rib', { priority: 1.2 }), dark, [x, 0.18, 0.23], [x, 0.4, 0.25], k.least(0.022, 0.5));
    const mast = k.m('dark_wood', 'mast');
    k.s.cap(k.part('mast'), mast, [-0.26, 0.3, 0], [-0.26, 1.1, 0], k.least(0.035, 0.6));
    k.s.cap(k.part('yard'), mast, [-0.56, 0.92, 0.04], [0.04, 0.82, 0.04], k.least(0.026, 0.5));
    // the other is broken off and leans over the rail
    k.s.cap(k.part('stump'), mast, [0.26, 0.3, 0], [0.27, 0.62, 0], k.least(0.038, 0.6));
    k.s.cap(k.part('fallen'), mast, [0.3, 0.6, 0.08], [0.74, 0.34, 0.2], k.least(0.032, 0.55));
    const sail = k.m(k.choose('sail', ['cream', 'sand', 'linen']), 'sail');
    k.s.cloth(k.part('sail', { group: 'sail' }), sail, [[[-0.52, 0.9, 0.08], [-0.26, 0.87, 0.12], [-0.02, 0.82, 0.08]], [[-0.5, 0.7, 0.12], [-0.24, 0.66, 0.18], [-0.1, 0.7, 0.12]], [[-0.46, 0.5, 0.1], [-0.36, 0.58, 0.14], [-0.16, 0.6, 0.1]]]);
    return { view: 'stand', pitch: 8, yaw: -14, roll: k.vary('roll', 11, 0.2) };
  }, { mast: ['mast'] })),
  rocket: about({ home: ['space'] }, entry('vehicle', ['rocket ship', 'missile', 'shuttle', 'space rocket'], (k) => { const m = k.m(k.choose('paint', ['white', 'silver', 'teal'])); const red = k.m('red', 'fin'); const r = k.form('girth', [1, 0.78, 1.25]); const long = k.form('nose', [1.22, 1.4, 1.1]); const span = k.form('fins', [0.36, 0.46, 0.3]); k.lathe(k.part('body'), m, [[0.24, 0.15 * r], [0.4, 0.21 * r], [0.7, 0.22 * r], [0.9, 0.17 * r]]); k.s.cone(k.part('tip', { group: 'tip' }), red, [0, 0.88, 0], [0, long, 0], 0.18 * r, 0.01); for (const d of [-1, 1]) k.prism(k.part('fin', { group: `f${d}` }), red, [[d * 0.17 * r, 0.52], [d * span, 0.24], [d * span, 0.06], [d * 0.13 * r, 0.26]], 0.04); if (k.form('boosters', [false, true])) for (const d of [-1, 1]) k.s.cap(k.part('booster', { group: `b${d}`, priority: 1.1 }), k.m('steel', 'booster'), [d * 0.24 * r, 0.2, 0.1], [d * 0.24 * r, 0.5, 0.1], 0.09, 0.05); for (const y of k.form('windows', [[0.68], [0.74, 0.5]])) { k.s.ell(k.part('window', { priority: 1.2 }), k.m('crystal', 'window'), [0, y, 0.2 * r], [k.least(0.09, 1), k.least(0.09, 1), 0.05]); k.ring(k.part('rim', { priority: 1.3 }), k.m('steel', 'rim'), [0, y, 0.2 * r], 0.1, k.least(0.025, 0.45)); } if (k.choose('on', [true, false])) for (const [m2, h, z, w] of [['#e8682c/flame', 0.34, 0, 0.12], ['flame', 0.22, 0.06, 0.07]] as const) k.s.cap(k.part('flame', { line: false }), k.m(m2, 'flame'), [0, 0.2, z], [0, 0.2 - h, z], w, 0.015); return { view: 'item', roll: 30 }; }, { fin: ['fin', 'wing', 'tip'], window: WHEELS.window, flame: ['flame', 'fire'] })),
  ufo: about({ home: ['space'] }, entry('vehicle', ['flying saucer', 'alien ship', 'alien spaceship', 'saucer'], (k) => { k.s.ell(k.part('disc'), k.m('silver'), [0, 0.4, 0], [0.6, 0.15, 0.56]); k.s.ell(k.part('dome'), k.m(k.choose('dome', ['crystal', 'slime', 'amethyst']), 'window'), [0, 0.5, 0], [0.28, k.vary('dome', 0.28, 0.12), 0.28], IDENTITY, { clips: [[0, -1, 0, 0]] }); for (let i = 0; i < 14; i++) { const a = rad((i * 360) / 14 - 77); k.s.ell(k.part('light', { priority: 1.4 }), k.m('flame', 'light'), [Math.sin(a) * 0.5, 0.34, Math.cos(a) * 0.46], k.least(0.05, 0.6)); } k.s.ell(k.part('low'), k.m('dark_metal', 'bottom'), [0, 0.27, 0], [0.26, 0.09, 0.24]); return { view: 'item', pitch: 14, roll: -6 }; }, { light: ['light'], window: ['dome', 'glass'] })),
  'hot-air-balloon': about({ home: ['sky', 'meadow'] }, entry('vehicle', ['balloon', 'air balloon', 'airship', 'zeppelin', 'party balloon', 'blimp'], (k) => { const a = k.m(k.choose('cloth', ['red', 'blue', 'purple', 'orange'])); const s = k.s.material(k.m(k.choose('stripe', ['cream', 'yellow']), 'stripe')); k.s.ell(k.part('balloon'), a, [0, 0.86, 0], [0.42, 0.44, 0.42], IDENTITY, { pattern: (x, _y, z) => (Math.floor(((Math.atan2(x, z) + Math.PI) / (2 * Math.PI)) * 12) & 1 ? { material: s } : 0) }); k.s.cone(k.part('balloon'), a, [0, 0.36, 0], [0, 0.66, 0], 0.12, 0.36); for (const x of [-0.1, 0.1]) k.s.cap(k.part('rope', { priority: 1.4 }), 'rope', [x, 0.38, 0.05], [x * 0.9, 0.18, 0.05], k.least(0.015, 0.4)); k.lathe(k.part('basket'), k.m('pale_wood', 'basket'), [[0, 0.12], [0.2, k.vary('b', 0.15, 0.1)]], { capMaterial: 'dark_wood', pattern: staves(8, -0.6, 0.5) }); return { view: 'item', pitch: 4 }; }, { stripe: ['stripe'], basket: ['basket', 'gondola'] })),
  submarine: about({ home: ['water'] }, entry('vehicle', ['sub', 'submersible'], (k) => { const m = k.m(k.choose('paint', ['yellow', 'orange', 'teal'])); k.s.cap(k.part('hull'), m, [-0.34, 0.34, 0], [0.34, 0.34, 0], k.vary('r', 0.28, 0.06)); k.s.cone(k.part('tower'), m, [0, 0.56, 0], [0, 0.8, 0], [0.2, 0.12], [0.16, 0.1]); k.s.tube(k.part('scope', { priority: 1.2 }), k.m('charcoal', 'periscope'), [[0.06, 0.78, 0], [0.06, 1.0, 0], [0.2, 1.0, 0]], k.least(0.03, 0.6)); for (const x of [-0.26, 0.04, 0.34]) { k.s.ell(k.part('window', { priority: 1.2 }), k.m('glass', 'window'), [x, 0.38, 0.27], k.least(0.085, 0.9)); k.ring(k.part('rim', { priority: 1.1 }), k.m('bronze', 'rim'), [x, 0.38, 0.28], 0.1, k.least(0.025, 0.4)); } for (const d of [-1, 1]) k.s.ell(k.part('prop'), k.m('bronze', 'propeller'), [-0.66, 0.34 + d * 0.13, 0], [0.04, 0.13, 0.08]); return { view: 'item', pitch: 6, yaw: -12 }; }, { propeller: ['propeller'], window: ['window', 'porthole'] })),
  bicycle: about({ home: ['city'] }, entry('vehicle', ['bike', 'scooter', 'tricycle'], (k) => { const m = k.m(k.choose('paint', ['red', 'teal', 'blue'])); for (const x of [-0.42, 0.42]) { k.ring(k.part('wheel', { group: `w${x}` }), k.m('charcoal', 'wheel'), [x, 0.28, 0], 0.25, k.least(0.04, 0.7)); if (!k.ctx.small) for (let i = 0; i < 3; i++) k.s.cap(k.part('spoke', { priority: 0.7 }), 'steel', [x - Math.cos(i * 1.05) * 0.24, 0.28 - Math.sin(i * 1.05) * 0.24, -0.02], [x + Math.cos(i * 1.05) * 0.24, 0.28 + Math.sin(i * 1.05) * 0.24, -0.02], 0.012); } const r = k.least(0.035, 0.65); const f = k.part('frame', { priority: 1.2 }); k.s.tube(f, m, [[-0.42, 0.28, 0.02], [-0.16, 0.62, 0.02], [0.3, 0.62, 0.02], [-0.04, 0.26, 0.02], [-0.16, 0.62, 0.02]], r); k.s.tube(f, m, [[0.42, 0.28, 0.02], [0.28, 0.74, 0.02]], r); k.s.cap(f, m, [-0.42, 0.28, 0.02], [-0.04, 0.26, 0.02], r); k.s.cap(k.part('seat'), k.m('dark_leather', 'seat'), [-0.28, k.vary('seat', 0.72, 0.04), 0.03], [-0.1, 0.72, 0.03], k.least(0.05, 0.7)); k.s.tube(k.part('bar'), k.m('steel', 'handlebar'), [[0.28, 0.74, 0.03], [0.24, 0.84, 0.03], [0.38, 0.84, 0.05]], k.least(0.03, 0.6)); return ITEM; }, { wheel: ['wheel'], seat: ['seat', 'saddle'] })),
}; // biome-ignore format: a table
