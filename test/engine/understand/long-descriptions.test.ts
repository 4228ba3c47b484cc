/** Reading takes no longer than the length of a description warrants: one bad pattern keeps a worker busy for minutes. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { DEEDS } from '../../../workers/engine/composition/read/turns-of-deeds.ts';
import { inTurn, literalsOf } from '../../../workers/engine/understand/in-turn.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const said = readFileSync(new URL('../prompts/strangers-2.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t').at(-1)!);
/** Descriptions of strangers, one after the other until they are so long. */
function joined(from: number, length: number): string {
  let text = said[from]!;
  for (let i = 1; text.length < length; i++)
    text += `${[', ', ' with a ', ' on the ', ' and '][i % 4]}${said[from + i]}`;
  return text.slice(0, length);
}
/** Three times what the longest needs on a slow machine; a bad pattern takes minutes. */
const LIMIT_MS = 7500;

test.each([
  'chubby dwarf blacksmith with braided orange beard, leather apron, goggles on forehead, hammer over the shoulder, for my rpg npc, front view',
  ...[200, 300, 400, 600, 800, 1000, 1400, 2000].map((length, i) => joined(6 * i + 5, length)),
  `a cat ${'and '.repeat(200)}a dog`,
  `a cat${' '.repeat(1500)}and a dog`,
  `a cat, ${'a'.repeat(1500)} b c d e f g`,
])('%.60s', (text) => {
  const from = process.cpuUsage();
  understand(text);
  readScene(text, understand);
  const { user } = process.cpuUsage(from);
  expect(user / 1000).toBeLessThan(LIMIT_MS);
});

test('no pattern repeats a group that can be cut in many ways', () => {
  // "(?:[a-z]+ ?)+": a word is one turn of the group, or as many as it has letters
  const many = /\((?:\?:)?(?:\[[^\]]*\]|\\+[wSWD]|\.)[+*](?: ?[?*]| \*|\\+[sW]\*)\)(?:[+*]|\{\d)/;
  const found = readdirSync('workers', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    (file.endsWith('.ts') ? readFileSync(`workers/${file}`, 'utf8') : '')
      .split('\n')
      .flatMap((line, i) => (many.test(line) ? [`${file}:${i + 1}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each([
  [/\b(?:genie|djinn) (?:in|inside) an? lamp\b/, ['genie', 'djinn']],
  [/\b(?:genie|djinn)s?(?= in)/, ['genie', 'djinn']],
  [/(?:red )?(?:fish|[a-z]+ing)$/, ['fish', 'ing']],
  [/(?:red )?(?:fish|[a-z]+)$/, undefined],
  [/^(?!the )(.+?) on (?:one|two) legs?\b/, [' leg']],
  [/(?:sword){1,2}s*x?/, ['sword']],
])('what a text must say for %s', (form, literals) => {
  expect(literalsOf(form)).toEqual(literals === undefined ? undefined : expect.arrayContaining(literals));
});

test('a table read by what its rows need says what it says row by row', () => {
  const inDeeds = inTurn(DEEDS);
  for (const text of said.slice(0, 400))
    expect(inDeeds(text)).toBe(DEEDS.reduce((now, [form, words]) => now.replace(form, words as string), text));
});
