/** Parts that houses of any kind may be given: columns before the front, stairs up the outside, a ramp, domes and spires on the roof. */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { block, deeper, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { roofAt } from './built-on.ts';
import { DARK, unitOf, wallsOf } from './fittings.ts';

/** Where its door is, or where one would be. */
const doorOf = (s: Sprite) => {
  const walls = wallsOf(s);
  return partBox(s, /^(?:door|doorway|gate)$/) ?? { x: Math.round(walls.x + walls.width * 0.4), y: Math.round(walls.y + walls.height * 0.5), width: Math.round(walls.width * 0.2), height: Math.round(walls.height * 0.5) }; // biome-ignore format: one line
};

/** A row of columns under a gable before the door, on two steps. */
export function withColonnade(s: Sprite, said: number, hue = '#ece4d0'): Sprite {
  const { height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const count = Math.max(2, Math.min(6, said));
  const w = Math.max(count * 5 * unit, Math.round(walls.width * 0.66));
  const h = Math.max(14, Math.round(Math.min(height * 0.62, Math.max(walls.height * 0.94, height * 0.4))));
  const image = sheet(w, h);
  const gable = Math.round(h * 0.2);
  for (let y = 0; y < gable; y++) {
    const half = ((y + 1) / gable) * (w / 2);
    for (let x = Math.ceil(w / 2 - half); x < w / 2 + half; x++)
      dot(image, x, y, x < w / 2 - half + 2 * unit ? deeper(hue, 1.08) : x > w / 2 + half - 2 * unit ? deeper(hue, 0.76) : deeper(hue, 0.9)); // biome-ignore format: one line
  }
  const beam = Math.max(2, 3 * unit);
  block(image, 0, gable, w, beam, hue);
  block(image, 0, gable + beam - unit, w, unit, deeper(hue, 0.7));
  const steps = 4 * unit;
  const wide = Math.max(3, Math.round((w / count) * 0.36));
  const [from, to] = [gable + beam, h - steps];
  const span = w - wide - 4 * unit;
  for (let c = 0; c < count; c++) {
    const x = Math.round(2 * unit + (span * c) / (count - 1));
    block(image, x, from, wide, to - from, hue);
    block(image, x, from, Math.max(1, wide * 0.3), to - from, deeper(hue, 1.1));
    block(image, x + wide - Math.max(1, wide * 0.34), from, Math.max(1, wide * 0.34), to - from, deeper(hue, 0.72));
    block(image, x - unit, from, wide + 2 * unit, unit, deeper(hue, 1.06));
    block(image, x - unit, to - unit, wide + 2 * unit, unit, deeper(hue, 0.86));
  }
  // what lies between them is in shade, but for the door
  for (const [k, tone] of [1.02, 0.8].entries()) block(image, 0, to + 2 * k * unit, w, 2 * unit, deeper(hue, tone));
  const door = doorOf(s);
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: height + unit } }, x: 0, y: 0 },
    { sprite: painted(edged(image), 'column'), x: Math.round(door.x + door.width / 2 - w / 2), y: Math.round(height + unit - h) }, // biome-ignore format: one line
  ]);
}

const edged = (image: Rgba): Rgba => lined(image, DARK);

/** A flight of stairs with a rail up its right side, or one that winds around a tower. */
export function withStairs(s: Sprite, spiral: boolean, hue?: string): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const wood = hue ?? '#a87444';
  if (spiral) {
    const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
    const turns = walls.height > walls.width * 1.6 ? 3 : 2;
    const each = walls.height / turns;
    const out = Math.max(2, 3 * unit);
    const w = Math.round(walls.width + 2 * out);
    for (let k = 0; k < turns; k++) {
      const steps = Math.max(5, Math.round(w / (3 * unit)));
      const rise = each * 0.78;
      const tread = Math.max(2, 2 * unit);
      const post = Math.max(2, 3 * unit);
      const band = sheet(w, rise + tread + post);
      for (let i = 0; i < steps; i++) {
        const x = Math.round((w * i) / steps);
        const wide = Math.round((w * (i + 1)) / steps) - x;
        const y = Math.round(post + rise * (1 - i / (steps - 1)));
        block(band, x, y, wide, tread, deeper(wood, 0.74));
        block(band, x, y, wide, Math.max(1, unit), deeper(wood, 1.16));
        block(band, x, y - post, wide, Math.max(1, unit), deeper(wood, 0.9));
        if (i % 2 === 0) block(band, x, y - post, Math.max(1, unit), post, deeper(wood, 0.9));
      }
      layers.push({ sprite: painted(edged(band), 'stairs'), x: Math.round(walls.x - out), y: Math.round(walls.y + walls.height - (k + 1) * each + each * 0.18 - post) }); // biome-ignore format: one line
    }
    return joined([{ sprite: s, x: 0, y: 0 }, ...layers]);
  }
  const rise = Math.round(Math.max(10, Math.min(height * 0.42, walls.height * 0.72)));
  const steps = Math.max(4, Math.min(9, Math.round(rise / (3 * unit))));
  const run = Math.round(Math.max(rise * 0.9, width * 0.3));
  const landing = Math.max(4, 5 * unit);
  const post = Math.max(4, 6 * unit);
  const flight = sheet(run + landing, rise + post);
  const under = deeper(wood, 0.6);
  const rail = deeper(wood, 1.2);
  for (let i = 0; i <= steps; i++) {
    const x = Math.round(i === 0 ? 0 : landing + (run * (i - 1)) / steps);
    const wide = Math.round(i === 0 ? landing : run / steps + 1);
    const y = Math.round(post + (rise * i) / (steps + 1));
    block(flight, x, y, wide, rise + post - y, i % 2 ? under : deeper(wood, 0.68));
    block(flight, x, y, wide, Math.max(2, 2 * unit), wood);
    block(flight, x, y, wide, unit, deeper(wood, 1.22));
    block(flight, x, y - post, wide, unit, rail);
    block(flight, x, y - post, unit, post, rail);
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(edged(flight), 'stairs'), x: Math.round(walls.x + walls.width - landing - run * 0.3), y: Math.round(s.foot.y - rise - post) }, // biome-ignore format: one line
  ]);
} // biome-ignore format: short

