import { afterAll, describe, expect, test } from 'vitest';
import { openEngine } from '../../../workers/thread/host.ts';
import { MODELS } from '../concept/golden.ts';
import { tinyPipeline } from './diffusion/tiny.ts';

const folders: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
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
