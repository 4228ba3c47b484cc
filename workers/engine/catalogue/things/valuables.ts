import { IDENTITY, normalize, rad, rotY } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';

type Point2 = readonly [x: number, y: number];

/** One facet, as bright as it lies to the light. */
const facet = (k: Kit, m: MaterialRef, tone: number, z: number, outline: readonly Point2[]): void =>
  k.prism(k.part('gem', { group: 'gem', line: false }), m, outline, 0.03, { tone, z });

/** A brilliant seen from its side: table, crown and the pavilion's point. */
function brilliant(k: Kit, m: MaterialRef, [x, y]: Point2, r: number, wide = 1): void {
  const at = (u: number, v: number): Point2 => [x + u * r * wide, y + v * r];
  const [p, t0, t1, t2] = [at(0, -1), at(-0.56, 0.78), at(0, 0.78), at(0.56, 0.78)];
  const [g0, g1, g2, g3] = [at(-1, 0.22), at(-0.4, 0.22), at(0.4, 0.22), at(1, 0.22)];
  const facets: readonly (readonly [number, readonly Point2[]])[] = [
    [0.1, [t0, g0, g1]], [0.62, [t0, g1, t1]], [0.3, [t1, g1, g2]], [-0.02, [t1, g2, t2]], [-0.34, [t2, g2, g3]],
    [0.34, [g0, g1, p]], [-0.06, [g1, g2, p]], [-0.62, [g2, g3, p]],
  ]; // biome-ignore format: a table
  for (const [tone, outline] of facets) facet(k, m, tone, 0, outline);
  if (!k.ctx.small && r > 0.3) k.mark([x - r * 0.34, y + r * 0.5, 0.1], ['w.', 'ww'], { w: 'diamond:5' });
}

/** A stone seen from above: a table with facets round it. */
function rosette(k: Kit, m: MaterialRef, sides: number, wide: number, tall: number, share: number): void {
  const at = (i: number, q: number): Point2 => {
    const a = rad(((i + 0.5) * 360) / sides);
    return [Math.sin(a) * wide * q, 0.5 + Math.cos(a) * tall * q];
  };
  for (let i = 0; i < sides; i++) {
    const a = rad(((i + 1) * 360) / sides);
    const lit = -Math.sin(a) * 0.52 + Math.cos(a) * 0.72;
    facet(k, m, lit * 0.72 - 0.14, 0, [at(i, 1), at(i + 1, 1), at(i + 1, share), at(i, share)]);
  }
  const table = Array.from({ length: sides }, (_, i) => at(i, share));
  facet(k, m, 0.38, 0.02, table);
  // the light falls on half of the table
  facet(k, m, 0.6, 0.04, [...table.filter(([x, y]) => y - 0.5 > x), [0, 0.5]].length > 2 ? table.filter(([x, y]) => y - 0.5 >= x * 1.1 - 0.01) : table); // biome-ignore format: one line
  if (k.ctx.small) k.mark([-wide * 0.3, 0.5 + tall * 0.3, 0.1], ['wll', 'll.', 'l..'], { w: 'diamond:5', l: `${m}:4` });
  else k.mark([-wide * 0.3, 0.5 + tall * 0.36, 0.1], ['w.', 'ww'], { w: 'diamond:5' });
}

const gem = (aliases: string[], m: MaterialRef[], cut: 'brilliant' | 'oval' | 'emerald' | 'drop'): PropEntry =>
  entry('valuable', aliases, (k) => {
    const stone = k.m(k.choose('stone', m));
    // few pixels show a cut from the side, not from above: a round stone is a ball there
    if (cut === 'brilliant' || (cut === 'oval' && k.ctx.small))
      brilliant(k, stone, [0, 0.5], 0.5, k.vary('wide', 1.04, 0.08));
    else if (cut === 'emerald') {
      const w = k.vary('w', 0.34, 0.1);
      const step = (inset: number, z: number, tone: number): void => {
        const a = w - inset;
        const b = 0.48 - inset;
        const c = 0.14 * (a / 0.34);
        k.prism(
          k.part('gem', { group: 'gem' }),
          stone,
          [
            [-a + c, 0.5 - b],
            [a - c, 0.5 - b],
            [a, 0.5 - b + c],
            [a, 0.5 + b - c],
            [a - c, 0.5 + b],
            [-a + c, 0.5 + b],
            [-a, 0.5 + b - c],
            [-a, 0.5 - b + c],
          ],
          0.05,
          { z, tone },
        );
      };
      step(0, 0, -0.5);
      step(0.07, 0.06, 0.05);
      step(0.15, 0.12, 0.5);
      if (!k.ctx.small) k.mark([-0.1, 0.7, 0.2], ['w.', 'ww'], { w: 'diamond:5' });
    } else if (cut === 'oval') rosette(k, stone, 8, k.vary('wide', 0.47, 0.06), 0.5, k.ctx.small ? 0.5 : 0.56);
    else rosette(k, stone, 6, k.vary('wide', 0.4, 0.06), 0.52, 0.5);
    return { view: 'item' };
  });

