import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OUTLINES } from '../../src/domain/words.ts';
import { createImage, opaqueBounds, sameImage } from '../../src/pixels/image.ts';
import { paletteOf } from '../../src/pixels/palette.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import type { DrawRequest, Step } from '../../workers/engine/types.ts';
import { isHard } from '../pixels/arbitrary.ts';

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

describe('coverage', () => {
  const share = (drawn: Rgba): number => {
    let n = 0;
    for (let i = 3; i < drawn.data.length; i += 4) if (drawn.data[i]! > 0) n++;
    return (n * 400) / drawn.data.length;
  };

  test('is met within five points or a row of pixels, or as nearly as the canvas allows', {
    timeout: 60_000,
  }, async () => {
    const subjects = ['a knight with a red cape', 'a treasure chest', 'a wolf', 'a sword', 'an oak tree', 'a slime'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...subjects),
        fc.integer({ min: 16, max: 72 }),
        fc.integer({ min: 16, max: 72 }),
        fc.integer({ min: 2, max: 100 }),
        fc.nat(99),
        async (description, width, height, coverage, seed) => {
          const got = share(await image({ description, width, height, coverage, seed }));
          const most = share(await image({ description, width, height, coverage: 100, seed }));
          // the smallest pictures grow by whole rows
          const row = 100 / Math.min(width, height);
          if (coverage <= most) expect(Math.abs(got - coverage)).toBeLessThanOrEqual(Math.max(5, row));
          else expect(got).toBeCloseTo(most, 5);
        },
      ),
      // sizes between the pictures that are set by hand, which the solids don't reach
      {
        numRuns: 25,
        examples: [
          ['an oak tree', 66, 67, 50, 0],
          ['a wolf', 63, 60, 44, 48],
          ['a slime', 30, 32, 56, 89],
        ],
      },
    );
  });

  test('grows with what is asked, with a background too', async () => {
    const subject = async (coverage: number) => image({ coverage, noBackground: false });
    const [small, large] = [await subject(8), await subject(30)];
    expect(sameImage(small, large)).toBe(false);
    expect(small.data.filter((v, i) => i % 4 === 3 && v === 0).length).toBe(0);
    expect(share(await image({ coverage: 8 }))).toBeLessThan(share(await image({ coverage: 30 })));
  });
});

describe('the fields of style, inpainting and pose', () => {
  const mask = createImage(48, 48);
  for (let i = 0; i < 48 * 48; i++) mask.data.set(i % 48 < 24 ? [255, 255, 255, 255] : [0, 0, 0, 255], i * 4);
  const joints = [
    { label: 'NECK', x: 24, y: 20, z: 0 },
    { label: 'RIGHT ARM', x: 6, y: 6, z: 0 },
    { label: 'LEFT ARM', x: 42, y: 6, z: 0 },
  ] as const;

  test('each one is seen in the picture', async () => {
    const [known, styleImage] = [await image({ description: 'a wizard' }), await image({ description: 'a pumpkin' })];
    const init = await image({ description: 'a dragon' });
    const painted = { knownImage: known, mask } as const;
    const table: Record<string, readonly [Partial<DrawRequest>, Partial<DrawRequest>]> = {
      styleImage: [{ styleStrength: 60 }, { styleStrength: 60, styleImage }],
      styleStrength: [
        { styleImage, styleStrength: 20 },
        { styleImage, styleStrength: 80 },
      ],
      coverage: [{}, { coverage: 10 }],
      knownImage: [{ mask }, painted],
      mask: [{ knownImage: known }, painted],
      skeleton: [{}, { skeleton: joints }],
      skeletonGuidance: [{ skeleton: joints }, { skeleton: joints, skeletonGuidance: 5 }],
      'initImage with a mask': [painted, { ...painted, initImage: init }],
      'initStrength with a mask': [
        { ...painted, initImage: init, initStrength: 100 },
        { ...painted, initImage: init, initStrength: 900 },
      ],
      'styleImage with a mask': [painted, { ...painted, styleImage, styleStrength: 100 }],
      'colorImage with a mask': [painted, { ...painted, colorImage: styleImage }],
      'skeleton with a mask': [{ mask }, { mask, skeleton: joints }],
      'coverage with a mask': [
        { ...painted, description: 'a potion' },
        { ...painted, description: 'a potion', coverage: 4 },
      ],
      'initImage with a style': [
        { styleImage, styleStrength: 50 },
        { styleImage, styleStrength: 50, initImage: init },
      ],
    };
    for (const [field, [a, b]] of Object.entries(table)) {
      expect([field, sameImage(await image(a), await image(b))]).toEqual([field, false]);
    }
  });

  test.each<[Partial<DrawRequest>, RegExp]>([
    [{ styleStrength: 101 }, /styleStrength must be from 0 to 100, got 101/],
    [{ styleStrength: -1 }, /styleStrength/],
    [{ coverage: 120 }, /coverage must be from 0 to 100/],
    [{ coverage: Number.NaN }, /coverage/],
    [{ skeletonGuidance: 5.5 }, /skeletonGuidance must be from 0 to 5/],
  ])('%j is refused', async (more, message) => {
    await expect(image(more)).rejects.toThrow(message);
  });

  test('a skeleton means nothing to a thing, with a background too', async () => {
    const chest = { description: 'a treasure chest', noBackground: false };
    expect(sameImage(await image({ ...chest, skeleton: joints }), await image(chest))).toBe(true);
  });
});
