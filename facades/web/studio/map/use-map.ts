import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Client, type CombinedError, useClient } from 'urql';
import { RECONNECTED } from '../app/client.ts';
import { problemOf } from '../app/errors.ts';
import type { ResultOf, VariablesOf } from '../app/graphql.ts';
import { here } from '../app/here.ts';
import { useLists } from '../app/session-context.ts';
import { bytesOf } from '../parts/save.ts';
import { useToasts } from '../parts/toasts.tsx';
import { readSheet, type TilesetMetadata } from '../tiles/corners.ts';
import { CHANGED, EDIT, MAP, MAP_NOW, MOVE, PLACE, REMOVE, SHEET, STEP, type Thing } from './documents.ts';
import { boxOf, type Laid, type Stroke, type Terrain } from './ground.ts';

/** A tileset of the map, with its picture. */
export interface DrawnSet extends Laid {
  readonly columns: number;
  readonly picture: ImageBitmap;
}
/** What does not change while a map is open. */
export interface MapFrame {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly tileSize: number;
  readonly terrains: readonly Terrain[];
  readonly sets: readonly DrawnSet[];
}
/** What the server last told. */
export interface MapState {
  readonly revision: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly corners: Uint8Array;
  /** 1024 × number of the tileset + number of the tile. */
  readonly tiles: Uint16Array;
  readonly things: readonly Thing[];
}

type Operation = VariablesOf<typeof EDIT>['operations'][number];
/** As many as an operation takes. */
const MOST_POINTS = 4096;

export function operationsOf(stroke: Stroke, terrains: readonly Terrain[]): Operation[] {
  const base = { terrain: terrains[stroke.terrain]!.name, by: 'CORNERS' } as const;
  if (stroke.kind === 'FILL') return [{ ...base, kind: 'FILL', points: [stroke.at] }];
  if (stroke.kind === 'RECTANGLE') return [{ ...base, kind: 'RECTANGLE', ...boxOf(stroke.from, stroke.to) }];
  const parts = Math.ceil(stroke.points.length / MOST_POINTS);
  return Array.from({ length: parts }, (_, i) => ({
    ...base,
    kind: 'PAINT' as const,
    size: stroke.size,
    points: stroke.points.slice(i * MOST_POINTS, (i + 1) * MOST_POINTS),
  }));
}

type Ground = ResultOf<typeof MAP_NOW>['map'];
const groundNow = ({ revision, canUndo, canRedo, corners, tiles }: Omit<Ground, 'placements'>) => ({
  revision,
  canUndo,
  canRedo,
  corners: bytesOf(corners),
  tiles: new Uint16Array(bytesOf(tiles).buffer),
});
const stateOf = (map: Ground): MapState => ({ ...groundNow(map), things: map.placements.items });

const CONFLICT = 'CONFLICT';
const isConflict = (error: CombinedError | undefined) =>
  error?.graphQLErrors.some(({ extensions }) => extensions?.code === CONFLICT) ?? false;

interface Told {
  readonly next?: Partial<MapState> | undefined;
  readonly error?: CombinedError | undefined;
}

async function openFrame(lists: Client, id: string): Promise<{ frame: MapFrame; state: MapState }> {
  const { data, error } = await lists.query(MAP, { id }).toPromise();
  if (!data) throw new Error(problemOf(error)?.message ?? 'The map could not be loaded.');
  const { name, width, height, tileSize, terrains, tilesets } = data.map;
  const sets = await Promise.all(
    tilesets.map(async ({ tilesetId, lower, upper, columns, sheetUrl }) => {
      if (!tilesetId || !sheetUrl) throw new Error('A tileset of this map is gone.');
      const [found, reply] = await Promise.all([
        lists.query(SHEET, { id: tilesetId }).toPromise(),
        fetch(here(sheetUrl)),
      ]);
      const asset = found.data?.asset;
      if (!asset || !('metadata' in asset) || !asset.metadata || !reply.ok)
        throw new Error(problemOf(found.error)?.message ?? 'A tileset of this map could not be loaded.');
      const sheet = readSheet(asset.metadata as TilesetMetadata);
      return { lower, upper, columns, sheet, picture: await createImageBitmap(await reply.blob()) };
    }),
  );
  return { frame: { name, width, height, tileSize, terrains, sets }, state: stateOf(data.map) };
}

/**
 * A map that is open: what the server last told, what is painted and still on its way, and what can be done. What is done
 * goes one after the other, each for the revision before it; whatever else happens to the map is loaded.
 */
