/** What is said of one part of a creature: of crystal, glowing, broken off, torn, missing, bandaged, see-through, striped. */
import { hexToOklab, oklabToHex, rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import { glow } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { aflame, elementLike } from '../effects/flames.ts';
import { deeper, dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { SUBSTANCES } from '../sprites/substances.ts';
import type { Area } from './part-area.ts';
import { sparking } from './sparks.ts';

export type PartState = 'glowing' | 'see-through' | 'missing' | 'broken' | 'torn' | 'bandaged' | 'striped' | 'spotted' | 'burning' | 'smoking' | 'bloody' | 'bent' | 'shut' | 'plated' | 'sparking'; // biome-ignore format: a list

/** How one part was said to look. */
export interface PartLook {
  readonly colour?: string;
  /** Several colours one after the other: "every head another colour". */
  readonly colours?: readonly string[];
  /** A key of the substances, or of those below. */
  readonly matter?: string;
  readonly state?: PartState;
}

/** What parts are made of besides the substances. */
export const PART_MATTER: Readonly<Record<string, readonly string[]>> = {
  crystal: ['#4c3c9c', '#6c6cdc', '#8cb0f4', '#c0e4fc', '#ffffff'],
  metal: ['#30343f', '#5c6474', '#8c96a8', '#c0c8d4', '#f4f8fc'],
  silver: ['#4c5464', '#848ea0', '#b8c0cc', '#dce2ea', '#ffffff'],
  rust: ['#3c1c14', '#6c3420', '#9c5430', '#b87048', '#d89c70'],
  glass: ['#5c94a8', '#8cc4d4', '#b8e0ea', '#dcf2f6', '#ffffff'],
  obsidian: ['#0c0a14', '#1c1828', '#302a44', '#504870', '#a098d0'],
  ruby: ['#5c0c24', '#a01838', '#dc3450', '#f47c84', '#ffd8d8'],
  emerald: ['#0c4c34', '#188050', '#34b474', '#80e0a8', '#e0ffec'],
  sapphire: ['#14286c', '#2448b0', '#4478e8', '#84b4fc', '#e0f0ff'],
  amethyst: ['#3c1c64', '#6434a0', '#9458d4', '#c494f4', '#f4e4ff'],
  flesh: ['#5c2c34', '#94505c', '#c8808c', '#e8aeb4', '#fcdcdc'],
}; // biome-ignore format: a table

export const isMatter = (word: string): boolean => PART_MATTER[word] !== undefined || SUBSTANCES[word] !== undefined;

const lightAt = (s: Sprite, i: number): number => rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!])[0]; // biome-ignore format: one line

/** All of a part in these tones, its light kept; a drawing that is all of one tone gets its own light from above. */
function toned(s: Sprite, a: Area, tones: readonly string[], seed: number, flecked = false): Sprite {
  const image = cloneImage(s.image);
  const { width } = image;
  let [low, high] = [1, 0];
  for (let i = 0; i < a.on.length; i++) if (a.on[i]) [low, high] = [Math.min(low, lightAt(s, i)), Math.max(high, lightAt(s, i))]; // biome-ignore format: one line
  const range = Math.max(0.14, high - low);
  const random = createRandom(seed).fork('part');
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i]) continue;
    let k = ((lightAt(s, i) - low) / range) * (tones.length - 2.4) + 0.6;
    if (high - low < 0.06) k = 2;
    if (flecked && random.int(7) === 0) k += 1.4;
    dot(image, i % width, Math.floor(i / width), tones[Math.max(0, Math.min(tones.length - 1, Math.round(k)))]!);
  }
  return { ...s, image };
}

