import { IDENTITY, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about } from './define.ts';
import type { Kit } from './kit.ts';
import { EYES, evil, monster, TAIL } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** A pool of the sea and the foam where something comes out of it. */
function sea(k: Kit, rx: number, rz: number, holes: readonly (readonly [x: number, z: number, r: number])[]): void {
  const water = k.m('#2c6c9c/water', 'water');
  k.s.ell(k.part('water', { group: 'water' }), water, [0, 0, 0], [rx, 0.03, rz], IDENTITY, {
    pattern: (x, _y, z) => (Math.abs(Math.sin(z * 9 + Math.sin(x * 5) * 1.2)) > 0.93 ? 0.9 : 0),
  });
  for (const [x, z, r] of holes)
    k.s.ell(
      k.part('foam', { group: 'water', line: false }),
      '#d4ecf4',
      [x, 0.025, z],
      [r + 0.05, 0.025, r * 0.8 + 0.05],
    );
}

/** An arm that rises out of the water and curls at its end, suckers on its inner side. */
function arm(k: Kit, name: string, m: MaterialRef, x: number, z: number, lean: number, h: number, curl: number): void {
  const way: Vec3[] = [];
  const n = 13;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    // up and outwards, then round a spiral
    if (t < 0.55) {
      const u = t / 0.55;
      way.push([x + lean * u ** 1.5, Math.max(0.08, h * Math.sin(u * 1.45)), z]);
    } else {
      const u = (t - 0.55) / 0.45;
      const a = u * 5.2;
      const r = 0.15 * (1 - 0.55 * u);
      const c = way[Math.floor(n * 0.55)]!;
      way.push([c[0] + curl * (0.15 - r * Math.cos(a)), c[1] + r * Math.sin(a), z + 0.02 * u]);
    }
  }
  const part = k.part('arm', { group: name });
  const thick = way.map((_, i) => k.least(0.098 * (1 - (i / n) * 0.72), 0.75));
  k.s.tube(part, m, way, thick);
  if (k.ctx.small) return;
  way.forEach(([px, py, pz], i) => {
    if (i < 2 || i > n - 3) return;
    k.s.ell(k.part('sucker', { line: false, priority: 1.2 }), '#f0c8b0', [px + curl * thick[i]! * 0.5, py, pz + thick[i]! * 0.8], k.least(thick[i]! * 0.36, 0.5)); // biome-ignore format: a sucker
  });
}

