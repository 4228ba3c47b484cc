/** Nearest colour of a palette in OKLab (a and b count double), remembered per packed colour. */

import { hexToRgb, writeOklab } from './color.ts';
import { packRgb } from './histogram.ts';

/** A wrong hue (a pink cheek, a grey orc) is worse than a wrong tone of the right one. */
const HUE_COST = 2;

/** A palette made ready for looking up. */
export interface PaletteIndex {
  readonly size: number;
  /** Packed colours 0xrrggbb, in the order given, without repeats. */
  readonly packed: Uint32Array;
  /** OKLab, three numbers a colour. */
  readonly lab: Float64Array;
  /** Index of the colour nearest to a packed colour; a colour of the palette is nearest to itself. */
  nearest(color: number): number;
  /** Index of the colour nearest to an OKLab point. */
  nearestLab(L: number, a: number, b: number): number;
}

/** Throws a RangeError for an empty palette and a TypeError for a colour that is not '#rrggbb'. */
export function indexPalette(palette: readonly string[]): PaletteIndex {
  const packed = Uint32Array.from(new Set(palette.map((hex) => packRgb(...hexToRgb(hex)))));
  if (packed.length === 0) throw new RangeError('A palette needs at least one colour');
  const size = packed.length;
  const lab = new Float64Array(size * 3);
  const memo = new Map<number, number>();
  for (let i = 0; i < size; i++) {
    const c = packed[i]!;
    writeOklab(lab, i * 3, c >> 16, (c >> 8) & 255, c & 255);
    memo.set(c, i);
  }

  function nearestLab(L: number, a: number, b: number): number {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < size; i++) {
      const dL = lab[i * 3]! - L;
      const da = lab[i * 3 + 1]! - a;
      const db = lab[i * 3 + 2]! - b;
      const d = dL * dL + HUE_COST * (da * da + db * db);
      if (d < least) {
        least = d;
        best = i;
      }
    }
    return best;
  }

  const point = new Float64Array(3);
  function nearest(color: number): number {
    const known = memo.get(color);
    if (known !== undefined) return known;
    writeOklab(point, 0, color >> 16, (color >> 8) & 255, color & 255);
    const found = nearestLab(point[0]!, point[1]!, point[2]!);
    memo.set(color, found);
    return found;
  }

  return { size, packed, lab, nearest, nearestLab };
}
