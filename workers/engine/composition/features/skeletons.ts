/** Skeletons of great beasts as they stand in a museum or lie in the open: a whale of the sea, one that walked. */
import type { Px } from '../../../../src/pixels/types.ts';
import { band, ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect } from './brush.ts';

const [BONE, SHADE, DARK] = ['#ece4cc', '#c8bc9c', '#7c705c'] as const;

/** A bone between two points: a bar with a lit upper edge, thicker at both ends. */
function bone(c: FeatureContext, x0: Px, y0: Px, x1: Px, y1: Px, thick: Px): void {
  const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0)));
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const r = thick * (t < 0.14 || t > 0.86 ? 1.35 : 1);
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
    rect(c, x - r / 2, y - r / 2, r, r, SHADE);
    rect(c, x - r / 2, y - r / 2, r, Math.max(1, r * 0.5), BONE);
  }
}

/** Bodies by shares of the length (x, to the left the head) and of the height over the ground. */
interface Body {
  readonly spine: readonly (readonly [x: number, y: number])[];
  readonly ribs: readonly [from: number, to: number, deep: number];
  readonly legs: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly skull: 'whale' | 'lizard';
}
const BODIES: Readonly<Record<string, Body>> = {
  whale: { spine: [[0.3, 0.62], [0.5, 0.68], [0.72, 0.6], [0.88, 0.5], [1, 0.62]], ribs: [0.06, 0.62, 0.34], legs: [[[0.36, 0.44], [0.4, 0.26], [0.46, 0.14]]], skull: 'whale' },
  dinosaur: { spine: [[0.2, 0.86], [0.28, 0.74], [0.38, 0.62], [0.56, 0.56], [0.74, 0.5], [0.88, 0.44], [1, 0.5]], ribs: [0.22, 0.56, 0.3], legs: [[[0.56, 0.52], [0.5, 0.3], [0.58, 0.14], [0.5, 0.02]], [[0.6, 0.5], [0.64, 0.28], [0.6, 0.13], [0.68, 0.02]], [[0.36, 0.48], [0.31, 0.38], [0.35, 0.33]]], skull: 'lizard' },
}; // biome-ignore format: a table

function along(path: Body['spine'], t: number): readonly [number, number] {
  const at = Math.min(path.length - 1.0001, t * (path.length - 1));
  const [i, f] = [Math.floor(at), at % 1];
  const [a, b] = [path[i]!, path[i + 1]!];
  // rounded between the points
  const s = f * f * (3 - 2 * f);
  return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * s];
}

