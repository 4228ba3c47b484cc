/** What time and use do to a thing: rust, moss, blood, vines, cracks, breaks, bites. */
import { hexToRgb, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import type { Wear } from '../graph.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { contour } from './back.ts';
import { headOf } from './parts.ts';

/** Lightness of a pixel in OKLab, 0..1. */
export const light = (s: Sprite, i: number): number =>
  rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!])[0];
const SOFT = /handle|grip|wood|strap|cloth|leather|shaft|feather|fletch|string/;

/** Patches of another colour in the light of what lies below. */
function patches(
  s: Sprite,
  ramp: readonly string[],
  much: (x: Px, y: Px, i: number) => number,
  spare?: RegExp,
): Sprite {
  const image = cloneImage(s.image);
  const kept = s.partNames.map((n) => spare?.test(n) ?? false);
  for (let i = 0; i < s.parts.length; i++) {
    const part = s.parts[i]!;
    if (part < 0 || kept[part]) continue;
    const [x, y] = [i % s.image.width, Math.floor(i / s.image.width)];
    if (much(x, y, i) <= 0) continue;
    const k = Math.max(0, Math.min(ramp.length - 1, Math.floor((light(s, i) - 0.25) * 1.5 * ramp.length)));
    image.data.set([...hexToRgb(ramp[k]!), 255], i * 4);
  }
  return { ...s, image };
}

const RUST = ['#4c2018', '#843c20', '#ac5428', '#c4703c'];
/** Bare iron under the rust of what is drawn in brass or gold, on which rust would not be seen. */
const IRON = ['#3c2c2c', '#5c4440', '#806058', '#a08078'];
/** What rusts not: it shines, or is wet. */
const LIGHTS =
  /glass|window|pane|^ore$|^gold$|goods|load|tyre|light|flame|fire|glow|bulb|candle|water|liquid|gem|paper/;

/** Metal with patches of rust; what is of brass or gold loses that colour first. */
export function rusty(s: Sprite, seed: number): Sprite {
  const n = noise(seed % 977);
  const unit = Math.max(2.4, Math.min(s.image.width, s.image.height) / 9);
  const spared = new RegExp(`${SOFT.source}|${LIGHTS.source}`);
  const only = s.partNames.some((name) => !spared.test(name)) ? spared : SOFT;
  const bare = patches(s, IRON, (_x, _y, i) => (golden(s, i) ? 1 : 0), only);
  const patched = (x: Px, y: Px) => n(x / unit, y / unit) * 0.7 + n(x / unit / 0.5 + 9, y / unit / 0.5) * 0.3;
  return patches(bare, RUST, (x, y, i) => patched(x, y) - (golden(s, i) ? 0.4 : 0.46), only);
}

/** Whether a pixel has the yellow of brass and gold. */
function golden(s: Sprite, i: number): boolean {
  const [, a, b] = rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
  return b > 0.05 && Math.abs(a) < b;
}

/** Ramps and shares of what is left on a thing, from the darkest up; frost lies above, soot below, the others in patches. */
const WORN: Readonly<
  Record<
    Exclude<Wear, 'tears' | 'burnt edges'>,
    {
      readonly ramp: readonly string[];
      readonly share: number;
      readonly unit: number;
      readonly from?: 'above' | 'below';
    }
  >
> = {
  rot: { ramp: ['#2c2418', '#4c3c20', '#6c5c28', '#8c7c38'], share: 0.5, unit: 6 },
  mould: { ramp: ['#3c5c48', '#5c8468', '#88ac88', '#c0d4b8'], share: 0.54, unit: 6 },
  fire: { ramp: ['#141218', '#242028', '#38303a', '#5c4c4c'], share: 0.4, unit: 5, from: 'below' },
  dirt: { ramp: ['#3c2c1c', '#5c4428', '#7c6040', '#947854'], share: 0.52, unit: 7 },
  frost: { ramp: ['#5c94c4', '#88bce0', '#b8e0f4', '#f0fcff'], share: 0.42, unit: 6, from: 'above' },
  dust: { ramp: ['#6c665c', '#908878', '#b4ac98', '#d4ccb8'], share: 0.56, unit: 6, from: 'above' },
};

