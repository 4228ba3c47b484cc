/** What is strapped on the back of a creature of any build: a saddle, bags, a rocket, a rucksack. */
import { matter } from '../../painted/ramps.ts';
import { block, deeper, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { backOf } from './back.ts';
import { facingRight, type Host } from './host.ts';
import { saddled } from './saddle.ts';

export type Gear = 'saddle' | 'bags' | 'jetpack' | 'backpack';

const HUES: Readonly<Record<Gear, string>> = { saddle: '#b03c34', bags: '#8c5c34', jetpack: '#b8c0cc', backpack: '#a8483c' }; // biome-ignore format: one line

/** A creature with that on its back. */
export function withGear(s: Sprite, gear: Gear, colour = HUES[gear]): Sprite {
  return facingRight(s, (h) => (gear === 'saddle' || gear === 'bags' ? cloth(h, gear, colour) : pack(h, gear, colour)));
}

/** The first row from above of a column that is the body's own. */
function topAt({ s, back }: Host, x: number): number {
  const { width, height, data } = s.image;
  const aside = s.partNames.map((n) => /wing|horn|ear|mane|fin|spike|crest|plate|antenna/.test(n));
  for (let y = 0; y < height; y++) {
    const i = y * width + Math.max(0, Math.min(width - 1, Math.round(x)));
    if (data[i * 4 + 3] && s.parts[i]! >= 0 && !aside[s.parts[i]!]) return y;
  }
  return back.y;
}

/** How high a body is between its legs, below the first row of its back: the least of its columns there. */
function highOf({ s, trunk }: Host, left: number, right: number, top: number): number {
  const { width, height } = s.image;
  let least = trunk.height;
  for (let x = left; x <= right; x++) {
    let y = top + 2;
    while (y < height && s.parts[y * width + x]! >= 0) y++;
    if (y < height - 2) least = Math.min(least, Math.max(4, y - top));
  }
  return Math.min(least, trunk.height * 0.7);
}

/** A blanket that lies over the back as the body does, with a seat on it or bags beside. */
function cloth(h: Host, gear: 'saddle' | 'bags', hex: string): Sprite {
  const { s, trunk, back, profile } = h;
  const { width, height, data } = s.image;
  const aside = gear === 'saddle' && profile ? backOf(s) : undefined;
  if (aside) {
    const [left, right] = aside;
    const footAt = (x: number): number => {
      for (let y = Math.min(height - 1, Math.round(trunk.y + trunk.height)); y > 0; y--) if (s.parts[y * width + x]! >= 0 && y < top0 + bodyHigh) return y; // biome-ignore format: one line
      return trunk.y + trunk.height;
    };
    const middle = Math.round((left + right) / 2);
    const top0 = topAt(h, middle);
    // legs hang below the body: it is as high there as it is between them
    const bodyHigh = highOf(h, left, right, top0);
    return saddled(
      s,
      { middle, half: Math.max(3, Math.round((right - left) * 0.36)), topAt: (x) => topAt(h, x), footAt },
      hex,
    );
  }
  const ramp = matter(hex);
  const half = Math.max(3, Math.min(trunk.width, back.long) * (profile ? 0.15 : 0.2));
  const image = { ...s.image, data: data.slice() };
  const parts = s.parts.slice();
  const names = [...s.partNames, 'saddle'];
  const long = trunk.height * (profile ? 0.5 : 0.28);
  const mid = Math.round(back.x);
  for (let x = Math.round(mid - half); x <= mid + half; x++) {
    const top = topAt(h, x);
    for (let y = top; y < Math.min(height, top + long); y++) {
      const i = y * width + x;
      if (!data[i * 4 + 3] || s.parts[i]! < 0) continue;
      const edge = x <= mid - half + 1 || x >= mid + half - 1 || y >= top + long - 1.5;
      dot(image, x, y, edge ? '#e8b84c' : y < top + 2 ? ramp[4]! : y > top + long * 0.6 ? ramp[1]! : ramp[2]!);
      parts[i] = names.length - 1;
    }
  }
  const dressed: Sprite = { ...s, image, parts, partNames: names };
  const top = topAt(h, mid);
  if (gear === 'saddle') {
    // a seat that rises before and behind
    const [w, t] = [Math.max(5, Math.round(half * 1.7)), Math.max(3, Math.round(half * 0.8))];
    const seat = sheet(w, t);
    for (let x = 0; x < w; x++) {
      const u = Math.abs((x + 0.5) / w - 0.5) * 2;
      const from = Math.round((1 - u ** 2.4) * t * 0.55);
      for (let y = from; y < t; y++) dot(seat, x, y, y === from ? '#b0764a' : '#7c4a2c');
    }
    const sprite = painted(lined(seat, '#38201c'), 'saddle');
    return joined([{ sprite: dressed, x: 0, y: 0 }, { sprite, x: mid - sprite.image.width / 2, y: top - sprite.image.height * 0.72 }], 0); // biome-ignore format: one line
  }
  const size = Math.max(5, Math.round(Math.min(trunk.height * 0.56, half * 1.5)));
  const bag = sheet(size, size);
  ellipse(bag, size / 2, size * 0.56, size / 2, size * 0.44, (x, y) => (x + y < size * 0.7 ? ramp[3]! : ramp[2]!));
  block(bag, size * 0.12, size * 0.2, size * 0.76, Math.max(2, size * 0.26), ramp[1]!);
  block(bag, size * 0.44, size * 0.38, Math.max(1, size * 0.14), Math.max(1, size * 0.18), '#e8c048');
  const one = painted(lined(bag, deeper(hex, 0.4)), 'bags');
  const roll = sheet(Math.round(half * 2), Math.max(3, Math.round(size * 0.5)));
  ellipse(roll, roll.width / 2, roll.height / 2, roll.width / 2, roll.height / 2, (_x, y) => (y < roll.height * 0.4 ? '#d8c8a0' : '#b09c70')); // biome-ignore format: one line
  const bedroll = painted(lined(roll, '#54442c'), 'bags');
  return joined([{ sprite: dressed, x: 0, y: 0 }, { sprite: bedroll, x: mid - bedroll.image.width / 2, y: top - bedroll.image.height * 0.7 }, { sprite: one, x: mid - one.image.width / 2, y: top + long * 0.3 }], 0); // biome-ignore format: one line
}

/** Rockets or a rucksack strapped to the back: behind who is seen from before, upon it of who is seen from its side. */
function pack(h: Host, gear: 'jetpack' | 'backpack', hex: string): Sprite {
  const { s, trunk, back, profile } = h;
  const ramp = matter(hex);
  const w = Math.max(5, Math.round(Math.min(trunk.width, trunk.height) * (profile ? 0.52 : 0.36)));
  const t = Math.round(w * (gear === 'jetpack' ? 1.25 : 1.05));
  const image = sheet(w, t + (gear === 'jetpack' ? Math.round(t * 0.5) : 0));
  if (gear === 'jetpack') {
    for (const [x, wide] of profile ? ([[w * 0.06, w * 0.42], [w * 0.52, w * 0.42]] as const) : ([[w * 0.16, w * 0.68]] as const)) {
      block(image, x, t * 0.2, wide, t * 0.7, ramp[2]!);
      block(image, x, t * 0.2, Math.max(1, wide * 0.34), t * 0.7, ramp[4]!);
      ellipse(image, x + wide / 2, t * 0.22, wide / 2, t * 0.22, () => '#d8403c');
      block(image, x + wide * 0.16, t * 0.88, wide * 0.68, Math.max(1, t * 0.1), '#4c5060');
      ellipse(image, x + wide / 2, t * 1.14, wide * 0.36, t * 0.3, (_x, y) => (y < t * 1.16 ? '#ffe070' : '#f08030'));
    }
  } else {
    ellipse(image, w / 2, t * 0.5, w / 2, t / 2, (x, y) => (x + y < w * 0.8 ? ramp[3]! : ramp[2]!));
    block(image, w * 0.1, t * 0.34, w * 0.8, Math.max(1, t * 0.12), ramp[1]!);
    block(image, w * 0.26, t * 0.56, w * 0.48, t * 0.3, ramp[4]!);
    block(image, w * 0.44, t * 0.38, Math.max(1, w * 0.12), Math.max(1, t * 0.1), '#e8c048');
  }
  const one = painted(lined(image, deeper(hex, 0.36)), gear);
  if (profile) {
    const x = back.x - one.image.width / 2;
    const strap = sheet(Math.max(2, w * 0.18), trunk.height * 0.7);
    block(strap, 0, 0, strap.width, strap.height, '#5c4030');
    return joined([{ sprite: s, x: 0, y: 0 }, { sprite: painted(strap, gear), x: Math.round(back.x), y: Math.round(topAt(h, back.x)) }, { sprite: one, x: Math.round(x), y: Math.round(topAt(h, back.x) - t * 0.62) }], 0); // biome-ignore format: one line
  }
  const y = trunk.y + trunk.height * (gear === 'jetpack' ? 0.16 : 0.3);
  // beside the arms or flippers that hang there
  const [from, to] = [Math.max(0, Math.round(y)), Math.min(s.image.height, Math.round(y + t * 0.7))];
  const filled = Array.from({ length: s.image.width }, (_, x) => x).filter((x) => { for (let row = from; row < to; row++) if (s.image.data[(row * s.image.width + x) * 4 + 3]) return true; return false; }); // biome-ignore format: one line
  const half = Math.max(trunk.width * 0.46, filled.length > 0 ? (filled.at(-1)! - filled[0]!) / 2 - one.image.width * 0.06 : 0);
  const middle = filled.length > 0 ? (filled[0]! + filled.at(-1)!) / 2 : trunk.x + trunk.width / 2;
  const layers = [-1, 1].map((side) => ({ sprite: one, x: Math.round(middle + side * Math.min(half, trunk.width * 0.8) - one.image.width / 2), y: Math.round(y) })); // biome-ignore format: one line
  return joined([...layers, { sprite: s, x: 0, y: 0 }], 2);
} // biome-ignore format: layers