/** A slope with a rail that leads up to its door. */
export function withRamp(s: Sprite, hue = '#a8a8b0'): Sprite {
  const unit = unitOf(s);
  const door = doorOf(s);
  const w = Math.max(18, Math.round(s.image.width * 0.5));
  const rise = Math.max(4, 6 * unit);
  const post = Math.max(4, 6 * unit);
  const image = sheet(w, rise + post);
  const flat = w * 0.26;
  for (let x = 0; x < w; x++) {
    const y = Math.round(post + (x < flat ? 0 : ((x - flat) / (w - flat)) * (rise - 2 * unit)));
    block(image, x, y, 1, rise + post - y, deeper(hue, 0.72));
    block(image, x, y, 1, 2 * unit, deeper(hue, 1.1));
    block(image, x, y - post, 1, unit, '#d8dce4');
    if (x % Math.max(4, Math.round(w / 6)) === 0) block(image, x, y - post, unit, post, '#b0b4c0');
  }
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: s.image.height + 2 * unit } }, x: 0, y: 0 },
    { sprite: painted(edged(image), 'ramp'), x: Math.round(door.x - flat * 0.2), y: s.image.height + 2 * unit - image.height },
  ]); // biome-ignore format: layers
}

const TOPS: Readonly<Record<string, string>> = { 'onion dome': '#3c84c8', dome: '#6c8ca8', 'glass dome': '#8cc8e4', spire: '#5c6c84' }; // biome-ignore format: a table

/** Domes or spires on its roof: one in the middle, two at its ends, more along it, the middle one larger. */
export function withTops(s: Sprite, kind: string, said: number, hue?: string): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const count = Math.max(1, Math.min(5, said));
  const base = hue ?? TOPS[kind] ?? '#6c8ca8';
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  const walls = wallsOf(s);
  for (let k = 0; k < count; k++) {
    const u = count === 1 ? 0.5 : 0.14 + (0.72 * k) / (count - 1);
    const middle = Math.abs(u - 0.5) < 0.02;
    const size = (count === 1 ? 0.46 : count === 2 ? 0.26 : middle ? 0.32 : 0.2) * Math.min(width, height * 1.3);
    const one = kind === 'spire' ? spire(size * 0.62, base, unit) : dome(size, base, unit, kind);
    const at = Math.round(walls.x + walls.width * u);
    // it sits where its drum is on the roof at both its edges
    const half = Math.round(one.image.width * 0.36);
    const y = Math.max(roofAt(s, at - half), roofAt(s, at + half));
    const sunk = Math.min(y, roofAt(s, at) + Math.round(size * 0.22));
    layers.push({ sprite: one, x: Math.round(at - one.image.width / 2), y: sunk - one.image.height + 2 * unit });
  }
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers]);
}