export const SKELETONS: Readonly<Record<string, Feature>> = {
  /** Within a great beast: folds of flesh about a dark throat, ribs like the frames of a ship, juices on the floor. */
  belly(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H, unit: u } = canvas;
    const [cx, cy] = [W / 2, horizon * 0.86];
    const flesh = ['#240c18', '#481828', '#74283c', '#9c3c50', '#b8546c', '#cc7084'].map(ink);
    const n = noise1(c.random, Math.max(6, W * 0.08));
    const far = (x: number, y: number): number => Math.hypot((x - cx) / (W * 0.5), (y - cy) / (H * (y < cy ? 0.46 : 0.6)));
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const d = far(x, y) + 0.03 * n(x + y * 0.7);
        const fold = (d * 6.5) % 1;
        put(canvas, x, y, band(flesh, Math.min(0.99, Math.max(0, d * 0.62 + (fold < 0.16 ? -0.14 : fold < 0.3 ? 0.14 : 0.02))), x, y));
      }
    // each rib is an arch that runs down into the floor
    for (const [at, thick] of [[0.34, 0.035], [0.6, 0.055], [0.94, 0.085]] as const)
      for (let y = 0; y < H; y++)
        for (let x = 0; x < W; x++) {
          const d = far(x, y) - at;
          if (d < 0 || d > thick || y > cy + H * at * 0.3) continue;
          const t = d / thick;
          put(canvas, x, y, ink(t < 0.16 || t > 0.9 ? DARK : t < 0.55 ? BONE : SHADE));
        }
    // what the beast digests its food with
    for (let y = Math.round(H * 0.66); y < H; y++)
      for (let x = 0; x < W; x++) {
        const d = Math.hypot((x - cx) / (W * 0.36), (y - H * 0.83) / (H * 0.11)) + 0.06 * n(x * 1.3 + 40);
        if (d > 1) continue;
        put(canvas, x, y, ink(d > 0.9 ? '#3c1428' : (x + y * 5) % (17 * u) < 3 * u && y % (3 * u) < u ? '#d4f080' : d > 0.7 ? '#6ca038' : '#88c044'));
      }
  },
  skeleton(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const body = BODIES[c.argument] ?? BODIES.dinosaur!;
    const foot = c.horizon + (H - c.horizon) * 0.3;
    const long = W * 0.66;
    const high = Math.min(foot * 0.78, long * 0.62);
    const left = (W - long) / 2;
    const X = (x: number): Px => left + x * long;
    const Y = (y: number): Px => foot - y * high;
    const thick = Math.max(1, high * 0.035);
    // the plinth and what holds it
    rect(c, left + long * 0.1, foot - u, long * 0.86, (H - c.horizon) * 0.1, '#6c5444');
    rect(c, left + long * 0.1, foot - u, long * 0.86, 2 * u, '#94765c');
    rect(c, left + long * 0.1, foot + (H - c.horizon) * 0.1 - 2 * u, long * 0.86, u, '#3c2c24');
    for (const t of body.skull === 'whale' ? [0.15, 0.6] : [0.45]) {
      const [x, y] = along(body.spine, t);
      rect(c, X(x), Y(y), Math.max(1, u), y * high, DARK);
    }
    // ribs, the far side darker
    const [from, to, deep] = body.ribs;
    const n = 9;
    for (const near of [false, true])
      for (let k = 0; k < n; k++) {
        const t = from + ((to - from) * k) / (n - 1);
        const [x, y] = along(body.spine, t);
        const size = deep * Math.sin(Math.PI * (0.22 + 0.66 * (k / (n - 1))));
        for (let i = 0; i <= 20; i++) {
          const a = (i / 20) * Math.PI * 0.62;
          const px = X(x) + (near ? 0 : long * 0.018) + Math.sin(a) * long * 0.035 - (1 - Math.cos(a)) * long * 0.03;
          const py = Y(y) + Math.sin(a * 0.8) * size * high;
          rect(c, px, py, Math.max(1, thick * 0.6), Math.max(1, thick * 0.6), near ? (i < 12 ? BONE : SHADE) : DARK);
        }
      }
    for (const leg of body.legs)
      for (let i = 0; i + 1 < leg.length; i++) bone(c, X(leg[i]![0]), Y(leg[i]![1]), X(leg[i + 1]![0]), Y(leg[i + 1]![1]), thick * (1.1 - 0.2 * i)); // biome-ignore format: one line
    if (body.skull === 'whale')
      for (const end of [[0.4, 0.1], [0.5, 0.06]] as const) bone(c, X(0.46), Y(0.14), X(end[0]), Y(end[1]), thick * 0.6); // biome-ignore format: one line
    // vertebrae with their spines
    for (let k = 0; k <= 26; k++) {
      const t = k / 26;
      const [x, y] = along(body.spine, t);
      const r = thick * (1.25 - 0.75 * t);
      rect(c, X(x) - r / 2, Y(y) - r * 1.6, Math.max(1, r * 0.45), r * 1.4, SHADE);
      rect(c, X(x) - r / 2, Y(y) - r / 2, r, r, k % 2 ? BONE : SHADE);
    }
    if (body.skull === 'whale') {
      // a long jaw, the flukes
      bone(c, X(0.3), Y(0.6), X(0.01), Y(0.4), thick * 1.5);
      bone(c, X(0.28), Y(0.5), X(0.02), Y(0.3), thick);
      for (let i = 0; i < 12; i++) rect(c, X(0.04 + 0.018 * i), Y(0.4 + 0.016 * i), Math.max(1, u), high * 0.06, SHADE);
      rect(c, X(0.22), Y(0.68), long * 0.1, high * 0.16, SHADE);
      rect(c, X(0.22), Y(0.68), long * 0.1, high * 0.08, BONE);
      rect(c, X(0.255), Y(0.61), Math.max(2, long * 0.02), Math.max(2, high * 0.04), '#2c2420');
      bone(c, X(0.97), Y(0.6), X(1.05), Y(0.72), thick * 0.7);
      bone(c, X(0.97), Y(0.6), X(1.06), Y(0.54), thick * 0.7);
    } else {
      const [hx, hy, w, h] = [X(0.02), Y(0.98), long * 0.2, high * 0.17];
      rect(c, hx + w * 0.1, hy, w * 0.9, h * 0.62, BONE);
      rect(c, hx, hy + h * 0.2, w * 0.4, h * 0.42, BONE);
      rect(c, hx + w * 0.1, hy + h * 0.5, w * 0.9, h * 0.14, SHADE);
      rect(c, hx + w * 0.56, hy + h * 0.16, w * 0.18, h * 0.24, '#2c2420');
      rect(c, hx + w * 0.08, hy + h * 0.28, w * 0.09, h * 0.12, '#5c5040');
      rect(c, hx + w * 0.06, hy + h * 0.88, w * 0.8, h * 0.16, SHADE);
      rect(c, hx + w * 0.8, hy + h * 0.6, w * 0.14, h * 0.4, SHADE);
      for (let i = 0; i < 6; i++) {
        rect(c, hx + w * (0.03 + 0.1 * i), hy + h * 0.62, Math.max(1, w * 0.04), h * 0.16, '#fbf8ee');
        rect(c, hx + w * (0.08 + 0.1 * i), hy + h * 0.76, Math.max(1, w * 0.04), h * 0.14, '#fbf8ee');
      }
    }
  },
}; // biome-ignore format: painters
