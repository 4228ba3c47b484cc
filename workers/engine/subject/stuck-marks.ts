/** What is stuck, painted or grown on a thing: stickers, lips, hazard stripes, patches, frost, stuffing that comes out of it. */
import { bands, footOf, sites, tones } from './fitting-marks.ts';
import type { Brush, Painter } from './mark-brush.ts';

/** Pictures of stickers: w the white edge, other letters their colours. */
const STICKERS: readonly (readonly string[])[] = [
  ['.wwwww.', 'wwyyyww', 'wykykyw', 'wyyyyyw', 'wykkkyw', 'wwyyyww', '.wwwww.'],
  ['.ww.ww.', 'wrrwrrw', 'wrrrrrw', 'wrrrrrw', '.wrrrw.', '..wrw..', '...w...'],
  ['...w...', '..wcw..', 'wwcccww', 'wcccccw', '.wcccw.', 'wccwccw', 'www.www'],
  ['wwwwwww', 'wgggggw', 'wgwgwgw', 'wgggggw', 'wwwwwww', '.......', '.......'],
  ['..www..', '.wvvvw.', 'wvvwvvw', 'wvwwwvw', 'wvvwvvw', '.wvvvw.', '..www..'],
  ['wwwwww.', 'woooow.', 'wokkow.', 'woooow.', 'wwwwww.', '.......', '.......'],
]; // biome-ignore format: pictures
const INKS: Readonly<Record<string, string>> = { w: '#fcf8ec', y: '#f8d848', k: '#2c2434', r: '#e03a4c', c: '#48b8e0', g: '#54b848', v: '#9858d8', o: '#f08c2c' }; // biome-ignore format: a table

function picture(s: Brush, rows: readonly string[], inks: Readonly<Record<string, string>>, x: number, y: number, size: number): void {
  const [high, wide] = [rows.length, rows[0]!.length];
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) {
      const key = rows[Math.floor(((j + 0.5) / size) * high)]?.[Math.floor(((i + 0.5) / size) * wide)];
      const hex = key && inks[key];
      const [px, py] = [Math.round(x - size / 2) + i, Math.round(y - size / 2) + j];
      if (hex && s.isInk(py * s.width + px)) s.put(px, py, hex);
    }
} // biome-ignore format: a signature

/** Pixels of a mark by the size of the thing. */
const sideOf = (s: Brush, share: number, least: number): number => Math.max(least, Math.round(Math.sqrt(s.seen.box.width * s.seen.box.height) * share)); // biome-ignore format: one line

const RUNE_SIGNS: readonly (readonly string[])[] = [['a..', 'aa.', 'a.a', 'a..', 'a..'], ['a.a', 'aaa', '.a.', 'aaa', 'a.a'], ['.a.', 'a.a', '.a.', '.a.', 'aaa'], ['a.a', 'a.a', 'aaa', '..a', '..a'], ['aa.', '..a', '.a.', 'a..', '.aa']]; // biome-ignore format: pictures
const LEAST_RUNES: readonly (readonly string[])[] = [
  ['a.', 'aa', 'a.'],
  ['aa', '.a', 'aa'],
  ['.a', 'aa', 'a.'],
];