function dome(size: number, base: string, unit: Px, kind: string): Sprite {
  const [onion, glass] = [kind === 'onion dome', kind === 'glass dome'];
  const w = Math.max(9, Math.round(size));
  const drum = Math.max(2, Math.round(w * 0.2));
  const bulb = Math.round(w * (onion ? 0.98 : 0.56));
  const tip = glass ? 0 : Math.max(3, Math.round(w * 0.2));
  const image = sheet(w, tip + bulb + drum);
  for (let y = 0; y < bulb; y++) {
    const v = 1 - y / Math.max(1, bulb - 1);
    // an onion swells above its drum and draws in to a point
    const half = onion ? (v < 0.3 ? 0.76 + 0.24 * Math.sin((v / 0.3) * (Math.PI / 2)) : Math.cos(((v - 0.3) / 0.7) * (Math.PI / 2)) ** 1.25) : Math.sqrt(Math.max(0, 1 - v * v)); // biome-ignore format: one line
    const r = Math.max(unit / 2, half * (w / 2));
    for (let x = Math.ceil(w / 2 - r); x < w / 2 + r; x++) {
      const q = (x + 0.5 - w / 2) / Math.max(1, r);
      const rib = glass ? Math.abs((q * 3) % 1) < 0.2 || y % Math.max(4, Math.round(bulb / 3)) === 0 : false;
      dot(image, x, tip + y, rib ? '#e8f0f4' : q < -0.35 && q > -0.7 && v > 0.2 ? deeper(base, 1.24) : q > 0.5 ? deeper(base, 0.72) : q > 0.15 ? deeper(base, 0.88) : base); // biome-ignore format: one line
    }
  }
  if (tip > 0) {
    block(image, w / 2 - unit / 2, 0, unit, tip + unit, '#e8b83c');
    ellipse(image, w / 2, tip * 0.7, Math.max(1, unit * 1.4), Math.max(1, unit * 1.4), () => '#f8d868');
  }
  const inset = Math.round(w * 0.1);
  block(image, inset, tip + bulb, w - 2 * inset, drum, glass ? '#d4dce4' : '#e4dcc8');
  block(image, w - inset - Math.round(w * 0.16), tip + bulb, w * 0.16, drum, glass ? '#98a4b4' : '#b0a48c');
  return painted(edged(image), 'dome');
}

function spire(size: number, base: string, unit: Px): Sprite {
  const w = Math.max(7, Math.round(size * 0.7));
  const tower = Math.round(w * 0.8);
  const cone = Math.round(w * 1.5);
  const image = sheet(w, cone + tower);
  for (let y = 0; y < cone; y++) {
    const r = Math.max(0.6, ((y + 1) / cone) * (w / 2));
    for (let x = Math.ceil(w / 2 - r); x < w / 2 + r; x++)
      dot(image, x, y, x < w / 2 - r * 0.3 ? deeper(base, 1.16) : x > w / 2 + r * 0.4 ? deeper(base, 0.76) : base);
  }
  const inset = Math.max(1, Math.round(w * 0.12));
  block(image, inset, cone, w - 2 * inset, tower, '#dcd4c4');
  block(image, w - inset - w * 0.22, cone, w * 0.22, tower, '#a89c8c');
  block(image, w / 2 - unit, cone + tower * 0.24, Math.max(2, 2 * unit), tower * 0.44, '#3c3448');
  return painted(edged(image), 'spire');
} // biome-ignore format: layers

/** A slope of striped cloth over its front; the one that it has gets stripes. */
export function withAwning(s: Sprite, striped: boolean, hue?: string, checkered = false): Sprite {
  const unit = unitOf(s);
  const there = partBox(s, /^awning$/);
  // a part of which more hangs elsewhere is no strip of cloth
  const own = there && there.height < s.image.height * 0.36 && there.count > there.width * there.height * 0.5 ? there : undefined;
  const cloth = hue ?? '#d03c3c';
  const pale = '#f8f0e0';
  const walls = wallsOf(s);
  const w = own ? own.width : there && there.width < s.image.width * 0.96 ? there.width : Math.round(walls.width * 0.78);
  const h = own ? own.height : Math.max(6, Math.round(walls.height * 0.22));
  const band = Math.max(2, Math.round(w / 9));
  const image = sheet(w, h);
  const fringe = Math.max(2, 2 * unit);
  for (let y = 0; y < h; y++) {
    const inset = own ? 0 : Math.round((1 - y / h) * 2 * unit);
    for (let x = inset; x < w - inset; x++) {
      const square = Math.max(2, Math.min(band, Math.round(h / 3)));
      const odd = checkered ? (Math.floor(x / square) + Math.floor(y / square)) % 2 === 1 : Math.floor(x / band) % 2 === 1;
      // scallops along its hem
      if (y >= h - fringe && x % band === 0) continue;
      const tone = y < unit ? 1.1 : y >= h - fringe ? 0.78 : 1;
      dot(image, x, y, deeper(odd && (striped || !hue) ? pale : cloth, tone));
    }
  }
  const door = doorOf(s);
  const at = own ?? { x: there && there.width === w ? there.x : Math.round(walls.x + (walls.width - w) / 2), y: Math.round(Math.max(walls.y, door.y - h)) };
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(edged(image), 'awning'), x: at.x - 1, y: at.y - 1 },
  ]);
} // biome-ignore format: layers
