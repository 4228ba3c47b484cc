/**
 * The legs of a person who stands and looks to the right of the screen: one a step ahead, one a step behind, as far apart as
 * they stand from the front, both feet pointing ahead.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, median } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person } from './person-types.ts';
import { type Run, widthOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { partingOf, torsoRow } from './side-body.ts';

/** Of the distance from the axis that a leg has from the front it has ahead or behind. */
const STEP = 0.62;
/** Lower than this share of its length a leg is a foot; a toe is so much of its width where none points outward yet. */
const FOOT = 0.16;
const TOE = 0.4;
/** Thighs have so much of the step at the hip, and all of it from this share of the leg down. */
const THIGHS = 0.3;
const KNEE = 0.6;
/** Legs of fewer rows are stumps. */
const LEGGED: Px = 4;

export function standingLegs(person: Person): Layer[] {
  const { leg, axis, crotch, floor, line } = person;
  if (!leg) return [];
  const length = Math.max(1, floor - crotch);
  const runs = Array.from({ length }, (_, k) => ({ y: crotch + k, run: leg.runs[crotch + k] })).filter(
    (row): row is { y: Px; run: Run } => row.run !== undefined,
  );
  if (runs.length === 0) return [];
  const isFoot = (y: Px): boolean => y >= floor - Math.max(1, Math.round(length * FOOT));
  const shins = runs.filter(({ y }) => !isFoot(y));
  const thick = Math.max(2, median((shins.length ? shins : runs).map(({ run }) => widthOf(run))));
  const ankle = shins.at(-1)?.run ?? runs[0]!.run;
  const shadow = shadowsOf(line.figure);
  const parting = partingOf(person);
  const body = torsoRow(person, crotch - 1);
  /** Columns of a leg in a row; `t` tells which way it stands. */
  const placeOf = (y: Px, run: Run, way: 1 | -1): { readonly left: Px; readonly source: Run; readonly width: Px } => {
    const source = isFoot(y) ? run : { from: run.from, to: Math.min(run.to, run.from + Math.ceil(thick) + 1) };
    const stem = isFoot(y) ? ankle : source;
    const wide = Math.min(widthOf(stem), Math.ceil(thick) + 1);
    // Thighs lie before one another.
    const apart = Math.min(1, THIGHS + (y - crotch) / (KNEE * length));
    const off = ((stem.from + stem.to) / 2 - axis) * STEP * apart * way;
    let left = Math.round(axis + off - wide / 2);
    // Hips are no wider than the body.
    if (body && y < crotch + length * 0.34) {
      left = Math.max(body.left, Math.min(body.left + body.width - wide, left));
    }
    if (!isFoot(y)) return { left, source, width: wide };
    const points = Math.max(0, run.to - ankle.to);
    // Legs of two or three pixels have no toes.
    const toe = length < LEGGED ? 0 : Math.max(Math.min(points, Math.round(thick)), Math.round(thick * TOE));
    return { left, source: run, width: wide + toe };
  };
  return ([0, 1] as const).map((side) => {
    const way = side ? 1 : -1;
    const draw = (brush: Brush): void => {
      for (const { y, run } of runs) {
        const { left, source, width } = placeOf(y, run, way);
        for (let i = 0; i < width; i++) {
          // The heel is the inner end of a foot that points outward, the toe its outer end.
          const u = Math.min(widthOf(source) - 1, Math.floor(((i + 0.5) / width) * widthOf(source)));
          const color: Color = at(leg.picture, source.from + u, y);
          brush(left + i, y, side ? shadow(color) : color);
        }
        if (side || y < crotch + KNEE * 0.5 * length) continue;
        const far = placeOf(y, run, 1);
        const edge = left + width;
        if (edge >= far.left && edge < far.left + far.width - 1) brush(edge, y, parting(at(leg.picture, run.from, y)));
      }
    };
    return { depth: (side ? -0.1 : 0.1) - 0.3, draw, isSoft: true };
  });
}
