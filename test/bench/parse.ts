import { existsSync, readFileSync } from 'node:fs';
import { dependents, parse, type Sentence } from '../../workers/engine/understand/syntax/index.ts';

/**
 * The grammar of texts, as trees: `npx tsx test/bench/parse.ts "knight with a sword" FILE` prints each text, and of a file each
 * line, with every token indented below the one it hangs on. `--speed` measures instead: milliseconds of CPU, each text read once.
 */
const texts = process.argv.slice(2).flatMap((argument) => {
  if (argument.startsWith('--')) return [];
  return existsSync(argument) ? readFileSync(argument, 'utf8').split('\n').filter(Boolean) : [argument];
});

if (process.argv.includes('--speed')) speed();
else for (const text of texts) process.stdout.write(`${text}\n${drawn(parse(text))}\n`);

function drawn(sentence: Sentence): string {
  const lines: string[] = [];
  const draw = (index: number, depth: number) => {
    const { text, relation, upos, confidence } = sentence.tokens[index]!;
    const doubt = confidence < 0.6 ? `  ?${confidence.toFixed(2)}` : '';
    lines.push(`${'  '.repeat(depth + 1)}${text}  ${relation}  ${upos}${doubt}\n`);
    for (const child of dependents(sentence, index)) draw(child, depth + 1);
  };
  for (const root of dependents(sentence, -1)) draw(root, 0);
  return lines.join('');
}

function speed(): void {
  parse('a first call opens the files and warms up the compiler, which others do not pay for');
  for (const text of texts.slice(0, 50)) parse(text);
  const before = process.cpuUsage();
  const tokens = texts.slice(50).reduce((sum, text) => sum + parse(text).tokens.length, 0);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  const count = texts.length - 50;
  process.stdout.write(
    `${count} texts, ${(tokens / count).toFixed(1)} tokens, ${(ms / count).toFixed(2)} ms of CPU a text, `,
  );
  process.stdout.write(`${((15 * ms) / tokens).toFixed(2)} ms for 15 tokens\n`);
}
