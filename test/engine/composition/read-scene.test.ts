import { describe, expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { RELATIONS } from '../../../workers/engine/composition/relations.ts';
import { VERBS } from '../../../workers/engine/composition/verbs.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);
const PLAIN = { width: 64, height: 64, background: true, flat: true } as const;
const graphOf = (text: string) => readScene(text, read);

/** "3 fox around campfire": subjects and relations in one line. */
function told(text: string): string {
  const { nodes, edges } = graphOf(text);
  const name = (id: number): string =>
    `${nodes[id]!.count} ${nodes[id]!.brief.concept}${nodes[id]!.act ? ` (${nodes[id]!.act.verb})` : ''}`;
  const related = edges.map(
    ({ a, is, b, c }) => `${name(a)} ${is} ${name(b)}${c === undefined ? '' : ` and ${name(c)}`}`,
  );
  return related.length > 0 ? related.join('; ') : nodes.map((n) => name(n.id)).join('; ');
}

test.each([
  ['three foxes around a campfire', '3 fox around 1 campfire'],
  ['a chicken between two cows', '1 chicken between 2 cow'],
  ['a lantern between a bed and a chair', '1 lantern between 1 bed and 1 chair'],
  ['two samurai fighting', '1 samurai fight 1 samurai'],
  ['four goblins fighting one knight', '4 goblin fight 1 knight'],
  ['a wizard with a black cat on his shoulder', '1 black-cat on shoulder 1 wizard'],
  ['a crate full of apples', '1 crate full 5 apple'],
  ['a sleeping cat on a chair', '1 cat (sleep) on 1 chair'],
  ['an archer shooting an arrow at a target', '1 archer (shoot) attack 1 target'],
  ['a man in a boat', '1 person in 1 boat'],
  ['a witch on a broom', '1 witch ride 1 broom'],
  ['a mother and a child holding hands', '1 mom hands 1 child'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected);
});

describe('one subject that stands there is no composition', () => {
  it.each([
    'a knight with a red cape and a golden crown',
    'knight riding a horse',
    'a fox in a business suit',
    'red and white mushroom',
    'a woman in a red dress holding a sword',
    'fishing rod',
    'three apples',
    'dragon, green scales, big wings',
    'bow and arrow',
  ])('%s', (text) => {
    expect(compositionOf(text, understand(text), read, PLAIN)).toBeUndefined();
  });
});

it('tells relations and things that it makes nothing of', () => {
  expect(graphOf('a knight next to a zogwort').unknown).toContain('zogwort');
  expect(graphOf('a cat on a couch').unknown).toEqual([]);
});

it('has at least 60 relations and 60 verbs, and no phrase twice among the relations', () => {
  const phrases = Object.values(RELATIONS).flatMap((r) => r.words as readonly string[]);
  expect(Object.keys(RELATIONS).length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(VERBS).length).toBeGreaterThanOrEqual(60);
  expect(phrases.filter((p, i) => phrases.indexOf(p) !== i)).toEqual([]);
});

test.each([
  ['spaceship corridor', 'space station'],
  ['dungeon prison cell', 'prison'],
  ['train station platform at night', 'station'],
  ['floating islands with clouds', 'sky islands'],
  ['a castle', undefined],
  ['a gold mine', undefined],
  ['a stone bridge', undefined],
])('"%s" is the place %s: of several words the last one says what it is', (text, place) => {
  expect(graphOf(text).place).toBe(place);
});
