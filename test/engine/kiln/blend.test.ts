import { describe, expect, test } from 'vitest';
import { createImage, paletteOf, sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { draw } from '../../../workers/engine/draw.ts';
import type { LearnedLayer, Painter, PaintRequest, PaintUse } from '../../../workers/engine/kiln/types.ts';
import { Aborted, type DrawRequest, type Step } from '../../../workers/engine/types.ts';
import { isHard } from '../../pixels/arbitrary.ts';

const RED: readonly number[] = [200, 30, 40, 255];

/** A disc in 60 reds on nothing; all of the picture where it is asked for with its background. */
function disc({ width, height, attributes }: PaintRequest): Rgba {
  const image = createImage(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5);
      if (far > 0.4 && attributes?.background !== 'full') continue;
      image.data.set(far > 0.4 ? [20, 60, 30, 255] : [RED[0]! - ((x + y) % 60), 30, 40, 255], (y * width + x) * 4);
    }
  }
  return image;
}

/** A layer that serves some uses with a painter that notes what it is asked; `rank` scores the candidates in their order. */
function layerFor(
  uses: readonly PaintUse[],
  rank?: readonly number[],
  paint: (r: PaintRequest) => Rgba = disc,
  startsFromPictures = true,
) {
  const asked: PaintRequest[] = [];
  const ranked: { images: readonly Rgba[]; words: string }[] = [];
  const painter: Painter = {
    engine: 'kiln',
    startsFromPictures,
    refineKeep: 0.7,
    candidates: 3,
    paint: async (request, { signal, onStep } = {}) => {
      asked.push(request);
      for (const fraction of [0.5, 1]) {
        if (signal?.aborted) throw new Aborted();
        onStep?.({ stage: 'painting', fraction, preview: paint(request) });
      }
      return paint(request);
    },
  };
  const learned: LearnedLayer = {
    painterFor: (use) => (uses.includes(use) ? painter : undefined),
    ...(rank
      ? {
          rank: async (images, words) => {
            ranked.push({ images, words });
            return rank.slice(0, images.length);
          },
        }
      : {}),
  };
  return { learned, asked, ranked };
}

const request = (more: Partial<DrawRequest> = {}): DrawRequest => ({
  description: 'a knight', width: 32, height: 32, seed: 3, noBackground: true, ...more,
}); // biome-ignore format: one line
/** Geometry has no such thing. */
const ODD = 'a qwxyzzel';

describe('who draws', () => {
  const known = createImage(32, 32);
  test.each<[string, readonly PaintUse[], Partial<DrawRequest>, string]>([
    ['nothing is served', [], { description: ODD }, 'geometry'],
    ['text: everything', ['text'], {}, 'kiln'],
    ['text: what is unknown as well', ['text'], { description: ODD }, 'kiln'],
    ['unknown: what is unknown', ['unknown'], { description: ODD }, 'kiln'],
    ['unknown: not what is known', ['unknown'], {}, 'geometry'],
    ['refine: what is known', ['refine'], {}, 'geometry+kiln'],
    ['refine: not what is unknown', ['refine'], { description: ODD }, 'geometry'],
    ['unknown and refine: each its own', ['unknown', 'refine'], { description: ODD }, 'kiln'],
    ['text before refine', ['refine', 'text'], {}, 'kiln'],
    ['inpaint: holes', ['inpaint'], { knownImage: known }, 'kiln'],
    ['inpaint: nothing else', ['inpaint'], {}, 'geometry'],
    ['text: no holes', ['text', 'refine', 'unknown', 'scene'], { knownImage: known }, 'geometry'],
    ['scene: not a picture without background', ['scene'], { description: ODD }, 'geometry'],
    ['scene: what is unknown, with its background', ['scene'], { description: ODD, noBackground: false }, 'kiln'],
    ['scene: what is known only where text is served', ['scene'], { noBackground: false }, 'geometry'],
    ['scene and text', ['scene', 'text'], { noBackground: false }, 'kiln'],
    ['style and texture alone: nothing', ['style', 'texture'], {}, 'geometry'],
  ])('%s', async (_name, uses, more, engine) => {
    const { learned, asked } = layerFor(uses);
    const drawing = await draw(request(more), { learned });
    expect(drawing.engine).toBe(engine);
    expect(asked.length > 0).toBe(engine !== 'geometry');
    expect([drawing.image.width, drawing.image.height]).toEqual([32, 32]);
    expect(isHard(drawing.image)).toBe(true);
    expect(drawing.palette).toEqual(paletteOf(drawing.image));
    expect(drawing.palette.length).toBeLessThanOrEqual(32);
  });

  test('what is not served is the same picture, byte for byte, as without a learned layer', async () => {
    for (const more of [{}, { noBackground: false }, { knownImage: createImage(32, 32) }]) {
      const { learned } = layerFor(['unknown', 'style', 'texture']);
      const [with_, without] = [await draw(request(more), { learned }), await draw(request(more))];
      expect(sameImage(with_.image, without.image)).toBe(true);
      expect(with_.engine).toBe(without.engine);
    }
  });
});

