/** What is drawn about a figure, alike in every frame. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { opaqueBounds } from '../../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../../src/pixels/types.ts';
import { type Flat, toFlat, toImage } from '../../parts/flat.ts';

export interface Box {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

/** The same drawn about every frame, where all of them have room. Throws an InputError for an empty picture. */
export function about(frames: readonly Rgba[], draw: (flat: Flat, box: Box) => Flat): Rgba[] {
  const boxes = frames.map((frame) => opaqueBounds(frame)).filter((b) => b !== undefined);
  if (boxes.length === 0) throw new InputError('The picture is empty: there is nothing to put anything about.');
  const box = {
    left: Math.min(...boxes.map((b) => b.x)),
    top: Math.min(...boxes.map((b) => b.y)),
    right: Math.max(...boxes.map((b) => b.x + b.width)),
    bottom: Math.max(...boxes.map((b) => b.y + b.height)),
  };
  return frames.map((frame) => toImage(draw(toFlat(frame), box)));
}
