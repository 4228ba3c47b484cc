import type { Primitive, Solid } from './primitives.ts';
import { add, apply, cross, dot, type Mat3, multiply, normalize, rad, scale, sub, type Vec3 } from './vec.ts';

/** A movement: where each point of the model goes. Hinge, axle, swing, squash, wave and break are all fields. */
export type Field = (p: Vec3) => Vec3;

/** A turn round an axis through a point, in degrees. */
export function turn(pivot: Vec3, axis: Vec3, degrees: number): Field {
  const [x, y, z] = normalize(axis);
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  const k = 1 - c;
  const R: Mat3 = [c + x * x * k, x * y * k - z * s, x * z * k + y * s, y * x * k + z * s, c + y * y * k, y * z * k - x * s, z * x * k - y * s, z * y * k + x * s, c + z * z * k]; // biome-ignore format: a matrix
  return (p) => add(pivot, apply(R, sub(p, pivot)));
}

export const shift =
  (by: Vec3): Field =>
  (p) =>
    add(p, by);

/** Larger or smaller about a point, each axis by its own factor. */
export const grow =
  (pivot: Vec3, x: number, y = x, z = x): Field =>
  (p) => [pivot[0] + (p[0] - pivot[0]) * x, pivot[1] + (p[1] - pivot[1]) * y, pivot[2] + (p[2] - pivot[2]) * z];

const STEP = 1e-3;

/** Derivative of a field at a point, by central differences: how it turns and stretches what lies there. */
function jacobian(f: Field, p: Vec3): Mat3 {
  const column = (a: 0 | 1 | 2): Vec3 => {
    const h: Vec3 = [a === 0 ? STEP : 0, a === 1 ? STEP : 0, a === 2 ? STEP : 0];
    return scale(sub(f(add(p, h)), f(sub(p, h))), 0.5 / STEP);
  };
  const [x, y, z] = [column(0), column(1), column(2)];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}

export const determinant = (m: Mat3): number =>
  m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);

/** How much larger a field makes things, as an edge. Nothing becomes quite flat. */
const growth = (m: Mat3): number => Math.cbrt(Math.abs(determinant(m))) || 0.01;

/** A primitive where the field takes it; solids turn and stretch as the field does at `at`, by default their centre. */
export function movePrimitive(p: Primitive, f: Field, at?: Vec3): Primitive {
  if (p.kind === 'triangle') return moveTriangle(p, f);
  if (p.kind === 'capsule') {
    const k = growth(jacobian(f, scale(add(p.a, p.b), 0.5)));
    return { ...p, a: f(p.a), b: f(p.b), ra: p.ra * k, rb: p.rb * k, width: p.width * k };
  }
  return moveSolid(p, f, at);
}

/** A solid as the field takes its surroundings of one point. */
export function moveSolid(p: Solid, f: Field, at?: Vec3): Solid {
  const J = jacobian(f, at ?? p.center);
  const center = at ? add(f(at), apply(J, sub(p.center, at))) : f(p.center);
  return { ...p, center, matrix: multiply(J, p.matrix), width: p.width * growth(J) };
}

/** Smooth normals keep their lean against their face. */
function moveTriangle(p: Primitive & { readonly kind: 'triangle' }, f: Field): Primitive {
  const [a, b, c] = p.points;
  const points = [f(a), f(b), f(c)] as const;
  const rest = normalize(cross(sub(b, a), sub(c, a)));
  const now = normalize(cross(sub(points[1], points[0]), sub(points[2], points[0])));
  const away = dot(p.normals[0], rest) < 0 ? -1 : 1;
  const leaned = (n: Vec3): Vec3 => normalize(add(scale(now, away), sub(n, scale(rest, away))));
  const [n0, n1, n2] = p.normals;
  return { ...p, points, normals: [leaned(n0), leaned(n1), leaned(n2)] };
}
