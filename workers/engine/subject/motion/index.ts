export { RIGS, type RigName } from '../rigs.ts';
export { gestureFor, MOTIONS, motionFor } from './catalog.ts';
export { type Animation, type AnimationOptions, drawAnimation, type ProjectedJoint } from './draw-animation.ts';
export { motionFromText } from './from-text.ts';
export { SKELETON_LABELS, type SkeletonLabel } from './labels.ts';
export type { LimbMotion, Motion, MotionSource } from './motion.ts';
export { pieceMotion, pieceMotionFromText } from './piece-motion.ts';
export { facingOf, type PieceMove, type PiecePose, pieceLoops, pieceMoveFor, piecePoses } from './piece-pose.ts';
export { resample, soften } from './resample.ts';
