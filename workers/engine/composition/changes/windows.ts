/** The windows of a building, found by the parts of its drawing: boarded up, broken, or one of them lit. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { deeper, dot } from '../effects/paint.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';

const PANES = /^(?:window|pane|glass|shopfront|hole)$/;

export interface Window {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
  /** Its panes, as indices of the picture. */
  readonly pixels: readonly number[];
}

/** Panes of one window are parted by a bar of a pixel or two, of three and more in large drawings. */
export function windowsOf(s: Sprite): readonly Window[] {
  const { width, height } = s.image;
  const bar = Math.max(2, Math.round(Math.max(width, height) / 26));
  const panes = s.partNames.map((n) => PANES.test(n));
  const seen = new Uint8Array(width * height);
  const found: Window[] = [];
  for (let i = 0; i < seen.length; i++) {
    if (seen[i] || s.parts[i]! < 0 || !panes[s.parts[i]!]) continue;
    let [left, right, top, bottom] = [width, 0, height, 0];
    const open = [i];
    const pixels: number[] = [];
    seen[i] = 1;
    while (open.length > 0) {
      const at = open.pop()!;
      pixels.push(at);
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let dy = -bar; dy <= bar; dy++)
        for (let dx = -bar; dx <= bar; dx++) {
          const [nx, ny] = [x + dx, y + dy];
          const j = ny * width + nx;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[j] || s.parts[j]! < 0 || !panes[s.parts[j]!])
            continue;
          seen[j] = 1;
          open.push(j);
        }
    }
    if (right - left >= 1 && bottom - top >= 1) found.push({ left, right, top, bottom, pixels });
  }
  return found;
}

/** Its door with the panes over its leaf. */
export function doorOf(s: Sprite): { readonly x: Px; readonly y: Px; readonly width: Px; readonly height: Px } | undefined {
  const door = partBox(s, /^(?:door|doorway|entrance)$/);
  if (!door) return undefined;
  const foot = door.y + door.height;
  const panes = windowsOf(s).filter((w) => w.left >= door.x && w.right < door.x + door.width && w.top < door.y && w.bottom < foot && w.bottom > door.y - door.height * 0.25);
  const y = Math.min(door.y, ...panes.map((w) => w.top - 1));
  return { ...door, y, height: foot - y };
} // biome-ignore format: short

/** Those that make its front: no knob and no fanlight, and none of the door's own panes. */
export function mainWindows(s: Sprite): readonly Window[] {
  const all = windowsOf(s);
  const door = doorOf(s);
  const inDoor = ({ left, right, top, bottom }: Window): boolean => door !== undefined && left >= door.x && right < door.x + door.width && top >= door.y && bottom < door.y + door.height; // biome-ignore format: one line
  const most = Math.max(0, ...all.map((w) => w.pixels.length));
  const main = all.filter((w) => w.pixels.length > most * 0.34);
  const outside = main.filter((w) => !inDoor(w));
  return outside.length > 0 ? outside : main;
}

const fill = (image: Rgba, pixels: readonly number[], hex: string): void => {
  const [r, g, b] = hexToRgb(hex);
  for (const i of pixels) image.data.set([r, g, b, 255], i * 4);
};

/** Planks nailed across its windows: a part of their own, so that no lamp behind them makes them shine. */
export function withBoards(s: Sprite): Sprite {
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const partNames = [...s.partNames, 'boards'];
  for (const w of windowsOf(s)) nailed(image, w, parts, partNames.length - 1);
  return { ...s, image, parts, partNames };
}

/** Upright bars of iron before its windows. */
export function withBars(s: Sprite): Sprite {
  const image = cloneImage(s.image);
  for (const { left, right, top, bottom } of windowsOf(s)) {
    const step = Math.max(2, Math.round((right - left) / 4));
    for (let y = top - 1; y <= bottom + 1; y++) for (let x = left; x <= right; x += step) dot(image, x, y, '#2c2c34');
    for (let x = left - 1; x <= right + 1; x++) for (const y of [top, bottom]) dot(image, x, y, '#44444e');
  }
  return { ...s, image };
}

