/**
 * What a creature feels, set on its face after it is drawn: brows, lids, tears, cheeks, round eyes, and the sign that comics put beside
 * a head (a vein, drops of sweat, an exclamation mark). Small faces in profile show little; the sign is read at any size.
 */
import { hexToRgb, rgbToHex } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Feeling } from '../../catalogue/feelings.ts';
import { dot, lined, stamped } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { type Box, eyesOf, loneEye, setEyes } from './creature-marks.ts';
import { SIGNS, type Sign } from './felt-signs.ts';

const DARK = '#1c1420';
const WHITE = '#fcf8f0';
const TEARS = ['#6cc8f8', '#ffffff', '#2470d0'];

const lightOf = ([r, g, b]: readonly number[]): number => r! * 0.3 + g! * 0.59 + b! * 0.11;
const apart = (a: readonly number[], b: readonly number[]): number => Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!) + Math.abs(a[2]! - b[2]!); // biome-ignore format: one line

/** A face: its picture, its eyes, and what lies about them. */
interface Face {
  readonly image: Rgba;
  readonly eyes: readonly Box[];
  /** Towards the nose, of each eye. */
  readonly inward: (eye: Box) => 1 | -1;
  readonly skin: (eye: Box) => readonly number[];
}

const at = ({ data, width, height }: Rgba, x: Px, y: Px): readonly number[] | undefined => {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  const i = (y * width + x) * 4;
  return data[i + 3] ? [data[i]!, data[i + 1]!, data[i + 2]!] : undefined;
};

const EYES = /^(?:eyes?|pupils?|iris)$/;
/** Two eyes that touch are one spot, twice as wide as high. */
const halved = (e: Box, _: number, all: readonly Box[]): readonly Box[] => {
  const [w, h] = [e.right - e.left + 1, e.bottom - e.top + 1];
  if (all.length > 1 || w < 3 || w < h * 1.7) return [e];
  const half = Math.floor((w - 1) / 2);
  return [
    { ...e, right: e.left + half - 1 },
    { ...e, left: e.right - half + 1 },
  ];
};

function faceOf(s: Sprite): Face {
  const own = s.parts.some((one, i) => one >= 0 && s.image.data[i * 4 + 3]! > 0 && EYES.test(s.partNames[one] ?? ''));
  const [set, found] = [own ? [] : setEyes(s), eyesOf(s)];
  const eyes = (set.length > 0 ? set : found.length > 0 ? found : loneEye(s)).flatMap(halved);
  const image = cloneImage(s.image);
  const { width } = image;
  const middle = eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / Math.max(1, eyes.length);
  // of a profile the nose is towards the nearer side of the picture
  const inward = (e: Box): 1 | -1 => (eyes.length > 1 ? ((e.left + e.right) / 2 < middle ? 1 : -1) : (e.left + e.right) / 2 > width / 2 ? 1 : -1); // biome-ignore format: one line
  const skin = (e: Box): readonly number[] => {
    const sums = new Map<string, { c: readonly number[]; n: number }>();
    for (let y = e.top - 2; y <= e.bottom + 2; y++)
      for (let x = e.left - 2; x <= e.right + 2; x++) {
        if (x >= e.left && x <= e.right && y >= e.top && y <= e.bottom) continue;
        const c = at(s.image, x, y);
        if (!c) continue;
        const key = c.join();
        // lines are no skin, nor is a beak
        const other = /beak|bill|comb|crest|wattle|horn|nose|teeth|eye|pupil/.test(
          s.partNames[s.parts[y * width + x] ?? -1] ?? '',
        );
        sums.set(key, { c, n: (sums.get(key)?.n ?? 0) + (lightOf(c) < 46 || other ? 0.2 : 1) });
      }
    return [...sums.values()].sort((a, b) => b.n - a.n)[0]?.c ?? [128, 128, 128];
  };
  return { image, eyes, inward, skin };
}

const hexOf = (c: readonly number[]): string => rgbToHex([c[0]!, c[1]!, c[2]!]);
/** On the body alone, so that no brow hangs in the air. */
const put = (f: Face, x: number, y: number, hex: string): void => {
  if (at(f.image, Math.round(x), Math.round(y))) dot(f.image, x, y, hex);
};
/** The ink that stands out from what is about an eye. */
const inkOn = (f: Face, e: Box): string => (lightOf(f.skin(e)) < 62 ? '#f0605c' : DARK);

/** A brow from the nose outwards; it rises by so much. */
function brow(f: Face, e: Box, rise: number, above: number): void {
  const [w, h] = [e.right - e.left + 1, e.bottom - e.top + 1];
  const thick = Math.max(1, Math.round(h / 3));
  const inward = f.inward(e);
  const long = Math.max(4, w + 2);
  const from = inward > 0 ? e.right + 1 : e.left - 1;
  const steep = Math.max(2, Math.round(h * 0.7)) * rise;
  const ink = inkOn(f, e);
  for (let i = 0; i < long; i++)
    for (let j = 0; j < thick; j++) put(f, from - inward * i, e.top - above - j + Math.round((rise > 0 ? -1 : 1) * Math.abs(steep) * (i / (long - 1)) * (rise > 0 ? 1 : 1)), ink); // biome-ignore format: one line
}

