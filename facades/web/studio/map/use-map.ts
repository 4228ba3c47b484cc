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
import { boxOf, isSame, type Laid, type Stroke, type Terrain } from './ground.ts';

/** A tileset of the map, with its picture. */
export interface DrawnSet extends Laid {
  readonly columns: number;
  /** Its sheets: several where it moves, each shown `sheet.frameMs` long. */
  readonly pictures: readonly ImageBitmap[];
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
/** How many of a hundred places patches take, for each step of the brush. */
const PATCHES_OF_100 = 10;
/** As many as an operation takes. */
const MOST_POINTS = 4096;

export function operationsOf(stroke: Stroke, terrains: readonly Terrain[]): Operation[] {
  const terrain = terrains[stroke.terrain]!.name;
  if (stroke.kind === 'LAID') {
    const { by: kind, from, to, seed } = stroke;
    const line = kind === 'PATH' || kind === 'RIVER';
    const where = isSame(from, to) ? {} : line ? { points: [from, to] } : boxOf(from, to);
    const size = kind === 'PATCHES' ? PATCHES_OF_100 * stroke.size : stroke.size;
    return [{ kind, terrain, by: 'CELLS', size, seed, ...where }];
  }
  const base = { terrain, by: 'CORNERS' } as const;
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

/** What of a thing on the map is to be different. */
export type Change = Partial<Pick<VariablesOf<typeof MOVE>, 'x' | 'y' | 'show' | 'layer' | 'direction'>>;

interface Told {
  readonly next?: Partial<MapState> | undefined;
  readonly error?: CombinedError | undefined;
}

const LOST = 'A tileset of this map could not be loaded.';
async function pictureAt(url: string): Promise<ImageBitmap> {
  const reply = await fetch(here(url));
  if (!reply.ok) throw new Error(LOST);
  return createImageBitmap(await reply.blob());
}

async function openFrame(lists: Client, id: string): Promise<{ frame: MapFrame; state: MapState }> {
  const { data, error } = await lists.query(MAP, { id }).toPromise();
  if (!data) throw new Error(problemOf(error)?.message ?? 'The map could not be loaded.');
  const { name, width, height, tileSize, terrains, tilesets } = data.map;
  const sets = await Promise.all(
    tilesets.map(async ({ tilesetId, lower, upper, columns, sheetUrl }) => {
      if (!tilesetId || !sheetUrl) throw new Error('A tileset of this map is gone.');
      const [found, first] = await Promise.all([
        lists.query(SHEET, { id: tilesetId }).toPromise(),
        pictureAt(sheetUrl),
      ]);
      const asset = found.data?.asset;
      if (!asset || !('metadata' in asset) || !asset.metadata) throw new Error(problemOf(found.error)?.message ?? LOST);
      const sheet = readSheet(asset.metadata as TilesetMetadata);
      const further = asset.images.filter(({ label }) => label?.startsWith('frame'));
      const others = await Promise.all(further.map(({ url }) => pictureAt(url)));
      return { lower, upper, columns, sheet, pictures: [first, ...others] };
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
      /** Shown at once, sent when its turn comes. Gives the revision with it; undefined where it was refused. */
      paint: async (stroke: Stroke, terrains: readonly Terrain[]): Promise<number | undefined> => {
        setPending((old) => [...old, stroke]);
        const message = await edit(operationsOf(stroke, terrains)).finally(() =>
          setPending((old) => old.filter((one) => one !== stroke)),
        );
        if (message) complain(message);
        return message ? undefined : now.current?.revision;
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
      /** Another cell, layer or side, shown or hidden; what is not named stays. */
      change: ({ id: placementId, x, y, show }: Thing, what: Change) =>
        tell(
          act(async (at) => {
            const variables = { x, y, show, ...what, id, placementId, revision: at.revision };
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
