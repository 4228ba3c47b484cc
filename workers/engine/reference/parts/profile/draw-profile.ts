/** A figure seen from a side, drawn from the others: its front, its back, and what lies between. */
import type { Px } from '../../../../../src/pixels/types.ts';
import {
  apart,
  at,
  BESIDE,
  blank,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  luma,
  mirrored,
  NONE,
  put,
  tidy,
  toFlat,
  toImage,
} from '../flat.ts';
import type { LineHabit } from '../line-habit.ts';
import { narrowed } from '../narrowed.ts';
import type { Run } from '../runs.ts';
import { yawOf } from '../yaw.ts';
import { lowAhead } from './low-ahead.ts';
import { legOf, type Profile, runsAt } from './see-profile.ts';

/** From this share of its height on in length a figure is a low animal. */
const LOW = 0.9;
/** Pixels down for a pixel nearer: the eye looks from somewhat above. */
const PITCH = 0.12;
/** What hangs behind a body hangs down as it is seen from there. */
const HANGS = 0.5;
/** A part that is so many pixels nearer than its neighbour stands out by a line. */
const EDGE: Px = 3;
/** Width across as a share of what inflating gives: the longer a figure for its height, the flatter. */
const [ROUND, LONG] = [1, 0.72];
/** Legs stand within the body, out to this share of half its width. */
const APART_LEGS = 0.85;
/** Of its length so much is seen half turned. */
const ASKEW = 0.82;

/** The figure at a yaw in degrees, 90 screen right. */
export function drawProfile(profile: Profile, degrees: number): Flat {
  const yaw = yawOf(degrees).degrees;
  if (yaw < -1 && yaw > -179) return mirroredIn(profile, drawProfile(profile, -yaw));
  if (Math.abs(yaw - 90) < 1) return profile.picture;
  const { left, right, top, bottom } = profile.box;
  const isLow = right - left >= LOW * (bottom - top);
  if (Math.abs(yaw) < 1) return isLow ? lowAhead(profile, false) : fromAhead(profile, false);
  if (Math.abs(yaw) > 179) return isLow ? lowAhead(profile, true) : fromAhead(profile, true);
  return askew(profile, yaw > 91);
}

/** Mirrored about the middle of the canvas, as the picture itself was if it faces left. */
const mirroredIn = (_profile: Profile, flat: Flat): Flat => mirrored(flat);

/** A darker colour of its own, for edges where it has no line. */
function shadeOf({ bare }: Profile, color: Color): Color {
  const target = [16, 8, 0].reduce((sum, s) => sum | (Math.round(((color >> s) & 255) * 0.72) << s), 0);
  let [best, least] = [color, 60];
  for (const other of new Set(bare.colors)) {
    const d = apart(other, target);
    if (other >= 0 && d < least && luma(other) < luma(color) - 4) [best, least] = [other, d];
  }
  return best;
}

