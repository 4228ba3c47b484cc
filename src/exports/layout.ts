import type { Point } from './sprite.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a cell that holds each of the pictures. */
export const cellSize = (pictures: readonly Size[]): Size => ({
  width: Math.max(...pictures.map((p) => p.width)),
  height: Math.max(...pictures.map((p) => p.height)),
});

/** Where a picture lies in a larger cell: their middles meet, an odd pixel goes to the right and below. */
export const centered = (inner: Size, outer: Size): Point => ({
  x: Math.floor((outer.width - inner.width) / 2),
  y: Math.floor((outer.height - inner.height) / 2),
});

/** A point in a cell as parts of its width and height, to 6 digits. */
export const normalized = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Number((x / width).toFixed(6)),
  y: Number((y / height).toFixed(6)),
});
