/**
 * A blow with what is held: raised behind, swung through to the side or across, carried on and taken back. It is turned about
 * the hand in its own pixels, and an arc in the air is left between where its tip was and where it is.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, eachPixel, type Flat, put, toImage } from '../parts/flat.ts';
import { type Bent, bend } from './bend.ts';
import { drawArc, drawBurst, effectOn, type Tones, tonesOf } from './effects.ts';
import { bendAt, type Figure, radians } from './figure.ts';
import { healed } from './heal.ts';
import { layerOver } from './layer.ts';
import { eachOf } from './mask.ts';
import { type Beat, beatAt } from './timeline.ts';
import { turnedCells } from './turn-weapon.ts';
import type { Point, Strike, Weapon } from './types.ts';

/** The side that is struck at (−1 left, 1 right), and where a swing begins and ends: degrees from straight up to that side. */
export interface Swing {
  readonly side: -1 | 1;
  readonly up: number;
  readonly end: number;
  /** It is not wound up. */
  readonly stays?: boolean;
}

export interface Swinging {
  readonly thrusts: boolean;
  /** It is an arm, which hangs on its shoulder. */
  readonly isArm?: boolean;
  /** The figure without the arm that is swung, where that is known; and whether its hand holds something. */
  readonly bare?: Flat | undefined;
  readonly isArmed?: boolean;
  /** Staffs of those in robes flash at their tip; absent: an arc is left. */
  readonly flash?: Tones | undefined;
}

/** A thrust goes straight ahead. */
const THRUST = 90;
/** A weapon is wound up where it points up, from so far behind the head: degrees from straight up to the side. */
const UP = -45;
export const QUARTER = 90;
/** Share of a weapon that may come before the body where it lands, and before the head where it is wound up. */
const MOST_BEFORE = 0.3;
export const MOST_OVER_HEAD = 0.15;

const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
const bearing = (side: -1 | 1, degrees: number): number => radians(-90 + side * degrees);

/**
 * The swings that a figure may try, the best to be seen first: to the side that it hangs on or that is faced, through one
 * quarter of a turn or, where there is no room, through two. By quarters every pixel of a thing stays one.
 */
export function swingsFor(weapon: Weapon, figure: Figure): readonly Swing[] {
  const side = sideOf(weapon, figure);
  const rest = restOf(weapon, side);
  const raised = rest - QUARTER * Math.floor((rest - UP) / QUARTER);
  const isClear = (degrees: number): boolean =>
    shareOver(weapon, side * (degrees - rest), figure, isOverHead) < MOST_OVER_HEAD &&
    shareOver(weapon, side * (degrees - rest), figure, isOverBody) < MOST_BEFORE;
  const up = isClear(raised) ? raised : rest;
  const isPole = Math.min(weapon.ahead, weapon.behind) > 0.3 * Math.max(weapon.ahead, weapon.behind);
  // What is held out comes down all the same: an arc is left where it came from.
  const ends = [raised + QUARTER, ...(isPole ? [] : [raised + 2 * QUARTER])];
  return ends
    .filter((end) => shareOver(weapon, side * (end - rest), figure, isOverBody) < MOST_BEFORE)
    .map((end) => ({ side, up: up === end ? end - QUARTER : up, end, stays: up === end }));
}

/** A thrust to that side. */
export const thrustsFor = (weapon: Weapon, figure: Figure): readonly Swing[] => {
  const side = sideOf(weapon, figure);
  return [{ side, up: restOf(weapon, side), end: THRUST }];
};

/** The side that is faced, or else that a weapon is held on. */
export const sideOf = ({ grip }: Weapon, { ahead, trunk }: Figure): -1 | 1 =>
  (Math.abs(ahead.x) > 0.5 ? ahead.x : grip.x + 0.5 - trunk.axis) < 0 ? -1 : 1;

type Over = (figure: Figure, x: Px, y: Px) => boolean;
export const isOverHead: Over = ({ trunk, line, height }, x, y) =>
  y < trunk.neck && Math.abs(x + 0.5 - trunk.axis) < HEAD * height && at(line.figure, x, y) >= 0;
const isOverBody: Over = ({ trunk, line }, x, y) =>
  Math.abs(x + 0.5 - trunk.axis) < trunk.half * 1.2 && at(line.figure, x, y) >= 0;

