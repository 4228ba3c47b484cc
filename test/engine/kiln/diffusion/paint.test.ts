import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import { PipelineError, readPipelineFolder } from '../../../../workers/engine/kiln/diffusion/folder.ts';
import { openPipelineLayer } from '../../../../workers/engine/kiln/diffusion/open.ts';
import { gaussianNoise } from '../../../../workers/engine/kiln/noise.ts';
import { PAINT_USES, type PaintRequest } from '../../../../workers/engine/kiln/types.ts';
import { createRandom } from '../../../../workers/engine/random.ts';
import { Aborted, type Step } from '../../../../workers/engine/types.ts';
import { isHard } from '../../../pixels/arbitrary.ts';
import { LENGTH, TABLE, type Tiny, tinyPipeline, unet } from './tiny.ts';

const folders: { remove(): void }[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});
async function layer(tiny: Tiny = {}, log: (line: string) => void = () => {}) {
  const folder = tinyPipeline(tiny);
  folders.push(folder);
  return openPipelineLayer(folder.dir, { device: 'cpu', log });
}
const painter = async (tiny: Tiny = {}) => (await layer(tiny)).painterFor('text')!;

const request = (more: Partial<PaintRequest> = {}): PaintRequest => ({
  description: 'a red', width: 8, height: 8, seed: 5, ...more,
}); // biome-ignore format: one line

/** An opaque picture of random colours. */
function picture(width: number, height: number, seed = 1): Rgba {
  const random = createRandom(seed);
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => (i % 4 === 3 ? 255 : random.int(256)));
  return { width, height, data };
}

/** Shares of the picture at the times of five steps, and at the end (diffusers' DDIMScheduler with the tiny config). */
const LEVELS = (() => {
  const alphas: number[] = [];
  for (let i = 0; i < 1000; i++) {
    const root = Math.sqrt(0.00085) + ((Math.sqrt(0.012) - Math.sqrt(0.00085)) * i) / 999;
    alphas.push((alphas[i - 1] ?? 1) * (1 - root * root));
  }
  return [801, 601, 401, 201, 1, 0].map((t) => ({ t, alpha: alphas[t]! }));
})();
const text = (tokens: readonly number[], channel: number) =>
  tokens.reduce((sum, token) => sum + TABLE[token * 4 + channel]! / LENGTH, 0);
/** 'a red' and nothing, between start and end tokens. */
const WORDS = [0, 2, 7, 1, 1, 1, 1, 1];
const NOTHING = [0, 1, 1, 1, 1, 1, 1, 1];

/**
 * The colours of an 8 × 8 picture (a latent pixel each) whose network answers `v(state, channel, time)`, by DDIM's
 * equations for v-prediction.
 */
function expected(v: (state: number, channel: number, time: number) => number, from = 0, start?: Rgba): number[] {
  const noise = gaussianNoise('5/8x8', 256);
  const out: number[] = [];
  for (let p = 0; p < 64; p++) {
    for (let c = 0; c < 3; c++) {
      const known = start ? ((start.data[p * 4 + c]! / 255) * 2 - 1) * 0.5 : 0;
      const first = LEVELS[from]!.alpha;
      let x = start ? Math.sqrt(first) * known + Math.sqrt(1 - first) * noise[c * 64 + p]! : noise[c * 64 + p]!;
      for (let i = from; i < 5; i++) {
        const [a, b] = [Math.sqrt(LEVELS[i]!.alpha), Math.sqrt(1 - LEVELS[i]!.alpha)];
        const answer = v(x, c, LEVELS[i]!.t);
        const next = LEVELS[i + 1]!.alpha;
        x = Math.sqrt(next) * (a * x - b * answer) + Math.sqrt(1 - next) * (a * answer + b * x);
      }
      out.push(Math.min(255, Math.max(0, ((x / 0.5 + 1) / 2) * 255)));
    }
  }
  return out;
}
/** Mean distance of a colour's bytes: the grid's vote may choose another of two like colours. */
function distance(image: Rgba, colours: readonly number[]): number {
  let sum = 0;
  for (let p = 0; p < 64; p++)
    for (let c = 0; c < 3; c++) sum += Math.abs(image.data[p * 4 + c]! - colours[p * 3 + c]!);
  return sum / (64 * 3);
}

