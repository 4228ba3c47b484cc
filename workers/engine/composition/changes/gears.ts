/** Brass wheels, rivets and a pipe, as of machines driven by steam. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

/** From the line to the light. */
export const BRASS = ['#3c2410', '#7c4a1c', '#b07830', '#d8a448', '#f4d888'] as const;
export const COPPER = ['#3c1c10', '#843c20', '#b8603c', '#dc9068', '#f0b890'] as const;

/** A toothed wheel, lit from the upper left. */
function wheel(r: Px, ramp: readonly string[], teeth: number): Sprite {
  const size = Math.ceil(r) * 2 + 3;
  const image = createImage(size, size);
  const c = (size - 1) / 2;
  const inside = (x: number, y: number): boolean => {
    const [dx, dy] = [x - c, y - c];
    const far = Math.hypot(dx, dy);
    const tooth = Math.cos(Math.atan2(dy, dx) * teeth + 0.4) > -0.1;
    return far <= (tooth ? r : r * 0.76) && far >= r * 0.26;
  };
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const near = [[1, 0], [-1, 0], [0, 1], [0, -1]].some(([a, b]) => inside(x + a!, y + b!)); // biome-ignore format: one line
      if (!inside(x, y)) {
        if (near) dot(image, x, y, ramp[0]!);
        continue;
      }
      const far = Math.hypot(x - c, y - c) / r;
      const lit = (c - x + (c - y)) / r;
      dot(image, x, y, ramp[far > 0.5 && far < 0.66 ? 1 : lit > 0.5 ? 4 : lit > -0.4 ? 3 : 2]!);
    }
  return painted(image, 'gear');
}

/** The sprite with wheels behind and on it, and rivets along its edge. */
export function withGears(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < width * height; i++)
    if (data[i * 4 + 3]) {
      left = Math.min(left, i % width);
      right = Math.max(right, i % width);
      top = Math.min(top, Math.floor(i / width));
      bottom = Math.max(bottom, Math.floor(i / width));
    }
  const [w, h] = [right - left + 1, bottom - top + 1];
  const least = Math.min(w, h);
  if (least < 8) return s;
  // under nine pixels across, teeth are a lump
  const unit = Math.max(4, Math.sqrt(w * h) * 0.17);
  const many = least >= 28;
  const at = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && (data[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 0; // biome-ignore format: one line
  /** The edge of the silhouette in a direction from its middle. */
  const edge = (degrees: number): { x: Px; y: Px } => {
    const a = (degrees * Math.PI) / 180;
    const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
    for (let t = Math.hypot(w, h) / 2; t > 0; t -= 0.5) {
      const [x, y] = [mx + Math.cos(a) * t, my - Math.sin(a) * t];
      if (at(Math.round(x), Math.round(y))) return { x, y };
    }
    return { x: mx, y: my };
  };
  const put = (g: Sprite, p: { x: Px; y: Px }) => ({ sprite: g, x: p.x - g.image.width / 2, y: p.y - g.image.height / 2 }); // biome-ignore format: one line
  const image = cloneImage(s.image);
  if (least >= 24)
    for (let degrees = 20; degrees < 380; degrees += 40) {
      const e = edge(degrees);
      const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
      const l = Math.hypot(e.x - mx, e.y - my);
      const [x, y] = [Math.round(e.x - ((e.x - mx) / l) * 2.6), Math.round(e.y - ((e.y - my) / l) * 2.6)];
      if (![[0, 0], [1, 0], [0, 1], [1, 1]].every(([a, b]) => at(x + a!, y + b!))) continue; // biome-ignore format: one line
      dot(image, x, y, BRASS[4]);
      dot(image, x + 1, y + 1, BRASS[1]);
    }
  return joined(
    [
      ...(many ? [put(wheel(unit * 1.25, BRASS, 9), edge(215))] : []),
      { sprite: { ...s, image }, x: 0, y: 0 },
      put(wheel(unit, COPPER, 8), edge(-42)),
    ],
    many ? 1 : 0,
  );
}

/** Wheels that are seen through a glass or in a dial: hands, figures and cracks lie over them. */
export function gearsIn(s: Sprite, pane: readonly number[]): Sprite {
  const { width } = s.image;
  const image = cloneImage(s.image);
  const xs = pane.map((i) => i % width);
  const ys = pane.map((i) => Math.floor(i / width));
  const least = (of: readonly number[]): number => of.reduce((a, b) => Math.min(a, b));
  const most = (of: readonly number[]): number => of.reduce((a, b) => Math.max(a, b));
  const [cx, cy] = [(least(xs) + most(xs)) / 2, (least(ys) + most(ys)) / 2];
  const r = Math.min(most(xs) - least(xs), most(ys) - least(ys)) / 2;
  const on = new Set(pane);
  const lightAt = (i: number): number => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!])[0]; // biome-ignore format: one line
  // what lies on a dial is darker than that
  const ground = [...pane].map(lightAt).sort((a, b) => a - b)[pane.length >> 1]! * 0.7;
  const wheels = [[-0.36, 0.34, 0.5, BRASS, 9], [0.42, 0.46, 0.36, COPPER, 8], [0.34, -0.3, 0.34, BRASS, 8]] as const; // biome-ignore format: a table
  for (const [dx, dy, share, ramp, teeth] of wheels) {
    const g = wheel(Math.max(3, r * share), ramp, teeth).image;
    const [left, top] = [Math.round(cx + dx * r - g.width / 2), Math.round(cy + dy * r - g.height / 2)];
    for (let y = 0; y < g.height; y++)
      for (let x = 0; x < g.width; x++) {
        const [from, to] = [(y * g.width + x) * 4, (y + top) * width + x + left];
        if (!g.data[from + 3] || !on.has(to)) continue;
        if (lightAt(to) > ground) image.data.set(g.data.subarray(from, from + 4), to * 4);
      }
  }
  return { ...s, image };
}
