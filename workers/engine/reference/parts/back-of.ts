/** What a figure of any build shows from behind: what its front has and its sides have not is gone. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Color, commonest, copyOf, type Flat, median, put } from './flat.ts';
import type { LineHabit } from './line-habit.ts';
import { columnsOf, type Runs, widthOf } from './runs.ts';
import { textured } from './textured.ts';

/** Share of a run at each end whose colours go on behind, where nothing else is said. */
const END = 0.25;

/** So much of a row at least is cloth that lies between skin. */
const COVERS = 0.2;

/** Nearly black, of 255. */
const BLACK = 40;
const brightest = (c: Color): number => Math.max(c >> 16, (c >> 8) & 255, c & 255);

/**
 * The runs of some rows from behind: what is unlike the ends of its row and of those beside it belongs to the front and
 * becomes the commonest colour of the ends. Colours of the line are none of a surface.
 */
export function backOfRuns(
  figure: Flat,
  runs: Runs,
  from: Px,
  to: Px,
  { colors: lines, isLined }: Pick<LineHabit, 'colors' | 'isLined'>,
  share = END,
  skin: Color = -1,
): Flat {
  const out = copyOf(figure);
  for (let y = from; y < to; y++) {
    const run = runs[y];
    if (!run) continue;
    const side = Math.max(1, Math.round(widthOf(run) * share));
    const ends: Color[] = [];
    for (let row = y - 1; row <= y + 1; row++) {
      for (let i = 0; i < side; i++) {
        for (const x of [run.from + i, run.to - 1 - i]) {
          const c = at(figure, x, row);
          if (c >= 0 && !lines.has(c)) ends.push(c, ...(row === y ? [c] : []));
        }
      }
    }
    // A crease beside an arm, where nothing is outlined, is no cloth.
    const row = [...columnsOf(run)].map((x) => at(figure, x, y)).filter((c) => c >= 0);
    const isDark = isLined || median(row.map(brightest)) < BLACK;
    const isCloth = (c: Color): boolean => c >= 0 && (isDark || brightest(c) >= BLACK);
    const cloth = [ends, row].map((colors) => colors.filter(isCloth)).find((colors) => colors.length > 0);
    const found = commonest(cloth ?? ends);
    // Where a row ends in bare arms or thighs, the cloth between them goes round all the same.
    const covers = areKin(found, skin) ? row.filter((c) => isCloth(c) && !lines.has(c) && !areKin(c, skin)) : [];
    const usual = covers.length >= COVERS * row.length ? commonest(covers) : found;
    if (usual < 0) continue;
    for (let x = run.from + side; x < run.to - side; x++) {
      const c = at(figure, x, y);
      const isOwn = ends.some((e) => areKin(e, c) && apart(e, c) < 60) && (isCloth(c) || !cloth);
      if (!isOwn) put(out, x, y, usual);
    }
  }
  return textured(figure, out, lines);
}