/** From straight ahead or behind: each row across as wide as it is thick, the nearest seen. */
function fromAhead(profile: Profile, isBehind: boolean): Flat {
  const { bare, box, thick, belly, line } = profile;
  const { width, height } = bare;
  const out = blank(width, height);
  const near = new Float64Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const axis = Math.round((box.left + box.right) / 2);
  const long = (box.right - box.left) / (box.bottom - box.top);
  const flatness = ROUND + (LONG - ROUND) * Math.max(0, Math.min(1, (long - 1) / 0.5));
  const fore = legOf(profile, !isBehind);
  const stand =
    fore.runs.length > 0 ? (isBehind ? fore.runs[0]!.from : fore.runs[0]!.to) : isBehind ? box.left : box.right;
  const both = (d: number, y: Px, color: Color, z: number): void => {
    for (const x of [axis + d, axis - 1 - d]) {
      if (x < 0 || x >= width || y < 0 || y >= height || z < near[y * width + x]!) continue;
      near[y * width + x] = z;
      put(out, x, y, color);
    }
  };
  const foot = profile.ears[0];
  // The other of a pair, beside it, is not seen twice.
  const isEar = (x: Px, y: Px): boolean =>
    foot !== undefined && y <= foot.y && x >= foot.from - 1 - (box.right - box.left) * NEAR_EAR && x < box.right;
  const rump = rumpOf(profile);
  const wide = box.right - box.left;
  const crown = topAhead(profile);
  // A tail behind is hidden by the body, and from ahead by the head, which it may rise above.
  const isTail = (run: Run, x: Px, y: Px): boolean =>
    !isBehind && (x < rump || (y < crown && run.to < box.left + REAR * wide && run.to - run.from < MOST_TAIL * wide));
  let widest = 1;
  const low = belly - 0.4 * (belly - box.top);
  for (let y = box.top; y < Math.min(belly, box.bottom); y++) {
    for (const run of runsAt(bare, y)) {
      for (let x = run.from; x < run.to; x++) {
        if (isEar(x, y) || isTail(run, x, y)) continue;
        const t = isBehind ? x - run.from : run.to - 1 - x;
        const n = Math.max(1, Math.round(Math.min(thick[y * width + x]! * flatness, t + 1)));
        if (y >= low) widest = Math.max(widest, n);
        const z = isBehind ? -x : x;
        const ahead = isBehind ? stand - x : x - stand;
        const tail = isBehind && x < rump ? (rump - x) * HANGS : 0;
        const row = y + Math.round((tail ? stand - rump : ahead) * PITCH + tail);
        // From behind nothing is seen of what lies ahead of its middle: the side there is as it is farther back.
        const from = isBehind ? Math.min(x, run.from + Math.floor(HIND * (run.to - run.from))) : x;
        // Creases of the side are none of the back, where they would be seen twice.
        const own = at(bare, from, y);
        const color = isBehind && line.colors.has(own) ? hideOf(profile, run, y) : own;
        for (let d = 0; d < n; d++) both(d, Math.min(row, box.bottom - 1), color, z);
      }
    }
  }
  const legWide = Math.max(1, Math.min(fore.width, widest - 1));
  const inner = Math.max(legWide > 1 ? 0 : 1, Math.round(widest * APART_LEGS) - legWide);
  const topmost = fore.runs[0];
  for (let d = inner; topmost && d < inner + legWide; d++) {
    // A leg begins at the body, however round that is.
    const color = at(bare, isBehind ? topmost.from : topmost.to - 1, topmost.y);
    for (let y = topmost.y - 1; y > box.top && at(out, axis + d, y) < 0; y--) both(d, y, color, -box.right);
  }
  for (const run of fore.runs) {
    const n = Math.min(run.to - run.from, legWide);
    for (let i = 0; i < n; i++)
      both(inner + i, run.y, at(bare, isBehind ? run.from + i : run.to - 1 - i, run.y), isBehind ? -box.left : stand);
  }
  setEars(profile, isBehind ? -1 : 1, stand, both, (y) => halfAt(out, axis, y));
  const edges = edged(tidy(out), near, profile);
  if (!isBehind) stampEyes(profile, edges, axis, stand);
  return outlined(edges, line);
}

/** The hide of the hind part of a run; its line where it is line all through. */
function hideOf({ bare, line }: Profile, run: Run, y: Px): Color {
  const own: Color[] = [];
  for (let x = run.from; x < run.from + Math.max(1, HIND * (run.to - run.from)); x++) own.push(at(bare, x, y));
  const hide = commonest(own.filter((c) => !line.colors.has(c)));
  return hide >= 0 ? hide : commonest(own);
}

/** The line about a figure; thin things that are line all through get none of their own. */
function outlined(figure: Flat, line: LineHabit): Flat {
  const out = line.draw(figure);
  eachPixel(out, (x, y) => {
    if (at(figure, x, y) >= 0) return;
    const beside = BESIDE.map(([dx, dy]) => at(figure, x + dx, y + dy)).filter((c) => c >= 0);
    if (beside.every((c) => line.colors.has(c))) put(out, x, y, NONE);
  });
  return out;
}

/** How far a row reaches to one side of the axis. */
function halfAt(flat: Flat, axis: Px, y: Px): Px {
  let n = 0;
  while (at(flat, axis + n, y) >= 0) n++;
  return n;
}

/** So near an ear is the other of its pair, as a share of the length. */
const NEAR_EAR = 0.12;
/** Ears stand at least so far from the middle, as a share of half the head. */
const APART = 0.35;

