import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { encodePng } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';

/** One pixel in this many may differ: rounding is not the same on every processor. */
const FORGIVEN = 500;

/**
 * Compares a sheet with the committed one, pixel by pixel. A change of taste is looked at, then committed as a new
 * sheet: `UPDATE_GOLDEN=1 npm test -- golden`.
 */
export async function expectGolden(sheet: Rgba, file: URL): Promise<void> {
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, encodePng(sheet));
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([sheet.width, sheet.height]);
  let wrong = 0;
  for (let i = 0; i < data.length; i += 4) {
    const same = data[i] === sheet.data[i] && data[i + 1] === sheet.data[i + 1] && data[i + 2] === sheet.data[i + 2];
    if (!same) wrong++;
  }
  expect(wrong).toBeLessThanOrEqual(data.length / 4 / FORGIVEN);
}
