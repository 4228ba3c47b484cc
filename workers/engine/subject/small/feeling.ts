/** What creatures of small pictures feel: brows over their eyes, and eyes that are closed in joy. */
import { type EyeBox, eyeBoxes } from './eyes.ts';
import { letterOf, type Stamp } from './stamp.ts';

/** Feelings that brows show. */
export const FELT: readonly string[] = ['angry', 'evil', 'wicked', 'sad'];
const TEAR = '#6cc8f8';

/** A stamp with the face of what is felt; as it is where nothing is, or where it has no eyes. */
export function feeling(stamp: Stamp, moods: readonly string[]): Stamp {
  const felt = moods.find((mood) => FELT.includes(mood) || mood === 'happy');
  if (!felt) return stamp;
  const eyes = eyeBoxes(stamp.rows);
  // eyes of single pixels have room for brows alone
  if (eyes.every(({ top, bottom }) => bottom === top)) return felt === 'happy' ? stamp : browed(stamp, felt);
  const cells = stamp.rows.map((row) => [...row]);
  const slots = [...stamp.slots];
  const on = (x: number, y: number): boolean => (cells[y]?.[x] ?? '.') !== '.';
  const put = (x: number, y: number, c: string): void => {
    if (on(x, y)) cells[y]![x] = c;
  };
  for (const [i, eye] of eyes.entries()) {
    // who is seen from the side has the nose on the right
    const noseRight = eyes.length === 1 || i < eyes.length / 2;
    const gap = noseRight ? (eyes[i + 1]?.left ?? 99) - eye.right : eye.left - (eyes[i - 1]?.right ?? -99);
    if (felt === 'happy') smile(put, skinOf(cells, eye), eye, noseRight, gap);
    else frown(put, eye, noseRight !== (felt === 'sad'), gap);
  }
  if (felt === 'sad') {
    const { left, bottom } = eyes[0]!;
    const letter = letterOf(slots.length, 1);
    if (letter && on(left, bottom + 2)) {
      slots.push({ material: TEAR, names: ['tears'] });
      for (const y of [1, 2]) cells[bottom + y]![left] = letter;
    }
  }
  return { ...stamp, slots, rows: cells.map((r) => r.join('')) };
}

/** The mood of one that sleeps. */
export const ASLEEP = 'asleep';
const LETTER = '#8cc4ff/flame';
/** The letters of sleep, in a corner that has room for them. */
const SLEEPS = ['......zzz', '.......z.', 'zzzz..zzz', '..z......', '.z.......', 'zzzz.....'];
const SLEEPS_SMALL = ['zzzz', '..z.', '.z..', 'zzzz'];

/** A stamp with its eyes closed; as it is where it has none that are marked. */
export function asleep(stamp: Stamp): Stamp {
  const eyes = eyeBoxes(stamp.rows);
  if (eyes.length === 0) return stamp;
  const cells = stamp.rows.map((row) => [...row]);
  // lids of large eyes hang in a bow
  const bowed = eyes.every(({ left, right }) => right - left > 2);
  for (const eye of eyes) {
    const { left, right, top, bottom } = eye;
    const skin = skinOf(cells, eye);
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) if (/[xwX]/.test(cells[y]![x]!)) cells[y]![x] = skin; // biome-ignore format: one line
    // what is left of a rim of eyes is skin as well
    const low = bottom - (bottom - top > 2 ? 1 : 0);
    for (let x = left; x <= right; x++) cells[low]![x] = 'X';
    if (bowed) {
      cells[low]![left] = skin;
      cells[low]![right] = skin;
      if (low > top) for (const x of [left, right]) cells[low - 1]![x] = 'X';
    }
  }
  const letter = letterOf(stamp.slots.length, 1);
  const width = cells[0]!.length;
  for (const rows of letter ? [SLEEPS, SLEEPS_SMALL] : []) {
    const [wide, high] = [rows[0]!.length, rows.length];
    const free = [width - wide, 0].find((x0) => rows.every((_, j) => Array.from({ length: wide + 1 }, (_v, i) => cells[j]?.[Math.min(width - 1, Math.max(0, x0 + i - (x0 > 0 ? 1 : 0)))] ?? 'a').every((c) => c === '.'))); // biome-ignore format: one line
    if (free === undefined || cells.length <= high) continue;
    for (const [j, row] of rows.entries()) for (const [i, c] of [...row].entries()) if (c !== '.') cells[j]![free + i] = letter!; // biome-ignore format: one line
    return { ...stamp, slots: [...stamp.slots, { material: LETTER, names: ['sign'], thread: true }], rows: cells.map((r) => r.join('')) }; // biome-ignore format: one line
  }
  return { ...stamp, rows: cells.map((r) => r.join('')) };
}

