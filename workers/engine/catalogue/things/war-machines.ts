import { IDENTITY, rad, rotZ } from '../../solids/vec.ts';
import { entry } from './define.ts';
import type { PropTable } from './prop-entry.ts';
import { wheel } from './vehicles.ts';

/** Engines of war and of speed beside those of vehicles.ts. */
export const WAR_MACHINES: PropTable = {
  tank: entry('vehicle', ['army tank', 'battle tank', 'panzer', 'military tank', 'armored vehicle', 'war tank'], (k) => {
    const m = k.m(k.choose('paint', ['#6c7c40', '#8c8458', '#6c7484']));
    for (const z of [-0.26, 0.26]) {
      k.prism(k.part('track', { group: `t${z}` }), k.m('charcoal', 'track'), [[-0.62, 0.2], [-0.46, 0], [0.46, 0], [0.62, 0.2], [0.5, 0.3], [-0.5, 0.3]], 0.11, { z });
      for (const x of k.ctx.small ? [-0.3, 0, 0.3] : [-0.4, -0.2, 0, 0.2, 0.4]) k.s.cone(k.part('wheel', { group: `w${x}${z}`, priority: 1.2, line: false }), k.m('#8c909c', 'wheel'), [x, 0.13, z + 0.11], [x, 0.13, z + 0.13], k.least(0.085, 1), k.least(0.085, 1), { capTone: 0.2 });
    }
    k.s.hull(k.part('hull'), m, [0, 0.36, 0], [[0, 1, 0, 0.1], [0, -1, 0, 0.1], [0.7, 0.7, 0, 0.44], [-0.8, 0.6, 0, 0.5], [0, 0, 1, 0.34], [0, 0, -1, 0.34]], 1, IDENTITY, { extent: 0.8 });
    k.s.hull(k.part('turret', { group: 'turret' }), k.m(m, 'turret'), [-0.06, 0.56, 0], [[0, 1, 0, 0.12], [0, -1, 0, 0.12], [0.8, 0.6, 0, 0.26], [-0.86, 0.5, 0, 0.26], [0, 0.5, 0.86, 0.24], [0, 0.5, -0.86, 0.24]], 1, IDENTITY, { extent: 0.5 });
    k.s.cap(k.part('barrel', { group: 'barrel' }), k.m(m, 'barrel'), [0.1, 0.58, 0.04], [0.86, 0.64, 0.04], k.least(0.05, 0.8));
    k.s.cone(k.part('muzzle', { group: 'barrel' }), k.m('dark_metal', 'muzzle'), [0.8, 0.634, 0.04], [0.92, 0.645, 0.04], k.least(0.075, 1.1), k.least(0.075, 1.1));
    k.s.cone(k.part('hatch'), k.m('dark_metal', 'hatch'), [-0.12, 0.66, 0], [-0.12, 0.72, 0], 0.11, 0.1);
    return { view: 'stand', pitch: 14, yaw: -16 };
  }, { track: ['track', 'tracks', 'treads'], barrel: ['barrel', 'gun', 'cannon'], turret: ['turret'], wheel: ['wheel', 'wheels'] }),
  motorcycle: entry('vehicle', ['motorbike', 'dirt bike', 'chopper bike', 'harley', 'vespa', 'moped', 'scooter bike', 'cyber bike'], (k) => {
    const m = k.m(k.choose('paint', ['red', 'charcoal', 'blue']));
    for (const x of [-0.48, 0.48]) { k.ring(k.part('tyre', { group: `w${x}` }), k.m('charcoal', 'wheel'), [x, 0.26, 0], 0.2, k.least(0.075, 1)); k.s.ell(k.part('hub', { group: `h${x}`, priority: 1.2 }), 'steel', [x, 0.26, 0.02], [0.1, 0.1, 0.03]); }
    const f = k.m('steel', 'frame');
    k.s.cap(k.part('fork', { priority: 1.1 }), f, [0.48, 0.26, 0.08], [0.28, 0.8, 0.04], k.least(0.034, 0.7));
    k.s.tube(k.part('pipe', { priority: 1.2 }), f, [[0.1, 0.24, 0.1], [-0.2, 0.2, 0.12], [-0.62, 0.24, 0.12]], k.least(0.045, 0.8));
    k.box(k.part('engine'), k.m('#74788a/steel', 'engine'), [0, 0.34, 0.02], [0.18, 0.13, 0.09], IDENTITY, { pattern: (_x, y) => (k.ctx.small ? 0 : Math.sin(y * 9) > 0.4 ? -1 : 0) });
    k.s.ell(k.part('tank', { group: 'tank', priority: 1.1 }), m, [0.12, 0.62, 0.02], [0.25, 0.14, 0.12], rotZ(-10));
    k.s.tube(k.part('tail', { group: 'tail' }), m, [[-0.16, 0.52, 0], [-0.44, 0.54, 0], [-0.64, 0.6, 0]], [0.1, 0.09, 0.03]);
    k.s.tube(k.part('seat', { group: 'seat', priority: 1.2 }), k.m('dark_leather', 'seat'), [[-0.06, 0.64, 0.02], [-0.26, 0.62, 0.02], [-0.48, 0.66, 0.02]], [0.06, 0.075, 0.05]);
    k.s.tube(k.part('bar', { priority: 1.3 }), f, [[0.28, 0.8, 0.06], [0.2, 0.92, 0.1], [0.06, 0.92, 0.16]], k.least(0.032, 0.7));
    k.s.ell(k.part('lamp', { priority: 1.3 }), k.m('flame', 'light'), [0.38, 0.74, 0.04], k.least(0.075, 1));
    return { view: 'stand', pitch: 4, yaw: -8 };
  }, { wheel: ['wheel', 'wheels', 'tire', 'tires'], seat: ['seat', 'saddle'], engine: ['engine'], light: ['light', 'headlight', 'lamp'] }),
  starfighter: entry('vehicle', ['spaceship', 'space ship', 'spacecraft', 'starship', 'star fighter', 'space fighter', 'spaceship fighter', 'fighter ship', 'player ship', 'space shooter ship', 'shmup ship', 'alien fighter', 'x wing', 'enemy ship', 'player spaceship', 'enemy spaceship', 'battle cruiser', 'space cruiser'], (k) => {
    const m = k.m(k.choose('paint', ['#c4ccd8/steel', '#e0e4ec/steel', '#8c98b0/steel']));
    const trim = k.m(k.choose('trim', ['red', 'blue', 'orange']), 'trim');
    k.s.tube(k.part('body'), m, [[0, -0.4, 0], [0, -0.04, 0.02], [0, 0.32, 0.02], [0, 0.64, 0]], [0.12, 0.17, 0.12, 0.02]);
    for (const d of [-1, 1]) {
      k.prism(k.part('wing', { group: `w${d}` }), m, [[d * 0.1, 0.12], [d * 0.1, -0.34], [d * 0.54, -0.48], [d * 0.58, -0.32]], 0.03, { z: -0.05, tone: d < 0 ? 0.15 : -0.15 });
      k.prism(k.part('stripe', { group: `s${d}`, line: false, priority: 1.2 }), trim, [[d * 0.34, -0.12], [d * 0.34, -0.4], [d * 0.46, -0.44], [d * 0.46, -0.22]], 0.02, { z: 0 });
      k.s.cap(k.part('gun', { group: `g${d}`, priority: 1.1 }), k.m('dark_metal', 'gun'), [d * 0.55, -0.44, 0], [d * 0.55, 0.04, 0], k.least(0.03, 0.7));
      k.s.cone(k.part('engine', { group: `e${d}` }), k.m('dark_metal', 'engine'), [d * 0.13, -0.5, 0.02], [d * 0.13, -0.3, 0.02], 0.075, 0.09);
      for (const [c, l, z, r] of [['#4cb4fc/flame', 0.2, 0.02, 0.065], ['#dcf4ff/flame', 0.11, 0.08, 0.035]] as const) k.s.cap(k.part('flame', { line: false, group: `f${d}` }), k.m(c, 'flame'), [d * 0.13, -0.52, z], [d * 0.13, -0.52 - l, z], r, 0.012);
    }
    k.s.ell(k.part('cockpit', { priority: 1.3 }), k.m('#3c8ce0/glass', 'cockpit'), [0, 0.12, 0.13], [0.085, 0.17, 0.07]);
    k.mark([-0.03, 0.2, 0.2], k.ctx.small ? ['w'] : ['w', 'w'], { w: 'glass:5' });
    return { view: 'item', roll: 0 };
  }, { cockpit: ['cockpit', 'window', 'glass'], trim: ['stripe', 'stripes', 'trim', 'markings'], flame: ['flame', 'thrusters', 'engine fire'], gun: ['gun', 'guns', 'cannon', 'lasers'] }),
  helicopter: entry('vehicle', ['chopper', 'attack helicopter', 'rescue helicopter', 'copter', 'helicopter gunship'], (k) => {
    const m = k.m(k.choose('paint', ['red', '#6c7c40', 'blue']));
    k.s.ell(k.part('cabin'), m, [0.16, 0.46, 0], [0.36, 0.27, 0.24]);
    k.s.tube(k.part('tail', { group: 'tail' }), m, [[-0.08, 0.52, 0], [-0.44, 0.58, 0], [-0.8, 0.64, 0]], [0.17, 0.09, 0.05]);
    k.prism(k.part('fin'), m, [[-0.86, 0.6], [-0.7, 0.6], [-0.82, 0.88], [-0.94, 0.88]], 0.025);
    k.s.ell(k.part('glass', { priority: 1.2 }), k.m('glass', 'window'), [0.33, 0.5, 0.05], [0.21, 0.18, 0.2]);
    k.s.cap(k.part('mast'), k.m('dark_metal', 'rotor'), [0.1, 0.7, 0], [0.1, 0.86, 0], k.least(0.04, 0.7));
    k.s.cap(k.part('rotor', { priority: 1.2 }), k.m('dark_metal', 'rotor'), [-0.64, 0.88, 0.02], [0.84, 0.86, 0.02], k.least(0.026, 0.6));
    for (const a of [0, 90]) k.s.cap(k.part('rear', { priority: 1.3, group: 'rear' }), k.m('dark_metal', 'rotor'), [-0.84 - Math.cos(rad(a + 40)) * 0.14, 0.76 - Math.sin(rad(a + 40)) * 0.14, 0.05], [-0.84 + Math.cos(rad(a + 40)) * 0.14, 0.76 + Math.sin(rad(a + 40)) * 0.14, 0.05], k.least(0.02, 0.5));
    for (const z of [-0.16, 0.2]) { k.s.tube(k.part('skid', { group: `s${z}` }), k.m('charcoal', 'skid'), [[-0.22, 0.06, z], [0.44, 0.06, z], [0.54, 0.12, z]], k.least(0.028, 0.6)); for (const x of [-0.04, 0.3]) k.s.cap(k.part('skid', { group: `s${z}` }), k.m('charcoal', 'skid'), [x, 0.06, z], [x, 0.24, z * 0.7], k.least(0.022, 0.5)); }
    return { view: 'item', pitch: 8, yaw: -14 };
  }, { window: ['window', 'glass', 'cockpit'], rotor: ['rotor', 'blades', 'propeller'], skid: ['skid', 'skids'] }),
  tractor: entry('vehicle', ['farm tractor', 'bulldozer', 'excavator', 'forklift', 'digger machine', 'lawn mower'], (k) => {
    const m = k.m(k.choose('paint', ['red', 'green', '#f0b030']));
    wheel(k, 0.42, 0.17, 0.2, 0.17, false);
    wheel(k, -0.3, 0.3, 0.24, 0.3, false);
    wheel(k, -0.3, 0.3, -0.24, 0.3, false);
    k.box(k.part('hood'), m, [0.3, 0.46, 0], [0.32, 0.14, 0.16], IDENTITY, { round: 0.05 });
    k.box(k.part('body'), m, [-0.2, 0.46, 0], [0.26, 0.12, 0.16]);
    for (const [x, z] of [[-0.42, 0.14], [0.04, 0.14], [-0.42, -0.14], [0.04, -0.14]] as const) k.s.cap(k.part('post'), k.m('charcoal', 'post'), [x, 0.56, z], [x, 0.98, z], k.least(0.026, 0.6));
    k.box(k.part('roof', { group: 'roof' }), m, [-0.19, 1.0, 0], [0.32, 0.045, 0.22], IDENTITY, { round: 0.03 });
    k.box(k.part('seat'), k.m('dark_leather', 'seat'), [-0.28, 0.64, 0], [0.09, 0.1, 0.09]);
    k.s.cap(k.part('pipe', { priority: 1.2 }), k.m('dark_metal', 'pipe'), [0.36, 0.6, 0.04], [0.36, 0.9, 0.04], k.least(0.035, 0.7));
    k.s.ell(k.part('lamp', { priority: 1.3 }), k.m('flame', 'light'), [0.62, 0.5, 0.1], k.least(0.05, 0.8));
    return { view: 'stand', pitch: 12, yaw: -16 };
  }, { wheel: ['wheel', 'wheels', 'tire'], light: ['light', 'headlight'], seat: ['seat'] }),
}; // biome-ignore format: a table
