import type { JobEvents } from '../jobs/events.ts';
import { queued } from '../jobs/queued.ts';
import type { Area } from './grid.ts';

export const MAP_CHANGES = ['TERRAIN', 'PLACEMENTS', 'BOTH', 'DELETED'] as const;

/** Something that happened to a map. */
export interface MapChanged {
  readonly mapId: string;
  readonly change: (typeof MAP_CHANGES)[number];
  /** The map's, after it. */
  readonly revision: number;
  /** Cells that look different; null for none. */
  readonly area: Area | null;
  /** Placements that are new, moved or gone. */
  readonly placementIds: readonly string[];
}

const channelOf = (mapId: string): string => `pixelkiln:map:${mapId}`;

/** Tells all processes. A hint, like every event. */
export const publishMapChange = (events: JobEvents, change: MapChanged): Promise<void> =>
  events.tell(channelOf(change.mapId), JSON.stringify(change));

/** All that happens to a map from now on, until `signal` aborts, the reader stops or the map is deleted. */
export async function* watchMap(events: JobEvents, mapId: string, signal?: AbortSignal): AsyncGenerator<MapChanged> {
  const all = queued<MapChanged>(async (push) => {
    return events.listen(channelOf(mapId), (message) => push(JSON.parse(message) as MapChanged));
  }, signal);
  for await (const change of all) {
    yield change;
    if (change.change === 'DELETED') return;
  }
}
