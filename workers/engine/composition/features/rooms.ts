/** Floors, walls and windows of rooms. */
import { fillEllipse, ink, put } from '../../place/canvas.ts';
import { archWindow, type Feature, rect, shade, shineRect, trapezoid } from './brush.ts';

export const ROOMS: Readonly<Record<string, Feature>> = {
  /** Two slopes of cloth that meet over a pole, and the way out between them: "tent cloth:#c8783c". */
  'tent cloth'(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const hex = c.argument || '#c8783c';
    const rows = horizon + Math.round((canvas.height - horizon) * 0.06);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < W; x++) {
        const dx = Math.abs(x + 0.5 - W / 2);
        const out = W * 0.2 * ((y - horizon * 0.14) / (rows - horizon * 0.14));
        if (y > horizon * 0.14 && dx < out) {
          const [u, v] = [(x - W * 0.3) / (W * 0.4), y / rows];
          put(canvas, x, y, ink(c.view ? c.view(u, v, x, y) : v > 0.86 ? '#6c9c4c' : v > 0.66 ? '#4c7c58' : '#9cd0ec'));
          c.glow[y * W + x] = 1;
          continue;
        }
        const fold = Math.floor((Math.atan2(dx, y + horizon * 0.5) / 1.5) * 14);
        const flap = y > horizon * 0.14 && dx < out + 3 * canvas.unit;
        put(canvas, x, y, ink(flap ? shade(hex, 1.25) : shade(hex, (fold % 2 ? 0.82 : 0.94) - 0.12 * (dx / W))));
      }
  },
  carpet(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const a = c.argument || '#a82c3c';
    trapezoid(c, horizon, W * 0.43, W * 0.57, H, W * 0.26, W * 0.74, (_x, _y, _t, u) =>
      ink(u < 0.06 || u > 0.94 ? '#d8a840' : u < 0.1 || u > 0.9 ? shade(a, 0.75) : a),
    );
  },
  rug(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const y = horizon + (H - horizon) * 0.56;
    const a = c.argument || '#a84850';
    fillEllipse(canvas, W / 2, y, W * 0.3, (H - horizon) * 0.3, ink(shade(a, 0.78)));
    fillEllipse(canvas, W / 2, y, W * 0.28, (H - horizon) * 0.265, ink('#dcb880'));
    fillEllipse(canvas, W / 2, y, W * 0.26, (H - horizon) * 0.24, ink(a));
    fillEllipse(canvas, W / 2, y, W * 0.14, (H - horizon) * 0.13, ink(shade(a, 1.2)));
  },
  dais(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const h = c.person * 0.12;
    for (let i = 0; i < 2; i++) {
      const w = W * (0.2 + 0.05 * i);
      rect(c, W / 2 - w, horizon - h + i * h, w * 2, h, i ? '#8c8898' : '#9c98a8');
      rect(c, W / 2 - w, horizon - h + i * h, w * 2, 1, '#b4b0bc');
      rect(c, W / 2 - W * 0.07, horizon - h + i * h, W * 0.14, h, '#a82c3c');
      rect(c, W / 2 - W * 0.07, horizon - h + i * h, W * 0.14, 1, '#c84450');
    }
  },
  beams(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const t = Math.max(2, Math.round(canvas.height / 24));
    rect(c, 0, 0, W, t, '#54382a');
    rect(c, 0, t, W, 1, '#3c2820');
    for (const u of [0.085, 0.36, 0.64, 0.89]) {
      rect(c, W * u, 0, t, horizon, '#5c3e2c');
      rect(c, W * u, 0, 1, horizon, '#74503a');
      rect(c, W * u + t - 1, 0, 1, horizon, '#3c2820');
    }
  },
  /** A bar before its shelf: a broad top that catches the light, boards and a foot rail below, its shadow on the floor. */
  counter(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    const u = canvas.unit;
    const h = c.person * 0.44;
    const [x, w] = [W * 0.36, W * 0.36];
    const top = horizon - h * 0.62;
    rect(c, x + u, top + h, w, Math.max(2, 2 * u), '#3c2a20');
    rect(c, x, top, w, h, '#6e4528');
    for (let i = 0; i < 5; i++) {
      const [px, pw] = [x + (w / 5) * i + u, w / 5 - 2 * u];
      rect(c, px, top + h * 0.24, pw, h * 0.56, '#5c381f');
      rect(c, px + u, top + h * 0.3, pw - 2 * u, h * 0.44, '#84552f');
      rect(c, px + u, top + h * 0.3, pw - 2 * u, 1, '#9c683c');
    }
    rect(c, x, top + h - u * 1.5, w, u, '#c89848');
    rect(c, x - 2 * u, top - u, w + 4 * u, Math.max(3, h * 0.17), '#b8803f');
    rect(c, x - 2 * u, top - u, w + 4 * u, Math.max(1, u), '#dca860');
    rect(c, x - 2 * u, top - u + Math.max(3, h * 0.17), w + 4 * u, 1, '#4c2f1c');
    // mugs and a bottle stand on it
    for (const [at, hex] of [
      [0.14, '#c8ccd4'],
      [0.46, '#c89858'],
      [0.84, '#4c9a5c'],
    ] as const) {
      const [mx, tall] = [x + w * at, h * (at > 0.8 ? 0.42 : 0.24)];
      rect(c, mx, top - u - tall, 3 * u, tall, hex);
      rect(c, mx, top - u - tall, u, tall, shade(hex, 1.22));
      if (at > 0.8) rect(c, mx + u, top - u - tall * 1.4, u, tall * 0.4, shade(hex, 0.8));
      else {
        rect(c, mx, top - 2 * u - tall, 3 * u, u, '#f8f0dc');
        rect(c, mx + 3 * u, top - tall, u, tall * 0.5, shade(hex, 0.7));
      }
    }
  },
  bottles(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    for (const y of [horizon - c.person * 0.86, horizon - c.person * 0.58]) {
      const x0 = W * 0.38,
        w = W * 0.32;
      rect(c, x0 - 2, y, w + 4, Math.max(1, canvas.unit), '#4c3222');
      for (let x = x0; x < x0 + w - 3; x += 4 * canvas.unit + c.random.int(3)) {
        const h = c.person * (0.12 + 0.08 * c.random.float());
        const col = c.random.pick(['#4c9a3c', '#cc6a38', '#3868c4', '#8c3c6c', '#c8a040', '#6c9c94']);
        rect(c, x, y - h, 2 * canvas.unit, h, col);
        rect(c, x, y - h, 1, h, shade(col, 1.3));
        rect(c, x + 0.5 * canvas.unit, y - h * 1.4, canvas.unit, h * 0.4, shade(col, 0.8));
      }
    }
  },
  shelf(c) {
    const { canvas, horizon } = c;
    const W = canvas.width;
    for (const y of [horizon - c.person * 1.02, horizon - c.person * 0.68]) {
      const x0 = W * 0.3,
        w = W * 0.4;
      rect(c, x0 - 2, y, w + 4, Math.max(1, canvas.unit), '#6e4a30');
      rect(c, x0 - 2, y + canvas.unit, w + 4, 1, '#3a2c2c');
      for (let x = x0 + 1; x < x0 + w - 5; x += 6 * canvas.unit + c.random.int(3)) {
        const h = c.person * (0.1 + 0.06 * c.random.float());
        const col = c.random.pick(['#54d084', '#c85ce0', '#4ca8e8', '#e8743c', '#e8d04c']);
        fillEllipse(canvas, x + 2, y - h / 2, 2.4 * canvas.unit, h / 2, ink('#bcdcec'));
        fillEllipse(canvas, x + 2, y - h * 0.36, 1.8 * canvas.unit, h * 0.36, ink(col));
        shineRect(c, x + 2, y - h * 0.4, 1, 1, shade(col, 1.25));
        rect(c, x + 1, y - h - 1, 2 * canvas.unit, 2, '#a87848');
      }
    }
  },
  pipes(c) {
    const W = c.canvas.width;
    const t = Math.max(2, Math.round(c.canvas.height / 40));
    for (const [x, y] of [
      [0, t * 2],
      [0, t * 5],
    ] as const) {
      rect(c, x, y, W, t, '#b87838');
      rect(c, x, y, W, 1, '#e0a85c');
      rect(c, x, y + t - 1, W, 1, '#84502c');
      for (let i = 0.1; i < 1; i += 0.27) {
        rect(c, W * i, y - 1, t * 1.5, t + 2, '#8c5a30');
        rect(c, W * i, y - 1, 1, t + 2, '#c88c50');
      }
    }
  },
  'arch window'(c) {
    archWindow(c, c.canvas.width / 2, c.person * 0.34, c.horizon * 0.12, c.person * 0.8);
  },
  'tall windows'(c) {
    for (const u of [0.14, 0.32, 0.68, 0.86])
      archWindow(c, c.canvas.width * u, c.canvas.width * 0.04, c.horizon * 0.14, c.horizon * 0.55);
  },
  corridor(c) {
    const { canvas } = c;
    const { width: W, height: H } = canvas;
    const cx = W / 2,
      cy = H * 0.46;
    const iw = W * 0.13,
      ih = H * 0.17;
    const brick = (u: number, v: number, dark: number): number => {
      const row = Math.floor(v * 9);
      const col = Math.floor(u * 7 + (row % 2) * 0.5);
      const fu = (u * 7 + (row % 2) * 0.5) % 1,
        fv = (v * 9) % 1;
      const j = fu < 0.09 || fv < 0.14;
      const k = ((col * 7 + row * 13) % 5) / 5;
      const base = j ? [58, 56, 78] : k < 0.2 ? [112, 110, 134] : [92, 92, 116];
      const f = Math.round((1 - dark * 0.62) * 8) / 8;
      return (Math.round(base[0]! * f) << 16) | (Math.round(base[1]! * f) << 8) | Math.round(base[2]! * f);
    };
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const dx = x + 0.5 - cx,
          dy = y + 0.5 - cy;
        const kx = Math.abs(dx) / iw,
          ky = dy < 0 ? -dy / ih : dy / (ih * 1.12);
        const k = Math.max(kx, ky);
        if (k <= 1) {
          const a = Math.hypot(dx / iw, (dy + ih * 0.1) / ih);
          put(canvas, x, y, ink(a < 0.75 || (dy > 0 && Math.abs(dx) < iw * 0.7) ? '#0e0c18' : '#2a283c'));
          continue;
        }
        const z = 1 / k;
        const depth = Math.min(1, z * 1.05);
        const along = Math.log(k) / Math.log(6);
        if (kx >= ky) put(canvas, x, y, brick(along * 1.1 + 3, (dy / (k * ih) + 1) / 2, depth));
        else {
          const u = dx / (k * iw);
          const cell = (Math.floor((u + 2) * 3) + Math.floor(along * 8)) % 2;
          const j = ((u + 2) * 3) % 1 < 0.08 || (along * 8) % 1 < 0.1;
          const f = Math.round((1 - depth * 0.62) * 8) / 8;
          const b =
            dy < 0 ? (j ? [44, 42, 60] : [64, 62, 84]) : j ? [66, 64, 84] : cell ? [118, 114, 132] : [106, 102, 122];
          put(canvas, x, y, (Math.round(b[0]! * f) << 16) | (Math.round(b[1]! * f) << 8) | Math.round(b[2]! * f));
        }
      }
  },
};
