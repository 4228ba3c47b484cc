/** What features are painted with: rectangles that shine or not, ground in perspective, windows. */
import type { Px } from '../../../../src/pixels/types.ts';
import { type Canvas, fillRect, ink, put } from '../../place/canvas.ts';
import type { Random } from '../../random.ts';

/** Light at a point of the picture. */
export interface Lamp {
  readonly x: Px;
  readonly y: Px;
  readonly reach: Px;
  readonly colour: string;
  /** 0..1, default .9. */
  readonly strength?: number;
  /** Its own shining pixels: where nearer things hide most of them it is out. */
  readonly px?: readonly number[];
}

export interface FeatureContext {
  readonly canvas: Canvas;
  /** The row where the floor begins. */
  readonly horizon: Px;
  /** Height of a person at mid rank. */
  readonly person: Px;
  readonly random: Random;
  readonly night: boolean;
  /** Lights are on though it is not night: dusk, dawn. */
  readonly dim?: boolean;
  /** Under open sky. */
  readonly open?: boolean;
  /** A building stands in the middle: what is far off is seen beside it. */
  readonly aside?: boolean;
  /** Nobody cares for it: lights are out, tiles are missing. */
  readonly gloom?: boolean;
  /** The farthest lamp alone is lit. */
  readonly lone?: boolean;
  /** No lamp is lit. */
  readonly out?: boolean;
  /** What lies on the ground: water, snow, fallen leaves. */
  readonly lies?: 'water' | 'snow' | 'leaves' | undefined;
  /** What is seen through its windows. */
  readonly view?: (u: number, v: number, x: Px, y: Px) => string;
  /** Pixels that shine by themselves. */
  readonly glow: Uint8Array;
  readonly lamps: Lamp[];
  /** 1 where something on the horizon hides the sky. */
  readonly behind?: Uint8Array;
  /** What stands after the colon in a row: "carpet:#a82c3c". */
  readonly argument: string;
}

/** Painted into a place by hand rather than by solids: floors, walls, windows, distance. */
export type Feature = (c: FeatureContext) => void;

export const rect = (c: FeatureContext, x: number, y: number, width: number, height: number, hex: string): void =>
  fillRect(
    c.canvas,
    Math.round(x),
    Math.round(y),
    Math.max(1, Math.round(width)),
    Math.max(1, Math.round(height)),
    ink(hex),
  );

/** A rectangle that shines by itself. */
export function shineRect(c: FeatureContext, left: number, top: number, wide: number, high: number, hex: string): void {
  const [x, y, w, h] = [
    Math.round(left),
    Math.round(top),
    Math.max(1, Math.round(wide)),
    Math.max(1, Math.round(high)),
  ];
  fillRect(c.canvas, x, y, w, h, ink(hex));
  for (let j = Math.max(0, y); j < Math.min(c.canvas.height, y + h); j++)
    for (let i = Math.max(0, x); i < Math.min(c.canvas.width, x + w); i++) c.glow[j * c.canvas.width + i] = 1;
}

/** A shape with level edges, from `l0`–`r0` at `y0` to `l1`–`r1` at `y1`. `colour` hears the pixel and its shares down and across. */
export function trapezoid(
  c: FeatureContext,
  y0: number,
  l0: number,
  r0: number,
  y1: number,
  l1: number,
  r1: number,
  colour: (x: Px, y: Px, down: number, across: number) => number | undefined,
): void {
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(c.canvas.height, Math.round(y1)); y++) {
    const t = (y + 0.5 - y0) / (y1 - y0);
    const left = l0 + (l1 - l0) * t;
    const right = r0 + (r1 - r0) * t;
    for (let x = Math.round(left); x < Math.round(right); x++) {
      const v = colour(x, y, t, (x + 0.5 - left) / (right - left));
      if (v !== undefined) put(c.canvas, x, y, v);
    }
  }
}

export function starsIn(c: FeatureContext, x: number, y: number, width: number, height: number): void {
  const n = Math.max(4, Math.round((width * height) / 70));
  for (let i = 0; i < n; i++)
    shineRect(
      c,
      x + c.random.float() * width,
      y + c.random.float() * height,
      1,
      1,
      c.random.float() < 0.4 ? '#e8ecf8' : '#8890c0',
    );
}

/** A colour, lighter or darker by a factor. */
export const shade = (hex: string, k: number): string =>
  `#${[1, 3, 5]
    .map((i) =>
      Math.max(0, Math.min(255, Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * k)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A window with a round top, its glass by day or night; it gives light. */
export function archWindow(
  c: FeatureContext,
  cx: number,
  half: number,
  y0: number,
  high: number,
  glass: readonly [string, string] = c.night ? ['#2c3c74', '#3c5494'] : ['#a4d4e8', '#c8ecf0'],
): void {
  const { canvas } = c;
  for (let y = Math.max(0, Math.floor(y0 - 2)); y < y0 + high + 2; y++)
    for (let x = Math.floor(cx - half - 2); x <= cx + half + 2; x++) {
      const dx = Math.abs(x + 0.5 - cx);
      const arch = y0 + half;
      const inside = (k: number): boolean =>
        y > arch ? dx < half + k && y < y0 + high + k : Math.hypot(dx, y - arch) < half + k;
      if (inside(0)) {
        const bar = dx < 0.8 || (y - Math.floor(y0)) % Math.max(6, Math.round(half * 1.3)) === 0;
        const out = c.view?.((x - cx + half) / (2 * half), (y - y0) / high, x, y);
        put(canvas, x, y, ink(bar ? '#4c4452' : (out ?? (y < y0 + high * 0.5 ? glass[0] : glass[1]))));
        if (!bar && x >= 0 && x < canvas.width && y < canvas.height) c.glow[y * canvas.width + x] = 1;
      } else if (inside(2)) put(canvas, x, y, ink('#8c8494'));
    }
  c.lamps.push({
    x: cx,
    y: y0 + high * 0.5,
    reach: high * 1.2,
    colour: c.night ? '#6c84c8' : '#f0ecd0',
    strength: 0.4,
  });
}
