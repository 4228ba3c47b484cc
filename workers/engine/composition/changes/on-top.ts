/** What is on the top, the railing or the chimney of a building, or comes through its roof. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { dot, ellipse } from '../effects/paint.ts';
import { joined, partBox, type Sprite } from '../sprites/sprite.ts';

export type Perch = 'railing' | 'chimney' | 'roof' | 'around' | 'door' | 'wall' | 'under';
/** Another drawing, so many pixels along its longer side. */
type Item = (size: Px) => Sprite;

/** The first solid row of a column, looked at over a few pixels. */
function topOf(s: Sprite, x: Px): Px {
  const { width, height } = s.image;
  const solid = (row: Px): boolean => [-2, -1, 0, 1, 2].some((d) => s.image.data[(row * width + Math.min(width - 1, Math.max(0, x + d))) * 4 + 3]! > 0); // biome-ignore format: one line
  let y = 0;
  while (y < height - 1 && !solid(y)) y++;
  return y;
}

/** Something with its foot at a point, sunk a little into what it stands on. */
function standing(s: Sprite, one: Sprite, x: number, y: number): Sprite {
  const { width: w, height: h } = one.image;
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: one, x: Math.round(x - w / 2), y: Math.round(y - h + Math.max(1, h * 0.1)) },
  ]);
}

/** `large`: a beast that is no smaller than people. */
export function withOnTop(s: Sprite, item: Item, at?: Perch, large = false): Sprite {
  const { width, height } = s.image;
  const small = Math.max(9, Math.round(Math.min(width, height) * 0.24));
  switch (at) {
    case 'railing': {
      const rail = partBox(s, /^(?:railing|rail|deck|gallery|balcony|platform)$/);
      const size = Math.max(9, Math.round(Math.max(width, height) * 0.17));
      if (!rail) return standing(s, item(size), width * 0.2, topOf(s, Math.round(width * 0.2)));
      return standing(s, item(size), rail.x + rail.width * 0.12, rail.y + 2);
    }
    case 'chimney': {
      const stack = partBox(s, /^(?:chimney|stack)$/);
      const x = stack ? stack.x + stack.width / 2 : width * 0.66;
      return standing(s, item(small), x, stack ? stack.y + 1 : topOf(s, Math.round(x)));
    }
    case 'roof': {
      // the hole that it made, and what grows out of it
      const roof = partBox(s, /^(?:roof|thatch|tiles|shingles|dome|top)$/);
      const [x, y] = [width * 0.36, roof ? roof.y + roof.height * 0.5 : height * 0.3];
      const image = cloneImage(s.image);
      const r = Math.max(4, width * 0.13);
      ellipse(image, x, y, r, r * 0.55, (px, py) => ((px * 3 + py * 5) % 7 < 5 && image.data[(py * width + px) * 4 + 3] ? '#2a1c1a' : undefined)); // biome-ignore format: one line
      const one = item(Math.round(Math.max(width, height) * 0.72));
      return joined([{ sprite: { ...s, image }, x: 0, y: 0 }, { sprite: one, x: Math.round(x - one.foot.x), y: Math.round(y + 2 - one.image.height) }]); // biome-ignore format: one line
    }
    case 'around': {
      // a ring of them, the far ones behind the tip
      const one = item(Math.max(6, Math.round(Math.max(width, height) * 0.12)));
      const [cx, cy] = [width / 2, height * 0.14];
      const [rx, ry] = [Math.max(width * 0.62, one.image.width * 1.6), Math.max(4, height * 0.07)];
      const spots = [0.4, 1.5, 2.7, 3.7, 4.7, 5.7].map((a) => ({ sprite: one, x: Math.round(cx + Math.cos(a) * rx - one.image.width / 2), y: Math.round(cy + Math.sin(a) * ry - one.image.height / 2), far: Math.sin(a) < 0 })); // biome-ignore format: one line
      const far = spots.filter((spot) => spot.far);
      return joined([...far, { sprite: s, x: 0, y: 0 }, ...spots.filter((spot) => !spot.far)], far.length);
    }
    case 'door': {
      const door = partBox(s, /^(?:door|doorway|gate|entrance|portcullis)$/);
      const one = item(small);
      const [x, y] = door ? [door.x + door.width / 2, door.y] : [width / 2, height * 0.52];
      return joined([{ sprite: s, x: 0, y: 0 }, { sprite: one, x: Math.round(x - one.image.width / 2), y: Math.round(Math.max(0, y - one.image.height * 0.82)) }]); // biome-ignore format: one line
    }
    case 'wall': {
      const door = partBox(s, /^(?:door|doorway|gate|entrance)$/);
      const one = item(small);
      // at the side of the door that has more wall
      const x = door && door.x + door.width / 2 > width / 2 ? width * 0.3 : width * 0.7;
      return joined([{ sprite: s, x: 0, y: 0 }, { sprite: one, x: Math.round(x - one.image.width / 2), y: Math.round(height * 0.66 - one.image.height / 2) }]); // biome-ignore format: one line
    }
    case 'under':
      return standing(s, item(Math.round(Math.min(width, height) * 0.46)), width / 2, height + 1);
    default: {
      const one = item(
        Math.max(small, Math.round(Math.min(width, height) * (large ? 0.6 : 0.3)), Math.round(height * 0.27)),
      );
      const middle = Math.round(width / 2);
      return standing(s, one, middle, topOf(s, middle));
    }
  }
}

/** Stripes that wind up its walls. */
export function withSpiral(s: Sprite, hues: readonly [string, string]): Sprite {
  const walls = s.partNames.map((name) => /^(?:wall|shaft|tower|body|trunk|base|stripe)$/.test(name));
  const box = partBox(s, /^(?:wall|shaft|tower|body|trunk|base|stripe)$/);
  if (!box) return s;
  const { width } = s.image;
  const image = cloneImage(s.image);
  const period = Math.max(6, box.height / 4.2);
  for (let y = box.y; y < box.y + box.height; y++) {
    // its two edges in this row
    let [left, right] = [width, -1];
    for (let x = box.x; x < box.x + box.width; x++) {
      const part = s.parts[y * width + x]!;
      if (part >= 0 && walls[part]) [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
    for (let x = left + 1; x < right; x++) {
      const part = s.parts[y * width + x]!;
      if (part < 0 || !walls[part]) continue;
      const across = Math.max(-0.98, Math.min(0.98, ((x - left) / (right - left)) * 2 - 1));
      const turn = y / period + Math.asin(across) / Math.PI;
      const dark = across > 0.45 ? 0.78 : across < -0.6 ? 1.06 : 1;
      const hex = hues[(((Math.floor(turn * 2) % 2) + 2) % 2) as 0 | 1];
      dot(image, x, y, toned(hex, dark));
    }
  }
  return { ...s, image };
}

const toned = (hex: string, k: number): string =>
  `#${[1, 3, 5].map((i) => Math.min(255, Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * k)).toString(16).padStart(2, '0')).join('')}`; // biome-ignore format: one line
