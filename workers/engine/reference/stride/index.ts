export { isCutOff } from './cut-off.ts';
/** Walking of a picture in its own pixels: on the legs that are found, or without any. */
export { findLegs, type Leg, type Legs } from './find-legs.ts';
export { glideFrames, isSlab, isWinged } from './glide-frames.ts';
export { hasManyLimbs } from './limbs.ts';
export { type Stride, strideFrames } from './stride-frames.ts';
