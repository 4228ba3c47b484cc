/** What is set on a creature's face and breast after it is drawn: rosy cheeks below the eyes, toothed wheels in the breast of a machine. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { BRASS, COPPER } from './gears.ts';

export interface Box {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

/** The pixels of parts of some names, as boxes of what hangs together. */
export function boxesOf(s: Sprite, names: RegExp): readonly Box[] {
  const { width, height, data } = s.image;
  const is = (i: number): boolean => data[i * 4 + 3]! > 0 && names.test(s.partNames[s.parts[i]!] ?? '');
  const seen = new Uint8Array(width * height);
  const boxes: Box[] = [];
  for (let i = 0; i < width * height; i++) {
    if (seen[i] || !is(i)) continue;
    let [left, top, right, bottom] = [width, height, 0, 0];
    const open = [i];
    seen[i] = 1;
    for (let p = open.pop(); p !== undefined; p = open.pop()) {
      const [x, y] = [p % width, Math.floor(p / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          const n = ny * width + nx;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[n] || !is(n)) continue;
          seen[n] = 1;
          open.push(n);
        }
    }
    boxes.push({ left, top, right, bottom });
  }
  return boxes;
}

export const areaOf = (b: Box): number => (b.right - b.left + 1) * (b.bottom - b.top + 1);

/** Two dark spots side by side within the body: eyes that are marks on a face. */
function darkPair(spots: readonly Box[]): readonly Box[] | undefined {
  const pairs = spots.flatMap((a) =>
    spots
      .filter((b) => b.left > a.right + 1 && Math.abs(a.bottom - b.bottom) <= 1 && Math.abs(areaOf(a) - areaOf(b)) <= areaOf(a) * 0.5)
      .map((b) => [a, b] as const),
  ); // biome-ignore format: one line
  return pairs.sort((p, q) => areaOf(q[0]) + areaOf(q[1]) - areaOf(p[0]) - areaOf(p[1]))[0];
}

/** Small dark spots within the body. */
function darkSpots(s: Sprite): readonly Box[] {
  const { width, height, data } = s.image;
  const names = s.partNames;
  // dark pixels as a part of their own
  const parts = s.parts.map((_, i) => {
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    return data[i * 4 + 3]! > 0 && r * 0.3 + g * 0.59 + b * 0.11 < 44 && Math.max(r, g, b) < 72 ? 0 : -1;
  });
  const clear = (x: Px, y: Px): boolean => x < 0 || y < 0 || x >= width || y >= height || data[(y * width + x) * 4 + 3] === 0; // biome-ignore format: one line
  return boxesOf({ ...s, parts, partNames: ['dark', ...names] }, /^dark$/).filter(
    (b) =>
      b.right - b.left < width * 0.25 &&
      b.bottom - b.top < height * 0.25 &&
      !clear(b.left - 1, b.top) && !clear(b.right + 1, b.top) && !clear(b.left, b.top - 1) && !clear(b.left, b.bottom + 1), // biome-ignore format: one line
  );
}

/** Where the eyes are: their own parts, or the joints of a beast. */
export function eyesOf(s: Sprite): readonly Box[] {
  const own = boxesOf(s, /^(?:eyes?|pupils?|iris)$/);
  if (own.length > 0) return [...own].sort((a, b) => areaOf(b) - areaOf(a)).slice(0, 2);
  const spots = darkSpots(s);
  const seen = s.at.eyes && s.at['LEFT EYE'] ? undefined : darkPair(spots);
  if (seen) return seen;
  // of a beast seen from the side the one eye that shows
  const near = (p: { x: number; y: number }): Box | undefined => spots.filter((b) => Math.hypot((b.left + b.right) / 2 - p.x, (b.top + b.bottom) / 2 - p.y) < s.image.height * 0.22).sort((a, b) => Math.hypot(a.left - p.x, a.top - p.y) - Math.hypot(b.left - p.x, b.top - p.y))[0]; // biome-ignore format: one line
  const found = ['LEFT EYE', 'RIGHT EYE'].flatMap((name) => (s.at[name] ? (near(s.at[name]) ?? []) : []));
  if (found.length > 0) return [...new Set(found)];
  return ['LEFT EYE', 'RIGHT EYE'].flatMap((name) => {
    const p = s.at[name];
    if (!p) return [];
    const [x, y] = [Math.round(p.x), Math.round(p.y)];
    return [{ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }];
  });
}

