/**
 * Places of a thing that its drawing has no name for, painted after it is drawn: the part of the picture that is its lid or handle is
 * found by where it lies, how it is shaped and what colour it has; where no part of it is, the place itself is coloured.
 */
import { hexToOklab, oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import { cloneImage } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { baseColour } from '../catalogue/materials.ts';
import { nameOfPart, PLACES_OF_THINGS, type Spot } from '../catalogue/places-of-things.ts';
import type { Rendering } from '../solids/render.ts';
import type { BriefPart } from '../types.ts';

/** A part of a drawing as it is seen; places and sizes in shares of the drawing's box. */
export interface Region {
  readonly name: string;
  readonly pixels: readonly number[];
  readonly share: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How much longer than wide, whatever way it lies. */
  readonly long: number;
  /** Mean distance of its pixels from the outside, in shares of the greatest. */
  readonly deep: number;
  readonly light: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
}

export interface Seen {
  readonly drawn: Rendering;
  readonly width: Px;
  readonly box: { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px };
  /** Distance from the outside in pixels, 0 outside. */
  readonly depth: Int16Array;
  readonly deepest: Px;
  readonly regions: readonly Region[];
  /** All pixels of parts, lines left out. */
  readonly inked: readonly number[];
}

/** The drawing with `parts` painted where they are on it. */
export function withPlaces(drawn: Rendering, parts: readonly BriefPart[]): Rendering {
  return parts.reduce((before, part) => withPlace(before, part), drawn);
}

function withPlace(drawn: Rendering, part: BriefPart): Rendering {
  const place = PLACES_OF_THINGS[part.piece];
  const hex = part.colour ?? (part.material ? baseColour(part.material) : place?.own);
  if (!hex) return drawn;
  const seen = look(drawn);
  if (!seen) return drawn;
  const own = nameOfPart(part.piece);
  const spot = own ? undefined : (place?.spot ?? spotOf(part.piece));
  const names = new Set(own ? [own] : [part.piece, part.piece.replace(/s$/, ''), ...(place?.words ?? [])]);
  const named = seen.regions.filter((r) => names.has(r.name.replace(/[-_ ]?\d+$/, '')) && r.share < 0.8);
  const pixels = named.length > 0 ? named.flatMap((r) => r.pixels) : spot ? pixelsOf(spot, seen) : [];
  return painted(seen, pixels, hex);
}

/** The pixels of a place by its word ("lid", "handle", "screen"): the part of that name, else where the place is; none where it has no such place. */
export function pixelsAt(seen: Seen, word: string): readonly number[] {
  const names = new Set([word, word.replace(/s$/, '')]);
  const named = seen.regions.filter((r) => names.has(r.name.replace(/[-_ ]?\d+$/, '')) && r.share < 0.8);
  if (named.length > 0) return named.flatMap((r) => r.pixels);
  const spot = spotOf(word);
  return spot ? pixelsOf(spot, seen) : [];
}

const spotOf = (word: string): Spot | undefined =>
  Object.values(PLACES_OF_THINGS).find(({ words }) => words.includes(word) || words.includes(`${word}s`))?.spot;

/** What is to be known of a drawing to paint on it. */
export function look(drawn: Rendering): Seen | undefined {
  const { image, parts, partNames } = drawn;
  const { width, height, data } = image;
  const inked: number[] = [];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < parts.length; i++) {
    if (!data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    if (parts[i]! >= 0) inked.push(i);
  }
  if (inked.length === 0) return undefined;
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const depth = new Int16Array(width * height);
  const ink = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0;
  // two sweeps of a distance by rows and columns
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (ink(x, y))
        depth[y * width + x] =
          1 + Math.min(x > 0 ? depth[y * width + x - 1]! : 0, y > 0 ? depth[(y - 1) * width + x]! : 0);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (depth[i])
        depth[i] = Math.min(
          depth[i]!,
          1 + Math.min(x < width - 1 ? depth[i + 1]! : 0, y < height - 1 ? depth[i + width]! : 0),
        );
    }
  const deepest = Math.max(...inked.map((i) => depth[i]!));
  const groups = new Map<string, number[]>();
  // parts of solids go by their names, parts of flat drawings are all called by the drawing's
  const flat = new Set(partNames).size < 2;
  for (const i of inked) {
    // panes are told from what they sit in
    const key = flat ? `${parts[i]}` : `${partNames[parts[i]!]!}${isPane(i) ? '|pane' : ''}`;
    const list = groups.get(key);
    if (list) list.push(i);
    else groups.set(key, [i]);
  }
  function isPane(i: number): boolean {
    const [L, a, b] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    return L > 0.6 && b < -0.015 && a < 0.02 && Math.hypot(a, b) > 0.025;
  }
  const regions = [...groups].map(([key, pixels]) => regionOf(flat ? '' : key.replace('|pane', ''), pixels));
  return { drawn, width, box, depth, deepest, regions, inked };

  function regionOf(name: string, pixels: readonly number[]): Region {
    let [sx, sy, sxx, syy, sxy, d] = [0, 0, 0, 0, 0, 0];
    let [l, t, r, b] = [1, 1, 0, 0];
    const labs: (readonly [number, number, number])[] = [];
    for (const i of pixels) {
      const x = ((i % width) + 0.5 - box.x) / box.width;
      const y = (Math.floor(i / width) + 0.5 - box.y) / box.height;
      const [px, py] = [x * box.width, y * box.height];
      sx += px;
      sy += py;
      sxx += px * px;
      syy += py * py;
      sxy += px * py;
      d += depth[i]!;
      l = Math.min(l, x);
      r = Math.max(r, x);
      t = Math.min(t, y);
      b = Math.max(b, y);
      labs.push(rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]));
    }
    const n = pixels.length;
    const [mx, my] = [sx / n, sy / n];
    const [vx, vy, vxy] = [sxx / n - mx * mx + 0.1, syy / n - my * my + 0.1, sxy / n - mx * my];
    const root = Math.sqrt(((vx - vy) / 2) ** 2 + vxy ** 2);
    const mean = (k: 0 | 1 | 2): number => labs.reduce((sum, lab) => sum + lab[k], 0) / n;
    const [L, a, bb] = [mean(0), mean(1), mean(2)];
    return {
      name, pixels, share: n / inked.length, x: mx / box.width, y: my / box.height, left: l, top: t, right: r, bottom: b,
      long: Math.sqrt(((vx + vy) / 2 + root) / Math.max(0.1, (vx + vy) / 2 - root)), deep: d / n / deepest,
      light: L, chroma: Math.hypot(a, bb), hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
    }; // biome-ignore format: a record
  }
}

