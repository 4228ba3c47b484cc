/** Draws the strokes of a letter with a pen: what makes a title, a runic or a dripping face out of one alphabet. */
import { type Glyph, inkBox } from './face.ts';

type Point = readonly [x: number, y: number];

/** How the pen moves and what it leaves; lengths in pixels. */
export interface Pen {
  /** Pixels of one unit of the strokes' grid, across and down. */
  readonly unit: readonly [x: number, y: number];
  /** Thickness of a stroke. */
  readonly width: number;
  /** A broad nib is thick across one diagonal only. */
  readonly nib?: 'round' | 'square' | 'broad';
  /** What ends a stroke: a slab (Egyptian serif), a knob (bone), a point, a diamond. */
  readonly ends?: 'slab' | 'knob' | 'point' | 'diamond';
  /** Columns that the top leans to the right, for each row above the base line. */
  readonly slant?: number;
  /** Chance that a column of ink runs down, and how far at most. */
  readonly drip?: readonly [chance: number, most: number];
  /** Chance that a column of ink licks up, and how far at most. */
  readonly flame?: readonly [chance: number, most: number];
  /** Share of border pixels that are broken away. */
  readonly worn?: number;
  /** How far a point of a stroke is off, at most. */
  readonly shake?: number;
  /** Level strokes rise by so many units from left to right: runes are cut across the grain. */
  readonly tilt?: number;
  /** Bends of a stroke are drawn as corners: every stroke in the middle gets a kink of so many pixels. */
  readonly zigzag?: number;
  /** A gap of one pixel cuts every letter at this share of its height: stencils, readouts. */
  readonly cut?: number;
  /** Leaves along the strokes, one every so many pixels. */
  readonly leaves?: number;
}

/** Small stable noise in [0, 1) of two whole numbers. */
function noise(a: number, b: number): number {
  let h = Math.imul(a | 0, 374761393) ^ Math.imul(b | 0, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const parse = (text: string): Point[][] =>
  text.split('|').map((stroke) =>
    stroke.split(' ').map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return [x!, y!] as const;
    }),
  );

/**
 * A letter's ink. `baseline` is the row under which the pen's tails hang; `height` the rows of the face. The same
 * letter and pen give the same cells.
 */
export function penGlyph(strokes: string, letter: string, pen: Pen, baseline: number, height: number): Glyph {
  const [ux, uy] = pen.unit;
  const code = letter.codePointAt(0)!;
  const half = pen.width / 2;
  const room = Math.ceil(half) + 6 + Math.ceil((pen.slant ?? 0) * baseline);
  const lists = parse(strokes);
  const widest = Math.max(...lists.flat().map(([x]) => x));
  const width = Math.ceil(widest * ux) + room * 2;
  const cells = new Uint8Array(width * height);
  // the lower edge of a stroke that lies on the base line ends just above it
  const place = ([x, y]: Point, i: number): Point => {
    const off = (k: number) => (pen.shake ? (noise(code * 7 + i, k) - 0.5) * 2 * pen.shake : 0);
    return [room + x * ux + half + off(1), baseline - half - (6 - y) * uy + off(2)];
  };
  const ink = (x: number, y: number): void => {
    const column = Math.floor(x + (pen.slant ?? 0) * (baseline - y));
    const row = Math.floor(y);
    if (column >= 0 && column < width && row >= 0 && row < height) cells[row * width + column] = 1;
  };
  const dab = (cx: number, cy: number, size = half): void => {
    const reach = Math.ceil(size) + 1;
    for (let y = Math.floor(cy) - reach; y <= cy + reach; y++) {
      for (let x = Math.floor(cx) - reach; x <= cx + reach; x++) {
        const [u, v] = [x + 0.5 - cx, y + 0.5 - cy];
        const inside =
          pen.nib === 'square'
            ? Math.max(Math.abs(u), Math.abs(v)) <= size
            : pen.nib === 'broad'
              ? Math.abs(u + v) <= size * 1.5 && Math.abs(u - v) <= Math.max(1.1, size * 0.62)
              : u * u + v * v <= size * size + 0.3;
        if (inside) ink(x + 0.5, y + 0.5);
      }
    }
  };
  let count = 0;
  for (const list of lists) {
    const points = bend(list, pen).map((p) => place(p, count++));
    for (let i = 0; i < Math.max(1, points.length - 1); i++) {
      const [a, b] = [points[i]!, points[i + 1] ?? points[i]!];
      const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * 2));
      for (let s = 0; s <= steps; s++) {
        const t = s / steps;
        const kink = pen.zigzag ? Math.sin(t * Math.PI * 2) * pen.zigzag : 0;
        const [dx, dy] = [(b[1] - a[1]) / (steps / 2 || 1), (a[0] - b[0]) / (steps / 2 || 1)];
        const [x, y] = [a[0] + (b[0] - a[0]) * t + kink * dx, a[1] + (b[1] - a[1]) * t + kink * dy];
        dab(x, y);
        if (pen.leaves && s % Math.round(pen.leaves * 2) === Math.round(pen.leaves) && steps > 4) {
          const side = noise(code + i, s) < 0.5 ? -1 : 1;
          dab(x + dx * side * (half + 1), y + dy * side * (half + 1) - 1, 1);
          ink(x + dx * side * (half + 2), y + dy * side * (half + 2) - 1.5);
        }
      }
    }
    const closed = list.length > 2 && list[0]!.join() === list.at(-1)!.join();
    if (pen.ends && !closed && points.length > 1) {
      for (const [x, y] of [points[0]!, points.at(-1)!]) ending(x, y);
    }
  }
  function ending(x: number, y: number): void {
    if (pen.ends === 'slab')
      for (let k = -half - 1.5; k <= half + 1.5; k += 0.5)
        for (let j = 0; j < 2; j++) ink(x + k, (y < baseline - half * 2 ? y - half : y + half - 2) + j + 0.2);
    if (pen.ends === 'knob') for (const side of [-1, 1]) dab(x + side * half * 0.8, y, half * 0.95);
    if (pen.ends === 'diamond')
      for (let v = -half - 1; v <= half + 1; v += 0.5)
        for (let u = -half - 1; u <= half + 1; u += 0.5) if (Math.abs(u) + Math.abs(v) <= half + 1) ink(x + u, y + v);
    if (pen.ends === 'point') for (let k = 0; k < 3; k++) ink(x, y + (y > baseline - half * 3 ? half + k : -half - k));
  }
  runs(cells, width, height, pen, code);
  if (pen.cut !== undefined)
    cells.fill(0, Math.round(baseline * pen.cut) * width, (Math.round(baseline * pen.cut) + 1) * width);
  return trimmed({ width, cells }, height);
}

