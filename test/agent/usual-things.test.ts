import { expect, test } from 'vitest';
import { subjectOf } from '../../workers/agent/planner/words/subjects.ts';
import { USUAL } from '../../workers/agent/planner/words/usual-things.ts';
import { understand } from '../../workers/engine/understand/index.ts';

test('what is usual of a group is drawn by every word of its name', () => {
  const kinds = [...new Set(USUAL.flatMap(([, , all]) => all.split('|')))];
  const lost = kinds.filter((kind) => {
    const { unknown, confidence } = understand(kind);
    return unknown.length > 0 || confidence < 0.9 || !subjectOf(kind) || subjectOf(kind)?.kind === 'place';
  });
  expect(lost).toEqual([]);
});
