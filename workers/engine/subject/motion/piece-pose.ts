/** Movement as one piece: of slimes, chests, trees and whatever else has no limbs. */

import type { Px } from '../../../../src/pixels/types.ts';
import type { Scene } from '../../solids/scene.ts';

/** A state of the whole, in shares of its box; ground and middle stay where they are unless moved. */
export interface PiecePose {
  /** To the right and upwards, in box heights. */
  readonly dx?: number;
  readonly up?: number;
  /** Factor on the height; the width makes up for it, so that the bulk stays. */
  readonly tall?: number;
  /** The top moves so far to the right, in box heights. */
  readonly lean?: number;
  /** What its parts do, given the scene at rest, built for a picture of `side` pixels. The one given stays. */
  readonly shape?: (rest: Scene, side: Px) => Scene;
}

/** Straight-line mix of two poses; `t` beyond 1 exaggerates. */
export function mixPieces(a: PiecePose, b: PiecePose, t: number): PiecePose {
  const at = (key: 'dx' | 'up' | 'lean'): number => (a[key] ?? 0) + ((b[key] ?? 0) - (a[key] ?? 0)) * t;
  const tall = (a.tall ?? 1) + ((b.tall ?? 1) - (a.tall ?? 1)) * t;
  // parts are not mixed: they are as they are in the nearer pose
  const { shape } = t < 0.5 ? a : b;
  return { dx: at('dx'), up: at('up'), lean: at('lean'), tall, ...(shape ? { shape } : {}) };
}

type Track = (t: number) => PiecePose;
const wave = (t: number): number => Math.sin(2 * Math.PI * t);
/** 0 at both ends, 1 in the middle. */
const arch = (t: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, t)));

/** Kinds of movement over a motion's time, 0..1; `loop` ones end where they begin. */
const TRACKS = {
  breathe: { loop: true, track: (t) => ({ tall: 1 + 0.05 * wave(t) }) },
  walk: {
    loop: true,
    track: (t) => ({ up: 0.07 * Math.abs(wave(t)), lean: 0.07 * wave(t), tall: 1 + 0.05 * Math.abs(wave(t)) - 0.03 }),
  },
  run: {
    loop: true,
    track: (t) => ({ up: 0.12 * Math.abs(wave(t)), lean: 0.1, tall: 1 + 0.12 * Math.abs(wave(t)) - 0.08 }),
  },
  jump: {
    loop: false,
    track: (t) => {
      if (t < 0.2) return { tall: 1 - 0.22 * arch(t / 0.4) };
      if (t > 0.85) return { tall: 1 - 0.18 * arch((t - 0.85) / 0.15) };
      const air = (t - 0.2) / 0.65;
      return { up: 0.35 * arch(air), tall: 1 + 0.12 * Math.abs(Math.cos(Math.PI * air)) };
    },
  },
  attack: {
    loop: false,
    track: (t) => {
      if (t < 0.35) return { dx: -0.08 * arch(t / 0.7), lean: -0.14 * arch(t / 0.7), tall: 0.94 };
      const hit = arch((t - 0.35) / 0.65);
      return { dx: 0.2 * hit, lean: 0.2 * hit, tall: 1 + 0.06 * hit };
    },
  },
  hurt: {
    loop: false,
    track: (t) => ({ dx: 0.07 * wave(t * 3) * (1 - t), lean: -0.12 * arch(t), tall: 1 - 0.1 * arch(t) }),
  },
  die: { loop: false, track: (t) => ({ tall: 1 - 0.5 * t * t, lean: 0.15 * wave(t) * (1 - t) }) },
  shake: { loop: true, track: (t) => ({ dx: 0.05 * wave(2 * t), lean: 0.05 * wave(2 * t) }) },
  sway: { loop: true, track: (t) => ({ lean: 0.12 * wave(t) }) },
  float: { loop: true, track: (t) => ({ up: 0.06 + 0.06 * wave(t) }) },
  swell: { loop: false, track: (t) => ({ tall: 1 + 0.16 * arch(t), up: 0.05 * arch(t) }) },
  sink: { loop: false, track: (t) => ({ tall: 1 - 0.3 * Math.min(1, 1.5 * t) }) },
} as const satisfies Record<string, { readonly loop: boolean; readonly track: Track }>;
export type PieceMove = keyof typeof TRACKS;