/** Level strokes of a tilted pen rise to the right. */
function bend(points: readonly Point[], { tilt }: Pen): readonly Point[] {
  if (!tilt) return points;
  return points.map(([x, y], i) => {
    const near = [points[i - 1], points[i + 1]].some((p) => p && Math.abs(p[1] - y) < 0.3 && p[0] !== x);
    return near ? [x, y + (y < 3 ? tilt * x * 0.32 : -tilt * (4 - x) * -0.1 - tilt * x * 0.2)] : [x, y];
  });
}

/** Drips, flames and wear: what happens to the ink after the pen has left. */
function runs(cells: Uint8Array, width: number, height: number, pen: Pen, code: number): void {
  const before = cells.slice();
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : before[y * width + x]!;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue;
      const edge = !at(x, y + 1) || !at(x, y - 1) || !at(x - 1, y) || !at(x + 1, y);
      if (pen.worn && edge && noise(code * 31 + x, y) < pen.worn) cells[y * width + x] = 0;
      const run = (chance: number, most: number, way: 1 | -1): void => {
        if (at(x, y + way) || noise(code * 13 + x, way + 5) >= chance || cells[y * width + x - 1 + way * width * 2])
          return;
        const long = 1 + Math.floor(noise(code + x, y + 3) * most);
        for (let k = 1; k <= long && y + way * k >= 0 && y + way * k < height; k++)
          cells[(y + way * k) * width + x] = 1;
        // a drop hangs at the end of a long run
        const end = y + way * long;
        if (way === 1 && long > 3 && end < height && x + 1 < width)
          cells[end * width + x + 1] = cells[(end - 1) * width + x + 1] = 1;
      };
      if (pen.drip) run(pen.drip[0], pen.drip[1], 1);
      if (pen.flame) run(pen.flame[0], pen.flame[1], -1);
    }
  }
}

/** Without the empty columns at its sides. */
function trimmed(glyph: Glyph, height: number): Glyph {
  const box = inkBox(glyph);
  if (!box) return { width: 1, cells: new Uint8Array(height) };
  const width = box.right - box.left + 1;
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    cells.set(glyph.cells.subarray(y * glyph.width + box.left, y * glyph.width + box.right + 1), y * width);
  }
  return { width, cells };
}
