import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';

type Point2 = readonly [x: number, y: number];

/** A star of `n` points round the middle: each is two triangles, so that it stays convex piece by piece. */
function burst(
  k: Kit,
  name: string,
  m: MaterialRef,
  n: number,
  outer: number,
  inner: number,
  z: number,
  tone = 0.2,
): void {
  const p = k.part(name, { group: 'burst', line: false });
  const step = 360 / n;
  for (let i = 0; i < n; i++) {
    const reach = outer * (1 + 0.16 * (i % 2 ? 1 : -1)) * (1 + 0.12 * k.jitter(`${name}${i}`));
    const at = (turn: number, r: number): Point2 => {
      const a = rad(i * step + turn);
      return [Math.sin(a) * r, 0.5 + Math.cos(a) * r];
    };
    k.prism(p, m, [[0, 0.5], at(-step / 2, inner), at(0, reach)], 0.03, { z, tone });
    k.prism(p, m, [[0, 0.5], at(step / 2, inner), at(0, reach)], 0.03, { z, tone });
  }
}

/** A four-pointed glint. */
function glint(k: Kit, m: MaterialRef, [x, y]: Point2, r: number): void {
  const p = k.part('sparkle', { group: `g${x}${y}` });
  const w = r * 0.22;
  for (const [a, b] of [[0, r], [r * 0.62, 0]] as const)
    k.prism(p, m, [[x - (a || w), y], [x, y + (b || w)], [x + (a || w), y], [x, y - (b || w)]], 0.04, { tone: 0.4 });
} // biome-ignore format: a table

/** Round clouds at [x, y, radius]. */
function puffs(
  k: Kit,
  name: string,
  m: MaterialRef,
  list: readonly (readonly [number, number, number])[],
  z = 0,
): void {
  list.forEach(([x, y, r], i) => {
    const size = k.vary(`${name}${i}`, r, 0.12);
    k.s.ell(k.part(name, { group: name }), m, [x, y, z + (i % 2) * 0.04], [size, size * 0.92, size * 0.8], IDENTITY, {
      pattern: grain(4, 0.2),
    });
  });
}

/** The inner light of a flame: of its own colour, lighter, where one was said; else the heat's. */
const hot = (
  k: Kit,
  outer: MaterialRef,
  heat: MaterialRef,
  name: string,
  tone: number,
): readonly [MaterialRef, number] =>
  k.ctx.brief.colours.length > 0 ? [k.m(outer, name), tone] : [k.m(heat, name), 0.2];

/** A stroke through points with the width of a line. */
const stroke = (k: Kit, m: MaterialRef, points: readonly Vec3[], r: number, name = 'mark'): void =>
  k.s.tube(k.part(name, { group: 'mark' }), m, points, r);

const MARK = { mark: ['mark', 'sign', 'symbol'] };

