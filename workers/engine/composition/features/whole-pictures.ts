/** Places that are a picture of their own, from edge to edge: a cell under the microscope, a map, planets on their ways, raked sand, a circus ring. */
import { fillEllipse, ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, shineRect, starsIn } from './brush.ts';

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7 + 4.7) * 43758.5453;
  return n - Math.floor(n);
};
const smooth = (seed: number) => (x: number, y: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j].map((t) => t * t * (3 - 2 * t)) as [number, number];
  const at = (a: number, b: number): number => hash(a + seed * 31, b + seed * 17);
  return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
}; // biome-ignore format: short

/** A ball that is lit from the upper left. */
function ball(c: FeatureContext, cx: number, cy: number, r: number, tones: readonly string[], pattern?: (u: number, v: number) => number): void {
  for (let y = Math.floor(cy - r); y <= cy + r; y++)
    for (let x = Math.floor(cx - r); x <= cx + r; x++) {
      const [u, v] = [(x + 0.5 - cx) / r, (y + 0.5 - cy) / r];
      const d = u * u + v * v;
      if (d > 1) continue;
      const light = -u * 0.6 - v * 0.6 + Math.sqrt(1 - d) * 0.5 + (pattern?.(u, v) ?? 0);
      const t = Math.max(0, Math.min(tones.length - 1, Math.round((1 - (light + 0.6) / 1.5) * (tones.length - 1))));
      put(c.canvas, x, y, ink(tones[t]!));
      if (x >= 0 && y >= 0 && x < c.canvas.width && y < c.canvas.height) c.glow[y * c.canvas.width + x] = 1;
    }
} // biome-ignore format: short

/** A ring round a planet: its back half first, then `front`. */
function ring(c: FeatureContext, cx: number, cy: number, rx: number, front: boolean, tones: readonly [string, string]): void {
  const [ry, u] = [rx * 0.26, c.canvas.unit];
  for (let a = 0; a < Math.PI * 2; a += 0.5 / rx) {
    const down = Math.sin(a) > 0;
    if (down !== front) continue;
    for (const [k, hex] of [[1, tones[0]], [0.9, tones[1]], [0.82, tones[0]]] as const) {
      const [x, y] = [cx + Math.cos(a) * rx * k + Math.sin(a) * ry * 0, cy + Math.sin(a) * ry * k - Math.cos(a) * rx * 0.22 * k];
      rect(c, x, y, Math.max(1, u * 0.8), Math.max(1, u * 0.8), hex);
    }
  }
} // biome-ignore format: short

/** A rock in space: a lump with facets and craters. */
function asteroid(c: FeatureContext, cx: number, cy: number, r: number, tones: readonly string[]): void {
  const phase = c.random.float() * 9;
  for (let y = Math.floor(cy - r * 1.2); y <= cy + r * 1.2; y++)
    for (let x = Math.floor(cx - r * 1.3); x <= cx + r * 1.3; x++) {
      const [u, v] = [(x + 0.5 - cx) / (r * 1.15), (y + 0.5 - cy) / r];
      const a = Math.atan2(v, u);
      const edge = 0.86 + 0.1 * Math.sin(a * 3 + phase) + 0.07 * Math.sin(a * 5 + phase * 2);
      const d = Math.hypot(u, v) / edge;
      if (d > 1) continue;
      const pit = [[-0.3, -0.1, 0.24], [0.32, 0.3, 0.18], [0.2, -0.42, 0.14]].reduce((k, [px, py, pr]) => (Math.hypot(u - px!, v - py!) < pr! ? (v - py! < 0 ? 1.4 : -0.7) : k), 0);
      const t = 1.6 + (u + v) * 1.5 + pit + (d > 0.9 ? 0.8 : 0);
      put(c.canvas, x, y, ink(tones[Math.max(0, Math.min(tones.length - 1, Math.round(t)))]!));
      if (x >= 0 && y >= 0 && x < c.canvas.width && y < c.canvas.height) c.glow[y * c.canvas.width + x] = 1;
    }
} // biome-ignore format: short

const ROCK = ['#c8c0bc', '#a49c9c', '#7c7680', '#565464', '#38384c'];

/** Wool of folded membranes, capsules with folds, balls: what swims in a cell. */
function capsule(c: FeatureContext, cx: number, cy: number, long: number, wide: number, turn: number, tones: readonly [string, string, string, string]): void {
  const [co, si] = [Math.cos(turn), Math.sin(turn)];
  for (let y = Math.floor(cy - long); y <= cy + long; y++)
    for (let x = Math.floor(cx - long); x <= cx + long; x++) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
      const [a, b] = [dx * co + dy * si, -dx * si + dy * co];
      const over = Math.max(0, Math.abs(a) - (long - wide));
      const d = Math.hypot(over, b) / wide;
      if (d > 1) continue;
      const fold = Math.abs(b / wide - 0.55 * Math.sin((a / wide) * 3.4)) < 0.2 && d < 0.74;
      put(c.canvas, x, y, ink(d > 0.86 ? tones[3] : fold ? tones[3] : d > 0.74 ? tones[0] : b < -wide * 0.2 ? tones[1] : tones[2]));
    }
} // biome-ignore format: short

