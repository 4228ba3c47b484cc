// Numbers from a seed: the same seed gives the same level.

/** A generator of numbers from 0 to 1, with helpers. */
export function createRandom(seed) {
  let state = Math.imul(seed, 2654435761) >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from `low` to `high`, both included. */
  random.int = (low, high) => low + Math.floor(random() * (high - low + 1));
  random.pick = (list) => list[Math.floor(random() * list.length)];
  random.chance = (share) => random() < share;
  return random;
}

/** A number from 0 to 1 that belongs to a cell: variants of tiles, where grass grows. */
export function cellNoise(x, y, salt = 0) {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 974634777)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822519);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

/** Noise that changes slowly: patches about `size` cells wide. */
export function softNoise(x, y, salt, size = 4) {
  const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
  const [u, v] = [x / size - i, y / size - j];
  const row = (k) => cellNoise(i, j + k, salt) * (1 - u) + cellNoise(i + 1, j + k, salt) * u;
  return row(0) * (1 - v) + row(1) * v;
}

/** The first level, from `seed` on, that its own `check` accepts: nobody gets one that cannot be won. */
export function firstSolvable(build, check, seed, tries = 60) {
  for (let i = 0; i < tries; i++) {
    const world = build(createRandom(seed + i * 977));
    if (world && check(world)) return world;
  }
  throw new Error(`No level can be won with these settings (${tries} tries): make the numbers in game.json milder.`);
}
