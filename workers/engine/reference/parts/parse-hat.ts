/** Heads under hats with a brim: the hat is the same from all sides, face and hair are what is below it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, BESIDE, blank, type Color, commonest, copyOf, type Flat, median, put } from './flat.ts';
import type { Head, HeadPlace } from './person-types.ts';
import { columnsOf, isWithin, type Runs, runAt, widthOf } from './runs.ts';

/** A brim is so much wider than the head below it, and lies in that part of the head's height. */
const BRIM = 1.2;
const BRIM_FROM = 0.15;
const BRIM_TO = 0.78;
/** It takes no more rows, as a share of the head's height. */
const DEEP = 0.22;
/** A colour of a hat has so much of it: hair that shows below its edge has less. */
const OF_HAT = 0.06;
/** Above it is less skin than this share of a row, near which leather is kin but not the same. */
const BARE = 0.5;
const SAME = 28;

/** The lowest row of a hat's brim, which juts out beyond the crown above it and the head below; undefined without one. */
export function brimOf({ line, axis, top, neck }: HeadPlace, skin: Color): Px | undefined {
  const runs = Array.from({ length: neck }, (_, y) => (y < top ? undefined : runAt(line.figure, y, axis)));
  const height = neck - top;
  const widths = (from: Px, to: Px): number[] => runs.slice(from, to).flatMap((run) => (run ? [widthOf(run)] : []));
  let bare = 0;
  for (let y = top; y <= top + BRIM_TO * height; y++) {
    const [run, next] = [runs[y], runs[y + 1]];
    if (!run || !next) continue;
    for (const x of columnsOf(run)) if (apart(at(line.figure, x, y), skin) < SAME) bare++;
    const wide = widthOf(run);
    if (bare > BARE * wide) return undefined;
    if (y < top + BRIM_FROM * height || widthOf(next) > wide - 2) continue;
    // A brim that is seen from above takes some rows, and is the widest of them.
    const deep = Math.max(1, Math.round(DEEP * height));
    const most = Math.max(...widths(Math.max(top, y - deep), y + 1));
    const [above, below] = [median(widths(top, Math.max(top + 1, y - deep))), median(widths(y + 2, neck))];
    if (most < BRIM * below || most < below + 2 || most < above + 2) continue;
    // Hair hangs down beside the face, a hat does not.
    const hat: Color[] = [];
    for (let v = top; v <= y; v++) for (const x of columnsOf(runs[v])) hat.push(at(line.figure, x, v));
    const isOfHat = (c: Color): boolean =>
      !line.colors.has(c) && hat.filter((own) => own === c).length >= OF_HAT * hat.length;
    const ends = [y + 2, y + 3].flatMap((v) =>
      runs[v] && v < neck ? [at(line.figure, runs[v].from, v), at(line.figure, runs[v].to - 1, v)] : [],
    );
    if (!ends.some(isOfHat)) return y;
  }
  return undefined;
}

/** Hair shows in so much of a row from either end, and in so many of the pixels there. */
const ENDS = 0.3;
const HAIRY = 0.25;
/** A colour of hair has so much of it. */
const OF_HAIR = 0.12;
/** What is farther from the skin than this is hair. */
const UNLIKE = 60;