describe('a picture is what DDIM gives', () => {
  test.each<[string, Tiny, (x: number, c: number, t: number) => number]>([
    ['an answer of nothing', {}, () => 0],
    ['of the state', { state: 0.5 }, (x) => 0.5 * x],
    ['of the time', { time: 1 }, (_x, _c, t) => t / 1000],
    ['of the words, guided by 8', { text: 1 }, (_x, c) => text(NOTHING, c) + 8 * (text(WORDS, c) - text(NOTHING, c))],
  ])('%s', async (_name, tiny, v) => {
    const { paint } = await painter(tiny);
    expect(distance(await paint(request()), expected(v))).toBeLessThan(1);
  });

  test('guidance is the interface’s scale, and words to avoid are the other text', async () => {
    const { paint } = await painter({ text: 1 });
    const plain = expected((_x, c) => text(WORDS, c));
    expect(distance(await paint(request({ textGuidance: 1 })), plain)).toBeLessThan(1);
    const avoid = [0, 9, 4, 5, 1, 1, 1, 1]; // 'ked'
    const against = expected((_x, c) => text(avoid, c) + 3 * (text(WORDS, c) - text(avoid, c)));
    const drawn = await paint(request({ textGuidance: 3, negativeDescription: 'ked' }));
    expect(distance(drawn, against)).toBeLessThan(1);
  });

  test('in half precision, with a time that is one number of floating point, nearly so', async () => {
    const { paint } = await painter({
      state: 0.5,
      type: 'float16',
      timestep: { name: 'timestep', type: 'float32', shape: [] },
    });
    expect(
      distance(
        await paint(request()),
        expected((x) => 0.5 * x),
      ),
    ).toBeLessThan(2);
  });
});

describe('an initial picture', () => {
  const image = picture(8, 8);
  test.each([
    [0.4, 2],
    [0.5, 3],
  ])('kept by %f begins at step %i', async (keep, from) => {
    const { paint } = await painter({ state: 0.5 });
    const drawn = await paint(request({ init: { image, keep } }));
    expect(
      distance(
        drawn,
        expected((x) => 0.5 * x, from, image),
      ),
    ).toBeLessThan(1);
  });

  test('kept by 1 comes back byte for byte', async () => {
    const { paint } = await painter();
    expect(sameImage(await paint(request({ init: { image, keep: 1 } })), image)).toBe(true);
  });

  test('needs the encoder, by its name', async () => {
    const { paint } = await painter({ files: { 'vae_encoder/model.onnx': null } });
    await expect(paint(request({ init: { image, keep: 0.5 } }))).rejects.toThrow(/vae_encoder\/model\.onnx: missing/);
  });
});

describe('inpainting', () => {
  test('bytes outside the hole are identical whatever they are, inside it is drawn', async () => {
    const painter_ = (await layer({ state: 0.2, text: 1 })).painterFor('inpaint')!;
    for (const [width, height] of [
      [8, 8],
      [20, 13],
      [90, 40],
    ] as const) {
      const random = createRandom(width);
      const data = Uint8ClampedArray.from({ length: width * height * 4 }, () => random.int(256));
      const hole = Uint8Array.from({ length: width * height }, (_, i) => (i % width > 2 && i % width < 6 ? 1 : 0));
      const image = { width, height, data };
      const drawn = await painter_.paint(request({ width, height, known: { image, hole } }));
      let changed = 0;
      hole.forEach((open, i) => {
        const same = [0, 1, 2, 3].every((c) => drawn.data[i * 4 + c] === data[i * 4 + c]);
        if (open) changed += same ? 0 : 1;
        else expect(same).toBe(true);
      });
      expect(changed).toBeGreaterThan(0.9 * height);
    }
  });

  test('what is known is put back into the latents at every step, so that what is drawn fits to it', async () => {
    const hole = Uint8Array.from({ length: 64 }, (_, i) => (i % 8 < 2 ? 1 : 0));
    const inside = async (mean: number, seed: number) => {
      const { paint } = (await layer({ mean })).painterFor('inpaint')!;
      const drawn = await paint(request({ known: { image: picture(8, 8, seed), hole } }));
      return [...drawn.data].filter((_, i) => hole[i >> 2]);
    };
    expect(await inside(0, 3)).toEqual(await inside(0, 4));
    expect(await inside(4, 3)).not.toEqual(await inside(4, 4));
  });
});