function fill(f: Face, e: Box, hex: string, by = 0): void {
  for (let y = e.top - by; y <= e.bottom + by; y++) for (let x = e.left - by; x <= e.right + by; x++) put(f, x, y, hex);
}

/** An eye that is closed in joy: an arch. */
function arch(f: Face, e: Box): void {
  const ink = inkOn(f, e);
  fill(f, e, hexOf(f.skin(e)));
  const w = Math.max(3, e.right - e.left + 1);
  const x0 = Math.round((e.left + e.right) / 2 - (w - 1) / 2);
  const y0 = Math.round((e.top + e.bottom) / 2) - (w > 4 ? 1 : 0);
  const thick = w >= 6 ? 2 : 1;
  for (let i = 0; i < w; i++)
    for (let j = 0; j < thick; j++) put(f, x0 + i, y0 + j + (i === 0 || i === w - 1 ? 1 : 0) + ((w > 5 && (i === 0 || i === w - 1)) ? 1 : 0), ink); // biome-ignore format: one line
}

function cross(f: Face, e: Box): void {
  const ink = inkOn(f, e);
  fill(f, e, hexOf(f.skin(e)));
  const n = Math.max(3, Math.min(e.right - e.left, e.bottom - e.top) + 1);
  const [x0, y0] = [Math.round((e.left + e.right - n + 1) / 2), Math.round((e.top + e.bottom - n + 1) / 2)];
  for (let i = 0; i < n; i++) {
    put(f, x0 + i, y0 + i, ink);
    put(f, x0 + n - 1 - i, y0 + i, ink);
  }
}

function blush(f: Face, e: Box, hex = '#f46c84'): void {
  const w = Math.max(2, e.right - e.left + 1);
  const out = -f.inward(e);
  const from = out > 0 ? e.left + 1 : e.right - 1;
  for (let i = 0; i < w; i++) put(f, from + out * i, e.bottom + 2, hex);
  if (w > 2) for (let i = 0; i < w; i++) put(f, from + out * i, e.bottom + 3, hex);
}

function tears(f: Face, e: Box): void {
  const skin = f.skin(f.eyes[0]!);
  // blue ones, unless blue is not seen there
  const hex = TEARS.find((one) => apart(hexToRgb(one), skin) > 150) ?? TEARS[0]!;
  const long = Math.max(4, Math.round((e.bottom - e.top + 1) * 1.4));
  const wide = Math.max(1, Math.round((e.right - e.left + 1) / 3));
  const x0 = Math.round((e.left + e.right) / 2 - (wide - 1) / 2);
  for (let j = 0; j < long; j++) for (let i = 0; i < wide; i++) put(f, x0 + i, e.bottom + 1 + j, hex);
  if (wide > 1) for (let j = -1; j < 1; j++) for (let i = -1; i <= wide; i++) put(f, x0 + i, e.bottom + long + j, hex);
}

/** Wide open: white all round a small pupil. */
function stare(f: Face, e: Box): void {
  fill(f, e, DARK, 2);
  fill(f, e, WHITE, 1);
  const [cx, cy] = [Math.round((e.left + e.right) / 2), Math.round((e.top + e.bottom) / 2)];
  const n = Math.max(1, Math.round((e.right - e.left + 1) / 3));
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) put(f, cx + i, cy + j, DARK);
}

function halfShut(f: Face, e: Box): void {
  const lid = hexOf(f.skin(e).map((v) => v * 0.82));
  const h = e.bottom - e.top + 1;
  const half = Math.max(1, Math.round(h * 0.55));
  for (let y = e.top - 1; y < e.top + half; y++) for (let x = e.left; x <= e.right; x++) put(f, x, y, lid);
  const ink = inkOn(f, e);
  for (let x = e.left - 1; x <= e.right + 1; x++) put(f, x, e.top + half, ink);
}

function glow(f: Face, e: Box): void {
  const wide: Box = e.right - e.left < 1 ? { ...e, left: e.left - 1, right: e.right + 1 } : e;
  fill(f, wide, '#f02818');
  put(f, Math.round((wide.left + wide.right) / 2), Math.round((wide.top + wide.bottom) / 2), '#ffd860');
}

