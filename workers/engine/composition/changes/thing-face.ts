/** The face of a thing that lives: eyes and a mouth where it has most room, as large as that allows. */
import type { Px } from '../../../../src/pixels/types.ts';
import { look } from '../../subject/places.ts';
import { block, sheet } from '../effects/paint.ts';
import type { Change } from '../graph.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

type Face = Omit<Extract<Change, { readonly is: 'face' }>, 'is'>;

const DARK = '#241c2c';
/** Units from the left edge of a face to the left of its first eye, and how many it is wide. */
const [EYE_AT, WIDE] = [1, 11];
const ROUND: readonly (readonly [x: number, y: number])[] = [[3, 5], [4, 6], [5, 6.5], [6, 6], [7, 5]]; // biome-ignore format: a list
const DOWN: readonly (readonly [x: number, y: number])[] = [[3, 7], [4, 6], [5, 6], [6, 6], [7, 7]]; // biome-ignore format: a list

interface Room {
  readonly x: number;
  readonly y: number;
  /** How wide it is there, without its edges. */
  readonly wide: Px;
}

/** Share of a row's width below which the rows above or below it are those of a trunk whose arms it crosses. */
const JOINT = 0.55;

/** The place with most ink round it: the middle of what is round, the thick end of what is not, and rather above than below. */
function roomOf(s: Sprite): Room | undefined {
  const seen = look(s);
  if (!seen) return undefined;
  const { inked, depth, deepest, width, box } = seen;
  const worth = (i: number): number => {
    const [u, v] = [((i % width) + 0.5 - box.x) / box.width, (Math.floor(i / width) + 0.5 - box.y) / box.height];
    return depth[i]! / deepest - 0.9 * Math.abs(u - 0.5) - 0.5 * Math.abs(v - 0.5);
  };
  const best = inked.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const y = Math.floor(best / width);
  const runAt = (row: Px): Px => {
    const on = (x: Px): boolean => x >= 0 && x < width && (s.image.data[(row * width + x) * 4 + 3] ?? 0) > 0;
    let [left, right] = [best % width, best % width];
    while (on(left - 1)) left--;
    while (on(right + 1)) right++;
    return right - left + 1;
  };
  // where arms join a trunk the face is the trunk's
  const aside = Math.round(depth[best]! * 0.8);
  const trunk = Math.min(runAt(y - aside), runAt(y + aside));
  // what is much wider than high bears its face in the middle of it
  const reach = Math.min(trunk < runAt(y) * JOINT ? trunk : runAt(y), depth[best]! * 4.2);
  return { x: (best % width) + 0.5, y: y + 0.5, wide: reach };
}

