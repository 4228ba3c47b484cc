/** Who looks out of a building, what is shown in its windows, and what hangs from its eaves on a cord. */
import { hexToOklab, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, deeper } from '../effects/paint.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';
import { eavesOf } from './eaves.ts';
import { DARK, unitOf, wallsOf } from './fittings.ts';
import { headOf } from './parts.ts';
import { mainWindows } from './windows.ts';

/** Another drawing, so many pixels along its longer side. */
type Item = (size: Px) => Sprite;
interface Opening {
  readonly x: Px;
  readonly y: Px;
  readonly width: Px;
  readonly height: Px;
}

/** Sides of an opening in which a face can be told: pixels, and a share of the building. */
const LEAST: Px = 9;
const LEAST_SHARE = 0.26;
const LEAST_OF_MANY = 0.18;
const LEAST_ALONE = 0.34;
/** Width of a thing among others in one window that can be told: pixels. */
const LEAST_EACH: Px = 5;
const INSIDE = '#2a2234';
const LIT_INSIDE = '#f4cf78';

/** How light a drawing is on the whole. */
function lightness({ image: { data } }: Sprite): number {
  let [sum, n] = [0, 0];
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]) {
      sum += rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!])[0];
      n++;
    }
  return n > 0 ? sum / n : 0.5;
}

/** The same place, wide and high enough for a face, within the walls. */
function enlarged(s: Sprite, { x, y, width, height }: Opening, count: number, share: number): Opening {
  const least = Math.max(LEAST, Math.round(Math.min(s.image.width, s.image.height) * share));
  const w = Math.max(width, Math.round(least * (1 + (count - 1) * 0.7)));
  const h = Math.max(least, Math.min(height, Math.round(Math.max(width, least) * 1.3)));
  const walls = wallsOf(s);
  const left = Math.round(Math.max(walls.x + 1, Math.min(walls.x + walls.width - w - 1, x + (width - w) / 2)));
  return { x: w > width ? left : x, y: h > height ? Math.min(y, s.image.height - h - 2) : y, width: w, height: h };
}

/** The largest piece of its door: handles, trims and shutters may be of the same part. */
export function leafOf(s: Sprite): Opening | undefined {
  const { width } = s.image;
  const leaf = s.partNames.map((name) => /^(?:door|doorway|entrance|gate|opening|hole|flap)$/.test(name));
  const seen = new Uint8Array(s.parts.length);
  let best: (Opening & { readonly count: number }) | undefined;
  for (let i = 0; i < s.parts.length; i++) {
    if (seen[i] || s.parts[i]! < 0 || !leaf[s.parts[i]!]) continue;
    let [left, right, top, bottom, count] = [width, 0, s.image.height, 0, 0];
    const open = [i];
    seen[i] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom, count] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y), count + 1];
      for (const j of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (j < 0 || j >= seen.length || seen[j] || s.parts[j]! < 0 || !leaf[s.parts[j]!]) continue;
        seen[j] = 1;
        open.push(j);
      }
    }
    if (count > (best?.count ?? 5)) best = { x: left, y: top, width: right - left + 1, height: bottom - top + 1, count };
  }
  return best;
} // biome-ignore format: short

/** Where it is seen: in windows, the largest first; nowhere said, the upper half of a door is as good. Of what has neither, in the middle before it. */
function openingsOf(s: Sprite, door: boolean, count: number): readonly (Opening & { readonly bare?: true })[] {
  const windows = [...mainWindows(s)]
    .sort((a, b) => b.pixels.length - a.pixels.length)
    .map(({ left, right, top, bottom }) => ({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }));
  const way = leafOf(s);
  const upper = way && { ...way, height: Math.max(2, Math.round(way.height * 0.62)) };
  const [largest] = windows;
  if (upper && (!largest || (door && upper.width * upper.height > largest.width * largest.height))) return [upper];
  if (largest) return count > 1 && !door && largest.width < count * LEAST_EACH ? windows.slice(0, count) : [largest];
  const side = Math.round(Math.min(s.image.width, s.image.height) * LEAST_ALONE);
  const walls = partBox(s, /^wall$/);
  const [x, y] = [Math.round((walls ? walls.x + walls.width / 2 : s.image.width / 2) - side / 2), Math.round(s.image.height * (walls ? 0.5 : 0.92) - (walls ? 0 : side))]; // biome-ignore format: one line
  return [{ x, y, width: side, height: side, ...(walls ? {} : { bare: true as const }) }];
}

