import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ModelFilesError } from '../../workers/engine/inference/manifest.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { openSession, type SessionOptions } from '../../workers/engine/inference/session.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pixelkiln-models-'));
  cpSync(join(MODELS, 'manifest.json'), join(dir, 'manifest.json'));
  const { models } = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as { models: { file: string }[] };
  for (const { file } of models) cpSync(join(MODELS, file), join(dir, file));
});
afterEach(() => rmSync(dir, { recursive: true }));

const failure = async () => {
  const error = await openModels(dir, { device: 'cpu' }).then(
    () => undefined,
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ModelFilesError);
  return (error as ModelFilesError).message;
};

function editManifest(change: (manifest: { models: Record<string, unknown>[] }) => void) {
  const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8'));
  change(manifest);
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify(manifest));
}

describe('openModels', () => {
  it('names a changed file with the expected and the found hash', async () => {
    const path = join(dir, 'concept', 'concept.onnx.br');
    const bytes = readFileSync(path);
    bytes[1000]! ^= 1;
    writeFileSync(path, bytes);
    const expected = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')).models[0].sha256;
    const message = await failure();
    expect(message).toMatch(/concept\.onnx\.br: expected sha256 [0-9a-f]{64}, found [0-9a-f]{64}/);
    expect(message).toContain(expected);
  });

  it('lists every bad file at once', async () => {
    truncateSync(join(dir, 'words', 'words.bin.br'), 100);
    rmSync(join(dir, 'concept', 'concept.onnx.br'));
    const message = await failure();
    expect(message).toMatch(/words\.bin\.br: expected \d+ bytes, found 100/);
    expect(message).toContain('concept.onnx.br: cannot be read (ENOENT)');
  });

  it.each([
    [
      'a path above the folder',
      (m: { models: Record<string, unknown>[] }) => Object.assign(m.models[0]!, { file: '../secret' }),
      /models\.0\.file: must stay inside/,
    ],
    [
      'a malformed hash',
      (m: { models: Record<string, unknown>[] }) => Object.assign(m.models[0]!, { sha256: 'abc' }),
      /models\.0\.sha256/,
    ],
    [
      'a repeated id',
      (m: { models: Record<string, unknown>[] }) => m.models.push(m.models[0]!),
      /the id concept stands twice/,
    ],
    [
      'a missing need',
      (m: { models: Record<string, unknown>[] }) => m.models.pop(),
      /concept needs words, which is not there/,
    ],
  ])('refuses a manifest with %s', async (_name, change, message) => {
    editManifest(change);
    expect(await failure()).toMatch(message);
  });

  it('refuses a folder without a manifest, and one that is no JSON', async () => {
    writeFileSync(join(dir, 'manifest.json'), '{');
    expect(await failure()).toContain('manifest.json');
    rmSync(join(dir, 'manifest.json'));
    expect(await failure()).toContain('cannot be read (ENOENT)');
  });

  it('falls back to the cpu, with a log line, where the device is missing', async () => {
    const lines: string[] = [];
    // No machine that runs the tests is expected to have both; at least one of the two must fall back or both must run.
    const models = await openModels(dir, { device: 'cuda', log: (line) => lines.push(line) });
    const session = await models.session(models.forUse('text-concept')!);
    if (session.device === 'cpu')
      expect(lines).toEqual([
        expect.stringMatching(/^cuda is not available \(.+\); using the cpu for .*concept\.onnx\.br$/),
      ]);
    else expect(lines).toEqual([]);
    expect((await createConceptGuesser(models)('scimitar'))?.category).toBe('weapon');
    await models.dispose();
  });

  it('gives each row the threads that it is worth', async () => {
    const asked: string[] = [];
    const models = await openModels(dir, { device: 'cpu', threads: ({ id }) => asked.push(id) });
    await models.session(models.forUse('background-mask')!);
    expect(asked).toEqual(['mask']);
    await models.dispose();
  });

  it('shares one session, closes it, and refuses a use after that', async () => {
    const models = await openModels(dir, { device: 'cpu' });
    const row = models.forUse('text-concept')!;
    const [one, two] = await Promise.all([models.session(row), models.session(row)]);
    expect(one).toBe(two);
    await models.dispose();
    await models.dispose();
    await expect(models.session(row)).rejects.toThrow('The models are closed.');
  });

  it('serves no use that is switched off', async () => {
    const models = await openModels(dir, { device: 'cpu', without: ['text-concept'] });
    expect(models.forUse('text-concept')).toBeUndefined();
    expect(models.forUse('background-mask')?.id).toBe('mask');
    await models.dispose();
  });

  it('says which row is no network', async () => {
    const models = await openModels(dir, { device: 'cpu' });
    await expect(models.session(models.forUse('word-vectors')!)).rejects.toThrow('words is no network');
    await models.dispose();
  });
});

describe('openSession', () => {
  const open = (more: Partial<SessionOptions> = {}) =>
    openSession(join(dir, 'mask', 'mask.onnx.br'), { device: 'cpu', threads: 1, log: () => {}, ...more });
  const image = { data: Float32Array.from({ length: 3 * 256 }, (_, i) => (i % 7) / 7), dims: [1, 3, 16, 16] };

  it('tells names, types and sizes of what the network takes and gives', async () => {
    const session = await open();
    expect(session.inputs).toEqual([
      { name: 'image', dtype: 'float32', shape: ['batch', 3, expect.any(String), expect.any(String)] },
    ]);
    expect(session.outputs.map(({ name, dtype }) => [name, dtype])).toEqual([['subject_probability', 'float32']]);
    await session.release();
  });

  it('answers the same with lean memory', async () => {
    const [plain, lean] = [await open(), await open({ lean: true })];
    expect(await lean.run({ image })).toEqual(await plain.run({ image }));
    await Promise.all([plain.release(), lean.release()]);
  });

  it('writes a profile of its runs when it is released', async () => {
    const session = await open({ profile: join(dir, 'profile') });
    await session.run({ image });
    await session.release();
    const file = readdirSync(dir).find((name) => name.startsWith('profile'))!;
    const events = JSON.parse(readFileSync(join(dir, file), 'utf8')) as { cat: string }[];
    expect(events.some(({ cat }) => cat === 'Node')).toBe(true);
  });
});

describe('loadWordVectors', () => {
  it('names a file that is cut off or something else', () => {
    const path = join(dir, 'words', 'words.bin.br');
    truncateSync(path, 5000);
    expect(() => loadWordVectors(dir)).toThrow(/words\.bin\.br: not a whole brotli file/);
    writeFileSync(path, brotliCompressSync(readFileSync(join(dir, 'manifest.json'))));
    expect(() => loadWordVectors(dir)).toThrow(/words\.bin\.br: not a word vector file/);
  });
});
