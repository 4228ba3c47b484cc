/**
 * What a building was said to have that its model has not: a board with a picture, smoke over its chimney, shields or skulls on its walls,
 * spikes on its roof, pipes along it, boards before its windows, a balcony, wares before its door. Painted on the grid, where the parts
 * of its drawing say that walls, roofs and windows are.
 */
import { hexToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { waresOf, withoutWares } from './vendor.ts';
import { windowsOf } from './windows.ts';

export const DARK = '#2c2230';

/** How light that pixel is, 0..1. */
export const lightness = ({ data }: Rgba, i: number): number =>
  rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!])[0];

/** Whether a pixel is of a part of such a name. */
export function isOf(s: Sprite, name: RegExp): (i: number) => boolean {
  const named = s.partNames.map((n) => name.test(n));
  return (i) => s.parts[i]! >= 0 && named[s.parts[i]!] === true;
}

/** Pixels of a dot: what is painted grows with the drawing. */
export const unitOf = (s: Sprite): Px => Math.max(1, Math.round(Math.max(s.image.width, s.image.height) / 72));

/** Where its walls are: the box of what is no roof; absent walls count as the lower half. */
export function wallsOf(s: Sprite): { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px } {
  const box = partBox(s, /^(?:wall|timber|front|hall|body|tower|trunk|logs?|shop|counter|base)$/);
  const { width, height } = s.image;
  if (box && box.height > height * 0.16 && box.width > width * 0.25) return box;
  return { x: Math.round(width * 0.12), y: Math.round(height * 0.5), width: Math.round(width * 0.76), height: Math.round(height * 0.46) }; // biome-ignore format: one line
}

/** Puffs that rise from the chimneys, or from a pipe that is put on the roof. */
const HUES: Readonly<Record<string, readonly string[]>> = { green: ['#2c6c3c', '#4c9c4c', '#84cc6c', '#c4f0a4'], purple: ['#4c3478', '#7450a8', '#a884d4', '#d8c0f0'], pink: ['#8c4470', '#c06c9c', '#e8a4c8', '#f8d4e4'], blue: ['#2c4c84', '#4c7cb8', '#8cb8e0', '#c8e4f8'], red: ['#7c2c30', '#b04c44', '#e08470', '#f4c0a8'], black: ['#2c2a34', '#44424c', '#5c5a64', '#787680'], dark: ['#2c2a34', '#44424c', '#5c5a64', '#787680'] }; // biome-ignore format: a table

export function withSmoke(s: Sprite, hue?: string): Sprite {
  if (partBox(s, /^(?:smoke|steam)$/)) return hue && HUES[hue] ? inSmoke(s, HUES[hue]!) : s;
  const unit = unitOf(s);
  const chimney = partBox(s, /^(?:chimney|stack|pipe|funnel)$/);
  const r = Math.max(2.4, s.image.width * 0.055);
  const [w, h] = [Math.ceil(r * 5), Math.ceil(r * 6)];
  const cloud = sheet(w, h);
  const puffs = [[0.26, 0.88, 0.62], [0.34, 0.64, 0.86], [0.5, 0.38, 1.08], [0.7, 0.17, 0.9]] as const; // biome-ignore format: a column
  const tones = HUES[hue ?? ''] ?? ['#787888', '#a8a8b8', '#d4d4dc', '#f0f0f4'];
  for (const [k, dx, grow] of [[0, 0, 1.16], [1, 0, 0.98], [2, -0.26, 0.66], [3, -0.42, 0.3]] as const)
    for (const [u, v, q] of puffs) ellipse(cloud, w * u + dx * r, h * v + dx * r, r * q * grow, r * q * grow * 0.92, () => tones[k]); // biome-ignore format: puffs
  const smoke = painted(cloud, 'smoke');
  const layers = [{ sprite: s, x: 0, y: 0 }];
  const top = chimney ?? { x: Math.round(s.image.width * 0.64), y: Math.round(s.image.height * 0.12), width: 4 * unit, height: 1 };
  if (!chimney) {
    // the highest row of the roof over there carries a stack
    const x = top.x + 2 * unit;
    let y = 0;
    while (y < s.image.height - 1 && !s.image.data[(y * s.image.width + x) * 4 + 3]) y++;
    const stack = sheet(5 * unit, 7 * unit);
    block(stack, 0, unit, 5 * unit, 6 * unit, '#8c5448');
    block(stack, 0, unit, 2 * unit, 6 * unit, '#a86c5c');
    block(stack, 0, 0, 5 * unit, 2 * unit, '#9c98a0');
    layers.push({ sprite: painted(lined(stack, DARK), 'chimney'), x: top.x - unit, y: y - 5 * unit });
    layers.push({ sprite: smoke, x: Math.round(top.x + 1.5 * unit - w * 0.26), y: Math.round(y - 6 * unit - h * 0.94) });
  } else
    layers.push({ sprite: smoke, x: Math.round(top.x + Math.min(top.width / 2, 5 * unit) - w * 0.26), y: Math.round(top.y - h * 0.94) });
  return joined(layers);
} // biome-ignore format: short

