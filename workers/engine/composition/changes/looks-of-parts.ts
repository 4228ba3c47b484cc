/** How parts of a house look where that is said: the shape of its door and windows, what its roof is covered with. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { block, deeper, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, lightness, unitOf, wallsOf } from './fittings.ts';
import { windowsOf } from './windows.ts';

/** Small pictures cut into doors and painted on flags. */
export const CUTS: Readonly<Record<string, readonly string[]>> = {
  moon: ['.xx.', 'xx..', 'x...', 'xx..', '.xx.'], star: ['..x..', 'xxxxx', '.xxx.', '.x.x.'], heart: ['.x.x.', 'xxxxx', 'xxxxx', '.xxx.', '..x..'], cross: ['.x.', 'xxx', '.x.', '.x.'],
  skull: ['.xxx.', 'x.x.x', 'xxxxx', '.x.x.'], sun: ['x.x.x', '.xxx.', 'xxxxx', '.xxx.', 'x.x.x'], smiley: ['.xxxxx.', 'xxxxxxx', 'xx.x.xx', 'xxxxxxx', 'x.xxx.x', 'xx...xx', '.xxxxx.'],
  x: ['x.x', '.x.', 'x.x'], eye: ['.xxx.', 'xx.xx', '.xxx.'], circle: ['.xx.', 'xxxx', 'xxxx', '.xx.'], paw: ['x.x.x', '.....', '.xxx.', 'xxxxx'], crown: ['x.x.x', 'xxxxx', 'xxxxx'], bone: ['x...x', 'xxxxx', 'x...x'],
}; // biome-ignore format: art

const commonest = (s: Sprite, of: (i: number) => boolean): string | undefined => {
  const tones = new Map<string, number>();
  for (let i = 0; i < s.parts.length; i++) {
    if (!of(i) || lightness(s.image, i) < 0.32) continue;
    const hex = `#${[0, 1, 2].map((c) => s.image.data[i * 4 + c]!.toString(16).padStart(2, '0')).join('')}`;
    tones.set(hex, (tones.get(hex) ?? 0) + 1);
  }
  return [...tones].sort((a, b) => b[1] - a[1])[0]?.[0];
};