/** A mouth between two eyes seen from the front: its corners up or down, or round. */
function mouth(f: Face, s: Sprite, bend: 1 | -1 | 0): void {
  const [a, b] = [...f.eyes].sort((p, q) => p.left - q.left);
  if (!a || !b || s.partNames.some((name) => /mouth|beak|snout|muzzle|bill|jaw|teeth|fang|nose|tooth/.test(name)))
    return;
  const gap = b.left - a.right - 1;
  if (gap < 2) return;
  const w = Math.max(3, Math.min(gap, Math.round(gap * 0.7)));
  const x0 = Math.round((a.right + b.left) / 2 - (w - 1) / 2);
  const y0 = Math.max(a.bottom, b.bottom) + Math.max(2, Math.round((a.bottom - a.top + 1) * 0.5));
  const ink = inkOn(f, a);
  // whoever has a mouth in its drawing keeps it
  for (let y = y0 - 2; y < y0 + 3; y++)
    for (let x = x0; x < x0 + w; x++) if (lightOf(at(s.image, x, y) ?? [0, 0, 0]) < 46) return;
  if (bend === 0) {
    for (const [i, j] of [[0, 0], [1, 0], [0, 1], [1, 1]]) put(f, x0 + Math.floor(w / 2) + i! - 1, y0 + j!, ink); // biome-ignore format: one line
    return;
  }
  for (let i = 0; i < w; i++) {
    const end = i === 0 || i === w - 1;
    put(f, x0 + i, y0 + (end ? (bend > 0 ? -1 : 1) : 0), ink);
  }
}

const DRAWN: Readonly<Record<Feeling, (f: Face, e: Box) => void>> = {
  angry: (f, e) => brow(f, e, 1, 0),
  evil: (f, e) => {
    glow(f, e);
    brow(f, e, 1, 0);
  },
  sad: (f, e) => {
    brow(f, e, -1, 3);
    tears(f, e);
  },
  happy: (f, e) => {
    arch(f, e);
    blush(f, e);
  },
  scared: stare,
  surprised: stare,
  tired: halfShut,
  shy: (f, e) => blush(f, e, '#f04868'),
  'in love': (f, e) => {
    arch(f, e);
    blush(f, e);
  },
  hungry: () => undefined,
  dead: cross,
};
const MOUTHS: Readonly<Partial<Record<Feeling, 1 | -1 | 0>>> = { angry: -1, sad: -1, happy: 1, scared: 0, surprised: 0, 'in love': 1 }; // biome-ignore format: a list

/** A drawing of a creature that feels something; `drawn`: its face shows it already, the sign is what is missing. */
export function withFeeling(s: Sprite, feeling: Feeling, drawn = false): Sprite {
  const f = faceOf(s);
  if (!drawn) {
    for (const eye of f.eyes) DRAWN[feeling](f, eye);
    const bend = MOUTHS[feeling];
    if (bend !== undefined) mouth(f, s, bend);
  }
  if (feeling === 'hungry') drool(f, s);
  const felt: Sprite = { ...s, image: f.image };
  const sign = SIGNS[feeling];
  return sign ? besideHead(felt, f, sign) : felt;
}

/** Drops that fall from the mouth, or from below the eyes where none is known. */
function drool(f: Face, s: Sprite): void {
  const e = f.eyes[0];
  const spot = s.at.mouth ?? s.at.NOSE ?? (e ? { x: f.eyes.reduce((sum, o) => sum + (o.left + o.right) / 2, 0) / f.eyes.length, y: e.bottom + 3 } : undefined); // biome-ignore format: one line
  if (!spot) return;
  const k = Math.max(1, Math.round(Math.min(s.image.width, s.image.height) / 40));
  for (const [dx, long] of [[-1, 3], [1, 4]] as const) for (let j = 0; j < long * k; j++) for (let i = 0; i < k; i++) put(f, spot.x + dx * k + i, spot.y + 1 + j, '#a8e4ff'); // biome-ignore format: one line
}

/** The sign at the upper edge of the head, on the side away from the nose. */
function besideHead(s: Sprite, f: Face, { rows, colours, line }: Sign): Sprite {
  const { width, height } = s.image;
  const k = Math.max(1, Math.floor(Math.min(width, height) / (line ? 30 : 44)));
  const image = line ? lined(stamped(rows, colours, k), line) : stamped(rows, colours, k);
  const eyes = f.eyes;
  const cx = eyes.length > 0 ? eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / eyes.length : (s.at.head?.x ?? width / 2); // biome-ignore format: one line
  const top = eyes.length > 0 ? Math.min(...eyes.map((e) => e.top)) : Math.round(s.at.head?.y ?? height * 0.2);
  const side = eyes.length === 1 ? -f.inward(eyes[0]!) : 1;
  const row = Math.max(0, top - 2);
  let x = Math.round(cx);
  const most = Math.max(4, Math.round(width * 0.2));
  while (at(s.image, x + side, row) && Math.abs(x - cx) < most) x += side;
  // over a broad back there is sky above
  let y = row;
  while (y > 0 && at(s.image, x, y - 1)) y--;
  const sign = painted(image, 'sign');
  const left = side > 0 ? x - Math.round(image.width * 0.2) : x - Math.round(image.width * 0.8);
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: sign, x: left, y: y - Math.round(image.height * 0.75) }], 0); // biome-ignore format: one line
}
