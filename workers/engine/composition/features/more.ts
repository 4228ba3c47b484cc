/** Boards, shelves, stages, rails, lava and clouds: what makes a place that place. */
import { band, fillEllipse, ink, noise1, put } from '../../place/canvas.ts';
import { archWindow, type Feature, rect, shade, shineRect, trapezoid } from './brush.ts';

export const MORE: Readonly<Record<string, Feature>> = {
  /** Shelves along the wall with goods in the colours of the argument: "goods:#d8a050,#c88840". */
  goods(c) {
    const W = c.canvas.width;
    const u = c.canvas.unit;
    const colours = (c.argument || '#d8a050,#b87838,#e8c888').split(',');
    for (const y of [c.horizon - c.person * 1.05, c.horizon - c.person * 0.7]) {
      for (const [x0, w] of [
        [W * 0.06, W * 0.34],
        [W * 0.6, W * 0.34],
      ] as const) {
        rect(c, x0 - 2, y, w + 4, 2 * u, '#6e4a30');
        rect(c, x0 - 2, y + 2 * u, w + 4, 1, '#3a2c2c');
        for (let x = x0 + u; x < x0 + w - 5 * u; x += 6 * u) {
          const h = c.person * (0.1 + 0.07 * c.random.float());
          const hex = c.random.pick(colours);
          fillEllipse(c.canvas, x + 2.5 * u, y - h / 2, 2.6 * u, h / 2, ink(shade(hex, 0.72)));
          fillEllipse(c.canvas, x + 2.5 * u, y - h * 0.55, 2.2 * u, h * 0.42, ink(hex));
          rect(c, x + 1.5 * u, y - h * 0.8, u, u, shade(hex, 1.2));
        }
      }
    }
  },
  'shop counter'(c) {
    const { width: W } = c.canvas;
    const h = c.person * 0.5;
    const y = c.horizon - h * 0.42;
    rect(c, W * 0.22, y, W * 0.56, h, '#8c5c38');
    for (let i = 0; i < 9; i++) rect(c, W * (0.22 + i * 0.0622), y, 1, h, '#6c4428');
    rect(c, W * 0.2, y - 3, W * 0.6, Math.max(3, h * 0.14), '#c08c54');
    rect(c, W * 0.2, y - 3, W * 0.6, 1, '#e0b078');
  },
  chalkboard(c) {
    const { width: W } = c.canvas;
    const [x, y, w, h] = [W * 0.28, c.horizon * 0.22, W * 0.44, c.horizon * 0.44];
    rect(c, x - 3, y - 3, w + 6, h + 6, '#8c6440');
    rect(c, x, y, w, h, '#2c5444');
    for (let k = 0; k < 4; k++)
      for (let i = x + 5; i < x + w * (0.5 + 0.4 * c.random.float()); i += 4 + c.random.int(3))
        rect(c, i, y + h * (0.18 + k * 0.2), 2 + c.random.int(3), 1, '#c8dcd0');
    rect(c, x, y + h + 3, w, 2, '#b08858');
  },
  stage(c) {
    const { width: W, height: H } = c.canvas;
    const y = c.horizon;
    rect(c, 0, y, W, H * 0.07, '#9c6c40');
    rect(c, 0, y, W, 1, '#d0a068');
    rect(c, 0, y + H * 0.07, W, H * 0.06, '#54341e');
    for (const side of [0, 1])
      for (let i = 0; i < W * 0.2; i++) {
        const x = side ? W - 1 - i : i;
        const fold = Math.sin(i * 0.55) > 0;
        const low = y * (0.98 - 0.34 * (i / (W * 0.2)) ** 3);
        for (let j = 0; j < low; j++) put(c.canvas, Math.round(x), j, ink(fold ? '#a42c3c' : '#841f30'));
      }
    for (let x = 0; x < W; x++) {
      const low = y * (0.13 + 0.05 * Math.abs(Math.sin((x / W) * Math.PI * 5)));
      for (let j = 0; j < low; j++)
        put(c.canvas, x, j, ink(j > low - 2 ? '#e0b048' : Math.sin(x * 0.5) > 0 ? '#a42c3c' : '#841f30'));
    }
    c.lamps.push({ x: W / 2, y: y * 0.9, reach: W * 0.34, colour: '#fff0c0', strength: 0.8 });
  },
  cells(c) {
    const { width: W } = c.canvas;
    for (const u of [0.06, 0.68]) {
      const [x, w, y, h] = [W * u, W * 0.26, c.horizon * 0.2, c.horizon * 0.8];
      rect(c, x, y, w, h, '#14121e');
      for (let i = x; i < x + w; i += Math.max(4, w / 7)) rect(c, i, y, Math.max(1, c.canvas.unit), h, '#8c8c9c');
      rect(c, x, y + h * 0.3, w, Math.max(1, c.canvas.unit), '#6c6c7c');
      rect(c, x - 2, y - 2, w + 4, 2, '#34324a');
    }
  },
  rails(c) {
    const { width: W, height: H } = c.canvas;
    const y = c.horizon + (H - c.horizon) * 0.34;
    rect(c, 0, y - 2, W, H * 0.12, '#6c645c');
    for (let x = 0; x < W; x += 8 * c.canvas.unit) rect(c, x, y, 4 * c.canvas.unit, H * 0.085, '#5c4030');
    for (const k of [0.015, 0.065]) {
      rect(c, 0, y + H * k, W, Math.max(1, c.canvas.unit), '#c0c4cc');
      rect(c, 0, y + H * k + c.canvas.unit, W, 1, '#545860');
    }
  },
  'station roof'(c) {
    const { width: W } = c.canvas;
    rect(c, 0, 0, W, c.horizon * 0.12, '#4c5464');
    for (let x = 0; x < W; x += W * 0.1) {
      rect(c, x, 0, Math.max(1, c.canvas.unit), c.horizon * 0.2, '#343c4c');
      shineRect(c, x + W * 0.02, c.horizon * 0.03, W * 0.06, c.horizon * 0.05, '#d8ecf0');
    }
    rect(c, 0, c.horizon * 0.12, W, Math.max(2, c.canvas.unit * 2), '#343c4c');
    for (const u of [0.2, 0.8]) {
      rect(c, W * u, c.horizon * 0.14, Math.max(2, W * 0.018), c.horizon * 0.86, '#5c6474');
      rect(c, W * u, c.horizon * 0.14, 1, c.horizon * 0.86, '#848c9c');
    }
    const x = W * 0.5;
    fillEllipse(c.canvas, x, c.horizon * 0.34, c.person * 0.24, c.person * 0.24, ink('#3c2c24'));
    fillEllipse(c.canvas, x, c.horizon * 0.34, c.person * 0.2, c.person * 0.2, ink('#f4f0e0'));
    rect(c, x, c.horizon * 0.34 - c.person * 0.14, 1, c.person * 0.14, '#241c1c');
    rect(c, x, c.horizon * 0.34, c.person * 0.1, 1, '#241c1c');
  },
  train(c) {
    const { width: W } = c.canvas;
    const [y0, y1] = [c.horizon * 0.46, c.horizon * 0.99];
    rect(c, -2, y0, W * 0.86, y1 - y0, '#2c5c4c');
    rect(c, 0, y0, W * 0.86, 2, '#54947c');
    rect(c, 0, y0 + (y1 - y0) * 0.7, W * 0.86, 2, '#d8b04c');
    rect(c, 0, y1 - 2, W * 0.86, 3, '#1c2c2c');
    for (let x = W * 0.03; x < W * 0.8; x += W * 0.115) {
      rect(c, x - 1, y0 + (y1 - y0) * 0.16, W * 0.075 + 2, (y1 - y0) * 0.4 + 2, '#1c3c34');
      shineRect(c, x, y0 + (y1 - y0) * 0.17, W * 0.075, (y1 - y0) * 0.38, '#f4ecb8');
    }
  },
  swamp(c) {
    const { width: W, height: H } = c.canvas;
    for (let k = 0; k < 4; k++) {
      const y = c.horizon + (H - c.horizon) * (0.2 + 0.2 * k);
      const x = W * (0.15 + 0.7 * c.random.float());
      const rx = W * (0.12 + 0.1 * c.random.float()) * (0.6 + k * 0.22);
      fillEllipse(c.canvas, x, y, rx + 2, (H - c.horizon) * 0.07 + 2, ink('#3c4c34'));
      fillEllipse(c.canvas, x, y, rx, (H - c.horizon) * 0.07, ink('#4c7468'));
      for (let i = 0; i < 4; i++)
        rect(
          c,
          x - rx * 0.6 + rx * 1.1 * c.random.float(),
          y + (c.random.float() - 0.5) * (H - c.horizon) * 0.08,
          rx * 0.3,
          1,
          '#7ca894',
        );
    }
  },
  oasis(c) {
    const { width: W, height: H } = c.canvas;
    const y = c.horizon + (H - c.horizon) * 0.34;
    fillEllipse(c.canvas, W * 0.5, y, W * 0.34, (H - c.horizon) * 0.2, ink('#7c9c4c'));
    fillEllipse(c.canvas, W * 0.5, y, W * 0.31, (H - c.horizon) * 0.17, ink('#3c94b8'));
    fillEllipse(c.canvas, W * 0.5, y + 1, W * 0.26, (H - c.horizon) * 0.12, ink('#54b4d0'));
    for (let i = 0; i < 7; i++)
      rect(
        c,
        W * (0.3 + 0.4 * c.random.float()),
        y + (c.random.float() - 0.5) * (H - c.horizon) * 0.2,
        W * 0.05,
        1,
        '#a8e0ec',
      );
  },
  canyon(c) {
    const { width: W, height: H } = c.canvas;
    const n = noise1(c.random, W * 0.06);
    for (const side of [0, 1])
      for (let i = 0; i < W * 0.34; i++) {
        const x = side ? W - 1 - i : i;
        const top = c.horizon * (0.08 + 1.0 * (i / (W * 0.34)) ** 2.2) + n(i + side * 200) * H * 0.02;
        for (let y = Math.max(0, Math.round(top)); y < c.horizon + H * 0.06; y++)
          put(
            c.canvas,
            x,
            y,
            ink(
              y < top + 2
                ? '#e8a878'
                : Math.floor((y + n(x) * 2) / Math.max(3, H * 0.03)) % 3 === 0
                  ? '#a85c40'
                  : Math.floor(y / Math.max(3, H * 0.03)) % 3 === 1
                    ? '#c47850'
                    : '#b86848',
            ),
          );
      }
  },
  arena(c) {
    const { width: W, height: H } = c.canvas;
    const y = c.horizon * 0.5;
    rect(c, 0, y, W, c.horizon - y + 2, '#a88c64');
    for (let k = 0; k < 3; k++) {
      rect(c, 0, y + (c.horizon - y) * k * 0.2, W, 1, '#c8b088');
      for (let x = 1; x < W; x += 4 * c.canvas.unit)
        if (c.random.float() < 0.8) {
          rect(
            c,
            x,
            y + (c.horizon - y) * (k * 0.2 + 0.07),
            2 * c.canvas.unit,
            2 * c.canvas.unit,
            c.random.pick(['#e8b890', '#a86c48', '#f0d0b0']),
          );
          rect(
            c,
            x - 0.5,
            y + (c.horizon - y) * (k * 0.2 + 0.07) + 2 * c.canvas.unit,
            3 * c.canvas.unit,
            2 * c.canvas.unit,
            c.random.pick(['#a83c3c', '#3c64a8', '#4c8c48', '#c8a840', '#84508c']),
          );
        }
    }
    rect(c, 0, y + (c.horizon - y) * 0.62, W, (c.horizon - y) * 0.42, '#8c7450');
    rect(c, 0, y + (c.horizon - y) * 0.62, W, 2, '#c8b088');
    rect(c, W * 0.44, y + (c.horizon - y) * 0.66, W * 0.12, (c.horizon - y) * 0.38, '#2c2420');
    for (let i = 0; i < 6; i++)
      rect(c, W * (0.445 + i * 0.021), y + (c.horizon - y) * 0.66, 1, (c.horizon - y) * 0.38, '#84848c');
    for (let x = 0; x < W; x += W * 0.25)
      rect(c, x + W * 0.1, y + (c.horizon - y) * 0.68, W * 0.05, H * 0.06, '#a83c3c');
  },
  /** Four masts behind the stands with rows of lamps. */
  floodlights(c) {
    const { width: W, unit } = c.canvas;
    const top = c.horizon * 0.1;
    const foot = c.horizon * 0.5;
    for (const u of [0.06, 0.3, 0.7, 0.94]) {
      const x = W * u;
      rect(c, x - unit * 0.5, top, unit, foot - top, '#74788c');
      for (let row = 0; row < 3; row++)
        for (let k = -2; k <= 2; k++)
          rect(c, x + k * 2 * unit - unit, top + row * 2 * unit, unit * 1.6, unit * 1.6, '#fff8d8');
    }
  },
  'stained glass'(c) {
    for (const [u, a, b] of [
      [0.16, '#c83c4c', '#f0b048'],
      [0.5, '#3c64c8', '#c878d8'],
      [0.84, '#3c9c5c', '#f0d058'],
    ] as const)
      archWindow(
        c,
        c.canvas.width * u,
        c.canvas.width * (u === 0.5 ? 0.075 : 0.05),
        c.horizon * (u === 0.5 ? 0.08 : 0.16),
        c.horizon * (u === 0.5 ? 0.62 : 0.5),
        [a, b],
      );
  },
  tiles(c) {
    const W = c.canvas.width;
    const s = Math.max(5, Math.round(c.person * 0.16));
    for (let y = Math.round(c.horizon * 0.42); y < c.horizon; y++)
      for (let x = 0; x < W; x++)
        put(
          c.canvas,
          x,
          y,
          ink(
            x % s === 0 || y % s === 0
              ? '#b8c4c4'
              : (Math.floor(x / s) + Math.floor(y / s)) % 5 === 0
                ? '#c8e0e0'
                : '#e8f0ec',
          ),
        );
    rect(c, 0, c.horizon * 0.42 - 2, W, 2, '#7ca8b0');
  },
  worktop(c) {
    const W = c.canvas.width;
    const h = c.person * 0.5;
    rect(c, 0, c.horizon - h * 0.7, W * 0.38, h * 0.86, '#a8784c');
    rect(c, W * 0.64, c.horizon - h * 0.7, W * 0.36, h * 0.86, '#a8784c');
    for (const x0 of [0, W * 0.64]) {
      for (let x = x0; x < x0 + W * 0.36; x += W * 0.09) {
        rect(c, x + 2, c.horizon - h * 0.54, W * 0.09 - 4, h * 0.6, '#b88858');
        rect(c, x + W * 0.07, c.horizon - h * 0.3, 1, 3, '#5c3c24');
      }
      rect(c, x0, c.horizon - h * 0.78, W * 0.38, Math.max(2, h * 0.12), '#dcd4c8');
    }
  },
  crops(c) {
    const { width: W, height: H } = c.canvas;
    const hex = c.argument || '#d8b84c';
    for (let y = c.horizon + 2; y < H; y++) {
      const t = (y - c.horizon) / (H - c.horizon);
      for (let x = 0; x < W; x++) {
        const u = Math.floor(((x - W / 2) / (0.4 + t * 1.6) + W * 2) / (W * 0.03));
        put(c.canvas, x, y, ink(u % 2 ? shade(hex, 0.7) : (x * 3 + y * 5) % 7 === 0 ? shade(hex, 1.15) : hex));
      }
    }
  },
  bookcases(c) {
    const { width: W } = c.canvas;
    const u = c.canvas.unit;
    const spines = ['#a83c3c', '#3c5c94', '#4c7c48', '#b88c3c', '#744c84', '#84583a', '#3c7c84'];
    for (let x = 0; x < W; x += W * 0.17) {
      const [w, y, h] = [W * 0.155, c.horizon * 0.1, c.horizon * 0.9];
      rect(c, x, y, w, h, '#4c3020');
      rect(c, x, y, w, 2 * u, '#84583a');
      const rows = Math.max(3, Math.round(h / (c.person * 0.3)));
      for (let k = 0; k < rows; k++) {
        const ry = y + 3 * u + (k * (h - 3 * u)) / rows;
        const rh = (h - 3 * u) / rows - 2 * u;
        rect(c, x + 2, ry + rh, w - 4, 2 * u, '#84583a');
        for (let i = x + 3; i < x + w - 4; i += 2 * u + 1) {
          if (c.random.float() < 0.12) continue;
          const sh = rh * (0.66 + 0.3 * c.random.float());
          const hex = c.random.pick(spines);
          rect(c, i, ry + rh - sh, 2 * u, sh, hex);
          rect(c, i, ry + rh - sh + 2, 2 * u, 1, shade(hex, 1.5));
        }
      }
    }
  },
  clouds(c) {
    const { width: W, height: H } = c.canvas;
    for (let k = 0; k < 26; k++) {
      const t = k / 26;
      const y = c.horizon + (H - c.horizon) * t;
      const r = H * (0.04 + 0.07 * t);
      const x = W * c.random.float();
      fillEllipse(c.canvas, x, y + r * 0.4, r * 1.7, r * 0.8, ink('#b8cce4'));
      fillEllipse(c.canvas, x, y, r * 1.6, r * 0.75, ink(k % 2 ? '#f4f8fc' : '#e4eef8'));
    }
  },
  'ice cave'(c) {
    const { width: W } = c.canvas;
    for (let k = 0; k < 16; k++) {
      const x = W * (k / 16 + 0.03 * c.random.float());
      const h = c.horizon * (0.12 + 0.32 * c.random.float());
      for (let y = 0; y < h; y++) {
        const half = (1 - y / h) * W * 0.02;
        for (let i = Math.round(x - half); i <= x + half; i++) put(c.canvas, i, y, ink(i < x ? '#d8f4fc' : '#8cc8e8'));
      }
    }
  },
  'big moon'(c) {
    const { width: W } = c.canvas;
    const [x, y, r] = [W * 0.74, c.horizon * 0.34, c.horizon * 0.22];
    for (let j = Math.max(0, Math.floor(y - r)); j < y + r; j++)
      for (let i = Math.floor(x - r); i < x + r; i++) {
        const d = Math.hypot(i + 0.5 - x, j + 0.5 - y) / r;
        if (d >= 1 || i < 0 || i >= W) continue;
        const crater =
          Math.hypot(i - x + r * 0.3, j - y - r * 0.2) < r * 0.22 ||
          Math.hypot(i - x - r * 0.35, j - y + r * 0.3) < r * 0.16;
        put(c.canvas, i, j, ink(crater ? '#d8d0b0' : '#f4ecd0'));
        c.glow[j * W + i] = 1;
      }
    c.lamps.push({ x, y, reach: r * 2.6, colour: '#c8d4f0', strength: 0.3 });
  },
  earthrise(c) {
    const { width: W } = c.canvas;
    const [x, y, r] = [W * 0.24, c.horizon * 0.34, c.horizon * 0.2];
    for (let j = Math.max(0, Math.floor(y - r)); j < y + r; j++)
      for (let i = Math.floor(x - r); i < x + r; i++) {
        if (Math.hypot(i + 0.5 - x, j + 0.5 - y) >= r || i < 0 || i >= W) continue;
        const land = Math.sin((i - x) * 0.5) + Math.cos((j - y) * 0.6 + (i - x) * 0.2) > 0.7;
        put(
          c.canvas,
          i,
          j,
          ink(i - x + j - y > r * 0.7 ? '#24407c' : land ? '#5ca860' : (i + j * 3) % 13 === 0 ? '#e8f4fc' : '#4c8cd0'),
        );
        c.glow[j * W + i] = 1;
      }
  },
  'wet stone'(c) {
    const { width: W, height: H } = c.canvas;
    for (let k = 0; k < 5; k++) {
      const y = c.horizon + (H - c.horizon) * (0.2 + 0.7 * c.random.float());
      fillEllipse(c.canvas, W * c.random.float(), y, W * 0.07, Math.max(1, H * 0.014), ink('#54748c'));
    }
  },
  chasm(c) {
    const { width: W, height: H } = c.canvas;
    const [y0, y1] = [c.horizon + (H - c.horizon) * 0.16, c.horizon + (H - c.horizon) * 0.5];
    const n = noise1(c.random, W * 0.07);
    for (let x = 0; x < W; x++)
      for (let y = Math.round(y0 + n(x) * 3); y < y1 + n(x + 90) * 3; y++)
        put(c.canvas, x, y, band(['#6c5c54', '#3c3440', '#1c1826', '#100e18'].map(ink), (y - y0) / (y1 - y0), x, y));
    trapezoid(c, y0 - 2, W * 0.44, W * 0.56, y1 + 2, W * 0.4, W * 0.6, (_x, y, _t, u) =>
      ink(u < 0.06 || u > 0.94 ? '#54382a' : y % 4 === 0 ? '#6c4830' : '#a07448'),
    );
  },
};
