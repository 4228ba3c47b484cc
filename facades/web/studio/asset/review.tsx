import { Check, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMutation } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { navigate } from '../app/router.ts';
import { useCommands } from '../commands/commands.ts';
import { useDrawing } from '../create/use-drawing.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { Keys } from '../parts/keys.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { hasEnded, type JobState } from '../queue/jobs.tsx';
import type { Asset } from './asset.ts';
import './asset.css';

const SELECT = graphql(`
  mutation SelectFrames($id: String!, $indices: [Int!]!, $tag: String) {
    selectObjectFrames(input: { objectId: $id, indices: $indices, commonTag: $tag }) { objectIds }
  }
`);
const DISMISS = graphql(`
  mutation DismissReview($id: String!) { dismissReview(input: { objectId: $id }) { objectId } }
`);

/** "frame_12" → 12. */
const indexOf = (label: string | null): number => Number(/\d+$/.exec(label ?? '')?.[0] ?? 0);

/** Candidates of one thing, as they come: those that are chosen become things of their own. */
export function Review({ asset, onChange }: { asset: Asset; onChange: () => void }) {
  const ended = hasEnded(asset.status as JobState);
  const drawing = useDrawing(ended ? undefined : asset.job?.id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(0);
  const [tag, setTag] = useState('');
  const [, select] = useMutation(SELECT);
  const [, dismiss] = useMutation(DISMISS);
  const { say, complain, soon } = useToasts();
  const count = asset.__typename === 'GameObject' ? asset.candidates : asset.images.length;
  const sources = new Map([
    ...[...(drawing?.previews ?? [])].map(([label, png]) => [indexOf(label), `data:image/png;base64,${png}`] as const),
    ...asset.images.map(({ label, url }) => [indexOf(label), url] as const),
  ]);
  const done = drawing?.result?.status;
  const reload = useRef(onChange);
  reload.current = onChange;
  useEffect(() => {
    if (done) reload.current();
  }, [done]);

  const toggle = (index: number) =>
    setChosen((old) => {
      const next = new Set(old);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  const keep = async () => {
    if (!chosen.size || asset.status !== 'COMPLETED') return;
    const indices = [...chosen].sort((a, b) => a - b);
    const { data, error } = await select({ id: asset.id, indices, tag: tag.trim() || null });
    if (!data) return complain(problemOf(error)!.message);
    const { objectIds } = data.selectObjectFrames;
    say(objectIds.length === 1 ? 'It is in the library now.' : `${objectIds.length} are in the library now.`);
    setChosen(new Set());
    if (objectIds.length === 1) navigate(`/asset/${objectIds[0]}`);
  };
  const leave = () => {
    soon(`The candidates of “${asset.name}” go in 8 seconds. What was chosen stays.`, async () => {
      const { error } = await dismiss({ id: asset.id });
      if (error) complain(problemOf(error)!.message);
    });
    navigate('/library');
  };
  const grid = useRef<HTMLDivElement>(null);
  const move = (by: 'left' | 'right' | 'up' | 'down') => {
    const columns = getComputedStyle(grid.current!).gridTemplateColumns.split(' ').length;
    const step = { left: -1, right: 1, up: -columns, down: columns }[by];
    const next = Math.max(0, Math.min(count - 1, current + step));
    setCurrent(next);
    grid.current!.querySelectorAll('button')[next]?.focus();
  };
  const actions = useRef({ move, toggle, keep, leave, current });
  actions.current = { move, toggle, keep, leave, current };
  useCommands(
    useMemo(() => {
      const command = (id: string, title: string, key: string, run: () => void) => ({
        id: `review.${id}`,
        title,
        keys: [key],
        group: 'Asset' as const,
        run,
      });
      return [
        command('left', 'Candidate before', 'ArrowLeft', () => actions.current.move('left')),
        command('right', 'Candidate after', 'ArrowRight', () => actions.current.move('right')),
        command('up', 'Candidate above', 'ArrowUp', () => actions.current.move('up')),
        command('down', 'Candidate below', 'ArrowDown', () => actions.current.move('down')),
        command('choose', 'Choose this candidate', 'X', () => actions.current.toggle(actions.current.current)),
        command('keep', 'Keep what is chosen', 'Ctrl+Enter', () => void actions.current.keep()),
        command('dismiss', 'Dismiss all candidates', 'Delete', () => actions.current.leave()),
      ];
    }, []),
  );
  const failed = asset.status === 'FAILED' || asset.status === 'CANCELED';
  return (
    <div className="review">
      <header className="bar">
        <h2 className="cut grow">“{asset.description}”</h2>
        {!ended && <HeatBar fraction={drawing?.fraction ?? 0} label="Drawing the candidates" />}
        <span className="number" role="status">
          {failed ? '' : ended ? `${count} candidates` : `${sources.size} of ${count}`}
        </span>
      </header>
      {failed ? (
        <div className="empty" role="alert">
          <h2>The kiln did not finish it</h2>
          <p className="dim">{asset.job?.error?.message ?? 'It was cancelled.'} Nothing was charged.</p>
        </div>
      ) : (
        <div ref={grid} className="candidates" role="group" aria-label="Candidates">
          {Array.from({ length: count }, (_, index) => {
            const src = sources.get(index);
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: candidates are their places
                key={index}
                type="button"
                className="candidate check"
                aria-pressed={chosen.has(index)}
                aria-label={`Candidate ${index + 1}${src ? '' : ', being drawn'}`}
                disabled={!src}
                onClick={() => {
                  setCurrent(index);
                  toggle(index);
                }}
                onFocus={() => setCurrent(index)}
              >
                {src && <PixelImage src={src} alt="" />}
                {chosen.has(index) && <Check className="icon candidate-tick" aria-hidden />}
              </button>
            );
          })}
        </div>
      )}
      <footer className="review-foot">
        <span className="grow dim small">
          <b>{chosen.size}</b> chosen. Choosing costs nothing.
        </span>
        <input
          className="input"
          aria-label="A tag for what is chosen"
          placeholder="Tag"
          maxLength={50}
          value={tag}
          onChange={(event) => setTag(event.target.value)}
        />
        <button type="button" className="button bad" onClick={leave}>
          <Trash2 className="icon" aria-hidden /> Dismiss all
        </button>
        <button
          type="button"
          className="fire"
          disabled={!chosen.size || asset.status !== 'COMPLETED'}
          onClick={() => void keep()}
        >
          Keep {chosen.size || ''} <Keys keys={['Ctrl+Enter']} />
        </button>
      </footer>
    </div>
  );
}
