/** Small repairs that a pixel artist makes by hand: stray pixels, nicks in an edge, doubled corners of thin lines. */

import { deltaE, rgbToOklab } from './color.ts';
import { packRgb, unpackRgb } from './histogram.ts';
import { cloneImage, wordsOf } from './image.ts';
import type { Rgba } from './types.ts';

/** OKLab distances between packed colours, remembered. */
function distances(): (a: number, b: number) => number {
  const memo = new Map<number, number>();
  return (a, b) => {
    const key = Math.min(a, b) * 0x1000000 + Math.max(a, b);
    let d = memo.get(key);
    if (d === undefined) {
      d = deltaE(rgbToOklab(unpackRgb(a)), rgbToOklab(unpackRgb(b)));
      memo.set(key, d);
    }
    return d;
  };
}

/** A pixel as one number: 0xrrggbb, or -1 where it is transparent or outside. */
function reader(image: Rgba): (x: number, y: number) => number {
  const { width, height, data } = image;
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return -1;
    const i = (y * width + x) * 4;
    return data[i + 3]! < 128 ? -1 : packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
  };
}

function write(image: Rgba, x: number, y: number, color: number): void {
  const i = (y * image.width + x) * 4;
  image.data.set(color < 0 ? [0, 0, 0, 0] : [color >> 16, (color >> 8) & 255, color & 255, 255], i);
}

const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

const BESIDE = AROUND.slice(0, 4);
const DIAGONAL = AROUND.slice(4);

/**
 * Stray pixels: an opaque pixel without any opaque neighbour goes; a pixel unlike all eight neighbours, of which at least
 * three of the four beside it are alike, takes their colour, unless it differs by more than `maxContrast` (OKLab): such
 * a pixel is an eye or a glint. One-pixel holes are filled.
 */
export function removeOrphans(image: Rgba, maxContrast = 0.22): Rgba {
  const out = cloneImage(image);
  const at = reader(image);
  const distance = distances();
  const words = wordsOf(image);
  const { width, height } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The common case first: a pixel like its left neighbour is no orphan.
      if (x > 0 && words[y * width + x] === words[y * width + x - 1]) continue;
      const own = at(x, y);
      const beside = BESIDE.map(([dx, dy]) => at(x + dx, y + dy));
      if (beside.includes(own)) continue;
      const common = beside.find((c) => beside.filter((o) => o === c).length >= 3);
      if (own < 0) {
        const inside = x > 0 && y > 0 && x < width - 1 && y < height - 1;
        if (inside && beside.every((c) => c >= 0)) write(out, x, y, common ?? beside[3]!);
        continue;
      }
      if (AROUND.every(([dx, dy]) => at(x + dx, y + dy) < 0)) write(out, x, y, -1);
      else if (common !== undefined && common >= 0 && distance(own, common) <= maxContrast) {
        const alone = DIAGONAL.every(([dx, dy]) => {
          const c = at(x + dx, y + dy);
          return c === common || (c !== own && (c < 0 || distance(c, own) > 0.03));
        });
        if (alone) write(out, x, y, common);
      }
    }
  }
  return out;
}

/**
 * Nicks and bumps of one pixel in an otherwise straight silhouette edge at least three pixels long are filled and cut.
 */
export function smoothSilhouette(image: Rgba): Rgba {
  const out = cloneImage(image);
  const at = reader(image);
  const { width, height } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const there = at(x, y) >= 0;
      // Inside and far outside there is no edge; an opaque pixel beside a transparent one, or the other way round, goes on.
      if (BESIDE.every(([dx, dy]) => at(x + dx, y + dy) >= 0 === there)) continue;
      for (const [dx, dy] of BESIDE) {
        // (dx, dy) points from the edge outwards, (dy, dx) runs along it.
        const open = at(x + dx, y + dy) < 0;
        const along = [1, -1, 2, -2].map((n) => at(x + dy * n, y + dx * n) >= 0);
        const behind = [0, 1, -1].map((n) => at(x - dx + dy * n, y - dy + dx * n) >= 0);
        if (!open || !behind.every(Boolean)) continue;
        if (there && along.every((a) => !a)) write(out, x, y, -1);
        else if (!there && along.every(Boolean)) {
          const ahead = [1, -1].every((n) => at(x + dx + dy * n, y + dy + dx * n) < 0);
          if (ahead) write(out, x, y, at(x + dy, y + dx));
        } else continue;
        break;
      }
    }
  }
  return out;
}

/**
 * Thins doubled corners of a one-pixel outline ("jaggies"): a dark pixel at the silhouette whose line goes on both
 * along x and along y, with the inside diagonally behind it, is cut, so that the line runs over corners. A real corner,
 * with four or more pixels both ways, stays. `lineL`: OKLab lightness below which a pixel belongs to a line.
 */
export function thinCorners(image: Rgba, lineL = 0.36): Rgba {
  const out = cloneImage(image);
  const at = reader(image);
  const lightness = new Map<number, number>();
  const isLine = (x: number, y: number): boolean => {
    const c = at(x, y);
    if (c < 0) return false;
    let L = lightness.get(c);
    if (L === undefined) {
      L = rgbToOklab(unpackRgb(c))[0];
      lightness.set(c, L);
    }
    return L < lineL;
  };
  const run = (x: number, y: number, dx: number, dy: number): number => {
    let n = 0;
    while (n < 4 && isLine(x + dx * (n + 1), y + dy * (n + 1))) n++;
    return n;
  };
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      if (!isLine(x, y)) continue;
      for (const [sx, sy] of DIAGONAL) {
        // (sx, sy) points diagonally inwards.
        if (at(x - sx, y) >= 0 || at(x, y - sy) >= 0 || at(x - sx, y - sy) >= 0) continue;
        if (!isLine(x + sx, y) || !isLine(x, y + sy) || isLine(x + sx, y + sy) || at(x + sx, y + sy) < 0) continue;
        if (run(x, y, sx, 0) >= 3 && run(x, y, 0, sy) >= 3) continue;
        write(out, x, y, -1);
        break;
      }
    }
  }
  return out;
}

/** All repairs in the order that suits them. */
export function cleanPixels(image: Rgba): Rgba {
  return thinCorners(smoothSilhouette(removeOrphans(image)));
}
