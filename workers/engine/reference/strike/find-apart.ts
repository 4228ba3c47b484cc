/**
 * What is held though it is bent, has a heavy head or lies along the body: clusters beside the trunk that the artist's line
 * or their colours divide from the body, and that together are long and narrow.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Hand, Point, Trunk, Weapon } from './types.ts';
import { gripOf, weaponOf } from './weapon.ts';

/** Shares of the height: how long it is at least, how far from a hand it is, how close its clusters lie. */
const LEAST_LONG = 0.34;
const FROM_HAND = 0.2;
const CLOSE: Px = 2;
/** So wide for its length it is a shield or a wing. */
const MOST_WIDE = 0.55;
/** Share of a cluster that has a fellow on the other side: such a one is of the body. */
const EVEN = 0.5;
const BESIDE_TRUNK = 0.8;
/** A cluster is of the body where it is so large a share of the figure. */
const LARGE = 0.22;

/** Ways of dividing a figure into clusters, the surer first. */
const WAYS = ['line', 'kin'] as const;

/** What may be held so, the surest first. */
export function findApart(line: LineHabit, hands: readonly Hand[], trunk: Trunk): readonly Weapon[] {
  return WAYS.flatMap((way) => {
    const clusters = clustersOf(line, way);
    return ([-1, 1] as const).flatMap((side) => {
      const core = besideAt(line, clusters, trunk, side);
      return (core && asHeld(line, core, hands, trunk)) ?? [];
    });
  });
}

function clustersOf({ figure, colors }: LineHabit, way: (typeof WAYS)[number]): number[][] {
  const { width } = figure;
  const isInk = (i: number): boolean => figure.colors[i]! >= 0 && !colors.has(figure.colors[i]!);
  const seen = new Uint8Array(figure.colors.length);
  const out: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start)) continue;
    const cluster = [start];
    seen[start] = 1;
    for (const i of cluster) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const [dx, dy] of BESIDE) {
        const j = i + dy * width + dx;
        if (at(figure, x + dx, y + dy) < 0 || seen[j] || !isInk(j)) continue;
        if (way === 'kin' && !areKin(figure.colors[i]!, figure.colors[j]!)) continue;
        seen[j] = 1;
        cluster.push(j);
      }
    }
    out.push(cluster);
  }
  return out;
}

/** The longest group of clusters that lie close to each other at a side of the trunk. */
function besideAt(
  { figure }: LineHabit,
  clusters: readonly (readonly number[])[],
  { axis, half, top, floor }: Trunk,
  side: -1 | 1,
): Uint8Array | undefined {
  const { width } = figure;
  const all = figure.colors.reduce((n, color) => n + (color < 0 ? 0 : 1), 0);
  const last = Math.round(2 * axis) - 1;
  const isOut = (i: number): boolean => side * ((i % width) + 0.5 - axis) > BESIDE_TRUNK * half;
  const isEven = (i: number): boolean =>
    areKin(at(figure, last - (i % width), Math.floor(i / width)), figure.colors[i]!);
  const shareOf = (cells: readonly number[], is: (i: number) => boolean): number =>
    cells.filter(is).length / cells.length;
  const left = clusters.filter(
    (cells) => cells.length < LARGE * all && shareOf(cells, isOut) > 0.85 && shareOf(cells, isEven) < EVEN,
  );
  let best: number[] = [];
  const free = new Set(left);
  for (const start of left) {
    if (!free.delete(start)) continue;
    const group = [start];
    for (const cells of group)
      for (const other of [...free]) if (areClose(cells, other, width) && free.delete(other)) group.push(other);
    const cells = alongAxis(group, width, side, INWARD * (floor - top)).flat();
    if (cells.length > best.length) best = cells;
  }
  if (best.length === 0) return undefined;
  const core = new Uint8Array(figure.colors.length);
  for (const i of best) core[i] = 1;
  // Lines within it are of it: those that touch nothing else.
  const isOther = (x: Px, y: Px): boolean =>
    at(figure, x, y) >= 0 && !core[y * width + x] && clusters.some((cells) => cells.includes(y * width + x));
  const inks: number[] = [];
  figure.colors.forEach((color, i) => {
    if (color < 0 || core[i]) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    const isNear = NEAR.some(([dx, dy]) => at(figure, x + dx, y + dy) >= 0 && core[i + dy * width + dx] === 1);
    if (isNear && !isOther(x, y) && !BESIDE.some(([dx, dy]) => isOther(x + dx, y + dy))) inks.push(i);
  });
  for (const i of inks) core[i] = 1;
  return core;
}
/** So far from its axis towards the trunk lies what holds it: a sleeve, a hand. */
const INWARD = 0.1;

