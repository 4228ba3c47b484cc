import type { Vec3 } from '../../solids/vec.ts';
import { byHand, drawByHand } from './by-hand.ts';
import { asked } from './heap.ts';
import { DIAGONAL, ITEM, type Kit, recipe } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

function bow(k: Kit, drawn: number): void {
  const wood = k.part('wood');
  const string = k.part('string', { priority: 2.2 });
  const bend = k.vary('bend', 0.36, 0.15);
  const pts = [-1, -0.8, -0.5, -0.18, 0, 0.18, 0.5, 0.8, 1].map(
    (t): Vec3 => [bend * (1 - t * t) * (Math.abs(t) > 0.85 ? 1.2 : 1), 0.5 + t * 0.62, 0],
  );
  k.s.tube(
    wood,
    k.m('wood'),
    pts,
    [0.02, 0.035, 0.045, 0.055, 0.055, 0.055, 0.045, 0.035, 0.02].map((r) => k.least(r, 0.7)),
  );
  k.s.cap(
    k.part('grip', { priority: 1.4 }),
    k.m('leather', 'grip'),
    [bend, 0.4, 0.01],
    [bend, 0.6, 0.01],
    k.least(0.065, 0.9),
  );
  k.s.tube(string, k.m('cream', 'string'), [pts[0]!, [-drawn, 0.5, 0], pts[8]!], k.least(0.014, 0.5));
}

function arrow(k: Kit, x: number, y0: number, y1: number, z = 0): void {
  const p = k.part('shaft', { priority: 1.3 });
  k.s.cap(p, k.m('pale_wood', 'shaft'), [x, y0, z], [x, y1, z], k.least(0.022, 0.5));
  const head = k.part('head', { priority: 1.4 });
  k.prism(
    head,
    k.m('steel'),
    [
      [x - k.least(0.07, 1), y1 - 0.04],
      [x, y1 + 0.17],
      [x + k.least(0.07, 1), y1 - 0.04],
    ],
    0.03,
    { z },
  );
  const feather = k.part('feather', { priority: 1.4 });
  const red = k.m(k.choose('feather', ['red', 'white', 'teal', 'yellow']), 'feather');
  for (const side of [-1, 1])
    k.prism(
      feather,
      red,
      [
        [x, y0 + 0.2],
        [x + side * 0.1, y0 + 0.12],
        [x + side * 0.1, y0 - 0.06],
        [x, y0],
      ],
      0.02,
      { z },
    );
}

/** An arrow across a bow, its nock on the string. */
function laidOn(k: Kit): void {
  k.s.cap(k.part('shaft', { priority: 1.5 }), k.m('pale_wood', 'arrow'), [-0.2, 0.5, 0.08], [0.66, 0.5, 0.08], k.least(0.022, 0.6)); // biome-ignore format: one line
  const h = k.least(0.075, 1.1);
  k.prism(k.part('head', { priority: 1.5 }), 'steel', [[0.62, 0.5 - h], [0.82, 0.5], [0.62, 0.5 + h]], 0.03, { z: 0.08 }); // biome-ignore format: one line
  for (const side of [-1, 1])
    k.prism(k.part('feather', { priority: 1.5 }), k.m(k.choose('feather', ['red', 'white', 'teal']), 'feather'), [[-0.02, 0.5], [-0.1, 0.5 + side * 0.09], [-0.26, 0.5 + side * 0.09], [-0.18, 0.5]], 0.02, { z: 0.08 }); // biome-ignore format: one line
}

