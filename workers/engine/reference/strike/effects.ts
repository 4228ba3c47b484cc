/** What is seen of a blow besides who strikes, as whole clusters of two tones: swipes, teeth, bursts, dust, sparks. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Color, type Flat, NONE, put } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Figure } from './figure.ts';
import type { Tones } from './tones.ts';
import type { Point } from './types.ts';

/** Pixels of an effect, gathered before they are laid. */
export interface Effect {
  readonly dot: (x: Px, y: Px, color: Color, isSpark?: boolean) => void;
  /**
   * Lays it over a picture, or behind what is there, with the picture's line round it; pixels that touch no other of it
   * are left away, unless they are sparks.
   */
  readonly lay: (out: Flat, line?: LineHabit, isBehind?: boolean) => void;
}

export function effectOn({ picture: { width }, canvas }: Figure): Effect {
  const own = new Map<number, Color>();
  const sparks = new Set<number>();
  const dot = (x: Px, y: Px, color: Color, isSpark = false): void => {
    const [X, Y] = [Math.round(x), Math.round(y)];
    if (X < canvas.left || Y < canvas.top || X >= canvas.right || Y >= canvas.bottom) return;
    own.set(Y * width + X, color);
    if (isSpark) sparks.add(Y * width + X);
  };
  const lay = (out: Flat, line?: LineHabit, isBehind = false): void => {
    if (isBehind) for (const i of [...own.keys()]) if (out.colors[i]! >= 0) own.delete(i);
    const has = (x: Px, y: Px): boolean => x >= 0 && x < width && own.has(y * width + x);
    const crumbs = crumbsOf([...own.keys()], width);
    for (const [i, color] of own) {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (crumbs.has(i) && !sparks.has(i)) continue;
      put(out, x, y, color);
      if (!line?.isLined) continue;
      // Only over the figure: in the air light shapes need no line.
      for (const [dx, dy] of BESIDE)
        if (!has(x + dx, y + dy) && at(out, x + dx, y + dy) >= 0) put(out, x + dx, y + dy, line.over(NONE));
    }
  };
  return { dot, lay };
}
/** Clusters of an effect that are smaller than this beside larger ones are left away. */
const CLUSTER = 4;
/** And all of one of which no more is left than a speck. */
const LEAST = 3;

function crumbsOf(cells: readonly number[], width: Px): ReadonlySet<number> {
  const left = new Set(cells);
  const clusters: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const cluster = [start];
    for (const i of cluster)
      for (const [dx, dy] of AROUND) if (left.delete(i + dy * width + dx)) cluster.push(i + dy * width + dx);
    clusters.push(cluster);
  }
  const most = Math.max(0, ...clusters.map((one) => one.length));
  return new Set(clusters.filter((one) => one.length < Math.min(CLUSTER, Math.max(LEAST, most))).flat());
}
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => (dx || dy ? [[dx, dy] as const] : [])));

export interface Swipe {
  readonly middle: Point;
  readonly rx: number;
  readonly ry: number;
  /** Radians from screen right, downwards, from where it begins to where it ends. */
  readonly from: number;
  readonly to: number;
  readonly thick: number;
  /** 1 for a blade, 3 for claws. */
  readonly lines: number;
  /** 0..1: it is drawn out, then stands whole, then dies from its tail on. */
  readonly progress: number;
}

/** An arc in the air that tapers to its tail. */
export function drawSwipe(swipe: Swipe, tones: Tones, { dot }: Effect): void {
  const { lines, progress, thick } = swipe;
  const gap = Math.max(thick + 1.6, thick * 1.9);
  const head = Math.min(1, 0.55 + progress * 1.4);
  const tail = Math.max(0, (progress - 0.5) * 1.5);
  const wane = progress > 0.75 ? 0.45 : progress > 0.45 ? 0.8 : 1;
  for (let k = 0; k < lines; k++) {
    const inset = k * gap;
    const shorter = lines > 1 && k !== 1 ? 0.1 : 0;
    arc(swipe, inset, [tail + shorter, head - shorter], thick * wane, tones, dot);
  }
}

