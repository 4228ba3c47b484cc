import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { gql, useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { shownPrice, usePrice } from '../create/use-price.ts';
import { formOf, type OperationForm } from '../forms/schema.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { useJobs } from '../queue/jobs.tsx';

const THING = formOf('createMapObject', 'CreateMapObjectInput');
const CHARACTER = formOf('createCharacter', 'CreateCharacterInput');
const drawOf = ({ field, inputType }: OperationForm) =>
  gql<{
    readonly drawn: { readonly job: { readonly id: string; readonly asset: { readonly id: string } | null } | null };
  }>(`mutation DrawForMap($input: ${inputType}!) { drawn: ${field}(input: $input) { job { id asset { id } } } }`);

/** Sides that go with tiles: a character is two of them high, a thing three. */
const sizes = (tileSize: number) => ({
  character: Math.max(32, Math.min(128, 2 * tileSize)),
  thing: Math.max(32, Math.min(192, 3 * tileSize)),
});

/** Draws what is looked for and is not there, as large as the map wants it. */
export function DrawHere({
  words,
  tileSize,
  onDrawn,
}: {
  words: string;
  tileSize: number;
  onDrawn: (assetId: string) => void;
}) {
  const client = useClient();
  const { byId } = useJobs();
  const [under, setUnder] = useState<{ readonly job: string; readonly asset: string; readonly words: string }>();
  const [problem, setProblem] = useState<string>();
  const { character, thing } = sizes(tileSize);
  const asCharacter = { description: words, size: character };
  const asThing = { description: words, imageSize: { width: thing, height: thing } };
  const { price: ofCharacter } = usePrice(CHARACTER, words ? asCharacter : undefined);
  const { price: ofThing } = usePrice(THING, words ? asThing : undefined);
  const row = under && byId.get(under.job);
  const ended = row?.status;
  useEffect(() => {
    if (!under || !ended || ended === 'QUEUED' || ended === 'RUNNING') return;
    if (ended === 'COMPLETED') onDrawn(under.asset);
    else setProblem(`“${under.words}” was not finished. Nothing was charged.`);
    setUnder(undefined);
  }, [under, ended, onDrawn]);
  const draw = async (of: OperationForm, input: object) => {
    setProblem(undefined);
    const { data, error } = await client.mutation(drawOf(of), { input }).toPromise();
    const job = data?.drawn.job;
    if (job?.asset) setUnder({ job: job.id, asset: job.asset.id, words });
    else setProblem(problemOf(error)?.message ?? 'It could not be drawn.');
  };
  if (under)
    return (
      <div role="status">
        <p className="dim small cut">Drawing “{under.words}” …</p>
        <HeatBar fraction={row?.fraction ?? 0} label={`Drawing: ${under.words}`} />
      </div>
    );
  return (
    <>
      {words && (
        <div className="draw-here" role="group" aria-label={`Draw “${words}”`}>
          <span className="dim small">Draw it as</span>
          <button type="button" className="button" onClick={() => void draw(THING, asThing)}>
            <Flame className="icon ember" aria-hidden /> Thing{' '}
            <span className="number">{ofThing && shownPrice(ofThing)}</span>
          </button>
          <button type="button" className="button" onClick={() => void draw(CHARACTER, asCharacter)}>
            <Flame className="icon ember" aria-hidden /> Character{' '}
            <span className="number">{ofCharacter && shownPrice(ofCharacter)}</span>
          </button>
        </div>
      )}
      {problem && (
        <p className="note bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
