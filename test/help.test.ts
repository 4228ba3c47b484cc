import { expect, test } from 'vitest';
import { findHelp } from '../src/help/index.ts';

test.each([
  ['how do I get more credit?', 'README › Configuration', /token -- credit/],
  ['how do I start it?', 'README › Start', /npm start/],
  ['what is the licence of the pictures?', 'README › Licence', /MIT/],
])('%s is answered first by %s: users ask before those who work on the code', (question, source, says) => {
  const [first] = findHelp(question);
  expect(first?.source).toBe(source);
  expect(first?.text).toMatch(says);
});

test('what only says that an id is one answers nothing', () => {
  const passages = findHelp('how do I animate a character?');
  expect(passages.map(({ source }) => source)).toContain('Tool animate_character');
  expect(passages.filter(({ text }) => /: Id of [\w ]+\.$/.test(text))).toEqual([]);
});
