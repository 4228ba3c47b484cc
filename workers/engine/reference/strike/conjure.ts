/** What flies from a mouth, a hand or a raised arm: it gathers while the body draws back, and leaves as it is flung ahead. */
import type { Px } from '../../../../src/pixels/types.ts';
import { opaqueRows, tidy, toImage } from '../parts/flat.ts';
import { bend } from './bend.ts';
import { aheadAt, asideAt, type Box, drawRaised, frontOf } from './body-bend.ts';
import { drawBall, drawBurst, drawCloud, drawNova } from './bursts.ts';
import { type Effect, effectOn } from './effect-layer.ts';
import type { Figure } from './figure.ts';
import type { Limb } from './limb.ts';
import { withLine, without } from './mask.ts';
import { beatAt } from './timeline.ts';
import { magicTones, type Tones, tonesOf } from './tones.ts';
import type { Point, Strike } from './types.ts';

/** What leaves: a ball from a mouth, a cloud from a mouth, a ball from a hand. */
export type Missile = 'spit' | 'breath' | 'spell';

export interface Conjuring {
  readonly box: Box;
  /** The side that is struck at; 0 to the viewer. */
  readonly side: -1 | 0 | 1;
  readonly missile: Missile;
  /** Its colours where the words tell; else the picture's. */
  readonly tones?: Tones | undefined;
  /** The arm that is raised for it. */
  readonly arm?: Limb | undefined;
  /** Hands in which a spell is gathered. */
  readonly hands?: readonly Point[];
}

const LOOSE = 0.5;
const GONE = 0.93;
const DOWN = 0.82;
/** Heads are so far down the height of who stands and of who lies; hands of who stands. */
const MOUTH = 0.27;
const LOW_MOUTH = 0.42;
const HAND = 0.48;
/** A spell that bursts is so large, and each of two. */
const BURST = 0.24;
const PAIR = 0.8;
const LARGEST: Px = 56;
/** Bodies are flung by so much of what a blow takes. */
const CALM = 0.6;

/** Pictures at times 0..1. */
export function conjured(figure: Figure, { box, side, missile, tones: told, arm, hands = [] }: Conjuring): Strike {
  const { picture, height, line, trunk } = figure;
  const isBurst = missile === 'spell' && side === 0;
  const tones = told ?? (missile === 'spell' ? magicTones(picture) : tonesOf(picture, true));
  const calm = { ...figure, size: figure.size * CALM };
  const isLow = box.right - box.left > 1.05 * height;
  const down = missile === 'spell' ? HAND : isLow ? LOW_MOUTH : MOUTH;
  const armless = arm && tidy(without(picture, withLine(line, arm.core)));
  const across = arm && arm.hand.x > trunk.axis ? -1 : 1;
  return (t, isPlain = false) => {
    if (t <= 0 || t >= 1) return toImage(picture);
    const beat = beatAt(t, 'thrown');
    const bent = bend(picture, side ? asideAt(calm, box, side, beat) : aheadAt(calm, box, across, beat));
    // A hand in which a spell bursts stays up with it.
    const isRaised = arm && armless && t > 0.12 && t < (isBurst ? DOWN : LOOSE);
    const out = bent.draw(isRaised ? armless : picture);
    const held = isRaised ? drawRaised(figure, arm, across, bent, out) : undefined;
    if (isPlain) return toImage(out);
    const { top } = opaqueRows(out);
    const source: { x: number; y: number } = held
      ? { ...held }
      : {
          x: side
            ? frontOf(out, side, top + (down - 0.12) * height, top + (down + 0.12) * height)
            : bent.place(trunk.axis, top).x,
          y: top + down * height + (side ? 0 : 0.1 * height),
        };
    // What flies needs some of the canvas, over who lets it go where there is no more.
    const least = 0.4 * height;
    if (side > 0) source.x = Math.min(source.x, figure.canvas.right - least);
    if (side < 0) source.x = Math.max(source.x, figure.canvas.left + least - 1);
    const effect = effectOn(figure);
    // Nothing falls down before who faces the viewer: it bursts where it was gathered.
    const sources = isBurst && !held && hands.length > 0 ? hands.map(({ x, y }) => bent.place(x, y)) : [source];
    const large = (sources.length > 1 ? PAIR : 1) * BURST * Math.min(height, LARGEST);
    // With a hand that has come down nothing is left in the air.
    for (const from of isBurst && arm && !held ? [] : sources) {
      if (t < LOOSE) {
        const grown = Math.min(1, t / 0.42);
        if (t > 0.1) drawBurst(from, Math.max(1.5, 0.15 * height * grown), 0.4, tones, effect);
      } else if (t < GONE && isBurst) drawNova(from, large, (t - LOOSE) / (GONE - LOOSE), tones, effect, figure.canvas);
      else if (t < GONE) fly(figure, missile, side, from, (t - LOOSE) / (GONE - LOOSE), tones, effect);
    }
    effect.lay(out);
    return toImage(out);
  };
}

function fly(
  { height, canvas }: Figure,
  missile: Missile,
  side: -1 | 0 | 1,
  source: Point,
  share: number,
  tones: Tones,
  effect: Effect,
): void {
  const way = side ? { x: side * 0.98, y: 0.2 } : { x: 0, y: 1 };
  // Where the canvas ends near it, it grows instead of flying.
  const room = side > 0 ? canvas.right - source.x : side < 0 ? source.x - canvas.left : canvas.bottom - source.y;
  const far = Math.max(0.25 * height, Math.min(0.9 * height, room));
  if (missile === 'breath') {
    drawCloud(source, way, far, Math.max(1.5, 0.12 * height), share, tones, effect);
    return;
  }
  const radius: Px = Math.max(1.6, height * (side ? 0.085 : 0.075 + 0.06 * share));
  const gone = share * Math.max(far, 0.6 * height) + radius * 0.6;
  drawBall({ x: source.x + way.x * gone, y: source.y + way.y * gone }, radius, way, tones, effect);
}
