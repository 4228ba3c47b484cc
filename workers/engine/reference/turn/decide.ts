/** From what the network thinks of each pixel to what each colour would cost there. */

/** Colours less likely than this are not counted: they would cost time and change nothing. */
const UNLIKELY = 1e-4;

/**
 * Cost of showing one palette number for another: the mean absolute difference of their RGBA on [−1, 1], in which
 * transparent is (0, 0, 0, 0). Number 0 is transparent, the others are 1 + place in `palette` (0xrrggbb). Row by row;
 * the numbers of the rows may be those of another palette, `shown`.
 */
export function colourCosts(palette: readonly number[], shown: readonly number[] = palette): Float32Array {
  const rgba = (colours: readonly number[]) => [
    [0, 0, 0, 0],
    ...colours.map((c) => [c >> 16, (c >> 8) & 255, c & 255, 255]),
  ];
  const [rows, columns] = [rgba(shown), rgba(palette)];
  const out = new Float32Array(rows.length * columns.length);
  rows.forEach((row, i) => {
    columns.forEach((column, j) => {
      let sum = 0;
      for (let c = 0; c < 4; c++) sum += Math.abs(row[c]! - column[c]!);
      out[i * columns.length + j] = sum / 510;
    });
  });
  return out;
}

export interface Thoughts {
  /** Colours first: of every palette number its logit in every pixel, without the gates. */
  readonly logits: Float32Array;
  /** What repeating the sprite's pixel, then its mirror image's pixel, then what exemplars tell adds to a colour's logit. */
  readonly gates: Float32Array;
  readonly width: number;
  readonly height: number;
  /** The sprite's own numbers. */
  readonly index: Uint8Array;
  /** Of every palette number the share that exemplars tell, numbers first; the third gate adds it to the logits. */
  readonly shares: Float32Array;
}

/** How much the picture itself counts against what was learned. */
export interface Weights {
  /** Scales the gates, which repeat the picture's own pixels; 1 is what was learned. */
  readonly gates: number;
  /** Scales the gate of the exemplars. */
  readonly exemplars: number;
  /** Added to the logit of the colour that the sprite has there. */
  readonly repeat: number;
}

/**
 * Expected L1 of every palette number in every pixel, under the network's distribution: pixels first, `costs` is
 * `colourCosts`. The least of a pixel is the Bayes estimate for L1: where the network is sure the likeliest colour,
 * where it wavers one that is not far from any likely one.
 */
export function expectedCosts(thoughts: Thoughts, costs: Float32Array, weights: Weights): Float32Array {
  const { logits, gates, width, height, index, shares } = thoughts;
  const pixels = width * height;
  const size = Math.sqrt(costs.length);
  const out = new Float32Array(pixels * size);
  const chance = new Float32Array(size);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const trust = weights.exemplars * gates[2 * pixels + i]!;
      for (let k = 0; k < size; k++) chance[k] = logits[k * pixels + i]! + trust * shares[k * pixels + i]!;
      chance[index[i]!]! += weights.gates * gates[i]! + weights.repeat;
      chance[index[y * width + width - 1 - x]!]! += weights.gates * gates[pixels + i]!;
      softmax(chance);
      for (let j = 0; j < size; j++) addExpected(out, i, chance[j]!, costs, size, j);
    }
  }
  return out;
}

/** The same of shares by themselves: numbers first. */
export function expectedOf(
  shares: Float32Array,
  costs: Float32Array,
  { width, height }: Pick<Thoughts, 'width' | 'height'>,
): Float32Array {
  const pixels = width * height;
  const size = Math.sqrt(costs.length);
  const out = new Float32Array(pixels * size);
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < pixels; i++) addExpected(out, i, shares[j * pixels + i]!, costs, size, j);
  }
  return out;
}

function addExpected(
  out: Float32Array,
  pixel: number,
  share: number,
  costs: Float32Array,
  size: number,
  number: number,
): void {
  if (share < UNLIKELY) return;
  for (let k = 0; k < size; k++) out[pixel * size + k]! += share * costs[number * size + k]!;
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
