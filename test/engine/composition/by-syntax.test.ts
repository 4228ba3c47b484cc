import { describe, expect, test } from 'vitest';
import { lostWords } from '../../../workers/engine/composition/read/lost-words.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { readBySyntax } from '../../../workers/engine/composition/read/syntax/index.ts';
import { inPlainOrder } from '../../../workers/engine/composition/read/syntax/subject-text.ts';
import { gerundOf, Tree } from '../../../workers/engine/composition/read/syntax/tree.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { parse } from '../../../workers/engine/understand/syntax/index.ts';

const read = (text: string) => understand(text, { seed: 1 });

/** "dwarf holding axe; dove": who is there and how they are to each other. */
function told(text: string): string {
  const { draft } = readBySyntax(parse(text).tokens, read);
  const name = (id: number): string => {
    const { brief, count, act } = draft.nodes[id]!;
    return `${count > 1 ? `${count} ` : ''}${brief.concept}${act ? ` (${act.verb})` : ''}`;
  };
  const related = draft.edges.map(({ a, is, b }) => `${name(a)} ${is} ${name(b)}`);
  const alone = draft.nodes.filter(({ id }) => !draft.edges.some(({ a, b }) => a === id || b === id));
  return [...related, ...alone.map(({ id }) => name(id))].join('; ');
}

describe('a sentence read by its syntax', () => {
  test.each([
    ['farmer milks cow', 'farmer milking cow'],
    ['potion, scroll and dagger', 'potion; scroll; dagger'],
    ['penguin riding on the back of a seal', 'penguin ride seal'],
    ['four adventurers around a campfire: bard, dwarf, rogue', 'bard around campfire; dwarf around campfire; thief around campfire'], // biome-ignore format: one line
    ['a jar with a candle inside', 'candle in jar'],
    ['a knight, castle behind', 'castle behind knight'],
    ['boxer sitting on a stool', 'boxer sit on stool'],
    ['capybara with an orange on its head', 'orange on head capybara'],
    ['vampire lord, in front of castle', 'vampire before castle'],
    ['a goblin steals a lantern', 'goblin hold lantern'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test("what a person wears and holds is the person's", () => {
    const { draft } = readBySyntax(parse('dwarf miner with a helmet and a pickaxe over the shoulder').tokens, read);
    expect(draft.nodes).toHaveLength(1);
    expect(draft.nodes[0]!.brief.parts.map(({ piece }) => piece).join(' ')).toMatch(/helmet.*pickaxe/);
  });

  test('a part that nothing shows is no thing of its own', () => {
    const { draft } = readBySyntax(parse('a dagger with an elbow').tokens, read);
    expect(draft.nodes.map(({ brief }) => brief.concept)).toEqual(['dagger']);
    expect(draft.unknown.join(' ')).toContain('elbow');
  });
});

describe('what a reading loses', () => {
  const lost = (text: string): readonly string[] => lostWords(text, readScene(text, read));
  test.each(['a cat sleeping on a chair', 'a boy walking his dog on a red leash', 'a village at night in the snow'])(
    'nothing of "%s"',
    (text) => {
      expect(lost(text)).toEqual([]);
    },
  );

  test('a word that nobody knows', () => {
    expect(lost('a knight with a zorblat')).toEqual(['zorblat']);
  });

  test('the reading that loses less is taken', () => {
    const text = 'an opera singer mid-note, very big dress';
    expect(readScene(text, read).nodes.map(({ brief }) => brief.kind)).toEqual(['humanoid']);
  });
});

test.each([
  ['milks', 'milking'],
  ['chases', 'chasing'],
  ['carries', 'carrying'],
  ['sat', 'sitting'],
  ['lies', 'lying'],
  ['running', 'running'],
  ['watches', 'watching'],
])('%s → %s', (word, gerund) => {
  expect(gerundOf(word)).toBe(gerund);
});

test('branches of a tree as text', () => {
  const tree = new Tree(parse('a knight with a red cape').tokens);
  const cape = tree.tokens.findIndex(({ text }) => text === 'cape');
  expect(tree.surface(cape)).toBe('with a red cape');
  expect(tree.caseOf(cape)).toBe('with');
  expect(tree.core(cape)).toBe('a red cape');
});

describe('one subject in plain order', () => {
  test('what was lost is said with it', () => {
    expect(inPlainOrder('old radio with bent antenna, brown wood')).toBe('brown wood old radio with bent antenna');
  });

  test.each(['a knight with a red cape', 'wooden chest', 'an unheard-of zorblat'])(
    '"%s" stays as it was typed',
    (text) => {
      expect(inPlainOrder(text)).toBe(text);
    },
  );
});
