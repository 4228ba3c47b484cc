/** How one comes into a building: by two swinging leaves, or by a door that stands open. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';

/** Two short leaves in a dark doorway, as saloons have them. */
export function withSwingDoors(s: Sprite): Sprite {
  const door = partBox(s, /^door$/) ?? undefined;
  const walls = wallsOf(s);
  const box = door ?? { x: walls.x + walls.width * 0.4, y: walls.y + walls.height * 0.5, width: walls.width * 0.2, height: walls.height * 0.5 }; // biome-ignore format: one line
  const unit = unitOf(s);
  const grow = Math.max(unit, Math.round(box.width * 0.12));
  const [w, h] = [Math.round(box.width + 2 * grow), Math.round(box.height)];
  const way = sheet(w, h);
  block(way, 0, 0, w, h, '#d8a868');
  block(way, unit, unit, w - 2 * unit, h - unit, '#1c1418');
  // the floor within is lit
  block(way, unit, h - Math.max(1, h * 0.1), w - 2 * unit, Math.max(1, h * 0.1), '#7c5430');
  const leaf = Math.max(2, Math.floor((w - 2 * unit - 1) / 2));
  for (const left of [unit, w - unit - leaf]) {
    const inner = left === unit ? left + leaf - 1 : left;
    for (let x = left; x < left + leaf; x++) {
      const bow = Math.round((1 - Math.abs(x - inner) / leaf) * h * 0.09);
      const [top, bottom] = [Math.round(h * 0.24) + bow, Math.round(h * 0.74)];
      for (let y = top; y <= bottom; y++) {
        const rim = y - top < unit || bottom - y < unit || x === left || x === left + leaf - 1;
        dot(way, x, y, rim ? '#e0ac68' : (y - top) % (2 * unit) < unit ? '#b47c44' : '#7c4c2c');
      }
    }
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(way, DARK), 'door'), x: Math.round(box.x - grow - 1), y: Math.round(box.y + box.height - h - 1) },
  ]); // biome-ignore format: layers
}

/** Its largest door in one piece: what else is called so hangs elsewhere. */
function doorOf(s: Sprite): { readonly box: { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px }; readonly onDoor: (i: number) => boolean } | undefined {
  const named = isOf(s, /^(?:door|gate|portcullis)$/);
  const { width, height } = s.image;
  const seen = new Set<number>();
  let best: number[] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen.has(start) || !named(start)) continue;
    const piece = [start];
    seen.add(start);
    for (let n = 0; n < piece.length; n++)
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1], [2, 0], [-2, 0], [0, 2], [0, -2]] as const) {
        const [x, y] = [(piece[n]! % width) + dx, Math.floor(piece[n]! / width) + dy];
        const to = y * width + x;
        if (x < 0 || y < 0 || x >= width || y >= height || seen.has(to) || !named(to)) continue;
        seen.add(to);
        piece.push(to);
      }
    if (piece.length > best.length) best = piece;
  }
  if (best.length === 0) return undefined;
  const [xs, ys] = [best.map((i) => i % width), best.map((i) => Math.floor(i / width))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const all = new Set(best);
  return { box: { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }, onDoor: (i) => all.has(i) };
} // biome-ignore format: one line

/** The way in is open: dark inside, the leaf swung out at its side. */
export function withOpenDoor(s: Sprite): Sprite {
  const own = doorOf(s);
  if (!own) return s;
  const { box, onDoor } = own;
  const image = cloneImage(s.image);
  const { width } = image;
  let colour = '#8c5c38';
  const tones = new Map<string, number>();
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const i = y * width + x;
      if (!onDoor(i)) continue;
      const [r, g, b] = [image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!];
      const hex = `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
      if (rgbToOklab([r, g, b])[0] > 0.34) tones.set(hex, (tones.get(hex) ?? 0) + 1);
      const v = (y - box.y) / box.height;
      image.data.set([...hexToRgb(v > 0.86 ? '#6c4c34' : '#18121a'), 255], i * 4);
    }
  colour = [...tones].sort((a, b) => b[1] - a[1])[0]?.[0] ?? colour;
  const [L, a, b] = rgbToOklab(hexToRgb(colour));
  const shade = (k: number): string => `#${oklabToRgb([L * k, a, b]).map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`; // biome-ignore format: one line
  const unit = unitOf(s);
  const leaf = (left: boolean): Sprite => {
    const w = Math.max(3, Math.round(box.width * 0.42));
    const drop = Math.max(1, Math.round(box.height * 0.1));
    const flap = sheet(w, box.height + drop);
    for (let x = 0; x < w; x++) {
      const out = (left ? w - 1 - x : x) / w;
      const y0 = Math.round(out * drop * 0.6);
      for (let y = y0; y < box.height + Math.round(out * drop); y++)
        dot(flap, x, y, x % (3 * unit) === 0 ? shade(0.68) : y - y0 < unit ? shade(1.2) : left ? shade(1.06) : shade(0.86));
    }
    return painted(lined(flap, DARK), 'open door');
  };
  const wide = box.width > s.image.width * 0.14;
  return joined([
    { sprite: { ...s, image }, x: 0, y: 0 },
    { sprite: leaf(true), x: box.x - Math.max(3, Math.round(box.width * 0.42)) - 1, y: box.y - 1 },
    ...(wide ? [{ sprite: leaf(false), x: box.x + box.width - 1, y: box.y - 1 }] : []),
  ]);
} // biome-ignore format: layers
