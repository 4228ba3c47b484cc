/** Turning sprites by the model of the catalogue that fits them. */
import { sameImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { PITCH, shearOf } from '../../solids/camera.ts';
import { type Fit, fitSeen } from '../fit/index.ts';
import type { Turn } from './aspect.ts';
import { isEven } from './check-turned.ts';
import type { Turned } from './turned.ts';

/** A fit that explains less than this is of something else, however the eye stands. */
const LIKE_SOMETHING = 0.45;

/** The model that may stand for a sprite, and where it is turned to. */
interface Fitting {
  readonly fit: Fit;
  readonly to: Turn['to'];
}

export const fitAt = (
  sprite: Rgba,
  { from }: Turn,
  pitch: number,
  description?: string,
  among?: Pick<Fit, 'kin' | 'bare'>,
): Fit | undefined => fitSeen(sprite, { ...from, pitch, shear: 0 }, description, false, among);

/**
 * Who asks for a turn may not know the height of the eye (programs leave it out, though pictures are drawn from above):
 * where nothing fits at the one told, the picture tells it.
 */
export function fitElsewhere(sprite: Rgba, turn: Turn, description?: string): Fitting | undefined {
  const { from, to } = turn;
  const told = fitAt(sprite, turn, from.pitch, description);
  if (!told || told.score < LIKE_SOMETHING) return undefined;
  const others = Object.values(PITCH)
    .filter((pitch) => pitch !== from.pitch)
    .map((pitch) => ({ pitch, fit: fitAt(sprite, turn, pitch, description, told) }));
  const [best] = others
    .flatMap(({ pitch, fit }) => (fit?.trusted ? [{ pitch, fit }] : []))
    .sort((a, b) => b.fit.score - a.fit.score);
  return best && { fit: best.fit, to: to.pitch === from.pitch ? { ...to, pitch: best.pitch } : to };
}

/** A sprite as its model is seen from there; undefined where that changes nothing of what has sides. */
export function byFit(
  sprite: Rgba,
  { oblique }: Turn,
  fitting: Fitting | undefined,
  guidance: number,
): Turned | undefined {
  const image = fitting?.fit.draw({ ...fitting.to, shear: shearOf({ oblique }) }, guidance);
  // Round things look alike from all sides; what is uneven does not, whatever it was taken for.
  return image && (!sameImage(image, sprite) || isEven(sprite)) ? { image, method: 'fit' } : undefined;
}
