import { describe, expect, it } from 'vitest';
import { inPlainPairs } from '../../../workers/engine/composition/read/turns-of-pairs.ts';

describe('two, told from the other side', () => {
  it.each([
    ['a table with a cat under it', 'a cat under a table'],
    ['a barrel with a black cat sitting on top of it', 'a black cat on a barrel'],
    ['a barrel and on it a cat', 'a cat on a barrel'],
    ['two trees with a girl between them', 'a girl between two trees'],
    ['two trees, a girl stands between them', 'a girl between two trees'],
    ['a girl with a tree on each side', 'a girl between two trees'],
    ['a box containing a cat', 'a cat in a box'],
    ['a robot getting a flower from a girl', 'a girl giving a flower to a robot'],
    ['a girl giving a bear a big hug', 'a girl hugging a bear'],
    ["a boy holding a girl's hand", 'a boy holding hands with a girl'],
  ])('"%s" → "%s"', (typed, plain) => expect(inPlainPairs(typed)).toBe(plain));

  it.each(['a cake with a cherry on top', 'a girl with a dog on each side', 'a jar containing salt', 'a knight getting a sword from a rack', 'a table with a drawer underneath'])('"%s" stays', (text) => {
    expect(inPlainPairs(text)).toBe(text);
  });
}); // biome-ignore format: tables
