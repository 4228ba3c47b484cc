/** Lifting: a reference sprite taken apart along its skeleton and put together again in other poses. */
export { animatePicture, type PictureAnimationRequest, rigSeen, stepsOf } from './animate-picture.ts';
export { animateWithSkeleton } from './animate-with-skeleton.ts';
export { animateWithText } from './animate-with-text.ts';
export { type Estimate, estimate, estimateSkeleton } from './estimate-skeleton.ts';
export { type LiftedSprite, type LiftOptions, liftSprite } from './lift-sprite.ts';
export { type PoseOptions, poseSprite } from './pose-sprite.ts';
export { retarget } from './retarget.ts';
export { rigPoses, samplePoses } from './rig-poses.ts';
export { type Joint, keypointsOf, type Skeleton, skeletonOf } from './skeleton.ts';
export { transferMotion } from './transfer-motion.ts';
export type {
  AnimationRequest,
  LiftedAnimation,
  LiftTools,
  SkeletonAnimationRequest,
  TextAnimationRequest,
} from './types.ts';
