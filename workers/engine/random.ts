/**
 * The engine's only source of chance: one small seeded generator, so that the same request and seed give the same bytes.
 */

/** A deterministic stream of random numbers. */
export interface Random {
  /** Uniform in [0, 1), 32 bits of resolution. */
  float(): number;
  /** Uniform integer in [0, n). `n` must be a positive integer up to 2^32. */
  int(n: number): number;
  /** One element, all equally likely. Throws a RangeError for an empty array. */
  pick<T>(array: readonly T[]): T;
  /**
   * An independent stream that depends on this stream's seed and `label` alone, not on how much was drawn from it:
   * a feature that asks for one more number does not change the features after it.
   */
  fork(label: number | string): Random;
}

/** FNV-1a over UTF-16 code units, then the finaliser of MurmurHash3, so that near seeds give far states. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A seeded stream (mulberry32, Tommy Ettinger, public domain): 32 bits of state, period 2^32.
 * Numbers and their decimal strings are the same seed.
 */
export function createRandom(seed: number | string): Random {
  const name = String(seed);
  let state = hash(name);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  return {
    float: () => next() / 4294967296,
    int: (n) => {
      if (!Number.isInteger(n) || n < 1 || n > 4294967296) throw new RangeError(`int(n): n must be 1..2^32, got ${n}`);
      return Math.floor((next() / 4294967296) * n);
    },
    pick: (array) => {
      if (array.length === 0) throw new RangeError('pick(array): the array is empty');
      return array[Math.floor((next() / 4294967296) * array.length)]!;
    },
    fork: (label) => createRandom(`${name}/${label}`),
  };
}
