import { expect, test } from 'vitest';
import { withoutUnshown } from '../../../workers/engine/composition/untold.ts';
import { draw } from '../../../workers/engine/draw.ts';

const told = async (description: string) =>
  (await draw({ description, width: 48, height: 48, seed: 1, noBackground: true })).brief;

test('what was said of a part and left no pixel changed is told as not understood', async () => {
  const { drawnAs, unknown } = await told('walrus with a broken tusk');
  expect(drawnAs).toBe('a walrus');
  expect(unknown).toContain('broken tusk');
});

test('what is seen is told as drawn', async () => {
  const { drawnAs, unknown } = await told('elephant with one broken tusk');
  expect(drawnAs).toContain('broken tusk');
  expect(unknown).toEqual([]);
});

test('a mark in the coat of an animal is painted there, and no thing on its back', async () => {
  const { drawnAs, unknown } = await told('horse with a flame mark on its side');
  expect(drawnAs).toBe('a horse (with the sign of a flame)');
  expect(unknown).toEqual([]);
});

test('only what was not shown is taken out of the sentence', () => {
  const brief = { drawnAs: 'a house (with ivy, with a flag, leaning); it next to a cat (striped)', unknown: ['old'] };
  expect(withoutUnshown(brief as never, ['with a flag', 'striped'])).toEqual({
    drawnAs: 'a house (with ivy, leaning); it next to a cat',
    unknown: ['old', 'flag', 'striped'],
  });
});

test('ears, tails and legs that a drawing has no part for are found by its outline', async () => {
  const of = async (description: string, size: number) => {
    const { image, brief } = await draw({ description, width: size, height: size, seed: 2, noBackground: true });
    return { image, unknown: brief.unknown, filled: image.data.filter((v, i) => i % 4 === 3 && v > 0).length };
  };
  const [cat, tailless, earless, dog, bandaged] = [await of('cat', 48), await of('cat with a missing tail', 48), await of('cat with one ear missing', 48), await of('dog', 32), await of('dog with a bandaged leg', 32)]; // biome-ignore format: one line
  expect(tailless.filled).toBeLessThan(cat.filled * 0.95);
  expect(earless.filled).toBeLessThan(cat.filled);
  expect(bandaged.filled).toBe(dog.filled);
  expect(bandaged.image.data.some((v, i) => v !== dog.image.data[i])).toBe(true);
  expect([tailless, earless, bandaged].flatMap(({ unknown }) => unknown)).toEqual([]);
});
