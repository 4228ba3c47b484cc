/** Overlapping windows that cover a picture larger than what a network draws at once. */
import type { Px } from '../../../src/pixels/types.ts';

export interface Window {
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
}

/** The least share of a window that lies on the one before it, along a side. */
const OVERLAP = 0.25;

/** Where windows of `side` begin along a length, evenly; on a ring the last one goes on over the end. */
function starts(length: Px, side: Px, ring: boolean): Px[] {
  if (length <= side) return [0];
  const stride = side * (1 - OVERLAP);
  const way = ring ? length : length - side;
  const steps = Math.ceil(way / stride);
  return Array.from({ length: ring ? steps : steps + 1 }, (_, i) => Math.round((i * way) / steps));
}

/**
 * Windows of `side` × `side`, or as long as the picture where that is shorter, row by row; at least a quarter of each lies on
 * the ones before. With `wrap` they go on over the right and the lower edge.
 */
export function windowsOver(
  size: { readonly width: Px; readonly height: Px },
  side: Px,
  wrap: boolean,
): readonly Window[] {
  const width = Math.min(side, size.width);
  const height = Math.min(side, size.height);
  return starts(size.height, height, wrap).flatMap((y) =>
    starts(size.width, width, wrap).map((x) => ({ x, y, width, height })),
  );
}

/** For each pixel of a window, row by row, its index in the picture; beyond an edge the picture goes on at the other side. */
export function pixelsOf(window: Window, size: { readonly width: Px; readonly height: Px }): Int32Array {
  const out = new Int32Array(window.width * window.height);
  for (let j = 0; j < window.height; j++) {
    const row = ((window.y + j) % size.height) * size.width;
    for (let i = 0; i < window.width; i++) out[j * window.width + i] = row + ((window.x + i) % size.width);
  }
  return out;
}

/**
 * For each pixel of the picture, the last of the windows in which it lies at least `margin` from every edge beyond which the
 * picture goes on; −1 where there is none. What a network draws along such an edge it draws as a picture's border.
 */
export function lastInside(
  windows: readonly Window[],
  size: { readonly width: Px; readonly height: Px },
  margin: Px,
  wrap: boolean,
): Int32Array {
  const out = new Int32Array(size.width * size.height).fill(-1);
  const inside = (i: number, start: Px, side: Px, whole: Px): boolean =>
    side === whole ||
    ((i >= margin || (start === 0 && !wrap)) && (i < side - margin || (start + side === whole && !wrap)));
  windows.forEach((window, k) => {
    const { x, y, width, height } = window;
    pixelsOf(window, size).forEach((p, i) => {
      if (inside(i % width, x, width, size.width) && inside(Math.floor(i / width), y, height, size.height)) out[p] = k;
    });
  });
  return out;
}

/** A window's values of a plane set whose planes have `area` values. */
export function gather(planes: Float32Array, area: number, pixels: Int32Array): Float32Array {
  const channels = planes.length / area;
  const out = new Float32Array(channels * pixels.length);
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < pixels.length; i++) out[c * pixels.length + i] = planes[c * area + pixels[i]!]!;
  }
  return out;
}

/** Writes a window's values back into a plane set. */
export function scatter(target: Float32Array, area: number, pixels: Int32Array, values: Float32Array): void {
  const channels = target.length / area;
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < pixels.length; i++) target[c * area + pixels[i]!] = values[c * pixels.length + i]!;
  }
}
