/** What has grown on a thing or was put on top of it: wings, horns, antlers, ears, tentacles, a halo, a lid, cream, berries, chopsticks, vines. */
import { bands, sites, stamp, tall, tones } from './fitting-marks.ts';
import type { Brush, Painter } from './mark-brush.ts';

/** A shape behind the thing: what `tone` says of a pixel (under −0.3 in shade, over 0.3 in light; undefined: not of it), with a dark line round it. */
function behind(s: Brush, hex: string, tone: (x: number, y: number) => number | undefined): void {
  const ramp = tones(hex);
  const mine = new Set<number>();
  const free = (x: number, y: number): boolean => x > 0 && y > 0 && x < s.width - 1 && y < s.height - 1 && !s.isInk(y * s.width + x); // biome-ignore format: one line
  const found: (readonly [number, number, number])[] = [];
  for (let y = 1; y < s.height - 1; y++)
    for (let x = 1; x < s.width - 1; x++) {
      const t = free(x, y) ? tone(x, y) : undefined;
      if (t === undefined) continue;
      mine.add(y * s.width + x);
      found.push([x, y, t]);
    }
  for (const [x, y, t] of found) {
    const open = ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const).some(([a, b]) => !mine.has((y + b) * s.width + x + a) && free(x + a, y + b)); // biome-ignore format: one line
    s.put(x, y, open ? ramp.line! : t > 0.3 ? ramp.l! : t < -0.3 ? ramp.d! : ramp.b!);
  }
}

/** Where a side of it begins at a height: the outermost inked column. */
function sideAt(s: Brush, y: number, side: 1 | -1): number {
  let x = side > 0 ? s.width - 2 : 1;
  while (x > 0 && x < s.width - 1 && !s.isInk(Math.round(y) * s.width + x)) x -= side;
  return x;
}

/** A pair of wings, spread to both sides and up. */
const wings =
  (own: string, leathery: boolean): Painter =>
  (s) => {
    const { box } = s.seen;
    const y0 = Math.round(box.y + box.height * 0.5);
    const long = Math.max(6, Math.min(s.width * 0.34, Math.max(box.width, box.height) * 0.6));
    behind(s, s.hex ?? own, (x, y) => {
      const mid = box.x + box.width / 2;
      const side = x < mid ? -1 : 1;
      const root = sideAt(s, y0, side) - side * 2;
      const [u, v] = [((x - root) * side) / long, (y0 - y) / long];
      if (u < 0 || u > 1) return undefined;
      const top = leathery ? 0.2 + 0.62 * u ** 0.55 - Math.max(0, u - 0.72) * 1.5 : 0.22 + 0.62 * Math.sin(u * 2.1);
      const low = leathery ? -0.34 + 0.62 * u + 0.2 * Math.abs(Math.sin(u * 9.4)) : top - 0.84 * (1 - u) ** 0.62 - 0.12 + 0.1 * Math.abs(Math.sin(u * 10.5)); // biome-ignore format: one line
      if (v > top || v < Math.max(low, -0.3 + u * 0.3)) return undefined;
      const t = (v - low) / Math.max(0.01, top - low);
      if (leathery) return t > 0.8 ? 0.6 : Math.abs(Math.sin(u * 9.4)) < 0.16 ? 0.5 : -0.4 + t * 0.6;
      // rows of feathers
      return t > 0.62 ? 0.6 : Math.abs(Math.sin(u * 10.5)) < 0.2 ? -0.5 : t < 0.24 ? -0.4 : 0;
    });
    return s.done();
  };

/** The first row from above in which much of it lies, and where: steam, candles and tips over it are passed by. */
function brow(s: Brush, share = 0.34): { readonly y: number; readonly left: number; readonly right: number } {
  const { box } = s.seen;
  for (let y = box.y; y < box.y + box.height; y++) {
    const row = Array.from({ length: box.width }, (_, k) => box.x + k).filter((x) => s.isInk(y * s.width + x));
    if (row.length >= box.width * share) return { y, left: row[0]!, right: row.at(-1)! };
  }
  return { y: box.y, left: box.x, right: box.x + box.width - 1 };
}

