/** Resident memory at a time since the start, MiB. */
export interface Sample {
  readonly minute: number;
  readonly api: number;
  readonly worker: number;
}

/** The first part of a run is warm-up: code is compiled, models are loaded, caches fill. */
const WARM_UP = 0.4;
/** What the second half after it may have more than the first, MiB and share: noise of garbage collection. */
const NOISE_MIB = 20;
const NOISE = 0.06;

const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Whether memory stands still after warm-up: of what follows, the second half is compared with the first. */
export function isFlat(samples: readonly Sample[], of: 'api' | 'worker') {
  const last = samples.at(-1)?.minute ?? 0;
  const after = samples.filter(({ minute }) => minute >= last * WARM_UP);
  const half = Math.ceil(after.length / 2);
  const first = mean(after.slice(0, half).map((s) => s[of]));
  const second = mean(after.slice(half).map((s) => s[of]));
  return { first, second, flat: second <= first + Math.max(NOISE_MIB, first * NOISE) };
}
