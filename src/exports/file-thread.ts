/** The thread's program: makes one file after another. */
import { parentPort } from 'node:worker_threads';
import { type FileTask, makeFile } from './file-task.ts';

/** What it answers: the file's bytes, or why there are none; `input`: the request asks for what cannot be made. */
export type FileAnswer = { readonly bytes: Uint8Array } | { readonly error: string; readonly input: boolean };

parentPort!.on('message', async (task: FileTask) => {
  try {
    const made = await makeFile(task);
    // a buffer of its own: a small one may lie in a pool that others use
    const bytes = new Uint8Array(made);
    parentPort!.postMessage({ bytes } satisfies FileAnswer, [bytes.buffer]);
  } catch (error) {
    const { message, stack } = error as Error;
    const input = error instanceof RangeError;
    parentPort!.postMessage({ error: input ? message : (stack ?? message), input } satisfies FileAnswer);
  }
});
