import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotX, rotZ } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { bricks, planks } from './surfaces.ts';

/** A swallow-tailed cloth that hangs from a bar, with an emblem of the seed's choice. */
function banner(k: Kit): void {
  const cloth = k.m(k.choose('cloth', ['red', 'blue', 'purple', 'forest']));
  const trim = k.m('gold', 'trim');
  k.s.cap(
    k.part('pole', { priority: 1.2 }),
    k.m('wood', 'pole'),
    [-0.44, 1.02, 0],
    [0.44, 1.02, 0],
    k.least(0.045, 0.8),
  );
  for (const d of [-1, 1]) k.s.ell(k.part('knob', { priority: 1.2 }), trim, [d * 0.46, 1.02, 0], k.least(0.065, 0.8));
  const drop = k.vary('drop', 0.2, 0.5);
  const c = k.part('cloth');
  for (const d of [-1, 1]) {
    k.prism(
      c,
      cloth,
      [
        [0, 1.0],
        [d * 0.32, 1.0],
        [d * 0.32, 0.02],
        [0, drop],
      ],
      0.03,
      { tone: d < 0 ? 0.22 : -0.2 },
    );
    k.prism(
      k.part('trim', { group: 'cloth', priority: 1.3 }),
      trim,
      [
        [0, drop + 0.1],
        [d * 0.32, 0.12],
        [d * 0.32, 0.02],
        [0, drop],
      ],
      0.035,
      { z: 0.01 },
    );
  }
  if (!k.ctx.wants('emblem')) return;
  const e = k.part('emblem', { group: 'cloth', priority: 1.2 });
  const gold = k.m('gold', 'emblem');
  const sign = k.choose('emblem', ['diamond', 'cross', 'sun']);
  if (sign === 'cross') {
    k.box(e, gold, [0, 0.64, 0.04], [0.055, 0.2, 0.02]);
    k.box(e, gold, [0, 0.68, 0.04], [0.17, 0.055, 0.02]);
  } else if (sign === 'sun') k.s.cone(e, gold, [0, 0.64, 0.02], [0, 0.64, 0.06], 0.16, 0.15);
  else
    k.prism(
      e,
      gold,
      [
        [0, 0.86],
        [0.15, 0.64],
        [0, 0.42],
        [-0.15, 0.64],
      ],
      0.02,
      { z: 0.04 },
    );
}

