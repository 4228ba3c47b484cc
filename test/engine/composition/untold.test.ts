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

test('only what was not shown is taken out of the sentence', () => {
  const brief = { drawnAs: 'a house (with ivy, with a flag, leaning); it next to a cat (striped)', unknown: ['old'] };
  expect(withoutUnshown(brief as never, ['with a flag', 'striped'])).toEqual({
    drawnAs: 'a house (with ivy, leaning); it next to a cat',
    unknown: ['old', 'flag', 'striped'],
  });
});
