/** Humanoids in the pose of a skeleton of keypoints. */
export { drawPosed, isHemmed, overturn, type PosedOptions, type PosedRendering, turnFace } from './draw-posed.ts';
export { type FitOptions, fitRig } from './fit-rig.ts';
export { middleOf, type Targets } from './targets.ts';
