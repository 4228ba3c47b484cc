import { grain } from '../../solids/patterns.ts';
import type { Plane } from '../../solids/primitives.ts';
import { IDENTITY, multiply, normalize, rad, rotX, rotY, rotZ } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import { ITEM, type Kit } from './kit.ts';
import type { PropEntry, PropTable } from './prop-entry.ts';
import { dots } from './surfaces.ts';

/** Half-spaces of a boulder: spiral directions, wobbling distances. */
function boulder(k: Kit, label: string, n: number): Plane[] {
  const planes: Plane[] = [[0, -1, 0, 0.3]];
  for (let i = 0; i < n; i++) {
    const a = i * 2.4;
    const y = 1 - ((i + 0.5) / n) * 1.25;
    const w = Math.sqrt(Math.max(0, 1 - y * y));
    planes.push([...normalize([Math.sin(a) * w, y, Math.cos(a) * w]), 0.44 + k.jitter(`${label}${i}`) * 0.06]);
  }
  return planes;
}

const rocky = (aliases: string[], rock: MaterialRef[], ore?: MaterialRef[], moss = false): PropEntry =>
  entry(
    'rock',
    aliases,
    (k) => {
      const stone = k.m(k.choose('rock', rock), ore ? 'rock' : undefined);
      k.s.hull(k.part('r'), stone, [-0.06, 0.3, 0], boulder(k, 'a', 15), 1, IDENTITY, {
        extent: 0.75,
        pattern: grain(9, 0.22),
        width: 0.4,
      });
      k.s.hull(k.part('r2', { group: 'r2' }), stone, [0.42, 0.16, 0.22], boulder(k, 'b', 11), 0.52, IDENTITY, {
        extent: 0.75,
        width: 0.25,
      });
      if (ore) {
        const m = k.m(k.choose('ore', ore));
        for (const [x, y, z, r] of [
          [-0.28, 0.46, 0.28, 0.1],
          [0.08, 0.36, 0.42, 0.12],
          [-0.06, 0.66, 0.16, 0.09],
          [-0.34, 0.2, 0.34, 0.08],
          [0.48, 0.26, 0.4, 0.07],
        ] as const)
          k.s.hull(
            k.part('ore', { priority: 1.3 }),
            m,
            [x, y, z],
            boulder(k, `o${x}`, 7),
            k.least(r * 2, 2),
            multiply(rotX(x * 200), rotZ(y * 200)),
            { extent: 0.75, width: 0.1 },
          );
      }
      if (moss || k.ctx.said('mossy') || k.ctx.said('moss'))
        for (const [x, y, z, r] of [
          [-0.14, 0.68, 0.06, 0.28],
          [0.1, 0.6, 0.16, 0.2],
          [-0.3, 0.54, 0.16, 0.18],
        ] as const)
          k.s.ell(
            k.part('moss', { group: 'moss', line: false }),
            k.m('grass', 'moss'),
            [x, y, z],
            [r, r * 0.42, r],
            IDENTITY,
            { pattern: grain(6, 0.5) },
          );
      if (k.ctx.said('snowy')) k.s.ell(k.part('snow'), 'snow', [-0.08, 0.68, 0], [0.34, 0.12, 0.3]);
      return { view: 'stand' };
    },
    { ...(ore ? { ore: ['ore', 'vein', 'crystal', 'gem'] } : {}), moss: ['moss', 'grass'] },
    'ore',
  );

const spires = (aliases: string[], gems: MaterialRef[]): PropEntry =>
  entry(
    'rock',
    aliases,
    (k) => {
      const m = k.m(k.choose('gem', gems));
      const one = (x: number, z: number, h: number, w: number, tilt: number, az: number, i: number): void => {
        const high = k.vary(`h${i}`, h, 0.15);
        const planes: Plane[] = [[0, -1, 0, 0.02]];
        for (let q = 0; q < 6; q++) {
          const a = rad(q * 60 + i * 17);
          planes.push(
            [Math.sin(a), 0, Math.cos(a), w],
            [...normalize([Math.sin(a), 0.62, Math.cos(a)]), (high * 0.62) / 1.177],
          );
        }
        k.s.hull(k.part('c', { group: `c${i}` }), m, [x, 0, z], planes, 1, multiply(rotY(az), rotX(tilt)), {
          extent: high * 1.3,
          width: w,
        });
      };
      one(0, 0, 1.05, 0.19, -4, 0, 0);
      one(0.2, 0.12, 0.72, 0.14, 22, 70, 1);
      one(-0.22, 0.1, 0.66, 0.14, 20, -75, 2);
      one(0.02, 0.28, 0.45, 0.12, 24, 10, 3);
      k.s.ell(k.part('base'), k.m('dark_stone', 'base'), [0, 0.02, 0.06], [0.46, 0.1, 0.34], IDENTITY, {
        pattern: grain(5, 0.4),
      });
      return { view: 'stand', pitch: 18 };
    },
    { base: ['base', 'rock'] },
  );

