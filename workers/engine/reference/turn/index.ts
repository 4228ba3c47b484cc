/** Turning: a sprite from another side or height, or from all sides. */
export { EXEMPLARS_USE } from './exemplars/index.ts';
export { rotateSprite } from './rotate-sprite.ts';
export { turnAround } from './turn-around.ts';
export type {
  Rotated,
  RotateRequest,
  TurnAroundRequest,
  TurnedAround,
  TurnMethod,
  TurnTools,
} from './types.ts';
