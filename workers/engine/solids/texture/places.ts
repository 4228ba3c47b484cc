import type { Px } from '../../../../src/pixels/types.ts';
import type { Capsule, Primitive, Solid, Triangle } from '../primitives.ts';
import type { Surface } from '../surface.ts';
import { aim, apply, clamp, dot, invert, type Mat3, multiply, sub, type Vec3 } from '../vec.ts';

/** How a surface is seen. */
export interface Sight {
  /** Model → pixels. */
  readonly view: Mat3;
  readonly originX: Px;
  readonly originY: Px;
  /** Its samples come from a flat drawing: a place is a place in the picture's plane. */
  readonly plane?: boolean;
}

/** Sides of a box, and the flat ends of a cone; 0 is what is round. */
export const SIDE = { round: 0, x: 1, y: 2, z: 3 } as const;

/** Where a pixel lies on its primitive: lengths in model units, so that nothing moves when the body does. */
export interface Place {
  /** Along the surface, across (round the axis) and up. */
  u: number;
  v: number;
  /** Length after which `u` comes back; 0 never. */
  ring: number;
  /** Up from the lower end, down from the upper one. */
  low: number;
  high: number;
  /** From the primitive's middle, in its own directions. */
  x: number;
  y: number;
  z: number;
  side: number;
}

/** A primitive as the screen shows it: pixels from `centre` → its own directions, in model units or in shares of it. */
interface Seat {
  readonly centre: Vec3;
  readonly inverse: Mat3;
  /** Half lengths of a solid along its own directions. */
  readonly half: Vec3;
  readonly length: number;
}

const snapped = ([x, y, z]: Vec3): Vec3 => [Math.round(x), Math.round(y), z];

/** Finds where pixels lie on their primitives. */
export class Places {
  readonly #surface: Surface;
  readonly #sight: Sight;
  readonly #seats: (Seat | undefined)[] = [];
  /** The answer of `find`, overwritten by the next. */
  readonly place: Place = { u: 0, v: 0, ring: 0, low: 0, high: 0, x: 0, y: 0, z: 0, side: 0 };

  constructor(surface: Surface, sight: Sight) {
    this.#surface = surface;
    this.#sight = sight;
  }

  /** The place of covered pixel `i`. */
  find(i: number): Place {
    const s = this.#surface;
    const id = s.primitive[i]!;
    const p = s.scene.primitives[id] as Primitive;
    if (this.#sight.plane) return this.#onPlane(i);
    let seat = this.#seats[id];
    if (!seat) {
      seat = this.#seatOf(p);
      this.#seats[id] = seat;
    }
    const dx = s.x[i]! - seat.centre[0];
    const dy = s.y[i]! - seat.centre[1];
    const dz = s.z[i]! - seat.centre[2];
    const m = seat.inverse;
    const x = m[0] * dx + m[1] * dy + m[2] * dz;
    const y = m[3] * dx + m[4] * dy + m[5] * dz;
    const z = m[6] * dx + m[7] * dy + m[8] * dz;
    if (p.kind === 'capsule') return this.#onCapsule(p, seat, x, y, z);
    if (p.kind === 'triangle') return this.#onCloth(p, x, y, z);
    return this.#onSolid(p, seat, x, y, z);
  }

  #seatOf(p: Primitive): Seat {
    const { view, originX, originY } = this.#sight;
    const seen = (q: Vec3): Vec3 => {
      const [x, y, z] = apply(view, q);
      return [x + originX, y + originY, z];
    };
    if (p.kind === 'triangle')
      return { centre: [originX, originY, 0], inverse: invert(view), half: [1, 1, 1], length: 1 };
    if (p.kind === 'capsule') {
      const axis = sub(p.b, p.a);
      const turn = aim([-axis[0], -axis[1], -axis[2]]);
      return {
        centre: snapped(seen(p.a)),
        inverse: invert(multiply(view, turn)),
        half: [1, 1, 1],
        length: Math.hypot(...axis),
      };
    }
    const m = p.matrix;
    const half: Vec3 = [Math.hypot(m[0], m[3], m[6]), Math.hypot(m[1], m[4], m[7]), Math.hypot(m[2], m[5], m[8])];
    // what is round may be looked at from a whole pixel, so that its surface moves with it in whole pixels; a thin box would
    // show its wrong side
    const centre = p.kind === 'ellipsoid' || p.kind === 'cone' ? snapped(seen(p.center)) : seen(p.center);
    return { centre, inverse: invert(multiply(view, m)), half, length: 2 * half[1] };
  }

