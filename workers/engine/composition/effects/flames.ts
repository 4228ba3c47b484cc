/** Flames, bolts, beams and clouds: what is cast, breathed and shot. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { crop, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { heatAt, type Tongue } from '../../painted/tongues.ts';
import { createRandom } from '../../random.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, ellipse, sheet } from './paint.ts';

/** Five tones from the core outwards. */
export const ELEMENTS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  fire: ['#fff4b8', '#ffd048', '#f88828', '#d03c24', '#7c1c28'],
  ice: ['#f4fcff', '#b8ecf8', '#6cc4ec', '#3c84cc', '#24487c'],
  poison: ['#f0ffb0', '#b8e84c', '#6cb838', '#3c7c34', '#1c4428'],
  water: ['#f4fcff', '#b8ecf8', '#6cb4e8', '#3c84cc', '#2c548c'],
  bubbles: ['#f4fcff', '#b8ecf8', '#8cd4ec', '#5ca8d8', '#3c6ca8'],
  magic: ['#ffffe8', '#f8d8ff', '#d08cf8', '#8c4cd8', '#4c2c84'],
  lightning: ['#ffffff', '#fffcd0', '#f8e060', '#8cb4f8', '#3c5cb0'],
  shadow: ['#b09cd8', '#7c64b0', '#503c84', '#302454', '#181430'],
  light: ['#ffffff', '#fffce0', '#fff0a0', '#f8d868', '#e0a848'],
  nature: ['#f0ffc8', '#c8f088', '#84c84c', '#4c9038', '#28542c'],
  smoke: ['#e8e8ec', '#c4c4cc', '#9c9ca8', '#747480', '#4c4c58'],
}; // biome-ignore format: a table

/** Which element a thing's words are. */
const ELEMENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/fire|flame|lava|ember|inferno/, 'fire'],
  [/ice|frost|snow|cold|freez/, 'ice'],
  [/poison|acid|venom|toxic|slime/, 'poison'],
  [/water|wave|rain/, 'water'],
  [/bubble/, 'bubbles'],
  [/lightning|thunder|electric|spark|shock/, 'lightning'],
  [/shadow|dark|death|curse|necro/, 'shadow'],
  [/light|holy|heal|sun|divine|bless/, 'light'],
  [/nature|leaf|plant|vine/, 'nature'],
  [/smoke|steam|fog/, 'smoke'],
  [/magic|spell|arcane|energy|mana|sparkle|glitter|dust/, 'magic'],
];
/** The element whose flames are nearest to a colour. */
export function elementLike(hex: string): string {
  const [l, a, b] = hexToOklab(hex);
  return ['fire', 'ice', 'poison', 'magic', 'light', 'shadow']
    .map((name) => ({ name, lab: hexToOklab(ELEMENTS[name]![2]) }))
    .sort((p, q) => Math.hypot((p.lab[0] - l) * 0.7, p.lab[1] - a, p.lab[2] - b) - Math.hypot((q.lab[0] - l) * 0.7, q.lab[1] - a, q.lab[2] - b))[0]!.name; // biome-ignore format: one line
}
export const elementOf = (words: string): string | undefined => ELEMENT_WORDS.find(([r]) => r.test(words))?.[1];

/** A cone of flame from its tip at the left middle to the right, `slope` down. */
export function breath(element: string, length: number, slope: number, seed: number): Sprite {
  const tones = ELEMENTS[element] ?? ELEMENTS.fire!;
  const L = Math.max(6, Math.round(length));
  const H = Math.round(L * 0.9 + Math.abs(slope) * L * 2);
  const image = sheet(L + 2, H);
  const random = createRandom(seed).fork('breath');
  const phase = random.float() * 6;
  for (let x = 0; x < L; x++) {
    const t = x / L;
    const round = t > 0.8 ? Math.sqrt(Math.max(0, 1 - ((t - 0.8) / 0.2) ** 2)) : 1;
    const half = (0.05 + 0.3 * t ** 0.75) * L * 0.72 * round;
    const middle = H / 2 + t * slope * L + Math.sin(t * 9 + phase) * L * 0.02;
    for (let y = Math.floor(middle - half); y <= middle + half; y++) {
      const edge = Math.abs(y - middle) / Math.max(0.8, half);
      const wobble = 0.17 * Math.sin(x * 0.7 + y * 1.1 + phase) + 0.12 * Math.sin(x * 0.31 - y * 0.9);
      const v = edge * 0.85 + t * 0.62 + wobble * (0.4 + t);
      if (v <= 1.42)
        dot(
          image,
          x,
          y,
          v < 0.42 ? tones[0] : v < 0.72 ? tones[1] : v < 1.02 ? tones[2] : v < 1.3 ? tones[3] : tones[4],
        );
    }
  }
  const unit = L > 40 ? 2 : 1;
  for (let k = 0; k < 5; k++)
    block(
      image,
      L * (0.5 + 0.5 * random.float()),
      H / 2 + slope * L * 0.7 + (random.float() - 0.5) * L * 0.66,
      unit,
      unit,
      tones[k % 2 ? 2 : 1],
    );
  return painted(image, `${element} breath`, { x: 0, y: H / 2 });
}

