/** Small things in the air about a figure: sparkles, bubbles, hearts, drops, sparks; smoke and steam above it. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../../src/pixels/color.ts';
import { packRgb } from '../../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { at, copyOf, type Flat, put, toFlat } from '../../parts/flat.ts';
import { hash } from '../paint.ts';
import { toneOf } from '../wishes/words.ts';
import { about, type Box } from './about.ts';
import type { Frames } from './types.ts';

interface Flake {
  /** Rows of tones: p glint, l light, b base, s shadow, dots nothing. */
  readonly rows: readonly string[];
  /** A smaller one, of which there are as many. */
  readonly small: readonly string[];
  readonly color: string;
  /** Whether it lies before the figure as well. */
  readonly onIt?: boolean;
}

const FLAKES: readonly (readonly [RegExp, Flake])[] = [
  [/\b(?:sparkl\w*|glitter\w*|twinkl\w*|shimmer\w*|fairy dust|magic dust|gleam\w*)\b/, { rows: ['.l.', 'lpl', '.l.'], small: ['l'], color: '#ffe88c', onIt: true }],
  [/\bbubbles\b/, { rows: ['.lb.', 'p..b', 'l..b', '.bb.'], small: ['lb', 'bb'], color: '#9cd4f4' }],
  [/\b(?:hearts|love hearts)\b/, { rows: ['l.b', 'bbb', '.b.'], small: ['bb', 'b.'], color: '#e83c5c' }],
  [/\b(?:snow ?flakes)\b/, { rows: ['p.p', '.p.', 'p.p'], small: ['p'], color: '#f0f6ff', onIt: true }],
  [/\b(?:music(?:al)? notes?|notes)\b/, { rows: ['.bb', '.b.', 'bb.', 'bb.'], small: ['.b', 'bb'], color: '#3c3450' }],
  [/\b(?:wet|soaked|dripping|rain ?drops|water drops|drops|droplets|sweat(?:y|ing|s)?)\b/, { rows: ['.l.', 'lbb', '.b.'], small: ['l', 'b'], color: '#64b0ec', onIt: true }],
  [/\b(?:lightning|electric\w*|electrified|sparks|static|thunder)\b/, { rows: ['..l', '.lb', 'lbb', '.b.', 'b..'], small: ['.b', 'b.'], color: '#ffe44c', onIt: true }],
  [/\b(?:embers|cinders)\b/, { rows: ['l', 'b'], small: ['b'], color: '#f48a2c' }],
  [/\b(?:falling (?:leaves|petals)|leaves around|petals|confetti)\b/, { rows: ['.lb', 'lb.'], small: ['b'], color: '#d07a34' }],
  [/\b(?:flies|stink|smelly)\b/, { rows: ['l.l', '.s.'], small: ['s'], color: '#60605c' }],
  [/\b(?:dizzy|stars (?:around|about|above))\b/, { rows: ['.b.', 'bpb', '.b.'], small: ['b'], color: '#f8d848' }],
]; // biome-ignore format: tables of pixels

const PUFFS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:steam\w*|vapou?r)\b/, '#dce4ec'],
  [/\b(?:smok(?:e|ing|y)|fumes)\b/, '#8c8c94'],
  [/\bgas\b/, '#9cc45c'],
];

const WISHES = /^(?:add|give|put|make|with|have|draw|surround|cover)\b/;

/** Done to all frames alike, in pixels that are free in all of them. */
export function flaked(clause: string): Frames | undefined {
  if (!WISHES.test(clause) || /\beyes?\b/.test(clause)) return undefined;
  if (
    /\bshadow\b/.test(clause) &&
    !/\b(?:shadow(?:y)? (?:figure|creature|version)|aura)\b/.test(clause) &&
    /^(?:add|give|put|with|draw)\b/.test(clause)
  )
    return (frames) => about(frames, shadowed);
  const puff = PUFFS.find(([words]) => words.test(clause));
  if (puff) {
    const tones = toneOf(clause.replace(puff[0], ' ')) ?? rampOf(hexToRgb(puff[1]));
    return (frames) => about(frames, (flat, box) => puffed(flat, box, tones));
  }
  const found = FLAKES.find(([words]) => words.test(clause));
  if (!found) return undefined;
  const tones = toneOf(clause.replace(found[0], ' ')) ?? rampOf(hexToRgb(found[1].color), 1.1);
  return (frames) => {
    const flats = frames.map(toFlat);
    const isClear = (x: Px, y: Px): boolean => flats.every((flat) => at(flat, x, y) < 0);
    return about(frames, (flat, box) => scattered(flat, box, found[1], tones, isClear));
  };
}

const TONES: Readonly<Record<string, keyof typeof TONE>> = { p: 'spec', l: 'light', b: 'base', s: 'shadow' };

