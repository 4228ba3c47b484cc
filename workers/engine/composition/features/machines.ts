/** Vehicles, stations and roads. */
import { band, fillEllipse, ink, put } from '../../place/canvas.ts';
import { type Feature, rect, shineRect, starsIn, trapezoid } from './brush.ts';

export const MACHINES: Readonly<Record<string, Feature>> = {
  viewport(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const y0 = horizon * 0.16,
      y1 = horizon * 0.82;
    trapezoid(c, y0 - 3, W * 0.09, W * 0.91, y1 + 3, W * 0.03, W * 0.97, () => ink('#56647e'));
    trapezoid(c, y0, W * 0.12, W * 0.88, y1, W * 0.06, W * 0.94, (x, y, t) => {
      c.glow[y * W + x] = 1;
      const share = (x - W * 0.06) / (W * 0.88);
      if (c.view) return ink(c.view(0.5 + (share - 0.5) * ((W * 0.82) / (y1 - y0)), t, x, y));
      return band(['#0c0c24', '#14143a', '#241c54'].map(ink), t, x, y);
    });
    if (!c.view) starsIn(c, W * 0.13, y0 + 1, W * 0.74, y1 - y0 - 2);
    const r = c.view ? 0 : horizon * 0.2,
      px = W * (0.3 + 0.4 * c.random.float()),
      py = y0 + (y1 - y0) * 0.6;
    for (let y = Math.floor(py - r); y < Math.min(y1, py + r); y++)
      for (let x = Math.floor(px - r); x < px + r; x++) {
        const d = Math.hypot(x + 0.5 - px, y + 0.5 - py);
        if (d < r && y >= y0) {
          const l = (px - x + py - y) / r;
          put(canvas, x, y, ink(l > 0.5 ? '#8cd8e8' : l > -0.3 ? '#4ca0cc' : '#2c5c94'));
          c.glow[y * W + x] = 1;
        }
      }
    for (const u of [0.34, 0.66])
      trapezoid(
        c,
        y0,
        W * u - 2,
        W * u + 2,
        y1,
        W * (u < 0.5 ? u - 0.03 : u + 0.03) - 2,
        W * (u < 0.5 ? u - 0.03 : u + 0.03) + 2,
        () => ink('#56647e'),
      );
  },
  consoles(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const h = c.person * 0.4;
    for (const [x, w] of [
      [W * 0.04, W * 0.32],
      [W * 0.64, W * 0.32],
      [W * 0.39, W * 0.22],
    ] as const) {
      const y = horizon - h * (w < W * 0.3 ? 0.6 : 0.75);
      trapezoid(c, y, x + 3, x + w - 3, y + h * 0.4, x, x + w, (_x, _y, t) => ink(t < 0.15 ? '#8c98b0' : '#64708a'));
      rect(c, x, y + h * 0.4, w, h * 0.7, '#3c465c');
      rect(c, x, y + h * 0.4, w, 1, '#28304a');
      rect(c, x + 2, y + h * 0.55, w - 4, h * 0.4, '#48546c');
      for (let i = x + 5; i < x + w - 6; i += 5 * canvas.unit) {
        const col = c.random.pick(['#54e0c4', '#f0c040', '#e85c5c', '#54e0c4', '#5ca8f0']);
        shineRect(c, i, y + h * 0.14, 2 * canvas.unit, Math.max(1, h * 0.1), col);
        if (c.random.float() < 0.6) shineRect(c, i, y + h * 0.66, 2, 1, c.random.pick(['#f0c040', '#54e0c4']));
      }
      shineRect(c, x + w * 0.3, y - h * 0.44, w * 0.4, h * 0.36, '#1c4c5c');
      for (let k = 0; k < 3; k++)
        shineRect(c, x + w * 0.33, y - h * (0.38 - k * 0.1), w * (0.12 + 0.2 * c.random.float()), 1, '#6cf0d0');
      c.lamps.push({ x: x + w / 2, y: y + h * 0.1, reach: c.person * 0.7, colour: '#54d0e0', strength: 0.5 });
    }
  },
  'ceiling lights'(c) {
    const { canvas } = c;
    const W = canvas.width;
    rect(c, 0, 0, W, Math.max(3, canvas.height * 0.045), '#3c4254');
    for (const u of [0.18, 0.5, 0.82]) {
      shineRect(c, W * (u - 0.07), canvas.height * 0.015, W * 0.14, Math.max(1, canvas.height * 0.018), '#eaf6f4');
      c.lamps.push({ x: W * u, y: 2, reach: canvas.height * 0.5, colour: '#e8f0f0', strength: 0.5 });
    }
  },
  /** Three round windows of brass with the deep sea behind them. */
  'sea portholes'(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const r = Math.min(c.person * 0.42, W * 0.12);
    for (const u of [0.18, 0.5, 0.82]) {
      const [x, y] = [W * u, horizon * 0.46];
      fillEllipse(canvas, x, y, r + 4, r + 4, ink('#4c3a1c'));
      fillEllipse(canvas, x, y, r + 3, r + 3, ink('#c89848'));
      fillEllipse(canvas, x, y, r + 1, r + 1, ink('#6c5024'));
      for (let j = Math.floor(y - r); j < y + r; j++)
        for (let i = Math.floor(x - r); i < x + r; i++) {
          if (Math.hypot(i + 0.5 - x, j + 0.5 - y) >= r) continue;
          const [a, v] = [(i - x + r) / (2 * r), (j - y + r) / (2 * r)];
          const fish = Math.hypot(a - (u < 0.4 ? 0.6 : 0.35), (v - 0.5) * 1.7) < 0.13;
          const weed = v > 0.6 + 0.2 * Math.abs(Math.sin(a * 9 + u * 20));
          put(canvas, i, j, c.view ? ink(c.view(a, v, i, j)) : ink(weed ? '#1c5c58' : fish && u !== 0.5 ? '#f0a048' : v < 0.4 ? '#3c94c0' : '#246c9c')); // biome-ignore format: one line
          c.glow[j * W + i] = 1;
        }
      for (let k = 0; k < 8; k++) put(canvas, Math.round(x + (r + 2) * Math.cos(k * 0.785)), Math.round(y + (r + 2) * Math.sin(k * 0.785)), ink('#6c5024')); // biome-ignore format: one line
      c.lamps.push({ x, y, reach: c.person * 0.8, colour: '#58b8e0', strength: 0.4 });
    }
  },
  portholes(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    for (const u of [0.16, 0.84]) {
      const r = c.person * 0.34,
        x = W * u,
        y = horizon * 0.48;
      fillEllipse(canvas, x, y, r + 3, r + 3, ink('#5a6478'));
      fillEllipse(canvas, x, y, r + 1, r + 1, ink('#b8c2d0'));
      for (let j = Math.floor(y - r); j < y + r; j++)
        for (let i = Math.floor(x - r); i < x + r; i++)
          if (Math.hypot(i + 0.5 - x, j + 0.5 - y) < r) {
            put(canvas, i, j, ink('#12123a'));
            c.glow[j * W + i] = 1;
          }
      starsIn(c, x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2);
      if (u < 0.5) {
        fillEllipse(canvas, x + r * 0.3, y + r * 0.3, r * 0.35, r * 0.35, ink('#e0945c'));
      }
    }
  },
  'corridor frame'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    for (const s of [0, 1]) {
      const x = s ? W * 0.68 : W * 0.3;
      rect(c, x, 0, W * 0.022, horizon, '#5a6478');
      rect(c, x, 0, 1, horizon, '#a0aabc');
    }
    rect(c, 0, horizon - 3, W, 3, '#4c5668');
    rect(c, 0, horizon * 0.2, W, 2, '#e08c3c');
    for (let x = 4; x < W; x += 9) rect(c, x, H - 3, 5, 2, '#e0c040');
  },
  subway(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const top = horizon * 0.36,
      bottom = horizon + 2;
    rect(c, 0, top - 6, W, bottom - top + 8, '#24242e');
    rect(c, 0, horizon * 0.18, W, Math.max(2, H * 0.03), '#3868a8');
    for (let x = W * 0.1; x < W; x += W * 0.35) {
      rect(c, x, horizon * 0.15, W * 0.16, Math.max(5, H * 0.055), '#f0f0ec');
      rect(c, x + 2, horizon * 0.15 + 2, W * 0.16 - 4, Math.max(2, H * 0.025), '#2c4878');
    }
    // the train
    const y0 = top,
      y1 = horizon - 1;
    rect(c, -2, y0, W + 4, y1 - y0, '#b8c0c8');
    rect(c, 0, y0, W, 2, '#e0e6ea');
    rect(c, 0, y0 + (y1 - y0) * 0.66, W, Math.max(2, (y1 - y0) * 0.12), '#cc3c44');
    rect(c, 0, y1 - 3, W, 3, '#5c6470');
    for (let i = 0, x = W * 0.03; x < W; i++, x += W * 0.125) {
      if (i % 3 === 1) {
        rect(c, x, y0 + 4, W * 0.1, y1 - y0 - 6, '#8c96a2');
        rect(c, x + W * 0.05, y0 + 4, 1, y1 - y0 - 6, '#5c6470');
        shineRect(c, x + W * 0.012, y0 + 7, W * 0.03, (y1 - y0) * 0.4, '#f4ecb8');
        shineRect(c, x + W * 0.058, y0 + 7, W * 0.03, (y1 - y0) * 0.4, '#f4ecb8');
      } else {
        rect(c, x - 1, y0 + 6, W * 0.1 + 2, (y1 - y0) * 0.44 + 2, '#6c7684');
        shineRect(c, x, y0 + 7, W * 0.1, (y1 - y0) * 0.44, '#f4ecb8');
        shineRect(c, x, y0 + 7 + (y1 - y0) * 0.36, W * 0.1, (y1 - y0) * 0.08, '#d8c88c');
      }
    }
    rect(c, 0, horizon, W, Math.max(2, H * 0.02), '#3c3e48');
    rect(c, 0, horizon + H * 0.03, W, Math.max(2, H * 0.025), '#e8c440');
    for (let x = 0; x < W; x += 4) rect(c, x, horizon + H * 0.03 + 1, 2, 1, '#b89428');
  },
  road(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y0 = horizon + (H - horizon) * 0.52;
    rect(c, 0, y0 - 2, W, 2, '#c4c4c8');
    rect(c, 0, y0, W, H - y0, '#4c4e58');
    for (let x = -4; x < W; x += 22) rect(c, x, y0 + (H - y0) * 0.5, 12, Math.max(1, H / 64), '#d8c86c');
  },
  pier(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y0 = horizon + (H - horizon) * 0.56;
    rect(c, 0, y0 - 2, W, 2, '#4c3424');
    for (let y = Math.round(y0); y < H; y++)
      for (let x = 0; x < W; x++) {
        const t = (y - y0) / (H - y0);
        const u = (x - W / 2) / (0.7 + 0.5 * t) + W;
        const j = Math.floor(u / (W * 0.07));
        const f = (u / (W * 0.07)) % 1;
        put(canvas, x, y, ink(f < 0.1 ? '#54382a' : (j * 5) % 3 === 0 ? '#a87c50' : '#96683f'));
      }
    for (const u of [0.08, 0.36, 0.64, 0.92]) {
      rect(c, W * u, y0 - H * 0.07, W * 0.025, H * 0.12, '#6c4a30');
      rect(c, W * u, y0 - H * 0.07, W * 0.025, 2, '#a87c50');
      rect(c, W * u, y0 - H * 0.07, 1, H * 0.12, '#84603e');
    }
  },
};
