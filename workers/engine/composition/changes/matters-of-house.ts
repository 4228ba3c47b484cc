/** What roofs are covered with and walls are built of. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { block, deeper, dot, sheet } from '../effects/paint.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';
import { substanceNamed } from '../sprites/substances.ts';
import { isOf, lightness, unitOf } from './fittings.ts';

const of = (tones: readonly string[], t: number): string =>
  tones[Math.max(0, Math.min(tones.length - 1, Math.round(t)))]!;
type Laid = (x: Px, y: Px, k: number, n: number, unit: Px) => number;
interface Matter {
  readonly tones: readonly string[];
  readonly at: Laid;
}

/** How stuffs lie on walls and roofs: steps from the middle tone. */
const LAID: Readonly<Record<string, Laid>> = {
  // side by side, upright, each rounded, its tip over the next row
  stakes: (x, y, k, _n, u) => { const c = x % (4 * u); return 2.4 + k * 3 + (c < u ? -2.4 : c < 2 * u ? 0.9 : c >= 3 * u ? -0.7 : 0.2) + ((y + Math.floor(x / (4 * u)) * 5) % (13 * u) < u ? -1.2 : 0); },
  // sewn together of uneven pieces
  sewn: (x, y, k, n, u) => { const row = Math.floor(y / (8 * u)); const c = (x + row * 5 * u) % (11 * u); const seam = c < u || y % (8 * u) < u; return seam ? (Math.floor((x + y) / u) % 2 ? 0 : 3.4) : 2 + k * 3 + (n - 0.5) * 1.6 + ((Math.floor((x + row * 5 * u) / (11 * u)) * 3 + row * 2) % 3 - 1) * 0.8; },
  // in courses, the joints broken
  courses: (x, y, k, n, u) => { const row = Math.floor(y / (4 * u)); const c = (x + (row % 2) * 3 * u) % (6 * u); return 2 + k * 3 + (n - 0.5) + (y % (4 * u) < 1 || c < 1 ? -1.5 : y % (4 * u) < 2 ? 0.7 : 0) + ((Math.floor((x + (row % 2) * 3 * u) / (6 * u)) * 3 + row * 5) % 4 === 0 ? 0.5 : 0); },
  // round pieces, one over the other
  scales: (x, y, k, _n, u) => { const h = 5 * u; const row = Math.floor(y / h); const [c, v] = [((x + (row % 2) * 4 * u) % (8 * u)) / u - 3.5, (y % h) / u]; const d = Math.hypot(c / 4.4, v / 5.2); return 2 + k * 3 + (d > 0.94 ? -2 : d > 0.7 ? -0.4 : d < 0.36 ? 1.2 : 0.4); },
  // sheets riveted on
  sheets: (x, y, k, n, u) => { const row = Math.floor(y / (7 * u)); const c = (x + row * 4 * u) % (9 * u); const one = (Math.floor((x + row * 4 * u) / (9 * u)) * 5 + row * 3) % 4; return c < 1 || y % (7 * u) < 1 ? 0.2 : (c < 2 * u && c >= u) && y % (7 * u) >= u && y % (7 * u) < 2 * u ? 4 : 1.4 + one * 0.7 + k * 3 + (n - 0.5) * 1.2; },
  tufts: (x, y, k, n, u) => 2 + k * 4 + (n - 0.5) * 2.6 + ((x * 5 + Math.floor(y / (2 * u)) * 3) % 7 < 2 ? 0.8 : 0) + ((x * 3 + y) % 5 === 0 ? -0.7 : 0),
  smooth: (x, y, k, n, u) => 2 + k * 5 + (n - 0.5) * 1.8 + ((x + y) % (12 * u) < u ? 0.8 : 0),
}; // biome-ignore format: patterns
const LIES: readonly (readonly [keyof typeof LAID, RegExp])[] = [
  ['stakes', /^(?:bones?|bamboo|cactus|coral|roots|straw|wax|pencil)$/],
  ['sewn', /^(?:hide|bonehide|quilt|patches|plush|yarn|paper|cardboard|leather|cloth|fabric|canvas|meat|feathers)$/],
  ['courses', /^(?:brick|bricks|books|candy|chocolate|cheese|gold|silver|marble|stone|ice|salt|coal|jade|clay|porcelain|mosaic|sandstone|obsidian|donut|bread|cake|rubber|plastic|snow|caramel)$/],
  ['scales', /^(?:turtle-shell|shells|mushroom|pumpkin|strawberry|watermelon|fruit|vegetable|flowers?|blossoms|bubbles|balloon|marshmallow|ice-cream|cloud|pizza|cookie|gummy)$/],
  ['sheets', /^(?:scrap-metal|junk|metal|iron|steel|bronze|copper|brass|gears|wire|tin|rust)$/],
  ['tufts', /^(?:lea(?:f|ves)|moss|vines|autumn-leaves|thorns|mud|fire|lava|magma)$/],
]; // biome-ignore format: a table
const ROOFS: Readonly<Record<string, Matter>> = {
  // tones from dark to light; what comes out is where between them
  grass: { tones: ['#2c5c30', '#3f7c38', '#569a40', '#74b450', '#9cd068'], at: (x, y, k, n, u) => 1.6 + k * 5 + (n - 0.5) * 2.2 + ((x * 3 + Math.floor(y / (2 * u)) * 5) % 7 < 2 ? 0.9 : 0) },
  moss: { tones: ['#2c4c28', '#44682f', '#5c8438', '#7ca048', '#a4c068'], at: (x, y, k, n) => 1.8 + k * 4 + (n - 0.5) * 4 + ((x + y * 2) % 5 === 0 ? 0.6 : 0) },
  thatch: { tones: ['#7c5424', '#a87830', '#c89c44', '#e0ba5c', '#f4d884'], at: (x, y, k, n, u) => 2 + k * 4 + ((x + Math.floor(y / 3)) % 3 ? 0.4 : -0.8) + (n - 0.5) * 1.4 + (y % (7 * u) === 0 ? -1.2 : 0) },
  tin: { tones: ['#5c6470', '#7c8894', '#9ca8b4', '#bcc8d0', '#e0e8ec'], at: (x, _y, k, _n, u) => 2 + k * 4 + (Math.floor(x / u) % 3 === 0 ? -1 : Math.floor(x / u) % 3 === 1 ? 0.8 : 0) },
  rust: { tones: ['#5c3424', '#844c30', '#a8643c', '#8c8c90', '#b0b4b8'], at: (x, _y, k, n, u) => 1.8 + k * 3 + (n - 0.5) * 4 + (Math.floor(x / u) % 3 === 0 ? -0.9 : 0.2) },
  tiles: { tones: ['#7c3424', '#a44830', '#c4603c', '#dc7c50', '#f0a070'], at: (x, y, k, _n, u) => 2 + k * 4 + (y % (4 * u) < u ? -1.3 : y % (4 * u) < 2 * u ? 0.6 : 0) + ((x + (Math.floor(y / (4 * u)) % 2) * 2 * u) % (4 * u) < 1 ? -0.9 : 0) },
  slate: { tones: ['#343c4c', '#4c5668', '#667284', '#8490a0', '#a8b2c0'], at: (x, y, k, _n, u) => 2 + k * 4 + (y % (4 * u) < 1 ? -1.2 : 0) + ((x + (Math.floor(y / (4 * u)) % 2) * 2 * u) % (4 * u) < 1 ? -0.8 : 0) + ((Math.floor(x / (4 * u)) * 5 + Math.floor(y / (4 * u)) * 3) % 4 === 0 ? 0.5 : 0) },
  planks: { tones: ['#4c3020', '#6c4a30', '#8c6440', '#a88054', '#c49c6c'], at: (x, y, k, n, u) => 2 + k * 4 + (y % (3 * u) < 1 ? -1.4 : 0.3) + (n - 0.5) + ((x + Math.floor(y / (3 * u)) * 7) % (11 * u) === 0 ? -1 : 0) },
  gold: { tones: ['#8c5c10', '#c08818', '#e8b430', '#f8d860', '#fff4b0'], at: (x, y, k, _n, u) => 2 + k * 5 + (y % (4 * u) < 1 ? -0.9 : 0) + ((x + y) % (9 * u) < u ? 1 : 0) },
  copper: { tones: ['#2c6458', '#40887c', '#5ca898', '#84c8b4', '#b4e4d0'], at: (x, y, k, n, u) => 2 + k * 4 + (Math.floor(x / u) % 4 === 0 ? -0.9 : 0.2) + (n - 0.5) * 1.4 + y * 0 },
  glass: { tones: ['#4c8cac', '#7cbcd4', '#a4dcec', '#d0f2f8', '#f4ffff'], at: (x, y, k, _n, u) => ((x % (5 * u) < 1 || y % (5 * u) < 1) ? 4 : 1.6 + k * 3 + ((x + y) % (10 * u) < 2 * u ? 1 : 0)) },
  leaves: { tones: ['#24502c', '#387038', '#549444', '#7cb454', '#a8d470'], at: (x, y, k, n) => 1.8 + k * 4 + (n - 0.5) * 3.4 + ((x * 5 + y * 3) % 7 === 0 ? 1 : 0) },
  flowers: { tones: ['#2c5c30', '#3f7c38', '#569a40', '#f084b0', '#f8e070'], at: (x, y, k, n) => ((x * 7 + y * 13) % 17 < 2 ? 3 : (x * 11 + y * 5) % 23 === 0 ? 4 : Math.min(2, 1.4 + k * 3 + (n - 0.5) * 1.6)) },
  patches: { tones: ['#8c5440', '#6c7484', '#a88454', '#5c6c4c', '#b0a08c'], at: (x, y, _k, _n, u) => { const c = 7 * u; const [i, j] = [Math.floor((x + (Math.floor(y / c) % 2) * 3 * u) / c), Math.floor(y / c)]; return (i * 3 + j * 2 + ((i * j) % 2)) % 5; } },
  bones: { tones: ['#6c5c48', '#a09078', '#c8bca0', '#e4dcc4', '#fbf8ec'], at: (x, y, k, _n, u) => 2.2 + k * 4 + (x % (4 * u) < u ? -1.6 : 0.4) + (y % (9 * u) < 1 ? -1 : 0) },
  candy: { tones: ['#d84c80', '#f484b0', '#fbf0f4', '#fbf0f4', '#f8b4d0'], at: (x, y, _k, _n, u) => (Math.floor((x + y) / (3 * u)) % 2 ? 2 : 0.6) },
  checker: { tones: ['#2c2a30', '#c8383c', '#f4f0e8'], at: (x, y, _k, _n, u) => ((Math.floor(x / (3 * u)) + Math.floor(y / (3 * u))) % 2 ? 1 : 2) },
}; // biome-ignore format: a table
/** Stuffs that substances have no tones for. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  shells: ['#8c6470', '#c08c90', '#e4bcb4', '#f6dcd0', '#fffaf2'],
};

/** How that lies on a roof, or on walls; undefined where nobody knows. */
function matterOf(name: string): Matter | undefined {
  if (ROOFS[name]) return ROOFS[name];
  const substance = substanceNamed(name);
  const tones = MORE[name] ?? substance?.tones;
  if (!tones) return undefined;
  const at = LAID[LIES.find(([, names]) => names.test(name))?.[0] ?? 'smooth']!;
  if (name !== 'books') return { tones, at };
  // backs of books on shelves, each in its colour
  const backs = ['#2c1a14', '#9c3434', '#34588c', '#3c7048', '#c89c40', '#f0e4c4', '#7c4c84'];
  return { tones: backs, at: (x, y, _k, _n, u) => (y % (7 * u) < u ? 0 : x % (2 * u + 1) < 1 ? 0 : 1 + ((Math.floor(x / (2 * u + 1)) * 5 + Math.floor(y / (7 * u)) * 3) % 6)) }; // biome-ignore format: one line
}
export const isRoofMatter = (name: string): boolean => matterOf(name) !== undefined;

