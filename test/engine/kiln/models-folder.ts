import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Value } from './onnx.ts';

/** One network of a models folder; its use is its id. */
export interface NetworkFile {
  readonly id: string;
  readonly file: Uint8Array;
  readonly io: readonly [inputs: readonly Value[], outputs: readonly Value[]];
  readonly needs?: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
}

export interface Folder {
  readonly dir: string;
  remove(): void;
}

/** Writes a models folder with a manifest into a temporary folder. */
export function modelsFolder(networks: readonly NetworkFile[]): Folder {
  const dir = mkdtempSync(join(tmpdir(), 'pixelkiln-kiln-'));
  const tensors = (values: readonly Value[]) => values.map(({ name, type, shape }) => ({ name, dtype: type, shape }));
  const models = networks.map(({ id, file, io: [inputs, outputs], needs, config }) => {
    writeFileSync(join(dir, `${id}.onnx`), file);
    return {
      id,
      use: id,
      file: `${id}.onnx`,
      sha256: createHash('sha256').update(file).digest('hex'),
      bytes: file.length,
      format: 'onnx',
      inputs: tensors(inputs),
      outputs: tensors(outputs),
      licence: 'MIT',
      card: 'README.md',
      ...(needs ? { needs } : {}),
      config,
    };
  });
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ version: 1, models }));
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
