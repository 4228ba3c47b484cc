/** The whole painter over kiln's real layers with random weights: what the exact tests of affine networks cannot show. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { openModels } from '../../../workers/engine/inference/models.ts';
import { openKiln } from '../../../workers/engine/kiln/open.ts';
import type { LearnedLayer, PaintRequest } from '../../../workers/engine/kiln/types.ts';
import { contextGraph, kilnGraph } from '../../bench/kiln-graph.ts';
import { type Folder, modelsFolder } from './models-folder.ts';

const TINY = { width: 64, head: 32, depth: 2, detail: 8, side: 16 };
const vectors = { vector: (word: string) => new Float32Array(100).fill(word.length / 10) };

let folder: Folder;
let layer: LearnedLayer;
beforeAll(async () => {
  const config = { patch: 4, native: 16, steps: 4, guidance: { text: 3, image: 1, pose: 1 }, categories: [] };
  const network = kilnGraph(TINY);
  const row = { ...network, needs: ['kiln-context'] };
  folder = modelsFolder([
    { id: 'kiln-context', ...contextGraph(TINY), config },
    { ...row, id: 'kiln', config: { ...config, uses: ['text', 'unknown', 'texture'] } },
    { ...row, id: 'kiln-student', config: { ...config, steps: 2, uses: ['unknown', 'inpaint'] } },
  ]);
  const models = await openModels(folder.dir, { device: 'cpu', threads: () => 2 });
  layer = openKiln(models, vectors, { device: 'cpu' })!;
});
afterAll(() => folder.remove());

const request = (more: Partial<PaintRequest> = {}): PaintRequest => ({
  description: 'a brave knight', width: 16, height: 16, seed: 2, ...more,
}); // biome-ignore format: one line

test('each use is served by its row; on a CPU the student comes first', () => {
  expect(layer.painterFor('text')!.engine).toBe('kiln');
  expect(layer.painterFor('unknown')!.engine).toBe('kiln-student');
  expect(layer.painterFor('inpaint')!.engine).toBe('kiln-student');
  expect(layer.painterFor('texture')!.engine).toBe('kiln');
  expect(layer.painterFor('refine')).toBeUndefined();
});

describe('the same request and seed give the same bytes', () => {
  const requests = [
    request(),
    request({ description: 'a slime', negativeDescription: 'red' }),
    request({ width: 48, height: 48 }),
    request({ wrap: true, seed: 9 }),
  ];

  test('alone, again, and beside others that come and go', async () => {
    const { paint } = layer.painterFor('text')!;
    const alone: Rgba[] = [];
    for (const r of requests) alone.push(await paint(r));
    const signal = { aborted: false };
    const [stopped, ...beside] = await Promise.allSettled([
      paint(request({ seed: 77 }), { signal, onStep: () => (signal.aborted = true) }),
      ...[...requests].reverse().map((r) => paint(r)),
    ]);
    expect(stopped.status).toBe('rejected');
    beside.reverse().forEach((result, i) => {
      expect(result.status === 'fulfilled' && sameImage(result.value, alone[i]!)).toBe(true);
    });
    expect(sameImage(alone[0]!, await paint(request({ seed: 3 })))).toBe(false);
  });

  test('with networks that were opened anew', async () => {
    const models = await openModels(folder.dir, { device: 'cpu', threads: () => 2 });
    const again = openKiln(models, vectors, { device: 'cpu' })!;
    const [a, b] = [again.painterFor('text')!, layer.painterFor('text')!];
    expect(sameImage(await a.paint(request()), await b.paint(request()))).toBe(true);
    await models.dispose();
  });
});

test('a batch of several pictures is nearly what each gets alone', async () => {
  const models = await openModels(folder.dir, { device: 'cpu' });
  const mixed = openKiln(models, vectors, { device: 'cpu', mixed: 32 })!.painterFor('text')!;
  const alone = layer.painterFor('text')!;
  const requests = [1, 2, 3].map((seed) => request({ seed, description: 'a knight of many words'.slice(0, 8 * seed) }));
  const together = await Promise.all(requests.map((r) => mixed.paint(r)));
  for (const [i, image] of together.entries()) {
    const one = await alone.paint(requests[i]!);
    const off = one.data.filter((v, k) => Math.abs(v - image.data[k]!) > 2).length;
    expect(off / one.data.length).toBeLessThan(0.01);
  }
});

test('a graph with other tensors is refused by its row and the tensors', async () => {
  const config = {
    patch: 4,
    native: 16,
    steps: 4,
    guidance: { text: 3, image: 1, pose: 1 },
    categories: [],
    uses: ['text'],
  };
  const context = contextGraph(TINY);
  const wrong = modelsFolder([
    { id: 'kiln-context', ...context, config },
    { ...context, id: 'kiln', needs: ['kiln-context'], config },
  ]);
  const models = await openModels(wrong.dir, { device: 'cpu' });
  const { paint } = openKiln(models, vectors, { device: 'cpu' })!.painterFor('text')!;
  await expect(paint(request())).rejects.toThrow(
    /^The model kiln is not what kiln draws with: inputs lack noisy; .*inputs have words, which is not known; .*outputs lack velocity/,
  );
  wrong.remove();
});

test.each<[string, object, RegExp]>([
  ['a use that there is not', { uses: ['dream'] }, /^The model kiln has no usable config: .*uses/s],
  ['no steps', { steps: 0 }, /steps/],
  ['guidance without text', { guidance: { image: 1, pose: 1 } }, /text/],
])('a row with %s is refused by its name', async (_name, more, message) => {
  const config = {
    patch: 4,
    native: 16,
    steps: 4,
    guidance: { text: 3, image: 1, pose: 1 },
    categories: [],
    uses: ['text'],
  };
  const wrong = modelsFolder([
    { id: 'kiln-context', ...contextGraph(TINY), config },
    { ...kilnGraph(TINY), id: 'kiln', needs: ['kiln-context'], config: { ...config, ...more } },
  ]);
  const models = await openModels(wrong.dir, { device: 'cpu' });
  expect(() => openKiln(models, vectors, { device: 'cpu' })).toThrow(message);
  wrong.remove();
});

test('rows that list no use are no layer, and nothing is opened', async () => {
  const config = { patch: 4, native: 16, steps: 4, guidance: { text: 3, image: 1, pose: 1 }, categories: [], uses: [] };
  const idle = modelsFolder([
    { id: 'kiln-context', ...contextGraph(TINY), config },
    { ...kilnGraph(TINY), id: 'kiln', needs: ['kiln-context'], config },
  ]);
  const models = await openModels(idle.dir, { device: 'cpu' });
  expect(openKiln(models, vectors, { device: 'cpu' })).toBeUndefined();
  idle.remove();
});
