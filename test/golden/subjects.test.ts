import { test } from 'vitest';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { expectCells } from './sheet.ts';

const six = ['knight', 'treasure chest', 'cottage', 'tree', 'dragon', 'potion'] as const;
const picture = async (description: string, side: number, seed: number): Promise<Rgba> =>
  (await draw({ description, width: side, height: side, seed, noBackground: true })).image;

test('eight seeds of one prompt are the variations of a designer', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const name of six)
    for (let seed = 1; seed <= 8; seed++) cells.set(`${name}, seed ${seed}`, await picture(name, 48, seed));
  await expectCells(cells, new URL('seeds.webp', import.meta.url), { columns: 8 });
});

test.each([
  [16, 24, 32, 48, 64],
  [96, 128],
  [192, 256],
])('six subjects at %i px and up grow in detail', { timeout: 60_000 }, async (...sides) => {
  const cells = new Map<string, Rgba>();
  for (const name of six) for (const side of sides) cells.set(`${name} ${side}`, await picture(name, side, 3));
  await expectCells(cells, new URL(`sizes-${sides[0]}.webp`, import.meta.url), { columns: sides.length < 3 ? 6 : 10 });
});

test('faces by age, sex, mood and kind', { timeout: 60_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const who of ['a man', 'a smiling woman', 'an angry man', 'a sad girl', 'an old man', 'a surprised boy', 'an elf', 'an orc', 'a cute witch', 'a skeleton', 'a catfolk', 'a robot'])
    cells.set(who, await picture(`portrait of ${who}`, 64, 2));
  await expectCells(cells, new URL('faces.webp', import.meta.url), { columns: 6 });
}); // biome-ignore format: a list