describe('any size', () => {
  test.each([
    [8, 8],
    [1, 1],
    [16, 9],
    [5, 64],
    [100, 70],
  ])('%i x %i comes out exactly, with hard alpha', async (width, height) => {
    const { paint } = await painter({ state: 0.3 });
    const drawn = await paint(request({ width, height }));
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    expect(isHard(drawn)).toBe(true);
  });

  test.each([
    [16, 16],
    [30, 20],
    [200, 90],
  ])('a network exported for one size draws %i x %i', async (width, height) => {
    const { paint } = await painter({ sides: 16, state: 0.3 });
    const drawn = await paint(request({ width, height }));
    expect([drawn.width, drawn.height]).toEqual([width, height]);
  });
});

test('the same request and seed give the same bytes, whatever else is painted; another seed others', async () => {
  const { paint } = await painter({ state: 0.4, text: 1 });
  const alone = await paint(request());
  const [again, other] = await Promise.all([paint(request()), paint(request({ seed: 6 }))]);
  expect(sameImage(again, alone)).toBe(true);
  expect(sameImage(other, alone)).toBe(false);
});

test('steps rise to 1, with previews; cancelled, no further step is taken', async () => {
  const { paint } = await painter();
  const steps: Step[] = [];
  await paint(request({ width: 20, height: 12 }), { onStep: (step) => steps.push(step) });
  expect(steps.map(({ fraction }) => fraction)).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  for (const { preview } of steps) expect([preview!.width, preview!.height]).toEqual([20, 12]);
  for (const after of [1, 3]) {
    const signal = { aborted: false };
    let count = 0;
    const onStep = () => {
      signal.aborted = ++count >= after;
    };
    await expect(paint(request(), { signal, onStep })).rejects.toBeInstanceOf(Aborted);
    expect(count).toBe(after);
  }
});

describe('openPipelineLayer', () => {
  const problems = async (tiny: Tiny): Promise<string> => {
    const error = await layer(tiny).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(PipelineError);
    return (error as Error).message;
  };

  test('says what it serves', async () => {
    const lines: string[] = [];
    const opened = await layer({}, (line) => lines.push(line));
    expect(PAINT_USES.filter((use) => opened.painterFor(use))).toEqual(['text', 'unknown', 'inpaint', 'scene']);
    expect(lines).toEqual([expect.stringMatching(/^tiny from .+ serves text, unknown, scene, inpaint on cpu$/)]);
    const without = await layer({ files: { 'vae_encoder/model.onnx': null } });
    expect(PAINT_USES.filter((use) => without.painterFor(use))).toEqual(['text', 'unknown', 'scene']);
    const only = await layer({ files: { 'pixelkiln.json': { uses: ['refine'], prompt: 'x {description}' } } });
    expect(PAINT_USES.filter((use) => only.painterFor(use))).toEqual(['refine']);
  });

  test.each([
    'model_index.json',
    'text_encoder/model.onnx',
    'unet/model.onnx',
    'vae_decoder/model.onnx',
    'tokenizer/vocab.json',
    'tokenizer/merges.txt',
    'scheduler/scheduler_config.json',
  ])('names %s where it is missing', async (path) => {
    expect(await problems({ files: { [path]: null } })).toMatch(new RegExp(`- ${path}: missing$`));
  });

  test.each<[string, Tiny['files'], RegExp]>([
    ['no JSON', { 'model_index.json': '{' }, /- model_index.json: /],
    [
      'a wrong value',
      { 'scheduler/scheduler_config.json': { _class_name: 'DDIMScheduler', beta_schedule: 'wild' } },
      /scheduler_config.json: beta_schedule: .*"linear"/,
    ],
    ['an option that is not known', { 'pixelkiln.json': { stepz: 3 } }, /pixelkiln.json: the file: .*stepz/],
    [
      'a prompt without the description',
      { 'pixelkiln.json': { prompt: 'pixel art' } },
      /prompt: must contain \{description\}/,
    ],
    ['a use that it cannot serve', { 'pixelkiln.json': { uses: ['texture'] } }, /pixelkiln.json: uses.0: /],
    [
      'a use without its network',
      { 'pixelkiln.json': { uses: ['inpaint'] }, 'vae_encoder/model.onnx': null },
      /vae_encoder\/model.onnx: missing, and pixelkiln.json asks for the use "inpaint"/,
    ],
    ['two text encoders', { 'text_encoder_2/config.json': {} }, /text_encoder_2: .*Stable Diffusion XL/],
    [
      'a vocabulary without its end',
      { 'tokenizer/vocab.json': { '<|startoftext|>': 0 } },
      /vocab.json has no token "<\|endoftext\|>"/,
    ],
  ])('refuses %s', async (_name, files, message) => {
    expect(await problems({ files: files! })).toMatch(message);
  });

  test('lists all problems at once', async () => {
    const message = await problems({
      files: { 'unet/model.onnx': null, 'tokenizer/merges.txt': null, 'pixelkiln.json': '[' },
    });
    for (const path of ['unet/model.onnx', 'tokenizer/merges.txt', 'pixelkiln.json'])
      expect(message).toContain(`- ${path}`);
  });

  test('a scheduler of another kind is named', async () => {
    await expect(layer({ scheduler: { _class_name: 'LCMScheduler' } })).rejects.toThrow(
      /_class_name must be one of .* got LCMScheduler/,
    );
  });
});

