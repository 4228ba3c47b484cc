/** The engine thread: owns the learned models' sessions and does all drawing, so that the process stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '../../src/domain/input-error.ts';
import { encodePng } from '../../src/pixels/index.ts';
import { draw } from '../engine/draw.ts';
import { openModels } from '../engine/inference/models.ts';
import { openPipelineLayer } from '../engine/kiln/diffusion/open.ts';
import { openEvaluator } from '../engine/kiln/evaluator/open-evaluator.ts';
import { openKiln, threadsFor } from '../engine/kiln/open.ts';
import type { LearnedLayer } from '../engine/kiln/types.ts';
import { Aborted, type AbortFlag, type Step } from '../engine/types.ts';
import { createConceptGuesser } from '../engine/understand/guess/guess.ts';
import { loadWordVectors } from '../engine/understand/guess/words.ts';
import { createLanes } from '../lanes.ts';
import { CLOSE, type FromThread, type ThreadOptions, type ToThread } from './messages.ts';
import { TASKS, type TaskName, type TaskRequest, type TaskResult } from './tasks/index.ts';
import type { Task, ThreadTools } from './tasks/shared/task.ts';

const { modelsDir, device, kilnModel, without = [], atOnce = 1 } = workerData as ThreadOptions;
const port = parentPort!;
const post = (message: FromThread) => port.postMessage(message);
const log = (line: string) => post({ type: 'log', line });

const models = await openModels(modelsDir, { device, threads: threadsFor, without, log });
const words = loadWordVectors(modelsDir);
const guess = createConceptGuesser(models, words);
const exact: ThreadTools = { models, words, guess };
const painters = kilnModel
  ? await openPipelineLayer(kilnModel, { device, log })
  : openKiln(models, words, { device, log });
const rank = openEvaluator(models, words)?.rank;
const learned: LearnedLayer | undefined = painters && {
  ...painters,
  categorise: async (description) => (await guess(description))?.category,
  ...(rank ? { rank } : {}),
};
const tools: ThreadTools = { ...exact, ...(learned ? { learned } : {}) };

async function run({ id, task, request, abort }: ToThread): Promise<void> {
  const flag = new Int32Array(abort);
  const signal: AbortFlag = {
    get aborted() {
      return Atomics.load(flag, 0) === 1;
    },
  };
  const onStep = ({ preview, ...step }: Step) =>
    post({ type: 'step', id, ...step, ...(preview ? { preview: encodePng(preview) } : {}) });
  try {
    if (signal.aborted) throw new Aborted();
    const work = TASKS[task] as Task<TaskRequest<TaskName>, TaskResult<TaskName>>;
    post({ type: 'done', id, result: await work(request, tools, { signal, onStep }) });
  } catch (error) {
    const { message, stack } = error as Error;
    if (!(error instanceof Aborted)) post({ type: 'log', line: stack ?? message });
    post({ type: 'failed', id, message, aborted: error instanceof Aborted, input: error instanceof InputError });
  }
}

/** The first pictures of a thread are ten times slower, until V8 has compiled the way: better now than for a user. */
async function warmUp(): Promise<void> {
  for (const description of ['a knight with a cape', 'a treasure chest', 'a wolf', 'an unheard-of thing'])
    await draw({ description, width: 64, height: 64, seed: 1 }, exact, {}).catch((error: Error) =>
      post({ type: 'log', line: error.stack ?? error.message }),
    );
}

const lanes = createLanes(atOnce);
const warm = warmUp();
port.on('message', (message: ToThread | typeof CLOSE) => {
  if (message === CLOSE) process.exit();
  void lanes(() => warm.then(() => run(message)));
});
post({ type: 'ready' });
