import { IDENTITY, type Vec3 } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import { omit, type PropTable } from './prop-entry.ts';
import { HANDLE } from './tools.ts';

const FLAME = { flame: ['flame', 'fire', 'light'] };

/** Said of what usually burns or shines: it does not. */
export const UNLIT = 'unlit';
/** What a pane or a bulb is made of, lit or not. */
const lampOf = (k: Kit, lit = 'flame'): string => (k.ctx.said(UNLIT) ? '#5c6478/glass' : lit);

/** A black wick, and the smoke of the flame that was on it. */
function wick(k: Kit, at: Vec3, h: number): void {
  const p = k.part('wick', { group: 'wick', priority: 1.2, line: false });
  k.s.cap(p, k.m('#2c2830'), at, [at[0], at[1] + h * 0.22, at[2]], k.least(0.03, 0.6));
  if (k.ctx.small || !k.ctx.wants('smoke')) return;
  const smoke = k.part('smoke', { group: 'smoke', priority: 1.05, line: false });
  const [x, y, z] = [at[0], at[1] + h * 0.34, at[2]];
  const curl: readonly Vec3[] = [[x, y, z], [x + h * 0.2, y + h * 0.3, z], [x - h * 0.08, y + h * 0.62, z], [x + h * 0.14, y + h * 0.98, z]]; // biome-ignore format: one line
  k.s.tube(smoke, k.m('#a8acb8'), curl, [k.least(0.035, 0.7), k.least(0.05, 0.8), k.least(0.045, 0.7), 0.015], { tone: 0.3 }); // biome-ignore format: one line
}

/** A flame of three nested drops, `h` high, standing on `at`; where it is said to be out, the wick alone. */
export function flame(k: Kit, at: Vec3, h: number, own = false): void {
  if (k.ctx.said(UNLIT) || !k.ctx.wants('flame')) {
    wick(k, at, h);
    return;
  }
  // one said colour: the core is told apart by its tone
  const said = own && (k.ctx.brief.colours.length > 0 || k.ctx.said('flame'));
  const lean = k.jitter('lean') * 0.06;
  // a wooden torch has no wooden flame
  const plain = own && k.ctx.brief.material !== undefined && k.ctx.brief.colours.length === 0;
  const drop = (name: string, m: string, w: number, height: number, z: number, tone: number): void => {
    const p = k.part(name, { group: name, priority: 1.1, line: false });
    k.s.ell(
      p,
      plain ? m : k.m(m, own ? undefined : 'flame'),
      [at[0], at[1] + w * 0.9, at[2] + z],
      [w, w, w * 0.8],
      IDENTITY,
      {
        tone,
      },
    );
    k.s.cap(
      p,
      plain ? m : k.m(m, own ? undefined : 'flame'),
      [at[0], at[1] + w, at[2] + z],
      [at[0] + lean, at[1] + height, at[2] + z],
      w * 0.82,
      0.015,
      { tone },
    );
  };
  drop('flame', '#e8682c/flame', h * 0.34, h, 0, -0.1);
  drop('flame core', 'flame', h * 0.24, h * 0.66, h * 0.22, said ? 0.55 : 0.2);
  if (!k.ctx.small) drop('flame heart', '#fff0a0/flame', h * 0.13, h * 0.36, h * 0.38, said ? 1 : 0.3);
}