/** Ears of both sides, the near one's picture, apart as wide as the head is below them. */
function setEars(
  { ears, bare }: Profile,
  sign: 1 | -1,
  stand: number,
  both: (d: number, y: Px, color: Color, z: number) => void,
  halfAt: (y: Px) => Px,
): void {
  const foot = ears[0];
  if (!foot) return;
  const down = Math.round(sign * ((foot.from + foot.to) / 2 - stand) * PITCH);
  const half = Math.max(...[1, 2, 3].map((k) => halfAt(foot.y + k + down)));
  const from = Math.min(...ears.map((ear) => ear.from));
  const to = Math.max(...ears.map((ear) => ear.to));
  const inner = Math.max(1, half - (to - from), Math.round(half * APART));
  for (const ear of ears) {
    // What leans back from aside leans outwards.
    for (let x = ear.from; x < ear.to; x++) both(inner + to - 1 - x, ear.y + down, at(bare, x, ear.y), sign * x);
  }
}

/** Of a row from behind so much is seen. */
const HIND = 0.36;
/** The hind part of the length in which a tail may rise, and how thick that is at most. */
const REAR = 0.45;
const MOST_TAIL = 0.32;
/** The fore part in which the head is. */
const AHEAD = 0.6;

/** The first row of the head. */
function topAhead({ bare, box }: Profile): Px {
  for (let y = box.top; y < box.bottom; y++)
    for (let x = Math.ceil(box.left + AHEAD * (box.right - box.left)); x < box.right; x++)
      if (at(bare, x, y) >= 0) return y;
  return box.top;
}

/** The column behind which there is a tail only. */
function rumpOf({ bare, box, thick }: Profile): Px {
  const most = Math.max(...thick);
  for (let x = box.left; x < box.right; x++) {
    for (let y = box.top; y < box.bottom; y++)
      if (thick[y * bare.width + x]! > 0.5 * most) return x - Math.round(0.4 * most);
  }
  return box.left;
}

/** Where nearer parts cross farther ones of the same colours, a line. */
function edged(flat: Flat, near: Float64Array, profile: Profile): Flat {
  const out = copyOf(flat);
  const { line } = profile;
  eachPixel(flat, (x, y, color) => {
    const own = near[y * flat.width + x]!;
    const isBehind = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].some(([dx, dy]) => at(flat, x + dx!, y + dy!) >= 0 && near[(y + dy!) * flat.width + x + dx!]! > own + EDGE);
    if (isBehind) put(out, x, y, line.isLined ? line.over(color) : shadeOf(profile, color));
  });
  return out;
}

/** Eyes stand so far from the middle, as a share of half the head there. */
const BESIDE_NOSE = 0.42;
/** An eye takes no more of half a head. */
const MOST_EYE = 0.5;

/** Both eyes, alike on both sides of the nose. */
function stampEyes({ eye, picture, bare, box, thick }: Profile, out: Flat, axis: Px, stand: number): void {
  if (!eye) return;
  const { width } = picture;
  const xs = eye.pixels.map((i) => i % width);
  const [from, to] = [Math.min(...xs), Math.max(...xs) + 1];
  const run = runsAt(bare, eye.y).find((r) => eye.x >= r.from && eye.x < r.to);
  const down = Math.round((eye.x - stand) * PITCH);
  const half = Math.max(2, halfAt(out, axis, eye.y + down));
  const most = Math.max(half * MOST_EYE, Math.min(half, Math.round(thick[eye.y * width + eye.x]! * 0.75)));
  const wide = Math.max(1, Math.min(to - from, Math.floor(half * MOST_EYE)));
  const told = Math.min((run?.to ?? box.right) - to, most - wide);
  const inner = Math.round(Math.max(1, told, half * BESIDE_NOSE - 0.5));
  for (const i of eye.pixels) {
    const d = inner + (to - 1 - (i % width));
    if (d - inner >= wide) continue;
    const y = Math.floor(i / width) + down;
    for (const x of [axis + d, axis - 1 - d])
      if (at(out, x, y) >= 0) put(out, x, y, at(picture, i % width, Math.floor(i / width)));
  }
}

/** Half turned: its length foreshortened; away without its face. */
function askew({ picture, behind }: Profile, isAway: boolean): Flat {
  return toFlat(narrowed(toImage(isAway ? behind() : picture), ASKEW));
}
