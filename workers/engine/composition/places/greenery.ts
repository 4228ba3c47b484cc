/** Trees and bushes that stand far off or frame a picture, painted in three tones without a line round them. */

import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb } from '../../../../src/pixels/histogram.ts';
import { createImage } from '../../../../src/pixels/image.ts';
import { ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type Canvas, fillRect } from '../../place/canvas.ts';
import { crown } from '../../place/skylines.ts';
import { createRandom, type Random } from '../../random.ts';

export type Tones = readonly [dark: number, base: number, light: number];

/** Shadow, base and light of a colour. */
export function tonesOf(hex: string): Tones {
  const r = ramp(hexToRgb(hex), 1);
  return [packRgb(...r[TONE.shadow]), packRgb(...hexToRgb(hex)), packRgb(...r[TONE.light])];
}

const NONE = -1;
export const clearCanvas = (width: number, height: number, unit = 1): Canvas => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
  color: new Int32Array(Math.max(1, Math.round(width)) * Math.max(1, Math.round(height))).fill(NONE),
  unit,
});

export function cutOut(canvas: Canvas): Rgba {
  const out = createImage(canvas.width, canvas.height);
  canvas.color.forEach((c, i) => {
    if (c !== NONE) out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], i * 4);
  });
  return out;
}

/** Leaves by season and kind of country. */
export const HUES: Readonly<Record<string, readonly string[]>> = {
  tree: ['#4c8c44', '#5c9848', '#437c48'],
  autumn: ['#d07830', '#c85434', '#e0a040', '#b86438'],
  cherry: ['#e89cb8', '#f0b4c8', '#d888a8'],
  jungle: ['#3c8444', '#2f7448', '#549848'],
  dark: ['#3c5c50', '#34504c', '#2f4848'],
  snowy: ['#c8d8e8', '#b8cce0', '#d8e4f0'],
  bush: ['#4c8840', '#5c9844'],
};

function round(c: Canvas, random: Random, hex: string): void {
  const { width: w, height: h } = c;
  const trunk = tonesOf('#6e4c34');
  const half = Math.max(1, Math.round(w * 0.055));
  for (let y = Math.round(h * 0.52); y < h; y++) {
    const flare = y > h * 0.93 ? Math.round(half * 0.7) : 0;
    fillRect(c, Math.round(w / 2) - half - flare, y, half * 2 + 1 + 2 * flare, 1, trunk[0]);
    fillRect(c, Math.round(w / 2) - half - flare, y, Math.max(1, half), 1, trunk[1]);
  }
  crown(c, w / 2, h * 0.36, w * 0.44, random, tonesOf(hex));
}

function pine(c: Canvas, hex: string): void {
  const { width: w, height: h } = c;
  const [dark, base, light] = tonesOf(hex);
  const trunk = tonesOf('#5c4434');
  fillRect(
    c,
    Math.round(w * 0.46),
    Math.round(h * 0.86),
    Math.max(1, Math.round(w * 0.1)),
    Math.ceil(h * 0.14),
    trunk[0],
  );
  const tiers = Math.max(3, Math.min(6, Math.round(h / 9)));
  for (let t = 0; t < tiers; t++) {
    const [y0, y1] = [(h * 0.9 * t) / tiers - (t ? h * 0.07 : 0), (h * 0.9 * (t + 1)) / tiers];
    const most = w * 0.5 * ((t + 1.2) / (tiers + 0.2));
    for (let y = Math.round(y0); y < y1; y++) {
      const part = (y - y0) / (y1 - y0);
      const half = Math.max(0.5, most * (0.25 + 0.75 * part) + ((y * 7 + t * 5) % 3 === 0 ? 0.7 : 0));
      for (let x = Math.round(w / 2 - half); x <= Math.round(w / 2 + half); x++) {
        const u = (x - w / 2) / half;
        fillRect(
          c,
          x,
          y,
          1,
          1,
          part > 0.86 && u > -0.3
            ? dark
            : u < -0.25 + part * 0.3 && part > 0.15 && part < 0.8
              ? light
              : u > 0.45
                ? dark
                : base,
        );
      }
    }
  }
}

/** A painted plant: 'tree', 'autumn', 'cherry', 'pine', 'bush' … `size` is its height. */
export function greenery(kind: string, size: number, seed: number): Rgba {
  const random = createRandom(seed).fork(kind);
  if (/pine/.test(kind)) {
    const c = clearCanvas(size * 0.55, size);
    pine(c, kind.startsWith('snowy') ? '#b8ccdc' : random.pick(['#2f6c54', '#3a7858', '#2c6450']));
    return cutOut(c);
  }
  const hex = random.pick(HUES[kind] ?? HUES.tree!);
  if (kind === 'bush') {
    const c = clearCanvas(size * 1.5, size);
    crown(c, size * 0.75, size * 0.62, size * 0.5, random, tonesOf(hex));
    fillRect(
      c,
      Math.round(size * 0.35),
      Math.round(size * 0.86),
      Math.round(size * 0.8),
      Math.ceil(size * 0.14),
      tonesOf(hex)[0],
    );
    return cutOut(c);
  }
  const c = clearCanvas(size * 0.92, size);
  round(c, random, hex);
  return cutOut(c);
}
