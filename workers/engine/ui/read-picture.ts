/** What is taken from a picture that is sent: its colours, the bands of its border, its corners, its matter, its layout. */
import { type UiPiece, VIRTUAL_SIDE } from '../../../src/domain/ui.ts';
import { oklabToOklch, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { coverageOf, crop, hardenAlpha, opaqueBounds } from '../../../src/pixels/image.ts';
import { paletteOf, reduceColors } from '../../../src/pixels/palette.ts';
import { removeBackground } from '../../../src/pixels/remove-background.ts';
import { fitBox, resizeNearest } from '../../../src/pixels/resize.ts';
import type { Rgb, Rgba } from '../../../src/pixels/types.ts';
import { pixel } from './canvas.ts';
import { inColours } from './read-palette.ts';
import { boxMask, type Corner, PERIOD, type RawBand } from './shape.ts';
import type { Theme } from './themes.ts';

/** A look that was read: a theme in its colours, and what no theme has. */
export interface ReadPicture {
  readonly theme: Theme;
  /** The only colours, '#rrggbb'. */
  readonly palette: readonly string[];
}

/** Colours that a picture may give. */
const MOST_COLOURS = 24;
const MOST_SIDE = 256;
const THICKEST = 12;

function small(image: Rgba): Rgba {
  const hard = hardenAlpha(image);
  if (Math.max(hard.width, hard.height) <= MOST_SIDE) return hard;
  const { width, height } = fitBox(hard, MOST_SIDE, MOST_SIDE, 'contain');
  return resizeNearest(hard, width, height);
}

/** The theme in the look of a picture of an interface; undefined where nothing in it is opaque. */
export function inLookOf(theme: Theme, picture: Rgba): ReadPicture | undefined {
  const image = reduceColors(small(picture), MOST_COLOURS);
  const palette = paletteOf(image);
  if (palette.length === 0) return undefined;
  const clear = coverageOf(image).includes(0);
  const figure = clear ? image : removeBackground(image);
  const box = opaqueBounds(figure) ?? { x: 0, y: 0, width: image.width, height: image.height };
  const panel = crop(opaqueBounds(figure) ? figure : image, box);
  const ground = commonest(
    panel,
    Math.floor(panel.width / 4),
    Math.floor(panel.height / 4),
    Math.ceil(panel.width / 2),
    Math.ceil(panel.height / 2),
  );
  const bands = ground ? bandsOf(panel, groundsOf(panel)) : [];
  const coloured = inColours(theme, palette.slice(0, 6));
  const { corner, radius } = cornerOf(panel);
  const matter = ground ? matterOf(panel, bands.length) : undefined;
  return {
    palette,
    theme: {
      ...coloured,
      ...(ground ? { fill: rgbToHex(ground) } : {}),
      ...(bands.length > 0 ? { frame: rgbToHex(bands[Math.floor(bands.length / 2)]![1]) } : {}),
      ...(clear || opaqueBounds(figure) ? { corner, radius } : {}),
      name: theme.name,
      ornament: bands.length > 0 ? 'none' : theme.ornament,
      edges: bands.length > 0 ? [] : (theme.edges ?? []),
      ...(bands.length > 0 || matter ? { raw: { bands, ...(matter ? { matter } : {}) } } : {}),
    },
  };
}

/** The colour that most pixels of a rectangle have. */
function commonest(image: Rgba, x0: number, y0: number, width: number, height: number): Rgb | undefined {
  const counts = new Map<number, number>();
  for (let y = y0; y < y0 + height; y++) {
    for (let x = x0; x < x0 + width; x++) {
      const c = pixel(image, x, y);
      if (c) counts.set((c[0] << 16) | (c[1] << 8) | c[2], (counts.get((c[0] << 16) | (c[1] << 8) | c[2]) ?? 0) + 1);
    }
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return best === undefined ? undefined : [best >> 16, (best >> 8) & 255, best & 255];
}

/** The colours that fill a tenth of the middle or more: the ground and what patterns it. */
function groundsOf(panel: Rgba): ReadonlySet<string> {
  const [x, y] = [Math.floor(panel.width / 4), Math.floor(panel.height / 4)];
  const middle = crop(panel, { x, y, width: Math.ceil(panel.width / 2), height: Math.ceil(panel.height / 2) });
  const counts = new Map<string, number>();
  for (let v = 0; v < middle.height; v++) {
    for (let u = 0; u < middle.width; u++) {
      const c = pixel(middle, u, v);
      if (c) counts.set(rgbToHex(c), (counts.get(rgbToHex(c)) ?? 0) + 1);
    }
  }
  const least = middle.width * middle.height * 0.1;
  return new Set([...counts].flatMap(([hex, count]) => (count >= least ? [hex] : [])));
}

/** The border from outside in: at each depth the colour that most of a side has, until the ground begins. */
function bandsOf(panel: Rgba, grounds: ReadonlySet<string>): RawBand[] {
  const { width, height } = panel;
  const most = Math.min(THICKEST, Math.floor(Math.min(width, height) / 4));
  const isGround = (c: Rgb): boolean => grounds.has(rgbToHex(c));
  const [quarter, half] = [Math.floor(width / 4), Math.ceil(width / 2)];
  const [above, tall] = [Math.floor(height / 4), Math.ceil(height / 2)];
  const bands: RawBand[] = [];
  for (let d = 0; d < most; d++) {
    const top = commonest(panel, quarter, d, half, 1);
    const left = commonest(panel, d, above, 1, tall);
    const right = commonest(panel, width - 1 - d, above, 1, tall);
    const bottom = commonest(panel, quarter, height - 1 - d, half, 1);
    if (!top || !left || !right || !bottom) break;
    // something may grow on one side
    if ([top, left, right, bottom].filter(isGround).length >= 3) return bands;
    bands.push([top, left, bottom]);
  }
  // without an end it is no border but a picture
  return bands.length < most ? bands : [];
}

/** The corner that the panel's upper left one is most like. */
function cornerOf(panel: Rgba): { corner: Corner; radius: number } {
  const most = Math.min(16, Math.floor(Math.min(panel.width, panel.height) / 3));
  const insets = Array.from({ length: most }, (_, y) => {
    let x = 0;
    while (x < most && !pixel(panel, x, y)) x++;
    return x;
  });
  const radius = insets.indexOf(0);
  if (radius <= 0) return { corner: 'square', radius: 0 };
  const kinds: readonly Corner[] = ['round', 'cut', 'notch', 'scoop'];
  const off = (corner: Corner): number => {
    const mask = boxMask(64, 64, corner, radius);
    return insets.slice(0, radius).reduce((sum, inset, y) => {
      let x = 0;
      while (x < 64 && !mask.cells[y * 64 + x]) x++;
      return sum + Math.abs(inset - x);
    }, 0);
  };
  return { corner: [...kinds].sort((a, b) => off(a) - off(b))[0]!, radius };
}

/**
 * A piece of the middle: where the picture itself repeats every 24 pixels one period of it, else a piece mirrored to both
 * sides, so that it repeats without a seam. Undefined for one flat colour.
 */
function matterOf(panel: Rgba, border: number): readonly Rgb[] | undefined {
  const half = PERIOD / 2;
  const [x0, y0] = [Math.max(border + 2, (panel.width >> 1) - half), Math.max(border + 2, (panel.height >> 1) - half)];
  if (x0 + half > panel.width - border || y0 + half > panel.height - border) return undefined;
  const [across, down] = [repeats(panel, border, 1, 0), repeats(panel, border, 0, 1)];
  const at = (i: number, whole: boolean): number => (whole || i < half ? i : PERIOD - 1 - i);
  const out: Rgb[] = [];
  for (let y = 0; y < PERIOD; y++) {
    for (let x = 0; x < PERIOD; x++) {
      const c = pixel(panel, x0 + at(x, across), y0 + at(y, down));
      if (!c) return undefined;
      out.push(c);
    }
  }
  return new Set(out.map(rgbToHex)).size > 1 ? out : undefined;
}

/** Whether the inside of a panel is the same one period further on, but for a few pixels. */
function repeats(panel: Rgba, border: number, dx: number, dy: number): boolean {
  const inset = Math.max(border + 3, 18);
  let [same, all] = [0, 0];
  for (let y = inset; y < panel.height - inset - PERIOD * dy; y++) {
    for (let x = inset; x < panel.width - inset - PERIOD * dx; x++) {
      const [a, b] = [pixel(panel, x, y), pixel(panel, x + PERIOD * dx, y + PERIOD * dy)];
      all++;
      if (a && b && rgbToHex(a) === rgbToHex(b)) same++;
    }
  }
  return all >= PERIOD && same / all > 0.93;
}

/** Regions smaller than this share of a sketch are strokes and dust. */
const LEAST_REGION = 0.012;
const MOST_REGIONS = 24;

/**
 * The pieces that a sketch shows: its regions of one colour, as rectangles, circles or polygons, largest first. The ground,
 * which reaches along the sketch's border, is none of them.
 */
export function piecesOf(sketch: Rgba, width: number, height: number): UiPiece[] {
  const image = reduceColors(small(sketch), 12);
  const { width: w, height: h } = image;
  const seen = new Uint8Array(w * h);
  const colourAt = (i: number): number =>
    image.data[i * 4 + 3]! > 127
      ? (image.data[i * 4]! << 16) | (image.data[i * 4 + 1]! << 8) | image.data[i * 4 + 2]!
      : -1;
  const regions: { x: number; y: number; width: number; height: number; share: number }[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || colourAt(start) < 0) continue;
    const colour = colourAt(start);
    const stack = [start];
    seen[start] = 1;
    const spans = new Map<number, [number, number]>();
    let [count, along] = [0, 0];
    while (stack.length > 0) {
      const i = stack.pop()!;
      const [x, y] = [i % w, Math.floor(i / w)];
      count++;
      if (x === 0 || y === 0 || x === w - 1 || y === h - 1) along++;
      const span = spans.get(y);
      spans.set(y, span ? [Math.min(span[0], x), Math.max(span[1], x)] : [x, x]);
      for (const [u, v] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const [nx, ny] = [x + u, y + v];
        const next = ny * w + nx;
        if (nx < 0 || ny < 0 || nx >= w || ny >= h || seen[next] || colourAt(next) !== colour) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    const ground = along > (w + h) * 0.6 && count > w * h * 0.1;
    const rows = [...spans.entries()];
    const top = Math.min(...rows.map(([y]) => y));
    const bottom = Math.max(...rows.map(([y]) => y));
    const left = Math.min(...rows.map(([, [a]]) => a));
    const right = Math.max(...rows.map(([, [, b]]) => b));
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    const hull = rows.reduce((sum, [, [a, b]]) => sum + b - a + 1, 0);
    if (!ground && box.width * box.height >= w * h * LEAST_REGION && Math.min(box.width, box.height) >= 6) {
      regions.push({ ...box, share: hull / (box.width * box.height) });
    }
  }
  const long = Math.max(width, height);
  const [sx, sy] = [((width / w) * VIRTUAL_SIDE) / long, ((height / h) * VIRTUAL_SIDE) / long];
  return distinct(regions)
    .slice(0, MOST_REGIONS)
    .map((r, i): UiPiece => {
      const id = `region_${i + 1}`;
      const [x, y, wide, tall] = [r.x * sx, r.y * sy, r.width * sx, r.height * sy];
      const even = Math.abs(wide - tall) < Math.max(wide, tall) * 0.12;
      const middle = { x: x + wide / 2, y: y + tall / 2, r: (wide + tall) / 4 };
      if (even && r.share > 0.72 && r.share < 0.83) return { id, kind: 'circle', ...middle };
      if (r.share > 0.42 && r.share < 0.58) return { id, kind: 'polygon', sides: 3, ...middle };
      return {
        id,
        kind: 'rounded_rect',
        x,
        y,
        w: wide,
        h: tall,
        radius: r.share < 0.97 ? Math.min(wide, tall) * 0.18 : 0,
      };
    });
}

/** Largest first; of regions that lie on each other, as an outline and what it holds do, one. */
function distinct<R extends { x: number; y: number; width: number; height: number }>(regions: readonly R[]): R[] {
  const out: R[] = [];
  for (const one of [...regions].sort((a, b) => b.width * b.height - a.width * a.height)) {
    const same = out.some(
      (o) =>
        Math.abs(o.x - one.x) +
          Math.abs(o.y - one.y) +
          Math.abs(o.x + o.width - one.x - one.width) +
          Math.abs(o.y + o.height - one.y - one.height) <
        24,
    );
    if (!same) out.push(one);
  }
  return out;
}

/** Whether a sketch is in colour, or only in greys. */
export const inColour = (image: Rgba): boolean =>
  paletteOf(reduceColors(small(image), 12)).some((hex) => {
    const n = Number.parseInt(hex.slice(1), 16);
    return oklabToOklch(rgbToOklab([n >> 16, (n >> 8) & 255, n & 255]))[1] > 0.05;
  });