/** Rotten, burnt, dirty, frosted: patches in the light of what lies below. */
export function worn(s: Sprite, by: Wear, seed: number): Sprite {
  if (by === 'tears' || by === 'burnt edges') return frayed(s, by !== 'tears', seed);
  const { ramp, share, unit: cells, from } = WORN[by];
  const n = noise(seed % 971);
  const { width, height } = s.image;
  const unit = Math.max(2.4, Math.min(width, height) / cells);
  const lean = (y: Px): number =>
    from === 'above' ? 0.22 - (0.5 * y) / height : from === 'below' ? (0.5 * y) / height - 0.16 : 0;
  return patches(s, ramp, (x, y) => n(x / unit, y / unit) + lean(y) - share);
}

/** How far each pixel of it lies from where it ends, in pixels, up to `most`. */
function depths(s: Sprite, most: Px): Uint8Array {
  const { width, height } = s.image;
  const far = new Uint8Array(width * height).fill(most);
  for (let i = 0; i < far.length; i++) if (!s.image.data[i * 4 + 3]) far[i] = 0;
  for (let step = 0; step < most; step++)
    for (let i = 0; i < far.length; i++) {
      const [x, y] = [i % width, Math.floor(i / width)];
      const beside = Math.min(x ? far[i - 1]! : 0, x < width - 1 ? far[i + 1]! : 0, y ? far[i - width]! : 0, y < height - 1 ? far[i + width]! : 0); // biome-ignore format: one line
      if (far[i]! > beside + 1) far[i] = beside + 1;
    }
  return far;
}

const CHAR = ['#18141a', '#3c2a24', '#6e4830', '#a8804c'];
/** Paper and cloth that tore or burnt: bites out of the edge, and for fire a charred rim. */
export function frayed(s: Sprite, burnt: boolean, seed: number): Sprite {
  const n = noise(seed % 967);
  const { width, height } = s.image;
  const size = Math.min(width, height);
  const unit = Math.max(1.8, size / 14);
  const reach = Math.max(3, Math.round(size / 7));
  const far = depths(s, reach + 4);
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  // what lies this deep or less is gone
  const gone = (i: number): number => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const v = n(x / unit, y / unit) * 0.72 + n(x / unit / 0.4 + 7, y / unit / 0.4) * 0.28;
    return Math.max(0, (v - (burnt ? 0.42 : 0.5)) * reach * 2.4);
  };
  const lost = new Uint8Array(far.length);
  for (let i = 0; i < far.length; i++) {
    if (!far[i] || far[i]! > gone(i)) continue;
    lost[i] = 1;
    image.data.fill(0, i * 4, i * 4 + 4);
    parts[i] = -1;
  }
  const left = { ...s, image, parts };
  const rim = depths(left, 4);
  const wide = Math.max(1, Math.round(size / 40));
  for (let i = 0; i < far.length; i++) {
    if (!rim[i] || lost[i]) continue;
    const torn = far[i]! > rim[i]!;
    if (rim[i] === 1 && torn) {
      image.data.set([...hexToRgb(burnt ? CHAR[0]! : oklabToHex([Math.max(0.2, light(s, i) - 0.42), 0.02, 0.03])), 255], i * 4); // biome-ignore format: one line
      parts[i] = -1;
    } else if (burnt && rim[i]! <= 1 + wide * 2) {
      const k = rim[i]! <= 1 + wide ? 1 : 2;
      image.data.set([...hexToRgb(CHAR[k]!), 255], i * 4);
    }
  }
  return left;
}

/** Whoever is grown over still looks out of it. */
const UNGROWN = /^(?:eyes?|mark|pupils?|runes?|core|mouth|teeth)$/;
const MOSS = ['#22482c', '#3a7034', '#5c9a3c', '#8cc050'];
/** On every ledge, or only where it is said to grow: cushions that hang down a little from upper edges, light above and dark where they end. */
export function mossy(s: Sprite, seed: number, on?: 'shoulders' | 'back' | 'head'): Sprite {
  const n = noise(seed % 983);
  const { width, height } = s.image;
  const unit = Math.max(2.4, Math.min(width, height) / 8);
  if (on) {
    const { x: left, width: wide, y: top } = headOf(s);
    const [first, last] = [left + wide * 0.04, left + wide * 0.96];
    const above = on === 'head' ? top + height * 0.2 : height * 0.56;
    const atHead = (x: Px): boolean => wide < width * 0.75 && x > first && x < last;
    const tops = contour(s, (x, y) => atHead(x) === (on === 'head') && y < above);
    const hangs = (x: Px): number => Math.max(1.5, (height / 8) * (0.35 + 1.3 * n(x / (unit * 0.5), 7)));
    return patches(s, MOSS, (x, y) => (tops[x]! >= 0 && y >= tops[x]! ? hangs(x) - (y - tops[x]!) : 0), UNGROWN);
  }
  const grown = s.parts.reduce((sum, part) => sum + (part >= 0 ? 1 : 0), 0);
  // what has few ledges has more and thicker cushions on them
  for (const [thick, bare] of [
    [0.12, 0.24],
    [0.17, 0.12],
    [0.22, 0],
  ] as const) {
    const at = cushions(s, n, unit, Math.max(2, height * thick), bare);
    if (at.size < grown * LEAST_MOSS && bare > 0) continue;
    const image = cloneImage(s.image);
    for (const [i, tone] of at) image.data.set([...hexToRgb(MOSS[tone]!), 255], i * 4);
    return { ...s, image };
  }
  return s;
}

