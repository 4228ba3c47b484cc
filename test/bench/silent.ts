/**
 * Words of prompts that change no pixel: npx tsx test/bench/silent.ts LIST.tsv [--class NAME] [--part X] [--count N]
 * A line of the list: class, size in pixels (64 or 192x128), part, prompt. Each prompt is drawn whole and once more without each
 * of its words that say something, with the same seed; a word without which the picture stays the same is shown by nothing.
 * Prints those of each prompt, and how many a prompt by class. That a word changes the picture does not say that it is right.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const IN_PLACE = new Set(['scene', 'scenes', 'several', 'building', 'buildings']);
const SAYS_NOTHING = new Set(
  `a an the of in on at to with and or its his her their it is are was be that this which who as by for from into up out very some
  just like while pixel art sprite icon please make me i want style cute game top one more my our your`.split(/\s+/),
);
const flag = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const [only, part, count = '1000'] = [flag('--class'), flag('--part'), flag('--count')];
const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const tools = {
  words,
  guess: createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words),
};

const sums = new Map<string, { prompts: number; said: number; silent: number }>();
const prompts = readFileSync(process.argv[2]!, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([kind, , of, prompt]) => prompt && (!only || kind === only) && (!part || of === part))
  .slice(0, Number(count));
for (const [kind, size, , prompt] of prompts) {
  const [width = 64, height = width] = size!.split('x').map(Number);
  const picture = async (description: string) => {
    const { image, brief } = await draw(
      { description, width, height, seed: 1, noBackground: !IN_PLACE.has(kind!) },
      tools,
    );
    return { pixels: Buffer.from(image.data), drawnAs: brief.drawnAs };
  };
  const typed = prompt!.split(/\s+/);
  const whole = await picture(prompt!);
  const silent: string[] = [];
  let said = 0;
  for (const [at, word] of typed.entries()) {
    const bare = word.toLowerCase().replace(/[^\p{L}\p{N}'-]/gu, '');
    if (!bare || SAYS_NOTHING.has(bare) || typed.length < 2) continue;
    said += 1;
    const without = await picture(typed.filter((_, i) => i !== at).join(' '));
    if (whole.pixels.equals(without.pixels)) silent.push(bare);
  }
  const sum = sums.get(kind!) ?? { prompts: 0, said: 0, silent: 0 };
  sums.set(kind!, {
    prompts: sum.prompts + 1,
    said: sum.said + said,
    silent: sum.silent + silent.length,
  });
  if (silent.length)
    process.stdout.write(
      `${kind} [${size}] ${prompt}\n    silent: ${silent.join(', ')}\n    drawn as: ${whole.drawnAs}\n`,
    );
}
for (const [kind, { prompts: n, said, silent }] of sums)
  process.stdout.write(
    `${kind}: ${n} prompts, ${said} words that say something, ${silent} change no pixel (${(silent / n).toFixed(2)} a prompt)\n`,
  );