export const DUNGEON: PropTable = {
  ladder: entry('tool', ['wooden ladder', 'rope ladder', 'step ladder', 'stepladder'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'pale_wood', 'dark_wood']));
    const w = k.vary('w', 0.25, 0.1);
    const n = k.ctx.small ? 4 : k.choose('rungs', [5, 6]);
    for (let i = 0; i < n; i++) {
      const y = 0.14 + (i * 0.98) / (n - 1);
      k.s.cap(k.part('rung', { group: `r${i}` }), k.m(wood, 'rung'), [-w, y, 0], [w, y, 0], k.least(0.04, 0.75), undefined, { tone: -0.15 });
    }
    for (const d of [-1, 1]) k.box(k.part('rail', { priority: 1.2 }), wood, [d * w, 0.63, 0], [k.least(0.05, 0.9), 0.63, 0.05]);
    return { view: 'stand', pitch: 6 };
  }, { rung: ['rung', 'step'] }),
  cage: about({ home: ['dungeon'] }, entry('container', ['bird cage', 'birdcage', 'iron cage', 'prison cage', 'hanging cage', 'animal cage'], (k) => {
    const metal = k.m(k.choose('metal', ['iron', 'gold', 'bronze']));
    const top = k.vary('top', 0.74, 0.06);
    k.lathe(k.part('base'), k.m(metal, 'base'), [[0, 0.44], [0.1, 0.42]], { capMaterial: 'dark_wood', capTone: -0.3 });
    // what lies behind the bars is dark: the bars read at every size
    k.lathe(k.part('inside', { line: false, bias: -0.4 }), 'charcoal', [[0.1, 0.34], [top, 0.34], [top + 0.22, 0.18]]);
    const n = k.ctx.small ? 3 : k.ctx.middle ? 5 : 7;
    const r = k.least(0.025, 0.62);
    for (let i = 0; i < n; i++) {
      const a = rad(-80 + (160 * i) / (n - 1));
      const [x, z] = [Math.sin(a) * 0.39, Math.cos(a) * 0.39];
      k.s.tube(k.part('bar', { priority: 1.6, group: 'bar' }), metal, [[x, 0.08, z], [x, top, z], [x * 0.55, top + 0.2, z * 0.55], [0, top + 0.28, 0.02]], r);
    }
    if (!k.ctx.small) {
      // a little door in front, which swings open
      const door = k.part('door', { priority: 1.9 });
      const [w, low, high] = [0.17, 0.14, 0.5];
      for (const x of [-w, w, 0]) k.s.tube(door, k.m(metal, 'door'), [[x, low, 0.42], [x, high, 0.42]], r);
      for (const y of [low, high, (low + high) / 2]) k.s.tube(door, k.m(metal, 'door'), [[-w, y, 0.42], [w, y, 0.42]], r);
    }
    k.ring(k.part('hoop', { priority: 1.7, group: 'bar' }), metal, [0, top, 0], 0.4, k.least(0.03, 0.6), 'y');
    k.ring(k.part('loop', { priority: 1.4 }), metal, [0, top + 0.38, 0], 0.085, k.least(0.03, 0.6));
    return { view: 'stand', pitch: 14 };
  }, { base: ['base', 'bottom', 'floor'], door: ['door', 'little door', 'small door', 'gate'] })),
  lever: about({ home: ['dungeon'] }, entry('machine', ['switch', 'toggle', 'floor lever', 'pull lever', 'control lever', 'wall lever'], (k) => {
    k.box(k.part('base'), k.m('stone', 'base'), [0, 0.12, 0], [0.42, 0.12, 0.26], IDENTITY, { pattern: grain(4, 0.3) });
    k.box(k.part('slot', { line: false }), k.m('iron', 'plate'), [0, 0.245, 0], [0.32, 0.02, 0.12]);
    k.box(k.part('slot', { line: false }), 'dark', [0, 0.262, 0], [0.25, 0.01, 0.045]);
    const a = rad((k.ctx.said('open') ? -1 : 1) * k.vary('lean', 34, 0.25));
    const tip: readonly [number, number, number] = [Math.sin(a) * 0.78, 0.22 + Math.cos(a) * 0.78, 0];
    k.s.cap(k.part('handle', { priority: 1.2 }), k.m('steel', 'handle'), [0, 0.2, 0], tip, k.least(0.055, 0.9));
    k.s.ell(k.part('knob', { priority: 1.3 }), k.m(k.choose('knob', ['red', 'gold', 'blue'])), tip, k.least(0.15, 1.5));
    return { view: 'stand', pitch: 26 };
  }, { handle: ['handle', 'stick', 'shaft'], base: ['base'] })),
  portcullis: entry('building', ['iron gate', 'dungeon gate', 'prison bars', 'iron bars', 'jail door', 'cell door'], (k) => {
    const st = k.m('stone', 'frame');
    const f = k.part('frame');
    const iron = k.m('iron');
    k.box(k.part('dark', { line: false }), 'dark', [0, 0.48, -0.1], [0.38, 0.48, 0.02]);
    for (const d of [-1, 1]) k.box(f, st, [d * 0.48, 0.5, 0], [0.13, 0.5, 0.14], IDENTITY, { pattern: bricks(6, 1, 1, 0.26, k.px) });
    k.box(f, st, [0, 1.08, 0], [0.61, 0.12, 0.14], IDENTITY, { pattern: bricks(1, 4, 0.24, 1.2, k.px) });
    const n = k.ctx.small ? 3 : k.choose('bars', [4, 5]);
    const w = k.least(0.032, 0.6);
    const low = k.ctx.said('open') ? 0.6 : 0.12;
    for (let i = 0; i < n; i++) {
      const x = -0.29 + (0.58 * i) / (n - 1);
      k.box(k.part('bar', { priority: 1.5, group: 'bar' }), iron, [x, (low + 0.96) / 2, 0.04], [w, (0.96 - low) / 2, 0.03]);
      k.s.cone(k.part('tip', { priority: 1.5, group: 'bar' }), iron, [x, low, 0.04], [x, low - 0.12, 0.04], w * 1.1, 0.005);
    }
    for (const y of k.ctx.small ? [0.5] : [0.3, 0.56, 0.82]) if (y > low) k.box(k.part('bar', { priority: 1.5, group: 'bar' }), iron, [0, y, 0.05], [0.34, w * 0.9, 0.03], IDENTITY, { tone: 0.2 });
    return { view: 'stand', pitch: 5 };
  }, { frame: ['frame', 'arch', 'wall'] }),
  'iron-door': entry('furniture', ['metal door', 'steel door', 'prison door', 'vault door', 'bunker door', 'armored door'], (k) => {
    const f = k.part('frame');
    const st = k.m('dark_stone', 'frame');
    for (const d of [-1, 1]) k.box(f, st, [d * 0.44, 0.54, 0], [0.1, 0.54, 0.12], IDENTITY, { pattern: bricks(6, 1, 1.08, 0.2, k.px) });
    k.box(f, st, [0, 1.14, 0], [0.54, 0.1, 0.12], IDENTITY, { pattern: bricks(1, 4, 0.2, 1.08, k.px) });
    const m = k.m('iron');
    k.box(k.part('door'), m, [0, 0.53, 0], [0.35, 0.53, 0.06]);
    for (const y of [0.16, 0.56, 0.94]) {
      k.box(k.part('band', { priority: 1.1 }), k.m('steel', 'band'), [0, y, 0.07], [0.35, k.least(0.05, 0.8), 0.02]);
      if (!k.ctx.small) for (const x of [-0.27, -0.09, 0.09, 0.27]) k.s.ell(k.part('rivet', { priority: 1.6, group: 'band' }), k.m('silver', 'band'), [x, y, 0.1], k.least(0.028, 0.6));
    }
    const y = k.vary('window', 0.75, 0.04);
    k.box(k.part('window', { line: false }), 'dark', [0, y, 0.07], [0.15, 0.08, 0.01]);
    if (!k.ctx.small) for (const x of [-0.08, 0, 0.08]) k.box(k.part('bars', { priority: 1.3, line: false }), m, [x, y, 0.08], [k.least(0.014, 0.4), 0.08, 0.01]);
    k.ring(k.part('knob', { priority: 1.5 }), k.m('gold', 'knob'), [0.22, 0.36, 0.1], 0.06, k.least(0.025, 0.5));
    return { view: 'stand', pitch: 5 };
  }, { frame: ['frame', 'wall'], band: ['band', 'rivet'], knob: ['knob', 'handle', 'ring'] }),
  'pressure-plate': entry('machine', ['floor switch', 'floor button', 'floor plate', 'stone plate', 'push button'], (k) => {
    k.box(k.part('base'), k.m('dark_stone', 'base'), [0, 0.05, 0], [0.56, 0.06, 0.5], IDENTITY, { pattern: planks(0, 3, 1.1, k.px, -0.9) });
    k.box(k.part('gap', { line: false }), 'dark', [0, 0.112, 0], [0.42, 0.012, 0.37]);
    const h = k.vary('h', 0.055, 0.3);
    k.box(k.part('plate'), k.m(k.choose('plate', ['stone', 'bronze', 'red'])), [0, 0.12 + h, 0], [0.36, h, 0.31], IDENTITY, { pattern: grain(4, 0.2) });
    k.s.cone(k.part('sign', { line: false }), k.m('gold', 'sign'), [0, 0.12 + h * 2, 0], [0, 0.13 + h * 2, 0], 0.14, 0.14, { capTone: 0.2 });
    return { view: 'stand', pitch: 42 };
  }, { base: ['base', 'frame'], sign: ['sign', 'symbol', 'rune', 'emblem'] }),
  'wall-torch': about({ home: ['dungeon'] }, entry('light', ['sconce', 'torch sconce', 'wall sconce', 'wall torch', 'torch holder', 'wall lamp'], (k) => {
    const iron = k.m('iron', 'bracket');
    k.box(k.part('plate'), iron, [0, 0.3, -0.12], [0.13, 0.26, 0.04]);
    k.s.tube(k.part('arm'), iron, [[0, 0.16, -0.08], [0, 0.14, 0.1], [0, 0.24, 0.16]], k.least(0.05, 0.7));
    k.s.cap(k.part('stick'), k.m('wood', 'stick'), [0, 0.1, 0.16], [0, 0.52, 0.16], k.least(0.06, 0.9), k.least(0.075, 1));
    k.lathe(k.part('cup', { priority: 1.1 }), iron, [[0.46, 0.1], [0.6, k.vary('cup', 0.17, 0.1)]], { z: 0.16, capMaterial: 'dark' });
    const lean = k.jitter('lean') * 0.08;
    const f = k.part('flame');
    const m = k.m('flame');
    k.s.tube(f, m, [[0, 0.66, 0.16], [0, 0.78, 0.16], [lean, 0.96, 0.16], [lean * 1.6, 1.16, 0.16]], [0.14, 0.17, 0.1, 0.015]);
    for (const d of [-1, 1]) k.s.tube(f, m, [[d * 0.08, 0.7, 0.18], [d * 0.16, 0.84, 0.18], [d * 0.14 + lean, 0.98, 0.18]], [0.08, 0.06, 0.012]);
    k.s.tube(k.part('core', { line: false, priority: 1.1 }), k.m('orange', 'flame'), [[0, 0.66, 0.3], [0, 0.76, 0.3], [lean / 2, 0.88, 0.27]], [0.08, 0.08, 0.02]);
    return { view: 'item', pitch: 10 };
  }, { flame: ['core', 'ember'], bracket: ['bracket', 'holder', 'metal'], stick: ['stick', 'handle', 'wood'] })),
  banner: entry('sign', ['hanging banner', 'war banner', 'battle standard', 'castle banner', 'royal banner', 'gonfalon'], (k) => { banner(k); return ITEM; }, { trim: ['trim', 'edge', 'fringe', 'border'], emblem: ['emblem', 'symbol', 'crest', 'sigil'], pole: ['pole', 'bar', 'rod'] }),
  'weapon-rack': entry('furniture', ['sword rack', 'weapons rack', 'armory rack', 'weapon stand', 'spear rack'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'dark_wood']));
    for (const d of [-1, 1]) {
      k.box(k.part('post'), wood, [d * 0.54, 0.46, 0], [0.06, 0.46, 0.07]);
      k.box(k.part('foot'), wood, [d * 0.54, 0.05, 0], [0.09, 0.05, 0.2]);
    }
    for (const y of [0.3, 0.76]) k.box(k.part('bar'), wood, [0, y, 0], [0.56, 0.06, 0.05]);
    const steel = k.m('blade', 'blade');
    const grip = k.m('leather', 'grip');
    [-0.32, 0, 0.32].forEach((x, i) => {
      const b = k.part('blade', { priority: 1.2, group: `b${i}` });
      const g = k.part('grip', { priority: 1.2, group: `g${i}` });
      if (k.choose(`w${i}`, i === 1 ? ['axe', 'sword'] : ['sword', 'axe']) === 'sword') {
        k.prism(b, steel, [[x - 0.06, 0.86], [x + 0.06, 0.86], [x + 0.06, 0.2], [x, 0.08], [x - 0.06, 0.2]], 0.025, { z: 0.1 });
        k.box(g, k.m('gold', 'guard'), [x, 0.88, 0.11], [0.12, k.least(0.035, 0.6), 0.04]);
        k.s.cap(g, grip, [x, 0.9, 0.11], [x, 1.08, 0.11], k.least(0.036, 0.7));
      } else {
        k.s.cap(g, grip, [x, 0.06, 0.1], [x, 1.0, 0.1], k.least(0.036, 0.7));
        for (const d of [-1, 1]) k.prism(b, steel, [[x, 0.98], [x + d * 0.14, 1.06], [x + d * 0.16, 0.78], [x, 0.86]], 0.03, { z: 0.12, tone: d * -0.2 });
      }
    });
    return { view: 'stand', pitch: 8 };
  }, { blade: ['blade', 'sword', 'weapon', 'axe'], grip: ['grip', 'handle'], guard: ['guard'] }),
  'armor-stand': entry('furniture', ['armour stand', 'armor rack', 'armor display', 'armor dummy', 'mannequin'], (k) => {
    const wood = k.m('wood', 'stand');
    k.box(k.part('foot'), wood, [0, 0.05, 0], [0.34, 0.05, 0.2]);
    k.s.cap(k.part('post'), wood, [0, 0.06, 0], [0, 0.5, 0], k.least(0.06, 0.9));
    const m = k.m(k.choose('metal', ['steel', 'gold', 'dark_metal']));
    k.s.cone(k.part('skirt', { group: 'skirt' }), k.m('leather', 'belt'), [0, 0.36, 0], [0, 0.5, 0], [0.29, 0.19], [0.22, 0.15]);
    k.s.cone(k.part('torso'), m, [0, 0.46, 0], [0, 0.86, 0], [0.21, 0.16], [0.31, 0.2]);
    k.s.ell(k.part('torso', { group: 'torso' }), m, [0, 0.74, 0.06], [0.27, 0.16, 0.18]);
    for (const d of [-1, 1]) k.s.ell(k.part('pauldron', { group: `p${d}` }), m, [d * 0.35, 0.86, 0], [0.17, 0.13, 0.17]);
    k.s.ell(k.part('helmet'), m, [0, 1.12, 0.02], [0.2, 0.22, 0.21]);
    k.box(k.part('visor', { line: false, priority: 1.3 }), 'dark', [0, 1.1, 0.2], [0.13, k.least(0.03, 0.5), 0.04]);
    k.box(k.part('visor', { line: false, priority: 1.2 }), 'dark', [0, 1.02, 0.2], [k.least(0.02, 0.4), 0.07, 0.03]);
    k.s.tube(k.part('plume', { priority: 1.1 }), k.m(k.choose('plume', ['red', 'blue', 'purple']), 'plume'), [[0, 1.32, 0.08], [0, k.vary('crest', 1.46, 0.02), -0.02], [0, 1.4, -0.2]], [0.06, 0.085, 0.04]);
    k.mark([0, 0.72, 0.24], k.ctx.middle ? ['gg'] : ['.gg.', 'gggg', '.gg.'], { g: 'gold:4' });
    return { view: 'stand', pitch: 8 };
  }, { plume: ['plume', 'crest', 'feather'], belt: ['belt', 'skirt'], stand: ['stand', 'post', 'base'] }),
  'training-dummy': entry('sign', ['dummy', 'target dummy', 'practice dummy', 'combat dummy'], (k) => {
    const wood = k.m('dark_wood', 'post');
    k.box(k.part('foot'), wood, [0, 0.05, 0], [0.34, 0.05, 0.09]);
    k.box(k.part('foot'), wood, [0, 0.05, 0], [0.09, 0.05, 0.28]);
    k.s.cap(k.part('post'), wood, [0, 0.06, 0], [0, 0.4, 0], k.least(0.07, 1));
    k.s.cap(k.part('arm'), wood, [-0.54, 0.74, 0], [0.54, 0.74, 0], k.least(0.06, 0.9));
    const straw = k.m(k.choose('sack', ['linen', 'thatch', 'leather']));
    k.s.cone(k.part('body'), straw, [0, 0.3, 0], [0, 0.82, 0], [0.21, 0.17], [0.26, 0.19], { pattern: grain(5, 0.35) });
    k.s.ell(k.part('head'), k.m('linen', 'head'), [0, 1.0, 0.02], [0.19, 0.2, 0.18], rotZ(k.jitter('tilt') * 12));
    k.ring(k.part('tie', { priority: 1.3 }), k.m('rope', 'rope'), [0, 0.83, 0], 0.14, k.least(0.035, 0.6), 'y');
    for (const y of [0.42, 0.68]) k.s.cone(k.part('rope', { priority: 1.2, group: 'rope' }), k.m('rope', 'rope'), [0, y, 0], [0, y + 0.06, 0], [0.25, 0.2], [0.26, 0.21]);
    k.mark([0, 0.57, 0.2], k.ctx.small ? ['r'] : k.ctx.middle ? ['rr', 'rr'] : ['.rrr.', 'rwwwr', 'rwrwr', 'rwwwr', '.rrr.'], { r: 'red:3', w: 'white:4' });
    k.mark([0, 1.02, 0.2], k.ctx.small ? ['d.d'] : k.ctx.middle ? ['d..d'] : ['d.d.d.d', '.d...d.', 'd.d.d.d'], { d: 'dark_leather:2' });
    return { view: 'stand', pitch: 8 };
  }, { post: ['post', 'pole', 'stand'], rope: ['rope', 'string'], head: ['head'] }),
  'treasure-mark': entry('sign', ['x mark', 'treasure map x', 'x marks the spot', 'buried treasure', 'dig spot', 'red x'], (k) => {
    k.s.ell(k.part('sand'), k.m('sand', 'sand'), [0, 0, 0], [0.6, 0.14, k.vary('d', 0.5, 0.1)], IDENTITY, { pattern: grain(7, 0.35) });
    const m = k.m('red');
    const turn = 45 + k.jitter('turn') * 10;
    for (const a of [turn, turn + 90]) {
      const [c, s] = [Math.cos(rad(a)) * 0.36, Math.sin(rad(a)) * 0.36];
      k.s.tube(k.part('mark', { priority: 1.3, group: 'mark' }), m, [[-c, 0.12, -s], [0, 0.15, 0], [c, 0.12, s]], k.least(0.07, 1));
    }
    return { view: 'stand', pitch: 52 };
  }, { sand: ['sand', 'ground', 'soil', 'dirt'] }),
  dynamite: entry('weapon', ['tnt', 'stick of dynamite', 'dynamite bundle', 'explosives', 'firecracker'], (k) => {
    const m = k.m('red');
    for (const [x, z] of [[-0.15, -0.16], [0.15, -0.16], [-0.29, 0.04], [0.29, 0.04], [0, 0.12]] as const) {
      const p = k.part('stick', { group: `s${x}` });
      k.s.cone(p, m, [x, 0, z], [x, 0.8, z], 0.145, 0.145, { capMaterial: k.m('paper', 'cap'), capTone: 0.1 });
      k.s.cone(k.part('cap', { group: `s${x}`, line: false }), k.m('paper', 'cap'), [x, 0.79, z], [x, 0.81, z], 0.11, 0.11);
    }
    k.box(k.part('band', { priority: 1.2, group: 'band' }), k.m('rope', 'band'), [0, 0.38, 0.06], [0.44, k.least(0.05, 0.9), 0.22]);
    const bend = k.jitter('bend') * 0.08;
    k.s.tube(k.part('fuse', { priority: 1.2 }), k.m('rope', 'fuse'), [[0, 0.8, 0.16], [0.02, 0.94, 0.16], [0.12 + bend, 1.04, 0.16], [0.26 + bend, 1.06, 0.16]], k.least(0.026, 0.6));
    k.s.ell(k.part('spark', { priority: 1.5, line: false }), k.m('flame', 'spark'), [0.3 + bend, 1.08, 0.17], k.least(0.075, 1));
    return { view: 'item', pitch: 14 };
  }, { fuse: ['fuse', 'wick'], spark: ['spark', 'flame'], band: ['band', 'tape', 'rope'] }),
  painting: entry('furniture', ['portrait', 'picture frame', 'framed painting', 'oil painting', 'picture', 'landscape painting'], (k) => {
    const g = k.m(k.choose('frame', ['gold', 'dark_wood', 'wood']));
    const w = k.vary('w', 0.54, 0.08);
    k.box(k.part('frame'), g, [0, 0.44, 0], [w, 0.44, 0.04], IDENTITY, { round: 0.03 });
    k.box(k.part('sky', { group: 'canvas' }), k.m('#8cc8ec', 'canvas'), [0, 0.44, 0.045], [w - 0.11, 0.33, 0.01]);
    k.prism(k.part('hill', { group: 'canvas', line: false }), '#7c84a8', [[-w + 0.12, 0.34], [-0.16, 0.66], [0.12, 0.34]], 0.01, { z: 0.06 });
    k.prism(k.part('hill', { group: 'canvas', line: false }), '#8c94b8', [[-0.12, 0.34], [0.18, 0.56], [w - 0.12, 0.34]], 0.01, { z: 0.065 });
    k.box(k.part('field', { group: 'canvas', line: false }), 'grass', [0, 0.24, 0.06], [w - 0.11, 0.13, 0.01]);
    k.s.cone(k.part('sun', { group: 'canvas', line: false, priority: 1.2 }), 'yellow', [0.26, 0.64, 0.05], [0.26, 0.64, 0.07], k.least(0.07, 1), k.least(0.07, 1));
    return ITEM;
  }, { canvas: ['canvas', 'picture', 'sky'] }),
  stool: entry('furniture', ['bar stool', 'wooden stool', 'milking stool', 'footstool', 'tavern stool'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'pale_wood', 'dark_wood']));
    for (const [x, z] of [[-0.28, -0.16], [0.28, -0.16], [-0.3, 0.2], [0.3, 0.2]] as const) k.s.cap(k.part('leg', { group: `l${x}${z}` }), k.m(wood, 'leg'), [x * 1.2, 0, z * 1.2], [x * 0.8, 0.62, z * 0.8], k.least(0.055, 0.85));
    k.s.cap(k.part('bar'), k.m(wood, 'leg'), [-0.32, 0.24, 0.22], [0.32, 0.24, 0.22], k.least(0.035, 0.65));
    k.lathe(k.part('seat', { group: 'seat' }), wood, [[0.6, k.vary('r', 0.4, 0.06)], [0.72, 0.42]], { capTone: 0.2 });
    if (k.choose('cushion', [false, true]) || k.ctx.said('cushion')) k.s.ell(k.part('cushion'), k.m('red', 'cushion'), [0, 0.74, 0], [0.36, 0.09, 0.36]);
    return { view: 'stand', pitch: 24 };
  }, { leg: ['leg'], cushion: ['cushion', 'seat'] }),
  gargoyle: entry('monster', ['gargoyle statue', 'stone gargoyle', 'winged statue', 'stone demon'], (k) => {
    const m = k.m(k.choose('stone', ['stone', 'dark_stone', '#7c8878/stone']));
    const o = { pattern: grain(5, 0.25) };
    k.box(k.part('base'), k.m('dark_stone', 'base'), [0, 0.09, 0.02], [0.36, 0.09, 0.28], IDENTITY, { pattern: grain(5, 0.3) });
    const b = k.part('body');
    if (k.ctx.wants('wings')) {
      const up = k.vary('wing', 1.08, 0.06);
      for (const d of [-1, 1]) {
        const w = k.part('wing', { group: `w${d}`, bias: -0.25 });
        const wm = k.m(m, 'wings');
        const tips: readonly (readonly [number, number])[] = [[d * 0.42, up], [d * 0.66, 0.78], [d * 0.56, 0.44], [d * 0.34, 0.34]];
        for (let i = 0; i + 1 < tips.length; i++) k.prism(w, wm, [[d * 0.1, 0.66], tips[i]!, tips[i + 1]!], 0.03, { z: -0.16, tone: i % 2 ? -0.35 : 0.1 });
        k.s.tube(k.part('bone', { group: `w${d}` }), wm, [[d * 0.1, 0.68, -0.14], tips[0] ? [tips[0][0], tips[0][1], -0.14] : [0, 0, 0], [d * 0.66, 0.78, -0.14]], k.least(0.032, 0.55), { tone: 0.2 });
      }
    }
    k.s.ell(b, m, [0, 0.48, 0], [0.2, 0.27, 0.2], rotX(14), o);
    for (const d of [-1, 1]) {
      k.s.ell(k.part('haunch', { group: `h${d}` }), m, [d * 0.2, 0.33, 0.06], [0.14, 0.18, 0.2], IDENTITY, o);
      k.s.ell(k.part('foot', { group: `f${d}` }), m, [d * 0.22, 0.21, 0.22], [0.11, 0.06, 0.12]);
      k.s.tube(k.part('arm', { group: `a${d}` }), m, [[d * 0.18, 0.6, 0.1], [d * 0.14, 0.42, 0.28], [d * 0.07, 0.22, 0.28]], [0.085, 0.07, 0.065]);
      k.s.cap(k.part('ear', { group: `e${d}` }), m, [d * 0.14, 0.86, 0.1], [d * 0.34, 0.94, 0.04], 0.06, 0.012);
      k.s.tube(k.part('horns', { priority: 1.1 }), k.m(m, 'horns'), [[d * 0.08, 0.94, 0.14], [d * 0.14, 1.08, 0.1], [d * 0.1, 1.18, 0.08]], [0.05, 0.04, 0.012]);
    }
    k.s.ell(k.part('head'), m, [0, 0.82, 0.14], [0.18, 0.17, 0.18], IDENTITY, o);
    k.s.ell(k.part('snout', { group: 'snout' }), m, [0, 0.74, 0.3], [0.11, 0.08, 0.1]);
    k.eyes(0.075, 0.86, 0.31, { evil: true });
    return { view: 'stand', pitch: 12 };
  }, { wings: ['wing'], eyes: ['eye'], horns: ['horn'], base: ['base', 'pedestal'] }),
}; // biome-ignore format: a table