/** Least share of a thing that has moss on it. */
const LEAST_MOSS = 0.17;
/** How much lighter than what lies above it a pixel on a ledge is. */
const LEDGE = 0.15;

/** How far down its mass, at most, moss hangs: a head that is covered has no face. */
const HANGS = 0.45;

/** Pixels of moss with their tones: from each ledge down, as far as noise says; where noise is less than `bare` none grows. */
function cushions(
  s: Sprite,
  n: (x: number, y: number) => number,
  unit: number,
  most: Px,
  bare: number,
): ReadonlyMap<number, number> {
  const { width } = s.image;
  const spared = s.partNames.map((name) => UNGROWN.test(name));
  const grows = (i: number): boolean => (s.parts[i] ?? -1) >= 0 && !spared[s.parts[i]!];
  const steps = (i: number): boolean => grows(i) && (s.parts[i - width] ?? -1) >= 0 && light(s, i) - light(s, i - width) >= LEDGE; // biome-ignore format: one line
  // down to what is dark: the line between one mass and the next
  const mass = (i: number): Px => {
    let t = 1;
    while (grows(i + t * width) && light(s, i) - light(s, i + t * width) < 0.24) t++;
    return t;
  };
  const at = new Map<number, number>();
  for (let i = 0; i < s.parts.length; i++) {
    const above = i - width;
    if (!grows(i) || at.has(above)) continue;
    const open = above < 0 || !(s.parts[above]! >= 0);
    // a lone light pixel below a dark one is no ledge
    if (!open && !(steps(i) && (steps(i - 1) ? steps(i - 2) || steps(i + 1) : steps(i + 1) && steps(i + 2)))) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const long = Math.min(most, Math.ceil(mass(i) * HANGS), Math.round((n(x / unit, y / (unit * 2)) - bare - (open ? 0 : 0.24)) * 2.2 * most)); // biome-ignore format: one line
    for (let t = 0; t < long && grows(i + t * width); t++) {
      const j = i + t * width;
      const shade = light(s, j) < 0.4 ? 1 : 0;
      const own = t === 0 ? 3 : t === long - 1 ? 1 : 2;
      at.set(j, Math.max(0, own - shade));
    }
  }
  return at;
}

