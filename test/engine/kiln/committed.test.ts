/** The committed weights behind the service's own code: that they can be drawn with, whatever they are used for. */
import { afterAll, describe, expect, test } from 'vitest';
import { createImage, sameImage } from '../../../src/pixels/index.ts';
import { openModels } from '../../../workers/engine/inference/models.ts';
import { openNetwork } from '../../../workers/engine/kiln/network.ts';
import { createKilnPainter } from '../../../workers/engine/kiln/paint.ts';
import type { PaintRequest } from '../../../workers/engine/kiln/types.ts';
import type { Keypoint } from '../../../workers/engine/types.ts';
import { readWordVectors } from '../../../workers/engine/understand/guess/words.ts';
import { isHard } from '../../pixels/arbitrary.ts';
import { MODELS } from '../understand/guess/golden.ts';

const models = await openModels(MODELS, { device: 'cpu' });
afterAll(() => models.dispose());
const words = readWordVectors(models.path(models.forUse('word-vectors')!));
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
    ['other sides', { width: 19, height: 30 }],
    ['a large picture', { width: 72, height: 40 }],
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

test('the full network and its student are there', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual(['kiln', 'kiln-student']);
});
