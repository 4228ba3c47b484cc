import { IDENTITY, rad, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { asked, heap } from './heap.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** A tall glass, what is in it, and what is put in or on it. */
function glassOf(k: Kit, drink: MaterialRef | undefined): void {
  k.lathe(k.part('glass'), k.m('glass'), [[0, 0.24], [0.9, 0.33]]); // biome-ignore format: numbers
  if (drink) k.lathe(k.part('drink', { group: 'glass' }), drink, [[0.05, 0.255], [0.72, 0.328]], { capTone: 0.2 }); // biome-ignore format: numbers
  k.s.cap(k.part('glint', { group: 'glass', line: false, priority: 1.3 }), '#ffffff', [-0.17, 0.3, 0.26], [-0.2, 0.62, 0.28], k.least(0.025, 0.6)); // biome-ignore format: one line
  if (asked(k, 'ice'))
    for (const [x, y, turn] of [[-0.12, 0.66, 12], [0.13, 0.6, -20], [0.02, 0.78, 35]] as const) k.box(k.part('ice', { group: `i${x}`, priority: 1.3 }), k.m('#d8f0fc/ice', 'ice'), [x, y, 0.26], [0.105, 0.105, 0.06], rotZ(turn)); // biome-ignore format: one line
  if (asked(k, 'straw')) k.s.cap(k.part('straw', { priority: 1.4 }), k.m('red', 'straw'), [0.1, 0.7, 0], [0.3, 1.3, 0], k.least(0.04, 0.8)); // biome-ignore format: one line
  if (asked(k, 'wedge')) {
    k.lathe(k.part('rind', { priority: 1.3, group: 'slice' }), k.m('yellow', 'wedge'), [[0, 0.001], [0.02, 0.001]]); // biome-ignore format: numbers
    k.s.ell(
      k.part('rind', { priority: 1.2, group: 'slice' }),
      k.m('yellow', 'wedge'),
      [0.31, 0.93, 0.1],
      [0.19, 0.19, 0.05],
    );
    k.s.ell(k.part('flesh', { priority: 1.3, group: 'slice', line: false }), '#f8f0b0', [0.31, 0.93, 0.14], [0.13, 0.13, 0.04]); // biome-ignore format: one line
  }
  if (asked(k, 'umbrella')) {
    k.s.cap(k.part('stick', { priority: 1.3 }), 'pale_wood', [-0.1, 0.75, 0.1], [-0.26, 1.2, 0.1], k.least(0.022, 0.6));
    k.s.cone(k.part('umbrella', { priority: 1.2 }), k.m('rose', 'umbrella'), [-0.22, 1.1, 0.1], [-0.3, 1.34, 0.1], 0.3, 0.02); // biome-ignore format: one line
  }
}

/** Vessels, tools of the kitchen and small things that are found, bought and kept. */
export const PROVISIONS: PropTable = {
  'drinking-glass': entry('food', ['drinking glass', 'glass cup', 'glass', 'empty glass', 'water glass', 'glass of water', 'tall glass', 'juice glass'], (k) => {
    glassOf(k, k.ctx.said('empty') ? undefined : asked(k, 'liquid') ? k.m('#4898e4', 'liquid') : '#7cb8ec');
    return { view: 'item', pitch: 14 };
  }, { liquid: ['liquid', 'drink'], ice: ['ice', 'ice cubes', 'ice cube'], straw: ['straw'], wedge: ['lemon slice', 'lemon', 'lime', 'orange slice'], umbrella: ['umbrella', 'paper umbrella'] }),
  wheelbarrow: entry('vehicle', ['garden wheelbarrow', 'barrow', 'hand barrow'], (k) => {
    const tub = k.m(k.choose('tub', ['green', '#c4483c', 'steel', '#3c6cb0']));
    const wood = k.m('wood', 'handle');
    for (const z of [-0.24, 0.24]) {
      k.s.cap(k.part('handle', { group: `h${z}` }), wood, [-0.98, 0.56, z * 1.15], [0.5, 0.24, z * 0.5], k.least(0.045, 0.8));
      k.s.cap(k.part('leg', { group: `l${z}` }), k.m('iron', 'leg'), [-0.42, 0.42, z], [-0.46, 0.02, z], k.least(0.045, 0.8));
    }
    k.s.cone(k.part('wheel', { group: 'wheel' }), k.m('charcoal', 'wheel'), [0.58, 0.22, -0.07], [0.58, 0.22, 0.07], 0.23, 0.23);
    k.s.cone(k.part('hub', { group: 'wheel', line: false, priority: 1.2 }), 'steel', [0.58, 0.22, -0.09], [0.58, 0.22, 0.09], 0.09, 0.09);
    k.s.hull(k.part('tub'), tub, [0, 0.6, 0], [[0, 1, 0, 0.22], [0, -1, 0, 0.2], [0.9, -0.43, 0, 0.46], [-0.86, -0.5, 0, 0.5], [0, -0.36, 0.93, 0.34], [0, -0.36, -0.93, 0.34]], 1, IDENTITY, { extent: 0.8 });
    k.box(k.part('inside', { line: false }), 'dark', [0.02, 0.815, 0], [0.56, 0.01, 0.36]);
    if (!k.ctx.said('empty')) heap(k, { x: 0.02, y: 0.8, wide: 0.54, deep: 0.36, rise: asked(k, 'load') ? 0.36 : 0.24 });
    return { view: 'stand', pitch: 20, yaw: -14 };
  }, { load: ['load'], handle: ['handle', 'handles'], wheel: ['wheel', 'tire'], leg: ['leg', 'legs'] }),
  'frying-pan': entry('tool', ['frying pan', 'pan', 'skillet', 'frypan', 'fry pan', 'cast iron pan', 'iron pan', 'cast iron skillet'], (k) => {
    const m = k.m('#4a4a58/dark_metal');
    k.s.cone(k.part('pan'), m, [0, 0.5, 0], [0, 0.5, 0.12], 0.4, 0.46);
    k.ring(k.part('rim', { priority: 1.2, group: 'pan' }), m, [0, 0.5, 0.12], 0.44, k.least(0.03, 0.7));
    k.s.cone(k.part('inside', { line: false, priority: 1.1 }), m, [0, 0.5, 0.12], [0, 0.5, 0.13], 0.41, 0.41, { tone: -0.9, capTone: -0.9 });
    k.s.cap(k.part('handle'), k.m(m, 'handle'), [0.4, 0.86, 0.08], [0.84, 1.26, 0.08], k.least(0.06, 1));
    if (asked(k, 'egg')) {
      for (const [x, y, r] of [[0, 0.5, 0.26], [0.14, 0.4, 0.17], [-0.15, 0.56, 0.16]] as const) k.s.ell(k.part('white', { group: 'egg' }), '#f8f4ec', [x, y, 0.16], [r, r * 0.88, 0.05]);
      k.s.ell(k.part('yolk', { priority: 1.3, group: 'yolk' }), k.m('#f4b428', 'egg'), [0.01, 0.49, 0.2], [0.11, 0.11, 0.07]);
    }
    if (asked(k, 'bacon')) for (const [x, y] of [[-0.2, 0.34], [0.2, 0.68]] as const) k.s.tube(k.part('bacon', { group: `b${x}`, priority: 1.2 }), k.m('#b84838', 'bacon'), [[x - 0.16, y - 0.04, 0.2], [x - 0.05, y + 0.04, 0.2], [x + 0.06, y - 0.03, 0.2], [x + 0.16, y + 0.04, 0.2]], k.least(0.055, 1));
    return ITEM;
  }, { handle: ['handle', 'grip'], egg: ['egg', 'fried egg', 'eggs'], bacon: ['bacon'] }),
  eyeball: about({ grouped: true }, entry('nature', ['eye ball', 'severed eye', 'plucked eye', 'monster eyeball'], (k) => {
    k.s.ell(k.part('ball'), k.m('#f0ece4'), [0, 0.5, 0], [0.42, 0.42, 0.4]);
    k.s.ell(k.part('iris', { line: false, priority: 1.2, group: 'ball' }), k.m(k.choose('iris', ['#3c8cd8', '#4ca848', '#8c5c30', '#b03030']), 'iris'), [0.06, 0.5, 0.34], [0.21, 0.21, 0.1]);
    k.s.ell(k.part('pupil', { line: false, priority: 1.3, group: 'ball' }), '#1c1824', [0.07, 0.5, 0.42], [0.1, 0.11, 0.05]);
    k.mark([0.0, 0.58, 0.46], k.ctx.small ? ['w'] : ['ww', 'w.'], { w: 'white:5' });
    k.s.tube(k.part('nerve'), k.m('#b83848', 'nerve'), [[-0.34, 0.3, -0.1], [-0.46, 0.16, -0.05], [-0.4, 0.04, 0], [-0.54, -0.06, 0]], [0.09, 0.06, k.least(0.045, 0.8), k.least(0.03, 0.6)]);
    if (!k.ctx.small) for (const [x0, y0, x1, y1] of [[-0.36, 0.6, -0.2, 0.56], [-0.28, 0.34, -0.16, 0.4], [0.2, 0.2, 0.16, 0.3]] as const) k.s.cap(k.part('vein', { line: false, priority: 1.1, group: 'ball' }), '#d87880', [x0, y0, 0.3], [x1, y1, 0.38], k.least(0.016, 0.5));
    return ITEM;
  }, { iris: ['iris', 'pupil'], nerve: ['nerve', 'stalk'] }, 'iris')),
  mound: about({ grouped: false }, entry('rock', ['earth mound', 'dirt pile', 'molehill'], (k) => {
    heap(k, { y: 0, wide: 0.62, deep: 0.44, rise: 0.56 });
    return { view: 'stand', pitch: 16 };
  }, { load: ['load'] }, 'load')),
  'bead-necklace': entry('clothing', ['pearl necklace', 'pearls', 'necklace of pearls', 'choker', 'collar necklace'], (k) => {
    const teeth = asked(k, 'tooth');
    const m = k.m(teeth ? 'leather' : 'pearl');
    const n = k.ctx.small ? 12 : 18;
    const at = (i: number): Vec3 => { const a = rad(120 + (i * 300) / (n - 1)); return [Math.cos(a) * 0.44, 0.56 + Math.sin(a) * (Math.sin(a) < 0 ? 0.54 : 0.4), 0]; };
    if (teeth || asked(k, 'gem')) k.s.tube(k.part('cord'), teeth ? m : k.m('gold'), Array.from({ length: n }, (_, i) => at(i)), k.least(0.026, 0.7));
    else for (let i = 0; i < n; i++) k.s.ell(k.part('bead', { group: `b${i % 2}` }), m, at(i), k.least(0.072, 1));
    // in the smallest pictures there is room for three
    if (teeth && k.ctx.small) for (const [x, y] of [[-0.3, 0.2], [0, 0.04], [0.3, 0.2]] as const) k.prism(k.part('tooth', { group: `t${x}`, priority: 1.4 }), k.m('bone', 'tooth'), [[x - 0.13, y + 0.06], [x + 0.13, y + 0.06], [x, y - (x ? 0.2 : 0.32)]], 0.04, { z: 0.08 });
    else if (teeth) for (let i = 4; i < n - 4; i += 2) { const [x, y] = at(i); k.s.cone(k.part('tooth', { group: `t${i}`, priority: 1.2 }), k.m('bone', 'tooth'), [x, y, 0.05], [x * 1.08, y - 0.2, 0.05], 0.055, 0.008); }
    if (asked(k, 'gem')) k.s.ell(k.part('gem', { priority: 1.3 }), k.m('ruby', 'gem'), [0, -0.02, 0.06], [0.11, 0.14, 0.08]);
    return ITEM;
  }, { tooth: ['tooth', 'teeth', 'fang', 'fangs', 'claw', 'claws', 'bones', 'bone'], gem: ['gem', 'jewel', 'pendant', 'stone', 'heart', 'charm'] }),
}; // biome-ignore format: a table
