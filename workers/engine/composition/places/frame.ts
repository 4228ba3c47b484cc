/** What stands nearer than everything and frames a picture: dark leaves, grass, stones, drifts at its corners. */
import { type Canvas, fillEllipse, fillRect, noise1 } from '../../place/canvas.ts';
import { crown } from '../../place/skylines.ts';
import type { Random } from '../../random.ts';
import { deeper } from '../effects/paint.ts';
import type { Stage } from '../stage.ts';
import { clearCanvas, HUES, type Tones, tonesOf } from './greenery.ts';
import type { Area } from './stand.ts';
import type { PlaceRow } from './types.ts';

export type Frame = 'leaves' | 'grass' | 'rocks' | 'drifts' | 'palms' | 'none';

/** The frame that suits a place. */
export function frameOf(row: PlaceRow, leafy: string, snowy = false): Frame {
  if (snowy) return 'drifts';
  if (row.frame) return row.frame;
  const { texture, skylines, wall } = row.scene;
  if (row.indoor || wall) return 'none';
  if (texture === 'grass')
    return skylines?.some(([s]) => s === 'trees' || s === 'pines') || leafy !== 'tree' ? 'leaves' : 'grass';
  if (texture === 'stone' || texture === 'cracks') return 'rocks';
  return texture === 'snow' ? 'drifts' : 'none';
}

function blades(c: Canvas, x: number, y: number, high: number, lean: number, thick: number, [dark, base]: Tones): void {
  for (let i = 0; i < high; i++) {
    const t = i / high;
    const w = Math.max(1, Math.round(thick * (1 - t)));
    fillRect(c, Math.round(x + lean * t * t), Math.round(y - i), w, 1, t > 0.55 ? base : dark);
  }
}

function boulder(
  c: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  [dark, base, light]: Tones,
  random: Random,
): void {
  const rough = noise1(random, 5);
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(c.height, cy + ry); y++)
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(c.width, cx + rx); x++) {
      const [u, v] = [(x - cx) / rx, (y - cy) / ry];
      if (Math.abs(u) ** 2.6 + Math.abs(v) ** 2.2 > 1 + rough(x + y * 0.4) * 0.1) continue;
      const n = -0.55 * u - 0.8 * v + rough(x * 0.7 + 60 + y) * 0.3;
      fillRect(c, x, y, 1, 1, n > 0.62 ? light : n > -0.05 ? base : dark);
    }
}

/** Paints it over all else; `leafy` is the kind of leaves, `ground` the colour of the ground. */
export function paintFrame(
  stage: Stage,
  kind: Frame,
  leafy: string,
  ground: string,
  random: Random,
  unit: number,
  clear: readonly Area[] = [],
): void {
  if (kind === 'none') return;
  const { width: W, height: H } = stage.image;
  /** Nothing comes before what must be seen. */
  const free = (x: number, y: number, r: number): boolean =>
    !clear.some((a) => x + r > a.left && x - r < a.right && y + r > a.top && y - r < a.bottom);
  const c = clearCanvas(W, H, unit);
  const size = Math.min(W, H);
  const low = tonesOf(deeper(ground, 0.52));
  if (kind === 'leaves') {
    const hue = random.pick(HUES[leafy] ?? HUES.tree!);
    const tones = tonesOf(deeper(hue, 0.62));
    for (const side of [0, 1]) {
      const heavy = random.float() < 0.55 ? 1 : 0.7;
      for (let i = 0; i < 5; i++) {
        const u = i / 5;
        const x = side ? W - W * 0.3 * u * heavy : W * 0.3 * u * heavy;
        const y = size * (0.015 - 0.02 * u) + size * 0.1 * (1 - u) * random.float();
        const r = size * 0.085 * heavy * (1.1 - 0.4 * u);
        if (free(x, y, r * 1.2)) crown(c, x, y, r, random, tones);
      }
    }
  }
  if (kind === 'leaves' || kind === 'grass' || kind === 'palms') {
    const tones = kind === 'palms' ? tonesOf(deeper('#4c8c44', 0.7)) : low;
    for (let x = -2; x < W + 2; x += Math.max(1.5, unit * 1.3)) {
      const edge = Math.abs(x / W - 0.5) * 2;
      if (random.float() > 0.25 + 0.75 * edge ** 1.6) continue;
      const high = size * (0.02 + 0.075 * edge ** 2.4) * (0.6 + 0.7 * random.float());
      blades(c, x, H - 1, high, (random.float() - 0.5) * high * 0.8, unit * 1.6, tones);
    }
    if (kind !== 'grass')
      for (const side of [0, 1])
        crown(c, side ? W * 1.01 : -W * 0.01, H * 1.0, size * (0.07 + 0.06 * random.float()), random, tones);
  }
  if (kind === 'rocks') {
    const tones = tonesOf(deeper(ground, 0.55));
    for (const side of [0, 1])
      for (const [u, r] of [
        [0.0, 0.15],
        [0.13, 0.085],
      ] as const) {
        const q = size * r * (0.75 + 0.5 * random.float());
        boulder(c, side ? W * (1 - u) : W * u, H + q * 0.1, q * 1.25, q, tones, random);
      }
  }
  if (kind === 'drifts') {
    const [, base, light] = tonesOf('#b4c8e0');
    for (const side of [0, 1]) {
      const r = size * (0.16 + 0.08 * random.float());
      fillEllipse(c, side ? W : 0, H, r * 1.7, r * 0.5, base);
      fillEllipse(c, side ? W : 0, H - Math.max(1, unit), r * 1.6, r * 0.5, light);
      fillEllipse(c, side ? W : 0, H + r * 0.1, r * 1.5, r * 0.42, base);
    }
  }
  const shown = stage.show({ node: -1, copy: 0, what: 'frame', concept: kind });
  c.color.forEach((v, i) => {
    if (v < 0) return;
    stage.image.data.set([v >> 16, (v >> 8) & 255, v & 255, 255], i * 4);
    stage.owner[i] = shown;
    stage.glow[i] = 0;
  });
}
