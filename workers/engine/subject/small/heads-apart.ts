/** Two or three heads on a creature of a recipe that is set by hand: birds, turtles, fish, each head on a neck of its own and looking its own way. */
import type { Px } from '../../../../src/pixels/types.ts';
import { classOf, eyesOf } from './grown.ts';
import { headBox } from './heads.ts';
import type { Stamp } from './stamp.ts';

/** A head as broad as this share of the whole is that of somebody without a neck. */
const BROAD = 0.62;
/** A body whose wings are spread at the height of its head has no room beside that. */
const SPREAD = 1.4;
/** Off the middle by this share of the width eyes are those of one that is seen from its side. */
const ASIDE = 0.08;
/** How much wider than the head a row is where the neck has become the breast. */
const BREAST = 1.12;
/** Share of a turned head that may lie before the back: with more it would be lost there. */
const HIDDEN = 0.3;

/** Eyes within this share of the width are one, of a face that looks aside. */
const ONE_EYE = 0.14;
/** Width over height of a head with a snout that is seen from its side. */
const LONG = 1.05;

interface Neck {
  readonly left: Px;
  readonly right: Px;
  /** The first row that is breast. */
  readonly end: Px;
  /** Thinner than the head. */
  readonly narrow: boolean;
}

/** The run of filled cells of a row that has a column. */
function runAt(row: string, x: Px): readonly [Px, Px] | undefined {
  if ((row[x] ?? '.') === '.') return undefined;
  let [l, r] = [x, x];
  while (l > 0 && row[l - 1] !== '.') l--;
  while (r < row.length - 1 && row[r + 1] !== '.') r++;
  return [l, r];
}

function neckOf({ rows, neck }: Stamp, box: { left: Px; right: Px; bottom: Px }): Neck {
  const wide = box.right - box.left + 1;
  const middle = neck ? neck[0] + (neck[2] >> 1) : Math.round(box.left + wide * 0.35);
  let [left, right, end] = [box.left, box.right, box.bottom + 1];
  for (let y = box.bottom + 1; y < rows.length; y++, end++) {
    const run = runAt(rows[y]!, middle);
    if (!run || run[1] - run[0] + 1 > wide * BREAST) break;
    [left, right] = run;
  }
  if (end === box.bottom + 1) {
    const run = runAt(rows[box.bottom] ?? '', middle);
    [left, right] = run ? [Math.max(run[0], box.left), Math.min(run[1], box.right)] : [middle - 1, middle + 1];
  }
  return { left, right, end, narrow: right - left + 1 < wide * 0.72 };
}

type Cells = string[][];
const padded = (rows: readonly string[], left: Px, right: Px, above: Px): Cells => {
  const width = rows[0]!.length + left + right;
  const dots = (n: Px): string[] => new Array<string>(n).fill('.');
  return [...Array.from({ length: above }, () => dots(width)), ...rows.map((row) => [...dots(left), ...row, ...dots(right)])]; // biome-ignore format: one line
};

/** Without the empty columns at both ends. */
function trimmed(cells: Cells): string[] {
  const filled = (x: Px): boolean => cells.some((row) => row[x] !== '.');
  let [l, r] = [0, cells[0]!.length - 1];
  while (l < r && !filled(l)) l++;
  while (r > l && !filled(r)) r--;
  return cells.map((row) => row.slice(l, r + 1).join(''));
}

/**
 * The creature with so many heads: seen from its side a second one looks back over its tail, a third one up between them; seen from before they
 * are side by side.
 * `beast`: an animal on four legs, whose heads are close together.
 * @returns undefined where its head cannot be told from its trunk
 */
export function headsApart(stamp: Stamp, count: number, beast = false): Stamp | undefined {
  const box = headBox(stamp, true);
  if (!box || count < 2 || count > 3) return undefined;
  const { rows } = stamp;
  const width = rows[0]!.length;
  const eyes = eyesOf(stamp);
  // an animal that turns its face to the viewer, or has a short one, has its heads one behind the other; so has one with three
  const long = box.right - box.left + 1 >= (box.bottom - box.top + 1) * LONG;
  if (beast && (count > 2 || classOf(stamp) < 2 || !long || eyes.at(-1)!.right - eyes[0]!.left + 1 > width * ONE_EYE))
    return undefined;
  const eye = (eyes[0]!.left + eyes.at(-1)!.right + 1) / 2 / width - 0.5;
  const neck = neckOf(stamp, box);
  const wide = box.right - box.left + 1;
  // owls and frogs have no neck, and look at the viewer more or less
  const broad = !neck.narrow && (Math.abs(eye) < ASIDE || wide > width * BROAD);
  const cells = broad ? beside(rows, box, count) : apart(stamp, box, neck, count);
  if (!cells || (beast && broad)) return undefined;
  // what is worn lies where the one head was
  const { head: _, neck: __, ...bare } = stamp;
  return { ...bare, rows: trimmed(cells) };
}