/** Monsters of the deep sea, and the eye that hangs in the air. */
export const DEEP: PropTable = {
  kraken: about({ home: ['water'] }, monster(['giant squid', 'giant octopus', 'sea monster with tentacles', 'kraken boss'], (k) => {
    const m = k.m(k.choose('skin', ['#8c3450', '#5c3c84', '#2c6068']));
    const limb = k.m(m, 'arm');
    sea(k, 1.02, 0.5, [[0, 0, 0.4], [-0.72, 0.02, 0.12], [0.72, 0.02, 0.12], [-0.45, 0.3, 0.12], [0.45, 0.3, 0.12]]);
    const head = k.part('head');
    k.s.ell(head, m, [0, 0.28, 0], [0.38, 0.32, 0.34]);
    k.s.tube(head, m, [[0, 0.36, -0.02], [0, 0.74, -0.08], [0, 1.06, -0.12], [0, 1.2, -0.14]], [0.33, 0.34, 0.2, 0.05]);
    for (const [x, y, r] of [[-0.16, 0.92, 0.05], [0.12, 0.84, 0.06], [0.02, 1.02, 0.04], [-0.2, 0.72, 0.045], [0.22, 0.68, 0.04]] as const) k.s.ell(k.part('spot', { line: false }), m, [x, y, 0.2], [r, r * 1.2, 0.1], IDENTITY, { tone: -0.9 });
    for (const d of [-1, 1]) {
      arm(k, `b${d}`, limb, d * 0.32, -0.24, d * 0.34, k.vary('back', 0.86, 0.1), d);
      arm(k, `s${d}`, limb, d * 0.7, 0.02, d * 0.14, k.vary('side', 0.66, 0.12), -d);
      arm(k, `f${d}`, limb, d * 0.44, 0.3, d * 0.1, k.vary('fore', 0.3, 0.1), d);
      const eye = k.part('eyes', { priority: 1.4, group: `e${d}` });
      k.s.ell(eye, k.m('#f8d038', 'eyes'), [d * 0.2, 0.5, 0.27], [k.least(0.105, 1.6), k.least(0.085, 1.3), 0.07], rotZ(d * 18), { tone: 0.3 });
      k.s.ell(k.part('pupil', { priority: 1.5, line: false }), 'dark', [d * 0.19, 0.49, 0.34], [k.least(0.026, 0.5), k.least(0.066, 1), 0.03]);
      k.s.cap(k.part('brow', { priority: 1.55 }), m, [d * 0.06, 0.52, 0.35], [d * 0.33, 0.68, 0.22], k.least(0.05, 0.9), k.least(0.04, 0.7), { tone: -0.2 });
    }
    k.s.ell(k.part('mouth', { priority: 1.3 }), 'dark', [0, 0.24, 0.32], [0.11, 0.07, 0.06]);
    for (const x of [-0.06, 0, 0.06]) k.s.cone(k.part('tooth', { priority: 1.45, line: false }), 'tooth', [x, 0.3, 0.37], [x, 0.22, 0.39], k.least(0.025, 0.5), 0.005);
    return { view: 'stand', pitch: 14 };
  }, { ...EYES, arm: ['tentacle', 'arm'], water: ['water', 'sea'] })),
  tentacle: about({ home: ['water'] }, monster(['octopus tentacle', 'kraken tentacle', 'squid tentacle', 'giant tentacle', 'sea monster tentacle'], (k) => {
    const m = k.m(k.choose('skin', ['#8c3450', '#5c3c84', '#2c6068']));
    sea(k, 0.46, 0.26, [[0, 0, 0.16]]);
    const way: Vec3[] = [[0, 0.16, 0], [-0.05, 0.34, 0], [0.02, 0.58, 0], [0.14, 0.8, 0], [0.12, 1.02, 0], [-0.04, 1.12, 0], [-0.17, 1.02, 0.02], [-0.15, 0.88, 0.03], [-0.05, 0.85, 0.03]];
    const thick = way.map((_, i) => k.least(0.165 - i * 0.0165, 0.8));
    k.s.tube(k.part('arm'), m, way, thick);
    // suckers along the inner side
    if (!k.ctx.small) for (let i = 0; i < way.length - 2; i++) for (const t of [0.2, 0.7]) { const [a, b] = [way[i]!, way[i + 1]!]; const r = thick[i]!; k.s.ell(k.part('sucker', { priority: 1.2, group: `s${i}${t}` }), k.m('#f0c0b0', 'suckers'), [a[0] + (b[0] - a[0]) * t - r * (i < 4 ? 0.45 : 0.1), a[1] + (b[1] - a[1]) * t, a[2] + r * 0.88], k.least(r * 0.3, 0.6)); }
    return { view: 'stand', pitch: 12 };
  }, { suckers: ['sucker'], water: ['water', 'sea'] })),
  'kraken-tentacles': about({ home: ['water'] }, monster(['kraken tentacles', 'octopus tentacles', 'squid tentacles', 'giant tentacles', 'sea tentacles', 'tentacles', 'tentacles from the sea', 'tentacles in the water'], (k) => {
    const m = k.m(k.choose('skin', ['#8c3450', '#5c3c84', '#2c6068']));
    const suck = k.m('#f0c0b0', 'suckers');
    const arms: readonly (readonly [x: number, size: number, side: number, z: number])[] = k.ctx.small ? [[-0.4, 0.72, -1, 0], [0.02, 1, 1, -0.06], [0.44, 0.66, 1, 0.04]] : [[-0.62, 0.56, -1, 0.08], [-0.3, 0.92, -1, -0.06], [0.1, 1.06, 1, -0.1], [0.42, 0.74, 1, 0.04], [0.72, 0.46, 1, 0.12]];
    sea(k, 0.98, 0.3, arms.map(([x, size, , z]) => [x, z, 0.15 * size] as const));
    for (const [i, [x, size, side, z]] of arms.entries()) {
      const way = ([[0, 0.1], [-0.06, 0.32], [-0.02, 0.56], [0.12, 0.78], [0.12, 1.0], [-0.02, 1.1], [-0.15, 1.02], [-0.14, 0.88], [-0.05, 0.86]] as const).map(([u, v]): Vec3 => [x - u * side * size, v * size, z]);
      const thick = way.map((_, j) => k.least((0.135 - j * 0.0128) * Math.max(0.8, size), 0.8));
      k.s.tube(k.part('arm', { group: `arm${i}`, bias: z }), m, way, thick);
      if (k.ctx.small) continue;
      for (let j = 0; j < way.length - 2; j++) {
        const [a, r] = [way[j]!, thick[j]!];
        const b = way[j + 1]!;
        k.s.ell(k.part('sucker', { priority: 1.2, group: `s${i}${j}`, line: false }), suck, [(a[0] + b[0]) / 2 + side * r * (j < 4 ? 0.42 : 0.1), (a[1] + b[1]) / 2, a[2] + r * 0.88], k.least(r * 0.3, 0.6));
      }
    }
    return { view: 'stand', pitch: 12 };
  }, { suckers: ['sucker'], water: ['water', 'sea'] })),
  'sea-serpent': about({ home: ['water'] }, monster(['sea snake monster', 'sea dragon', 'leviathan', 'sea monster', 'water serpent', 'water dragon', 'lake monster', 'ocean serpent', 'sea wyrm', 'nessie', 'loch ness monster'], (k) => {
    const m = k.m(k.choose('scales', ['#2c8c7c', '#2c6ca8', '#4c8c44']));
    const fin = k.m('#e8a040', 'fin');
    const belly = k.m('#e0d8a8', 'belly');
    sea(k, 1.04, 0.36, [[0.26, 0.06, 0.2], [-0.16, 0, 0.16], [-0.5, 0, 0.15], [-0.92, -0.02, 0.1]]);
    const body = k.part('body');
    const neck: Vec3[] = [[0.24, 0.17, 0.06], [0.2, 0.3, 0.06], [0.1, 0.58, 0.04], [0.16, 0.84, 0.04], [0.34, 0.98, 0.06]];
    k.s.tube(body, m, neck, [0.19, 0.165, 0.14, 0.125, 0.12]);
    k.s.tube(k.part('belly', { line: false }), belly, [[0.33, 0.12, 0.1], [0.3, 0.3, 0.1], [0.2, 0.58, 0.08], [0.26, 0.8, 0.08]], [0.12, 0.105, 0.085, 0.07]);
    k.s.tube(k.part('body', { group: 'hump' }), m, [[-0.1, 0.11, 0], [-0.17, 0.2, 0], [-0.32, 0.3, 0], [-0.46, 0.2, 0], [-0.52, 0.11, 0]], [0.13, 0.135, 0.135, 0.13, 0.12]);
    k.s.tube(k.part('tail', { group: 'tail' }), k.m(m, 'tail'), [[-0.86, 0.07, 0], [-0.88, 0.18, 0], [-0.98, 0.36, 0]], [0.09, 0.07, 0.04]);
    k.prism(k.part('fin', { group: 'fluke' }), fin, [[-0.98, 0.32], [-0.8, 0.5], [-0.9, 0.56], [-1.04, 0.46]], 0.025);
    k.prism(k.part('fin', { group: 'fluke' }), fin, [[-0.98, 0.32], [-1.0, 0.5], [-1.16, 0.56], [-1.2, 0.42]], 0.025);
    for (const [x, y, a] of [[0.02, 0.34, 80], [-0.06, 0.56, 84], [0, 0.78, 60], [-0.16, 0.38, 20], [-0.32, 0.45, 0], [-0.46, 0.37, -20]] as const) {
      const at = (u: number, v: number): [number, number] => { const R = rotZ(a); return [x + R[0] * u + R[1] * v, y + R[3] * u + R[4] * v]; };
      k.prism(k.part('fin', { group: `d${x}${y}` }), fin, [at(-0.09, -0.05), at(0.09, -0.05), at(-0.04, 0.13)], 0.022);
    }
    const head = k.part('head', { group: 'head' });
    k.s.ell(head, m, [0.42, 1.0, 0.06], [0.18, 0.15, 0.15]);
    k.s.cap(head, m, [0.48, 1.0, 0.06], [0.74, 0.96, 0.08], 0.12, 0.085);
    k.s.cap(k.part('jaw', { group: 'jaw' }), m, [0.44, 0.9, 0.06], [0.66, 0.78, 0.08], 0.075, 0.05, { tone: -0.3 });
    k.s.ell(k.part('mouth', { priority: 1.1 }), 'mouth', [0.58, 0.88, 0.1], [0.12, 0.04, 0.06], rotZ(-20));
    for (const x of [0.6, 0.68, 0.76]) k.s.cone(k.part('tooth', { priority: 1.45, line: false }), 'tooth', [x, 0.9, 0.13], [x - 0.01, 0.82, 0.13], k.least(0.024, 0.55), 0.005);
    for (const z of [0.14, -0.02]) k.s.tube(k.part('horns', { priority: 1.1, group: `h${z}` }), k.m('bone', 'horns'), [[0.34, 1.1, z], [0.24, 1.24, z], [0.1, 1.28, z]], [0.05, 0.035, 0.01]);
    k.prism(k.part('fin', { group: 'cheek', priority: 1.15 }), fin, [[0.36, 1.02], [0.12, 1.1], [0.08, 0.94], [0.2, 0.84], [0.34, 0.9]], 0.02, { z: 0.17 });
    k.s.ell(k.part('eyes', { priority: 1.4 }), k.m('#f8d038', 'eyes'), [0.5, 1.06, 0.17], [k.least(0.045, 1), k.least(0.04, 0.9), 0.04], rotZ(-14), { tone: 0.3 });
    k.mark([0.51, 1.055, 0.22], ['d'], { d: 'dark:2' });
    return { view: 'stand', pitch: 12 };
  }, { ...EYES, ...TAIL, fin: ['fin', 'fins', 'spine'], horns: ['horn'], belly: ['belly'], water: ['water', 'sea'] })),
  'floating-eye': about({ home: ['dungeon'] }, monster(['floating eyeball', 'evil eye', 'giant eye', 'eye', 'flying eye', 'flying eyeball', 'giant eyeball', 'eyeball monster', 'eyeball creature', 'one eyed monster', 'monster eye'], (k) => {
    const white = k.m('#f0e8e0');
    const limb = k.m(k.choose('limb', ['#b83c54', '#8c4884', '#4c8c54']), 'tentacles');
    const vein = k.s.material('#d04858');
    if (k.ctx.wants('tentacles')) {
      // they hang, and wave at their ends
      for (let i = 0; i < 7; i++) {
        const x = (i - 3) * 0.105;
        const z = i % 2 ? 0.14 : -0.02;
        const long = 0.6 - Math.abs(i - 3) * 0.06 + k.jitter(`t${i}`) * 0.06 - (i % 2) * 0.12;
        const sway = (i % 2 ? 1 : -1) * 0.035;
        const out = (i - 3) * 0.02;
        k.s.tube(k.part('tentacles', { group: `t${i}` }), limb, [[x, 0.4, z], [x + sway + out, 0.36 - long * 0.35, z], [x - sway + out * 2, 0.36 - long * 0.7, z], [x + sway + out * 3, 0.36 - long, z], [x + sway * 2.4 + out * 3.4, 0.37 - long, z]], [0.062, k.least(0.052, 0.75), k.least(0.042, 0.7), k.least(0.03, 0.55), k.least(0.018, 0.45)]);
      }
      // the lid it hangs from
      k.s.ell(k.part('lid', { group: 'lid' }), limb, [0, 0.68, -0.06], [0.435, 0.43, 0.4]);
    }
    k.s.ell(k.part('ball'), white, [0, 0.66, 0.02], [0.4, 0.4, 0.4], IDENTITY, {
      pattern: (x, y, z) => {
        if (k.ctx.small) return 0;
        const [a, r] = [Math.atan2(y, x), Math.hypot(x, y)];
        return z > 0 && r > 0.62 + 0.1 * Math.sin(a * 3) && Math.abs(Math.sin(a * 4.5 + Math.sin(r * 11) * 0.5)) < 0.16 ? { material: vein } : 0;
      },
    });
    const iris = k.m(k.choose('iris', ['#48b848', '#e8a020', '#3c8ce0', '#b03cc0']), 'eyes');
    k.s.ell(k.part('iris', { priority: 1.2 }), iris, [0, 0.64, 0.34], [0.2, 0.2, 0.09], IDENTITY, { pattern: (x, y) => (Math.hypot(x, y) > 0.8 ? -1.2 : Math.cos(Math.atan2(y, x) * 9) > 0.5 ? 0.4 : 0) });
    k.s.ell(k.part('pupil', { priority: 1.3, line: false }), 'dark', [0, 0.64, 0.42], [k.least(evil(k) ? 0.045 : 0.085, 0.8), k.least(0.11, 1), 0.04]);
    k.mark([-0.08, 0.72, 0.46], k.ctx.small ? ['w'] : ['ww', 'ww'], { w: 'white:5' });
    return { view: 'item', pitch: 0 };
  }, { eyes: ['iris', 'pupil'], tentacles: ['tentacle', 'nerve', 'nerves', 'leg'] })),
}; // biome-ignore format: a table
