/** What a subject stands on, as seen towards a horizon, from above, or in isometric projection. */

import { bayer4 } from '../../../src/pixels/dither.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Random } from '../random.ts';
import { band, type Canvas, fillEllipse, fillRect, ink, noise1, put } from './canvas.ts';
import type { Scene, Texture } from './scenes.ts';

interface Ground {
  readonly top: Px;
  readonly base: number;
  readonly light: number;
  readonly dark: number;
  readonly accent: number | undefined;
  readonly random: Random;
  /** Seen from above: marks keep their size; else they shrink towards `top`. */
  readonly flat: boolean;
}

type Painter = (canvas: Canvas, ground: Ground) => void;

/** 0 at the ground's far edge, 1 at the picture's lower edge. */
const depth = (canvas: Canvas, g: Ground, y: Px): number => (y - g.top) / Math.max(1, canvas.height - g.top);

/** How large a mark of `size` pixels looks in row y. */
function sized(canvas: Canvas, g: Ground, y: Px, size: number): Px {
  return Math.max(1, Math.round(size * canvas.unit * (g.flat ? 1 : 0.5 + 0.5 * depth(canvas, g, y))));
}

/** A colour between two packed ones. */
const blend = (a: number, b: number, t: number): number => {
  const at = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t) << shift;
  return at(16) | at(8) | at(0);
};

/** Scatters marks evenly: one chance in each cell of a jittered grid. */
function scatter(canvas: Canvas, g: Ground, spacing: number, mark: (x: Px, y: Px) => void): void {
  const step = Math.max(5, Math.round(spacing * canvas.unit));
  for (let y = g.top + 1; y < canvas.height; y += step) {
    for (let x = 0; x < canvas.width; x += step) {
      const mx = x + g.random.int(step);
      const my = y + g.random.int(step);
      if (g.random.float() < 0.62) mark(mx, my);
    }
  }
}

/** Uneven patches of light and dark: noise in two directions, dithered at the borders. */
function patches(canvas: Canvas, g: Ground, contrast = 1): void {
  const wide = Math.max(6, canvas.width * 0.22);
  const across = noise1(g.random, wide);
  const along = noise1(g.random, Math.max(5, canvas.height * (g.flat ? 0.2 : 0.12)));
  const slant = noise1(g.random, wide * 1.3);
  for (let y = Math.max(0, g.top); y < canvas.height; y++) {
    // Towards a horizon the ground pales; from above it is lit in the middle.
    const fade = g.flat ? 0 : (0.5 - depth(canvas, g, y)) * 0.9;
    for (let x = 0; x < canvas.width; x++) {
      const v = 0.5 + contrast * 0.3 * (across(x) + along(y) + slant(x + y * 2)) + fade * 0.5;
      canvas.color[y * canvas.width + x] = band([g.dark, g.base, g.base, g.light], v, x, y, 0.3);
    }
  }
}

/** A tuft: blades that spread from one foot. */
function tuft(canvas: Canvas, x: Px, y: Px, s: Px, color: number, tip: number): void {
  const high = s * 2;
  for (const [lean, share] of [
    [-1, 0.75],
    [0, 1],
    [1, 0.7],
  ] as const) {
    const tall = Math.max(1, Math.round(high * share));
    for (let i = 0; i < tall; i++)
      fillRect(
        canvas,
        x + Math.round(lean * (s * 0.6 + (i / tall) * s)),
        y - i,
        Math.max(1, Math.round(s * 0.6)),
        1,
        i >= tall - 1 ? tip : color,
      );
  }
}

const grass: Painter = (canvas, g) => {
  patches(canvas, g, 0.8);
  const deep = blend(g.dark, 0x10301c, 0.22);
  scatter(canvas, g, 7, (x, y) => {
    const s = sized(canvas, g, y, 1.3);
    const dark = g.random.float() < 0.62;
    tuft(canvas, x, y, s, dark ? g.dark : g.light, dark ? g.base : g.light);
  });
  if (!g.flat && canvas.width >= 48)
    for (let n = Math.round(canvas.width / (4.5 * canvas.unit)); n > 0; n--) {
      const near = 0.72 + 0.28 * g.random.float();
      const y = Math.round(g.top + (canvas.height - g.top) * near);
      tuft(canvas, g.random.int(canvas.width), y, Math.max(1, Math.round(canvas.unit * 1.5 * near)), deep, g.dark);
    }
  const accent = g.accent;
  if (accent === undefined || canvas.width < 48) return;
  scatter(canvas, g, 20, (x, y) => {
    if (g.random.float() > 0.6) return;
    const s = sized(canvas, g, y, 1);
    const petal = g.random.float() < 0.4 ? 0xf4ece0 : accent;
    for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) fillRect(canvas, x + dx * s, y + dy * s, s, s, petal); // biome-ignore format: a flower
    fillRect(canvas, x, y, s, s, petal === accent ? g.light : 0xe8b840);
  });
};

