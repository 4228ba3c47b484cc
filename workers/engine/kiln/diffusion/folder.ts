/** A pipeline's folder as diffusers and optimum lay it out: what must be there, and what its small files say. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PaintUse } from '../types.ts';
import { SchedulerConfig } from './schedule.ts';
import { createTokenizer, type Tokenize } from './tokenizer.ts';

/** The folder cannot be used; the message names the folder and each missing or wrong file. */
export class PipelineError extends Error {
  readonly problems: readonly string[];
  constructor(dir: string, problems: readonly string[]) {
    super(`The pipeline in ${dir} cannot be used:\n${problems.map((p) => `- ${p}`).join('\n')}`);
    this.name = 'PipelineError';
    this.problems = problems;
  }
}

/** The networks of a pipeline; those of `NEEDED` must be there. */
export const NETWORKS = ['text_encoder', 'unet', 'vae_decoder', 'vae_encoder'] as const;
export type NetworkName = (typeof NETWORKS)[number];
const NEEDED: readonly NetworkName[] = ['text_encoder', 'unet', 'vae_decoder'];

/** What such a pipeline can be used for, and what of it starts from a picture and so needs the encoder. */
const USES = ['text', 'unknown', 'scene', 'inpaint', 'refine'] as const satisfies readonly PaintUse[];
const FROM_PICTURE: readonly PaintUse[] = ['inpaint', 'refine'];
const USUAL_USES: readonly PaintUse[] = ['text', 'unknown', 'scene', 'inpaint'];

/** `pixelkiln.json`, which may lie beside model_index.json: how this service uses the pipeline. */
const Options = z.strictObject({
  /** The name in results. */
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .default('stable-diffusion'),
  uses: z.array(z.enum(USES)).optional(),
  steps: z.int().min(1).max(1000).default(20),
  /** What the text encoder reads: `{description}` and `{style}` are replaced. */
  prompt: z
    .string()
    .refine((text) => text.includes('{description}'), 'must contain {description}')
    .default('pixel art, {description}, {style}'),
  /** Words that are always to be avoided. */
  negative: z.string().default(''),
  /** Image pixels along the longest side; several of them become one pixel of the picture. */
  size: z.int().min(64).max(2048).default(512),
  /** 0..1: how much of geometry's drawing stays where the pipeline refines it. */
  keep: z.number().min(0).max(1).default(0.6),
  candidates: z.int().min(1).max(16).default(1),
});
export type PipelineOptions = z.infer<typeof Options>;

const Tokens = z.union([z.string(), z.object({ content: z.string() }).transform(({ content }) => content)]);
const TokenizerConfig = z.object({
  model_max_length: z.int().min(3).max(4096).default(77),
  bos_token: Tokens.default('<|startoftext|>'),
  eos_token: Tokens.default('<|endoftext|>'),
  pad_token: Tokens.optional(),
});
const VaeConfig = z.object({
  scaling_factor: z.number().positive().default(0.18215),
  shift_factor: z.number().nullish(),
  block_out_channels: z.array(z.number()).min(1).default([128, 256, 512, 512]),
});

export interface PipelineFolder {
  readonly dir: string;
  readonly options: PipelineOptions;
  readonly uses: readonly PaintUse[];
  readonly scheduler: SchedulerConfig;
  readonly tokenize: Tokenize;
  readonly vae: {
    readonly scale: number;
    readonly shift: number;
    /** Image pixels of one latent pixel, along a side. */
    readonly factor: number;
  };
  /** Path of a network's file; undefined for one that is not there. */
  path(network: NetworkName): string | undefined;
}

/** Reads a folder's small files and checks that its networks are there. Throws a PipelineError with all problems at once. */
export async function readPipelineFolder(dir: string): Promise<PipelineFolder> {
  const problems: string[] = [];
  const there = async (path: string): Promise<boolean> =>
    access(join(dir, path)).then(
      () => true,
      () => false,
    );
  const text = (path: string): Promise<string | undefined> =>
    readFile(join(dir, path), 'utf8').catch((error: NodeJS.ErrnoException) => {
      problems.push(`${path}: ${error.code === 'ENOENT' ? 'missing' : `cannot be read (${error.code})`}`);
      return undefined;
    });
  async function read<T>(path: string, schema: z.ZodType<T>, required: boolean): Promise<T | undefined> {
    const content = required || (await there(path)) ? await text(path) : '{}';
    if (content === undefined) return undefined;
    let json: unknown;
    try {
      json = JSON.parse(content);
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}`);
      return undefined;
    }
    const found = schema.safeParse(json);
    if (!found.success) {
      problems.push(...found.error.issues.map((i) => `${path}: ${i.path.join('.') || 'the file'}: ${i.message}`));
    }
    return found.data;
  }

  const paths = new Map<NetworkName, string>();
  for (const network of NETWORKS) {
    const path = `${network}/model.onnx`;
    if (await there(path)) paths.set(network, join(dir, path));
    else if (NEEDED.includes(network)) problems.push(`${path}: missing`);
  }
  if (await there('text_encoder_2')) {
    problems.push('text_encoder_2: pipelines with two text encoders (Stable Diffusion XL) are not supported');
  }
  await read('model_index.json', z.looseObject({}), true);
  const options = await read('pixelkiln.json', Options, false);
  const scheduler = await read('scheduler/scheduler_config.json', SchedulerConfig, true);
  const vae = await read('vae_decoder/config.json', VaeConfig, false);
  const config = await read('tokenizer/tokenizer_config.json', TokenizerConfig, false);
  const vocab = await read('tokenizer/vocab.json', z.record(z.string(), z.int()), true);
  const merges = await text('tokenizer/merges.txt');
  let tokenize: Tokenize | undefined;
  if (config && vocab && merges !== undefined) {
    const { bos_token: start, eos_token: end, pad_token: pad = end, model_max_length: length } = config;
    try {
      tokenize = createTokenizer(vocab, merges, { start, end, pad, length });
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  const encodes = paths.has('vae_encoder');
  for (const use of options?.uses ?? []) {
    if (!encodes && FROM_PICTURE.includes(use)) {
      problems.push(`vae_encoder/model.onnx: missing, and pixelkiln.json asks for the use "${use}"`);
    }
  }
  if (problems.length > 0 || !options || !scheduler || !vae || !tokenize) throw new PipelineError(dir, problems);
  return {
    dir,
    options,
    uses: options.uses ?? USUAL_USES.filter((use) => encodes || !FROM_PICTURE.includes(use)),
    scheduler,
    tokenize,
    vae: {
      scale: vae.scaling_factor,
      shift: vae.shift_factor ?? 0,
      factor: 2 ** (vae.block_out_channels.length - 1),
    },
    path: (network) => paths.get(network),
  };
}
