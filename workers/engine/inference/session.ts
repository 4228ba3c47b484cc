import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { InferenceSession, Tensor } from 'onnxruntime-node';

/** Where networks run. */
export type Device = 'cpu' | 'cuda' | 'webgpu';

/** A dense array with its shape, rows of the last dimension first. */
export interface TensorData {
  readonly dims: readonly number[];
  readonly data: Float32Array | Uint16Array | BigInt64Array | Int32Array | Int8Array | Uint8Array;
}

/** What a network says of one of its inputs or outputs. */
export interface TensorInfo {
  readonly name: string;
  /** onnxruntime's word: 'float32', 'float16', 'int64', … */
  readonly dtype: string;
  /** A number is fixed, a word is free. */
  readonly shape: readonly (number | string)[];
}

/** One opened network. Calls run one after another on the thread that opened it. */
export interface ModelSession {
  /** Where it really runs: 'cpu' after a fallback. */
  readonly device: Device;
  readonly inputs: readonly TensorInfo[];
  readonly outputs: readonly TensorInfo[];
  /** Named inputs in, all named outputs out. Throws what onnxruntime throws for a wrong name, type or shape. */
  run(inputs: Readonly<Record<string, TensorData>>): Promise<Record<string, TensorData>>;
  release(): Promise<void>;
}

export interface SessionOptions {
  readonly device: Device;
  readonly threads: number;
  readonly log: (line: string) => void;
  /** Memory of a run is given back after it: slower, and for networks whose inputs' sizes change much smaller. */
  readonly lean?: boolean;
  /** Path that onnxruntime's profile of all runs begins with; it is written when the network is released. */
  readonly profile?: string;
}

/**
 * Opens an ONNX file, or one packed by brotli (`.br`). A device that this machine or this build of onnxruntime lacks is no error: one line is logged and
 * the network runs on the CPU.
 */
export async function openSession(
  path: string,
  { device, threads, log, lean = false, profile }: SessionOptions,
): Promise<ModelSession> {
  // Loaded with the first network, not with this file: the native library takes a while and 20 MB. Required, because the
  // package is CommonJS and loaders disagree on where an import of it puts the exports.
  const ort: typeof import('onnxruntime-node') = createRequire(import.meta.url)('onnxruntime-node');
  const packed = path.endsWith('.br') ? await promisify(brotliDecompress)(await readFile(path)) : undefined;
  const open = (on: Device) => {
    const options: InferenceSession.SessionOptions = {
      executionProviders: on === 'cpu' ? ['cpu'] : [on, 'cpu'],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
      enableCpuMemArena: !lean,
      enableMemPattern: !lean,
      ...(profile ? { enableProfiling: true, profileFilePrefix: profile } : {}),
      // Threads that wait in a loop would take the cores from the drawing.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    };
    return packed ? ort.InferenceSession.create(packed, options) : ort.InferenceSession.create(path, options);
  };
  let session: InferenceSession;
  let used = device;
  try {
    session = await open(device);
  } catch (error) {
    if (device === 'cpu') throw error;
    log(`${device} is not available (${firstLine(error)}); using the cpu for ${path}`);
    session = await open('cpu');
    used = 'cpu';
  }
  return {
    device: used,
    inputs: session.inputMetadata.map(infoOf),
    outputs: session.outputMetadata.map(infoOf),
    async run(inputs) {
      const feeds: Record<string, Tensor> = {};
      for (const [name, { data, dims }] of Object.entries(inputs)) feeds[name] = tensor(ort.Tensor, data, dims);
      const found = await session.run(feeds);
      return Object.fromEntries(
        Object.entries(found).map(([name, value]) => [
          name,
          { dims: value.dims, data: value.data as TensorData['data'] },
        ]),
      );
    },
    async release() {
      if (profile) session.endProfiling();
      await session.release();
    },
  };
}

const infoOf = (value: InferenceSession.ValueMetadata): TensorInfo => ({
  name: value.name,
  dtype: value.isTensor ? value.type : 'no tensor',
  shape: value.isTensor ? value.shape : [],
});

/** A Uint16Array holds float16 bits; every other array tells its own type. */
function tensor(Kind: typeof Tensor, data: TensorData['data'], dims: readonly number[]): Tensor {
  if (data instanceof Float32Array) return new Kind('float32', data, dims);
  if (data instanceof BigInt64Array) return new Kind('int64', data, dims);
  if (data instanceof Int32Array) return new Kind('int32', data, dims);
  if (data instanceof Int8Array) return new Kind('int8', data, dims);
  if (data instanceof Uint8Array) return new Kind('uint8', data, dims);
  return new Kind('float16', data, dims);
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];
