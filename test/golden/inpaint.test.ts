import { test } from 'vitest';
import { cloneImage, forcePalette, maskOf } from '../../src/pixels/index.ts';
import type { Px, Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import type { DrawRequest } from '../../workers/engine/types.ts';
import { rectangle } from '../engine/reference/inpaint/masks.ts';
import { PALETTES } from '../engine/reference/style/pictures.ts';
import { expectCells } from './sheet.ts';

type Box = readonly [x: Px, y: Px, width: Px, height: Px];

const picture = async (description: string, more: Partial<DrawRequest> = {}): Promise<Rgba> =>
  (await draw({ description, width: 48, height: 48, seed: 5, noBackground: true, ...more })).image;
const scene = (description: string, more: Partial<DrawRequest> = {}) =>
  picture(description, { width: 48, height: 48, noBackground: false, seed: 2, ...more });

async function knownPictures() {
  const knight = await picture('a knight with a sword');
  const woman = await picture('a woman with brown hair in a green dress');
  const cut = cloneImage(woman);
  maskOf(rectangle(48, 48, 8, 20, 32, 16)).forEach((open, i) => {
    if (open) cut.data.fill(0, i * 4, i * 4 + 4);
  });
  const whitened = cloneImage(knight);
  maskOf(rectangle(48, 48, 8, 0, 32, 18)).forEach((open, i) => {
    if (open) whitened.data.fill(255, i * 4, i * 4 + 4);
  });
  return {
    knight, woman, cut, whitened,
    greens: forcePalette(knight, PALETTES['four greens']),
    orc: await picture('an orc warrior'),
    wizard: await picture('a wizard in a purple robe'),
    chest: await picture('a treasure chest'),
    house: await picture('a house'),
    meadow: await scene('a small mushroom in a meadow', { view: 'high top-down', coverage: 7 }),
    desert: await scene('a cactus in the desert', { coverage: 8 }),
    dungeon: await scene('a barrel in a dungeon', { coverage: 10 }),
    cottage: await scene('a cottage', { view: 'side' }),
  }; // biome-ignore format: a table
}

const CASES: readonly (readonly [description: string, known: keyof Awaited<ReturnType<typeof knownPictures>>, hole: Box])[] = [
  ['a golden crown', 'woman', [10, 0, 28, 14]], ['a golden crown', 'greens', [10, 0, 28, 14]], ['a wizard hat', 'orc', [8, 0, 32, 16]],
  ['red robe', 'wizard', [8, 20, 32, 28]], ['a red robe', 'knight', [10, 20, 28, 26]], ['red eyes', 'woman', [17, 10, 14, 7]],
  ['blue hair', 'woman', [10, 0, 28, 16]], ['golden armor', 'knight', [14, 20, 20, 16]], ['a skeleton', 'whitened', [8, 0, 32, 18]],
  ['a woman in a red dress', 'cut', [8, 20, 32, 16]], ['black boots', 'orc', [8, 38, 32, 10]], ['remove the sword', 'knight', [0, 10, 15, 36]],
  ['a flower', 'knight', [0, 16, 14, 32]], ['a ruby gem', 'chest', [18, 18, 12, 12]], ['a cat', 'chest', [10, 0, 28, 14]],
  ['a wooden door', 'house', [18, 28, 14, 18]], ['a blue roof', 'house', [0, 0, 48, 24]], ['a purple banner', 'house', [4, 6, 12, 18]],
  ['a tree', 'meadow', [2, 2, 22, 30]], ['a river', 'meadow', [0, 8, 48, 12]], ['a stone path', 'meadow', [4, 0, 12, 48]],
  ['nothing', 'meadow', [12, 26, 26, 22]], ['a well', 'desert', [12, 14, 24, 32]], ['snow', 'desert', [0, 30, 48, 18]],
  ['a skeleton', 'dungeon', [1, 10, 17, 32]], ['a torch', 'dungeon', [34, 2, 9, 18]], ['a wooden floor', 'dungeon', [0, 20, 48, 28]],
  ['a campfire', 'cottage', [30, 30, 16, 16]], ['a knight', 'cottage', [1, 20, 16, 27]], ['a red moon', 'cottage', [1, 1, 12, 12]],
]; // biome-ignore format: a table

/** The known picture with its hole checkered white. */
function marked(known: Rgba, mask: Rgba): Rgba {
  const out = cloneImage(known);
  maskOf(mask).forEach((open, i) => {
    if (open && (i + Math.floor(i / known.width)) % 2 === 0) out.data.fill(255, i * 4, i * 4 + 4);
  });
  return out;
}

test('thirty edits look as approved', { timeout: 60_000 }, async () => {
  const known = await knownPictures();
  const cells = new Map<string, Rgba>();
  for (const [description, name, box] of CASES) {
    const mask = rectangle(48, 48, ...box);
    cells.set(`${name} before ${description}`, marked(known[name], mask));
    cells.set(`${name} with ${description}`, await picture(description, { knownImage: known[name], mask, seed: 4 }));
  }
  await expectCells(cells, new URL('inpaint.webp', import.meta.url), { columns: 12 });
});
