import { X } from 'lucide-react';
import { HeatBar } from '../parts/heat-bar.tsx';
import { hasEnded, type JobRow, useJobs } from './jobs.tsx';

const title = (kind: string): string =>
  kind.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

function Row({ job, onCancel }: { job: JobRow; onCancel: () => void }) {
  const ended = hasEnded(job.status);
  return (
    <li className="job">
      <span className="job-picture check">
        {job.preview && <img className="pixels" alt="" src={`data:image/png;base64,${job.preview}`} />}
      </span>
      <span className="job-words">
        <b>{title(job.kind)}</b>
        {job.status === 'RUNNING' && <HeatBar fraction={job.fraction} label={`${title(job.kind)}: ${job.stage}`} />}
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
          aria-label={`Cancel: ${title(job.kind)}`}
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
                  <Row key={job.id} job={job} onCancel={() => cancel(job.id)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </aside>
  );
}