/** The same stamp at both sides of its top, the right one mirrored; `apart` in shares of how wide it is there. */
const pairOnTop =
  (name: string, apart: number, sunk: number): Painter =>
  (s) => {
    const { y, left, right } = brow(s, 0.42);
    const h = tall(s, name, LARGER);
    for (const side of [-1, 1] as const) {
      const x = (left + right) / 2 + side * Math.max(2, (right - left) * apart);
      const top = Math.max(s.topOf(x), y - h * 0.1);
      stamp(s, name, x + 0.5, Math.max(h / 2 + 1, Math.min(top, y + s.seen.box.height * 0.3) - h * (0.5 - sunk)), LARGER, s.hex, side > 0); // biome-ignore format: one line
    }
    return s.done();
  };
/** What makes another creature of it is seen at once. */
const LARGER = 1.75;

/** A ring of light that hovers over it. */
const halo: Painter = (s) => {
  const ramp = tones(s.hex ?? '#f8dc50');
  const { left, right, y } = brow(s, 0.3);
  const [mid, rx] = [(left + right) / 2, Math.max(5, Math.min(s.seen.box.width * 0.34, (right - left) * 0.5))];
  const ry = Math.max(2, rx * 0.32);
  const cy = Math.max(ry + 1.5, Math.min(s.seen.box.y, y) - ry - 1.5 * s.unit);
  for (let t = 0; t < 2 * Math.PI; t += 0.04)
    for (let k = 0; k < 1.5 * s.unit; k += 0.5) s.put(mid + Math.cos(t) * (rx - k), cy + Math.sin(t) * (ry - k * 0.5), Math.sin(t) < -0.2 ? ramp.l! : k > s.unit ? ramp.d! : ramp.b!); // biome-ignore format: one line
  return s.done();
};

/** Arms that reach out of both its sides, thick at their roots, with pale suckers. */
const tentacles: Painter = (s) => {
  const { box } = s.seen;
  const ramp = tones(s.hex ?? '#8c50b0');
  const reach = Math.max(5, Math.min(s.width * 0.3, box.width * 0.5));
  for (const side of [-1, 1] as const)
    for (const [k, v] of [0.3, 0.56, 0.82].entries()) {
      const y0 = box.y + box.height * v;
      const x0 = sideAt(s, y0, side) - side;
      const points: (readonly [number, number, number])[] = [];
      for (let i = 0; i <= 22; i++) {
        const t = i / 22;
        points.push([x0 + side * reach * t, y0 + Math.sin(t * 5.4 + k * 1.7) * reach * 0.2 * t + (k - 1) * reach * 0.36 * t, Math.max(0.7, s.unit * 2.1 * (1 - t) + 0.4)]); // biome-ignore format: one line
      }
      for (const pass of ['line', 'b'] as const)
        for (const [i, [x, y, r]] of points.entries())
          for (let b = -r - 1; b <= r + 1; b += 0.5)
            for (let a = -r - 1; a <= r + 1; a += 0.5) {
              const d = Math.hypot(a, b);
              if (pass === 'line' ? d > r + 0.9 : d > r) continue;
              s.put(x + a, y + b, pass === 'line' ? ramp.line! : b < -r * 0.3 ? ramp.l! : i % 4 === 2 && b > r * 0.2 ? '#f0d0e0' : b > r * 0.4 ? ramp.d! : ramp.b!); // biome-ignore format: one line
            }
    }
  return s.done();
};

/** A lid as wide as what it lies on, with a knob. */
const lid: Painter = (s) => {
  const ramp = tones(s.hex ?? '#e4e8f0');
  const { y: foot, left, right } = brow(s, 0.5);
  const mid = (left + right) / 2;
  const half = (right - left) / 2 + 1;
  const high = Math.max(3, half * 0.42);
  for (let y = -high; y <= 2; y++) {
    const w = y > 0 ? half : half * Math.sqrt(Math.max(0, 1 - (y / high) ** 2));
    for (let x = -w; x <= w; x++) s.put(mid + x, foot + y, Math.abs(x) > w - 1 || y > 1 ? ramp.line! : x < -w * 0.4 ? ramp.l! : x > w * 0.5 || y > 0 ? ramp.d! : ramp.b!); // biome-ignore format: one line
  }
  const k = Math.max(1, Math.round(s.unit * 1.4));
  for (let y = -2 * k; y <= 0; y++) for (let x = -k; x <= k; x++) s.put(mid + x, foot - high + y, Math.abs(x) === k || y === -2 * k ? ramp.line! : ramp.b!); // biome-ignore format: one line
  return s.done();
};