describe('a subject that the painter draws', () => {
  test('is all of the picture without a background', async () => {
    const { learned, asked } = layerFor(['text']);
    const { image } = await draw(request({ detail: 'low detail' }), { learned });
    expect(asked[0]).toMatchObject({ width: 32, height: 32, description: 'a knight', seed: 3 });
    expect(asked[0]!.attributes).toMatchObject({
      background: 'transparent',
      colors: 8,
      category: 'humanoid',
      detail: 'low detail',
    });
    expect(paletteOf(image).length).toBeLessThanOrEqual(8);
    expect(image.data[3]).toBe(0);
    expect(image.data[(16 * 32 + 16) * 4]).toBeGreaterThan(140);
  });

  test('stands on a drawn ground with one', async () => {
    const { learned, asked } = layerFor(['text']);
    const { image } = await draw(request({ width: 48, height: 48, noBackground: false }), { learned });
    expect(asked[0]!.width).toBeLessThan(48);
    expect(image.data.filter((v, i) => i % 4 === 3 && v !== 255).length).toBe(0);
    expect(image.data[(24 * 48 + 24) * 4]).toBeGreaterThan(140);
    expect(image.data[0]).toBeLessThan(250);
  });

  test('is cut out where the painter gave it a background', async () => {
    const opaque = (r: PaintRequest) => disc({ ...r, attributes: { background: 'full' } });
    const { learned } = layerFor(['text'], undefined, opaque);
    const { image } = await draw(request(), { learned });
    expect(image.data[3]).toBe(0);
    expect(image.data[(16 * 32 + 16) * 4 + 3]).toBe(255);
  });

  test('is drawn by geometry where the painter draws nothing', async () => {
    const { learned } = layerFor(['text'], undefined, ({ width, height }) => createImage(width, height));
    const [drawing, plain] = [await draw(request(), { learned }), await draw(request())];
    expect(drawing.engine).toBe('geometry');
    expect(sameImage(drawing.image, plain.image)).toBe(true);
  });

  test('is told every field that says something of it', async () => {
    const { learned, asked } = layerFor(['text', 'style']);
    const style = disc({ width: 16, height: 16, description: '', seed: 1 });
    const init = disc({ width: 32, height: 32, description: '', seed: 1 });
    const skeleton = [{ label: 'NECK', x: 0.5, y: 0.25, z: 0 }] as const;
    const fields = {
      outline: 'lineless',
      shading: 'flat shading',
      view: 'side',
      direction: 'east',
      isometric: false,
    } as const;
    await draw(
      request({
        ...fields, negativeDescription: 'blue', textGuidance: 12, styleImage: style, styleStrength: 50, initImage: init,
        initStrength: 500, skeleton, skeletonGuidance: 2, colorImage: style,
      }), // biome-ignore format: a table
      { learned },
    );
    expect(asked[0]).toMatchObject({ negativeDescription: 'blue', textGuidance: 12, pose: { guidance: 2 } });
    expect(asked[0]!.attributes).toMatchObject({ ...fields, colors: paletteOf(style).length });
    expect(asked[0]!.pose!.joints).toEqual([{ label: 'NECK', x: 16, y: 8, z: 0 }]);
    expect(asked[0]!.reference).toMatchObject({ kind: 'style', guidance: 1.4 });
    expect(asked[0]!.init!.keep).toBe(0.5);
    expect([asked[0]!.init!.image.width, asked[0]!.init!.image.height]).toEqual([32, 32]);
  });

  test.each([
    [1, 1.008],
    [25, 1.2],
    [50, 1.4],
    [100, 20],
  ])('style strength %i is image guidance %f', async (styleStrength, guidance) => {
    const { learned, asked } = layerFor(['text', 'style']);
    const styleImage = disc({ width: 16, height: 16, description: '', seed: 1 });
    await draw(request({ styleImage, styleStrength }), { learned });
    expect(asked[0]!.reference!.guidance).toBeCloseTo(guidance, 6);
  });

  test('gets no reference from a painter that does not serve style', async () => {
    const { learned, asked } = layerFor(['text']);
    await draw(request({ styleImage: createImage(8, 8), styleStrength: 80 }), { learned });
    expect(asked[0]!.reference).toBeUndefined();
  });

  test('obeys a forced palette', async () => {
    const { learned } = layerFor(['text', 'scene', 'inpaint', 'refine']);
    const colorImage = createImage(2, 1);
    colorImage.data.set([10, 200, 30, 255, 250, 250, 250, 255]);
    for (const more of [{}, { noBackground: false }]) {
      const { palette } = await draw(request({ ...more, colorImage }), { learned });
      for (const colour of palette) expect(['#0ac81e', '#fafafa']).toContain(colour);
    }
  });
});

