/** Figures foreshortened. */
import { createImage, crop, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import { resizePixels } from '../../../../src/pixels/resize.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** A figure with a share of its width, in its place: whole columns are joined. */
export function narrowed(image: Rgba, share: number): Rgba {
  const box = opaqueBounds(image);
  if (!box) return image;
  const width = Math.max(1, Math.round(box.width * share));
  const out = createImage(image.width, image.height);
  overlay(out, resizePixels(crop(image, box), width, box.height), box.x + ((box.width - width) >> 1), box.y);
  return out;
}

/** About which column a figure turns, and how far from it its body reaches; beyond that arms and things keep their width. */
interface Trunk {
  readonly axis: number;
  readonly half: number;
}

/** A figure half turned to a side: the half that turns away is foreshortened to a share of its width, the other stays. */
export function halfAside(image: Rgba, far: 'left' | 'right', share: number, trunk?: Trunk): Rgba {
  const box = opaqueBounds(image);
  if (!box || box.width < 4) return image;
  const isLeft = far === 'left';
  const [from, to] = [box.x, box.x + box.width];
  const middle = Math.max(from + 1, Math.min(to - 1, Math.round(trunk?.axis ?? from + box.width / 2)));
  const reach = trunk ? Math.max(1, Math.round(trunk.half)) : box.width;
  const edge = isLeft ? Math.max(from, middle - reach) : Math.min(to, middle + reach);
  const wide = Math.abs(edge - middle);
  const width = Math.max(1, Math.round(wide * share));
  const out = createImage(image.width, image.height);
  let x = from + ((wide - width) >> 1);
  const cuts = isLeft ? ([from, edge, middle, to] as const) : ([from, middle, edge, to] as const);
  for (const [k, start] of cuts.slice(0, 3).entries()) {
    const size = cuts[k + 1]! - start;
    if (size <= 0) continue;
    const part = crop(image, { ...box, x: start, width: size });
    const isFar = start === (isLeft ? edge : middle) && cuts[k + 1] === (isLeft ? middle : edge);
    overlay(out, isFar ? resizePixels(part, width, box.height) : part, x, box.y);
    x += isFar ? width : size;
  }
  return out;
}
