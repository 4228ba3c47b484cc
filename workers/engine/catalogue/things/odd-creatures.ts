/** Small and strange animals that nothing else resembles: the ball of spines, the furry night flier, plated crawlers of the deep sea floor. */
import { rotZ, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { about } from './define.ts';
import { BELLY, EYES, monster } from './monster-parts.ts';
import type { PropTable } from './prop-entry.ts';

/** Points strewn evenly over a ball. */
const strewn = (n: number): readonly Vec3[] =>
  Array.from({ length: n }, (_, i): Vec3 => {
    const y = 1 - ((i + 0.5) / n) * 2;
    const r = Math.sqrt(1 - y * y);
    return [Math.cos(i * 2.4) * r, y, Math.sin(i * 2.4) * r];
  });

export const ODD_CREATURES: PropTable = {
  pufferfish: about({ home: ['underwater'] }, monster(['puffer fish', 'puffer', 'inflated pufferfish', 'spiky fish', 'blowfish', 'fugu'], (k) => {
    const m = k.m(k.choose('skin', ['#e8b048', '#c89858', '#d8a05c']));
    const b = k.part('body', { group: 'body' });
    k.s.ell(b, m, [0, 0.52, 0], [0.44, 0.42, 0.4]);
    k.s.ell(k.part('belly', { group: 'body', line: false }), k.m('#f8f0dc', 'belly'), [0, 0.42, 0.06], [0.4, 0.33, 0.36]);
    if (!k.ctx.small) for (const [x, y] of [[-0.2, 0.86], [0.06, 0.9], [0.26, 0.8]] as const) k.s.ell(k.part('spot', { group: 'body', line: false }), shadeOf(m, 2), [x, y, 0.12], [0.07, 0.05, 0.05]);
    for (const [i, [x, y, z]] of strewn(k.ctx.small ? 22 : 40).entries()) {
      if (z < -0.25) continue;
      const from: Vec3 = [x * 0.42, 0.52 + y * 0.4, z * 0.38];
      k.s.cone(k.part('spike', { group: `sp${i}`, priority: 1.2, line: z < 0.55 }), y < -0.1 ? '#f8f0dc/bone' : shadeOf(m, 4), from, [x * 0.58, 0.52 + y * 0.56, z * 0.54], k.least(0.045, 0.6), 0.01);
    }
    for (const d of [-1, 1]) {
      k.s.ell(k.part('fin', { group: `f${d}` }), k.m('#d8843c', 'fins'), [d * 0.5, 0.46, 0.1], [0.13, 0.1, 0.04], rotZ(d * 20));
      k.s.ell(k.part('white', { group: `e${d}`, priority: 1.3 }), 'white', [d * 0.2, 0.66, 0.34], [0.1, 0.1, 0.06]);
      k.s.ell(k.part('eyes', { group: `e${d}`, priority: 1.5, line: false }), k.m('dark', 'eyes'), [d * 0.19, 0.66, 0.4], [k.least(0.055, 0.8), k.least(0.06, 0.8), 0.03]);
    }
    k.s.ell(k.part('mouth', { priority: 1.4 }), '#d87868', [0, 0.46, 0.42], [k.least(0.07, 0.9), k.least(0.045, 0.6), 0.03]);
    return { view: 'stand', pitch: 4 };
  }, { ...EYES, ...BELLY, spikes: ['spike', 'spines'], fins: ['fin'] })),
  moth: about({ home: ['night', 'forest'], grouped: true }, monster(['giant moth', 'luna moth', 'hawk moth', 'moth queen', 'silk moth', 'death moth', 'night moth'], (k) => {
    const fur = k.m(k.choose('fur', ['#c8b498/bear', '#b0a4a8/bear', '#d8ccb4/bear']), 'body');
    const wing = k.m(k.choose('wing', ['#a88c6c', '#8c8490', '#b89c74']));
    const edge = k.m(shadeOf(wing, 2), 'edge');
    const pale = k.m('#ecdcb8', 'spots');
    for (const d of [-1, 1]) {
      const out = (points: readonly (readonly [number, number])[]) => points.map(([x, y]): [number, number] => [d * x, y]);
      k.prism(k.part('edge', { group: `v${d}` }), edge, out([[0.06, 0.52], [0.5, 0.5], [0.56, 0.3], [0.4, 0.12], [0.2, 0.16], [0.06, 0.3]]), 0.03, { z: -0.08 });
      k.prism(k.part('wings', { group: `v${d}` }), wing, out([[0.06, 0.5], [0.46, 0.47], [0.5, 0.32], [0.38, 0.18], [0.2, 0.21], [0.06, 0.32]]), 0.03, { z: -0.05 });
      k.prism(k.part('edge', { group: `w${d}` }), edge, out([[0.05, 0.7], [0.3, 0.88], [0.72, 0.96], [0.8, 0.8], [0.66, 0.52], [0.4, 0.44], [0.08, 0.5]]), 0.03, { z: 0 });
      k.prism(k.part('wings', { group: `w${d}` }), wing, out([[0.06, 0.68], [0.32, 0.84], [0.68, 0.9], [0.73, 0.78], [0.62, 0.57], [0.4, 0.49], [0.1, 0.53]]), 0.03, { z: 0.03 });
      for (const [x, y, r] of [[0.46, 0.72, 0.1], [0.32, 0.33, 0.075]] as const) {
        k.s.ell(k.part('spot', { group: `s${d}${x}`, line: false, priority: 1.2 }), pale, [d * x, y, 0.08], [r, r, 0.02]);
        k.s.ell(k.part('pupil', { group: `s${d}${x}`, line: false, priority: 1.4 }), 'charcoal', [d * x, y, 0.1], [k.least(r * 0.5, 0.6), k.least(r * 0.55, 0.6), 0.02]);
      }
      k.s.tube(k.part('feeler', { group: `a${d}`, priority: 1.3 }), edge, [[d * 0.05, 0.86, 0.08], [d * 0.14, 1.0, 0.06], [d * 0.28, 1.08, 0.04]], [k.least(0.03, 0.8), k.least(0.05, 1.1), k.least(0.015, 0.5)]);
    }
    k.s.ell(k.part('body', { group: 'abdomen' }), fur, [0, 0.36, 0.08], [0.1, 0.25, 0.1]);
    for (const y of [0.26, 0.38]) k.s.ell(k.part('bands', { group: 'abdomen', line: false, priority: 1.1 }), shadeOf(fur, 2), [0, y, 0.14], [0.095, 0.025, 0.06]);
    // a thick collar of fur
    for (const [x, y] of [[-0.11, 0.68], [0.11, 0.68], [0, 0.62], [-0.07, 0.76], [0.07, 0.76]] as const) k.s.ell(k.part('ruff', { group: 'ruff', soft: true }), shadeOf(fur, 4), [x, y, 0.14], [0.11, 0.09, 0.09]);
    k.s.ell(k.part('head', { group: 'head' }), fur, [0, 0.84, 0.16], [0.1, 0.09, 0.09]);
    for (const d of [-1, 1]) k.s.ell(k.part('eyes', { group: `e${d}`, priority: 1.5, line: false }), k.m('dark', 'eyes'), [d * 0.07, 0.85, 0.22], [k.least(0.035, 0.8), k.least(0.04, 0.8), 0.03]);
    return { view: 'item' };
  }, { ...EYES, wings: ['wing', 'wings'], edge: ['edges', 'wing edges'], spots: ['spot', 'eye spots', 'eyespots'], body: ['fur', 'collar'] })),
  isopod: about({ home: ['underwater', 'cave'] }, monster(['giant isopod', 'pill bug', 'pillbug', 'woodlouse', 'wood louse', 'roly poly', 'sea louse', 'armored isopod', 'sowbug'], (k) => {
    const m = k.m(k.choose('shell', ['#9c8ca8', '#a09484', '#8898a8']));
    const pale = shadeOf(m, 4);
    for (const d of [-1, 1])
      for (let i = 0; i < 6; i++) {
        const x = -0.44 + i * 0.16;
        k.s.tube(k.part('legs', { group: `l${d}${i}`, bias: d < 0 ? -1 : 0 }), k.m(shadeOf(m, 2), 'legs'), [[x, 0.18, d * 0.2], [x + 0.02, 0.13, d * 0.36], [x + 0.07, 0.0, d * 0.42]], [k.least(0.035, 0.6), k.least(0.03, 0.55), k.least(0.015, 0.4)]);
      }
    // plates, each over the one behind it
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const r = 0.2 + Math.sin(t * Math.PI * 0.9 + 0.25) * 0.13;
      k.s.ell(k.part('shell', { group: `p${i}` }), i % 2 ? pale : m, [-0.5 + t * 0.86, 0.16 + r * 0.3, 0], [0.13, r, r * 1.1]);
    }
    k.s.ell(k.part('head', { group: 'head' }), m, [0.48, 0.2, 0], [0.12, 0.15, 0.2]);
    k.prism(k.part('tail', { group: 'tail' }), shadeOf(m, 2), [[-0.56, 0.3], [-0.82, 0.16], [-0.76, 0.04], [-0.52, 0.1]], 0.2, { z: 0 });
    for (const d of [-1, 1]) {
      k.s.ell(k.part('eyes', { group: `e${d}`, priority: 1.5, line: false }), k.m('dark', 'eyes'), [0.53, 0.26, d * 0.15], [k.least(0.04, 0.8), k.least(0.04, 0.8), k.least(0.04, 0.8)]);
      k.s.tube(k.part('feeler', { group: `a${d}`, priority: 1.2 }), pale, [[0.58, 0.22, d * 0.1], [0.76, 0.36, d * 0.2], [0.94, 0.34, d * 0.3]], [k.least(0.025, 0.6), k.least(0.02, 0.5), k.least(0.012, 0.4)]);
    }
    return { view: 'stand', pitch: 24, yaw: -24 };
  }, { ...EYES, legs: ['leg'], shell: ['carapace', 'plates', 'armor', 'armour', 'segments'] })),
  tardigrade: about({ home: ['underwater'] }, monster(['water bear', 'moss piglet', 'waterbear'], (k) => {
    const m = k.m(k.choose('skin', ['#c8a888', '#a8b094', '#b8a0b0']));
    for (let i = 0; i < 4; i++) {
      const x = -0.42 + i * 0.24;
      for (const d of [-1, 1]) {
        k.s.cap(k.part('legs', { group: `l${d}${i}`, bias: d < 0 ? -1 : 0 }), m, [x, 0.24, d * 0.14], [x + 0.06, 0.07, d * 0.22], 0.09, 0.075);
        for (const c of [-1, 0, 1]) k.s.cone(k.part('claw', { group: `c${d}${i}`, priority: 1.2, line: false }), 'bone', [x + 0.07 + c * 0.04, 0.05, d * 0.24], [x + 0.1 + c * 0.05, -0.02, d * 0.27], k.least(0.018, 0.45), 0.005);
      }
      k.s.ell(k.part('body', { group: `b${i}` }), m, [x, 0.4, 0], [0.19, 0.24 - Math.abs(i - 1.5) * 0.02, 0.22]);
    }
    k.s.ell(k.part('head', { group: 'head' }), m, [0.48, 0.4, 0], [0.18, 0.18, 0.18]);
    k.s.cap(k.part('snout', { group: 'snout' }), shadeOf(m, 4), [0.58, 0.36, 0.02], [0.68, 0.34, 0.03], 0.09, 0.085);
    k.s.ell(k.part('mouth', { priority: 1.4, line: false }), '#5c3434', [0.76, 0.34, 0.03], [0.03, k.least(0.05, 0.7), k.least(0.05, 0.7)]);
    k.mark([0.54, 0.5, 0.16], k.ctx.small ? ['d'] : ['d', 'd'], { d: `${k.m('dark', 'eyes')}:2` });
    return { view: 'stand', pitch: 12, yaw: -20 };
  }, { ...EYES, legs: ['leg'], claw: ['claws', 'claw'] })),
  'horseshoe-crab': about({ home: ['water'] }, monster(['limulus', 'horse shoe crab'], (k) => {
    const m = k.m('#8c6c44');
    k.s.cone(k.part('tail', { group: 'tail' }), k.m(shadeOf(m, 2), 'tail'), [-0.3, 0.12, 0], [-0.96, 0.1, 0], k.least(0.05, 0.9), k.least(0.01, 0.4));
    k.prism(k.part('shell', { group: 'back' }), m, [[-0.46, 0.06], [-0.36, 0.2], [0.06, 0.3], [0.06, 0.04]], 0.5, { z: 0 });
    k.s.ell(k.part('shell', { group: 'front' }), m, [0.2, 0.12, 0], [0.42, 0.26, 0.42]);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('eyes', { group: `e${d}`, priority: 1.4 }), k.m('dark', 'eyes'), [0.26, 0.32, d * 0.2], [k.least(0.045, 0.8), k.least(0.035, 0.7), k.least(0.04, 0.7)]);
      for (let i = 0; i < 3; i++) k.s.cone(k.part('spike', { group: `s${d}${i}`, priority: 1.1 }), shadeOf(m, 4), [-0.1 - i * 0.12, 0.1, d * (0.26 - i * 0.02)], [-0.18 - i * 0.12, 0.06, d * (0.38 - i * 0.02)], k.least(0.03, 0.6), 0.01);
    }
    return { view: 'stand', pitch: 34, yaw: -26 };
  }, { ...EYES, tail: ['tail'] })),
  'sea-anemone': about({ home: ['underwater'] }, monster(['anemone', 'sea anemones', 'anemones'], (k) => {
    const m = k.m(k.choose('skin', ['#d8608c', '#8c60c8', '#e08848']));
    k.s.cone(k.part('body', { group: 'body' }), m, [0, 0.02, 0], [0, 0.44, 0], 0.3, 0.26);
    for (const ring of [0, 1])
      for (let i = 0; i < 9; i++) {
        const a = ((i + ring * 0.5) / 9) * 2 * Math.PI;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const out = ring ? 0.3 : 0.5;
        k.s.tube(k.part('arm', { group: `t${ring}${i}` }), k.m(shadeOf(m, 4), 'arm'), [[c * 0.16, 0.4, s * 0.16], [c * out * 0.8, 0.62 + ring * 0.1, s * out * 0.8], [c * out, 0.82 + ring * 0.14, s * out]], [0.07, 0.06, 0.045]);
      }
    return { view: 'stand', pitch: 14 };
  }, { arm: ['tentacles', 'tentacle', 'arms'] })),
}; // biome-ignore format: one line a solid
