/** Objects: things from one side or all, offered as candidates, changed and moved. */

export { type AnimatedObject, animateObject } from './animate.ts';
export { type Candidate, drawCandidates } from './candidates.ts';
export { drawnStyleOf, drawObject, type ObjectTools } from './draw.ts';
export { enhanceMovement } from './enhance-movement.ts';
export type { DrawnObject, ObjectAnimationRequest, ObjectRequest, Side, Variant } from './types.ts';