/** Eyes that were set on the drawing: two spots that are alike and as high, or of a profile the one in its upper half that stands out most. */
export function setEyes(s: Sprite): readonly Box[] {
  const { width, height, data } = s.image;
  if (!s.set) return [];
  const parts = Int16Array.from(s.set, (one, i) => (one && data[i * 4 + 3] ? 0 : -1));
  const lights = (b: Box): number => {
    let [low, high] = [255, 0];
    for (let y = b.top; y <= b.bottom; y++)
      for (let x = b.left; x <= b.right; x++) {
        const i = (y * width + x) * 4;
        if (!s.set![y * width + x]) continue;
        const light = data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;
        [low, high] = [Math.min(low, light), Math.max(high, light)];
      }
    // of a dark eye alone its darkness tells
    return Math.max(high - low, low < 60 ? 120 : 0);
  };
  const spots = boxesOf({ ...s, parts, partNames: ['set'] }, /^set$/).filter(
    (b) => b.bottom < height * 0.72 && b.right - b.left < width * 0.3 && b.bottom - b.top < height * 0.3 && lights(b) > 90,
  );
  const pairs = spots.flatMap((a) =>
    spots
      .filter((b) => b.left > a.right && Math.abs(a.top - b.top) <= 1 && Math.abs(a.bottom - b.bottom) <= 1 && Math.abs(areaOf(a) - areaOf(b)) <= areaOf(a) * 0.5)
      .map((b) => [a, b] as const),
  );
  const pair = pairs.sort((p, q) => areaOf(q[0]) + areaOf(q[1]) - areaOf(p[0]) - areaOf(p[1]))[0];
  return pair ?? spots.sort((a, b) => areaOf(b) * lights(b) - areaOf(a) * lights(a)).slice(0, 1);
} // biome-ignore format: conditions

/** The eye of who is seen from its side and has no part for it: the largest small dark spot of its upper half that lies to one side. */
export function loneEye(s: Sprite): readonly Box[] {
  const { width, height } = s.image;
  const spots = darkSpots(s).filter((b) => {
    const middle = (b.left + b.right + 1) / 2 / width;
    return areaOf(b) < width * height * 0.03 && b.bottom < height * 0.62 && (middle < 0.38 || middle > 0.62);
  });
  return spots.sort((a, b) => areaOf(b) - areaOf(a)).slice(0, 1);
}

/** A patch of colour below each eye, on its outer side. */
export function withCheeks(s: Sprite, colour: string): Sprite {
  const eyes = eyesOf(s);
  if (eyes.length === 0) return s;
  const { width, height, data } = s.image;
  const body = boxesOf(s, /./).reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a));
  const size = Math.min(body.right - body.left, body.bottom - body.top);
  const w = Math.max(2, Math.round(size * 0.12));
  const h = Math.max(1, Math.round(size * 0.075));
  const middle = eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / eyes.length;
  const image = cloneImage(s.image);
  // on who is pink the patches are deeper
  const [first] = eyes;
  const below = (Math.min(height - 1, first!.bottom + 2) * width + Math.max(0, Math.min(width - 1, first!.left))) * 4;
  const [r, g, b] = [data[below]!, data[below + 1]!, data[below + 2]!];
  const rosy = r > 170 && r - g > 50 && b > 90 ? '#d83c64' : colour;
  for (const e of eyes) {
    const c = (e.left + e.right) / 2;
    const out = eyes.length < 2 ? 0 : c < middle ? -1 : 1;
    const x = Math.round(c + out * w * 0.6 - (w - 1) / 2);
    const y = e.bottom + 1 + (size >= 24 ? 1 : 0);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        // corners are round where there is room
        if (h > 2 && (j === 0 || j === h - 1) && (i === 0 || i === w - 1)) continue;
        const [px, py] = [x + i, y + j];
        const inside = [[0, 0], [1, 0], [-1, 0], [0, 1]].every(([a, b]) => px + a! >= 0 && py + b! >= 0 && px + a! < width && py + b! < height && data[((py + b!) * width + px + a!) * 4 + 3]! > 0); // biome-ignore format: one line
        const name = s.partNames[s.parts[py * width + px] ?? -1] ?? '';
        if (inside && !/eye|pupil|iris|beak|mouth|nose/.test(name)) block(image, px, py, 1, 1, rosy);
      }
  }
  return { ...s, image };
}

