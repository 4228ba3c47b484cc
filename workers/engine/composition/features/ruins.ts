/** What spans a gap, what a war or the years have left of a city, a cell behind bars, and moons that are counted. */
import { band, ink, noise1, put } from '../../place/canvas.ts';
import { type Feature, rect, shade, trapezoid } from './brush.ts';

export const RUINS: Readonly<Record<string, Feature>> = {
  /** A ravine between two cliffs and a bridge of ropes and planks from one to the other: "rope gap:#e8eef4" has the ground's colour. */
  'rope gap'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const u = canvas.unit;
    const ground = c.argument || '#8c9c64';
    const n = noise1(c.random, Math.max(5, H * 0.05));
    const edge = (side: number, y: number): number => W * 0.5 + side * (W * (0.17 + 0.09 * ((y - horizon) / (H - horizon))) + n(y + side * 50) * W * 0.012);
    // mist below, darker towards the depth
    for (let y = Math.round(horizon - 1); y < H; y++)
      for (let x = Math.round(edge(-1, y)); x < edge(1, y); x++)
        put(canvas, x, y, band(['#b4c0d0', '#8490a8', '#545c78', '#30344c', '#1c1c30'].map(ink), (y - horizon) / (H - horizon), x, y));
    // the flanks of the ravine: rock inside each edge
    for (const side of [-1, 1])
      for (let y = Math.round(horizon); y < H; y++) {
        const wide = W * (0.012 + 0.075 * ((y - horizon) / (H - horizon)));
        const at = edge(side, y);
        for (let i = 0; i < wide; i++) {
          const layer = Math.floor((y + i * 0.8) / Math.max(3, H * 0.035)) % 3;
          put(canvas, Math.round(at - side * i), y, ink(i < 2 ? shade(ground, 0.86) : shade(layer === 1 ? '#84788a' : '#6e6472', (side < 0 ? 0.74 : 1) * (1 - 0.36 * (i / wide)))));
        }
      }
    const yb = horizon + (H - horizon) * 0.4;
    const [l, r] = [edge(-1, yb) - W * 0.02, edge(1, yb) + W * 0.02];
    const sag = (x: number, k: number): number => yb + H * k * 4 * ((x - l) / (r - l)) * (1 - (x - l) / (r - l));
    const deck = Math.max(3 * u, H * 0.034);
    const plank = Math.max(3 * u, Math.round(W * 0.022));
    const rail = H * 0.085;
    const rope = (far: boolean): void => {
      const hex = far ? '#8c6c44' : '#c8a468';
      const drop = far ? 0 : deck;
      for (let x = Math.round(l); x <= r; x++) {
        rect(c, x, sag(x, 0.075) + drop - rail, 1, u, hex);
        rect(c, x, sag(x, 0.075) + drop - rail * 0.48, 1, Math.max(1, u / 2), shade(hex, 0.82));
      }
      for (let x = Math.round(l + plank); x < r; x += plank * 2) rect(c, x, sag(x, 0.075) + drop - rail, u, rail, shade(hex, 0.9));
    };
    rope(true);
    for (let x = Math.round(l); x <= r; x++) {
      const at = Math.floor((x - l) / plank);
      const gap = (x - l) % plank < u;
      const y = sag(x, 0.075);
      for (let j = 0; j < deck; j++) put(canvas, x, Math.round(y + j), ink(gap ? '#3c281e' : j < u ? '#c89860' : at % 3 === 1 ? '#8c6238' : '#a07444'));
      rect(c, x, y + deck, 1, u, '#3c281e');
    }
    rope(false);
    for (const x of [l, r])
      for (const dy of [0, deck]) {
        const w = Math.max(3 * u, W * 0.018);
        rect(c, x - w / 2 - u, yb + dy - rail * 1.3 - u, w + 2 * u, rail * 1.3 + 3 * u, '#34221a');
        rect(c, x - w / 2, yb + dy - rail * 1.3, w, rail * 1.3 + u, '#7c5430');
        rect(c, x - w / 2, yb + dy - rail * 1.3, Math.max(1, w / 3), rail * 1.3 + u, '#a87848');
      }
  },
  /** Tower blocks in two ranks: tops broken off, windows dark, floors open to the air; "broken blocks:green" has climbers on them. */
  'broken blocks'(c) {
    const { canvas, horizon } = c;
    const { width: W } = canvas;
    const u = canvas.unit;
    const green = c.argument === 'green';
    const rank = (hex: string, low: number, high: number, wide: number, step: number, near: boolean): void => {
      for (let x = -Math.round(W * 0.03 * c.random.float()), i = 0; x < W; i++) {
        // between the near ones the road runs out to the horizon
        if (near && x > W * 0.36 && x < W * 0.58) x = Math.round(W * 0.6);
        const w = Math.min(Math.round(W * (wide + 0.05 * c.random.float())), near && x < W * 0.36 ? Math.max(4, Math.round(W * 0.42 - x)) : W);
        // lower towards the middle: the road runs out between them
        const mid = Math.abs((x + w / 2) / W - 0.5) * 2;
        const tall = horizon * (low + (high - low) * (0.25 + 0.75 * mid) * (0.75 + 0.25 * c.random.float()));
        const slope = (c.random.float() - 0.5) * tall * 0.36;
        const bite = c.random.float();
        const pitch = Math.max(6 * u, Math.round(w * 0.2));
        const storey = Math.round(pitch * 1.15);
        const side = Math.round(w * 0.22);
        for (let dx = 0; dx < w; dx++) {
          const px = x + dx;
          const ragged = Math.floor(dx / (2 * u)) * 2 * u;
          const hole = Math.max(0, 1 - Math.abs(dx / w - bite) * 4) * tall * 0.18;
          const top = Math.round((horizon - tall + slope * (dx / w - 0.5) + hole + ((ragged * 37) % 4) * u) / u) * u;
          for (let y = top; y < horizon + 2; y++) {
            if (px < 0 || px >= W || y < 0) continue;
            const up = horizon - y;
            const wx = (dx + Math.round(pitch * 0.3)) % pitch;
            const wy = up % storey;
            const cell = Math.floor((dx + pitch * 0.3) / pitch) * 7 + Math.floor(up / storey) * 3 + i;
            const isSide = dx > w - side;
            const wall = shade(hex, isSide ? 0.78 : 1);
            const open = y < top + storey * 0.8 && near;
            const window = wx > pitch * 0.35 && wy > storey * 0.32 && wy < storey * 0.82 && dx > u * 2 && dx < w - u * 2 && up > u * 3;
            let v = wall;
            if (y < top + u) v = shade(hex, 0.62);
            else if (window) v = cell % 5 === 0 ? shade(hex, 0.84) : near ? '#2c2a38' : shade(hex, 0.78);
            else if (open && wy <= u) v = shade(hex, 1.18);
            else if (near && wy <= u) v = shade(hex, isSide ? 0.7 : 0.88);
            put(canvas, px, y, ink(v));
          }
          // steel that stands out of the broken top
          if (near && dx % Math.max(5 * u, Math.round(w / 4)) === 0 && dx > 0) rect(c, px, top - 4 * u, u, 4 * u, '#5c4438');
        }
        if (green)
          for (let k = 0; k < 3; k++) {
            const at = x + w * c.random.float();
            const from = horizon - tall * (0.25 + 0.6 * c.random.float());
            for (let y = from, px = at; y < horizon; y += u) {
              px += (c.random.float() - 0.5) * 2 * u;
              const half = Math.max(u, Math.round(((y - from) / (horizon - from)) * W * 0.02));
              for (let d = -half; d <= half; d += u) if (px + d > x && px + d < x + w) rect(c, px + d, y, u, u, d < -half * 0.2 ? (near ? '#6c9c4c' : '#84a078') : near ? '#44743c' : '#6c8c68');
            }
          }
        x += w + Math.round(W * step * c.random.float());
      }
    };
    rank('#b4a898', 0.42, 0.8, 0.1, 0.02, false);
    rank('#6c6872', 0.1, 0.94, 0.17, 0.07, true);
  },
  /** A road towards the viewer with a worn middle line, cracks, and grass in them where it is green. */
  'cracked road'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const u = canvas.unit;
    const green = c.argument === 'green';
    trapezoid(c, horizon, W * 0.44, W * 0.56, H, W * 0.12, W * 0.88, (x, y, t, a) => {
      if (a < 0.025 || a > 0.975) return ink('#9c9488');
      const line = Math.abs(a - 0.5) < 0.018 && Math.floor((t * 3.2) ** 0.6 * 9) % 2 === 0;
      return ink(line ? '#c8b468' : (x * 7 + y * 13) % 37 === 0 ? '#545058' : '#605c62');
    });
    for (let k = 0; k < 9; k++) {
      const t0 = 0.1 + 0.85 * c.random.float();
      let [x, y] = [W * (0.5 + (c.random.float() - 0.5) * (0.1 + 0.6 * t0)), horizon + (H - horizon) * t0];
      const turn = c.random.float() * 6.3;
      for (let i = 0; i < 7 + 12 * t0; i++) {
        x += (Math.cos(turn) * 1.6 + (c.random.float() - 0.5) * 1.8) * u;
        y += (Math.sin(turn) * 0.7 + (c.random.float() - 0.5)) * u;
        const half = 0.06 + 0.31 * ((y - horizon) / (H - horizon));
        if (y < horizon + 2 || y > H || Math.abs(x / W - 0.5) > half) break;
        rect(c, x, y, u * 2, u, '#3c383e');
        if (green && i % 3 === 0) rect(c, x, y - u, u, u * 2, i % 2 ? '#5c8c44' : '#44743c');
      }
    }
  },
  /** The far wall of a cell: a barred window, rings with chains, a door of bars; straw lies on the floor. */
  'cell wall'(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const u = canvas.unit;
    const [wx, wy, ww, wh] = [W * 0.4, horizon * 0.16, W * 0.2, horizon * 0.3];
    rect(c, wx - 2 * u, wy - 2 * u, ww + 4 * u, wh + 4 * u, '#34324a');
    rect(c, wx, wy, ww, wh, c.night ? '#2c3c70' : '#8cb4d8');
    for (let y = Math.round(wy); y < wy + wh; y++) for (let x = Math.round(wx); x < wx + ww; x++) c.glow[y * W + x] = 1;
    for (let i = 1; i < 4; i++) rect(c, wx + (ww * i) / 4 - u, wy, Math.max(2, 2 * u), wh, '#2c2c38');
    rect(c, wx, wy + wh * 0.5, ww, Math.max(1, u), '#2c2c38');
    c.lamps.push({ x: W / 2, y: wy + wh, reach: W * 0.34, colour: c.night ? '#8ca4e0' : '#c8dcf0', strength: 0.6 });
    // the door of bars at the right, dark behind it
    const [dx, dy, dw, dh] = [W * 0.7, horizon * 0.14, W * 0.24, horizon * 0.86];
    rect(c, dx - 3 * u, dy - 3 * u, dw + 6 * u, dh + 3 * u, '#34324a');
    rect(c, dx, dy, dw, dh, '#12101a');
    const bars = 6;
    for (let i = 0; i <= bars; i++) {
      rect(c, dx + (dw * i) / bars - u, dy, 2 * u, dh, '#8088a0');
      rect(c, dx + (dw * i) / bars, dy, u, dh, '#5c6478');
    }
    for (const v of [0.02, 0.46, 0.97]) rect(c, dx, dy + dh * v, dw, 2 * u, '#70788c');
    rect(c, dx + dw * 0.08, dy + dh * 0.42, dw * 0.16, dh * 0.12, '#4c5060');
    rect(c, dx + dw * 0.14, dy + dh * 0.46, 2 * u, 3 * u, '#181620');
    // chains from rings in the wall, with a shackle at the end
    for (const [x, long] of [[W * 0.1, 0.5], [W * 0.2, 0.42], [W * 0.3, 0.54]] as const) {
      const top = horizon * 0.22;
      rect(c, x - 2 * u, top - 2 * u, 5 * u, 5 * u, '#3c3c4c');
      rect(c, x - u, top - u, 3 * u, 3 * u, '#9ca4b4');
      const link = 4 * u;
      let y = top + 3 * u;
      for (let i = 0; y < top + horizon * long; i++, y += link) {
        if (i % 2) rect(c, x, y - u, u, link + u, '#b8c0cc');
        else {
          rect(c, x - u, y, 3 * u, link, '#8c94a4');
          rect(c, x, y + u, u, link - 2 * u, '#34324a');
        }
      }
      rect(c, x - 3 * u, y, 7 * u, 6 * u, '#747c8c');
      rect(c, x - 3 * u, y, 7 * u, u, '#b8c0cc');
      rect(c, x - u, y + 2 * u, 3 * u, 3 * u, '#2c2a3c');
    }
    // straw
    for (const [sx, sy, rx] of [[0.5, 0.4, 0.3], [0.22, 0.78, 0.16], [0.66, 0.8, 0.2]] as const)
      for (let i = 0; i < rx * W * 0.75; i++) {
        const [a, d] = [c.random.float() * 6.3, Math.sqrt(c.random.float())];
        const x = W * sx + Math.cos(a) * d * rx * W;
        const y = horizon + (H - horizon) * (sy + Math.sin(a) * d * 0.14);
        const long = (3 + c.random.int(4)) * u;
        const slant = c.random.int(3) - 1;
        const hex = c.random.pick(['#d8b458', '#c09a44', '#e8cc78', '#a8843c']);
        for (let k = 0; k < long; k++) rect(c, x + k, y + Math.round((slant * k) / 3), 1, u, hex);
      }
  },
  /** So many moons as are named, none over another: "moons:3"; suns with "moons:2,sun". */
  moons(c) {
    const { canvas, horizon } = c;
    const { width: W, height: H } = canvas;
    const [many = '2', what] = c.argument.split(',');
    const AT = [[0.24, 0.32, 0.12, '#f0b884', '#d08c74'], [0.74, 0.22, 0.062, '#b8e0d8', '#84b4c0'], [0.52, 0.5, 0.045, '#d8c8ec', '#a494c8'], [0.9, 0.52, 0.035, '#f0dca0', '#c8a868'], [0.06, 0.14, 0.03, '#c8e8b8', '#94b88c']] as const; // biome-ignore format: a table
    for (const [u, v, r, light, dark] of AT.slice(0, Number(many))) {
      const [R, cx, cy] = [H * r, W * u, Math.max(horizon * v, H * r + 2)];
      for (let y = Math.floor(cy - R); y < Math.min(horizon, cy + R); y++)
        for (let x = Math.floor(cx - R); x < cx + R; x++) {
          const [dx, dy] = [(x + 0.5 - cx) / R, (y + 0.5 - cy) / R];
          if (dx * dx + dy * dy >= 1 || x < 0 || x >= W || y < 0) continue;
          const crater = Math.hypot(dx - 0.3, dy + 0.2) < 0.2 || Math.hypot(dx + 0.35, dy - 0.3) < 0.26;
          const rim = dx * dx + dy * dy > 0.74;
          put(canvas, x, y, ink(what === 'sun' ? (rim ? '#f8c060' : '#fff0b0') : dx + dy > 0.55 || crater ? dark : light));
          c.glow[y * W + x] = 1;
        }
    }
  },
}; // biome-ignore format: painters
