import { describe, expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

const pieces = (text: string) => understand(text, { seed: 1 }).parts.map(({ piece }) => piece);

describe('a thing named before what is worn says what that is like', () => {
  it.each([
    ['chef with a lobster hat', 'top/lobster'],
    ['witch with a cauldron hat', 'top/cauldron'],
    ['girl with a pumpkin shaped hat', 'top/pumpkin'],
    ['wizard with a hat shaped like a cake', 'top/cake'],
    ['ninja with a cheese mask', 'head/cheese'],
    ['astronaut with a mushroom staff', 'topped/mushroom'],
  ])('%s', (text, piece) => {
    expect(pieces(text)).toContain(piece);
    expect(pieces(text).filter((id) => id.startsWith('held/'))).toEqual([]);
  });

  it.each([
    'elf with strawberry shoes',
    'ninja with banana armor',
    'dwarf with cactus gloves',
    'king with a crab tattoo',
  ])('%s: in its colour, and in no hand', (text) => {
    const { parts, unknown } = understand(text, { seed: 1 });
    expect(parts).toHaveLength(1);
    expect(parts[0]!.colour).toBeDefined();
    expect(unknown).toEqual([]);
  });

  it('cloth has small pictures of what there is one of', () => {
    expect(understand('witch with star shoes', { seed: 1 }).parts).toMatchObject([{ pattern: 'emblem:star' }]);
  });

  it.each(['boy dressed as an apple', 'man in an apple costume', 'girl that looks like an apple'])('%s', (text) => {
    expect(pieces(text)).toEqual(['top/apple', 'onesie']);
  });

  it('beasts of onesies and what is held stay as they are', () => {
    expect(pieces('kid in a dinosaur costume')).toContain('dinosaur-onesie-hood');
    expect(pieces('man holding a pumpkin')).toContain('held/pumpkin');
    expect(pieces('man in a suit')).toEqual(['suit']);
  });
});
