/** What is said to come with an effect: "a golden beam and stars", "purple smoke", "little plus signs", "with a trail". */
import { hexToOklab } from '../../../src/pixels/color.ts';
import { bricks, cracksBelow, gathered, licks, overcast, rays, rings, smoke, smokeBehind } from './around.ts';
import { puffs } from './blasts.ts';
import type { Canvas, Painter } from './canvas.ts';
import { DEBRIS } from './debris.ts';
import { shard } from './facets.ts';
import { disc, type Field, ribbon, starField, stroke, turned, union } from './fields.ts';
import { heartRows, plusRows, RUNES, starRows } from './little.ts';
import { glow, matter } from './ramps.ts';
import { embers, glints, particles, sparks, trail } from './specks.ts';

type Spot = readonly [x: number, y: number, r: number];

/** Round the rim, so that what shines in the middle stays whole. */
const ROUND: readonly Spot[] = [[-0.74, -0.62, 0.24], [0.72, -0.7, 0.2], [0.8, 0.28, 0.24], [-0.82, 0.36, 0.2], [0.1, -0.92, 0.16], [-0.36, 0.86, 0.16], [0.5, 0.84, 0.18]]; // biome-ignore format: a list

/** Low on both sides. */
const ASIDE: readonly Spot[] = [[-0.78, 0.44, 0.36], [0.8, 0.42, 0.34]]; // biome-ignore format: a list

/** On what it comes along with: what looks at us from within. */
const AMID: readonly Spot[] = [[-0.42, 0.3, 0.2], [0.4, 0.42, 0.2], [0.06, -0.34, 0.2]]; // biome-ignore format: a table

const spots = (c: Canvas): readonly Spot[] => {
  if (c.said('within')) return within(c, c.small ? 3 : 4).map(([x, y]): Spot => [x, y, 0.2]);
  const list = c.small ? ROUND.slice(0, 3) : ROUND;
  const [sin, cos] = [Math.sin(c.kinds * 0.44), Math.cos(c.kinds * 0.44)];
  return c.kinds === 0 ? list : list.map(([x, y, r]): Spot => [x * cos - y * sin, x * sin + y * cos, r]);
};

/** Points within its outline, even over it and none on its rim; a door of light is higher than wide. */
function within(c: Canvas, n: number): readonly (readonly [x: number, y: number])[] {
  const [wide, high] = c.ctx.brief.concept === 'rift' ? [0.46, 0.7] : [0.56, 0.56];
  return Array.from({ length: n }, (_, i) => {
    const [r, a] = [Math.sqrt((i + 0.6) / n), i * 2.4 + c.kinds + c.seed];
    return [Math.cos(a) * r * wide, Math.sin(a) * r * high] as const;
  });
}

/** Stars as one sees them through an opening: points of light, few of them with rays. */
function starsWithin(c: Canvas, name: string): void {
  const ramp = glow(c.part(name) ?? '#f8e8a8');
  const size = Math.min(c.width, c.height);
  const scale = Math.max(1, Math.round(size / 96));
  const [point, wide, cross, far] = [
    ['a', 'a'],
    ['aa'],
    ['.a.', 'aaa', '.a.'],
    ['..a..', '..a..', 'aaaaa', '..a..', '..a..'],
  ];
  for (const [i, at] of within(c, size < 40 ? 7 : size < 80 ? 14 : 22).entries())
    c.stamp(at, i % 7 === 3 && size >= 56 ? far! : i % 3 === 1 ? cross! : i % 2 ? point! : wide!, { a: ramp[i % 4 ? 4 : 3]! }, scale); // biome-ignore format: one line
}

/** Small shapes of light at the spots, each with a dark rim so that it is told from what it lies on. */
function lights(c: Canvas, own: string, name: string, shape: (spot: Spot) => Field, list = spots(c)): void {
  const ramp = glow(c.part(name) ?? own);
  for (const [x, y, r] of list) {
    const q = Math.max(r, c.px * 2.6);
    c.layer([ramp[0]!, ramp[2]!, ramp[4]!], shape([...c.middleOf([x, y]), q]), [0.02, 0.3, 0.66]);
  }
}

function pluses(c: Canvas, name: string): void {
  const ramp = glow(c.part(name) ?? c.colour('#48cc60'));
  for (const [x, y, r] of spots(c)) c.stamp([x, y], plusRows((r * 1.1) / c.px), { a: ramp[2]!, w: ramp[5]! }); // biome-ignore format: one line
}

