import { describe, expect, it } from 'vitest';
import { inItsPlace } from '../../../workers/engine/composition/read/prepared.ts';
import { inPlainForms } from '../../../workers/engine/understand/plain-forms.ts';

describe('clauses of their own, in one form', () => {
  it.each([
    ['a car that is red', 'a car, red'],
    ['a car, its color is red', 'a car, red'],
    ['car in red', 'red car'],
    ['a girl who looks angry', 'a girl, angry'],
    ['a castle while it is raining', 'a castle in the rain'],
    ['a cat with a top hat on its head', 'a cat with a top hat'],
    ['apples x3', 'three apples'],
    ['cherry x2', 'two cherries'],
    ['coins, five of them', 'five coins'],
    ['a lantern held by an old man', 'old man holding a lantern'],
    ['robot - top hat', 'robot with a top hat'],
  ])('"%s" → "%s"', (typed, plain) => expect(inPlainForms(typed)).toBe(plain));

  it.each([
    'a woman in red',
    'a bird on its head',
    'a knight who is waiting for a friend',
    'a cat that is on a box',
    'mega man x 4 style',
    'knight - dragon',
  ])('"%s" stays', (text) => {
    expect(inPlainForms(text)).toBe(text);
  });
});

describe('a background that is a place', () => {
  it.each([
    ['knight with a forest background', 'knight in a forest'],
    ['knight, snowy mountain in the background', 'knight in a snowy mountain'],
    ['a cat, background: beach', 'a cat in a beach'],
    ['chest surrounded by a forest', 'chest in a forest'],
  ])('"%s" is where it is', (typed, placed) => expect(inItsPlace(typed)).toBe(placed));

  it.each(['a cat with a plain background', 'forest background', 'a king surrounded by wolves', 'a dog and a cat behind', 'black sand beach, volcano behind'])('"%s" is none', (text) => {
    expect(inItsPlace(text)).toBe(text);
  });
}); // biome-ignore format: tables

describe('somebody as somebody else', () => {
  it.each([
    ['my dad as a superhero, angry', 'a male superhero, angry'],
    ['my cat as a pirate', 'a pirate cat'],
    ['owl as a professor with glasses', 'a professor owl with glasses'],
    ['a rhino made of brass and steam pipes', 'a rhino made of brass with steam pipes'],
    ['a knight with a letter on chest', 'a knight with a letter on his chest'],
  ])('"%s" → "%s"', (typed, plain) => expect(inPlainForms(typed)).toBe(plain));

  it.each(['a rock as a weapon', 'a key on the chest', 'made of gold and silver'])('"%s" stays', (text) => {
    expect(inPlainForms(text)).toBe(text);
  });
});
