import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { expectCells } from './sheet.ts';

/** Every seventh of what is drawn from shapes of others: emoji, silhouettes, icons. */
const NAMES = readFileSync(new URL('nouns.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

test('three hundred nouns that come from shapes look as one artist drew them', { timeout: 120_000 }, async () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(300);
  const cells = new Map<string, Rgba>();
  for (const name of NAMES) {
    const { image } = await draw({ description: name, width: 48, height: 48, seed: 4, noBackground: true });
    cells.set(name, image);
  }
  await expectCells(cells, new URL('nouns.webp', import.meta.url), { columns: 20 });
});
