import type { TaskName } from '../messages.ts';
import { animateWithSkeletonTask, animateWithTextTask } from './animate.ts';
import { animateCharacterTask } from './animate-character.ts';
import { drawCharacterTask } from './character.ts';
import { drawTask } from './draw.ts';
import { estimateSkeletonTask } from './estimate-skeleton.ts';
import { rotateTask } from './rotate.ts';
import type { Task } from './task.ts';

/** One function a task; the type refuses a missing one. */
export const tasks: { readonly [K in TaskName]: Task<K> } = {
  draw: drawTask,
  rotate: rotateTask,
  animateWithSkeleton: animateWithSkeletonTask,
  animateWithText: animateWithTextTask,
  estimateSkeleton: estimateSkeletonTask,
  drawCharacter: drawCharacterTask,
  animateCharacter: animateCharacterTask,
};