/** Another colour, as light where it was light. */
function coloured(s: Sprite, a: Area, hex: string): Sprite {
  const image = cloneImage(s.image);
  const [L, ca, cb] = hexToOklab(hex);
  let [sum, n] = [0, 0];
  for (let i = 0; i < a.on.length; i++)
    if (a.on[i]) {
      sum += lightAt(s, i);
      n++;
    }
  const mean = n > 0 ? sum / n : 0.5;
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i]) continue;
    const l = lightAt(s, i);
    // eyes and dark spots in a part stay what they are
    if (l < mean * 0.42 && mean > 0.4) continue;
    dot(image, i % image.width, Math.floor(i / image.width), oklabToHex([Math.min(0.96, Math.max(0.12, L + (l - mean) * 0.9)), ca, cb])); // biome-ignore format: one line
  }
  return { ...s, image };
}

/** Pixels of a part gone, with the lines that bounded them alone; where it was cut the rest gets a line. */
function without(s: Sprite, gone: Uint8Array): Sprite {
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const { width, height } = image;
  const around = (i: number): number[] => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const list: number[] = [];
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if ((dx || dy) && x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height)
          list.push(i + dy * width + dx);
    return list;
  };
  const drop = (i: number): void => {
    image.data.fill(0, i * 4, i * 4 + 4);
    parts[i] = -1;
  };
  const lines: number[] = [];
  for (let i = 0; i < gone.length; i++)
    if (s.parts[i]! < 0 && s.image.data[i * 4 + 3] && !gone[i]) {
      const near = around(i);
      const beside = near.some((k) => gone[k]);
      const others = near.some((k) => s.parts[k]! >= 0 && !gone[k]);
      if (beside && !others) lines.push(i);
    }
  for (let i = 0; i < gone.length; i++) if (gone[i]) drop(i);
  for (const i of lines) drop(i);
  for (let i = 0; i < gone.length; i++) {
    if (!image.data[i * 4 + 3] || parts[i]! < 0) continue;
    const open = [i - 1, i + 1, i - width, i + width].some((k) => gone[k] === 1);
    if (open) dot(image, i % width, Math.floor(i / width), deeper(rgbToHex([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]), 0.45)); // biome-ignore format: one line
  }
  return { ...s, image, parts };
}

/** How far from the body each pixel of a part is, 0 at its root to 1 at its end. */
function outward(s: Sprite, a: Area): Float32Array {
  const { width, height, data } = s.image;
  const far = new Float32Array(a.on.length).fill(-1);
  let wave: number[] = [];
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    // its root: it touches what is another part, straight or over one line
    const root = [[1, 0], [-1, 0], [0, 1], [0, -1], [2, 0], [-2, 0], [0, 2], [0, -2]].some(([dx, dy]) => {
      const [u, v] = [x + dx!, y + dy!];
      if (u < 0 || v < 0 || u >= width || v >= height) return false;
      const k = v * width + u;
      return data[k * 4 + 3]! > 0 && s.parts[k]! >= 0 && !a.on[k];
    }); // biome-ignore format: neighbours
    if (root) {
      far[i] = 0;
      wave.push(i);
    }
  }
  if (wave.length === 0)
    for (let i = 0; i < a.on.length; i++)
      if (a.on[i] && Math.floor(i / width) === a.bottom - 1) {
        far[i] = 0;
        wave.push(i);
      }
  let most = 0;
  for (let step = 1; wave.length > 0; step++) {
    const next: number[] = [];
    for (const i of wave)
      for (const k of [i - 1, i + 1, i - width, i + width, i - width - 1, i - width + 1, i + width - 1, i + width + 1])
        if (k >= 0 && k < a.on.length && a.on[k] && far[k]! < 0) {
          far[k] = step;
          most = step;
          next.push(k);
        }
    wave = next;
  }
  return far.map((f) => (f < 0 ? 1 : f / Math.max(1, most)));
}

