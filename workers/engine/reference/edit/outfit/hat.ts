/** The hat of one person on another's head. */
import type { Px } from '../../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, type Flat, median, NONE, put } from '../../parts/flat.ts';
import type { Person } from '../../parts/index.ts';
import { columnsOf, isWithin, type Run, runAt, widthOf } from '../../parts/runs.ts';
import { isShadeOf } from '../hat-found.ts';
import { skinOf } from '../regions.ts';

/** A brim is so much wider than the face below it and than the crown above it, and lies between these shares of a head. */
const WIDER = 1.18;
const FROM = 0.12;
const TO = 0.82;
/** More of a head below a brim in the colour of the crown is hair, which no hat is taken for. */
const HAIR = 0.2;

/** The first row below the brim of a hat that somebody wears; undefined where nothing is told from hair. */
export function brimBelow(person: Person): Px | undefined {
  const { line, axis, top, neck, head } = person;
  if (head.under > top) return head.under;
  const runs = Array.from({ length: neck }, (_, y) => (y < top ? undefined : runAt(line.figure, y, axis)));
  const usual = (from: Px, to: Px): number =>
    median(runs.slice(from, to).flatMap((run) => (run ? [widthOf(run)] : [])));
  const height = neck - top;
  for (let y = Math.floor(top + TO * height); y >= top + FROM * height; y--) {
    const run = runs[y];
    const [below, above] = [usual(y + 2, neck), usual(top, y - 1)];
    if (!run || widthOf(run) < WIDER * below || widthOf(run) < WIDER * above) continue;
    if (runs[y + 1] && widthOf(runs[y + 1]!) > widthOf(run) - 2) continue;
    if (isHat(person, runs, y)) return y + 1;
  }
  return undefined;
}

/** Ears are of skin, and hair hangs beside a face: of neither is a hat. */
function isHat({ line, neck, top }: Person, runs: readonly (Run | undefined)[], brim: Px): boolean {
  const inRows = (from: Px, to: Px): Color[] => {
    const out: Color[] = [];
    for (let y = from; y < to; y++) for (const x of columnsOf(runs[y])) out.push(at(line.figure, x, y));
    return out;
  };
  const crown = commonest(inRows(top, brim + 1).filter((c) => !line.colors.has(c)));
  const below = inRows(brim + 2, neck);
  const ends = [runs[brim]!.from, runs[brim]!.to - 1].map((x) => at(line.figure, x, brim));
  return (
    crown >= 0 &&
    ends.every((c) => isShadeOf(crown, c)) &&
    below.filter((c) => areKin(c, crown)).length < HAIR * below.length
  );
}

/** A hat is pressed no flatter than this where the canvas ends above it. */
const FLATTEST = 0.55;
/** Cheeks are in this lowest share of a head. */
const CHEEKS = 0.4;

/** How wide a head is across its cheeks, without ears and brims. */
function cheeksOf({ line, axis, top, neck }: Person): number {
  const first = Math.round(neck - CHEEKS * (neck - top));
  return median(
    Array.from({ length: neck - first }, (_, k) => runAt(line.figure, first + k, axis)).flatMap((run) =>
      run ? [widthOf(run)] : [],
    ),
  );
}

/** Lays the hat of `from`, if there is one, on the head of `to`, in place of the one that is worn there. */
export function hatOn(to: Person, from: Person, out: Flat): void {
  const under = brimBelow(from);
  if (under === undefined || areKin(at(from.line.figure, Math.round(from.axis), under - 1), skinOf(from))) return;
  const scale = cheeksOf(to) / Math.max(1, cheeksOf(from));
  const own = brimBelow(to);
  // Below the brim as much of a face is seen as there.
  const brim = own ?? Math.round(to.neck - (from.neck - under) * scale);
  const room = brim - (to.line.isLined || from.line.isLined ? 1 : 0);
  const down = Math.min(scale, room / Math.max(1, under - from.top));
  if (down < FLATTEST * scale) return;
  for (let y = 0; y < brim; y++) {
    const row = Math.floor(under - (brim - y - 0.5) / down);
    const run = row < from.top ? undefined : runAt(from.line.figure, row, from.axis);
    for (let x = 0; x < out.width; x++) {
      const column = Math.floor(from.axis + (x + 0.5 - to.axis) / scale);
      // Hair and hats that stood higher or wider are gone.
      if (isWithin(run, column)) put(out, x, y, at(from.line.figure, column, row));
      else if (own !== undefined || Math.abs(x + 0.5 - to.axis) < to.head.half + 1 || y < brim - 2)
        put(out, x, y, NONE);
    }
  }
}