/** What happens, as one picture of it: bursts, smoke, strokes of light, and the marks over a head. */
export const EFFECTS: PropTable = {
  explosion: entry('nature', ['blast', 'boom', 'detonation', 'fire blast', 'nuke', 'explosion effect', 'fiery explosion', 'bomb explosion'], (k) => {
    if (!k.ctx.small) puffs(k, 'smoke', k.m('#6c6470', 'smoke'), [[-0.38, 0.26, 0.16], [0.4, 0.34, 0.15], [-0.3, 0.8, 0.14], [0.3, 0.82, 0.16], [0.02, 0.12, 0.14]], -0.2);
    const fire = k.m('#e0481c/flame');
    burst(k, 'fire', fire, k.choose('points', [11, 9, 13]), 0.56, 0.36, 0);
    const [flame, flameTone] = hot(k, fire, '#f8902c/flame', 'flame', 0.55);
    const [glow, glowTone] = hot(k, fire, '#ffd850/flame', 'glow', 0.95);
    burst(k, 'flame', flame, 9, 0.42, 0.27, 0.08, flameTone);
    burst(k, 'glow', glow, 8, 0.29, 0.18, 0.16, glowTone);
    k.s.ell(k.part('core', { group: 'burst', line: false }), k.m('#fff6d0/flame', 'core'), [0, 0.5, 0.2], [0.13, 0.13, 0.05], IDENTITY, { tone: 0.5 });
    return ITEM;
  }, { smoke: ['smoke'], core: ['core', 'center'], flame: ['flame'] }),
  smoke: entry('nature', ['smoke puff', 'puff of smoke', 'puff', 'cloud of smoke', 'dust cloud', 'dust', 'steam', 'smoke effect', 'fog', 'poison cloud', 'poison gas', 'gas cloud', 'dust effect'], (k) => {
    const m = k.m(k.choose('smoke', ['#c4c4d0', '#a4a4b4', '#d8d0c8']));
    puffs(k, 'smoke', m, [[-0.28, 0.3, 0.24], [0.26, 0.28, 0.25], [0, 0.42, 0.3], [-0.14, 0.66, 0.22], [0.2, 0.68, 0.2], [0.02, 0.86, 0.15]]);
    if (!k.ctx.small) puffs(k, 'wisp', m, [[0.44, 0.62, 0.08], [-0.42, 0.6, 0.07], [0.2, 1.02, 0.06]], 0.05);
    return ITEM;
  }),
  fireball: entry('nature', ['fire ball', 'flame ball', 'fire spell', 'fire magic', 'magic missile', 'energy ball', 'energy blast', 'plasma ball', 'fire bolt', 'magic projectile', 'ball of fire', 'fire effect', 'energy orb'], (k) => {
    const outer = k.m('#e8582c/flame');
    const tail = k.part('flame', { bias: -0.1 });
    for (const [y, l, r] of [[0.3, 0.62, 0.15], [0.72, 0.66, 0.14], [0.5, 0.95, 0.24]] as const) k.s.tube(tail, outer, [[0.1, y, 0], [0.1 - l * 0.55, y + k.jitter(`t${y}`) * 0.06, 0], [0.1 - l, y + (y - 0.5) * 0.3, 0]], [r * 1.2, r * 0.8, 0.015]);
    k.s.ell(k.part('ball'), outer, [0.24, 0.5, 0], [0.34, 0.34, 0.3]);
    const mid = k.part('glow', { line: false, group: 'ball' });
    const [glow, tone] = hot(k, outer, '#ffb63c/flame', 'glow', 0.7);
    k.s.ell(mid, glow, [0.28, 0.5, 0.22], [0.24, 0.24, 0.14], IDENTITY, { tone });
    k.s.tube(mid, glow, [[0.1, 0.5, 0.26], [-0.24, 0.52, 0.2], [-0.46, 0.5, 0.14]], [0.14, 0.08, 0.012], { tone });
    k.s.ell(k.part('core', { line: false, group: 'ball', priority: 1.2 }), k.m('#fff2c0/flame', 'core'), [0.32, 0.5, 0.36], [0.13, 0.13, 0.06], IDENTITY, { tone: 0.5 });
    return { view: 'item', roll: -k.vary('roll', 30, 0.3) };
  }, { core: ['core', 'center'], glow: ['glow'] }),
  slash: entry('nature', ['slash effect', 'sword slash', 'sword swing', 'sword trail', 'slashing effect', 'claw slash', 'swoosh', 'crescent slash', 'sword effect', 'attack effect', 'air slash', 'wind slash'], (k) => {
    const m = k.m('#bce4fc/ice');
    const n = 15;
    const arc = (r: number): Point2[] => Array.from({ length: n }, (_, i): Point2 => { const a = rad(-62 + (196 * i) / (n - 1)); return [Math.sin(a) * r - 0.1, 0.5 + Math.cos(a) * r]; });
    const taper = (w: number): number[] => Array.from({ length: n }, (_, i) => w * Math.sin((Math.PI * i) / (n - 1)) ** 0.8);
    k.band(k.part('edge', { group: 'slash' }), m, arc(0.46), taper(0.16), taper(0.07), { depth: 0.02, tones: [-0.25, -0.25] });
    k.band(k.part('light', { group: 'slash', line: false, priority: 1.1 }), k.m('#f4fcff', 'light'), arc(0.49), taper(0.075), taper(0.02), { depth: 0.02, z: 0.05, tones: [0.5, 0.5] });
    if (!k.ctx.small) for (const [x, y] of [[0.5, 0.86], [0.42, 0.08], [-0.5, 0.92]] as const) glint(k, k.m('#f4fcff', 'light'), [x, y], 0.07);
    return { view: 'item', roll: k.jitter('roll') * 20 };
  }, { light: ['light', 'glow', 'center'] }),
  'magic-circle': entry('nature', ['magic circle', 'summoning circle', 'rune circle', 'ritual circle', 'spell circle', 'pentagram', 'magic seal', 'magic sigil', 'alchemy circle', 'magic rune circle', 'circle', 'transmutation circle'], (k) => {
    const m = k.m(k.choose('light', ['#8c6cf4/flame', '#54b4f8/flame', '#f46c8c/flame']));
    const r = k.least(0.026, 0.5);
    k.ring(k.part('ring', { group: 'circle' }), m, [0, 0.5, 0], 0.54, k.least(0.034, 0.6));
    k.ring(k.part('ring', { group: 'circle' }), m, [0, 0.5, 0], k.ctx.small ? 0.3 : 0.41, r);
    const points = k.choose('star', [6, 5]);
    const at = (i: number, q: number): Vec3 => { const a = rad((360 * i) / points); return [Math.sin(a) * q, 0.5 + Math.cos(a) * q, 0]; };
    const star = k.part('star', { group: 'circle', priority: 1.1 });
    if (!k.ctx.small) for (let i = 0; i < points; i++) k.s.cap(star, k.m(m, 'star'), at(i, 0.41), at(i + 2, 0.41), r);
    for (let i = 0; i < points; i++) k.s.ell(k.part('rune', { group: 'circle', priority: 1.3 }), k.m('#f4ecff', 'runes'), at(i + 0.5, 0.475), k.least(0.035, 0.6));
    k.s.ell(k.part('core', { group: 'circle' }), k.m('#f4ecff', 'runes'), [0, 0.5, 0.02], k.least(0.07, 0.8));
    return ITEM;
  }, { runes: ['runes', 'rune', 'symbols'], star: ['star', 'pentagram'] }),
  'ice-spikes': about({ home: ['dungeon'] }, entry('nature', ['ice spike', 'ice shard', 'ice shards', 'icicles', 'ice spell', 'ice magic', 'frost spikes', 'ice effect'], (k) => {
    const m = k.m('ice');
    const spikes = [[-0.34, 0.44, -26, 0.1], [-0.16, 0.82, -11, 0.14], [0.06, 1.12, 3, 0.17], [0.28, 0.72, 16, 0.13], [0.42, 0.4, 32, 0.09]] as const;
    for (const [x, h, lean, r] of spikes) {
      const g = k.part('spike', { group: `s${x}` });
      const tall = k.vary(`h${x}`, h, 0.12);
      const a = rad(lean);
      const tip: Point2 = [x * 0.8 + Math.sin(a) * tall, Math.cos(a) * tall];
      k.prism(g, m, [[x - r, 0.02], [x, 0], tip], 0.08, { tone: 0.45, z: 0.1 - Math.abs(x) * 0.2 });
      k.prism(g, m, [[x + r, 0.02], [x, 0], tip], 0.08, { tone: -0.4, z: 0.1 - Math.abs(x) * 0.2 });
    }
    k.s.ell(k.part('frost'), k.m('snow', 'frost'), [0.02, 0.02, 0.1], [0.52, 0.08, 0.2], IDENTITY, { pattern: grain(5, 0.4) });
    return ITEM;
  }, { frost: ['frost', 'snow', 'ground'] })),
  sparkles: entry('nature', ['sparkle', 'spark', 'sparks', 'twinkle', 'glitter', 'glint', 'magic dust', 'fairy dust', 'heal effect', 'healing effect', 'shine', 'magic sparkles', 'magic effect', 'special effect', 'spell effect'], (k) => {
    const m = k.m(k.choose('light', ['#ffe884/flame', '#a4f0fc/flame', '#fcb4f0/flame']));
    glint(k, m, [0.04, 0.56], 0.44);
    glint(k, k.m(m, 'small'), [-0.34, 0.92 + k.jitter('a') * 0.06], 0.2);
    glint(k, k.m(m, 'small'), [0.36, 0.16 + k.jitter('b') * 0.06], 0.22);
    if (!k.ctx.small) { glint(k, k.m(m, 'small'), [-0.34, 0.16], 0.12); glint(k, k.m(m, 'small'), [0.38, 0.94], 0.12); }
    return ITEM;
  }),
  impact: entry('nature', ['hit effect', 'hit spark', 'impact effect', 'pow', 'punch effect', 'muzzle flash', 'starburst', 'hit', 'flash'], (k) => {
    burst(k, 'rays', k.m('#ffc83c/flame'), 8, 0.52, 0.2, 0);
    burst(k, 'light', k.m('#fffbe4/flame', 'light'), 8, 0.34, 0.13, 0.06);
    return { view: 'item', roll: k.jitter('roll') * 20 };
  }, { light: ['light', 'center', 'core'] }),
  splash: entry('nature', ['water splash', 'splash effect', 'blood splatter', 'splatter', 'blood splash', 'water effect', 'water spell', 'water magic', 'blood'], (k) => {
    const m = k.m(k.choose('liquid', ['water']));
    k.s.ell(k.part('pool'), m, [0, 0.06, 0], [0.5, 0.08, 0.3]);
    for (const [x, h, r] of [[-0.3, 0.42, 0.09], [-0.1, 0.74, 0.11], [0.13, 0.62, 0.11], [0.32, 0.38, 0.09]] as const) {
      const lean = x * 1.5 + k.jitter(`l${x}`) * 0.06;
      k.s.tube(k.part('jet', { group: 'jet' }), m, [[x * 0.7, 0.05, 0.05], [x, h * 0.6, 0.05], [lean, h, 0.05]], [r * 1.3, r, r * 0.5]);
      k.s.ell(k.part('drop', { group: `d${x}` }), m, [lean * 1.25, h + 0.2, 0.05], k.least(r * 0.6, 0.9));
    }
    if (!k.ctx.small) k.mark([-0.24, 0.1, 0.25], ['www'], { w: 'snow:4' });
    return ITEM;
  }),
  bubble: entry('nature', ['soap bubble', 'shield bubble', 'force field', 'energy shield', 'bubbles', 'magic barrier', 'shield spell', 'protective bubble'], (k) => {
    const m = k.m(k.choose('film', ['#a4dcf8/glass', '#b4f0dc/glass', '#d8c0f8/glass']));
    k.s.ell(k.part('bubble'), m, [0, 0.5, 0], 0.5, IDENTITY, { pattern: (x, y) => (Math.hypot(x, y) < 0.78 ? 0.35 : -0.5) });
    k.s.tube(k.part('shine', { group: 'bubble', line: false, priority: 1.3 }), k.m('snow', 'shine'), [[-0.34, 0.56, 0.4], [-0.28, 0.72, 0.4], [-0.14, 0.84, 0.4]], k.least(0.035, 0.6), { tone: 0.5 });
    k.s.ell(k.part('shine', { group: 'bubble', line: false, priority: 1.3 }), k.m('snow', 'shine'), [0.24, 0.24, 0.44], k.least(0.04, 0.5), IDENTITY, { tone: 0.5 });
    return ITEM;
  }),
  'black-hole': entry('nature', ['black hole', 'black hole portal', 'vortex', 'wormhole', 'gravity well', 'void', 'singularity', 'dark vortex', 'galaxy spiral', 'whirlpool'], (k) => {
    const m = k.m(k.choose('light', ['#9c5cf0/flame', '#f0883c/flame', '#4c8cf0/flame']), 'swirl');
    for (const [r, w, tone, turn] of [[0.54, 0.05, -0.5, 0], [0.43, 0.06, -0.1, 70], [0.32, 0.06, 0.4, 150]] as const)
      for (const half of [0, 180]) {
        const arc = Array.from({ length: 9 }, (_, i): Vec3 => { const a = rad(turn + half + i * 20); const q = r * (1 - i * 0.028); return [Math.cos(a) * q, 0.5 + Math.sin(a) * q * 0.86, 0]; });
        k.s.tube(k.part('swirl', { group: `s${r}` }), m, arc, arc.map((_, i) => k.least(w * (1 - i / 11), 0.4)), { tone });
      }
    k.s.ell(k.part('hole', { priority: 1.2 }), k.m('#241a34'), [0, 0.5, 0.1], [0.22, 0.2, 0.1], IDENTITY, { tone: -0.5 });
    return { view: 'item', roll: k.vary('roll', 16, 0.4) };
  }, { swirl: ['swirl', 'ring', 'light', 'disk', 'glow'] }),
  'laser-beam': entry('nature', ['laser beam', 'laser', 'energy beam', 'laser bolt', 'laser shot', 'plasma bolt', 'beam'], (k) => {
    const m = k.m(k.choose('light', ['#f03c50/flame', '#4cdc6c/flame', '#3cb4f8/flame']));
    k.s.cap(k.part('beam'), m, [0, 0.06, 0], [0, 1.24, 0], 0.11);
    k.s.cap(k.part('core', { line: false, group: 'beam', priority: 1.2 }), k.m('#fff4f0', 'core'), [0, 0.1, 0.08], [0, 1.18, 0.08], k.least(0.05, 0.8), undefined, { tone: 0.5 });
    return { view: 'item', roll: 45 };
  }, { core: ['core', 'center'] }),
  wave: entry('nature', ['ocean wave', 'tidal wave', 'tsunami', 'big wave', 'water wave', 'sea wave', 'wave attack'], (k) => {
    const m = k.m('water');
    const p = k.part('wave');
    k.s.ell(p, m, [-0.2, 0.14, 0], [0.5, 0.2, 0.24]);
    k.s.tube(p, m, [[-0.36, 0.12, 0], [-0.34, 0.5, 0], [-0.14, 0.78, 0], [0.16, 0.8, 0], [0.34, 0.6, 0]], [0.3, 0.25, 0.2, 0.14, 0.04]);
    k.s.ell(k.part('base'), m, [0.26, 0.1, 0.05], [0.36, 0.12, 0.2]);
    const foam = k.m('snow', 'foam');
    for (const [x, y, r] of [[-0.2, 0.98, 0.09], [0, 1.02, 0.1], [0.2, 0.94, 0.1], [0.36, 0.74, 0.09], [0.42, 0.54, 0.07], [0.46, 0.16, 0.1], [0.22, 0.2, 0.08]] as const) k.s.ell(k.part('foam', { group: 'foam', priority: 1.1 }), foam, [x, y, 0.12], k.least(k.vary(`f${x}`, r, 0.15), 0.8));
    return ITEM;
  }, { foam: ['foam', 'spray', 'crest'] }),
  'speech-bubble': entry('sign', ['speech bubble', 'chat bubble', 'talk bubble', 'dialogue bubble', 'dialog box', 'dialogue box', 'text box', 'message bubble', 'thought bubble', 'emote', 'emote bubble'], (k) => {
    const m = k.m('white');
    const p = k.part('bubble');
    k.s.ell(p, m, [0, 0.62, 0], [0.54, 0.36, 0.06]);
    k.box(p, m, [0, 0.62, 0], [0.42, 0.3, 0.05]);
    k.prism(p, m, [[-0.3, 0.36], [-0.06, 0.3], [-0.34, 0.04]], 0.05);
    for (const d of [-1, 0, 1]) k.s.ell(k.part('dot', { group: 'mark', line: false, priority: 1.4 }), k.m('charcoal', 'mark'), [d * 0.22, 0.62, 0.1], k.least(0.065, 0.9));
    return ITEM;
  }, { mark: ['dots', 'text', 'mark', 'letters'] }),
  'exclamation-mark': entry('sign', ['exclamation mark', 'exclamation point', 'alert icon', 'warning mark', 'alert', 'quest marker', 'quest icon'], (k) => {
    const m = k.m('yellow');
    k.s.cap(k.part('mark'), m, [0, 1.02, 0], [0, 0.44, 0], k.vary('w', 0.17, 0.1), 0.09);
    k.s.ell(k.part('dot', { group: 'mark' }), m, [0, 0.13, 0], [0.14, 0.13, 0.1]);
    return ITEM;
  }, MARK, 'mark'),
  'question-mark': entry('sign', ['question mark', 'help icon', 'unknown icon', 'confused icon'], (k) => {
    const m = k.m('yellow');
    const arc = Array.from({ length: 8 }, (_, i): Vec3 => { const a = rad(160 - i * 32); return [Math.cos(a) * 0.26, 0.82 + Math.sin(a) * 0.26, 0]; });
    stroke(k, m, [...arc, [0, 0.52, 0], [0, 0.38, 0]], k.vary('w', 0.105, 0.1));
    k.s.ell(k.part('dot', { group: 'mark' }), m, [0, 0.12, 0], [0.13, 0.12, 0.1]);
    return ITEM;
  }, MARK, 'mark'),
  'check-mark': entry('sign', ['check mark', 'checkmark', 'tick', 'ok icon', 'yes icon', 'done icon'], (k) => {
    stroke(k, k.m('#4cc04c'), [[-0.42, 0.52, 0], [-0.14, 0.22, 0], [0.44, 0.88, 0]], k.vary('w', 0.12, 0.1));
    return ITEM;
  }),
  'cross-mark': about({ home: ['graveyard', 'night'] }, entry('sign', ['cross mark', 'x icon', 'no icon', 'cancel icon', 'close icon'], (k) => {
    const m = k.m('red');
    const w = k.vary('w', 0.12, 0.1);
    for (const d of [-1, 1]) stroke(k, m, [[-0.36 * d, 0.16, 0], [0.36 * d, 0.88, 0]], w);
    return ITEM;
  })),
}; // biome-ignore format: a table
