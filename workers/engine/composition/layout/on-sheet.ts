/** A list of small goods, as large as the picture allows. */
import type { Brief } from '../../types.ts';
import { GRADED, sizeOf } from '../sprites/sizes.ts';
import { boxOf, type Placed } from './placed.ts';

/** Large enough to be told; among its own kind still larger or smaller than the others. */
export function onSheet(brief: Brief): number {
  if (!brief.build.includes(GRADED)) return Math.max(0.5, sizeOf(brief));
  const plain = sizeOf({ ...brief, build: [] });
  return (Math.max(0.5, plain) * sizeOf(brief)) / plain;
}

/** Small goods of a list lie in rows and columns, as on a sheet, so that each is as large as the picture allows. */
export function inRows(blocks: readonly Placed[][], gap: number): Placed[] {
  // three stand side by side: one of them below the others would leave those in the air
  const columns = blocks.length < 4 ? blocks.length : Math.ceil(Math.sqrt(blocks.length));
  const boxes = blocks.map(boxOf);
  const wide = Math.max(...boxes.map((b) => b.right - b.left)) + gap;
  const high = Math.max(...boxes.map((b) => b.bottom - b.top)) + gap;
  const rows = Math.ceil(blocks.length / columns);
  return blocks.flatMap((block, i) => {
    const row = Math.floor(i / columns);
    const own = Math.min(columns, blocks.length - row * columns);
    const { left, right, top, bottom } = boxes[i]!;
    const x = ((i % columns) - (own - 1) / 2) * wide - (left + right) / 2;
    const y = -(rows - row - 0.5) * high - (top + bottom) / 2;
    return block.map((p) => ({
      ...p,
      x: p.x + x,
      y: p.y + y,
      z: p.z + row,
      shadow: row === rows - 1 && p.shadow === true,
    }));
  });
}
