import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ModelFilesError, type ModelRow } from './manifest.ts';

/**
 * Compares size and SHA-256 of every file with its row; large files are streamed, never held in memory.
 * Throws one {@link ModelFilesError} that names each file with what was expected and what was found.
 */
export async function verifyFiles(dir: string, rows: readonly ModelRow[]): Promise<void> {
  const problems: string[] = [];
  for (const row of rows) {
    const problem = await problemOf(join(dir, row.file), row);
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw new ModelFilesError(problems);
}

async function problemOf(path: string, row: ModelRow): Promise<string | undefined> {
  try {
    const { size } = await stat(path);
    if (size !== row.bytes) return `${path}: expected ${row.bytes} bytes, found ${size}`;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    const found = hash.digest('hex');
    return found === row.sha256 ? undefined : `${path}: expected sha256 ${row.sha256}, found ${found}`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `${path}: cannot be read (${code ?? message})`;
  }
}
