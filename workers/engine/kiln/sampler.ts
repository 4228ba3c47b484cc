/**
 * Integrates a rectified flow (Liu et al., 2022): x_t = (1 − t)·noise + t·picture, dx/dt = velocity(x, t), from a start
 * time to 1.
 */

export interface Integration {
  /** The state at `from`; it is not changed. */
  readonly start: Float32Array;
  /** 0..1: the start time; 0 is noise, 1 the picture itself. */
  readonly from: number;
  /** Steps that the whole way from 0 to 1 would take; a later start takes its share of them. */
  readonly steps: number;
  /** Euler asks for one velocity a step, Heun for two (Karras et al., 2022, algorithm 1). */
  readonly method: 'euler' | 'heun';
  readonly velocity: (state: Float32Array, time: number) => Promise<Float32Array>;
  /** Puts what is known back into the state at a time; may change it in place. */
  readonly keep?: (state: Float32Array, time: number) => void;
  /** Told after each step: its number from 1, how many there are, and the picture that the velocity points to. */
  readonly onStep?: (step: number, of: number, expected: () => Float32Array) => Promise<void>;
}

/** How many steps are taken from a start time. */
export const stepsFrom = (steps: number, from: number): number => Math.max(0, Math.ceil(steps * (1 - from) - 1e-9));

/** The state at time 1. A start at time 1 is given back as it is. */
export async function integrate(flow: Integration): Promise<Float32Array> {
  const { from, method, velocity, keep, onStep } = flow;
  const count = stepsFrom(flow.steps, from);
  let state = Float32Array.from(flow.start);
  keep?.(state, from);
  for (let i = 0; i < count; i++) {
    const t = from + ((1 - from) * i) / count;
    const next = i + 1 === count ? 1 : from + ((1 - from) * (i + 1)) / count;
    const h = next - t;
    const slope = await velocity(state, t);
    const before = state;
    state = moved(before, slope, h);
    // The last step of Heun's method would ask at time 1, where networks are trained least: Euler's is taken instead.
    if (method === 'heun' && next < 1) {
      keep?.(state, next);
      const second = await velocity(state, next);
      state = moved(moved(before, slope, h / 2), second, h / 2);
    }
    keep?.(state, next);
    await onStep?.(i + 1, count, () => moved(before, slope, 1 - t));
  }
  return state;
}

function moved(state: Float32Array, slope: Float32Array, by: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(state.length);
  for (let i = 0; i < out.length; i++) out[i] = state[i]! + by * slope[i]!;
  return out;
}

/** (1 − t)·noise + t·picture. */
export function mixed(noise: Float32Array, picture: Float32Array, t: number): Float32Array {
  return noise.map((n, i) => (1 - t) * n + t * picture[i]!);
}
