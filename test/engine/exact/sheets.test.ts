import { expect, it } from 'vitest';
import { expectCells, writeSheet } from '../../golden/sheet.ts';
import { ODD_PROMPTS, oddPrompts, SHEETS } from './sheets.ts';

const file = (name: string): URL => new URL(`../../golden/exact-${name}.webp`, import.meta.url);

/** A change of taste is committed as new sheets: UPDATE_GOLDEN=1. Rounding may differ between processors: a pixel a cell is forgiven. */
it.each(Object.keys(SHEETS))('draws the committed sheet %s', async (name) => {
  const [columns, cells] = SHEETS[name]!;
  await expectCells(cells(), file(name), { columns, forgiven: 2000 });
});

/** Other layers change what odd texts become, so their sheet is to look at; that each is a picture of its own is tested. */
it('draws every odd prompt', async () => {
  const cells = await oddPrompts();
  if (process.env.UPDATE_GOLDEN) await writeSheet(cells, file('odd-prompts'), { columns: 10 });
  for (const [prompt, { data }] of cells) {
    const covered = data.filter((v, i) => i % 4 === 3 && v === 255).length;
    expect(covered, prompt).toBeGreaterThan(400);
  }
  expect(new Set([...cells.values()].map(({ data }) => data.join())).size).toBe(ODD_PROMPTS.length);
});