export const STUCK_MARKS: Readonly<Record<string, Painter>> = {
  // a ribbon that lies between the pages and hangs out below, cut like a swallow's tail
  bookmark(s) {
    const { box } = s.seen;
    const ramp = tones(s.hex ?? '#c8343c');
    const broad = Math.max(2, Math.round(Math.min(box.width, box.height) / 11));
    for (const u of s.several ? [0.4, 0.66] : [0.62]) {
      const left = Math.round(box.x + box.width * u);
      const foot = footOf(s, left + Math.floor(broad / 2));
      const long = Math.max(2, Math.min(s.height - 2 - foot, Math.round(box.height * 0.2)));
      // it begins where the pages are seen from their edge
      const from = foot - Math.max(1, Math.round(box.height * 0.05));
      for (let y = from; y <= foot + long; y++)
        for (let i = -1; i <= broad; i++) {
          const notch =
            y > foot + long - Math.ceil(broad / 2) && Math.abs(i - (broad - 1) / 2) < y - (foot + long - broad / 2);
          if (notch) continue;
          const rim = i < 0 || i >= broad;
          if (rim && y <= from) continue;
          s.put(
            left + i,
            y,
            rim ? ramp.line! : y === foot + 1 ? ramp.d! : i === 0 ? ramp.l! : i === broad - 1 ? ramp.d! : ramp.b!,
          );
        }
    }
    return s.done();
  },
  // over the cork of a bottle with drops that run down; on what is flat a round blot with a print in it
  'wax-seal'(s) {
    const { box } = s.seen;
    const ramp = tones(s.hex ?? '#c02c34');
    if (box.height > box.width * 1.12) {
      const low = Math.round(box.y + box.height * 0.15);
      for (let x = box.x; x < box.x + box.width; x++) {
        const drop = Math.round(((x * 7) % 5) * box.height * 0.018);
        for (let y = box.y; y <= low + drop; y++) {
          const i = y * s.width + x;
          if (!s.isInk(i) || s.parts[i]! < 0) continue;
          const lit = s.lab(i)[0];
          s.put(x, y, y === low + drop ? ramp.d! : lit > 0.6 ? ramp.l! : lit < 0.36 ? ramp.d! : ramp.b!);
        }
      }
      return s.done();
    }
    const [x, y] = sites(s, 1)[0]!;
    const r = Math.max(2, Math.min(box.width, box.height) * 0.15);
    s.around(x, y, r + 1, (i, d) => {
      const [dx, dy] = [(i % s.width) - x, Math.floor(i / s.width) - y];
      const lit = -dx - dy;
      s.put(
        i % s.width,
        Math.floor(i / s.width),
        d > r ? ramp.line! : d < r * 0.5 && d > r * 0.26 ? ramp.d! : lit > r * 0.6 ? ramp.l! : ramp.b!,
      );
    });
    return s.done();
  },
  // signs of light in the air above it
  'floating-runes'(s) {
    const { box } = s.seen;
    const ramp = tones(s.hex ?? '#5ce0f8');
    const signs = box.width < 26 ? LEAST_RUNES : RUNE_SIGNS;
    const unit = Math.max(1, Math.round(box.width / 40));
    const [wide, high] = [signs[0]![0]!.length * unit, signs[0]!.length * unit];
    const count = Math.max(2, Math.min(5, Math.floor(box.width / (wide * 2.2))));
    // little things in the air over what is broad give way to them
    const inRow = (y: number): number => s.seen.inked.filter((i) => Math.floor(i / s.width) === y).length;
    let upper = box.y;
    while (upper < box.y + box.height * 0.4 && inRow(upper) < box.width * 0.4) upper++;
    const loose = s.seen.inked.filter((i) => Math.floor(i / s.width) < upper - 2 * unit);
    const broad = inRow(upper) >= box.width * 0.4 && loose.length < s.seen.inked.length * 0.1;
    if (broad) for (let i = 0; i < s.width * (upper - 2 * unit); i++) if (s.isInk(i)) s.clear(i);
    for (let k = 0; k < count; k++) {
      const x = box.x + (box.width * (k + 0.5)) / count;
      // in an arc: the middle ones are highest
      const lift = Math.sin((Math.PI * (k + 0.5)) / count);
      const y = Math.max(1, s.topOf(Math.round(x)) - high - unit * 2 - Math.round(lift * high * 0.7));
      const rows = signs[k % signs.length]!;
      for (let j = 0; j < rows.length * unit; j++)
        for (let i = 0; i < wide; i++)
          if (rows[Math.floor(j / unit)]![Math.floor(i / unit)] === 'a')
            s.put(x - wide / 2 + i, y + j, j < unit ? ramp.l! : ramp.b!);
    }
    return s.done();
  },
  stickers(s) {
    const count = s.several ? 4 : 1;
    const size = sideOf(s, s.several ? 0.2 : 0.28, 4);
    const inks = s.hex ? { ...INKS, y: s.hex, r: s.hex, c: s.hex, g: s.hex, v: s.hex, o: s.hex } : INKS;
    for (const [k, [x, y]] of sites(s, count).entries())
      picture(s, STICKERS[(k + s.random.int(3)) % STICKERS.length]!, inks, x, y, size);
    return s.done();
  },
  kiss(s) {
    const rows = ['.rr...rr.', 'rrrrrrrrr', 'rrrwrwrrr', 'rwwwwwwwr', '.rrrrrrr.', '..rrrrr..', '...rrr...'];
    const inks = { r: s.hex ?? '#d0284c', w: '#7c1430' };
    const { box } = s.seen;
    // beside what is in the middle of it, a seal or an address
    for (const [u, v] of s.several ? ([[0.3, 0.36], [0.72, 0.66]] as const) : ([[0.72, 0.68]] as const)) picture(s, rows, inks, box.x + box.width * u, box.y + box.height * v, sideOf(s, 0.28, 5)); // biome-ignore format: one line
    return s.done();
  },
  hazard(s) {
    const { depth, box } = s.seen;
    const thick = Math.max(3, Math.round(Math.min(box.width, box.height) * 0.17));
    const step = Math.max(4, Math.round(thick * 1.3));
    bands(s, s.several ? [0.3, 0.72] : [0.6], thick, 0, (i, across, along) => {
      if (depth[i]! < 2) return;
      const edge = Math.abs(along) > thick / 2 - 1;
      const on = (((Math.round(across + along) % step) + step) % step) * 2 < step;
      const light = (s.lab(i)[0] - 0.55) * 0.2;
      s.shade(i, light - (edge ? 0.08 : 0), on ? '#2a2730' : (s.hex ?? '#f4c828'), 1);
    });
    return s.done();
  },
  patchwork(s) {
    const hues = ['#c84c48', '#4c78b8', '#e0b048', '#5c9858', '#8c5ca8'];
    const size = sideOf(s, 0.24, 4);
    sites(s, 4).forEach(([x, y], k) => {
      const ramp = tones(s.hex ?? hues[k % hues.length]!);
      for (let j = 0; j < size; j++)
        for (let i = 0; i < size; i++) {
          const [px, py] = [Math.round(x - size / 2) + i, Math.round(y - size / 2) + j];
          if (!(s.parts[py * s.width + px]! >= 0)) continue;
          const rim = i === 0 || j === 0 || i === size - 1 || j === size - 1;
          s.put(px, py, rim ? ((i + j) % 2 ? ramp.line! : ramp.l!) : (i + j) % 4 === 0 ? ramp.d! : ramp.b!);
        }
    });
    return s.done();
  },
  icicles(s) {
    const { box } = s.seen;
    const count = Math.max(3, Math.round(box.width / (5 * s.unit)));
    for (let k = 0; k < count; k++) {
      const x = box.x + (box.width * (k + 0.5)) / count;
      const foot = footOf(s, x);
      if (foot < box.y + box.height * 0.3) continue;
      const long = Math.max(2, box.height * (k % 2 ? 0.11 : 0.18));
      for (let t = 0; t < long; t++) {
        const half = (1 - t / long) * s.unit * 1.4;
        for (let d = -half; d <= half; d++) s.put(x + d, foot + t, d < -half * 0.3 ? '#f4fcff' : d > half * 0.4 ? '#6ca8d4' : '#b0e0f8'); // biome-ignore format: one line
      }
    }
    return s.done();
  },
  rime(s) {
    const { inked, depth } = s.seen;
    const deep = 1 + s.unit * 2;
    for (const i of inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      // thick at its upper edges and along its inner lines, thin needles below
      const seam = [i - 1, i + 1, i - s.width, i + s.width].some((j) => s.parts[j]! < 0 && s.isInk(j) && depth[j]! > 2);
      const reach = deep * (0.4 + 0.9 * Math.abs(Math.sin(x * 1.7 + y * 0.9) * Math.cos(x * 0.6 - y * 1.3)));
      if (depth[i]! <= reach || (seam && (x + y) % 2 === 0)) s.shade(i, 0.04, (x + y) % 3 === 0 ? '#ffffff' : '#cfeafc', depth[i]! <= reach * 0.6 ? 0.9 : 0.7); // biome-ignore format: one line
    }
    return s.done();
  },
  stuffing(s) {
    const { box } = s.seen;
    const [x, y] = [box.x + box.width * 0.52, box.y + box.height * 0.68];
    const r = sideOf(s, 0.11, 2);
    // a dark tear, and what wells out of it
    for (let k = -r * 1.7; k <= r * 1.7; k++) for (let d = -1; d <= 1; d++) s.put(x + k, y - r * 0.5 + d * s.unit * 0.5, '#3c2430'); // biome-ignore format: one line
    for (const [u, v, k] of [[-0.7, 0.1, 0.8], [0.6, 0, 0.9], [-0.1, 0.5, 1], [0.5, 0.9, 0.7], [-0.6, 1, 0.6]] as const)
      for (let j = -r; j <= r; j += 0.5)
        for (let i = -r; i <= r; i += 0.5) {
          const d = Math.hypot(i, j) / (r * k);
          if (d <= 1) s.put(x + u * r + i, y + v * r + j, d > 0.75 && i + j > 0 ? '#b4b0bc' : d > 0.7 ? '#e4e0e4' : '#fcfaf4');
        } // biome-ignore format: short
    return s.done();
  },
  'fur-trim'(s) {
    const { inked, depth, box } = s.seen;
    const hex = s.hex ?? '#efe6d4';
    const thick = Math.max(2, Math.round(box.height * 0.1));
    for (const i of inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      const top = y - box.y < thick + ((x * 5) % 3) - 1;
      if (top && depth[i]! > 0) s.shade(i, (x * 3 + y) % 3 === 0 ? -0.1 : 0.02, hex, 0.95);
    }
    return s.done();
  },
  buckshot(s) {
    for (const [k, [x, y]] of sites(s, s.several ? 4 : 1).entries()) {
      const r = sideOf(s, 0.045, 1);
      for (let j = -r - 1; j <= r + 1; j++)
        for (let i = -r - 1; i <= r + 1; i++) {
          const d = Math.hypot(i, j);
          if (d <= r + 0.8 && s.isInk((y + j) * s.width + x + i)) s.put(x + i, y + j, d <= r ? '#18141c' : i + j + k * 0 < 0 ? '#5c5864' : '#c8c4cc'); // biome-ignore format: one line
        }
    }
    return s.done();
  },
};