/** Its roof covered with that: the light on it stays as it falls. Where it shows no roof, the upper third is it. */
export function withRoofOf(s: Sprite, name: string, seed: number, hue?: string): Sprite {
  const { width, height } = s.image;
  const named = ['roof|thatch|tiles|shingles|canopy', 'dome|cap|spire']
    .map((n) => new RegExp(`^(?:${n})$`))
    .find((n) => (partBox(s, n)?.count ?? 0) > width * height * 0.03);
  const own = named
    ? isOf(s, named)
    : (i: number): boolean => s.parts[i]! >= 0 && Math.floor(i / width) < height * 0.34;
  return laid(s, name, own, seed, hue);
}

const NO_WALL = /^(?:roof|thatch|tiles|shingles|canopy|dome|cap|spire|awning|door|window|pane|glass|light|lit|lamp|lantern|sign|board|picture|flag|banner|pole|smoke|steam|chimney|pot|fence|stair|step|ground|grass|flowers?|bush|leaf|tuft|rock|rubble|frame|sill|handle|knob|trim|ivy|crate|barrel|sack|bone|skull|bell|clock|dial|hand|wheel|sail|hub|cross|water|post|porch|bread|goods|ware|shelf|counter|display)/; // biome-ignore format: a list

/** Its walls built of that; doors, windows and what hangs there stay. */
export function withWallsOf(s: Sprite, name: string, seed: number, hue?: string): Sprite {
  const roof = ['roof|thatch|tiles|shingles|canopy', 'dome|cap|spire'].some((n) => (partBox(s, new RegExp(`^(?:${n})$`))?.count ?? 0) > s.parts.length * 0.03); // biome-ignore format: one line
  const other = isOf(s, NO_WALL);
  const low = Math.floor(s.image.height * 0.34) * s.image.width;
  return laid(s, name, (i) => s.parts[i]! >= 0 && !other(i) && (roof || i >= low), seed, hue);
}

