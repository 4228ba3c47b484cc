/**
 * What readers lose of typed prompts, without drawing them: npx tsx test/bench/lost.ts LIST.tsv… [--class NAME] [--part X] [--words]
 * A line of a list: class, size in pixels, part, prompt. Prints each prompt that loses words (those told as unknown and those that
 * nothing shows), and how many a prompt by class; `--words` prints the lost words instead, commonest first, with a prompt each.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compositionOf } from '../../workers/engine/composition/compose-scene.ts';
import type { SceneGraph } from '../../workers/engine/composition/graph.ts';
import { lostWords } from '../../workers/engine/composition/read/lost-words.ts';
import { withoutUse } from '../../workers/engine/composition/read/members/use.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import type { Brief } from '../../workers/engine/types.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';
import { heard } from '../../workers/engine/understand/heard.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { readDescription } from '../../workers/engine/understand/read-description.ts';

const IN_PLACE = new Set(['scene', 'scenes', 'several', 'building', 'buildings']);
const flag = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const [only, part] = [flag('--class'), flag('--part')];
const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const guess = createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words);

const prompts = process.argv
  .slice(2)
  .filter((argument) => argument.endsWith('.tsv'))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .map((line) => line.split('\t'))
  .filter(([kind, , of, prompt]) => prompt && (!only || kind === only) && (!part || of === part))
  .map(([kind, size, , prompt]) => ({ kind: kind!, size: Number.parseInt(size!, 10), prompt: prompt! }));

/** A subject alone, as a graph of one. */
const graphOf = (brief: Brief): SceneGraph => ({
  nodes: [{ id: 0, text: '', brief, count: 1, changes: [] }],
  extras: [],
  edges: [],
  weather: [],
  framing: 'scene',
  mood: brief.setting ? [brief.setting] : [],
  unknown: brief.unknown,
});

async function lostOf(prompt: string, size: number, inPlace: boolean): Promise<{ lost: string[]; drawnAs: string }> {
  const whole = await readDescription(prompt, { seed: 1 }, { words, guess });
  const read = (text: string) => understand(text, { seed: 1, heard: true, words });
  const composed = compositionOf(prompt, whole, read, {
    width: size,
    height: size,
    background: inPlace,
    flat: true,
    words,
  });
  const text = withoutUse(heard(prompt, words).text);
  const graph = composed?.graph ?? graphOf(whole);
  const brief = composed?.brief ?? whole;
  const lost = new Set([...brief.unknown, ...lostWords(text, graph)].flatMap((one) => one.split(/\s+/)));
  return { lost: [...lost], drawnAs: brief.drawnAs };
}

const sums = new Map<string, { prompts: number; whole: number; lost: number }>();
const commonest = new Map<string, { count: number; prompt: string }>();
for (const { kind, size, prompt } of prompts) {
  const { lost, drawnAs } = await lostOf(prompt, size, IN_PLACE.has(kind));
  const sum = sums.get(kind) ?? { prompts: 0, whole: 0, lost: 0 };
  sums.set(kind, {
    prompts: sum.prompts + 1,
    whole: sum.whole + (lost.length ? 0 : 1),
    lost: sum.lost + lost.length,
  });
  for (const word of lost)
    commonest.set(word, { count: (commonest.get(word)?.count ?? 0) + 1, prompt: `${kind}: ${prompt}` });
  if (lost.length && !process.argv.includes('--words'))
    process.stdout.write(`${kind} [${size}] ${prompt}\n    lost: ${lost.join(', ')}\n    drawn as: ${drawnAs}\n`);
}
if (process.argv.includes('--words'))
  for (const [word, { count, prompt }] of [...commonest].sort((a, b) => b[1].count - a[1].count))
    process.stdout.write(`${count}\t${word}\t${prompt}\n`);
for (const [kind, { prompts: n, whole, lost }] of sums)
  process.stdout.write(
    `${kind}: ${n} prompts, ${whole} whole (${Math.round((100 * whole) / n)} %), ${(lost / n).toFixed(2)} words lost a prompt\n`,
  );
