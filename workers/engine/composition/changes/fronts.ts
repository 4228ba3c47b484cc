/** More of a building's front: its board hanging by one nail, more floors, a porch, a skylight, bills and paint on its walls. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { block, deeper, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';
import { doorOf, mainWindows } from './windows.ts';

/** A board on a post at its side: whole, or cracked and hanging by one corner. One that it has itself hangs so. */
export function withBoard(s: Sprite, kind: string): Sprite {
  const { height } = s.image;
  const unit = unitOf(s);
  const broken = /broken/.test(kind);
  const neon = /neon/.test(kind);
  const slant = /broken|crooked/.test(kind) ? 0.3 : 0;
  const own = partBox(s, /^sign$/);
  if (own && own.width > 5 && slant > 0) return askew(s, own, slant * 0.7, broken);
  const [w, h] = [Math.max(13, 15 * unit), Math.max(8, 9 * unit)];
  const drop = Math.round(w * slant);
  const tall = Math.max(h + drop + 6 * unit, Math.round(height * 0.46));
  const image = sheet(w + 4 * unit, tall);
  const [wood, lit, post] = neon ? ['#2c2848', '#48426c', '#6c7484'] : ['#a87444', '#cc9860', '#6c4a30'];
  block(image, 0, 0, 2 * unit, tall, post);
  block(image, 0, 0, unit, tall, deeper(post, 1.2));
  block(image, 0, unit, w + 3 * unit, unit, post);
  for (let x = 0; x < w; x++) {
    const y0 = 3 * unit + Math.round(x * slant);
    const lost = broken && x > w * 0.66 ? Math.round((x - w * 0.66) * 0.9) + ((x * 3) % 2) * unit : 0;
    for (let y = 0; y < h - lost; y++) {
      const ink = y > 2 * unit && y < h - 2 * unit && x > unit && x < w - 2 * unit;
      const letter = ink && Math.floor(y / (2 * unit)) % 2 === 1 && (x * 5) % (7 * unit) > 2 * unit;
      dot(image, 3 * unit + x, y0 + y, y < unit || x < unit ? lit : letter ? (neon ? (broken && x > w * 0.45 ? '#5c4468' : '#f868b8') : '#54341e') : y === Math.round(h / 2) && !neon ? deeper(wood, 0.86) : wood);
    }
  }
  if (broken) for (let k = 0; k < h * 0.7; k++) dot(image, 3 * unit + w * 0.42 + ((k >> 1) % 2 ? k * 0.3 : -k * 0.1), 3 * unit + w * 0.42 * slant + k, DARK);
  block(image, 4 * unit, 2 * unit, unit, unit, '#c4ccd8');
  if (!broken) block(image, w, 2 * unit, unit, unit, '#c4ccd8');
  const sprite = painted(lined(image, DARK), 'sign');
  return joined([
    { sprite, x: -Math.round(sprite.image.width * 0.62), y: height - sprite.image.height + 1 },
    { sprite: s, x: 0, y: 0 },
  ], 1);
} // biome-ignore format: short

/** Its own board fallen out of true; what was behind it goes on. */
function askew(s: Sprite, box: { x: Px; y: Px; width: Px; height: Px }, slant: number, broken: boolean): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const onSign = isOf(s, /^sign$/);
  const board = sheet(box.width, box.height + Math.ceil(box.width * slant) + 1);
  const at = (x: Px, y: Px): Px => y * width + x;
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const i = at(x, y);
      if (!onSign(i) || !s.image.data[i * 4 + 3]) continue;
      const lost = broken && x - box.x > box.width * 0.7 && y - box.y > box.height * 0.5 - (x - box.x - box.width * 0.7) * 0.6;
      const to = (y - box.y + Math.round((x - box.x) * slant)) * board.width + x - box.x;
      if (!lost) board.data.set(s.image.data.subarray(i * 4, i * 4 + 4), to * 4);
      // the wall under it, from below or above
      let from = -1;
      for (let d = 1; d < box.height + 6 && from < 0; d++) for (const v of [y + d, y - d]) if (from < 0 && v >= 0 && v < height && !onSign(at(x, v)) && s.image.data[at(x, v) * 4 + 3] && s.parts[at(x, v)]! >= 0) from = at(x, v);
      if (from >= 0 && y > height * 0.2) {
        image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), i * 4);
        parts[i] = s.parts[from]!;
      } else {
        image.data.fill(0, i * 4, i * 4 + 4);
        parts[i] = -1;
      }
    }
  if (broken) for (let k = 0; k < board.height * 0.6; k++) if (board.data[(k * board.width + Math.floor(box.width * 0.45)) * 4 + 3]) dot(board, box.width * 0.45 + ((k >> 1) % 2), k, DARK);
  return joined([
    { sprite: { ...s, image, parts }, x: 0, y: 0 },
    { sprite: painted(lined(board, DARK), 'sign'), x: box.x - 1, y: box.y - 1 },
  ]);
} // biome-ignore format: short