/** How well a part of the drawing is such a place, 0..1; .5 is enough. */
const FITS: Readonly<Partial<Record<Spot, (r: Region, all: Seen) => number>>> = {
  top: (r) => (r.share < 0.4 && r.top < 0.2 && r.bottom < 0.5 && r.right - r.left > 0.2 ? 1 - r.y : 0),
  bottom: (r) => (r.share < 0.45 && r.bottom > 0.88 && r.top > 0.5 && r.right - r.left > 0.25 ? r.y : 0),
  legs: (r) => (r.share < 0.4 && r.bottom > 0.88 && r.top > 0.4 ? r.y : 0),
  handle: (r) => (r.share < 0.5 && !(r.bottom > 0.9 && r.right - r.left > 0.6) ? Math.hypot(r.x - 0.5, r.y - 0.5) + (r.long > 1.8 ? 0.25 : 0) + (isWood(r) || r.light < 0.35 ? 0.2 : 0) + (r.top < 0.05 && r.bottom < 0.5 ? 0.1 : 0) - (isGlass(r) ? 0.5 : 0) - 0.1 : 0), // biome-ignore format: one line
  blade: (r) => (r.chroma < 0.05 && r.light > 0.4 && r.share > 0.12 && r.share < 0.8 ? 0.5 + r.share / 2 : 0),
  rim: (r) => (r.right - r.left > 0.7 && r.bottom - r.top > 0.7 && r.share < 0.6 && r.deep < 0.42 ? 1 - r.deep : 0),
  lens: (r) => (r.share < 0.01 || r.share > 0.5 ? 0 : isGlass(r) ? 0.7 : r.top > 0.04 && r.left > 0.04 && r.right < 0.96 && r.deep > 0.45 && r.light < 0.34 && r.long < 1.6 ? 0.5 + r.deep / 4 : 0), // biome-ignore format: one line
  gem: (r) => (r.share > 0.008 && r.share < 0.2 && r.chroma > 0.1 && r.long < 2 && !isLeaf(r) ? 0.4 + r.chroma : 0),
  strap: (r) => (r.share < 0.45 && ((r.bottom - r.top > 0.85 && r.deep < 0.55 && r.right - r.left < 0.75) || (r.top < 0.05 && r.bottom < 0.55 && r.right - r.left > 0.2)) ? 0.9 - r.deep / 2 : 0), // biome-ignore format: one line
  buttons: (r) => (r.share > 0.003 && r.share < 0.06 && r.deep > 0.3 && r.long < 2.2 ? 0.5 + r.deep / 3 : 0),
  wheels: (r) => (r.bottom > 0.85 && r.y > 0.6 && r.share < 0.35 && r.chroma < 0.05 && r.light < 0.55 ? r.y : 0),
  leaves: (r) => (isLeaf(r) && r.share < 0.7 ? 0.6 + r.share / 3 : 0),
  band: (r) => (r.share < 0.3 && (isWood(r) || r.light < 0.4) && r.long > 1.8 && r.right - r.left > 0.5 ? 0.6 : 0),
  label: (r) =>
    // of two the larger: what winds in the window of a tape is as light as its label
    r.share > 0.03 && r.share < 0.3 && r.deep > (r.share > 0.1 && r.left > 0.1 && r.right < 0.9 ? 0.25 : 0.4) && r.light > 0.75 && r.top > 0.15 ? 0.5 + r.deep / 3 + (r.left > 0.1 && r.right < 0.9 ? r.share : 0) : 0, // biome-ignore format: one line
  inside: (r) => (r.share > 0.1 && r.share < 0.75 && r.deep > 0.55 ? r.deep : 0),
};
const isWood = (r: Region): boolean => r.hue > 30 && r.hue < 90 && r.light < 0.7 && r.chroma > 0.03 && r.chroma < 0.13;
const isGlass = (r: Region): boolean => r.hue > 185 && r.hue < 275 && r.light > 0.5 && r.chroma > 0.02;
const isLeaf = (r: Region): boolean => r.hue > 105 && r.hue < 165 && r.chroma > 0.05;

