import type { Plane, Solid } from './primitives.ts';
import type { Mat3 } from './vec.ts';

/** A plane whose normal is nearly square to the rays bounds no depth. */
const SQUARE = 1e-9;
const FLAT = 1e-12;
/** The sides of a block in its own space. */
const SIDES: readonly Plane[] = [[1, 0, 0, 1], [-1, 0, 0, 1], [0, 1, 0, 1], [0, -1, 0, 1], [0, 0, 1, 1], [0, 0, -1, 1]]; // biome-ignore format: a table
const LIDS: readonly Plane[] = [[0, 1, 0, 1], [0, -1, 0, 1]]; // biome-ignore format: a table

/** The columns of a row that a solid can cover, in pixels from its middle; the first beyond the last: none. */
export interface RowSpans {
  from: number;
  to: number;
  /** Looks at the row that lies `y` pixels below the solid's middle. */
  at(y: number): void;
}

/** The planes that bound a solid; undefined where there are none. */
function planesOf(p: Solid): readonly Plane[] | undefined {
  const own = p.kind === 'box' ? SIDES : p.kind === 'cone' ? LIDS : p.kind === 'ellipsoid' ? [] : p.planes;
  if (p.clips) return [...own, ...p.clips];
  return p.kind === 'box' || p.kind === 'hull' ? own : undefined;
}

/**
 * Where rays can be inside all planes of a solid: each that enters must do so before each that leaves (Fourier and Motzkin's
 * elimination of the depth), which leaves half planes of the screen. Pieces that are cut small are looked for only where they
 * are. `B`: screen → the solid's own space. Undefined where that would not pay.
 */
export function rowSpans(p: Solid, B: Mat3): RowSpans | undefined {
  const planes = planesOf(p);
  if (!planes) return undefined;
  /** Entering and leaving: depth = x · X + y · Y + c. */
  const [entering, leaving]: [number[], number[]] = [[], []];
  /** x · X + y · Y ≤ c, three numbers each. */
  const halves: number[] = [];
  for (const [x, y, z, c] of planes) {
    const den = x * B[2] + y * B[5] + z * B[8];
    const a = x * B[0] + y * B[3] + z * B[6];
    const b = x * B[1] + y * B[4] + z * B[7];
    if (Math.abs(den) < SQUARE) halves.push(a, b, c);
    else (den > 0 ? leaving : entering).push(-a / den, -b / den, c / den);
  }
  for (let i = 0; i < entering.length; i += 3)
    for (let j = 0; j < leaving.length; j += 3)
      halves.push(entering[i]! - leaving[j]!, entering[i + 1]! - leaving[j + 1]!, leaving[j + 2]! - entering[i + 2]!);
  const spans: RowSpans = {
    from: 0,
    to: 0,
    at(y) {
      let from = Number.NEGATIVE_INFINITY;
      let to = Number.POSITIVE_INFINITY;
      for (let k = 0; k < halves.length; k += 3) {
        const x = halves[k]!;
        const rest = halves[k + 2]! - halves[k + 1]! * y;
        if (x > FLAT) to = Math.min(to, rest / x);
        else if (x < -FLAT) from = Math.max(from, rest / x);
      }
      spans.from = from;
      spans.to = to;
    },
  };
  return spans;
}