/** With what of a part hangs in the air once these are gone. */
function severed(s: Sprite, a: Area, gone: Uint8Array): Uint8Array {
  const { width } = s.image;
  const far = outward(s, a);
  const held = new Uint8Array(gone.length);
  const open: number[] = [];
  for (let i = 0; i < gone.length; i++) if (a.on[i] && !gone[i] && far[i] === 0) { held[i] = 1; open.push(i); } // biome-ignore format: one line
  for (let p = open.pop(); p !== undefined; p = open.pop())
    for (const q of [p - 1, p + 1, p - width, p + width]) if (q >= 0 && q < gone.length && a.on[q] && !gone[q] && !held[q]) { held[q] = 1; open.push(q); } // biome-ignore format: one line
  return gone.map((g, i) => (a.on[i] && !held[i] ? 1 : g));
}

/** A part that the outline shows, with the threads of its line that would be left at its root. */
function cleared({ image: { width, height, data } }: Sprite, { on, left, right, top, bottom }: Area): Uint8Array {
  const gone = on.slice();
  const stays = (i: number): boolean => i >= 0 && i < gone.length && !gone[i] && data[i * 4 + 3]! > 0;
  for (let k = 0; k < 4; k++)
    for (let y = Math.max(0, top - 2); y < Math.min(height, bottom + 3); y++)
      for (let x = Math.max(0, left - 2); x < Math.min(width, right + 2); x++) {
        const i = y * width + x;
        if (!stays(i)) continue;
        const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].filter((d) => stays(i + d));
        if (around.length < 3) gone[i] = 1;
      }
  return gone;
}

function broken(s: Sprite, a: Area, keep: number, seed: number): Sprite {
  const far = outward(s, a);
  const gone = new Uint8Array(a.on.length);
  const random = createRandom(seed).fork('break');
  const teeth = Array.from({ length: 8 }, () => (random.int(3) - 1) * 0.08);
  for (let i = 0; i < gone.length; i++) if (a.on[i] && far[i]! > keep + teeth[(i % s.image.width) % 8]!) gone[i] = 1;
  return without(s, severed(s, a, gone));
}

/** A limb gone but for a stump at its root. */
export function withoutLimb(s: Sprite, a: Area, root: { readonly x: number; readonly y: number }): Sprite {
  const stump = Math.max(2, s.image.height * 0.06);
  const { width } = s.image;
  return without(s, a.on.map((v, i) => (v && Math.hypot((i % width) - root.x, Math.floor(i / width) - root.y) > stump ? 1 : 0))); // biome-ignore format: one line
}