/** The smoke that it has, in tones of another colour. */
function inSmoke(s: Sprite, tones: readonly string[]): Sprite {
  const image = cloneImage(s.image);
  const onSmoke = isOf(s, /^(?:smoke|steam)$/);
  for (let i = 0; i < s.parts.length; i++) {
    if (!onSmoke(i)) continue;
    const light = (image.data[i * 4]! + image.data[i * 4 + 1]! + image.data[i * 4 + 2]!) / 3;
    image.data.set([...hexToRgb(tones[Math.max(0, Math.min(3, Math.floor((light - 70) / 42)))]!), 255], i * 4);
  }
  return { ...s, image };
}

/** Spikes all along its upper edge. */
export function withSpikes(s: Sprite): Sprite {
  const unit = unitOf(s);
  const { width, height } = s.image;
  const long = Math.max(4, Math.round(height * 0.13));
  const wide = Math.max(4, 4 * unit);
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  for (let x = wide; x < width - wide; x += wide * 2 + unit) {
    let y = 0;
    while (y < height && !s.image.data[(y * width + x) * 4 + 3]) y++;
    if (y > height * 0.62) continue;
    const spike = sheet(wide, long);
    for (let j = 0; j < long; j++) {
      const half = ((j + 1) / long) * (wide / 2);
      for (let i = 0; i < wide; i++)
        if (Math.abs(i + 0.5 - wide / 2) <= half) dot(spike, i, j, i < wide / 2 ? '#e0d4b4' : '#9c8c74');
    }
    layers.push({ sprite: painted(lined(spike, DARK), 'spike'), x: x - Math.round(wide / 2) - 1, y: y - long + unit });
  }
  return joined([...layers, { sprite: s, x: 0, y: 0 }], layers.length);
}

/** Pipes up its side, over and into the wall again. */
export function withPipes(s: Sprite): Sprite {
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const t = 3 * unit;
  const [w, h] = [Math.round(walls.width * 0.34), Math.round(walls.height * 0.86)];
  const pipes = sheet(w, h);
  const tube = (x: number, y: number, wide: number, high: number): void => {
    block(pipes, x, y, wide, high, '#8c9cac');
    if (wide > high) {
      block(pipes, x, y, wide, unit, '#c8d4dc');
      block(pipes, x, y + high - unit, wide, unit, '#54647c');
    } else {
      block(pipes, x, y, unit, high, '#c8d4dc');
      block(pipes, x + wide - unit, y, unit, high, '#54647c');
    }
  };
  tube(w - t, 0, t, h);
  tube(w - 2 * t - unit, h * 0.36, t, h * 0.64);
  tube(0, 0, w - t, t);
  tube(w * 0.2, h * 0.36, w * 0.8 - 2 * t - unit, t);
  for (const y of [h * 0.25, h * 0.62]) block(pipes, w - t - unit / 2, y, t + unit, 2 * unit, '#c87838');
  block(pipes, w - 2 * t - 1.5 * unit, h * 0.72, t + unit, 2 * unit, '#c87838');
  const sprite = painted(lined(pipes, DARK), 'pipe');
  const left = painted(lined(mirroredSheet(pipes), DARK), 'pipe');
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite, x: walls.x + walls.width - Math.round(w * 0.72), y: walls.y + walls.height - h - 1 },
    { sprite: left, x: walls.x - Math.round(w * 0.28), y: walls.y + walls.height - h - 1 },
  ]);
}

