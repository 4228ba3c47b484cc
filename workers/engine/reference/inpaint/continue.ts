/**
 * What lies around a hole, continued into it: pixel by pixel from its edge inwards, each taken from a known place whose
 * neighbourhood looks the same. After M. Ashikhmin, "Synthesizing natural textures" (2001): a pixel first tries to go on
 * with the places its neighbours were taken from, so that whole pieces are copied and no colour is invented.
 */
import { distanceTo } from '../../../../src/pixels/distance.ts';
import { oklabOf } from '../../../../src/pixels/histogram.ts';
import { hardenAlpha } from '../../../../src/pixels/image.ts';
import { indexColors } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';

/** Half the side of the neighbourhood that is compared. */
const REACH = 2;
/** Known places near the hole that a pixel at its edge is compared with. */
const NEAR: Px = 14;
/** Places that any other pixel tries besides those of its neighbours. */
const CHANCES = 24;
/** How unlike an opaque and a transparent pixel are, as a squared OKLab distance. */
const ALPHA_COST = 0.25;

/**
 * The picture (binary alpha) with the open pixels continued from the others. Where nothing is known the hole stays
 * transparent; in a sprite the silhouette goes on by the shortest way.
 */
export function continueInto(image: Rgba, open: Uint8Array, seed: number): Rgba {
  const { width, height } = image;
  const out = hardenAlpha(image);
  const solid = silhouetteInto(image, open);
  solid.forEach((v, i) => {
    if (!v && open[i]) out.data.fill(0, i * 4, i * 4 + 4);
  });
  const { palette, indices } = indexColors(image);
  const cost = costTable(palette);
  const n = palette.length + 1;
  const tone = Int16Array.from(indices, (v) => v + 1);
  const usable = Uint8Array.from(open, (v) => 1 - v);
  const sources = usable.reduce<number[]>((list, v, i) => {
    if (v && tone[i]! > 0) list.push(i);
    return list;
  }, []);
  if (sources.length === 0) {
    open.forEach((v, i) => {
      if (v) out.data.fill(0, i * 4, i * 4 + 4);
    });
    return out;
  }
  const random = createRandom(seed).fork('continue');
  const source = Int32Array.from(usable, (v, i) => (v ? i : -1));
  const { distance, nearest } = distanceTo(usable, width, height);
  open.forEach((v, i) => {
    // What is transparent is known from here on, as a neighbour.
    if (v && !solid[i]) {
      source[i] = i;
      tone[i] = 0;
    }
  });
  const todo = [...open.keys()].filter((i) => open[i] && solid[i]).sort((a, b) => distance[a]! - distance[b]! || a - b);

  /** How unlike the surroundings of two places are, as far as the first one's are known; gives up above `least`. */
  const unlike = (p: number, s: number, least: number): number => {
    const [px, py, sx, sy] = [p % width, Math.floor(p / width), s % width, Math.floor(s / width)];
    let sum = 0;
    for (let dy = -REACH; dy <= REACH; dy++) {
      for (let dx = -REACH; dx <= REACH; dx++) {
        const [x, y] = [px + dx, py + dy];
        if (x < 0 || y < 0 || x >= width || y >= height || source[y * width + x]! < 0) continue;
        const [u, v] = [sx + dx, sy + dy];
        const there = u >= 0 && v >= 0 && u < width && v < height && usable[v * width + u];
        // Nearer neighbours say more.
        const weight = dx * dx + dy * dy <= 2 ? 2 : 1;
        sum += weight * (there ? cost[tone[y * width + x]! * n + tone[v * width + u]!]! : ALPHA_COST);
      }
      if (sum >= least) return sum;
    }
    return sum;
  };

  for (const p of todo) {
    const [px, py] = [p % width, Math.floor(p / width)];
    let best = nearest[p]!;
    if (tone[best] === 0) best = sources[0]!;
    let least = Number.POSITIVE_INFINITY;
    const attempt = (x: Px, y: Px): void => {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      const s = y * width + x;
      if (!usable[s] || tone[s] === 0) return;
      const d = unlike(p, s, least);
      if (d < least) {
        least = d;
        best = s;
      }
    };
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [px + dx, py + dy];
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const from = source[y * width + x]!;
        if (from >= 0 && open[y * width + x] && solid[y * width + x])
          attempt((from % width) - dx, Math.floor(from / width) - dy);
      }
    }
    if (distance[p]! < 1.5) {
      const [nx, ny] = [nearest[p]! % width, Math.floor(nearest[p]! / width)];
      for (let y = ny - NEAR; y <= ny + NEAR; y += 1) {
        for (let x = nx - NEAR; x <= nx + NEAR; x += 1) attempt(x, y);
      }
    }
    for (let i = 0; i < CHANCES; i++) {
      const s = sources[random.int(sources.length)]!;
      attempt(s % width, Math.floor(s / width));
    }
    source[p] = best;
    tone[p] = tone[best]!;
    out.data.copyWithin(p * 4, best * 4, best * 4 + 4);
  }
  return hardenAlpha(out);
}