/** A coin lying flat at height y. */
const flatCoin = (k: Kit, x: number, y: number, z: number, tilt = 0, m?: MaterialRef): void =>
  k.s.cone(
    k.part('coin', { group: `${x}${y}${z}` }),
    m ?? k.m('gold'),
    [x, y, z],
    [x + Math.sin(tilt) * 0.055, y + 0.055, z],
    0.17,
    0.17,
    { capTone: 0.2 },
  );

const METAL = { gem: ['gem', 'jewel', 'stone', 'diamond', 'ruby', 'sapphire', 'emerald'] };

export const VALUABLES: PropTable = {
  gem: gem(['jewel', 'gemstone', 'precious stone', 'rupee', 'gems', 'jewels'], ['ruby', 'sapphire', 'emerald', 'amethyst'], 'brilliant'),
  diamond: gem(['brilliant'], ['diamond'], 'brilliant'),
  ruby: gem(['red gem', 'garnet', 'carnelian'], ['ruby'], 'oval'),
  emerald: gem(['green gem', 'jade stone', 'peridot'], ['emerald'], 'emerald'),
  sapphire: gem(['blue gem', 'lapis lazuli'], ['sapphire'], 'oval'),
  amethyst: gem(['purple gem', 'topaz', 'opal'], ['amethyst'], 'drop'),
  pearl: entry('valuable', ['oyster', 'clam pearl'], (k) => { const sh = k.m(k.choose('shell', ['#d89c94', '#c8a0c0', '#e0b890']), 'shell'); for (let i = -3; i <= 3; i++) k.s.cap(k.part('shell', { group: `r${i}` }), sh, [0, 0.16, -0.16], [i * 0.15, 0.66 - Math.abs(i) * 0.06, -0.2], 0.06, 0.12); k.s.ell(k.part('lip'), sh, [0, 0.12, 0.1], [0.48, 0.12, 0.3]); k.s.ell(k.part('pearl', { priority: 1.2 }), k.m('pearl'), [0, 0.28, 0.14], k.vary('r', 0.19, 0.1)); k.mark([-0.06, 0.36, 0.3], ['w'], { w: 'pearl:5' }); return { view: 'item', pitch: 12 }; }),
  coin: entry('valuable', ['gold coin', 'silver coin', 'token', 'doubloon', 'penny', 'medallion'], (k) => { const gold = k.m('gold'); const turn = k.vary('turn', 22, 0.5); k.s.cone(k.part('rim'), gold, [0, 0.5, -0.07], [0, 0.5, 0.07], 0.5, 0.5); k.s.cone(k.part('face', { group: 'rim' }), gold, [0, 0.5, 0.07], [0, 0.5, 0.075], 0.39, 0.39, { tone: -0.45 }); const sign = k.choose('sign', ['bar', 'star', 'diamond']); const f = k.part('sign', { group: 'rim' }); if (sign === 'bar') k.box(f, gold, [0, 0.5, 0.09], [0.09, 0.24, 0.02], IDENTITY, { tone: 0.3 }); else if (sign === 'diamond') k.prism(f, gold, [[0, 0.76], [0.15, 0.5], [0, 0.24], [-0.15, 0.5]], 0.02, { z: 0.09, tone: 0.3 }); else for (let i = 0; i < 5; i++) { const a = rad(i * 72); const b = 0.52; k.prism(f, gold, [[0, 0.5], [Math.sin(a - b) * 0.12, 0.5 + Math.cos(a - b) * 0.12], [Math.sin(a) * 0.3, 0.5 + Math.cos(a) * 0.3], [Math.sin(a + b) * 0.12, 0.5 + Math.cos(a + b) * 0.12]], 0.02, { z: 0.09, tone: 0.3 }); } return { view: 'item', yaw: turn }; }),
  'coin-pile': about({ oneOf: 'coin' }, entry('valuable', ['coins', 'gold', 'gold coins', 'pile of gold', 'pile of coins', 'coin stack', 'money', 'stack of coins', 'gold pile', 'treasure pile', 'cash'], (k) => { for (let i = 0; i < 4; i++) flatCoin(k, -0.2, i * 0.065, 0); for (let i = 0; i < 6 + Math.round(k.jitter('h') * 2); i++) flatCoin(k, 0.14, i * 0.065, -0.06); for (let i = 0; i < 2; i++) flatCoin(k, 0.02, i * 0.065, 0.26); flatCoin(k, -0.42, 0, 0.2); flatCoin(k, 0.4, 0, 0.2); if (k.jitter('gem') > 0) k.s.ell(k.part('gem', { priority: 1.3 }), k.m('ruby', 'gem'), [0.24, 0.06, 0.38], 0.08); return { view: 'stand', pitch: 32 }; })),
  ingot: entry('valuable', ['gold bar', 'gold ingot', 'bullion', 'iron ingot', 'silver bar', 'gold bars', 'metal bar', 'bar of gold', 'iron bar'], (k) => { const bar = (x: number, y: number, z: number, i: number): void => k.s.hull(k.part('bar', { group: `b${i}` }), k.m('gold'), [x, y, z], [[0, 1, 0, 0.12], [0, -1, 0, 0.12], [...normalize([1, 0.35, 0]), 0.18], [...normalize([-1, 0.35, 0]), 0.18], [...normalize([0, 0.35, 1]), 0.36], [...normalize([0, 0.35, -1]), 0.36]], 1, IDENTITY, { extent: 0.46 }); bar(-0.22, 0.12, 0, 0); bar(0.22, 0.12, 0, 1); if (k.jitter('n') > -0.6) bar(k.jitter('x') * 0.08, 0.36, 0, 2); return { view: 'stand', pitch: 32, yaw: 28 }; }),
  ring: entry('valuable', ['gold ring', 'wedding ring', 'magic ring', 'engagement ring', 'band', 'signet ring', 'earring', 'bracelet', 'bangle'], (k) => { k.ring(k.part('band'), k.m('gold'), [0, 0.38, 0], 0.34, k.least(0.07, 0.9)); if (k.ctx.wants('gem')) { brilliant(k, k.m(k.choose('gem', ['ruby', 'sapphire', 'emerald', 'diamond']), 'gem'), [0, 0.9], k.ctx.small ? 0.26 : 0.24, 1.1); } return { view: 'item', roll: 12 }; }, METAL),
  amulet: entry('valuable', ['necklace', 'pendant', 'talisman', 'chain necklace', 'jewelry necklace', 'brooch', 'rune stone', 'rune'], (k) => { const ch = k.part('chain', { priority: 1.5 }); k.s.tube(ch, k.m('gold', 'chain'), [[-0.14, 0.42, 0], [-0.4, 0.72, 0], [-0.32, 0.98, 0], [0, 1.08, 0], [0.32, 0.98, 0], [0.4, 0.72, 0], [0.14, 0.42, 0]], k.least(0.03, 0.5)); k.s.ell(k.part('setting'), k.m('gold'), [0, 0.26, 0], [0.27, 0.27, 0.08]); k.s.ell(k.part('gem', { priority: 1.2 }), k.m(k.choose('gem', ['ruby', 'sapphire', 'emerald', 'amethyst']), 'gem'), [0, 0.26, 0.07], [0.17, k.vary('g', 0.18, 0.2), 0.08]); k.mark([-0.06, 0.33, 0.16], ['w'], { w: 'diamond:5' }); return ITEM; }, { ...METAL, chain: ['chain', 'cord', 'string'] }),
  crown: about({ home: ['studio'] }, entry('valuable', ['tiara', 'diadem', 'golden crown', 'king crown', 'queen crown', 'coronet'], (k) => { const n = k.ctx.small ? 5 : 8; const gold = k.m('gold'); const p = k.part('band'); k.lathe(p, gold, [[0, 0.42], [0.3, 0.47]], { capMaterial: k.m('crimson', 'lining'), capTone: -0.6 }); k.lathe(k.part('rim', { priority: 1.1 }), gold, [[0, 0.44], [0.07, 0.445]], { tone: 0.25 }); for (let i = 0; i < n; i++) { const a = (i / n) * (2 * Math.PI); const x = Math.sin(a); const z = Math.cos(a); const sp = k.part('spike', { group: 'band' }); k.s.cap(sp, gold, [x * 0.46, 0.24, z * 0.46], [x * 0.53, k.vary('spike', 0.62, 0.12), z * 0.53], 0.11, 0.02); k.s.ell(k.part('ball', { priority: 1.3 }), k.m(k.choose('balls', ['ruby', 'gold', 'pearl']), 'gem'), [x * 0.53, 0.66, z * 0.53], k.least(0.055, 0.75)); if (!k.ctx.small && z > 0) k.s.ell(k.part('gem', { priority: 1.4 }), k.m(k.choose('gem', ['sapphire', 'ruby', 'emerald']), 'gem'), [x * 0.455, 0.18, z * 0.455], k.least(0.05, 0.7)); } return { view: 'item', pitch: 18 }; }, METAL)),
  key: entry('valuable', ['golden key', 'skeleton key', 'old key', 'keys', 'dungeon key', 'house key'], (k) => { const p = k.part('key'); const w = Math.max(0.05, k.px * 0.8); const m = k.m(k.choose('metal', ['gold', 'steel', 'bronze'])); if (k.choose('bow', ['ring', 'trefoil', 'ring']) === 'ring') k.ring(p, m, [0, k.ctx.small ? 1 : 0.85, 0], k.ctx.small ? 0.31 : 0.2, k.ctx.small ? w * 0.75 : w * 1.1); else for (const [x, y] of [[-0.16, 0.8], [0.16, 0.8], [0, 1.02]] as const) k.ring(p, m, [x, y, 0], 0.11, w * 0.9); k.s.cap(p, m, [0, 0.65, 0], [0, -0.04, 0], w); const t = Math.max(0.042, k.px * 0.7); const gap = Math.max(0.13, k.px * 3.2); for (const [i, long] of [0.27, k.vary('tooth', 0.2, 0.2), 0.27].entries()) if (i < 2 || !k.ctx.small) k.box(k.part('tooth', { group: 'key' }), m, [long / 2, 0.0 + i * gap, 0], [long / 2, t, w * 0.8]); k.s.ell(p, m, [0, 0.64, 0], w * 1.6); return { view: 'item', roll: 45 }; }),
  trophy: entry('valuable', ['cup trophy', 'award', 'prize', 'golden cup', 'winner cup'], (k) => { const g = k.m('gold'); k.box(k.part('base'), k.m('dark_wood', 'base'), [0, 0.08, 0], [0.28, 0.08, 0.24]); k.lathe(k.part('cup'), g, [[0.16, 0.16], [0.22, 0.06], [0.38, 0.06], [0.48, 0.22], [0.62, 0.32], [0.98, k.vary('mouth', 0.36, 0.08)]], { capMaterial: g, capTone: -0.7 }); for (const d of [-1, 1]) k.ring(k.part('ear'), g, [d * 0.36, 0.76, 0], 0.16, k.least(0.04, 0.65), 'z', d > 0 ? [-110, 100] : [80, 290]); k.mark([0, 0.8, 0.34], k.ctx.middle ? ['w'] : ['.w.', 'www', '.w.'], { w: 'gold:5' }); return { view: 'item', pitch: 10 }; }),
  medal: entry('valuable', ['badge', 'military medal', 'gold medal', 'emblem', 'sheriff star'], (k) => { for (const d of [-1, 1]) k.prism(k.part('ribbon', { group: `r${d}` }), k.m(k.choose('ribbon', ['red', 'blue', 'purple']), 'ribbon'), [[0, 0.5], [d * 0.1, 0.5], [d * 0.36, 1.05], [d * 0.12, 1.05]], 0.03, { tone: d * 0.25 }); k.s.cone(k.part('disc'), k.m('gold'), [0, 0.3, 0], [0, 0.3, 0.08], 0.3, 0.28); for (let i = 0; i < 5; i++) { const a = rad(i * 72 + k.jitter('turn') * 20); k.prism(k.part('star', { group: 'disc' }), k.m('gold'), [[0, 0.3], [Math.sin(a - 0.6) * 0.08, 0.3 + Math.cos(a - 0.6) * 0.08], [Math.sin(a) * 0.21, 0.3 + Math.cos(a) * 0.21], [Math.sin(a + 0.6) * 0.08, 0.3 + Math.cos(a + 0.6) * 0.08]], 0.02, { z: 0.1, tone: 0.4 }); } return ITEM; }, { ribbon: ['ribbon'] }),
  orb: entry('valuable', ['crystal ball', 'sphere', 'glass ball'], (k) => { const m = k.m(k.choose('orb', ['crystal', 'amethyst', 'emerald', 'ruby'])); k.lathe(k.part('stand'), k.m('gold', 'stand'), [[0, 0.34], [0.06, 0.34], [0.12, 0.2], [0.2, 0.28]]); k.s.ell(k.part('orb'), m, [0, 0.58, 0], 0.42); k.s.tube(k.part('mist', { line: false, priority: 1.1 }), m, [[-0.2, 0.42, 0.36], [0, 0.5 + k.jitter('mist') * 0.1, 0.42], [0.18, 0.42, 0.38]], k.least(0.035, 0.5), { tone: 0.7 }); k.mark([-0.18, 0.76, 0.36], k.ctx.middle ? ['w'] : ['ww.', 'w..'], { w: 'diamond:5' }); return { view: 'item', pitch: 10 }; }, { stand: ['stand', 'base', 'pedestal'] }),
  star: entry('nature', ['power star', 'magic star', 'falling star'], (k) => { const m = k.m('yellow'); for (let i = 0; i < 5; i++) { const a = rad(i * 72 + k.jitter('turn') * 10); for (const d of [-1, 1]) k.prism(k.part('star'), m, [[0, 0.5], [Math.sin(a + d * 0.628) * 0.22, 0.5 + Math.cos(a + d * 0.628) * 0.22], [Math.sin(a) * 0.54, 0.5 + Math.cos(a) * 0.54]], 0.08, { tone: d < 0 ? 0.42 : -0.42 }); } if (k.ctx.brief.mood.includes('happy')) k.eyes(0.09, 0.54, 0.1); return ITEM; }),
  heart: entry('nature', ['hearts', 'life heart', 'love', 'heart container', 'hp'], (k) => { const m = k.m('red'); const p = k.part('heart'); for (const d of [-1, 1]) k.s.ell(p, m, [d * 0.24, 0.68, 0], [0.28, k.vary('lobe', 0.27, 0.05), 0.2]); k.prism(p, m, [[-0.47, 0.56], [0.47, 0.56], [0.4, 0.42], [0, 0.04], [-0.4, 0.42]], 0.16); k.box(p, m, [0, 0.62, 0], [0.2, 0.1, 0.14]); k.mark([-0.26, 0.78, 0.18], k.ctx.small ? ['w'] : ['.ww', 'ww.'], { w: 'rose:5' }); return ITEM; }),
  dice: entry('valuable', ['die', 'gambling dice'], (k) => { k.s.box(k.part('die'), k.m('white'), [0, 0.4, 0], 0.4, rotY(45 + k.jitter('turn') * 6), { round: 0.08 }); const d = { d: 'dark:2' }; for (const p of [[-0.36, 0.56, 0.36], [-0.2, 0.26, 0.5], [0.28, 0.4, 0.42]] as const) k.mark(p, k.ctx.small ? ['d'] : ['dd', 'dd'], d); k.mark([0, 0.8, 0], k.ctx.small ? ['d'] : ['dd', 'dd'], { d: 'red:2' }); return { view: 'item', pitch: 30 }; }),
}; // biome-ignore format: a table
