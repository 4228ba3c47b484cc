/**
 * `npm run bench [-- NAME …]`, all without a name: measures the service as it is started, and prints one JSON object.
 * Each number stands next to its limit or to a peer measured in the same run.
 */
import os from 'node:os';
import { benchCharacters } from './characters.ts';
import { benchDrawing } from './drawing.ts';
import { benchEndpoints } from './endpoints.ts';
import { benchEngine } from './engine.ts';
import { benchKiln } from './kiln.ts';
import { benchMaps } from './maps.ts';
import { benchMotion } from './motion.ts';
import { benchNewMap } from './new-map.ts';
import { benchNewUser } from './new-user.ts';
import { benchObjects, benchObjectsHeld } from './objects.ts';
import { benchPictures } from './pictures.ts';
import { benchQueue } from './queue.ts';
import { benchRestart } from './restart.ts';
import { benchSandbox } from './sandbox.ts';
import { benchScenes } from './scenes.ts';
import { startStand } from './stand.ts';
import { benchStudio } from './studio.ts';
import { benchSurfaces } from './surfaces.ts';
import { benchTiles } from './tiles.ts';

const NOOP = 'test/bench/noop-worker.ts';
const BENCHES: Record<string, () => Promise<unknown>> = {
  surfaces: () => on(NOOP, benchSurfaces),
  queue: () => on(NOOP, benchQueue, { workers: 2 }),
  // What `npm start` uses on a machine that has no redis-server.
  queueOnEmbeddedRedis: () => on(NOOP, benchQueue, { workers: 2, kind: 'js-redis-server' }),
  restart: () => on(NOOP, benchRestart),
  pictures: () => on('workers/main.ts', benchPictures, { workers: os.availableParallelism() }),
  engine: benchEngine,
  drawing: () => on('workers/main.ts', benchDrawing),
  endpoints: () => on('workers/main.ts', benchEndpoints),
  motion: benchMotion,
  scenes: benchScenes,
  kiln: benchKiln,
  objects: benchObjects,
  objectsHeld: benchObjectsHeld,
  tiles: benchTiles,
  maps: () => on('workers/main.ts', benchMaps),
  characters: () => on('workers/main.ts', benchCharacters),
  newUser: benchNewUser,
  newMap: benchNewMap,
  sandbox: () => on('workers/main.ts', benchSandbox),
  studio: () => on('workers/main.ts', benchStudio),
};

async function on(
  workerFile: string,
  bench: (stand: Awaited<ReturnType<typeof startStand>>) => Promise<unknown>,
  more: { kind?: 'js-redis-server'; workers?: number } = {},
) {
  const stand = await startStand({ workerFile, ...more });
  try {
    return await bench(stand);
  } finally {
    await stand.stop();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const result: Record<string, unknown> = { node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length };
for (const name of asked.length ? asked : Object.keys(BENCHES)) result[name] = await BENCHES[name]!();
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exit(0);
