/** From what the network thinks of each pixel to what each colour would cost there. */

/** Colours less likely than this are not counted: they would cost time and change nothing. */
const UNLIKELY = 1e-4;

/**
 * Cost of showing one palette number for another: the mean absolute difference of their RGBA on [−1, 1], in which
 * transparent is (0, 0, 0, 0). Number 0 is transparent, the others are 1 + place in `palette` (0xrrggbb). Row by row.
 */
export function colourCosts(palette: readonly number[]): Float32Array {
  const size = palette.length + 1;
  const rgba = [[0, 0, 0, 0], ...palette.map((c) => [c >> 16, (c >> 8) & 255, c & 255, 255])];
  const out = new Float32Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let c = 0; c < 4; c++) sum += Math.abs(rgba[i]![c]! - rgba[j]![c]!);
      out[i * size + j] = sum / 510;
    }
  }
  return out;
}

export interface Thoughts {
  /** Colours first: of every palette number its logit in every pixel, without the gates. */
  readonly logits: Float32Array;
  /** What repeating the sprite's pixel, and then its mirror image's pixel, adds to that colour's logit. */
  readonly gates: Float32Array;
  readonly width: number;
  readonly height: number;
  /** The sprite's own numbers. */
  readonly index: Uint8Array;
  /** The numbers of the relief's answer. */
  readonly relief: Uint8Array;
}

/** How much the picture itself counts against what was learned. */
export interface Weights {
  /** Scales the gates, which repeat the picture's own pixels; 1 is what was learned. */
  readonly gates: number;
  /** Added to the logit of the colour that the relief has there. */
  readonly relief: number;
}

/**
 * Expected L1 of every palette number in every pixel, under the network's distribution: pixels first, `costs` is
 * `colourCosts`. The least of a pixel is the Bayes estimate for L1: where the network is sure the likeliest colour,
 * where it wavers one that is not far from any likely one.
 */
export function expectedCosts(thoughts: Thoughts, costs: Float32Array, weights: Weights): Float32Array {
  const { logits, gates, width, height, index, relief } = thoughts;
  const pixels = width * height;
  const size = Math.sqrt(costs.length);
  const out = new Float32Array(pixels * size);
  const chance = new Float32Array(size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let k = 0; k < size; k++) chance[k] = logits[k * pixels + i]!;
      chance[index[i]!]! += weights.gates * gates[i]!;
      chance[index[y * width + width - 1 - x]!]! += weights.gates * gates[pixels + i]!;
      chance[relief[i]!]! += weights.relief;
      softmax(chance);
      for (let j = 0; j < size; j++) {
        const share = chance[j]!;
        if (share < UNLIKELY) continue;
        for (let k = 0; k < size; k++) out[i * size + k]! += share * costs[j * size + k]!;
      }
    }
  }
  return out;
}

/** For every pixel its number of least cost. */
export function cheapest(expected: Float32Array, size: number): Uint8Array {
  const out = new Uint8Array(expected.length / size);
  for (let i = 0; i < out.length; i++) {
    let best = 0;
    for (let k = 1; k < size; k++) if (expected[i * size + k]! < expected[i * size + best]!) best = k;
    out[i] = best;
  }
  return out;
}

function softmax(values: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const v of values) most = Math.max(most, v);
  let sum = 0;
  for (let k = 0; k < values.length; k++) {
    values[k] = Math.exp(values[k]! - most);
    sum += values[k]!;
  }
  for (let k = 0; k < values.length; k++) values[k]! /= sum;
}