const arrowAt = ([x, y, r]: Spot, way: 1 | -1): Field =>
  union(
    stroke(x - r, y + r * 0.5 * way, x, y - r * 0.5 * way, r * 0.42, r * 0.42),
    stroke(x + r, y + r * 0.5 * way, x, y - r * 0.5 * way, r * 0.42, r * 0.42),
  );

const zigzag = ([x, y, r]: Spot): Field => {
  const out = Math.atan2(y, x);
  const bolt = union(
    stroke(-r * 1.3, 0, -r * 0.3, -r * 0.5, r * 0.1, r * 0.26),
    stroke(-r * 0.3, -r * 0.5, r * 0.2, r * 0.4, r * 0.26, r * 0.22),
    stroke(r * 0.2, r * 0.4, r * 1.3, 0, r * 0.22, r * 0.04),
  );
  return (u, v) => turned(bolt, (out * 180) / Math.PI)(u - x, v - y);
};

const MARKS: Readonly<Record<string, (c: Canvas, name: string) => void>> = {
  // drawn by hand as long as a field of so few pixels would come out lopsided
  stars: (c, name) => {
    const size = Math.min(c.width, c.height);
    if (c.said('within')) starsWithin(c, name);
    else if (size < 44) stamps(c, name, '#f4c430', ['..a..', '..w..', 'awwwa', '..w..', '..a..']);
    else if (size < 88)
      for (const [i, at] of spots(c).entries()) stamps(c, name, '#f4c430', starRows(size >= 64 && i % 2 ? 9 : 7), {}, [at], 1); // biome-ignore format: one line
    else lights(c, '#f8cc38', name, ([x, y, r]) => starField(x, y, r, 5));
  },
  sparks,
  particles,
  embers,
  glints: (c, name) => glints(c, name, spots(c)),
  pluses: (c, name) => pluses(c, name),
  'arrows-up': (c, name) => lights(c, '#f8c838', name, (spot) => arrowAt(spot, 1)),
  'arrows-down': (c, name) => lights(c, '#e04848', name, (spot) => arrowAt(spot, -1)),
  bolts: (c, name) => lights(c, '#f8dc4c', name, zigzag),
  bits: (c, name) => {
    const ramp = matter(c.part(name) ?? '#8c7460');
    for (const [i, [x, y, r]] of spots(c).entries())
      c.layer([ramp[0]!, ramp[2]!, ramp[4]!], (u, v) => {
        const f = 1 - Math.max(Math.abs(u - x) + Math.abs(v - y) * 0.6, Math.abs(v - y) * 1.1) / (Math.max(r, c.px * 2) * (i % 2 ? 0.7 : 0.95)); // biome-ignore format: one line
        return f <= 0 ? -1 : Math.max(0.01, Math.min(0.99, 0.5 - ((u - x + (v - y)) / r) * 0.5));
      }, [0, 0.34, 0.72]); // biome-ignore format: one call
  },
  ...Object.fromEntries(Object.entries(DEBRIS).map(([piece, { draw }]) => [piece, (c: Canvas, name: string) => draw(c, name, spots(c))])), // biome-ignore format: one line
  shards: (c, name) => {
    const ramp = glow(c.part(name) ?? c.colour('#7cc8f0'));
    for (const [x, y, r] of spots(c)) shard(c, ramp, [Math.atan2(x, y), -Math.max(r, c.px * 3) * 0.8, Math.max(r, c.px * 3), Math.max(r * 0.36, c.px * 1.3)], [x, y]); // biome-ignore format: one line
  },
  drops: (c, name) => {
    const ramp = matter(c.part(name) ?? c.colour('#3f93e0'));
    for (const [x, y, r] of spots(c)) c.layer([ramp[1]!, ramp[2]!, ramp[4]!], (u, v) => Math.min(0.99, union(disc(x, y, r * 0.5), stroke(x, y, x, y - r * 0.8, r * 0.36, 0.01))(u, v) * 1.2 - (u - x + v - y) * 0.6), [0.02, 0.3, 0.7]); // biome-ignore format: one line
  },
  balls: (c, name) => {
    const ramp = glow(c.part(name) ?? c.colour('#6cd048'));
    const keys = { a: ramp[1]!, b: ramp[3]!, w: ramp[5]! };
    const size = Math.min(c.width, c.height);
    const popping = c.said('popping') || c.said('bubbling');
    for (const [i, [x, y]] of spots(c).entries()) {
      // some of them have just burst: short rays where their rim was
      const rows =
        popping && i % 3 === 1
          ? POPPED
          : size < 40
            ? BUBBLES[0]!
            : BUBBLES[size < 72 ? (i % 2 ? 1 : 2) : i % 2 ? 2 : 3]!;
      c.stamp([x, y], rows, popping && i % 3 === 1 ? { a: ramp[3]! } : keys, size < 128 ? 1 : Math.round(size / 96));
    }
  },
  squares: (c, name) => {
    const ramp = glow(c.part(name) ?? c.colour('#4cb0f8'));
    for (const [i, [x, y, r]] of spots(c).entries()) {
      const q = Math.max(c.px * (i % 2 ? 1 : 2), r * 0.3);
      c.layer([ramp[i % 2 ? 2 : 3]!], (u, v) => (Math.max(Math.abs(u - x), Math.abs(v - y)) < q ? 1 : -1), [0]);
    }
  },
  hearts: (c, name) => stamps(c, name, '#f0487c', heartRows(7 * scaleOf(c, 44)), {}, spots(c), 1),
  notes: (c, name) => stamps(c, name, '#3c6cd8', ['..aaaa', '..a..b', '..a..b', '.aa.bb', 'aaabbb', '.a..b.']),
  flakes: (c, name) => stamps(c, name, '#c4e4f8', ['..a..', 'a.a.a', '.awa.', 'aawaa', '.awa.', 'a.a.a', '..a..']),
  leaves: (c, name) => stamps(c, name, '#6cb83c', LEAF),
  petals: (c, name) => stamps(c, name, '#f4a4c4', PETAL),
  feathers: (c, name) => stamps(c, name, '#e8ecf4', FEATHER),
  // of the effect's own light: vapour that has taken the shape of skulls, its sockets the depth behind it
  skulls: (c, name) => {
    const own = c.part(name) ?? c.colour(c.ctx.brief.concept === 'poison-cloud' ? '#6cb83c' : '#d8d0bc');
    const [depth, bright] = [matter(own)[0]!, glow(own)];
    const rows = ['.aaaaa.', 'aaaaaab', 'addaddb', 'addaddb', 'aaadaab', '.aaaab.', '.adadb.']; // biome-ignore format: a drawing
    const few = Math.min(c.width, c.height) < 40;
    for (const [x, y] of few ? [[0, 0.1] as const] : AMID) c.stamp([x, y], rows, { a: bright[4]!, b: bright[3]!, d: depth }, scaleOf(c, 44)); // biome-ignore format: one line
  },
  // each a heap of three lobes; where feet or fists come down they lie on both sides
  clouds: (c, name) =>
    puffs(
      c,
      matter(c.part(name) ?? '#c8a878'),
      (c.said('sides') || c.ctx.brief.concept === 'ground-crack' ? ASIDE : spots(c).map(([x, y, r]): Spot => [x * 0.9, y * 0.9, r])).flatMap(([x, y, r]): Spot[] => [[x, y - r * 0.36, r * 0.72], [x - r * 0.62, y + r * 0.1, r * 0.66], [x + r * 0.62, y + r * 0.14, r * 0.6]]), // biome-ignore format: one line
    ),
  skull: (c) => {
    const bone = matter('#ece4d0');
    const rows = ['..lllllll..', '.laaaaaaal.', 'laawwaaaabl', 'laawaaaaabl', 'laddaaaddbl', 'laddaaaddbl', 'laaaadaaabl', '.laaaaaaal.', '..ladadal..', '..ladadal..', '...lllll...']; // biome-ignore format: a drawing
    c.stamp([0, 0.04], rows, { a: bone[3]!, w: bone[4]!, b: bone[2]!, d: '#241c2c', l: '#3c3038' }, scaleOf(c, 20));
  },
  // light on what is dark, dark on what is light: told from it by a line round them
  runes: (c, name) => {
    const [said, on] = [c.part(name), c.ctx.brief.concept === 'energy-ball' ? 0.5 : 0.94];
    const ramp = glow(said ?? '#a8e8ff');
    const line = said && hexToOklab(said)[0] < 0.35 ? ramp[5]! : '#181024';
    for (const [i, [x, y]] of spots(c).entries()) {
      const rows = RUNES[i % RUNES.length]!;
      const blank = '.'.repeat(rows[0]!.length + 2);
      const framed = [blank, ...rows.map((row) => `.${row}.`), blank];
      const near = (j: number, k: number): boolean => [0, 1, -1].some((d) => framed[j + d]?.[k] === 'a' || framed[j]?.[k + d] === 'a'); // biome-ignore format: one line
      if (!c.small) c.stamp([x * on, y * on], framed.map((row, j) => [...row].map((_, k) => (near(j, k) ? 'l' : '.')).join('')), { l: line }); // biome-ignore format: one line
      c.stamp([x * on, y * on], rows, { a: said ?? ramp[4]! });
    }
  },
  // two arms that wind out from its middle
  swirl: (c, name) => {
    const ramp = glow(c.part(name) ?? c.colour('#a8d8f0'));
    for (const turn of [0, Math.PI]) {
      const arm = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
        const [r, a] = [0.06 + i * 0.062, turn + i * 0.36];
        return [Math.cos(a) * r, Math.sin(a) * r * 0.86, Math.max(c.px * 0.7, 0.11 - i * 0.006)];
      });
      c.layer([ramp[1]!, ramp[3]!, ramp[5]!], ribbon(arm), [0.01, 0.3, 0.62]);
    }
  },
  // two slanted eyes that glow, with a slit in each
  eyes: (c, name) => {
    const ramp = glow(c.part(name) ?? '#f04040');
    for (const side of [-1, 1] as const) {
      const lid: Field = (u, v) => {
        const [x, y] = [(u * side - 0.27) / 0.2, (v + 0.06 - (u * side - 0.27) * -0.34) / 0.13];
        return Math.min(1 - x * x - y * y, y + 0.62);
      };
      c.layer([ramp[0]!, ramp[2]!, ramp[4]!], lid, [0.01, 0.26, 0.6]);
      if (c.large) c.layer(['#1c0c14'], stroke(side * 0.26, -0.14, side * 0.26, 0.0, 0.025, 0.025), [0.01]);
    }
  },
};

