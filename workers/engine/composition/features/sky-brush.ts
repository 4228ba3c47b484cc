/** What bodies of the sky are painted with: how they were said to look, discs that hide behind what stands on the horizon, air that shines. */
import { hexToRgb, rgbToHex } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { type Canvas, ink, put } from '../../place/canvas.ts';
import type { FeatureContext } from './brush.ts';

export interface Said {
  readonly kind: string;
  readonly count: number;
  readonly hue: string | undefined;
  /** Of a usual one's radius. */
  readonly size: number;
  readonly low: boolean;
  readonly is: (word: string) => boolean;
}

export function said(argument: string): Said {
  const [kind = '', ...words] = argument.split(';');
  return {
    kind,
    count: Number(words.find((w) => /^\d+$/.test(w)) ?? 1),
    hue: words.find((w) => w.startsWith('#')),
    size: words.includes('giant') ? 2.6 : words.includes('big') ? 1.6 : words.includes('small') ? 0.6 : 1,
    low: words.includes('low'),
    is: (word) => words.includes(word),
  };
}

/** What is there already, `t` of it replaced. */
export function blend(canvas: Canvas, x: Px, y: Px, hex: string, t: number): void {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return;
  const old = canvas.color[y * canvas.width + x]!;
  const [r, g, b] = hexToRgb(hex);
  const at = (shift: number, to: number): number => Math.round(((old >> shift) & 255) * (1 - t) + to * t) << shift;
  canvas.color[y * canvas.width + x] = at(16, r) | at(8, g) | at(0, b);
}

export const lighter = (hex: string, t: number): string => {
  const [r, g, b] = hexToRgb(hex);
  const up = (v: number): number => Math.round(v + (255 - v) * t);
  return rgbToHex([up(r), up(g), up(b)]);
};

/** Each pixel of a disc that is open sky, with its place in it, -1..1; glowing. */
export function inSky(c: FeatureContext, cx: number, cy: number, r: number, paint: (x: Px, y: Px, u: number, v: number) => string | undefined, reach = 1): void {
  const { canvas } = c;
  for (let y = Math.max(0, Math.floor(cy - r * reach)); y < Math.min(c.horizon, cy + r * reach); y++)
    for (let x = Math.max(0, Math.floor(cx - r * reach)); x < Math.min(canvas.width, cx + r * reach); x++) {
      if (c.behind?.[y * canvas.width + x]) continue;
      const hex = paint(x, y, (x + 0.5 - cx) / r, (y + 0.5 - cy) / r);
      if (hex === undefined) continue;
      put(canvas, x, y, ink(hex));
      c.glow[y * canvas.width + x] = 1;
    }
} // biome-ignore format: a signature

/** Air round what shines, in two steps. */
export function halo(c: FeatureContext, cx: number, cy: number, r: number, hex: string): void {
  const { canvas } = c;
  for (let y = Math.max(0, Math.floor(cy - r * 1.6)); y < Math.min(c.horizon, cy + r * 1.6); y++)
    for (let x = Math.max(0, Math.floor(cx - r * 1.6)); x < Math.min(canvas.width, cx + r * 1.6); x++) {
      const d = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / r;
      if (d < 1 || d > 1.6 || c.behind?.[y * canvas.width + x]) continue;
      blend(canvas, x, y, hex, d < 1.28 ? 0.3 : 0.14);
    }
}