describe('an initial image', () => {
  const green: Rgba = { width: 32, height: 32, data: new Uint8ClampedArray(4096) };
  for (let i = 0; i < 1024; i++) {
    const inside = Math.abs((i % 32) - 16) < 10 && Math.abs(Math.floor(i / 32) - 16) < 10;
    green.data.set(inside ? [30, 180, 60, 255] : [240, 240, 200, 255], i * 4);
  }
  const greenAt = ({ data }: Rgba) => data[(16 * 32 + 16) * 4 + 1]! > data[(16 * 32 + 16) * 4]!;

  test.each<[string, readonly PaintUse[], boolean, boolean, boolean]>([
    ['a subject starts from it', ['text'], true, true, true],
    ['a scene starts from it', ['scene', 'text'], true, false, true],
    ['with a background it is blended in', ['text'], true, false, false],
    [
      'a painter that cannot start from a picture draws freely, and it is blended in',
      ['text', 'scene'],
      false,
      false,
      false,
    ],
    ['without a background as well', ['text', 'scene'], false, true, false],
  ])('%s', async (_name, uses, starts, noBackground, given) => {
    const { learned, asked } = layerFor(uses, undefined, disc, starts);
    const drawing = await draw(request({ initImage: green, initStrength: 999, noBackground }), { learned });
    expect(drawing.engine).toBe('kiln');
    expect(asked[0]!.init !== undefined).toBe(given);
    if (given) expect(asked[0]!.init!.keep).toBe(1);
    // What the painter does not take into account is seen all the same.
    else expect(greenAt(drawing.image)).toBe(true);
  });

  test('a painter that cannot start from a picture neither refines nor fills holes', async () => {
    const { learned } = layerFor(['refine', 'inpaint'], undefined, disc, false);
    for (const more of [{}, { knownImage: createImage(32, 32) }]) {
      expect((await draw(request(more), { learned })).engine).toBe('geometry');
    }
  });
});

