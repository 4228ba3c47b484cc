import { describe, expect, test } from 'vitest';
import { draw } from '../../workers/engine/draw.ts';
import { createImage, opaqueBounds, sameImage } from '../../workers/engine/pixels/image.ts';
import { paletteOf } from '../../workers/engine/pixels/palette.ts';
import { type DrawRequest, OUTLINES, type Rgba, type Step } from '../../workers/engine/types.ts';
import { isHard } from './pixels/arbitrary.ts';

const request = (more: Partial<DrawRequest> = {}): DrawRequest => ({
  description: 'a knight with a red cape',
  width: 48,
  height: 48,
  seed: 11,
  noBackground: true,
  ...more,
});
const image = async (more: Partial<DrawRequest> = {}): Promise<Rgba> => (await draw(request(more))).image;

describe('draw', () => {
  test.each(['a knight with a red cape', 'a grey wolf', 'a red potion', 'an old oak tree', 'qwxyz', ''])(
    'draws "%s"',
    async (description) => {
      const drawing = await draw(request({ description }));
      expect(drawing.engine).toBe('geometry');
      expect([drawing.image.width, drawing.image.height]).toEqual([48, 48]);
      expect(isHard(drawing.image)).toBe(true);
      expect(drawing.palette).toEqual(paletteOf(drawing.image));
      expect(drawing.palette.length).toBeLessThanOrEqual(32);
      expect(drawing.brief.drawnAs.length).toBeGreaterThan(0);
      const box = opaqueBounds(drawing.image)!;
      expect(Math.max(box.width, box.height)).toBeGreaterThan(20);
    },
  );

  test('gives the same bytes for the same request, and others for another seed', async () => {
    expect(sameImage(await image(), await image())).toBe(true);
    const seeds = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => image({ seed })));
    expect(new Set(seeds.map((i) => Buffer.from(i.data).toString('base64'))).size).toBeGreaterThan(1);
  });

  test.each([
    [16, 16],
    [17, 63],
    [128, 32],
    [32, 128],
    [200, 160],
    [400, 400],
  ])('draws %i x %i in under two seconds', async (width, height) => {
    const start = performance.now();
    const drawn = await image({ width, height, noBackground: false });
    expect(performance.now() - start).toBeLessThan(2000);
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    expect(drawn.data.filter((v, i) => i % 4 === 3 && v !== 255).length).toBe(0);
  });

  const FIELDS: [string, Partial<DrawRequest>, Partial<DrawRequest>][] = [
    ['description', {}, { description: 'a wizard' }],
    ['negativeDescription', {}, { negativeDescription: 'cape' }],
    ['view', { view: 'side' }, { view: 'high top-down' }],
    ['direction', { direction: 'south' }, { direction: 'north' }],
    ['isometric', { description: 'a treasure chest' }, { description: 'a treasure chest', isometric: true }],
    ['shading', { shading: 'flat shading' }, { shading: 'highly detailed shading' }],
    ['detail', { detail: 'low detail' }, { detail: 'highly detailed' }],
    ['textGuidance', { textGuidance: 8 }, { textGuidance: 20 }],
    ['noBackground', { noBackground: true }, { noBackground: false }],
  ];
  test.each(FIELDS)('%s is seen', async (_field, a, b) => {
    expect(sameImage(await image(a), await image(b))).toBe(false);
  });

  test('each outline is another picture', async () => {
    const pictures = await Promise.all(OUTLINES.map((outline) => image({ outline })));
    expect(new Set(pictures.map((i) => Buffer.from(i.data).toString('base64'))).size).toBe(4);
    expect(paletteOf(pictures[0]!)).toContain('#0e0a14');
  });

  test.each([
    ['low detail', 8],
    ['medium detail', 16],
    ['highly detailed', 32],
  ] as const)('%s has at most %i colours, with a background too', async (detail, most) => {
    for (const noBackground of [true, false]) {
      expect(paletteOf(await image({ detail, noBackground })).length).toBeLessThanOrEqual(most);
    }
  });

  test('a colour image gives all the colours', async () => {
    const colorImage = createImage(3, 1);
    colorImage.data.set([20, 30, 40, 255, 200, 190, 170, 255, 9, 9, 9, 0]);
    const drawn = await image({ colorImage, noBackground: false });
    expect(paletteOf(drawn).sort()).toEqual(['#141e28', '#c8beaa']);
  });

  test('reports steps with previews', async () => {
    const steps: Step[] = [];
    await draw(request({ noBackground: false }), {}, { onStep: (step) => steps.push(step) });
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(new Set(steps.map((s) => s.stage))).toEqual(new Set(['understanding', 'sketching', 'shading', 'finishing']));
    expect(steps.filter((s) => s.preview).length).toBeGreaterThanOrEqual(3);
  });

  test('asks the learned guess only where the tables are not sure', async () => {
    const asked: string[] = [];
    const guess = async (text: string) => {
      asked.push(text);
      return undefined;
    };
    await draw(request(), { guess });
    await draw(request({ description: 'qwxyz' }), { guess });
    expect(asked).toEqual(['qwxyz']);
  });
});
