import { Flame, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gql, useClient, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { link } from '../app/router.ts';
import { useStored } from '../app/stored.ts';
import { Stage } from './stage.tsx';
import { useDrawing } from './use-drawing.ts';
import { type Price, shownPrice } from './use-price.ts';
import './gallery.css';

const COUNT = graphql(`
  query AnyAssets { assets(first: 1) { totalCount } }
`);

/** What shows best what can be drawn: the operation, and the rest of its input. */
const EXAMPLES: readonly { readonly title: string; readonly field: string; readonly input: string }[] = [
  {
    title: 'A knight, eight sides',
    field: 'createCharacter',
    input: 'description: "a brave knight with a red cape", size: 48',
  },
  { title: 'A witch', field: 'createCharacter', input: 'description: "a witch with a purple hat", size: 48' },
  {
    title: 'A tileset',
    field: 'createTopdownTileset',
    input:
      'lowerDescription: "ocean water", upperDescription: "lush green grass", transitionDescription: "sand", transitionSize: 0.25, tileSize: { width: 16, height: 16 }',
  },
  {
    title: 'A treasure chest',
    field: 'createMapObject',
    input: 'description: "a treasure chest", imageSize: { width: 48, height: 48 }',
  },
  {
    title: 'A market stall',
    field: 'createMapObject',
    input: 'description: "a market stall", imageSize: { width: 64, height: 64 }',
  },
  {
    title: 'An old oak',
    field: 'createMapObject',
    input: 'description: "an old oak tree", imageSize: { width: 64, height: 64 }',
  },
];
const documentOf = (dryRun: boolean) =>
  gql(`mutation Examples {
  ${EXAMPLES.map(({ field, input }, i) => `e${i}: ${field}(input: { ${input}, dryRun: ${dryRun} }) { price { usd generations } job { id } }`).join('\n')}
}`);
type Answer = Readonly<Record<string, { readonly price: Price; readonly job: { readonly id: string } | null }>>;

const sum = (answer: Answer): Price =>
  EXAMPLES.map((_, i) => answer[`e${i}`]!.price).reduce(
    (all, { usd, generations }) => ({ usd: all.usd + usd, generations: all.generations + generations }),
    { usd: 0, generations: 0 },
  );

/** For who begins: a few things of several kinds, drawn before the eyes by one button. Gone once there is anything else. */
export function Gallery() {
  const client = useClient();
  const [{ data }] = useQuery({ query: COUNT, requestPolicy: 'network-only' });
  const [jobs, setJobs] = useStored<readonly string[]>('gallery', []);
  const [closed, setClosed] = useStored('gallery.closed', false);
  const [price, setPrice] = useState<Price>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const asks = data?.assets.totalCount === 0 && jobs.length === 0 && !closed;
  useEffect(() => {
    if (!asks) return;
    let gone = false;
    void client
      .mutation<Answer>(documentOf(true), {})
      .toPromise()
      .then((answer) => !gone && answer.data && setPrice(sum(answer.data)));
    return () => {
      gone = true;
    };
  }, [asks, client]);
  const draw = async () => {
    setBusy(true);
    const { data: answer, error } = await client.mutation<Answer>(documentOf(false), {}).toPromise();
    setBusy(false);
    setProblem(problemOf(error)?.message);
    if (answer) setJobs(EXAMPLES.flatMap((_, i) => answer[`e${i}`]?.job?.id ?? []));
  };
  if (closed || (!asks && !jobs.length)) return null;
  return (
    <section className="gallery" aria-label="Examples">
      <header>
        <h2 className="grow">{jobs.length ? 'Drawn just now, on your machine' : 'See what it can do'}</h2>
        {jobs.length === 0 && (
          <button type="button" className="fire" disabled={busy} onClick={() => void draw()}>
            <Flame className="icon" aria-hidden /> Draw {EXAMPLES.length} examples{' '}
            <span className="number">{price && shownPrice(price)}</span>
          </button>
        )}
        <button
          type="button"
          className="button ghost icon-only"
          aria-label="Close the examples"
          onClick={() => setClosed(true)}
        >
          <X className="icon" aria-hidden />
        </button>
      </header>
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
      {jobs.length > 0 && (
        <ul>
          {jobs.map((id, i) => (
            <Example key={id} id={id} title={EXAMPLES[i]?.title ?? ''} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Example({ id, title }: { id: string; title: string }) {
  const asset = useDrawing(id)?.result?.asset;
  const picture = (
    <>
      <Stage jobId={id} small named />
      <span className="cut">{title}</span>
    </>
  );
  return (
    <li>
      {asset ? (
        <a className="example" {...link(`/asset/${asset.id}`)}>
          {picture}
        </a>
      ) : (
        <span className="example">{picture}</span>
      )}
    </li>
  );
}