/** What goes on from floor to floor; all else stands before the wall. */
const GOES_ON =
  /^(?:wall|window|frame|windowframe|pane|glass|timber|trim|panel|hall|tower|ledge|logs?|front|body|band|sill|shutter|stem|trunk|beam|brick|dome)$/;

/** More floors: its roof on the top, the band of its windows again and again with a beam below each, then the ground floor with its door and its awning. */
export function withStoreys(s: Sprite, more: number): Sprite {
  if (more < 1) return s;
  const { width, height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const windows = mainWindows(s).filter((w) => w.bottom > walls.y && w.bottom < walls.y + walls.height);
  const eaves = partBox(s, /^(?:roof|thatch|tiles|shingles)$/);
  const under = windows.filter((w) => !eaves || w.bottom > eaves.y + eaves.height * 0.8);
  const low = under.length > 0 ? under.reduce((best, w) => (w.bottom > best.bottom ? w : best)) : undefined;
  const foot = walls.y + walls.height;
  const door = doorOf(s);
  const [y0, y1] = low ? [Math.max(0, low.top - 2 * unit), Math.min(foot - unit, low.bottom + 2 * unit)] : [Math.round(walls.y + walls.height * 0.66), Math.round(walls.y + walls.height * 0.9)];
  const h = y1 - y0 + 1;
  // a lintel or an awning that is higher than the windows below belongs to the ground floor
  // its cloth may be of the colour of the roof's edge: the lowest rows of it that follow each other
  const cloth = partBox(s, /^awning$/);
  const ofCloth = isOf(s, /^awning$/);
  const hasCloth = (y: Px): boolean => cloth !== undefined && Array.from({ length: cloth.width }, (_, x) => y * width + cloth.x + x).some(ofCloth);
  let top = cloth ? cloth.y + cloth.height - 1 : 0;
  while (cloth && top > cloth.y && hasCloth(top - 1)) top--;
  const awning = cloth && { ...cloth, y: top, height: cloth.y + cloth.height - top };
  const over = [door && door.y > y0 - h ? door : undefined, awning].flatMap((box) => (box && box.y < y0 && box.y + box.height > y0 - 5 * unit ? [box.y - unit] : []));
  const cut = Math.max(0, Math.min(y0, ...over));
  const upper = isOf(s, /^(?:roof|thatch|tiles|shingles|dome|smoke|bush|flag|sail|arm|silo|cross)$/);
  const ofChimney = isOf(s, /^chimney$/);
  // its stone may be that of the steps and the doorway too
  const onRoof = (i: number): boolean => upper(i) || (ofChimney(i) && i < cut * width);
  const atDoor = (i: number): boolean => door !== undefined && i % width >= door.x - 3 * unit && i % width < door.x + door.width + 3 * unit;
  const goesOn = isOf(s, GOES_ON);
  const before = (i: number): boolean => s.parts[i]! >= 0 && !goesOn(i) && !(ofChimney(i) && !atDoor(i));
  const most = Math.min(more, 4);
  const up = most * (h + unit);
  const image = sheet(width, height + up);
  const parts = new Int16Array(width * image.height).fill(-1);
  const copy = (from: number, to: number): void => {
    image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
    parts[to] = s.parts[from]!;
  };
  const filled = (i: number): boolean => s.image.data[i * 4 + 3]! > 0;
  // its walls go up; the ends of its eaves stay where they are
  const middle = Math.round((y0 + y1) / 2) * width;
  const across = Array.from({ length: width }, (_, x) => x).filter((x) => filled(middle + x) && !onRoof(middle + x));
  const [left, right] = [across[0] ?? 0, across.at(-1) ?? width - 1];
  const isEaves = (x: Px, y: Px): boolean => (x < left || x > right) && y < cut + 3 * unit;
  for (let k = 0; k < most; k++) {
    const from = cut + k * (h + unit);
    for (let y = 0; y < h + unit; y++)
      for (let x = left; x <= right; x++) {
        const row = y0 + Math.min(y, h - 1);
        let i = row * width + x;
        if (!filled(i) || onRoof(i)) continue;
        if (before(i)) {
          // the wall goes on where the door is below
          let found = -1;
          for (let d = 1; d < width / 2 && found < 0; d++) for (const v of [x - d, x + d]) { const j = row * width + v; if (found < 0 && v >= 0 && v < width && filled(j) && s.parts[j]! >= 0 && !before(j) && !onRoof(j) && !/window|frame|pane|post|timber/.test(s.partNames[s.parts[j]!] ?? '')) found = j; }
          if (found < 0) continue;
          i = found;
        }
        copy(i, (from + y) * width + x);
        if (y >= h) dot(image, x, from + y, y === h ? '#8c6a48' : '#5c4430');
      }
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (filled(i) && y >= cut && !onRoof(i) && !isEaves(x, y)) copy(i, (y + up) * width + x);
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const name = s.parts[i]! >= 0 ? s.partNames[s.parts[i]!]! : '';
      if (!filled(i)) continue;
      if (y < cut || isEaves(x, y) || (onRoof(i) && name !== 'bush')) copy(i, i);
      if (/^(?:bush|silo)$/.test(name)) copy(i, (y + up) * width + x);
    }
  const at = Object.fromEntries(Object.entries(s.at).map(([k, p]) => [k, { x: p.x, y: p.y + up }]));
  return { ...s, image, parts, foot: { x: s.foot.x, y: s.foot.y + up }, at };
} // biome-ignore format: short

/** A roof on posts before its door, steps up to it. */
export function withPorch(s: Sprite): Sprite {
  const { height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const door = partBox(s, /^(?:door|doorway|gate)$/) ?? { x: walls.x + walls.width * 0.4, y: walls.y + walls.height * 0.5, width: walls.width * 0.2, height: walls.height * 0.5 }; // biome-ignore format: one line
  const w = Math.round(Math.max(door.width + 12 * unit, walls.width * 0.6));
  const h = Math.round(Math.min(height * 0.6, door.height + 9 * unit));
  const roof = Math.max(4, Math.round(h * 0.24));
  const image = sheet(w, h);
  for (let y = 0; y < roof; y++) {
    const out = Math.round(((roof - y) / roof) * 4 * unit);
    for (let x = out; x < w - out; x++) dot(image, x, y, y === roof - 1 ? '#5c3a24' : (x + Math.floor(y / (2 * unit)) * 2) % (4 * unit) < 1 ? '#7c4c30' : y < unit ? '#c08858' : '#a06844');
  }
  const deck = Math.max(2, 3 * unit);
  for (const u of [0.03, 0.27, 0.73, 0.97]) {
    block(image, u * w - unit, roof, 2 * unit, h - roof - deck, '#ecdcc0');
    block(image, u * w, roof, unit, h - roof - deck, '#b89c78');
  }
  for (const [from, to] of [[0.03, 0.27], [0.73, 0.97]] as const) {
    block(image, from * w, h - deck - 5 * unit, (to - from) * w, unit, '#f8ecd4');
    for (let x = from * w; x < to * w; x += 2 * unit + 1) block(image, x, h - deck - 4 * unit, unit, 4 * unit, '#d4c09c');
  }
  block(image, 0, h - deck, w, deck, '#94683c');
  block(image, 0, h - deck, w, unit, '#c09058');
  block(image, w * 0.36, h - unit * 2, w * 0.28, unit * 2, '#b0804c');
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: height + unit } }, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'porch'), x: Math.round(door.x + door.width / 2 - w / 2), y: height + unit - h },
  ]);
} // biome-ignore format: short

