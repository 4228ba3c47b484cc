import type { Direction, View } from '../../../src/domain/words.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Style } from '../types.ts';
import type { Part, Primitive, Solid } from './primitives.ts';
import type { Scene } from './scene.ts';
import { add, apply, dot, type Mat3, multiply, rad, rotY, type Vec3 } from './vec.ts';

/** Yaw in degrees of each direction; south faces the viewer. */
export const YAW: Readonly<Record<Direction, number>> = {
  south: 0,
  'south-east': 45,
  east: 90,
  'north-east': 135,
  north: 180,
  'north-west': 225,
  west: 270,
  'south-west': 315,
};

/** Camera pitch in degrees of each view; isometric is 30. */
export const PITCH: Readonly<Record<View, number>> = { side: 0, 'low top-down': 20, 'high top-down': 40 };
export const ISOMETRIC_PITCH = 30;

/** Pitch that a style asks for; absent: low top-down, as the sheets show. An oblique picture is seen straight on. */
export const pitchOf = (style: Style): number =>
  style.oblique ? 0 : style.isometric ? ISOMETRIC_PITCH : PITCH[style.view ?? 'low top-down'];

/** Cabinet projection: depth is drawn at half its length, 45° up to the right. */
const CABINET = 0.5 * Math.SQRT1_2;
/** Shear that a style asks for, see `viewMatrix`. */
export const shearOf = (style: Style): number => (style.oblique ? CABINET : 0);

/**
 * Model → screen (x right, y down, z towards the viewer; `scale` pixels a model unit), orthographic; with a `shear` what
 * lies one unit further away is drawn that many units up and to the right (oblique projection).
 */
export function viewMatrix(yaw: number, pitch: number, scale: number, shear = 0): Mat3 {
  const c = Math.cos(rad(pitch));
  const n = Math.sin(rad(pitch));
  const s = scale;
  const k = s * shear;
  return multiply([s, -k * n, -k * c, 0, -s * c + k * n, s * n + k * c, 0, s * n, s * c], rotY(yaw));
}

/** Pixels a model unit of a view matrix: the length of its up direction, which no shear of depth changes much. */
export const scaleOf = (view: Mat3): number => Math.sqrt(view[1] ** 2 + view[4] ** 2 + view[7] ** 2);

export interface Bounds {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

/** Screen bounds of the primitives under a view without offset. Cut solids count whole, so it may be a little large. */
export function bounds(scene: Scene, view: Mat3, keep: (part: Part) => boolean = () => true): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  const s = scaleOf(view);
  const put = (p: Vec3, rx: number, ry: number): void => {
    left = Math.min(left, p[0] - rx);
    right = Math.max(right, p[0] + rx);
    top = Math.min(top, p[1] - ry);
    bottom = Math.max(bottom, p[1] + ry);
  };
  for (const p of scene.primitives) {
    if (!keep(scene.parts[p.part] as Part)) continue;
    if (p.kind === 'capsule') {
      put(apply(view, p.a), p.ra * s, p.ra * s);
      put(apply(view, p.b), p.rb * s, p.rb * s);
    } else if (p.kind === 'triangle') {
      for (const q of p.points) put(apply(view, q), 0, 0);
    } else {
      const m = multiply(view, p.matrix);
      const c = apply(view, p.center);
      if (p.corners.length > 0) {
        for (const q of p.corners) put(add(c, apply(m, q)), 0, 0);
      } else put(c, ...solidExtent(p, m));
    }
  }
  return { left, top, right, bottom };
}

/** Half extents on the screen of a solid under `m` (view · matrix). */
export function solidExtent(p: Solid, m: Mat3): readonly [x: number, y: number] {
  const row = (a: number, b: number, c: number): number => {
    if (p.kind === 'ellipsoid') return Math.sqrt(a * a + b * b + c * c);
    if (p.kind === 'box') return Math.abs(a) + Math.abs(b) + Math.abs(c);
    if (p.corners.length > 0)
      return p.corners.reduce((far, q) => Math.max(far, Math.abs(a * q[0] + b * q[1] + c * q[2])), 0);
    if (p.kind === 'cone') return Math.sqrt(a * a + c * c) * (1 + Math.abs(p.taper)) + Math.abs(b);
    return Math.sqrt(a * a + b * b + c * c) * p.extent;
  };
  return [row(m[0], m[1], m[2]), row(m[3], m[4], m[5])];
}

/** Greatest depth (towards the viewer) that a primitive can reach. */
export function nearestDepth(p: Primitive, view: Mat3, s: number): number {
  const z: Vec3 = [view[6], view[7], view[8]];
  if (p.kind === 'capsule') return Math.max(dot(z, p.a) + p.ra * s, dot(z, p.b) + p.rb * s);
  if (p.kind === 'triangle') return Math.max(dot(z, p.points[0]), dot(z, p.points[1]), dot(z, p.points[2]));
  const A = p.matrix;
  const x = z[0] * A[0] + z[1] * A[3] + z[2] * A[6];
  const y = z[0] * A[1] + z[1] * A[4] + z[2] * A[7];
  const w = z[0] * A[2] + z[1] * A[5] + z[2] * A[8];
  if (p.corners.length > 0) {
    return dot(z, p.center) + p.corners.reduce((far, q) => Math.max(far, x * q[0] + y * q[1] + w * q[2]), -1e9);
  }
  const reach =
    p.kind === 'ellipsoid'
      ? Math.sqrt(x * x + y * y + w * w)
      : p.kind === 'box'
        ? Math.abs(x) + Math.abs(y) + Math.abs(w)
        : p.kind === 'cone'
          ? Math.sqrt(x * x + w * w) * (1 + Math.abs(p.taper)) + Math.abs(y)
          : Math.sqrt(x * x + y * y + w * w) * p.extent * 1.8;
  return dot(z, p.center) + reach;
}
