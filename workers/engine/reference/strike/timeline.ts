/** When a blow winds up, lands and is over, as shares of what the figure and its weapon do. */

export interface Beat {
  /** 0 at rest, −1 wound up, 1 where the blow lands; between the last two the weapon is swung through. */
  readonly swing: number;
  /** Whether the swing comes from rest (−) or goes back to it (+): the way is another. */
  readonly phase: 'up' | 'down' | 'back';
  /** Back (−) and forward, of the body. */
  readonly lunge: number;
  /** Lower (+) and higher. */
  readonly crouch: number;
  /** Off the ground. */
  readonly rise: number;
}

type Key = readonly [t: number, swing: number, lunge: number, crouch: number, rise: number];

/** Of a figure that swings something. */
const SWUNG: readonly Key[] = [
  [0, 0, 0, 0, 0],
  [0.15, -0.4, -0.6, 0.5, 0],
  [0.3, -1, -1, 0.8, 0],
  [0.43, -1, -1, 0.4, 0],
  [0.57, 0.8, 1, 0.2, 0],
  [0.72, 1, 1, 0.8, 0],
  [0.86, 0.4, 0.4, 0.4, 0],
  [1, 0, 0, 0, 0],
];
/** Of a body that strikes itself: it draws back, is flung ahead and falls back. */
const THROWN: readonly Key[] = [
  [0, 0, 0, 0, 0],
  [0.15, -0.6, -0.6, 0.6, 0],
  [0.31, -1, -1, 1, 0],
  [0.43, -0.4, -0.2, 0, 0.5],
  [0.57, 1, 1, -0.3, 0],
  [0.72, 1, 0.9, 0.5, 0],
  [0.86, 0.3, 0.35, 0.3, 0],
  [1, 0, 0, 0, 0],
];
/** Of one that comes down with its weight. */
const SLAMMED: readonly Key[] = [
  [0, 0, 0, 0, 0],
  [0.15, -0.6, 0, 0.7, 0],
  [0.31, -1, 0, 1, 0],
  [0.43, 0, 0, -1, 1],
  [0.54, 1, 0, 0.6, 0],
  [0.62, 1, 1, 1.2, 0],
  [0.72, 1, 0.6, 0.8, 0],
  [0.86, 0.3, 0, -0.3, 0],
  [1, 0, 0, 0, 0],
];
const KEYS = { swung: SWUNG, thrown: THROWN, slammed: SLAMMED };
const LANDS = 0.72;
const TURNS = 0.44;

const at = (keys: readonly Key[], t: number): Key => {
  const k = Math.max(
    1,
    keys.findIndex((key) => key[0] >= t),
  );
  const [a, b] = [keys[k - 1]!, keys[k]!];
  const share = (t - a[0]) / (b[0] - a[0]);
  return a.map((v, i) => v + (b[i]! - v) * share) as unknown as Key;
};

/** The beat at t 0..1 of a blow. */
export function beatAt(t: number, how: 'swung' | 'thrown' | 'slammed'): Beat {
  const clamped = Math.max(0, Math.min(1, t));
  const [, swing, lunge, crouch, rise] = at(KEYS[how], clamped);
  const phase = clamped <= TURNS ? 'up' : clamped <= LANDS ? 'down' : 'back';
  return { swing, phase, lunge, crouch, rise };
}

/** A trail is seen so long after what draws it, while a blow is on its way. */
export const TRAIL = 0.17;