/** Panes of glass set in its roof. */
export function withSkylight(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const roof = partBox(s, /^(?:roof|thatch|tiles|shingles)$/) ?? { x: 0, y: 0, width, height: height * 0.4 };
  const [w, h] = [Math.max(8, Math.round(roof.width * 0.22)), Math.max(6, Math.round(Math.min(roof.height * 0.4, roof.width * 0.2)))];
  const pane = sheet(w, h);
  block(pane, 0, 0, w, h, '#e8ecf0');
  for (let y = unit; y < h - unit; y++) for (let x = unit; x < w - unit; x++) if (x !== Math.round(w / 2)) dot(pane, x, y, (x + y) % (6 * unit) < 2 * unit ? '#d4f0f8' : y < h / 2 ? '#8cc8e4' : '#64a8cc');
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(pane, DARK), 'skylight'), x: Math.round(roof.x + roof.width * 0.3 - w / 2), y: Math.round(roof.y + roof.height * 0.52 - h / 2) },
  ]);
} // biome-ignore format: short

/** Bright strokes of spray paint low on its wall. */
export function withGraffiti(s: Sprite, seed: number): Sprite {
  const { width } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const image = cloneImage(s.image);
  const onWall = isOf(s, /^(?:wall|front|hall|body|tower|base|plinth|timber|trunk|stem|blockhouse|lobby|logs?|band)$/);
  const random = createRandom(seed).fork('graffiti');
  const hues = ['#f048a0', '#48d8e8', '#f8e048', '#78e048'];
  const tags = ['x..x.xxx.xx.', 'x..xx...x.x.', '.xx.xx..xxx.', '.x..x...x.xx', '.x..xxx.x.x.'];
  const [tw, th] = [tags[0]!.length * unit, tags.length * unit];
  const spots = [0.04, 0.34, 0.66].map((u) => ({ x: walls.x + walls.width * u, y: walls.y + walls.height * (0.5 + 0.3 * random.float()) }));
  for (const [k, spot] of spots.entries())
    for (let y = 0; y < th; y++)
      for (let x = 0; x < tw; x++) {
        const [px, py] = [Math.round(spot.x + x + y * 0.3), Math.round(spot.y + y - x * 0.14)];
        if (tags[Math.floor(y / unit)]![Math.floor(x / unit)] !== 'x' || px < 0 || px >= width) continue;
        const i = py * width + px;
        if (s.image.data[i * 4 + 3] && onWall(i)) dot(image, px, py, hues[(k + Math.floor(x / (4 * unit))) % 4]!);
      }
  return { ...s, image };
} // biome-ignore format: short
