/**
 * A blow with an arm that turns about its shoulder: raised behind or beside the head, driven at the viewer or out to
 * where it looks, and taken back. Face and body keep every pixel; what streaks lies beside the figure alone.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE, type Flat, luma, toImage } from '../parts/flat.ts';
import type { SwingArm } from './arm-parts.ts';
import { bend } from './bend.ts';
import { drawBurst } from './bursts.ts';
import { effectOn } from './effect-layer.ts';
import { drawArc } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { fistBefore } from './fist.ts';
import { layerOver } from './layer.ts';
import { MOST_OVER_HEAD, restOf, shareOver } from './swing-ways.ts';
import { tonesOf } from './tones.ts';
import { turnedCells } from './turn-weapon.ts';
import type { Strike } from './types.ts';

/** Degrees from straight up to the arm's own side: where it is wound up and where it lands. */
export interface ArmWay {
  readonly up: number;
  readonly end: number;
  /** The side that angles count to: the arm's own, or the one that is looked to. */
  readonly side: -1 | 1;
  /** How far the fist is drawn back and driven out, as shares of the height, along the way that it points. */
  readonly out?: number;
}

/** Wound up as far from straight up as keeps the arm beside the head. */
const UPS = [28, 42, 56, 70, 84, 98, 112];
const HIGH = 42;
const MOST_HIDDEN = 0.5;
/** Where it lands: down beside who looks at the viewer, where it hides nothing, ahead for who looks aside, and so far back it is drawn for a punch. */
const BESIDE_IT = [132, 146, 160, 175];
const AHEAD = [104, 124, 142];
const LEVEL = [94, 118];
const BACK = 42;
/** An arm that turns by less is not seen to move; one before the body stands so far off it. */
const LEAST = 50;
const STANDS_OFF = 0.3;

/** How an arm may strike, the best first; none where it can't be seen to move. */
export function armWays(arm: SwingArm, figure: Figure, isPunch = false): readonly ArmWay[] {
  const { piece } = arm;
  const isAside = Math.abs(figure.ahead.x) > 0.5;
  const side = isAside ? (figure.ahead.x < 0 ? -1 : 1) : arm.side;
  const rest = restOf(piece, side);
  /** Rows and columns by which it would reach beyond the canvas where it is turned so far. */
  const beyond = (degrees: number): Px => {
    const { canvas } = figure;
    const [cos, sin] = [Math.cos(radians(degrees - rest)), side * Math.sin(radians(degrees - rest))];
    const over = piece.cells.map(([dx, dy]) => {
      const x = Math.round(piece.grip.x + dx * cos - dy * sin);
      const y = Math.round(piece.grip.y + dx * sin + dy * cos);
      return Math.max(canvas.left + 1 - x, x + 2 - canvas.right, canvas.top + 1 - y);
    });
    return Math.max(0, ...over);
  };
  const within = (ends: readonly number[]): number | undefined =>
    ends.find((degrees) => beyond(degrees) <= STEPS_BACK * figure.height);
  if (side !== arm.side) {
    const end = within(LEVEL);
    if (arm.free < STANDS_OFF || arm.beyond > 0 || end === undefined) return [];
    return [{ up: rest + BACK, end, side }];
  }
  const hidden = (degrees: number): number =>
    shareOver(piece, side * (degrees - rest), figure, (_, x, y) => isBody(arm.body, x, y, piece.grip));
  const before = (degrees: number): number =>
    shareOver(
      piece,
      side * (degrees - rest),
      figure,
      (_, x, y) => isBody(arm.body, x, y, piece.grip) && isFace(figure, x, y),
    );
  const cost = (degrees: number): number =>
    hidden(degrees) + Math.abs(degrees - HIGH) * 0.003 + (4 * beyond(degrees)) / figure.height;
  const [up] = UPS.filter(
    (degrees) =>
      hidden(degrees) < MOST_HIDDEN &&
      before(degrees) < MOST_OVER_HEAD &&
      Math.abs(rest - degrees) >= LEAST &&
      beyond(degrees) <= STEPS_BACK * figure.height,
  ).sort((a, b) => cost(a) - cost(b));
  // A bare hand comes down before who looks at the viewer: back to where it hangs, and what it leaves crosses the body.
  const end = isAside || arm.beyond > 0 ? within(isAside ? AHEAD : BESIDE_IT) : rest;
  if (end === undefined || isPunch) {
    const out = within(LEVEL);
    return isPunch && out !== undefined ? [{ up: rest + 0.6 * BACK, end: out, side }] : [];
  }
  const ways = up === undefined ? [] : [{ up, end, side }];
  const level = within(LEVEL);
  // Who looks at the viewer strikes out beside itself, where the blow is seen: from above, or where a head is in the way from its hip.
  if (!isAside && arm.beyond === 0 && level !== undefined && before(level) < MOST_OVER_HEAD) {
    const outs = [up !== undefined && level - up >= LEAST ? up : rest + 0.5 * BACK, rest];
    if (rest - level >= 0.6 * LEAST) return [...outs.map((from) => ({ up: from, end: level, side })), ...ways];
  }
  // Where the head is in the way the arm is drawn back, and driven out.
  const isClear = level !== undefined && before(level) < MOST_OVER_HEAD && rest - level >= 0.6 * LEAST;
  return isAside && up === undefined && isClear ? [{ up: rest + 0.6 * BACK, end: level, side }] : ways;
}
/** So far, as a share of the height, it may step back to make room. */
const STEPS_BACK = 0.12;

