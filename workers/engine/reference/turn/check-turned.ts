/** What a turned sprite must be like to be sent: a result that fails is no success, whatever made it. */
import { coverageOf, opaqueBounds, shareChanged } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { type Turn, yawChange } from './aspect.ts';

/** A turn that changes a smaller share of the pixels has not turned anything. */
export const LEAST_CHANGE = 0.03;
/** Less than this share of the pixels is a scrap of the subject. */
const LEAST_AREA = 0.5;
/** A subject that was so much higher than wide and is now so much wider than high lies on its side. */
const UPRIGHT = 1.25;
const LYING = 1.2;

const areaOf = (image: Rgba): number => coverageOf(image).reduce((n, v) => n + v, 0);

/** What is wrong with a turned sprite: clauses about "it". */
export const UNCHANGED = 'it would look as it does';
export type Fault =
  | 'nothing would be left of it'
  | 'most of it would be lost'
  | 'it would lie on its side'
  | typeof UNCHANGED;

/** The fault of a turned sprite; undefined where it has none. `least`: share of the pixels that it must have. */
export function faultOf(sprite: Rgba, turned: Rgba, turn: Turn, least = LEAST_AREA): Fault | undefined {
  const [before, after] = [opaqueBounds(sprite), opaqueBounds(turned)];
  if (!before || !after) return 'nothing would be left of it';
  if (areaOf(turned) < least * areaOf(sprite)) return 'most of it would be lost';
  if (turn.from.pitch === turn.to.pitch && !turn.oblique) {
    const lies = before.height > UPRIGHT * before.width && after.width > LYING * after.height;
    if (lies) return 'it would lie on its side';
  }
  const turnedAtAll = yawChange(turn) !== 0 || turn.from.pitch !== turn.to.pitch || turn.oblique;
  if (turnedAtAll && shareChanged(turned, sprite) < LEAST_CHANGE) return UNCHANGED;
  return undefined;
}

/** Whether a frame of a movement has lost so much of the sprite that it is no frame to send. */
export const isTorn = (sprite: Rgba, frame: Rgba): boolean => areaOf(frame) < LEAST_AREA * areaOf(sprite);
