/** From a run through a hand to all of the weapon: its head, what hangs on it, where it is held and which end is its tip. */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE, type Color, type Flat, NONE } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { eachOf, withLine } from './mask.ts';
import { openSides, type Ray } from './run.ts';
import type { Point, Trunk, Weapon } from './types.ts';

/** So far beyond the end of a run, and so far across, lie the heads of axes, staffs and tridents. */
const HEAD_LONG = 0.26;
const HEAD_WIDE = 0.2;
const HEAD_AREA = 0.07;

export function asWeapon(
  line: LineHabit,
  found: { grip: Point; angle: number; ahead: Ray; behind: Ray },
  trunk: Trunk,
  isBorder: (x: Px, y: Px) => boolean,
  usual: ReadonlySet<Color>,
): Weapon {
  const { figure } = line;
  const height = trunk.floor - trunk.top;
  const core = new Uint8Array(figure.colors.length);
  // What lies below the hand is of the weapon only in colours of its own: a cape or a boot may lie there. Angles are
  // those of the lower half, so the first run is the lower one.
  const pointsDown = found.behind.length < IN_HAND * height;
  const rays = [
    outside(figure, found.ahead, height, pointsDown ? undefined : usual),
    outside(figure, found.behind, height),
  ];
  const [forth, back] = [rays[0]!, rays[1]!];
  for (const ray of rays) for (const { cells } of ray.steps) for (const i of cells) core[i] = 1;
  for (const [ray, angle] of [
    [forth, found.angle],
    [back, found.angle + Math.PI],
  ] as const) {
    const isAtFeet = ray.end.y > trunk.floor - 0.14 * height;
    if (ray.length > 0.12 * height && !isAtFeet) addHead(figure, core, ray, angle, height, trunk, isBorder);
  }
  addLoose(figure, core, usual);
  const grip = gripOf(figure, core, found, trunk);
  leaveHand(figure, core, grip, HAND_WIDE * height, usual);
  return weaponOf(line, core, grip, found.angle, height);
}
const HAND_WIDE = 0.09;

/** A hand stays on its arm: pixels about the grip in colours of the other side, beside others of their colour. */
function leaveHand(figure: Flat, core: Uint8Array, grip: Point, wide: number, usual: ReadonlySet<Color>): void {
  const { width } = figure;
  const own: number[] = [];
  eachOf(core, width, (x, y) => {
    const i = y * width + x;
    if (Math.hypot(x - grip.x, y - grip.y) <= wide && usual.has(figure.colors[i]!)) own.push(i);
  });
  // From the arm inwards, so that a stripe of the same colour on the thing stays on it.
  for (let more = true; more; ) {
    const hand = own.filter((i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return (
        core[i] &&
        BESIDE.some(([dx, dy]) => {
          const color = at(figure, x + dx, y + dy);
          return color >= 0 && !core[i + dy * width + dx] && areKin(color, figure.colors[i]!);
        })
      );
    });
    for (const i of hand) core[i] = 0;
    more = hand.length > 0;
  }
}

/** A weapon by its pixels, the hand that it is in and a way along it, either way. */
export function weaponOf(line: LineHabit, core: Uint8Array, grip: Point, along: number, height: Px): Weapon {
  const { figure } = line;
  const { width } = figure;
  const spanOf = (angle: number): readonly [ahead: Px, behind: Px, half: Px] => {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    let [ahead, behind, half] = [0, 0, 0];
    eachOf(core, width, (x, y) => {
      const [dx, dy] = [x - grip.x, y - grip.y];
      ahead = Math.max(ahead, Math.ceil(dx * ux + dy * uy));
      behind = Math.max(behind, Math.ceil(-dx * ux - dy * uy));
      half = Math.max(half, Math.ceil(Math.abs(-dx * uy + dy * ux)));
    });
    return [ahead, behind, half];
  };
  // The longer end is the tip; of a staff held in its middle the upper one.
  const [forward, backward] = spanOf(along);
  const isMiddle = Math.min(forward, backward) > 0.3 * Math.max(forward, backward);
  const isTurned = isMiddle ? Math.sin(along) > 0 : backward > forward;
  const angle = along + (isTurned ? Math.PI : 0);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  if (spanOf(angle)[1] > BUTT * height) trimButt(core, width, grip, [ux, uy], BUTT * height);
  const [ahead, behind, half] = spanOf(angle);
  const colorAt = (far: number, across: number): Color => {
    const [x, y] = [Math.round(grip.x + ux * far - uy * across), Math.round(grip.y + uy * far + ux * across)];
    return x >= 0 && y >= 0 && x < width && y < figure.height && core[y * width + x] ? at(figure, x, y) : NONE;
  };
  const cells: Weapon['cells'][number][] = [];
  eachOf(core, width, (x, y) => {
    if (at(figure, x, y) >= 0) cells.push([x - grip.x, y - grip.y, at(figure, x, y)]);
  });
  return { mask: withLine(line, core), cells, grip, angle, ahead, behind, half, colorAt };
}

/** So far behind the hand a weapon may be as wide as it likes. */
const BUTT = 0.1;

/** What is behind the hand and wider than all before it is a cape or a skirt. */
function trimButt(core: Uint8Array, width: Px, grip: Point, [ux, uy]: readonly [number, number], from: number): void {
  const behind: number[] = [];
  const counts = new Map<number, number>();
  eachOf(core, width, (x, y) => {
    const along = Math.round((x - grip.x) * ux + (y - grip.y) * uy);
    counts.set(along, (counts.get(along) ?? 0) + 1);
    if (along < -from) behind.push(y * width + x);
  });
  const meanOf = (is: (along: number) => boolean): number => {
    const own = [...counts].filter(([along]) => is(along)).map(([, n]) => n);
    return own.reduce((a, b) => a + b, 0) / Math.max(1, own.length);
  };
  if (meanOf((along) => along < -from) <= 1.5 * meanOf((along) => along > 0) + 0.5) return;
  for (const i of behind) core[i] = 0;
}

