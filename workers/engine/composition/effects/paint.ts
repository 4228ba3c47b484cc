/** A small brush for what is painted straight on the pixel grid. */
import { hexToRgb, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

export const sheet = (width: number, height: number): Rgba =>
  createImage(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));

export function dot(image: Rgba, x: number, y: number, hex: string): void {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (px < 0 || py < 0 || px >= image.width || py >= image.height) return;
  const [r, g, b] = hexToRgb(hex);
  image.data.set([r, g, b, 255], (py * image.width + px) * 4);
}

export function block(image: Rgba, x: number, y: number, width: number, height: number, hex: string): void {
  for (let j = 0; j < Math.max(1, Math.round(height)); j++)
    for (let i = 0; i < Math.max(1, Math.round(width)); i++) dot(image, x + i, y + j, hex);
}

/** Calls for every pixel of an ellipse: its square distance from the middle, 0..1. */
export function ellipse(
  image: Rgba,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  at: (x: Px, y: Px, d: number) => string | undefined,
): void {
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(image.height, Math.ceil(cy + ry)); y++)
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(image.width, Math.ceil(cx + rx)); x++) {
      const d = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2;
      if (d >= 1) continue;
      const hex = at(x, y, d);
      if (hex) dot(image, x, y, hex);
    }
}

/** Rows of characters as pixels of `unit`: '.' is nothing, the others are keys of `colours`. */
export function stamped(rows: readonly string[], colours: Readonly<Record<string, string>>, unit: Px): Rgba {
  const image = sheet(Math.max(...rows.map((r) => r.length)) * unit, rows.length * unit);
  for (const [y, row] of rows.entries())
    for (const [x, key] of [...row].entries()) {
      const hex = colours[key];
      if (hex) block(image, x * unit, y * unit, unit, unit, hex);
    }
  return image;
}

/** A dark line around what is painted, one pixel wide: the picture grows by one on each side. */
export function lined(image: Rgba, hex = '#2c2434'): Rgba {
  const { width, height } = image;
  const out = sheet(width + 2, height + 2);
  const on = (x: Px, y: Px): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && image.data[(y * width + x) * 4 + 3]! > 0;
  for (let y = -1; y <= height; y++)
    for (let x = -1; x <= width; x++) {
      if (on(x, y))
        out.data.set(
          image.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
          ((y + 1) * out.width + x + 1) * 4,
        );
      else if (on(x - 1, y) || on(x + 1, y) || on(x, y - 1) || on(x, y + 1)) dot(out, x + 1, y + 1, hex);
    }
  return out;
}

/** Darker below 1, lighter above, a little colder. */
export const deeper = (hex: string, k: number): string => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return oklabToHex([L * k, a * 0.9, b * 0.9 - 0.012]);
};