/** Broken: what is long is in two pieces, what is not has cracks. */
export function broken(s: Sprite, seed: number): Sprite {
  if (s.partNames.includes('hull')) return wrecked(s, seed);
  const { width, height, data } = s.image;
  const at: (readonly [number, number])[] = [];
  for (let i = 0; i < width * height; i++) if (data[i * 4 + 3]) at.push([i % width, Math.floor(i / width)]);
  const mx = at.reduce((sum, [x]) => sum + x, 0) / at.length;
  const my = at.reduce((sum, [, y]) => sum + y, 0) / at.length;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of at) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const root = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  const aspect = Math.sqrt((xx + yy + root) / Math.max(1e-6, xx + yy - root));
  if (aspect < 2.1) return cracked(s, seed);
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const flip = Math.sin(turn) > 0.01 || (Math.abs(Math.sin(turn)) <= 0.01 && Math.cos(turn) < 0) ? -1 : 1;
  const [ux, uy] = [Math.cos(turn) * flip, Math.sin(turn) * flip];
  const along = at.map(([x, y]) => (x - mx) * ux + (y - my) * uy);
  const [low, high] = [Math.min(...along), Math.max(...along)];
  const cut = low + (high - low) * 0.6;
  const size = Math.max(width, height);
  const gap = Math.max(2, Math.round(size * 0.07));
  // the piece that is off lies up to this far outside
  const pad = Math.ceil(gap * 1.2) + 1;
  const image = createImage(width + pad * 2, height + pad * 2);
  const parts = new Int16Array(image.width * image.height).fill(-1);
  const n = noise(seed % 997);
  const [gx, gy] = [Math.round(ux * gap + uy * gap * 0.6), Math.round(uy * gap - ux * gap * 0.6)];
  for (const [x, y] of at) {
    const t = (x - mx) * ux + (y - my) * uy;
    const off = (x - mx) * -uy + (y - my) * ux;
    const jag = (n(off / Math.max(1.2, size / 22) + 40, 3) - 0.5) * size * 0.12;
    const beyond = t > cut + jag;
    const [dx, dy] = beyond ? [pad + gx, pad + gy] : [pad, pad];
    const to = (y + dy) * image.width + x + dx;
    const from = y * width + x;
    image.data.set(data.subarray(from * 4, from * 4 + 4), to * 4);
    parts[to] = s.parts[from]!;
    // the broken edge is closed by a line
    if (Math.abs(t - cut - jag) < 0.75) image.data.set([...hexToRgb('#2a2430'), 255], to * 4);
  }
  return { ...s, image, parts, foot: { x: s.foot.x + pad, y: s.foot.y + pad } };
}

/** Cracks that run from its upper edge down. */
export function cracked(s: Sprite, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork('cracks');
  const unit = Math.max(1, Math.round(Math.min(width, height) / 56));
  for (let k = 0; k < 3; k++) {
    let x = Math.round(width * (0.3 + k * 0.22 + random.float() * 0.1));
    let y = 0;
    while (y < height && s.parts[y * width + x]! < 0) y++;
    if (k === 1) y = Math.max(y, Math.round(height * 0.3));
    const end = y + height * (0.3 + random.float() * 0.25);
    let way = random.int(2) ? 1 : -1;
    for (; y < end; y++) {
      if (random.float() < 0.34) way = -way;
      if (random.float() < 0.7) x += way * unit;
      for (let a = 0; a < unit; a++) {
        const i = y * width + x + a;
        if (x + a < 0 || x + a >= width || y >= height || s.parts[i]! < 0) continue;
        dot(image, x + a, y, oklabToHex([Math.max(0.14, light(s, i) * 0.42), 0.01, -0.01]));
        if (x + a + unit < width && s.parts[i + unit]! >= 0 && light(s, i + unit) > 0.3)
          dot(image, x + a + unit, y, oklabToHex([Math.min(0.96, light(s, i + unit) + 0.1), ...tintAt(s, i + unit)]));
      }
    }
  }
  return { ...s, image };
}
const tintAt = (s: Sprite, i: number): [number, number] => {
  const [, a, b] = rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
  return [a, b];
};

/** Takes away the pieces that are apart from the largest one and much smaller. */
function dropCrumbs(image: Sprite['image'], parts: Sprite['parts']): void {
  const { width, height, data } = image;
  const seen = new Uint8Array(width * height);
  const pieces: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !data[start * 4 + 3]) continue;
    seen[start] = 1;
    const piece = [start];
    for (const i of piece)
      for (const j of [i % width ? i - 1 : -1, i % width < width - 1 ? i + 1 : -1, i - width, i + width])
        if (j >= 0 && j < seen.length && !seen[j] && data[j * 4 + 3]) {
          seen[j] = 1;
          piece.push(j);
        }
    pieces.push(piece);
  }
  const most = Math.max(...pieces.map((piece) => piece.length));
  for (const piece of pieces)
    if (piece.length < most * 0.06)
      for (const i of piece) {
        data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      }
}

