export { gestureFor, MOTIONS, motionFor } from './catalog.ts';
export { type Animation, type AnimationOptions, drawAnimation, type ProjectedJoint } from './draw-animation.ts';
export { motionFromText } from './from-text.ts';
export { SKELETON_LABELS, type SkeletonLabel } from './labels.ts';
export { type Motion, type MotionSource, RIGS, type RigName } from './motion.ts';
export { resample, soften } from './resample.ts';
export { rigFor } from './rig-for.ts';
