/** Lights of rooms that hang or run along the walls: strings of small lamps, strips that colour the wall. */
import { bayer4 } from '../../../../src/pixels/dither.ts';
import { ink, put } from '../../place/canvas.ts';
import { type Feature, type FeatureContext, rect, shade, shineRect } from './brush.ts';

/** A round lantern of paper that hangs from a cord. */
function lantern(c: FeatureContext, x: number, y: number, r: number, hex: string): void {
  const cy = y + r * 1.5;
  for (let j = -r; j <= r; j++)
    for (let i = -r * 1.15; i <= r * 1.15; i++) {
      const d = (i / (r * 1.15)) ** 2 + (j / r) ** 2;
      if (d > 1) continue;
      shineRect(c, x + i, cy + j, 1, 1, d > 0.72 ? shade(hex, 0.7) : Math.hypot(i + r * 0.2, j + r * 0.2) < r * 0.5 ? '#ffd890' : Math.round(i) % 3 === 0 ? shade(hex, 0.86) : hex); // biome-ignore format: one line
    }
  rect(c, x - r * 0.4, cy - r - 1, r * 0.8, Math.max(1, c.canvas.unit), '#4c3028');
  rect(c, x - r * 0.4, cy + r, r * 0.8, Math.max(1, c.canvas.unit), '#4c3028');
  c.lamps.push({ x, y: cy, reach: c.person * 0.8, colour: '#ffb058', strength: 0.7 });
}

