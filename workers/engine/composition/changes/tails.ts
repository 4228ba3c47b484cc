/** Tails of all kinds, as strokes from a creature's rear. */
import type { Graft, Host } from './host.ts';
import { mainColour } from './parts.ts';
import type { Stroke } from './strokes.ts';

type Place = readonly [x: number, y: number];

interface TailKind {
  readonly said: RegExp;
  /** Away from the body and down, in bodies. */
  readonly way: readonly Place[];
  readonly from: number;
  readonly to: number;
  readonly hex?: string;
  readonly rings?: string;
  /** What it ends in. */
  readonly end?: 'sting' | 'fin' | 'tuft' | 'arrow' | 'head' | 'fan' | 'fork' | 'mace';
}

const KINDS: readonly TailKind[] = [
  { said: /fork|split|prong/, way: [[0, 0], [0.24, 0.1], [0.44, -0.02]], from: 0.13, to: 0.11, end: 'fork' },
  { said: /spiked|club|mace/, way: [[0, 0], [0.28, 0.1], [0.52, -0.04], [0.66, -0.3]], from: 0.1, to: 0.06, end: 'mace' },
  { said: /spade|arrow|barbed/, way: [[0, 0], [0.3, 0.08], [0.46, -0.16], [0.62, -0.4]], from: 0.05, to: 0.035, end: 'arrow' },
  { said: /whip/, way: [[0, 0], [0.4, 0.12], [0.7, -0.1], [0.92, -0.36]], from: 0.06, to: 0.012 },
  { said: /segmented/, way: [[0, 0], [0.3, 0.1], [0.52, -0.1], [0.6, -0.4]], from: 0.1, to: 0.05, rings: '#3c3440' },
  { said: /scorpion|manticore|sting/, way: [[0, 0], [0.36, -0.14], [0.46, -0.52], [0.2, -0.86], [-0.16, -0.9]], from: 0.11, to: 0.07, hex: '#8c4a34', rings: '#6c3428', end: 'sting' },
  { said: /fish|mermaid|shark|whale|dolphin|salmon|seal/, way: [[0, 0], [0.3, 0.12], [0.56, 0.02], [0.74, -0.14]], from: 0.15, to: 0.06, hex: '#4c94b4', end: 'fin' },
  { said: /fox|wolf|squirrel|skunk|fluffy|bushy|raccoon/, way: [[0, 0], [0.26, 0.02], [0.44, -0.18], [0.52, -0.5]], from: 0.07, to: 0.13, end: 'tuft' },
  { said: /lion|cow|donkey|bull/, way: [[0, 0], [0.26, -0.06], [0.42, -0.3], [0.56, -0.34]], from: 0.035, to: 0.035, end: 'tuft' },
  { said: /dragon|lizard|crocodile|alligator|dino|gecko|iguana|t-rex|reptil/, way: [[0, 0], [0.3, 0.14], [0.62, 0.12], [0.86, -0.08]], from: 0.15, to: 0.02, hex: '#4c9448' },
  { said: /snake|serpent|cobra/, way: [[0, 0], [0.3, -0.02], [0.46, -0.3], [0.32, -0.52], [0.46, -0.76]], from: 0.08, to: 0.07, hex: '#5c9c40', end: 'head' },
  { said: /horse|pony|unicorn/, way: [[0, 0], [0.22, 0.06], [0.32, 0.4], [0.28, 0.66]], from: 0.06, to: 0.07, hex: '#4c3830' },
  { said: /peacock|turkey|bird|pheasant/, way: [[0, 0], [0.1, -0.02]], from: 0.08, to: 0.08, hex: '#2c8c8c', end: 'fan' },
  { said: /rabbit|bunny|cotton|hare/, way: [[0, 0], [0.06, 0], [0.08, 0]], from: 0.12, to: 0.12, hex: '#f0ece4' },
  { said: /pig|curly/, way: [[0, 0], [0.14, -0.06], [0.16, -0.18], [0.06, -0.14], [0.14, -0.02], [0.24, -0.1]], from: 0.03, to: 0.025, hex: '#e88ca0' },
  { said: /rat|mouse|possum/, way: [[0, 0], [0.3, 0.1], [0.56, 0.0], [0.78, 0.1]], from: 0.04, to: 0.015, hex: '#d89098' },
  { said: /beaver|platypus/, way: [[0, 0], [0.26, 0.1], [0.5, 0.14]], from: 0.06, to: 0.13, hex: '#5c4030' },
  { said: /demon|devil|imp/, way: [[0, 0], [0.3, 0.08], [0.46, -0.16], [0.62, -0.4]], from: 0.035, to: 0.03, hex: '#a82c34', end: 'arrow' },
]; // biome-ignore format: a table
const PLAIN: TailKind = {
  said: /./,
  way: [
    [0, 0],
    [0.3, 0.06],
    [0.5, -0.14],
    [0.56, -0.42],
  ],
  from: 0.06,
  to: 0.04,
};

