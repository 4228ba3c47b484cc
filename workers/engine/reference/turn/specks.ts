/** Pixels that hang in the air. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { Indexed } from './indexed.ts';

/** Parts of at most so many pixels are specks. */
const SPECK: Px = 3;

/** Places of each part that hangs together, also across corners. */
function partsOf({ width, height, indices }: Indexed): number[][] {
  const seen = new Uint8Array(indices.length);
  const parts: number[][] = [];
  for (let start = 0; start < indices.length; start++) {
    if (indices[start]! < 0 || seen[start]) continue;
    seen[start] = 1;
    const part = [start];
    for (let k = 0; k < part.length; k++) {
      const [x, y] = [part[k]! % width, Math.floor(part[k]! / width)];
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (indices[next]! < 0 || seen[next]) continue;
          seen[next] = 1;
          part.push(next);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

/** A turned sprite without parts of at most three pixels, unless the sprite itself has such, as sparks are. */
export function withoutSpecks(turned: Indexed, sprite: Indexed): Indexed {
  const isSpeck = (part: readonly number[]) => part.length <= SPECK;
  const parts = partsOf(turned);
  if (parts.every(isSpeck) || partsOf(sprite).some(isSpeck)) return turned;
  const indices = Int32Array.from(turned.indices);
  for (const place of parts.filter(isSpeck).flat()) indices[place] = -1;
  return { ...turned, indices };
}