/** Of several of these, all are meant. */
const MANY: ReadonlySet<Spot> = new Set([
  'wheels',
  'buttons',
  'leaves',
  'legs',
  'band',
  'lens',
  'handle',
  'gem',
  'strap',
]);

function pixelsOf(spot: Spot, seen: Seen): readonly number[] {
  const fits = FITS[spot];
  const rated = fits ? seen.regions.map((r) => ({ r, fit: fits(r, seen) })).filter(({ fit }) => fit >= 0.5) : [];
  const [best] = rated.sort((a, b) => b.fit - a.fit);
  if (!best) return plain(spot, seen);
  // its twin: as fit and as coloured
  const twins = MANY.has(spot) ? rated.filter(({ r, fit }) => fit > best.fit - 0.15 && alike(r, best.r)) : [best];
  return twins.flatMap(({ r }) => r.pixels);
}

const alike = (a: Region, b: Region): boolean =>
  Math.abs(a.light - b.light) < 0.14 && (Math.max(a.chroma, b.chroma) < 0.06 || Math.abs(((a.hue - b.hue + 540) % 360) - 180) < 30); // biome-ignore format: one line

/** The place by itself, where no part of the drawing is it. */
function plain(spot: Spot, seen: Seen): readonly number[] {
  const { inked, box, width, depth, deepest, drawn } = seen;
  const at = (i: number): readonly [number, number] => [
    ((i % width) + 0.5 - box.x) / box.width,
    (Math.floor(i / width) + 0.5 - box.y) / box.height,
  ];
  const where = (test: (x: number, y: number, i: number) => boolean): number[] =>
    inked.filter((i) => test(...at(i), i));
  const long = Math.max(box.width, box.height);
  const line = Math.max(1, Math.round(long / 30));
  // a thing that lies across its picture, its business end at the upper right
  const across = inked.filter((i) => Math.abs(at(i)[0] + at(i)[1] - 1) < 0.3).length > inked.length * 0.82;
  switch (spot) {
    case 'top':
      return where((_x, y) => y < 0.24);
    case 'bottom':
      return where((_x, y) => y > 0.8);
    case 'legs':
      return where((_x, y, i) => y > 0.7 && depth[i]! < deepest * 0.8);
    case 'wheels':
      return where((_x, y) => y > 0.8);
    case 'handle': {
      if (across) return where((x, y) => x - y < -0.3);
      // what stands out from the bulk of it
      const far = fromBulk(seen);
      const out = where((_x, _y, i) => far[i]! > deepest * 0.6);
      return out.length > inked.length * 0.03 ? out : where((_x, y) => y > 0.72);
    }
    case 'blade':
      return across ? where((x, y) => x - y > -0.15) : where((_x, y) => y < 0.55);
    case 'tip':
      return across
        ? where((x, y) => x - y > 0.62)
        : box.width > box.height * 1.3
          ? where((x) => x > 0.86)
          : where((_x, y) => y < 0.16);
    case 'rim':
      return where((_x, _y, i) => depth[i]! <= line + (hasLine() ? 1 : 0));
    case 'corners': {
      // of what is broad: a grip on top has none
      const wide = new Map<number, number>();
      for (const i of inked) wide.set(Math.floor(i / width), (wide.get(Math.floor(i / width)) ?? 0) + 1);
      const rows = [...wide].filter(([, n]) => n > box.width * 0.6).map(([y]) => (y - box.y) / box.height);
      const [from, to] = rows.length > 0 ? [Math.min(...rows), Math.max(...rows)] : [0, 1];
      return where((x, y) => Math.min(x, 1 - x) * box.width + Math.min(Math.max(0, y - from), Math.max(0, to - y)) * box.height < long * 0.14 && y >= from && y <= to); // biome-ignore format: one line
    }
    case 'strap':
    case 'band':
      return where((x) => [0.28, 0.72].some((v) => Math.abs(x - v) * box.width <= line * 0.75));
    case 'label':
      return where((x, y, i) => Math.abs(x - 0.5) < 0.3 && Math.abs(y - 0.6) < 0.15 && depth[i]! > 1);
    case 'all':
      return inked;
    case 'lens':
    case 'core':
    case 'gem': {
      const r = (spot === 'lens' ? 0.2 : 0.13) * Math.min(box.width, box.height);
      return where((x, y) => Math.hypot((x - 0.5) * box.width, (y - 0.5) * box.height) < Math.max(1.6, r));
    }
    case 'buttons':
      return where((x, y) => Math.abs(x - 0.5) * box.width < line * 0.8 && [0.35, 0.55, 0.75].some((v) => Math.abs(y - v) * box.height < line * 0.8)); // biome-ignore format: one line
    case 'leaves': {
      // on what bears none they lie here and there along its edge
      const size = Math.max(1.2, long / 22);
      const spots: number[] = [];
      const main = new Set(seen.regions.reduce((a, b) => (b.share > a.share ? b : a)).pixels);
      for (const i of inked) {
        if (!main.has(i)) continue;
        if (depth[i]! > 2 + line) continue;
        const apart = (j: number): number => Math.hypot((j % width) - (i % width), Math.floor(j / width) - Math.floor(i / width)); // biome-ignore format: one line
        if (spots.every((j) => apart(j) > size * 5)) spots.push(i);
      }
      return [...main].filter((i) => spots.some((j) => Math.abs((j % width) - (i % width)) + Math.abs(Math.floor(j / width) - Math.floor(i / width)) * 0.7 <= size)); // biome-ignore format: one line
    }
    case 'inside':
      return where((_x, _y, i) => depth[i]! > deepest * 0.45);
  }

  function hasLine(): boolean {
    return (
      inked.length < box.width * box.height && drawn.parts.some((p, i) => p < 0 && drawn.image.data[i * 4 + 3]! > 0)
    );
  }
}

