import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ExportFile, zip, zipStream } from '../../src/exports/index.ts';
import { optionalPackage } from './fixture.ts';
import { readZip } from './read-zip.ts';

const TEXT = Buffer.from('the same line\n'.repeat(400));
const PNG = Buffer.from('\x89PNG\r\n\x1a\n not really', 'latin1');
const FILES: readonly ExportFile[] = [
  { path: 'rotations/south.png', bytes: PNG },
  { path: 'metadata.json', bytes: TEXT },
  { path: 'ドラゴン/empty.txt', bytes: new Uint8Array() },
];

describe('zip', () => {
  test('holds the files in their order, pictures stored and text deflated, dated 1980-01-01, for everyone to read', async () => {
    const entries = readZip(await zip(FILES));
    expect(entries.map(({ path, method }) => [path, method])).toEqual([
      ['rotations/south.png', 0],
      ['metadata.json', 8],
      ['ドラゴン/empty.txt', 8],
    ]);
    expect(entries.map(({ bytes }) => bytes)).toEqual([PNG, TEXT, Buffer.alloc(0)]);
    expect(new Set(entries.map(({ time }) => time))).toEqual(new Set([0x0021 * 65536]));
    expect(new Set(entries.map(({ mode }) => mode))).toEqual(new Set([0o100644]));
  });

  test('gives the same bytes for the same files', async () => {
    expect(await zip(FILES)).toEqual(await zip(FILES));
  });

  test.each(['../up.png', '/root.png', 'a//b', 'a/./b', 'a\\b', 'C:/x', 'a/', '', 'nul\0byte'])(
    'refuses the path %j',
    async (bad) => {
      await expect(zip([{ path: bad, bytes: PNG }])).rejects.toThrow(/Not a path within an archive/);
    },
  );

  test('refuses a path that is there already, in whatever case', async () => {
    await expect(zip([...FILES, { path: 'Metadata.JSON', bytes: TEXT }])).rejects.toThrow(/twice/);
  });

  test('asks for a file only when those before it are out', async () => {
    let asked = 0;
    const files = (function* () {
      for (const file of FILES) {
        asked++;
        yield file;
      }
    })();
    const stream = zipStream(files);
    await stream.next();
    await stream.next();
    expect(asked).toBe(1);
    await stream.next();
    expect(asked).toBe(2);
  });
});

function inTemporaryFile<T>(bytes: Buffer, read: (file: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  try {
    const file = path.join(folder, 'a.zip');
    writeFileSync(file, bytes);
    return read(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Info-ZIP is no dependency of the project: where it is not installed, readZip and yauzl have checked the same archive.
test.skipIf(spawnSync('unzip', ['-v']).error)('unzip finds no errors', async () => {
  const said = inTemporaryFile(await zip(FILES), (file) => execFileSync('unzip', ['-t', file], { encoding: 'utf8' }));
  expect(said).toContain('No errors detected');
});

interface Yauzl {
  fromBuffer(
    bytes: Buffer,
    options: { lazyEntries: false; validateEntrySizes: true; strictFileNames: true },
    done: (error: Error | null, file: NodeJS.EventEmitter) => void,
  ): void;
}
const yauzl = optionalPackage<Yauzl>('yauzl');

test.skipIf(!yauzl)('yauzl lists the same files', async () => {
  const bytes = await zip(FILES);
  const names = await new Promise((resolve, reject) => {
    yauzl?.fromBuffer(bytes, { lazyEntries: false, validateEntrySizes: true, strictFileNames: true }, (error, file) => {
      if (error) return reject(error);
      const seen: string[] = [];
      file.on('entry', (entry: { fileName: string }) => seen.push(entry.fileName));
      file.on('error', reject);
      file.on('end', () => resolve(seen));
    });
  });
  expect(names).toEqual(['rotations/south.png', 'metadata.json', 'ドラゴン/empty.txt']);
});
