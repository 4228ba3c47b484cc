/**
 * One measurement of kiln in a process of its own, so that its peak memory is that of a worker that does nothing else:
 * `kiln-worker.ts <models folder> <use of the row> <rounds> [<prefix of onnxruntime's profile>]`. Prints one JSON object.
 */

import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { openSession } from '../../workers/engine/inference/session.ts';
import { openNetwork } from '../../workers/engine/kiln/network.ts';
import { threadsFor } from '../../workers/engine/kiln/open.ts';
import { createKilnPainter } from '../../workers/engine/kiln/paint.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const SERVICE_MODELS = new URL('../../models', import.meta.url).pathname;

const [dir, use, rounds, profile] = process.argv.slice(2) as [string, string, string, string?];
const words = loadWordVectors(SERVICE_MODELS);
const models = await openModels(dir, { device: 'cpu', threads: threadsFor });
const row = models.forUse(use)!;
// What a worker has besides: the whole engine, warm.
await draw({ description: 'a knight with a red cape', width: 64, height: 64, seed: 1 }, { words });

const watched =
  profile !== undefined
    ? await openSession(models.path(row), { device: 'cpu', threads: threadsFor(row), log: () => {}, profile })
    : undefined;
const network = openNetwork(
  { ...models, session: async (r) => (watched && r === row ? watched : models.session(r)) },
  row,
  words,
);
const { paint } = createKilnPainter(use, network);
const seconds: number[] = [];
const cpuSeconds: number[] = [];
for (let round = 0; round <= Number(rounds); round++) {
  const start = performance.now();
  const used = process.cpuUsage();
  await paint({ description: 'a brave knight with a red cape', width: 64, height: 64, seed: round });
  // The first opens the network.
  if (round === 0) continue;
  seconds.push((performance.now() - start) / 1000);
  const { user, system } = process.cpuUsage(used);
  cpuSeconds.push((user + system) / 1e6);
}
await watched?.release();
const { steps, sampler, native } = network.config;
process.stdout.write(
  JSON.stringify({
    seconds,
    cpuSeconds,
    steps,
    sampler,
    native,
    threads: threadsFor(row),
    peakMb: process.resourceUsage().maxRSS / 1024,
  }),
);
process.exit(0);
