/**
 * What fills a surface: steps of tone by place, repeating every 24 pixels. A value of 10 or more is a tone of the
 * theme's second ramp (10 + step): veins, dots, patches.
 */
import { noise, PERIOD as P, wrap } from './shape.ts';

export type Texture = (x: number, y: number) => number;

const second = (step: number): number => 10 + step;

/** A stable spot pattern: marks as rows of digits ('1' lighter, '2' darker, 's' second) at places of one period. */
function marks(list: readonly (readonly [x: number, y: number, art: string])[]): Texture {
  const cells = new Int8Array(P * P);
  const code: Record<string, number> = { 1: 1, 2: -1, 3: -2, s: second(0), l: second(1), d: second(-1) };
  for (const [x0, y0, art] of list) {
    art.split('/').forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const value = code[row[x]!];
        if (value !== undefined) cells[wrap(y0 + y, P) * P + wrap(x0 + x, P)] = value;
      }
    });
  }
  return (x, y) => cells[wrap(y, P) * P + wrap(x, P)]!;
}

/** The walls of a lattice of hexagons, 8 wide and 12 high. */
const hexLine = (x: number, y: number): boolean => {
  const [u, v] = [wrap(x, 8), wrap(y, 12)];
  const walls = [[0], [0], [0], [0], [1, 7], [2, 3, 5, 6], [4], [4], [4], [4], [3, 5], [1, 2, 6, 7]][v]!;
  return walls.includes(u);
};

