/** The two graphs of kiln: what is asked for becomes context tokens once, and then a velocity at every step. */

import type { Px } from '../../../src/pixels/types.ts';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { ModelSession, TensorData } from '../inference/session.ts';
import { floatsOf } from '../reference/vision/model.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { createBatcher, type Evaluate } from './batcher.ts';
import { type Conditions, contextInputs } from './conditions.ts';
import { type ContextConfig, contextConfigOf, type NetworkConfig, networkConfigOf } from './config.ts';
import type { Branch } from './guidance.ts';
import { CHANNELS } from './planes.ts';
import { POSE_MAPS } from './pose-maps.ts';

/** Context tokens of one branch: (tokens, width), and 1 or 0 for each token. */
export interface Context {
  readonly tokens: number;
  readonly width: number;
  readonly data: Float32Array;
  readonly mask: Float32Array;
}

/** One branch of one picture at one step; arrays are plane sets of `width` × `height`. */
export interface Sample {
  readonly width: Px;
  readonly height: Px;
  readonly noisy: Float32Array;
  readonly known: Float32Array;
  /** One plane; 1 is to be drawn. */
  readonly mask: Float32Array;
  readonly pose: Float32Array;
  readonly time: number;
  readonly wrap: boolean;
  readonly context: Context;
}

export interface KilnNetwork {
  readonly config: NetworkConfig;
  context(conditions: Conditions, branch: Pick<Branch, 'text' | 'reference'>): Promise<Context>;
  /** A velocity, (4, height, width), for each sample; samples of one call share a run. */
  readonly velocities: Evaluate<Sample, Float32Array>;
}

/** What the two graphs are given and give. */
const CONTEXT_TENSORS = {
  inputs: ['words', 'word_mask', 'attributes', 'reference', 'reference_kind', 'reference_aspect'],
  outputs: ['context', 'context_mask'],
};
const VELOCITY_TENSORS = {
  inputs: ['noisy', 'known', 'mask', 'pose', 'time', 'wrap', 'context', 'context_mask'],
  outputs: ['velocity'],
};

/** Opens a row's network. Throws an Error that names the row and each tensor that it lacks or wants besides. */
async function openGraph(models: Models, row: ModelRow, wanted: typeof CONTEXT_TENSORS): Promise<ModelSession> {
  const session = await models.session(row);
  const problems = (['inputs', 'outputs'] as const).flatMap((side) => {
    const names = session[side].map(({ name }) => name);
    return [
      ...wanted[side].filter((name) => !names.includes(name)).map((name) => `${side} lack ${name}`),
      ...names.filter((name) => !wanted[side].includes(name)).map((name) => `${side} have ${name}, which is not known`),
    ];
  });
  if (problems.length > 0) throw new Error(`The model ${row.id} is not what kiln draws with: ${problems.join('; ')}.`);
  return session;
}

/** Samples of different pictures that one run may hold, by device: a CPU is busy with one picture's branches already. */
const MOST_MIXED = { cpu: 1, cuda: 64, webgpu: 16 } as const;

/**
 * The network of a `kiln` or `kiln-student` row with the context network it needs. Its files are opened when first used.
 * Throws an Error for a row whose config is unusable or that needs no `kiln-context`.
 *
 * @param mixed the most samples of different pictures in a run; by device where absent
 */
export function openNetwork(models: Models, row: ModelRow, vectors: WordVectors, mixed?: number): KilnNetwork {
  const config = networkConfigOf(row);
  const contextRow = models.rows.find((r) => r.use === 'kiln-context' && row.needs?.includes(r.id));
  if (!contextRow) throw new Error(`The model ${row.id} needs a row with the use kiln-context.`);
  const contextConfig = contextConfigOf(contextRow);
  const dimensions = vectorSizeOf(contextRow);
  let evaluate: Promise<Evaluate<Sample, Float32Array>> | undefined;

  async function open(): Promise<Evaluate<Sample, Float32Array>> {
    const session = await openGraph(models, row, VELOCITY_TENSORS);
    return createBatcher({
      run: (samples) => runBatch(session, samples),
      keyOf: ({ width, height }) => `${width}x${height}`,
      most: mixed ?? MOST_MIXED[session.device],
    });
  }

  return {
    config,
    context: async (conditions, branch) =>
      readContext(
        await openGraph(models, contextRow, CONTEXT_TENSORS),
        conditions,
        branch,
        contextConfig,
        vectors,
        dimensions,
      ),
    velocities: async (samples) => {
      // A failed opening is not kept: the next picture tries again.
      evaluate ??= open().catch((error: unknown) => {
        evaluate = undefined;
        throw error;
      });
      return (await evaluate)(samples);
    },
  };
}

function vectorSizeOf(row: ModelRow): number {
  const size = row.inputs.find(({ name }) => name === 'words')?.shape[2];
  if (typeof size !== 'number') throw new Error(`The model ${row.id} tells no size of its input "words".`);
  return size;
}

async function readContext(
  session: ModelSession,
  conditions: Conditions,
  branch: Pick<Branch, 'text' | 'reference'>,
  config: ContextConfig,
  vectors: WordVectors,
  dimensions: number,
): Promise<Context> {
  const out = await session.run(contextInputs(conditions, branch, config, vectors, dimensions));
  const [, tokens, width] = out.context!.dims as readonly [number, number, number];
  return { tokens, width, data: floatsOf(out, 'context'), mask: floatsOf(out, 'context_mask') };
}

/** One run over samples of one size; shorter contexts are filled up with masked zeros. */
async function runBatch(session: ModelSession, samples: readonly Sample[]): Promise<Float32Array[]> {
  const n = samples.length;
  const { width, height, context } = samples[0]!;
  const tokens = Math.max(...samples.map((s) => s.context.tokens));
  const stacked = (channels: number, of: (sample: Sample) => Float32Array): TensorData => ({
    data: stack(samples.map(of), channels * width * height),
    dims: [n, channels, height, width],
  });
  const out = await session.run({
    noisy: stacked(CHANNELS, (s) => s.noisy),
    known: stacked(CHANNELS, (s) => s.known),
    mask: stacked(1, (s) => s.mask),
    pose: stacked(POSE_MAPS, (s) => s.pose),
    time: { data: Float32Array.from(samples, (s) => s.time), dims: [n] },
    wrap: { data: Float32Array.from(samples, (s) => (s.wrap ? 1 : 0)), dims: [n] },
    context: {
      data: stack(
        samples.map((s) => s.context.data),
        tokens * context.width,
      ),
      dims: [n, tokens, context.width],
    },
    context_mask: {
      data: stack(
        samples.map((s) => s.context.mask),
        tokens,
      ),
      dims: [n, tokens],
    },
  });
  const velocity = floatsOf(out, 'velocity');
  const size = CHANNELS * width * height;
  return samples.map((_, i) => velocity.slice(i * size, (i + 1) * size));
}

/** Parts one after another, each filled up with zeros to `size`. */
function stack(parts: readonly Float32Array[], size: number): Float32Array {
  const out = new Float32Array(parts.length * size);
  parts.forEach((part, i) => {
    out.set(part, i * size);
  });
  return out;
}
