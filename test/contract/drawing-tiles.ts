import type { Handlers } from '../../src/jobs/contract.ts';
import { makeIsometricTile } from '../../workers/handlers/make-isometric-tile.ts';
import { makeTilesPro } from '../../workers/handlers/make-tiles-pro.ts';
import { makeTileset } from '../../workers/handlers/make-tileset.ts';
import { makeIsometricTileTask } from '../../workers/thread/tasks/make-isometric-tile.ts';
import { makeTilesProTask } from '../../workers/thread/tasks/make-tiles-pro.ts';
import { makeTilesetTask } from '../../workers/thread/tasks/make-tileset.ts';
import { fakeWorker } from './fake-worker.ts';

const TASKS = {
  makeTileset: makeTilesetTask,
  makeIsometricTile: makeIsometricTileTask,
  makeTilesPro: makeTilesProTask,
};
/** Draws in this process, without the learned models. */
const withEngine = (tools: object) =>
  ({
    ...tools,
    engine: {
      run: (task: keyof typeof TASKS, request: unknown) =>
        (TASKS[task] as (q: unknown, t: object, h: object) => unknown)(request, {}, {}),
    },
  }) as never;

/** A worker that draws tiles for real; "slow", "broken" and "hang" are still obeyed. */
export const tilesWorker: Handlers = {
  ...fakeWorker,
  makeTileset: async (payload, tools) => {
    if (/slow|broken|hang/.test(payload.lower)) await fakeWorker.makeTileset(payload, tools);
    return makeTileset(payload, withEngine(tools));
  },
  makeIsometricTile: (payload, tools) => makeIsometricTile(payload, withEngine(tools)),
  makeTilesPro: (payload, tools) => makeTilesPro(payload, withEngine(tools)),
};
