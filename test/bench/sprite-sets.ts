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

/** The still pictures of one subject of the motion set, by direction (0 south, then counterclockwise), of its lowest view. */
export async function readRotations(folder: string, part: string, subject: number): Promise<Map<number, Rgba>> {
  const npz = await openNpz(path.join(folder, `${part}.npz`));
  const names = ['subject', 'clip', 'direction', 'view', 'width', 'height', 'offset'] as const;
  const arrays = await Promise.all(names.map((name) => npz.read(name)));
  const at = Object.fromEntries(names.map((name, k) => [name, integersOf(arrays[k]!)])) as Record<
    (typeof names)[number],
    (i: number) => number
  >;
  const rows = Array.from({ length: arrays[0]!.shape[0]! }, (_, i) => i)
    .filter((i) => at.subject(i) === subject && at.clip(i) < 0 && at.direction(i) >= 0)
    .sort((a, b) => at.offset(a) - at.offset(b));
  const view = Math.min(...rows.map(at.view));
  const own = rows.filter((i) => at.view(i) === view);
  const pixels = await npz.slices(
    'pixels',
    own.map((i) => [at.offset(i), at.width(i) * at.height(i) * 4]),
  );
  return new Map(
    own.map((i, k) => [
      at.direction(i),
      { width: at.width(i), height: at.height(i), data: new Uint8ClampedArray(pixels[k]!) },
    ]),
  );
}

function integersOf({ bytes, dtype }: { readonly bytes: Buffer; readonly dtype: string }): (i: number) => number {
  const readers: Record<string, (i: number) => number> = {
    '<i8': (i) => Number(bytes.readBigInt64LE(i * 8)),
    '<i4': (i) => bytes.readInt32LE(i * 4),
    '<i2': (i) => bytes.readInt16LE(i * 2),
    '<u2': (i) => bytes.readUInt16LE(i * 2),
    '|i1': (i) => bytes.readInt8(i),
  };
  const reader = readers[dtype];
  if (!reader) throw new Error(`Unknown type ${dtype}.`);
  return reader;
}
