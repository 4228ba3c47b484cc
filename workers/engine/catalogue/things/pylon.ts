/** The temple of Egypt: two sloping towers at its gate, bands of signs, flags before them, a court behind. */
import { IDENTITY } from '../../solids/vec.ts';
import { about, entry } from './define.ts';
import { isRuin, paint } from './facade.ts';
import type { Kit } from './kit.ts';
import type { PropTable } from './prop-entry.ts';
import { courses } from './surfaces.ts';

function pylon(k: Kit): { view: 'stand'; pitch: number } {
  const stone = k.m(k.choose('stone', ['#d8b070/stone', '#c89c60/stone', '#e0bc84/stone']));
  const dark = '#8c6438/stone';
  k.box(k.part('step', { group: 's0' }), stone, [0, 0.03, 0.16], [0.86, 0.03, 0.36], IDENTITY, { tone: -0.3 });
  k.box(k.part('court', { group: 'court' }), stone, [0, 0.32, -0.22], [0.62, 0.3, 0.2], IDENTITY, { tone: -0.7 });
  const high = isRuin(k) ? [0.62, 0.86] : [0.92, 0.92];
  for (const [i, e] of [-1, 1].entries()) {
    const h = high[i]!;
    // each tower narrows upward
    k.prism(k.part('tower', { group: `tower ${e}` }), stone, [[e * 0.2, 0.06], [e * 0.78, 0.06], [e * 0.66, h], [e * 0.26, h]], 0.16, { z: 0.06, pattern: courses(7, 9, h, 0.5, k.px) });
    if (!isRuin(k)) k.box(k.part('cornice', { group: `cornice ${e}`, priority: 1.1 }), stone, [e * 0.46, h + 0.02, 0.06], [0.25, 0.035, 0.19], IDENTITY, { tone: 0.4 });
    // painted figures: a band under the cornice, a god on each side
    k.box(k.part('band', { group: `band ${e}`, priority: 1.15 }), paint(k, '#3c7c9c', 'trim'), [e * 0.46, h - 0.1, 0.225], [0.2, k.least(0.028, 0.7), 0.012]);
    const f = k.part('relief', { group: `relief ${e}`, priority: 1.2 });
    k.s.ell(f, dark, [e * 0.47, 0.62, 0.225], [k.least(0.035, 0.8), k.least(0.04, 0.9), 0.012]);
    k.box(f, dark, [e * 0.47, 0.48, 0.225], [k.least(0.045, 0.9), 0.1, 0.012]);
    k.box(f, dark, [e * 0.47, 0.3, 0.225], [k.least(0.03, 0.7), 0.1, 0.012]);
    k.s.cap(f, dark, [e * 0.47, 0.52, 0.23], [e * 0.36, 0.46, 0.23], k.least(0.018, 0.5));
    k.s.cap(k.part('mast', { priority: 1.25, group: `mast ${e}` }), 'dark_wood', [e * 0.29, 0.06, 0.27], [e * 0.29, 1.08, 0.24], k.least(0.018, 0.6));
    k.s.cloth(k.part('flag', { priority: 1.3, group: `flag ${e}` }), paint(k, 'red', 'flag'), [
      [[e * 0.29, 1.08, 0.24], [e * 0.29 + 0.16, 1.05, 0.25]],
      [[e * 0.29, 0.97, 0.24], [e * 0.29 + 0.15, 0.96, 0.25]],
    ]);
  }
  // the gate between them, with the winged sun
  k.box(k.part('gate', { group: 'gate' }), stone, [0, 0.33, 0.04], [0.24, 0.3, 0.12]);
  k.box(k.part('cornice', { group: 'lintel', priority: 1.15 }), stone, [0, 0.65, 0.08], [0.26, 0.04, 0.15], IDENTITY, { tone: 0.4 });
  k.s.ell(k.part('sun', { priority: 1.4 }), 'gold', [0, 0.66, 0.24], [k.least(0.045, 1), k.least(0.04, 1), 0.02]);
  k.box(k.part('door', { priority: 1.3 }), paint(k, '#2c2028', 'door'), [0, 0.28, 0.17], [0.12, 0.23, 0.012]);
  return { view: 'stand', pitch: 12 };
} // biome-ignore format: solids

export const EGYPT: PropTable = {
  'egyptian-temple': about({ home: ['desert'] }, entry('building', ['temple of ra', 'temple of anubis', 'temple of osiris', 'temple of isis', 'luxor temple', 'karnak', 'pharaoh temple', 'pharaoh palace', 'egyptian palace', 'egyptian building', 'ancient egyptian temple', 'egyptian shrine', 'desert temple', 'sandstone temple'], pylon, { door: ['door', 'gate'], flag: ['flag', 'flags', 'banner', 'banners'], trim: ['trim', 'band'] })),
}; // biome-ignore format: a table