test('the README tells the defaults of pixelkiln.json', async () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const told = JSON.parse(/`pixelkiln\.json`.*?```json\n(.*?)```/s.exec(readme)![1]!);
  const folder = tinyPipeline({ files: { 'pixelkiln.json': null } });
  folders.push(folder);
  const { options, uses } = await readPipelineFolder(folder.dir);
  expect({ ...options, uses }).toEqual(told);
});

describe('a network with other tensors is refused by its file and the tensor', () => {
  test('an input of another name', async () => {
    const other = unet({ timestep: { name: 'time', type: 'int64', shape: [1] } });
    const { paint } = await painter({ files: { 'unet/model.onnx': other } });
    const error = (await paint(request()).catch((e: Error) => e)) as PipelineError;
    expect(error).toBeInstanceOf(PipelineError);
    expect(error.problems).toEqual([
      'unet/model.onnx: has no input timestep; it has sample, time, encoder_hidden_states',
      'unet/model.onnx: wants an input time, which is not known',
    ]);
  });

  test('an output of another name', async () => {
    const { paint } = await painter({ files: { 'vae_decoder/model.onnx': unet({}) } });
    const error = (await paint(request()).catch((e: Error) => e)) as PipelineError;
    expect(error.problems).toContain(
      'vae_decoder/model.onnx: has no input latent_sample; it has sample, timestep, encoder_hidden_states',
    );
    expect(error.problems).toContain('vae_decoder/model.onnx: has no output sample; it has out_sample');
  });

  test('nine channels are those of a network made for inpainting', async () => {
    const { paint } = await painter({ files: { 'unet/model.onnx': unet({}, 9) } });
    await expect(paint(request())).rejects.toThrow(
      /unet\/model.onnx: its input sample has 9 channels, .* 4; networks made for inpainting/,
    );
  });
});

test('the service draws with it: words, background, holes; the result says so', async () => {
  const learned = await layer({ state: 0.5, text: 1 });
  const base = { description: 'a red', width: 16, height: 16, seed: 1 };
  for (const more of [
    { noBackground: true },
    { noBackground: false },
    { knownImage: picture(16, 16), mask: picture(16, 16, 2) },
  ]) {
    const drawing = await draw({ ...base, ...more }, { learned });
    expect(drawing.engine).toBe('tiny');
    expect([drawing.image.width, drawing.image.height]).toEqual([16, 16]);
    expect(isHard(drawing.image)).toBe(true);
    const again = await draw({ ...base, ...more }, { learned });
    expect(sameImage(again.image, drawing.image)).toBe(true);
  }
});
