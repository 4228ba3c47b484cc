import type { Decal, DecalSurface } from '../../solids/primitives.ts';
import type { Vec3 } from '../../solids/vec.ts';

/** Quarter turns clockwise that bring a head's crown up on the screen. */
export type Quarter = 0 | 1 | 2 | 3;

/** A decal that thinks it draws upright, on a picture turned by quarters: faces of heads that lie or hang. */
export function turnedDecal(decal: Decal, quarter: Quarter): Decal {
  return quarter === 0 ? decal : (canvas) => decal(turnedSurface(canvas, quarter));
}

function turnedSurface(c: DecalSurface, quarter: Quarter): DecalSurface {
  const { width: w, height: h } = c;
  // upright pixel → pixel of the picture
  const back = (x: number, y: number): readonly [number, number] =>
    quarter === 1 ? [y, h - 1 - x] : quarter === 2 ? [w - 1 - x, h - 1 - y] : [w - 1 - y, x];
  const there = ([x, y, z]: Vec3, sx: number, sy: number): Vec3 =>
    quarter === 1 ? [sy - y, x, z] : quarter === 2 ? [sx - x, sy - y, z] : [y, sx - x, z];
  return {
    ...c,
    width: quarter === 2 ? w : h,
    height: quarter === 2 ? h : w,
    partAt: (x, y) => c.partAt(...back(x, y)),
    nameAt: (x, y) => c.nameAt(...back(x, y)),
    put: (x, y, colour) => c.put(...back(x, y), colour),
    depthAt: (x, y) => c.depthAt(...back(x, y)),
    project: (p) => there(c.project(p), w, h),
    direction: (v) => there(c.direction(v), 0, 0),
  };
}

/** How many quarters turn a crown that points along (x, y) on the screen (y down) to the top. */
export function quarterOf(x: number, y: number): Quarter {
  if (Math.abs(y) >= Math.abs(x)) return y <= 0 ? 0 : 2;
  return x < 0 ? 1 : 3;
}
