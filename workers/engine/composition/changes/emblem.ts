/** Signs on a thing: an emblem in the middle of its largest part, a pattern of small ones, runes along a blade. */
import { hexToOklab, hexToRgb, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import { partBox, type Sprite } from '../sprites/sprite.ts';
import { cleared, groundOf, holeOf } from './emblem-ground.ts';
import { hostOf } from './host.ts';
import { LARGE_SIGNS } from './large-signs.ts';

/** Signs of seven by seven: w is the sign, d what is cut into it. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  smiley: ['..www..', '.wwwww.', 'wwdwdww', 'wwwwwww', 'wdwwwdw', '.wdddw.', '..www..'],
  gem: ['..www..', '.wwwww.', 'wwwwwww', '.wwwww.', '..www..', '...w...', '.......'],
  skull: ['.wwwww.', 'wwwwwww', 'wddwddw', 'wddwddw', 'wwwdwww', '.wwwww.', '.w.w.w.'],
  eye: ['.......', '..ddd..', '.dgwgd.', 'dgwkwgd', '.dgwgd.', '..ddd..', '.......'],
  star: ['...w...', '...w...', 'wwwwwww', '.wwwww.', '..www..', '.ww.ww.', '.w...w.'],
  heart: ['.......', '.ww.ww.', 'wwwwwww', 'wwwwwww', '.wwwww.', '..www..', '...w...'],
  moon: ['..www..', '.www...', '.ww....', '.ww....', '.ww....', '.www...', '..www..'],
  sun: ['w..w..w', '.w...w.', '..www..', 'w.www.w', '..www..', '.w...w.', 'w..w..w'],
  cross: ['...w...', '...w...', '.wwwww.', '...w...', '...w...', '...w...', '...w...'],
  plus: ['..www..', '..www..', 'wwwwwww', 'wwwwwww', 'wwwwwww', '..www..', '..www..'],
  anchor: ['...w...', '..w.w..', '...w...', '.wwwww.', '...w...', 'w..w..w', '.wwwww.'],
  crown: ['.......', 'w..w..w', 'ww.w.ww', 'wwwwwww', 'wdwdwdw', 'wwwwwww', '.......'],
  flame: ['...w...', '..ww...', '..www.w', '.wwwwww', 'wwwdwww', 'wwdddww', '.wwdww.'],
  snowflake: ['...w...', '.w.w.w.', '..www..', 'wwwwwww', '..www..', '.w.w.w.', '...w...'],
  lightning: ['....ww.', '...ww..', '..ww...', '.wwwww.', '...ww..', '..ww...', '.w.....'],
  leaf: ['.....ww', '..wwww.', '.wwdww.', '.wdwww.', 'wdwwww.', 'wwww...', 'w......'],
  paw: ['.w...w.', '.w.w.w.', 'w..w..w', 'w.www.w', '.wwwww.', '.wwwww.', '..w.w..'],
  wolf: ['w.....w', 'ww...ww', 'wwwwwww', 'wdwwwdw', '.wwwww.', '..www..', '...d...'],
  lion: ['w.w.w.w', '.wwwww.', 'wwdwdww', '.wwwww.', 'wwwdwww', '.wwwww.', 'w.w.w.w'],
  dragon: ['w.w....', 'www..w.', 'wdww.ww', 'wwwwwww', '..wwww.', '.w.ww..', '...w.ww'],
  eagle: ['...w...', 'w.wdw.w', 'wwwwwww', 'wwwwwww', '.w.w.w.', '...w...', '..w.w..'],
  cat: ['w.....w', 'ww...ww', 'wwwwwww', 'wdwwwdw', 'wwwdwww', '.wwwww.', '.......'],
  spider: ['w.w.w.w', '.w.w.w.', 'w.www.w', '.wwwww.', 'w.www.w', '.w...w.', 'w.....w'],
  flower: ['..w.w..', '.wwwww.', 'wwdddww', '.wdddw.', 'wwdddww', '.wwwww.', '..w.w..'],
  snake: ['..www..', '.w...w.', '.w.....', '..www..', '.....w.', '.w...w.', '..www..'],
  sword: ['......w', '.....w.', '....w..', 'w..w...', '.ww....', '.ww....', 'w..w...'],
  note: ['..wwwww', '..w...w', '..w...w', '..w...w', '.ww..ww', 'www.www', '.w...w.'],
  arrow: ['...w...', '....w..', 'wwwwww.', 'wwwwwww', 'wwwwww.', '....w..', '...w...'],
  coin: ['...w...', '.wwwww.', 'w..w...', '.wwwww.', '...w..w', '.wwwww.', '...w...'],
  question: ['.wwwww.', 'ww...ww', '....ww.', '...ww..', '...w...', '.......', '...w...'],
  exclamation: ['..www..', '..www..', '..www..', '...w...', '...w...', '.......', '...w...'],
  x: ['ww...ww', '.ww.ww.', '..www..', '...w...', '..www..', '.ww.ww.', 'ww...ww'],
  pentagram: ['...w...', '..w.w..', 'wwwwwww', '.w.w.w.', '..www..', '.w...w.', 'w.....w'],
  rune: ['..w....', '..w.w..', '..ww...', '..w....', '..ww...', '..w.w..', '..w....'],
  fish: ['.......', 'w..www.', 'wwwwwdw', 'wwwwwww', 'w.wwww.', '.......', '.......'],
  bone: ['ww...ww', 'www.www', '.wwwww.', '..www..', '.wwwww.', 'www.www', 'ww...ww'],
  drop: ['...w...', '..ww...', '..www..', '.wwwww.', '.wwdww.', '.wwwww.', '..www..'],
  gear: ['..w.w..', '.wwwww.', 'wwdddww', '.wd.dw.', 'wwdddww', '.wwwww.', '..w.w..'],
  diamond: ['...w...', '..www..', '.wwdww.', 'wwdwdww', '.wwdww.', '..www..', '...w...'],
}; // biome-ignore format: a table

/** The same of three to five pixels. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  skull: ['.www.', 'wdwdw', 'wwwww', '.w.w.'], eye: ['.ww.', 'wddw', '.ww.'], star: ['..w..', 'wwwww', '.www.', '.w.w.'], heart: ['w.w', 'www', '.w.'],
  moon: ['.ww', 'w..', 'w..', '.ww'], cross: ['.w.', 'www', '.w.', '.w.'], plus: ['.w.', 'www', '.w.'], x: ['w.w', '.w.', 'w.w'], flower: ['.w.', 'wdw', '.w.'], rune: ['w.w', 'ww.', 'w.w'],
  sun: ['w.w', '.w.', 'w.w'], snowflake: ['w.w', '.w.', 'w.w'], flame: ['.w.', 'ww.', 'www'], lightning: ['.w', 'w.', '.w', 'w.'], wolf: ['w.w', 'www', '.w.'], cat: ['w.w', 'www', '.w.'],
  drop: ['.w.', 'www', '.w.'], arrow: ['.w.', 'www', '.w.'], crown: ['w.w', 'www'],
}; // biome-ignore format: a table
const LEAST = ['.w.', 'www', '.w.'];

export const isSign = (name: string): boolean => name in SIGNS;

/** Rows made larger by a factor: each key spreads evenly over its cells, so that slants and rounds stay smooth. */
function grown(rows: readonly string[], k: number): readonly string[] {
  if (k < 1.15) return rows;
  const keys = [...new Set(rows.join(''))];
  const at = (j: number, i: number): string => rows[Math.max(0, Math.min(rows.length - 1, j))]![Math.max(0, Math.min(rows[0]!.length - 1, i))] ?? '.'; // biome-ignore format: one line
  const wide = Math.round(rows[0]!.length * k);
  // what is the same on both sides stays so
  const even = rows.every((row) => [...row].reverse().join('') === row);
  return Array.from({ length: Math.round(rows.length * k) }, (_, y) =>
    Array.from({ length: wide }, (_v, column) => {
      const x = even ? Math.min(column, wide - 1 - column) : column;
      const [u, v] = [((x + 0.5) * rows[0]!.length) / wide - 0.5, (y + 0.5) / k - 0.5];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [fx, fy] = [u - i, v - j];
      const share = (key: string): number =>
        (at(j, i) === key ? (1 - fx) * (1 - fy) : 0) + (at(j, i + 1) === key ? fx * (1 - fy) : 0) + (at(j + 1, i) === key ? (1 - fx) * fy : 0) + (at(j + 1, i + 1) === key ? fx * fy : 0); // biome-ignore format: one line
      return keys.reduce((best, key) => (share(key) > share(best) + 1e-6 ? key : best), at(Math.round(v), Math.round(u))); // biome-ignore format: one line
    }).join(''),
  );
}

/** Of what is white or black on whatever ground: the white of an eye, and its pupil. */
const PLAIN: Readonly<Record<string, string>> = { g: '#fcf8ec', k: '#201828' };
/** Colours that signs have of their own. */
const OWN: Readonly<Record<string, string>> = { smiley: '#f8d840', heart: '#d83848', star: '#f8d040', sun: '#f8d040', moon: '#f4e0a0', crown: '#f8d040', snowflake: '#d4f0fc', flame: '#f88c2c', leaf: '#5cb040', plus: '#d83848', drop: '#4898e4', lightning: '#f8dc40', flower: '#f088b8', coin: '#f8d040', x: '#c83038', eye: '#e8a830', skull: '#f4ead4' }; // biome-ignore format: a table

function nearTo(s: Sprite, x: Px, y: Px, said: string, near = 0.13): boolean {
  const i = Math.round(Math.max(0, Math.min(s.image.height - 1, y))) * s.image.width + Math.round(Math.max(0, Math.min(s.image.width - 1, x))); // biome-ignore format: one line
  const [lab, own] = [rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]), hexToOklab(said)]; // biome-ignore format: one line
  return Math.hypot(own[0] - lab[0], own[1] - lab[1], own[2] - lab[2]) < near;
}

