import { describe, expect, test } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';
import { peopleTyped } from '../../../workers/engine/understand/people-typed.ts';

describe('what is typed of a person', () => {
  test.each([
    ['woman in a white lab coat over a blue shirt', 'woman in a white lab coat and a blue shirt'],
    ['knight with steel armor over a red tunic', 'knight with steel armor and a red tunic'],
    ['lantern over a door', 'lantern over a door'],
    ['pirate captain with a parrot on her shoulder', 'female pirate captain with a parrot on her shoulder'],
    ['a woman with a cat on her lap', 'a woman with a cat on her lap'],
    ['dragon with her eggs', 'dragon with her eggs'],
    ['falconer with a hawk on his gloved arm', 'falconer with a hawk on his arm'],
    ['scientist with red rubber gloves', 'scientist with red gloves'],
    ['dancer, one hand up with a fan', 'dancer, holding a fan'],
    ['mechanic in dirty blue overalls', 'mechanic in mudstained blue overalls'],
  ])('%s', (typed, read) => expect(peopleTyped(typed)).toBe(read));

  test('the other hand is no word that is left', () => {
    expect(understand('alchemist holding a flask in one hand and a scroll in the other').unknown).toEqual([]);
  });
});
