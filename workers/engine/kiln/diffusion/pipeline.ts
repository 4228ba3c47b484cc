/** The networks of a Stable Diffusion pipeline, as four functions over plane sets. */

import type { Px } from '../../../../src/pixels/types.ts';
import type { ModelSession, SessionOptions, TensorData, TensorInfo } from '../../inference/session.ts';
import { openSession } from '../../inference/session.ts';
import { type NetworkName, PipelineError, type PipelineFolder } from './folder.ts';
import { fromHalf, toHalf } from './half.ts';

/** A plane set of (channels, height, width). */
export interface Planes {
  readonly channels: number;
  readonly height: Px;
  readonly width: Px;
  readonly data: Float32Array;
}

/** A text as the networks read it: (1, tokens, width). */
export interface Embedding {
  readonly dims: readonly number[];
  readonly data: Float32Array;
}

export interface Pipeline {
  /** Channels of a latent picture; its fixed sides where the network was exported for one size. */
  latents(): Promise<{ readonly channels: number; readonly height?: Px; readonly width?: Px }>;
  embed(text: string): Promise<Embedding>;
  /** The network's answer to a latent state at a training step. */
  predict(state: Planes, timestep: number, text: Embedding): Promise<Float32Array>;
  /** Latents to an image of (3, height, width) in [−1, 1], and back. */
  decode(latents: Planes): Promise<Planes>;
  encode(image: Planes): Promise<Planes>;
}

/** What each network is given and gives; of several names of an output the first that is there is taken. */
const TENSORS: Record<NetworkName, { readonly inputs: readonly string[]; readonly outputs: readonly string[] }> = {
  text_encoder: { inputs: ['input_ids'], outputs: ['last_hidden_state'] },
  unet: { inputs: ['sample', 'timestep', 'encoder_hidden_states'], outputs: ['out_sample'] },
  vae_decoder: { inputs: ['latent_sample'], outputs: ['sample'] },
  vae_encoder: { inputs: ['sample'], outputs: ['latent_sample', 'latent_parameters'] },
};

/**
 * Opens a pipeline; each network's file is read when it is first needed. A network whose tensors are not those of TENSORS is
 * refused with a PipelineError that names the file and the tensor.
 */
export function openPipeline(
  folder: PipelineFolder,
  options: Pick<SessionOptions, 'device' | 'threads' | 'log'>,
): Pipeline {
  const { vae, dir } = folder;
  const sessions = new Map<NetworkName, Promise<ModelSession>>();

  function session(network: NetworkName): Promise<ModelSession> {
    const ready = sessions.get(network);
    if (ready) return ready;
    const opening = open(network);
    sessions.set(network, opening);
    // A failed opening is not kept: the next call tries again.
    opening.catch(() => sessions.delete(network));
    return opening;
  }

  async function open(network: NetworkName): Promise<ModelSession> {
    const path = folder.path(network);
    if (!path) throw new PipelineError(dir, [`${network}/model.onnx: missing`]);
    const opened = await openSession(path, { ...options, lean: true });
    const problems = problemsOf(opened, network);
    if (problems.length === 0) return opened;
    await opened.release();
    throw new PipelineError(dir, problems);
  }

  async function run(
    network: NetworkName,
    values: Readonly<Record<string, Planes | Embedding | number | readonly number[]>>,
  ) {
    const opened = await session(network);
    const feeds = Object.fromEntries(opened.inputs.map((info) => [info.name, tensorOf(info, values[info.name]!)]));
    const out = await opened.run(feeds);
    const name = TENSORS[network].outputs.find((output) => out[output])!;
    const { data, dims } = out[name]!;
    return { name, dims, data: data instanceof Uint16Array ? fromHalf(data) : Float32Array.from(data as Float32Array) };
  }

  return {
    async latents() {
      const [, channels, height, width] = (await session('unet')).inputs.find(({ name }) => name === 'sample')!.shape;
      const decoded = (await session('vae_decoder')).inputs.find(({ name }) => name === 'latent_sample')!.shape[1];
      if (typeof channels === 'number' && typeof decoded === 'number' && channels !== decoded) {
        throw new PipelineError(dir, [
          `unet/model.onnx: its input sample has ${channels} channels, the latents of vae_decoder/model.onnx ${decoded}; networks made for inpainting are not supported`,
        ]);
      }
      const known = [channels, decoded].find((c) => typeof c === 'number') as number | undefined;
      return {
        channels: known ?? 4,
        ...(typeof height === 'number' && typeof width === 'number' ? { height, width } : {}),
      };
    },
    async embed(text) {
      const { data, dims } = await run('text_encoder', { input_ids: folder.tokenize(text) });
      return { data, dims };
    },
    async predict(state, timestep, text) {
      const { data } = await run('unet', { sample: state, timestep, encoder_hidden_states: text });
      return data;
    },
    async decode(latents) {
      const data = latents.data.map((v) => v / vae.scale + vae.shift);
      const out = await run('vae_decoder', { latent_sample: { ...latents, data } });
      return planes(out.dims, out.data);
    },
    async encode(image) {
      const out = await run('vae_encoder', { sample: image });
      const found = planes(out.dims, out.data);
      // The parameters are the mean and then the logarithm of the variance: the mean stands for the picture.
      const channels = out.name === 'latent_parameters' ? found.channels / 2 : found.channels;
      const data = found.data
        .subarray(0, channels * found.height * found.width)
        .map((v) => (v - vae.shift) * vae.scale);
      return { ...found, channels, data };
    },
  };
}

/** Tensors that a network lacks, and those it wants besides. */
function problemsOf({ inputs, outputs }: ModelSession, network: NetworkName): string[] {
  const wanted = TENSORS[network];
  const list = (infos: readonly TensorInfo[]): string => infos.map(({ name }) => name).join(', ');
  const problems = wanted.inputs
    .filter((name) => !inputs.some((input) => input.name === name))
    .map((name) => `${network}/model.onnx: has no input ${name}; it has ${list(inputs)}`);
  for (const { name } of inputs) {
    if (!wanted.inputs.includes(name))
      problems.push(`${network}/model.onnx: wants an input ${name}, which is not known`);
  }
  if (!wanted.outputs.some((name) => outputs.some((output) => output.name === name))) {
    problems.push(`${network}/model.onnx: has no output ${wanted.outputs.join(' or ')}; it has ${list(outputs)}`);
  }
  return problems;
}

/** A value in the type that a network's input has. */
function tensorOf({ dtype, shape }: TensorInfo, value: Planes | Embedding | number | readonly number[]): TensorData {
  if (typeof value === 'object' && 'data' in value) {
    const dims = 'dims' in value ? value.dims : [1, value.channels, value.height, value.width];
    return { data: dtype === 'float16' ? toHalf(value.data) : value.data, dims };
  }
  const numbers = typeof value === 'number' ? [value] : value;
  const dims = typeof value === 'number' ? (shape.length === 0 ? [] : [1]) : [1, numbers.length];
  switch (dtype) {
    case 'int64':
      return { data: BigInt64Array.from(numbers, (n) => BigInt(Math.round(n))), dims };
    case 'int32':
      return { data: Int32Array.from(numbers, Math.round), dims };
    case 'float16':
      return { data: toHalf(Float32Array.from(numbers)), dims };
    default:
      return { data: Float32Array.from(numbers), dims };
  }
}

function planes(dims: readonly number[], data: Float32Array): Planes {
  const [, channels, height, width] = dims as readonly [number, number, number, number];
  return { channels, height, width, data };
}
