/** Every condition that kiln takes, drawn by its painter over networks of kiln's own layers with random weights. */
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createImage, sameImage } from '../../../src/pixels/index.ts';
import { openModels } from '../../../workers/engine/inference/models.ts';
import { openNetwork } from '../../../workers/engine/kiln/network.ts';
import { createKilnPainter } from '../../../workers/engine/kiln/paint.ts';
import type { PaintRequest } from '../../../workers/engine/kiln/types.ts';
import type { Keypoint } from '../../../workers/engine/types.ts';
import { readWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { contextGraph, kilnGraph } from '../../bench/kiln-graph.ts';
import { isHard } from '../../pixels/arbitrary.ts';
import { MODELS } from '../understand/guess/golden.ts';
import { modelsFolder } from './models-folder.ts';

const shape = { width: 64, head: 32, depth: 1, detail: 4, side: 16 };
const config = {
  patch: 4,
  native: 16,
  steps: 3,
  guidance: { text: 3, image: 1, pose: 1 },
  categories: ['item'],
  uses: ['text'],
};
const folder = modelsFolder([
  { id: 'kiln-context', ...contextGraph(shape), config },
  { ...kilnGraph(shape), id: 'kiln', needs: ['kiln-context'], config },
  { ...kilnGraph(shape), id: 'kiln-student', needs: ['kiln-context'], config: { ...config, steps: 2 } },
]);
const models = await openModels(folder.dir, { device: 'cpu' });
afterAll(async () => {
  await models.dispose();
  folder.remove();
});
const words = readWordVectors(join(MODELS, 'words', 'words.bin.br'));
const rows = models.rows.filter(({ use }) => use === 'kiln' || use === 'kiln-student');

describe.each(rows)('$id', (row) => {
  const network = openNetwork(models, row, words);
  const { paint } = createKilnPainter(row.id, network);
  const request = (more: Partial<PaintRequest> = {}): PaintRequest => ({
    description: 'a red potion', width: 16, height: 16, seed: 1, ...more,
  }); // biome-ignore format: one line

  const image = createImage(16, 16);
  for (let i = 0; i < 256; i++) image.data.set([200, 40, 60, i % 16 < 8 ? 255 : 0], i * 4);
  const hole = Uint8Array.from({ length: 256 }, (_, i) => (i > 100 && i < 180 ? 1 : 0));
  const joints: readonly Keypoint[] = [
    { label: 'NECK', x: 8, y: 4, z: 0 },
    { label: 'RIGHT HIP', x: 6, y: 10, z: 1 },
  ];

  test.each<[string, Partial<PaintRequest>]>([
    ['words', {}],
    ['no words', { description: '' }],
    ['words to avoid', { negativeDescription: 'blue, round' }],
    ['attributes', { attributes: { direction: 'east', background: 'transparent', category: 'item', colors: 8 } }],
    ['a start', { init: { image, keep: 0.7 } }],
    ['a hole', { known: { image, hole } }],
    ['a style', { reference: { image, kind: 'style' } }],
    ['the same subject from another side', { reference: { image, kind: 'subject', direction: 'north' } }],
    ['a pose', { pose: { joints } }],
    ['what tiles', { wrap: true, attributes: { background: 'full' } }],
  ])('draws from %s, twice the same', async (_name, more) => {
    const [one, two] = [await paint(request(more)), await paint(request(more))];
    expect(sameImage(one, two)).toBe(true);
    expect([one.width, one.height]).toEqual([more.width ?? 16, more.height ?? 16]);
    if (!more.known) expect(isHard(one)).toBe(true);
    if (more.known) {
      hole.forEach((open, i) => {
        if (!open) expect(one.data.slice(i * 4, i * 4 + 4)).toEqual(image.data.slice(i * 4, i * 4 + 4));
      });
    }
  });
});
