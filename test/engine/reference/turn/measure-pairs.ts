/**
 * Measures turning by the service's own code on pairs that `python -m turn.evaluate --pairs FILE` wrote, next to the
 * baselines that it measured, and prints the tables of models/turn/README.md: mean L1 on [−1, 1] RGBA, in thousandths,
 * and palette overlap. With a third argument only so many pairs, drawn at random but always the same; with
 * TURN_READINGS=1 the ways to read the network are compared instead, for choosing among them on dev.
 * Run: npx tsx test/engine/reference/turn/measure-pairs.ts FILE [MODELS] [COUNT]
 */

import type { Rgba } from '../../../../src/pixels/types.ts';
import type { ModelRow } from '../../../../workers/engine/inference/manifest.ts';
import { openModels } from '../../../../workers/engine/inference/models.ts';
import { fromIndexed, toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { type Reading, turnByNetwork } from '../../../../workers/engine/reference/turn/network.ts';
import { turnRelief } from '../../../../workers/engine/reference/turn/relief.ts';
import { turnSprite } from '../../../../workers/engine/reference/turn/turn-sprite.ts';
import { drawnFrom, type Pair, readPairs, Scores, scoreOf } from './pairs.ts';

const BASELINES = ['copy', 'mirror', 'nearest'] as const;

const READINGS: Readonly<Record<string, Reading>> = {
  'without exemplars': { gates: 2, exemplars: 1, repeat: 0, coherent: true, told: false },
  'each pixel by itself': { gates: 1, exemplars: 1, repeat: 0, coherent: false, told: true },
  'gates 1, exemplars 1': { gates: 1, exemplars: 1, repeat: 0, coherent: true, told: true },
  'gates 1.5, exemplars 1.5': { gates: 1.5, exemplars: 1.5, repeat: 0, coherent: true, told: true },
  'gates 2, exemplars 1': { gates: 2, exemplars: 1, repeat: 0, coherent: true, told: true },
  'gates 2, exemplars 1.5': { gates: 2, exemplars: 1.5, repeat: 0, coherent: true, told: true },
};

const [, , file, folder = 'models', count = 'Infinity'] = process.argv;
if (!file)
  throw new Error('Say which pairs: npx tsx test/engine/reference/turn/measure-pairs.ts FILE [MODELS] [COUNT]');
const models = await openModels(folder, { device: 'cpu' });

async function read(row: ModelRow, { image, angles }: Pair): Promise<Record<string, Rgba>> {
  const out: Record<string, Rgba> = {};
  for (const [name, reading] of Object.entries(READINGS)) {
    out[name] = fromIndexed((await turnByNetwork(models, row, image, angles, reading)).turned);
  }
  return out;
}

async function make(pair: Pair): Promise<Record<string, Rgba>> {
  const row = models.forUse('turn');
  if (process.env.TURN_READINGS && row) return read(row, pair);
  return {
    relief: fromIndexed(turnRelief(toIndexed(pair.image), pair.angles)),
    service: (await turnSprite({ models }, pair.image, pair.angles, 3)).image,
  };
}

const NAMED = ['left-right', 'front-side'];
const [bySource, byTurn] = [new Scores(), new Scores()];
for (const pair of drawnFrom(readPairs(file)).slice(0, Number(count))) {
  const scores = Object.fromEntries(BASELINES.map((name) => [name, pair.made[name]!]));
  for (const [way, result] of Object.entries(await make(pair))) scores[way] = scoreOf(result, pair.truth);
  const group = NAMED.includes(pair.turn) ? pair.turn : 'others';
  bySource.note([`${pair.source}, ${group}`], scores);
  byTurn.note([pair.turn, 'all'], scores);
}
process.stdout.write(`${byTurn.table('turn')}\n${bySource.table('source and turn')}`);
await models.dispose();
