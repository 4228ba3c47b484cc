import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gql, useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { type Price, shownPrice } from '../create/use-price.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { useJobs } from '../queue/jobs.tsx';

/** Grounds that go together, each beside the one before it, and what is laid of them. */
export interface Starter {
  readonly title: string;
  readonly grounds: readonly string[];
  /** Words of a map of them. */
  readonly map: string;
  readonly between?: { readonly words: string; readonly size: number };
}
const STARTERS: readonly Starter[] = [
  { title: 'Island', grounds: ['ocean water', 'sand', 'lush green grass'], map: 'an island of grass' },
  { title: 'Meadow', grounds: ['lush green grass', 'brown dirt path'], map: 'a road' },
  {
    title: 'Dungeon',
    grounds: ['dark rock', 'grey stone floor'],
    map: 'a dungeon',
    between: { words: 'stone wall', size: 0.5 },
  },
  { title: 'Winter', grounds: ['frozen ice', 'white snow', 'dark green pine grass'], map: 'an island of snow' },
];

interface Drawn {
  readonly price: Price;
  readonly job: { readonly id: string } | null;
  readonly tileset: { readonly id: string; readonly upperBaseTileId: string } | null;
}
const DRAW = gql<{ readonly drawn: Drawn }>(`
  mutation DrawTileset($input: CreateTopdownTilesetInput!) {
    drawn: createTopdownTileset(input: $input) { price { usd generations } job { id } tileset { id upperBaseTileId } }
  }
`);
const inputOf = ({ grounds, between }: Starter, i: number) => ({
  lowerDescription: grounds[i],
  upperDescription: grounds[i + 1],
  ...(between ? { transitionDescription: between.words, transitionSize: between.size } : {}),
});

/** Sets of tilesets that one button draws, for who has none that go together yet. */
export function Starters({ onDrawn }: { onDrawn: (ids: readonly string[], starter: Starter) => void }) {
  const client = useClient();
  const { byId } = useJobs();
  const [each, setEach] = useState<Price>();
  const [under, setUnder] = useState<{
    readonly starter: Starter;
    readonly ids: readonly string[];
    readonly jobs: readonly string[];
  }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let gone = false;
    void client
      .mutation(DRAW, { input: { ...inputOf(STARTERS[0]!, 0), dryRun: true } })
      .toPromise()
      .then(({ data }) => !gone && data && setEach(data.drawn.price));
    return () => {
      gone = true;
    };
  }, [client]);

  const draw = async (starter: Starter) => {
    setProblem(undefined);
    const ids: string[] = [];
    const jobs: string[] = [];
    setUnder({ starter, ids, jobs });
    let base: string | undefined;
    for (let i = 0; i + 1 < starter.grounds.length; i++) {
      const input = { ...inputOf(starter, i), ...(base ? { lowerBaseTileId: base } : {}) };
      const { data, error } = await client.mutation(DRAW, { input }).toPromise();
      if (!data?.drawn.tileset || !data.drawn.job) {
        setUnder(undefined);
        return setProblem(problemOf(error)?.message ?? 'It could not be drawn.');
      }
      ids.push(data.drawn.tileset.id);
      jobs.push(data.drawn.job.id);
      base = data.drawn.tileset.upperBaseTileId;
    }
    setUnder({ starter, ids, jobs });
  };

  const rows = under?.jobs.map((id) => byId.get(id)) ?? [];
  const fraction = rows.reduce((sum, row) => sum + (row?.status === 'COMPLETED' ? 1 : (row?.fraction ?? 0)), 0);
  const failed = rows.find((row) => row?.status === 'FAILED' || row?.status === 'CANCELED');
  const done = rows.length > 0 && rows.every((row) => row?.status === 'COMPLETED');
  useEffect(() => {
    if (failed) {
      setProblem(`${failed.error ?? 'It was cancelled.'} Nothing was charged for it.`);
      setUnder(undefined);
    } else if (done && under) {
      onDrawn(under.ids, under.starter);
      setUnder(undefined);
    }
  }, [failed, done, under, onDrawn]);

  return (
    <>
      <div className="map-starters" role="group" aria-label="Draw grounds that go together">
        {STARTERS.map((starter) => {
          const { title, grounds } = starter;
          const count = grounds.length - 1;
          return (
            <button
              key={title}
              type="button"
              className="map-starter"
              disabled={under !== undefined}
              aria-busy={under?.starter === starter}
              onClick={() => void draw(starter)}
            >
              <b>
                <Flame className="icon ember" aria-hidden /> {title}
              </b>
              <small>{grounds.join(', ')}</small>
              {under?.starter === starter ? (
                <HeatBar fraction={fraction / Math.max(1, rows.length)} label={`Drawing: ${title}`} />
              ) : (
                <small className="number">
                  {each && shownPrice({ usd: each.usd * count, generations: each.generations * count })}
                </small>
              )}
            </button>
          );
        })}
      </div>
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
