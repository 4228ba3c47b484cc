/**
 * Measures turning by the service's own code on pairs that `python -m turn.evaluate --pairs FILE` wrote, next to the
 * baselines that it measured, and prints models/turn/README.md's table: mean L1 on [−1, 1] RGBA, in thousandths, and
 * palette overlap. With a third argument only every so many pairs; with TURN_READINGS=1 the ways to read the network
 * are compared instead, for choosing among them on dev.
 * Run: npx tsx test/engine/turn/measure-pairs.ts FILE [MODELS] [EVERY]
 */
import { readFileSync } from 'node:fs';
import type { ModelRow } from '../../../workers/engine/inference/manifest.ts';
import { type Models, openModels } from '../../../workers/engine/inference/models.ts';
import { histogramOf } from '../../../workers/engine/pixels/histogram.ts';
import { flipHorizontal } from '../../../workers/engine/pixels/index.ts';
import type { Turn } from '../../../workers/engine/turn/aspect.ts';
import { fromIndexed, toIndexed } from '../../../workers/engine/turn/indexed.ts';
import { type Reading, turnByNetwork } from '../../../workers/engine/turn/network.ts';
import { turnRelief } from '../../../workers/engine/turn/relief.ts';
import { turnSprite } from '../../../workers/engine/turn/turn-sprite.ts';
import type { Rgba } from '../../../workers/engine/types.ts';

type Score = readonly [l1: number, palette: number];

interface Line {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly view: number;
  readonly turn: string;
  readonly made?: Readonly<Record<string, Score>>;
}

/** Degrees by the data's view. */
const PITCHES = [0, 22, 48, 30];

const READINGS: Readonly<Record<string, Reading>> = {
  'gates 1, relief 0': { gates: 1, relief: 0, rounds: 1 },
  'gates 1.5, relief .5': { gates: 1.5, relief: 0.5, rounds: 1 },
  'gates 2, relief .5': { gates: 2, relief: 0.5, rounds: 1 },
  'gates 2.5, relief .5': { gates: 2.5, relief: 0.5, rounds: 1 },
  'gates 2, relief 1, 2 rounds': { gates: 2, relief: 1, rounds: 2 },
};

const [, , file, folder = 'models', every = '1'] = process.argv;
if (!file) throw new Error('Say which pairs: npx tsx test/engine/turn/measure-pairs.ts FILE [MODELS] [EVERY]');
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const bytes = readFileSync(file.replace(/\.[^.]*$/, '.bin'));
const models = await openModels(folder, { device: 'cpu' });

function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2) / 255 / a.data.length;
}

/** Histogram intersection of the opaque colours (Swain and Ballard 1991). */
function paletteOverlap(a: Rgba, b: Rgba): number {
  const shares = [a, b].map((image) => {
    const { colors, counts } = histogramOf(image);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return new Map(Array.from(colors, (c, i) => [c, counts[i]! / total]));
  });
  return [...shares[0]!].reduce((sum, [c, share]) => sum + Math.min(share, shares[1]!.get(c) ?? 0), 0);
}

async function read(row: ModelRow, image: Rgba, turn: Turn, from: Models): Promise<Record<string, Rgba>> {
  const out: Record<string, Rgba> = {};
  for (const [name, reading] of Object.entries(READINGS)) {
    out[name] = fromIndexed(await turnByNetwork(from, row, image, turn, reading));
  }
  return out;
}

async function make(image: Rgba, turn: Turn): Promise<Record<string, Rgba>> {
  const row = models.forUse('turn');
  if (process.env.TURN_READINGS && row)
    return { mirror: flipHorizontal(image), ...(await read(row, image, turn, models)) };
  return {
    relief: fromIndexed(turnRelief(toIndexed(image), turn)),
    service: (await turnSprite({ models }, image, turn, 3)).image,
  };
}

const found = new Map<string, Map<string, Score[]>>();
function note(kind: string, way: string, score: Score): void {
  const ways = found.get(kind) ?? new Map<string, Score[]>();
  found.set(kind, ways);
  ways.set(way, [...(ways.get(way) ?? []), score]);
}

let at = 0;
for (const [n, line] of lines.entries()) {
  const { width, height, source } = line;
  const size = width * height * 4;
  const image = { width, height, data: new Uint8ClampedArray(bytes.subarray(at, at + size)) };
  const truth = { width, height, data: new Uint8ClampedArray(bytes.subarray(at + size, at + 2 * size)) };
  at += 2 * size;
  if (n % Number(every) !== 0) continue;
  const pitch = PITCHES[line.view]!;
  const turn = { from: { yaw: line.from * 45, pitch }, to: { yaw: line.to * 45, pitch }, oblique: false };
  const scores: Record<string, Score> = { ...line.made };
  for (const [way, result] of Object.entries(await make(image, turn))) {
    scores[way] = [l1(result, truth), paletteOverlap(result, truth)];
  }
  for (const kind of [`${source} | all`, `${source} | ${line.turn}`]) {
    for (const [way, score] of Object.entries(scores)) note(kind, way, score);
  }
}

const mean = (scores: readonly Score[], k: 0 | 1) => scores.reduce((sum, s) => sum + s[k], 0) / scores.length;
const ways = [...(found.values().next().value?.keys() ?? [])];
process.stdout.write(
  `| source | turn | pairs | ${ways.join(' | ')} |\n|---|---|---:|${ways.map(() => '---:|').join('')}\n`,
);
for (const [kind, scores] of found) {
  const cells = ways.map((way) => {
    const own = scores.get(way)!;
    return `${(mean(own, 0) * 1000).toFixed(0)} (${mean(own, 1).toFixed(2)})`;
  });
  process.stdout.write(`| ${kind} | ${scores.get(ways[0]!)!.length} | ${cells.join(' | ')} |\n`);
}
await models.dispose();