export function useMap(id: string) {
  const lists = useLists();
  const client = useClient();
  const { say, complain } = useToasts();
  const [frame, setFrame] = useState<MapFrame>();
  const [state, setState] = useState<MapState>();
  const [pending, setPending] = useState<readonly Stroke[]>([]);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState(0);
  const now = useRef<MapState>(undefined);
  const heard = useRef(0);
  const underWay = useRef(0);
  /** What was asked for before the last refusal is not sent. */
  const round = useRef(0);
  const chain = useRef(Promise.resolve());

  const keep = useCallback((next: MapState) => {
    now.current = next;
    setState(next);
  }, []);
  const load = useCallback(async () => {
    const { data, error } = await lists.query(MAP_NOW, { id }).toPromise();
    if (data) keep(stateOf(data.map));
    else if (error && !error.networkError) setProblem(problemOf(error)!.message);
  }, [lists, id, keep]);

  useEffect(() => {
    let gone = false;
    setFrame(undefined);
    openFrame(lists, id).then(
      (opened) => {
        if (gone) return;
        keep(opened.state);
        setFrame(opened.frame);
        if (heard.current > opened.state.revision) void load();
      },
      (error: Error) => !gone && setProblem(error.message),
    );
    return () => {
      gone = true;
    };
  }, [lists, id, keep, load]);

  const catchUp = useCallback(() => {
    if (!underWay.current && now.current && heard.current > now.current.revision) void load();
  }, [load]);
  useEffect(() => {
    const { unsubscribe } = client.subscription(CHANGED, { id }).subscribe(({ data }) => {
      if (!data) return;
      if (data.onMapChanged.change === 'DELETED') return setProblem('This map was deleted.');
      heard.current = Math.max(heard.current, data.onMapChanged.revision);
      catchUp();
    });
    const onBack = () => void load();
    addEventListener(RECONNECTED, onBack);
    return () => {
      unsubscribe();
      removeEventListener(RECONNECTED, onBack);
    };
  }, [client, id, catchUp, load]);

  /** Has its turn after what was asked for before. Gives what went wrong, in words. */
  const act = useCallback(
    (send: (at: MapState) => Promise<Told>): Promise<string | undefined> => {
      const mine = round.current;
      underWay.current++;
      setWaiting((count) => count + 1);
      const turn = chain.current.then(async () => {
        if (mine !== round.current || !now.current) return undefined;
        const { revision } = now.current;
        const { next, error } = await send(now.current);
        if (next) {
          keep({ ...now.current, ...next });
          return undefined;
        }
        const message = problemOf(error)?.message ?? 'It could not be done.';
        round.current++;
        setPending([]);
        await load();
        if (!isConflict(error) || now.current.revision === revision) return message;
        say('Somebody else changed this map: this is how it is now. Your last change was not made.');
        return undefined;
      });
      chain.current = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn.finally(() => {
        underWay.current--;
        setWaiting((count) => count - 1);
        catchUp();
      });
    },
    [keep, load, say, catchUp],
  );

  const doing = useMemo(() => {
    const tell = async (told: Promise<string | undefined>) => {
      const message = await told;
      if (message) complain(message);
    };
    const edit = (operations: readonly Operation[]) =>
      act(async ({ revision }) => {
        const { data, error } = await lists.mutation(EDIT, { id, operations: [...operations], revision }).toPromise();
        return { next: data ? groundNow(data.editMap.map) : undefined, error };
      });
    const step = (kind: 'UNDO' | 'REDO') =>
      tell(
        act(async ({ revision }) => {
          const { data, error } = await lists.mutation(STEP, { id, kind, revision }).toPromise();
          return { next: data ? stateOf(data.editMap.map) : undefined, error };
        }),
      );
    const changed = ({ things }: MapState, revision: number, without: string, thing?: Thing): Partial<MapState> => ({
      revision,
      canUndo: true,
      canRedo: false,
      things: [...things.filter((one) => one.id !== without), ...(thing ? [thing] : [])],
    });
    return {
      /** Shown at once, sent when its turn comes. */
      paint: (stroke: Stroke, terrains: readonly Terrain[]) => {
        setPending((old) => [...old, stroke]);
        void tell(
          edit(operationsOf(stroke, terrains)).finally(() => setPending((old) => old.filter((one) => one !== stroke))),
        );
      },
      /** Gives what went wrong, in words. */
      describe: (text: string) => edit([{ kind: 'DESCRIBE', text, seed: Math.floor(Math.random() * 2 ** 31) }]),
      undo: () => step('UNDO'),
      redo: () => step('REDO'),
      place: (what: Omit<VariablesOf<typeof PLACE>, 'id' | 'revision'>) =>
        tell(
          act(async (at) => {
            const { data, error } = await lists.mutation(PLACE, { ...what, id, revision: at.revision }).toPromise();
            return { next: data ? changed(at, data.done.revision, '', data.done.placement) : undefined, error };
          }),
        ),
      move: ({ id: placementId, show }: Thing, x: number, y: number) =>
        tell(
          act(async (at) => {
            const variables = { id, placementId, x, y, show, revision: at.revision };
            const { data, error } = await lists.mutation(MOVE, variables).toPromise();
            const next = data ? changed(at, data.done.revision, placementId, data.done.placement) : undefined;
            return { next, error };
          }),
        ),
      remove: ({ id: placementId }: Thing) =>
        tell(
          act(async (at) => {
            const { data, error } = await lists
              .mutation(REMOVE, { id, placementId, revision: at.revision })
              .toPromise();
            return { next: data ? changed(at, data.removeMapObject.revision, placementId) : undefined, error };
          }),
        ),
    };
  }, [act, complain, id, lists]);
  return { frame, state, pending, problem, saving: waiting > 0, ...doing };
}
export type OpenMap = ReturnType<typeof useMap>;