/** Which movement shows a motion of the rigs, by its id. First match. */
const BY_MOTION: readonly (readonly [RegExp, PieceMove])[] = [
  [/idle|breathing/, 'breathe'],
  [/jump|flip|hop|pounce|leap|rear/, 'jump'],
  [/hurt|taking|punch-hit|flinch/, 'hurt'],
  [/death|die|fall|lie|sleep/, 'die'],
  [/run|dash|trot|gallop|roll|slide|charge/, 'run'],
  [/walk|sneak|climb|march|push|pull|strafe|crawl/, 'walk'],
  [/fly|swim|float|hover/, 'float'],
  [/dance|disco|wave|sway|drink|wobble/, 'sway'],
  [/shake|nod|bark|growl|talk|taunt/, 'shake'],
  [/cast|fireball|channel|summon|cheer|yawn|getting-up|stand|wake/, 'swell'],
  [/crouch|sit|block|duck|kneel|pick|work|(?:^|-)eat|lick/, 'sink'],
  [
    /punch|kick|jab|slash|chop|stab|thrust|smash|sweep|attack|shoot|throw|bash|uppercut|bite|claw|headbutt|aim/,
    'attack',
  ],
];

export const pieceMoveFor = (motionId: string): PieceMove =>
  BY_MOTION.find(([pattern]) => pattern.test(motionId))?.[1] ?? 'breathe';

/** Where in a loop frames may be taken: from where on, and over how much of it. */
const TAKEN: readonly (readonly [from: number, span: number])[] = [[0, 1], [0.25, 1], [0, 0.5], [0.125, 0.5]]; // biome-ignore format: a list
/** Shares of its box: less than this is seen by nobody. */
const SEEN = 0.02;
const differs = (a: PiecePose, b: PiecePose): boolean => (['dx', 'up', 'tall', 'lean'] as const).some((k) => Math.abs((a[k] ?? 0) - (b[k] ?? 0)) > SEEN); // biome-ignore format: one line

/**
 * When in a loop its `count` frames are. Two frames of what sways would meet it in the middle both times, and two of what
 * hops twice on the ground: then they are taken elsewhere, so that it does not stand still.
 */
function timesOf(track: Track, count: number): readonly number[] {
  const taken = TAKEN.map(([from, span]) => Array.from({ length: count }, (_, i) => from + (span * i) / count));
  return taken.find(([first, ...rest]) => rest.some((t) => differs(track(t), track(first!)))) ?? taken[0]!;
}

/** `count` poses spread over a movement, made larger or smaller by `amplitude`; `facing` −1 mirrors it. */
export function piecePoses(motion: PieceMove, count: number, amplitude: number, facing: 1 | -1): readonly PiecePose[] {
  const { loop, track }: { loop: boolean; track: Track } = TRACKS[motion];
  const once = Array.from({ length: count }, (_, i) => (count === 1 ? 0 : i / (count - 1)));
  return (loop ? timesOf(track, count) : once).map((t) => {
    const p = track(t);
    return {
      dx: (p.dx ?? 0) * amplitude * facing,
      up: (p.up ?? 0) * amplitude,
      tall: 1 + ((p.tall ?? 1) - 1) * amplitude,
      lean: (p.lean ?? 0) * amplitude * facing,
    };
  });
}

export const pieceLoops = (motion: PieceMove): boolean => TRACKS[motion].loop;

/** Which way a sprite faces on the screen, for movements to its front. */
export const facingOf = (direction: string): 1 | -1 => (direction.includes('west') ? -1 : 1);
