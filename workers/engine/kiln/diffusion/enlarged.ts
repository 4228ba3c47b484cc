/** Between a picture and the much larger image that a pipeline draws for it. */
import { createImage, crop, paste, pixelate, resizeNearest } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Planes } from './pipeline.ts';

/** Where a picture lies on an image, and how many image pixels make one of its own. */
export interface Enlargement {
  /** Of the picture. */
  readonly width: Px;
  readonly height: Px;
  readonly scale: number;
  readonly imageWidth: Px;
  readonly imageHeight: Px;
  readonly x: Px;
  readonly y: Px;
}

/** Latents are halved three times on their way through the network: their sides are multiples of this. */
const LATENT_MULTIPLE = 8;

/**
 * The image for a picture: as many image pixels for one of the picture as `size` has room for, sides raised to what the
 * networks take (`factor` image pixels a latent one). `fixed` are the sides, in latent pixels, of a network made for one size.
 */
export function enlargementFor(
  { width, height }: { readonly width: Px; readonly height: Px },
  size: Px,
  factor: number,
  fixed?: { readonly width: Px; readonly height: Px },
): Enlargement {
  const room = fixed
    ? Math.min((fixed.width * factor) / width, (fixed.height * factor) / height)
    : size / Math.max(width, height);
  // A network made for a size smaller than the picture draws it smaller; it is enlarged afterwards.
  const scale = room >= 1 ? Math.floor(room) : room;
  const raised = (side: Px): Px => Math.ceil((side * scale) / (factor * LATENT_MULTIPLE)) * factor * LATENT_MULTIPLE;
  const imageWidth = fixed ? fixed.width * factor : raised(width);
  const imageHeight = fixed ? fixed.height * factor : raised(height);
  const x = Math.floor((imageWidth - Math.round(width * scale)) / 2);
  const y = Math.floor((imageHeight - Math.round(height * scale)) / 2);
  return { width, height, scale, imageWidth, imageHeight, x, y };
}

const boxOf = ({ width, height, scale, x, y }: Enlargement) => ({
  x,
  y,
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
});

/** A picture, enlarged, as (3, height, width) in [−1, 1]; what is transparent, and the margin, is white. */
export function toPlanes(picture: Rgba, enlarged: Enlargement): Planes {
  const box = boxOf(enlarged);
  const image = createImage(enlarged.imageWidth, enlarged.imageHeight);
  paste(image, resizeNearest(picture, box.width, box.height), box.x, box.y);
  const area = image.width * image.height;
  const data = new Float32Array(3 * area).fill(1);
  for (let i = 0; i < area; i++) {
    if (image.data[i * 4 + 3]! < 128) continue;
    for (let c = 0; c < 3; c++) data[c * area + i] = (image.data[i * 4 + c]! / 255) * 2 - 1;
  }
  return { channels: 3, width: image.width, height: image.height, data };
}

/** Planes of (3, height, width) in [−1, 1] as an opaque image. */
export function imageOf({ width, height, data }: Planes): Rgba {
  const out = createImage(width, height);
  const area = width * height;
  for (let i = 0; i < area; i++) {
    for (let c = 0; c < 3; c++) out.data[i * 4 + c] = ((data[c * area + i]! + 1) / 2) * 255;
    out.data[i * 4 + 3] = 255;
  }
  return out;
}

/** More colours than this are reduced already while the grid is read. */
const GRID_COLORS = 64;

/** The picture on a drawn image, on its pixel grid. */
export function toPicture(image: Rgba, enlarged: Enlargement): Rgba {
  const cut = crop(image, boxOf(enlarged));
  return enlarged.scale > 1
    ? pixelate(cut, enlarged.width, enlarged.height, { colors: GRID_COLORS, fit: 'stretch' })
    : resizeNearest(cut, enlarged.width, enlarged.height);
}

/** For each latent pixel 1 where the picture is open anywhere under it, or there is no picture. */
export function openLatents(hole: Uint8Array, enlarged: Enlargement, factor: number): Uint8Array {
  const [width, height] = [enlarged.imageWidth / factor, enlarged.imageHeight / factor];
  const out = new Uint8Array(width * height);
  const range = (cell: number, offset: Px, side: Px): readonly [number, number] => [
    Math.floor((cell * factor - offset) / enlarged.scale),
    Math.min(side, Math.ceil(((cell + 1) * factor - offset) / enlarged.scale)),
  ];
  for (let y = 0; y < height; y++) {
    const [top, bottom] = range(y, enlarged.y, enlarged.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = range(x, enlarged.x, enlarged.width);
      let open = top < 0 || left < 0 || top >= bottom || left >= right;
      for (let py = top; py < bottom && !open; py++) {
        for (let px = left; px < right && !open; px++) open = hole[py * enlarged.width + px] === 1;
      }
      out[y * width + x] = open ? 1 : 0;
    }
  }
  return out;
}
