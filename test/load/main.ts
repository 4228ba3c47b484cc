/**
 * `npm run load [-- --minutes 30 --workers 1 --clients 6]`: starts the service on this machine's loopback, has a few
 * clients ask for a bit of everything for that long, and prints one JSON object: memory over time, latencies, failures.
 * Ends with 1 when memory goes on growing, or when anything failed that should not.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { quantiles, startStand } from '../bench/stand.ts';
import { isFlat, type Sample } from './flat.ts';
import { mixedLoad } from './mixed.ts';

const WORKER_LIMIT_MIB = 500;
const API_LIMIT_MIB = 300;
/** Samples of memory, and so many of them at most in what is printed. */
const SAMPLE_MS = 5_000;
const MOST_PRINTED = 60;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    workers: { type: 'string', default: String(Math.max(1, os.availableParallelism() - 1)) },
    clients: { type: 'string', default: '6' },
  },
});
const whole = (name: 'workers' | 'clients') => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1 || value > 64) throw new Error(`--${name}: from 1 to 64`);
  return value;
};
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('--minutes: more than 0, at most 1440');
const [workers, clients] = [whole('workers'), whole('clients')];

const stand = await startStand({ workerFile: 'workers/main.ts', workers });
const samples: Sample[] = [];
const began = Date.now();
const sample = async () => {
  const [api, worker] = [await stand.nowMiB('api'), await stand.nowMiB('worker')];
  samples.push({ minute: Math.round((Date.now() - began) / 600) / 100, api, worker });
};
const timer = setInterval(() => void sample(), SAMPLE_MS);
const before = stand.cpu();
const done = await mixedLoad(stand, { until: began + minutes * 60_000, clients });
clearInterval(timer);
await sample();
const after = stand.cpu();
const peak = { api: await stand.peakMiB('api'), worker: await stand.peakMiB('worker') };
await stand.stop();

const requests = Object.values(done.times).reduce((sum, times) => sum + times.length, 0);
const flat = { api: isFlat(samples, 'api'), worker: isFlat(samples, 'worker') };
const step = Math.max(1, Math.ceil(samples.length / MOST_PRINTED));
const result = {
  ...{ node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length, minutes, workers, clients, requests },
  perSecond: Math.round((requests / ((Date.now() - began) / 1000)) * 10) / 10,
  memory: {
    unit: 'MiB',
    limit: { api: API_LIMIT_MIB, worker: WORKER_LIMIT_MIB },
    peak,
    flat,
    overTime: samples.filter((_, i) => i % step === 0 || i === samples.length - 1),
  },
  cpuSeconds: Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, Math.round((ms - before[name as keyof typeof before]) / 1000)]),
  ),
  latency: {
    unit: 'ms',
    ...Object.fromEntries(Object.entries(done.times).map(([name, times]) => [name, quantiles(times)])),
  },
  failures: done.failures,
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
const fine =
  !Object.keys(done.failures).length &&
  flat.api.flat &&
  flat.worker.flat &&
  peak.api <= API_LIMIT_MIB &&
  peak.worker <= WORKER_LIMIT_MIB;
process.exit(fine ? 0 : 1);
