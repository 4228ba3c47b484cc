/**
 * The back of who stands half turned: colours that only the front has (a belly, a beard, an apron's stains) become those of
 * the back beside them, light where they were light, so that the artist's folds and muscles stay.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, BESIDE, type Color, commonest, copyOf, type Flat, luma, opaqueRows, put } from './flat.ts';
import { eyeless, faceRows } from './front-face.ts';
import type { LineHabit } from './line-habit.ts';
import type { Run } from './runs.ts';

/** Of a run so much is its hind part, and the share of a colour's pixels that lie there where the back has it. */
const HIND = 0.34;
/** And so much at each end of one that looks at the viewer. */
const RIM = 0.16;
const ON_BACK = 0.12;
/** Groups of fewer pixels have no light and shade of their own. */
const SPOT = 7;
/** Runs of fewer pixels are limbs: they have no front. */
const LIMB: Px = 5;
/** A colour of this share of the figure is of its hide or clothes, wherever it lies. */
const MAIN = 0.3;

const FEW = 11;

/** Colours by shades of one: each with the number of its family. */
function familiesOf(colors: readonly Color[], isEach: boolean): ReadonlyMap<Color, number> {
  // Of the few colours of a small figure each is a material of its own.
  if (isEach && colors.length <= FEW) return new Map(colors.map((color, i) => [color, i]));
  const out = new Map<Color, number>();
  let families = 0;
  for (const color of colors) {
    if (out.has(color)) continue;
    const own = families++;
    const queue = [color];
    for (const next of queue) {
      out.set(next, own);
      for (const other of colors)
        if (!out.has(other) && !queue.includes(other) && areKin(next, other)) queue.push(other);
    }
  }
  return out;
}

function runsOf(figure: Flat, y: Px): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < figure.width; x++) {
    if (at(figure, x, y) < 0) continue;
    if (runs.at(-1)?.to === x) runs.at(-1)!.to++;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}

/** From this share of the figure on a colour is of its clothes, or of its belly. */
const COAT = 0.03;
const MOST_CHANGED = 0.42;
/** Of figures of no more rows the front may be most of it. */
export const SMALL: Px = 24;

