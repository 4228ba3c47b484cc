/**
 * What else is on a thing: something small that is stuck, tied or hung on it, many of them all over it, what looks out of it, and a part
 * of it that is itself something else ("a duck head handle"). Each is drawn as it would be alone and put where it was said to be.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { look, pixelsAt, type Seen } from '../../subject/places.ts';
import { block, dot, sheet } from '../effects/paint.ts';
import type { OnThing, PartAs } from '../graph.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

/** Draws what is put on, its longer side that many pixels. */
type Draw = (size: Px) => Sprite;

interface Middle {
  readonly x: number;
  readonly y: number;
  /** Longer side of what is there. */
  readonly long: Px;
}

function middleOf(pixels: readonly number[], width: Px): Middle | undefined {
  if (pixels.length === 0) return undefined;
  const xs = pixels.map((i) => i % width);
  const ys = pixels.map((i) => Math.floor(i / width));
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, long: Math.max(right - left, bottom - top) + 1 };
}

/** Where a thing has most room: deep inside of it, rather in its middle. */
function faceOf({ inked, depth, deepest, width, box }: Seen): Middle {
  const worth = (i: number): number => {
    const [u, v] = [((i % width) + 0.5 - box.x) / box.width, (Math.floor(i / width) + 0.5 - box.y) / box.height];
    return depth[i]! / deepest - Math.abs(u - 0.5) - Math.abs(v - 0.54);
  };
  const best = inked.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return { x: (best % width) + 0.5, y: Math.floor(best / width) + 0.5, long: Math.min(box.width, box.height) };
}

/** Places all over a thing that lie as far apart as so many can. */
function allOver({ inked, width, box, depth }: Seen, count: number, seed: number): readonly Middle[] {
  const random = createRandom(seed).fork('all over');
  const inner = inked.filter((i) => depth[i]! > 1);
  const pool = inner.length >= count ? inner : inked;
  const found: Middle[] = [];
  for (let k = 0; k < count; k++) {
    let [best, far] = [pool[0]!, -1];
    for (let t = 0; t < 40; t++) {
      const i = random.pick(pool);
      const [x, y] = [i % width, Math.floor(i / width)];
      const near = Math.min(Math.max(box.width, box.height), ...found.map((f) => Math.hypot(f.x - x, f.y - y)));
      if (near > far) [best, far] = [i, near];
    }
    found.push({ x: (best % width) + 0.5, y: Math.floor(best / width) + 0.5, long: box.width });
  }
  return found;
}

/** Two strips of tape across something, or the string it hangs by. */
function strips(w: Px, h: Px, unit: Px): Sprite {
  const image = sheet(w + 4 * unit, h);
  const wide = Math.max(2, Math.round(h * 0.2));
  for (const [from, to] of [[0.02, 0.4], [0.98, 0.6]] as const)
    for (let y = 0; y < h; y++) {
      const mid = (from + ((to - from) * y) / Math.max(1, h - 1)) * (image.width - 1);
      const across = Math.abs(from - to) * image.width;
      if (y > h * 0.42) continue;
      for (let k = -wide; k <= wide; k++) {
        const x = mid - (from < 0.5 ? 1 : -1) * across * 0.2 + k;
        dot(image, x, y, Math.abs(k) === wide ? '#a08a5c' : (k + y) % 5 === 0 ? '#d8c896' : '#ece0b8');
      }
    } // biome-ignore format: short
  return painted(image, 'tape');
}

/** A cloth thrown over the upper left of a thing: it lies as that does, in the colours of the cloth alone, in folds. */
function clothOver(s: Sprite, cloth: Sprite, { box }: Seen): Sprite {
  const { width, height } = s.image;
  const image = { ...s.image, data: s.image.data.slice() };
  const parts = s.parts.slice();
  const names = [...s.partNames, 'cloth'];
  const from = cloth.image;
  const [left, right] = [Math.round(box.x + box.width * 0.14), Math.round(box.x + box.width * 0.66)];
  const on = (x: Px, y: Px): boolean => y >= 0 && y < height && s.image.data[(y * width + x) * 4 + 3]! > 0;
  for (let x = left; x < right; x++) {
    const u = (x - left) / (right - left);
    let top = 0;
    while (top < height && !on(x, top)) top++;
    // it hangs lower to its left, in a wavy hem
    const long = Math.round(box.height * (0.46 - 0.2 * u + 0.025 * Math.sin(u * 17)));
    for (let y = top; y <= top + long; y++) {
      if (!on(x, y)) continue;
      const v = (y - top) / long;
      const edge = y === top || y >= top + long || x === left || x === right - 1;
      const [sx, sy] = [Math.floor((0.16 + 0.68 * u) * from.width), Math.floor((0.2 + 0.6 * v) * from.height)];
      const i = (y * width + x) * 4;
      const f = (sy * from.width + sx) * 4;
      if (!from.data[f + 3]) continue;
      const fold = Math.sin(u * 14 + v * 3) * 0.1;
      for (let k = 0; k < 3; k++) image.data[i + k] = Math.max(0, Math.min(255, Math.round(edge ? from.data[f + k]! * 0.36 : from.data[f + k]! * (1 + fold)))); // biome-ignore format: one line
      parts[i / 4] = names.length - 1;
    }
  }
  return { ...s, image, parts, partNames: names };
}