function mirroredSheet(image: Sprite['image']): Sprite['image'] {
  const out = sheet(image.width, image.height);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      out.data.set(image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4), (y * image.width + image.width - 1 - x) * 4); // biome-ignore format: one line
  return out;
}

/** A floor with a railing before the upper windows; on every floor of what is tall. */
export function withBalcony(s: Sprite, many: boolean): Sprite {
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const rows: Px[] = [];
  for (const { bottom } of windowsOf(s)) if (!rows.some((y) => Math.abs(y - bottom) < 5 * unit)) rows.push(bottom);
  rows.sort((p, q) => p - q);
  const tall = many && (rows.length > 2 || s.image.height > s.image.width * 1.1);
  const w = Math.round(walls.width * (tall ? 0.36 : 0.56));
  const h = Math.max(5, Math.round(walls.height * (tall ? 0.075 : 0.16)));
  const rail = sheet(w, h + 2 * unit);
  if (tall) block(rail, 0, 0, w, h, '#7c9cb4');
  for (let x = 0; x < w; x += 3 * unit) block(rail, x, unit, unit, h - unit, tall ? '#dce8f0' : '#ecdcc0');
  block(rail, w - unit, 0, unit, h, tall ? '#dce8f0' : '#ecdcc0');
  block(rail, 0, 0, w, unit, '#fbf2dc');
  block(rail, 0, h, w, 2 * unit, tall ? '#8c8c94' : '#8c6440');
  block(rail, 0, h, w, unit, tall ? '#c8ccd4' : '#b08858');
  const sprite = painted(lined(rail, DARK), 'balcony');
  if (!tall) return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite, x: Math.round(walls.x + walls.width / 2 - w / 2), y: Math.round(walls.y + walls.height * 0.46 - h) },
  ]);
  const floors = rows.length >= 2 ? rows.slice(0, -1) : [0.3, 0.52, 0.74].map((v) => walls.y + walls.height * v);
  return joined([
    { sprite: s, x: 0, y: 0 },
    ...floors.flatMap((y) => [0.27, 0.73].map((u) => ({ sprite, x: Math.round(walls.x + walls.width * u - sprite.image.width / 2), y: Math.round(y - h + unit) }))),
  ]);
} // biome-ignore format: layers

/** Its ground floor is a shop: wide panes with wares in them, a door of glass between, a striped awning above. */
export function withGroundShop(s: Sprite): Sprite {
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const { height } = s.image;
  const w = Math.round(walls.width);
  const h = Math.max(12, Math.round(Math.min(walls.height * 0.26, walls.width * 0.5)));
  const front = sheet(w, h);
  block(front, 0, 0, w, h, '#44505c');
  const door = Math.max(5, Math.round(w * 0.18));
  const middle = Math.round((w - door) / 2);
  const top = Math.round(h * 0.34);
  for (const [x, wide] of [[2 * unit, middle - 4 * unit], [middle + door + 2 * unit, w - middle - door - 4 * unit]] as const) {
    block(front, x, top, wide, h - top - 3 * unit, '#fce4a0');
    block(front, x, top, wide, Math.max(1, unit), '#a8d0e4');
    const n = Math.max(2, Math.floor(wide / (5 * unit)));
    for (let i = 0; i < n; i++) block(front, x + ((i + 0.25) * wide) / n, h - 3 * unit - 4 * unit, 3 * unit, 4 * unit, ['#d84c40', '#4c9c50', '#e8a030', '#8458b0'][i % 4]!);
  }
  block(front, middle, top, door, h - top, '#2c3440');
  block(front, middle + unit, top + unit, door - 2 * unit, h - top - unit, '#8cc4dc');
  const awning = sheet(w + 4 * unit, Math.max(5, Math.round(h * 0.34)));
  const stripe = Math.max(3, Math.round(w / 12));
  for (let x = 0; x < awning.width; x++) {
    const red = Math.floor(x / stripe) % 2 === 0;
    const end = awning.height - (Math.abs((x % stripe) - (stripe - 1) / 2) > stripe * 0.32 ? unit : 0);
    for (let y = 0; y < end; y++) dot(awning, x, y, red ? (y > awning.height * 0.6 ? '#a82c34' : '#d04048') : y > awning.height * 0.6 ? '#d0ccc4' : '#f8f4ec');
  }
  const foot = Math.min(height, walls.y + walls.height + unit);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(front, DARK), 'shopfront'), x: walls.x - 1, y: foot - h - 1 },
    { sprite: painted(lined(awning, DARK), 'awning'), x: walls.x - 2 * unit - 1, y: foot - h - 1 },
  ]);
} // biome-ignore format: layers

