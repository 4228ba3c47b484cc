import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PaintUse } from '../../../workers/engine/kiln/types.ts';
import { DrawAborted, openEngine } from '../../../workers/thread/host.ts';
import { contextGraph, kilnGraph } from '../../bench/kiln-graph.ts';
import { MODELS } from '../understand/guess/golden.ts';
import { tinyPipeline } from './diffusion/tiny.ts';
import { modelsFolder } from './models-folder.ts';

const folders: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

/** The service's own models with kiln rows of random weights that serve some uses. */
function modelsWithKiln(uses: readonly PaintUse[], steps = 3): string {
  const shape = { width: 64, head: 32, depth: 1, detail: 4, side: 16 };
  const config = { patch: 4, native: 16, steps, guidance: { text: 3, image: 1, pose: 1 }, categories: [], uses };
  const made = modelsFolder([
    { id: 'kiln-context', ...contextGraph(shape), config },
    { ...kilnGraph(shape), id: 'kiln', needs: ['kiln-context'], config },
  ]);
  folders.push(made);
  const rows = (dir: string): Record<string, string>[] =>
    JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')).models;
  const own = rows(MODELS).filter(({ use }) => !use!.startsWith('kiln'));
  for (const { file } of own) cpSync(join(MODELS, file!), join(made.dir, file!));
  writeFileSync(join(made.dir, 'manifest.json'), JSON.stringify({ version: 1, models: [...own, ...rows(made.dir)] }));
  return made.dir;
}

describe('the engine thread with kiln', () => {
  const job = { description: 'a red knight', width: 16, height: 16, seed: 1, noBackground: true };

  test.each<[readonly PaintUse[], string]>([
    [['text'], 'kiln'],
    [['unknown'], 'geometry'],
  ])(
    'whose row lists %j draws a known thing by %s',
    async (uses, by) => {
      const lines: string[] = [];
      const engine = await openEngine({
        modelsDir: modelsWithKiln(uses),
        device: 'cpu',
        log: (line) => lines.push(line),
      });
      expect(lines).toEqual([`kiln serves ${uses.join(', ')} on cpu`]);
      const run = (seed: number) => engine.run('draw', { ...job, seed }, new AbortController().signal, () => {});
      const [one, two] = [await run(1), await run(1)];
      expect(one.engine).toBe(by);
      expect(two).toEqual(one);
      await engine.close();
    },
    60_000,
  );

  test('stops between steps', async () => {
    const engine = await openEngine({ modelsDir: modelsWithKiln(['text'], 1000), device: 'cpu', log: () => {} });
    const abort = new AbortController();
    let steps = 0;
    const drawing = engine.run('draw', job, abort.signal, ({ stage }) => {
      if (stage !== 'painting') return;
      steps++;
      abort.abort();
    });
    await expect(drawing).rejects.toBeInstanceOf(DrawAborted);
    // A step is told by a message: the next ones may have begun until it came.
    expect(steps).toBeLessThan(500);
    await engine.close();
  }, 60_000);
});

describe('the engine thread with KILN_MODEL', () => {
  test('draws with the pipeline, several at once, and says so', async () => {
    const folder = tinyPipeline({ text: 1 });
    folders.push(folder);
    const lines: string[] = [];
    const engine = await openEngine({
      modelsDir: MODELS, device: 'cpu', kilnModel: folder.dir, atOnce: 3, log: (line) => lines.push(line),
    }); // biome-ignore format: one line
    expect(lines).toContainEqual(expect.stringMatching(/^tiny from .* serves text/));
    const stages: string[] = [];
    const job = { description: 'a red', width: 16, height: 16, seed: 1, noBackground: true };
    const drawn = await Promise.all(
      [1, 2, 1].map((seed) =>
        engine.run('draw', { ...job, seed }, new AbortController().signal, ({ stage }) => stages.push(stage)),
      ),
    );
    expect(drawn.map((d) => d.engine)).toEqual(['tiny', 'tiny', 'tiny']);
    expect(stages).toContain('painting');
    expect(drawn[0]).toEqual(drawn[2]);
    await engine.close();
  }, 60_000);

  test('refuses a folder that is not complete, with what is missing', async () => {
    const folder = tinyPipeline({ files: { 'unet/model.onnx': null } });
    folders.push(folder);
    const opening = openEngine({ modelsDir: MODELS, device: 'cpu', kilnModel: folder.dir, log: () => {} });
    await expect(opening).rejects.toThrow(/unet\/model\.onnx: missing/);
  }, 60_000);
});