/** Where something stands on a thing: the middle of its top, of what lies aslant its upper end. */
function upperEnd({ inked, width, box }: Seen): { readonly x: number; readonly y: number } {
  const top = box.y + Math.max(1, box.height * 0.08);
  const highest = inked.filter((i) => Math.floor(i / width) <= top).map((i) => i % width);
  // a thin thing that lies aslant has no ink in the middle of its top
  if (highest.length === 0) return { x: box.x + box.width / 2, y: box.y };
  const [left, right] = [highest.reduce((a, b) => Math.min(a, b)), highest.reduce((a, b) => Math.max(a, b))];
  return { x: (left + right + 1) / 2, y: box.y };
}

/** The row of its upper edge in a column; `other` where nothing of it lies there. */
function edgeAt({ inked, width }: Seen, x: number, other: number): number {
  const rows = inked.filter((i) => i % width === Math.floor(x)).map((i) => Math.floor(i / width));
  return rows.length > 0 ? Math.min(...rows) : other;
}

/** Smallest side at which something can still be told. */
const LEAST = 5;

/** A thing with something on it, all over it, hanging from it or looking out of it. */
export function withOnThing(
  s: Sprite,
  { how, at, count, small, aside }: Pick<OnThing, 'how' | 'at' | 'count' | 'small' | 'aside'>,
  draw: Draw,
  seed: number,
): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { box } = seen;
  const [long, short] = [Math.max(box.width, box.height), Math.min(box.width, box.height)];
  const unit = Math.max(1, Math.round(long / 44));
  const there = at ? middleOf(pixelsAt(seen, at), seen.width) : undefined;
  const layers = [{ sprite: s, x: 0, y: 0 }];
  const put = (one: Sprite, x: number, y: number): void => {
    layers.push({ sprite: one, x: Math.round(x - one.image.width / 2), y: Math.round(y - one.image.height / 2) });
  };
  if (how === 'all over') {
    const size = Math.max(LEAST, Math.round(Math.sqrt(long * short) * (count > 4 ? 0.24 : 0.3)));
    for (const place of allOver(seen, count, seed)) put(draw(size), place.x, place.y);
    return joined(layers, 0);
  }
  if (how === 'out of it') {
    // it stands behind the front edge: its lower part is hidden
    const size = Math.max(LEAST + 1, Math.round(long * (count > 1 ? 0.42 : 0.5)));
    const out: { sprite: Sprite; x: number; y: number }[] = [];
    for (let k = 0; k < count; k++) {
      const one = draw(size);
      const x = there?.x ?? box.x + (box.width * (k + 1)) / (count + 1);
      let top = 0;
      while (top < s.image.height && !s.image.data[(top * s.image.width + Math.round(x)) * 4 + 3]) top++;
      out.push({ sprite: one, x: Math.round(x - one.image.width / 2), y: Math.round(top - one.image.height * 0.72) });
    }
    return joined([...out, { sprite: s, x: 0, y: 0 }], out.length);
  }
  if (how === 'atop') {
    const size = Math.max(LEAST + 1, Math.round(long * (count > 1 ? 0.36 : 0.42)));
    const end = upperEnd(seen);
    for (let k = 0; k < count; k++) {
      const one = draw(size);
      const x = end.x + (k - (count - 1) / 2) * Math.max(one.image.width + unit, (box.width * 0.7) / count);
      // it stands on its end, hiding a little of it
      layers.push({ sprite: one, x: Math.round(x - one.image.width / 2), y: Math.round(edgeAt(seen, x, end.y) + unit * 2 - one.image.height) }); // biome-ignore format: one line
    }
    return joined(layers, 0);
  }
  if (how === 'hangs') {
    const broad = !there && short > long * 0.68;
    const size = Math.max(LEAST, Math.round(long * (broad ? 0.36 : 0.3)));
    for (let k = 0; k < count; k++) {
      const one = draw(size);
      // from what is broad it hangs before its right side
      const x = there?.x ?? box.x + box.width * (broad && count === 1 ? 0.8 : (k + 1) / (count + 1));
      let foot = s.image.height - 1;
      while (foot > 0 && !s.image.data[(foot * s.image.width + Math.round(x)) * 4 + 3]) foot--;
      const from = there?.y ?? (broad ? Math.min(foot, box.y + box.height * 0.5) : foot);
      const cord = Math.max(2, Math.round(long * 0.07));
      const line = sheet(unit, cord);
      block(line, 0, 0, unit, cord, '#6c4a30');
      layers.push({ sprite: painted(line, 'string'), x: Math.round(x - unit / 2), y: Math.round(from) });
      put(one, x, from + cord + one.image.height / 2 - 1);
    }
    return joined(layers, 0);
  }
  if (how === 'draped') {
    return clothOver(s, draw(Math.round(Math.sqrt(long * short) * 0.66)), seen);
  }
  const share = small ? 0.26 : there ? 0.36 : count > 1 ? 0.34 : 0.42;
  const size = Math.max(LEAST + 1, Math.round(Math.sqrt(long * short) * share));
  const middle = aside ? { x: box.x + box.width - size * 0.2, y: box.y + box.height * 0.58 } : (there ?? faceOf(seen));
  for (let k = 0; k < count; k++) {
    const one = draw(size);
    const x = middle.x + (k - (count - 1) / 2) * size * 1.05;
    put(one, x, middle.y);
    if (how === 'strapped') {
      const band = sheet(Math.round(one.image.width + (aside ? 0 : 4 * unit)), Math.max(2, unit * 2));
      block(band, 0, 0, band.width, band.height, '#5c3c24');
      block(band, 0, 0, band.width, Math.max(1, unit), '#8c6038');
      put(painted(band, 'strap'), x, middle.y);
    }
    if (how === 'taped') put(strips(one.image.width, one.image.height, unit), x, middle.y);
  }
  return joined(layers, 0);
}