/** Bubbles from small to large: a rim, a light in the upper left, a gleam below. */
const BUBBLES: readonly (readonly string[])[] = [['.a.', 'a.a', '.a.'], ['.aa.', 'aw.a', 'a.ba', '.aa.'], ['.aaa.', 'aw..a', 'aw..a', 'a..ba', '.aaa.'], ['..aaa..', '.aw..a.', 'aw....a', 'aw....a', 'a....ba', '.a..ba.', '..aaa..']]; // biome-ignore format: pictures
const POPPED = ['a..a..a', '.a...a.', '.......', 'a.....a', '.......', '.a...a.', 'a..a..a'];
const LEAF = ['....aaa', '..aawab', '.aawaab', 'aawaabb', 'awaabb.', 'abbb...', 'b......'];
const PETAL = ['..aa...', '.awwa..', 'awwaaa.', 'awaaaab', '.aaaabb', '..bbb..'];
const FEATHER = [
  '......aaw',
  '...aaawwa',
  '..aaawaab',
  '.aaawaab.',
  '.aawaabb.',
  '.awaab...',
  'bw.......',
  'b........',
];

const scaleOf = (c: Canvas, pixels: number): number => Math.max(1, Math.round(Math.min(c.width, c.height) / pixels));
/** The same small drawing at the spots, with a dark rim. */
function stamps(
  c: Canvas,
  name: string,
  own: string,
  rows: readonly string[],
  more: Readonly<Record<string, string>> = {},
  at = spots(c),
  scale = scaleOf(c, 44),
): void {
  const ramp = matter(c.part(name) ?? own);
  const lined = Math.min(c.width, c.height) >= 44 && name !== 'flakes' && name !== 'stars';
  const keys = { a: ramp[2]!, b: ramp[1]!, w: ramp[4]!, ...more };
  // on what it flies in it is told from it by a dark line
  const wide = Math.max(...rows.map((row) => row.length));
  const framed = ['', ...rows, ''].map((row) => `.${row.padEnd(wide, '.')}.`);
  const solid = (j: number, i: number): boolean => !/[.]/.test(framed[j]?.[i] ?? '.');
  const line = framed.map((row, j) => [...row].map((_, i) => (solid(j, i) || solid(j - 1, i) || solid(j + 1, i) || solid(j, i - 1) || solid(j, i + 1) ? 'l' : '.')).join('')); // biome-ignore format: one line
  for (const [x, y] of at) {
    if (lined) c.stamp([x, y], line, { l: ramp[0]! }, scale);
    c.stamp([x, y], rows, keys, scale);
  }
}

