/** What the painters of backgrounds share: an opaque canvas of packed colours, bands and smooth noise. */
import { hexToRgb } from '../../../src/pixels/color.ts';
import { bayer4 } from '../../../src/pixels/dither.ts';
import { packRgb } from '../../../src/pixels/histogram.ts';
import { createImage } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Random } from '../random.ts';

export interface Canvas {
  readonly width: Px;
  readonly height: Px;
  /** Packed colours 0xrrggbb, row by row. */
  readonly color: Int32Array;
  /** Size of a small feature in pixels: 1 up to about 80 px a side, more above. */
  readonly unit: Px;
}

export const newCanvas = (width: Px, height: Px): Canvas => ({
  width,
  height,
  color: new Int32Array(width * height),
  unit: Math.max(1, Math.round(Math.min(width, height) / 72)),
});

export const ink = (hex: string): number => packRgb(...hexToRgb(hex));

export function put(canvas: Canvas, x: Px, y: Px, color: number): void {
  if (x >= 0 && y >= 0 && x < canvas.width && y < canvas.height) canvas.color[y * canvas.width + x] = color;
}

export function fillRect(canvas: Canvas, x: Px, y: Px, width: Px, height: Px, color: number): void {
  for (let j = Math.max(0, y); j < Math.min(canvas.height, y + height); j++) {
    for (let i = Math.max(0, x); i < Math.min(canvas.width, x + width); i++) canvas.color[j * canvas.width + i] = color;
  }
}

/** A filled ellipse, cut at the canvas. */
export function fillEllipse(canvas: Canvas, cx: number, cy: number, rx: number, ry: number, color: number): void {
  for (let y = Math.floor(cy - ry); y <= Math.ceil(cy + ry); y++) {
    const t = (y + 0.5 - cy) / ry;
    if (t * t >= 1) continue;
    const half = rx * Math.sqrt(1 - t * t);
    const from = Math.round(cx - half);
    fillRect(canvas, from, y, Math.round(cx + half) - from, 1, color);
  }
}

/**
 * One of `colors` for a position along them (0 the first, 1 the last), dithered by the Bayer matrix in a zone around each
 * change and flat in between, as bands are drawn by hand.
 */
export function band(colors: readonly number[], t: number, x: Px, y: Px, softness = 0.45): number {
  const at = Math.min(0.9999, Math.max(0, t)) * colors.length;
  const index = Math.floor(at);
  const part = at - index - (1 - softness);
  const next = part > 0 && part / softness > bayer4(x, y) ? 1 : 0;
  return colors[Math.min(colors.length - 1, index + next)]!;
}

/** Smooth noise -1..1 along a line; `period` is the distance of its supports in pixels. */
export function noise1(random: Random, period: number): (x: number) => number {
  const values: number[] = [];
  return (x) => {
    const at = Math.max(0, x / period);
    const i = Math.floor(at);
    while (values.length < i + 2) values.push(random.float() * 2 - 1);
    const f = at - i;
    const s = f * f * (3 - 2 * f);
    return values[i]! * (1 - s) + values[i + 1]! * s;
  };
}

export function toImage(canvas: Canvas): Rgba {
  const out = createImage(canvas.width, canvas.height);
  canvas.color.forEach((c, i) => {
    out.data[i * 4] = c >> 16;
    out.data[i * 4 + 1] = (c >> 8) & 255;
    out.data[i * 4 + 2] = c & 255;
    out.data[i * 4 + 3] = 255;
  });
  return out;
}
