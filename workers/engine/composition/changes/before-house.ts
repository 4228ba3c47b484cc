/** What a building stands in or has before it: a flight of steps to its door, a cliff that it is cut into, holes of bullets, what stands beside it. */
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { block, deeper, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { roofAt } from './built-on.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';

/** Steps that come down from the door towards the viewer, each wider than the one above it. */
export function withFrontSteps(s: Sprite, hue = '#b4b0ac'): Sprite {
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const { width, height } = s.image;
  const door = partBox(s, /^(?:door|doorway|gate|entrance)$/);
  const middle = door ? door.x + door.width / 2 : walls.x + walls.width / 2;
  const top = Math.max(6 * unit, Math.min(width * 0.42, (door?.width ?? walls.width * 0.22) * 1.5));
  const steps = 5;
  const [rise, out] = [Math.max(3, 3 * unit), 2 * unit];
  const w = Math.round(top + 2 * out * steps);
  const flight = sheet(w, rise * steps);
  const tread = Math.max(1, Math.round(rise * 0.5));
  for (let i = 0; i < steps; i++) {
    const wide = top + 2 * out * (i + 1);
    const x = Math.round((w - wide) / 2);
    block(flight, x, i * rise, wide, tread, deeper(hue, 1.16));
    block(flight, x, i * rise + tread, wide, rise - tread, deeper(hue, 0.72));
    block(flight, x, i * rise, unit, rise, deeper(hue, 0.9));
    block(flight, x + wide - unit, i * rise, unit, rise, deeper(hue, 0.6));
  }
  const one = painted(lined(flight, DARK), 'stairs');
  const y = Math.round(Math.min(height - rise, door ? door.y + door.height - unit : height - rise * 2));
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: Math.max(s.foot.y, y + one.image.height - 2 * unit) } }, x: 0, y: 0 },
    { sprite: one, x: Math.round(middle - one.image.width / 2), y },
  ]); // biome-ignore format: layers
}

/** A face of rock out of which it is hewn: it rises over the roof and stands at both sides. */
export function inCliff(s: Sprite, seed: number, hues: readonly [string, string, string] = ['#5c5660', '#7c747c', '#9c949a']): Sprite {
  const { width, height } = s.image;
  const random = createRandom(seed).fork('cliff');
  const [w, h] = [Math.round(width * 1.5), Math.round(height * 1.28)];
  const rock = createImage(w, h);
  const unit = unitOf(s);
  // its outline is of ledges, higher in the middle
  const ledges = Array.from({ length: 13 }, (_, i) => {
    const u = Math.abs(i / 12 - 0.5) * 2;
    return h * (0.02 + 0.34 * u ** 2.2 + 0.09 * random.float());
  });
  const cells = Array.from({ length: 60 }, () => [random.float() * w, random.float() * h, random.float()] as const);
  for (let x = 0; x < w; x++) {
    const at = (x / w) * 12;
    const top = Math.round(ledges[Math.round(at)]!);
    for (let y = top; y < h; y++) {
      let [near, far, tone] = [Infinity, Infinity, 0];
      for (const [cx, cy, k] of cells) {
        const d = Math.hypot(x - cx, (y - cy) * 0.8);
        if (d < near) [far, near, tone] = [near, d, k];
        else if (d < far) far = d;
      }
      const crack = far - near < unit * 1.2;
      const edge = y < top + 2 * unit;
      dot(rock, x, y, edge ? deeper(hues[2], 1.12) : crack ? deeper(hues[0], 0.86) : tone > 0.66 ? hues[2] : tone > 0.3 ? hues[1] : hues[0]); // biome-ignore format: one line
    }
  }
  const cliff = painted(lined(rock, DARK), 'cliff');
  return joined([
    { sprite: cliff, x: Math.round((width - cliff.image.width) / 2), y: height - cliff.image.height },
    { sprite: s, x: 0, y: 0 },
  ], 1); // biome-ignore format: layers
} // biome-ignore format: a signature

/** Small dark holes in its walls, each with a chipped rim. */
export function pocked(s: Sprite, seed: number): Sprite {
  const image = cloneImage(s.image);
  const { width, height } = image;
  const unit = unitOf(s);
  const random = createRandom(seed).fork('holes');
  const wall = isOf(s, /^(?:wall|timber|front|hall|body|tower|trunk|logs?|shop|base|roof|planks?|steeple)$/);
  const spots: [Px, Px][] = [];
  for (let t = 0; t < 400 && spots.length < 9; t++) {
    const [x, y] = [Math.round(random.float() * (width - 1)), Math.round(height * (0.3 + 0.66 * random.float()))];
    const free = [-1, 0, 1].every((b) => [-1, 0, 1].every((a) => wall((y + b * unit) * width + x + a * unit)));
    if (free && spots.every(([u, v]) => Math.hypot(u - x, v - y) > 6 * unit)) spots.push([x, y]);
  }
  for (const [x, y] of spots) {
    block(image, x - unit, y, 3 * unit, unit, '#c8bca8');
    block(image, x, y - unit, unit, 3 * unit, '#c8bca8');
    block(image, x, y, unit, unit, '#1c1418');
  }
  return { ...s, image };
}

/** Something of its own size on the ground at its side, a little before it; `front`: before its front, beside the way to the door. */
export function withBeside(s: Sprite, item: (size: Px) => Sprite, o: { readonly share: number; readonly count: number; readonly front?: boolean }): Sprite {
  const { width, height } = s.image;
  const one = item(Math.max(10, Math.round(Math.min(width, height * 1.2) * o.share)));
  const [w, h] = [one.image.width, one.image.height];
  // low things may lie before it, tall ones would hide it
  const over = o.front ? 0.8 : h > height * 0.5 ? 0.3 : 0.5;
  const y = Math.round(height - h + Math.max(2, h * (o.front ? 0.34 : 0.16)));
  const right = { sprite: one, x: Math.round(width - w * over), y };
  const left = { sprite: one, x: Math.round(w * over - w), y };
  return joined([{ sprite: s, x: 0, y: 0 }, right, ...(o.count > 1 ? [left] : [])]);
} // biome-ignore format: a signature

/** Where what floats about a building hangs, in shares of it: left and right of it by turns, then over it. */
const AIRY = [[-0.1, 0.3], [1.1, 0.16], [-0.02, 0.66], [1.06, 0.56], [0.5, -0.16]] as const; // biome-ignore format: a table

/** Several of something in the air about it, or along its roof. */
export function withAbout(s: Sprite, item: (size: Px) => Sprite, where: 'air' | 'roof', count: number): Sprite {
  const { width, height } = s.image;
  const one = item(Math.max(7, Math.round(Math.min(width, height) * (where === 'air' ? 0.24 : 0.26))));
  const [w, h] = [one.image.width, one.image.height];
  const n = Math.max(1, Math.min(where === 'air' ? 5 : 4, count));
  const at = Array.from({ length: n }, (_, i): { x: Px; y: Px } => {
    if (where === 'air') return { x: Math.round(width * AIRY[n === 1 ? 1 : i]![0] - w / 2), y: Math.round(height * AIRY[n === 1 ? 1 : i]![1] - h / 2) }; // biome-ignore format: one line
    const x = Math.round(width * (n === 1 ? 0.36 : 0.14 + (0.72 * i) / (n - 1)));
    return { x: Math.round(x - w / 2), y: roofAt(s, Math.max(0, Math.min(width - 1, x))) - Math.round(h * 0.8) };
  });
  return joined([{ sprite: s, x: 0, y: 0 }, ...at.map(({ x, y }) => ({ sprite: one, x, y }))]);
}
