import type { Rgba } from '../../../../src/pixels/types.ts';

/**
 * The line round an animal changes its tone with what it bounds; where that leaves one pixel of it unlike all its neighbours,
 * the pixel takes the tone of the line beside it that is nearest to its own.
 */
export function settleLine({ width, height, data }: Rgba): void {
  const colour = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const opaque = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0;
  const rim = (x: number, y: number): boolean =>
    opaque(x, y) && !(opaque(x - 1, y) && opaque(x + 1, y) && opaque(x, y - 1) && opaque(x, y + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!rim(x, y)) continue;
      const i = y * width + x;
      let nearest = -1;
      let off = Number.POSITIVE_INFINITY;
      let alone = true;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx === 0 && dy === 0) || !opaque(x + dx, y + dy)) continue;
          const j = i + dy * width + dx;
          if (colour[j] === colour[i]) alone = false;
          if (!rim(x + dx, y + dy)) continue;
          const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs(data[i * 4 + c]! - data[j * 4 + c]!), 0);
          if (apart < off) [nearest, off] = [j, apart];
        }
      // a claw or a tooth at the edge is no part of the line
      if (alone && nearest >= 0 && off < FAR) colour[i] = colour[nearest]!;
    }
}

/** Red, green and blue together by which a pixel of the line may differ from what it takes on. */
const FAR = 48;
