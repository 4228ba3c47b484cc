/** Pictures of many sizes on one page. */
import { type Box, createImage, paste } from './image.ts';
import type { Px, Rgba } from './types.ts';

export interface Shelved {
  readonly image: Rgba;
  readonly boxes: ReadonlyMap<string, Box>;
}

/** Every GPU that runs games takes a texture of this side. */
const MAX_SIDE = 4096;

/**
 * All pictures on one page: highest first, in rows, about as wide as high, `gap` empty pixels between them (so that a
 * filtered texture does not show a neighbour's edge). Throws a RangeError for a name that comes twice and for pictures
 * that do not fit into 4,096 pixels.
 */
export function packShelves(list: readonly { readonly name: string; readonly image: Rgba }[], gap: Px = 2): Shelved {
  const area = list.reduce((sum, { image }) => sum + (image.width + gap) * (image.height + gap), 0);
  const width = Math.max(64, ...list.map(({ image }) => image.width), Math.ceil(Math.sqrt(area * 1.15)));
  const boxes = new Map<string, Box>();
  let [x, y, row] = [0, 0, 0];
  for (const { name, image } of [...list].sort(
    (a, b) => b.image.height - a.image.height || (a.name < b.name ? -1 : 1),
  )) {
    if (boxes.has(name)) throw new RangeError(`There is a picture "${name}" twice`);
    if (x > 0 && x + image.width > width) {
      x = 0;
      y += row + gap;
      row = 0;
    }
    boxes.set(name, { x, y, width: image.width, height: image.height });
    x += image.width + gap;
    row = Math.max(row, image.height);
  }
  const height = Math.max(1, y + row);
  if (Math.max(width, height) > MAX_SIDE) throw new RangeError(`The pictures do not fit into ${MAX_SIDE} pixels`);
  const image = createImage(width, height);
  for (const one of list) {
    const { x: left, y: top } = boxes.get(one.name)!;
    paste(image, one.image, left, top);
  }
  return { image, boxes };
}