export const TEXTURES = {
  plain: () => 0,
  /** Boards 8 px high: seam, a lit row below it, streaks of grain, staggered ends with a nail. */
  planks: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const row = Math.floor(v / 8);
    const j = v % 8;
    const end = [5, 17, 11][row]!;
    if (j === 7 || u === end) return -2;
    if (j === 0) return noise(row, u >> 2, 3) < 0.6 ? 1 : 0;
    if (u === wrap(end + 1, P)) return 1;
    if ((u === wrap(end + 3, P) || u === wrap(end - 3, P)) && j === 3) return -2;
    const grain = noise(row, j, (u + row * 5) >> 3);
    return grain < 0.2 && (u + j) % 8 !== 7 ? -1 : grain > 0.93 ? 1 : 0;
  },
  /** Cut stones 12×8 in bond, each of its own value, chipped. */
  blocks: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const row = Math.floor(v / 8);
    const j = v % 8;
    const s = wrap(u + (row & 1) * 6, P);
    const i = s % 12;
    const own = noise(row, Math.floor(s / 12), 7);
    if (j === 7 || i === 11) return -2;
    if ((j === 0 && i < 10) || (i === 0 && j < 6)) return own < 0.25 ? 0 : 1;
    if (noise(u, v, 31) < 0.05) return -1;
    return own < 0.3 ? -1 : 0;
  },
  bricks: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const row = Math.floor(v / 6);
    const i = wrap(u + (row & 1) * 6, 12);
    if (v % 6 === 5 || i === 11) return -2;
    if (v % 6 === 0) return 1;
    return noise(row, Math.floor(wrap(u + (row & 1) * 6, P) / 12), 3) < 0.35 ? -1 : 0;
  },
  fibres: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const [long, dot] = [noise(u >> 2, v, 5), noise(u, v, 9)];
    return long < 0.045 || dot > 0.988 ? -1 : long > 0.965 ? 1 : 0;
  },
  /** A readout: fine lines and a wide grid. */
  grid: (x, y) => {
    const [u, v] = [wrap(x, 12), wrap(y, 12)];
    if (u === 0 && v === 0) return 2;
    return u === 0 || v === 0 ? 1 : v % 2 ? 0 : -0.5;
  },
  scanlines: (_x, y) => (wrap(y, 2) === 0 ? -1 : 0),
  glitch: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    if (noise(v >> 1, 3) < 0.16 && noise(u >> 3, v >> 1, 4) < 0.5) return v % 2 ? second(-1) : 1;
    return v % 3 === 0 ? -1 : 0;
  },
  circuit: marks([
    [2, 3, '1111111..../......1..../......1111./.........1/.........l'],
    [14, 12, '...1/...1/.111/.1/.1/111/l'],
    [3, 16, 'l1111/....1/....1/....111'],
    [18, 2, 'l/1/1/11/.1/.1'],
  ]),
  damask: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const a = wrap(u + (v >= 12 ? 12 : 0), P) - 12;
    const b = (v % 12) - 6;
    const d = Math.abs(a) + Math.abs(b) * 1.6;
    return d < 2 || (d >= 6 && d < 7.2) || (Math.abs(a) === 4 && Math.abs(b) <= 1) ? 1 : 0;
  },
  /** Pointed arches one over the other. */
  lancet: (x, y) => {
    const [u, v] = [wrap(x + (Math.floor(wrap(y, P) / 12) ? 6 : 0), 12) - 5.5, wrap(y, 12)];
    const edge = Math.abs(u) - Math.min(5, Math.sqrt(Math.max(0, v * 5)));
    return Math.abs(edge) < 0.6 ? 1 : v > 8 && Math.abs(u) < 1 ? -1 : 0;
  },
  dots: (x, y) => {
    const [u, v] = [wrap(x, 12) - 5.5, wrap(y, 12) - 5.5];
    const shown = wrap(x, P) >= 12 === wrap(y, P) >= 12;
    return shown && u * u + v * v < 4 ? second(0) : 0;
  },
  halftone: (x, y) => {
    const [u, v] = [wrap(x + (wrap(y, 8) >= 4 ? 2 : 0), 4), wrap(y, 4)];
    return (u === 1 || u === 2) && (v === 1 || v === 2) ? second(0) : 0;
  },
  /** Slanting stripes, as on awnings and sweets. */
  stripes: (x, y) => (wrap(x + y, 12) < 6 ? second(0) : 0),
  pinstripes: (x) => (wrap(x, 6) === 0 ? 1 : 0),
  brushed: (x, y) => {
    const row = noise(wrap(y, P), 2);
    return row < 0.28 ? -1 : row > 0.9 && noise(wrap(x, P) >> 3, wrap(y, P)) < 0.6 ? 1 : 0;
  },
  /** Tread plate: short ridges that lean to both sides. */
  tread: (x, y) => {
    const [u, v] = [wrap(x, 6), wrap(y, 6)];
    const lean = wrap(x, 12) >= 6 !== wrap(y, 12) >= 6;
    const d = lean ? u - v : u - (5 - v);
    return u >= 1 && u <= 4 && v >= 1 && v <= 4 ? (d === 0 ? 1 : d === 1 ? -1 : 0) : 0;
  },
  /** Plates with rivets at their corners. */
  plates: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, 12)];
    const s = wrap(u + (wrap(y, P) >= 12 ? 12 : 0), P);
    if (v === 11 || s === 23) return -2;
    if (v === 0 || s === 0) return 1;
    const rivet = (s === 2 || s === 20) && (v === 2 || v === 8);
    const under = (s === 3 || s === 21) && (v === 3 || v === 9);
    return rivet ? 2 : under ? -2 : 0;
  },
  hexes: (x, y) => (hexLine(x, y) ? 1 : 0),
  honeycomb: (x, y) => (hexLine(x, y) ? -2 : hexLine(x, y - 1) || hexLine(x - 1, y) ? 1 : hexLine(x, y + 1) ? -1 : 0),
  /** Slanting light on glass. */
  sheen: (x, y) => {
    const k = wrap(x + y, P);
    return k < 5 || (k > 7 && k < 9) ? 1 : k > 15 && k < 17 ? -0.6 : 0;
  },
  leaves: marks([
    [1, 1, '..11/.1112/11122/.222'],
    [10, 4, '11/1112/.1112/..222'],
    [18, 0, '.11/1112/1122/.2'],
    [4, 10, '.11/11112/.1122/..2'],
    [15, 12, '..111/.11122/1122/.2'],
    [0, 17, '11/1122/.112/..2'],
    [9, 18, '..11/.1112/.1222'],
    [19, 19, '11/.112/..22'],
  ]),
  facets: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const [a, b] = [Math.floor((u + v) / 12), Math.floor(wrap(u - v, P) / 12)];
    if (wrap(u + v, 12) === 0) return 2;
    if (wrap(u - v, 12) === 0) return -1;
    return [0, 1, -1, 0.4, -0.6][(a * 2 + b * 3) % 5]!;
  },
  /** Cracks with a glow in them. */
  cracks: marks([
    [0, 4, 'll.......sss/..lss...sl..s/....lss....l/.......l'],
    [8, 8, 's/sl/.l/.ss/..s/..sl/...l'],
    [13, 5, '.......ssll/..ssss/lls'],
    [2, 15, '.....sss/.ssll/ls........'],
    [11, 15, 'l/ss/.lss/...ss/.....lss/........ssss'],
    [2, 16, 's/s/l/.s/.s/.l/..s/..s'],
    [4, 22, 'd..2..2/.2'],
    [17, 11, '22/.22'],
    [19, 20, '2/22'],
  ]),
  leather: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const n = noise(u >> 1, v >> 1, 12);
    return n < 0.12 ? -1 : n > 0.93 ? 1 : 0;
  },
  /** Buttoned leather: seams between buttons. */
  quilted: (x, y) => {
    const [u, v] = [wrap(x, 12), wrap(y, 12)];
    if ((u === 0 || u === 11) && (v === 0 || v === 11)) return second(0);
    const [p, q] = [wrap(x + y, 12), wrap(x - y, 12)];
    if (p === 0 || q === 0) return -1.6;
    return p === 1 || q === 11 ? 1 : 0;
  },
  waves: (x, y) => {
    const crest = wrap(y + Math.round(Math.sin((wrap(x, P) / 12) * Math.PI) * 1.6), 8);
    return crest === 0 ? 1 : crest === 1 && noise(wrap(x, P) >> 1, wrap(y, P) >> 3) < 0.5 ? -1 : 0;
  },
  scales: (x, y) => {
    const row = Math.floor(wrap(y, P) / 6);
    const [u, v] = [wrap(x + (row & 1) * 4, 8) - 3.5, wrap(y, 6)];
    const d = Math.hypot(u, v + 0.5);
    return Math.abs(d - 4.6) < 0.6 ? -1 : d < 2 ? 1 : 0;
  },
  mist: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const drift = Math.sin((u / 12) * Math.PI + (v >> 3)) * 2;
    const band = wrap(v + Math.round(drift), 12);
    return band === 3 || (band === 4 && noise(u >> 2, v) < 0.5) ? 1 : band === 9 ? -0.6 : 0;
  },
  camouflage: (x, y) => {
    const wave = (k: number, s: number): number =>
      Math.sin(((wrap(x, P) * k + s * 5) / 12) * Math.PI) +
      Math.sin(((wrap(y, P) * (k + 1) + s * 3) / 12) * Math.PI) +
      Math.sin(((wrap(x, P) + wrap(y, P) + s * 7) / 12) * Math.PI);
    return wave(1, 1) > 0.9 ? second(0) : wave(2, 2) > 1.1 ? -1.6 : wave(1, 3) < -1.4 ? 1 : 0;
  },
  sparkle: marks([
    [3, 2, '.l/lll/.l'],
    [15, 8, '..l/..l/lllll/..l/..l'],
    [8, 16, '1'],
    [20, 18, '.l/lll/.l'],
    [10, 4, '1'],
    [2, 13, '1'],
  ]),
  stars: marks([
    [3, 3, 'l'],
    [11, 7, '.s/sls/.s'],
    [19, 2, '1'],
    [7, 14, '1'],
    [16, 16, 'l'],
    [21, 11, '1'],
    [2, 20, '1'],
    [12, 21, 'l'],
  ]),
  bubbles: marks([
    [2, 2, '.11/1..1/1..1/.11'],
    [13, 6, '.1/1.1/.1'],
    [18, 14, '.111/1...1/1...1/1...1/.111'],
    [6, 15, '11/11'],
    [10, 20, '1'],
  ]),
  holes: marks([
    [2, 2, '.333/32222/32222/32221/.2111'],
    [14, 6, '.33/3222/3221/.11'],
    [6, 13, '.3333/322222/322222/322221/322211/.2111'],
    [18, 16, '.33/3221/.21'],
    [13, 0, '32/21'],
  ]),
  sand: (x, y) => {
    const n = noise(wrap(x, P), wrap(y, P), 77);
    const ripple = wrap(y + Math.round(Math.sin((wrap(x, P) / 12) * Math.PI) * 2), 12);
    return ripple === 0 ? -1 : ripple === 1 ? 1 : n < 0.03 ? -1 : n > 0.97 ? 1 : 0;
  },
  weave: (x, y) => {
    const [u, v] = [wrap(x, 4), wrap(y, 4)];
    const over = wrap(x, 8) >= 4 !== wrap(y, 8) >= 4;
    return over ? (v === 3 ? -1 : v === 0 ? 1 : 0) : u === 3 ? -1 : u === 0 ? 0.6 : 0;
  },
  bone: marks([
    [2, 5, '222'],
    [12, 2, '2/.2'],
    [17, 12, '22/..22'],
    [6, 17, '.2/2'],
    [20, 20, '11'],
    [9, 10, '1'],
  ]),
  /** The dither of old consoles. */
  checker: (x, y) => (wrap(x + y, 2) === 0 ? -1 : 0),
  squares: (x, y) => (wrap(x, 8) < 4 !== wrap(y, 8) < 4 ? second(0) : 0),
  speckle: (x, y) => {
    const n = noise(wrap(x, P), wrap(y, P), 41);
    return n < 0.06 ? -1 : n > 0.95 ? 1 : 0;
  },
  crystals: (x, y) => {
    const [u, v] = [wrap(x, P), wrap(y, P)];
    const k = wrap(u * 2 + v, 12);
    return k === 0 ? 2 : k < 4 ? 1 : k === 7 ? -1 : wrap(v, 12) === 11 ? -2 : 0;
  },
} as const satisfies Record<string, Texture>;

export type TextureName = keyof typeof TEXTURES;
export const textureNamed = (name: TextureName): Texture => TEXTURES[name];
