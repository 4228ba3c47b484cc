/**
 * A Stable Diffusion pipeline of a few kilobytes in the usual folder layout, made by the tests. Its text encoder is a random
 * table; its U-Net answers state·sample + mean·mean(sample) + text·mean(text) + time·timestep/1000; its decoder shows the first three latent
 * channels, eight image pixels wide, and its encoder is the reverse.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../../../workers/engine/random.ts';
import { type ElementType, OnnxGraph, type Value } from '../onnx.ts';

export const VOCAB = ['<|startoftext|>', '<|endoftext|>', 'a</w>', 'r', 'e', 'd</w>', 're', 'red</w>', ',</w>', 'k'];
export const MERGES = '#version: 0.2\nr e\nre d</w>\n';
/** Tokens of a text. */
export const LENGTH = 8;
const FACTOR = 8;

/** The text encoder's table: four numbers a token. */
export const TABLE: readonly number[] = (() => {
  const random = createRandom('tiny pipeline');
  return Array.from({ length: VOCAB.length * 4 }, () => random.float() - 0.5);
})();

export interface Tiny {
  readonly state?: number;
  readonly text?: number;
  readonly time?: number;
  /** What the mean of all pixels counts. */
  readonly mean?: number;
  /** Type of the U-Net's and the decoder's tensors. */
  readonly type?: ElementType;
  readonly timestep?: Value;
  /** Height and width of the latents, for a network exported for one size. */
  readonly sides?: number;
  readonly scheduler?: object;
  /** Files to write besides or instead; null leaves one out. */
  readonly files?: Readonly<Record<string, string | Uint8Array | object | null>>;
}

const value = (name: string, type: ElementType, ...shape: (number | string)[]): Value => ({ name, type, shape });

function textEncoder(): Uint8Array {
  const g = new OnnxGraph();
  g.output(g.op('Gather', [g.constant(TABLE, [VOCAB.length, 4]), 'input_ids'], { axis: 0 }), 'last_hidden_state');
  return g.model(
    [value('input_ids', 'int64', 'batch', 'sequence')],
    [value('last_hidden_state', 'float32', 'batch', 'sequence', 4)],
  );
}

export function unet(tiny: Tiny, channels = 4): Uint8Array {
  const { state = 0, text = 0, time = 0, mean = 0, type = 'float32', sides } = tiny;
  const timestep = tiny.timestep ?? value('timestep', 'int64', 1);
  const g = new OnnxGraph();
  const times = (name: string, factor: number): string => g.op('Mul', [name, g.constant([factor])]);
  const from = (name: string): string => (type === 'float32' ? name : g.op('Cast', [name], { to: 1 }));
  const sample = channels === 4 ? from('sample') : g.op('ReduceMean', [from('sample'), g.ints(1)], { keepdims: 1 });
  const words = g.op('ReduceMean', [from('encoder_hidden_states'), g.ints(1)], { keepdims: 0 });
  const terms = [
    times(g.op('Unsqueeze', [words, g.ints(2, 3)]), text),
    times(g.op('ReduceMean', [sample, g.ints(2, 3)], { keepdims: 1 }), mean),
    times(g.op('Cast', [timestep.name], { to: 1 }), time / 1000),
  ];
  const sum = terms.reduce((a, b) => g.op('Add', [a, b]), times(sample, state));
  g.output(type === 'float32' ? sum : g.op('Cast', [sum], { to: 10 }), 'out_sample');
  const shape = [sides ? 1 : 'batch', channels, sides ?? 'height', sides ?? 'width'];
  return g.model(
    [value('sample', type, ...shape), timestep, value('encoder_hidden_states', type, 'batch', 'sequence', 4)],
    [value('out_sample', type, 'batch', 4, 'height', 'width')],
  );
}

function decoder(type: ElementType): Uint8Array {
  const g = new OnnxGraph();
  const from = type === 'float32' ? 'latent_sample' : g.op('Cast', ['latent_sample'], { to: 1 });
  const weights = new Float32Array(4 * 3 * FACTOR * FACTOR);
  for (let c = 0; c < 3; c++) weights.fill(1, (c * 3 + c) * FACTOR * FACTOR, (c * 3 + c + 1) * FACTOR * FACTOR);
  const sides = { kernel_shape: [FACTOR, FACTOR], strides: [FACTOR, FACTOR] };
  const out = g.op('ConvTranspose', [from, g.constant(weights, [4, 3, FACTOR, FACTOR])], sides);
  g.output(type === 'float32' ? out : g.op('Cast', [out], { to: 10 }), 'sample');
  return g.model(
    [value('latent_sample', type, 'batch', 4, 'height', 'width')],
    [value('sample', type, 'batch', 3, 'image_height', 'image_width')],
  );
}

function encoder(): Uint8Array {
  const g = new OnnxGraph();
  const size = FACTOR * FACTOR;
  const weights = new Float32Array(4 * 3 * size);
  for (let c = 0; c < 3; c++) weights.fill(1 / size, (c * 3 + c) * size, (c * 3 + c + 1) * size);
  const sides = { kernel_shape: [FACTOR, FACTOR], strides: [FACTOR, FACTOR] };
  const mean = g.op('Conv', ['sample', g.constant(weights, [4, 3, FACTOR, FACTOR])], sides);
  // As optimum exports it: mean and logarithm of the variance.
  g.output(g.op('Concat', [mean, mean], { axis: 1 }), 'latent_parameters');
  return g.model(
    [value('sample', 'float32', 'batch', 3, 'height', 'width')],
    [value('latent_parameters', 'float32', 'batch', 8, 'latent_height', 'latent_width')],
  );
}

/** Writes such a pipeline into a temporary folder. */
export function tinyPipeline(tiny: Tiny = {}): { readonly dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), 'pixelkiln-pipeline-'));
  const files: Record<string, string | Uint8Array | object | null> = {
    'model_index.json': { _class_name: 'ORTStableDiffusionPipeline' },
    'text_encoder/model.onnx': textEncoder(),
    'unet/model.onnx': unet(tiny),
    'vae_decoder/model.onnx': decoder(tiny.type ?? 'float32'),
    'vae_decoder/config.json': { scaling_factor: 0.5, block_out_channels: [1, 1, 1, 1] },
    'vae_encoder/model.onnx': encoder(),
    'tokenizer/vocab.json': Object.fromEntries(VOCAB.map((token, i) => [token, i])),
    'tokenizer/merges.txt': MERGES,
    'tokenizer/tokenizer_config.json': { model_max_length: LENGTH, pad_token: '<|endoftext|>' },
    'scheduler/scheduler_config.json': {
      _class_name: 'DDIMScheduler',
      beta_start: 0.00085,
      beta_end: 0.012,
      beta_schedule: 'scaled_linear',
      prediction_type: 'v_prediction',
      set_alpha_to_one: false,
      steps_offset: 1,
      ...tiny.scheduler,
    },
    'pixelkiln.json': { name: 'tiny', steps: 5, size: 64, prompt: '{description}' },
    ...tiny.files,
  };
  for (const [path, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(
      join(dir, path),
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  }
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}