describe('the better of candidates', () => {
  const shade = (r: PaintRequest): Rgba => {
    const image = disc(r);
    for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 3]) image.data[i + 2] = r.seed % 256;
    return image;
  };

  test('is the one that shows the words best; the first has the seed of the request', async () => {
    for (const best of [0, 1, 2]) {
      const { learned, asked, ranked } = layerFor(
        ['text'],
        [0, 1, 2].map((i) => (i === best ? 1 : 0)),
        shade,
      );
      const { image } = await draw(request(), { learned });
      expect(asked.map(({ seed }) => seed)).toHaveLength(3);
      expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3);
      expect(asked[0]!.seed).toBe(3);
      expect(ranked[0]!.words).toBe('a knight');
      expect(image.data[(16 * 32 + 16) * 4 + 2]).toBe(shade(asked[best]!).data[(16 * 32 + 16) * 4 + 2]);
    }
  });

  test('one picture is made where nothing can choose', async () => {
    const { learned, asked } = layerFor(['text']);
    await draw(request(), { learned });
    expect(asked).toHaveLength(1);
  });

  test('the same request gives the same candidates', async () => {
    const seeds = async () => {
      const { learned, asked } = layerFor(['text'], [0, 0, 1]);
      await draw(request(), { learned });
      return asked.map(({ seed }) => seed);
    };
    expect(await seeds()).toEqual(await seeds());
  });
});

describe('refining', () => {
  test('starts from the drawing of geometry and stays in its colours', async () => {
    const { learned, asked } = layerFor(['refine']);
    const plain = await draw(request());
    const refined = await draw(request(), { learned });
    expect(sameImage(asked[0]!.init!.image, plain.image)).toBe(true);
    expect(asked[0]!.init!.keep).toBe(0.7);
    for (const colour of refined.palette) expect(plain.palette).toContain(colour);
    expect(refined.brief).toEqual(plain.brief);
  });

  test('keeps the drawing where that shows the words best', async () => {
    const plain = await draw(request());
    const kept = await draw(request(), { learned: layerFor(['refine'], [1, 0, 0, 0]).learned });
    expect(kept.engine).toBe('geometry');
    expect(sameImage(kept.image, plain.image)).toBe(true);
    const better = await draw(request(), { learned: layerFor(['refine'], [0, 0, 1, 0]).learned });
    expect(better.engine).toBe('geometry+kiln');
  });
});

test('inpainting keeps every byte outside the mask, whatever the painter does there', async () => {
  const { learned, asked } = layerFor(['inpaint'], undefined, (r) =>
    disc({ ...r, attributes: { background: 'full' } }),
  );
  const known: Rgba = {
    width: 32,
    height: 32,
    data: Uint8ClampedArray.from({ length: 4096 }, (_, i) => (i * 37) % 256),
  };
  const mask = createImage(32, 32);
  for (let i = 0; i < 1024; i++)
    mask.data.set(i % 32 > 9 && i % 32 < 20 ? [255, 255, 255, 255] : [0, 0, 0, 255], i * 4);
  const { image } = await draw(request({ knownImage: known, mask, styleImage: known, styleStrength: 30 }), { learned });
  expect(sameImage(asked[0]!.known!.image, known)).toBe(true);
  let changed = 0;
  for (let i = 0; i < 1024; i++) {
    const same = [0, 1, 2, 3].every((c) => image.data[i * 4 + c] === known.data[i * 4 + c]);
    if (i % 32 > 9 && i % 32 < 20) changed += same ? 0 : 1;
    else expect(same).toBe(true);
  }
  expect(changed).toBeGreaterThan(200);
});

describe('steps', () => {
  test.each<[PaintUse, Partial<DrawRequest>]>([
    ['text', {}],
    ['text', { noBackground: false }],
    ['scene', { description: ODD, noBackground: false }],
    ['refine', {}],
    ['inpaint', { knownImage: createImage(32, 32) }],
  ])('%s %j: rising to 1, previews of the final size', async (use, more) => {
    for (const rank of [undefined, [0, 1, 0, 0]]) {
      const steps: Step[] = [];
      const { learned } = layerFor([use], rank);
      await draw(request(more), { learned }, { onStep: (step) => steps.push(step) });
      const fractions = steps.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(fractions.at(-1)).toBe(1);
      expect(steps[0]!.stage).toBe('understanding');
      for (const { preview } of steps) if (preview) expect([preview.width, preview.height]).toEqual([32, 32]);
    }
  });

  test('a request that is not wanted any more stops the painter', async () => {
    const signal = { aborted: false };
    const { learned } = layerFor(['text']);
    const onStep = ({ stage }: Step) => {
      if (stage === 'painting') signal.aborted = true;
    };
    await expect(draw(request(), { learned }, { signal, onStep })).rejects.toBeInstanceOf(Aborted);
  });
});
