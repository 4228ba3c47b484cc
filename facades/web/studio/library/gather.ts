import type { Client } from 'urql';
import { problemOf } from '../app/errors.ts';
import { FILES, fileOf } from '../asset/files.ts';
import { bytesOf, load } from '../parts/save.ts';
import { distinctNames, type NamedBytes, zip } from '../parts/zip.ts';
import type { Row } from './use-assets.ts';

/** Requests at once. */
const AT_ONCE = 4;

/** Type names by kinds, as the table of files knows them. */
const TYPES: Readonly<Record<string, keyof typeof FILES>> = {
  CHARACTER: 'Character',
  OBJECT: 'GameObject',
  TOPDOWN_TILESET: 'TopdownTileset',
  SIDESCROLLER_TILESET: 'SidescrollerTileset',
  UI_ASSET: 'UiAsset',
};

/** Does something for each, a few at once, in order of the results; stops at the first error or when it is called off. */
export async function each<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
  onDone: (count: number) => void,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < items.length) {
      signal?.throwIfAborted();
      const index = next++;
      results[index] = await run(items[index]!);
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/**
 * One ZIP of many assets. With a format those that can be saved for it are; all others lie in it as they are.
 * Rejects with a sentence.
 */
export async function gather(
  client: Client,
  rows: readonly Row[],
  format: string | undefined,
  onDone: (count: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const one = async (row: Row): Promise<NamedBytes> => {
    const files = format ? FILES[TYPES[row.kind]!] : undefined;
    if (files?.formats.some((known) => known.format === format)) {
      const variables = { id: row.id, format, ...(files.states ? { states: 'THIS' } : {}) };
      const { data, error } = await client.query(fileOf(files), variables).toPromise();
      if (!data) throw new Error(`“${row.name}”: ${problemOf(error)?.message ?? 'it could not be made.'}`);
      return { name: data.file.name, bytes: bytesOf(data.file.base64) };
    }
    const { blob, name } = await load(row.downloadUrl, row.name);
    return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
  };
  return zip(distinctNames(await each(rows, one, onDone, signal)));
}
