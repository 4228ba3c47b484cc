import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { cloneImage, createImage } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { differences, writeSheet } from './sheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A square of one colour with a clear border. */
function square(red: number): Rgba {
  const out = createImage(40, 40);
  for (let y = 4; y < 36; y++) for (let x = 4; x < 36; x++) out.data.set([red, 90, 60, 255], (y * 40 + x) * 4);
  return out;
}
const things = new Map(Array.from({ length: 60 }, (_, i) => [`thing-${i}`, square(i * 4)]));

test('names the cells that differ, however few they are', async () => {
  const file = pathToFileURL(join(folder, 'a.png'));
  await writeSheet(things, file);
  expect(await differences(things, file)).toEqual([]);
  const two = new Map(things).set('thing-7', createImage(40, 40)).set('thing-31', createImage(40, 40));
  expect(await differences(two, file)).toEqual([
    'thing-7: 1024 of 1600 pixels differ',
    'thing-31: 1024 of 1600 pixels differ',
  ]);
  const rounded = cloneImage(square(28));
  rounded.data.set([1, 2, 3], (20 * 40 + 20) * 4);
  expect(await differences(new Map(things).set('thing-7', rounded), file)).toEqual([]);
  expect(
    await differences(new Map(things).set('thing-7', rounded), file, { forgiven: Number.POSITIVE_INFINITY }),
  ).toEqual(['thing-7: 1 of 1600 pixels differ']);
});

test('says who is new and who is gone; others keep their places', async () => {
  const file = pathToFileURL(join(folder, 'b.png'));
  await writeSheet(things, file);
  const grown = new Map([['newcomer', square(250)], ...things]);
  grown.delete('thing-59');
  expect(await differences(grown, file)).toEqual(['thing-59: is not drawn any more', 'newcomer: is not in the sheet']);
  await writeSheet(grown, file);
  expect(await differences(grown, file)).toEqual([]);
  const names = readFileSync(join(folder, 'b.txt'), 'utf8').trim().split('\n');
  expect([names[0], names[58], names[59]]).toEqual(['thing-0', 'thing-58', 'newcomer']);
});

test('says when cells have another size', async () => {
  const file = pathToFileURL(join(folder, 'c.png'));
  await writeSheet(things, file);
  const larger = new Map(things).set('thing-1', createImage(48, 40));
  expect(await differences(larger, file)).toEqual(['the sheet is 657x165, 60 cells of 48x40 need 785x165']);
});
