import { IDENTITY, rotZ } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { asked, heap } from './heap.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';
import { planks, staves } from './surfaces.ts';

/** Pots and vases: one profile each. */
const pot = (
  aliases: string[],
  m: MaterialRef[],
  profile: readonly (readonly [number, number])[],
  inside: MaterialRef = 'dark',
): PropEntry =>
  entry(
    'container',
    aliases,
    (k) => {
      const fat = k.vary('fat', 1, 0.1);
      const p = profile.map(([y, r]): [number, number] => [y, r * fat]);
      const top = p.at(-1)!;
      const clay = k.m(k.choose('clay', m));
      k.lathe(k.part('pot'), clay, p, { capMaterial: k.m(inside, 'content') });
      if (asked(k, 'load')) heap(k, { y: top[0] - 0.02, wide: top[1] * 0.92, deep: top[1] * 0.9, rise: 0.16 });
      k.ring(k.part('rim', { priority: 1.1 }), clay, [0, top[0], 0], top[1], k.least(0.045, 0.6), 'y');
      const belly = p.reduce((a, b) => (b[1] > a[1] ? b : a));
      if (!k.ctx.small && k.choose('painted', [true, false]))
        k.lathe(
          k.part('band', { line: false, priority: 1.1 }),
          k.m(k.choose('paint', ['cream', 'navy', 'gold']), 'band'),
          [
            [belly[0] - 0.045, belly[1] * 1.015],
            [belly[0] + 0.045, belly[1] * 1.01],
          ],
        );
      return { view: 'stand', pitch: 22 };
    },
    {
      band: ['band', 'stripe', 'pattern', 'decoration'],
      content: ['content', 'water', 'liquid'],
      load: ['load', 'filling'],
    },
  );

const CHEST = { trim: ['trim', 'band', 'edge', 'metal', 'corner'], lock: ['lock', 'latch'], lid: ['lid', 'top'] };

