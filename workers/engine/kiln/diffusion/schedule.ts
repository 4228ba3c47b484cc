/**
 * Noise schedules of Stable Diffusion pipelines, and one step of them. States are kept as √a·picture + √(1 − a)·noise; with
 * that, a step of DDIM (Song et al., 2021, η = 0) and one of Euler's method on the noise level (Karras et al., 2022) are the same
 * formula, and the two schedulers differ in the times they choose and in where they end.
 */
import { z } from 'zod';

/** scheduler/scheduler_config.json as diffusers writes it; fields that do not change such a step are not read. */
export const SchedulerConfig = z.object({
  _class_name: z.string(),
  num_train_timesteps: z.int().positive().default(1000),
  beta_start: z.number().default(0.0001),
  beta_end: z.number().default(0.02),
  beta_schedule: z.enum(['linear', 'scaled_linear', 'squaredcos_cap_v2']).default('linear'),
  prediction_type: z.enum(['epsilon', 'v_prediction', 'sample']).default('epsilon'),
  timestep_spacing: z.enum(['leading', 'trailing', 'linspace']).optional(),
  steps_offset: z.int().default(0),
  set_alpha_to_one: z.boolean().default(true),
  rescale_betas_zero_snr: z.boolean().default(false),
});
export type SchedulerConfig = z.infer<typeof SchedulerConfig>;

/** Which of the two each scheduler of diffusers is drawn by; others need another formula. */
const FAMILIES: Readonly<Record<string, 'ddim' | 'euler'>> = {
  DDIMScheduler: 'ddim',
  DDPMScheduler: 'ddim',
  PNDMScheduler: 'ddim',
  EulerDiscreteScheduler: 'euler',
  EulerAncestralDiscreteScheduler: 'euler',
  HeunDiscreteScheduler: 'euler',
  LMSDiscreteScheduler: 'euler',
  DPMSolverMultistepScheduler: 'euler',
  DPMSolverSinglestepScheduler: 'euler',
  UniPCMultistepScheduler: 'euler',
};
const USUAL_SPACING = { ddim: 'leading', euler: 'linspace' } as const;

/** A time that the network is asked at, and the share a of the picture in the state there. */
export interface NoiseLevel {
  /** 0..num_train_timesteps − 1; Euler's may lie between whole ones. */
  readonly timestep: number;
  readonly alpha: number;
}

export interface Schedule {
  readonly prediction: SchedulerConfig['prediction_type'];
  /** From noise to picture. */
  readonly levels: readonly NoiseLevel[];
  /** The share of the picture after the last step. */
  readonly end: number;
}

/**
 * The levels of `steps` steps. Throws an Error that names scheduler/scheduler_config.json and the schedulers there are, for one
 * that is not among them.
 */
export function scheduleOf(config: SchedulerConfig, steps: number): Schedule {
  const family = FAMILIES[config._class_name];
  if (!family) {
    throw new Error(
      `scheduler/scheduler_config.json: _class_name must be one of ${Object.keys(FAMILIES).join(', ')}, got ${config._class_name}`,
    );
  }
  const alphas = cumulativeAlphas(config);
  const times = timesteps(config, steps, config.timestep_spacing ?? USUAL_SPACING[family], family === 'euler');
  return {
    prediction: config.prediction_type,
    levels: times.map((timestep) => ({ timestep, alpha: alphaAt(alphas, timestep) })),
    end: family === 'euler' || config.set_alpha_to_one ? 1 : alphas[0]!,
  };
}

/** Π (1 − β) up to each training step. */
function cumulativeAlphas(config: SchedulerConfig): number[] {
  const { num_train_timesteps: n, beta_start, beta_end, beta_schedule } = config;
  const even = (a: number, b: number, i: number): number => a + ((b - a) * i) / Math.max(1, n - 1);
  // Nichol and Dhariwal, 2021, eq. 17
  const cosine = (t: number): number => Math.cos((((t + 0.008) / 1.008) * Math.PI) / 2) ** 2;
  const beta = (i: number): number => {
    if (beta_schedule === 'linear') return even(beta_start, beta_end, i);
    if (beta_schedule === 'scaled_linear') return even(Math.sqrt(beta_start), Math.sqrt(beta_end), i) ** 2;
    return Math.min(0.999, 1 - cosine((i + 1) / n) / cosine(i / n));
  };
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push((out[i - 1] ?? 1) * (1 - beta(i)));
  return config.rescale_betas_zero_snr ? withoutSignalAtEnd(out) : out;
}

/** Shifted and scaled so that the last level holds nothing of the picture (Lin et al., 2023, algorithm 1), or next to it. */
function withoutSignalAtEnd(alphas: readonly number[]): number[] {
  const roots = alphas.map(Math.sqrt);
  const [first, last] = [roots[0]!, roots.at(-1)!];
  return roots.map((root) => Math.max(2 ** -24, (((root - last) * first) / (first - last)) ** 2));
}

function timesteps(
  { num_train_timesteps: n, steps_offset }: SchedulerConfig,
  steps: number,
  spacing: 'leading' | 'trailing' | 'linspace',
  between: boolean,
): number[] {
  const count = Math.min(steps, n);
  const falling = Array.from({ length: count }, (_, i) => count - 1 - i);
  if (spacing === 'leading') return falling.map((i) => Math.min(n - 1, i * Math.floor(n / count) + steps_offset));
  if (spacing === 'trailing') return falling.map((_, i) => Math.max(0, Math.round(n - (i * n) / count) - 1));
  return falling.map((i) => {
    const t = count === 1 ? n - 1 : (i * (n - 1)) / (count - 1);
    return between ? t : Math.round(t);
  });
}

/** Between whole steps the noise level √((1 − a) / a) is interpolated. */
function alphaAt(alphas: readonly number[], timestep: number): number {
  const below = Math.floor(timestep);
  if (below === timestep) return alphas[below]!;
  const sigma = (i: number): number => Math.sqrt((1 - alphas[i]!) / alphas[i]!);
  const level = sigma(below) + (timestep - below) * (sigma(below + 1) - sigma(below));
  return 1 / (level * level + 1);
}

/** What the network's answer says of a state: the picture and the noise in it. */
export function readPrediction(
  prediction: Schedule['prediction'],
  state: Float32Array,
  answer: Float32Array,
  alpha: number,
): { readonly picture: Float32Array; readonly noise: Float32Array } {
  const [a, b] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  const noise =
    prediction === 'epsilon'
      ? answer
      : prediction === 'v_prediction'
        ? answer.map((v, i) => a * v + b * state[i]!)
        : answer.map((x, i) => (state[i]! - a * x) / b);
  const picture =
    prediction === 'sample'
      ? answer
      : prediction === 'v_prediction'
        ? answer.map((v, i) => a * state[i]! - b * v)
        : answer.map((e, i) => (state[i]! - b * e) / a);
  return { picture, noise };
}

/** √a·picture + √(1 − a)·noise. */
export function stateOf(picture: Float32Array, noise: Float32Array, alpha: number): Float32Array {
  const [a, b] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  return picture.map((x, i) => a * x + b * noise[i]!);
}