/** Share of a piece that comes before some of the figure where it is turned by so many degrees. */
export function shareOver({ cells, grip }: Weapon, degrees: number, figure: Figure, isOver: Over): number {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const over = cells.filter(([dx, dy]) =>
    isOver(figure, Math.round(grip.x + dx * cos - dy * sin), Math.round(grip.y + dx * sin + dy * cos)),
  );
  return over.length / cells.length;
}

/** When it is wound up where it does not point up at rest, when it is struck, and when it is back. */
const [WINDS, STRIKES, RESTS] = [0.2, 0.47, 0.8];

interface Hold {
  /** Radians from where it is at rest. */
  readonly turn: number;
  /** Columns that it is thrust out. */
  readonly out: number;
  /** Radians that it was swung through from where it was raised. */
  readonly swept: number;
}

function holdAt(
  t: number,
  { swing }: Beat,
  weapon: Weapon,
  { side, up, end, stays }: Swing,
  height: Px,
  thrusts: boolean,
): Hold {
  const rest = restOf(weapon, side);
  if (thrusts) {
    const level = t < WINDS || t > RESTS ? 0 : QUARTER * Math.round((THRUST - rest) / QUARTER);
    return { turn: side * radians(level), out: side * swing * (swing > 0 ? 0.2 : 0.08) * height, swept: 0 };
  }
  const degrees = t < WINDS || t > RESTS || (stays && t < STRIKES) ? rest : t < STRIKES ? up : end;
  return { turn: side * radians(degrees - rest), out: 0, swept: side * radians(end - up) };
}
/** Where a weapon is held at rest: degrees from straight up to the side; what hangs down has come by that side. */
export function restOf({ angle }: Weapon, side: -1 | 1): number {
  const degrees = (wrapped(side > 0 ? angle + Math.PI / 2 : -Math.PI / 2 - angle) * 180) / Math.PI;
  return degrees < -100 ? degrees + 360 : degrees;
}
/** When the arc is seen. */
const SEEN = [0.47, 0.82] as const;

/** Pictures at times 0..1. */
export function swung(
  figure: Figure,
  weapon: Weapon,
  swing: Swing,
  { thrusts, flash, isArm, bare, isArmed }: Swinging,
): Strike {
  const { picture, line, height } = figure;
  const body = bare ?? healed(figure, coreIn(weapon, picture), weapon.mask);
  const tones = flash ?? tonesOf(weaponOnly(picture, weapon));
  const rim = rimOf(picture, weapon);
  const turns = new Map<number, readonly [Weapon['cells'], Weapon['cells']]>();
  const cellsAt = (turn: number): readonly [cells: Weapon['cells'], rim: Weapon['cells']] => {
    const cells = turns.get(turn) ?? [turnedCells(weapon, turn), turnedCells({ ...weapon, cells: rim }, turn)];
    turns.set(turn, cells);
    return cells;
  };
  // Where the weapon needs the room beside a figure, it steps less.
  const isOutward = swing.side === (weapon.grip.x + 0.5 < figure.trunk.axis ? -1 : 1);
  const steps = isOutward && Math.abs(figure.ahead.x) <= 0.5 ? 0.3 : 0.9;
  const towards = { ...figure, ahead: { x: swing.side * steps, y: figure.ahead.y } };
  return (t, isPlain = false) => {
    const beat = beatAt(t, 'swung');
    if (beat.swing === 0 && beat.lunge === 0 && beat.crouch === 0) return toImage(picture);
    // What is held is stiff: who holds it does not lean.
    const how = bendAt(towards, isArm ? { ...beat, rise: 0 } : beat, 0.1, 0.07);
    const bent = bend(picture, isArm ? how : { ...how, dx: how.dx + Math.round(how.lean / 2), lean: 0 });
    const hold = holdAt(t, beat, weapon, swing, height, thrusts);
    if (isArm && hold.turn === 0) return toImage(bent.draw(picture));
    const out = bent.draw(body);
    const base = bent.place(weapon.grip.x, weapon.grip.y);
    const hand = { x: Math.round(base.x + hold.out), y: base.y };
    const tip = weapon.angle + hold.turn;
    const isOut = !isPlain && t > SEEN[0] && t < SEEN[1];
    const age = (t - SEEN[0]) / (SEEN[1] - SEEN[0]);
    if (!thrusts && !flash && (!isArm || isArmed) && isOut) {
      const effect = effectOn(figure);
      // From where it was raised to its tip, dying from its tail on.
      const from = bearing(swing.side, swing.up);
      const sweep = hold.swept;
      const tail = from + sweep * Math.min(0.85, Math.max(0, (age - 0.35) * 1.4));
      const long = weapon.ahead + 1;
      // Where the canvas ends it is flatter, not cut.
      const { canvas } = figure;
      const free = swing.side < 0 ? hand.x - canvas.left : canvas.right - 1 - hand.x;
      const rx = Math.max(3, Math.min(long, free));
      drawArc(
        { middle: hand, rx, ry: long, from: tail, to: from + sweep, thick: Math.max(2, 0.3 * long) * (1 - age * 0.5) },
        tones,
        effect,
      );
      effect.lay(out);
    }
    const layer = layerOver(out);
    const [cells, edge] = cellsAt(hold.turn);
    for (const [dx, dy, color] of cells) layer.put(hand.x + dx, hand.y + dy, color);
    // Its own line where it has one, a new one where it touched the figure.
    layer.ring(line, isArm ? hand.y + 1 : undefined);
    for (const [dx, dy, color] of edge) layer.put(hand.x + dx, hand.y + dy, color);
    if (!isArm) keepHand(picture, weapon, bent, hand, layer.put);
    layer.flush();
    if (isArm && !isArmed && isOut) drawFist(figure, weapon, hand, tip, age, tones, out);
    if ((flash || thrusts) && isOut) {
      const effect = effectOn(figure);
      const reach = Math.max(3, 0.17 * Math.min(height, LARGEST));
      const far = weapon.ahead + (thrusts ? 1 : 0);
      const { left, right } = figure.canvas;
      const x = Math.max(left + reach - 1, Math.min(right - reach, hand.x + Math.cos(tip) * far));
      drawBurst({ x, y: hand.y + Math.sin(tip) * far }, reach, age, tones, effect);
      effect.lay(out);
    }
    return toImage(out);
  };
}

