/** Grounds that are one large thing: a landing place on a roof, the balloon over a deck, a table seen from above, the desk of somebody who plays. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, rect, shade, shineRect, trapezoid } from './brush.ts';

const hash = (x: number, y: number): number => {
  const v = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

export const DECKS_AND_DESKS: Readonly<Record<string, Feature>> = {
  /** A round mark with an H on a raised plate, lamps round it. */
  helipad(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const floor = H - c.horizon;
    const [cx, cy, rx, ry] = [W / 2, c.horizon + floor * 0.56, W * 0.33, floor * 0.36];
    for (let y = Math.floor(cy - ry - 3 * u); y < cy + ry + 6 * u; y++)
      for (let x = Math.floor(cx - rx - 4 * u); x < cx + rx + 4 * u; x++) {
        const d = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry);
        const under = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy - 4 * u) / ry);
        if (d > 1.04 && under <= 1.04) put(c.canvas, x, y, ink('#34323c'));
        if (d > 1.04) continue;
        const ring = d > 0.8 && d < 0.9;
        const [px, py] = [(x - cx) / rx, (y - cy) / ry];
        const letter = (Math.abs(Math.abs(px) - 0.26) < 0.075 && Math.abs(py) < 0.46) || (Math.abs(px) < 0.26 && Math.abs(py) < 0.1); // biome-ignore format: one line
        put(c.canvas, x, y, ink(d > 0.98 ? '#d8a830' : ring ? '#e8d048' : letter ? '#f4f4f0' : hash(x, y) > 0.93 ? '#5c5c68' : '#50505c')); // biome-ignore format: one line
      }
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * Math.PI * 2;
      shineRect(c, cx + Math.cos(a) * rx * 1.02 - u, cy + Math.sin(a) * ry * 1.04 - u, 2 * u, 2 * u, k % 2 ? '#ff6848' : '#ffd060'); // biome-ignore format: one line
    }
  },
  /** Pictures of light that hang in the air. */
  holograms(c) {
    const { width: W, unit: u } = c.canvas;
    const top = c.horizon;
    for (const [k, [fx, fy, fw, fh]] of ([[0.06, 0.2, 0.16, 0.44], [0.74, 0.12, 0.2, 0.36], [0.4, 0.08, 0.13, 0.3]] as const).entries()) {
      const hex = c.argument || ['#48e0f0', '#f858c0', '#78f0a0'][k]!;
      const [x, y, w, h] = [W * fx, top * fy, W * fw, top * fh];
      for (let j = 0; j < h; j++)
        for (let i = 0; i < w; i++) {
          const [p, q] = [i / w, j / h];
          const edge = i < u || j < u || i >= w - u || j >= h - u;
          // a head, bars, or a turning shape, in lines of light
          const face = Math.hypot((p - 0.5) / 0.24, (q - 0.36) / 0.22) < 1 || (q > 0.6 && Math.abs(p - 0.5) < 0.16 + (q - 0.6) * 0.7);
          const bars = q > 0.9 - hash(Math.floor(p * 7), k) * 0.7 && (p * 7) % 1 < 0.66;
          const ring = Math.abs(Math.hypot((p - 0.5) / 0.36, (q - 0.5) / 0.36) - 1) < 0.16 || Math.hypot((p - 0.5) / 0.13, (q - 0.5) / 0.13) < 1;
          const drawn = k === 0 ? face : k === 1 ? bars : ring;
          if (!edge && j % (2 * u) >= u && !drawn) continue;
          const at = Math.round(y + j) * W + Math.round(x + i);
          put(c.canvas, Math.round(x + i), Math.round(y + j), ink(shade(hex, edge ? 0.9 : drawn ? (j % (2 * u) < u ? 1.12 : 0.94) : 0.5)));
          if (drawn || edge) c.glow[at] = 1;
        }
      c.lamps.push({ x: x + w / 2, y: y + h / 2, reach: w * 1.2, colour: hex, strength: 0.5 });
    }
  },
  /** The belly of a balloon overhead, its ropes down to the rails. */
  'balloon above'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const [cx, cy, rx, ry] = [W / 2, -H * 0.12, W * 0.46, H * 0.36];
    const hex = c.argument || '#b8503c';
    for (const s of [-1, 1])
      for (const [from, to] of [[0.36, 0.2], [0.3, 0.34], [0.2, 0.46]] as const) {
        const [x0, y0, x1, y1] = [cx + s * W * from, H * 0.14, cx + s * W * to, H * (0.5 + to * 0.7)];
        const steps = Math.round(Math.abs(y1 - y0));
        for (let k = 0; k <= steps; k++) rect(c, x0 + ((x1 - x0) * k) / steps, y0 + ((y1 - y0) * k) / steps, Math.max(1, u * 0.7), 1, '#54402c');
      }
    for (let y = 0; y < cy + ry; y++)
      for (let x = Math.floor(cx - rx); x < cx + rx; x++) {
        const [p, q] = [(x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry];
        const d = p * p + q * q;
        if (d > 1) continue;
        const gore = Math.floor((Math.asin(Math.max(-1, Math.min(1, p / Math.sqrt(Math.max(0.001, 1 - q * q))))) + 2) * 4);
        put(c.canvas, x, y, ink(shade(gore % 2 ? hex : '#e0c890', d > 0.9 ? 0.56 : 0.98 - q * 0.34 - p * 0.12)));
      }
    rect(c, cx - W * 0.2, cy + ry - 2 * u, W * 0.4, 3 * u, '#5c4028');
    rect(c, cx - W * 0.2, cy + ry - 2 * u, W * 0.4, u, '#8c6440');
  },
  /** The whole picture is the cloth of a table in its frame of wood. */
  'felt table'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const hex = c.argument || '#2c7c4c';
    const rim = Math.round(Math.min(W, H) * 0.1);
    const round = rim * 1.5;
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dx, dy] = [Math.min(x, W - 1 - x), Math.min(y, H - 1 - y)];
        const corner = dx < round + rim && dy < round + rim;
        const d = corner ? round + rim - Math.hypot(round + rim - dx, round + rim - dy) : Math.min(dx, dy);
        const grain = hash(Math.floor(dx < dy ? y / (5 * u) : x / (5 * u)), Math.floor(Math.min(dx, dy) / u)) > 0.7;
        const lit = x + y < (W + H) / 2;
        const wood = d < rim - 2 * u;
        const tone = wood
          ? shade(d < u ? '#3c2418' : grain ? '#8c5834' : '#9c6840', d < 2 * u ? 0.8 : lit ? 1.06 : 0.88)
          : d < rim
            ? '#c89c48'
            : d < rim + 2 * u
              ? shade(hex, 0.66)
              : shade(hex, (hash(x * 1.7, y * 2.3) > 0.86 ? 1.1 : hash(x, y * 1.3) < 0.1 ? 0.9 : 1) * (1.1 - 0.3 * Math.hypot(x / W - 0.5, y / H - 0.5)));
        put(c.canvas, x, y, ink(tone));
      }
    // a thin line runs round the cloth
    const m = rim * 2;
    for (const [x, y, w, h] of [[m, m, W - 2 * m, u], [m, H - m, W - 2 * m, u], [m, m, u, H - 2 * m], [W - m, m, u, H - 2 * m + u]] as const) rect(c, x, y, w, h, shade(hex, 1.36));
  },
  /** A desk along the wall with two screens, keys, a lit computer and a high chair before it. */
  'gaming desk'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const P = c.person;
    const [l, r, top] = [W * 0.27, W * 0.73, c.horizon - P * 0.16];
    const thick = Math.max(2, P * 0.06);
    for (const x of [l + 2 * u, r - 5 * u]) rect(c, x, top, 3 * u, P * 0.52, '#2c2834');
    rect(c, l, top, r - l, thick, '#4c4454');
    rect(c, l, top, r - l, u, '#74687c');
    shineRect(c, l, top + thick, r - l, u, '#b048f0');
    const [sw, sh] = [(r - l) * 0.34, P * 0.46];
    for (const [k, x] of [l + (r - l) * 0.09, l + (r - l) * 0.47].entries()) {
      const y = top - sh - P * 0.09;
      rect(c, x + sw / 2 - 2 * u, y + sh, 4 * u, P * 0.09, '#24222c');
      rect(c, x + sw / 2 - 5 * u, top - u, 10 * u, u, '#24222c');
      rect(c, x - u, y - u, sw + 2 * u, sh + 2 * u, '#1c1a24');
      for (let j = 0; j < sh; j++)
        for (let i = 0; i < sw; i++) {
          const [p, q] = [i / sw, j / sh];
          const hill = q > 0.66 + 0.14 * Math.sin(p * 7 + k);
          const text = k === 1 && p < 0.72 && Math.floor(q * 11) % 2 === 1 && p < 0.24 + 0.48 * hash(Math.floor(q * 11), 3) && p > 0.08;
          const hex = k === 0 ? (hill ? '#3c9c64' : Math.hypot(p - 0.7, (q - 0.3) * 0.7) < 0.1 ? '#ffe070' : q < 0.4 ? '#3c68d0' : '#68a8f0') : text ? (Math.floor(q * 11) % 4 === 1 ? '#78e0a8' : '#e0c868') : '#20283c';
          shineRect(c, x + i, y + j, 1, 1, hex);
        }
      c.lamps.push({ x: x + sw / 2, y: y + sh / 2, reach: P * 1.1, colour: k ? '#58c8e0' : '#78a0f8', strength: 0.6 });
    }
    // the computer stands at the end of the desk
    const [tx, ty, tw, th] = [l + (r - l) * 0.86, top - P * 0.5, (r - l) * 0.11, P * 0.5];
    rect(c, tx, ty, tw, th, '#24222e');
    for (const [k, q] of [0.22, 0.5, 0.78].entries()) shineRect(c, tx + tw * 0.24, ty + th * q - 2 * u, tw * 0.5, 4 * u, ['#f848a0', '#48d8f0', '#a058f8'][k]!);
    // keys and a mouse
    rect(c, l + (r - l) * 0.24, top - 2 * u, (r - l) * 0.3, 2 * u, '#2c2a36');
    for (let i = 0; i < 9; i++) shineRect(c, l + (r - l) * (0.25 + i * 0.031), top - 2 * u, Math.max(1, u), u, ['#f848a0', '#48d8f0', '#a0f058'][i % 3]!);
    rect(c, l + (r - l) * 0.58, top - 2 * u, 3 * u, 2 * u, '#e0e0e8');
    // the chair, from behind
    const [cx, foot] = [W * 0.5, c.horizon + P * 0.62];
    const hex = '#c83448';
    trapezoid(c, foot - P * 0.86, cx - P * 0.13, cx + P * 0.13, foot - P * 0.34, cx - P * 0.17, cx + P * 0.17, (_x, _y, t, v) => ink(v < 0.16 || v > 0.84 ? hex : t < 0.2 && v > 0.3 && v < 0.7 ? hex : v > 0.46 && v < 0.54 ? '#34323e' : '#24222c'));
    rect(c, cx - P * 0.24, foot - P * 0.42, P * 0.07, P * 0.05, '#34323e');
    rect(c, cx + P * 0.17, foot - P * 0.42, P * 0.07, P * 0.05, '#34323e');
    rect(c, cx - u, foot - P * 0.34, 3 * u, P * 0.24, '#54525e');
    rect(c, cx - P * 0.18, foot - P * 0.1, P * 0.36, Math.max(2, P * 0.05), '#34323e');
    for (const d of [-0.18, 0, 0.16]) rect(c, cx + P * d, foot - P * 0.05, Math.max(2, P * 0.05), Math.max(2, P * 0.05), '#1c1a22');
    void H;
  },
  /** The counter over which dishes go out: plates under lamps, slips of paper on a rail. */
  'pass counter'(c) {
    const { width: W, height: H, unit: u } = c.canvas;
    const y = H * 0.86;
    rect(c, 0, y, W, H - y, '#8c949c');
    rect(c, 0, y, W, 2 * u, '#d8e0e4');
    rect(c, 0, y + 2 * u, W, u, '#5c646c');
    rect(c, 0, H * 0.07, W, Math.max(2, 2 * u), '#a8b0b8');
    for (let i = 0; i < 9; i++) {
      const x = W * (0.06 + i * 0.108);
      rect(c, x, H * 0.07 + 2 * u, W * 0.034, H * (0.05 + 0.025 * hash(i, 2)), '#f4f0e0');
      for (let k = 0; k < 3; k++) rect(c, x + u, H * 0.085 + 2 * u + k * 2 * u, W * 0.02, 1, '#8c8878');
    }
    for (const [i, fx] of [0.14, 0.38, 0.62, 0.86].entries()) {
      const x = W * fx;
      rect(c, x, 0, Math.max(1, u * 0.7), H * 0.2, '#44484e');
      trapezoid(c, H * 0.2, x - 2 * u, x + 2 * u, H * 0.2 + 5 * u, x - 6 * u, x + 6 * u, () => ink('#c05838'));
      shineRect(c, x - 4 * u, H * 0.2 + 5 * u, 8 * u, u, '#ffe0a0');
      c.lamps.push({ x, y: H * 0.3, reach: H * 0.4, colour: '#ffc878', strength: 0.5 });
      const r = W * 0.06;
      for (let j = -r * 0.34; j < r * 0.34; j++) {
        const w = r * Math.sqrt(Math.max(0, 1 - (j / (r * 0.34)) ** 2));
        rect(c, x - w, y + 3 * u + j, 2 * w, 1, j < -r * 0.1 ? '#ffffff' : '#dce0e4');
      }
      const food = ['#b86838', '#d84848', '#e8c060', '#58a048'][i]!;
      for (let j = 0; j < 4; j++) rect(c, x - r * 0.4 + j * u, y + u - j * u, r * 0.8 - j * 2 * u, u, shade(food, 0.86 + j * 0.12));
      rect(c, x + r * 0.1, y - 2 * u, 2 * u, 2 * u, '#68b850');
    }
  },
}; // biome-ignore format: short