  #onPlane(i: number): Place {
    const o = this.place;
    const s = this.#surface;
    o.x = (s.x[i]! - this.#sight.originX) / s.scale;
    o.y = -(s.y[i]! - this.#sight.originY) / s.scale;
    o.z = s.z[i]! / s.scale;
    o.u = o.x;
    o.v = o.y;
    o.ring = 0;
    o.low = 9;
    o.high = 9;
    o.side = SIDE.round;
    return o;
  }

  #onCapsule(p: Capsule, seat: Seat, x: number, y: number, z: number): Place {
    const o = this.place;
    const r = (p.ra + p.rb) / 2;
    o.u = Math.atan2(x, z) * r;
    o.v = y;
    o.ring = 2 * Math.PI * r;
    o.low = seat.length + y + p.rb * 0.6;
    o.high = -y + p.ra * 0.6;
    o.x = x;
    o.y = y;
    o.z = z;
    o.side = SIDE.round;
    return o;
  }

  #onCloth(p: Triangle, x: number, y: number, z: number): Place {
    const o = this.place;
    const { grid } = p;
    if (!grid) return Object.assign(o, { u: x, v: y, ring: 0, low: 9, high: 9, x, y, z, side: SIDE.round });
    const [A, B, C] = p.points;
    const e1 = sub(B, A);
    const e2 = sub(C, A);
    const d: Vec3 = [x - A[0], y - A[1], z - A[2]];
    const a = dot(e1, e1);
    const b = dot(e1, e2);
    const c = dot(e2, e2);
    const f = dot(d, e1);
    const g = dot(d, e2);
    const determinant = a * c - b * b || 1e-12;
    const r = (f * c - g * b) / determinant;
    const t = (g * a - f * b) / determinant;
    const [i, j, k] = grid.at;
    o.u = i[0] + (j[0] - i[0]) * r + (k[0] - i[0]) * t;
    o.v = -(i[1] + (j[1] - i[1]) * r + (k[1] - i[1]) * t);
    o.ring = 0;
    o.low = grid.length + o.v;
    o.high = -o.v;
    o.x = o.u;
    o.y = o.v;
    o.z = 0;
    o.side = SIDE.round;
    return o;
  }

  #onSolid(p: Solid, { half }: Seat, x: number, y: number, z: number): Place {
    const o = this.place;
    const [hx, hy, hz] = half;
    o.x = x * hx;
    o.y = y * hy;
    o.z = z * hz;
    o.ring = 0;
    o.side = SIDE.round;
    if (p.kind === 'box') {
      const ax = Math.abs(x);
      const ay = Math.abs(y);
      const az = Math.abs(z);
      o.side = az >= ax - 1e-3 && az >= ay - 1e-3 ? SIDE.z : ax >= ay ? SIDE.x : SIDE.y;
      // sides have cells of their own
      o.u = o.side === SIDE.x ? o.z + 3 : o.x;
      o.v = o.side === SIDE.y ? -o.z : o.y;
      const reach = o.side === SIDE.y ? hz : hy;
      o.low = o.v + reach;
      o.high = reach - o.v;
      return o;
    }
    if (p.kind === 'hull') {
      o.u = o.x + o.z * 0.6;
      o.v = o.y;
      o.low = 9;
      o.high = 9;
      return o;
    }
    o.low = o.y + hy;
    o.high = hy - o.y;
    const long = p.kind === 'ellipsoid';
    if (long && hz > 1.25 * Math.max(hx, hy)) {
      // what lies along z goes round its own axis, or its fur would meet in a star on the flank
      const r = (hx + hy) / 2;
      o.u = Math.atan2(x, -y) * r;
      o.ring = 2 * Math.PI * r;
      o.v = Math.asin(clamp(z, -1, 1)) * hz * 0.9;
      return o;
    }
    const r = (hx + hz) / 2;
    o.u = Math.atan2(x, z) * r;
    o.ring = 2 * Math.PI * r;
    o.v = long ? Math.asin(clamp(y, -1, 1)) * hy * 0.9 : o.y;
    if (p.kind === 'cone' && Math.abs(y) > 0.995) o.side = SIDE.y;
    return o;
  }
}
