/** What a blow or a spell throws off, as whole clusters of two tones: stars, sparks, dust, balls of light, clouds. */
import type { Px } from '../../../../src/pixels/types.ts';
import { BESIDE, type Color } from '../parts/flat.ts';
import type { Effect } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import type { Tones } from './tones.ts';
import type { Point } from './types.ts';

/** A star of four large rays and four small ones, filled; `progress` 0..1: small, large, hollow. */
export function drawBurst(middle: Point, size: number, progress: number, { light, dim }: Tones, { dot }: Effect): void {
  const reach = size * (progress < 0.3 ? 0.75 : 1);
  const [mx, my] = [Math.round(middle.x), Math.round(middle.y)];
  const isIn = (dx: number, dy: number, r: number): boolean => {
    const [p, q] = [Math.abs(dx), Math.abs(dy)];
    const [d, e] = [Math.abs(dx + dy) * Math.SQRT1_2, Math.abs(dx - dy) * Math.SQRT1_2];
    const big = p ** 0.6 + q ** 0.6 <= r ** 0.6;
    const small = d ** 0.6 + e ** 0.6 <= (r * 0.68) ** 0.6;
    return big || small;
  };
  const n = Math.ceil(reach);
  for (let dy = -n; dy <= n; dy++) {
    for (let dx = -n; dx <= n; dx++) {
      if (!isIn(dx, dy, reach)) continue;
      const isCore = isIn(dx, dy, reach * 0.6);
      if (progress > 0.7 && isIn(dx, dy, reach * 0.45)) continue;
      dot(mx + dx, my + dy, isCore && progress <= 0.7 ? light : progress <= 0.3 ? light : dim);
    }
  }
}

/** A spell that bursts where it was gathered: a star, then its rim, and sparks that go out on all sides; `progress` 0..1. */
export function drawNova(
  at_: Point,
  size: number,
  progress: number,
  tones: Tones,
  effect: Effect,
  canvas: Figure['canvas'],
): void {
  // At an edge of the canvas it comes as far in as shows it.
  const within = (v: number, from: Px, to: Px): number =>
    Math.max(from + KEPT * size, Math.min(to - 1 - KEPT * size, v));
  const middle = { x: within(at_.x, canvas.left, canvas.right), y: within(at_.y, canvas.top, canvas.bottom) };
  if (progress < 0.34) drawBurst(middle, size, 0.4, tones, effect);
  else if (progress < 0.6) drawBurst(middle, size * 0.7, 0.6, { light: tones.dim, dim: tones.dim }, effect);
  if (progress < 0.2) return;
  const far = size * (0.75 + 0.8 * progress);
  for (let k = 0; k < SPARKS; k++) {
    const angle = ((k + 0.5) / SPARKS) * 2 * Math.PI;
    const [x, y] = [Math.round(middle.x + Math.cos(angle) * far), Math.round(middle.y + Math.sin(angle) * far)];
    // A spark of larger figures is a small cross; it dies as a point.
    const isLarge = size >= CROSS && progress < 0.8;
    effect.dot(x, y, progress < 0.8 ? tones.light : tones.dim, true);
    if (isLarge) for (const [dx, dy] of BESIDE) effect.dot(x + dx, y + dy, tones.dim);
  }
}
const KEPT = 0.6;
const SPARKS = 8;
const CROSS = 6;

/** Puffs that leave the ground at both sides of a foot; `progress` 0..1. */
export function drawPuffs(
  middle: Point,
  reach: number,
  size: Px,
  progress: number,
  { light, dim }: Tones,
  { dot }: Effect,
): void {
  for (const sign of [-1, 1]) {
    const r = Math.max(1, size * (1 - 0.35 * progress));
    const x = middle.x + sign * (reach + size * (0.4 + 1.2 * progress));
    const y = middle.y - r * (0.6 + 0.8 * progress);
    disc({ x, y }, r, (dx, dy) => (dx + dy < 0 ? light : dim), dot);
    if (progress < 0.6) disc({ x: x - sign * (r + 1), y: middle.y - r * 0.5 }, r * 0.6, () => dim, dot);
  }
}

/** A ball of light with a tail behind it. */
export function drawBall(
  middle: Point,
  radius: number,
  flight: Point | undefined,
  { light, dim }: Tones,
  { dot }: Effect,
): void {
  if (flight) {
    for (let k = Math.ceil(radius * 2.6); k > 0; k--) {
      const r = radius * (1 - k / (radius * 3.2));
      if (r >= 0.5) disc({ x: middle.x - flight.x * k, y: middle.y - flight.y * k }, r * 0.8, () => dim, dot);
    }
  }
  disc(
    middle,
    radius,
    (dx, dy) => (Math.hypot(dx + radius * 0.2, dy + radius * 0.2) < radius * 0.62 ? light : dim),
    dot,
  );
}

/** Fire, frost or fumes from a mouth: puffs that grow on their way, and thin out from where they came. */
export function drawCloud(
  source: Point,
  way: Point,
  far: number,
  wide: number,
  share: number,
  { light, dim }: Tones,
  { dot }: Effect,
): void {
  const [from, to] = [Math.max(0, share * 1.5 - 0.7), Math.min(1, 0.45 + share * 1.1)];
  const puffs = Math.max(4, Math.round(far / 3));
  const each = (draw: (middle: Point, r: number, k: number) => void): void => {
    for (let k = 0; k <= puffs; k++) {
      const t = k / puffs;
      if (t < from || t > to) continue;
      const aside = Math.sin(k * 2.4 + share * 9) * wide * 0.45 * t;
      const middle = { x: source.x + way.x * far * t - way.y * aside, y: source.y + way.y * far * t + way.x * aside };
      draw(middle, 0.8 + wide * (0.25 + 0.6 * t), k);
    }
  };
  each((middle, r) => disc(middle, r, () => dim, dot));
  each((middle, r) => disc(middle, r * 0.55, () => light, dot));
}

function disc(middle: Point, r: number, color: (dx: number, dy: number) => Color, dot: Effect['dot']): void {
  const [mx, my] = [Math.round(middle.x), Math.round(middle.y)];
  const n = Math.ceil(r);
  for (let dy = -n; dy <= n; dy++)
    for (let dx = -n; dx <= n; dx++) if (Math.hypot(dx, dy) <= r + 0.25) dot(mx + dx, my + dy, color(dx, dy));
}
