import { IDENTITY, rotZ } from '../../solids/vec.ts';
import { entry } from './define.ts';
import type { ITEM, Kit } from './kit.ts';
import { mapSheet } from './map-sheet.ts';
import { omit, type PropTable } from './prop-entry.ts';
import { pages } from './surfaces.ts';

/** A closed book lying down; the cover takes the main colour. */
function closedBook(k: Kit, emblem: boolean): typeof ITEM {
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
    if (!k.ctx.small) k.box(trim, gold, [x, 0.29, z], [0.1, 0.03, 0.1]);
  if (emblem)
    k.s.ell(
      trim,
      k.m(k.choose('gem', ['sapphire', 'ruby', 'emerald', 'crystal']), 'emblem'),
      [0.02, 0.3, 0],
      [0.16, 0.04, k.vary('e', 0.18, 0.2)],
    );
  else k.box(trim, gold, [0.02, 0.29, 0.0], [0.2, 0.025, 0.12]);
  // a few pixels show a cover from the front, and no turned one
  return { view: 'item', ...(k.ctx.small ? { pitch: 52, yaw: 0 } : { pitch: 42, yaw: 28 }) } as never;
}

const BOOK_PARTS = {
  pages: ['page', 'paper'],
  trim: ['trim', 'corner', 'clasp', 'title'],
  emblem: ['emblem', 'gem', 'jewel', 'symbol', 'rune'],
};

export const BOOKS: PropTable = {
  book: entry('book', ['closed book', 'diary', 'journal', 'notebook', 'novel', 'bible', 'codex', 'manual', 'ledger'], (k) => { return closedBook(k, false); }, omit(BOOK_PARTS, 'emblem')),
  spellbook: entry('book', ['spell book', 'magic book', 'grimoire', 'tome', 'necronomicon', 'book of spells', 'enchanted book'], (k) => { return closedBook(k, true); }, BOOK_PARTS),
  'open-book': entry('book', ['opened book', 'reading book'], (k) => { for (const d of [-1, 1]) { k.box(k.part('cover'), k.m('crimson'), [d * 0.34, 0.06, 0], [0.38, 0.03, 0.46], rotZ(d * 9)); k.box(k.part('page', { group: `p${d}` }), k.m('paper', 'pages'), [d * 0.33, 0.13, 0], [0.34, 0.045, 0.42], rotZ(d * 9 + k.jitter('leaf') * 4)); for (let i = 0; i < 4; i++) if (!k.ctx.small) k.s.cap(k.part('text', { line: false, priority: 1.2 }), k.m('brown_cloth', 'text'), [d * 0.14, 0.17, -0.26 + i * 0.17], [d * (i === 3 ? 0.36 : 0.52), 0.22, -0.26 + i * 0.17], k.least(0.016, 0.42)); } return { view: 'item', pitch: 50 }; }, { pages: BOOK_PARTS.pages, text: ['text', 'writing', 'letter', 'rune'] }),
  scroll: entry('book', ['parchment', 'magic scroll', 'rolled parchment', 'scroll of magic', 'papyrus', 'contract', 'quest'], (k) => { const paper = k.m('paper'); k.box(k.part('sheet'), paper, [0, 0.5, 0], [0.3, k.vary('h', 0.36, 0.08), 0.02]); for (const y of [0.1, 0.9]) { k.s.cone(k.part('roll', { group: `r${y}` }), paper, [-0.37, y, 0.03], [0.37, y, 0.03], 0.1, 0.1, { capMaterial: 'tan' }); for (const x of [-0.42, 0.42]) k.s.ell(k.part('knob'), k.m('dark_wood', 'knob'), [x, y, 0.03], k.least(0.06, 0.8)); } const text = k.part('text', { line: false, priority: 1.2 }); for (let i = 0; i < (k.ctx.small ? 2 : 4); i++) k.s.cap(text, k.m('brown_cloth', 'text'), [-0.19, 0.72 - i * (k.ctx.small ? 0.22 : 0.12), 0.03], [i === 3 ? 0.02 : 0.19, 0.72 - i * (k.ctx.small ? 0.22 : 0.12), 0.03], k.least(0.018, 0.45)); k.s.ell(k.part('seal', { priority: 1.4 }), k.m('red', 'seal'), [0.14, 0.28, 0.05], k.least(0.075, 0.9)); return { view: 'item', roll: -8 }; }, { seal: ['seal', 'ribbon', 'wax'], text: ['text', 'writing', 'rune', 'letter'], knob: ['ends', 'end', 'knob', 'knobs', 'rods', 'rollers', 'handles', 'end caps', 'caps'] }),
  map: entry('book', ['world map', 'chart', 'old map', 'paper map', 'island map'], (k) => mapSheet(k, false), { land: ['land', 'island'], sea: ['sea', 'water'] }),
  'treasure-map': entry('book', ['pirate map', 'map with a cross', 'map to the treasure', 'map of the treasure'], (k) => mapSheet(k, true), { cross: ['cross', 'x', 'mark'], land: ['land', 'island'], sea: ['sea', 'water'] }),
  letter: entry('book', ['envelope', 'mail', 'love letter', 'note', 'message', 'invitation'], (k) => { const p = k.m('paper'); k.box(k.part('env'), p, [0, 0.4, 0], [0.52, 0.36, 0.03]); k.prism(k.part('flap', { group: 'flap' }), p, [[-0.52, 0.76], [0.52, 0.76], [0, 0.34]], 0.02, { z: 0.05, tone: 0.25 }); k.s.ell(k.part('seal', { priority: 1.3 }), k.m('red', 'seal'), [0, 0.38, 0.08], k.vary('seal', k.least(0.1, 1.1), 0.1)); return { view: 'item', roll: -10 }; }, { seal: ['seal', 'wax', 'stamp'] }),
  quill: entry('book', ['feather pen', 'ink', 'inkwell', 'quill pen', 'ink bottle'], (k) => { k.band(k.part('vane'), k.m(k.choose('vane', ['feather', 'teal', 'crimson'])), [[0, 0.34], [0.02, 0.6], [0.08, 0.85], [0.2, 1.06]], [0.05, 0.12, 0.12, 0], [0.05, 0.11, 0.1, 0], { tones: [0.2, -0.5] }); k.s.tube(k.part('shaft', { priority: 1.3 }), k.m('paper', 'shaft'), [[-0.03, 0.06, 0.04], [0, 0.4, 0.05], [0.06, 0.82, 0.05]], k.least(0.018, 0.45)); k.lathe(k.part('well'), k.m('#5c7c9c/glass', 'ink'), [[0, 0.24], [0.22, 0.24], [0.26, 0.12], [0.34, 0.14]], { capMaterial: 'navy', x: k.vary('x', -0.26, 0.1) }); return { view: 'item', pitch: 14 }; }, { ink: ['ink', 'inkwell', 'bottle'] }),
}; // biome-ignore format: a table
