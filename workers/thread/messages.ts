import type { TaskName, TaskRequest, TaskResult } from './tasks/index.ts';

/** What the worker process and its engine thread say to each other. Files travel as bytes; the thread decodes and encodes. */

/** What the thread is started with. */
export interface ThreadOptions {
  readonly modelsDir: string;
  readonly device: 'cpu' | 'cuda' | 'webgpu';
  /** A folder with a pipeline that draws in place of the models' kiln. */
  readonly kilnModel?: string;
  /** Uses of models/manifest.json that are switched off. */
  readonly without?: readonly string[];
  /** Tasks worked on at a time; 1 where it is not said. */
  readonly atOnce?: number;
}

/** Asks the thread to end as soon as it reads this: between two runs of a model, never within one. */
export const CLOSE = 'close';

export interface ToThread {
  readonly id: number;
  readonly task: TaskName;
  readonly request: TaskRequest<TaskName>;
  /** One Int32; 1 asks to stop. Shared, because the thread does not read messages while it draws. */
  readonly abort: SharedArrayBuffer;
}

/** What is told while a task runs: a word, 0..1, a PNG of the picture so far, and which of several pictures it is. */
export interface TaskStep {
  readonly stage: string;
  readonly fraction: number;
  readonly preview?: Uint8Array;
  readonly label?: string;
}

export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'log'; readonly line: string }
  | ({ readonly type: 'step'; readonly id: number } & TaskStep)
  | { readonly type: 'done'; readonly id: number; readonly result: TaskResult<TaskName> }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly aborted: boolean;
      readonly input: boolean;
    };