interface Box {
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

/** Heads in a row, the outer ones over the sides of the body. */
function beside(rows: readonly string[], box: Box, count: number): Cells | undefined {
  // from before the head is as wide as its widest row
  let [l, r] = [rows[0]!.length, 0];
  for (let y = box.top; y <= box.bottom; y++)
    for (const [x, c] of [...rows[y]!].entries()) if (c !== '.') [l, r] = [Math.min(l, x), Math.max(r, x)];
  const wide = r - l + 1;
  const below = rows.slice(box.bottom + 1).map((row) => row.trim().replace(/^\.+|\.+$/g, '').length).sort((a, b) => a - b); // biome-ignore format: one line
  if (wide > (below[below.length >> 1] ?? 0) * SPREAD) return undefined;
  // each lies on the breast, none beside it
  const breast = rows[box.bottom + 1];
  const reach = ((count - 1) * (wide + 1)) / 2 - wide / 2;
  const chest = breast ? runAt(breast, Math.round((l + r) / 2)) : undefined;
  if (!chest || chest[1] - chest[0] + 1 < 2 * reach + 3) return undefined;
  const more = Math.ceil(((count - 1) * (wide + 1)) / 2);
  const cells = padded(rows, more, more, 0);
  for (let y = box.top; y <= box.bottom; y++) cells[y]!.fill('.');
  for (let k = 0; k < count; k++) {
    const x0 = Math.round(more + l + (k - (count - 1) / 2) * (wide + 1));
    for (let y = box.top; y <= box.bottom; y++)
      for (let x = 0; x < wide; x++) {
        const c = rows[y]![l + x]!;
        if (c !== '.' && cells[y]![x0 + x] === '.') cells[y]![x0 + x] = c;
      }
  }
  return cells;
}

/** The second turned round on a neck beside the first one's. */
function apart(stamp: Stamp, found: Box, neck: Neck, count: number): Cells | undefined {
  const eyes = eyesOf(stamp);
  // one that looks to the left is turned for as long
  const leftwards = (eyes[0]!.left + eyes.at(-1)!.right + 1) / 2 / stamp.rows[0]!.length < 0.5;
  if (leftwards) return undefined;
  const { rows } = stamp;
  const high = found.bottom - found.top + 1;
  const wide = found.right - found.left + 1;
  const part: { x: Px; y: Px; c: string }[] = [];
  for (let y = found.top; y < neck.end; y++) {
    const [l, r] = y <= found.bottom ? [found.left, found.right] : [neck.left, neck.right];
    for (let x = l; x <= r; x++) if (rows[y]![x] !== '.') part.push({ x, y, c: rows[y]![x]! });
  }
  const filled = (x: Px, y: Px): boolean => (rows[y]?.[x] ?? '.') !== '.';
  // the turned head stands free of the first one's back
  const axis = 2 * Math.max(found.left, neck.left) - 1 - (high > 6 ? Math.max(1, Math.round(high * 0.12)) : 0);
  const heads = part.filter(({ y }) => y <= found.bottom);
  const lost = (lift: Px): number => heads.filter(({ x, y }) => filled(axis - x, y - lift)).length / heads.length;
  let lift = Math.round(high * 0.12);
  while (lost(lift) > HIDDEN && lift < high * 1.2) lift++;
  const up = count > 2 ? Math.round(high * 0.95) : 0;
  const aside = Math.max(0, ...part.map(({ x }) => x - axis));
  const above = Math.max(0, lift - found.top, up + lift - found.top);
  const cells = padded(rows, aside, 0, above);
  const put = (x: Px, y: Px, c: string): void => {
    const row = cells[y + above];
    if (row && row[x + aside] === '.') row[x + aside] = c;
  };
  const stem = (x0: Px, from: Px, side: -1 | 1): void => {
    // a neck down to the body, as thick as the first one's
    const thick = Math.max(2, Math.min(neck.right - neck.left + 1, Math.round(wide * 0.5)));
    const letter = rows[found.bottom]![Math.round((neck.left + neck.right) / 2)] ?? 'b';
    const c = letter === '.' ? 'b' : letter;
    for (let k = 0; k < thick; k++) {
      const x = x0 + side * k;
      const foot = rows.findIndex((row, y) => y >= from && (row[x] ?? '.') !== '.');
      for (let y = from; y < foot; y++) put(x, y, c);
    }
  };
  for (const { x, y, c } of part) put(axis - x, y - lift, c);
  if (lift > 0) stem(axis - Math.max(found.left, neck.left), neck.end - lift, -1);
  if (count > 2) {
    const dx = -Math.round(wide * 0.5);
    for (const { x, y, c } of heads) put(x + dx, y - up - lift, c);
    stem(Math.max(found.left, neck.left) + dx + Math.round(wide * 0.6), found.bottom - up - lift + 1, -1);
  }
  return cells;
}
