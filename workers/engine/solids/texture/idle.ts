import type { Primitive, Triangle } from '../primitives.ts';
import type { Tones } from '../shading.ts';
import type { Surface } from '../surface.ts';
import { apply, dot, length, type Mat3, multiply, rad, sub, type Vec3 } from '../vec.ts';
import type { Sight } from './places.ts';

/**
 * The subject standing still, as it was rendered: what its rigid parts look like while they hardly turn. A surface that is looked at anew in every
 * frame boils: a body that leans by three degrees moves no fold, but the border of every tone by a pixel somewhere.
 */
export interface Idle {
  readonly surface: Surface;
  readonly sight: Sight;
  /** Of each pixel its tone with what lies on it, before lines. */
  readonly tones: Tones;
}

/** Cosine of the greatest turn, on any axis, at which a part keeps the looks that it has when idle. */
const STEADY = Math.cos(rad(18));
/** Of the edges of a cloth's triangles. */
const SWUNG = Math.cos(rad(30));
/** Pixels that a corner of a cloth may be off the middle of all. */
const STRETCHED = 1.6;

/** Axis by axis, whether two matrices turn nearly alike. */
function alike(a: Mat3, b: Mat3): boolean {
  for (let k = 0; k < 3; k++) {
    if (cosine([a[k]!, a[k + 3]!, a[k + 6]!], [b[k]!, b[k + 3]!, b[k + 6]!]) < STEADY) return false;
  }
  return true;
}

const middleOf = (p: Exclude<Primitive, { kind: 'triangle' }>): Vec3 => (p.kind === 'capsule' ? p.a : p.center);

/** Whole pixels from a place in this frame to where the idle figure shows it, for a primitive that hardly turned. */
export class IdleShift {
  readonly #idle: Idle;
  readonly #now: Surface;
  readonly #sight: Sight;
  readonly #wholes = new Map<number, readonly [number, number]>();
  readonly #shifts: (readonly [dx: number, dy: number] | 'turned' | undefined)[] = [];

  constructor(idle: Idle, now: Surface, sight: Sight) {
    this.#idle = idle;
    this.#now = now;
    this.#sight = sight;
  }

  /** The idle figure's pixel that shows what covered pixel `i` shows; −1 where none does. */
  find(i: number): number {
    const { surface } = this.#idle;
    const id = this.#now.primitive[i]!;
    let shift = this.#shifts[id];
    if (shift === undefined) {
      shift = this.#shiftOf(id);
      this.#shifts[id] = shift;
    }
    if (shift === 'turned') return -1;
    const w = this.#now.width;
    const x = (i % w) + shift[0];
    const y = Math.floor(i / w) + shift[1];
    if (x < 0 || y < 0 || x >= surface.width || y >= surface.height) return -1;
    const j = y * surface.width + x;
    if (surface.part[j]! < 0 || surface.material[j] !== this.#now.material[i]) return -1;
    // a cloth is many triangles: it stretches a little from one to the next
    const cloth = this.#now.scene.primitives[id]?.kind === 'triangle';
    return surface.primitive[j] === id || (cloth && surface.part[j] === this.#now.part[i]) ? j : -1;
  }

  #shiftOf(id: number): readonly [number, number] | 'turned' {
    const was = this.#idle.surface.scene.primitives[id];
    const now = this.#now.scene.primitives[id];
    if (!was || !now || was.kind !== now.kind || was.part !== now.part || was.material !== now.material)
      return 'turned';
    if (was.kind === 'triangle') return now.kind === 'triangle' ? this.#shiftOfCloth(was, now) : 'turned';
    if (now.kind === 'triangle') return 'turned';
    const before = placed(this.#idle.sight, middleOf(was));
    const after = placed(this.#sight, middleOf(now));
    if (was.kind === 'capsule' && now.kind === 'capsule') {
      const a = apply(this.#idle.sight.view, sub(was.b, was.a));
      const b = apply(this.#sight.view, sub(now.b, now.a));
      if (cosine(a, b) < STEADY) return 'turned';
    } else if (was.kind !== 'capsule' && now.kind !== 'capsule') {
      if (!alike(multiply(this.#idle.sight.view, was.matrix), multiply(this.#sight.view, now.matrix))) return 'turned';
    }
    return [before[0] - after[0], before[1] - after[1]];
  }

  #shiftOfCloth(was: Triangle, now: Triangle): readonly [number, number] | 'turned' {
    for (const k of [1, 2] as const) {
      const a = apply(this.#idle.sight.view, sub(was.points[k], was.points[0]));
      const b = apply(this.#sight.view, sub(now.points[k], now.points[0]));
      if (cosine(a, b) < SWUNG) return 'turned';
    }
    const whole = this.#shiftOfAll(now.part);
    const own = offset(this.#idle.sight, was.points[0], this.#sight, now.points[0]);
    // a cloth that hardly stretches moves as one: triangles that round each by itself tear its folds
    const near = Math.hypot(own[0] - whole[0], own[1] - whole[1]) < STRETCHED;
    const [dx, dy] = near ? whole : own;
    return [Math.round(dx), Math.round(dy)];
  }

  /** How far the triangles of a part moved on the mean, in pixels from this frame to the idle one. */
  #shiftOfAll(part: number): readonly [number, number] {
    const known = this.#wholes.get(part);
    if (known) return known;
    const idle = this.#idle.surface.scene.primitives;
    let [x, y, n] = [0, 0, 0];
    this.#now.scene.primitives.forEach((now, id) => {
      const was = idle[id];
      if (now.part !== part || now.kind !== 'triangle' || was?.kind !== 'triangle') return;
      const [dx, dy] = offset(this.#idle.sight, was.points[0], this.#sight, now.points[0]);
      x += dx;
      y += dy;
      n++;
    });
    const mean = [x / Math.max(1, n), y / Math.max(1, n)] as const;
    this.#wholes.set(part, mean);
    return mean;
  }
}

/** From where a point of the model is seen now to where the idle figure shows it, in pixels. */
function offset(idle: Sight, was: Vec3, sight: Sight, now: Vec3): readonly [number, number] {
  const [a, b] = [apply(idle.view, was), apply(sight.view, now)];
  return [a[0] + idle.originX - b[0] - sight.originX, a[1] + idle.originY - b[1] - sight.originY];
}

const cosine = (a: Vec3, b: Vec3): number => dot(a, b) / (length(a) * length(b) || 1);

/** A point of the model in whole pixels. */
function placed({ view, originX, originY }: Sight, p: Vec3): readonly [number, number] {
  const [x, y] = apply(view, p);
  return [Math.round(x + originX), Math.round(y + originY)];
}
