import type { Px } from '../../../src/pixels/types.ts';
import type { Piece, Relief } from './relief.ts';
import { boundsOf } from './vectors.ts';

/** Where a relief lies in a picture: pixels per unit, and the frame of its ink in whole pixels. */
export interface Fit {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: Px;
  readonly top: Px;
  readonly width: Px;
  readonly height: Px;
}

/**
 * Fits the ink to whole pixels in both directions, so that straight edges lie on the grid. A symmetric thing has the
 * parity of the picture's width; what stands has its feet above the lower margin, the rest is centred.
 */
export function fitRelief(
  r: Relief,
  width: Px,
  height: Px,
  margin: Px,
  stands: boolean,
  stretch: readonly [number, number] = [1, 1],
): Fit {
  const w = (r.right - r.left) * stretch[0];
  const h = (r.bottom - r.top) * stretch[1];
  const roomX = Math.max(1, width - 2 * margin);
  const roomY = Math.max(1, height - 2 * margin);
  const scale = Math.min(roomX / w, roomY / h);
  let across = Math.max(1, Math.round(w * scale));
  const down = Math.min(roomY, Math.max(1, Math.round(h * scale)));
  if (r.symmetric && (width - across) % 2) across += across < roomX ? 1 : -1;
  across = Math.max(1, Math.min(across, roomX));
  return {
    scaleX: across / (r.right - r.left),
    scaleY: down / (r.bottom - r.top),
    left: Math.floor((width - across) / 2),
    top: stands ? height - margin - down : Math.floor((height - down) / 2),
    width: across,
    height: down,
  };
}

/** A piece's own scale and shift on top of a fit, in pixels. */
export interface Hint {
  readonly scaleX: number;
  readonly shiftX: number;
  readonly scaleY: number;
  readonly shiftY: number;
}
const NONE: Hint = { scaleX: 1, shiftX: 0, scaleY: 1, shiftY: 0 };

/** Small compact pieces (eyes, buttons, hubs) take boxes of whole pixels, as type is hinted; others stay. */
export function hintOf(piece: Piece, r: Relief, f: Fit): Hint {
  if (piece.layer.rings.length > 2) return NONE;
  const [x0, y0, x1, y1] = boundsOf(piece.layer.rings);
  const [scaleX, shiftX] = snap((x0 - r.left) * f.scaleX, (x1 - r.left) * f.scaleX);
  const [scaleY, shiftY] = snap((y0 - r.top) * f.scaleY, (y1 - r.top) * f.scaleY);
  return { scaleX, shiftX, scaleY, shiftY };
}

/** Scale and shift that put the ends a, b of .45–7 pixels on whole pixels. */
function snap(a: number, b: number): readonly [scale: number, shift: number] {
  const size = b - a;
  if (size > 7 || size < 0.45) return [1, 0];
  const whole = Math.max(1, Math.round(size));
  const scale = whole / size;
  return [scale, Math.round((a + b - whole) / 2) - a * scale];
}
