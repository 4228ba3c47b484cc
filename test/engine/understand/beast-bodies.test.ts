import { describe, expect, it } from 'vitest';
import { isLiving } from '../../../workers/engine/catalogue/living.ts';
import { bodyPlainly } from '../../../workers/engine/understand/beast-bodies.ts';
import { holdsPlainly } from '../../../workers/engine/understand/beast-holds.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what a creature bears', () => {
  it.each([
    ['turtle with an island on its back, palm tree', 'turtle with a palm tree on its back'],
    ['whale with a whole city on its back', 'whale with a house on its back'],
    ['lion with a sun shaped mane', 'lion with a mane'],
    ['bear with a moon mark on its chest', 'bear moonbranded'],
    ['spider with skull mark on abdomen', 'spider skullbranded'],
    ['wolf with a moon mark on forehead', 'wolf with a moon on its forehead'],
    ['wolf covered in blue tattoos', 'wolf with blue tattoos'],
    ['mushroom creature with a red spotted cap and tiny arms', 'red mushroom creature with tiny arms'],
    ['harpy, brown feathers, sharp talons', 'harpy, brown wings'],
    ['dog with a blue cap', 'dog with a blue cap'],
  ])('%s', (said, plain) => expect(bodyPlainly(said, true)).toBe(plain)); // biome-ignore format: a table

  it.each([
    ['wolf with glowing blue runes on its fur', 'runes'],
    ['elephant painted with flowers', 'flowers'],
  ])('%s has them on its flanks', (text, piece) => {
    const brief = understand(text);
    expect(brief.parts.map((part) => part.piece)).toEqual([piece]);
    expect(brief.unknown).toEqual([]);
  });

  it('knows kinds of creatures and animals of flat shapes as such', () => {
    for (const id of ['toad', 'parrot', 'lady-beetle', 'heron', 'slime']) expect(isLiving(id), id).toBe(true);
    for (const id of ['palm-tree', 'sword', 'evergreen-tree', 'house']) expect(isLiving(id), id).toBe(false);
  });
});

describe('what a creature holds', () => {
  it.each([
    ['cat with a witch hat and broom', 'cat with a witch hat, holding a broom'],
    ['owl flying with a letter', 'owl flying, holding a letter'],
    ['pig with an umbrella', 'pig holding an umbrella'],
    ['cyclops with club', 'cyclops with club'],
    ['fox with a red scarf', 'fox with a red scarf'],
    ['spider with a skull on its back', 'spider with a skull on its back'],
  ])('%s', (said, plain) => expect(holdsPlainly(said)).toBe(plain)); // biome-ignore format: a table
});
