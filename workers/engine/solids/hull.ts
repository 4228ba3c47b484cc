import type { Plane } from './primitives.ts';
import type { Vec3 } from './vec.ts';

/** Corners of a convex solid: intersections of three planes that no other plane cuts off. Empty when it is unbounded or flat. */
export function hullCorners(planes: readonly Plane[]): readonly Vec3[] {
  const corners: Vec3[] = [];
  const n = planes.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      for (let k = j + 1; k < n; k++) {
        const [a, b, c] = [planes[i]!, planes[j]!, planes[k]!];
        const x = b[1] * c[2] - b[2] * c[1];
        const y = b[2] * c[0] - b[0] * c[2];
        const z = b[0] * c[1] - b[1] * c[0];
        const det = a[0] * x + a[1] * y + a[2] * z;
        if (Math.abs(det) < 1e-9) continue;
        // Cramer: (d_a (b×c) + d_b (c×a) + d_c (a×b)) / det
        const p: Vec3 = [
          (a[3] * x + b[3] * (c[1] * a[2] - c[2] * a[1]) + c[3] * (a[1] * b[2] - a[2] * b[1])) / det,
          (a[3] * y + b[3] * (c[2] * a[0] - c[0] * a[2]) + c[3] * (a[2] * b[0] - a[0] * b[2])) / det,
          (a[3] * z + b[3] * (c[0] * a[1] - c[1] * a[0]) + c[3] * (a[0] * b[1] - a[1] * b[0])) / det,
        ];
        const reach = Math.abs(p[0]) + Math.abs(p[1]) + Math.abs(p[2]) + 1;
        if (planes.every((q) => q[0] * p[0] + q[1] * p[1] + q[2] * p[2] <= q[3] + 1e-7 * reach)) corners.push(p);
      }
    }
  }
  return corners.length >= 4 ? corners : [];
}