/** A ball of an element with its tail to the left. */
export function ball(element: string, size: number, seed: number): Sprite {
  const tones = ELEMENTS[element] ?? ELEMENTS.magic!;
  const s = Math.max(7, Math.round(size));
  const image = sheet(s * 1.7, s);
  const random = createRandom(seed).fork('ball');
  const cx = s * 1.15;
  for (let y = 0; y < s; y++)
    for (let x = 0; x < image.width; x++) {
      const behind = Math.max(0, cx - x) / s;
      const r = s * 0.46 * (x > cx ? 1 : Math.max(0, 1 - behind * 0.86));
      const d =
        x > cx
          ? Math.hypot(x + 0.5 - cx, y + 0.5 - s / 2) / r
          : Math.abs(y + 0.5 - s / 2 + Math.sin(x * 0.6) * behind * s * 0.14) / Math.max(0.5, r);
      const v = d + behind * 0.5 + 0.14 * Math.sin(x * 0.9 + y * 1.3) * (0.3 + behind);
      if (v < 1.05) dot(image, x, y, v < 0.4 ? tones[0] : v < 0.62 ? tones[1] : v < 0.84 ? tones[2] : tones[3]);
    }
  for (let k = 0; k < 3; k++) dot(image, random.float() * s * 0.7, s * (0.2 + 0.6 * random.float()), tones[2]);
  return painted(image, `${element} ball`, { x: cx, y: s / 2 });
}

/** A bolt from left to right. */
export function bolt(kind: 'lightning' | 'laser', length: number, seed: number): Sprite {
  const L = Math.max(8, Math.round(length));
  const image = sheet(L, Math.max(7, Math.round(L * 0.3)));
  const middle = image.height / 2;
  if (kind === 'laser') {
    block(image, 0, middle - 2, L, 4, '#e83c5c');
    block(image, 0, middle - 1, L, 2, '#ffd8d8');
    return painted(image, 'laser', { x: 0, y: middle });
  }
  const random = createRandom(seed).fork('bolt');
  let y = middle;
  const line: number[] = [];
  for (let x = 0; x < L; ) {
    const step = 3 + random.int(4);
    const to = middle + (random.float() - 0.5) * image.height * 0.7;
    for (let i = 0; i < step && x < L; i++, x++) {
      y += (to - y) / (step - i);
      line[x] = y;
    }
  }
  for (const [x, at] of line.entries()) block(image, x, at - 1, 2, 4, '#6c9cf8');
  for (const [x, at] of line.entries()) block(image, x, at, 1, 2, '#fffcd0');
  return painted(image, 'lightning', { x: 0, y: middle });
}

function flare(image: Rgba, list: readonly Tongue[], tones: readonly string[]): void {
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const heat = heatAt(list, x, y);
      if (heat >= 0) dot(image, x, y, tones[heat]!);
    }
}

/** What burns with flames on its edges, given by the middle and height of each stretch, `step` wide; `tall`: how high flames are at most. */
export function aflame(
  s: Sprite,
  edges: readonly (readonly [x: number, y: number])[],
  { tall, step }: { readonly tall: Px; readonly step: Px },
  seed: number,
  element: string,
): Sprite {
  const { width, height } = s.image;
  const image = sheet(width + 2 * step, height + tall);
  const random = createRandom(seed).fork('flames');
  const list = edges.map(([x, y], k): Tongue => ({ x: x + step, y: y + tall, half: step * (0.66 + 0.2 * random.float()), high: tall * (k % 2 ? 0.56 : 0.86) * (0.85 + 0.3 * random.float()), bend: (random.float() - 0.5) * step })); // biome-ignore format: one line
  flare(image, list, ELEMENTS[element] ?? ELEMENTS.fire!);
  const box = opaqueBounds(image);
  if (!box) return s;
  const flames = painted(crop(image, box), 'flames');
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: flames, x: box.x - step, y: box.y - tall },
    ],
    0,
  );
}

/** Flames that lick up from a line `width` wide: over what burns. */
export function blaze(width: number, height: number, seed: number, element = 'fire'): Sprite {
  const tones = ELEMENTS[element] ?? ELEMENTS.fire!;
  const w = Math.max(3, Math.round(width));
  const h = Math.max(4, Math.round(height));
  const image = sheet(w, h);
  const random = createRandom(seed).fork('blaze');
  const tongues = Math.max(2, Math.round(w / Math.max(4, h * 0.35)));
  const room = w / tongues;
  // a high one, then a low one
  const list = Array.from({ length: tongues }, (_, k): Tongue => ({
    x: (k + 0.5) * room - 0.5,
    y: h - 1,
    half: room * 0.72,
    high: h * (k % 2 === tongues % 2 ? 0.5 + 0.2 * random.float() : 0.8 + 0.2 * random.float()),
    bend: (random.float() - 0.5) * room * 0.7,
  })); // biome-ignore format: one list
  flare(image, list, tones);
  return painted(image, 'flames');
}

export const DUST = ['#f0e4c8', '#d8c8a4', '#a89878'] as const;
export const SMOKE = ['#e8e8ec', '#c4c4cc', '#8c8c98'] as const;

/** Puffs of a cloud: dust behind runners, smoke of pipes. */
export function puffs(size: number, tones: readonly [string, string, string], part = 'dust'): Sprite {
  const s = Math.max(5, Math.round(size));
  const image = sheet(s * 2, s);
  for (const [u, v, q] of [[0.25, 0.7, 0.28], [0.55, 0.62, 0.36], [0.85, 0.75, 0.22]] as const)
    ellipse(image, u * s * 1.6, v * s, s * q, s * q, (_x, y, d) => (d > 0.72 ? tones[2] : y < v * s - s * q * 0.2 ? tones[0] : tones[1])); // biome-ignore format: a row
  return painted(image, part);
}
