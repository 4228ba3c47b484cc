import type { TaskName } from '../messages.ts';
import { drawCharacterTask } from './character.ts';
import { drawTask } from './draw.ts';
import type { Task } from './task.ts';

/** One function a task; the type refuses a missing one. */
export const tasks: { readonly [K in TaskName]: Task<K> } = {
  draw: drawTask,
  drawCharacter: drawCharacterTask,
};
