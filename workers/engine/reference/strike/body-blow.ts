/**
 * A blow with the whole body, which is right for whatever has a front: it draws back, is drawn out towards what it strikes
 * and falls back. Whole rows and columns move, so nothing tears; what lands is left in the air before it.
 */
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { at, type Flat, opaqueRows, tidy, toImage } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { type Bend, type Bent, bend } from './bend.ts';
import { drawBurst, drawClaws, drawPuffs, drawSwipe, drawTeeth, type Effect, effectOn, tonesOf } from './effects.ts';
import { type Figure, radians } from './figure.ts';
import { layerOver } from './layer.ts';
import type { Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { type Beat, beatAt } from './timeline.ts';

/** What is seen where it lands. */
export type Finish = 'slash' | 'claws' | 'teeth' | 'burst' | 'slam';

export interface Box {
  readonly left: Px;
  readonly right: Px;
}

/** Shares of the height (or width, for what is drawn out) that a body goes at most. */
const GOES = { out: 0.12, step: 0.17, lean: 0.12, draw: 0.1, back: 0.06, leanBack: 0.1, crouch: 0.1 };
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
    if (finish === 'burst') {
      const reach = Math.max(3, 0.2 * size);
      drawBurst({ x: within(front + side * reach * 0.5, reach - 1), y }, reach, progress, tones, effect);
    } else if (finish === 'teeth') {
      const wide = Math.max(7, 0.34 * size);
      const x = within(front + side * wide * 0.35, wide / 2);
      drawTeeth({ x, y }, wide, Math.max(0, 1 - progress * 2), tones, effect);
    } else if (finish === 'claws' && height >= SMALL) {
      const long = Math.max(6, 0.42 * size);
      const half = long * 0.5;
      drawClaws({ x: within(front + side * half * 0.35, half + 1), y }, long, side, progress, tones, effect);
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

/** Pictures of who strikes at the viewer: up, down and larger, with an arc before the legs. */
export function pounced(
  figure: Figure,
  box: Box,
  side: -1 | 1,
  finish: Finish,
  arm?: Limb | undefined,
): (t: number) => Rgba {
  const { picture, line } = figure;
  const tones = tonesOf(picture, finish === 'burst');
  const wide = box.right - box.left;
  const armless = arm && tidy(without(picture, withLine(line, arm.core)));
  return (t) => {
    const beat = beatAt(t, finish === 'slam' ? 'slammed' : 'thrown');
    if (isAtRest(beat)) return toImage(picture);
    const bent = bend(picture, aheadAt(figure, box, side, beat, finish));
    const isRaised = arm && armless && t > 0.2 && t < SEEN[0];
    const out = bent.draw(isRaised ? armless : picture);
    if (isRaised) drawRaised(figure, arm, side, bent, out);
    const progress = progressAt(t);
    if (progress !== undefined) {
      const effect = effectOn(figure);
      drawAhead(figure, { box, side, finish, wide, progress }, out, tones, effect);
      effect.lay(out, lineFor(figure));
    }
    return toImage(out);
  };
}

/** An arm that is held up, in its own pixels: its hand is where its shoulder was, as far above. Heads hide it. */
function drawRaised({ line, trunk }: Figure, arm: Limb, side: -1 | 1, { place }: Bent, out: Flat): void {
  const first = arm.rows[0]!.y;
  const layer = layerOver(out);
  const shoulder = place(arm.hand.x, first);
  for (const { y, from, colors } of arm.rows) {
    colors.forEach((color, i) => {
      const [x, Y] = [
        from + i + shoulder.x - arm.hand.x - side * (arm.thick >> 1),
        shoulder.y + arm.thick - (y - first),
      ];
      if (color >= 0 && (Y >= place(trunk.axis, trunk.neck).y || at(out, Math.round(x), Y) < 0))
        layer.put(Math.round(x), Y, color);
    });
  }
  layer.ring(line, shoulder.y + arm.thick);
  layer.flush();
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
    drawBurst({ x: middle, y: top + 0.62 * height }, reach, progress, tones, effect);
    return;
  }
  if (finish === 'teeth') {
    drawTeeth(
      { x: middle, y: top + 0.6 * height },
      Math.max(7, 0.4 * size),
      Math.max(0, 1 - progress * 2),
      tones,
      effect,
    );
    return;
  }
  const rx = Math.min(Math.max(0.52 * wide, 0.34 * size) + 1, middle - edgeLeft + 1, edgeRight - middle + 1);
  const ry = Math.max(4, 0.34 * height);
  const y = Math.min(top + 0.56 * height, bottom + room.bottom - 1 - ry);
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

const isAtRest = ({ swing, lunge, crouch, rise }: Beat): boolean =>
  swing === 0 && lunge === 0 && crouch === 0 && rise === 0;

/** The foremost column of some rows. */
function frontOf(out: Flat, side: -1 | 1, from: number, to: number): Px {
  let front = side > 0 ? 0 : out.width - 1;
  for (let y = Math.round(from); y < to; y++) {
    for (let x = 0; x < out.width; x++) {
      if (at(out, x, y) >= 0) front = side > 0 ? Math.max(front, x) : Math.min(front, x);
    }
  }
  return front;
}

function asideAt({ height, size, room }: Figure, { left, right }: Box, side: -1 | 1, beat: Beat): Bend {
  const unit = height * size;
  const wide = (right - left) * size;
  const [ahead, behind] = side > 0 ? [room.right, room.left] : [room.left, room.right];
  const crouch = Math.round(Math.max(-Math.max(0, room.top), beat.crouch * GOES.crouch * unit));
  const rise = Math.min(Math.max(0, room.top + crouch), Math.round(beat.rise * 0.14 * unit));
  if (beat.lunge >= 0) {
    // Some of the room is for what lands.
    let left_ = Math.max(0, ahead - Math.min(ahead >> 1, Math.round(0.1 * unit)));
    const take = (share: number): Px => {
      const n = Math.min(left_, Math.round(beat.lunge * share));
      left_ -= n;
      return n;
    };
    const stretch = take(GOES.out * wide);
    const dx = take(GOES.step * unit);
    return { dx: side * dx, dy: -rise, lean: side * take(GOES.lean * unit), crouch, stretch, to: side };
  }
  let left_ = Math.max(0, behind);
  const take = (share: number): Px => {
    const n = Math.min(left_, Math.round(-beat.lunge * share));
    left_ -= n;
    return n;
  };
  const dx = take(GOES.back * unit);
  const lean = take(GOES.leanBack * unit);
  return {
    dx: -side * dx,
    dy: -rise,
    lean: -side * lean,
    crouch,
    stretch: Math.round(beat.lunge * GOES.draw * wide),
    to: side,
  };
}

function aheadAt({ height, size, room }: Figure, { left, right }: Box, side: -1 | 1, beat: Beat, finish: Finish): Bend {
  const unit = height * size;
  const wide = (right - left) * size;
  const isSlam = finish === 'slam';
  const free = Math.max(0, Math.min(room.left, room.right));
  const crouch = Math.round(Math.max(-Math.max(0, room.top), beat.crouch * (isSlam ? 0.17 : 0.11) * unit));
  const rise = Math.min(Math.max(0, room.top + crouch), Math.round(beat.rise * (isSlam ? 0.2 : 0.16) * unit));
  const down = beat.lunge > 0 ? Math.min(Math.max(0, room.bottom), Math.round(beat.lunge * 0.07 * unit)) : 0;
  const sway = isSlam ? 0 : Math.round(side * beat.lunge * 0.07 * unit);
  const lean = Math.sign(sway) * Math.min(Math.abs(sway), Math.max(0, sway > 0 ? room.right : room.left));
  // Nearer to the viewer it is larger; lower it is wider.
  const grown = isSlam ? beat.crouch * 0.12 * wide : Math.max(0, beat.lunge) * 0.09 * wide;
  const stretch = Math.round(Math.min(2 * Math.max(0, free - Math.abs(lean)), grown));
  return { dx: 0, dy: down - rise, lean, crouch, stretch, to: 0 };
}