/** Wares as large as furniture. */
const LARGE = /\b(?:carts?|wagons?|tables?|bench(?:es)?|minecarts?|wheelbarrows?|barrels)$/;

/** Wares or tools that stand before the front, at both sides of its door; on the counter where it is a stall. */
export function withGoods(
  of: Sprite,
  items: readonly ((size: Px) => Sprite)[],
  count: number,
  name: string,
  large: boolean,
  aside = false,
): Sprite {
  const { width, height } = of.image;
  if (of.partNames.some((part) => name.endsWith(part) && part.length > 3)) return of;
  const counter = aside ? undefined : waresOf(of);
  const s = counter ? withoutWares(of) : of;
  const layers = [{ sprite: s, x: 0, y: 0 }];
  if (counter) {
    const size = Math.max(8, Math.round(height * 0.2));
    const kinds = items.map((item) => item(size));
    const widest = Math.max(...kinds.map(({ image }) => image.width));
    const n = Math.max(
      2,
      kinds.length,
      Math.min(kinds.length > 1 ? 6 : 5, Math.floor((counter.width + 4) / (widest + 1))),
    );
    for (let i = 0; i < n; i++) {
      // one kind beside the other along the counter
      const one = kinds[Math.floor((i * kinds.length) / n)]!;
      layers.push({ sprite: one, x: Math.round(counter.x + (counter.width * (i + 0.5)) / n - one.image.width / 2), y: Math.round(counter.y + counter.height - one.image.height + 1) }); // biome-ignore format: one line
    }
    return joined(layers);
  }
  const walls = wallsOf(s);
  const one = items[0]!(Math.max(9, Math.round(Math.min(width, height) * (large || LARGE.test(name) ? 0.4 : 0.24))));
  const w = one.image.width;
  const n = Math.min(count, 5);
  const [left, right] = [walls.x + walls.width * 0.1, walls.x + walls.width * 0.9];
  const end = walls.x + walls.width + w * 0.4;
  // at its side in a row of their own, else at both sides of the door
  const spots = aside
    ? [end, end + w * 0.95, end + w * 0.45, end + w * 1.4, end + w * 1.9]
    : [left, right, left - w * 0.8, right + w * 0.8, left + w * 0.8];
  const board = partBox(s, /^sign$/);
  const mirrored = aside && board !== undefined && board.x + board.width > walls.x + walls.width + 2 * unitOf(s);
  const order = aside && n > 2 ? [1, 0, 2, 3, 4] : [0, 1, 2, 3, 4];
  // the third stands before or on the first two
  for (const i of order.slice(0, n))
    layers.push({ sprite: one, x: Math.round((mirrored ? 2 * walls.x + walls.width - spots[i]! : spots[i]!) - w / 2), y: Math.round(height - one.image.height + (aside ? (i === 2 ? -one.image.height * 0.72 : 1) : i === 2 ? -1 : 1)) }); // biome-ignore format: one line
  return joined(layers);
}