/** What shows its inside already: a slice, dough, sweets. */
const OPEN_CUT = /melon|slice|pizza|cake|cookie|donut|doughnut|bread|toast|cheese|chocolate|burger|sandwich|ham|steak|meat|drumstick|ice-cream|popsicle|waffle|pie|biscuit|taco|sushi/; // biome-ignore format: a list
/** A bite is gone at the upper right: its rim shows the inside, of a skin that is another colour. */
export function bitten(s: Sprite, concept = ''): Sprite {
  const open = OPEN_CUT.test(concept);
  const { width, height, data } = s.image;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const r = Math.min(width, height) * 0.2;
  const holes = [[0.98, 0.3], [0.86, 0.14], [0.94, 0.5]].map(([x, y]) => [width * x!, height * y!]); // biome-ignore format: a list
  const near = (x: number, y: number): number => Math.min(...holes.map(([hx, hy]) => Math.hypot(x - hx!, y - hy!) - r));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!data[i * 4 + 3]) continue;
      const d = near(x + 0.5, y + 0.5);
      if (d < 0) {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      } else if (open) {
        // the edge of what is bitten is the same all through, a little in the shade
        const [L, [a, b]] = [light(s, i), tintAt(s, i)];
        if (d < 1.2 && s.parts[i]! >= 0) dot(image, x, y, oklabToHex([L * 0.8, a, b]));
      } else if (d < 1) dot(image, x, y, '#4c2c24');
      else if (d < 2.4 + width / 40 && s.parts[i]! >= 0) dot(image, x, y, d < 1.8 + width / 60 ? '#e8d0a0' : '#f8ecc8');
    }
  // what hangs on nothing any more is bitten off as well
  dropCrumbs(image, parts);
  return { ...s, image, parts };
}

/** A hull that was thrown on rocks: planks stove in, ribs bare in the holes, a bite out of its upper edge; what lay loose in it is gone. */
function wrecked(s: Sprite, seed: number): Sprite {
  const { width } = s.image;
  const image = cloneImage(s.image);
  const parts = Int16Array.from(s.parts);
  const random = createRandom(seed).fork('wreck');
  const isHull = (i: number): boolean => parts[i]! >= 0 && /^(?:hull|plank|strake)/.test(s.partNames[parts[i]!] ?? '');
  const clear = (i: number): void => {
    image.data.fill(0, i * 4, i * 4 + 4);
    parts[i] = -1;
  };
  for (let i = 0; i < parts.length; i++) if (parts[i]! >= 0 && /oar|paddle/.test(s.partNames[parts[i]!] ?? '')) clear(i);
  const hull = [...parts.keys()].filter(isHull);
  if (hull.length < 12) return cracked({ ...s, image, parts }, seed);
  const [left, right] = [Math.min(...hull.map((i) => i % width)), Math.max(...hull.map((i) => i % width))];
  const long = right - left;
  const dark = hexToRgb('#241a20');
  const rib = hexToRgb('#6c4c34');
  const edge = hexToRgb('#c8a070');
  // the bite: everything above a ragged line is gone
  const [from, to] = [left + long * 0.52, left + long * 0.78];
  let jag = 0;
  for (let x = Math.round(from); x < to; x++) {
    if ((x - Math.round(from)) % Math.max(2, Math.round(long / 22)) === 0) jag = random.float();
    const rows = hull.filter((i) => i % width === x).map((i) => Math.floor(i / width));
    if (rows.length === 0) continue;
    const [top, foot] = [Math.min(...rows), Math.max(...rows)];
    const cut = Math.round(top + (foot - top) * (0.3 + 0.3 * jag));
    for (let y = 0; y < cut; y++) clear(y * width + x);
    image.data.set([...edge, 255], (cut * width + x) * 4);
  }
  // holes with ribs across them
  for (const [u, v, rx, ry] of [[0.3, 0.6, 0.1, 0.2], [0.86, 0.5, 0.05, 0.14]] as const) {
    const cx = left + long * u;
    const rows = hull.filter((i) => i % width === Math.round(cx)).map((i) => Math.floor(i / width));
    if (rows.length === 0) continue;
    const [top, foot] = [Math.min(...rows), Math.max(...rows)];
    const cy = top + (foot - top) * v;
    for (const i of hull) {
      const [x, y] = [i % width, Math.floor(i / width)];
      const ragged = 1 + 0.35 * Math.sin(Math.floor(y / 2) * 2.3 + u * 9);
      const d = Math.hypot((x - cx) / (long * rx * ragged), (y - cy) / Math.max(2, (foot - top) * ry));
      if (d < 1 && parts[i]! >= 0) image.data.set([...(Math.round(x - cx) % Math.max(4, Math.round(long * 0.06)) === 0 ? rib : dark), 255], i * 4);
      else if (d < 1.25 && y < cy && parts[i]! >= 0) image.data.set([...edge, 255], i * 4);
    }
  }
  return { ...s, image, parts };
} // biome-ignore format: short
