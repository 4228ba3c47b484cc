import type { Rgb } from '../../../src/pixels/types.ts';
import type { Decal } from './primitives.ts';
import type { Vec3 } from './vec.ts';

/**
 * A decal of characters: each row a line of pixels, `key` gives their colours, other characters are left alone.
 * Centred on a model point and hidden when something stands in front of that point (by more than `tolerance` model units).
 */
export function stamp(
  point: Vec3,
  rows: readonly string[],
  key: Readonly<Record<string, Rgb>>,
  o: { readonly only?: readonly string[]; readonly tolerance?: number } = {},
): Decal {
  return (canvas) => {
    const [px, py, pz] = canvas.project(point);
    const width = rows[0]?.length ?? 0;
    const x0 = Math.round(px - width / 2);
    const y0 = Math.round(py - rows.length / 2);
    const front = canvas.depthAt(Math.floor(px), Math.floor(py));
    if (front - pz > (o.tolerance ?? 0.12) * canvas.scale) return;
    rows.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const colour = key[row[i] as string];
        if (!colour) continue;
        if (o.only && !o.only.includes(canvas.nameAt(x0 + i, y0 + j))) continue;
        canvas.put(x0 + i, y0 + j, colour);
      }
    });
  };
}