/** A cone of a mountain with a cap. */
const mountain = (aliases: string[], cap: MaterialRef, body: MaterialRef[], smoke: boolean): PropEntry =>
  entry(
    'rock',
    aliases,
    (k) => {
      const m = k.m(k.choose('rock', body));
      const peak = (x: number, z: number, h: number, r: number, g: string): void => {
        const planes: Plane[] = [[0, -1, 0, 0]];
        for (let i = 0; i < 9; i++) {
          const a = i * 0.698 + k.jitter(`${g}${i}`) * 0.25;
          const n = normalize([Math.sin(a), r / h + k.jitter(`${g}s${i}`) * 0.12, Math.cos(a)]);
          planes.push([...n, n[1] * h]);
        }
        if (smoke) planes.push([0, 1, 0, h * 0.82]);
        const limit = h * (smoke ? 0.66 : 0.62);
        const top = k.s.material(k.m(cap, 'peak'));
        k.s.hull(k.part('peak', { group: g }), m, [x, 0, z], planes, 1, IDENTITY, {
          extent: h * 1.2,
          width: 0.4,
          pattern: (px, y, pz) => (y > limit + Math.sin(px * 19 + pz * 13) * h * 0.07 ? { material: top } : 0),
        });
      };
      peak(0, 0, 1, 0.55, 'a');
      if (!smoke) peak(0.42, 0.14, 0.62, 0.4, 'b');
      else
        [
          [0, 1.0, 0.13],
          [0.1, 1.14, 0.11],
          [0.02, 1.28, 0.09],
        ].forEach(([x, y, r], i) => {
          k.s.ell(k.part('smoke', { group: `s${i}` }), k.m('grey', 'smoke'), [x! + k.jitter('wind') * 0.1, y!, 0], r!);
        });
      return { view: 'stand', pitch: 14 };
    },
    { peak: ['peak', 'snow', 'top', 'lava', 'summit'], ...(smoke ? { smoke: ['smoke', 'ash'] } : {}) },
  );