/** A thing of which one part is something else: that part is taken off and the other put in its place. */
export function withPartAs(s: Sprite, { part }: Pick<PartAs, 'part'>, draw: Draw): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const pixels = partOrEnd(s, seen, part);
  const { box, width } = seen;
  // what has no such part has it in its middle
  const face = faceOf(seen);
  const middle = middleOf(pixels, seen.width) ?? { ...face, long: face.long * 0.3 };
  const whole = Math.max(box.width, box.height);
  // a long shaft keeps its length: its outer end alone is the other thing
  // a guard crosses: the other thing sits in its middle, before it
  const crossing = part === 'guard';
  const end = !crossing && middle.long > whole * 0.5 ? endOf(pixels, seen) : middle;
  const size = Math.max(
    LEAST + 1,
    Math.round(Math.min(whole * (crossing ? 0.4 : 0.46), Math.max(whole * 0.3, end.long * 1.25))),
  );
  const image = { ...s.image, data: s.image.data.slice() };
  const parts = s.parts.slice();
  if (end === middle && !crossing)
    for (const i of pixels) {
      image.data.fill(0, i * 4, i * 4 + 4);
      parts[i] = -1;
    }
  const bare: Sprite = { ...s, image: lonelyGone(image, parts, width), parts };
  const one = draw(size);
  return joined([{ sprite: bare, x: 0, y: 0 }, { sprite: one, x: Math.round(end.x - one.image.width / 2), y: Math.round(end.y - one.image.height / 2) }], 0); // biome-ignore format: one line
}

/** The pixels of a part; of a staff's top those of its head, or its tip. */
function partOrEnd(s: Sprite, seen: Seen, part: string): readonly number[] {
  const own = pixelsAt(seen, part);
  if (own.length > 0 || part !== 'top') return own;
  const head = seen.inked.filter((i) =>
    /^(?:head|orb|gem|claw|crystal|star|finial)$/.test(s.partNames[s.parts[i]!] ?? ''),
  );
  return head.length > 0 ? head : pixelsAt(seen, 'tip');
}

/** The end of a long part that lies farther from the middle of the whole. */
function endOf(pixels: readonly number[], { box, width }: Seen): Middle {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = (i: number): number => Math.hypot((i % width) - cx, Math.floor(i / width) - cy);
  const most = pixels.map(far).reduce((a, b) => Math.max(a, b), 0);
  const near = pixels.filter((i) => far(i) > most * 0.84);
  return middleOf(near, width) ?? { x: cx, y: cy, long: 1 };
}

/** Lines that were round a part that is gone go as well. */
function lonelyGone(image: Sprite['image'], parts: Int16Array, width: Px): Sprite['image'] {
  for (let i = 0; i < parts.length; i++) {
    if (parts[i]! >= 0 || !image.data[i * 4 + 3]) continue;
    const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
    if (!around.some((d) => (parts[i + d] ?? -1) >= 0)) image.data.fill(0, i * 4, i * 4 + 4);
  }
  return image;
}
