import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DETAILS, OUTLINES, VIEWS } from '../../src/domain/words.ts';
import { hexToOklab, hexToRgb, oklabToOklch } from '../../src/pixels/color.ts';
import { createImage, sameImage } from '../../src/pixels/image.ts';
import { hasOutline } from '../../src/pixels/outline.ts';
import { paletteOf } from '../../src/pixels/palette.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { composeDrawing } from '../../workers/engine/compose-drawing.ts';
import type { Layers } from '../../workers/engine/layers.ts';
import { chooseScene } from '../../workers/engine/place/choose-scene.ts';
import { drawBackground } from '../../workers/engine/place/draw-background.ts';
import { SCENES, type SceneId } from '../../workers/engine/place/scenes.ts';
import { createRandom } from '../../workers/engine/random.ts';
import { Aborted, type Brief, type DrawRequest, type Step } from '../../workers/engine/types.ts';
import { emphasise, variationFor } from '../../workers/engine/understand/guidance.ts';
import { hexColor, isHard, spriteImage } from '../pixels/arbitrary.ts';

const BRIEF: Brief = {
  kind: 'humanoid', concept: 'double', confidence: 1, colours: ['#b04040'], parts: [{ piece: 'hat', colour: '#4060b0' }],
  without: [], build: [], mood: [], count: 1, unknown: [], drawnAs: 'a double',
}; // biome-ignore format: a table

/** Stands in for the drawing layer: a figure in 40 tones, whose stripes the seed shifts. */
const LAYERS: Layers = {
  engine: 'double',
  understand: async (request) => ({ ...BRIEF, ...(request.negativeDescription ? { without: ['hat'] } : {}) }),
  drawSubject: (brief, { width, height, seed, variation, style }) => {
    const image = createImage(width, height);
    const shift = createRandom(seed).int(7) * (variation > 0 ? 1 : 0);
    const [r, g, b] = hexToRgb(brief.colours[0]!);
    const hat = hexToRgb(brief.parts[0]!.colour!);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const u = (x + 0.5) / width - 0.5;
        const v = (y + 0.5) / height;
        if (Math.abs(u) > 0.12 + 0.2 * v || v < 0.08 || v > 0.94) continue;
        const head = v < 0.25 && !brief.without.includes('hat');
        const tone = ((Math.floor(v * 40) + shift) % 40) - 20;
        const flat = style.shading === 'flat shading' ? 0 : 1;
        image.data.set(
          head ? [...hat, 255] : [r + tone * flat, g + tone * 2 * flat, b - tone * flat, 255],
          (y * width + x) * 4,
        );
      }
    }
    return { image };
  },
};

const request = (more: Partial<DrawRequest> = {}): DrawRequest => ({
  description: 'a double', width: 48, height: 48, seed: 7, noBackground: true, ...more,
}); // biome-ignore format: one line
const draw = (more: Partial<DrawRequest> = {}) => composeDrawing(LAYERS, request(more));

const solid = (hex: string, width = 32, height = 32): Rgba => {
  const image = createImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([...hexToRgb(hex), 255], i);
  return image;
};

/** How unlike two pictures are: mean of alpha disagreement and byte distance, 0..1. */
function unlike(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if (a.data[i + 3] !== b.data[i + 3]) sum += 1;
    else for (let k = 0; k < 3; k++) sum += Math.abs(a.data[i + k]! - b.data[i + k]!) / 765;
  }
  return sum / (a.width * a.height);
}

const BOUND: Record<string, number> = { 'low detail': 8, 'medium detail': 16, 'highly detailed': 32, undefined: 32 };

