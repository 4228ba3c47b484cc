import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Direction } from '../../../src/domain/words.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { SubjectKind } from '../../../workers/engine/types.ts';
import { brief, options } from './briefs.ts';

const FILE = new URL('../../golden/geometry-cast.png', import.meta.url);
const SIZE = 48;
const ROWS: readonly (readonly [SubjectKind, readonly string[]])[] = [
  ['humanoid', ['knight', 'wizard', 'elf', 'princess', 'orc', 'skeleton']],
  ['humanoid', ['pirate', 'farmer', 'robot', 'demon', 'king', 'catfolk']],
  ['quadruped', ['cat', 'wolf', 'horse', 'bear', 'lion', 'sheep']],
];
const SIDES: readonly Direction[] = ['south', 'east'];

/** The contact sheet as raw RGBA. */
function contactSheet(): Rgba {
  const images = ROWS.map(([kind, ids]) =>
    ids.flatMap((id) =>
      SIDES.map((direction) => drawSubject(brief(id, {}, kind), options(SIZE, { style: { direction } })).image),
    ),
  );
  const width = Math.max(...images.map((r) => r.length)) * SIZE;
  const height = images.length * SIZE;
  const data = new Uint8ClampedArray(width * height * 4);
  images.forEach((row, j) => {
    row.forEach((image, i) => {
      for (let y = 0; y < SIZE; y++)
        data.set(image.data.subarray(y * SIZE * 4, (y + 1) * SIZE * 4), ((j * SIZE + y) * width + i * SIZE) * 4);
    });
  });
  return { width, height, data };
}

/** A change of taste is committed as a new sheet: UPDATE_GOLDEN=1. Rounding may differ between processors: a few pixels are forgiven. */
it('draws the committed contact sheet', async () => {
  const sheet = contactSheet();
  if (process.env.UPDATE_GOLDEN) {
    const raw = { width: sheet.width, height: sheet.height, channels: 4 as const };
    writeFileSync(
      FILE,
      await sharp(Buffer.from(sheet.data), { raw }).png({ compressionLevel: 9, palette: false }).toBuffer(),
    );
  }
  const { data, info } = await sharp(readFileSync(FILE)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([sheet.width, sheet.height]);
  let different = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data.readUInt32LE(i) !== Buffer.from(sheet.data.buffer).readUInt32LE(i)) different++;
  expect(different).toBeLessThanOrEqual(20);
});