const sand: Painter = (canvas, g) => {
  patches(canvas, g, 0.9);
  scatter(canvas, g, 11, (x, y) => {
    const length = sized(canvas, g, y, 5);
    for (let i = 0; i < length; i++) put(canvas, x + i, y - (i > length / 3 && i < (2 * length) / 3 ? 1 : 0), g.dark);
  });
};

const snow: Painter = (canvas, g) => {
  patches(canvas, g, 0.9);
  scatter(canvas, g, 14, (x, y) => {
    const length = sized(canvas, g, y, 4);
    fillRect(canvas, x, y, length, 1, g.dark);
    fillRect(canvas, x + 1, y - 1, Math.max(1, length - 2), 1, g.light);
  });
};

const stone: Painter = (canvas, g) => {
  patches(canvas, g, 1);
  scatter(canvas, g, 12, (x, y) => {
    const s = sized(canvas, g, y, 2.4);
    fillEllipse(canvas, x, y, s, Math.max(1, s * 0.6), g.dark);
    fillRect(canvas, x - Math.floor(s / 2), y - Math.max(1, Math.round(s * 0.4)), s, 1, g.light);
  });
};

/** For every picture row, the number of the paving row that it shows; in perspective these grow with depth. */
function perspectiveRows(canvas: Canvas, g: Ground, count: number): Int32Array {
  const rows = new Int32Array(canvas.height);
  for (let y = Math.max(0, g.top); y < canvas.height; y++) {
    const d = (y - g.top + 0.5) / Math.max(1, canvas.height - g.top);
    rows[y] = g.flat ? Math.floor(d * count) : Math.floor(count * (1 - 1 / (1 + 2.2 * d)) * (3.2 / 2.2));
  }
  return rows;
}

function paved(canvas: Canvas, g: Ground, columns: number, rowsCount: number, joinedColumns: boolean): void {
  const rows = perspectiveRows(canvas, g, rowsCount);
  const middle = canvas.width / 2;
  const shadow = blend(g.dark, 0x181424, 0.55);
  for (let y = Math.max(0, g.top); y < canvas.height; y++) {
    const d = depth(canvas, g, y);
    const spread = g.flat ? 1 : 0.55 + 0.75 * d;
    const firstOfRow = y > 0 && rows[y] !== rows[y - 1];
    let last = Number.NaN;
    for (let x = 0; x < canvas.width; x++) {
      const shift = joinedColumns ? 0 : (rows[y]! % 2) * 0.5;
      const column = Math.floor(((x + 0.5 - middle) / (canvas.width * spread)) * columns + shift + 100);
      const checker = (column * 7 + rows[y]! * 5 + ((column * rows[y]!) % 3)) % 5;
      let color = checker === 0 ? g.light : g.base;
      if (firstOfRow || column !== last) color = g.dark;
      last = column;
      canvas.color[y * canvas.width + x] = color;
    }
    // The first column is no joint.
    canvas.color[y * canvas.width] = firstOfRow ? g.dark : g.base;
    if (g.flat) continue;
    for (let x = 0; x < canvas.width; x++) {
      const edge = Math.abs((x + 0.5) / canvas.width - 0.5) * 2;
      const dim = Math.max(0, 0.22 - d) * 3.4 + Math.max(0, edge - 0.7) * 1.1 * (1 - d * 0.5);
      if (dim <= 0.25) continue;
      const step = Math.min(2, Math.floor(dim * 2.4 + bayer4(x, y) * 0.6));
      const i = y * canvas.width + x;
      if (step > 0) canvas.color[i] = blend(canvas.color[i]!, shadow, step * 0.16);
    }
  }
}

const across = (canvas: Canvas): number => Math.max(3, Math.round(canvas.width / (13 * canvas.unit)));

const tiles: Painter = (canvas, g) => {
  const rows = g.flat ? Math.max(3, Math.round((canvas.height - g.top) / (13 * canvas.unit))) : 5;
  paved(canvas, g, across(canvas), rows, true);
};

const planks: Painter = (canvas, g) => {
  const rows = g.flat ? Math.max(4, Math.round((canvas.height - g.top) / (7 * canvas.unit))) : 6;
  paved(canvas, g, Math.max(2, Math.round(across(canvas) / 2.5)), rows, false);
};