export const WHOLE_PICTURES: Readonly<Record<string, Feature>> = {
  /** An animal's or a plant's cell: membrane, nucleus, mitochondria, folded membranes, vesicles. */
  cell(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const plant = c.argument === 'plant';
    const n = smooth(3);
    const [bg, in1, in2, skin, skin2] = plant
      ? ['#2c4c34', '#b4dc8c', '#c8e8a0', '#5c9444', '#88bc5c']
      : ['#243454', '#7cc4cc', '#94d4d4', '#d878a0', '#f0a8c4'];
    const [cx, cy] = [W * 0.5, H * 0.5];
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dx, dy] = [(x - cx) / (W * 0.49), (y - cy) / (H * 0.48)];
        const a = Math.atan2(dy, dx);
        const r = plant
          ? Math.max(Math.abs(dx), Math.abs(dy)) ** 1 * 0.96 + Math.hypot(dx, dy) * 0.06
          : Math.hypot(dx, dy) * (1 + 0.035 * Math.sin(a * 5 + 1) + 0.025 * Math.sin(a * 9));
        const hex =
          r > 1.02
            ? n(x / (7 * u), y / (7 * u)) > 0.6
              ? shade(bg!, 1.2)
              : bg!
            : r > 0.985
              ? skin!
              : r > 0.955
                ? skin2!
                : r > 0.93
                  ? skin!
                  : n(x / (9 * u), y / (9 * u)) > 0.54
                    ? in2!
                    : in1!;
        put(c.canvas, x, y, ink(hex));
      }
    const R = Math.min(W, H);
    // folded membranes lie round the nucleus
    const [nx, ny, nr] = [W * 0.42, H * 0.46, R * 0.17];
    for (const [k, hex] of [
      [1.62, '#6c58a8'],
      [1.46, '#a890d8'],
      [1.36, '#6c58a8'],
      [1.24, '#a890d8'],
    ] as const)
      for (let a = -0.7; a < 2.5; a += 0.4 / (nr * k)) {
        const w = 1 + 0.05 * Math.sin(a * 11);
        rect(
          c,
          nx + Math.cos(a) * nr * k * w,
          ny + Math.sin(a) * nr * k * w,
          Math.max(1, 1.6 * u),
          Math.max(1, 1.6 * u),
          hex,
        );
      }
    ball(
      c,
      nx,
      ny,
      nr,
      ['#c8a0e8', '#a87cd4', '#8858bc', '#6c409c', '#4c2c78'],
      (p, q) => (hash(Math.round(p * 7), Math.round(q * 7)) - 0.5) * 0.24,
    );
    for (let a = 0; a < 6.28; a += 0.05)
      rect(c, nx + Math.cos(a) * nr, ny + Math.sin(a) * nr, u, u, Math.floor(a * 6) % 5 === 0 ? '#c8a0e8' : '#3c2264');
    ball(c, nx + nr * 0.22, ny + nr * 0.16, nr * 0.4, ['#f088b8', '#d85c98', '#b03c7c', '#882860']);
    const mito = ['#f8b878', '#f09848', '#d87430', '#8c3c1c'] as const;
    for (const [x, y, turn] of [
      [0.74, 0.26, 0.6],
      [0.76, 0.7, -0.7],
      [0.2, 0.76, 0.3],
      [0.5, 0.86, -0.1],
    ] as const)
      capsule(c, W * x, H * y, R * 0.1, R * 0.045, turn, mito);
    // stacked bows, and bubbles that leave them
    for (let k = 0; k < 5; k++)
      for (let a = -0.9; a < 0.9; a += 0.02)
        rect(
          c,
          W * 0.66 + Math.cos(a) * R * (0.06 + 0.026 * k),
          H * 0.47 + Math.sin(a) * R * (0.1 + 0.02 * k),
          Math.max(1, 2 * u),
          Math.max(1, 2 * u),
          k % 2 ? '#f0d058' : '#c89830',
        );
    const bubble = plant ? ['#d8f4a8', '#74b848', '#4c9038', '#2c6428'] : ['#f8d0e0', '#e078a8', '#b84c84', '#843060'];
    for (const [x, y, r] of [
      [0.86, 0.47, 0.03],
      [0.82, 0.54, 0.02],
      [0.22, 0.24, 0.045],
      [0.6, 0.14, 0.03],
      [0.36, 0.76, 0.034],
      [0.14, 0.52, 0.028],
      [0.66, 0.8, 0.026],
    ] as const)
      ball(c, W * x, H * y, R * r, bubble);
    if (plant)
      for (const [x, y, turn] of [
        [0.16, 0.34, 1.2],
        [0.86, 0.84, 0.4],
        [0.3, 0.9, 0.1],
      ] as const)
        capsule(c, W * x, H * y, R * 0.07, R * 0.036, turn, ['#a8e070', '#68b048', '#4c9038', '#245c28']);
    for (let k = 0; k < 60; k++) {
      const a = hash(k, 2) * 6.28;
      const d = 0.3 + 0.6 * hash(k, 5);
      const [x, y] = [cx + Math.cos(a) * W * 0.45 * d, cy + Math.sin(a) * H * 0.44 * d];
      if (Math.hypot(x - nx, y - ny) > nr * 1.1) rect(c, x, y, u, u, plant ? '#4c7840' : '#34748c');
    }
  },
  /** A vessel with blood in it, as one looks along it. */
  bloodstream(c) {
    const { width: W, height: H } = c.canvas;
    const n = smooth(9);
    const [cx, cy] = [W * 0.54, H * 0.46];
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dx, dy] = [(x - cx) / W, (y - cy) / H];
        const d = Math.hypot(dx, dy);
        const ringed = (Math.log(d + 0.02) * 5 + 0.3 * Math.sin(Math.atan2(dy, dx) * 3)) % 1;
        const t = d * 2.4 + (n(x / 14, y / 14) - 0.5) * 0.3 + (Math.abs(ringed) < 0.2 ? -0.22 : 0);
        put(
          c.canvas,
          x,
          y,
          ink(
            ['#2c0814', '#54101c', '#841c28', '#b03438', '#d05850', '#e88070'][
              Math.max(0, Math.min(5, Math.floor(t * 5)))
            ]!,
          ),
        );
      }
    const cells = Array.from({ length: 16 }, (_, k) => ({ a: hash(k, 1) * 6.28, d: 0.1 + 0.5 * hash(k, 2) })).sort(
      (p, q) => p.d - q.d,
    );
    for (const [k, { a, d }] of cells.entries()) {
      const [x, y, r] = [cx + Math.cos(a) * d * W, cy + Math.sin(a) * d * H, Math.max(2, Math.min(W, H) * d * 0.17)];
      if (k % 6 === 5) {
        ball(
          c,
          x,
          y,
          r,
          ['#ffffff', '#e8e4f0', '#c4bcd4', '#9c90b4'],
          (p, q) => (hash(Math.round(p * 5), Math.round(q * 5)) - 0.5) * 0.5,
        );
        continue;
      }
      for (const [s, hex] of [
        [1.08, '#4c0c18'],
        [1, '#b8242c'],
        [0.9, '#e04840'],
        [0.52, '#a81c28'],
        [0.38, '#84141f'],
      ] as const)
        fillEllipse(c.canvas, x, y, r * s, r * s * 0.72, ink(hex));
      fillEllipse(c.canvas, x - r * 0.4, y - r * 0.4, r * 0.2, r * 0.1, ink('#f8a090'));
    }
  },
  /** A map on old paper: a land with a snowy north, woods, a desert in the south, mountains, a way to a cross. */
  'world map'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const n = smooth(1 + Math.floor(c.random.float() * 40));
    const paper = smooth(77);
    const sea = c.argument === 'sea';
    const land = new Float32Array(W * H);
    const small = c.argument === 'island';
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dx, dy] = [(x / W - 0.5) * 2, (y / H - 0.5) * 2];
        const q = Math.hypot(dx * (small ? 1.5 : 1.16), dy * (small ? 1.45 : 1.14));
        land[y * W + x] =
          0.84 - q + (n((x / W) * 5, (y / H) * 5) - 0.5) * 0.75 + (n((x / W) * 13, (y / H) * 13) - 0.5) * 0.3;
      }
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const i = y * W + x;
        const v = land[i]!;
        const border = Math.min(x, y, W - 1 - x, H - 1 - y);
        const stain = paper(x / (16 * u), y / (16 * u)) * 0.6 + paper(x / (3 * u), y / (3 * u)) * 0.4;
        const rough = 2 * u + 3 * u * paper(x / (4 * u), y / (4 * u) + 30);
        let hex = sea
          ? stain > 0.56
            ? '#5c9cc0'
            : '#5090b8'
          : stain > 0.6
            ? '#e4cc98'
            : stain > 0.36
              ? '#dcc088'
              : '#d0b078';
        if (v > 0.02) {
          // climates from the top down
          const lat = y / H + (n((x / W) * 8 + 40, (y / H) * 8) - 0.5) * 0.2;
          const [a, b] =
            lat < 0.3
              ? ['#f0f0ec', '#dce0e0']
              : lat < 0.46
                ? ['#a8b878', '#98a868']
                : lat < 0.66
                  ? ['#94b46c', '#84a45c']
                  : ['#ecc878', '#dcb464'];
          hex = stain > 0.5 ? a! : b!;
        } else if (v > -0.012) hex = '#5c4028';
        else if (v > -0.05 || (v > -0.09 && (x + y) % (4 * u) < u))
          hex = sea ? '#84c0d8' : y % (3 * u) < u ? '#b8945c' : hex;
        if (border < rough) hex = border < rough - 2 * u ? '#6c4c30' : '#a8804c';
        else if (border < 7 * u && border >= 6 * u) hex = sea ? '#e4cc98' : '#8c6840';
        put(c.canvas, x, y, ink(hex));
      }
    const on = (x: number, y: number): number => land[Math.round(y) * W + Math.round(x)] ?? -1;
    const glyph = (rows: readonly string[], x: number, y: number, key: Readonly<Record<string, string>>): void => {
      for (const [j, row] of rows.entries())
        for (const [i, k] of [...row].entries())
          if (key[k])
            rect(c, Math.round(x) + (i - row.length / 2) * u, Math.round(y) + (j - rows.length) * u, u, u, key[k]!);
    };
    const key = {
      k: '#4c3424',
      w: '#ffffff',
      s: '#9c8c78',
      d: '#74604c',
      g: '#4c7c40',
      G: '#305c34',
      y: '#c89840',
      r: '#c03030',
      b: '#8c5c34',
      c: '#4c8cb4',
      p: '#f0e0b8',
    };
    const spots: { x: number; y: number; what: string }[] = [];
    for (let row = 0; row < 9; row++)
      for (let col = 0; col < 11; col++) {
        const [x, y] = [
          W * (0.08 + 0.084 * (col + 0.5 * (row % 2)) + 0.02 * c.random.float()),
          H * (0.12 + 0.09 * row + 0.02 * c.random.float()),
        ];
        if (on(x, y) < 0.12 || on(x - 3 * u, y) < 0.08 || on(x + 3 * u, y) < 0.08) continue;
        const lat = y / H;
        const roll = c.random.float();
        spots.push({
          x,
          y,
          what:
            lat < 0.34
              ? roll < 0.72
                ? 'peak'
                : 'pine'
              : lat < 0.64
                ? roll < 0.5
                  ? 'tree'
                  : roll < 0.64
                    ? 'hill'
                    : ''
                : roll < 0.5
                  ? 'dune'
                  : roll < 0.62
                    ? 'cactus'
                    : '',
        });
      }
    const free = spots.filter((s) => s.y > H * 0.36);
    const town = free.find((s) => s.x > W * 0.4 && s.y < H * 0.62);
    const cross = [...free].reverse().find((s) => s.x < W * 0.64);
    if (town) town.what = 'castle';
    if (cross) cross.what = '';
    // a river from the mountains to the sea
    for (let k = 0, x = W * 0.46; k < H; k++) {
      const y = H * 0.34 + k;
      x += Math.sin(k / (7 * u)) * 0.7;
      if (on(x, y) < 0 || y > H * 0.7) {
        if (k > 4) break;
        continue;
      }
      rect(c, x, y, Math.max(1, 1.4 * u), 1, '#4c8cb4');
    }
    if (town && cross)
      for (let k = 1; k < 12; k++) {
        const t = k / 12;
        rect(
          c,
          town.x + (cross.x - town.x) * t + Math.sin(t * 5) * 5 * u,
          town.y + (cross.y - town.y) * t,
          2 * u,
          u,
          '#a03028',
        );
      }
    for (const { x, y, what } of spots) {
      if (what === 'peak')
        glyph(['....k....', '...kwk...', '..kwwsk..', '..kwwdk..', '.kwsssdk.', '.kssssdk.', 'kssssdddk'], x, y, key);
      if (what === 'pine') glyph(['..k..', '.kGk.', '.kGk.', 'kGGGk', '..b..'], x, y, key);
      if (what === 'tree') glyph(['.kkk.', 'kggGk', 'kgGGk', '.kkk.', '..b..'], x, y, key);
      if (what === 'hill') glyph(['..kkk..', '.k...k.', 'k.....k'], x, y, key);
      if (what === 'dune') glyph(['...kk....', '..k..kk..', 'kk.....kk'], x, y, { ...key, k: '#a87c3c' });
      if (what === 'cactus') glyph(['..g..', 'g.g.g', 'ggggg', '..g..', '..g..'], x, y, key);
      if (what === 'castle')
        glyph(['.r.....r.', '.k.k.k.k.', 'kkkkkkkkk', 'kppppppsk', 'kpkppkpsk', 'kppkkppsk', 'kppkkppsk'], x, y, key);
    }
    if (cross)
      glyph(['r.....r', '.r...r.', '..r.r..', '...r...', '..r.r..', '.r...r.', 'r.....r'], cross.x, cross.y, {
        r: '#c02828',
      });
    // a rose of the winds in a corner, a ship in another
    const [rx, ry, rr] = [W * 0.87, H * 0.86, Math.min(W, H) * 0.075];
    for (let k = -rr; k <= rr; k++) {
      const w = Math.max(0, (rr - Math.abs(k)) * 0.22);
      rect(c, rx - w, ry + k, 2 * w + 1, 1, k < 0 ? '#a03028' : '#4c3424');
      rect(c, rx + k, ry - w, 1, 2 * w + 1, '#4c3424');
    }
    for (let a = 0; a < 6.28; a += 0.04)
      rect(c, rx + Math.cos(a) * rr * 0.62, ry + Math.sin(a) * rr * 0.62, 1, 1, '#4c3424');
    glyph(
      ['...k....', '..pkpp..', '.ppkppp.', '.ppkppp.', '...k....', 'bbbbbbbb', '.bbbbbb.'],
      W * 0.14,
      H * 0.86,
      key,
    );
  },
  /** The sun and its planets, each on its way. */
  'solar system'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    starsIn(c, 0, 0, W, H);
    const [sx, sy] = [W * 0.06, H * 0.5];
    const worlds: readonly (readonly [number, number, number, readonly string[], boolean?])[] = [
      [0.2, -0.6, 0.016, ['#d8c8b8', '#a89888', '#786858', '#4c4038']],
      [0.29, 0.7, 0.026, ['#fce8b0', '#ecc070', '#c89048', '#8c5c30']],
      [0.39, -0.3, 0.03, ['#b8e8f8', '#58a8e8', '#3c78c0', '#284c88']],
      [0.49, 0.5, 0.022, ['#f8a880', '#dc6c48', '#a84430', '#702c24']],
      [0.63, -0.5, 0.07, ['#fce4c0', '#e8b888', '#c08c60', '#8c5c40']],
      [0.77, 0.42, 0.055, ['#fcf0c0', '#ecd088', '#c8a458', '#94743c'], true],
      [0.88, -0.34, 0.036, ['#d8fcfc', '#98e0e8', '#60b0c8', '#3c7c98']],
      [0.96, 0.3, 0.034, ['#98b8fc', '#5478e8', '#3850b8', '#243480']],
    ];
    for (const [d] of worlds)
      for (let a = -1.5; a < 1.5; a += 0.6 / (d * W))
        if (Math.floor(a * d * 40) % 2 === 0)
          rect(c, sx + Math.cos(a) * d * W, sy + Math.sin(a) * d * W * 0.62, 1, 1, '#4c5484');
    for (const [r, hex] of [
      [0.2, '#5c2c28'],
      [0.18, '#a04c24'],
      [0.155, '#f08828'],
      [0.135, '#f8b838'],
      [0.11, '#fce070'],
    ] as const)
      fillEllipse(c.canvas, sx, sy, r * H, r * H, ink(hex));
    for (const [d, a, r, tones, ringed] of worlds) {
      const [x, y, R] = [sx + Math.cos(a) * d * W, sy + Math.sin(a) * d * W * 0.62, Math.max(2, r * Math.min(W, H))];
      if (ringed) ring(c, x, y, R * 1.9, false, ['#e8d098', '#a88c58']);
      ball(
        c,
        x,
        y,
        R,
        tones,
        r > 0.05
          ? (_p, q) => 0.16 * Math.sin(q * 11)
          : (p, q) => (hash(Math.round(p * 3), Math.round(q * 3)) - 0.5) * 0.3,
      );
      if (ringed) ring(c, x, y, R * 1.9, true, ['#f8e8b8', '#c8a868']);
    }
    rect(c, 0, 0, 1, 1, '#0c0c1c');
    void u;
  },
  /** Rocks of all sizes in a band across the sky, far ones small and dull. */
  asteroids(c) {
    const { width: W, height: H } = c.canvas;
    const all = Array.from({ length: 34 }, (_, k) => ({
      t: c.random.float(),
      off: (c.random.float() - 0.5) * (c.random.float() + 0.3),
      r:
        k < 22
          ? 0.008 + 0.014 * c.random.float()
          : k < 31
            ? 0.03 + 0.026 * c.random.float()
            : 0.085 + 0.05 * c.random.float(),
    })).sort((p, q) => p.r - q.r);
    for (const { t, off, r } of all) {
      const [x, y] = [W * (t * 1.1 - 0.05), H * (0.74 - 0.42 * t + off * 0.5)];
      asteroid(
        c,
        x,
        y,
        Math.max(1, r * Math.min(W, H)),
        r < 0.024 ? ['#74708c', '#585474', '#40405c', '#303048'] : ROCK,
      );
    }
  },
  'ringed planet'(c) {
    const { width: W, height: H } = c.canvas;
    const far = c.argument === 'far';
    const [x, y, r] = [W * 0.78, H * 0.2, Math.min(W, H) * (far ? 0.075 : 0.13)];
    ring(c, x, y, r * 1.95, false, ['#b898d8', '#8468b0']);
    ball(c, x, y, r, ['#f4d8e8', '#d8a0d0', '#a870b8', '#744c94', '#48306c'], (_p, q) => 0.18 * Math.sin(q * 10));
    ring(c, x, y, r * 1.95, true, ['#d8c0f0', '#a888d0']);
  },
  /** A moon that has burst: a piece gone out of it, splinters round it. */
  'shattered moon'(c) {
    const { width: W, height: H } = c.canvas;
    const [cx, cy, r] = [W * 0.3, H * 0.28, Math.min(W, H) * 0.17];
    const tones = ['#f0ece4', '#ccc8c4', '#a4a0a8', '#74728a', '#484864'];
    const n = smooth(21);
    for (let y = Math.floor(cy - r); y <= cy + r; y++)
      for (let x = Math.floor(cx - r); x <= cx + r; x++) {
        const [u, v] = [(x + 0.5 - cx) / r, (y + 0.5 - cy) / r];
        const d = u * u + v * v;
        const crack = u * 0.8 - v * 0.5 + (n(u * 5 + 9, v * 5) - 0.5) * 0.34;
        if (d > 1 || crack > 0.42) continue;
        const split = Math.abs(u * 0.4 + v * 0.9 - 0.1 + (n(u * 6, v * 6 + 5) - 0.5) * 0.3) < 0.05;
        const pit = n(u * 4 + 3, v * 4 + 7) > 0.68 ? 0.9 : 0;
        const t = split ? 4 : 1.2 + (u + v) * 1.1 + pit + (crack > 0.34 ? 1.4 : 0);
        put(c.canvas, x, y, ink(tones[Math.max(0, Math.min(4, Math.round(t)))]!));
        if (x >= 0 && y >= 0 && x < W && y < H) c.glow[y * W + x] = 1;
      }
    for (let k = 0; k < 11; k++) {
      const a = -0.7 + 1.1 * (hash(k, 3) - 0.2);
      const d = r * (0.86 + 1.1 * hash(k, 8));
      asteroid(
        c,
        cx + Math.cos(a) * d,
        cy + Math.sin(a) * d,
        Math.max(1, r * (0.05 + 0.13 * hash(k, 5) * (k < 4 ? 1.4 : 0.7))),
        tones,
      );
    }
  },
  /** Sand with the lines of a rake: straight ones, and rings round its stones. */
  'raked sand'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const y0 = Math.round(c.horizon + (H - c.horizon) * 0.06);
    const deep = H - y0;
    const stones = [
      { x: 0.26, y: 0.42, r: 0.07 },
      { x: 0.7, y: 0.3, r: 0.05 },
      { x: 0.62, y: 0.74, r: 0.08 },
    ];
    for (let y = y0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const v = (y - y0) / deep;
        let line = ((v ** 0.7 * 22) % 1) + 0;
        for (const s of stones) {
          const d = Math.hypot((x / W - s.x) * 1, (v - s.y) * 0.62) / s.r;
          if (d < 2.5) line = (d * 2.6) % 1;
        }
        put(c.canvas, x, y, ink(line < 0.26 ? '#c4b494' : line < 0.5 ? '#f4ead0' : '#e4d8b8'));
      }
    rect(c, 0, y0 - 2 * u, W, 2 * u, '#8c8478');
    rect(c, 0, y0 - 2 * u, W, u, '#b4aca0');
    for (const s of stones) {
      const [x, y, r] = [s.x * W, y0 + s.y * deep, s.r * W];
      fillEllipse(c.canvas, x, y + r * 0.24, r * 1.12, r * 0.5, ink('#7c9c50'));
      fillEllipse(c.canvas, x, y + r * 0.3, r * 1.04, r * 0.36, ink('#5c8040'));
      for (const [dx, dy, k, high] of [
        [0, 0, 1, 1.1],
        [-0.5, 0.18, 0.56, 0.7],
        [0.6, 0.2, 0.44, 0.5],
      ] as const) {
        const [rx, ry] = [r * 0.62 * k, r * 0.62 * high * k];
        for (let py = Math.floor(y + dy * r - 2 * ry); py < y + dy * r + ry * 0.3; py++)
          for (let px = Math.floor(x + dx * r - rx); px < x + dx * r + rx; px++) {
            const [p, q] = [(px + 0.5 - x - dx * r) / rx, (py + 0.5 - (y + dy * r - ry * 0.8)) / (ry * 1.15)];
            const d = p * p + q * q;
            if (d > 1) continue;
            const t =
              1.5 +
              p * 1.3 +
              q * 1.2 +
              (hash(Math.floor(px / (2 * u)), Math.floor(py / (2 * u))) - 0.5) * 0.8 +
              (d > 0.86 ? 1 : 0);
            put(
              c.canvas,
              px,
              py,
              ink(['#c4c4c0', '#9c9ca0', '#787884', '#565664', '#3c3c4c'][Math.max(0, Math.min(4, Math.round(t)))]!),
            );
          }
      }
    }
  },
  /** The ring of a circus under its striped cloth, benches round it, a trapeze in the light. */
  'circus ring'(c) {
    const { width: W, height: H, unit: u, color } = c.canvas;
    const [px, py] = [W / 2, -H * 0.16];
    const seat = H * 0.46;
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const a = Math.atan2(x + 0.5 - px, y - py);
        const red = Math.floor(a * 9 + 100) % 2 === 0;
        const k = 0.5 + 0.5 * Math.min(1, y / seat);
        put(c.canvas, x, y, ink(shade(red ? '#b0303c' : '#e8d8b8', k)));
      }
    const bow = (x: number, k: number): number => k * (1 - ((x - W / 2) / (W / 2)) ** 2);
    // benches in rows that bend round the ring
    for (let r = 0; r < 5; r++)
      for (let x = 0; x < W; x++) {
        const y0 = Math.round(seat + r * H * 0.052 - bow(x, H * 0.045));
        for (let y = y0; y < y0 + H * 0.06; y++)
          put(
            c.canvas,
            x,
            y,
            ink(y - y0 < 1.6 * u ? shade('#8c5c3c', 0.7 + 0.07 * r) : shade('#3c2834', 0.8 + 0.06 * r)),
          );
        if (c.argument === 'crowd' && x % (5 * u) < 3 * u && hash(Math.floor(x / (5 * u)), r) > 0.2)
          rect(
            c,
            x,
            y0 - 3 * u,
            1,
            3 * u,
            ['#4c3850', '#5c4440', '#3c4860', '#604838'][Math.floor(hash(Math.floor(x / (5 * u)), r + 9) * 4)]!,
          );
      }
    const [cx, cy, rx, ry] = [W / 2, H * 0.86, W * 0.52, H * 0.2];
    fillEllipse(c.canvas, cx, cy + 3 * u, rx, ry, ink('#6c2430'));
    for (let y = Math.floor(cy - ry); y < H; y++)
      for (let x = 0; x < W; x++) {
        const d = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2;
        if (d > 1) continue;
        const turn = Math.atan2((y - cy) / ry, (x - cx) / rx);
        put(
          c.canvas,
          x,
          y,
          ink(
            d > 0.86
              ? Math.floor((turn + 7) * 6) % 2
                ? '#f0e0c0'
                : '#c03440'
              : hash(Math.floor(x / (2 * u)), Math.floor(y / u)) > 0.82
                ? '#c09858'
                : '#d0a868',
          ),
        );
      }
    // light falls from above onto the trapeze and the ring
    for (let y = 0; y < H; y++) {
      const half = W * (0.03 + (0.25 * y) / H);
      if (y > cy + ry * 0.6) break;
      for (let x = Math.round(W / 2 - half); x < W / 2 + half; x++) {
        if (x < 0 || x >= W) continue;
        const v = color[y * W + x]!;
        const mix = (s: number, to: number): number => Math.round(((v >> s) & 255) * 0.68 + to * 0.32);
        color[y * W + x] = (mix(16, 255) << 16) | (mix(8, 244) << 8) | mix(0, 196);
        c.glow[y * W + x] = 1;
      }
    }
    const [tw, ty] = [W * 0.11, H * 0.36];
    for (const d of [-tw, tw]) rect(c, W / 2 + d, 0, Math.max(1, u), ty, '#5c4430');
    rect(c, W / 2 - tw - 2 * u, ty, 2 * tw + 5 * u, 2 * u, '#f0d8a0');
    rect(c, W / 2 - tw - 2 * u, ty + 2 * u, 2 * tw + 5 * u, u, '#5c4430');
  },
  /** Beams of light over a stage, and the heads and hands of those who stand before it. */
  'stage beams'(c) {
    const { width: W, height: H, color } = c.canvas;
    for (const [k, hex] of ['#f040a0', '#40a8f8', '#f8d040', '#a058f8', '#40e8b0'].entries()) {
      const [x0, x1] = [W * (0.1 + 0.2 * k), W * (0.24 + 0.13 * k)];
      const to = ink(hex);
      for (let y = 0; y < c.horizon * 1.1; y++) {
        const t = y / (c.horizon * 1.1);
        const [mid, half] = [x0 + (x1 - x0) * t, W * (0.012 + 0.06 * t)];
        for (let x = Math.round(mid - half); x < mid + half; x++) {
          if (x < 0 || x >= W) continue;
          const v = color[y * W + x]!;
          const mix = (s: number): number => Math.round(((v >> s) & 255) * 0.62 + ((to >> s) & 255) * 0.38);
          color[y * W + x] = (mix(16) << 16) | (mix(8) << 8) | mix(0);
          c.glow[y * W + x] = 1;
        }
      }
      shineRect(c, x0 - W * 0.016, 0, W * 0.032, H * 0.03, '#fff8e0');
    }
  },
  'crowd before'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    for (let r = 0; r < 3; r++) {
      const size = H * (0.05 + 0.018 * r);
      const y = H * (0.82 + 0.07 * r);
      const tone = ['#34304c', '#242238', '#161524'][r]!;
      for (let x = (r % 2) * size * 0.8 - size; x < W + size; x += size * 1.7) {
        const j = (hash(Math.round(x), r) - 0.5) * size;
        fillEllipse(c.canvas, x, y + j, size * 0.5, size * 0.56, ink(tone));
        rect(c, x - size * 0.85, y + j + size * 0.45, size * 1.7, H, tone);
        const arm = hash(Math.round(x) + 5, r);
        if (arm > 0.5)
          rect(c, x + size * (arm > 0.75 ? 0.6 : -0.8), y + j - size * 1.1, Math.max(u, size * 0.22), size * 1.8, tone);
      }
    }
  },
  /** Land that hangs in the sky in pieces, rope bridges from one to the next. */
  'island bridges'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const chained = /chains/.test(c.argument);
    // between islands on chains there is more air
    const k = chained ? 0.72 : 1;
    const isles = [
      { x: 0.2 * (chained ? 0.85 : 1), y: 0.5, r: 0.2 * k },
      { x: 0.56, y: chained ? 0.27 : 0.36, r: 0.13 * k },
      { x: chained ? 0.87 : 0.84, y: 0.56, r: 0.19 * k },
      { x: chained ? 0.52 : 0.46, y: chained ? 0.72 : 0.76, r: 0.22 * k },
    ];
    const n = noise1(c.random, 9 * u);
    const bridge = (a: { x: number; y: number }, b: { x: number; y: number }): void => {
      const [x0, y0, x1, y1] = [a.x * W, a.y * H, b.x * W, b.y * H];
      const steps = Math.round(Math.abs(x1 - x0));
      if (chained) {
        // links by turns from their side and from their edge
        const link = Math.max(5, Math.round(W * 0.022));
        const h = link * 0.36;
        for (let k = 0; k * link <= Math.hypot(x1 - x0, y1 - y0); k++) {
          const t = (k * link) / Math.hypot(x1 - x0, y1 - y0);
          const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * H * 0.07];
          const wide = k % 2 === 0;
          if (wide) {
            rect(c, x - link * 0.6, y - h, link * 1.2, h * 2, '#3c4050');
            rect(c, x - link * 0.6, y - h, link * 1.2, Math.max(1, h * 0.5), '#aab4c4');
            rect(c, x - link * 0.3, y - h * 0.4, link * 0.6, Math.max(1, h * 0.8), '#d8c8dc');
          } else rect(c, x - link * 0.6, y - h * 0.35, link * 1.2, Math.max(1, h * 0.8), '#687084');
        }
        return;
      }
      for (let k = 0; k <= steps; k++) {
        const t = k / steps;
        const sag = Math.sin(t * Math.PI) * H * 0.045;
        const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag];
        rect(c, x, y, 1, 2 * u, Math.floor(k / (2 * u)) % 2 ? '#a8743f' : '#7c5230');
        rect(c, x, y + 2 * u, 1, 1, '#4c3020');
        rect(c, x, y - 5 * u + sag * 0.2, 1, Math.max(1, u * 0.7), '#d8b888');
        if (k % (5 * u) === 0) rect(c, x, y - 5 * u, Math.max(1, u * 0.7), 5 * u, '#c8a070');
      }
    };
    const [a, b, d, e] = isles as [(typeof isles)[0], (typeof isles)[0], (typeof isles)[0], (typeof isles)[0]];
    bridge({ x: a.x + a.r * 0.8, y: a.y }, { x: b.x - b.r * 0.8, y: b.y });
    bridge({ x: b.x + b.r * 0.8, y: b.y }, { x: d.x - d.r * 0.8, y: d.y });
    bridge({ x: a.x + a.r * 0.3, y: a.y + 0.02 }, { x: e.x - e.r * 0.6, y: e.y });
    if (chained) bridge({ x: e.x + e.r * 0.6, y: e.y }, { x: d.x - d.r * 0.5, y: d.y + 0.02 });
    for (const s of [b, a, d, e]) {
      const [cx, cy, r] = [s.x * W, s.y * H, s.r * W];
      for (let x = Math.floor(cx - r); x < cx + r; x++) {
        const q = (x + 0.5 - cx) / r;
        const deep = Math.sqrt(1 - q * q) * r * (0.62 + 0.5 * n(x + s.x * 900)) * (1 - Math.abs(q) * 0.2);
        const top = cy - Math.sqrt(1 - q * q) * r * 0.16;
        for (let y = Math.floor(top); y < cy + deep; y++) {
          const v = (y - cy) / Math.max(1, deep);
          const grass = y < cy + r * 0.07 + n(x * 2 + 77) * 2 * u;
          const rock = ['#b89878', '#9c7c64', '#7c6054', '#5c4648', '#443440'][
            Math.max(
              0,
              Math.min(
                4,
                Math.round(v * 3.2 + q * 0.9 + (hash(Math.floor(x / (3 * u)), Math.floor(y / (4 * u))) - 0.5) * 1.1),
              ),
            )
          ]!;
          put(c.canvas, x, y, ink(grass ? (y < top + 2 * u ? '#a8dc74' : q < 0.2 ? '#78bc58' : '#5ca04c') : rock));
        }
      }
      // trees on it
      for (const [dx, k] of [
        [-0.45, 0.9],
        [0.1, 1.15],
        [0.52, 0.8],
      ] as const) {
        const [tx, ty, R] = [cx + dx * r, cy - r * 0.1, r * 0.2 * k];
        rect(c, tx - u, ty - R * 0.9, 2 * u, R, '#7c5438');
        fillEllipse(c.canvas, tx, ty - R * 1.5, R, R * 0.92, ink('#3c7c48'));
        fillEllipse(c.canvas, tx - R * 0.14, ty - R * 1.64, R * 0.8, R * 0.7, ink('#54a050'));
        fillEllipse(c.canvas, tx - R * 0.3, ty - R * 1.85, R * 0.4, R * 0.34, ink('#8ccc68'));
      }
      if (s === e || /falls/.test(c.argument)) {
        for (let y = Math.round(cy); y < H; y++) {
          const x = cx + r * 0.5;
          rect(c, x, y, 3 * u, 1, y % (4 * u) < u ? '#f0fcff' : '#a8dcf0');
        }
      }
    }
  },
};
