import { join } from 'node:path';
import { type ModelRow, readManifest } from './manifest.ts';
import { type Device, type ModelSession, openSession } from './session.ts';
import { verifyFiles } from './verify.ts';

export interface OpenModelsOptions {
  /** Wanted device; a network falls back to the CPU, with a log line, where it is missing. */
  readonly device: Device;
  /** Threads of a network's run. Default 1: most networks are small, and drawing wants the other cores. */
  readonly threads?: (row: ModelRow) => number;
  /** Uses that no row serves, although the folder has one for them. */
  readonly without?: readonly string[];
  readonly log?: (line: string) => void;
}

/** The checked models of one folder, for one thread. */
export interface Models {
  readonly rows: readonly ModelRow[];
  /** The first row that serves a use, undefined when none does. */
  forUse(use: string): ModelRow | undefined;
  /** Path of a row's file. */
  path(row: ModelRow): string;
  /** The row's network, opened at the first call and shared after that. Rejects once disposed. */
  session(row: ModelRow): Promise<ModelSession>;
  /** Frees all networks; waits for those that are being opened. May be called twice. */
  dispose(): Promise<void>;
}

/**
 * Reads `<dir>/manifest.json` and checks every file's size and SHA-256; networks themselves are opened when first used.
 * Throws ModelFilesError, which lists each file with what was expected and what was found. Holds no global state: each
 * worker thread opens its own.
 */
export async function openModels(
  dir: string,
  { device, threads = () => 1, without = [], log = () => {} }: OpenModelsOptions,
): Promise<Models> {
  const rows = await readManifest(dir);
  await verifyFiles(dir, rows);
  const path = (row: ModelRow) => join(dir, row.file);
  const sessions = new Map<string, Promise<ModelSession>>();
  let disposed = false;

  async function session(row: ModelRow): Promise<ModelSession> {
    if (disposed) throw new Error('The models are closed.');
    if (row.format !== 'onnx') throw new Error(`The model ${row.id} is no network: its format is ${row.format}.`);
    const ready = sessions.get(row.id);
    if (ready) return ready;
    const opening = openSession(path(row), { device, threads: threads(row), log });
    sessions.set(row.id, opening);
    // A failed opening is not kept: the next call tries again.
    opening.catch(() => sessions.delete(row.id));
    return opening;
  }

  return {
    rows,
    forUse: (use) => (without.includes(use) ? undefined : rows.find((row) => row.use === use)),
    path,
    session,
    async dispose() {
      disposed = true;
      const open = await Promise.allSettled(sessions.values());
      sessions.clear();
      await Promise.all(open.map((s) => (s.status === 'fulfilled' ? s.value.release() : undefined)));
    },
  };
}
