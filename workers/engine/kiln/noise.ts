import { createRandom } from '../random.ts';

/**
 * `length` numbers of a standard normal distribution, by Box and Muller's transform (1958) of the seed's own stream, so
 * that a picture's noise depends on its seed and on nothing else that is painted.
 */
export function gaussianNoise(seed: number | string, length: number): Float32Array {
  const random = createRandom(seed).fork('noise');
  const out = new Float32Array(length);
  for (let i = 0; i < length; i += 2) {
    // 1 − [0, 1) is never 0, whose logarithm is infinite.
    const radius = Math.sqrt(-2 * Math.log(1 - random.float()));
    const angle = 2 * Math.PI * random.float();
    out[i] = radius * Math.cos(angle);
    if (i + 1 < length) out[i + 1] = radius * Math.sin(angle);
  }
  return out;
}