export const RANGED: PropTable = {
  bow: { category: 'weapon', aliases: ['longbow', 'short bow', 'shortbow', 'recurve bow', 'hunting bow', 'elven bow', 'bow and arrow'], parts: { string: ['string', 'bowstring'], grip: ['grip', 'handle'], arrow: ['arrow', 'arrows', 'nocked arrow'] }, recipe: recipe((k) => { const laid = k.ctx.brief.drawnAs.includes('arrow') || asked(k, 'arrow'); bow(k, laid ? 0.16 : 0.02); if (laid) laidOn(k); return { view: 'item', roll: -45 }; }) },
  crossbow: { category: 'weapon', aliases: ['arbalest', 'hand crossbow'], parts: { arms: ['arms', 'limbs', 'prod', 'fittings', 'metal parts'], stock: ['stock', 'handle'], string: ['string'] }, recipe: recipe((k) => {
    const stock = k.part('stock');
    k.box(stock, k.m('wood'), [0, 0.42, 0], [k.least(0.065, 1), 0.46, 0.06]);
    k.box(stock, k.m('dark_wood', 'stock'), [0, 0.05, 0.01], [k.least(0.1, 1.4), 0.1, 0.07]);
    const arms = k.part('arms', { priority: 1.2 });
    const sweep = k.vary('sweep', 0.14, 0.3);
    k.s.tube(arms, k.m('steel', 'arms'), [[-0.46, 0.78 - sweep, 0.05], [-0.25, 0.8, 0.05], [0, 0.86, 0.05], [0.25, 0.8, 0.05], [0.46, 0.78 - sweep, 0.05]], [0.025, 0.045, 0.05, 0.045, 0.025].map((r) => k.least(r, 0.8)));
    k.s.tube(k.part('string', { priority: 2.2 }), k.m('cloth', 'string'), [[-0.46, 0.78 - sweep, 0.05], [0, 0.5, 0.09], [0.46, 0.78 - sweep, 0.05]], k.least(0.012, 0.4));
    arrow(k, 0, 0.46, 0.9, 0.1);
    return DIAGONAL;
  }) },
  arrow: { category: 'weapon', aliases: ['bolt', 'dart', 'crossbow bolt', 'arrows'], parts: { head: ['head', 'tip', 'arrowhead'], shaft: ['shaft'], feather: ['feather', 'fletching'] }, recipe: recipe((k) => { arrow(k, 0, 0, k.vary('long', 0.9, 0.08)); return DIAGONAL; }, 'head') },
  shuriken: { category: 'weapon', aliases: ['throwing star', 'ninja star', 'chakram'], recipe: recipe((k) => {
    const icon = byHand('shuriken', k.ctx.size);
    if (icon) return drawByHand(k, icon);
    const p = k.part('star');
    const n = k.form('points', [4, 6, 5]);
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI + 0.3;
      const at = (d: number, r: number): [number, number] => [Math.cos(a + d) * r, 0.5 + Math.sin(a + d) * r];
      k.prism(p, k.m('steel'), [[0, 0.5], at(-Math.PI / n, 0.2), at(0, 0.5)], 0.03, { tone: 0.4 });
      k.prism(p, k.m('steel'), [[0, 0.5], at(Math.PI / n, 0.2), at(0, 0.5)], 0.03, { tone: -0.5 });
    }
    k.s.ell(k.part('hole', { priority: 1.6 }), 'dark', [0, 0.5, 0.04], k.least(0.07, 0.8));
    return ITEM;
  }) },
  slingshot: { category: 'weapon', aliases: ['sling', 'catapult toy'], recipe: recipe((k) => {
    const w = k.part('wood');
    const r = k.least(0.06, 0.9);
    const spread = k.vary('spread', 0.28, 0.15);
    k.s.tube(w, k.m('wood'), [[0, 0, 0], [0, 0.45, 0], [-spread, 0.7, 0], [-spread, 0.95, 0]], r);
    k.s.tube(w, k.m('wood'), [[0, 0.45, 0], [spread, 0.7, 0], [spread, 0.95, 0]], r);
    k.s.tube(k.part('band', { priority: 2 }), k.m('red', 'band'), [[-spread, 0.92, 0.05], [0, 0.62, 0.08], [spread, 0.92, 0.05]], k.least(0.03, 0.5));
    k.s.ell(k.part('pouch', { priority: 1.5 }), k.m('leather', 'pouch'), [0, 0.62, 0.1], [0.1, 0.07, 0.05]);
    return ITEM;
  }) },
  gun: { category: 'weapon', aliases: ['pistol', 'handgun', 'musket'], parts: { grip: ['grip', 'handle'], barrel: ['barrel'] }, recipe: recipe((k) => {
    const len = k.vary('barrel', 0.72, 0.15);
    k.box(k.part('grip'), k.m('wood', 'grip'), [-0.24, 0.2, 0], [0.1, 0.24, 0.06], [0.97, -0.24, 0, 0.24, 0.97, 0, 0, 0, 1]);
    const b = k.part('barrel');
    k.box(b, k.m('dark_metal'), [len / 2 - 0.34, 0.52, 0], [len / 2, 0.085, 0.08]);
    k.box(b, k.m('iron', 'slide'), [-0.16, 0.48, 0.02], [0.2, 0.12, 0.09]);
    k.s.tube(k.part('trigger', { priority: 1.4 }), k.m('steel', 'trigger'), [[-0.1, 0.38, 0], [0, 0.28, 0], [0.08, 0.4, 0]], k.least(0.025, 0.5));
    k.box(b, k.m('iron', 'slide'), [len - 0.4, 0.63, 0], [0.03, 0.04, 0.03]);
    return ITEM;
  }, 'barrel') },
  rifle: { category: 'weapon', aliases: ['long gun'], parts: { stock: ['stock', 'grip'], barrel: ['barrel'] }, recipe: recipe((k) => {
    const b = k.part('barrel');
    k.s.cap(b, k.m('dark_metal'), [-0.1, 0.5, 0], [k.vary('barrel', 0.75, 0.1), 0.5, 0], k.least(0.045, 0.75));
    k.box(b, k.m('iron', 'body'), [-0.1, 0.48, 0.02], [0.2, 0.085, 0.06]);
    const st = k.part('stock');
    k.prism(st, k.m('wood', 'stock'), [[-0.28, 0.56], [-0.28, 0.42], [-0.72, 0.26], [-0.72, 0.5]], 0.05);
    k.prism(st, k.m('wood', 'stock'), [[0.1, 0.49], [0.45, 0.49], [0.42, 0.4], [0.1, 0.4]], 0.055);
    k.box(k.part('mag'), k.m('dark_metal', 'magazine'), [0.0, 0.3, 0], [0.05, 0.14, 0.04]);
    if (k.ctx.said('sniper') || k.jitter('scope') > 0) k.s.cap(k.part('scope'), k.m('dark_metal', 'scope'), [-0.18, 0.64, 0], [0.1, 0.64, 0], k.least(0.05, 0.8));
    return { view: 'item', roll: -30 };
  }, 'barrel') },
  'sniper-rifle': { category: 'weapon', aliases: ['scoped rifle', 'sniper gun', 'marksman rifle', 'awp', 'barrett'], parts: { stock: ['stock', 'grip'], barrel: ['barrel'], scope: ['scope', 'sight', 'lens'] }, recipe: recipe((k) => {
    const metal = k.m('dark_metal');
    const b = k.part('barrel');
    k.s.cap(b, metal, [0.1, 0.5, 0], [0.96, 0.5, 0], k.least(0.03, 0.7));
    k.box(b, metal, [0.96, 0.5, 0], [0.06, k.least(0.05, 1), 0.05]);
    k.box(k.part('body'), k.m('iron', 'body'), [-0.12, 0.49, 0.02], [0.26, k.least(0.075, 1.3), 0.06]);
    const st = k.part('stock');
    const wood = k.m(k.choose('stock', ['wood', 'forest', 'dark_wood']), 'stock');
    k.prism(st, wood, [[-0.34, 0.55], [-0.34, 0.43], [-0.6, 0.34], [-0.96, 0.26], [-0.96, 0.52], [-0.6, 0.53]], 0.055);
    k.prism(st, wood, [[0.04, 0.48], [0.5, 0.48], [0.46, 0.38], [0.04, 0.4]], 0.06);
    k.prism(st, wood, [[-0.24, 0.44], [-0.14, 0.44], [-0.24, 0.2], [-0.36, 0.2]], 0.05);
    k.box(k.part('mag'), metal, [0.0, 0.34, 0], [k.least(0.055, 1), 0.09, 0.04]);
    const scope = k.part('scope', { priority: 1.3 });
    const tube = k.m('dark_metal', 'scope');
    k.s.cap(scope, tube, [-0.26, 0.655, 0], [0.14, 0.655, 0], k.least(0.045, 0.95));
    k.box(scope, tube, [0.18, 0.655, 0], [0.07, k.least(0.075, 1.4), 0.07]);
    k.box(scope, tube, [-0.28, 0.655, 0], [0.05, k.least(0.065, 1.2), 0.06]);
    for (const x of [-0.16, 0.06]) k.box(scope, tube, [x, 0.59, 0], [k.least(0.028, 0.8), 0.06, 0.03]);
    k.box(k.part('lens', { priority: 1.6, line: false }), k.m('#6cd8f0/glass', 'lens'), [0.24, 0.655, 0.02], [k.least(0.02, 0.55), k.least(0.05, 0.9), 0.06]);
    for (const d of [-1, 1]) k.s.cap(k.part('bipod', { group: `bipod${d}` }), metal, [0.56, 0.46, 0], [0.56 + d * 0.13, 0.1, 0.04 * d], k.least(0.022, 0.55));
    return { view: 'item', roll: -36 };
  }, 'barrel') },
  'assault-rifle': { category: 'weapon', aliases: ['army rifle', 'military rifle', 'battle rifle', 'automatic rifle', 'soldier rifle'], parts: { stock: ['stock', 'grip'], barrel: ['barrel'], magazine: ['magazine', 'mag', 'clip'] }, recipe: recipe((k) => {
    const metal = k.m('dark_metal');
    const b = k.part('barrel');
    k.s.cap(b, metal, [0.4, 0.52, 0], [0.9, 0.52, 0], k.least(0.032, 0.75));
    k.box(b, metal, [0.92, 0.52, 0], [0.05, k.least(0.05, 1.1), 0.05]);
    k.prism(b, metal, [[0.62, 0.54], [0.74, 0.54], [0.68, 0.68]], 0.03);
    k.box(k.part('body'), k.m('iron', 'body'), [-0.04, 0.5, 0.02], [0.26, 0.1, 0.06]);
    k.box(k.part('rail', { priority: 1.1 }), metal, [-0.06, 0.64, 0], [0.2, k.least(0.035, 0.8), 0.04]);
    const st = k.part('stock');
    const own = k.m(k.choose('stock', ['wood', 'forest', 'dark_wood']), 'stock');
    k.prism(st, own, [[-0.18, 0.58], [-0.18, 0.44], [-0.5, 0.42], [-0.84, 0.28], [-0.84, 0.56], [-0.5, 0.57]], 0.05);
    k.prism(st, own, [[0.14, 0.6], [0.56, 0.58], [0.56, 0.46], [0.14, 0.43]], 0.075);
    k.prism(st, own, [[-0.24, 0.42], [-0.12, 0.42], [-0.2, 0.16], [-0.34, 0.18]], 0.05);
    k.prism(k.part('magazine', { priority: 1.2 }), k.m('steel', 'magazine'), [[0.02, 0.42], [0.16, 0.42], [0.2, 0.26], [0.3, 0.12], [0.18, 0.06], [0.06, 0.22]], 0.045);
    return { view: 'item', roll: -36 };
  }, 'barrel') },
  minigun: { category: 'weapon', aliases: ['gatling gun', 'chaingun', 'rotary cannon', 'rotary gun', 'chain gun'], parts: { barrel: ['barrel', 'barrels'], handle: ['handle', 'grip'] }, recipe: recipe((k) => {
    const steel = k.m('steel');
    for (const [i, y] of [0.6, 0.47, 0.34].entries()) k.s.cap(k.part('barrel', { group: `barrel${i}` }), steel, [-0.02, y, 0.06 - Math.abs(i - 1) * 0.05], [0.86, y, 0.06 - Math.abs(i - 1) * 0.05], k.least(0.05, 0.95));
    for (const x of [0.24, 0.74]) k.box(k.part('ring', { priority: 1.3, group: `ring${x}` }), 'dark_metal', [x, 0.47, 0.04], [k.least(0.045, 0.8), 0.22, 0.12]);
    k.s.cap(k.part('motor'), k.m('dark_metal'), [-0.5, 0.47, 0], [-0.08, 0.47, 0], 0.2);
    k.box(k.part('plate', { priority: 1.1 }), 'iron', [-0.04, 0.47, 0.04], [0.06, 0.25, 0.14]);
    k.box(k.part('drum', { priority: 1.2 }), 'forest', [-0.28, 0.18, 0.06], [0.18, 0.15, 0.12]);
    k.s.tube(k.part('handle', { priority: 1.2 }), k.m('dark_metal', 'handle'), [[-0.5, 0.62, 0], [-0.44, 0.86, 0], [-0.12, 0.86, 0], [-0.06, 0.66, 0]], k.least(0.035, 0.75));
    k.s.cap(k.part('grip'), k.m('dark_metal', 'handle'), [-0.62, 0.46, 0], [-0.78, 0.26, 0], k.least(0.06, 1));
    return { view: 'item', roll: -24 };
  }, 'barrel') },
}; // biome-ignore format: a table
