/** What became of one part of a thing by use, or was put round it: an edge with chips gone, a grip wound with strips. */
import { hexToOklab, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { markPiece } from '../../catalogue/marks.ts';
import { createRandom } from '../../random.ts';
import type { Rendering } from '../../solids/render.ts';
import { withMarks } from '../../subject/marks.ts';
import { look, pixelsAt } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

/** The longer axis of some pixels: their middle, its direction, and how far they reach along and across it. */
export interface Axis {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly long: number;
  readonly wide: number;
}
export function axisOf(pixels: readonly number[], width: Px): Axis {
  const n = pixels.length;
  const x = pixels.reduce((sum, i) => sum + (i % width), 0) / n;
  const y = pixels.reduce((sum, i) => sum + Math.floor(i / width), 0) / n;
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of pixels) {
    const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  let [a0, a1, b0, b1] = [0, 0, 0, 0];
  for (const i of pixels) {
    const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y];
    const [a, b] = [dx * ux + dy * uy, dy * ux - dx * uy];
    [a0, a1, b0, b1] = [Math.min(a0, a), Math.max(a1, a), Math.min(b0, b), Math.max(b1, b)];
  }
  return { x, y, ux, uy, long: a1 - a0 + 1, wide: b1 - b0 + 1 };
}

/** A part's pixels with the lines in and round it. */
function grownBy(s: Sprite, pixels: readonly number[]): ReadonlySet<number> {
  const { width } = s.image;
  const on = new Set(pixels);
  for (const i of pixels)
    for (const j of [i - 1, i + 1, i - width, i + width]) if (s.parts[j] === -1 && s.image.data[j * 4 + 3]) on.add(j);
  return on;
}

/** Chips are gone from the edge of a part: notches with slanted sides, deep enough to be seen, none so deep that it is cut through. */
export function chippedPart(s: Sprite, part: string, seed: number): Sprite {
  const seen = look(s);
  const named = seen ? heldAt(seen, part) : [];
  if (!seen || named.length < 6) return s;
  const { width, height, data } = s.image;
  const { x, y, ux, uy, long, wide } = axisOf(named, width);
  const on = grownBy(s, named);
  const random = createRandom(seed).fork('chips');
  const deep = Math.max(2, wide * (wide < 9 ? 0.36 : 0.46));
  const many = long < 9 ? 2 : long < 24 || wide < 9 ? 3 : 4;
  const side = random.int(2) ? 1 : -1;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const gone: number[] = [];
  for (let k = 0; k < many; k++) {
    const along = ((k + 0.5 + (random.float() - 0.5) * 0.5) / many - 0.5) * long * 0.86;
    // most of them in the same edge, which struck something
    const way = k % 3 === 2 && wide >= 9 ? -side : side;
    const size = deep * (k % 2 ? 0.7 : 1);
    let edge = 0;
    for (let far = 0; far <= wide; far += 0.5) {
      const [px, py] = [Math.round(x + ux * along - uy * far * way), Math.round(y + uy * along + ux * far * way)];
      if (on.has(py * width + px)) edge = far;
    }
    for (const i of on) {
      const [dx, dy] = [(i % width) - x, Math.floor(i / width) - y];
      const [a, b] = [dx * ux + dy * uy - along, (dy * ux - dx * uy) * way];
      if (b > edge - size + Math.abs(a) * 1.15 && Math.abs(a) < size) gone.push(i);
    }
  }
  for (const i of gone) {
    image.data.fill(0, i * 4, i * 4 + 4);
    parts[i] = -1;
  }
  // a dark line closes what is left
  for (const i of new Set(gone))
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (j < 0 || j >= width * height || !data[j * 4 + 3] || !image.data[j * 4 + 3]) continue;
      const lab = rgbToOklab([data[j * 4]!, data[j * 4 + 1]!, data[j * 4 + 2]!]);
      dot(image, j % width, Math.floor(j / width), oklabToHex([Math.max(0.16, Math.min(lab[0] - 0.2, 0.34)), lab[1] * 0.6, lab[2] * 0.6])); // biome-ignore format: one line
    }
  return { ...s, image, parts };
}

/** Pixels of a part, by its own name or by another of what hands hold. */
const HELD = ['grip', 'handle', 'hilt', 'haft', 'shaft', 'stick', 'pole'];
/** The head of an axe is what is on its handle, not the uppermost of it. */
const HEADS = ['head', 'blade', 'edge'];
export const heldAt = (seen: NonNullable<ReturnType<typeof look>>, part: string): readonly number[] =>
  [...(part === 'top' ? HEADS : []), part, ...(HELD.includes(part) ? HELD : [])].map((name) => seen.regions.filter((r) => r.name.replace(/[-_ ]?\d+$/, '') === name).flatMap((r) => r.pixels)).find((found) => found.length > 2) ?? pixelsAt(seen, part); // biome-ignore format: one line