/** A figure that looks to `facing`, without what only its front has; lines stay but for those about the eyes. */
export function behindOf(
  drawn: Flat,
  line: LineHabit,
  facing: 'front' | 'left' | 'right',
  eyes: readonly number[],
): Flat {
  const { top, bottom } = opaqueRows(drawn);
  const isSmall = bottom - top <= SMALL;
  const figure = facing === 'front' && isSmall ? copyOf(drawn) : eyeless(drawn, line, eyes);
  const isFace = facing === 'front' && isSmall ? faceRows(drawn, eyes, RIM) : () => false;
  const isInk = (color: Color): boolean => line.colors.has(color);
  const colors = [...new Set(figure.colors)].filter((c) => c >= 0 && !isInk(c));
  const family = familiesOf(colors, facing === 'front');
  const members = new Map<number, Color[]>();
  const [all, hind] = [new Map<number, number>(), new Map<number, number>()];
  let area = 0;
  const rows = Array.from({ length: figure.height }, (_, y) => runsOf(figure, y));
  rows.forEach((runs, y) => {
    for (const run of runs) {
      const deep = Math.max(1, Math.round((run.to - run.from) * (facing === 'front' ? RIM : HIND)));
      for (let x = run.from; x < run.to; x++) {
        const color = at(figure, x, y);
        const own = family.get(color);
        area++;
        if (own === undefined || run.to - run.from < LIMB) continue;
        const isHind = (facing !== 'right' && x >= run.to - deep) || (facing !== 'left' && x < run.from + deep);
        all.set(own, (all.get(own) ?? 0) + 1);
        members.set(own, [...(members.get(own) ?? []), color]);
        if (isHind) hind.set(own, (hind.get(own) ?? 0) + 1);
      }
    }
  });
  const isFront = (color: Color): boolean => {
    const own = family.get(color);
    if (own === undefined || all.get(own)! > MAIN * area) return false;
    return (hind.get(own) ?? 0) < ON_BACK * all.get(own)!;
  };
  const { marks, sizes } = marksIn(figure, (color) => family.get(color) ?? -1, MOST_MARK * area);
  const ramps = new Map([...members].map(([own, list]) => [own, [...list].sort((a, b) => luma(a) - luma(b))]));
  const out = copyOf(figure);
  let changed = 0;
  rows.forEach((runs, y) => {
    for (const run of runs) {
      for (let x = run.from; x < run.to; x++) {
        const color = at(figure, x, y);
        const isMark = marks.has(y * figure.width + x);
        const isHead = isFace(x, y, run);
        if (!isHead && (isInk(color) || !(isMark || isFront(color)))) continue;
        const beside = behindIt(x, y, run);
        if (beside < 0) continue;
        // A belly and a beard are lighter than the back; what is large and darker is a coat, which goes round.
        const isCoat = sizes[y * figure.width + x]! > COAT * area && luma(color) < luma(beside);
        if (isCoat && !isMark && !isHead) continue;
        changed++;
        const [from, to] = [ramps.get(family.get(color)!) ?? [], ramps.get(family.get(beside)!)];
        const hasShades = to !== undefined && from.length >= SPOT && from[0] !== from.at(-1);
        const place = hasShades ? from.indexOf(color) / (from.length - 1) : 0;
        put(out, x, y, hasShades ? to[Math.round(place * (to.length - 1))]! : beside);
      }
    }
  });
  // Where most of it would change, its colours tell no front.
  return changed > MOST_CHANGED * area && !isSmall ? eyeless(drawn, line, eyes) : out;

  function isBack(x: Px, y: Px, run: Run): boolean {
    const color = at(figure, x, y);
    return color >= 0 && !isInk(color) && !isFront(color) && !isFace(x, y, run) && !marks.has(y * figure.width + x);
  }

  /** What the back has beside a pixel: toward it in its row, else in the rows about it. */
  function behindIt(x: Px, y: Px, run: Run): Color {
    // What looks at the viewer has its back on both sides.
    const steps = facing === 'front' ? ([-1, 1] as const) : ([facing === 'left' ? 1 : -1] as const);
    const near: Color[] = [];
    for (const step of steps) {
      let found = 0;
      for (let u = x; u >= run.from && u < run.to && found < 3; u += step) {
        if (!isBack(u, y, run)) continue;
        near.push(at(figure, u, y));
        found++;
      }
    }
    for (let d = 1; near.length === 0 && d < figure.height; d++) {
      for (const Y of [y - d, y + d]) {
        for (const u of [x, x + 1, x - 1]) if (isBack(u, Y, run)) near.push(at(figure, u, Y));
      }
    }
    return commonest(near);
  }
}

/** Marks of a front, a stain or a buckle, have no more of the figure's pixels. */
const MOST_MARK = 0.04;
/** Its colour is so far from those about it, of 442. */
const STAIN = 70;

/** Pixels of small groups of one family that lie all within the figure; and of each pixel how large its group is. */
function marksIn(
  figure: Flat,
  familyAt: (color: Color) => number,
  most: number,
): { readonly marks: ReadonlySet<number>; readonly sizes: Int32Array } {
  const out = new Set<number>();
  const sizes = new Int32Array(figure.colors.length);
  const seen = new Uint8Array(figure.colors.length);
  figure.colors.forEach((color, start) => {
    if (color < 0 || seen[start] || familyAt(color) < 0) return;
    const group = [start];
    seen[start] = 1;
    const about: Color[] = [];
    let isInside = true;
    for (const i of group) {
      const [x, y] = [i % figure.width, Math.floor(i / figure.width)];
      for (const [dx, dy] of BESIDE) {
        const [X, Y] = [x + dx, y + dy];
        const other = at(figure, X, Y);
        const j = Y * figure.width + X;
        if (other < 0) isInside = false;
        else if (!seen[j] && familyAt(other) === familyAt(color)) {
          seen[j] = 1;
          group.push(j);
        } else if (familyAt(other) >= 0 && familyAt(other) !== familyAt(color)) about.push(other);
      }
    }
    for (const i of group) sizes[i] = group.length;
    if (!isInside || group.length > most) return;
    // Shading differs less from what lies about it than a stain.
    const usual = commonest(about);
    if (usual >= 0 && apart(color, usual) >= STAIN) for (const i of group) out.add(i);
  });
  return { marks: out, sizes };
}
