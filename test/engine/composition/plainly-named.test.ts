import { describe, expect, it } from 'vitest';
import { plainlyNamed } from '../../../workers/engine/composition/read/plainly-named.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });

describe('who is meant is said in full', () => {
  it.each([
    ['boxer knocked out, the other one with arms up', 'boxer knocked out and another boxer with arms up'],
    ['crab with a knife, another one with a fork', 'crab holding a knife and another crab holding a fork'],
    ['ship grabbed by kraken tentacles, five of them', 'ship grabbed by five kraken tentacles'],
    ['thief climbing out a window while a dog bites his pants', 'thief climbing out of a window while a dog bites him'],
    ['biker vs ninja, crowd behind', 'biker vs ninja, six people behind them'],
    ['mouse stealing cheese from a mousetrap', 'mouse stealing cheese next to a mousetrap'],
    ['bride and groom cutting a cake', 'bride and groom with a knife next to a cake'],
    ['police chase, two cop cars behind a red sports car', 'two cop cars behind a red sports car'],
    ['couple holding hands', 'a man and a woman holding hands'],
    ['subway car, one sleeping man', 'subway car, a sleeping man'],
    ['mother and baby elephant', 'an elephant and a baby elephant'],
    ['horse race, one jockey falling', 'two jockeys riding two horses, one jockey falling'],
    ['battle on a frozen lake, wolves and knights', 'wolves fighting knights, on a frozen lake'],
    [
      'two dwarves carrying a chest, a third one holding a torch',
      'two dwarves carrying a chest and another dwarf holding a torch',
    ],
    ['teacher at the board, one student sleeping', 'teacher at the board, a student sleeping'],
    ['car chase', 'a police car chasing a red car'],
    ['dragon attack on a village', 'dragon attacking a village'],
    ['bear stealing a basket, family running away', 'bear stealing a basket, a man, a woman and a child running away'],
    ['a cat with a ball and a dog with a bone', 'a cat holding a ball and a dog holding a bone'],
    ['candle, book and a skull on a table', 'a candle, a book and a skull on a table'],
  ])('%s', (text, full) => {
    expect(plainlyNamed(heard(text).text, read)).toBe(full);
  });

  it('who is named without "and" acts alone', () => {
    const { nodes } = readScene('two swans, an old man fishing', read);
    expect(nodes.map(({ act }) => act?.verb)).toEqual([undefined, 'fish']);
  });

  it('leaves what is plain already', () => {
    for (const text of ['three candles, the middle one is out', 'a candle, a book and a skull on a table', 'woodcutter cutting a tree', 'thief stealing a purse from an old lady', 'dog biting a bone']) expect(plainlyNamed(text, read)).toBe(text); // biome-ignore format: one line
  });

  it.each([
    ['wolf chasing a rabbit, a bird on a fence', ['0 chase 1', '2 on 3']],
    ['man feeding a horse, a cat under a bench', ['0 feeding 1', '2 under 3']],
    ['lion tamer with a whip, lion on a stool', ['1 on 2']],
    ['girl with a hat, a cat in a box', ['1 in 2']],
    ['knight fighting a dragon, a princess in a tower', ['0 fight 1', '2 in 3']],
  ])('%s: who is elsewhere has nothing done to it', (text, edges) => {
    expect(readScene(text, read).edges.map(({ a, is, b }) => `${a} ${is} ${b}`)).toEqual(edges);
  });
});
