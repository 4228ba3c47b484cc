/** What the glass of a mirror, a screen or a lens shows: a sky, a sea, snow on the screen, or somebody. */
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { noise } from '../../painted/fields.ts';
import { look, pixelsAt } from '../../subject/places.ts';
import { dot } from '../effects/paint.ts';
import type { Sprite } from '../sprites/sprite.ts';

/** The colour of a picture's point; u and v in shares of its frame, n a noise of about a pixel. */
type Picture = (u: number, v: number, n: (x: number, y: number) => number) => string;

const tone = (list: readonly string[], v: number): string => list[Math.max(0, Math.min(list.length - 1, Math.floor(v * list.length)))]!; // biome-ignore format: one line

export const PICTURES: Readonly<Record<string, Picture>> = {
  night: (u, v, n) => (n(u * 61, v * 61) > 0.78 ? '#fff8dc' : Math.hypot(u - 0.68, v - 0.3) < 0.12 ? '#f8ecb0' : tone(['#141838', '#1c2450', '#283470', '#34488c'], v)),
  space: (u, v, n) => (n(u * 61, v * 61) > 0.8 ? '#ffffff' : n(u * 5, v * 5) > 0.6 ? '#6c3ca8' : tone(['#140c2c', '#20143c', '#2c1c54'], v)),
  sunset: (u, v) => (Math.hypot(u - 0.5, v - 0.62) < 0.16 ? '#fff0a0' : v > 0.66 ? tone(['#8c3c64', '#5c2c5c'], (v - 0.66) * 3) : tone(['#6c4c9c', '#b85c8c', '#f08858', '#f8b868'], v / 0.66)),
  sea: (u, v, n) => (v < 0.46 ? tone(['#8cc8f0', '#b0dcf8'], v / 0.46) : n(u * 9, v * 30) > 0.62 ? '#8cd0e8' : tone(['#3c8cc8', '#2c6cac', '#245890'], (v - 0.46) / 0.54)),
  forest: (u, v, n) => (v < 0.3 + 0.16 * n(u * 7, 1) ? '#a8d8e8' : tone(['#4c9448', '#387838', '#28582c'], v * 0.8 + n(u * 12, v * 12) * 0.3)),
  mountain: (u, v) => (v > 0.3 + Math.abs(u - 0.5) * 0.9 ? (v < 0.48 + Math.abs(u - 0.5) * 0.7 ? '#f4f8fc' : tone(['#8490a8', '#606c88'], u)) : '#98c8ec'),
  fire: (u, v, n) => tone(['#3c1018', '#a82c18', '#e86820', '#f8b830', '#fff0a0'], v * 0.9 + (n(u * 8, v * 5) - 0.5) * 0.7),
  storm: (u, v, n) => (Math.abs(u - 0.5 - ((Math.floor(v * 6) % 2) - 0.5) * 0.14) < 0.035 && v < 0.8 ? '#f8f0a0' : tone(['#2c3048', '#404864', '#58607c'], n(u * 4, v * 7))),
  snow: (u, v, n) => tone(['#20242c', '#6c7480', '#a8b0b8', '#f0f4f8'], n(u * 47, v * 47) * 1.6 - 0.3),
  code: (u, v, n) => (Math.floor(v * 11) % 2 === 0 && u > 0.08 && u < 0.2 + 0.7 * n(Math.floor(v * 11) * 3.1, 2) ? '#58f078' : '#10241c'),
  pulse: (u, v) => { const w = Math.abs(u - 0.5) < 0.14 ? (u < 0.46 ? 0.5 - (u - 0.36) * 3.6 : u < 0.54 ? 0.14 + (u - 0.46) * 8 : 0.78 - (u - 0.54) * 2.8) : 0.5; return Math.abs(v - w) < 0.07 ? '#58f078' : '#0c2018'; },
  smoke: (u, v, n) => tone(['#3c3450', '#6c5c88', '#9c8cb8', '#c8bcdc'], n(u * 4, v * 4)),
  void: (u, v) => tone(['#4c1c6c', '#2c1044', '#140824', '#08040c'], 1.2 - Math.hypot(u - 0.5, v - 0.5) * 2),
}; // biome-ignore format: a table