/** Two sticks that lean out of its top. */
const chopsticks: Painter = (s) => {
  const { box } = s.seen;
  const ramp = tones(s.hex ?? '#b8743c');
  const [x0, y0] = [box.x + box.width * 0.46, box.y + box.height * 0.24];
  for (const [dx, dy] of [[0.42, -1], [0.62, -0.86]] as const) {
    const long = Math.min(s.height * 0.4, Math.max(box.width, box.height) * 0.62);
    for (const pass of ['line', 'b'] as const)
      for (let t = 0; t <= 1; t += 0.5 / long) {
        const r = s.unit * (0.45 + 0.35 * t) + (pass === 'line' ? 0.9 : 0);
        for (let b = -r; b <= r; b += 0.5) for (let a = -r; a <= r; a += 0.5) s.put(x0 + dx * long * t + a, y0 + dy * long * t + b, pass === 'line' ? ramp.line! : a < 0 ? ramp.l! : ramp.b!); // biome-ignore format: one line
      }
  } // biome-ignore format: a list
  return s.done();
};

/** Climbing stems wound round it, with leaves. */
const vines: Painter = (s) => {
  const ramp = tones(s.hex ?? '#4c9a3c');
  bands(s, [0.2, 0.5, 0.8], Math.max(2, 2 * s.unit), 0.7, (i, _across, along) => s.shade(i, 0, along < 0 ? ramp.l! : ramp.d!, 1)); // biome-ignore format: one line
  for (const [x, y] of sites(s, 5)) stamp(s, 'leaf', x, y, 1, s.hex);
  return s.done();
};

const SPRINKLED = ['#f04c6c', '#f8d848', '#54c8f0', '#fcfcf8', '#7cd85c'];
/** Strands of sugar in many colours, each lying another way. */
const sprinkles: Painter = (s) => {
  const count = Math.round(12 + s.seen.inked.length / 90);
  const top = s.seen.box.y + s.seen.box.height * 0.72;
  for (let k = 0; k < count; k++) {
    const i = s.inside(0.3);
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    if (y > top) continue;
    const hex = s.hex ?? SPRINKLED[k % SPRINKLED.length]!;
    for (let t = 0; t <= s.unit; t++) s.put(x + (k % 3 === 0 ? 0 : t), y + (k % 3 === 1 ? 0 : t), hex);
  }
  return s.done();
};

/** On its upper side at shares of how wide it is there. */
const onBrow =
  (name: string, u: number, sunk: number, several: readonly number[] = [u], size = 1): Painter =>
  (s) => {
    const { y, left, right } = brow(s, 0.5);
    const h = tall(s, name, size);
    for (const at of s.several ? several : [u]) {
      const x = left + (right - left) * at;
      const top = Math.min(Math.max(s.topOf(x), y - h * 0.2), y + s.seen.box.height * 0.2);
      stamp(s, name, x + 0.5, Math.max(h / 2 + 1, top - h * (0.5 - sunk)), size);
    }
    return s.done();
  };

export const GROWTH_MARKS: Readonly<Record<string, Painter>> = {
  wings: wings('#f0f0f8', false),
  'leather-wings': wings('#6c3c50', true),
  horns: pairOnTop('horn', 0.28, 0.2),
  antlers: pairOnTop('antler', 0.26, 0.12),
  'pointed-ears': pairOnTop('ear', 0.28, 0.22),
  'long-ears': pairOnTop('long-ear', 0.18, 0.12),
  tentacles,
  halo,
  lid,
  cherry: onBrow('cherry', 0.5, 0.2, [0.5], 1.4),
  berries: onBrow('berry', 0.5, 0.34, [0.2, 0.5, 0.8], 1.3),
  cream: onBrow('cream', 0.5, 0.34, [0.34, 0.66, 0.5], 1.75),
  chopsticks,
  vines,
  sprinkles,
};
