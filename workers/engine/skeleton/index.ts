/** Humanoids in the pose of a skeleton of keypoints. */
export { drawPosed, type PosedOptions, type PosedRendering } from './draw-posed.ts';
