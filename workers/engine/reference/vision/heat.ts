/** Reading one joint from its heat map. */

/** The joint is the mean of the cells so far around the likeliest one: of two legs that might be it, one is taken. */
const REACH = 4;

export interface HeatPeak {
  /** In pixels of the frame; cell centres lie at (i + 0.5) · cell. */
  readonly x: number;
  readonly y: number;
}

/**
 * The place that a map speaks for. `heat`: probabilities of `grid` × `grid` cells, row by row from `offset`; `cell`:
 * pixels of the frame on a cell's side. The same arithmetic as `models/train/keypoints/measure.py`.
 */
export function peakOf(heat: Float32Array, offset: number, grid: number, cell: number): HeatPeak {
  let best = 0;
  for (let i = 1; i < grid * grid; i++) if (heat[offset + i]! > heat[offset + best]!) best = i;
  const row = Math.floor(best / grid);
  const column = best % grid;
  let total = 0;
  let x = 0;
  let y = 0;
  for (let r = Math.max(0, row - REACH); r <= Math.min(grid - 1, row + REACH); r++) {
    for (let c = Math.max(0, column - REACH); c <= Math.min(grid - 1, column + REACH); c++) {
      const p = heat[offset + r * grid + c]!;
      total += p;
      x += p * (c + 0.5) * cell;
      y += p * (r + 0.5) * cell;
    }
  }
  return { x: x / total, y: y / total };
}

/** How much of a map lies within `radius` pixels of the frame around a place: the probability that the joint is there. */
export function massNear(
  heat: Float32Array,
  offset: number,
  grid: number,
  cell: number,
  { x, y }: HeatPeak,
  radius: number,
): number {
  let mass = 0;
  for (let r = 0; r < grid; r++) {
    for (let c = 0; c < grid; c++) {
      const away = ((c + 0.5) * cell - x) ** 2 + ((r + 0.5) * cell - y) ** 2;
      if (away <= radius * radius) mass += heat[offset + r * grid + c]!;
    }
  }
  return Math.min(1, mass);
}