/** As many as are said, besides the one that it has: each higher than the one before. */
export function tailOf(h: Host, g: Graft): readonly Stroke[] {
  const own = (g.count ?? 1) > 1 ? Math.min(8, g.count! - 1) : 0;
  if (own === 0) return one(h, g);
  const hex = g.colour ?? mainColour(h.s, /^tail$|^body$/);
  return Array.from({ length: own }, (_, i) => one({ ...h, rear: { x: h.rear.x + (h.profile ? 1 : -1) * h.trunk.width * 0.08 * (i + 1), y: h.rear.y - h.trunk.height * 0.06 * i } }, { ...g, colour: hex, size: g.size * (0.9 - 0.07 * i) })).flat();
} // biome-ignore format: one line

function one(h: Host, g: Graft): readonly Stroke[] {
  const kind = KINDS.find(({ said }) => said.test(g.kind ?? '')) ?? PLAIN;
  const unit =
    Math.min(h.s.image.width * 0.8, h.s.image.height * 0.95, Math.max(h.trunk.height, h.trunk.width * 0.6) * 1.3) *
    0.74 *
    g.size;
  // to the left of who looks to the right; to the right of who looks at us
  const side = h.profile ? -1 : 1;
  const place = ([u, v]: Place): Place => [h.rear.x + side * u * unit, h.rear.y + v * unit];
  const hex = g.colour ?? kind.hex ?? mainColour(h.s, /^(?:body|torso|fur|head|skin)/);
  const list: Stroke[] = [{ points: kind.way.map(place), from: Math.max(0.9, kind.from * unit), to: Math.max(0.7, kind.to * unit), hex, ...(kind.rings && !g.colour ? { rings: { hex: kind.rings, every: Math.max(2, unit * 0.11) } } : {}) }]; // biome-ignore format: one line
  const last = kind.way.at(-1)!;
  const add = (points: readonly Place[], from: number, to: number, colour: string): void => {
    list.push({ points: points.map(([u, v]) => place([last[0] + u, last[1] + v])), from: Math.max(0.8, from * unit), to: Math.max(0.5, to * unit), hex: colour }); // biome-ignore format: one line
  };
  if (kind.end === 'sting')
    add(
      [
        [0, 0],
        [-0.1, 0.06],
        [-0.16, 0.2],
      ],
      0.09,
      0.01,
      g.colour ?? '#3c2428',
    );
  if (kind.end === 'fin') {
    add(
      [
        [0, 0],
        [0.12, -0.14],
        [0.16, -0.3],
      ],
      0.08,
      0.02,
      hex,
    );
    add(
      [
        [0, 0],
        [0.16, 0.04],
        [0.28, 0.12],
      ],
      0.08,
      0.02,
      hex,
    );
  }
  if (kind.end === 'tuft') add([[0, 0], [0.06, -0.08], [0.08, -0.16]], Math.max(0.08, kind.to), 0.02, kind.to > 0.1 ? '#f0e8dc' : '#5c3424'); // biome-ignore format: one line
  if (kind.end === 'arrow') {
    add(
      [
        [-0.08, 0.08],
        [0.06, -0.1],
      ],
      0.02,
      0.02,
      hex,
    );
    add(
      [
        [-0.04, -0.1],
        [0.05, -0.06],
        [0.1, 0.04],
      ],
      0.05,
      0.02,
      hex,
    );
  }
  if (kind.end === 'fork') {
    add([[0, 0], [0.14, -0.2], [0.34, -0.42]], 0.11, 0.03, hex);
    add([[0, 0], [0.22, 0.02], [0.46, 0.04]], 0.11, 0.03, hex);
  } // biome-ignore format: two prongs
  if (kind.end === 'mace') {
    add([[0, -0.06], [0.02, -0.08]], 0.14, 0.14, hex);
    for (const turn of [-1.9, -0.9, 0.1, 1.1]) add([[0.02 + Math.cos(turn) * 0.1, -0.07 + Math.sin(turn) * 0.1], [0.02 + Math.cos(turn) * 0.26, -0.07 + Math.sin(turn) * 0.26]], 0.05, 0.01, '#e4d8bc'); // biome-ignore format: one line
  } // biome-ignore format: a ball and its spikes
  if (kind.end === 'head') {
    add(
      [
        [0, 0],
        [0.06, -0.06],
        [0.16, -0.04],
      ],
      0.1,
      0.06,
      hex,
    );
    add(
      [
        [0.06, -0.1],
        [0.07, -0.1],
      ],
      0.02,
      0.02,
      '#f8e040',
    );
  }
  if (kind.end === 'fan')
    for (const a of [-80, -50, -20, 10, 40]) {
      const [u, v] = [Math.cos((a * Math.PI) / 180) * 0.62, Math.sin((a * Math.PI) / 180) * 0.62];
      add([[0, 0], [u * 0.5, v * 0.5], [u, v]], 0.05, 0.08, hex);
      add([[u * 0.94, v * 0.94], [u, v]], 0.05, 0.04, '#f0c848');
    } // biome-ignore format: strokes
  return list;
}