/** What hangs on nothing else than a weapon is of it: the prongs of a fork, the lower half of a staff. */
function addLoose(figure: Flat, core: Uint8Array, usual: ReadonlySet<Color>): void {
  const { width } = figure;
  const rest = figure.colors.map((color, i) => (core[i] ? NONE : color));
  const seen = new Uint8Array(rest.length);
  const pieces: number[][] = [];
  rest.forEach((color, start) => {
    if (color < 0 || seen[start]) return;
    const piece = [start];
    seen[start] = 1;
    for (let k = 0; k < piece.length; k++) {
      const [x, y] = [piece[k]! % width, Math.floor(piece[k]! / width)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = (y + dy) * width + x + dx;
          if (at(figure, x + dx, y + dy) < 0 || rest[j]! < 0 || seen[j]) continue;
          seen[j] = 1;
          piece.push(j);
        }
      }
    }
    pieces.push(piece);
  });
  const all = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const touches = (i: number): boolean => NEAR.some((dy) => NEAR.some((dx) => core[i + dy * width + dx] === 1));
  for (const piece of pieces) {
    const isOthers = piece.filter((i) => usual.has(figure.colors[i]!)).length > MOST_USUAL * piece.length;
    if (piece.length < LOOSE * all && !isOthers && piece.some(touches)) for (const i of piece) core[i] = 1;
  }
}
const LOOSE = 0.16;
const MOST_USUAL = 0.6;
const NEAR = [-2, -1, 0, 1, 2] as const;

/** Usual height of a hand, as a share of the figure's, and how far from it one may be. */
const HAND_LEVEL = 0.58;
const HAND_RANGE = 0.16;

/** Where the figure touches its weapon, near where hands are: joints may lie anywhere along it. */
export function gripOf(figure: Flat, core: Uint8Array, found: { grip: Point; angle: number }, trunk: Trunk): Point {
  const height = trunk.floor - trunk.top;
  const usual = trunk.top + HAND_LEVEL * height;
  const level = Math.abs(found.grip.y - usual) < HAND_RANGE * height ? found.grip.y : usual;
  const [ux, uy] = [Math.cos(found.angle), Math.sin(found.angle)];
  let best: { point: Point; cost: number } | undefined;
  for (let s = -height * 1.3; s <= height * 1.3; s++) {
    const point = { x: Math.round(found.grip.x + ux * s), y: Math.round(found.grip.y + uy * s) };
    if (!core[point.y * figure.width + point.x] || at(figure, point.x, point.y) < 0) continue;
    let away = MOST_AWAY;
    for (let p = -MOST_AWAY; p <= MOST_AWAY; p++) {
      const [x, y] = [Math.round(point.x - uy * p), Math.round(point.y + ux * p)];
      if (at(figure, x, y) >= 0 && !core[y * figure.width + x]) away = Math.min(away, Math.abs(p));
    }
    const cost = away + Math.abs(point.y - level) / (0.07 * height) + Math.abs(s) * 0.05;
    if (!best || cost < best.cost) best = { point, cost };
  }
  return best?.point ?? found.grip;
}
const MOST_AWAY = 4;

/** A run as far as there is nothing on one of its sides: what goes on into the body is not of it. */
function outside(figure: Flat, ray: Ray, height: Px, usual?: ReadonlySet<Color>): Ray {
  let closed = 0;
  const kept: Ray['steps'][number][] = [];
  for (const step of ray.steps) {
    const isOthers =
      usual !== undefined &&
      step.cells.filter((i) => usual.has(figure.colors[i]!)).length > MOST_USUAL * step.cells.length;
    const isIn = step.s <= IN_HAND * height || (openSides(figure, step.cells, ray) > 0 && !isOthers);
    closed = isIn ? 0 : closed + 1;
    if (closed > 1) break;
    kept.push(step);
  }
  const last = kept.at(-1);
  const first = last?.cells[0];
  const end = first === undefined ? ray.start : { x: first % figure.width, y: Math.floor(first / figure.width) };
  return { ...ray, steps: kept, length: last?.s ?? 0, end: kept.length === ray.steps.length ? ray.end : end };
}
const IN_HAND = 0.1;

function addHead(
  figure: Flat,
  core: Uint8Array,
  ray: Ray,
  angle: number,
  height: Px,
  trunk: Trunk,
  isBorder: (x: Px, y: Px) => boolean,
): void {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const { width } = figure;
  const start = ray.steps.at(-1)?.cells ?? [];
  const seen = new Set(start);
  const queue = [...start];
  for (let k = 0; k < queue.length; k++) {
    const [x, y] = [queue[k]! % width, Math.floor(queue[k]! / width)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [X, Y] = [x + dx, y + dy];
        const i = Y * width + X;
        if (at(figure, X, Y) < 0 || seen.has(i) || (isBorder(X, Y) && dx !== 0 && dy !== 0)) continue;
        const [rx, ry] = [X - ray.end.x, Y - ray.end.y];
        const [along, across] = [rx * ux + ry * uy, Math.abs(-rx * uy + ry * ux)];
        const isBody = Math.abs(X + 0.5 - trunk.axis) < trunk.half * 1.1 && Y >= trunk.top;
        if (along < -0.12 * height || along > HEAD_LONG * height || across > HEAD_WIDE * height || isBody) continue;
        seen.add(i);
        queue.push(i);
      }
    }
  }
  if (queue.length > Math.max(6, HEAD_AREA * height * height)) return;
  for (const i of queue) core[i] = 1;
}