export const LIGHT_STRINGS: Readonly<Record<string, Feature>> = {
  /** One window from wall to wall, its frame and two mullions; what lies outside fills it. */
  panorama(c) {
    const { canvas, horizon, view } = c;
    const { width: W, unit: u } = canvas;
    const [x0, x1, y0, y1] = [W * 0.1, W * 0.9, horizon * 0.14, horizon * 0.86].map(Math.round) as [number, number, number, number]; // biome-ignore format: one line
    const t = Math.max(1, Math.round(u * 1.5));
    for (let y = y0 - t * 2; y < y1 + t * 2; y++)
      for (let x = x0 - t * 2; x < x1 + t * 2; x++) {
        const inside = x >= x0 && x < x1 && y >= y0 && y < y1;
        const share = (x - x0) / (x1 - x0);
        const bar = [0.333, 0.667].some((at) => Math.abs(share - at) * (x1 - x0) < t * 0.6);
        if (!inside || bar)
          put(canvas, x, y, ink(y < y0 || x < x0 || (bar && (x - x0) % 2 === 0) ? '#6c7890' : '#454e62'));
        else {
          put(
            canvas,
            x,
            y,
            ink(view ? view(0.5 + (share - 0.5) * ((x1 - x0) / (y1 - y0)), (y - y0) / (y1 - y0), x, y) : '#a8d4ec'),
          );
          c.glow[y * W + x] = 1;
        }
      }
    for (let y = y1 + t * 2; y < y1 + t * 4; y++) for (let x = x0 - t * 3; x < x1 + t * 3; x++) put(canvas, x, y, ink(y < y1 + t * 2.5 ? '#8c98b0' : '#586478')); // biome-ignore format: a sill
    c.lamps.push({ x: W / 2, y: horizon * 0.6, reach: W * 0.5, colour: '#b8d0f8', strength: 0.4 });
  },
  /** Two cords across the sky with shirts, trousers and sheets that dry on them. */
  'laundry lines'(c) {
    const { canvas, horizon } = c;
    const { width: W, unit: u } = canvas;
    const hexes = ['#f4f0e8', '#d85c50', '#5c8cc8', '#e8c860', '#7cb078', '#f0b8c4'];
    for (const [row, top] of [horizon * 0.24, horizon * 0.5].entries()) {
      const sag = horizon * 0.1;
      const at = (x: number): number => Math.round(top + (row ? -1 : 1) * horizon * 0.06 * (x / W - 0.5) + sag * (1 - (2 * (x / W) - 1) ** 2)); // biome-ignore format: one line
      for (let x = 0; x < W; x++) put(canvas, x, at(x), ink('#3c3840'));
      const each = Math.max(9 * u, W / 11);
      for (let i = 0; (i + 1) * each < W; i++) {
        if ((i + row) % 4 === 3) continue;
        const w = Math.round(each * 0.62);
        const h = Math.round(each * ((i + row) % 3 === 1 ? 0.9 : 0.72));
        const x0 = Math.round((i + 0.2) * each);
        const hex = hexes[(i * 2 + row) % hexes.length]!;
        const kind = (i + row) % 3;
        for (let y = 0; y < h; y++)
          for (let x = 0; x < w; x++) {
            const [s, t] = [x / w, y / h];
            // a shirt has sleeves, trousers two legs, a sheet is whole
            if (kind === 0 && t > 0.4 && (s < 0.22 || s > 0.78)) continue;
            if (kind === 1 && t > 0.3 && Math.abs(s - 0.5) < 0.12) continue;
            put(
              canvas,
              x0 + x,
              at(x0 + x) + 1 + y,
              ink(s > 0.74 || t > 0.9 ? shade(hex, 0.78) : s < 0.16 ? shade(hex, 1.1) : hex),
            );
          }
      }
    }
  },
  /** A cord in three swags under the ceiling, warm or coloured lamps on it. */
  'string lights'(c) {
    const { canvas, horizon } = c;
    const { width: W, unit: u } = canvas;
    const hexes = c.argument === 'colours' ? ['#ff6868', '#ffd858', '#68e890', '#68b8ff', '#f088e8'] : ['#ffe08c', '#fff4c0', '#ffcc68']; // biome-ignore format: one line
    const swags = W > canvas.height * 1.3 ? 4 : 3;
    const top = horizon * (c.argument === 'lanterns' ? 0.2 : 0.1);
    const gap = c.argument === 'lanterns' ? Math.max(9 * u, W / 11) : Math.max(4 * u, W / 26);
    let next = gap * 0.5;
    let lamp = 0;
    for (let x = 0; x < W; x++) {
      const t = ((x / W) * swags) % 1;
      const y = Math.round(top + horizon * 0.15 * (1 - (2 * t - 1) ** 2));
      for (let k = 0; k < Math.max(1, u); k++) put(canvas, x, y + k, ink('#3c4038'));
      if (x < next) continue;
      next += gap;
      if (c.argument === 'lanterns') {
        lantern(c, x, y, Math.max(3, u * 3), lamp++ % 2 ? '#e0483c' : '#f08c38');
        continue;
      }
      const size = Math.max(2, Math.round(u * 1.8));
      shineRect(c, x - size / 2, y + u, size, size + u, hexes[lamp % hexes.length]!);
      if (lamp % 2 === 0) c.lamps.push({ x, y: y + size, reach: c.person * 0.5, colour: hexes[lamp % hexes.length]!, strength: 0.55 }); // biome-ignore format: one line
      lamp++;
    }
  },
  /** A strip round the ceiling whose light fades down the wall from one colour to another. */
  'led strips'(c) {
    const { canvas, horizon } = c;
    const { width: W, unit: u } = canvas;
    const [a, b, d] = ['#ff4cb0', '#9058ff', '#38d8f8'];
    const hue = (x: number, y: number): string => {
      const t = x / W + (bayer4(x, y) - 0.5) * 0.12;
      return t < 0.36 ? a : t < 0.66 ? b : d;
    };
    for (let y = 0; y < horizon; y++)
      for (let x = 0; x < W; x++) {
        const near = Math.min(y / horizon, (Math.min(x, W - 1 - x) / W) * 1.6);
        const wash = Math.floor((0.34 - near) * 9 + bayer4(x, y) * 0.7);
        if (wash <= 0) continue;
        const i = y * W + x;
        const [from, to] = [canvas.color[i]!, ink(hue(x, y))];
        const share = Math.min(0.5, wash * 0.17);
        const mix = (s: number): number => Math.round(((from >> s) & 255) * (1 - share) + ((to >> s) & 255) * share);
        put(canvas, x, y, (mix(16) << 16) | (mix(8) << 8) | mix(0));
        if (wash > 1) c.glow[i] = 1;
      }
    for (let x = 0; x < W; x += u) shineRect(c, x, u * 2, u, Math.max(1, u * 1.5), hue(x, 0));
    for (const [x, hex] of [
      [0, a],
      [W - u * 2, d],
    ] as const) {
      shineRect(c, x, u * 2, u * 2, horizon - u * 2, hex);
      c.lamps.push({ x, y: horizon * 0.7, reach: c.person * 1.5, colour: hex, strength: 0.7 });
    }
  },
};