/** The arc that a tip leaves, from its tail to where the tip is. */
export const drawArc = (swipe: Omit<Swipe, 'lines' | 'progress'>, tones: Tones, { dot }: Effect): void =>
  arc({ ...swipe, lines: 1, progress: 0 }, 0, [0, 1], swipe.thick, tones, dot);

function arc(
  { middle, rx, ry, from, to }: Swipe,
  inset: number,
  [tail, head]: readonly [number, number],
  thick: number,
  { light, dim }: Tones,
  dot: Effect['dot'],
): void {
  const [a, b] = [rx - inset, Math.max(1, ry - inset * (ry / rx))];
  if (a < 2 || head <= tail) return;
  for (let y = Math.floor(middle.y - b - 1); y <= middle.y + b + 1; y++) {
    for (let x = Math.floor(middle.x - a - 1); x <= middle.x + a + 1; x++) {
      const [u, v] = [(x - middle.x) / a, (y - middle.y) / b];
      const r = Math.hypot(u, v);
      if (r > 1 + 0.5 / a) continue;
      const angle = Math.atan2(v, u);
      const turned = angle + 2 * Math.PI * Math.round(((from + to) / 2 - angle) / (2 * Math.PI));
      const along = (turned - from) / (to - from);
      if (along < tail || along > head) continue;
      const s = (along - tail) / (head - tail);
      // Thickest shortly before its head; a pixel wide at the least.
      const deep = Math.max(0.9, thick * 1.55 * s ** 0.8 * (1 - s) ** 0.4);
      // How far within the edge, in pixels across the arc.
      const px = ((1 - r) * Math.hypot(a * u, b * v)) / Math.max(0.01, r);
      if (px < -0.5 || px > deep - 0.5) continue;
      dot(x, y, px < deep * 0.55 ? light : dim);
    }
  }
}

/** Three streaks side by side that taper to both ends, torn downwards; `side` is where who strikes looks. */
export function drawClaws(
  middle: Point,
  size: number,
  side: -1 | 1,
  progress: number,
  { light, dim }: Tones,
  { dot }: Effect,
): void {
  const long = Math.max(6, size);
  const gap = Math.max(3, Math.round(size * 0.27));
  const most = Math.max(1, size * 0.13) * (progress > 0.75 ? 0.5 : 1);
  const [from, to] = [Math.max(0, (progress - 0.5) * 1.4), Math.min(1, 0.6 + progress * 1.3)];
  for (const k of [-1, 0, 1]) {
    const [first, last] = k === 0 ? [from, to] : [from + 0.08, to - 0.08];
    for (let s = 0; s <= long * 2; s++) {
      const share = s / (long * 2);
      if (share < first || share > last) continue;
      const along = (share - 0.5) * long;
      const bow = 0.16 * long * (1 - (2 * share - 1) ** 2);
      const x = middle.x + side * (k * gap - along * 0.5 + bow);
      const y = middle.y + along * 0.9 + k * gap * 0.12;
      const deep = Math.max(0.5, most * Math.sin(Math.PI * Math.min(1, Math.max(0, (share - first) / (last - first)))));
      const n = Math.max(1, Math.round(deep));
      for (let p = 0; p < n; p++) dot(Math.round(x) + side * p, Math.round(y), p === n - 1 && n > 1 ? dim : light);
    }
  }
}

/** Two fangs, from above and from below, that snap shut towards `ahead` (radians), and where they meet a flash. */
export function drawSnap(
  middle: Point,
  size: number,
  ahead: number,
  progress: number,
  tones: Tones,
  effect: Effect,
): void {
  if (progress > 0.45) {
    drawBurst(
      { x: middle.x + Math.cos(ahead) * size * 0.4, y: middle.y + Math.sin(ahead) * size * 0.4 },
      Math.max(2, size * 0.5),
      progress,
      tones,
      effect,
    );
    return;
  }
  for (const sign of [-1, 1]) {
    const whole = { rx: size, ry: size * 0.92, thick: Math.max(1.5, size * 0.4), lines: 1, progress: 0.4 };
    drawSwipe({ ...whole, middle, from: ahead + sign * 2.3, to: ahead + sign * 0.12 }, tones, effect);
  }
}

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