type Put = (x: number, y: number, c: string) => void;

/** Fewest columns between two eyes where what is drawn of one does not run into the other's. */
const LEAST_GAP = 5;

/** What is beside an eye. */
const skinOf = (cells: readonly (readonly string[])[], { left, right, top, bottom }: EyeBox): string =>
  [cells[top]![left - 1], cells[bottom]![right + 1]].find((c) => c && /[a-z0-5]/.test(c) && !/[xw]/.test(c)) ?? 'b';

/** An eye closed in joy: an arch, its ends beside the eye. */
function smile(put: Put, skin: string, { left, right, top, bottom }: EyeBox, noseRight: boolean, gap: number): void {
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) put(x, y, skin);
  for (let x = left; x <= right; x++) put(x, bottom - 1, 'x');
  for (const [x, inner] of [[left - 1, !noseRight], [right + 1, noseRight]] as const) if (!inner || gap >= LEAST_GAP) put(x, bottom, 'x'); // biome-ignore format: one line
}

/** Columns less one from which on an eye is large, and how far its lid comes down on the low side. */
const LARGE_EYE = 2;
const LID = 2;

/** A brow over an eye, low on its right or on its left: anger slants towards the nose, grief away from it. */
function frown(put: Put, { left, right, top }: EyeBox, lowRight: boolean, gap: number): void {
  const [low, high, away] = lowRight ? [right, left, -1] : [left, right, 1];
  if (right - left >= LARGE_EYE) {
    // a slanting lid of two pixels over a large eye, the eye cut off by it
    for (let x = left - 1; x <= right + 1; x++) {
      const down = Math.round((Math.abs(x - (high + away)) / (right - left + 2)) * LID);
      for (let y = top - 1; y < top - 1 + down; y++) put(x, y, 'X');
      put(x, top - 2 + down, 'X');
      put(x, top - 1 + down, 'X');
    }
    return;
  }
  put(high + away, top - 1, 'X');
  put(high, top - 1, 'X');
  if (high !== low) put(high, top, 'w');
  put(low, top, 'X');
  if (gap >= LEAST_GAP) put(low - away, top, 'X');
}

/** Bushy white brows of an old one, over each of its eyes. */
export function oldBrowed(stamp: Stamp): Stamp {
  const cells = stamp.rows.map((row) => [...row]);
  for (const { left, right, top } of eyeBoxes(stamp.rows)) {
    const high = right > left + 1 ? 2 : 1;
    for (let x = left - 1; x <= right + 1; x++)
      for (let y = top - high; y < top; y++) if ((cells[y]?.[x] ?? '.') !== '.' && (cells[y - 1]?.[x] ?? '.') !== '.') cells[y]![x] = 'w'; // biome-ignore format: one line
  }
  return { ...stamp, rows: cells.map((row) => row.join('')) };
}

/** Brows over eyes of single pixels. */
function browed(stamp: Stamp, felt: string): Stamp {
  const row = stamp.rows.findIndex((line) => line.includes('x'));
  if (row < 1) return stamp;
  const line = stamp.rows[row]!;
  const [left, right] = [line.indexOf('x'), line.lastIndexOf('x')];
  // anger slants towards the nose, grief away from it; who is seen from the side has the nose on the right
  const [inner, outer] = felt === 'sad' ? [2, 1] : [1, 2];
  const cells = stamp.rows.map((r) => [...r]);
  const put = (x: number, up: number): void => {
    const y = row - up;
    // the far end of a brow at the edge of a head would dent it
    const inside = (up === 1 || (cells[y - 1]?.[x] ?? '.') !== '.') && (cells[y]?.[x] ?? '.') !== '.';
    if (inside) cells[y]![x] = 'X';
  };
  put(left, inner);
  put(left - 1, outer);
  if (right > left) {
    put(right, inner);
    put(right + 1, outer);
  }
  return { ...stamp, rows: cells.map((r) => r.join('')) };
}