/** Its door anew: round, arched, of two leaves, barred, chained, nailed up, with a picture cut into it or a pane. */
export function withDoor(s: Sprite, shape: string, hue: string | undefined, cut: string | undefined): Sprite {
  const walls = wallsOf(s);
  const unit = unitOf(s);
  const onDoor = isOf(s, /^(?:door|doorway|gate|portcullis)$/);
  const there = partBox(s, /^(?:door|doorway)$/) ?? partBox(s, /^(?:gate|portcullis)$/);
  const box = there && there.width < s.image.width * 0.6 ? there : { x: walls.x + walls.width * 0.4, y: walls.y + walls.height * 0.5, width: walls.width * 0.2, height: walls.height * 0.5 }; // biome-ignore format: one line
  const main = hue ?? commonest(s, onDoor) ?? '#8c5c34';
  const steel = /hatch/.test(shape);
  const tall = box.height;
  const w = Math.round(shape === 'round' ? Math.max(7, Math.max(tall, box.width * 1.15)) : shape === 'double' ? Math.max(8, box.width * 1.7) : Math.max(6, box.width * (shape === 'arched' ? 1.15 : 1))); // biome-ignore format: one line
  const h = Math.round(shape === 'round' ? w : Math.max(8, tall * (shape === 'arched' ? 1.1 : 1)));
  const image = sheet(w, h);
  const frame = steel ? '#5c6474' : '#d0a870';
  const inside = (x: number, y: number, by: number): boolean => {
    const [rx, cx] = [w / 2 - by, w / 2];
    if (shape === 'round') return ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - h / 2) / (h / 2 - by)) ** 2 < 1;
    if (shape === 'arched' && y < w / 2) return Math.hypot(x + 0.5 - cx, y + 0.5 - w / 2) < rx;
    return x >= by && x < w - by && y >= by;
  };
  const plank = Math.max(2, 2 * unit + (w > 14 ? 1 : 0));
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (!inside(x, y, 0)) continue;
      if (!inside(x, y, unit)) dot(image, x, y, y < h / 2 ? frame : deeper(frame, 0.82));
      else dot(image, x, y, (x - unit) % plank === plank - 1 ? deeper(main, 0.72) : x < w * 0.36 ? deeper(main, 1.12) : main);
    }
  if (shape === 'double') block(image, w / 2 - unit / 2, unit, unit, h - unit, DARK);
  const knob = shape === 'double' ? w / 2 + unit : w * 0.76;
  block(image, knob, h * 0.55, unit, unit, '#f4d050');
  if (shape === 'double') block(image, w / 2 - 2 * unit, h * 0.55, unit, unit, '#f4d050');
  if (/boarded/.test(shape))
    for (const [v, slant] of [[0.24, 0.12], [0.6, -0.12]] as const)
      for (let x = -unit; x < w + unit; x++) {
        const y = h * (v + slant * (x / w - 0.5));
        block(image, x, y, 1, 2 * unit, '#c89860');
        dot(image, x, y + 2 * unit, '#4c3420');
      }
  // a hole where it was kicked in, with splinters at its rim, and cracks that run from it
  if (/broken/.test(shape)) {
    const rim = [0, 1, 0, 2, 1, 0, 2];
    for (let y = Math.round(h * 0.24); y < h * 0.72; y++) {
      const ragged = rim[Math.floor(y / unit) % rim.length]! * unit;
      for (let x = Math.round(w * 0.34) + ragged; x < w - unit - (ragged >> 1); x++) if (inside(x, y, unit)) dot(image, x, y, '#1a1420');
    }
    for (const [x, y, n, d] of [[0.4, 0.24, 0.2, -1], [0.5, 0.72, 0.24, -1], [0.7, 0.72, 0.2, 1]] as const) for (let k = 0; k < h * n; k++) dot(image, Math.round(w * x + ((k % 3) - 1) * 0.5 * unit), Math.round(h * y + (y < 0.5 ? -k : k)), d > 0 ? '#2c2024' : '#1a1420');
    block(image, w * 0.5, h * 0.36, unit, h * 0.16, deeper(main, 1.2));
  }
  if (/chained/.test(shape))
    for (let k = 0; k < w; k++)
      for (const up of [true, false]) block(image, k, up ? h * 0.2 + k * ((h * 0.6) / w) : h * 0.8 - k * ((h * 0.6) / w), unit, unit, k % (2 * unit + 1) < unit ? '#c4ccd8' : '#5c6474');
  if (/barred/.test(shape)) {
    block(image, unit, h * 0.45, w - 2 * unit, 2 * unit, '#c89058');
    for (const x of [w * 0.16, w * 0.76]) block(image, x, h * 0.43, unit, 4 * unit, '#6c7484');
  }
  if (/glass/.test(shape)) {
    block(image, w * 0.22, h * 0.14, w * 0.56, h * 0.36, '#a8dcec');
    block(image, w * 0.22, h * 0.14, w * 0.28, h * 0.12, '#e8f8fc');
  }
  if (/striped/.test(shape))
    for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) if (inside(x, y, unit)) dot(image, x, y, Math.floor((x + y) / (2 * unit + 1)) % 2 ? '#2c2a30' : '#f0c030');
  const rows = cut ? CUTS[cut] : undefined;
  if (rows) {
    const [cw, ch] = [rows[0]!.length, rows.length];
    const k = Math.max(1, Math.min(Math.floor((w - 2) / cw), Math.floor((h * 0.5) / ch), unit));
    for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) if (c === 'x') block(image, Math.round((w - cw * k) / 2) + x * k, Math.round(h * 0.16) + y * k, k, k, '#1c1420');
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'door'), x: Math.round(box.x + box.width / 2 - w / 2 - 1), y: Math.round(box.y + box.height - h - 1) },
  ]);
} // biome-ignore format: short

