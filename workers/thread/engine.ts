/** The engine thread: owns the learned models' sessions and does all drawing, so that the process stays responsive. */
import { parentPort, workerData } from 'node:worker_threads';
import { createConceptGuesser } from '../engine/concept/guess.ts';
import { loadWordVectors } from '../engine/concept/words.ts';
import { draw, type EngineTools } from '../engine/draw.ts';
import { openModels } from '../engine/inference/models.ts';
import { decodeImage, encodePng, ImageError } from '../engine/pixels/index.ts';
import { Aborted, type AbortFlag, type Rgba, type Step } from '../engine/types.ts';
import type { DrawJob, FromThread, ToThread } from './messages.ts';

const { modelsDir, device } = workerData as { modelsDir: string; device: 'cpu' | 'cuda' | 'webgpu' };
const port = parentPort!;
const post = (message: FromThread) => port.postMessage(message);
/** Larger input images were refused by the API; this bounds what a payload can make the thread allocate. */
const BOUNDS = { maxWidth: 2048, maxHeight: 2048, maxPixels: 2048 * 2048 };

const models = await openModels(modelsDir, { device, log: (line) => post({ type: 'log', line }) });
const words = loadWordVectors(modelsDir);
const tools: EngineTools = { words, guess: createConceptGuesser(models, words) };

async function run({ id, job, abort }: ToThread): Promise<void> {
  const flag = new Int32Array(abort);
  const signal: AbortFlag = {
    get aborted() {
      return Atomics.load(flag, 0) === 1;
    },
  };
  const onStep = ({ stage, fraction, preview }: Step) =>
    post({ type: 'step', id, stage, fraction, ...(preview ? { preview: encodePng(preview) } : {}) });
  try {
    const drawing = await draw(await decoded(job), tools, { signal, onStep });
    const { image, engine, brief, palette } = drawing;
    post({
      type: 'done',
      id,
      drawn: { png: encodePng(image), width: image.width, height: image.height, engine, brief: { ...brief }, palette },
    });
  } catch (error) {
    const { message, stack } = error as Error;
    if (!(error instanceof Aborted)) post({ type: 'log', line: stack ?? message });
    post({ type: 'failed', id, message, aborted: error instanceof Aborted, input: error instanceof ImageError });
  }
}

async function decoded({ initImage, colorImage, ...rest }: DrawJob) {
  const image = async (bytes: Uint8Array | undefined): Promise<Rgba | undefined> =>
    bytes ? decodeImage(bytes, BOUNDS) : undefined;
  return { ...rest, initImage: await image(initImage), colorImage: await image(colorImage) };
}

/** The first pictures of a thread are ten times slower, until V8 has compiled the way: better now than for a user. */
async function warmUp(): Promise<void> {
  for (const description of ['a knight with a cape', 'a treasure chest', 'a wolf', 'an unheard-of thing'])
    await draw({ description, width: 64, height: 64, seed: 1 }, tools, {}).catch((error: Error) =>
      post({ type: 'log', line: error.stack ?? error.message }),
    );
}

let last: Promise<void> = warmUp();
port.on('message', (message: ToThread) => {
  last = last.then(() => run(message));
});
post({ type: 'ready' });