const isBody = (body: Flat, x: Px, y: Px, grip: { x: Px; y: Px }): boolean =>
  at(body, x, y) >= 0 && Math.hypot(x - grip.x, y - grip.y) > 2.5;

const isFace = ({ trunk, height }: Figure, x: Px, y: Px): boolean =>
  y < trunk.neck && Math.abs(x + 0.5 - trunk.axis) < FACE * height;
const FACE = 0.14;

interface Key {
  readonly t: number;
  /** 0 at rest, −1 wound up, 1 where it lands. */
  readonly swing: number;
  /** Shares of the height: nearer to what is struck, lower. */
  readonly ahead: number;
  readonly crouch: number;
}
const KEYS: readonly Key[] = [
  { t: 0, swing: 0, ahead: 0, crouch: 0 },
  { t: 0.14, swing: -0.5, ahead: -0.03, crouch: 0.03 },
  { t: 0.29, swing: -1, ahead: -0.06, crouch: 0.04 },
  { t: 0.43, swing: -1.08, ahead: -0.05, crouch: 0 },
  { t: 0.57, swing: 1, ahead: 0.08, crouch: 0.05 },
  { t: 0.72, swing: 1.08, ahead: 0.08, crouch: 0.08 },
  { t: 0.86, swing: 0.4, ahead: 0.03, crouch: 0.03 },
  { t: 1, swing: 0, ahead: 0, crouch: 0 },
];

function keyAt(t: number): Key {
  const k = Math.max(
    1,
    KEYS.findIndex((key) => key.t >= t),
  );
  const [a, b] = [KEYS[k - 1]!, KEYS[k]!];
  const share = (t - a.t) / (b.t - a.t);
  const mix = (p: number, q: number): number => p + (q - p) * share;
  // An arm is seen raised or down, never half way of a blow.
  const isBlow = a.swing < 0 && b.swing > 0;
  const swing = isBlow ? (share < 0.35 ? a.swing : b.swing) : mix(a.swing, b.swing);
  return { t, swing, ahead: mix(a.ahead, b.ahead), crouch: mix(a.crouch, b.crouch) };
}
const SEEN = [0.5, 0.68] as const;
const SWEPT = [0.5, 0.82] as const;
/** Where a fist lands there is a star: so large for the height, and no larger than of a figure of so many rows. */
const STAR = 0.13;
const LARGEST: Px = 56;
/** Smaller figures leave no streak with a bare hand. */
const SMALL: Px = 24;

export interface Arming {
  readonly arm: SwingArm;
  readonly way: ArmWay;
}

/** Whether a piece is an arm and no more: what is held would be lost in a fist. */
function isBare({ piece, long, body }: SwingArm): boolean {
  const usual = [...new Set(body.colors.filter((color) => color >= 0))];
  // What nothing else of the figure has the colour of.
  const others = piece.cells.filter(
    ([dx, dy, color]) =>
      Math.hypot(dx, dy) > 0.9 * long && luma(color) >= DARK && !usual.some((own) => areKin(own, color)),
  );
  return others.length < Math.max(3, HELD * piece.cells.length);
}
const HELD = 0.12;

/** An arm without the dark pixels at its edge, which were the line between it and the body. */
function withoutDregs(cells: SwingArm['piece']['cells']): SwingArm['piece']['cells'] {
  const lit = new Set(cells.filter(([, , color]) => luma(color) >= DARK).map(([dx, dy]) => `${dx},${dy}`));
  if (lit.size < MOSTLY_LIT * cells.length) return cells;
  return cells.filter(
    ([dx, dy, color]) =>
      luma(color) >= DARK || BESIDE.filter(([u, v]) => lit.has(`${dx + u},${dy + v}`)).length >= ENCLOSED,
  );
}
const DARK = 36;
const MOSTLY_LIT = 0.75;
const ENCLOSED = 3;

