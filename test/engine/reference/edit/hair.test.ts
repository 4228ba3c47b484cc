import { expect, test } from 'vitest';
import { wordsOf } from '../../../../src/pixels/image.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { openModels } from '../../../../workers/engine/inference/models.ts';
import { editPicture } from '../../../../workers/engine/reference/edit/index.ts';

const models = await openModels(new URL('../../../../models', import.meta.url).pathname, { device: 'cpu' });

/** Rows of a figure 64 px high, and how many pixels of each a wish for green hair changes. */
async function greened(description: string): Promise<number[]> {
  const { image } = await draw({ description, width: 64, height: 64, seed: 4, noBackground: true });
  const { image: edited } = await editPicture(models, image, 'make the hair green', { seed: 1 });
  const [was, is] = [wordsOf(image), wordsOf(edited)];
  return Array.from({ length: image.height }, (_, y) =>
    [...was.subarray(y * image.width, (y + 1) * image.width)].reduce(
      (n, c, x) => n + (c === is[y * image.width + x] ? 0 : 1),
      0,
    ),
  );
}
const sum = (rows: readonly number[]): number => rows.reduce((a, b) => a + b, 0);

test('brown hair over a tanned face is told from it, all of it', async () => {
  const rows = await greened('a villager');
  expect(sum(rows.slice(0, 16))).toBeGreaterThan(120);
  expect(sum(rows.slice(32))).toBe(0);
});

test('below a crown the hair alone changes', async () => {
  const rows = await greened('a princess');
  expect(sum(rows.slice(0, 8))).toBe(0);
  expect(sum(rows.slice(10, 32))).toBeGreaterThan(60);
});

test.each(['a knight', 'a ninja', 'a wizard'])('%s shows no hair under what covers it', async (who) => {
  await expect(greened(who)).rejects.toThrow(/^No hair was found/);
});
