/** The way from a large picture to the small one that a network can compose, and back. */
import { createImage, crop, paste, resizeByVote, resizePixels } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { PaintRequest } from './types.ts';

/** The least whole factor by which a picture must be reduced to fit `native`. */
export const factorFor = (request: Pick<PaintRequest, 'width' | 'height'>, native: Px): number =>
  Math.ceil(Math.max(request.width, request.height) / native);

/** The same request for a picture smaller by a whole factor; a cell that is open anywhere is open. */
export function reduceRequest(request: PaintRequest, factor: number): PaintRequest {
  const width = Math.ceil(request.width / factor);
  const height = Math.ceil(request.height / factor);
  const reduce = (image: Rgba): Rgba =>
    resizeByVote(crop(image, { x: 0, y: 0, width: width * factor, height: height * factor }), width, height);
  const { init, known, pose } = request;
  return {
    ...request,
    width,
    height,
    ...(init ? { init: { ...init, image: reduce(init.image) } } : {}),
    ...(known ? { known: { image: reduce(known.image), hole: reduceHole(known.hole, request, width, factor) } } : {}),
    ...(pose
      ? { pose: { ...pose, joints: pose.joints.map((j) => ({ ...j, x: j.x / factor, y: j.y / factor })) } }
      : {}),
  };
}

function reduceHole(
  hole: Uint8Array,
  size: { readonly width: Px; readonly height: Px },
  width: Px,
  factor: number,
): Uint8Array {
  const out = new Uint8Array(width * Math.ceil(size.height / factor));
  hole.forEach((open, i) => {
    if (!open) return;
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    out[Math.floor(y / factor) * width + Math.floor(x / factor)] = 1;
  });
  return out;
}

/** Pixels of the other edge that are laid around a wrapped picture while its stairs are smoothed. */
const MARGIN: Px = 2;

/** A small picture raised by a whole factor as pixel art, its stairs rounded in its own colours, and cut to a size. */
export function raise(
  small: Rgba,
  factor: number,
  size: { readonly width: Px; readonly height: Px },
  wrap: boolean,
): Rgba {
  const margin = wrap ? MARGIN : 0;
  const padded = wrap ? ringed(small, margin) : small;
  const large = resizePixels(padded, padded.width * factor, padded.height * factor, { smooth: true });
  return crop(large, { x: margin * factor, y: margin * factor, width: size.width, height: size.height });
}

/** A picture with `margin` pixels of its other side beyond each edge. */
function ringed(image: Rgba, margin: Px): Rgba {
  const out = createImage(image.width + 2 * margin, image.height + 2 * margin);
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) paste(out, image, margin + dx * image.width, margin + dy * image.height);
  }
  return out;
}
