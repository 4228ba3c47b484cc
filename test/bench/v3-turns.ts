/**
 * Measures characters made from a reference sprite: the south views of subjects of the motion data's val split go through
 * the character engine's v3 mode, their east views (v3 takes no other way to face) through the turning it uses, and what
 * comes out is compared with the true views. FILE is what `python -m turn.evaluate --pairs FILE` wrote.
 * Run: npx tsx test/bench/v3-turns.ts FILE [MODELS] [COUNT]
 */

import { DIRECTIONS, type Direction, VIEWS } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { drawCharacter } from '../../workers/engine/character/index.ts';
import { type Models, openModels } from '../../workers/engine/inference/models.ts';
import { turnAround } from '../../workers/engine/reference/turn/index.ts';
import { request } from '../engine/character/requests.ts';
import { type Pair, readPairs, Scores, scoreOf } from '../engine/reference/turn/pairs.ts';

/** Things and vehicles are no characters; isometric views are none of `view`. */
const OTHER = ['render3d_static', 'simutrans'];
const BASELINES = ['copy', 'mirror', 'nearest'] as const;

const [, , file, folder = 'models', count = '30'] = process.argv;
if (!file) throw new Error('Say which pairs: npx tsx test/bench/v3-turns.ts FILE [MODELS] [COUNT]');

/** Pairs of one reference each, one subject of every source in turn until there are `most`. */
function references(pairs: readonly Pair[], from: number, most: number): Pair[][] {
  const bySource = new Map<string, Map<number, Pair[]>>();
  for (const pair of pairs) {
    if (pair.from !== from || pair.view >= VIEWS.length || OTHER.includes(pair.source)) continue;
    const subjects = bySource.get(pair.source) ?? new Map<number, Pair[]>();
    bySource.set(pair.source, subjects);
    const own = subjects.get(pair.subject) ?? [];
    // A subject may be there in more than one view: the first is taken.
    if (own.every(({ view, width }) => view === pair.view && width === pair.width)) {
      subjects.set(pair.subject, [...own, pair]);
    }
  }
  const queues = [...bySource.values()].map((subjects) => [...subjects.values()]);
  const out: Pair[][] = [];
  while (out.length < most && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && out.length < most) out.push(next);
    }
  }
  return out;
}

async function turned(models: Models, pairs: readonly Pair[]): Promise<(direction: Direction) => Rgba> {
  const { image, width, height, view, from } = pairs[0]!;
  const directions = pairs.map(({ to }) => DIRECTIONS[to]!);
  const shared = { directions, view: VIEWS[view]!, width, height, seed: 1 };
  if (from !== 0) {
    const { images } = await turnAround({ models }, { ...shared, image, direction: DIRECTIONS[from]! });
    return (direction) => images.get(direction)!;
  }
  const v3 = { ...request(shared), mode: 'v3', size: height, description: 'character', referenceImage: image } as const;
  const { rotations } = await drawCharacter(v3, { models });
  return (direction) => rotations.get(direction)!.image;
}

const models = await openModels(folder, { device: 'cpu' });
const scores = new Scores();
const pairs = readPairs(file);
for (const [from, name] of [
  [0, 'south'],
  [2, 'east'],
] as const) {
  const chosen = references(pairs, from, Number(count));
  process.stdout.write(`${chosen.length} references facing ${name}\n`);
  for (const own of chosen) {
    const picture = await turned(models, own);
    for (const pair of own) {
      const to = DIRECTIONS[pair.to]!;
      const made = Object.fromEntries(BASELINES.map((way) => [way, pair.made[way]!]));
      scores.note([`${name} → ${to}`, `${name} → all`], { ...made, v3: scoreOf(picture(to), pair.truth) });
    }
  }
}
process.stdout.write(`\n${scores.table('reference')}`);
await models.dispose();