export const ROCKS: PropTable = {
  rock: about({ home: ['mountain'], grouped: true }, rocky(['boulder', 'stone', 'rocks', 'pebble', 'cobblestone', 'coal', 'asteroid'], ['stone', 'dark_stone', '#9c8c7c'])),
  'mossy-rock': about({ home: ['mountain'], grouped: true }, rocky(['mossy stone', 'moss rock', 'mossy boulder'], ['stone', 'dark_stone'], undefined, true)),
  ore: about({ home: ['cave', 'dungeon'], grouped: true }, rocky(['gold ore', 'copper ore', 'ore vein', 'mineral ore', 'diamond ore', 'crystal ore', 'geode'], ['stone', 'dark_stone'], ['gold', 'copper', 'crystal', 'emerald'])),
  crystal: about({ home: ['cave', 'dungeon'], grouped: true }, spires(['crystal cluster', 'crystals', 'magic crystal', 'quartz', 'mana crystal', 'shard', 'icicle'], ['crystal', 'amethyst', 'emerald', 'rose'])),
  mountain: about({ home: ['mountain'] }, mountain(['mountains', 'hill', 'snowy mountain', 'cliff', 'iceberg'], 'snow', ['stone', '#8c7c74', 'slate'], false)),
  volcano: about({ home: ['lava'] }, mountain(['active volcano', 'crater'], 'lava', ['dark_stone', '#6c4c48'], true)),
  snowman: about({ home: ['snow'] }, entry('nature', ['snow man', 'snowball'], (k) => { k.s.ell(k.part('low', { group: 'a' }), k.m('snow'), [0, 0.28, 0], [0.36, 0.3, 0.34]); k.s.ell(k.part('mid', { group: 'b' }), k.m('snow'), [0, 0.66, 0], 0.25); k.s.ell(k.part('head', { group: 'c' }), k.m('snow'), [0, 0.98, 0], 0.2); k.s.cap(k.part('nose', { priority: 1.5 }), k.m('orange', 'nose'), [0, 0.96, 0.18], [0.05, 0.94, 0.36], k.least(0.045, 0.6), 0.015); k.eyes(0.08, 1.03, 0.18); k.ring(k.part('scarf', { priority: 1.2 }), k.m(k.choose('scarf', ['red', 'green', 'blue']), 'scarf'), [0, 0.84, 0], 0.19, 0.055, 'y'); k.lathe(k.part('hat'), k.m('charcoal', 'hat'), [[1.12, 0.26], [1.16, 0.25], [1.16, 0.16], [1.38, 0.16]]); for (const d of [-1, 1]) k.s.cap(k.part('arm', { priority: 1.4 }), k.m('dark_wood', 'arm'), [d * 0.22, 0.7, 0], [d * 0.5, k.vary('arm', 0.86, 0.08), 0], k.least(0.022, 0.5)); return { view: 'stand', pitch: 8 }; }, { scarf: ['scarf'], hat: ['hat'], nose: ['nose', 'carrot'] })),
  cloud: about({ home: ['sky', 'meadow'], grouped: false }, entry('nature', ['clouds'], (k) => { const p = k.part('cloud'); const m = k.m('white'); [[-0.34, 0.34, 0.2], [0.36, 0.32, 0.19], [-0.1, 0.48, 0.29], [0.17, 0.42, 0.25], [0, 0.3, 0.24]].forEach(([x, y, r], i) => { k.s.ell(p, m, [x! + k.jitter(`${i}`) * 0.05, y!, 0], r!); }); return ITEM; })),
  sun: about({ grouped: false }, entry('nature', ['sunshine'], (k) => { const n = k.choose('rays', [8, 10]); for (let i = 0; i < n; i++) { const a = (i / n) * (2 * Math.PI) + 0.2 + k.jitter('turn') * 0.2; const at = (d: number, r: number): [number, number] => [Math.sin(a + d) * r, 0.5 + Math.cos(a + d) * r]; k.prism(k.part('ray', { group: 'ray' }), k.m('orange', 'ray'), [at(-0.22, 0.3), at(0.22, 0.3), at(0, 0.52)], 0.03); } k.s.ell(k.part('sun'), k.m('yellow'), [0, 0.5, 0], [0.31, 0.31, 0.16]); return ITEM; }, { ray: ['ray'] })),
  moon: about({ home: ['night', 'forest'], grouped: false }, entry('nature', ['crescent moon', 'crescent', 'half moon'], (k) => { const c = k.vary('phase', 0.5, 0.15); const path = Array.from({ length: 11 }, (_, i): [number, number] => { const a = rad(60 + i * 24); return [Math.cos(a) * 0.4, 0.5 + Math.sin(a) * 0.42]; }); const w = path.map((_, i) => Math.sin((i / 10) * Math.PI) * 0.16 * (1 + c)); k.band(k.part('moon'), k.m('#f0e0a0'), path, w, path.map((_, i) => Math.sin((i / 10) * Math.PI) * 0.06), { tones: [-0.35, 0.3] }); return { view: 'item', roll: -15 }; })),
  planet: about({ home: ['space'], grouped: false }, entry('nature', ['earth', 'saturn', 'mars', 'ringed planet', 'world', 'full moon'], (k) => { const m = k.m(k.choose('ground', ['#4c8cc8', '#d88850', '#9c6cc0', '#6cb878'])); const spots = k.s.material(k.m(k.choose('land', ['leaf', 'sand', 'rose']), 'land')); k.s.ell(k.part('planet'), m, [0, 0.5, 0], 0.38, IDENTITY, { pattern: dots(spots, [[-40, 30, 0.5], [30, -20, 0.4], [70, 40, 0.3], [-20, -50, 0.35]], 0) }); if (k.choose('ring', [true, false])) k.ring(k.part('ring'), k.m('sand', 'ring'), [0, 0.5, 0], 0.58, k.least(0.04, 0.6), 'y'); return { view: 'item', pitch: 18, roll: 18 }; }, { ring: ['ring'], land: ['continent', 'land', 'crater'] })),
  bone: entry('nature', ['femur', 'dog bone', 'fossil'], (k) => { const m = k.m('bone'); const p = k.part('bone'); const y = k.vary('l', 0.86, 0.08); k.s.cap(p, m, [0, 0.14, 0], [0, y, 0], 0.085); for (const x of [-0.1, 0.1]) for (const yy of [0.1, y + 0.05]) k.s.ell(p, m, [x, yy, 0], 0.125); return { view: 'item', roll: 45 }; }),
  skull: entry('nature', ['skull and bones', 'human skull', 'animal skull', 'crystal skull'], (k) => { const m = k.m('bone'); k.s.ell(k.part('head'), m, [0, 0.62, 0], [0.42, 0.38, 0.4]); k.box(k.part('jaw'), m, [0, 0.22, 0.1], [0.24, k.vary('jaw', 0.16, 0.15), 0.2], IDENTITY, { round: 0.06 }); for (const d of [-1, 1]) { k.s.ell(k.part('socket', { priority: 1.3 }), 'dark', [d * 0.17, 0.54, 0.34], [0.12, 0.13, 0.1]); if (k.ctx.brief.parts.some((p) => p.piece === 'eyes')) k.s.ell(k.part('eye', { group: 'eye', priority: 1.6, line: false }), k.m('#f03c38/flame', 'eyes'), [d * 0.17, 0.53, 0.44], k.least(0.055, 1)); else if (k.ctx.said('glowing') || k.ctx.said('evil')) k.mark([d * 0.17, 0.53, 0.44], k.ctx.small ? ['r'] : ['rr', 'rr'], { r: 'eye_red:4' }); k.s.ell(k.part('cheek'), m, [d * 0.3, 0.36, 0.18], 0.11); } k.s.ell(k.part('nose', { priority: 1.2 }), 'dark', [0, 0.36, 0.38], [k.least(0.05, 0.6), 0.08, 0.06]); if (!k.ctx.small) k.mark([0, 0.16, 0.3], k.ctx.middle ? ['d.d.d'] : ['d..d..d', 'd..d..d'], { d: 'bone:1' }); return { view: 'item', pitch: 4 }; }, { eyes: ['eye', 'eyes'] }),
}; // biome-ignore format: a table