/** Notches from its edge inwards, and holes. */
function torn(s: Sprite, a: Area, seed: number): Sprite {
  const { width, height, data } = s.image;
  const gone = new Uint8Array(a.on.length);
  const random = createRandom(seed).fork('tear');
  const edge: number[] = [];
  const inner: number[] = [];
  for (let i = 0; i < gone.length; i++) {
    if (!a.on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const open = [[2, 0], [-2, 0], [0, 2], [0, -2]].some(([dx, dy]) => x + dx! < 0 || y + dy! < 0 || x + dx! >= width || y + dy! >= height || !data[((y + dy!) * width + x + dx!) * 4 + 3]); // biome-ignore format: one line
    (open ? edge : inner).push(i);
  }
  const thick = a.count / Math.max(4, a.right - a.left, a.bottom - a.top);
  const size = Math.max(1, Math.min(Math.round(Math.sqrt(a.count) * 0.28), Math.round(thick * 0.55)));
  const [cx, cy] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  for (let k = 0; k < Math.max(2, Math.round(edge.length / (size * 3.2))); k++) {
    if (edge.length === 0) break;
    const at = random.pick(edge);
    const [x0, y0] = [at % width, Math.floor(at / width)];
    const long = Math.hypot(cx - x0, cy - y0) || 1;
    for (let t = 0; t <= size; t++) {
      const [x, y] = [Math.round(x0 + ((cx - x0) / long) * t), Math.round(y0 + ((cy - y0) / long) * t)];
      const half = Math.max(0, Math.round((size - t) * 0.35));
      for (let dx = -half; dx <= half; dx++) if (a.on[y * width + x + dx]) gone[y * width + x + dx] = 1;
    }
  }
  if (a.count > 60) for (let k = 0; k < Math.round(a.count / 110); k++) { const at = inner.length > 0 ? random.pick(inner) : -1; if (at >= 0) for (const q of [at, at + 1, at + width, at + width + 1]) if (a.on[q]) gone[q] = 1; } // biome-ignore format: one line
  return without(s, severed(s, a, gone));
}

/** Brightest in its middle, with its light round it. */
function glowing(s: Sprite, a: Area, hex: string): Sprite {
  const ramp = glow(hex);
  const lit = toned(s, a, [ramp[1]!, ramp[2]!, ramp[3]!, ramp[3]!, ramp[4]!], 1);
  const { width, height } = s.image;
  const reach = Math.max(width, height) > 56 ? 2 : 1;
  const room = reach + 1;
  const image = createImage(width + room * 2, height + room * 2);
  const parts = new Int16Array(image.width * image.height).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [y * width + x, (y + room) * image.width + x + room];
      image.data.set(lit.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  const on = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && a.on[y * width + x] === 1;
  for (let y = -room; y < height + room; y++)
    for (let x = -room; x < width + room; x++) {
      const to = (y + room) * image.width + x + room;
      const filled = image.data[to * 4 + 3]! > 0;
      const line = filled && parts[to]! < 0;
      if (on(x, y) || (filled && !line)) continue;
      let d = 9;
      for (let j = -reach - 1; j <= reach + 1; j++) for (let i = -reach - 1; i <= reach + 1; i++) if (on(x + i, y + j)) d = Math.min(d, Math.hypot(i, j)); // biome-ignore format: one line
      if (d > (line ? 1.1 : reach + 1.1)) continue;
      // its own line glows too; further out every other pixel does
      if (line) dot(image, x + room, y + room, ramp[1]!);
      else if (d < 2.1 ? (x + y) % 2 === 0 || reach > 1 : (x + y) % 2 === 0) dot(image, x + room, y + room, ramp[2]!);
    }
  const at = Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, { x: p.x + room, y: p.y + room }]));
  return { ...s, image, parts, at, foot: { x: s.foot.x + room, y: s.foot.y + room }, top: { y: s.top.y + room, left: s.top.left + room, right: s.top.right + room } }; // biome-ignore format: one line
} // biome-ignore format: lines

/** Every other pixel is clear, the rest pale. */
function seeThrough(s: Sprite, a: Area): Sprite {
  const pale = toned(s, a, ['#7cb0c8', '#9cc8dc', '#bcdcec', '#d8eef6', '#f4fcff'], 1);
  const image = pale.image;
  for (let i = 0; i < a.on.length; i++)
    if (a.on[i] && (i % image.width) % 2 === 0 && Math.floor(i / image.width) % 2 === 0) image.data.fill(0, i * 4, i * 4 + 4); // biome-ignore format: one line
  return { ...s, image };
}

/** Rings across it, or round spots all over it. */
function marked(s: Sprite, a: Area, hex: string | undefined, dots: boolean): Sprite {
  const image = cloneImage(s.image);
  const { width } = image;
  const far = outward(s, a);
  const long = Math.max(a.right - a.left, a.bottom - a.top);
  const bands = Math.max(2, Math.round(long / 5));
  const tall = a.bottom - a.top > (a.right - a.left) * 1.2;
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const step = long > 26 ? 6 : 4;
    const inDot = (x - a.left + (Math.floor((y - a.top) / step) % 2) * (step / 2)) % step < step / 2 && (y - a.top) % step < step / 2;
    const inBand = Math.floor((far[i]! > 0 || a.count > 200 ? far[i]! * bands : (tall ? (y - a.top) / (a.bottom - a.top) : (x - a.left) / (a.right - a.left)) * bands)) % 2 === 1;
    if (!(dots ? inDot : inBand)) continue;
    const [L, ca, cb] = rgbToOklab([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    dot(image, x, y, hex ?? oklabToHex(L > 0.5 ? [L * 0.5, ca * 0.7, cb * 0.7] : [Math.min(0.92, L + 0.38), ca * 0.6, cb * 0.6]));
  }
  return { ...s, image };
} // biome-ignore format: bands

function bandaged(s: Sprite, a: Area): Sprite {
  const image = cloneImage(s.image);
  const { width } = image;
  const far = outward(s, a);
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i] || far[i]! < 0.25 || far[i]! > 0.8) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    dot(image, x, y, (x + y) % 4 === 0 ? '#b8ac98' : (x + y) % 4 === 1 ? '#d8d0c0' : '#f0ece0');
  }
  return { ...s, image };
}