/** Pictures at times 0..1 of one arm that strikes, or of two that do together: `body` is the figure without them. */
export function armBlow(figure: Figure, armings: readonly Arming[], body: Flat): Strike {
  const { picture, line, height, room, size } = figure;
  const isAside = Math.abs(figure.ahead.x) > 0.5;
  const isPair = armings.length > 1;
  const isBefore =
    !isAside &&
    !isPair &&
    armings[0]!.arm.beyond === 0 &&
    armings[0]!.way.out === undefined &&
    isBare(armings[0]!.arm) &&
    armings[0]!.way.end >= restOf(armings[0]!.arm.piece, armings[0]!.way.side);
  /** Out beside who looks at the viewer. */
  const isOut = !isAside && !isPair && !isBefore && armings[0]!.arm.beyond === 0;
  const tones = tonesOf(picture);
  const within = (value: number, least: Px, most: Px): Px =>
    Math.round(Math.max(-Math.max(0, least), Math.min(Math.max(0, most), value)));
  const drawn = armings.map(({ arm, way }) => {
    const rest = restOf(arm.piece, way.side);
    const bare = { ...arm.piece, cells: withoutDregs(arm.piece.cells) };
    const turns = new Map<number, typeof arm.piece.cells>();
    const cellsAt = (degrees: number): typeof arm.piece.cells => {
      const known = turns.get(degrees) ?? turnedCells(bare, way.side * radians(degrees - rest));
      turns.set(degrees, known);
      return known;
    };
    return { arm, way, rest, cellsAt };
  });
  const strike = (t: number, isPlain = false): Rgba => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const { swing, ahead, crouch } = keyAt(t);
    const far = ahead * size * height;
    const { side } = armings[0]!.way;
    const lean = isPair ? 0 : isAside || isOut ? side * far * 0.5 : -side * far * 0.5;
    const bent = bend(picture, {
      dx: isAside || isOut ? within(side * far, room.left, room.right) : 0,
      dy: isAside || isOut ? 0 : within(far * (isPair ? 0.9 : 0.6), room.top, room.bottom),
      lean: within(lean, room.left, room.right),
      crouch: Math.round(crouch * size * height),
      gives: figure.gives,
    });
    if (isBefore && swing >= 0.7) {
      const near = bent.draw(body);
      const progress = (t - SWEPT[0]) / (SWEPT[1] - SWEPT[0]);
      const isSeen = !isPlain && progress > 0 && progress < 1;
      fistBefore(figure, armings[0]!.arm, bent, near, isSeen ? progress : undefined, tones);
      return toImage(near);
    }
    if (isBefore && swing >= 0.2) return toImage(bent.draw(picture));
    const out = bent.draw(body);
    for (const { arm, way, rest, cellsAt } of drawn) {
      const { up, end } = way;
      const degrees = Math.round(swing < 0 ? rest + (up - rest) * -swing : rest + (end - rest) * swing);
      const shoulder = bent.place(arm.piece.grip.x, arm.piece.grip.y);
      const streaks = t > SEEN[0] && t < SEEN[1] && (arm.beyond > 0 || isOut || height >= SMALL);
      if (!isPlain && streaks && Math.abs(end - up) > LEAST) {
        const effect = effectOn(figure);
        const sweep = [up + (end - up) * 0.2, Math.min(end, 178)] as const;
        const [from, to] = sweep.map((d) => radians(-90 + way.side * d)) as [number, number];
        const reach = arm.piece.ahead + 1;
        const thick = Math.max(2, (arm.beyond ? 0.5 : 0.2) * arm.piece.ahead);
        drawArc({ middle: shoulder, rx: reach, ry: reach, from, to, thick }, tones, effect);
        if (isOut) {
          const tip = radians(-90 + way.side * degrees);
          const far = arm.piece.ahead + 2;
          const at = { x: shoulder.x + Math.cos(tip) * far, y: shoulder.y + Math.sin(tip) * far };
          drawBurst(at, Math.max(2, STAR * Math.min(height, LARGEST)), 0.4, tones, effect);
        }
        effect.lay(out, undefined, true);
      }
      const layer = layerOver(out);
      for (const [dx, dy, color] of cellsAt(degrees)) layer.put(shoulder.x + dx, shoulder.y + dy, color);
      layer.ring(line, undefined, shoulder);
      layer.flush();
    }
    return toImage(out);
  };
  return isBefore ? Object.assign(strike, { hides: BEFORE_HIDES }) : Object.assign(strike, { isOut });
}
/** Share of a figure's colours that a fist hides which comes before it, and that of its own arm. */
const BEFORE_HIDES = 0.24;