/** A thing with a face; `mood` "monster" is a maw. */
export function withFace(s: Sprite, face: Face): Sprite {
  const room = roomOf(s);
  if (!room) return s;
  const area = Math.sqrt(s.parts.reduce((n, part, i) => n + (part >= 0 && s.image.data[i * 4 + 3] ? 1 : 0), 0));
  if (face.mood === 'monster') return withMaw(s, Math.max(1, Math.min(Math.round(area / 18), Math.round(room.wide / 16))), room, face); // biome-ignore format: one line
  const unit = Math.max(1, Math.min(Math.round(area / 14), Math.round((room.wide * 0.86) / WIDE)));
  const sheetOf = sheet(unit * WIDE, unit * 9);
  const count = face.count ?? 2;
  const put = (x: number, y: number, w: number, h: number, hex: string): void => block(sheetOf, x * unit, y * unit, w * unit, h * unit, hex); // biome-ignore format: one line
  const eye = (x: number, y = 1): void => {
    if (face.mood === 'asleep') {
      put(x, y + 1, 2, 1, DARK);
      return;
    }
    put(x, y, 2, 3, DARK);
    if (face.eyes) {
      put(x - 0.5, y - 0.5, 3, 3.5, DARK);
      put(x, y, 2, 2.5, face.eyes);
      put(x, y, 1, 1, '#fcf4d8');
    } else put(x, y, 1, 1, '#ffffff');
    if (face.mood === 'angry') for (let k = 0; k < 3; k++) put(x + (x < WIDE / 2 - 1 ? k : 2 - k) - 0.5, y - 1 + k * 0.6, 1, 1, DARK); // biome-ignore format: one line
    if (face.mood === 'sad') for (let k = 0; k < 3; k++) put(x + (x < WIDE / 2 - 1 ? 2 - k : k) - 0.5, y - 1 + k * 0.5, 1, 1, DARK); // biome-ignore format: one line
  };
  if (face.glasses) {
    put(0, 1, WIDE, 1, '#18141c');
    for (const x of [0, 6]) {
      put(x, 1, 5, 3, '#18141c');
      put(x + 1, 1.5, 2, 1, '#5c7cb0');
    }
  } else if (face.only !== 'mouth') {
    if (count === 1) eye(4.5);
    else {
      eye(EYE_AT);
      eye(WIDE - EYE_AT - 2);
      if (count > 2) eye(4.5, 0);
    }
  }
  if (face.only !== 'eyes') {
    for (const [x, y] of /^(?:sad|scared|angry)$/.test(face.mood) ? DOWN : ROUND) put(x, y, 1, 1, '#4c1c24');
    if (face.tongue) put(4, 7, 2, 2, '#e8607c');
    if (face.mood === 'happy') for (const x of [0, WIDE - 1]) put(x, 5, 1, 1, '#f08888');
  }
  return set(s, sheetOf, Math.round(room.x - unit * (WIDE / 2)), Math.round(room.y - unit * 4));
}

/** The face of a thing that is a monster: slanting eyes that glow, and a wide mouth of teeth with a tongue. */
function withMaw(s: Sprite, unit: Px, at: Room, { eyes = '#ffd848', only, tongue }: Face): Sprite {
  const face = sheet(unit * 15, unit * 13);
  const [left, top] = [Math.round(at.x - unit * 7.5), Math.round(at.y - unit * 5)];
  const put = (x: number, y: number, w: number, h: number, hex: string): void => block(face, x * unit, y * unit, w * unit, h * unit, hex); // biome-ignore format: one line
  if (only !== 'mouth')
    for (const d of [0, 1]) {
      const from = (x: number, wide: number): number => (d ? 15 - x - wide : x);
      put(from(2, 4), 1, 4, 2.6, DARK);
      put(from(1, 3), 0, 3, 1, DARK);
      put(from(2.6, 3), 1.4, 3, 1.6, eyes);
      put(from(3.8, 1.2), 1.4, 1.2, 1.6, '#d83828');
    }
  put(1, 4.6, 13, 4.8, DARK);
  put(2, 9, 11, 1.2, DARK);
  put(2, 5.4, 11, 3.6, '#7a2038');
  put(5, 7.4, 5, 1.8, '#e8708c');
  for (let i = 0; i < 5; i++) {
    put(1.8 + i * 2.4, 5, 1.4, 1.2, '#f4ecdc');
    put(2.2 + i * 2.4, 6.2, 0.7, 0.7, '#f4ecdc');
    if (i < 4) put(3.2 + i * 2.4, 8.4, 1.2, 1, '#f4ecdc');
  }
  if (tongue) {
    put(5.6, 7.6, 4, 4.4, DARK);
    put(6, 7.6, 3.2, 4, '#e8708c');
  }
  return set(s, face, left, top);
}

/** Upon it; nothing of it hangs in the air. */
function set(s: Sprite, face: Sprite['image'], left: Px, top: Px): Sprite {
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < s.image.width && y < s.image.height && s.image.data[(y * s.image.width + x) * 4 + 3]! > 0;
  for (let y = 0; y < face.height; y++)
    for (let x = 0; x < face.width; x++)
      if (!inside(x + left, y + top)) face.data.fill(0, (y * face.width + x) * 4, (y * face.width + x) * 4 + 4);
  const layers = [{ sprite: s, x: 0, y: 0 }, { sprite: painted(face, 'face'), x: left, y: top }]; // biome-ignore format: a pair
  return joined(layers, 0);
}
