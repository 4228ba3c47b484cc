/** Less usual things of kitchens, markets and streets. */
import { IDENTITY, rad, type Vec3 } from '../../solids/vec.ts';
import { entry } from './define.ts';
import { ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

export const LESS_USUAL: PropTable = {
  samovar: entry('container', ['russian samovar', 'tea urn', 'samovar kettle'], (k) => {
    const m = k.m(k.choose('metal', ['copper', 'gold', 'silver']));
    k.lathe(k.part('body'), m, [[0, 0.3], [0.05, 0.3], [0.1, 0.14], [0.18, 0.16], [0.34, 0.38], [0.5, 0.42], [0.66, 0.34], [0.72, 0.4], [0.76, 0.36]]);
    for (const x of [-1, 1]) k.ring(k.part('handle', { group: `h${x}` }), k.m('dark_wood', 'handles'), [x * 0.46, 0.56, 0], 0.12, k.least(0.04, 0.7), 'z', x > 0 ? [-100, 100] : [80, 280]);
    k.s.cap(k.part('tap', { priority: 1.3 }), k.m(m, 'tap'), [0, 0.3, 0.4], [0, 0.22, 0.48], k.least(0.05, 0.8));
    k.s.ell(k.part('pot', { group: 'pot' }), k.m('#3c4c78', 'teapot'), [0, 0.88, 0], [0.2, 0.13, 0.2]);
    k.s.ell(k.part('knob', { group: 'pot', priority: 1.2 }), k.m('#3c4c78', 'teapot'), [0, 1.03, 0], k.least(0.045, 0.8));
    return { view: 'stand', pitch: 10 };
  }, { handles: ['handles', 'handle'], tap: ['tap', 'spout'], teapot: ['teapot', 'pot', 'lid'] }),
  'butter-churn': entry('container', ['churn', 'wooden churn', 'milk churn', 'butter maker'], (k) => {
    const m = k.m('wood');
    k.lathe(k.part('tub'), m, [[0, 0.38], [0.78, 0.25], [0.84, 0.28]]);
    for (const [y, r] of [[0.08, 0.375], [0.3, 0.34], [0.62, 0.285]] as const) k.lathe(k.part('band', { group: `b${y}`, priority: 1.2 }), k.m('iron', 'bands'), [[y, r + 0.012], [y + 0.06, r]]);
    k.s.cap(k.part('staff', { group: 'staff' }), k.m(m, 'staff'), [0, 0.84, 0], [0, 1.16, 0], k.least(0.04, 0.7));
    k.s.cap(k.part('grip', { group: 'staff' }), k.m(m, 'staff'), [-0.13, 1.17, 0], [0.13, 1.17, 0], k.least(0.045, 0.7));
    k.s.ell(k.part('cream', { priority: 1.1 }), k.m('cream', 'butter'), [0, 0.85, 0.04], [0.16, 0.05, 0.16]);
    return { view: 'stand', pitch: 10 };
  }, { bands: ['bands', 'hoops'], staff: ['staff', 'dasher', 'plunger', 'handle'], butter: ['butter', 'cream'] }),
  churro: entry('food', ['churros', 'churros with chocolate', 'churro stick', 'churros and chocolate', 'porra'], (k) => {
    const c = k.m('#c88440');
    for (const [i, x] of [-0.16, 0.16].entries()) {
      const [from, to] = [[x * 0.4, 0.3, 0], [x * 1.9, 1.1, 0]] as const satisfies readonly Vec3[];
      k.s.cap(k.part('stick', { group: `s${i}` }), c, from, to, 0.13);
      for (const d of [-0.05, 0.05]) k.s.cap(k.part('ridge', { group: `s${i}`, priority: 1.2, line: false }), c, [from[0] + d, 0.34, 0.12], [to[0] + d, 1.08, 0.12], 0.03);
    }
    k.lathe(k.part('cup', { group: 'cup' }), k.m('#d84c58', 'cup'), [[0, 0.28], [0.4, 0.38]], { capMaterial: k.m('#5c3420', 'chocolate'), capTone: 0 });
    return { view: 'stand', pitch: 16 };
  }, { chocolate: ['chocolate', 'dip', 'sauce'], cup: ['cup', 'mug'] }),
  'bamboo-steamer': entry('food', ['dim sum', 'dim sum basket', 'dumpling basket', 'steamer basket', 'basket of dumplings', 'steamed buns', 'bao basket', 'bamboo basket of dumplings', 'xiao long bao', 'dumpling steamer', 'steamed dumplings'], (k) => {
    k.lathe(k.part('basket'), k.m('#d0a058/wood'), [[0, 0.5], [0.34, 0.5]], { capMaterial: k.m('#a87838/wood', 'basket'), capTone: -0.2 });
    for (const y of [0.04, 0.3]) k.lathe(k.part('rim', { group: `r${y}`, priority: 1.2 }), k.m('#b88848/wood', 'basket'), [[y, 0.52], [y + 0.05, 0.52]]);
    for (const [x, z] of [[-0.24, 0.06], [0.24, 0.06], [0, -0.24], [0, 0.28]] as const) k.s.cone(k.part('bun', { group: `b${x}${z}`, priority: 1.1 }), k.m('#f6ead4', 'dumplings'), [x, 0.34, z], [x, 0.54, z], 0.18, 0.03);
    return { view: 'stand', pitch: 26 };
  }, { dumplings: ['dumplings', 'buns', 'dumpling'] }),
  'pitcher-plant': entry('plant', ['nepenthes', 'pitcher plants', 'carnivorous pitcher', 'carnivorous plant pitcher'], (k) => {
    const m = k.m('#7cb048/leaf');
    k.lathe(k.part('pitcher'), m, [[0, 0.08], [0.14, 0.16], [0.4, 0.15], [0.7, 0.22], [0.82, 0.24]], { capMaterial: k.m('#5c2c34', 'inside'), capTone: -0.4 });
    k.lathe(k.part('lip', { priority: 1.3 }), k.m('#c04858', 'lip'), [[0.78, 0.26], [0.84, 0.27]]);
    k.s.ell(k.part('lid', { group: 'lid' }), m, [-0.02, 1.02, -0.14], [0.26, 0.09, 0.22], IDENTITY);
    for (const side of [-1, 1]) k.prism(k.part('leaf', { group: `l${side}` }), k.m('#4c8c38/leaf', 'leaves'), [[side * 0.06, 0], [side * 0.5, 0.06], [side * 0.3, 0.34]], 0.03);
    return { view: 'stand', pitch: 18 };
  }, { lip: ['lip', 'rim', 'mouth'], leaves: ['leaves', 'leaf'], inside: ['inside'] }),
  segway: entry('vehicle', ['segway scooter', 'self balancing scooter', 'personal transporter', 'balance scooter'], (k) => {
    k.box(k.part('base'), k.m('#3c4450'), [0, 0.2, 0], [0.3, 0.06, 0.18], IDENTITY, { round: 0.03 });
    for (const x of [-1, 1]) { k.s.ell(k.part('wheel', { group: `w${x}` }), k.m('#2c2834', 'wheels'), [x * 0.36, 0.2, 0], [0.09, 0.2, 0.2]); k.s.ell(k.part('hub', { group: `w${x}`, priority: 1.2 }), 'silver', [x * 0.44, 0.2, 0.02], [0.03, 0.1, 0.1]); }
    k.s.cap(k.part('post'), k.m('silver', 'post'), [0, 0.24, 0.12], [0.06, 1, 0.16], k.least(0.035, 0.7));
    k.s.cap(k.part('bar'), k.m('#3c4450', 'handlebar'), [-0.2, 1.02, 0.16], [0.3, 1.02, 0.16], k.least(0.045, 0.7));
    return { view: 'stand', pitch: 10, yaw: 24 };
  }, { wheels: ['wheels', 'wheel', 'tyres'], post: ['post', 'pole'], handlebar: ['handlebar', 'handle', 'bar'] }),
  'harpoon-gun': entry('weapon', ['harpoon launcher', 'speargun', 'spear gun', 'whaling gun', 'harpoon cannon'], (k) => {
    k.prism(k.part('stock'), k.m('wood', 'stock'), [[-0.6, -0.14], [-0.5, -0.2], [-0.1, -0.02], [-0.1, 0.12], [-0.56, 0.04]], 0.06);
    k.s.cap(k.part('barrel'), k.m('#4c5464/steel'), [-0.16, 0.08, 0], [0.42, 0.08, 0], k.least(0.08, 1));
    k.s.cap(k.part('grip', { group: 'grip' }), k.m('wood', 'stock'), [-0.06, 0, 0], [-0.1, -0.18, 0], k.least(0.05, 0.8));
    k.s.cap(k.part('shaft', { priority: 1.1 }), k.m('silver', 'harpoon'), [0.3, 0.1, 0], [0.72, 0.1, 0], k.least(0.03, 0.7));
    k.prism(k.part('tip', { group: 'tip', priority: 1.2 }), k.m('silver', 'harpoon'), [[0.66, 0.26], [0.98, 0.1], [0.66, -0.06], [0.74, 0.1]], 0.03);
    k.ring(k.part('rope'), k.m('rope', 'rope'), [0.2, -0.14, 0.02], 0.13, k.least(0.035, 0.7), 'z');
    return ITEM;
  }, { stock: ['stock', 'grip'], harpoon: ['harpoon', 'tip', 'point', 'spear'], rope: ['rope', 'cord'] }),
  'croissant-sandwich': entry('food', ['sandwich croissant', 'filled croissant', 'breakfast croissant', 'ham croissant', 'ham and cheese croissant'], (k) => {
    const c = k.m('#d89848');
    k.s.ell(k.part('foot', { group: 'foot' }), c, [0, 0.14, 0], [0.56, 0.14, 0.3]);
    k.s.ell(k.part('ham', { group: 'ham', priority: 1.1 }), k.m('#e08878', 'ham'), [0, 0.22, 0.02], [0.54, 0.05, 0.3]);
    k.s.ell(k.part('cheese', { group: 'cheese', priority: 1.1 }), k.m('#f0c040', 'cheese'), [0, 0.27, 0.02], [0.52, 0.04, 0.3]);
    k.s.ell(k.part('lettuce', { group: 'lettuce', priority: 1.1 }), k.m('#5ca840', 'lettuce'), [0, 0.31, 0.02], [0.55, 0.04, 0.3]);
    for (const [i, x] of [-2, -1, 0, 1, 2].entries()) k.s.ell(k.part('roll', { group: `r${i}` }), c, [x * 0.21, 0.46 - Math.abs(x) * 0.05, 0], [0.17, 0.24 - Math.abs(x) * 0.05, 0.26]);
    return { view: 'item', pitch: 8 };
  }, { ham: ['ham', 'meat', 'bacon'], cheese: ['cheese'], lettuce: ['lettuce', 'salad'] }),
  'kintsugi-bowl': entry('container', ['kintsugi', 'kintsugi pottery', 'kintsugi ceramic', 'bowl mended with gold', 'bowl repaired with gold', 'gold repaired bowl'], (k) => {
    const c = k.m(k.choose('glaze', ['#5c7484/pearl', '#e8e4dc/pearl', '#3c3c48/pearl']));
    k.lathe(k.part('bowl'), c, [[0, 0.2], [0.06, 0.22], [0.12, 0.2], [0.3, 0.44], [0.52, 0.56]], { capMaterial: c, capTone: -0.3 });
    const at = (angle: number, y: number): Vec3 => { const r = 0.24 + y * 0.62; return [Math.sin(rad(angle)) * r, y, Math.cos(rad(angle)) * r]; };
    for (const [i, line] of [[[-44, 0.5], [-26, 0.36], [-34, 0.24], [-16, 0.14]], [[-26, 0.36], [4, 0.32], [20, 0.5]], [[4, 0.32], [16, 0.18]], [[20, 0.5], [40, 0.34], [52, 0.22]]].entries())
      k.s.tube(k.part('seam', { group: `s${i}`, priority: 1.4, line: false }), k.m('gold', 'seams'), line.map(([a, y]) => at(a!, y!)), k.least(0.022, 0.6));
    return { view: 'stand', pitch: 16 };
  }, { seams: ['seams', 'cracks', 'gold seams', 'veins'] }),
  'fondue-pot': entry('food', ['fondue', 'cheese fondue', 'chocolate fondue', 'fondue set'], (k) => {
    const m = k.m(k.choose('pot', ['#c83c34', '#38787c', '#e0b040']));
    k.lathe(k.part('pot'), m, [[0.34, 0.24], [0.44, 0.4], [0.66, 0.48]], { capMaterial: k.m('#f4c848', 'cheese'), capTone: 0.1 });
    for (const a of [30, 150, 270]) k.s.cap(k.part('leg', { group: `l${a}` }), k.m('dark_metal', 'stand'), [Math.cos(rad(a)) * 0.3, 0.4, Math.sin(rad(a)) * 0.3], [Math.cos(rad(a)) * 0.4, 0, Math.sin(rad(a)) * 0.4], k.least(0.035, 0.7));
    k.s.cone(k.part('flame', { line: false }), k.m('#f08828/flame', 'flame'), [0, 0.08, 0.1], [0, 0.28, 0.1], 0.09, 0.01);
    for (const x of [-1, 1]) k.s.cap(k.part('fork', { group: `f${x}`, priority: 1.2 }), k.m('wood', 'forks'), [x * 0.2, 0.62, 0], [x * 0.56, 1.02, -0.05], k.least(0.03, 0.6));
    return { view: 'stand', pitch: 18 };
  }, { cheese: ['cheese', 'chocolate', 'sauce'], stand: ['stand', 'legs'], flame: ['flame', 'burner'], forks: ['forks', 'fork'] }),
  terrarium: entry('container', ['plant terrarium', 'glass terrarium', 'bottle garden', 'terrarium jar', 'garden in a jar'], (k) => {
    k.lathe(k.part('soil'), k.m('soil', 'soil'), [[0.04, 0.34], [0.1, 0.42], [0.26, 0.46]], {});
    k.s.cap(k.part('trunk'), k.m('wood', 'trunk'), [0, 0.26, 0], [0.02, 0.5, 0], k.least(0.04, 0.8));
    for (const [x, y, r] of [[0.02, 0.62, 0.2], [-0.16, 0.52, 0.13], [0.18, 0.52, 0.12]] as const) k.s.ell(k.part('leaves', { group: `c${x}` }), k.m('#58a840/leaf', 'plants'), [x, y, 0], [r, r * 0.8, r]);
    for (const [x, h] of [[-0.32, 0.2], [0.32, 0.16], [-0.22, 0.14]] as const) k.s.cone(k.part('fern', { group: `f${x}` }), k.m('#58a840/leaf', 'plants'), [x, 0.26, 0.1], [x * 1.1, 0.26 + h, 0.1], 0.06, 0.01);
    k.ring(k.part('jar', { priority: 1.2 }), k.m('#bfe4ec/glass'), [0, 0.46, 0.1], 0.5, k.least(0.035, 0.7), 'z');
    k.lathe(k.part('lid', { group: 'lid' }), k.m('wood', 'lid'), [[0.94, 0.22], [1.06, 0.24]]);
    return { view: 'stand', pitch: 8 };
  }, { soil: ['soil', 'earth'], plants: ['plants', 'plant', 'leaves', 'tree'], lid: ['lid', 'cork'], trunk: ['trunk'] }),
  'meat-skewer': entry('food', ['shish kebab', 'meat skewer', 'skewer of meat', 'kebab skewer', 'satay skewer', 'grilled skewer', 'bbq skewer', 'kebab on a stick', 'yakitori skewer', 'chicken skewer', 'grilled meat skewer'], (k) => {
    k.s.cap(k.part('stick', { group: 'stick' }), k.m('wood', 'stick'), [0, -0.1, 0], [0, 1.1, 0], k.least(0.025, 0.6));
    const meat = k.m('#a0582c');
    for (const [i, [hex, name]] of ([[undefined, 'meat'], ['#58a840', 'pepper'], [undefined, 'meat'], ['#f0e0c8', 'onion'], [undefined, 'meat'], ['#d84038', 'tomato']] as const).entries())
      k.box(k.part('chunk', { group: `c${i}` }), hex ? k.m(hex, name) : meat, [k.jitter(`x${i}`) * 0.02, 0.12 + i * 0.155, 0], [hex ? 0.13 : 0.15, 0.07, 0.12], IDENTITY, { round: 0.05 });
    return { view: 'item', roll: 44 };
  }, { stick: ['stick', 'skewer'], pepper: ['pepper'], onion: ['onion'], tomato: ['tomato'] }),
}; // biome-ignore format: recipes