function seenOn(s: Sprite, x: Px, y: Px, said: string | undefined): readonly [string, string] {
  const i = (Math.max(0, Math.min(s.image.height - 1, Math.round(y))) * s.image.width + Math.max(0, Math.min(s.image.width - 1, Math.round(x)))) * 4; // biome-ignore format: one line
  const lab = rgbToOklab([s.image.data[i]!, s.image.data[i + 1]!, s.image.data[i + 2]!]);
  const dark = oklabToHex([Math.max(0.18, lab[0] - 0.36), lab[1] * 0.6, lab[2] * 0.6]);
  if (said) {
    const own = hexToOklab(said);
    return [Math.hypot(own[0] - lab[0], own[1] - lab[1], own[2] - lab[2]) < 0.13 ? oklabToHex([own[0] + (lab[0] > 0.55 ? -0.22 : 0.22), own[1], own[2]]) : said, dark]; // biome-ignore format: one line
  }
  return lab[0] > 0.66 ? [oklabToHex([0.32, lab[1] * 0.7, lab[2] * 0.7]), oklabToHex([Math.min(0.97, lab[0] + 0.1), lab[1] * 0.5, lab[2] * 0.5])] : ['#f2e6cc', dark]; // biome-ignore format: one line
}

function put(s: Sprite, image: Sprite['image'], rows: readonly string[], x: Px, y: Px, unit: Px, mask: Uint8Array, [main, cut]: readonly [string, string]): void {
  const wide = Math.max(...rows.map((r) => r.length));
  const left = Math.round(x - (wide * unit) / 2);
  const top = Math.round(y - (rows.length * unit) / 2);
  for (let j = 0; j < rows.length * unit; j++)
    for (let i = 0; i < wide * unit; i++) {
      const key = rows[Math.floor(j / unit)]![Math.floor(i / unit)];
      const [px, py] = [left + i, top + j];
      if (key === '.' || key === undefined || px < 0 || py < 0 || px >= s.image.width || py >= s.image.height) continue;
      if (mask[py * s.image.width + px]) dot(image, px, py, key === 'd' ? cut : (PLAIN[key] ?? main));
    }
} // biome-ignore format: a signature

