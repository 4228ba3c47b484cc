/** What a picture must be like that was made of a side view: a result that fails is none to send. */
import type { Direction } from '../../../../src/domain/words.ts';
import { coverageOf, opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

/** From straight ahead or behind it is at least so wide for its height, and has so much of the height of its side. */
const SLIM = 0.3;
const LOWER = 0.75;
/** And so much of the box is figure. */
const FULL = 0.35;

/** In so many pieces fall the rows of a side view at most, in the mean. */
const SPRAWLING = 2.65;

function piecesARow({ width, height, data }: Rgba): number {
  let [pieces, rows] = [0, 0];
  for (let y = 0; y < height; y++) {
    const was = pieces;
    for (let x = 0; x < width; x++) {
      const isIn = data[(y * width + x) * 4 + 3]! >= 128;
      if (isIn && (x === 0 || data[(y * width + x - 1) * 4 + 3]! < 128)) pieces++;
    }
    if (pieces > was) rows++;
  }
  return pieces / Math.max(1, rows);
}

/** From the ground up so much of the height has less than that share of the width filled: legs that belong to nobody. */
const STILTS = 0.36;
const THIN = 0.34;

function standsOnStilts({ width, height, data }: Rgba): boolean {
  const widths = Array.from({ length: height }, (_, y) => {
    let n = 0;
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]! >= 128) n++;
    return n;
  }).filter((n) => n > 0);
  const most = Math.max(...widths);
  let rows = 0;
  while (rows < widths.length && widths[widths.length - 1 - rows]! < THIN * most) rows++;
  return rows > STILTS * widths.length;
}

/** So far up from the ground what is upright is wider than that share of its width, or it stands on one point. */
const SOLE = 0.05;
const POINT = 0.36;
const UPRIGHT = 1.3;

function standsOnPoint({ width, data }: Rgba, box: { x: number; y: number; width: number; height: number }): boolean {
  if (box.height < UPRIGHT * box.width) return false;
  let [from, to] = [width, 0];
  for (let y = box.y + box.height - Math.max(1, Math.round(SOLE * box.height)); y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue;
      [from, to] = [Math.min(from, x), Math.max(to, x + 1)];
    }
  }
  return to - from < POINT * box.width;
}

const areaOf = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);

/** What is wrong with a view made of a side view, a clause about "it"; undefined where nothing is. */
export function faultAside(side: Rgba, turned: Rgba, to: Direction): string | undefined {
  const [before, after] = [opaqueBounds(side), opaqueBounds(turned)];
  if (!before || !after) return 'nothing would be left of it';
  // Limbs that sprawl to all sides are no legs that stand one behind the other.
  if (piecesARow(side) > SPRAWLING) return 'its limbs sprawl';
  if (after.height < LOWER * before.height) return 'it would lose its shape';
  if (to !== 'south' && to !== 'north') return undefined;
  if (standsOnStilts(turned)) return 'it would stand on stilts';
  if (standsOnPoint(turned, after)) return 'it would stand on one point';
  if (after.width < SLIM * after.height) return 'it would become a sliver';
  return areaOf(turned) < FULL * after.width * after.height ? 'it would be full of gaps' : undefined;
}
