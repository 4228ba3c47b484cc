/** The pixels of an arm by its joints, and of what hangs on its hand. */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areaOf, areKin, at, BESIDE, type Flat } from '../parts/flat.ts';
import type { FoundJoint, FoundJoints } from '../parts/index.ts';
import type { Figure } from './figure.ts';
import type { Point } from './types.ts';

/** Shares of the figure's height. */
export const THICK = 0.055;
export const HEAD = 0.15;
const LEG = 0.075;
/** Share of the way from shoulder to elbow that stays on the body. */
const ROOT = 0.2;
/** Share of the upper arm that nothing beside it goes with. */
const WIDENS = 0.7;

export const wayOf = (joints: FoundJoints, name: 'RIGHT' | 'LEFT'): readonly [FoundJoint, FoundJoint, FoundJoint] => [
  joints[`${name} SHOULDER`],
  joints[`${name} ELBOW`],
  joints[`${name} ARM`],
];

export const spread = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a place is from the way between two others. */
export function offWay(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / Math.max(0.01, dx * dx + dy * dy)));
  return spread(p, { x: a.x + dx * t, y: a.y + dy * t });
}

/** The pixels of an arm, and of what hangs on its hand beside the body. */
export function coreOf(
  { picture, line, trunk, height }: Figure,
  joints: FoundJoints,
  name: 'RIGHT' | 'LEFT',
  holds: boolean,
): Uint8Array {
  const { figure } = line;
  const { width } = picture;
  const other = name === 'LEFT' ? 'RIGHT' : 'LEFT';
  const [shoulder, elbow, hand] = wayOf(joints, name);
  const neck = joints.NECK;
  const hips = [joints['LEFT HIP'], joints['RIGHT HIP']] as const;
  const middle = { x: (hips[0].x + hips[1].x) / 2, y: (hips[0].y + hips[1].y) / 2 };
  const half = Math.max(0.06 * height, 0.36 * spread(joints['LEFT SHOULDER'], joints['RIGHT SHOULDER']));
  const head = Math.max(0.1 * height, 0.75 * spread(joints.NOSE, neck));
  const thick = Math.max(1.1, THICK * height);
  const root = { x: shoulder.x + (elbow.x - shoulder.x) * ROOT, y: shoulder.y + (elbow.y - shoulder.y) * ROOT };
  const isBody = (p: Point): boolean =>
    offWay(p, neck, middle) < half ||
    spread(p, joints.NOSE) < head ||
    (p.y < trunk.neck && Math.abs(p.x - trunk.axis) < HEAD * height) ||
    // What is above the shoulders and nearer to the face than to the hand is of the head.
    (p.y < Math.max(neck.y, shoulder.y) && spread(p, joints.NOSE) < spread(p, hand)) ||
    (['LEFT', 'RIGHT'] as const).some(
      (leg) =>
        Math.min(
          offWay(p, joints[`${leg} HIP`], joints[`${leg} KNEE`]),
          offWay(p, joints[`${leg} KNEE`], joints[`${leg} LEG`]),
        ) <
        LEG * height,
    ) ||
    offWay(p, joints[`${other} SHOULDER`], joints[`${other} ELBOW`]) < thick;
  const core = new Uint8Array(picture.colors.length);
  const queue: number[] = [];
  figure.colors.forEach((color, i) => {
    if (color < 0) return;
    const p = { x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 };
    const off = Math.min(offWay(p, root, elbow), offWay(p, elbow, hand));
    const isHand = spread(p, hand) < 1.3 * thick;
    if ((off > thick && !isHand) || spread(p, joints.NOSE) < 0.7 * head) return;
    core[i] = 1;
    // What hangs on it hangs on the hand, or is as wide as the forearm.
    if (holds && (isHand || offWay(p, elbow, hand) <= thick)) queue.push(i);
  });
  // About the shoulder it is no wider than an arm.
  const upper = spread(shoulder, elbow) * WIDENS + thick;
  const last = Math.round(2 * trunk.axis) - 1;
  const seen = new Set(queue);
  for (const i of queue) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of AROUND) {
      const [X, Y] = [x + dx, y + dy];
      const j = Y * width + X;
      if (at(figure, X, Y) < 0 || seen.has(j) || isBody({ x: X + 0.5, y: Y + 0.5 })) continue;
      if (spread({ x: X + 0.5, y: Y + 0.5 }, shoulder) < upper) continue;
      // What hangs lower than the hand on both sides alike is a cape, or a skirt.
      if (Y > hand.y + thick && areKin(at(figure, last - X, Y), figure.colors[j]!)) continue;
      // A line within the figure divides what is held from what is not.
      if (line.isLined && line.colors.has(figure.colors[j]!) && line.colors.has(figure.colors[i]!)) continue;
      seen.add(j);
      core[j] = 1;
      queue.push(j);
    }
  }
  return withWholes(figure, core, (x, y) => spread({ x: x + 0.5, y: y + 0.5 }, joints.NOSE) < head);
}

/** About the shoulder an arm is cut; elsewhere colours nearer than this on both sides of a cut are one thing, and so much of it may be cut. */
const SHOULDER = 0.15;
const SAME = 16;
const CUT = 0.07;

/** Whether taking pixels away would cut through one thing, away from where they hang: what both hands hold, a coat. */
export function cutsThrough(figure: Flat, core: Uint8Array, grip: Point, height: number): boolean {
  const { width } = figure;
  let cut = 0;
  core.forEach((is, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (!is || spread({ x, y }, grip) <= SHOULDER * height) return;
    for (const [dx, dy] of BESIDE) {
      const other = at(figure, x + dx, y + dy);
      if (other >= 0 && !core[i + dy * width + dx] && apart(other, figure.colors[i]!) < SAME) cut++;
    }
  });
  return cut > Math.max(3, CUT * height);
}

/** Things of one colour are not cut through: where a good share of a small one is taken all of it is. */
function withWholes(figure: Flat, core: Uint8Array, isHead: (x: Px, y: Px) => boolean): Uint8Array {
  const { width } = figure;
  const most = SMALL * areaOf(figure);
  const out = Uint8Array.from(core);
  const seen = new Uint8Array(core.length);
  figure.colors.forEach((first, start) => {
    if (first < 0 || seen[start]) return;
    const group = [start];
    seen[start] = 1;
    for (const i of group) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const [dx, dy] of BESIDE) {
        const j = i + dy * width + dx;
        const color = at(figure, x + dx, y + dy);
        if (color < 0 || seen[j] || !areKin(color, figure.colors[i]!)) continue;
        seen[j] = 1;
        group.push(j);
      }
    }
    const taken = group.reduce((n, i) => n + core[i]!, 0);
    if (group.length > most || taken < TAKEN * group.length || taken === group.length) return;
    if (group.some((i) => isHead(i % width, Math.floor(i / width)))) return;
    for (const i of group) out[i] = 1;
  });
  return out;
}
const SMALL = 0.06;
const TAKEN = 0.35;
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