/** Drops and streaks of blood over its outer half. */
function bloody(s: Sprite, a: Area, seed: number): Sprite {
  const image = cloneImage(s.image);
  const far = outward(s, a);
  const random = createRandom(seed).fork('blood');
  for (let i = 0; i < a.on.length; i++) if (a.on[i] && far[i]! > 0.35 && random.int(10) < 6) dot(image, i % image.width, Math.floor(i / image.width), random.int(3) ? '#a81c2a' : '#d03a38'); // biome-ignore format: one line
  return { ...s, image };
}

/** Its outer half laid over to the side. */
function bent(s: Sprite, a: Area): Sprite {
  const { width, height } = s.image;
  const far = outward(s, a);
  const gone = new Uint8Array(a.on.length);
  let [kx, ky, n] = [0, 0, 0];
  for (let i = 0; i < gone.length; i++) {
    if (!a.on[i]) continue;
    if (far[i]! > 0.5) gone[i] = 1;
    if (Math.abs(far[i]! - 0.5) < 0.16) {
      kx += i % width;
      ky += Math.floor(i / width);
      n++;
    }
  }
  if (n === 0) return s;
  [kx, ky] = [kx / n, ky / n];
  const cut = without(s, gone);
  const image = cloneImage(cut.image);
  const parts = cut.parts.slice();
  // a quarter turn outwards
  const out = kx < (s.at.eyes?.x ?? width / 2) ? -1 : 1;
  for (let i = 0; i < gone.length; i++) {
    if (!gone[i]) continue;
    const [dx, dy] = [(i % width) - kx, Math.floor(i / width) - ky];
    const [x, y] = [Math.round(kx - out * dy), Math.round(ky + out * dx * 0.9 + 1)];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const to = y * width + x;
    image.data.set(s.image.data.subarray(i * 4, i * 4 + 4), to * 4);
    parts[to] = s.parts[i]!;
  }
  return { ...s, image, parts };
}