/** Rounds of relaxation at most, and how far each one overshoots. */
const ROUNDS = 160;
const OVERSHOOT = 1.7;
/** A hole so surely inside the silhouette is solid however large it is; another only so far from what is known as `FADE` says. */
const INSIDE = 0.8;
const FADE = 0.94;
const STILL_THERE = 0.42;

/**
 * Where a picture is opaque, continued into its open pixels: the membrane that is spanned by the known alpha around a hole,
 * cut at one half, and only near its rim where part of the rim is transparent: a cut arm shall not become a hump. All of
 * the hole where nothing around is transparent.
 */
function silhouetteInto(image: Rgba, open: Uint8Array): Uint8Array {
  let clear = false;
  open.forEach((v, i) => {
    if (!v && image.data[i * 4 + 3]! < 128) clear = true;
  });
  if (!clear) return new Uint8Array(open.length).fill(1);
  const level = membrane(image, open, 1);
  const faded = membrane(image, open, FADE);
  return Uint8Array.from(level, (v, i) => (v > INSIDE || (v > 0.5 && faded[i]! > STILL_THERE) ? 1 : 0));
}

/** Laplace's equation (`fade` 1) or the screened one by successive over-relaxation; known alpha is the boundary. */
function membrane(image: Rgba, open: Uint8Array, fade: number): Float32Array {
  const { width, height } = image;
  const level = new Float32Array(width * height);
  const inner: number[] = [];
  open.forEach((v, i) => {
    level[i] = v ? 0.5 : image.data[i * 4 + 3]! >= 128 ? 1 : 0;
    if (v) inner.push(i);
  });
  for (let round = 0; round < ROUNDS; round++) {
    let moved = 0;
    for (const i of inner) {
      const x = i % width;
      let sum = 0;
      // Beyond the picture a sprite is transparent.
      if (x > 0) sum += level[i - 1]!;
      if (x < width - 1) sum += level[i + 1]!;
      if (i >= width) sum += level[i - width]!;
      if (i + width < level.length) sum += level[i + width]!;
      const step = ((sum / 4) * fade - level[i]!) * OVERSHOOT;
      level[i]! += step;
      moved = Math.max(moved, Math.abs(step));
    }
    if (moved < 1e-3) break;
  }
  return level;
}

/** Squared OKLab distances between colours; index 0 is "transparent". */
function costTable(palette: readonly number[]): Float32Array {
  const lab = oklabOf(palette);
  const n = palette.length + 1;
  const cost = new Float32Array(n * n);
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) {
      if (a === b) continue;
      if (a === 0 || b === 0) cost[a * n + b] = ALPHA_COST;
      else {
        let sum = 0;
        for (let k = 0; k < 3; k++) sum += (lab[(a - 1) * 3 + k]! - lab[(b - 1) * 3 + k]!) ** 2;
        cost[a * n + b] = sum;
      }
    }
  }
  return cost;
}