export const LIGHTS: PropTable = {
  torch: about({ home: ['dungeon'] }, entry('light', ['burning torch', 'flaming torch', 'fire torch'], (k) => { k.s.cap(k.part('handle'), k.m('wood', 'handle'), [0, 0, 0], [0, 0.56, 0], k.least(0.055, 0.9), k.least(0.085, 1.1)); k.lathe(k.part('wrap'), k.m('brown_cloth', 'wrap'), [[0.5, 0.11], [0.66, 0.14]]); flame(k, [0, 0.58, 0.04], k.vary('fire', 0.52, 0.12), true); return { view: 'item', roll: 12 }; }, { ...omit(HANDLE, 'head'), ...FLAME }, 'flame')),
  lantern: entry('light', ['lamp', 'oil lamp', 'oil lantern', 'kerosene lantern', 'kerosene lamp', 'old lantern', 'gas lamp', 'hanging lamp'], (k) => {
    const m = k.part('metal', { priority: 1.1 });
    const metal = k.m(k.choose('metal', ['bronze', 'iron', 'gold']));
    k.lathe(m, metal, [[0, 0.3], [0.12, 0.26]]);
    k.s.ell(k.part('glass'), k.m(lampOf(k), 'flame'), [0, 0.42, 0], [0.23, 0.3, 0.23], IDENTITY, { tone: 0.35 });
    k.lathe(m, metal, [[0.7, 0.3], [k.vary('roof', 0.88, 0.05), 0.1]]);
    k.s.ell(m, metal, [0, 0.88, 0], 0.09);
    for (const a of [45, 135, 225, 315]) { const x = Math.sin((a * Math.PI) / 180) * 0.25; const z = Math.cos((a * Math.PI) / 180) * 0.25; k.s.cap(m, metal, [x, 0.1, z], [x, 0.72, z], k.least(0.03, 0.55)); }
    k.ring(m, metal, [0, 1.0, 0], 0.16, k.least(0.03, 0.55), 'z', [-5, 185]);
    k.mark([0, 0.36, 0.2], k.ctx.small ? ['w', 'w'] : ['.w.', '.w.', 'www', 'www'], { w: 'flame:5' });
    return { view: 'stand', pitch: 14 };
  }, { ...FLAME, metal: ['metal', 'frame'] }, 'metal'),
  candle: about({ home: ['studio'] }, entry('light', ['candlestick', 'wax candle', 'candles'], (k) => { const h = k.vary('h', 0.56, 0.2); k.lathe(k.part('dish'), k.m('bronze', 'dish'), [[0, 0.3], [0.08, 0.36]]); k.ring(k.part('dish'), k.m('bronze', 'dish'), [0.4, 0.1, 0], 0.1, k.least(0.035, 0.6)); k.lathe(k.part('wax'), k.m('cream'), [[0.06, 0.17], [h, 0.16]]); k.s.cap(k.part('drip', { line: false }), k.m('cream'), [0.1, h - 0.04, 0.1], [0.11, h - 0.2, 0.13], 0.05); flame(k, [0, h + 0.02, 0], 0.34); return { view: 'item', pitch: 14 }; }, FLAME)),
  candelabra: entry('light', ['chandelier', 'menorah', 'candelabrum'], (k) => { const m = k.m('gold'); const p = k.part('arm'); k.lathe(p, m, [[0, 0.26], [0.07, 0.24], [0.1, 0.06], [0.62, 0.05]]); for (const x of [-0.38, 0.38]) k.s.tube(p, m, [[0, 0.34, 0], [x * 0.6, 0.28, 0], [x, 0.42, 0], [x, 0.52, 0]], k.least(0.035, 0.65)); for (const [x, y] of [[-0.38, 0.52], [0, 0.62], [0.38, 0.52]] as const) { k.s.cap(k.part('wax'), k.m('cream', 'candle'), [x, y, 0], [x, y + 0.18, 0], k.least(0.055, 0.9)); flame(k, [x, y + 0.2, 0.02], k.vary('f', 0.24, 0.1)); } return { view: 'item', pitch: 8 }; }, FLAME),
  campfire: about({ home: ['forest'] }, entry('light', ['bonfire', 'camp fire', 'fire pit', 'fireplace fire'], (k) => { for (let i = 0; i < 4; i++) { const a = i * 45 + 20 + k.jitter('log') * 15; const x = Math.sin((a * Math.PI) / 180) * 0.42; const z = Math.cos((a * Math.PI) / 180) * 0.42; k.s.cap(k.part('log', { group: `l${i}` }), k.m(i % 2 ? 'wood' : 'dark_wood', 'log'), [-x, 0.06, -z], [x, 0.1, z], 0.085); } if (!k.ctx.small) for (let i = 0; i < 9; i++) { const a = (i / 9) * (2 * Math.PI); k.s.ell(k.part('stone', { group: `s${i}` }), k.m('stone', 'stone'), [Math.sin(a) * 0.55, 0.05, Math.cos(a) * 0.5], [0.13, 0.1, 0.11]); } flame(k, [0, 0.1, 0.08], k.vary('fire', 0.85, 0.1), true); return { view: 'stand', pitch: 24 }; }, { ...FLAME, stone: ['stone', 'rock'], log: ['log', 'wood'] }, 'flame')),
  'street-lamp': about({ home: ['city'] }, entry('light', ['lamp post', 'lamppost', 'streetlight', 'street light', 'light pole'], (k) => { const m = k.m('dark_metal'); const p = k.part('post'); k.lathe(p, m, [[0, 0.13], [0.1, 0.1], [0.14, 0.05], [1.1, 0.04]]); k.lathe(k.part('glass'), k.m(lampOf(k), 'flame'), [[1.12, 0.09], [1.34, 0.15]], { tone: 0.35 }); k.lathe(p, m, [[1.34, 0.19], [1.46, 0.05]]); k.s.cap(p, m, [-0.18, k.vary('bar', 0.98, 0.04), 0], [0.18, 0.98, 0], k.least(0.025, 0.55)); return { view: 'stand', pitch: 8 }; }, FLAME)),
  'light-bulb': entry('light', ['lightbulb', 'bulb', 'idea', 'flashlight'], (k) => { k.s.ell(k.part('bulb'), k.m(lampOf(k, '#fce890/flame')), [0, 0.68, 0], k.vary('r', 0.32, 0.06)); k.s.cone(k.part('bulb'), k.m(lampOf(k, '#fce890/flame')), [0, 0.28, 0], [0, 0.48, 0], 0.15, 0.25); for (let i = 0; i < 3; i++) k.lathe(k.part('cap', { group: `c${i}` }), k.m('steel', 'cap'), [[0.04 + i * 0.08, 0.13 + i * 0.01], [0.11 + i * 0.08, 0.15]]); k.mark([-0.12, 0.8, 0.3], k.ctx.middle ? ['w'] : ['ww', 'w.'], { w: 'glass:5' }); return ITEM; }),
}; // biome-ignore format: a table
