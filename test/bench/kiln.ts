/** Kiln's seconds and memory for a picture of 64 × 64, of the committed weights and of the small configuration. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '../../workers/engine/inference/manifest.ts';
import { threadsFor } from '../../workers/engine/kiln/open.ts';
import { modelsFolder } from '../engine/kiln/models-folder.ts';
import { contextGraph, kilnGraph } from './kiln-graph.ts';
import { measurePeak, type Peak, readProfile } from './kiln-profile.ts';

const MODELS = new URL('../../models', import.meta.url).pathname;
const WORKER = new URL('./kiln-worker.ts', import.meta.url).pathname;
const ROUNDS = 3;
/** Pictures in a profile: the one that opens the network, and one more. */
const PROFILED = 2;

/** The row `small` of CONFIGS in models/train/kiln/network.py. */
const SMALL = { width: 320, head: 64, depth: 6, detail: 16, side: 64 };

interface Measured {
  readonly seconds: readonly number[];
  /** Of all cores together: on a busy machine what the picture costs, not how long it waits. */
  readonly cpuSeconds: readonly number[];
  readonly steps: number;
  readonly sampler: string;
  readonly native: number;
  readonly threads: number;
  readonly peakMb: number;
}

const run = promisify(execFile);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

async function measure(dir: string, use: string, limitSeconds: number, peak: Peak) {
  const work = async (rounds: number, ...more: string[]): Promise<Measured> =>
    JSON.parse((await run(process.execPath, ['--import', 'tsx', WORKER, dir, use, String(rounds), ...more])).stdout);
  const { seconds, cpuSeconds, peakMb, ...config } = await work(ROUNDS);
  const folder = mkdtempSync(join(os.tmpdir(), 'pixelkiln-profile-'));
  try {
    const prefix = join(folder, 'profile');
    await work(PROFILED - 1, prefix);
    const profile = readProfile(prefix);
    const gflops = profile.gflop / profile.productSeconds;
    return {
      ...config,
      seconds: { p50: round(median(seconds)), limit: limitSeconds },
      cpuSeconds: round(median(cpuSeconds)),
      peakMb: { value: Math.round(peakMb), limit: 900 },
      matrixProducts: {
        shareOfTime: round(profile.productSeconds / profile.seconds),
        gflops: round(gflops, 0),
        shareOfPeak: round(gflops / peak.gflops),
      },
      // All that a picture takes, by the cores' time, as if it were spent on products alone.
      wholePictureShareOfPeak: round(profile.gflop / PROFILED / median(cpuSeconds) / peak.perCore),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The small configuration as the export stores it, with random weights. */
function smallFolder() {
  const context = contextGraph(SMALL);
  const network = kilnGraph(SMALL);
  const config = { patch: 4, native: SMALL.side, uses: ['text'], categories: [] };
  const folder = modelsFolder([
    { id: 'kiln-context', ...context, config },
    {
      id: 'kiln',
      ...network,
      needs: ['kiln-context'],
      config: { ...config, steps: 20, guidance: { text: 3, image: 1, pose: 1 } },
    },
    {
      id: 'kiln-student',
      ...network,
      needs: ['kiln-context'],
      config: { ...config, steps: 4, guidance: { text: 1, image: 1, pose: 1 } },
    },
  ]);
  return { ...folder, parameters: network.parameters };
}

/** Seconds an image, peak memory of a worker, and how near the networks come to what this CPU can do. */
export async function benchKiln() {
  const peak = await measurePeak(threadsFor({ use: 'kiln' }));
  const committed = (await readManifest(MODELS)).map(({ use }) => use);
  const of = async (use: string, limit: number) =>
    committed.includes(use) ? await measure(MODELS, use, limit, peak) : 'no such weights are committed';
  const small = smallFolder();
  try {
    return {
      what: 'one picture of 64 × 64 from text, seconds; peak memory of a worker with the whole engine, MB',
      largeProduct: { gflops: round(peak.gflops, 0), gflopsPerCore: round(peak.perCore, 0) },
      committed: { kiln: await of('kiln', 6), student: await of('kiln-student', 2) },
      smallWithRandomWeights: {
        parameters: small.parameters,
        kiln: await measure(small.dir, 'kiln', 6, peak),
        student: await measure(small.dir, 'kiln-student', 2, peak),
      },
    };
  } finally {
    small.remove();
  }
}