/** The pixels of a weapon without the line, 1 for each. */
function coreIn({ cells, grip }: Weapon, { width, height }: Flat): Uint8Array {
  const out = new Uint8Array(width * height);
  for (const [dx, dy] of cells) out[(grip.y + dy) * width + grip.x + dx] = 1;
  return out;
}

/** The line round a weapon as it was drawn. */
function rimOf(picture: Flat, weapon: Weapon): Weapon['cells'] {
  const core = coreIn(weapon, picture);
  const out: Weapon['cells'][number][] = [];
  eachOf(weapon.mask, picture.width, (x, y) => {
    const color = at(picture, x, y);
    if (color >= 0 && !core[y * picture.width + x]) out.push([x - weapon.grip.x, y - weapon.grip.y, color]);
  });
  return out;
}
/** A flash before the fist of an arm, behind it where the canvas leaves no room. */
function drawFist(
  figure: Figure,
  { ahead }: Weapon,
  hand: Point,
  angle: number,
  age: number,
  tones: Tones,
  out: Flat,
): void {
  const reach = Math.max(2, 0.11 * Math.min(figure.height, LARGEST));
  const far = ahead + reach;
  const { left, right } = figure.canvas;
  const x = Math.max(left + reach - 1, Math.min(right - reach, hand.x + Math.cos(angle) * far));
  const effect = effectOn(figure);
  drawBurst({ x, y: hand.y + Math.sin(angle) * far }, reach, age, tones, effect);
  const lit = blank(out.width, out.height);
  effect.lay(lit);
  eachPixel(out, (u, v, color) => put(lit, u, v, color));
  out.colors.set(lit.colors);
}

/** A head is no farther from the axis, as a share of the height. */
const HEAD = 0.2;
/** Flashes are no larger than those of a figure of this height. */
const LARGEST: Px = 56;

function weaponOnly(picture: Flat, { mask }: Weapon): Flat {
  return { ...picture, colors: picture.colors.map((c, i) => (mask[i] ? c : -1)) };
}

/** Pixels of a hand lie over what it holds, and go with it. */
function keepHand(
  picture: Flat,
  { grip, mask }: Weapon,
  { place }: Bent,
  hand: Point,
  dot: (x: Px, y: Px, color: number) => void,
): void {
  const base = place(grip.x, grip.y);
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [grip.x + dx, grip.y + dy];
      const color = at(picture, x, y);
      if (color < 0 || mask[y * picture.width + x]) continue;
      const to = place(x, y);
      dot(to.x + hand.x - base.x, to.y + hand.y - base.y, color);
    }
  }
}
