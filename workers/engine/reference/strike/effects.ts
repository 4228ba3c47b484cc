import { drawBurst } from './bursts.ts';
import type { Effect } from './effect-layer.ts';
import type { Tones } from './tones.ts';
import type { Point } from './types.ts';

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