/** Strips wound round a part: slanted turns, each with its light above and a dark seam below. */
export function wrappedPart(s: Sprite, part: string, hex?: string): Sprite {
  const seen = look(s);
  const named = seen ? heldAt(seen, part) : [];
  if (!seen || named.length < 3) return s;
  const { width } = s.image;
  const { x, y, ux, uy, long, wide } = axisOf(named, width);
  const turn = long < 7 ? 2 : Math.max(3, Math.round(Math.max(wide * 0.75, long / 7)));
  const image = cloneImage(s.image);
  const own = hex ? hexToOklab(hex) : undefined;
  for (const i of named) {
    const [px, py] = [i % width, Math.floor(i / width)];
    const along = (px - x) * ux + (py - y) * uy + ((py - y) * ux - (px - x) * uy) * 0.5;
    const at = ((Math.round(along) % turn) + turn) % turn;
    const [L, a, b] = rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
    const [l, u, v] = own ? [own[0] * 0.6 + L * 0.4, own[1], own[2]] : [L, a, b];
    const by = at === 0 ? -0.17 : at === turn - 1 && turn > 2 ? 0.07 : turn === 2 ? 0.05 : 0.01;
    dot(image, px, py, oklabToHex([Math.max(0.14, Math.min(0.95, l + by)), u * (at === 0 ? 0.85 : 1), v * (at === 0 ? 0.85 : 1)])); // biome-ignore format: one line
  }
  return { ...s, image };
}

/** A mark on one part alone: rust, blood, dents. What has no such part bears it all over. */
export function markedPart(s: Sprite, part: string, mark: string, seed: number): Sprite {
  const seen = look(s);
  const named = seen ? heldAt(seen, part) : [];
  const marked = withMarks({ image: s.image, parts: s.parts, partNames: s.partNames } as Rendering, 'thing', [{ piece: markPiece(mark) }], seed); // biome-ignore format: one line
  if (marked.image.width !== s.image.width || marked.image.height !== s.image.height) return s;
  if (named.length < 3) return { ...s, image: marked.image, parts: marked.parts };
  const { width } = s.image;
  const on = grownBy(s, named);
  const image = cloneImage(marked.image);
  const parts = marked.parts.slice();
  const near = (i: number): boolean => on.has(i) || [i - 1, i + 1, i - width, i + width].some((j) => on.has(j) && !s.image.data[i * 4 + 3]); // biome-ignore format: one line
  for (let i = 0; i < parts.length; i++) {
    if (near(i)) continue;
    image.data.set(s.image.data.subarray(i * 4, i * 4 + 4), i * 4);
    parts[i] = s.parts[i]!;
  }
  return { ...s, image, parts };
}

/** Cracks along a part: a jagged line with branches that run out to its edges, dark with a light lip. */
export function crackedPart(s: Sprite, part: string, seed: number): Sprite | undefined {
  const seen = look(s);
  const named = seen ? heldAt(seen, part) : [];
  if (!seen || named.length < 8) return undefined;
  const { width } = s.image;
  const { x, y, ux, uy, long, wide } = axisOf(named, width);
  const on = new Set(named);
  const random = createRandom(seed).fork('cracks of a part');
  const image = cloneImage(s.image);
  const labOf = (i: number) => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
  const set = (i: number, dark: boolean): void => {
    if (!on.has(i)) return;
    const [L, a, b] = labOf(i);
    dot(image, i % width, Math.floor(i / width), oklabToHex([dark ? Math.min(0.24, L * 0.45) : Math.min(0.97, L + 0.12), a * 0.5, b * 0.5])); // biome-ignore format: one line
  };
  const line = (points: readonly (readonly [number, number])[]): void => {
    for (const [k, [a0, b0]] of points.slice(0, -1).entries()) {
      const [a1, b1] = points[k + 1]!;
      const n = Math.max(1, Math.ceil(Math.hypot(a1 - a0, b1 - b0) * 1.5));
      for (let t = 0; t <= n; t++) {
        const [a, b] = [a0 + ((a1 - a0) * t) / n, b0 + ((b1 - b0) * t) / n];
        const i = Math.round(y + uy * a + ux * b) * width + Math.round(x + ux * a - uy * b);
        if (wide > 6) set(i + 1, false);
        set(i, true);
      }
    }
  };
  const [reach, half] = [long * 0.36, wide * 0.5];
  const knees = Array.from({ length: 6 }, (_, k): readonly [number, number] => [(k / 5 - 0.5) * 2 * reach, half * (k % 2 ? 0.34 : -0.3) * (0.6 + 0.6 * random.float())]); // biome-ignore format: one line
  for (const [k, [a, b]] of knees.entries()) if (k > 0 && k < 5) line([[a, b], [a + half * 0.5 * (random.float() - 0.3), (k % 2 ? 1 : -1) * half * 1.2]]); // biome-ignore format: one line
  line(knees);
  return { ...s, image };
}
