import { describe, expect, test } from 'vitest';
import { groundOf, readEdit } from '../../../../workers/engine/reference/inpaint/read-edit.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const edit = (text: string) => readEdit(text, understand(text), 1);

describe('what an edit asks for', () => {
  test.each([
    '', 'nothing', 'remove the sword', 'erase it', 'background', 'empty',
  ])('"%s": nothing new', (text) => expect(edit(text)).toEqual({ is: 'nothing' })); // biome-ignore format: a table

  test.each([
    ['a river', 'water'], ['grass', 'grass'], ['a stone path', 'stone'], ['a wooden floor', 'wood'], ['lava', 'lava'],
    ['bricks', 'brick'], ['a sandy road', 'sand'], ['deep snow', 'snow'], ['a blue sky', 'sky'], ['water with lilies', 'water'],
    ['black and white tiles', 'checker'], ['mossy cobblestone', 'cobble'], ['purple alien grass', 'grass'], ['a muddy path', 'mud'],
    ['a clearing', 'grass'], ['a cobbled street', 'cobble'],
  ])('"%s" is the terrain %s', (text, kind) => expect(edit(text)).toMatchObject({ is: 'ground', material: { kind } })); // biome-ignore format: a table

  test.each([
    ['a golden crown', 'hat', { piece: 'crown', material: 'gold' }], ['red robe', 'torso', { piece: 'robe', colour: '#cc3038' }],
    ['red eyes', 'eyes', { piece: 'eyes', colour: '#cc3038' }], ['a blue cape', 'back', { colour: '#3868c4' }],
    ['green hair', 'hair', { piece: 'hair', colour: '#4c9a3c' }], ['a sword', 'right', { piece: 'sword' }],
    ['black boots', 'feet', { piece: 'boots' }],
  ] as const)('"%s" is a piece of a person (%s)', (text, slot, part) => {
    expect(edit(text)).toMatchObject({ is: 'piece', slot, part });
  }); // biome-ignore format: a table

  test.each([['red', '#cc3038'], ['a red roof', '#cc3038'], ['bright blue', undefined]])('"%s" is a colour', (text, colour) => {
    const found = edit(text);
    expect(found.is).toBe('colour');
    if (found.is === 'colour' && colour) expect(found.part.colour).toBe(colour);
  }); // biome-ignore format: short

  test.each([
    ['a tree', 'tree'], ['a wizard with a red cape', 'wizard'], ['a tree on grass', 'tree'], ['a moon in the sky', 'moon'],
    ['a wolf', 'wolf'], ['a wooden door', 'door'], ['a campfire', 'campfire'],
  ])('"%s" is the subject %s', (text, concept) => {
    expect(edit(text)).toMatchObject({ is: 'subject', brief: { concept } });
  }); // biome-ignore format: a table

  test('a noun with a shape is no ground', () => {
    for (const text of [
      'a tree',
      'a sandcastle',
      'a waterfall',
      'brick house',
      'a red flower',
      'a stone',
      'a wooden bridge',
      '',
    ])
      expect(groundOf(text)).toBeUndefined();
  });
});
