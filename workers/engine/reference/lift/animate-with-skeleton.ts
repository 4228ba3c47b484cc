import { InputError } from '../../../../src/domain/input-error.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Hooks, Keypoint } from '../../types.ts';
import { figureOf } from '../fit/animate.ts';
import type { Fit } from '../fit/index.ts';
import { poseFit } from '../fit/pose.ts';
import { checkRange } from '../turn/check.ts';
import { tell } from '../turn/steps.ts';
import { jointsOf } from './estimate-skeleton.ts';
import { checkAnimation, drawnFrames } from './finish-frames.ts';
import { liftSprite } from './lift-sprite.ts';
import { poseSprite } from './pose-sprite.ts';
import { piecePosesOf, poseWhole } from './pose-whole.ts';
import { informed, matchSides, withoutDoubt } from './reconcile.ts';
import { readReference } from './reference.ts';
import { retarget } from './retarget.ts';
import { extentOf } from './segment.ts';
import { keypointsOf, type Skeleton, skeletonOf } from './skeleton.ts';
import type { Doubt } from './transforms.ts';
import type { LiftedAnimation, LiftTools, SkeletonAnimationRequest } from './types.ts';

export const DEFAULT_GUIDANCE = 4;
/** Share of the estimate's typical error that is taken for error at the default guidance; at 20 nothing is. Chosen on train clips. */
const DOUBTED = 0.8;

/** Below this confidence of the joints a sprite has none. */
const A_THING = 0.15;
const NO_LIMBS = 'No limbs were found: the whole picture moves.';

/** Poses in pixels: shares of the sides, told by no coordinate being above 1, are multiplied out. */
function inPixels({ poses, width, height }: SkeletonAnimationRequest): readonly (readonly Keypoint[])[] {
  const shares = poses.every((pose) => pose.every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1));
  return shares ? poses.map((pose) => pose.map((k) => ({ ...k, x: k.x * width, y: k.y * height }))) : poses;
}

/** Poses of a body this much larger or smaller are not the fitted figure's own: they are for what bones can be stretched to. */
const OTHER_SIZE = 1.4;

/** How much of what bones leave is made up by stretching them. */
const stretchOf = (guidance: number): number => Math.max(0, (guidance - DEFAULT_GUIDANCE) / (20 - DEFAULT_GUIDANCE));

/** The person that a sprite is explained by, for poses that such a person can take. */
function personOf(
  sprite: Rgba,
  request: SkeletonAnimationRequest,
  own: Skeleton,
  poses: readonly Skeleton[],
): Fit | undefined {
  const size = extentOf(own);
  // crouching makes a figure smaller, nothing but another body makes it larger
  if (poses.some((pose) => extentOf(pose) > OTHER_SIZE * size)) return undefined;
  const fit = figureOf(sprite, request);
  return fit?.model.kind === 'humanoid' ? fit : undefined;
}

/**
 * The reference in the poses given, one frame a pose, in its own colours: a person that the geometry's people explain is
 * posed as the exact rig, of any other its own parts are moved. Reports a step a frame.
 * The same request gives the same bytes. Rejects with Aborted, or with an InputError that names the field.
 */
export async function animateWithSkeleton(
  tools: LiftTools,
  request: SkeletonAnimationRequest,
  hooks: Hooks = {},
): Promise<LiftedAnimation> {
  const { reference, width, height, direction, guidance = DEFAULT_GUIDANCE } = request;
  const count = request.poses.length;
  if (count === 0) throw new InputError('poses: needs at least one pose');
  checkAnimation(request, count);
  checkRange('guidance', guidance, 1, 20);
  const sprite = await readReference(tools.models, reference, width, height);
  await tell(hooks, { stage: 'understanding', fraction: 0.1, preview: sprite });
  const found = await jointsOf(tools.models, sprite, request.skeleton);
  const asked = inPixels(request).map((pose, i) => skeletonOf(pose, found.skeleton, `poses[${i}]`));
  const fitted = retarget(asked, found.skeleton, guidance);
  const share = DOUBTED * Math.min(1, (20 - guidance) / (20 - DEFAULT_GUIDANCE));
  const scaled = Object.fromEntries(Object.entries(found.doubt).map(([label, px]) => [label, px * share]));
  const sided = matchSides(found.skeleton, scaled as Doubt, fitted);
  const estimated = request.skeleton === undefined;
  const { skeleton, doubt } = estimated ? informed(sided.skeleton, sided.doubt, fitted) : sided;
  const lifted = liftSprite(sprite, skeleton, { direction });
  const poses = withoutDoubt(fitted, lifted.skeleton, doubt, estimated);
  const person = personOf(sprite, request, lifted.skeleton, poses);
  const act = person && poseFit(sprite, person, request, lifted.skeleton, poses, stretchOf(guidance));
  if (act) {
    const draws = poses.map((_, i) => () => act.frame(i));
    return drawnFrames(request, sprite, draws, { method: 'fit', notes: [] }, hooks);
  }
  // poses say that there is a figure: only what looks nothing like one moves as one piece
  const whole = found.confidence < A_THING ? piecePosesOf(asked) : undefined;
  const draws = poses.map((pose, i) => () => ({
    image: whole ? poseWhole(sprite, whole[i]!) : poseSprite(lifted, pose, { doubt }),
    keypoints: keypointsOf(pose),
  }));
  return drawnFrames(request, sprite, draws, { method: 'lift', notes: whole ? [NO_LIMBS] : [] }, hooks);
}
