/** Sprites whose pixels were enlarged by a whole factor: they are turned at their own size. */
import { wordsOf } from '../../../../src/pixels/image.ts';
import { createImage, enlarge, opaqueBounds, overlay } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

export interface OwnScale {
  /** Pixels of the picture to one of the sprite's own. */
  readonly factor: number;
  /** The sprite at its own size. */
  readonly sprite: Rgba;
  /** A picture of that size as large as the picture was, where it was. */
  readonly back: (turned: Rgba) => Rgba;
}

const MOST = 32;
/** A sprite of fewer pixels is no figure: its enlargement was chance. */
const LEAST: Px = 10;

/** The scale of a picture that is all blocks of one colour; undefined where its pixels are its own. */
export function ownScaleOf(picture: Rgba): OwnScale | undefined {
  const box = opaqueBounds(picture);
  if (!box) return undefined;
  const most = Math.min(MOST, Math.floor(Math.max(box.width, box.height) / LEAST));
  for (let factor = most; factor > 1; factor--) {
    if (box.width % factor || box.height % factor || !isOfBlocks(picture, box, factor)) continue;
    const [x, y] = [box.x % factor, box.y % factor];
    const size = {
      width: Math.floor((picture.width - x) / factor),
      height: Math.floor((picture.height - y) / factor),
    };
    const sprite = createImage(size.width, size.height);
    const [from, to] = [wordsOf(picture), wordsOf(sprite)];
    for (let v = 0; v < size.height; v++) {
      for (let u = 0; u < size.width; u++) {
        to[v * size.width + u] = from[(y + v * factor) * picture.width + x + u * factor]!;
      }
    }
    const back = (turned: Rgba): Rgba => {
      const out = createImage(picture.width, picture.height);
      overlay(out, enlarge(turned, factor), x, y);
      return out;
    };
    return { factor, sprite, back };
  }
  return undefined;
}

/** Whether every block of the box has one colour. */
function isOfBlocks(
  picture: Rgba,
  box: { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px },
  factor: number,
): boolean {
  const words = wordsOf(picture);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const own = words[(box.y + y) * picture.width + box.x + x];
      const first = words[(box.y + y - (y % factor)) * picture.width + box.x + x - (x % factor)];
      if (own !== first) return false;
    }
  }
  return true;
}
