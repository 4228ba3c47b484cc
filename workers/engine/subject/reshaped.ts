import { oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { createImage } from '../../../src/pixels/image.ts';
import type { Rendering } from '../solids/render.ts';
import type { Seen } from './places.ts';

type Point = readonly [x: number, y: number];

const polygon = (n: number, turn: number, inner = 1): readonly Point[] =>
  Array.from({ length: n }, (_, i): Point => {
    const [way, r] = [(i / n) * 2 * Math.PI + turn, i % 2 ? inner : 1];
    return [Math.sin(way) * r, -Math.cos(way) * r];
  });
const curve = (f: (t: number) => Point): readonly Point[] =>
  Array.from({ length: 40 }, (_, i) => f((i / 40) * 2 * Math.PI));

/** Outlines about the middle, y down. */
const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  hexagon: polygon(6, 0),
  octagon: polygon(8, Math.PI / 8),
  pentagon: polygon(5, 0),
  triangle: [[0, -0.92], [0.98, 0.8], [-0.98, 0.8]],
  square: [[-0.86, -0.86], [0.86, -0.86], [0.86, 0.86], [-0.86, 0.86]],
  round: curve((t) => [Math.sin(t), -Math.cos(t)]),
  oval: curve((t) => [0.74 * Math.sin(t), -Math.cos(t)]),
  drop: curve((t) => [0.72 * Math.sin(t) * (1 - Math.cos(t)) ** 0.55 * 0.85, -Math.cos(t)]),
  rhombus: [[0, -1], [0.74, 0], [0, 1], [-0.74, 0]],
  star: polygon(10, 0, 0.5),
  heart: curve((t) => [Math.sin(t) ** 3, -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16.5 - 0.1]),
  moon: [...Array.from({ length: 24 }, (_, i): Point => [0.25 - Math.sin((i / 23) * Math.PI) * 1.1, -Math.cos((i / 23) * Math.PI)]), ...Array.from({ length: 24 }, (_, i): Point => [0.25 - Math.sin((1 - i / 23) * Math.PI) * 0.42, Math.cos((i / 23) * Math.PI)])],
  cross: [[-0.34, -0.95], [0.34, -0.95], [0.34, -0.34], [0.95, -0.34], [0.95, 0.34], [0.34, 0.34], [0.34, 0.95], [-0.34, 0.95], [-0.34, 0.34], [-0.95, 0.34], [-0.95, -0.34], [-0.34, -0.34]],
}; // biome-ignore format: outlines

function within(p: readonly Point[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
    const [[ax, ay], [bx, by]] = [p[i]!, p[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** The edge that is nearest to a point: how far, and how much it faces the light at the upper left. */
function edgeAt(p: readonly Point[], x: number, y: number): readonly [far: number, lit: number] {
  let [best, lit] = [Number.POSITIVE_INFINITY, 0];
  p.forEach(([ax, ay], i) => {
    const [bx, by] = p[(i + 1) % p.length]!;
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / Math.max(1e-6, ex * ex + ey * ey)));
    const d = Math.hypot(ax + ex * t - x, ay + ey * t - y);
    if (d >= best) return;
    best = d;
    const long = Math.max(1e-6, Math.hypot(ex, ey));
    lit = (-0.6 * ey + 0.8 * ex) / long;
  });
  // few tones, each of them a face
  return [best, Math.round(lit * 3) / 3];
}

/** The same stuff in another shape: gems are cut with facets, what is baked or sewn keeps what is on it. */
export function reshaped(drawn: Rendering, seen: Seen, shape: string, gem: boolean): Rendering {
  const outline = OUTLINES[shape];
  if (!outline) return drawn;
  const { image, parts } = drawn;
  const { width, height, data } = image;
  const out = createImage(width, height);
  const own = new Int16Array(width * height).fill(-1);
  const { box, inked, regions } = seen;
  const radius = Math.min(Math.max(box.width, box.height), Math.min(width, height) - 2) / 2;
  const [cx, cy] = [width / 2, height / 2];
  const main = regions.reduce((a, b) => (b.share > a.share ? b : a));
  const labs = (gem ? inked : main.pixels)
    .map((i) => rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]))
    .sort((a, b) => a[0] - b[0]);
  const base = labs[Math.floor(labs.length * (gem ? 0.45 : 0.55))]!;
  const any = main.pixels[0] ?? inked[0]!;
  const sourceAt = (x: number, y: number): readonly [number, number, number] => {
    const px = Math.round(box.x + box.width / 2 + x * box.width * 0.36);
    const py = Math.round(box.y + box.height / 2 + y * box.height * 0.36);
    const i = py * width + px;
    return gem || !(parts[i]! >= 0) ? base : rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  };
  const table = outline.map(([x, y]): Point => [x * 0.52, y * 0.52]);
  const line = 1 / radius;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5 - cx) / radius, (y + 0.5 - cy) / radius];
      if (!within(outline, u, v)) continue;
      const [far, lit] = edgeAt(outline, u, v);
      const [L, a, b] = sourceAt(u, v);
      const i = y * width + x;
      let light = L;
      if (far < line * 1.05) light = Math.max(0.14, base[0] * 0.4);
      else if (gem && !within(table, u, v)) light = L + 0.17 * lit;
      else if (gem) light = L + 0.1 - (u + v > 0.3 ? 0.06 : 0);
      else if (far < line * 2.6 || far < 0.2) light = L + 0.09 * lit;
      const edge = far < line * 1.05;
      const sheen = !edge && Math.hypot(u + 0.26, v + 0.3) < Math.max(0.1, line * 0.9) && gem;
      out.data.set(
        [
          ...oklabToRgb(
            sheen
              ? [0.96, a * 0.2, b * 0.2]
              : [Math.min(0.95, Math.max(0.12, light)), a * (edge ? 0.7 : 1), b * (edge ? 0.7 : 1)],
          ),
          255,
        ],
        i * 4,
      );
      if (!edge) own[i] = parts[any]!;
    }
  return { ...drawn, image: out, parts: own };
}
