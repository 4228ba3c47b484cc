import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at as colorAt, copyOf, eachPixel, type Flat, opaqueRows, put, tidy, toImage } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { type Bent, bend } from './bend.ts';
import { aheadAt, asideAt, type Box, drawRaised, frontOf, isAtRest } from './body-bend.ts';
import { drawBurst, drawPuffs } from './bursts.ts';
import { type Effect, effectOn } from './effect-layer.ts';
import { drawArc, drawClaws, drawSnap } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { type Armful, drawArmful, UP } from './heave.ts';
import type { Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { beatAt } from './timeline.ts';
import { type Tones, tonesOf } from './tones.ts';

/** What is seen where it lands. */
export type Finish = 'bump' | 'slash' | 'claws' | 'teeth' | 'burst' | 'low' | 'slam';

/** Claws are so much lower than heads. */
const PAW = 0.1;
/** Kicks land so far down the height. */
const LOW = 0.72;
/** Effects are no larger than those of a figure of this height. */
const LARGEST: Px = 56;

/** When what lands is seen, and how far it has got. */
const SEEN = [0.5, 0.82] as const;
const progressAt = (t: number): number | undefined =>
  t > SEEN[0] && t < SEEN[1] ? (t - SEEN[0]) / (SEEN[1] - SEEN[0]) : undefined;

/** Smaller figures have no room for three claws, nor for a line round an effect. */
const SMALL: Px = 22;
const lineFor = ({ line, height }: Figure): LineHabit | undefined => (height < SMALL ? undefined : line);

/** Pictures at times 0..1 of who strikes to a side (−1 left, 1 right). */
export function lunged(figure: Figure, box: Box, side: -1 | 1, finish: Finish): (t: number) => Rgba {
  const { picture, height } = figure;
  const tones = tonesOf(picture, finish === 'burst');
  const isFlashed = finish !== 'teeth' && finish !== 'claws';
  return (t) => {
    const beat = beatAt(t, 'thrown');
    if (isAtRest(beat)) return toImage(picture);
    const bent = bend(picture, asideAt(figure, box, side, beat, isFlashed));
    const out = bent.draw(picture);
    const progress = progressAt(t);
    if (progress === undefined) return toImage(out);
    const effect = effectOn(figure);
    const size = Math.min(height, LARGEST);
    const { top } = opaqueRows(out);
    const isLow = box.right - box.left > 1.05 * height;
    const y = top + height * (isLow ? 0.46 : 0.42);
    const front = frontOf(out, side, top + 0.1 * height, top + 0.72 * height);
    const edge = side > 0 ? box.right + figure.room.right - 1 : box.left - figure.room.left;
    const within = (x: number, reach: number): number =>
      side > 0 ? Math.min(x, edge - reach) : Math.max(x, edge + reach);
    if (isFlashed) {
      const at =
        finish === 'low' ? top + height * LOW : levelOf(out, side, front, top + 0.1 * height, top + 0.72 * height);
      drawImpact(figure, { x: front, y: at }, side, Math.abs(edge - front), progress, tones, effect, finish === 'bump');
      // Over its foremost columns only: what strikes is seen.
      const lit = copyOf(out);
      effect.lay(lit);
      eachPixel(out, (u, v, color) => {
        if ((front - u) * side > COVERED * size) put(lit, u, v, color);
      });
      return toImage(lit);
    } else if (finish === 'teeth') {
      const reach = Math.max(4, 0.2 * size);
      const x = within(front - side * reach * 0.2, reach);
      drawSnap({ x, y }, reach, radians(side > 0 ? 0 : 180), progress, tones, effect);
    } else {
      const long = Math.max(6, 0.42 * size);
      const half = long * 0.5;
      drawClaws(
        { x: within(front + side * half * 0.35, half + 1), y: y + height * PAW },
        long,
        side,
        progress,
        tones,
        effect,
      );
    }
    effect.lay(out, lineFor(figure));
    return toImage(out);
  };
}

/** A large arc round the foremost column, from above to below, that dies from its tail on, and a star where it lands. */
function drawImpact(
  { height }: Figure,
  front: { readonly x: number; readonly y: number },
  side: -1 | 1,
  free: Px,
  progress: number,
  tones: Tones,
  effect: Effect,
  isBump: boolean,
): void {
  const size = Math.min(height, LARGEST);
  const ry = Math.max(4, 0.4 * size);
  const rx = Math.max(4, 0.34 * size);
  const out = Math.min(free, 0.3 * rx + 2);
  const middle = { x: front.x + side * (out - rx), y: front.y };
  const [from, to] = [radians(-90 + side * 14), radians(-90 + side * 160)];
  const tail = from + (to - from) * Math.min(0.6, Math.max(0, progress * 1.2 - 0.3));
  // What bumps into something has nothing that is drawn through the air.
  if (!isBump)
    drawArc({ middle, rx, ry, from: tail, to, thick: Math.max(3, 0.36 * rx) * (1 - progress * 0.3) }, tones, effect);
  if (isBump || progress > STRUCK) {
    const reach = Math.max(3, 0.19 * size);
    drawBurst({ x: front.x + side * Math.min(out - reach, 1), y: front.y }, reach, progress, tones, effect);
  }
}
/** When the star is seen, and the share of the height that an effect covers of who strikes. */
const STRUCK = 0.4;
const COVERED = 0.06;

/** The middle of the rows that reach as far as the foremost column. */
function levelOf(out: Flat, side: -1 | 1, front: Px, from: number, to: number): Px {
  const rows: Px[] = [];
  for (let y = Math.round(from); y < to; y++) {
    if (colorAt(out, front, y) >= 0 || colorAt(out, front - side, y) >= 0) rows.push(y);
  }
  return rows[rows.length >> 1] ?? Math.round((from + to) / 2);
}

/** What hands do: an arm that is raised, or one that is heaved with what it holds. */
export interface Arms {
  readonly arm?: Limb | undefined;
  readonly armful?: Armful | undefined;
  /** Who casts with what is held keeps it up, and it flashes in these tones. */
  readonly flash?: Tones | undefined;
}

/** Pictures of who strikes down with an arm, or comes down with its weight. */
export function pounced(
  figure: Figure,
  box: Box,
  side: -1 | 1,
  finish: Finish,
  { arm, armful, flash }: Arms = {},
): (t: number) => Rgba {
  const { picture, line, height, trunk } = figure;
  const tones = tonesOf(picture, finish === 'burst');
  const armless = arm && tidy(without(picture, withLine(line, arm.core)));
  return (t) => {
    const beat = beatAt(t, finish === 'slam' ? 'slammed' : 'thrown');
    if (isAtRest(beat)) return toImage(picture);
    const how = aheadAt(figure, box, side, beat, finish === 'slam');
    const bent = bend(picture, how);
    const isRaised = arm && armless && t > 0.12 && t < SEEN[0];
    const progress = progressAt(t);
    const isHeaved = armful !== undefined && t > 0.12 && t < SEEN[1];
    const out = bent.draw(isHeaved ? armful.body : isRaised ? armless : picture);
    if (isHeaved) {
      // It keeps its own rows, wherever the shoulder has gone.
      const shoulder = bent.place(trunk.axis, trunk.neck).y - trunk.neck;
      const rigid = bend(picture, { ...how, crouch: 0, dy: shoulder });
      drawArmful(armful, rigid, figure, 0, Math.round((progress === undefined || flash ? -UP : DOWN) * height), out);
    } else if (isRaised) drawRaised(figure, arm, side, bent, out);
    if (progress === undefined) return toImage(out);
    const effect = effectOn(figure);
    if (finish === 'slam') drawWeight(figure, box, progress, out, tones, effect);
    else if (armful && flash) drawFlash(figure, armful, bent, progress, flash, effect);
    else drawChop(figure, side, progress, { arm, armful }, bent, tones, effect);
    effect.lay(out, finish === 'slam' ? lineFor(figure) : undefined);
    return toImage(out);
  };
}
/** What was heaved comes down by so much of the height below where it was. */
const DOWN = 0.05;

/** Dust at both sides. */
function drawWeight(
  { height, room }: Figure,
  box: Box,
  progress: number,
  out: Flat,
  tones: Tones,
  effect: Effect,
): void {
  const { bottom } = opaqueRows(out);
  const size = Math.min(height, LARGEST);
  const middle = (box.left + box.right - 1) / 2;
  const [edgeLeft, edgeRight] = [box.left - room.left, box.right + room.right - 1];
  const puff = Math.max(1, Math.round(size * 0.06));
  const reach = Math.min((box.right - box.left) * 0.42, middle - edgeLeft - puff * 2, edgeRight - middle - puff * 2);
  drawPuffs({ x: middle, y: bottom - 1 }, Math.max(2, reach), puff, progress, tones, effect);
}

/** A light at the upper end of what is held up. */
function drawFlash(
  { height, canvas }: Figure,
  { piece }: Armful,
  { place }: Bent,
  progress: number,
  tones: Tones,
  effect: Effect,
): void {
  const { top } = opaqueRows(piece);
  const xs: Px[] = [];
  eachPixel(piece, (x, y) => {
    if (y < top + 0.12 * height) xs.push(x);
  });
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const at = place(x, top + Math.round(0.06 * height));
  const reach = Math.max(3, 0.2 * Math.min(height, LARGEST));
  drawBurst({ x: at.x, y: Math.max(canvas.top + 2, at.y - UP * height) }, reach, progress, tones, effect);
}

/** An arc at the side of an arm that came down, from where it was raised; a flash where a thing did. */
function drawChop(
  { height, canvas }: Figure,
  side: -1 | 1,
  progress: number,
  { arm, armful }: Arms,
  { place }: Bent,
  tones: Tones,
  effect: Effect,
): void {
  let [x, top, low] = [0, 0, 0];
  if (armful) {
    const ys: Px[] = [];
    const xs: Px[] = [];
    eachPixel(armful.piece, (u, v) => {
      xs.push(u);
      ys.push(v);
    });
    // The thing, not the arm that hangs below it.
    [x, top, low] = [side < 0 ? Math.min(...xs) : Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    low = Math.min(low, top + Math.round(0.62 * height));
    top -= Math.round(UP * height);
  } else if (arm) {
    const first = arm.rows[0]!.y;
    const long = arm.rows.at(-1)!.y - first;
    [x, top, low] = [arm.hand.x + side * (arm.thick / 2 + 0.5), first - long * 0.7, first + long];
  } else return;
  const beside = Math.round(x - side * 2);
  const [from, to] = [place(beside, Math.round(top)), place(beside, Math.round(low))];
  if (armful) {
    // It comes down along the body's side, too near for an arc.
    const reach = Math.max(3, 0.16 * Math.min(height, LARGEST));
    const far = Math.max(canvas.left + 2, Math.min(canvas.right - 3, from.x + side * 2));
    drawBurst({ x: far, y: from.y + 0.62 * (to.y - from.y) }, reach, progress, tones, effect);
    return;
  }
  const ry = Math.max(3, (to.y - from.y) / 2);
  const free = side < 0 ? from.x - canvas.left : canvas.right - 1 - from.x;
  const rx = Math.max(2, Math.min(ry * 0.35, free));
  const [start, end] = [radians(-90 + side * 12), radians(-90 + side * 166)];
  const tail = start + (end - start) * Math.min(0.8, Math.max(0, progress * 1.1));
  const thick = Math.max(2, 0.11 * Math.min(height, LARGEST)) * (1 - progress * 0.5);
  drawArc({ middle: { x: from.x, y: from.y + ry }, rx, ry, from: tail, to: end, thick }, tones, effect);
}
