/**
 * Measures turning by the service's own code, each way by itself and the way that the service takes, on pairs that
 * `python -m turn.evaluate --pairs FILE` wrote. Prints one table: mean L1 on [−1, 1] RGBA by source and turn.
 * Run: npx tsx test/engine/turn/measure-pairs.ts FILE [MODELS] [EVERY NTH]
 */
import { readFileSync } from 'node:fs';
import type { ModelRow } from '../../../workers/engine/inference/manifest.ts';
import { type Models, openModels } from '../../../workers/engine/inference/models.ts';
import type { Turn } from '../../../workers/engine/turn/aspect.ts';
import { fromIndexed, toIndexed } from '../../../workers/engine/turn/indexed.ts';
import { type Reading, turnByNetwork } from '../../../workers/engine/turn/network.ts';
import { turnRelief } from '../../../workers/engine/turn/relief.ts';
import { turnSprite } from '../../../workers/engine/turn/turn-sprite.ts';
import type { Rgba } from '../../../workers/engine/types.ts';

interface Line {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly view: number;
  readonly turn: string;
}

/** Degrees by the data's view. */
const PITCHES = [0, 22, 48, 30];

const [, , file, folder = 'models', every = '1'] = process.argv;
if (!file) throw new Error('Say which pairs: npx tsx test/engine/turn/measure-pairs.ts FILE [MODELS]');
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const bytes = readFileSync(file.replace(/\.[^.]*$/, '.bin'));
const models = await openModels(folder, { device: 'cpu' });
const row = models.forUse('turn');

function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2) / 255 / a.data.length;
}

/** Ways to read the network, for choosing among them on dev. */
const READINGS: Readonly<Record<string, Reading>> = {
  'network alone': { gates: 1, relief: 0, rounds: 1 },
  'relief .5': { gates: 1, relief: 0.5, rounds: 1 },
  'relief 1': { gates: 1, relief: 1, rounds: 1 },
  '4 rounds': { gates: 1, relief: 0, rounds: 4 },
  '4 rounds, relief 1': { gates: 1, relief: 1, rounds: 4 },
};

async function readings(models: Models, row: ModelRow, image: Rgba, turn: Turn): Promise<Record<string, Rgba>> {
  const out: Record<string, Rgba> = {};
  for (const [name, reading] of Object.entries(READINGS)) {
    out[name] = fromIndexed(await turnByNetwork(models, row, image, turn, reading));
  }
  return out;
}

const sums = new Map<string, Map<string, { total: number; count: number }>>();
function note(kind: string, way: string, value: number): void {
  const ways = sums.get(kind) ?? new Map<string, { total: number; count: number }>();
  sums.set(kind, ways);
  const s = ways.get(way) ?? { total: 0, count: 0 };
  ways.set(way, { total: s.total + value, count: s.count + 1 });
}

let at = 0;
for (const [n, line] of lines.entries()) {
  const { width, height, source } = line;
  const size = width * height * 4;
  const read = (from: number): Rgba => ({
    width,
    height,
    data: new Uint8ClampedArray(bytes.subarray(from, from + size)),
  });
  const [image, truth] = [read(at), read(at + size)];
  at += 2 * size;
  if (n % Number(every) !== 0) continue;
  const pitch = PITCHES[line.view]!;
  const turn = { from: { yaw: line.from * 45, pitch }, to: { yaw: line.to * 45, pitch }, oblique: false };
  const made = {
    relief: fromIndexed(turnRelief(toIndexed(image), turn)),
    ...(row ? await readings(models, row, image, turn) : {}),
    service: (await turnSprite({ models }, image, turn, 3)).image,
  };
  for (const [way, result] of Object.entries(made)) {
    for (const kind of [source, `${source} ${line.turn}`]) note(kind, way, l1(result, truth));
  }
}
for (const [kind, ways] of sums) {
  const cells = [...ways].map(([way, { total, count }]) => `${way} ${(total / count).toFixed(4)}`);
  process.stdout.write(`${kind} (${[...ways.values()][0]!.count}): ${cells.join('  ')}\n`);
}
await models.dispose();
