import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useQuery } from 'urql';
import { graphql } from '../app/graphql.ts';

export type JobState = 'QUEUED' | 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELED';
export const hasEnded = (status: JobState): boolean => status !== 'QUEUED' && status !== 'RUNNING';

/** A job as the queue shows it. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly status: JobState;
  readonly stage: string;
  readonly fraction: number;
  readonly etaSeconds: number;
  readonly createdAt: string;
  /** Raw base64 PNG. */
  readonly preview: string | null;
  readonly error: string | null;
}

const RECENT = graphql(`
  query RecentJobs {
    jobs(first: 30) {
      edges {
        node { id kind status stage fraction etaSeconds createdAt preview error { message } }
      }
    }
  }
`);

const PROGRESS = graphql(`
  subscription AllJobs {
    jobs { jobId status stage fraction etaSeconds preview label job { id kind createdAt error { message } } }
  }
`);

const CANCEL = graphql(`
  mutation CancelJob($id: String!) {
    cancelJob(input: { jobId: $id }) { id status }
  }
`);

interface Jobs {
  /** Newest first. */
  readonly rows: readonly JobRow[];
  readonly byId: ReadonlyMap<string, JobRow>;
  readonly cancel: (id: string) => void;
  /** Calls back when any job of the account ends. */
  readonly onEnd: (listener: (row: JobRow) => void) => () => void;
}

const Context = createContext<Jobs | undefined>(undefined);
export const useJobs = (): Jobs => useContext(Context)!;

const KEPT = 200;
/** Events that come within this are shown together. */
const TOGETHER_MS = 50;

/** Rows with newer ones; what has ended does not change again. */
function withRows(all: ReadonlyMap<string, JobRow>, newer: readonly JobRow[]): ReadonlyMap<string, JobRow> {
  const next = new Map(all);
  for (const row of newer) {
    const known = next.get(row.id);
    // it was told to wait before it began, however late that comes
    if (known && (hasEnded(known.status) || row.status === 'QUEUED')) continue;
    next.set(row.id, { ...row, preview: row.preview ?? known?.preview ?? null });
    if (next.size > KEPT) next.delete(next.keys().next().value!);
  }
  return next;
}

/** Follows all jobs of the account: one subscription for the whole page. */
export function JobsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const [rows, setRows] = useState<ReadonlyMap<string, JobRow>>(new Map());
  const [listeners] = useState(() => new Set<(row: JobRow) => void>());
  // many events of many jobs are one drawing of the page
  const waiting = useRef<{ rows: JobRow[]; timer: number }>({ rows: [], timer: 0 });
  const put = useCallback((row: JobRow) => {
    const { current } = waiting;
    current.rows.push(row);
    current.timer ||= window.setTimeout(() => {
      const { rows } = current;
      current.rows = [];
      current.timer = 0;
      setRows((all) => withRows(all, rows));
    }, TOGETHER_MS);
  }, []);
  const [recent] = useQuery({ query: RECENT, requestPolicy: 'network-only' });
  useEffect(() => {
    for (const { node } of [...(recent.data?.jobs.edges ?? [])].reverse())
      put({ ...node, status: node.status as JobState, error: node.error?.message ?? null });
  }, [recent.data, put]);
  // every event counts: a hook would show only the last of those that come together
  useEffect(
    () =>
      client.subscription(PROGRESS, {}).subscribe(({ data }) => {
        const p = data?.jobs;
        if (!p) return;
        const row: JobRow = {
          id: p.jobId,
          kind: p.job.kind,
          status: p.status as JobState,
          stage: p.stage,
          fraction: p.fraction,
          etaSeconds: p.etaSeconds,
          createdAt: p.job.createdAt,
          preview: p.preview,
          error: p.job.error?.message ?? null,
        };
        put(row);
        if (hasEnded(row.status)) for (const listener of listeners) listener(row);
      }).unsubscribe,
    [client, put, listeners],
  );
  // the same functions for as long as the page is there: whoever listens need not begin anew at each event
  const cancel = useCallback((id: string) => void client.mutation(CANCEL, { id }).toPromise(), [client]);
  const onEnd = useCallback(
    (listener: (row: JobRow) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const value = useMemo<Jobs>(
    () => ({
      byId: rows,
      rows: [...rows.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
      cancel,
      onEnd,
    }),
    [rows, cancel, onEnd],
  );
  return <Context value={value}>{children}</Context>;
}