function laid(s: Sprite, name: string, own: (i: number) => boolean, seed: number, hue?: string): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const image = cloneImage(s.image);
  let [sum, count] = [0, 0];
  for (let i = 0; i < width * height; i++)
    if (own(i) && image.data[i * 4 + 3]) {
      sum += lightness(s.image, i);
      count++;
    }
  if (count === 0) return s;
  const mean = sum / count;
  const n = noise(seed % 719);
  const matter = matterOf(name)!;
  const { at } = matter;
  const given = hue ? [0.62, 0.8, 1, 1.14, 1.3].map((k) => deeper(hue, k)) : undefined;
  const tones = given ?? matter.tones;
  const growing = /^(?:grass|moss|leaves|flowers)$/.test(name);
  const out = growing ? sheet(width, height + 2 * unit) : image;
  const shift = growing ? 2 * unit : 0;
  if (growing) out.data.set(image.data, shift * width * 4);
  const parts = growing ? new Int16Array(width * out.height).fill(-1) : s.parts.slice();
  if (growing) parts.set(s.parts, shift * width);
  for (let i = 0; i < width * height; i++) {
    if (!own(i) || !image.data[i * 4 + 3]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const L = lightness(s.image, i);
    const v = n(x / (2.6 * unit), y / (2.6 * unit));
    // the outer line stays; a half of the old tone's light is kept
    if (L < 0.27 && mean > 0.36) {
      const edge = [i - 1, i + 1, i - width, i + width].some((j) => j < 0 || j >= width * height || !image.data[j * 4 + 3]);
      if (edge) continue;
    }
    // moss leaves bare what it has not reached
    if (name === 'moss' && v < 0.34 && !hue) continue;
    dot(out, x, y + shift, of(tones, at(x, y, Math.max(-0.25, Math.min(0.25, L - mean)) * 0.8, v, unit)));
    const above = i - width;
    if (growing && (above < 0 || !image.data[above * 4 + 3]) && (x * 7 + (seed % 5)) % 5 < 3) {
      const long = unit * (1 + ((x * 3) % 2));
      block(out, x, y + shift - long, 1, long + unit, of(tones, 2 + ((x * 5) % 3)));
      for (let d = 0; d < long; d++) if (y + shift - 1 - d >= 0) parts[(y + shift - 1 - d) * width + x] = s.parts[i]!;
    }
  }
  const foot = { x: s.foot.x, y: s.foot.y + shift };
  const at2 = Object.fromEntries(Object.entries(s.at).map(([k, p]) => [k, { x: p.x, y: p.y + shift }]));
  return { ...s, image: out, parts, foot, at: at2, top: { ...s.top, y: s.top.y + shift } };
} // biome-ignore format: short
