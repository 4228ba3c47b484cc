import { describe, expect, test } from 'vitest';
import { nearest, readSets } from '../../../../workers/engine/reference/edit/hand-set.ts';
import { partIn } from '../../../../workers/engine/reference/edit/look-words.ts';
import { BOWS, HEADS } from '../../../../workers/engine/reference/edit/rows-held.ts';
import { HATS, KNOTS } from '../../../../workers/engine/reference/edit/rows-worn.ts';

describe('what is set by hand', () => {
  const all = [HEADS, BOWS, HATS, KNOTS].flatMap((table) => Object.entries(table));
  test.each(all)('the rows of %s are even, of known letters, and grow with what they fit', (_name, sets) => {
    for (const { rows } of sets) {
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      for (const row of rows) expect(row).toMatch(/^[abcdAefghEnmyorkwt.]+$/);
    }
    const widths = sets.map(({ rows }) => rows[0]!.length);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('the nearest set is taken, by how many times one size is of the other', () => {
    const { a } = readSets('a 5\nx\n\na 10\ny') as { a: readonly { fits: number; rows: readonly string[] }[] };
    expect(nearest(a!, 6).rows).toEqual(['x']);
    expect(nearest(a!, 9).rows).toEqual(['y']);
  });
});

test('a top hat is no top that somebody wears', () => {
  expect(partIn('add a black top hat')?.slot).toBe('hat');
  expect(partIn('a black top')?.slot).toBe('torso');
});