/** Distance of each pixel from the bulk of the thing, in pixels by rows and columns. */
export function fromBulk({ depth, deepest, width }: Seen): Int16Array {
  const far = new Int16Array(depth.length).fill(9999);
  const height = depth.length / width;
  for (let i = 0; i < depth.length; i++) if (depth[i]! >= deepest * 0.55) far[i] = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      far[i] = Math.min(far[i]!, 1 + Math.min(x > 0 ? far[i - 1]! : 9999, y > 0 ? far[i - width]! : 9999));
    }
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      far[i] = Math.min(
        far[i]!,
        1 + Math.min(x < width - 1 ? far[i + 1]! : 9999, y < height - 1 ? far[i + width]! : 9999),
      );
    }
  return far;
}

/** Pixels in another colour: their light and shade stays, and lines around them go along. */
export function painted({ drawn, width }: Seen, pixels: readonly number[], hex: string): Rendering {
  if (pixels.length === 0) return drawn;
  const image = cloneImage(drawn.image);
  const { data } = image;
  const lab = (i: number): readonly [number, number, number] =>
    rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  const lights = pixels.map((i) => lab(i)[0]).sort((a, b) => a - b);
  const middle = lights[Math.floor(lights.length * 0.6)]!;
  const [L, a, b] = hexToOklab(hex);
  const set = new Set(pixels);
  const put = (i: number): void => {
    const [own] = lab(i);
    const light = Math.min(0.96, Math.max(0.12, L + (own - middle) * 0.85));
    const fade = light > 0.85 ? 0.7 : 1;
    data.set(oklabToRgb([light, a * fade, b * fade]), i * 4);
  };
  for (let i = 0; i < drawn.parts.length; i++) {
    if (drawn.parts[i]! >= 0 || !data[i * 4 + 3] || set.has(i)) continue;
    const around = [i - 1, i + 1, i - width, i + width].filter((j) => (drawn.parts[j] ?? -1) >= 0);
    if (around.length > 0 && around.filter((j) => set.has(j)).length * 2 > around.length) put(i);
  }
  for (const i of pixels) put(i);
  return { ...drawn, image };
}