/** Words for what comes along, by the component that a description may colour. */
export const ALONG: Readonly<Record<string, readonly string[]>> = {
  hearts: ['hearts', 'little hearts', 'heart particles'],
  notes: ['notes', 'musical notes', 'music notes'],
  skull: ['skull', 'skull shape', 'skull face'],
  skulls: ['skulls', 'little skulls', 'small skulls', 'tiny skulls'],
  clouds: ['dust puffs', 'dust clouds', 'puffs of dust', 'dust'],
  eyes: ['eyes', 'glowing eyes', 'eye'],
  flakes: ['snowflakes', 'snow', 'ice crystals'],
  leaves: ['leaves', 'flying leaves', 'green leaves', 'swirling leaves'],
  petals: ['petals', 'flower petals'],
  feathers: ['feathers', 'feather'],
  light: ['beam', 'beams', 'light', 'rays', 'light beams', 'light rays', 'glow', 'edges', 'rim', 'lines'],
  stars: [
    'stars',
    'little stars',
    'star particles',
    'galaxy',
    'galaxies',
    'starry sky',
    'night sky',
    'starfield',
    'constellations',
  ],
  sparks: ['sparks', 'spark particles', 'flying sparks'],
  particles: ['particles', 'light particles', 'light motes', 'rising particles'],
  embers: ['embers', 'ember particles', 'floating embers', 'rising embers', 'flying embers'],
  glints: ['sparkles', 'glitter', 'twinkles', 'glints', 'little sparkles'],
  pluses: ['plus signs', 'plus sign', 'pluses', 'plus symbols', 'plus', 'crosses', 'plus particles', 'plus marks'],
  'arrows-up': ['up arrows', 'upward arrows', 'rising arrows'],
  'arrows-down': ['down arrows', 'downward arrows', 'falling arrows'],
  bolts: ['lightning', 'lightning bolts', 'lightning sparks', 'electricity', 'arcs', 'lightning arcs', 'electric arcs'],
  bits: [
    'debris',
    'flying debris',
    'rocks',
    'rubble',
    'stones',
    'shards',
    'flying rocks',
    'fragments',
    'dirt',
    'pebbles',
  ],
  ...Object.fromEntries(Object.keys(DEBRIS).map((piece) => [piece, [piece]])),
  drops: ['drops', 'droplets', 'water drops', 'drips'],
  balls: ['bubbles'],
  squares: ['squares', 'pixels', 'cubes', 'small squares', 'pixel squares'],
  'ground cracks': [
    'ground cracks',
    'cracks in the ground',
    'cracks on the ground',
    'cracked ground',
    'floor cracks',
    'cracks in the floor',
    'cracks in the earth',
    'cracks below',
  ],
  'ground ring': [
    'ripple ring',
    'ground ring',
    'ring on the ground',
    'ring on the floor',
    'circle on the floor',
    'circle on the ground',
  ],
  'smoke trail': ['smoke trail', 'trail of smoke', 'smoky trail'],
  smokes: ['smoke', 'smoke clouds', 'fumes'],
  cloud: ['cloud', 'clouds', 'dark cloud', 'storm cloud', 'thundercloud'],
};

