import { drawIsometricTile } from '../../workers/engine/tile/isometric-request.ts';
import { checkSeams } from '../../workers/engine/tile/seams.ts';
import { drawSidescrollerSet } from '../../workers/engine/tile/sidescroller.ts';
import { drawTopdownSet } from '../../workers/engine/tile/topdown-set.ts';
import type { TopdownRequest } from '../../workers/engine/tile/types.ts';
import { randomSidescroller, randomTopdown } from '../engine/tile/random-sets.ts';
import { quantiles, timed } from './stand.ts';

const GROUNDS: readonly Pick<TopdownRequest, 'lower' | 'upper' | 'transition' | 'transitionSize'>[] = [
  { lower: 'ocean water', upper: 'grass' },
  { lower: 'grass', upper: 'lush grass', transition: 'rocky cliff', transitionSize: 1 },
  { lower: 'dirt path', upper: 'grass' },
  { lower: 'lava', upper: 'ash ground', transitionSize: 0.25 },
  { lower: 'sand', upper: 'stone floor', transition: 'stone border', transitionSize: 0.25 },
];
const ISOMETRIC = ['grass', 'stone bricks', 'water', 'wood planks', 'treasure chest on stone', 'pine tree'];

/** Sets of every kind whose borders are compared pixel by pixel. */
const TOPDOWN = 320;
const LARGE = 40;
const SIDE = 120;

function seams() {
  let compared = 0;
  let different = 0;
  const broken: string[] = [];
  const add = (name: string, report: ReturnType<typeof checkSeams>) => {
    compared += report.compared;
    different += report.different;
    if (report.different) broken.push(name);
  };
  for (let i = 0; i < TOPDOWN; i++) add(`topdown ${i}`, checkSeams(drawTopdownSet(randomTopdown(i))));
  for (let i = 0; i < LARGE; i++) add(`topdown 64 px ${i}`, checkSeams(drawTopdownSet(randomTopdown(1000 + i, [64]))));
  for (let i = 0; i < SIDE; i++) add(`sidescroller ${i}`, checkSeams(drawSidescrollerSet(randomSidescroller(i))));
  for (let i = 0; i < LARGE; i++) {
    const first = drawTopdownSet(randomTopdown(2000 + i, [16]));
    const chained = { ...randomTopdown(3000 + i, [16]), lowerBase: first.bases.upper! };
    add(`chain ${i}`, checkSeams(drawTopdownSet(chained)));
  }
  return { sets: TOPDOWN + LARGE + SIDE + 2 * LARGE, borderPixels: compared, different, broken };
}

/** How long sets take on one core, and every border of some hundreds of random sets. */
export async function benchTiles() {
  const sets: Record<string, unknown> = {};
  for (const [tileSize, limit] of [
    [16, 300],
    [32, 600],
    [64, 2500],
  ] as const) {
    const times: number[] = [];
    for (let i = 0; i < 10; i++) {
      const request = { ...GROUNDS[i % GROUNDS.length]!, tileSize, seed: i, mode: 'pro' as const };
      times.push(await timed(async () => drawTopdownSet(request)));
    }
    sets[`${tileSize}x${tileSize}`] = { ...quantiles(times), limitP50: limit };
  }
  const isometric: number[] = [];
  for (let i = 0; i < 18; i++) {
    const request = { description: ISOMETRIC[i % ISOMETRIC.length]!, width: 32, height: 32, seed: i };
    isometric.push(await timed(() => drawIsometricTile(request)));
  }
  return { unit: 'ms', sets, isometric: { ...quantiles(isometric), limitP50: 150 }, seams: seams() };
}