describe('every drawing', () => {
  const side = fc.integer({ min: 16, max: 60 });
  const maybe = <T>(a: fc.Arbitrary<T>) => fc.option(a, { nil: undefined });
  const requests = fc.record({
    width: side,
    height: side,
    seed: fc.integer({ min: 0, max: 0xffffffff }),
    noBackground: fc.boolean(),
    detail: maybe(fc.constantFrom(...DETAILS)),
    outline: maybe(fc.constantFrom(...OUTLINES)),
    view: maybe(fc.constantFrom(...VIEWS)),
    isometric: maybe(fc.boolean()),
    textGuidance: maybe(fc.integer({ min: 1, max: 20 })),
    initImage: maybe(spriteImage(40)),
    initStrength: maybe(fc.integer({ min: 1, max: 999 })),
    colorImage: maybe(fc.array(hexColor, { minLength: 1, maxLength: 12 }).map((c) => {
      const image = createImage(c.length + 1, 1);
      c.forEach((hex, i) => { image.data.set([...hexToRgb(hex), 255], i * 4); });
      return image;
    })), // biome-ignore format: short
  });

  test('has its size, binary alpha, a bounded or forced palette, and the same bytes again', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (more) => {
        const { image, palette } = await draw(more);
        expect([image.width, image.height, image.data.length]).toEqual([
          more.width,
          more.height,
          more.width * more.height * 4,
        ]);
        expect(isHard(image)).toBe(true);
        expect([...palette].sort()).toEqual(paletteOf(image).sort());
        if (more.colorImage) {
          const allowed = new Set(paletteOf(more.colorImage));
          expect(palette.filter((c) => !allowed.has(c))).toEqual([]);
        } else expect(palette.length).toBeLessThanOrEqual(BOUND[String(more.detail)]!);
        if (!more.noBackground) expect(image.data.filter((v, i) => i % 4 === 3 && v === 0).length).toBe(0);
        expect(sameImage((await draw(more)).image, image)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test.each([[0, 32], [32, 1025], [16.5, 16]])('refuses %f x %f', async (width, height) => {
    await expect(draw({ width, height })).rejects.toThrow(RangeError);
  }); // biome-ignore format: sizes
});

describe('each field is seen in the picture', () => {
  const differ = async (a: Partial<DrawRequest>, b: Partial<DrawRequest>) =>
    !sameImage((await draw(a)).image, (await draw(b)).image);

  test.each<[string, Partial<DrawRequest>, Partial<DrawRequest>]>([
    ['seed', { seed: 1 }, { seed: 2 }],
    ['seed, in the background', { seed: 1, noBackground: false }, { seed: 2, noBackground: false }],
    ['negativeDescription', {}, { negativeDescription: 'hat' }],
    ['textGuidance', { textGuidance: 8 }, { textGuidance: 20 }],
    ['textGuidance, low', { textGuidance: 8 }, { textGuidance: 1 }],
    ['detail', { detail: 'low detail' }, { detail: 'highly detailed' }],
    ['shading', { shading: 'flat shading' }, { shading: 'detailed shading' }],
    ['noBackground', { noBackground: true }, { noBackground: false }],
    ['view, in the background', { noBackground: false, view: 'side' }, { noBackground: false, view: 'high top-down' }],
    ['isometric, in the background', { noBackground: false }, { noBackground: false, isometric: true }],
    ['initImage', {}, { initImage: solid('#30a050') }],
    ['initStrength', { initImage: solid('#30a050'), initStrength: 200 }, { initImage: solid('#30a050'), initStrength: 700 }],
    ['colorImage', {}, { colorImage: solid('#30a050') }],
  ])('%s', async (_field, a, b) => {
    expect(await differ(a, b)).toBe(true);
  }); // biome-ignore format: a table

  test('no background leaves transparency, also over 200x200', async () => {
    const { image } = await draw({ width: 240, height: 240 });
    expect(image.data[3]).toBe(0);
  });

  test('a colour image without an opaque pixel forces nothing', async () => {
    expect(sameImage((await draw({ colorImage: createImage(4, 4) })).image, (await draw()).image)).toBe(true);
  });
});

describe('the initial image', () => {
  const init = (() => {
    const image = createImage(64, 64);
    for (let y = 30; y < 60; y++) {
      for (let x = 6; x < 58; x++) image.data.set([60, 150 + (x > 30 ? 40 : 0), 90, 255], (y * 64 + x) * 4);
    }
    return image;
  })();

  test('stays more and more as its strength grows, from not at all to wholly', async () => {
    const strengths = [1, 150, 300, 450, 600, 750, 999];
    const results = await Promise.all(
      strengths.map(async (initStrength) => (await draw({ initImage: init, initStrength })).image),
    );
    expect(sameImage(results[0]!, (await draw()).image)).toBe(true);
    const toInit = results.map((image) => unlike(image, results.at(-1)!));
    const toDrawn = results.map((image) => unlike(image, results[0]!));
    for (let i = 1; i < strengths.length; i++) {
      expect(toInit[i]!).toBeLessThanOrEqual(toInit[i - 1]! + 0.01);
      expect(toDrawn[i]!).toBeGreaterThanOrEqual(toDrawn[i - 1]! - 0.01);
    }
    const last = results.at(-1)!;
    expect(paletteOf(last).every((c) => ['#3c965a', '#3cbe5a'].includes(c))).toBe(true);
    expect([last.data[(30 * 48 + 20) * 4 + 3], last.data[(10 * 48 + 20) * 4 + 3]]).toEqual([255, 0]);
  });

  test('keeps its aspect ratio', async () => {
    const wide = solid('#30a050', 64, 32);
    const { image } = await draw({ initImage: wide, initStrength: 999 });
    const rows = Array.from({ length: 48 }, (_, y) => image.data[(y * 48 + 24) * 4 + 3]!);
    expect(rows.filter((a) => a === 255).length).toBe(24);
  });

  test('with a plain backdrop of its own gives that up where no background is wanted', async () => {
    const photo = solid('#e8e8e0', 48, 48);
    for (let y = 10; y < 40; y++) for (let x = 14; x < 34; x++) photo.data.set([160, 60, 40, 255], (y * 48 + x) * 4);
    const { image } = await draw({ initImage: photo, initStrength: 999 });
    expect(paletteOf(image)).toEqual(['#a03c28']);
    const kept = await draw({ initImage: photo, initStrength: 999, noBackground: false });
    expect([...kept.palette].sort()).toEqual(['#a03c28', '#e8e8e0']);
  });

  test('gets the outline that is asked for', async () => {
    const { image } = await draw({ initImage: init, initStrength: 999, outline: 'single color black outline' });
    expect(hasOutline(image)).toBe(true);
    expect(paletteOf(image)).toContain('#0e0a14');
  });
});

describe('steps', () => {
  test('rise from understanding to finishing, with previews of the final size', async () => {
    const steps: Step[] = [];
    const { image } = await composeDrawing(LAYERS, request({ noBackground: false }), { onStep: (s) => steps.push(s) });
    expect(steps.map((s) => s.stage).filter((s, i, all) => s !== all[i - 1])).toEqual([
      'understanding',
      'sketching',
      'shading',
      'finishing',
    ]);
    const fractions = steps.map((s) => s.fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    const previews = steps.flatMap((s) => (s.preview ? [s.preview] : []));
    expect(previews.length).toBeGreaterThanOrEqual(3);
    for (const p of previews) expect([p.width, p.height]).toEqual([48, 48]);
    expect(previews.every((p) => p.data.some((v) => v > 0))).toBe(true);
    expect(sameImage(previews.at(-1)!, image)).toBe(true);
  });

  test.each([0, 1, 2, 3, 4])('an abort after step %i stops the drawing', async (n) => {
    const signal = { aborted: false };
    let seen = 0;
    const drawing = composeDrawing(LAYERS, request(), { signal, onStep: () => { if (seen++ === n) signal.aborted = true; } });
    await expect(drawing).rejects.toThrow(Aborted);
    expect(seen).toBe(n + 1);
  }); // biome-ignore format: short

  test('an aborted request draws nothing', async () => {
    await expect(composeDrawing(LAYERS, request(), { signal: { aborted: true } })).rejects.toThrow(Aborted);
  });
});

describe('where the subject stands', () => {
  /** The rows that a red block, the double's whole subject, takes in the picture. */
  const rows = async (brief: Partial<Brief>): Promise<number[]> => {
    const layers: Layers = {
      engine: 'double',
      understand: async () => ({ ...BRIEF, ...brief }),
      drawSubject: (_brief, { width, height }) => {
        const image = createImage(width, height);
        const block = solid('#f01010', 10, 12);
        for (let y = 0; y < 12; y++) image.data.set(block.data.subarray(0, 40), ((y + 4) * width + 8) * 4);
        return { image };
      },
    };
    const { image } = await composeDrawing(layers, request({ noBackground: false, view: 'side' }));
    return Array.from({ length: 48 }, (_, y) => y).filter((y) =>
      Array.from(
        { length: 48 },
        (_, x) => image.data[(y * 48 + x) * 4]! > 200 && image.data[(y * 48 + x) * 4 + 1]! < 40,
      ).some(Boolean),
    );
  };

  test('is on the ground', async () => {
    expect(await rows({ setting: 'meadow' })).toEqual([33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]);
  });

  test('is above it for a thing under water', async () => {
    expect((await rows({ kind: 'thing', setting: 'underwater' })).at(-1)).toBe(37);
  });

  test("which way a subject faces is the drawer's choice unless told", async () => {
    const seen: (string | undefined)[] = [];
    const layers: Layers = {
      ...LAYERS,
      understand: async () => ({ ...BRIEF, kind: 'quadruped' }),
      drawSubject: (brief, options) => {
        seen.push(options.style.direction);
        return LAYERS.drawSubject(brief, options);
      },
    };
    await composeDrawing(layers, request());
    await composeDrawing(layers, request({ direction: 'south' }));
    expect(seen).toEqual([undefined, 'south']);
  });
});

describe('text guidance', () => {
  test.each([[1, 1], [8, 0.5], [20, 0]])('%i varies %f', (guidance, variation) => {
    expect(variationFor(guidance)).toBe(variation);
  }); // biome-ignore format: pairs

  test('makes named colours louder or quieter, never another hue or lightness', () => {
    const chroma = (g: number) => emphasise(BRIEF, g).colours.map((hex) => oklabToOklch(hexToOklab(hex)));
    const [low, middle, high] = [chroma(1), chroma(8), chroma(20)].map((c) => c[0]!);
    expect(low![1]).toBeLessThan(middle![1] - 0.02);
    expect(high![1]).toBeGreaterThan(middle![1] + 0.02);
    for (const c of [low!, high!]) {
      expect(c[0]).toBeCloseTo(middle![0], 1);
      expect(Math.abs(c[2] - middle![2])).toBeLessThan(3);
    }
    expect(emphasise({ ...BRIEF, colours: ['#888888'] }, 20).colours).toEqual(['#888888']);
  });
});

describe('backgrounds', () => {
  const subject = createImage(40, 40);
  for (let y = 8; y < 36; y++) for (let x = 14; x < 26; x++) subject.data.set([150, 90, 80, 255], (y * 40 + x) * 4);

  test.each(Object.keys(SCENES) as SceneId[])('%s is opaque, bounded and different from each view', (scene) => {
    const pictures = ([...VIEWS, 'isometric'] as const).map((view) =>
      drawBackground({
        width: 40, height: 40, scene, seed: 3, colors: 5, subject,
        view: view === 'isometric' ? 'side' : view, isometric: view === 'isometric',
      })); // biome-ignore format: a table
    for (const p of pictures) {
      expect(p.data.filter((v, i) => i % 4 === 3 && v !== 255).length).toBe(0);
      const palette = paletteOf(p);
      expect(palette.length).toBeLessThanOrEqual(5);
      expect(palette.length).toBeGreaterThan(1);
      expect(palette.filter((c) => c === '#000000' || c === '#ffffff')).toEqual([]);
    }
    expect(new Set(pictures.map((p) => Buffer.from(p.data).toString('base64'))).size).toBe(4);
  });

  test('fit the setting that was said, else the subject', () => {
    expect(chooseScene({ ...BRIEF, setting: 'snow', kind: 'quadruped', concept: 'camel' }, 1)).toBe('snow');
    expect(chooseScene({ ...BRIEF, kind: 'quadruped', concept: 'camel' }, 1)).toBe('desert');
    expect(chooseScene({ ...BRIEF, concept: 'ship', kind: 'thing' }, 1)).toBe('water');
    expect(chooseScene({ ...BRIEF, concept: 'health-potion', kind: 'thing' }, 1)).toBe('studio');
    expect(['meadow', 'forest']).toContain(chooseScene({ ...BRIEF, concept: 'nobody' }, 1));
  });

  test('draw any size', () => {
    for (const [width, height] of [
      [16, 16],
      [1, 1],
      [400, 20],
      [20, 400],
    ] as const) {
      for (const view of VIEWS) {
        const image = drawBackground({
          width, height, scene: 'city', view, isometric: false, colors: 8, seed: 1, subject: createImage(width, height),
        }); // biome-ignore format: short
        expect([image.width, image.height]).toEqual([width, height]);
      }
    }
  });
});
