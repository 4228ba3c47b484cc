import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from '../../../src/pixels/png.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { ODD_PROMPTS, oddPrompts, SHEETS } from './sheets.ts';

const file = (name: string): URL => new URL(`../../golden/exact-${name}.png`, import.meta.url);

/** Indexed where the sheet has few enough colours. */
const write = (name: string, sheet: Rgba): void => writeFileSync(file(name), encodePng(sheet));

/** Share of the pixels in which a sheet and its committed picture differ. */
async function difference(name: string, sheet: Rgba): Promise<number> {
  const { data, info } = await sharp(readFileSync(file(name)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height], name).toEqual([sheet.width, sheet.height]);
  const drawn = Buffer.from(sheet.data.buffer);
  let different = 0;
  for (let i = 0; i < data.length; i += 4) if (data.readUInt32LE(i) !== drawn.readUInt32LE(i)) different++;
  return different / (data.length / 4);
}

/** A change of taste is committed as new sheets: UPDATE_GOLDEN=1. Rounding may differ between processors: 1 in 2,000 pixels is forgiven. */
it.each(Object.keys(SHEETS))('draws the committed sheet %s', async (name) => {
  const sheet = SHEETS[name]!();
  if (process.env.UPDATE_GOLDEN) write(name, sheet);
  expect(await difference(name, sheet)).toBeLessThanOrEqual(0.0005);
});

/** Other layers change what odd texts become, so their sheet is to look at; that each is a picture of its own is tested. */
it('draws every odd prompt', async () => {
  const sheet = await oddPrompts();
  if (process.env.UPDATE_GOLDEN) write('odd-prompts', sheet);
  const cells = new Set<string>();
  for (let n = 0; n < ODD_PROMPTS.length; n++) {
    const [column, row] = [n % 10, Math.floor(n / 10)];
    const bytes: number[] = [];
    for (let y = 0; y < 64; y++) {
      const at = ((row * 64 + y) * sheet.width + column * 64) * 4;
      bytes.push(...sheet.data.subarray(at, at + 64 * 4));
    }
    const covered = bytes.filter((v, i) => i % 4 === 3 && v === 255).length;
    expect(covered, ODD_PROMPTS[n]).toBeGreaterThan(400);
    cells.add(bytes.join());
  }
  expect(cells.size).toBe(ODD_PROMPTS.length);
});
