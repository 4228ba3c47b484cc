import type { Vec3 } from '../../solids/vec.ts';
import { type Act, clamp01, everything, named, ripple, round, swell, TAU } from './act.ts';
import { boxOf, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

export interface WaveOptions {
  /** Along which axis the wave runs; default 0 (x). */
  readonly axis?: 0 | 1;
  /** The end that is held; default the lower one of the axis. */
  readonly held?: 'min' | 'max';
  /** In model units. */
  readonly amount?: number;
  readonly waves?: number;
  /** Blocks are cut into so many slices. */
  readonly slices?: number;
  /** What stands apart waves apart. */
  readonly apart?: boolean;
}

/** A travelling wave over cloth and weeds: nothing at the held end, most at the free one. */
export const wave =
  (name: RegExp, o: WaveOptions = {}): Act =>
  ({ scene }) => {
    const { axis = 0, held = 'min', amount = 0.09, waves = 1.2, slices, apart } = o;
    const box = boxOf(primitivesOf(scene, name));
    const [low, long] = [box.min[axis], box.max[axis] - box.min[axis] || 1];
    const mover = (t: number): Mover => ({
      pick: named(name),
      ...(slices ? { slices: [axis, slices] } : {}),
      field: (p) => {
        const along = clamp01((p[axis] - low) / long);
        const u = held === 'max' ? 1 - along : along;
        const phase = TAU * waves * u + (apart ? Math.round(p[0] * 7) * 1.3 : 0);
        const d = amount * u * ripple(phase, t);
        const e = amount * u * ripple(phase + 1.4, t);
        return axis === 0 ? [p[0] - Math.abs(d) * 0.12, p[1] + d * 0.7, p[2] + e] : [p[0] + d, p[1], p[2] + e * 0.6];
      },
    });
    return round((t) => ({ movers: [mover(t)] }));
  };

/** Leans with the wind, the more the higher; the root stands. */
export const sway =
  (name: RegExp, { amount = 0.05, root }: { readonly amount?: number; readonly root?: number } = {}): Act =>
  ({ scene }) => {
    const box = boxOf(scene.primitives);
    const foot = root ?? box.min[1];
    return round((t) => ({
      movers: [
        {
          pick: named(name),
          field: (p) => {
            const v = clamp01((p[1] - foot) / (box.max[1] - foot || 1));
            const d = amount * v * (Math.sin(TAU * t) + 0.45 * ripple(p[0] * 5 + p[1] * 3, t));
            return [p[0] + d, p[1] - Math.abs(d) * 0.15, p[2]];
          },
        },
      ],
    }));
  };

export interface UndulateOptions {
  readonly amount?: number;
  readonly up?: number;
  readonly waves?: number;
}

/** Bends along x: fish, worms; the head stays nearly still. */
export const undulate =
  ({ amount = 0.12, up = 0, waves = 0.8 }: UndulateOptions = {}): Act =>
  ({ scene }) => {
    const { min, max } = boxOf(scene.primitives);
    return round((t) => ({
      movers: [
        {
          pick: everything,
          slices: [0, 6],
          field: (p) => {
            const u = (p[0] - min[0]) / (max[0] - min[0] || 1);
            const k = 0.15 + 0.85 * u * u;
            const phase = TAU * waves * u;
            return [p[0], p[1] + up * k * ripple(phase + 0.5, t), p[2] + amount * k * ripple(phase, t)];
          },
        },
      ],
    }));
  };

/** A jellyfish: its bell closes and it rises, its arms follow. */
export const jelly: Act = ({ scene, px, size }) => {
  const bell = boxOf(primitivesOf(scene, /bell|head/));
  const edge = bell.min[1] + 0.05;
  return round((t) => {
    const k = swell(t);
    const rise = Math.round((2 * k * size) / 48) * px;
    const field = (p: Vec3): Vec3 => {
      const v = clamp01((edge - p[1]) / edge);
      const open = 1 - 0.2 * k * (v > 0 ? 0.6 : 1);
      const side = 0.05 * v * ripple(4 * v + Math.round(p[0] * 5), t);
      const y = v > 0 ? p[1] - 0.05 * k * v : bell.min[1] + (p[1] - bell.min[1]) * (1 + 0.16 * k);
      return [p[0] * open + side, y + rise, p[2] * open];
    };
    return { movers: [{ pick: everything, field }] };
  });
};
