import { describe, expect, it } from 'vitest';
import type { Row } from '../../../workers/engine/catalogue/row.ts';
import type { SubjectSource } from '../../../workers/engine/subject/source.ts';
import { SOURCES } from '../../../workers/engine/subject/sources.ts';
import { Lexicon } from '../../../workers/engine/understand/lexicon.ts';
import { namesOf } from '../../../workers/engine/understand/names.ts';

const source = (rows: readonly Row[], more: Partial<SubjectSource> = {}): SubjectSource => ({
  name: 'toys',
  kind: 'thing',
  rows,
  body: () => {
    throw new Error('not drawn here');
  },
  ...more,
});

const lexiconOf = (...sources: readonly SubjectSource[]): Lexicon =>
  new Lexicon({ concepts: namesOf(sources), species: [], pieces: [], worn: new Map(), components: [] });
const meant = (lexicon: Lexicon, word: string) => lexicon.read(word).find((r) => r.is === 'concept');

describe('whose a word is', () => {
  it('is one entry of the catalogue for every word', () => {
    expect(namesOf(SOURCES).length).toBeGreaterThan(550);
  });

  it('is an error where two entries claim it, naming the word and both', () => {
    const two = source([
      { id: 'phone', aliases: ['tablet', 'handy'] },
      { id: 'pill', aliases: ['tablet'] },
    ]);
    expect(() => namesOf([two])).toThrow('"tablet" (thing phone, thing pill)');
    const twin = source([{ id: 'king-phone', aliases: [] }], { kind: 'humanoid' });
    expect(() => namesOf([twin, source([{ id: 'phone', aliases: ['king phone'] }])])).toThrow(
      '"king phone" (humanoid king-phone, thing phone)',
    );
  });

  it('is the earlier one’s where a pack yields; entries without words of their own are not there', () => {
    const tables = source([{ id: 'phone', aliases: ['mobile'] }]);
    const pack = source(
      [
        { id: 'mobile', aliases: ['crib toy'] },
        { id: 'phone', aliases: [] },
      ],
      { name: 'pack', yields: true },
    );
    const lexicon = lexiconOf(tables, pack);
    expect(meant(lexicon, 'mobile')).toMatchObject({ id: 'phone' });
    expect(meant(lexicon, 'crib toy')).toMatchObject({ id: 'mobile' });
    expect(namesOf([tables, pack]).map(({ id, words }) => [id, words])).toEqual([
      ['phone', ['phone', 'mobile']],
      ['mobile', ['crib toy']],
    ]);
  });

  it('is the namesake’s before one’s that only stands in', () => {
    const bear = source([{ id: 'bear', aliases: [], like: ['koala', 'sloth'] }]);
    expect(meant(lexiconOf(bear), 'koala')).toMatchObject({ id: 'bear', like: true });
    const koala = source([{ id: 'koala', aliases: [] }], { name: 'pack', yields: true });
    expect(meant(lexiconOf(bear, koala), 'koala')).toEqual({
      is: 'concept',
      kind: 'thing',
      id: 'koala',
      weak: false,
      general: false,
    });
  });
});
