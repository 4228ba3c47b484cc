import { rad, rotZ } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { DIAGONAL, ITEM } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

/** Arms and gear with a form of their own. */
export const ARMS: PropTable = {
  flintlock: entry('weapon', ['flintlock pistol', 'flintlock', 'pirate pistol', 'pirate gun', 'dueling pistol', 'duelling pistol', 'blackpowder pistol', 'old pistol', 'antique pistol'], (k) => {
    const wood = k.m('dark_wood', 'grip');
    const steel = k.m('steel');
    k.s.tube(k.part('grip'), wood, [[-0.62, 0.16, 0], [-0.5, 0.46, 0], [-0.22, 0.64, 0]], [0.13, 0.12, 0.11]);
    k.s.cap(k.part('grip'), wood, [-0.24, 0.63, 0], [0.3, 0.68, 0], 0.085, 0.06);
    k.s.ell(k.part('cap', { priority: 1.2 }), k.m('gold', 'trim'), [-0.64, 0.12, 0], [0.15, 0.1, 0.12], rotZ(20));
    k.s.cap(k.part('barrel'), steel, [-0.3, 0.76, 0.02], [0.72, 0.82, 0.02], 0.075, 0.065);
    for (const x of [0.68, 0.14]) k.s.cap(k.part('band', { group: `b${x}`, priority: 1.2 }), k.m('gold', 'trim'), [x - 0.02, 0.77 + x * 0.03, 0.03], [x + 0.02, 0.77 + x * 0.03, 0.03], 0.095, 0.095);
    k.s.tube(k.part('hammer', { priority: 1.2 }), 'iron', [[-0.34, 0.78, 0.06], [-0.44, 0.94, 0.06], [-0.3, 0.98, 0.06]], [0.05, 0.045, 0.04]);
    if (!k.ctx.small) k.ring(k.part('guard', { priority: 1.2 }), k.m('gold', 'trim'), [-0.2, 0.48, 0], 0.13, k.least(0.024, 0.55), 'z', [150, 400]);
    return ITEM;
  }, { grip: ['grip', 'handle', 'stock'], trim: ['trim', 'engraving', 'bands', 'ornament'] }),
  kunai: about({ grouped: true }, entry('weapon', ['ninja kunai', 'kunai knife', 'throwing kunai', 'ninja knife'], (k) => {
    const m = k.m('dark_metal');
    k.band(k.part('blade'), m, [[0, 0.62], [0, 0.8], [0, 1.36]], [0.03, 0.19, 0], [0.03, 0.19, 0], { depth: 0.04, tones: [0.55, -0.4] });
    k.s.cap(k.part('grip'), k.m('#c8bca4', 'grip'), [0, 0.2, 0], [0, 0.62, 0], 0.055);
    if (!k.ctx.small) for (let i = 0; i < 3; i++) k.s.cap(k.part('wrap', { group: 'grip', priority: 1.2 }), '#8c7c64', [-0.05, 0.27 + i * 0.12, 0.05], [0.05, 0.31 + i * 0.12, 0.05], k.least(0.018, 0.5));
    k.ring(k.part('ring'), m, [0, 0.08, 0], 0.11, k.least(0.035, 0.7));
    return DIAGONAL;
  }, { grip: ['grip', 'handle', 'wrap'] })),
  'pirate-hat': entry('clothing', ['pirate hat', 'tricorn', 'tricorne', 'tricorn hat', 'pirates hat', 'pirate captain hat', 'captain pirate hat'], (k) => {
    const m = k.m('charcoal');
    k.s.ell(k.part('crown'), m, [0, 0.5, -0.05], [0.36, 0.36, 0.3]);
    const brim = k.part('brim');
    k.prism(brim, m, [[-0.72, 0.34], [-0.5, 0.2], [0.5, 0.2], [0.72, 0.34], [0.34, 0.62], [0, 0.78], [-0.34, 0.62]], 0.06, { z: 0.24, tone: 0.1 });
    k.s.tube(k.part('trim', { priority: 1.2 }), k.m('gold', 'trim'), [[-0.72, 0.35, 0.32], [-0.34, 0.63, 0.32], [0, 0.78, 0.32], [0.34, 0.63, 0.32], [0.72, 0.35, 0.32]], k.least(0.035, 0.7));
    k.mark([0, 0.46, 0.34], k.ctx.small ? ['www', '.w.'] : k.ctx.middle ? ['.www.', 'wdwdw', '.www.', '..w..'] : ['..www..', '.wwwww.', '.wdwdw.', '.wwwww.', '..w.w..', 'w.....w', '.wwwww.', 'w.....w'], { w: 'bone:4', d: 'dark:2' });
    return ITEM;
  }, { trim: ['trim', 'edge', 'border'] }),
  'thunder-cloud': entry('nature', ['thunder cloud', 'thundercloud', 'lightning cloud', 'storm cloud with lightning', 'thunder cloud with lightning', 'thunderstorm cloud', 'cloud with lightning bolt', 'storm cloud'], (k) => {
    const m = k.m('#6c7690');
    const p = k.part('cloud');
    for (const [x, y, r] of [[-0.38, 0.62, 0.2], [0.38, 0.6, 0.2], [-0.12, 0.78, 0.27], [0.18, 0.72, 0.24], [0, 0.58, 0.24]] as const) k.s.ell(p, m, [x, y, 0], r);
    k.prism(k.part('bolt', { priority: 1.2 }), k.m('#f8d83c/flame', 'lightning'), [[-0.02, 0.5], [0.18, 0.5], [0.06, 0.26], [-0.14, 0.24]], 0.04, { z: 0.2, tone: 0.4 });
    k.prism(k.part('bolt', { group: 'bolt', priority: 1.2, line: false }), k.m('#f8d83c/flame', 'lightning'), [[-0.02, 0.3], [0.2, 0.3], [-0.06, -0.06]], 0.04, { z: 0.2, tone: 0.1 });
    return ITEM;
  }, { lightning: ['lightning', 'bolt', 'thunder'] }),
  landmine: entry('weapon', ['land mine', 'anti personnel mine', 'anti tank mine', 'pressure mine', 'buried mine'], (k) => {
    const m = k.m('#5c6848');
    k.lathe(k.part('case'), m, [[0, 0.5], [0.1, 0.56], [0.24, 0.54], [0.3, 0.42]], { capTone: 0.2 });
    k.s.cone(k.part('plate'), k.m('dark_metal', 'plate'), [0, 0.3, 0], [0, 0.38, 0], 0.26, 0.24);
    for (let i = 0; i < (k.ctx.small ? 0 : 6); i++) { const a = rad(i * 60 + 30); k.s.ell(k.part('bolt', { group: 'bolt' }), 'iron', [Math.sin(a) * 0.42, 0.3, Math.cos(a) * 0.42], k.least(0.035, 0.6)); }
    k.s.ell(k.part('lamp', { priority: 1.4 }), k.m('#f04838/flame', 'light'), [0, 0.41, 0], k.least(0.08, 1));
    return { view: 'stand', pitch: 34 };
  }, { plate: ['plate', 'button'], light: ['light', 'lamp', 'led'] }),
}; // biome-ignore format: a table