const waves: Painter = (canvas, g) => {
  for (let y = Math.max(0, g.top); y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const t = g.flat ? 0.5 : depth(canvas, g, y);
      canvas.color[y * canvas.width + x] = band([g.light, g.base, g.base, g.dark], t, x, y, 0.35);
    }
  }
  scatter(canvas, g, 9, (x, y) => {
    const length = sized(canvas, g, y, 4);
    fillRect(canvas, x, y, length, 1, g.light);
    fillRect(canvas, x + Math.floor(length / 2), y + 1, length, 1, g.dark);
  });
};

const cracks: Painter = (canvas, g) => {
  patches(canvas, g, 1);
  const glow = g.accent ?? g.light;
  scatter(canvas, g, 22, (startX, startY) => {
    let x = startX;
    let y = startY;
    const heading = g.random.float() < 0.5 ? 1 : -1;
    for (let n = sized(canvas, g, y, 12); n > 0; n--) {
      fillRect(canvas, x, y, canvas.unit, canvas.unit, glow);
      if (g.random.float() < 0.75) x += heading * canvas.unit;
      else y += canvas.unit;
    }
  });
};

const craters: Painter = (canvas, g) => {
  patches(canvas, g, 0.7);
  scatter(canvas, g, 18, (x, y) => {
    const s = sized(canvas, g, y, 3 + g.random.int(3));
    const squash = g.flat ? 0.9 : 0.4;
    fillEllipse(canvas, x, y, s, Math.max(1, s * squash), g.light);
    fillEllipse(canvas, x, y - 0.5, Math.max(1, s - 1), Math.max(1, s * squash - 1), g.dark);
  });
};

const cloud: Painter = (canvas, g) => {
  const r = Math.max(3, canvas.width * 0.12);
  for (let x = -r; x < canvas.width + r; x += r * 0.9) {
    const size = r * (0.8 + 0.5 * g.random.float());
    fillEllipse(canvas, x, g.top + size * 0.5, size, size * 0.7, g.light);
  }
  fillRect(canvas, 0, Math.round(g.top + r * 0.5), canvas.width, canvas.height, g.light);
  for (let y = Math.round(g.top + r * 0.6); y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      put(canvas, x, y, band([g.light, g.base, g.dark], depth(canvas, g, y) * 0.9, x, y, 0.4));
    }
  }
};

const plain: Painter = (canvas, g) => {
  for (let y = Math.max(0, g.top); y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      put(canvas, x, y, band([g.light, g.base, g.dark], depth(canvas, g, y), x, y));
    }
  }
};

const PAINTERS: Record<Texture, Painter> = {
  grass,
  sand,
  snow,
  stone,
  tiles,
  planks,
  waves,
  cracks,
  craters,
  cloud,
  plain,
};

/** Paints the ground from row `top` down; `flat` for a ground seen from above. */
export function paintGround(canvas: Canvas, scene: Scene, top: Px, flat: boolean, random: Random): void {
  const [base, light, dark] = scene.ground;
  const ground = {
    top,
    base: ink(base),
    light: ink(light),
    dark: ink(dark),
    accent: scene.accent ? ink(scene.accent) : undefined,
    random,
    flat,
  };
  PAINTERS[scene.texture](canvas, ground);
}

/** A ground of 2:1 diamonds, as isometric games are tiled, over the whole picture. */
export function paintDiamonds(canvas: Canvas, scene: Scene, random: Random): void {
  const [base, light, dark] = scene.ground.map(ink) as [number, number, number];
  // A tile is as wide as two fifths of the picture, at least 16 px: smaller ones read as a net.
  const half = Math.max(16, Math.round(Math.min(canvas.width, canvas.height) * 0.4)) & ~3;
  const plainTiles = scene.texture === 'waves' || scene.texture === 'plain' || scene.texture === 'snow';
  const tone = new Map<number, number>();
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      // Along the two diagonals of the tile lattice, in half tiles.
      const dx = x - (canvas.width >> 1);
      const dy = y * 2 - Math.round(canvas.height * 1.6);
      const u = Math.floor((dx + dy) / half);
      const v = Math.floor((dy - dx) / half);
      const onLine = Math.floor((dx + dy - 2) / half) !== u || Math.floor((dy - dx - 2) / half) !== v;
      const key = (u + 512) * 1024 + v + 512;
      if (!tone.has(key)) tone.set(key, random.float() < 0.3 ? light : base);
      canvas.color[y * canvas.width + x] = onLine ? (plainTiles ? light : dark) : plainTiles ? base : tone.get(key)!;
    }
  }
}