/** Toothed wheels set pixel by pixel: few broad teeth and a clear hole are read at any size. */
const COGS: readonly (readonly string[])[] = [
  ['.#.#.', '#####', '.#.#.', '#####', '.#.#.'],
  ['#..#..#', '.#####.', '.##.##.', '##...##', '.##.##.', '.#####.', '#..#..#'],
  ['...###...', '.#.###.#.', '..#####..', '###...###', '###...###', '###...###', '..#####..', '.#.###.#.', '...###...'],
  ['....###....', '.##.###.##.', '.#########.', '..#######..', '####...####', '####...####', '####...####', '..#######..', '.#########.', '.##.###.##.', '....###....'],
]; // biome-ignore format: pictures

/** The largest of them that a radius has room for, larger ones by whole factors; lit from the upper left. */
function cog(r: number, ramp: readonly string[]): Sprite {
  const rows = COGS.findLast((one) => one.length <= 2 * r + 1) ?? COGS[0]!;
  const k = Math.max(1, Math.floor((2 * r + 1) / rows.length));
  const n = rows.length;
  const image = sheet(n * k + 2, n * k + 2);
  const is = (x: number, y: number): boolean => rows[Math.floor(y / k)]?.[Math.floor(x / k)] === '#';
  for (let y = -1; y <= n * k; y++)
    for (let x = -1; x <= n * k; x++) {
      const lit = x + y < n * k * 0.72 ? 4 : x + y < n * k * 1.3 ? 3 : 2;
      if (is(x, y)) dot(image, x + 1, y + 1, ramp[lit]!);
      else if (is(x - 1, y) || is(x + 1, y) || is(x, y - 1) || is(x, y + 1)) dot(image, x + 1, y + 1, ramp[0]!);
    }
  return painted(image, 'gear');
}

/** An opening in the breast in which a large and a small wheel turn, with rivets about it. */
export function withCogs(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  const breast = boxesOf(s, /^(?:belly|breast|chest|bib|plastron)$/);
  const trunk = boxesOf(s, /^(?:body|torso|trunk|fur|coat|barrel|shell)$/);
  const place = [...(breast.length > 0 ? breast : trunk.length > 0 ? trunk : boxesOf(s, /./))].sort(
    (a, b) => areaOf(b) - areaOf(a),
  )[0];
  if (!place) return s;
  const trunks = trunk.length > 0 ? trunk : [place];
  // legs and straps part a flank into pieces
  const whole = trunks.reduce((a, b) => ({ left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom) })); // biome-ignore format: one line
  const least = Math.min(width, height);
  // a sliver of a belly is no place for a wheel: the flank is
  const narrow = breast.length === 0 || Math.min(place.right - place.left, place.bottom - place.top) < least * 0.18;
  const at = narrow ? whole : place;
  const room = Math.min(at.right - at.left + 1, at.bottom - at.top + 1);
  const r = Math.max(3.5, Math.min(room * 0.46, least * 0.2));
  const [cx, cy] = [Math.round((at.left + at.right) / 2), Math.round(at.top + (at.bottom - at.top) * 0.46)];
  const image = cloneImage(s.image);
  const solid = (x: Px, y: Px): boolean => x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  for (let y = Math.floor(cy - r - 2); y <= cy + r + 2; y++)
    for (let x = Math.floor(cx - r - 2); x <= cx + r + 2; x++)
      if (solid(x, y) && Math.hypot(x - cx, y - cy) <= r + 1.3) dot(image, x, y, '#2c2834');
  const put = (g: Sprite, x: number, y: number) => ({ sprite: g, x: Math.round(x - (g.image.width - 1) / 2), y: Math.round(y - (g.image.height - 1) / 2) }); // biome-ignore format: one line
  const large = cog(r, BRASS);
  const small = cog(r * 0.6, COPPER);
  return joined(
    [
      { sprite: { ...s, image }, x: 0, y: 0 },
      ...(least >= 30 ? [put(small, cx + Math.round(r * 1.1), cy + Math.round(r * 1.25))] : []),
      put(large, cx, cy),
    ],
    0,
  );
}
