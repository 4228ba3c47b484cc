import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql } from '../app/graphql.ts';
import { link } from '../app/router.ts';
import { useLists } from '../app/session-context.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { hasEnded, type JobRow, useJobs } from './jobs.tsx';
import { titleOf } from './words.ts';

/** What they were asked for: asked when the drawer is open. */
const SUBJECTS = graphql(`
  query JobSubjects { jobs(first: 60) { edges { node { id asset { id name } animation { action motion direction } images { drawnAs } } } } }
`);
interface Subject {
  readonly words: string;
  readonly to?: string | undefined;
}

function useSubjects(newest: string | undefined, running: number): ReadonlyMap<string, Subject> {
  const lists = useLists();
  const [found, setFound] = useState<ReadonlyMap<string, Subject>>(new Map());
  useEffect(() => {
    void [newest, running];
    let gone = false;
    const timer = setTimeout(async () => {
      const { data } = await lists.query(SUBJECTS, {}).toPromise();
      if (gone || !data) return;
      const subjects = data.jobs.edges.map(({ node: { id, asset, animation, images } }) => {
        const words =
          asset?.name ??
          (animation ? (animation.action ?? animation.motion?.replaceAll('-', ' ')) : images[0]?.drawnAs) ??
          '';
        return [id, { words, to: asset ? `/asset/${asset.id}` : undefined }] as const;
      });
      setFound(new Map(subjects));
    }, SOON_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [lists, newest, running]);
  return found;
}
const SOON_MS = 150;

function Row({ job, subject, onCancel }: { job: JobRow; subject: Subject | undefined; onCancel: () => void }) {
  const ended = hasEnded(job.status);
  return (
    <li className="job">
      <span className="job-picture check">
        {job.preview && <img className="pixels" alt="" src={`data:image/png;base64,${job.preview}`} />}
      </span>
      <span className="job-words">
        {subject?.to ? (
          <a className="cut" {...link(subject.to)}>
            <b>{subject.words}</b>
          </a>
        ) : (
          <b className="cut">{subject?.words || titleOf(job.kind)}</b>
        )}
        {subject?.words && <small>{titleOf(job.kind)}</small>}
        {job.status === 'RUNNING' && <HeatBar fraction={job.fraction} label={`${titleOf(job.kind)}: ${job.stage}`} />}
        <small>
          {job.status === 'RUNNING' && `${job.stage}, ${Math.max(1, Math.ceil(job.etaSeconds))} s`}
          {job.status === 'QUEUED' && 'Waits for a worker'}
          {job.status === 'COMPLETED' && 'Done'}
          {job.status === 'CANCELED' && 'Cancelled. Nothing was charged.'}
          {job.status === 'FAILED' && `${job.error ?? 'It failed.'} Nothing was charged.`}
        </small>
      </span>
      {!ended && (
        <button
          type="button"
          className="button ghost icon-only"
          aria-label={`Cancel: ${titleOf(job.kind)}`}
          onClick={onCancel}
        >
          <X className="icon" aria-hidden />
        </button>
      )}
    </li>
  );
}

const GROUPS: readonly { readonly name: string; readonly has: (job: JobRow) => boolean }[] = [
  { name: 'Drawing', has: ({ status }) => status === 'RUNNING' },
  { name: 'Waiting', has: ({ status }) => status === 'QUEUED' },
  { name: 'Failed', has: ({ status }) => status === 'FAILED' },
  { name: 'Done', has: ({ status }) => status === 'COMPLETED' || status === 'CANCELED' },
];

/** What is being drawn, what waits, and what came of the rest. */
export function QueueDrawer({ onClose }: { onClose: () => void }) {
  const { rows, cancel } = useJobs();
  const subjects = useSubjects(rows[0]?.id, rows.filter(({ status }) => !hasEnded(status)).length);
  return (
    <aside className="drawer" aria-label="Queue">
      <header>
        <h2>In the kiln</h2>
        <button type="button" className="button ghost icon-only" aria-label="Close the queue" onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </header>
      {rows.length === 0 && <p className="dim">Nothing was drawn yet.</p>}
      {GROUPS.map(({ name, has }) => {
        const jobs = rows.filter(has);
        return (
          jobs.length > 0 && (
            <section key={name} aria-label={name}>
              <h3>
                {name} <span className="number">{jobs.length}</span>
              </h3>
              <ul>
                {jobs.map((job) => (
                  <Row key={job.id} job={job} subject={subjects.get(job.id)} onCancel={() => cancel(job.id)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </aside>
  );
}
