/** Passages that answer a question, by BM25 (Robertson and Zaragoza, 2009) over their words. */
import type { Passage } from './passages.ts';

const K1 = 1.2;
const B = 0.6;
/** A passage counts that has so much of what the best one has. */
const NEAR = 0.6;

const EMPTY = new Set(
  'a an the of to in on at by for with and or not no is are was be been do does did can could may might must shall should will would i you he she it we they me my your our their this that these those there here what which who whom how when where why if so than then as from into about have has had get got much many more most some any all use used using please want need make'.split(
    ' ',
  ),
);
/** What people say → what the documents say. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  cost: ['generation', 'price'],
  price: ['generation', 'cost'],
  expensive: ['generation', 'price'],
  pay: ['generation', 'price', 'dollar'],
  free: ['generation', 'price', 'dollar'],
  size: ['pixel'],
  big: ['size', 'pixel', 'width'],
  large: ['size', 'pixel', 'width'],
  biggest: ['size', 'pixel', 'most'],
  largest: ['size', 'pixel', 'most'],
  picture: ['image'],
  commercial: ['licence'],
  commercially: ['licence'],
  license: ['licence'],
  legal: ['licence'],
  download: ['zip', 'export', 'file'],
  save: ['download', 'zip'],
  token: ['bearer', 'authorization'],
  start: ['npm'],
  install: ['npm', 'start'],
  gpu: ['cuda', 'device'],
  offline: ['network'],
};

const stem = (word: string): string =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(ss|us|is)$/, '$1')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/, '')
    .replace(/(?<![su])s$/, '')
    .replace(/(.)\1$/, '$1');

/** Words that say something, by their stems; names with underscores also by their parts. */
export const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+(?:_[a-z0-9]+)*/g) ?? [])
    .flatMap((word) => (word.includes('_') ? [word, ...word.split('_')] : [word]))
    .filter((word) => !EMPTY.has(word))
    .map(stem);

interface Indexed {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** An index of passages; the returned function gives those that fit a question, best first. */
export function indexPassages(passages: readonly Passage[]): (question: string, most: number) => readonly Passage[] {
  const rows = passages.map((passage): Indexed => {
    const counts = new Map<string, number>();
    // where it stands says what it is about
    const terms = [...termsOf(passage.text), ...termsOf(passage.source)];
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { passage, counts, length: terms.length };
  });
  const mean = rows.reduce((sum, { length }) => sum + length, 0) / Math.max(1, rows.length);
  const within = new Map<string, number>();
  for (const { counts } of rows) for (const term of counts.keys()) within.set(term, (within.get(term) ?? 0) + 1);
  const rarity = (term: string) => {
    const n = within.get(term) ?? 0;
    return Math.log(1 + (rows.length - n + 0.5) / (n + 0.5));
  };
  return (question, most) => {
    const asked = new Map<string, number>();
    for (const word of question.toLowerCase().match(/[a-z0-9_]+/g) ?? []) {
      for (const term of termsOf(word)) asked.set(term, 1);
      for (const also of ALSO[word] ?? []) for (const term of termsOf(also)) if (!asked.has(term)) asked.set(term, 0.5);
    }
    const scored = rows
      .map((row) => {
        let score = 0;
        for (const [term, weight] of asked) {
          const count = row.counts.get(term) ?? 0;
          if (count)
            score += (weight * rarity(term) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * row.length) / mean));
        }
        return { score: score * (row.passage.weight ?? 1), row };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const best = scored[0]?.score ?? 0;
    return scored
      .filter(({ score }) => score >= best * NEAR)
      .slice(0, most)
      .map(({ row }) => row.passage);
  };
}