/** Edges of plates across it, with the light on the edge below each. */
function plated(s: Sprite, a: Area): Sprite {
  const image = cloneImage(s.image);
  const { width } = image;
  const along = a.right - a.left > a.bottom - a.top;
  const long = along ? a.right - a.left : a.bottom - a.top;
  const step = Math.max(4, Math.round(long / 6));
  for (let i = 0; i < a.on.length; i++) {
    if (!a.on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const k = (along ? x - a.left + Math.round(Math.abs(y - (a.top + a.bottom) / 2) * 0.3) : y - a.top) % step;
    if (k === 0) dot(image, x, y, '#2c303c');
    else if (k === 1) dot(image, x, y, '#dce4ec');
  }
  return { ...s, image };
}

/** An eye that is lost: skin over it, and the line of an old cut. */
function shut(s: Sprite, a: Area): Sprite {
  const image = cloneImage(s.image);
  const { width } = image;
  const x0 = Math.max(0, a.left - 2);
  const from = (Math.round((a.top + a.bottom - 1) / 2) * width + x0) * 4;
  const skin = rgbToHex([image.data[from]!, image.data[from + 1]!, image.data[from + 2]!]);
  for (let i = 0; i < a.on.length; i++) if (a.on[i]) dot(image, i % width, Math.floor(i / width), skin);
  const middle = Math.round((a.left + a.right - 1) / 2);
  for (let y = a.top - 1; y <= a.bottom; y++) if (image.data[(y * width + middle) * 4 + 3]) dot(image, middle + (y - a.top) % 2, y, '#3c1c24'); // biome-ignore format: one line
  return { ...s, image };
}

/** Flames or smoke that rise from its upper edge. */
function rising(s: Sprite, a: Area, seed: number, element: string): Sprite {
  const { width } = s.image;
  const tall = Math.max(4, Math.round(Math.min(s.image.width, s.image.height) * 0.2));
  const step = Math.max(2, Math.round((a.right - a.left) / 4));
  const edges: (readonly [number, number])[] = [];
  for (let x = a.left; x < a.right; x += step) {
    let top: number | undefined;
    for (let px = x; px < Math.min(a.right, x + step); px++)
      for (let y = a.top; y < a.bottom; y++)
        if (a.on[y * width + px]) {
          top = Math.min(top ?? y, y);
          break;
        }
    if (top !== undefined) edges.push([x + (step - 1) / 2, top + Math.round(tall * 0.2)]);
  }
  return aflame(s, edges, { tall, step }, seed, element);
}

/** A part of a creature as it was said to look. */
export function withPartLook(s: Sprite, a: Area, look: PartLook, one: boolean, seed: number): Sprite {
  const tones = look.matter === undefined ? undefined : (PART_MATTER[look.matter] ?? SUBSTANCES[look.matter]?.tones);
  let out = s;
  if (look.colours) {
    const { width } = s.image;
    const wide = (a.right - a.left) / look.colours.length;
    for (const [k, hex] of look.colours.entries()) {
      const on = a.on.map((v, i) => (v && Math.min(look.colours!.length - 1, Math.floor(((i % width) - a.left) / wide)) === k ? 1 : 0)); // biome-ignore format: one line
      out = coloured(out, { ...a, on }, hex);
    }
  } else if (tones) out = toned(out, a, tones, seed, /crystal|ice|glass|gem|lava|magma|galaxy/.test(look.matter!));
  const light = look.state === 'glowing';
  const inks = look.state === 'striped' || look.state === 'spotted';
  if (look.colour && !light && !inks) out = coloured(out, a, look.colour);
  switch (look.state) {
    case 'missing':
      if (a.outlined) return without(out, cleared(out, a));
      return broken(out, a, one || a.count > 60 ? 0.16 : 0, seed);
    case 'broken':
      return broken(out, a, 0.5, seed);
    case 'torn':
      return torn(out, a, seed);
    case 'glowing':
      return glowing(out, a, look.colour ?? '#58d8f8');
    case 'see-through':
      return seeThrough(out, a);
    case 'plated':
      return plated(out, a);
    case 'shut':
      return shut(out, a);
    case 'bandaged':
      return bandaged(out, a);
    case 'striped':
      return marked(out, a, look.colour, false);
    case 'spotted':
      return marked(out, a, look.colour, true);
    case 'bloody':
      return bloody(out, a, seed);
    case 'bent':
      return bent(out, a);
    case 'sparking':
      return sparking(look.colour || tones ? out : coloured(out, a, '#f8d83c'), a, look.colour ?? '#f0b828', seed);
    case 'burning':
      return look.colour
        ? rising(out, a, seed, elementLike(look.colour))
        : rising(toned(out, a, ['#b42a1e', '#e8581c', '#fb9a2c', '#ffd65c', '#fff6d0'], seed), a, seed, 'fire');
    case 'smoking':
      return rising(toned(out, a, SUBSTANCES.smoke!.tones, seed), a, seed, 'smoke');
    default:
      return out;
  }
}
