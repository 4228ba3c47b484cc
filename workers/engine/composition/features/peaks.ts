/** What towers over all else: peaks of snow, a volcano that is far off. */
import { band, ink, noise1, put } from '../../place/canvas.ts';
import type { Feature, FeatureContext } from './brush.ts';

/** A peak lit from the left: ridges run down from its top, snow on what is high. */
function peak(c: FeatureContext, cx: number, top: number, half: number, lit: readonly string[], shady: readonly string[], snow: number): void {
  const { canvas, horizon } = c;
  const n = noise1(c.random, Math.max(4, half * 0.12));
  const m = noise1(c.random, Math.max(3, half * 0.05));
  const high = horizon - top;
  for (let y = Math.round(top); y < horizon; y++) {
    const t = (y - top) / high;
    const wide = half * t ** 1.08;
    const crest = cx + (n(y) - 0.5) * half * 0.22 * Math.min(1, t * 3);
    for (let x = Math.round(cx - wide + n(y + 90) * half * 0.05); x < cx + wide - n(y + 40) * half * 0.05; x++) {
      const side = x < crest + (m(y * 2 + x) - 0.5) * half * 0.06;
      const line = snow + (m(x * 1.4) - 0.5) * 0.26 + (side ? 0.06 : -0.06);
      const tones = side ? lit : shady;
      put(canvas, x, y, t < line ? ink(side ? '#f8fcff' : '#b4c8e4') : band(tones.map(ink), t, x, y, 0.3));
    }
  }
} // biome-ignore format: a signature

export const PEAKS: Readonly<Record<string, Feature>> = {
  /** Three great peaks that fill the sky over the horizon. */
  'great peaks'(c) {
    const { width: W } = c.canvas;
    const high = Math.min(c.horizon * 0.86, W * 0.62);
    const [lit, shady] = [['#a8bcd8', '#8ca4c8', '#b8cce0'], ['#6c84ac', '#5c7098', '#8ca4c4']];
    peak(c, W * 0.14, c.horizon - high * 0.66, W * 0.3, lit, shady, 0.62);
    peak(c, W * 0.88, c.horizon - high * 0.74, W * 0.34, lit, shady, 0.6);
    peak(c, W * (c.aside ? 0.3 : 0.52), c.horizon - high, W * 0.44, ['#98b0d0', '#7c98c0', '#a4bcd8'], ['#5c78a4', '#4c648c', '#7c94b8'], 0.5);
  },
  /** Fire and smoke out of its mouth, lava down its flanks. */
  'far volcano'(c) {
    const { canvas, horizon, glow, random } = c;
    const { width: W } = canvas;
    const cx = W * (c.aside ? 0.26 : 0.5);
    const high = Math.min(horizon * 0.8, W * 0.46);
    const [top, half, mouth] = [horizon - high, W * 0.38, W * 0.055];
    const n = noise1(random, Math.max(3, W * 0.02));
    // smoke first: it stands behind the rim
    const puffs = [[0, 0.06, 0.5], [-0.05, 0.2, 0.68], [0.07, 0.34, 0.86], [-0.06, 0.5, 1.06], [0.12, 0.58, 0.96]] as const;
    for (const [k, hex] of [[1.12, '#3c3038'], [1, '#5c4c54'], [0.7, '#7c6870'], [0.36, '#a88c84']] as const)
      for (const [dx, dy, r] of puffs) {
        const [px, py, pr] = [cx + dx * W, top - dy * high, r * W * 0.085 * k];
        const lean = (1 - k) * W * 0.03;
        for (let y = Math.round(py - pr); y <= py + pr; y++)
          for (let x = Math.round(px - pr - lean); x <= px + pr - lean; x++)
            if (y >= 0 && (x - px + lean) ** 2 + (y - py + lean) ** 2 < pr * pr) put(canvas, x, y, ink(hex));
      }
    for (let y = Math.round(top); y < horizon; y++) {
      const t = (y - top) / high;
      const wide = mouth + (half - mouth) * t ** 1.5;
      for (let x = Math.round(cx - wide); x < cx + wide; x++) {
        const u = (x - cx) / wide;
        const ridge = n(x * 0.8 + y * 0.25) - 0.5;
        put(canvas, x, y, band(['#8c6c70', '#6c5058', '#503c48', '#3c2c38'].map(ink), 0.34 + u * 0.4 + ridge * 0.34, x, y, 0.3));
      }
    }
    const shine = (x: number, y: number, hex: string): void => {
      const [px, py] = [Math.round(x), Math.round(y)];
      if (px < 0 || px >= W || py < 0 || py >= horizon) return;
      put(canvas, px, py, ink(hex));
      glow[py * W + px] = 1;
    };
    for (const [lean, long, thick] of [[-0.5, 0.7, 0.8], [0.05, 0.94, 1.2], [0.56, 0.55, 0.7]] as const)
      for (let y = top; y < top + high * long; y++) {
        const t = (y - top) / high;
        const mid = cx + lean * (mouth * 0.7 + half * 0.62 * t ** 1.5) + (n(y * 1.6) - 0.5) * W * 0.02;
        const w = W * 0.012 * thick * (1 + t * 0.6);
        for (let x = mid - w; x <= mid + w; x++) shine(x, y, Math.abs(x - mid) < w * 0.4 ? '#ffe070' : Math.abs(x - mid) < w * 0.75 ? '#fc9c30' : '#dc4c20');
      }
    for (let x = cx - mouth; x < cx + mouth; x++) for (let y = top - 1; y < top + high * 0.035; y++) shine(x, y, '#ffc848');
    // what it throws out
    for (let k = 0; k < 15; k++) {
      const a = -Math.PI / 2 + (random.float() - 0.5) * 1.5;
      const d = high * (0.1 + 0.34 * random.float());
      for (let j = 0; j < Math.max(1, canvas.unit * 1.5); j++) for (let i = 0; i < Math.max(1, canvas.unit * 1.5); i++) shine(cx + Math.cos(a) * d * 0.7 + i, top + Math.sin(a) * d + j, k % 2 ? '#ffc848' : '#f46c28');
    }
  },
}; // biome-ignore format: painters
