import { InputError } from '../../../../src/domain/input-error.ts';
import { maskOf } from '../../../../src/pixels/mask.ts';
import { resizeNearest } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/** Where in a picture something is to be drawn: a shape in its middle, or what a mask of any size marks white. */
export type Region =
  | { readonly type: 'oval' | 'rectangle'; readonly fraction: number }
  | { readonly type: 'mask'; readonly mask: Rgba };

/** A place smaller than this on a side cannot show a thing. */
const LEAST: Px = 8;

/**
 * 1 where a picture is open, one entry a pixel. Ovals and rectangles are `fraction` of each side, in its middle.
 * Throws an InputError for a place too small to draw in.
 */
export function openRegion(region: Region, { width, height }: Rgba): Uint8Array {
  const open =
    region.type === 'mask'
      ? maskOf(
          region.mask.width === width && region.mask.height === height
            ? region.mask
            : resizeNearest(region.mask, width, height),
        )
      : shape(region, width, height);
  const [w, h] = extent(open, width);
  if (w >= LEAST && h >= LEAST) return open;
  throw new InputError(
    w === 0
      ? 'inpainting: the mask marks nothing white, so there is no place for the object.'
      : `inpainting: the place is ${w}x${h} pixels; at least ${LEAST}x${LEAST} are needed to draw an object.`,
  );
}

function shape({ type, fraction }: { readonly type: string; readonly fraction: number }, width: Px, height: Px) {
  const open = new Uint8Array(width * height);
  const [rx, ry] = [(width * fraction) / 2, (height * fraction) / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5 - width / 2) / rx;
      const v = (y + 0.5 - height / 2) / ry;
      const inside = type === 'oval' ? u * u + v * v <= 1 : Math.max(Math.abs(u), Math.abs(v)) <= 1;
      if (inside) open[y * width + x] = 1;
    }
  return open;
}

/** Width and height of the box around what is open. */
function extent(open: Uint8Array, width: Px): readonly [Px, Px] {
  let [left, right, top, bottom] = [width, -1, open.length, -1];
  open.forEach((v, i) => {
    if (!v) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right < 0 ? [0, 0] : [right - left + 1, bottom - top + 1];
}

/** The open place `by` pixels smaller on every side; the border of the picture is no side. */
export function narrowed(open: Uint8Array, width: Px, by: Px): Uint8Array {
  let now = open;
  for (let k = 0; k < by; k++) {
    const next = now.slice();
    now.forEach((v, i) => {
      if (!v) return;
      const x = i % width;
      const sides = [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width];
      if (sides.some((j) => j >= 0 && j < now.length && !now[j])) next[i] = 0;
    });
    now = next;
  }
  return now;
}