/** Words of these pictures. */
export const PICTURE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:starry|night|stars|moon(?:lit|light)?|midnight)\b/i, 'night'],
  [/\b(?:galaxy|space|nebula|cosmos|planets?|universe)\b/i, 'space'],
  [/\b(?:sunset|sunrise|dusk|dawn|sundown)\b/i, 'sunset'],
  [/\b(?:sea|ocean|waves|beach|water|lake)\b/i, 'sea'],
  [/\b(?:forest|woods|trees|jungle|meadow|landscape|garden)\b/i, 'forest'],
  [/\b(?:mountains?|hills?|peaks?)\b/i, 'mountain'],
  [/\b(?:fire|flames?|lava|hell|inferno|burning)\b/i, 'fire'],
  [/\b(?:storm|lightning|thunder)\b/i, 'storm'],
  [/\b(?:static|white noise|snow|no signal|interference|glitch)\b/i, 'snow'],
  [/\b(?:code|text|data|terminal|command|numbers|error)\b/i, 'code'],
  [/\b(?:heart ?beat|pulse|ecg|ekg|waveform|sine|graph|signal|vital signs)\b/i, 'pulse'],
  [/\b(?:smoke|fog|mist|clouds?)\b/i, 'smoke'],
  [/\b(?:darkness|void|nothing|abyss|black hole|another world|portal)\b/i, 'void'],
];

/** Words of what shows something. */
export const SHOWING =
  'glass|screen|mirror|display|lens|lenses|monitor|surface|face|visor|window|crystal|ball|orb|reflection|panel';

/** The glass of it with that picture; `item`, drawn as large as the glass, in its middle instead. */
export function withShown(
  s: Sprite,
  at: string,
  picture: string | undefined,
  item: ((size: Px) => Sprite) | undefined,
  seed: number,
): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { width, box, inked, depth } = seen;
  const named = seen.regions
    .filter((r) => /glass|screen|mirror|lens|pane|display|ball|orb/.test(r.name) && r.share < 0.85)
    .flatMap((r) => r.pixels);
  const own = named.length > 0 ? named : pixelsAt(seen, /screen|display|monitor|panel/.test(at) ? 'display' : 'lens');
  const lower = own.length > inked.length * 0.08 ? own : inked.filter((i) => depth[i]! > seen.deepest * 0.4);
  const on = new Set(lower);
  const [xs, ys] = [lower.map((i) => i % width), lower.map((i) => Math.floor(i / width))];
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b), width), xs.reduce((a, b) => Math.max(a, b), 0) + 1];
  const [top, bottom] = [
    ys.reduce((a, b) => Math.min(a, b), s.image.height),
    ys.reduce((a, b) => Math.max(a, b), 0) + 1,
  ];
  const image = cloneImage(s.image);
  // gleams and lines inside of the glass belong to it
  const inside = (x: Px, y: Px): boolean => {
    if (on.has(y * width + x)) return true;
    const near = (dx: number, dy: number): boolean => [1, 2, 3].some((k) => on.has((y + dy * k) * width + x + dx * k));
    return s.image.data[(y * width + x) * 4 + 3]! > 0 && ((near(-1, 0) && near(1, 0)) || (near(0, -1) && near(0, 1)));
  };
  const n = noise(seed % 811);
  const paint = picture ? PICTURES[picture] : undefined;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (inside(x, y)) dot(image, x, y, paint ? paint((x - left + 0.5) / (right - left), (y - top + 0.5) / (bottom - top), n) : '#243048'); // biome-ignore format: one line
  if (!item) return { ...s, image };
  const one = item(Math.max(5, Math.round(Math.min(right - left, bottom - top) * 0.94))).image;
  const [ox, oy] = [Math.round((left + right - one.width) / 2), Math.round((top + bottom - one.height) / 2)];
  for (let j = 0; j < one.height; j++)
    for (let i = 0; i < one.width; i++) {
      const from = (j * one.width + i) * 4;
      const [x, y] = [ox + i, oy + j];
      if (!one.data[from + 3] || x < 0 || y < 0 || x >= box.x + box.width || !inside(x, y)) continue;
      image.data.set(one.data.subarray(from, from + 4), (y * width + x) * 4);
    }
  return { ...s, image };
}
