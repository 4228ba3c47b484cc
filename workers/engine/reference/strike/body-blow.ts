/**
 * A blow with the whole body, which is right for whatever has a front: it draws back, is drawn out towards what it strikes
 * and falls back. Whole rows and columns move, so nothing tears; what lands is left in the air before it.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Flat, opaqueRows, tidy, toImage } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { bend } from './bend.ts';
import { aheadAt, asideAt, type Box, drawRaised, frontOf, isAtRest } from './body-bend.ts';
import { drawBurst, drawClaws, drawPuffs, drawSnap, drawSwipe, type Effect, effectOn, tonesOf } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { type Armful, drawArmful, UP } from './heave.ts';
import type { Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { beatAt } from './timeline.ts';

/** What is seen where it lands. */
export type Finish = 'slash' | 'claws' | 'teeth' | 'burst' | 'low' | 'slam';

/** Claws are so much lower than heads. */
const PAW = 0.1;
/** Kicks land so far down the height. */
const LOW = 0.72;
/** Effects are no larger than those of a figure of this height. */
const LARGEST: Px = 56;

/** When what lands is seen, and how far it has got. */
const SEEN = [0.5, 0.9] as const;
const progressAt = (t: number): number | undefined =>
  t > SEEN[0] && t < SEEN[1] ? (t - SEEN[0]) / (SEEN[1] - SEEN[0]) : undefined;

/** Smaller figures have no room for three claws, nor for a line round an effect. */
const SMALL: Px = 22;
const lineFor = ({ line, height }: Figure): LineHabit | undefined => (height < SMALL ? undefined : line);

/** Pictures at times 0..1 of who strikes to a side (−1 left, 1 right). */
export function lunged(figure: Figure, box: Box, side: -1 | 1, finish: Finish): (t: number) => Rgba {
  const { picture, height } = figure;
  const tones = tonesOf(picture, finish === 'burst');
  return (t) => {
    const beat = beatAt(t, 'thrown');
    if (isAtRest(beat)) return toImage(picture);
    const bent = bend(picture, asideAt(figure, box, side, beat));
    const out = bent.draw(picture);
    const progress = progressAt(t);
    if (progress === undefined) return toImage(out);
    const effect = effectOn(figure);
    const size = Math.min(height, LARGEST);
    const { top } = opaqueRows(out);
    const isLow = box.right - box.left > 1.05 * height;
    const y = top + height * (isLow ? 0.46 : 0.42);
    const front = frontOf(out, side, top + 0.2 * height, top + 0.72 * height);
    const edge = side > 0 ? box.right + figure.room.right - 1 : box.left - figure.room.left;
    const within = (x: number, reach: number): number =>
      side > 0 ? Math.min(x, edge - reach) : Math.max(x, edge + reach);
    if (finish === 'burst' || finish === 'low') {
      const reach = Math.max(3, 0.2 * size);
      const at = finish === 'low' ? top + height * LOW : y;
      drawBurst({ x: within(front + side * reach * 0.5, reach - 1), y: at }, reach, progress, tones, effect);
    } else if (finish === 'teeth') {
      const reach = Math.max(4, 0.2 * size);
      const x = within(front - side * reach * 0.2, reach);
      drawSnap({ x, y }, reach, radians(side > 0 ? 0 : 180), progress, tones, effect);
    } else if (finish === 'claws' && height >= SMALL) {
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
    } else {
      const radius = Math.max(5, 0.42 * size);
      const ahead = radians(side > 0 ? 0 : 180);
      drawSwipe(
        {
          middle: { x: within(front - side * radius * 0.45, radius), y },
          rx: radius,
          ry: radius * 1.05,
          from: ahead - side * radians(84),
          to: ahead + side * radians(84),
          thick: Math.max(2, 0.14 * size),
          lines: 1,
          progress,
        },
        tones,
        effect,
      );
    }
    effect.lay(out, lineFor(figure));
    return toImage(out);
  };
}