/** Of the pixels that a sign takes, the share whose colour is near to its own. */
function blends(s: Sprite, rows: readonly string[], x: Px, y: Px, unit: Px, said: string): number {
  const [left, top] = [x - (Math.max(...rows.map((r) => r.length)) * unit) / 2, y - (rows.length * unit) / 2];
  let [near, all] = [0, 0];
  for (const [j, row] of rows.entries())
    for (const [i, key] of [...row].entries()) {
      if (key !== 'w') continue;
      all++;
      if (nearTo(s, left + i * unit, top + j * unit, said, LOST)) near++;
    }
  return near / Math.max(1, all);
}

/** One sign in the middle of the largest part; where that has no room, in the ring that it hangs from. */
/** `flank`: a mark in the coat of an animal, where its body is broadest. */
export function withEmblem(s: Sprite, of: string, colour?: string, flank = false): Sprite {
  const ground = flank ? undefined : groundOf(s);
  const hole = ground && ground.room < LEAST_ROOM ? holeOf(s) : undefined;
  if (hole) return hung(s, of, hole, colour);
  const { mask, x, y, room } = ground ?? flankOf(s);
  const image = cloneImage(s.image);
  if (ground) cleared(s, image, ground);
  const large = LARGE_SIGNS[of];
  const wide = large ? Math.max(large[0]!.length, large.length) : 7;
  const fits = large && room * 1.12 >= wide;
  // a sign of seven pixels grows as smoothly
  const spread = !fits && room >= 11 && !LARGE_SIGNS[of];
  const unit = fits || spread ? 1 : Math.max(1, Math.floor((room * 1.12) / 7));
  const rows = fits ? grown(large, (room * 1.06) / wide) : spread ? grown(SIGNS[of] ?? SIGNS.star!, room / 7) : room >= 6 ? (SIGNS[of] ?? SIGNS.star!) : room >= 4 ? (SMALL[of] ?? LEAST) : LEAST; // biome-ignore format: one line
  const said = colour ?? OWN[of];
  const ready = { ...s, image };
  // red on red: an edge parts them, and the sign keeps its colour
  if (said && blends(ready, rows, x, y, unit, said) > BLENDED) edged(ready, rows, x, y, unit, mask, said);
  else put(s, image, rows, x, y, unit, mask, seenOn(ready, x, y, said));
  return ready;
}
/** Below the back, a bit behind the middle of the trunk. */
function flankOf(s: Sprite): { readonly mask: Uint8Array; readonly x: Px; readonly y: Px; readonly room: Px } {
  const { trunk, back, head } = hostOf(s);
  const high = trunk.y + trunk.height - back.y;
  const room = Math.max(4, Math.round(high * 0.4));
  const mask = Uint8Array.from(s.parts, (p) => (p >= 0 ? 1 : 0));
  // clear of the head, to whichever side that is
  const { width } = s.image;
  const x = head.x + head.width / 2 > width / 2 ? Math.min(back.x, width * 0.42) : Math.max(back.x, width * 0.58);
  return { mask, x: Math.round(x), y: Math.round(back.y + high * 0.36), room };
}
/** A sign with an edge round it. */
function edged(s: Sprite, rows: readonly string[], x: Px, y: Px, unit: Px, mask: Uint8Array, said: string): void {
  const edge = hexToOklab(said)[0] < 0.72 ? '#f2e6cc' : '#3a3040';
  for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) put(s, s.image, rows, x + dx, y + dy, unit, mask, [edge, edge]); // biome-ignore format: one line
  put(s, s.image, rows, x, y, unit, mask, [said, edge]);
}
/** Pixels a side below which a face has no room for a sign. */
const LEAST_ROOM = 6;
/** Colours that are no further apart are hard to tell. */
const LOST = 0.17;
/** Share of a sign that may be lost in what is under it. */
const BLENDED = 0.22;
const BONE = '#efe4cc';

