/** Repairs after parts were moved: crumbs that were torn off, cracks between parts. */
import { removeOrphans } from '../../../../src/pixels/cleanup.ts';
import { distanceTo } from '../../../../src/pixels/distance.ts';
import { cloneImage, coverageOf } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** Islands of fewer pixels than this were torn off. */
const CRUMB = 4;
/** Enclosed holes of at most this many pixels are cracks, not the space between an arm and a body. */
const CRACK = 6;

/** Groups of touching pixels for which `set` is not 0; `corners`: whether pixels touch at corners too. */
function groupsOf(set: Uint8Array, width: number, height: number, corners: boolean): number[][] {
  const left = set.slice();
  const groups: number[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    const group = [start];
    left[start] = 0;
    for (let k = 0; k < group.length; k++) {
      const x = group[k]! % width;
      const y = (group[k]! - x) / width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (!corners && dx !== 0 && dy !== 0) continue;
          const [i, j] = [x + dx, y + dy];
          if (i < 0 || j < 0 || i >= width || j >= height || !left[j * width + i]) continue;
          left[j * width + i] = 0;
          group.push(j * width + i);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * A moved sprite without stray pixels, without islands and holes so small that only the moving can have made them.
 * Islands stay where the reference has such small ones of its own (sparks, drops).
 */
export function mend(moved: Rgba, reference: Rgba): Rgba {
  const out = cloneImage(moved);
  const { width, height } = moved;
  const there = coverageOf(moved);
  const empty = there.map((v) => 1 - v);
  const { nearest } = distanceTo(there, width, height);
  const onEdge = (p: number): boolean => {
    const x = p % width;
    return x === 0 || x === width - 1 || p < width || p >= width * (height - 1);
  };
  for (const hole of groupsOf(empty, width, height, false)) {
    if (hole.length > CRACK || hole.some(onEdge)) continue;
    for (const p of hole) out.data.copyWithin(p * 4, nearest[p]! * 4, nearest[p]! * 4 + 4);
  }
  const small = (group: readonly number[]): boolean => group.length < CRUMB;
  if (!groupsOf(coverageOf(reference), reference.width, reference.height, true).some(small)) {
    for (const crumb of groupsOf(there, width, height, true).filter(small))
      for (const p of crumb) out.data.fill(0, p * 4, p * 4 + 4);
  }
  return removeOrphans(out);
}