/** Face and hair of a head with a hat whose brim ends at a row. */
export function underHat(
  { line, top, neck }: HeadPlace,
  runs: Runs,
  brim: Px,
  skin: Color,
): Pick<Head, 'face' | 'hair'> {
  const { figure } = line;
  const hat = new Set<Color>();
  for (let y = top; y <= brim; y++) for (const x of columnsOf(runs[y])) hat.add(at(figure, x, y));
  const isSkin = (c: Color): boolean => areKin(c, skin) || apart(c, skin) < UNLIKE;
  const ofHair = new Set<Color>();
  const isHair = (c: Color): boolean => ofHair.has(c);
  const ends: Color[] = [];
  let all = 0;
  for (let y = brim + 1; y < neck; y++) {
    const run = runs[y];
    if (!run) continue;
    const reach = Math.max(1, Math.round(ENDS * widthOf(run)));
    all += 2 * reach;
    for (const [end, step] of [
      [run.from, 1],
      [run.to - 1, -1],
    ] as const) {
      // From either end inwards, as far as no skin is seen.
      const strand: Color[] = [];
      for (let d = 0; d < reach; d++) {
        const color = at(figure, end + step * d, y);
        // The shadow under a brim is of the hat.
        if (color < 0 || isSkin(color) || (hat.has(color) && y <= brim + 2)) break;
        strand.push(color);
      }
      // A single dark pixel is a line.
      if (strand.length > 1 || !line.colors.has(strand[0] ?? -1)) ends.push(...strand);
    }
  }
  const isHairy = ends.length >= HAIRY * all;
  for (const color of ends) if (ends.filter((c) => c === color).length >= OF_HAIR * ends.length) ofHair.add(color);
  const usual = isHairy ? commonest(ends) : skin;
  const hair = blank(figure.width, figure.height);
  const face = blank(figure.width, figure.height);
  for (let y = top; y < neck; y++) {
    const run = runs[y];
    if (!run) continue;
    const own = [...columnsOf(run)];
    const bare = own.filter((x) => isSkin(at(figure, x, y)));
    for (const x of own) {
      const color = at(figure, x, y);
      put(hair, x, y, color);
      if (y <= brim || bare.length === 0) continue;
      const isFace = isHairy ? x >= bare[0]! && x <= bare.at(-1)! : x > run.from && x < run.to - 1;
      if (!isFace) continue;
      put(face, x, y, color);
      const near = isHairy ? nearestHair(figure, run.from, run.to, x, y, isHair) : color;
      put(hair, x, y, isHairy ? (near >= 0 ? near : usual) : usual);
    }
  }
  return { face, hair };
}

/** The hair in a row that is nearest to a column. */
function nearestHair(figure: Flat, from: Px, to: Px, x: Px, y: Px, isHair: (c: Color) => boolean): Color {
  for (let d = 1; d < to - from; d++) {
    for (const u of [x - d, x + d]) if (u >= from && u < to && isHair(at(figure, u, y))) return at(figure, u, y);
  }
  return -1;
}

/** What hangs together by less than this share of a back of a head, far from what is beside it, is left of an eye or a mouth. */
const SPECK = 0.05;
const STRANGE = 90;

/** The back of a head without what is left of eyes and mouth. */
export function plainBack({ top, neck }: HeadPlace, runs: Runs, hair: Flat): Flat {
  let all = 0;
  for (let y = top; y < neck; y++) all += runs[y] ? widthOf(runs[y]!) : 0;
  const most = Math.max(3, SPECK * all);
  /** Pixels that hang together with one by kin colours, no more than tell that they are no speck. */
  const speckAt = (x: Px, y: Px): (readonly [Px, Px])[] => {
    const own = at(hair, x, y);
    const group: (readonly [Px, Px])[] = [[x, y]];
    for (let k = 0; k < group.length && group.length <= most; k++) {
      for (const [dx, dy] of BESIDE) {
        const [X, Y] = [group[k]![0] + dx, group[k]![1] + dy];
        const isNew = !group.some(([u, v]) => u === X && v === Y);
        if (isNew && isWithin(runs[Y], X) && areKin(at(hair, X, Y), own)) group.push([X, Y]);
      }
    }
    return group;
  };
  const out = copyOf(hair);
  for (let y = Math.round(top + 0.2 * (neck - top)); y < neck; y++) {
    const run = runs[y];
    if (!run) continue;
    for (const x of columnsOf(run)) {
      const own = at(hair, x, y);
      const group = own < 0 ? [] : speckAt(x, y);
      if (own < 0 || group.length > most) continue;
      const near: Color[] = [];
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          if (isWithin(runs[y + dy], x + dx) && !group.some(([u, v]) => u === x + dx && v === y + dy))
            near.push(at(hair, x + dx, y + dy));
        }
      }
      const usual = commonest(near);
      if (usual >= 0 && apart(usual, own) > STRANGE) put(out, x, y, usual);
    }
  }
  return out;
}
