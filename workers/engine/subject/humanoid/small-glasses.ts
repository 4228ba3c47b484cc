/** Glasses of a small head from the front: two clear lenses with a thin rim, set by hand. Tubes of that size are a dark mask. */

import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Figure } from '../../catalogue/garments/types.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { rad } from '../../solids/vec.ts';

/** From this width of the head the rims are solids, below the least they have no room. */
const SOLID_FROM: Px = 24;
const LEAST: Px = 8;
const LENS: Rgb = [222, 236, 244];

export function hasSmallGlasses({ rig }: Pick<Figure, 'rig'>): boolean {
  const width = Math.round((rig.headWidth * 2) / rig.px);
  return width < SOLID_FROM && width > LEAST && Math.cos(rad(rig.yaw)) > 0.9;
}

/** Lenses over the columns of the eyes, which are stamped on them afterwards. */
export function drawSmallGlasses(
  canvas: DecalSurface,
  f: Figure,
  o: {
    readonly columns: readonly [right: Px, left: Px];
    readonly y: Px;
    readonly tall: Px;
    readonly width: Px;
    readonly put: (x: Px, y: Px, colour: Rgb) => void;
  },
): void {
  const worn = f.worn('face');
  if (worn?.piece.id !== 'glasses' || !hasSmallGlasses(f)) return;
  const rim = canvas.ramp(worn.material)[2];
  // round small eyes a lens is as wide as the eye: a third column of glass makes both lenses one row of bars
  const inner = o.width > 18 ? -1 : 0;
  const tall = Math.max(2, o.tall);
  o.columns.forEach((column, k) => {
    const dir = k === 0 ? 1 : -1;
    for (let i = inner - 1; i <= 2; i++)
      for (let j = -1; j <= tall; j++) {
        const across = i < inner || i > 1;
        const along = j < 0 || j === tall;
        if (across && along) continue;
        o.put(column + dir * i, o.y + j, across || along ? rim : LENS);
      }
  });
  // the bridge
  for (let x = o.columns[1] + 1; x < o.columns[0]; x++) if (canvas.partAt(x, o.y) >= 0) o.put(x, o.y, rim);
}
