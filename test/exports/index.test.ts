import { describe, expect, test } from 'vitest';
import { EXPORT_FORMATS, type ExportFormatName } from '../../src/exports/index.ts';
import { animation, character, EIGHT } from './fixture.ts';
import { readZip } from './read-zip.ts';

describe('EXPORT_FORMATS', () => {
  test.each([
    ['zip', ['metadata.json', 'rotations/east.png']],
    ['spritesheet', ['Sir-Knight.json', 'Sir-Knight.png']],
    ['godot', ['Sir-Knight.png', 'Sir-Knight.tres']],
    ['unity', ['Sir-Knight.png', 'Sir-Knight.png.meta', 'walking_south.anim', 'Sir-Knight.controller.meta']],
    ['texturepacker', ['Sir-Knight.json', 'Sir-Knight.png']],
    ['phaser', ['Sir-Knight-anims.json', 'Sir-Knight.json', 'Sir-Knight.png']],
  ] as const)('%s is a ZIP with its files', async (format, holds) => {
    const { extension, contentType, make } = EXPORT_FORMATS[format];
    const bytes = await make(await character());
    expect([extension, contentType]).toEqual(['zip', 'application/zip']);
    expect(readZip(bytes).map(({ path }) => path)).toEqual(expect.arrayContaining([...holds]));
  });

  test('aseprite is a file of its own', async () => {
    const { extension, contentType, make } = EXPORT_FORMATS.aseprite;
    const bytes = await make(await character());
    expect([extension, contentType]).toEqual(['aseprite', 'application/octet-stream']);
    expect(bytes.readUInt16LE(4)).toBe(0xa5e0);
  });

  test('there are seven formats', () => {
    expect(Object.keys(EXPORT_FORMATS)).toEqual([
      'zip',
      'spritesheet',
      'aseprite',
      'godot',
      'unity',
      'texturepacker',
      'phaser',
    ]);
  });

  test('8 directions x 5 animations x 16 frames of 64 pixels are exported in seconds', {
    timeout: 60_000,
  }, async () => {
    const one = await animation('walking', { frames: 16, side: 64 });
    const animations = [1, 2, 3, 4, 5].map((i) => ({ ...one, id: `group-${i}`, type: `walking-${i}` }));
    const large = await character({ animations, size: { width: 64, height: 64 }, pivot: undefined });
    for (const format of Object.keys(EXPORT_FORMATS) as ExportFormatName[]) {
      const before = performance.now();
      const bytes = await EXPORT_FORMATS[format].make(large);
      expect(performance.now() - before).toBeLessThan(8000);
      if (format === 'zip') expect(readZip(bytes)).toHaveLength(EIGHT.length * (1 + 5 * 16) + 1);
    }
  });
});
