/**
 * Vectors and 3×3 matrices of the geometry layer. Model space: +y up, a figure faces +z (south), its right hand is at −x.
 * Angles that people write (poses, yaw, pitch) are degrees; `rad` turns them into what Math wants.
 */

export type Vec3 = readonly [x: number, y: number, z: number];

/** Row-major. */
export type Mat3 = readonly [number, number, number, number, number, number, number, number, number];

/** A rotation and an origin: local coordinates of a limb, a head, a hand. */
export interface Frame {
  readonly rotation: Mat3;
  readonly origin: Vec3;
}

export const IDENTITY: Mat3 = [1, 0, 0, 0, 1, 0, 0, 0, 1];
export const UP: Vec3 = [0, 1, 0];

export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(x, high));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
/** a + b·k */
export const addScaled = (a: Vec3, b: Vec3, k: number): Vec3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));
/** Unit vector; the zero vector stays zero. */
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));

/** Matrix product A·B. */
export const multiply = (A: Mat3, B: Mat3): Mat3 => [
  A[0] * B[0] + A[1] * B[3] + A[2] * B[6],
  A[0] * B[1] + A[1] * B[4] + A[2] * B[7],
  A[0] * B[2] + A[1] * B[5] + A[2] * B[8],
  A[3] * B[0] + A[4] * B[3] + A[5] * B[6],
  A[3] * B[1] + A[4] * B[4] + A[5] * B[7],
  A[3] * B[2] + A[4] * B[5] + A[5] * B[8],
  A[6] * B[0] + A[7] * B[3] + A[8] * B[6],
  A[6] * B[1] + A[7] * B[4] + A[8] * B[7],
  A[6] * B[2] + A[7] * B[5] + A[8] * B[8],
];
/** Matrix times column vector. */
export const apply = (A: Mat3, v: Vec3): Vec3 => [
  A[0] * v[0] + A[1] * v[1] + A[2] * v[2],
  A[3] * v[0] + A[4] * v[1] + A[5] * v[2],
  A[6] * v[0] + A[7] * v[1] + A[8] * v[2],
];

export function rotX(degrees: number): Mat3 {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  return [1, 0, 0, 0, c, -s, 0, s, c];
}
export function rotY(degrees: number): Mat3 {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}
export function rotZ(degrees: number): Mat3 {
  const c = Math.cos(rad(degrees));
  const s = Math.sin(rad(degrees));
  return [c, -s, 0, s, c, 0, 0, 0, 1];
}
export const diagonal = (x: number, y: number, z: number): Mat3 => [x, 0, 0, 0, y, 0, 0, 0, z];

/** Inverse by cofactors; the caller keeps the matrix regular (radii > 0). */
export function invert(m: Mat3): Mat3 {
  const [a, b, c, d, e, f, g, h, i] = m;
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const D = 1 / (a * A + b * B + c * C);
  return [
    A * D,
    (c * h - b * i) * D,
    (b * f - c * e) * D,
    B * D,
    (a * i - c * g) * D,
    (c * d - a * f) * D,
    C * D,
    (b * g - a * h) * D,
    (a * e - b * d) * D,
  ];
}

/** The rotation whose local +y runs along `y` and whose local +z comes as near to `z` as that allows. */
export function aim(y: Vec3, z: Vec3 = [0, 0, 1]): Mat3 {
  const Y = normalize(y);
  const towards = Math.abs(dot(Y, normalize(z))) > 0.98 ? ([1, 0, 0.02] as const) : z;
  const X = normalize(cross(Y, towards));
  const Z = cross(X, Y);
  return [X[0], Y[0], Z[0], X[1], Y[1], Z[1], X[2], Y[2], Z[2]];
}

export const frame = (rotation: Mat3 = IDENTITY, origin: Vec3 = [0, 0, 0]): Frame => ({ rotation, origin });
/** A local point of a frame in the parent's coordinates. */
export const at = (f: Frame, p: Vec3): Vec3 => add(f.origin, apply(f.rotation, p));
/** A frame inside a frame: at local point `p`, turned by `rotation`. */
export const child = (f: Frame, p: Vec3, rotation: Mat3 = IDENTITY): Frame => ({
  rotation: multiply(f.rotation, rotation),
  origin: at(f, p),
});
