import type { Outline } from '../../../../src/domain/words.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** How a picture draws: what something new in it must keep to. */
export interface Look {
  /** How it edges things; undefined where it has too few edges to tell. */
  readonly outline?: Outline;
  /** The side that light comes from. */
  readonly light: 'left' | 'right';
}

/** Steps of lightness between pixels that are an edge, and that a line lies below both its sides. */
const EDGE = 0.12;
const SUNK = 0.07;
/** Share of edges at which there is a line of its own, from which on a picture has outlines; below the other it has none. */
const LINED = 0.4;
const BARE = 0.16;
/** Edges of which fewer tell nothing. */
const ENOUGH = 40;
/** How uneven the light must be to be believed to come from the right: mostly it does not. */
const SURE = 0.12;

function lightnesses({ data }: Rgba): Float64Array {
  const out = new Float64Array(data.length / 4);
  for (let i = 0; i < out.length; i++)
    out[i] = data[i * 4 + 3]! < 128 ? Number.NaN : rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!])[0];
  return out;
}

/** Reads how a picture draws its edges and where its light is. */
export function readLook(picture: Rgba): Look {
  const L = lightnesses(picture);
  const outline = outlineOf(L, picture.width);
  return { ...(outline ? { outline } : {}), light: lightOf(L, picture) };
}

function outlineOf(L: Float64Array, width: number): Outline | undefined {
  let [edges, lines, black] = [0, 0, 0];
  for (let i = 1; i + 1 < L.length; i++) {
    const x = i % width;
    if (x === 0 || x === width - 1) continue;
    const [a, b, c] = [L[i - 1]!, L[i]!, L[i + 1]!];
    if (Number.isNaN(a + b + c)) continue;
    // a line is darker than both its sides; an edge without one is a single step
    const sunk = Math.min(a, c) - b;
    if (sunk > SUNK && Math.max(a, c) - b > EDGE) {
      edges += 2;
      lines += 2;
      if (b < 0.2) black += 2;
    } else if (Math.abs(b - a) > EDGE) edges++;
  }
  if (edges < ENOUGH) return undefined;
  const share = lines / edges;
  if (share < BARE) return 'lineless';
  if (share < LINED) return 'selective outline';
  return black > lines * 0.7 ? 'single color black outline' : 'single color outline';
}

/**
 * Where things are rounded by tones, each row of one of them goes from light to dark away from the light. Runs between two
 * dark edges or steps are such rows; the difference of their halves, over all of them, says which side is the lighter.
 */
function lightOf(L: Float64Array, { width, height }: Rgba): 'left' | 'right' {
  let [sum, all] = [0, 0];
  for (let y = 0; y < height; y++) {
    let from = 0;
    for (let x = 1; x <= width; x++) {
      const i = y * width + x;
      if (x < width && Math.abs(L[i]! - L[i - 1]!) < EDGE) continue;
      const long = x - from;
      if (long >= 4 && long <= width / 3) {
        const half = Math.floor(long / 2);
        let d = 0;
        for (let k = 0; k < half; k++) d += L[y * width + from + k]! - L[y * width + x - 1 - k]!;
        if (Math.abs(d) > 0.03 * half) {
          sum += Math.sign(d) * long;
          all += long;
        }
      }
      from = x;
    }
  }
  return all > width && sum / all < -SURE ? 'right' : 'left';
}
