/** From what the network thinks of each pixel to one colour for it. */

/** Colours less likely than this are neither chosen nor counted: they would cost time and change nothing. */
const UNLIKELY = 1e-4;

/**
 * Cost of showing one palette number for another: the mean absolute difference of their RGBA on [−1, 1], in which
 * transparent is (0, 0, 0, 0). Number 0 is transparent, the others are 1 + place in `palette` (0xrrggbb).
 */
function costsOf(palette: readonly number[]): Float32Array {
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
  /** Size of the picture, of which the network saw squares of `reduction` × `reduction` as one pixel. */
  readonly width: number;
  readonly height: number;
  readonly reduction: number;
  /** The sprite's own numbers. */
  readonly index: Uint8Array;
  /** The numbers of the relief's answer. */
  readonly relief: Uint8Array;
  /** 0xrrggbb of the numbers from 1 on. */
  readonly palette: readonly number[];
}

/** What is decided of the turned sprite: a palette number where `told` is 1. */
export interface Decided {
  readonly numbers: Uint8Array;
  readonly told: Uint8Array;
}

/** How much the picture itself counts against what was learned. */
export interface Weights {
  /** Scales the gates, which repeat the picture's own pixels; 1 is what was learned. */
  readonly gates: number;
  /** Added to the logit of the colour that the relief has there. */
  readonly relief: number;
}

/**
 * Decides the open pixels of one round: each gets its number of least expected cost under the network's distribution
 * (the Bayes estimate for L1): where it is sure the likeliest colour, where it wavers one that is not far from any
 * likely one. The pixels of a round are scattered evenly (`isOfRound`), not the surest first: that would grow what is
 * sure, the empty ground, over everything else. Changes `decided`.
 */
export function decide(thoughts: Thoughts, decided: Decided, round: number, rounds: number, weights: Weights): void {
  const { logits, gates, width, height, reduction, index, relief, palette } = thoughts;
  const { numbers, told } = decided;
  const wide = width / reduction;
  const pixels = wide * (height / reduction);
  const size = palette.length + 1;
  const costs = costsOf(palette);
  const chance = new Float32Array(size);
  const likely: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (told[i] || !isOfRound(x, y, round, rounds)) continue;
      const at = Math.floor(y / reduction) * wide + Math.floor(x / reduction);
      for (let k = 0; k < size; k++) chance[k] = logits[k * pixels + at]!;
      chance[index[i]!]! += weights.gates * gates[at]!;
      chance[index[y * width + width - 1 - x]!]! += weights.gates * gates[pixels + at]!;
      chance[relief[i]!]! += weights.relief;
      softmax(chance);
      likely.length = 0;
      for (let k = 0; k < size; k++) if (chance[k]! > UNLIKELY) likely.push(k);
      numbers[i] = cheapest(chance, likely, costs, size);
      told[i] = 1;
    }
  }
}

/** Rank 0..15 of a pixel in each 4 × 4 square (Bayer 1973): pixels of near ranks lie far apart. */
const RANKS = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Whether a pixel is decided in this round, 1..`rounds`, or was to be in an earlier one. */
function isOfRound(x: number, y: number, round: number, rounds: number): boolean {
  // Each round decides more than the one before: the first pixels are guesses, the last ones follow.
  return RANKS[(y % 4) * 4 + (x % 4)]! < 16 * (round / rounds) ** 1.5;
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

function cheapest(share: Float32Array, likely: readonly number[], costs: Float32Array, size: number): number {
  if (likely.length === 1) return likely[0]!;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const k of likely) {
    let cost = 0;
    for (const j of likely) cost += share[j]! * costs[k * size + j]!;
    if (cost < least) {
      least = cost;
      best = k;
    }
  }
  return best;
}
