/** An engine thread that answers a seed with itself, after a word; the seed 0 it ponders for ever. */
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (message) => {
  if (message === 'close') process.exit();
  const { id, request: { seed } } = message; // biome-ignore format: one line
  parentPort.postMessage({ type: 'step', id, stage: 'sketching', fraction: 0.5 });
  for (; seed === 0; );
  parentPort.postMessage({ type: 'done', id, result: { seed } });
});
parentPort.postMessage({ type: 'ready' });
