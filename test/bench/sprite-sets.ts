/** Sprites of the data sets that the models were trained on, for measuring on what they did not see (split "val"). */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hardenAlpha } from '../../src/pixels/image.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openNpz } from './npz.ts';

export interface Sprite {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly background: boolean;
  readonly image: Rgba;
}

/** The sprites of one part of text2sprite in `folder`, of one split. */
export async function readSprites(folder: string, part: string, split = 'val'): Promise<Sprite[]> {
  const lines = (await readFile(path.join(folder, `${part}.jsonl`), 'utf8')).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Sprite & { split: string });
  const npz = await openNpz(path.join(folder, `${part}.npz`));
  const [pixels, offset, width, height] = await Promise.all(
    ['pixels', 'offset', 'width', 'height'].map((name) => npz.read(name)),
  );
  return rows.flatMap((row, i) => {
    if (row.split !== split) return [];
    const [w, h] = [width!.bytes.readUInt16LE(i * 2), height!.bytes.readUInt16LE(i * 2)];
    const at = Number(offset!.bytes.readBigInt64LE(i * 8));
    const data = new Uint8ClampedArray(pixels!.bytes.subarray(at, at + w * h * 4));
    const { id, name, tags, background } = row;
    return [{ id, name, tags, background, image: hardenAlpha({ width: w, height: h, data }) }];
  });
}
