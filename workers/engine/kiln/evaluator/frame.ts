/** A picture as the evaluator sees it. The same arithmetic as `models/train/kiln/evaluate/evaluator/frame.py`. */
import { opaqueBounds } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';

const CHANNELS = 4;

/**
 * The opaque box of an image in a square, centred: enlarged by the largest whole factor that fits, or reduced to fit, each
 * pixel by the area that it covers. Returns planes (4, side, side) in 0..1: R, G, B times alpha, and alpha; all 0
 * for an image in which nothing is opaque.
 */
export function evaluatorFrame(image: Rgba, side: Px): Float32Array {
  const out = new Float32Array(CHANNELS * side * side);
  const box = opaqueBounds(image);
  if (!box) return out;
  const longest = Math.max(box.width, box.height);
  const scale = longest <= side ? Math.floor(side / longest) : side / longest;
  const rows = overlaps(box.height, scale, side);
  const columns = overlaps(box.width, scale, side);
  for (const row of rows) {
    for (const column of columns) {
      const from = ((box.y + row.source) * image.width + box.x + column.source) * CHANNELS;
      if (image.data[from + 3]! < 128) continue;
      const share = row.share * column.share;
      const to = row.target * side + column.target;
      for (let c = 0; c < 3; c++) out[c * side * side + to]! += (share * image.data[from + c]!) / 255;
      out[3 * side * side + to]! += share;
    }
  }
  return out;
}

interface Overlap {
  readonly source: Px;
  readonly target: Px;
  /** How much of the target pixel the source pixel covers, 0..1. */
  readonly share: number;
}

/** Which source pixels of a line cover which of its `side` target pixels. */
function overlaps(size: Px, scale: number, side: Px): readonly Overlap[] {
  const start = Math.floor((side - size * scale) / 2);
  const found: Overlap[] = [];
  for (let target = 0; target < side; target++) {
    const from = (target - start) / scale;
    const to = (target + 1 - start) / scale;
    for (let source = Math.max(0, Math.floor(from)); source < Math.min(size, to); source++) {
      const share = (Math.min(to, source + 1) - Math.max(from, source)) * scale;
      if (share > 0) found.push({ source, target, share });
    }
  }
  return found;
}
