/** Numbers of 16 bits (IEEE 754 binary16) as their bits, for pipelines that were exported in half precision. */

const word = new Uint32Array(1);
const float = new Float32Array(word.buffer);

/** Bits of the nearest binary16, ties to even; what is too large becomes infinite. */
export function toHalf(values: Float32Array): Uint16Array {
  return Uint16Array.from(values, (value) => {
    float[0] = value;
    const bits = word[0]!;
    const sign = (bits >>> 16) & 0x8000;
    const size = bits & 0x7fffffff;
    if (size > 0x7f800000) return sign | 0x7e00; // not a number
    if (size >= 0x477ff000) return sign | 0x7c00; // rounds to 2^16 or more
    if (size < 0x38800000) {
      // Below 2^−14: multiples of 2^−24.
      float[0] = Math.abs(value);
      return sign | roundToEven(float[0] * 2 ** 24);
    }
    const rounded = size + 0xfff + ((size >>> 13) & 1);
    return sign | ((rounded - 0x38000000) >>> 13);
  });
}

/** The numbers that bits of binary16 stand for. */
export function fromHalf(bits: Uint16Array): Float32Array {
  return Float32Array.from(bits, (h) => {
    const sign = h & 0x8000 ? -1 : 1;
    const exponent = (h >>> 10) & 31;
    const fraction = h & 1023;
    if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
    return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}

function roundToEven(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}