/** A sign in the bow of a key: it fills the hole, and lies on its rim. */
function hung(s: Sprite, of: string, at: { readonly x: number; readonly y: number }, colour?: string): Sprite {
  const image = cloneImage(s.image);
  const set = { ...s, image, parts: s.parts.slice() };
  edged(
    set,
    SIGNS[of] ?? SIGNS.star!,
    at.x,
    at.y,
    1,
    new Uint8Array(s.parts.length).fill(1),
    colour ?? OWN[of] ?? BONE,
  );
  // what fills the hole is of the part round it
  const [part] = [...s.parts].filter((p) => p >= 0);
  for (let i = 0; i < set.parts.length; i++)
    if (image.data[i * 4 + 3] && !s.image.data[i * 4 + 3]) set.parts[i] = part ?? -1;
  return set;
}

/** A small picture of something else in the middle of the largest part, as on a label; `draw` makes it of a size in pixels. */
export function withPicture(s: Sprite, draw: (size: Px) => Sprite): Sprite {
  const ground = groundOf(s);
  const { mask, x, y, room } = ground;
  // smaller than this nothing can be told
  if (room < 6) return s;
  const image = cloneImage(s.image);
  cleared(s, image, ground);
  // of a bottle the label sits on its body, where what is in it stands
  const inside = partBox(s, /^liquid$/);
  // glass is seen through down to its foot; of a pot or mug only the top of what it holds is seen
  const glassy = inside && inside.height >= s.image.height * 0.3 && inside.y + inside.height > s.image.height * 0.8;
  const held = glassy ? inside : undefined;
  const item = draw(Math.round(room * (held ? 0.98 : 1.15))).image;
  const middle = held ? Math.max(y, held.y + held.height * 0.48) : y;
  const [left, top] = [Math.round(x - item.width / 2), Math.round(middle - item.height / 2)];
  // the fruit of a red jam would not be seen on it without a paper behind
  if (held)
    for (let py = top - 1; py <= top + item.height; py++)
      for (let px = left - 2; px < left + item.width + 2; px++)
        if (px >= 0 && px < image.width && py >= 0 && py < image.height && mask[py * image.width + px])
          image.data.set(
            [...hexToRgb(py > top + item.height - 1 ? '#c8b490' : '#f4e8cc'), 255],
            (py * image.width + px) * 4,
          );
  for (let j = 0; j < item.height; j++)
    for (let i = 0; i < item.width; i++) {
      const from = (j * item.width + i) * 4;
      const [px, py] = [left + i, top + j];
      if (!item.data[from + 3] || px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
      const to = py * image.width + px;
      if (mask[to]) image.data.set(item.data.subarray(from, from + 4), to * 4);
    }
  return { ...s, image };
}

/** Bands of colour across the largest part, in the light that lies on it: one in its middle, or several. */
export function withStripes(s: Sprite, colours: readonly string[], many: boolean): Sprite {
  const { mask } = groundOf(s);
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
    for (let x = 0; x < width; x++) if (mask[y * width + x] === 2) return true;
    return false;
  });
  if (rows.length < 4) return s;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const tall = last - first + 1;
  // a rainbow is one band of all its colours
  const banded = colours.length > 3;
  const thick = banded ? Math.max(1, Math.round(tall * 0.035)) : Math.max(1, Math.round(tall * (many ? 0.13 : 0.17)));
  const starts = banded
    ? colours.map((_, k) => 0.66 - (colours.length * thick) / tall / 2 + (k * thick) / tall)
    : many
      ? [0.14, 0.42, 0.7]
      : [0.42];
  for (const [k, share] of starts.entries()) {
    const lab = hexToOklab(colours[k % colours.length]!);
    for (let y = first + Math.round(tall * share); y < first + Math.round(tall * share) + thick; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (mask[i] !== 2) continue;
        const own = rgbToOklab([s.image.data[i * 4]!, s.image.data[i * 4 + 1]!, s.image.data[i * 4 + 2]!]);
        const lit = Math.max(-0.16, Math.min(0.1, (own[0] - 0.55) * 0.6));
        dot(image, x, y, oklabToHex([Math.max(0.15, Math.min(0.97, lab[0] + lit)), lab[1], lab[2]]));
      }
  }
  return { ...s, image };
}

