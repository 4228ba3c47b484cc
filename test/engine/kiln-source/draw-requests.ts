/**
 * Draws the requests of an evaluation of kiln as the service does without it:
 * `npx tsx test/engine/kiln-source/draw-requests.ts --requests FILE.jsonl` reads what
 * `python -m kiln.evaluate --write-requests FILE.jsonl` wrote, a request of the engine a line, and writes FILE.bin, the RGBA
 * bytes of all pictures one after another. The models of the repository help to understand, as they do in the service.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { draw } from '../../../workers/engine/draw.ts';
import { openModels } from '../../../workers/engine/inference/models.ts';
import type { DrawRequest } from '../../../workers/engine/types.ts';
import { createConceptGuesser } from '../../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { MODELS } from '../understand/guess/golden.ts';

const { values } = parseArgs({ options: { requests: { type: 'string' } } });
if (!values.requests?.endsWith('.jsonl')) {
  console.error('Usage: draw-requests.ts --requests FILE.jsonl');
  process.exit(2);
}
const requests = readFileSync(values.requests, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as DrawRequest);
const models = await openModels(MODELS, { device: 'cpu' });
const words = loadWordVectors(MODELS);
const guess = createConceptGuesser(models, words);
const out = openSync(values.requests.replace(/jsonl$/, 'bin'), 'w');
for (const request of requests) writeSync(out, (await draw(request, { words, guess })).image.data);
closeSync(out);
await models.dispose();
console.log(`${requests.length} pictures`);