/** The wall goes on where a window was. */
function walledUp(s: Sprite, image: Rgba, parts: Int16Array, w: { left: Px; right: Px; top: Px; bottom: Px }, unit: Px): void {
  const { width, height } = image;
  const opening = isOf(s, /^(?:window|pane|glass|frame|windowframe|sill|shutter|slit|rose|door|doorframe)$/);
  const by = unit + 1;
  for (let y = Math.max(0, w.top - by); y <= Math.min(height - 1, w.bottom + by); y++) {
    let from = -1;
    for (let d = 1; d < width * 0.3 && from < 0; d++)
      for (const x of [w.left - by - d, w.right + by + d]) {
        const i = y * width + x;
        if (from < 0 && x >= 0 && x < width && s.image.data[i * 4 + 3] && s.parts[i]! >= 0 && !opening(i) && lightness(s.image, i) > 0.24) from = i;
      }
    if (from < 0) continue;
    for (let x = Math.max(0, w.left - by); x <= Math.min(width - 1, w.right + by); x++) {
      const i = y * width + x;
      const frame = opening(i);
      if (!frame && !(x >= w.left && x <= w.right && y >= w.top && y <= w.bottom)) continue;
      if (!s.image.data[i * 4 + 3]) continue;
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), i * 4);
      parts[i] = s.parts[from]!;
    }
  }
} // biome-ignore format: short

/** So many windows and no more: those in the middle stay; where it has fewer, others are set beside them. */
export function withWindows(s: Sprite, count: number): Sprite {
  const all = windowsOf(s);
  if (all.length === 0) return s;
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const most = Math.max(...all.map((w) => w.pixels.length));
  const order = [...all].sort((a, b) => b.pixels.length / most - a.pixels.length / most || Math.abs((a.left + a.right) / 2 - s.image.width * 0.6) - Math.abs((b.left + b.right) / 2 - s.image.width * 0.6)); // biome-ignore format: one line
  for (const w of order.slice(count)) walledUp(s, image, parts, w, unit);
  const bare: Sprite = { ...s, image, parts };
  if (all.length >= count) return bare;
  const [one] = order;
  const { width } = s.image;
  const [w, h] = [one!.right - one!.left + 1 + 2 * unit, one!.bottom - one!.top + 1 + 2 * unit];
  const copy = sheet(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (one!.top - unit + y) * width + one!.left - unit + x;
      if (s.image.data[i * 4 + 3]) copy.data.set(s.image.data.subarray(i * 4, i * 4 + 4), (y * w + x) * 4);
    }
  const walls = wallsOf(s);
  const layers = [{ sprite: bare, x: 0, y: 0 }];
  const taken = all.map((k) => ({ x: (k.left + k.right) / 2, y: (k.top + k.bottom) / 2 }));
  const door = partBox(s, /^(?:door|doorway)$/);
  for (let n = all.length; n < Math.min(count, 8); n++) {
    const spots = [0.14, 0.28, 0.42, 0.5, 0.58, 0.72, 0.86].flatMap((u) => [0.24, 0.5, 0.74].map((v) => ({ x: walls.x + walls.width * u, y: walls.y + walls.height * v })));
    const room = (p: { x: number; y: number }): number => Math.min(...taken.map((t) => Math.max(Math.abs(t.x - p.x) / w, Math.abs(t.y - p.y) / h)), door && p.y + h / 2 > door.y ? Math.abs(door.x + door.width / 2 - p.x) / ((w + door.width) / 2) : 9);
    const at = spots.reduce((best, p) => (room(p) > room(best) ? p : best));
    if (room(at) < 1.05) break;
    taken.push(at);
    layers.push({ sprite: painted(copy, 'window'), x: Math.round(at.x - w / 2), y: Math.round(at.y - h / 2) });
  }
  return joined(layers);
} // biome-ignore format: short