/** Many small signs over the largest part. */
export function withPattern(s: Sprite, of: string, seed: number, colour?: string): Sprite {
  const { mask } = groundOf(s);
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork(`pattern ${of}`);
  const unit = Math.max(1, Math.round(Math.min(width, height) / 52));
  const rows = of === 'dot' ? ['ww', 'ww'] : (SMALL[of] ?? LEAST);
  const step = (of === 'dot' ? 5 : 7) * unit;
  let odd = 0;
  for (let y = step / 2; y < height; y += step, odd++)
    for (let x = step / 2 + (odd % 2 ? step / 2 : 0); x < width; x += step) {
      const [px, py] = [Math.round(x + random.float() * unit * 1.4), Math.round(y + random.float() * unit * 1.4)];
      if (px < width && py < height && mask[py * width + px] === 2)
        put(s, image, rows, px, py, unit, mask, seenOn(s, px, py, colour ?? OWN[of])); // biome-ignore format: one line
    }
  return { ...s, image };
}

/** The name of the parts that take most pixels. */
function largest(s: Sprite): string | undefined {
  const counts = new Map<string, number>();
  for (const part of s.parts) if (part >= 0) counts.set(s.partNames[part]!, (counts.get(s.partNames[part]!) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const RUNES: readonly (readonly string[])[] = [['w.w', 'ww.', 'w.w'], ['.w.', 'w.w', '.w.'], ['ww.', 'w.w', 'ww.'], ['w..', 'www', '..w'], ['www', '.w.', 'w.w']]; // biome-ignore format: a list
/** Signs that shine along the longer axis of the largest part. */
export function withRunes(s: Sprite, seed: number, colour = '#5ce0f8'): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const at: (readonly [number, number])[] = [];
  const name = largest(s);
  const mask = Uint8Array.from(s.parts, (part) => (part >= 0 && s.partNames[part] === name ? 2 : 0));
  for (let i = 0; i < mask.length; i++) if (mask[i] === 2) at.push([i % width, Math.floor(i / width)]);
  if (at.length < 12) return s;
  const mean = [0, 1].map((k) => at.reduce((sum, p) => sum + p[k]!, 0) / at.length);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of at) {
    xx += (x - mean[0]!) ** 2;
    xy += (x - mean[0]!) * (y - mean[1]!);
    yy += (y - mean[1]!) ** 2;
  }
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const along = at.map(([x, y]) => (x - mean[0]!) * ux + (y - mean[1]!) * uy);
  const [from, to] = [Math.min(...along), Math.max(...along)];
  const random = createRandom(seed).fork('runes');
  const unit = Math.max(1, Math.round(Math.min(width, height) / 64));
  const n = Math.max(2, Math.min(6, Math.floor((to - from) / (5 * unit))));
  for (let k = 0; k < n; k++) {
    const t = from + ((to - from) * (k + 0.5)) / n;
    put(s, image, random.pick(RUNES), mean[0]! + ux * t + 0.5, mean[1]! + uy * t + 0.5, unit, mask, [colour, colour]);
  }
  return { ...s, image };
}
