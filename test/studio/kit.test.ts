import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzip } from '../../facades/web/studio/parts/unzip.ts';
import { crc32 as checksum, distinctNames, zip as zipped } from '../../facades/web/studio/parts/zip.ts';
import { nineSlice } from '../../facades/web/studio/ui/nine-slice.ts';
import { zip } from '../../src/exports/zip.ts';

const FRAME = { x: 10, y: 20, w: 12, h: 9 };
const SLICE = { left: 4, top: 3, right: 5, bottom: 2 };

/** How often each pixel of the target is drawn. */
function covered(width: number, height: number, tile: boolean) {
  const counts = new Uint8Array(width * height);
  for (const { from, to } of nineSlice(FRAME, SLICE, width, height, tile)) {
    expect(from.x >= FRAME.x && from.x + from.w <= FRAME.x + FRAME.w, JSON.stringify(from)).toBe(true);
    expect(from.y >= FRAME.y && from.y + from.h <= FRAME.y + FRAME.h, JSON.stringify(from)).toBe(true);
    for (let y = to.y; y < to.y + to.h; y++) for (let x = to.x; x < to.x + to.w; x++) counts[y * width + x]!++;
  }
  return counts;
}

test.each([
  [40, 30, true],
  [40, 30, false],
  [9, 5, true],
  [12, 9, true],
  [13, 40, false],
  [4, 2, true],
])('a frame of nine covers %d × %d once, repeated %s', (width, height, tile) => {
  expect([...covered(width, height, tile)].every((count) => count === 1)).toBe(true);
});

test('corners keep their pixels; repeated pieces keep their scale, stretched ones fill', () => {
  const [first] = nineSlice(FRAME, SLICE, 40, 30, true);
  expect(first).toEqual({ from: { x: 10, y: 20, w: 4, h: 3 }, to: { x: 0, y: 0, w: 4, h: 3 } });
  for (const { from, to } of nineSlice(FRAME, SLICE, 40, 30, true)) expect([to.w, to.h]).toEqual([from.w, from.h]);
  expect(nineSlice(FRAME, SLICE, 40, 30, false)).toHaveLength(9);
});

test('a ZIP of the service is read, stored and deflated files alike', async () => {
  const text = 'abc '.repeat(1000);
  const noise = Buffer.from(Array.from({ length: 300 }, (_, i) => (i * 7919) % 251));
  const bytes = await zip([
    { path: 'a/text.json', bytes: Buffer.from(text) },
    { path: 'noise.png', bytes: noise },
  ]);
  const files = await unzip(new Uint8Array(bytes));
  expect([...files.keys()]).toEqual(['a/text.json', 'noise.png']);
  expect(await files.get('a/text.json')!.text()).toBe(text);
  expect(Buffer.from(await files.get('noise.png')!.arrayBuffer())).toEqual(noise);
  await expect(unzip(new Uint8Array(40))).rejects.toThrow('no ZIP');
});

test('a ZIP of the page is read again, and by others; names that are the same become different', async () => {
  const bytes = new Uint8Array([1, 2, 3, 250]);
  const names = ['knight.png', 'knight.png', 'Knight.png', 'no end', 'no end', 'żółw.png'];
  const blob = zipped(distinctNames(names.map((name) => ({ name, bytes }))));
  const archive = new Uint8Array(await blob.arrayBuffer());
  const files = await unzip(archive);
  expect([...files.keys()]).toEqual(['knight.png', 'knight-2.png', 'Knight-3.png', 'no end', 'no end-2', 'żółw.png']);
  expect(new Uint8Array(await files.get('żółw.png')!.arrayBuffer())).toEqual(bytes);
  // what other readers compare
  expect(checksum(bytes)).toBe(crc32(bytes));
});
