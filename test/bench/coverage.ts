/**
 * How many nouns of given lists the engine draws as themselves. Run: npx tsx test/bench/coverage.ts lists.json [list …]
 * where lists.json is {"name of a list": ["noun phrase", …]}. With names of lists, also prints their phrases by class.
 */
import { readFileSync } from 'node:fs';
import { classify, KNOWN, type PhraseClass } from './classify-noun.ts';

const ORDER: readonly PhraseClass[] = ['named', 'described', 'place', 'worn', 'generic', 'modifier', 'stand-in', 'category', 'unknown']; // biome-ignore format: a list
const [file, ...shown] = process.argv.slice(2);
if (!file) throw new Error('Which lists? npx tsx test/bench/coverage.ts lists.json [list …]');
const lists = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;

for (const [name, phrases] of Object.entries(lists)) {
  const by = new Map<PhraseClass, string[]>();
  for (const phrase of phrases) {
    const { is, drawnAs } = classify(phrase);
    by.set(is, [...(by.get(is) ?? []), is === 'named' ? phrase : `${phrase} → ${drawnAs}`]);
  }
  const count = (is: PhraseClass): number => by.get(is)?.length ?? 0;
  const known = ORDER.filter((is) => KNOWN.has(is)).reduce((sum, is) => sum + count(is), 0);
  const rest = ORDER.map((is) => `${is} ${count(is)}`).join('  ');
  console.log(
    `${name.padEnd(24)} ${String(phrases.length).padStart(5)}  known ${((100 * known) / phrases.length).toFixed(1).padStart(5)} %   ${rest}`,
  );
  if (shown.includes(name)) for (const is of ORDER) console.log(`\n${is}:\n  ${(by.get(is) ?? []).join('\n  ')}`);
}