/** Put into an opening and cut at its edges; of somebody the head is seen, as large as the opening. */
function seenIn(s: Sprite, item: Item, at: Opening, alive: boolean): { readonly one: Sprite; readonly x: Px; readonly y: Px } {
  const side = Math.min(at.width, at.height * 1.1);
  const whole = item(Math.max(6, Math.round(alive ? side * 2 : Math.min(at.width * 1.05, at.height * 1.15))));
  if (!alive) return { one: whole, x: Math.round(at.x + (at.width - whole.image.width) / 2), y: at.y + at.height - Math.min(whole.image.height, at.height) }; // biome-ignore format: one line
  const first = headOf(whole);
  const size = Math.round(Math.max(whole.image.width, whole.image.height) * Math.min(1.4, (side * 0.92) / Math.max(3, first.width, first.height))); // biome-ignore format: one line
  const one = item(Math.max(6, Math.min(size, Math.max(s.image.width, s.image.height))));
  const head = headOf(one);
  return {
    one,
    x: Math.round(at.x + at.width / 2 - head.x - head.width / 2),
    y: Math.round(at.y + at.height * 0.94 - head.y - head.height),
  };
} // biome-ignore format: a signature

/** Who or what is in them; `door`: nothing says that it is a window. */
export function inOpenings(s: Sprite, item: Item, o: { readonly door: boolean; readonly count: number; readonly alive: boolean }): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const found = openingsOf(s, o.door, o.count);
  const each = Math.max(1, Math.ceil(o.count / found.length));
  for (const asked of found) {
    const at = each > 1 && !o.alive ? asked : enlarged(s, asked, each, found.length > 1 ? LEAST_OF_MANY : LEAST_SHARE);
    const grown = at.width > asked.width || at.height > asked.height;
    const cells = Array.from({ length: each }, (_, k) => ({ ...at, x: at.x + Math.round((at.width * k) / each), width: Math.floor(at.width / each) }));
    const seen = cells.map((cell) => ({ cell, ...seenIn(s, item, cell, o.alive) }));
    if (!asked.bare && (o.alive || grown || o.door)) {
      const ground = lightness(seen[0]!.one) < hexToOklab(INSIDE)[0] + 0.2 ? LIT_INSIDE : INSIDE;
      if (grown) block(image, at.x - 1, at.y - 1, at.width + 2, at.height + 2, deeper('#a87444', 0.7));
      block(image, at.x, at.y, at.width, at.height, ground);
    }
    for (const { cell, one, x, y } of seen)
      for (let j = Math.max(cell.y, y); j < Math.min(cell.y + cell.height, y + one.image.height, height); j++)
        for (let i = Math.max(cell.x, x); i < Math.min(cell.x + cell.width, x + one.image.width, width); i++) {
          const from = ((j - y) * one.image.width + i - x) * 4;
          if (one.image.data[from + 3]) image.data.set(one.image.data.subarray(from, from + 4), (j * width + i) * 4);
        }
  }
  return { ...s, image };
} // biome-ignore format: short

/** On a cord under the end of the eaves that is further from the door; of what has no walls, under the middle of its roof. */
export function hungFromEaves(s: Sprite, item: Item): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const one = item(Math.max(7, Math.round(Math.min(width, height) * 0.2)));
  const [w, h] = [one.image.width, one.image.height];
  const roof = partBox(s, /^(?:roof|thatch|tiles|shingles)$/);
  const door = partBox(s, /^(?:door|doorway|gate|entrance)$/);
  const open = roof && !door && !s.partNames.some((name) => /^(?:window|wall|timber)$/.test(name));
  const [lowest] = eavesOf(s, unit);
  const walls = wallsOf(s);
  const right = !door || door.x + door.width / 2 < width / 2;
  const end = lowest?.[right ? 1 : 0];
  const [x, y] = open
    ? [roof.x + roof.width / 2, roof.y + roof.height - 1]
    : end
      ? [right ? end.x - w / 2 + unit : end.x + w / 2 - unit, end.y + 1]
      : [right ? walls.x + walls.width - w * 0.6 : walls.x + w * 0.6, walls.y + walls.height * 0.22];
  const image = cloneImage(s.image);
  const cord = Math.max(2 * unit, Math.round(h * 0.22));
  block(image, Math.round(x), y, unit, cord + unit, DARK);
  return joined([
    { sprite: { ...s, image }, x: 0, y: 0 },
    { sprite: one, x: Math.round(x - w / 2 + unit / 2), y: Math.round(y + cord) },
  ]);
}
