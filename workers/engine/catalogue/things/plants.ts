import { grain } from '../../solids/patterns.ts';
import { IDENTITY, rad, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import { about, entry } from './define.ts';
import type { Kit } from './kit.ts';
import { omit, type PropEntry, type PropTable } from './prop-entry.ts';
import { dots, staves } from './surfaces.ts';

const TREE = { trunk: ['trunk', 'bark', 'wood'], fruit: ['fruit', 'apple', 'blossom', 'flower', 'berry', 'cherry'] };

function trunk(k: Kit, top: number, m: MaterialRef = 'wood', own = false): void {
  const t = k.part('trunk');
  const bark = k.m(m, own ? undefined : 'trunk');
  k.s.cone(t, bark, [0, 0, 0], [0, top, 0], 0.13, 0.085, { pattern: staves(7, -0.6, 0.7) });
  for (const a of [30, 150, 270])
    k.s.cap(t, bark, [0, 0.06, 0], [Math.sin(rad(a)) * 0.2, 0, Math.cos(rad(a)) * 0.2], 0.08, 0.03);
  k.s.cap(t, bark, [0, top - 0.1, 0], [0.16, top + 0.12, 0.05], 0.06, 0.05);
}

/** Shapes of a crown: the usual, spreading, high, small on a tall trunk, blown by the wind. */
const CROWNS: readonly { readonly wide: number; readonly high: number; readonly up: number; readonly lean: number }[] =
  [
    { wide: 1, high: 1, up: 0, lean: 0 },
    { wide: 1.28, high: 0.8, up: 0.04, lean: 0 },
    { wide: 0.82, high: 1.3, up: 0, lean: 0 },
    { wide: 0.86, high: 0.86, up: 0.2, lean: 0 },
    { wide: 1.06, high: 0.94, up: 0.06, lean: 0.24 },
  ];

/** A leafy crown of overlapping balls; fruit stamped on its front. */
const leafy = (aliases: string[], leaves: MaterialRef[], fruit?: MaterialRef, bark: MaterialRef = 'wood'): PropEntry =>
  entry(
    'plant',
    aliases,
    (k) => {
      const crown = k.choose('crown', CROWNS);
      trunk(k, 0.5 + crown.up, bark);
      const bare = k.ctx.said('dead');
      if (bare) {
        branches(k, bark);
        return { view: 'stand', pitch: 14 };
      }
      const l = k.part('leaf');
      const snow = k.ctx.said('snowy');
      const m = k.m(snow ? 'snow' : k.choose('leaf', leaves));
      const g = grain(4, 0.7);
      const at = (x: number, y: number): readonly [number, number] => [
        x * crown.wide + (y - 0.6) * crown.lean,
        crown.up + 0.62 + (y - 0.62) * crown.high,
      ];
      k.s.ell(l, m, [...at(0, 0.82), 0], [0.42 * crown.wide, 0.36 * crown.high, 0.4], IDENTITY, {
        pattern: g,
        tone: -0.1,
      });
      [
        [-0.3, 0.74, 0.16, 0.22],
        [0.3, 0.72, 0.18, 0.23],
        [0, 0.68, 0.32, 0.22],
        [-0.2, 0.98, 0.12, 0.22],
        [0.2, 0.98, 0.1, 0.22],
        [0, 1.1, -0.02, 0.22],
        [0.36, 0.9, -0.05, 0.18],
        [-0.38, 0.9, -0.05, 0.18],
        [0.02, 0.88, 0.3, 0.2],
      ].forEach(([x, y, z, q], i) => {
        k.s.ell(
          l,
          m,
          [...at(x! + k.jitter(`x${i}`) * 0.1, y! + k.jitter(`y${i}`) * 0.08), z!],
          q! * (1 + k.jitter(`q${i}`) * 0.2) * Math.sqrt(crown.wide * crown.high),
          IDENTITY,
          { pattern: g },
        );
      });
      const said = k.ctx.brief.parts.some((p) => p.piece === 'fruit');
      if ((fruit || said) && !snow) {
        const f = k.m(fruit ?? 'red', 'fruit');
        for (const [x, y, z] of [
          [-0.3, 0.78, 0.4],
          [0.12, 0.74, 0.52],
          [0.34, 0.86, 0.34],
          [-0.1, 1.0, 0.38],
          [0.16, 1.08, 0.26],
          [-0.32, 1.0, 0.22],
        ] as const)
          k.mark([...at(x, y), z], k.px > 0.04 ? ['r'] : ['lr', 'rd'], { r: `${f}:3`, l: `${f}:4`, d: `${f}:2` });
      }
      return { view: 'stand' };
    },
    TREE,
  );

function branches(k: Kit, bark: MaterialRef, own = false): void {
  const p = k.part('branch', { group: 'trunk' });
  const m = k.m(bark, own ? undefined : 'trunk');
  const arm = (points: Vec3[], r: number): void =>
    k.s.tube(
      p,
      m,
      points,
      points.map((_, i) => k.least(r * (1 - i * 0.22), 0.55)),
    );
  const j = k.jitter('bend') * 0.1;
  arm(
    [
      [0, 0.45, 0],
      [-0.06, 0.74, 0],
      [-0.28 + j, 0.94, 0],
      [-0.32, 1.14, 0],
    ],
    0.085,
  );
  arm(
    [
      [0, 0.45, 0],
      [0.1, 0.72, 0],
      [0.3, 0.86, 0],
      [0.44 + j, 1.06, 0],
    ],
    0.08,
  );
  arm(
    [
      [0, 0.6, 0],
      [0.04, 0.9, 0],
      [0.1, 1.2 + j, 0],
    ],
    0.06,
  );
  arm(
    [
      [-0.2, 0.88, 0],
      [-0.42, 0.9, 0],
      [-0.5, 1.0, 0],
    ],
    0.045,
  );
}

/** A flower on a stem: petals round a heart. */
const flower = (
  aliases: string[],
  petals: MaterialRef[],
  n: number,
  shape: 'daisy' | 'tulip' | 'rose',
  heart: MaterialRef = 'yellow',
): PropEntry =>
  entry(
    'plant',
    aliases,
    (k) => {
      const m = k.m(k.choose('petal', petals));
      const lean = k.jitter('lean') * 0.08;
      k.s.tube(
        k.part('stem'),
        k.m('forest', 'stem'),
        [
          [0, 0, 0],
          [lean, 0.34, 0],
          [0, 0.66, 0],
        ],
        k.least(0.03, 0.65),
      );
      for (const d of [-1, 1])
        k.s.ell(
          k.part('leaf', { group: `l${d}` }),
          k.m('leaf', 'leaf'),
          [d * 0.17, 0.24 + d * 0.05, 0],
          [0.17, 0.06, 0.05],
          rotZ(d * 32),
        );
      if (shape === 'daisy') {
        for (let i = 0; i < n; i++) {
          const a = (i / n) * (2 * Math.PI);
          k.s.ell(
            k.part('petal', { group: i % 2 ? 'p' : 'q' }),
            m,
            [Math.sin(a) * 0.2, 0.8 + Math.cos(a) * 0.2, 0],
            [0.16, 0.08, 0.05],
            rotZ(90 - (a * 180) / Math.PI),
          );
        }
        k.s.ell(
          k.part('heart', { priority: 1.2 }),
          k.m(heart, 'heart'),
          [0, 0.8, 0.05],
          [k.least(n > 8 ? 0.17 : 0.11, 1), k.least(n > 8 ? 0.17 : 0.11, 1), 0.07],
          IDENTITY,
          { pattern: grain(6, 0.4) },
        );
      } else if (shape === 'tulip')
        for (const [x, z, g] of [
          [0, -0.05, 'b'],
          [-0.13, 0.02, 'l'],
          [0.13, 0.02, 'r'],
          [0, 0.1, 'f'],
        ] as const)
          k.s.cap(k.part('petal', { group: g }), m, [x * 0.7, 0.72, z], [x * 1.3, 1.0, z], 0.14, 0.03);
      else {
        k.s.ell(k.part('petal', { group: 'o' }), m, [0, 0.8, 0], [0.24, 0.22, 0.22]);
        k.s.ell(k.part('petal', { group: 'c' }), m, [-0.02, 0.86, 0.12], [0.15, 0.13, 0.12], IDENTITY, { tone: 0.25 });
        k.ring(k.part('curl', { line: false }), m, [0, 0.86, 0.24], 0.07, k.least(0.022, 0.4), 'z', [30, 300]);
        for (const d of [-1, 1])
          k.s.ell(k.part('petal', { group: `s${d}` }), m, [d * 0.18, 0.72, 0.1], [0.13, 0.14, 0.08], rotZ(d * -25));
      }
      return { view: 'item', pitch: 6 };
    },
    {
      petal: ['petal'],
      stem: ['stem', 'stalk'],
      leaf: ['leaf', 'leaves', 'thorn'],
      ...(shape === 'daisy' ? { heart: ['heart', 'center', 'centre', 'middle', 'pollen'] } : {}),
    },
    'petal',
  );

type Young = readonly (readonly [x: number, z: number, share: number])[];
/** Young ones beside a mushroom, of so much of its size; mostly there are none. */
const YOUNG: readonly [Young, ...Young[]] = [
  [],
  [[-0.46, 0.16, 0.55]],
  [
    [-0.44, 0.14, 0.6],
    [0.46, 0.2, 0.45],
  ],
  [[0.46, 0.16, 0.62]],
];

const mushroomCap = (k: Kit, x: number, z: number, h: number, r: number, m: MaterialRef, spots: boolean): void => {
  const g = `${x}`;
  k.s.cone(k.part('stem', { group: `s${g}` }), k.m('cloth', 'stem'), [x, 0, z], [x, h, z], r * 0.4, r * 0.28);
  k.s.ell(
    k.part('stem', { group: `s${g}` }),
    k.m('cloth', 'stem'),
    [x, 0.05 * r * 2, z],
    [r * 0.42, r * 0.16, r * 0.42],
  );
  const white = k.s.material(k.m('cloth', 'spots'));
  k.s.ell(k.part('cap', { group: `c${g}` }), m, [x, h - r * 0.08, z], [r, r * 0.92, r], IDENTITY, {
    clips: [[0, -1, 0, 0.05]],
    capMaterial: 'paper',
    capTone: -0.5,
    ...(spots
      ? {
          pattern: dots(
            white,
            [
              [-30, 48, 0.26],
              [35, 30, 0.22],
              [-75, 18, 0.2],
              [80, 55, 0.2],
              [5, 12, 0.15],
              [0, 88, 0.24],
              [160, 40, 0.25],
              [-140, 30, 0.2],
            ],
            0.15,
          ),
        }
      : {}),
  });
};

export const PLANTS: PropTable = {
  tree: about({ home: ['meadow'] }, leafy(['oak', 'oak tree', 'big tree', 'maple tree', 'birch tree', 'deciduous tree', 'magic tree'], ['leaf', 'dark_leaf', '#8cb43c'])),
  'apple-tree': about({ home: ['meadow'] }, leafy(['fruit tree', 'orange tree', 'lemon tree', 'orchard tree', 'peach tree', 'pear tree', 'plum tree'], ['leaf', 'dark_leaf'], 'red')),
  'autumn-tree': about({ home: ['meadow'] }, leafy(['fall tree', 'autumn oak', 'maple'], ['orange', '#d8a030', '#c8502c'])),
  'cherry-tree': about({ home: ['meadow'] }, leafy(['cherry blossom', 'sakura', 'blossom tree', 'cherry blossom tree', 'sakura tree'], ['#f0a4c0', '#e88ab0'], '#fbe0ea')),
  'dead-tree': about({ home: ['graveyard', 'night'] }, entry('plant', ['bare tree', 'spooky tree', 'leafless tree', 'withered tree', 'branch'], (k) => { trunk(k, 0.5, 'dark_wood', true); branches(k, 'dark_wood', true); return { view: 'stand', pitch: 12 }; }, omit(TREE, 'fruit'), 'trunk')),
  'pine-tree': about({ home: ['forest'] }, entry('plant', ['pine', 'fir', 'fir tree', 'evergreen', 'spruce', 'conifer', 'forest', 'cedar', 'woods'], (k) => {
    k.s.cone(k.part('trunk'), k.m('dark_wood', 'trunk'), [0, 0, 0], [0, 0.3, 0], 0.09, 0.08);
    const m = k.m('pine');
    const n = k.choose('tiers', [4, 3, 5]);
    for (let i = 0; i < n; i++) {
      const l = k.part('tier', { group: `t${i}` });
      const y = 0.2 + (i * 0.94) / n;
      const r = 0.44 - (i * 0.36) / n;
      const g = grain(5, 0.4);
      k.s.cone(l, m, [0, y, 0], [0, y + 0.46 - i * 0.02, 0], r, 0.02, { pattern: (x, yy, z, nx, ny, nz) => (Math.cos(Math.atan2(x, z) * 9 + i) > 0.4 && yy < -0.35 ? -0.5 : g(x, yy, z, nx, ny, nz)) });
      for (let q = 0; q < 9; q++) { const a = (q / 9) * (2 * Math.PI) + i * 0.35; k.s.cap(l, m, [Math.sin(a) * r * 0.75, y + 0.07, Math.cos(a) * r * 0.75], [Math.sin(a) * r * 1.04, y - 0.03, Math.cos(a) * r * 1.04], 0.075, 0.03); }
      if (k.ctx.said('snowy')) k.s.cone(k.part('snow', { group: `s${i}`, line: false }), 'snow', [0, y + 0.3, 0], [0, y + 0.47, 0], r * 0.36, 0.03);
    }
    return { view: 'stand', pitch: 15 };
  }, omit(TREE, 'fruit'))),
  'christmas-tree': about({ home: ['snow'] }, entry('plant', ['xmas tree', 'decorated tree'], (k) => { k.s.cone(k.part('trunk'), k.m('dark_wood', 'trunk'), [0, 0, 0], [0, 0.3, 0], 0.09, 0.08); for (let i = 0; i < 4; i++) k.s.cone(k.part('tier', { group: `t${i}` }), k.m('pine'), [0, 0.2 + i * 0.22, 0], [0, 0.64 + i * 0.22, 0], 0.46 - i * 0.09, 0.02, { pattern: grain(5, 0.4) }); for (let i = 0; i < 9; i++) { const a = i * 2.4 + k.jitter('a'); const y = 0.28 + i * 0.085; const r = 0.43 - i * 0.036; if (Math.cos(a) > -0.2) k.s.ell(k.part('ball', { priority: 1.4, line: false }), k.m(['red', 'gold', 'sapphire'][i % 3]!, 'balls'), [Math.sin(a) * r, y, Math.cos(a) * r], k.least(0.05, 0.7)); } for (let i = 0; i < 5; i++) { const a = rad(i * 72); k.prism(k.part('star', { priority: 1.2 }), k.m('yellow', 'star'), [[0, 1.3], [Math.sin(a - 0.6) * 0.06, 1.3 + Math.cos(a - 0.6) * 0.06], [Math.sin(a) * 0.15, 1.3 + Math.cos(a) * 0.15], [Math.sin(a + 0.6) * 0.06, 1.3 + Math.cos(a + 0.6) * 0.06]], 0.04); } return { view: 'stand', pitch: 12 }; }, { ...omit(TREE, 'fruit'), star: ['star'], balls: ['ball', 'ornament', 'bauble', 'light'] })),
  'palm-tree': about({ home: ['beach'] }, entry('plant', ['palm', 'coconut tree', 'coconut palm', 'tropical tree'], (k) => { const lean = k.vary('lean', 0.2, 0.6); const pts = [0, 1, 2, 3, 4, 5].map((i): Vec3 => [lean * (i / 5) ** 2, i * 0.17, 0]); const t = k.part('trunk'); pts.slice(0, -1).forEach((p, i) => { k.s.cap(t, k.m('wood', 'trunk'), p, pts[i + 1]!, 0.085 - i * 0.006, 0.075 - i * 0.006, { tone: i % 2 ? -0.5 : 0 }); }); const [x, y] = pts[5]!; for (let i = 0; i < 7; i++) { const a = i * 51 + 10; const s = Math.sin(rad(a)); const c = Math.cos(rad(a)); k.s.tube(k.part('leaf', { group: `f${i}` }), k.m('leaf'), [[x, y, 0], [x + s * 0.22, y + 0.15, c * 0.22], [x + s * 0.46, y + 0.04, c * 0.44], [x + s * 0.56, y - 0.16, c * 0.52]], [0.05, 0.085, 0.075, 0.02]); } for (const d of [-1, 1]) k.s.ell(k.part('coconut', { priority: 1.2 }), k.m('dark_wood', 'fruit'), [x + d * 0.08, y - 0.05, 0.1], k.least(0.075, 0.8)); return { view: 'stand', pitch: 14 }; }, TREE)),
  bush: about({ home: ['meadow'] }, entry('plant', ['shrub', 'hedge', 'berry bush', 'bramble', 'thicket', 'rose bush', 'topiary'], (k) => { const l = k.part('leaf'); const g = grain(4, 0.65); const m = k.m(k.choose('leaf', ['dark_leaf', 'leaf', 'pine'])); [[0, 0.34, 0, 0.36], [-0.34, 0.24, 0.08, 0.26], [0.34, 0.24, 0.08, 0.26], [0, 0.2, 0.3, 0.26], [-0.18, 0.5, 0.02, 0.22], [0.2, 0.5, 0, 0.22]].forEach(([x, y, z, q], i) => { k.s.ell(l, m, [x! + k.jitter(`${i}`) * 0.05, y!, z!], q! * (1 + k.jitter(`q${i}`) * 0.15), IDENTITY, { pattern: g }); }); const f = k.m(k.choose('berry', ['red', 'violet', 'rose', 'yellow']), 'fruit'); if (k.ctx.wants('fruit')) for (const [x, y, z] of [[-0.3, 0.36, 0.28], [0.12, 0.48, 0.24], [0.36, 0.26, 0.28], [-0.08, 0.2, 0.54], [-0.42, 0.18, 0.22]] as const) k.mark([x, y, z], k.px > 0.04 ? ['r'] : ['lr', 'rd'], { r: `${f}:3`, l: `${f}:5`, d: `${f}:2` }); return { view: 'stand' }; }, { fruit: ['berry', 'fruit', 'flower', 'rose', 'blossom'] })),
  flower: about({ home: ['meadow'], grouped: true }, flower(['lily', 'orchid', 'flowers', 'wildflower', 'magic flower', 'lotus', 'lavender', 'dandelion', 'hibiscus', 'marigold', 'carnation'], ['white', 'rose', 'violet', 'yellow', '#5c8ce0'], 7, 'daisy')),
  sunflower: about({ home: ['meadow'], grouped: true }, flower(['sun flower'], ['yellow'], 12, 'daisy', 'dark_wood')),
  tulip: about({ home: ['meadow'], grouped: true }, flower(['lily of the valley', 'bluebell', 'crocus', 'snowdrop'], ['red', 'violet', 'yellow', 'rose'], 4, 'tulip')),
  rose: about({ grouped: true }, flower(['red rose', 'rose flower', 'peony', 'poppy'], ['red', 'rose', 'crimson'], 5, 'rose')),
  mushroom: about({ home: ['forest'], grouped: true }, entry('plant', ['toadstool', 'fungus', 'amanita', 'fly agaric', 'red mushroom', 'shroom'], (k) => { const m = k.m(k.choose('cap', ['red', 'red', 'violet', 'orange'])); const spots = k.ctx.wants('spots'); const h = k.vary('h', 0.5, 0.12) * k.form('tall', [1, 1.4, 0.8]); mushroomCap(k, 0, 0, h, 0.5 * k.form('cap', [1, 0.78, 1.1]), m, spots); for (const [x, z, share] of k.form('young', YOUNG)) mushroomCap(k, x, z, h * share, 0.36 * share, m, spots); return { view: 'stand', pitch: 12 }; }, { spots: ['spot', 'dot', 'polka dot'], stem: ['stem', 'stalk'] })),
  mushrooms: about({ home: ['forest'], oneOf: 'mushroom' }, entry('plant', ['mushroom cluster', 'glowing mushrooms', 'mushroom patch', 'fungi cluster'], (k) => { const m = k.m(k.choose('cap', ['crystal', 'brown_cloth', 'violet', 'orange'])); mushroomCap(k, 0.02, -0.05, k.vary('h', 0.72, 0.1), 0.36, m, false); mushroomCap(k, -0.38, 0.12, 0.4, 0.24, m, false); mushroomCap(k, 0.36, 0.16, 0.3, 0.21, m, false); return { view: 'stand', pitch: 14 }; }, { stem: ['stem', 'stalk'] })),
  cactus: about({ home: ['desert'], grouped: true }, entry('plant', ['saguaro', 'cacti', 'desert plant', 'prickly pear'], (k) => { const m = k.m('#4c9c58'); const o = k.part('cactus'); k.s.cap(o, m, [0, 0.14, 0], [0, k.vary('h', 0.86, 0.08), 0], 0.17); k.s.tube(k.part('arm', { group: 'l' }), m, [[-0.14, 0.42, 0], [-0.36, 0.46, 0], [-0.37, k.vary('l', 0.7, 0.12), 0]], 0.1); k.s.tube(k.part('arm', { group: 'r' }), m, [[0.14, 0.34, 0], [0.35, 0.36, 0], [0.37, k.vary('r', 0.56, 0.15), 0]], 0.1); if (!k.ctx.small) for (let i = 0; i < 6; i++) k.mark([(i % 2 ? 0.06 : -0.07), 0.2 + i * 0.12, 0.17], ['w'], { w: 'cream:4' }); k.s.ell(k.part('flower', { priority: 1.3 }), k.m('rose', 'flower'), [0.02, 1.06, 0.03], k.least(0.085, 0.9)); k.s.ell(k.part('sand'), k.m('sand', 'ground'), [0, 0.02, 0.02], [0.36, 0.07, 0.26]); return { view: 'stand', pitch: 12 }; }, { flower: ['flower', 'blossom'] })),
  grass: about({ home: ['forest'] }, entry('plant', ['tall grass', 'grass tuft', 'fern', 'weed', 'weeds', 'herbs', 'vine', 'vines'], (k) => { const m = k.m(k.choose('blade', ['grass', 'leaf', 'dark_leaf'])); for (let i = -5; i <= 5; i++) { const h = 0.62 - Math.abs(i) * 0.05 + k.jitter(`h${i}`) * 0.14; k.s.tube(k.part('blade', { group: `b${((i + 9) % 3)}` }), m, [[i * 0.055, 0, 0], [i * 0.08, h * 0.55, 0.02], [i * 0.12, h, 0]], [k.least(0.05, 0.5), k.least(0.042, 0.5), 0.012], { tone: i % 2 ? -0.3 : 0.1 }); } return { view: 'item', pitch: 6 }; })),
  reeds: about({ home: ['water'] }, entry('plant', ['reed', 'cattail', 'cattails', 'bulrush', 'bulrushes', 'rushes', 'papyrus plant', 'papyrus plants', 'papyrus reeds'], (k) => {
    const m = k.m('#6c9c48');
    const papyrus = k.ctx.said('papyrus');
    for (let i = -4; i <= 4; i++) {
      const h = 0.92 - Math.abs(i) * 0.07 + k.jitter(`h${i}`) * 0.16;
      const x = i * 0.085;
      k.s.tube(k.part('blade', { group: `b${(i + 9) % 3}` }), m, [[x, 0, 0], [x + i * 0.01, h * 0.6, 0.02], [x + i * 0.03, h, 0]], [k.least(0.026, 0.5), k.least(0.022, 0.5), k.least(0.012, 0.35)], { tone: i % 2 ? -0.4 : 0.1 });
      if (i % 2 === 0 || !k.ctx.small) {
        if (papyrus) k.s.ell(k.part('head', { priority: 1.3, group: `h${i + 4}` }), '#a8b858', [x + i * 0.03, h + 0.05, 0.02], [0.085, 0.06, 0.05]);
        else k.s.cap(k.part('head', { priority: 1.3, group: `h${i + 4}` }), k.m('#7c4c2c', 'head'), [x + i * 0.028, h - 0.04, 0.03], [x + i * 0.032, h + 0.12, 0.03], k.least(0.034, 0.65));
      }
    }
    return { view: 'item', pitch: 6 };
  }, { head: ['head', 'heads', 'tip'] })),
  'potted-plant': about({ grouped: true }, entry('plant', ['pot plant', 'houseplant', 'plant pot', 'flower pot', 'seedling', 'sapling', 'sprout'], (k) => { k.lathe(k.part('pot'), k.m('brick', 'pot'), [[0, 0.22], [0.34, 0.32]], { capMaterial: 'soil' }); k.lathe(k.part('rim'), k.m('brick', 'pot'), [[0.3, 0.35], [0.4, 0.36]], { capMaterial: 'soil' }); for (let i = 0; i < 7; i++) { const a = i * 0.9 + k.jitter('turn'); const r = i < 2 ? 0.1 : 0.3; k.s.tube(k.part('leaf', { group: `l${i}` }), k.m('leaf'), [[0, 0.38, 0], [Math.sin(a) * r * 0.6, 0.66 + (i % 2) * 0.1, Math.cos(a) * r * 0.5], [Math.sin(a) * r * 1.4, 0.8 + (i % 3) * 0.1, Math.cos(a) * r]], [0.04, 0.11, 0.03]); } return { view: 'stand', pitch: 16 }; }, { pot: ['pot', 'vase'] })),
  log: about({ home: ['forest'], grouped: true }, entry('plant', ['wood log', 'firewood', 'wood', 'lumber', 'logs', 'pile of wood', 'timber', 'plank', 'wooden log', 'stick'], (k) => { const one = (y: number, z: number, i: number): void => k.s.cone(k.part('log', { group: `l${i}` }), k.m('wood'), [-0.5 + k.jitter(`x${i}`) * 0.05, y, z], [0.5, y, z], 0.17, 0.17, { capMaterial: 'pale_wood', pattern: staves(6, -0.6, 0.7) }); one(0.17, 0.18, 0); one(0.17, -0.18, 1); one(0.46, 0, 2); for (const [y, z] of [[0.17, 0.18], [0.17, -0.18], [0.46, 0]] as const) k.ring(k.part('ring', { line: false, priority: 1.2 }), k.m('wood', 'rings'), [-0.51, y, z], 0.08, k.least(0.016, 0.35), 'x'); return { view: 'stand', yaw: 38, pitch: 22 }; })),
  'tree-stump': about({ home: ['forest'] }, entry('plant', ['stump', 'tree trunk', 'chopping block'], (k) => { const b = k.m('wood'); k.s.cone(k.part('stump'), b, [0, 0, 0], [0, 0.52, 0], 0.42, 0.34, { capMaterial: 'pale_wood', pattern: staves(9, -0.7, 0.7) }); for (const a of [40, 130, 230, 320]) k.s.cap(k.part('root', { group: 'stump' }), b, [Math.sin(rad(a)) * 0.3, 0.1, Math.cos(rad(a)) * 0.3], [Math.sin(rad(a)) * 0.56, 0.01, Math.cos(rad(a)) * 0.56], 0.1, 0.04); for (const r of [0.12, 0.22]) k.ring(k.part('ring', { line: false, priority: 1.1 }), 'wood', [0, 0.525, 0], k.vary(`r${r}`, r, 0.15), k.least(0.016, 0.35), 'y'); k.s.cap(k.part('twig'), b, [0.3, 0.3, 0.1], [0.46, 0.48, 0.14], 0.05, 0.03); k.s.ell(k.part('leaf', { priority: 1.2 }), k.m('leaf', 'leaf'), [0.5, 0.52, 0.15], [0.09, 0.06, 0.04]); return { view: 'stand', pitch: 30 }; })),
  leaf: about({ grouped: true }, entry('plant', ['maple leaf', 'leaves', 'clover', 'four leaf clover', 'green leaf'], (k) => { const m = k.m(k.choose('leaf', ['leaf', 'orange', 'dark_leaf'])); k.band(k.part('leaf'), m, [[0, 0.2], [0, 0.36], [0.01, 0.56], [0, 0.76], [0, 1.0]], [0, 0.2, k.vary('w', 0.3, 0.15), 0.22, 0], [0, 0.2, 0.3, 0.22, 0], { tones: [0.42, -0.42] }); k.s.cap(k.part('stem', { priority: 1.4 }), k.m(m, 'stem'), [0.03, 0, 0.03], [0, 0.86, 0.05], k.least(0.025, 0.5), undefined, { tone: -0.5 }); return { view: 'item', roll: 35 }; })),
  bough: about({ home: ['forest'] }, entry('nature', ['tree branch', 'branch', 'branch of a tree', 'tree limb', 'leafy branch'], (k) => {
    const bark = k.m('dark_wood');
    // a limb that lies across, level where something may sit; twigs and leaves hang from its ends
    k.s.tube(k.part('branch'), bark, [[-0.8, 0.46, 0], [-0.3, 0.5, 0], [0.3, 0.51, 0], [0.76, 0.52, 0]], [0.12, 0.1, 0.085, 0.05]);
    for (const [x, to, down] of [[-0.5, -0.62, 0.26], [0.48, 0.62, 0.3]] as const) k.s.cap(k.part('twig', { group: 'branch' }), bark, [x, 0.46, 0], [to, down, 0], 0.045, k.least(0.02, 0.6));
    if (!k.ctx.wants('leaves') || k.ctx.said('dead')) {
      for (const [x, y, to, up] of [[-0.6, 0.5, -0.78, 0.78], [-0.36, 0.52, -0.3, 0.72], [0.6, 0.54, 0.82, 0.74], [0.74, 0.52, 0.98, 0.46], [-0.72, 0.46, -0.98, 0.6]] as const) k.s.cap(k.part('twig', { group: 'branch' }), bark, [x, y, 0], [to, up, 0], k.least(0.035, 0.8), k.least(0.014, 0.6));
      return { view: 'item' };
    }
    const leaf = k.m('leaf', 'leaves');
    for (const [i, [x, y, a]] of ([[-0.72, 0.2, -40], [-0.56, 0.16, 16], [-0.66, 0.34, -76], [0.72, 0.24, 44], [0.56, 0.2, -14], [0.68, 0.38, 80], [0.86, 0.46, 66], [-0.84, 0.36, -60]] as const).entries())
      k.s.ell(k.part('leaves', { group: `l${i}` }), leaf, [x, y, 0.04 + i * 0.003], [0.06, 0.13, 0.035], rotZ(a), { tone: i % 2 ? -0.25 : 0.1 });
    return { view: 'item' };
  }, { leaves: ['leaf', 'leaves'] })),
}; // biome-ignore format: a table