/** Planks over a dark window, weathered to a grey brown: level, one of them a little aslant where there is room, with a dark gap between. */
function nailed(image: Rgba, { left, right, top, bottom, pixels }: Window, parts: Sprite['parts'], part: number): void {
  fill(image, pixels, '#241e28');
  for (const i of pixels) parts[i] = part;
  const high = bottom - top + 1;
  const many = Math.max(1, Math.min(4, Math.round(high / 5)));
  const step = high / many;
  const thick = Math.max(1, Math.round(step * 0.62));
  for (let k = 0; k < many; k++) {
    const y0 = Math.round(top + k * step + (step - thick) / 2);
    const slant = thick > 1 && right - left > 5 ? (k % 2 === 0 ? -1 : 1) : 0;
    for (let x = left - 1; x <= right + 1; x++) {
      const y = y0 + (x > (left + right) / 2 ? slant : 0);
      for (let t = 0; t < thick; t++) {
        const at = (y + t) * image.width + x;
        if (x < 0 || x >= image.width || y + t < 0 || y + t >= image.height || !image.data[at * 4 + 3]) continue;
        dot(image, x, y + t, t === 0 ? '#a08c78' : t === thick - 1 ? '#5c4c40' : '#7c6a58');
        parts[at] = part;
      }
    }
    // a nail at each end
    if (thick > 2 && right - left > 3) for (const x of [left, right]) dot(image, x, y0 + 1 + (x === right ? slant : 0), '#3c3438'); // biome-ignore format: one line
  }
}

/** Black holes with splinters of glass left in their corners. */
export function withBrokenWindows(s: Sprite): Sprite {
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const partNames = [...s.partNames, 'hole'];
  const { width } = image;
  for (const [k, { left, right, top, bottom, pixels }] of windowsOf(s).entries()) {
    fill(image, pixels, '#16121c');
    for (const i of pixels) {
      parts[i] = partNames.length - 1;
      const u = (i % width) - left;
      const v = bottom - Math.floor(i / width);
      const [w, h] = [right - left, bottom - top];
      // a long splinter in one lower corner, a short one in the corner across
      const flip = k % 2 === 1;
      const [a, c] = flip ? [w - u, u] : [u, w - u];
      const long = a / Math.max(1, w * 0.62) + v / Math.max(2, h * 0.72);
      const short = c / Math.max(1, w * 0.5) + (h - v) / Math.max(1, h * 0.42);
      if (long < 0.72 || short < 0.6) dot(image, i % width, Math.floor(i / width), a === 0 || v === 0 ? '#7c98ac' : '#c4dce8');
    }
  }
  return { ...s, image, parts, partNames };
} // biome-ignore format: one line

/** All its windows are dark or nailed up but one, which shines. */
export function withOneLit(s: Sprite, hue?: string, boarded = false): Sprite {
  const windows = windowsOf(s);
  if (windows.length === 0) return s;
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const partNames = [...s.partNames, 'dark window', ...(boarded ? ['boards'] : [])];
  const most = Math.max(...windows.map((w) => w.pixels.length));
  // an upper one of some size, a little beside the middle
  const weigh = (w: Window): number => w.top / s.image.height + Math.abs((w.left + w.right) / 2 / s.image.width - 0.6);
  const large = windows.filter((w) => w.pixels.length > most * 0.5);
  const one = large.reduce((best, w) => (weigh(w) < weigh(best) ? w : best));
  for (const w of windows) {
    if (w === one) continue;
    fill(image, w.pixels, '#1c1a2c');
    for (const i of w.pixels) parts[i] = s.partNames.length;
  }
  fill(image, one.pixels, hue ?? '#ffd450');
  fill(image, one.pixels.filter((i) => Math.floor(i / s.image.width) <= (one.top + one.bottom) / 2), hue ? deeper(hue, 1.14) : '#ffe88c');
  if (boarded) for (const w of windows) if (w !== one) nailed(image, w, parts, partNames.length - 1);
  return { ...s, image, parts, partNames };
} // biome-ignore format: short