/** One in each of some directions from the middle, as near to the figure as its own noise says; some before it. */
function scattered(flat: Flat, box: Box, flake: Flake, tones: Ramp, isClear: (x: Px, y: Px) => boolean): Flat {
  const out = copyOf(flat);
  const size = Math.min(box.right - box.left, box.bottom - box.top);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const ways = size < 20 ? 6 : size < 40 ? 8 : 12;
  const taken: { readonly x: number; readonly y: number }[] = [];
  const fits = (rows: readonly string[], x: Px, y: Px, isOn: boolean): boolean =>
    rows.every((row, dy) =>
      [...row].every((ink, dx) => {
        const [X, Y] = [x + dx, y + dy];
        if (X < 0 || Y < 0 || X >= flat.width || Y >= flat.height) return false;
        return ink === '.' || (isOn ? at(flat, X, Y) >= 0 : isClear(X, Y) && at(out, X, Y) < 0);
      }),
    );
  const lay = (rows: readonly string[], x: Px, y: Px): void => {
    taken.push({ x, y });
    rows.forEach((row, dy) => {
      [...row].forEach((ink, dx) => {
        if (ink !== '.') put(out, x + dx, y + dy, packRgb(...tones[TONE[TONES[ink]!]]));
      });
    });
  };
  for (let k = 0; k < ways; k++) {
    const isOn = flake.onIt === true && k % 3 === 2;
    const rows = k % 2 === 0 && size >= 14 ? flake.rows : flake.small;
    let best: { readonly x: Px; readonly y: Px; readonly worth: number } | undefined;
    for (let y = 0; y < flat.height; y++)
      for (let x = 0; x < flat.width; x++) {
        const turn = ((Math.atan2(y - cy, x - cx) / (2 * Math.PI) + 1) * ways) % ways;
        if (Math.floor(turn) !== k || !fits(rows, x, y, isOn)) continue;
        const far = Math.hypot(x - cx, y - cy) / size;
        if (far > 0.85 || taken.some((one) => Math.hypot(one.x - x, one.y - y) < 0.16 * size + 2)) continue;
        const worth = hash(x, y, 17 + k) - (isOn ? 0 : 1.5 * Math.abs(far - 0.5));
        if (worth > (best?.worth ?? -9)) best = { x, y, worth };
      }
    if (best) lay(rows, best.x, best.y);
  }
  if (taken.length < 3)
    throw new InputError('The canvas has no room about the figure for that: send it on a larger one.');
  return out;
}

/** So much of the size of a figure is room for smoke. */
const ROOM = 0.2;

/** Round puffs that rise from its top, the higher the smaller and the farther aside. */
function puffed(flat: Flat, box: Box, tones: Ramp): Flat {
  const out = copyOf(flat);
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const columns = Array.from({ length: flat.width }, (_, x) => x).filter((x) => at(flat, x, box.top) >= 0);
  // Where nothing is free above the top it rises from the highest place that has room.
  const topAt = (u: Px): Px => Array.from({ length: flat.height }, (_, v) => v).find((v) => at(flat, u, v) >= 0) ?? 0;
  const roomy = box.top >= ROOM * size ? [] : Array.from({ length: box.right - box.left }, (_, k) => box.left + k).filter((u) => topAt(u) >= ROOM * size); // biome-ignore format: one line
  const from = roomy.sort((a, b) => topAt(a) - topAt(b))[0];
  let x = from === undefined ? ((columns[0] ?? box.left) + (columns.at(-1) ?? box.right)) / 2 + 0.5 : from + 0.5;
  const top = from === undefined ? box.top : topAt(from);
  let y = top - 0.5;
  let n = 0;
  for (let r = Math.max(1.2, Math.min(0.1 * size, top / 4.4)), k = 0; r > 0.7; r *= 0.78, k++) {
    y -= 0.9 * r;
    x += (k % 2 === 0 ? 0.5 : -0.35) * r;
    for (let v = Math.floor(y - r); v <= y + r; v++)
      for (let u = Math.floor(x - r); u <= x + r; u++) {
        const [dx, dy] = [u + 0.5 - x, v + 0.5 - y];
        if (Math.hypot(dx, dy) > r || u < 0 || v < 0 || u >= flat.width || v >= flat.height || at(flat, u, v) >= 0)
          continue;
        put(out, u, v, packRgb(...tones[dy > 0.35 * r ? TONE.shadow : dx + dy < -0.3 * r ? TONE.light : TONE.base]));
        n++;
      }
    y -= 0.5 * r;
  }
  if (n < Math.max(4, 0.15 * size))
    throw new InputError('The canvas has no room above the figure for that: send it on a larger one.');
  return out;
}

/** A dark ellipse on the ground under it, where nothing is. */
function shadowed(flat: Flat, box: Box): Flat {
  const out = copyOf(flat);
  const [wide, high] = [0.46 * (box.right - box.left), Math.max(1, Math.round(0.05 * (box.bottom - box.top)))];
  // What stands on the ground, the far foot a little higher.
  const last = box.bottom - Math.max(2, Math.round(0.12 * (box.bottom - box.top)));
  const feet = Array.from({ length: flat.width }, (_, x) => x).filter((x) =>
    Array.from({ length: box.bottom - last }, (_y, k) => last + k).some((y) => at(flat, x, y) >= 0),
  );
  const x0 = feet.length > 0 ? (feet[0]! + feet.at(-1)! + 1) / 2 : (box.left + box.right) / 2;
  const y0 = Math.min(box.bottom, flat.height - high) - 0.5;
  for (let y = Math.floor(y0 - high); y <= y0 + high; y++)
    for (let x = Math.floor(x0 - wide); x <= x0 + wide; x++) {
      if (x < 0 || y < 0 || x >= flat.width || y >= flat.height || at(flat, x, y) >= 0) continue;
      if (((x + 0.5 - x0) / wide) ** 2 + ((y + 0.5 - y0) / (high + 0.4)) ** 2 <= 1) put(out, x, y, 0x1c1a26);
    }
  return out;
}
