import type { Box } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

/**
 * Side of the equal squares that the box of a picture is made of: the factor by which pixel art was enlarged, 1 for art
 * at its own size. Exact, for networks that must see art and its enlargement alike; `findGrid` is for pictures whose
 * grid is blurred or not whole. All transparent pixels (alpha below 128) count as equal.
 * The same arithmetic as `models/train/common/block.py`.
 */
export function blockOf(image: Rgba, box: Box): Px {
  let block = gcd(box.width, box.height);
  for (let y = 0; y < box.height && block > 1; y++) {
    for (let x = 0; x < box.width; x++) {
      const i = ((box.y + y) * image.width + box.x + x) * 4;
      if (x % block !== 0 && differ(image.data, i, i - 4)) block = gcd(block, x);
      if (y % block !== 0 && differ(image.data, i, i - image.width * 4)) block = gcd(block, y);
    }
  }
  return block;
}

function differ(data: Uint8ClampedArray, i: number, j: number): boolean {
  const there = data[i + 3]! >= 128;
  if (there !== data[j + 3]! >= 128) return true;
  return there && (data[i] !== data[j] || data[i + 1] !== data[j + 1] || data[i + 2] !== data[j + 2]);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
