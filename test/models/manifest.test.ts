import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../workers/engine/inference/manifest.ts';
import { openSession } from '../../workers/engine/inference/session.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';

const rows = await readManifest(MODELS);

describe('models/manifest.json', () => {
  it('has the rows that the service uses', () => {
    expect(rows.map(({ id, use }) => [id, use])).toEqual(
      expect.arrayContaining([
        ['concept', 'text-concept'],
        ['keypoints', 'keypoints'],
        ['mask', 'background-mask'],
        ['words', 'word-vectors'],
      ]),
    );
  });

  it.each(rows)('$id: size, hash, licence and card are true', ({ file, sha256, bytes, card, licence }) => {
    const content = readFileSync(join(MODELS, file));
    expect(content.length).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    expect(readFileSync(join(MODELS, card), 'utf8')).toContain(licence);
  });

  it.each(rows.filter((row) => row.format === 'onnx'))(
    '$id: a run takes and gives the tensors it names',
    async (row) => {
      const session = await openSession(join(MODELS, row.file), { device: 'cpu', threads: 1, log: () => {} });
      // tokens: those of kiln's context for these words and a reference of this size, 1 + 3 + 4 × 6
      const free: Record<string, number> = { batch: 2, pieces: 5, words: 3, height: 16, width: 24, tokens: 28 };
      const size = (shape: readonly (number | string)[]) => shape.map((d) => (typeof d === 'number' ? d : free[d]!));
      const inputs = Object.fromEntries(
        row.inputs.map(({ name, dtype, shape }) => {
          const dims = size(shape);
          const length = dims.reduce((a, b) => a * b, 1);
          return [
            name,
            { dims, data: dtype === 'int64' ? new BigInt64Array(length).fill(1n) : new Float32Array(length) },
          ];
        }),
      );
      const found = await session.run(inputs);
      expect(Object.entries(found).map(([name, { dims }]) => [name, [...dims]])).toEqual(
        row.outputs.map(({ name, shape }) => [name, size(shape)]),
      );
      await session.release();
    },
  );

  it('keeps all weights below 30 MB, and share-alike weights beside their attribution', () => {
    const sizes = readdirSync(MODELS, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(onnx|bin|npz|gz)$/.test(path))
      .map((path) => statSync(join(MODELS, path)).size);
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(30 * 1024 * 1024);
    for (const row of rows.filter((r) => r.licence.includes('CC-BY-SA'))) {
      expect(existsSync(join(MODELS, row.file, '..', 'ATTRIBUTION.md'))).toBe(true);
    }
  });
});
