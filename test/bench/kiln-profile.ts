/** What a profile of onnxruntime says of its matrix products. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSession } from '../../workers/engine/inference/session.ts';
import { gaussianNoise } from '../../workers/engine/kiln/noise.ts';
import { modelsFolder } from '../engine/kiln/models-folder.ts';
import { OnnxGraph, type Value } from '../engine/kiln/onnx.ts';

/** Matrix products, alone or with what onnxruntime joined to them. */
const PRODUCTS =
  /^(MatMul|Gemm|FusedMatMul|FusedGemm|MatMulInteger|DynamicQuantizeMatMul|MatMulNBits|Attention|MultiHeadAttention)/;

interface NodeEvent {
  readonly cat: string;
  readonly name: string;
  /** Microseconds. */
  readonly dur: number;
  readonly args: {
    readonly op_name?: string;
    readonly input_type_shape?: readonly Readonly<Record<string, readonly number[]>>[];
    readonly output_type_shape?: readonly Readonly<Record<string, readonly number[]>>[];
  };
}

export interface Profile {
  /** Seconds in all nodes, and in matrix products. */
  readonly seconds: number;
  readonly productSeconds: number;
  /** Multiplications and additions of the plain products, in 10⁹. */
  readonly gflop: number;
}

/** Reads the profile that begins with `prefix`. */
export function readProfile(prefix: string): Profile {
  const name = readdirSync(dirname(prefix)).find((file) => file.startsWith(basename(prefix)));
  if (!name) throw new Error(`onnxruntime wrote no profile ${prefix}*`);
  const events = JSON.parse(readFileSync(join(dirname(prefix), name), 'utf8')) as NodeEvent[];
  let [all, products, flop] = [0, 0, 0];
  for (const { cat, name: event, dur, args } of events) {
    if (cat !== 'Node' || !event.endsWith('_kernel_time') || !args.op_name) continue;
    all += dur;
    if (!PRODUCTS.test(args.op_name)) continue;
    products += dur;
    const left = Object.values(args.input_type_shape?.[0] ?? {})[0];
    const out = Object.values(args.output_type_shape?.[0] ?? {})[0];
    if (left && out) flop += 2 * out.reduce((a, b) => a * b, 1) * left.at(-1)!;
  }
  return { seconds: all / 1e6, productSeconds: products / 1e6, gflop: flop / 1e9 };
}

export interface Peak {
  /** 10⁹ multiplications and additions a second, on all threads together. */
  readonly gflops: number;
  /** The same a second of one core's time: other work on the machine changes it little. */
  readonly perCore: number;
}

const ROUNDS = 60;

/** The most that onnxruntime does here: the best of many products of two large square matrices. */
export async function measurePeak(threads: number): Promise<Peak> {
  const side = 1024;
  const g = new OnnxGraph();
  g.output(g.op('MatMul', ['a', g.constant(gaussianNoise('peak', side * side), [side, side])]), 'b');
  const value = (name: string): Value => ({ name, type: 'float32', shape: [side, side] });
  const io = [[value('a')], [value('b')]] as const;
  const folder = modelsFolder([{ id: 'peak', file: g.model(...io), io, config: {} }]);
  const session = await openSession(join(folder.dir, 'peak.onnx'), { device: 'cpu', threads, log: () => {} });
  const a = { data: gaussianNoise('a', side * side), dims: [side, side] };
  const gflop = (2 * side ** 3) / 1e9;
  let [wall, cpu] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    const [start, used] = [performance.now(), process.cpuUsage()];
    await session.run({ a });
    wall = Math.min(wall, (performance.now() - start) / 1e3);
    const { user, system } = process.cpuUsage(used);
    cpu = Math.min(cpu, (user + system) / 1e6);
  }
  await session.release();
  folder.remove();
  return { gflops: gflop / wall, perCore: gflop / cpu };
}