/** The clusters of a group that lie along its long axis, or beyond it. */
function alongAxis(
  group: readonly (readonly number[])[],
  width: Px,
  side: -1 | 1,
  inward: number,
): readonly (readonly number[])[] {
  let kept = group;
  for (let round = 0; round < 2; round++) {
    const { middle, angle } = axisOf(kept.flat().map((i) => ({ x: i % width, y: Math.floor(i / width) })));
    const [vx, vy] = [-Math.sin(angle), Math.cos(angle)];
    const isIn = (cells: readonly number[]): boolean => {
      const [x, y] = [0, 1].map(
        (k) => cells.reduce((sum, i) => sum + (k === 0 ? i % width : Math.floor(i / width)), 0) / cells.length,
      ) as [number, number];
      const off = (x - middle.x) * vx + (y - middle.y) * vy;
      return off * vx * side >= 0 || Math.abs(off) <= inward;
    };
    kept = kept.filter(isIn);
  }
  return kept;
}

/** Where the middle of some points is and how their long axis lies: the lower end of it, as runs have it. */
function axisOf(points: readonly Point[]): { readonly middle: Point; readonly angle: number } {
  const mean = (of: (point: Point) => number): number => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  const middle = { x: mean((p) => p.x), y: mean((p) => p.y) };
  const [xx, yy, xy] = [
    mean((p) => (p.x - middle.x) ** 2),
    mean((p) => (p.y - middle.y) ** 2),
    mean((p) => (p.x - middle.x) * (p.y - middle.y)),
  ];
  const turned = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { middle, angle: turned < 0 ? turned + Math.PI : turned };
}

const NEAR = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

function areClose(a: readonly number[], b: readonly number[], width: Px): boolean {
  return a.some((i) =>
    b.some(
      (j) =>
        Math.abs((i % width) - (j % width)) <= CLOSE &&
        Math.abs(Math.floor(i / width) - Math.floor(j / width)) <= CLOSE,
    ),
  );
}

function asHeld(line: LineHabit, core: Uint8Array, hands: readonly Hand[], trunk: Trunk): Weapon | undefined {
  const { figure } = line;
  const { width } = figure;
  const height = trunk.floor - trunk.top;
  const points: Point[] = [];
  core.forEach((is, i) => {
    if (is) points.push({ x: i % width, y: Math.floor(i / width) });
  });
  const { middle, angle } = axisOf(points);
  const spread = (of: (point: Point) => number): number => {
    const values = points.map(of);
    return Math.max(...values) - Math.min(...values) + 1;
  };
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const long = spread((p) => p.x * ux + p.y * uy);
  const wide = spread((p) => -p.x * uy + p.y * ux);
  if (long < LEAST_LONG * height || wide > MOST_WIDE * long) return undefined;
  const near = hands
    .map((hand) => {
      const point = points.reduce((best, p) => (apart(p, hand) < apart(best, hand) ? p : best));
      return { point, away: apart(point, hand) };
    })
    .sort((a, b) => a.away - b.away)[0];
  const grip = near && near.away < FROM_HAND * height ? near.point : middle;
  return weaponOf(line, core, gripOf(figure, core, { grip, angle }, trunk), angle, height);
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