/** What hands do: an arm that is raised, or one that is heaved with what it holds. */
export interface Arms {
  readonly arm?: Limb | undefined;
  readonly armful?: Armful | undefined;
}

/** Pictures of who strikes at the viewer: up, down and larger, with an arc before the legs. */
export function pounced(
  figure: Figure,
  box: Box,
  side: -1 | 1,
  finish: Finish,
  { arm, armful }: Arms = {},
): (t: number) => Rgba {
  const { picture, line, height, trunk } = figure;
  const tones = tonesOf(picture, finish === 'burst');
  const wide = box.right - box.left;
  const armless = arm && tidy(without(picture, withLine(line, arm.core)));
  return (t) => {
    const beat = beatAt(t, finish === 'slam' ? 'slammed' : 'thrown');
    if (isAtRest(beat)) return toImage(picture);
    const how = aheadAt(figure, box, side, beat, finish === 'slam');
    const bent = bend(picture, how);
    const isRaised = arm && armless && t > 0.2 && t < SEEN[0];
    const progress = progressAt(t);
    const isHeaved = armful !== undefined && t > 0.12 && t < SEEN[0];
    const out = bent.draw(isHeaved ? armful.body : isRaised ? armless : picture);
    if (isHeaved) {
      // It keeps its own rows, wherever the shoulder has gone.
      const shoulder = bent.place(trunk.axis, trunk.neck).y - trunk.neck;
      const rigid = bend(picture, { ...how, crouch: 0, dy: shoulder });
      drawArmful(armful, rigid, figure, 0, Math.round(-UP * height), out);
    } else if (isRaised) drawRaised(figure, arm, side, bent, out);
    if (progress !== undefined) {
      const effect = effectOn(figure);
      drawAhead(figure, { box, side, finish, wide, progress }, out, tones, effect);
      effect.lay(out, lineFor(figure));
    }
    return toImage(out);
  };
}

interface Ahead {
  readonly box: Box;
  readonly side: -1 | 1;
  readonly finish: Finish;
  readonly wide: Px;
  readonly progress: number;
}

function drawAhead(
  { height, room }: Figure,
  { box, side, finish, wide, progress }: Ahead,
  out: Flat,
  tones: ReturnType<typeof tonesOf>,
  effect: Effect,
): void {
  const { top, bottom } = opaqueRows(out);
  const size = Math.min(height, LARGEST);
  const middle = (box.left + box.right - 1) / 2;
  const [edgeLeft, edgeRight] = [box.left - room.left, box.right + room.right - 1];
  if (finish === 'slam') {
    const puff = Math.max(1, Math.round(size * 0.07));
    const reach = Math.min(wide * 0.42, middle - edgeLeft - puff * 2, edgeRight - middle - puff * 2);
    drawPuffs({ x: middle, y: bottom - 1 }, Math.max(2, reach), puff, progress, tones, effect);
    return;
  }
  if (finish === 'burst') {
    const reach = Math.max(3, 0.2 * size);
    drawBurst(
      { x: middle, y: Math.min(top + 0.78 * height, bottom - 1 - reach * 0.6) },
      reach,
      progress,
      tones,
      effect,
    );
    return;
  }
  if (finish === 'teeth') {
    drawSnap({ x: middle, y: top + 0.66 * height }, Math.max(4, 0.22 * size), Math.PI / 2, progress, tones, effect);
    return;
  }
  const rx = Math.min(Math.max(0.52 * wide, 0.34 * size) + 1, middle - edgeLeft + 1, edgeRight - middle + 1);
  const isLow = finish === 'low';
  const ry = Math.max(isLow ? 3 : 4, (isLow ? 0.2 : 0.34) * height);
  const y = Math.min(top + (isLow ? LOW : 0.56) * height, bottom + room.bottom - 1 - ry);
  drawSwipe(
    {
      middle: { x: middle, y },
      rx,
      ry,
      from: radians(side > 0 ? 200 : -20),
      to: radians(side > 0 ? -20 : 200),
      thick: Math.max(2, 0.15 * size),
      lines: 1,
      progress,
    },
    tones,
    effect,
  );
}
