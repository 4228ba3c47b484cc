import { describe, expect, it } from 'vitest';
import { sentencesOf, wrongIn } from './sentences.ts';

const list = (name: string) => sentencesOf(new URL(name, import.meta.url).pathname);

describe('whole sentences', () => {
  it.each([...list('sentences.tsv'), ...list('sentences-2.tsv')].map((sentence) => [sentence.text, sentence] as const))(
    '"%s"',
    (_, sentence) => {
      expect(wrongIn(sentence)).toEqual([]);
    },
  );
});
