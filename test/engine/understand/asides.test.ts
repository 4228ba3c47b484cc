import { describe, expect, it } from 'vitest';
import { withoutAsides } from '../../../workers/engine/understand/asides.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

describe('what is said by the way', () => {
  it.each([
    ['white crane, one leg up, ink wash look', 'white crane, one leg up'],
    ['a frog flexing its muscles like a bodybuilder', 'a frog flexing its muscles'],
    ["triceratops, friendly, for a kids' lesson about dinosaurs", 'triceratops, friendly'],
    ['a river with palm trees, used as a quiz background', 'a river with palm trees'],
    ['ghostly deer with glowing antlers, forest spirit', 'ghostly deer with glowing antlers'],
    ['fire starter monster, small salamander', 'fire small salamander'],
    ['chapel built out of whale bones', 'chapel made of bone'],
    ['igloo made of blue ice blocks', 'igloo made of blue ice'],
    ['a monster that teaches children how to count', 'a monster'],
  ])('%s', (text, left) => {
    expect(withoutAsides(text).text).toBe(left);
  });

  it.each([
    'a hat looking like a mushroom',
    'a knight, a dragon',
    'an ink bottle, a quill',
    'a monster, two children',
    'a cat and a dog, forest',
    'a wizard for a chess set',
  ])('%s keeps its words', (text) => {
    expect(withoutAsides(text).text).toBe(text);
  });

  it('tells what is lost', () => {
    expect(heard('a crane, ink wash look').unknown).toEqual(['ink', 'wash']);
  });
});
