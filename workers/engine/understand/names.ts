import type { Row } from '../catalogue/row.ts';
import type { SubjectSource } from '../subject/source.ts';
import { type NamedConcept, normalisePhrase } from './lexicon.ts';

/**
 * Who is meant by which word, of all sources. A word is one entry's own: throws an Error that lists every word that two claim.
 * A source that yields leaves its words to whoever has them already, and loses entries that no word is left of.
 */
export function namesOf(sources: readonly SubjectSource[]): readonly NamedConcept[] {
  const owner = new Map<string, string>();
  const clashes: string[] = [];
  const own = (words: readonly string[], entry: string): void => {
    for (const word of words) {
      const key = normalisePhrase(word);
      const other = owner.get(key);
      if (other !== undefined && other !== entry) clashes.push(`"${key}" (${other}, ${entry})`);
      else owner.set(key, entry);
    }
  };
  const wordsOf = ({ id, aliases }: Row): readonly string[] => [id, ...aliases];
  for (const { kind, rows, yields } of sources)
    if (!yields) for (const row of rows) own(wordsOf(row), `${kind} ${row.id}`);
  if (clashes.length > 0) throw new Error(`Words that would mean two things: ${clashes.join(', ')}.`);

  return sources.flatMap(({ kind, rows, yields }) =>
    rows.flatMap((row): NamedConcept[] => {
      const entry = `${kind} ${row.id}`;
      const words = yields ? wordsOf(row).filter((word) => !owner.has(normalisePhrase(word))) : wordsOf(row);
      if (words.length === 0) return [];
      if (yields) own(words, entry);
      const { like, general = false } = row;
      return [{ kind, id: row.id, words, general, ...(like ? { like } : {}) }];
    }),
  );
}