export const CONTAINERS: PropTable = {
  'treasure-chest': about({ home: ['dungeon'] }, entry('container', ['chest', 'loot box', 'wooden chest', 'treasure box', 'coffer', 'strongbox', 'loot chest', 'trunk chest'], (k) => {
    const wood = k.m(k.choose('wood', ['wood', 'dark_wood', '#9a4034/wood', 'pale_wood']));
    const trim = k.m(k.choose('trim', ['gold', 'iron', 'bronze', 'dark_metal']), 'trim');
    const bands = k.choose('bands', [[-0.5, 0.5], [-0.5, 0, 0.5], [-0.28, 0.28], [-0.5, -0.2, 0.2, 0.5]]);
    const thick = bands.length > 3 ? 0.042 : 0.065;
    const feet = k.choose('feet', [0, 0.1, 0]);
    const open = k.ctx.said('open') || k.ctx.said('full');
    const m = k.part('trim', { priority: 1.15, group: 'trim' });
    k.box(k.part('box'), wood, [0, 0.24, 0], [0.56, 0.24, 0.36], IDENTITY, { pattern: planks(1, 3, 0.48, k.px) });
    for (const x of bands) k.box(m, trim, [x, 0.24, 0], [thick, 0.25, 0.375]);
    if (feet > 0) for (const x of [-0.44, 0.44]) for (const z of [-0.26, 0.26]) k.s.ell(k.part('foot', { group: 'trim' }), trim, [x, -0.02, z], [0.11, feet, 0.11]);
    k.box(m, trim, [0, 0.47, 0], [0.57, 0.035, 0.375]);
    if (open) {
      k.box(k.part('inside'), 'dark', [0, 0.5, 0], [0.48, 0.015, 0.3]);
      if (!k.ctx.said('empty')) for (let i = 0; i < 11; i++) k.s.ell(k.part('coin', { group: `c${i % 4}` }), i % 4 === 3 ? k.choose('loot', ['ruby', 'emerald', 'sapphire']) : 'gold', [Math.cos(i * 2.4) * 0.36, 0.53 + (i % 3) * 0.05, Math.sin(i * 2.4) * 0.22], 0.11);
      k.s.cone(k.part('lid'), k.m(wood, 'lid'), [-0.56, 0.78, -0.42], [0.56, 0.78, -0.42], [0.12, 0.34], [0.12, 0.34], { facing: [0, 1, 0] });
      for (const x of [-0.5, 0.5]) k.s.cone(m, trim, [x - 0.06, 0.78, -0.42], [x + 0.06, 0.78, -0.42], [0.135, 0.355], [0.135, 0.355], { facing: [0, 1, 0] });
    } else {
      const h = k.vary('lid', k.choose('high', [0.3, 0.4, 0.22]), 0.12);
      const flat = k.choose('flat', [false, false, true]);
      if (flat) k.box(k.part('lid'), k.m(wood, 'lid'), [0, 0.58, 0], [0.56, 0.1, 0.36], IDENTITY, { pattern: planks(1, 2, 0.2, k.px) });
      else k.s.cone(k.part('lid'), k.m(wood, 'lid'), [-0.56, 0.48, 0], [0.56, 0.48, 0], [h, 0.36], [h, 0.36], { facing: [0, 0, 1], pattern: (x, _y, z, _nx, ny) => (Math.abs(ny) > 0.5 ? 0 : Math.cos(Math.atan2(z, x) * 9) > 0.8 ? -0.7 : 0) });
      for (const x of bands) {
        if (flat) k.box(m, trim, [x, 0.58, 0], [thick, 0.115, 0.375]);
        else k.s.cone(m, trim, [x - thick, 0.48, 0], [x + thick, 0.48, 0], [h + 0.015, 0.375], [h + 0.015, 0.375], { facing: [0, 0, 1] });
      }
      const lock = k.part('lock', { priority: 1.2 });
      const round = k.choose('lock shape', [false, true]);
      if (round) k.s.ell(lock, k.m(k.choose('lock', ['gold', 'iron', 'silver']), 'lock'), [0, 0.42, 0.37], [0.14, 0.14, 0.05]);
      else k.box(lock, k.m(k.choose('lock', ['gold', 'iron', 'silver']), 'lock'), [0, 0.42, 0.37], [0.1, 0.13, 0.04]);
      k.mark([0, 0.41, 0.42], k.px < 0.03 ? ['dd', 'dd'] : ['d'], { d: 'dark:2' });
    }
    return { view: 'stand', pitch: 28 };
  }, CHEST)),
  barrel: about({ home: ['dungeon'] }, entry('container', ['keg', 'cask', 'wine barrel', 'wooden barrel', 'powder keg', 'drum barrel'], (k) => {
    const wood = k.m('wood');
    const open = k.ctx.said('empty') || k.ctx.said('open');
    const o = { pattern: staves(12), capMaterial: asked(k, 'content') ? k.m('water', 'content') : open ? 'dark' : 'pale_wood' };
    const fat = k.vary('fat', 0.42, 0.06);
    k.s.cone(k.part('b'), wood, [0, 0, 0], [0, 0.5, 0], 0.33, fat, o);
    k.s.cone(k.part('b', { group: 'b' }), wood, [0, 0.5, 0], [0, 1, 0], fat, 0.33, o);
    const hoop = k.part('hoop', { priority: 1.1, line: false });
    for (const [y, r] of [[0.1, 0.35], [0.36, fat - 0.012], [0.64, fat - 0.012], [0.88, 0.36]] as const) k.lathe(hoop, k.m(k.choose('hoop', ['iron', 'bronze']), 'hoop'), [[y - 0.045, r + 0.01], [y + 0.045, r + 0.01]]);
    if (open || asked(k, 'content') || asked(k, 'load')) k.ring(k.part('rim', { priority: 1.2 }), wood, [0, 1, 0], 0.31, k.least(0.035, 0.7), 'y');
    if (asked(k, 'load')) heap(k, { y: 0.98, wide: 0.29, deep: 0.28, rise: 0.2 });
    return { view: 'stand', pitch: 28 };
  }, { hoop: ['hoop', 'band', 'ring'], content: ['content', 'liquid'], load: ['load'] })),
  crate: about({ home: ['dungeon'] }, entry('container', ['wooden crate', 'supply crate', 'cargo', 'wooden box', 'box crate'], (k) => { const A = planks(2, 4, 0.92, k.px); const B = planks(1, 4, 0.92, k.px); k.box(k.part('b'), k.m('wood'), [0, 0.5, 0], [0.46, 0.46, 0.46], IDENTITY, { pattern: (x, y, z, nx, ny, nz) => (Math.abs(ny) > 0.5 ? A : B)(x, y, z, nx, ny, nz) }); const e = k.part('edge', { priority: 1.15 }); const m = k.m('pale_wood', 'edge'); const t = k.vary('t', 0.085, 0.2); for (const a of [-1, 1]) for (const c of [-1, 1]) { k.box(e, m, [a * 0.43, 0.5, c * 0.43], [t, 0.5, t]); k.box(e, m, [0, 0.5 + a * 0.43, c * 0.43], [0.5, t, t]); k.box(e, m, [c * 0.43, 0.5 + a * 0.43, 0], [t, t, 0.5]); } if (k.ctx.said('empty') || k.ctx.said('open')) k.box(k.part('inside'), 'dark', [0, 0.965, 0], [0.37, 0.015, 0.37]); if (asked(k, 'load')) heap(k, { y: 0.94, wide: 0.38, deep: 0.38, rise: 0.3 }); return { view: 'stand', yaw: -45, pitch: 30 }; }, { edge: ['edge', 'trim', 'frame'], load: ['load'] })),
  gift: entry('container', ['present', 'gift box', 'box', 'parcel', 'package', 'cardboard box', 'christmas present'], (k) => { const b = k.part('box'); k.box(b, k.m(k.choose('paper', ['red', 'blue', 'green', 'violet'])), [0, 0.34, 0], [0.4, 0.34, 0.4]); k.box(k.part('lid', { group: 'lid' }), k.m(k.choose('paper', ['red', 'blue', 'green', 'violet'])), [0, 0.66, 0], [0.44, 0.09, 0.44]); const r = k.part('ribbon', { priority: 1.2, group: 'ribbon' }); const m = k.m(k.choose('ribbon', ['gold', 'white', 'rose']), 'ribbon'); k.box(r, m, [0, 0.38, 0], [0.085, 0.385, 0.45]); k.box(r, m, [0, 0.38, 0], [0.45, 0.385, 0.085]); for (const d of [-1, 1]) k.s.ell(k.part('bow', { group: `bow${d}` }), m, [d * 0.17, 0.86, 0], [0.19, k.vary('bow', 0.1, 0.2), 0.1], rotZ(d * 28)); k.s.ell(r, m, [0, 0.82, 0.03], 0.08); return { view: 'stand', yaw: -32, pitch: 26 }; }, { ribbon: ['ribbon', 'bow'] }),
  vase: pot(['urn', 'amphora', 'ceramic vase', 'ancient vase'], ['brick', 'teal', 'navy', 'cream'], [[0, 0.2], [0.06, 0.22], [0.42, 0.4], [0.66, 0.32], [0.82, 0.15], [0.96, 0.2]]),
  'clay-pot': pot(['pot', 'jug', 'pitcher', 'clay jar', 'pottery', 'flowerpot', 'ceramic pot'], ['brick', '#c8845c', 'tan'], [[0, 0.26], [0.08, 0.32], [0.4, 0.44], [0.62, 0.4], [0.72, 0.32], [0.8, 0.36]]),
  cauldron: about({ home: ['room'] }, entry('container', ['witch cauldron', 'cooking pot', 'boiling cauldron', 'pan', 'stew pot'], (k) => { const m = k.m('iron'); k.s.ell(k.part('pot'), m, [0, 0.42, 0], [0.46, 0.38, 0.44], IDENTITY, { clips: [[0, 1, 0, 0.62]] }); for (const [x, z] of [[-0.26, 0.2], [0.26, 0.2], [0, -0.3]] as const) k.s.cap(k.part('leg'), m, [x, 0.14, z], [x * 1.15, 0.02, z], 0.06); const brew = k.m(k.choose('brew', ['slime', 'amethyst', 'lava', 'crystal']), 'liquid'); k.s.ell(k.part('brew', { group: 'brew' }), brew, [0, 0.66, 0], [0.36, 0.05, 0.34], IDENTITY, { tone: 0.1 }); k.ring(k.part('rim', { priority: 1.1 }), m, [0, 0.66, 0], 0.37, k.least(0.05, 0.6), 'y'); for (const [x, y, z, r] of [[-0.14, 0.72, 0.1, 0.07], [0.12, 0.74, 0.02, 0.09], [0.02, 0.9, 0, 0.05], [-0.1, 0.98, 0, 0.035]] as const) k.s.ell(k.part('bubble', { group: `b${x}`, priority: 1.1 }), brew, [x + k.jitter('bub') * 0.08, y, z], k.least(r, 0.6), IDENTITY, { tone: 0.2 }); for (const d of [-1, 1]) k.ring(k.part('ear'), m, [d * 0.47, 0.52, 0], 0.09, k.least(0.03, 0.5)); return { view: 'stand', pitch: 26 }; }, { liquid: ['liquid', 'brew', 'potion', 'soup', 'goo', 'bubble'] })),
  basket: entry('container', ['wicker basket', 'fruit basket'], (k) => { const w = k.s.material('wood'); k.lathe(k.part('basket'), k.m('pale_wood'), [[0, 0.34], [0.42, 0.44]], { capMaterial: 'dark_wood', pattern: (x, y, z) => ((Math.floor((y + 1) * 3) + Math.floor((Math.atan2(x, z) / (2 * Math.PI)) * 16)) & 1 ? { material: w } : 0) }); k.ring(k.part('rim', { priority: 1.1 }), k.m('wood', 'rim'), [0, 0.43, 0], 0.44, k.least(0.05, 0.6), 'y'); k.ring(k.part('handle', { priority: 1.2 }), k.m('wood', 'handle'), [0, 0.42, 0], k.vary('handle', 0.42, 0.08), k.least(0.035, 0.6), 'z', [0, 180]); if (asked(k, 'load')) heap(k, { y: 0.42, wide: 0.4, deep: 0.38, rise: 0.2 }); else if (!k.ctx.said('empty')) (['red', '#7cb83c', 'orange', 'red'] as const).forEach((m, i) => { k.s.ell(k.part('fruit', { group: `f${i}` }), k.m(m, 'fruit'), [-0.24 + i * 0.16, 0.46, 0.08 - (i % 2) * 0.2], 0.14); }); return { view: 'stand', pitch: 30 }; }, { fruit: ['fruit'], handle: ['handle'], load: ['load'] }),
  sack: entry('container', ['bag', 'money bag', 'pouch', 'coin bag', 'bag of coins', 'bag of gold', 'sack of gold', 'coin purse', 'purse', 'loot bag'], (k) => { const m = k.m(k.choose('cloth', ['linen', 'leather', 'brown_cloth'])); if (asked(k, 'load') || k.ctx.said('empty') || k.ctx.said('open')) { k.lathe(k.part('bag'), m, [[0, 0.3], [0.06, 0.38], [0.3, 0.43], [0.56, 0.38], [0.66, 0.34]], { capMaterial: 'dark' }); k.ring(k.part('roll', { priority: 1.2 }), m, [0, 0.66, 0], 0.34, k.least(0.07, 1), 'y'); if (asked(k, 'load')) heap(k, { y: 0.68, wide: 0.33, deep: 0.31, rise: 0.24 }); return { view: 'stand', pitch: 24 }; } k.s.ell(k.part('bag'), m, [0, 0.36, 0], [k.vary('fat', 0.42, 0.1), 0.36, 0.36]); k.s.cone(k.part('bag'), m, [0, 0.56, 0], [0, 0.8, 0], 0.28, 0.12); k.s.cone(k.part('mouth', { group: 'mouth' }), m, [0, 0.8, 0], [0, 1.0, 0], 0.12, 0.24, { capMaterial: 'dark', pattern: staves(7, -0.8, 0.5) }); k.ring(k.part('cord', { priority: 1.4 }), k.m(k.choose('cord', ['gold', 'red', 'rope']), 'cord'), [0, 0.8, 0], 0.13, k.least(0.045, 0.7), 'y'); if (k.choose('sign', [true, false])) k.mark([0, 0.38, 0.36], k.ctx.small ? ['g'] : k.ctx.middle ? ['.g.', 'ggg', '.g.'] : ['.ggg', 'gg..', '.gg.', '..gg', 'ggg.'], { g: 'gold:4' }); return { view: 'stand', pitch: 14 }; }, { cord: ['cord', 'rope', 'string', 'ribbon'], load: ['load'] }),
  bucket: entry('container', ['pail', 'water bucket', 'bucket of water', 'wooden bucket', 'milk pail'], (k) => { k.lathe(k.part('bucket'), k.m('wood'), [[0, 0.3], [0.62, 0.4]], { capMaterial: k.m(k.ctx.said('empty') || asked(k, 'load') ? 'dark' : 'water', 'liquid'), capTone: -0.1, pattern: staves(10) }); for (const [y, r] of [[0.1, 0.325], [0.46, 0.385]] as const) k.lathe(k.part('hoop', { priority: 1.1, line: false }), k.m('iron', 'hoop'), [[y, r], [y + 0.08, r + 0.012]]); if (asked(k, 'load')) heap(k, { y: 0.6, wide: 0.37, deep: 0.35, rise: 0.22 }); k.ring(k.part('handle', { priority: 1.3 }), k.m('iron', 'handle'), [0, 0.58, 0], k.vary('h', 0.4, 0.05), k.least(0.03, 0.5), 'z', [0, 180]); return { view: 'stand', pitch: 28 }; }, { liquid: ['liquid'], load: ['load'], hoop: ['hoop', 'band'], handle: ['handle'] }),
  coffin: about({ home: ['graveyard', 'night'] }, entry('container', ['casket', 'sarcophagus', 'vampire coffin', 'tomb coffin'], (k) => { const shape: [number, number][] = [[-0.2, 1.05], [0.2, 1.05], [0.34, 0.72], [0.2, 0], [-0.2, 0], [-0.34, 0.72]]; k.prism(k.part('box'), k.m('dark_wood', 'box'), shape.map(([x, y]): [number, number] => [x * 1.12, y * 1.04 - 0.02]), 0.1); k.prism(k.part('lid', { group: 'lid' }), k.m('wood'), shape, 0.05, { z: 0.12 }); const c = k.part('cross', { priority: 1.3 }); k.box(c, k.m('gold', 'cross'), [0, 0.66, 0.19], [k.least(0.04, 0.55), k.vary('c', 0.2, 0.15), 0.02]); k.box(c, k.m('gold', 'cross'), [0, 0.74, 0.19], [0.14, k.least(0.04, 0.55), 0.02]); return { view: 'item', pitch: 8, yaw: 14 }; }, { cross: ['cross', 'trim'] })),
}; // biome-ignore format: a table
