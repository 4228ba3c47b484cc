/** Parts drawn over one another, remembering which part each pixel is of. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, at, blank, type Color, type Flat, put, tidy } from './flat.ts';
import type { LineHabit } from './line-habit.ts';

/** A part to be drawn. The greater `depth`, the later, the nearer. */
export interface Layer {
  readonly depth: number;
  readonly draw: (brush: Brush) => void;
  /** It draws its own edges over what lies under it. */
  readonly isSoft?: boolean;
}

/** Colours that are no farther apart run together. */
const ALIKE = 60;

/** Sets a pixel of the part that is being drawn. */
export type Brush = (x: Px, y: Px, color: Color) => void;

/**
 * The layers as one picture: stray pixels gone, the line of the sprite's habit round the whole and where a nearer part
 * crosses another (`isCrossed` says on which pixels that may be; `isThin`: only between colours that would run together).
 */
export function drawLayers(
  { width, height }: Flat,
  layers: readonly Layer[],
  line: LineHabit,
  isCrossed: (x: Px, y: Px) => boolean,
  isThin = false,
): Flat {
  const out = blank(width, height);
  const part = new Int32Array(width * height).fill(-1);
  const sorted = [...layers].sort((a, b) => a.depth - b.depth);
  sorted.forEach((layer, i) => {
    layer.draw((x, y, color) => {
      if (color < 0 || x < 0 || y < 0 || x >= width || y >= height) return;
      put(out, x, y, color);
      part[y * width + x] = i;
    });
  });
  const lined = line.draw(tidy(out));
  if (!line.isLined) return lined;
  const partAt = (x: Px, y: Px): number => (x < 0 || x >= width || y >= height ? -1 : part[y * width + x]!);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = partAt(x, y);
      if (own < 0 || !isCrossed(x, y)) continue;
      const isUnder = [
        [-1, 0],
        [1, 0],
        [0, 1],
      ].some(
        ([dx, dy]) =>
          partAt(x + dx!, y + dy!) > own &&
          !sorted[partAt(x + dx!, y + dy!)]!.isSoft &&
          (!isThin || apart(at(out, x, y), at(out, x + dx!, y + dy!)) < ALIKE),
      );
      if (isUnder) put(lined, x, y, line.over(at(out, x, y)));
    }
  }
  return lined;
}
