import { determinant } from '../../solids/field.ts';
import type { Part, Plane, Primitive, Solid } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { add, apply, dot, invert, length, type Mat3, scale, sub, type Vec3 } from '../../solids/vec.ts';

/** An upright box in model units. */
export interface Box3 {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The middle of a primitive. */
export const middle = (p: Primitive): Vec3 =>
  p.kind === 'capsule'
    ? scale(add(p.a, p.b), 0.5)
    : p.kind === 'triangle'
      ? scale(add(add(p.points[0], p.points[1]), p.points[2]), 1 / 3)
      : p.center;

export const centreOf = (b: Box3): Vec3 => scale(add(b.min, b.max), 0.5);
export const sizeOf = (b: Box3): Vec3 => sub(b.max, b.min);

/** The part that a primitive belongs to. */
export const partOf = (s: Scene, p: Primitive): Part => s.parts[p.part]!;
/** Primitives of the parts whose names match. */
export const primitivesOf = (s: Scene, name: RegExp): readonly Primitive[] =>
  s.primitives.filter((p) => name.test(partOf(s, p).name));
export const has = (s: Scene, name: RegExp): boolean => s.primitives.some((p) => name.test(partOf(s, p).name));

/** A model plane (n·p ≤ d) in a solid's local units. */
export function localPlane({ matrix: m, center: c }: Solid, [x, y, z, d]: Plane): Plane {
  const nx = m[0] * x + m[3] * y + m[6] * z;
  const ny = m[1] * x + m[4] * y + m[7] * z;
  const nz = m[2] * x + m[5] * y + m[8] * z;
  return [nx, ny, nz, d - (x * c[0] + y * c[1] + z * c[2])];
}

/** Whether a solid lies wholly on the far side of a plane in its local units: nothing of it is left. */
export function isBeyond(p: Solid, [x, y, z, d]: Plane): boolean {
  if (p.corners.length > 0) return p.corners.every((q) => x * q[0] + y * q[1] + z * q[2] > d);
  const reach =
    p.kind === 'box'
      ? Math.abs(x) + Math.abs(y) + Math.abs(z)
      : p.kind === 'cone'
        ? Math.hypot(x, z) * (1 + Math.abs(p.taper)) + Math.abs(y)
        : p.kind === 'ellipsoid'
          ? Math.hypot(x, y, z)
          : Number.POSITIVE_INFINITY;
  return -reach > d;
}

type Put = (p: Vec3, reach: Vec3) => void;
const NONE: Vec3 = [0, 0, 0];
const all = (r: number): Vec3 => [r, r, r];
/** One number for each row of a matrix. */
const rows = (m: Mat3, of: (a: number, b: number, c: number) => number): Vec3 => [
  of(m[0], m[1], m[2]),
  of(m[3], m[4], m[5]),
  of(m[6], m[7], m[8]),
];

function putSolid(p: Solid, put: Put): void {
  const m = p.matrix;
  if (p.kind === 'hull' && p.corners.length > 0) {
    for (const q of p.corners) put(add(p.center, apply(m, q)), NONE);
  } else if (p.kind === 'box')
    put(
      p.center,
      rows(m, (a, b, c) => Math.abs(a) + Math.abs(b) + Math.abs(c)),
    );
  else if (p.kind === 'cone') {
    for (const end of [-1, 1])
      put(
        add(p.center, [m[1] * end, m[4] * end, m[7] * end]),
        rows(m, (a, _b, c) => Math.hypot(a, c) * (1 + p.taper * end)),
      );
  } else
    put(
      p.center,
      rows(m, (a, b, c) => Math.hypot(a, b, c)),
    );
}

/** The upright box of primitives; cuts are not counted. Of none at all: a point at the origin. */
export function boxOf(primitives: readonly Primitive[]): Box3 {
  if (primitives.length === 0) return { min: NONE, max: NONE };
  const low = [9, 9, 9];
  const high = [-9, -9, -9];
  const put: Put = (p, r) => {
    for (let a = 0; a < 3; a++) {
      low[a] = Math.min(low[a]!, p[a]! - r[a]!);
      high[a] = Math.max(high[a]!, p[a]! + r[a]!);
    }
  };
  for (const p of primitives) {
    if (p.kind === 'capsule') {
      put(p.a, all(p.ra));
      put(p.b, all(p.rb));
    } else if (p.kind === 'triangle') for (const q of p.points) put(q, NONE);
    else putSolid(p, put);
  }
  return { min: [low[0]!, low[1]!, low[2]!], max: [high[0]!, high[1]!, high[2]!] };
}

/** How far a point lies outside a primitive, roughly, in model units; negative inside. */
export function gap(p: Primitive, q: Vec3): number {
  if (p.kind === 'capsule') {
    const ab = sub(p.b, p.a);
    const t = Math.max(0, Math.min(1, dot(sub(q, p.a), ab) / (dot(ab, ab) || 1)));
    return length(sub(q, add(p.a, scale(ab, t)))) - (p.ra + (p.rb - p.ra) * t);
  }
  if (p.kind === 'triangle') return length(sub(q, middle(p))) - 0.06;
  const local = apply(invert(p.matrix), sub(q, p.center));
  const width = Math.cbrt(Math.abs(determinant(p.matrix)));
  if (p.kind === 'ellipsoid') return (length(local) - 1) * width;
  if (p.kind === 'box') return Math.max(...local.map((v, i) => (Math.abs(v) - 1) * p.half[i]!));
  if (p.kind === 'cone') {
    const round = Math.hypot(local[0], local[2]) - 1 - p.taper * local[1];
    return Math.max(round, Math.abs(local[1]) - 1) * width;
  }
  return Math.max(...p.planes.map((P) => P[0] * local[0] + P[1] * local[1] + P[2] * local[2] - P[3])) * width;
}
