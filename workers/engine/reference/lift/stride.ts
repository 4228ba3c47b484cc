/** Which pictures walk on their own legs, pixel for pixel. */
import type { Direction } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import type { LimbMotion } from '../../subject/motion/index.ts';
import { evenness } from '../parts/evenness.ts';
import { toFlat } from '../parts/flat.ts';
import { jointsOf, looksAside, type Parting, piecesIn } from '../parts/index.ts';
import { SURE } from '../parts/parse-person.ts';
import { sideSeen } from '../parts/whole.ts';
import { glideFrames, strideFrames } from '../stride/index.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { partMove } from './part-frames.ts';

interface Striding {
  readonly direction: Direction;
  readonly motion: LimbMotion;
  readonly parting: Parting;
  readonly nFrames: number;
  readonly size: number;
  /** Whether its limbs are found so surely that they can be moved. */
  readonly hasLimbs: boolean;
}

/** People no smaller than this swing their arms as well: they are moved by their parts or their joints. */
const SMALL: Px = 44;
const RUNS = 1.5;
/** Who is as alike on both sides faces the viewer, wherever a nose was seen. */
const EVEN = 0.66;

/** The frames of a walk or a run; undefined for other movements, and for figures that others move better. */
export async function strides(
  models: Models,
  sprite: Rgba,
  { direction, motion, parting, nFrames, size, hasLimbs }: Striding,
): Promise<readonly Rgba[] | undefined> {
  const move = partMove(motion.id);
  const box = opaqueBounds(sprite);
  if (!box || (move !== 'walk' && move !== 'run')) return undefined;
  const isParted = !('why' in parting) && parting.kind === 'person';
  if ((isParted || hasLimbs) && box.height >= SMALL) return undefined;
  const joints = jointsOf(toFlat(sprite), await jointsFound(models, sprite), SURE);
  const told = Math.sign(Math.round(Math.sin((YAW[direction] * Math.PI) / 180) * 10)) as -1 | 0 | 1;
  const seen = sideSeen(toFlat(sprite), joints) === 'left' ? -1 : 1;
  const isUneven = evenness(toFlat(sprite)).fit < EVEN;
  const facing = told !== 0 ? told : direction === 'south' && isUneven && looksAside(sprite, joints) ? seen : 0;
  const how = { count: nFrames, size: size * (move === 'run' ? RUNS : 1), aside: seen } as const;
  // Legs that would come off their body are lifted only; a body that is all legs glides.
  const whole = piecesIn(sprite);
  const isWhole = (frames?: readonly Rgba[]): boolean => frames?.every((frame) => piecesIn(frame) <= whole) ?? false;
  const stride = [
    strideFrames(sprite, { ...how, facing }),
    strideFrames(sprite, { ...how, facing: 0, lifts: true }),
  ].find(isWhole);
  return stride ?? glideFrames(sprite, nFrames, seen, isParted);
}
