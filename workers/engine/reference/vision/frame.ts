/** A sprite as the keypoint network sees it: cut to its opaque pixels, at the whole factor that fills a square best. */

import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { TensorData } from '../../inference/session.ts';
import { blockOf } from './block.ts';

export interface Frame {
  /** (1, 4, side, side): R, G, B and alpha in 0..1; all 0 where nothing is. */
  readonly tensor: TensorData;
  /** Longer side of the subject in the input image, in pixels. */
  readonly subject: Px;
  /** Longer side of the subject in the frame, in pixels of the frame. */
  readonly framed: Px;
  /** A place in the frame as a place in the input image; both count from the upper left corner, pixel centres at .5. */
  readonly toImage: (x: number, y: number) => readonly [x: Px, y: Px];
}

/**
 * The frame of an image's subject, or undefined when nothing is opaque. The same arithmetic as
 * `models/train/keypoints/frame.py`: enlarged art is taken at its own size first; then a whole factor where the subject
 * fits, nearest-neighbour reduction where it does not.
 */
export function frameOf(image: Rgba, side: Px): Frame | undefined {
  const box = opaqueBounds(image);
  if (!box) return undefined;
  const subject = Math.max(box.width, box.height);
  const art = subject / blockOf(image, box);
  const scale = ((art <= side ? Math.floor(side / art) : side / art) * art) / subject;
  const width = Math.max(1, Math.floor(box.width * scale + 0.5));
  const height = Math.max(1, Math.floor(box.height * scale + 0.5));
  const left = Math.floor((side - width) / 2);
  const top = Math.floor((side - height) / 2);
  const plane = side * side;
  const data = new Float32Array(4 * plane);
  for (let y = 0; y < height; y++) {
    const row = box.y + Math.floor(((y + 0.5) * box.height) / height);
    for (let x = 0; x < width; x++) {
      const column = box.x + Math.floor(((x + 0.5) * box.width) / width);
      const from = (row * image.width + column) * 4;
      if (image.data[from + 3]! < 128) continue;
      const to = (top + y) * side + left + x;
      for (let c = 0; c < 3; c++) data[c * plane + to] = image.data[from + c]! / 255;
      data[3 * plane + to] = 1;
    }
  }
  return {
    tensor: { data, dims: [1, 4, side, side] },
    subject,
    framed: Math.max(width, height),
    toImage: (x, y) => [box.x + ((x - left) * box.width) / width, box.y + ((y - top) * box.height) / height],
  };
}
