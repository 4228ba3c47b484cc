/** What is built or lies in the open: ramps for skaters, floes, bridges for trains and over canals, the wall of a yard. */
import type { Px } from '../../../../src/pixels/types.ts';
import { ink, put } from '../../place/canvas.ts';
import { type Feature, rect, shade, trapezoid } from './brush.ts';

const noise = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
};

export const OPEN_AIR: Readonly<Record<string, Feature>> = {
  /** Curved ramps of concrete at both sides, with a rail between. */
  'skate ramps'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const foot = c.horizon + (H - c.horizon) * 0.5;
    const [w, h] = [W * 0.34, c.person * 1.25];
    for (const side of [-1, 1])
      for (let i = 0; i < w; i++) {
        const x = Math.round(side < 0 ? i : W - 1 - i);
        const t = i / w;
        // a quarter of a circle down from the deck
        const up = t < 0.28 ? 1 : 1 - Math.sqrt(1 - (1 - (t - 0.28) / 0.72) ** 2) < 0 ? 0 : 1 - Math.sqrt(Math.max(0, 1 - (1 - (t - 0.28) / 0.72) ** 2)); // biome-ignore format: one line
        const top = Math.round(foot - h * up);
        const tone = t < 0.28 ? '#9ca0a4' : shade('#b8bcc0', 0.78 + 0.3 * t);
        for (let y = top; y < foot + h * 0.12; y++) {
          const paint = noise(Math.floor(t * 9) + side, Math.floor((y - foot) / (h * 0.16)));
          const hue = ['#e0508c', '#48b8d0', '#f0c848', '#7cc858'][Math.floor(paint * 40) % 4]!;
          put(c.canvas, x, y, ink(y < top + 2 * u ? '#d8dce0' : paint > 0.84 && y > foot - h * up * 0.8 ? hue : tone));
        }
        if (t < 0.29 && t > 0.26) rect(c, x, top - u, u, 2 * u, '#e8ecf0');
      }
    rect(c, W * 0.42, foot - c.person * 0.2, W * 0.18, 2 * u, '#d84838');
    for (const at of [0.44, 0.57]) rect(c, W * at, foot - c.person * 0.2, 2 * u, c.person * 0.24, '#8c949c');
  },
  /** Flat pieces of ice on the water, larger towards the viewer. */
  floes(c) {
    const { width: W, height: H } = c.canvas;
    const floor = H - c.horizon;
    for (let k = 0; k < 16; k++) {
      const t = 0.04 + 0.92 * ((k + c.random.float() * 0.6) / 16);
      const [cx, cy] = [W * c.random.float(), c.horizon + floor * t];
      const [rx, ry] = [W * (0.05 + 0.16 * t) * (0.7 + 0.6 * c.random.float()), floor * (0.018 + 0.06 * t)];
      const thick = Math.max(1, floor * 0.03 * (0.4 + t));
      const edge = c.random.float() * 6;
      for (let y = Math.floor(cy - ry); y < cy + ry + thick; y++)
        for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
          if (x < 0 || x >= W || y < c.horizon || y >= H) continue;
          const inside = (yy: Px): boolean => {
            const a = Math.atan2((yy - cy) / ry, (x - cx) / rx);
            const bent = 1 + 0.16 * Math.sin(a * 3 + edge) + 0.08 * Math.sin(a * 7 + edge * 2);
            return Math.hypot((x - cx) / rx, (yy - cy) / ry) < bent * 0.9;
          };
          if (inside(y)) put(c.canvas, x, y, ink(noise(x >> 1, y) > 0.9 ? '#d4e4f0' : '#eef4f8'));
          else if (inside(y - thick)) put(c.canvas, x, y, ink(y > cy + thick * 0.5 ? '#88b4d4' : '#a8cce4'));
        }
    }
  },
  /** An iron bridge for trains from side to side, on piers; or one of stone arches. */
  viaduct(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const stone = c.argument === 'stone';
    const deck = Math.round(c.horizon - H * 0.12);
    const foot = c.horizon + (H - c.horizon) * 0.16;
    const thick = Math.max(2 * u, Math.round(H * 0.022));
    const [dark, base, light] = stone ? ['#746a62', '#988c80', '#b8ac9c'] : ['#3c2c28', '#6c4838', '#94644c'];
    const bays = Math.max(4, Math.round(W / (H * 0.24)));
    const step = W / bays;
    const put2 = (x: number, y: number, hex: string): void => rect(c, x, y, 1, 1, hex);
    if (stone)
      for (let y = deck; y < foot; y++)
        for (let x = 0; x < W; x++) {
          const at = ((x + step / 2) % step) / step - 0.5;
          const arch = Math.hypot(at / 0.36, (foot - y - (foot - deck) * 0.5) / ((foot - deck) * 0.36)) < 1;
          const open = Math.abs(at) < 0.36 && (foot - y < (foot - deck) * 0.5 || arch);
          if (!open) put2(x, y, (Math.floor(y / (2 * u)) * 3 + Math.floor((x + (Math.floor(y / (2 * u)) % 2) * 2 * u) / (4 * u))) % 5 === 0 ? dark : base); // biome-ignore format: one line
        }
    else {
      const truss = Math.round(H * 0.075);
      for (let i = 0; i <= bays; i++) {
        const x = i * step;
        // piers that widen to the ground, braced across
        if (i % 2 === 1)
          for (let y = deck + truss; y < foot; y++) {
            const t = (y - deck - truss) / (foot - deck - truss);
            const half = step * (0.08 + 0.12 * t);
            const cross = Math.abs(((t * 3) % 1) * 2 - 1) * half;
            for (const at of [-half, half - u]) rect(c, x + at, y, Math.max(1, u), 1, base);
            for (const at of [-cross, cross]) put2(x + at, y, dark);
            if ((t * 3) % 1 < 0.06) rect(c, x - half, y, 2 * half, u, base);
          }
      }
      for (let x = 0; x < W; x++) {
        const t = (x % step) / step;
        const y = deck + thick + Math.abs(t * 2 - 1) * (truss - thick);
        rect(c, x, y, 1, 2 * u, base);
        rect(c, x, deck + truss, 1, 2 * u, dark);
        if (t < 0.04) rect(c, x, deck, 1, truss, base);
      }
    }
    rect(c, 0, deck, W, thick, base);
    rect(c, 0, deck, W, u, light);
    rect(c, 0, deck + thick - u, W, u, dark);
    // sleepers and the rail
    for (let x = 0; x < W; x += 4 * u) rect(c, x, deck - u, 2 * u, u, '#54382c');
    rect(c, 0, deck - 2 * u, W, u, '#b8bcc4');
    if (stone) for (let x = 0; x < W; x += step / 3) rect(c, x, deck - 4 * u, 2 * u, 4 * u, base);
  },
  /** Water between the houses in place of a roadway is the street's own; a bridge arches over it, far down. */
  'canal bridge'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const half = W * 0.3;
    const y0 = c.horizon + (H - c.horizon) * 0.16;
    const high = (H - c.horizon) * 0.34;
    trapezoid(c, y0 - high, W / 2 - half, W / 2 + half, y0, W / 2 - half, W / 2 + half, (x, y) => {
      const t = (x + 0.5 - W / 2) / half;
      const top = y0 - high * (0.45 + 0.4 * (1 - t * t));
      const under = Math.hypot(t / 0.72, (y0 - y) / (high * 0.62)) < 1;
      if (y < top || under) return undefined;
      if (y < top + 2 * u) return ink('#f0e4cc');
      if (y < top + 5 * u) return ink(Math.floor(x / (2 * u)) % 2 ? '#e0d0b0' : '#a48c70');
      return ink((Math.floor(x / (5 * u)) + Math.floor(y / (3 * u))) % 3 === 0 ? '#b8a084' : '#ccb698');
    });
  },
  /** A high wall of concrete with wire along its top. */
  'yard wall'(c) {
    const { width: W, unit: u } = c.canvas;
    const [top, foot] = [Math.round(c.horizon - c.person * 1.5), Math.round(c.horizon + u)];
    for (let y = top; y < foot; y++)
      for (let x = 0; x < W; x++) {
        const joint = x % Math.round(W / 7) < u || (y - top) % Math.round((foot - top) / 3) < u;
        put(c.canvas, x, y, ink(joint ? '#6c6c70' : noise(x >> 1, y >> 1) > 0.95 ? '#7c7c80' : '#8c8c90'));
      }
    rect(c, 0, top, W, 2 * u, '#a8a8ac');
    // rolls of wire
    const r = Math.max(2, c.person * 0.14);
    for (let x = 0; x < W; x++)
      for (const k of [0, 1]) {
        const a = (x / r) * 1.6 + k * 2.4;
        rect(c, x, top - r + Math.sin(a) * r * 0.9, 1, 1, k ? '#5c6068' : '#3c4048');
      }
  },
  /** A track of asphalt with red and white kerbs, its starting line in squares, a gantry over it. */
  'race road'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    for (let y = Math.round(c.horizon); y < H; y++) {
      const t = (y + 0.5 - c.horizon) / floor;
      const half = W * (0.06 + 0.44 * t);
      const depth = t / (0.12 + t);
      for (let x = 0; x < W; x++) {
        const a = Math.abs(x + 0.5 - W / 2) / half;
        if (a > 1.14) continue;
        const start = t > 0.34 && t < 0.46;
        const square = (Math.floor(((x - W / 2) / half) * 10 + 40) + Math.floor((t - 0.34) * 50)) % 2 === 0;
        const kerb = Math.floor(depth * 34) % 2 ? '#d84040' : '#f0ece4';
        const dash = a < 0.02 && Math.floor(depth * 26) % 2 === 0;
        put(c.canvas, x, y, ink(a > 1 ? kerb : a > 0.95 ? '#e8e8e0' : start ? (square ? '#f0ece4' : '#2c2c34') : dash ? '#d8d8d0' : noise(x, y) > 0.93 ? '#5c6068' : '#4c5058')); // biome-ignore format: one line
      }
    }
    // the gantry
    const [y, half] = [c.horizon + floor * 0.2, W * 0.2];
    const high = c.person * 1.5;
    for (const side of [-1, 1]) {
      rect(c, W / 2 + side * half - 2 * u, y - high, 4 * u, high, '#5c6470');
      rect(c, W / 2 + side * half - 2 * u, y - high, u, high, '#8c94a0');
    }
    const bar = Math.max(6, Math.round(high * 0.24));
    for (let j = 0; j < bar; j++)
      for (let x = Math.round(W / 2 - half - 2 * u); x < W / 2 + half + 2 * u; x++) put(c.canvas, x, Math.round(y - high) + j, ink((Math.floor(x / (3 * u)) + Math.floor(j / (3 * u))) % 2 ? '#f0ece4' : '#2c2c34')); // biome-ignore format: one line
  },
}; // biome-ignore format: painters
