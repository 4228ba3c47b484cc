import type { MaterialRef } from '../materials.ts';
import type { Plane } from '../scene.ts';
import { IDENTITY, normalize, rad, rotY, rotZ } from '../vec.ts';
import { ITEM, type Kit, recipe } from './kit.ts';
import { omit, type PropCategory, type PropEntry, type PropTable } from './prop-entry.ts';
import { pages, planks } from './surfaces.ts';

type Build = Parameters<typeof recipe>[0];
const entry = (
  category: PropCategory,
  aliases: string[],
  build: Build,
  parts?: PropEntry['parts'],
  main?: string,
): PropEntry => ({
  category,
  aliases,
  ...(parts ? { parts } : {}),
  recipe: recipe(build, main),
});

/** A brilliant: table, crown facets, pavilion to a point; `sides` facets round. */
function brilliant(k: Kit, m: MaterialRef, sides: number): void {
  const planes: Plane[] = [[0, 1, 0, 0.28]];
  const crown = k.vary('crown', 38, 0.15);
  for (let i = 0; i < sides; i++) {
    const a = rad((i * 360) / sides + 180 / sides);
    const s = Math.sin(a);
    const c = Math.cos(a);
    const up = rad(crown);
    planes.push([s * Math.sin(up), Math.cos(up), c * Math.sin(up), 0.45 * Math.sin(up) + 0.08 * Math.cos(up)]);
    planes.push([s * 0.78, -0.62, c * 0.78, 0.45 * 0.78 - 0.05 * 0.62]);
  }
  k.s.hull(k.part('gem'), m, [0, 0.55, 0], planes, 1, rotY(0), { extent: 0.62 });
  if (!k.ctx.small) k.mark([-0.16, 0.78, 0.3], ['w.', 'ww'], { w: 'diamond:5' });
}
const gem = (aliases: string[], m: MaterialRef[], cut: 'brilliant' | 'oval' | 'emerald' | 'drop'): PropEntry =>
  entry('valuable', aliases, (k) => {
    const stone = k.m(k.choose('stone', m));
    if (cut === 'brilliant') brilliant(k, stone, k.choose('sides', [8, 6]));
    else if (cut === 'emerald') {
      const w = k.vary('w', 0.34, 0.1);
      const facet = (inset: number, z: number, tone: number): void => {
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
      facet(0, 0, -0.5);
      facet(0.07, 0.06, 0.05);
      facet(0.15, 0.12, 0.5);
    } else if (cut === 'oval') {
      const planes: Plane[] = [[0, 0, 1, 0.2]];
      for (let i = 0; i < 10; i++) {
        const a = rad(i * 36 + 18);
        planes.push(
          [Math.sin(a), Math.cos(a), 0, 0.46],
          [...normalize([Math.sin(a) * 0.8, Math.cos(a) * 0.8, 0.75]), 0.4],
        );
      }
      k.s.hull(k.part('gem'), stone, [0, 0.5, 0], planes, 1, IDENTITY, { extent: 0.6 });
    } else {
      k.s.ell(k.part('gem'), stone, [0, 0.36, 0], k.vary('r', 0.36, 0.06));
      k.s.cap(k.part('gem'), stone, [0, 0.42, 0], [0, 0.98, 0], 0.32, 0.02);
    }
    if (!k.ctx.small && cut !== 'brilliant') k.mark([-0.14, 0.66, 0.3], ['w.', 'ww'], { w: 'diamond:5' });
    return { view: 'item', pitch: cut === 'brilliant' ? 18 : 0 };
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
  pearl: entry('valuable', ['oyster', 'clam pearl', 'seashell', 'shell'], (k) => { const sh = k.m(k.choose('shell', ['#d89c94', '#c8a0c0', '#e0b890']), 'shell'); for (let i = -3; i <= 3; i++) k.s.cap(k.part('shell', { group: `r${i}` }), sh, [0, 0.16, -0.16], [i * 0.15, 0.66 - Math.abs(i) * 0.06, -0.2], 0.06, 0.12); k.s.ell(k.part('lip'), sh, [0, 0.12, 0.1], [0.48, 0.12, 0.3]); k.s.ell(k.part('pearl', { priority: 1.2 }), k.m('pearl'), [0, 0.28, 0.14], k.vary('r', 0.19, 0.1)); k.mark([-0.06, 0.36, 0.3], ['w'], { w: 'pearl:5' }); return { view: 'item', pitch: 12 }; }),
  coin: entry('valuable', ['gold coin', 'silver coin', 'token', 'doubloon', 'penny', 'medallion'], (k) => { const gold = k.m('gold'); const turn = k.vary('turn', 22, 0.5); k.s.cone(k.part('rim'), gold, [0, 0.5, -0.07], [0, 0.5, 0.07], 0.5, 0.5); k.s.cone(k.part('face', { group: 'rim' }), gold, [0, 0.5, 0.07], [0, 0.5, 0.075], 0.39, 0.39, { tone: -0.45 }); const sign = k.choose('sign', ['bar', 'star', 'diamond']); const f = k.part('sign', { group: 'rim' }); if (sign === 'bar') k.box(f, gold, [0, 0.5, 0.09], [0.09, 0.24, 0.02], IDENTITY, { tone: 0.3 }); else if (sign === 'diamond') k.prism(f, gold, [[0, 0.76], [0.15, 0.5], [0, 0.24], [-0.15, 0.5]], 0.02, { z: 0.09, tone: 0.3 }); else for (let i = 0; i < 5; i++) { const a = rad(i * 72); const b = 0.52; k.prism(f, gold, [[0, 0.5], [Math.sin(a - b) * 0.12, 0.5 + Math.cos(a - b) * 0.12], [Math.sin(a) * 0.3, 0.5 + Math.cos(a) * 0.3], [Math.sin(a + b) * 0.12, 0.5 + Math.cos(a + b) * 0.12]], 0.02, { z: 0.09, tone: 0.3 }); } return { view: 'item', yaw: turn }; }),
  'coin-pile': entry('valuable', ['coins', 'gold', 'gold coins', 'pile of gold', 'pile of coins', 'coin stack', 'money', 'stack of coins', 'gold pile', 'treasure pile', 'cash'], (k) => { for (let i = 0; i < 4; i++) flatCoin(k, -0.2, i * 0.065, 0); for (let i = 0; i < 6 + Math.round(k.jitter('h') * 2); i++) flatCoin(k, 0.14, i * 0.065, -0.06); for (let i = 0; i < 2; i++) flatCoin(k, 0.02, i * 0.065, 0.26); flatCoin(k, -0.42, 0, 0.2); flatCoin(k, 0.4, 0, 0.2); if (k.jitter('gem') > 0) k.s.ell(k.part('gem', { priority: 1.3 }), k.m('ruby', 'gem'), [0.24, 0.06, 0.38], 0.08); return { view: 'stand', pitch: 32 }; }),
  ingot: entry('valuable', ['gold bar', 'gold ingot', 'bullion', 'iron ingot', 'silver bar', 'gold bars', 'metal bar', 'bar of gold', 'iron bar'], (k) => { const bar = (x: number, y: number, z: number, i: number): void => k.s.hull(k.part('bar', { group: `b${i}` }), k.m('gold'), [x, y, z], [[0, 1, 0, 0.12], [0, -1, 0, 0.12], [...normalize([1, 0.35, 0]), 0.18], [...normalize([-1, 0.35, 0]), 0.18], [...normalize([0, 0.35, 1]), 0.36], [...normalize([0, 0.35, -1]), 0.36]], 1, IDENTITY, { extent: 0.46 }); bar(-0.22, 0.12, 0, 0); bar(0.22, 0.12, 0, 1); if (k.jitter('n') > -0.6) bar(k.jitter('x') * 0.08, 0.36, 0, 2); return { view: 'stand', pitch: 32, yaw: 28 }; }),
  ring: entry('valuable', ['gold ring', 'wedding ring', 'magic ring', 'engagement ring', 'band', 'signet ring'], (k) => { k.ring(k.part('band'), k.m('gold'), [0, 0.38, 0], 0.34, k.least(0.07, 0.9)); if (k.ctx.wants('gem')) { k.s.hull(k.part('gem', { priority: 1.2 }), k.m(k.choose('gem', ['ruby', 'sapphire', 'emerald', 'diamond']), 'gem'), [0, 0.86, 0.02], [[0, 1, 0, 0.13], [...normalize([1, 0.6, 0]), 0.2], [...normalize([-1, 0.6, 0]), 0.2], [...normalize([1, -0.8, 0]), 0.16], [...normalize([-1, -0.8, 0]), 0.16], [0, 0, 1, 0.14], [0, 0, -1, 0.14]], 1, IDENTITY, { extent: 0.3 }); k.mark([-0.05, 0.94, 0.16], ['w'], { w: 'diamond:5' }); } return { view: 'item', roll: 12 }; }, METAL),
  amulet: entry('valuable', ['necklace', 'pendant', 'talisman', 'locket', 'chain necklace', 'jewelry necklace'], (k) => { const ch = k.part('chain', { priority: 1.5 }); k.s.tube(ch, k.m('gold', 'chain'), [[-0.14, 0.42, 0], [-0.4, 0.72, 0], [-0.32, 0.98, 0], [0, 1.08, 0], [0.32, 0.98, 0], [0.4, 0.72, 0], [0.14, 0.42, 0]], k.least(0.03, 0.5)); k.s.ell(k.part('setting'), k.m('gold'), [0, 0.26, 0], [0.27, 0.27, 0.08]); k.s.ell(k.part('gem', { priority: 1.2 }), k.m(k.choose('gem', ['ruby', 'sapphire', 'emerald', 'amethyst']), 'gem'), [0, 0.26, 0.07], [0.17, k.vary('g', 0.18, 0.2), 0.08]); k.mark([-0.06, 0.33, 0.16], ['w'], { w: 'diamond:5' }); return ITEM; }, { ...METAL, chain: ['chain', 'cord', 'string'] }),
  crown: entry('valuable', ['tiara', 'diadem', 'golden crown', 'king crown', 'queen crown', 'coronet'], (k) => { const n = k.ctx.small ? 5 : 8; const gold = k.m('gold'); const p = k.part('band'); k.lathe(p, gold, [[0, 0.42], [0.3, 0.47]], { capMaterial: k.m('crimson', 'lining'), capTone: -0.6 }); k.lathe(k.part('rim', { priority: 1.1 }), gold, [[0, 0.44], [0.07, 0.445]], { tone: 0.25 }); for (let i = 0; i < n; i++) { const a = (i / n) * (2 * Math.PI); const x = Math.sin(a); const z = Math.cos(a); const sp = k.part('spike', { group: 'band' }); k.s.cap(sp, gold, [x * 0.46, 0.24, z * 0.46], [x * 0.53, k.vary('spike', 0.62, 0.12), z * 0.53], 0.11, 0.02); k.s.ell(k.part('ball', { priority: 1.3 }), k.m(k.choose('balls', ['ruby', 'gold', 'pearl']), 'gem'), [x * 0.53, 0.66, z * 0.53], k.least(0.055, 0.75)); if (!k.ctx.small && z > 0) k.s.ell(k.part('gem', { priority: 1.4 }), k.m(k.choose('gem', ['sapphire', 'ruby', 'emerald']), 'gem'), [x * 0.455, 0.18, z * 0.455], k.least(0.05, 0.7)); } return { view: 'item', pitch: 18 }; }, METAL),
  key: entry('valuable', ['golden key', 'skeleton key', 'old key', 'keys', 'dungeon key', 'house key'], (k) => { const p = k.part('key'); const w = Math.max(0.055, k.px * 0.8); const m = k.m(k.choose('metal', ['gold', 'steel', 'bronze'])); if (k.choose('bow', ['ring', 'trefoil', 'ring']) === 'ring') k.ring(p, m, [0, 0.85, 0], 0.2, w * 1.1); else for (const [x, y] of [[-0.16, 0.8], [0.16, 0.8], [0, 1.02]] as const) k.ring(p, m, [x, y, 0], 0.11, w * 0.9); k.s.cap(p, m, [0, 0.65, 0], [0, 0, 0], w); k.s.cap(p, m, [0, 0.05, 0], [0.19, 0.05, 0], w); k.s.cap(p, m, [0, 0.22, 0], [k.vary('tooth', 0.15, 0.25), 0.22, 0], w); k.s.ell(p, m, [0, 0.64, 0], w * 1.6); return { view: 'item', roll: 45 }; }),
  trophy: entry('valuable', ['cup trophy', 'award', 'prize', 'golden cup', 'winner cup'], (k) => { const g = k.m('gold'); k.box(k.part('base'), k.m('dark_wood', 'base'), [0, 0.08, 0], [0.28, 0.08, 0.24]); k.lathe(k.part('cup'), g, [[0.16, 0.16], [0.22, 0.06], [0.38, 0.06], [0.48, 0.22], [0.62, 0.32], [0.98, k.vary('mouth', 0.36, 0.08)]], { capMaterial: g, capTone: -0.7 }); for (const d of [-1, 1]) k.ring(k.part('ear'), g, [d * 0.36, 0.76, 0], 0.16, k.least(0.04, 0.65), 'z', d > 0 ? [-110, 100] : [80, 290]); k.mark([0, 0.8, 0.34], k.ctx.middle ? ['w'] : ['.w.', 'www', '.w.'], { w: 'gold:5' }); return { view: 'item', pitch: 10 }; }),
  medal: entry('valuable', ['badge', 'military medal', 'gold medal', 'emblem', 'sheriff star'], (k) => { for (const d of [-1, 1]) k.prism(k.part('ribbon', { group: `r${d}` }), k.m(k.choose('ribbon', ['red', 'blue', 'purple']), 'ribbon'), [[0, 0.5], [d * 0.1, 0.5], [d * 0.36, 1.05], [d * 0.12, 1.05]], 0.03, { tone: d * 0.25 }); k.s.cone(k.part('disc'), k.m('gold'), [0, 0.3, 0], [0, 0.3, 0.08], 0.3, 0.28); for (let i = 0; i < 5; i++) { const a = rad(i * 72 + k.jitter('turn') * 20); k.prism(k.part('star', { group: 'disc' }), k.m('gold'), [[0, 0.3], [Math.sin(a - 0.6) * 0.08, 0.3 + Math.cos(a - 0.6) * 0.08], [Math.sin(a) * 0.21, 0.3 + Math.cos(a) * 0.21], [Math.sin(a + 0.6) * 0.08, 0.3 + Math.cos(a + 0.6) * 0.08]], 0.02, { z: 0.1, tone: 0.4 }); } return ITEM; }, { ribbon: ['ribbon'] }),
  orb: entry('valuable', ['crystal ball', 'magic orb', 'sphere', 'glass ball', 'globe', 'magic ball'], (k) => { const m = k.m(k.choose('orb', ['crystal', 'amethyst', 'emerald', 'ruby'])); k.lathe(k.part('stand'), k.m('gold', 'stand'), [[0, 0.34], [0.06, 0.34], [0.12, 0.2], [0.2, 0.28]]); k.s.ell(k.part('orb'), m, [0, 0.58, 0], 0.42); k.s.tube(k.part('mist', { line: false, priority: 1.1 }), m, [[-0.2, 0.42, 0.36], [0, 0.5 + k.jitter('mist') * 0.1, 0.42], [0.18, 0.42, 0.38]], k.least(0.035, 0.5), { tone: 0.7 }); k.mark([-0.18, 0.76, 0.36], k.ctx.middle ? ['w'] : ['ww.', 'w..'], { w: 'diamond:5' }); return { view: 'item', pitch: 10 }; }, { stand: ['stand', 'base', 'pedestal'] }),
  star: entry('nature', ['power star', 'starfish', 'magic star', 'falling star'], (k) => { const m = k.m('yellow'); for (let i = 0; i < 5; i++) { const a = rad(i * 72 + k.jitter('turn') * 10); for (const d of [-1, 1]) k.prism(k.part('star'), m, [[0, 0.5], [Math.sin(a + d * 0.628) * 0.22, 0.5 + Math.cos(a + d * 0.628) * 0.22], [Math.sin(a) * 0.54, 0.5 + Math.cos(a) * 0.54]], 0.08, { tone: d < 0 ? 0.42 : -0.42 }); } if (k.ctx.brief.mood.includes('happy')) k.eyes(0.09, 0.54, 0.1); return ITEM; }),
  heart: entry('nature', ['hearts', 'life heart', 'love', 'heart container', 'hp'], (k) => { const m = k.m('red'); const p = k.part('heart'); for (const d of [-1, 1]) k.s.ell(p, m, [d * 0.24, 0.68, 0], [0.28, k.vary('lobe', 0.27, 0.05), 0.2]); k.prism(p, m, [[-0.47, 0.56], [0.47, 0.56], [0.4, 0.42], [0, 0.04], [-0.4, 0.42]], 0.16); k.box(p, m, [0, 0.62, 0], [0.2, 0.1, 0.14]); k.mark([-0.26, 0.78, 0.18], k.ctx.small ? ['w'] : ['.ww', 'ww.'], { w: 'rose:5' }); return ITEM; }),
  dice: entry('valuable', ['die', 'gambling dice'], (k) => { k.s.box(k.part('die'), k.m('white'), [0, 0.4, 0], 0.4, rotY(45 + k.jitter('turn') * 6), { round: 0.08 }); const d = { d: 'dark:2' }; for (const p of [[-0.36, 0.56, 0.36], [-0.2, 0.26, 0.5], [0.28, 0.4, 0.42]] as const) k.mark(p, k.ctx.small ? ['d'] : ['dd', 'dd'], d); k.mark([0, 0.8, 0], k.ctx.small ? ['d'] : ['dd', 'dd'], { d: 'red:2' }); return { view: 'item', pitch: 30 }; }),
}; // biome-ignore format: a table

/** A closed book lying down; the cover takes the main colour. */
function closedBook(k: Kit, emblem: boolean): void {
  const cover = k.m(k.choose('cover', ['crimson', 'navy', 'forest', 'purple', 'leather']));
  const c = k.part('cover');
  const trim = k.part('trim', { priority: 1.4, line: false });
  const gold = k.m('gold', 'trim');
  k.box(c, cover, [0, 0.06, 0], [0.42, 0.035, 0.54]);
  k.box(k.part('page'), k.m('paper', 'pages'), [0.02, 0.16, 0], [0.385, 0.08, 0.5], IDENTITY, { pattern: pages });
  k.box(c, cover, [0, 0.27, 0], [0.42, 0.035, 0.54]);
  k.s.cone(c, cover, [-0.4, 0.165, -0.54], [-0.4, 0.165, 0.54], 0.14, 0.14);
  for (const [x, z] of [
    [0.32, 0.44],
    [0.32, -0.44],
    [-0.32, 0.44],
    [-0.32, -0.44],
  ] as const)
    k.box(trim, gold, [x, 0.29, z], [0.1, 0.03, 0.1]);
  if (emblem)
    k.s.ell(
      trim,
      k.m(k.choose('gem', ['sapphire', 'ruby', 'emerald', 'crystal']), 'emblem'),
      [0.02, 0.3, 0],
      [0.16, 0.04, k.vary('e', 0.18, 0.2)],
    );
  else k.box(trim, gold, [0.02, 0.29, 0.0], [0.2, 0.025, 0.12]);
}
const BOOK_PARTS = {
  pages: ['page', 'paper'],
  trim: ['trim', 'corner', 'clasp', 'title'],
  emblem: ['emblem', 'gem', 'jewel', 'eye', 'symbol', 'rune'],
};

export const BOOKS: PropTable = {
  book: entry('book', ['closed book', 'diary', 'journal', 'notebook', 'novel', 'bible', 'codex', 'manual', 'ledger'], (k) => { closedBook(k, false); return { view: 'item', pitch: 42, yaw: 28 }; }, omit(BOOK_PARTS, 'emblem')),
  spellbook: entry('book', ['spell book', 'magic book', 'grimoire', 'tome', 'necronomicon', 'book of spells', 'enchanted book'], (k) => { closedBook(k, true); return { view: 'item', pitch: 42, yaw: 28 }; }, BOOK_PARTS),
  'open-book': entry('book', ['opened book', 'reading book'], (k) => { for (const d of [-1, 1]) { k.box(k.part('cover'), k.m('crimson'), [d * 0.34, 0.06, 0], [0.38, 0.03, 0.46], rotZ(d * 9)); k.box(k.part('page', { group: `p${d}` }), k.m('paper', 'pages'), [d * 0.33, 0.13, 0], [0.34, 0.045, 0.42], rotZ(d * 9 + k.jitter('leaf') * 4)); for (let i = 0; i < 4; i++) if (!k.ctx.small) k.s.cap(k.part('text', { line: false, priority: 1.2 }), k.m('brown_cloth', 'text'), [d * 0.14, 0.17, -0.26 + i * 0.17], [d * (i === 3 ? 0.36 : 0.52), 0.22, -0.26 + i * 0.17], k.least(0.016, 0.42)); } return { view: 'item', pitch: 50 }; }, { pages: BOOK_PARTS.pages, text: ['text', 'writing', 'letter', 'rune'] }),
  scroll: entry('book', ['parchment', 'magic scroll', 'rolled parchment', 'scroll of magic', 'papyrus', 'contract', 'quest'], (k) => { const paper = k.m('paper'); k.box(k.part('sheet'), paper, [0, 0.5, 0], [0.3, k.vary('h', 0.36, 0.08), 0.02]); for (const y of [0.1, 0.9]) { k.s.cone(k.part('roll', { group: `r${y}` }), paper, [-0.37, y, 0.03], [0.37, y, 0.03], 0.1, 0.1, { capMaterial: 'tan' }); for (const x of [-0.42, 0.42]) k.s.ell(k.part('knob'), k.m('dark_wood', 'knob'), [x, y, 0.03], k.least(0.06, 0.8)); } const text = k.part('text', { line: false, priority: 1.2 }); for (let i = 0; i < (k.ctx.small ? 2 : 4); i++) k.s.cap(text, k.m('brown_cloth', 'text'), [-0.19, 0.72 - i * (k.ctx.small ? 0.22 : 0.12), 0.03], [i === 3 ? 0.02 : 0.19, 0.72 - i * (k.ctx.small ? 0.22 : 0.12), 0.03], k.least(0.018, 0.45)); k.s.ell(k.part('seal', { priority: 1.4 }), k.m('red', 'seal'), [0.14, 0.28, 0.05], k.least(0.075, 0.9)); return { view: 'item', roll: -8 }; }, { seal: ['seal', 'ribbon', 'wax'], text: ['text', 'writing', 'rune', 'letter'] }),
  map: entry('book', ['treasure map', 'world map', 'chart', 'old map', 'blueprint'], (k) => { k.box(k.part('sheet'), k.m('paper'), [0, 0.5, 0], [0.52, 0.38, 0.02]); for (const x of [-0.18, 0.17]) k.box(k.part('fold', { line: false }), k.m('paper'), [x, 0.5, 0.022], [0.17, 0.37, 0.002], IDENTITY, { tone: x < 0 ? -0.5 : 0 }); k.s.ell(k.part('land', { line: false }), k.m('leaf', 'land'), [-0.2, 0.6, 0.03], [0.17, 0.14, 0.02]); k.s.ell(k.part('land', { line: false }), k.m('leaf', 'land'), [0.22, 0.36, 0.03], [0.2, 0.13, 0.02]); const n = 5; for (let i = 0; i < n; i++) k.mark([-0.3 + i * 0.13, 0.44 + Math.sin(i * 1.4 + k.jitter('way') * 2) * 0.12, 0.05], ['d'], { d: 'dark_leather:2' }); k.mark([0.32, 0.56, 0.05], k.ctx.small ? ['r'] : ['r.r', '.r.', 'r.r'], { r: 'red:3' }); return { view: 'item', roll: -6, pitch: 8 }; }),
  letter: entry('book', ['envelope', 'mail', 'love letter', 'note', 'message', 'invitation'], (k) => { const p = k.m('paper'); k.box(k.part('env'), p, [0, 0.4, 0], [0.52, 0.36, 0.03]); k.prism(k.part('flap', { group: 'flap' }), p, [[-0.52, 0.76], [0.52, 0.76], [0, 0.34]], 0.02, { z: 0.05, tone: 0.25 }); k.s.ell(k.part('seal', { priority: 1.3 }), k.m('red', 'seal'), [0, 0.38, 0.08], k.vary('seal', k.least(0.1, 1.1), 0.1)); return { view: 'item', roll: -10 }; }, { seal: ['seal', 'wax', 'stamp'] }),
  quill: entry('book', ['feather pen', 'ink', 'inkwell', 'feather', 'quill pen', 'ink bottle'], (k) => { k.band(k.part('vane'), k.m(k.choose('vane', ['feather', 'teal', 'crimson'])), [[0, 0.34], [0.02, 0.6], [0.08, 0.85], [0.2, 1.06]], [0.05, 0.12, 0.12, 0], [0.05, 0.11, 0.1, 0], { tones: [0.2, -0.5] }); k.s.tube(k.part('shaft', { priority: 1.3 }), k.m('paper', 'shaft'), [[-0.03, 0.06, 0.04], [0, 0.4, 0.05], [0.06, 0.82, 0.05]], k.least(0.018, 0.45)); k.lathe(k.part('well'), k.m('#5c7c9c/glass', 'ink'), [[0, 0.24], [0.22, 0.24], [0.26, 0.12], [0.34, 0.14]], { capMaterial: 'navy', x: k.vary('x', -0.26, 0.1) }); return { view: 'item', pitch: 14 }; }, { ink: ['ink', 'inkwell', 'bottle'] }),
}; // biome-ignore format: a table

/** A pair of the same thing, the second a little behind. */
const pair = (k: Kit, one: (k: Kit, x: number, z: number, group: string) => void): void => {
  one(k, -0.24, -0.12, 'a');
  one(k, 0.22, 0.12, 'b');
};

export const CLOTHING: PropTable = {
  helmet: entry('clothing', ['knight helmet', 'iron helmet', 'great helm', 'viking helmet', 'helm', 'steel helmet'], (k) => { const m = k.m('steel'); const p = k.part('dome'); k.s.ell(p, m, [0, 0.48, 0], [0.42, 0.46, 0.44], IDENTITY, { clips: [[0, -1, 0, 0.1]] }); k.lathe(p, m, [[0.06, 0.4], [0.5, 0.425]]); k.box(k.part('slit', { priority: 1.2 }), 'dark', [0, 0.44, 0.4], [0.26, k.least(0.045, 0.7), 0.06]); k.box(k.part('nose', { priority: 1.2 }), k.m('gold', 'trim'), [0, 0.42, 0.44], [k.least(0.04, 0.55), 0.28, 0.04]); k.lathe(k.part('rim', { priority: 1.1 }), k.m('gold', 'trim'), [[0.04, 0.42], [0.12, 0.425]]); const plume = k.choose('plume', ['red', 'horns', 'none', 'blue']); if (plume === 'horns' || k.ctx.said('viking')) for (const d of [-1, 1]) k.s.tube(k.part('horn'), k.m('bone', 'horn'), [[d * 0.4, 0.6, 0], [d * 0.6, 0.7, 0], [d * 0.62, 0.95, 0]], [0.1, 0.08, 0.02]); else if (plume !== 'none') k.s.tube(k.part('plume'), k.m(plume, 'plume'), [[0, 0.86, 0.2], [0, 1.04, 0], [0, 0.98, -0.3], [0, 0.7, -0.52]], [0.05, 0.11, 0.11, 0.06]); return { view: 'item', yaw: 25, pitch: 8 }; }, { horn: ['horn'], plume: ['plume', 'feather', 'crest'], trim: ['trim', 'rim'] }),
  'wizard-hat': entry('clothing', ['witch hat', 'mage hat', 'pointed hat', 'pointy hat', 'hat', 'magic hat', 'sorcerer hat'], (k) => { const m = k.m(k.choose('felt', ['purple', 'navy', 'forest', 'black_cloth'])); k.s.ell(k.part('brim'), m, [0, 0.1, 0], [0.62, 0.07, 0.5]); const p = k.part('cone'); const bend = k.vary('bend', 0.16, 0.6); k.s.tube(p, m, [[0, 0.2, 0], [0, 0.44, 0], [bend * 0.3, 0.7, 0], [bend + 0.08, 0.98, 0]], [0.34, 0.27, 0.17, 0.03]); k.lathe(k.part('band', { priority: 1.2 }), k.m(k.choose('band', ['gold', 'red', 'teal']), 'band'), [[0.15, 0.36], [0.25, 0.345]]); k.mark([-0.08, 0.52, 0.26], k.ctx.middle ? ['y'] : ['.y.', 'yyy', '.y.'], { y: 'gold:4' }); return { view: 'item', pitch: 14 }; }, { band: ['band', 'ribbon', 'buckle', 'belt'] }),
  'top-hat': entry('clothing', ['bowler hat', 'fedora', 'cowboy hat', 'cap', 'sun hat', 'straw hat', 'pirate hat'], (k) => { const m = k.m(k.choose('felt', ['charcoal', 'leather', 'thatch'])); k.s.ell(k.part('brim'), m, [0, 0.1, 0], [0.6, 0.06, 0.5]); k.lathe(k.part('crown'), m, [[0.12, 0.32], [k.vary('h', 0.6, 0.2), 0.35]]); k.lathe(k.part('band', { priority: 1.2 }), k.m('red', 'band'), [[0.14, 0.335], [0.26, 0.34]]); return { view: 'item', pitch: 18 }; }, { band: ['band', 'ribbon'] }),
  boots: entry('clothing', ['boot', 'shoes', 'shoe', 'leather boots', 'sandals', 'greaves', 'sneakers', 'sabatons', 'pair of boots'], (k) => { const m = k.m('leather'); pair(k, (kk, x, z, g) => { const p = kk.part('boot', { group: g }); kk.s.cap(p, m, [x, 0.14, z], [x, 0.62, z], 0.15, 0.17); kk.s.ell(p, m, [x, 0.12, z + 0.17], [0.16, 0.14, 0.26]); kk.box(kk.part('sole', { group: `${g}s` }), kk.m('dark_leather', 'sole'), [x, 0.03, z + 0.1], [0.16, 0.035, 0.3]); kk.lathe(kk.part('cuff', { group: `${g}c`, priority: 1.1 }), kk.m(kk.choose('cuff', ['tan', 'gold', 'linen']), 'cuff'), [[kk.vary('cuff', 0.6, 0.06), 0.19], [0.76, 0.2]], { x, z, capMaterial: 'dark_leather' }); }); return { view: 'item', yaw: 55, pitch: 18 }; }, { cuff: ['cuff', 'trim', 'fur'], sole: ['sole', 'heel'] }),
  gloves: entry('clothing', ['glove', 'gauntlets', 'gauntlet', 'mittens', 'pair of gloves', 'bracer'], (k) => { const m = k.m(k.choose('cloth', ['leather', 'steel', 'red'])); const p = k.part('hand'); k.box(p, m, [0, 0.46, 0], [0.22, 0.2, 0.12], IDENTITY, { round: 0.08 }); [-0.16, -0.05, 0.06, 0.17].forEach((x, i) => { k.s.cap(k.part('finger', { group: `f${i}` }), m, [x, 0.6, 0], [x * 1.1, 0.86 - Math.abs(i - 1.4) * 0.05, 0], k.least(0.06, 0.75)); }); k.s.cap(k.part('thumb', { group: 't' }), m, [0.2, 0.42, 0.03], [0.38, k.vary('thumb', 0.62, 0.08), 0.03], 0.075); k.lathe(k.part('cuff'), k.m('gold', 'cuff'), [[0, 0.28], [0.28, 0.23]]); return { view: 'item', roll: -12 }; }, { cuff: ['cuff', 'trim'] }),
  armor: entry('clothing', ['armour', 'breastplate', 'chestplate', 'chest armor', 'cuirass', 'plate armor', 'chainmail', 'leather armor', 'suit of armor'], (k) => { const m = k.m('steel'); k.s.ell(k.part('chest'), m, [0, 0.56, 0], [0.36, 0.38, 0.24]); k.lathe(k.part('waist'), m, [[0.06, 0.34], [0.34, 0.27]]); for (const d of [-1, 1]) { k.s.ell(k.part('shoulder', { group: `s${d}` }), m, [d * 0.42, 0.78, 0], [0.2, k.vary('sh', 0.17, 0.15), 0.2]); k.s.cap(k.part('sleeve'), k.m('iron', 'sleeve'), [d * 0.45, 0.66, 0], [d * 0.48, 0.48, 0], 0.11); } k.lathe(k.part('belt', { priority: 1.3 }), k.m('leather', 'belt'), [[0.24, 0.31], [0.33, 0.29]]); k.s.ell(k.part('neck', { priority: 1.2 }), 'dark', [0, 0.92, 0.08], [0.14, 0.07, 0.1]); k.s.cap(k.part('trim', { priority: 1.3 }), k.m('gold', 'trim'), [0, 0.82, 0.21], [0, 0.4, 0.24], k.least(0.03, 0.5)); return { view: 'item', pitch: 6 }; }, { belt: ['belt'], trim: ['trim', 'emblem', 'decoration'] }),
  shirt: entry('clothing', ['tunic', 'robe', 'dress', 'jacket', 'coat', 't shirt', 'vest', 'cloak', 'cape', 'sweater', 'blouse'], (k) => { const m = k.m(k.choose('cloth', ['red', 'blue', 'green', 'purple'])); k.lathe(k.part('body'), m, [[0, k.vary('hem', 0.36, 0.12)], [0.62, 0.28], [0.82, 0.22]]); for (const d of [-1, 1]) { k.s.cap(k.part('sleeve', { group: `s${d}` }), m, [d * 0.22, 0.72, 0], [d * 0.46, 0.42, 0], 0.12, 0.1); k.s.ell(k.part('cuff'), k.m('gold', 'trim'), [d * 0.48, 0.38, 0], 0.1); } k.lathe(k.part('belt', { priority: 1.3 }), k.m('leather', 'belt'), [[0.36, 0.335], [0.44, 0.32]]); k.s.ell(k.part('collar', { priority: 1.2 }), k.m('cream', 'collar'), [0, 0.84, 0.08], [0.15, 0.08, 0.12]); return { view: 'item', pitch: 6 }; }, { belt: ['belt', 'sash'], trim: ['trim', 'cuff', 'hem'], collar: ['collar'] }),
  pants: entry('clothing', ['trousers', 'jeans', 'shorts', 'leggings'], (k) => { const m = k.m(k.choose('cloth', ['denim', 'brown_cloth', 'forest'])); for (const d of [-1, 1]) k.s.cap(k.part('leg', { group: `l${d}` }), m, [d * 0.15, 0.7, 0], [d * k.vary('stance', 0.21, 0.15), 0.06, 0], 0.17, 0.14); k.box(k.part('hip'), m, [0, 0.78, 0], [0.3, 0.12, 0.15], IDENTITY, { round: 0.05 }); k.box(k.part('belt', { priority: 1.3 }), k.m('leather', 'belt'), [0, 0.92, 0], [0.31, k.least(0.05, 0.7), 0.16]); k.mark([0, 0.92, 0.2], ['gg'], { g: 'gold:4' }); return ITEM; }, { belt: ['belt'] }),
  shield: entry('weapon', ['round shield', 'buckler', 'kite shield', 'tower shield', 'wooden shield', 'knight shield', 'viking shield'], (k) => {
    const face = k.m(k.choose('face', ['red', 'blue', 'wood', 'steel', 'green']));
    const rim = k.m(k.choose('rim', ['gold', 'steel', 'iron']), 'rim');
    if (k.choose('shape', ['kite', 'round', 'kite']) === 'round') { k.s.cone(k.part('face'), face, [0, 0.5, 0], [0, 0.5, 0.1], 0.46, 0.42, { pattern: planks(0, 5, 0.9, k.px) }); k.ring(k.part('rim', { priority: 1.2 }), rim, [0, 0.5, 0.06], 0.45, k.least(0.055, 0.8)); k.s.ell(k.part('boss', { priority: 1.2 }), rim, [0, 0.5, 0.12], [0.14, 0.14, 0.1]); }
    else { const shape = (s: number): [number, number][] => [[-0.4, 0.92], [0.4, 0.92], [0.4, 0.5], [0.27, 0.22], [0, 0], [-0.27, 0.22], [-0.4, 0.5]].map(([x, y]): [number, number] => [x! * s, 0.5 + (y! - 0.5) * s]); k.prism(k.part('rim'), rim, shape(1.14), 0.04); const half = (d: number): [number, number][] => [[0, 0.92], [d * 0.4, 0.92], [d * 0.4, 0.5], [d * 0.27, 0.22], [0, 0]]; k.prism(k.part('face'), face, half(-1), 0.04, { z: 0.06, tone: 0.15 }); k.prism(k.part('face'), face, half(1), 0.04, { z: 0.06, tone: -0.55 }); const e = k.part('emblem', { priority: 1.3 }); const em = k.m(k.choose('emblem', ['gold', 'white']), 'emblem'); if (k.choose('sign', ['cross', 'diamond']) === 'cross') { k.box(e, em, [0, 0.56, 0.11], [k.least(0.055, 0.7), 0.26, 0.02]); k.box(e, em, [0, 0.62, 0.11], [0.22, k.least(0.055, 0.7), 0.02]); } else k.prism(e, em, [[0, 0.84], [0.18, 0.56], [0, 0.26], [-0.18, 0.56]], 0.03, { z: 0.1 }); }
    return ITEM;
  }, { rim: ['rim', 'edge', 'border', 'trim'], emblem: ['emblem', 'cross', 'crest', 'symbol', 'boss', 'lion'] }),
  backpack: entry('container', ['rucksack', 'knapsack', 'school bag', 'satchel', 'adventurer pack', 'pack'], (k) => { const m = k.m(k.choose('cloth', ['leather', 'forest', 'red', 'denim'])); k.box(k.part('bag'), m, [0, 0.42, 0], [0.36, 0.42, 0.2], IDENTITY, { round: 0.14 }); k.box(k.part('flap', { group: 'flap' }), m, [0, 0.68, 0.08], [0.37, k.vary('flap', 0.18, 0.15), 0.18], IDENTITY, { round: 0.1, tone: 0.2 }); k.box(k.part('pocket', { group: 'pocket' }), m, [0, 0.26, 0.2], [0.22, 0.14, 0.07], IDENTITY, { round: 0.05, tone: 0.15 }); for (const x of [-0.16, 0.16]) k.box(k.part('strap', { priority: 1.3 }), k.m('tan', 'strap'), [x, 0.5, 0.28], [k.least(0.035, 0.5), 0.14, 0.02]); k.s.cone(k.part('roll'), k.m(k.choose('roll', ['cream', 'blue', 'crimson']), 'roll'), [-0.4, 0.94, 0], [0.4, 0.94, 0], 0.13, 0.13, { capTone: -0.4 }); return { view: 'item', pitch: 10 }; }, { strap: ['strap', 'buckle'], roll: ['bedroll', 'blanket', 'roll'] }),
  mask: entry('clothing', ['carnival mask', 'tribal mask', 'theater mask', 'gas mask', 'venetian mask', 'skull mask', 'tiki mask'], (k) => { const m = k.m(k.choose('face', ['cream', 'wood', 'gold', 'crimson'])); k.s.ell(k.part('face'), m, [0, 0.5, 0], [0.36, 0.48, 0.2]); for (const d of [-1, 1]) { k.s.ell(k.part('eye', { priority: 1.2 }), 'dark', [d * 0.15, 0.58, 0.18], [k.least(0.1, 1), k.least(k.vary('eye', 0.055, 0.3), 0.7), 0.06], rotZ(d * -15)); k.s.tube(k.part('paint', { priority: 1.1, line: false }), k.m(k.choose('paint', ['red', 'teal', 'purple']), 'paint'), [[d * 0.26, 0.42, 0.13], [d * 0.2, 0.26, 0.14]], k.least(0.04, 0.6)); } k.s.tube(k.part('mouth', { priority: 1.2 }), 'dark', [[-0.12, 0.24, 0.17], [0, 0.2, 0.19], [0.12, 0.24, 0.17]], k.least(0.03, 0.5)); return ITEM; }, { paint: ['paint', 'stripe', 'marking'] }),
}; // biome-ignore format: a table
