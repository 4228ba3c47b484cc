/** Drawings that go to pieces, and the bits that fly: pixels of a finished drawing, moved. */

import { hexToRgb } from '../../../../src/pixels/color.ts';
import { createImage, crop as cut, opaqueBounds } from '../../../../src/pixels/image.ts';
import { OUTLINE_BLACK } from '../../../../src/pixels/outline.ts';
import { paletteOf } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Random } from '../../random.ts';

/** Without the free pixels about it. */
export const cropped = (image: Rgba): Rgba => cut(image, opaqueBounds(image) ?? { x: 0, y: 0, width: 1, height: 1 });

/** Turned by quarters to the right. */
export function quarters(image: Rgba, turns: number): Rgba {
  let from = image;
  for (let n = ((turns % 4) + 4) % 4; n > 0; n--) {
    const to = createImage(from.height, from.width);
    for (let y = 0; y < from.height; y++)
      for (let x = 0; x < from.width; x++) {
        const k = (y * from.width + x) * 4;
        to.data.set(from.data.subarray(k, k + 4), (x * to.width + from.height - 1 - y) * 4);
      }
    from = to;
  }
  return from;
}

const LINE = hexToRgb(OUTLINE_BLACK);

/** Its pieces pushed apart by a share of its size, each with a line along its breaks; a picture that is so much larger. */
export function apart(image: Rgba, pieces: number, push: number, random: Random): Rgba {
  const { width: w, height: h, data } = image;
  const halves = pieces === 2;
  const sites = Array.from({ length: pieces }, (_, i) => {
    const a = (i / pieces) * Math.PI * 2 + random.float() * 0.7;
    const r = i === 0 && pieces > 5 ? 0.05 : 0.3 + random.float() * 0.14;
    return { x: w * (0.5 + Math.cos(a) * r), y: h * (0.5 + Math.sin(a) * r) };
  });
  const jag = Array.from({ length: h }, (_, y) => Math.round(((y % 5) - 2) * Math.max(0.6, w / 44)) * (Math.floor(y / 5) % 2 ? 1 : -1)); // biome-ignore format: one line
  const pieceAt = (x: number, y: number): number =>
    halves
      ? Number(x >= w / 2 + jag[y]!)
      : sites.reduce((best, s, i) => ((x - s.x) ** 2 + (y - s.y) ** 2 < (x - sites[best]!.x) ** 2 + (y - sites[best]!.y) ** 2 ? i : best), 0); // biome-ignore format: one line
  const margin = Math.max(1, Math.ceil(Math.max(w, h) * push));
  const out = createImage(w + margin * 2, h + margin * 2);
  const shift = sites.map(({ x, y }, i) => {
    if (halves) return { x: Math.round((i ? 1 : -1) * margin * 0.8), y: 0 };
    const [dx, dy] = [x - w / 2, y - h / 2];
    const d = Math.hypot(dx, dy) || 1;
    const far = (d / (Math.min(w, h) * 0.4)) * margin;
    return { x: Math.round((dx / d) * Math.min(far, margin)), y: Math.round((dy / d) * Math.min(far, margin)) };
  });
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const k = (y * w + x) * 4;
      if (!data[k + 3]) continue;
      const piece = pieceAt(x, y);
      const to = ((y + margin + shift[piece]!.y) * out.width + x + margin + shift[piece]!.x) * 4;
      const edge = [[x + 1, y], [x, y + 1], [x - 1, y], [x, y - 1]].some(([u, v]) => u! >= 0 && v! >= 0 && u! < w && v! < h && data[(v! * w + u!) * 4 + 3] && pieceAt(u!, v!) !== piece); // biome-ignore format: one line
      if (edge) out.data.set([...LINE, 255], to);
      else out.data.set(data.subarray(k, k + 4), to);
    }
  return out;
}

/** Colours of a drawing that chips of it have: its most frequent ones without its line. */
export const coloursOf = (image: Rgba): readonly string[] => {
  const own = paletteOf(image).filter((hex) => hexToRgb(hex).reduce((a, b) => a + b, 0) > 150);
  return own.length > 0 ? own.slice(0, 4) : ['#c8c4c0'];
};

/** Chips that fly from a point between two angles (0 is to the right, a quarter turn is down). */
export function chips(image: Rgba, x: number, y: number, reach: number, from: number, to: number, colours: readonly string[], random: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const a = from + ((i + random.float() * 0.8) / count) * (to - from);
    const r = reach * (0.45 + random.float() * 0.55);
    const side = Math.max(1, Math.round(reach * (0.06 + random.float() * 0.07)));
    const [cx, cy] = [Math.round(x + Math.cos(a) * r), Math.round(y + Math.sin(a) * r)];
    const rgb = hexToRgb(colours[i % colours.length]!);
    for (let v = -side; v <= side; v++)
      for (let u = -side; u <= side; u++) {
        // slanted four-sided chips, with a line about the larger ones
        const d = i % 2 ? Math.abs(u) + Math.abs(v) : Math.abs(u + v) + Math.abs(v) * 0.6;
        if (d > side) continue;
        const [px, py] = [cx + u, cy + v];
        if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
        const rim = side > 1 && d > side - 0.7;
        image.data.set([...(rim ? rgb.map((n) => Math.round(n * 0.45)) : rgb), 255], (py * image.width + px) * 4);
      }
  }
} // biome-ignore format: short