/** Its windows in another shape, or behind bars, of coloured glass, with curtains. */
export function withWindowLook(s: Sprite, look: string, hue?: string): Sprite {
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const all = windowsOf(s);
  const glass = ['#d84858', '#4878d8', '#f0c848', '#58b060', '#9858d0'];
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  for (const win of all) {
    const { left, right, top, bottom, pixels } = win;
    const [w, h] = [right - left + 1, bottom - top + 1];
    if (look === 'round' || look === 'arched') {
      if (pixels.length < 4) continue;
      const lit = commonest(s, (i) => pixels.includes(i)) ?? '#f8d868';
      walledUp(s, image, parts, win, unit);
      const [ww, hh] = look === 'round' ? [Math.max(5, Math.max(w, h) + 2 * unit), Math.max(5, Math.max(w, h) + 2 * unit)] : [w + 2 * unit, Math.round(h * 1.15) + 2 * unit];
      const pane = sheet(ww, hh);
      for (let y = 0; y < hh; y++)
        for (let x = 0; x < ww; x++) {
          const d = look === 'round' ? Math.hypot((x + 0.5 - ww / 2) / (ww / 2), (y + 0.5 - hh / 2) / (hh / 2)) : y < ww / 2 ? Math.hypot(x + 0.5 - ww / 2, y + 0.5 - ww / 2) / (ww / 2) : Math.max(Math.abs(x + 0.5 - ww / 2) / (ww / 2), (y - hh + unit + 1) / unit > 1 ? 1 : 0);
          if (d >= 1.02) continue;
          const bar = ww > 6 && (x === Math.floor(ww / 2) || (look === 'round' ? y === Math.floor(hh / 2) : y === Math.floor(hh * 0.55)));
          dot(pane, x, y, d > 1 - (2.2 * unit) / ww ? '#8c5c34' : bar ? '#8c5c34' : y < hh * 0.45 ? deeper(lit, 1.1) : lit);
        }
      layers.push({ sprite: painted(lined(pane, DARK), 'window'), x: Math.round((left + right + 1 - ww) / 2) - 1, y: Math.round((top + bottom + 1 - hh) / 2) - 1 });
      continue;
    }
    for (const i of pixels) {
      const [x, y] = [(i % image.width) - left, Math.floor(i / image.width) - top];
      if (look === 'barred') {
        if (x % (unit + 1) === 0 || (h > 6 && y === Math.floor(h / 2))) dot(image, x + left, y + top, '#3c3c48');
        else dot(image, x + left, y + top, '#1c2034');
      } else if (look === 'stained') dot(image, x + left, y + top, x % (2 * unit + 1) === 2 * unit || y % (2 * unit + 1) === 2 * unit ? DARK : glass[(Math.floor(x / (2 * unit + 1)) * 2 + Math.floor(y / (2 * unit + 1)) * 3) % 5]!);
      else if (look === 'curtains') {
        if (x < w * 0.3 || x >= w * 0.7 || y < h * 0.16) dot(image, x + left, y + top, x % 2 ? deeper(hue ?? '#d84c50', 0.84) : (hue ?? '#d84c50'));
      } else if (look === 'dark') dot(image, x + left, y + top, y < h / 2 ? '#2c3040' : '#20222e');
      else if (look === 'lit') dot(image, x + left, y + top, y < h / 2 ? deeper(hue ?? '#ffd450', 1.1) : (hue ?? '#ffd450'));
      else if (look === 'fogged') dot(image, x + left, y + top, (x * 7 + y * 3) % 11 === 0 ? '#b8ccd0' : y < h / 2 ? '#eef6f4' : '#d8e6e4');
    }
  }
  return layers.length > 0 ? joined([{ sprite: { ...s, image, parts }, x: 0, y: 0 }, ...layers]) : { ...s, image, parts };
} // biome-ignore format: short