/** Drawn in lines: what they enclose stays free. */
const LINES: ReadonlySet<string> = new Set(['magic-circle', 'summoning-circle', 'barrier', 'rising-swirl', 'bubble', 'bubbles', 'ripples', 'sound-arcs', 'electric-spark', 'lightning-strike']); // biome-ignore format: a list

/** A painter with what is said to come along; `own` it paints itself; `flies`: to the right, unless another way is said. */
export const along =
  (paint: Painter, own: readonly string[] = [], flies = false): Painter =>
  (c) => {
    const said = (name: string): boolean => !own.includes(name) && c.has(name);
    if (c.said('wall')) bricks(c);
    if (said('ground cracks')) cracksBelow(c);
    if (said('smoke trail')) smokeBehind(c);
    if (said('smokes')) smoke(c);
    if (said('flames')) licks(c);
    if (said('rays')) rays(c);
    if (said('trail')) trail(c, 'trail');
    if (said('rings')) rings(c, 'back');
    if (said('ground ring')) rings(c, 'back', 'ground ring');
    paint(c);
    // whoever paints an edge of his own knows his middle too
    const [core, edge] = own.includes('edge') ? [] : [c.part('core'), c.part('edge')];
    if (core || edge) c.graded(core, edge, !LINES.has(c.ctx.brief.concept));
    if (c.said('fading')) c.torn(0.5);
    if (said('edge') && !edge && !c.said('wall')) {
      const ramp = glow(c.part('edge') ?? c.colour('#a8e8ff'));
      c.rim([ramp[4]!, ramp[3]!], c.large ? 2 : 1);
    }
    if (said('rings')) rings(c, 'front');
    if (said('ground ring')) rings(c, 'front', 'ground ring');
    if (c.said('forming')) gathered(c);
    if (said('cloud')) overcast(c);
    const way = (['leftward', 'upward', 'downward'] as const).find((word) => flies && c.said(word));
    if (way) c.face(way);
    for (const [name, mark] of Object.entries(MARKS))
      if (said(name)) {
        mark(c, name);
        c.kinds += 1;
      }
  };