/** A temple's front with so many columns; of a ruin some are broken off and the gable is gone. */
export function withColumns(s: Sprite, count: number, ruined: boolean): Sprite {
  const hall = isOf(s, /^(?:column|wall|gable|pillar)$/);
  const main = commonest(s, hall) ?? '#d8d0c0';
  const tone = (k: number): string => deeper(main, k);
  const { width: W, height: H } = s.image;
  const [w, h] = [Math.max(24, W), Math.max(24, H)];
  const image = sheet(w, h);
  const unit = unitOf(s);
  const step = Math.max(2, Math.round(h * 0.05));
  const floor = h - 3 * step;
  for (let k = 0; k < 3; k++) {
    block(image, k * step, h - (k + 1) * step, w - 2 * k * step, step, tone(0.92));
    block(image, k * step, h - (k + 1) * step, w - 2 * k * step, Math.max(1, step * 0.4), tone(1.08));
    block(image, k * step, h - k * step - 1, w - 2 * k * step, 1, tone(0.66));
  }
  const gable = ruined ? 0 : Math.round(h * 0.24);
  const beam = Math.max(3, Math.round(h * 0.09));
  const top = Math.round(ruined ? h * 0.16 : gable + beam);
  const [from, to] = [3 * step, w - 3 * step];
  const each = (to - from) / count;
  const wide = Math.max(3, Math.round(Math.min(each * 0.56, h * 0.13)));
  if (!ruined) {
    // the hall lies in shade behind them
    block(image, from + 1, top, to - from - 2, floor - top, '#4c4450');
    block(image, w / 2 - wide * 0.7, top + (floor - top) * 0.34, wide * 1.4, (floor - top) * 0.66, '#241c28');
  }
  const broken = [0, 0, 0.34, 0, 0.5, 0, 0.2, 0.4];
  for (let c = 0; c < count; c++) {
    const x = Math.round(from + each * (c + 0.5) - wide / 2);
    const y0 = Math.round(top + (ruined ? broken[(c + (count > 3 ? 0 : 1)) % 8]! * (floor - top) : 0));
    const whole = y0 === top;
    for (let i = 0; i < wide; i++) {
      const u = i / Math.max(1, wide - 1);
      const ragged = whole ? 0 : ((i * 5 + c * 3) % 4) * unit;
      const flute = wide > 5 && i % 2 === 1 ? 0.9 : 1;
      block(image, x + i, y0 + ragged, 1, floor - y0 - ragged, tone((u < 0.3 ? 1.12 : u > 0.75 ? 0.72 : 0.98) * flute));
    }
    block(image, x - unit, floor - 2 * unit, wide + 2 * unit, 2 * unit, tone(0.9));
    if (whole) {
      block(image, x - unit, y0, wide + 2 * unit, 2 * unit, tone(1.1));
      block(image, x - unit, y0 + 2 * unit, wide + 2 * unit, 1, tone(0.66));
    }
  }
  if (ruined) {
    // a piece of the beam still lies on what stands whole
    const whole = Array.from({ length: count }, (_, c) => broken[(c + (count > 3 ? 0 : 1)) % 8] === 0);
    const at = Math.max(0, whole.findIndex((w) => w));
    const first = Math.round(from + each * (at + 0.5) - wide / 2);
    if (count > 2) {
      block(image, first - 2 * unit, top - beam, each * 1.0 + wide * 0.4, beam, tone(0.98));
      block(image, first - 2 * unit, top - beam, each * 1.0 + wide * 0.4, unit, tone(1.12));
    }
    for (const [u, r] of [[0.2, 0.05], [0.5, 0.07], [0.84, 0.06]] as const) ellipse(image, w * u, h - step * 0.6, w * r, w * r * 0.7, (_x, y) => tone(y < h - step ? 1.06 : 0.8));
  } else {
    block(image, from - 2 * unit, gable, to - from + 4 * unit, beam, tone(0.98));
    block(image, from - 2 * unit, gable, to - from + 4 * unit, unit, tone(1.12));
    block(image, from - 2 * unit, gable + beam - 1, to - from + 4 * unit, 1, tone(0.62));
    for (let y = 0; y < gable; y++) {
      const half = ((y + 1) / gable) * ((to - from) / 2 + 4 * unit);
      for (let x = Math.round(w / 2 - half); x < w / 2 + half; x++) {
        const rim = Math.abs(x + 0.5 - w / 2) > half - 2.4 * unit - 1;
        dot(image, x, y, rim ? tone(x < w / 2 ? 1.12 : 0.92) : tone(0.82));
      }
    }
  }
  return { ...painted(lined(image, DARK), 'column'), at: s.at };
} // biome-ignore format: short
