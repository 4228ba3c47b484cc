import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type Problem, problemOf } from '../app/errors.ts';
import { graphql, type ResultOf } from '../app/graphql.ts';
import { hasEnded, type JobState } from '../queue/jobs.tsx';

const PROGRESS = graphql(`
  subscription JobProgress($id: ID!) {
    jobProgress(id: $id) { jobId status stage fraction etaSeconds preview label }
  }
`);

const RESULT = graphql(`
  query JobResult($id: String!) {
    job(input: { jobId: $id }) {
      id kind status
      usage { usd generations }
      error { code message }
      images { id url width height seed drawnAs unknownWords palette label durationMs }
      asset { __typename id review }
    }
  }
`);
export type JobResult = ResultOf<typeof RESULT>['job'];

/** What is seen of a job while it is worked on and afterwards. */
export interface Drawing {
  readonly jobId: string;
  readonly status: JobState;
  readonly stage: string;
  readonly fraction: number;
  readonly etaSeconds: number;
  /** By label; the one without is ''. Raw base64 PNGs. */
  readonly previews: ReadonlyMap<string, string>;
  readonly result?: JobResult;
  readonly problem?: Problem;
}

/** Why nothing came of it, in words; undefined while it may still become something. */
export const failureOf = ({ status, problem, result }: Drawing): string | undefined =>
  problem?.message ?? (status === 'FAILED' ? (result?.error?.message ?? 'Something went wrong.') : undefined);

/** Follows one job from its beginning, however late it is asked for; then its result. */
export function useDrawing(jobId: string | undefined): Drawing | undefined {
  const client = useClient();
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    if (!jobId) return setDrawing(undefined);
    let gone = false;
    const begin: Drawing = {
      jobId,
      status: 'QUEUED',
      stage: 'waiting',
      fraction: 0,
      etaSeconds: 0,
      previews: new Map(),
    };
    setDrawing(begin);
    const update = (change: (old: Drawing) => Drawing) =>
      !gone && setDrawing((old) => change(old?.jobId === jobId ? old : begin));
    const finish = async () => {
      const { data, error } = await client.query(RESULT, { id: jobId }, { requestPolicy: 'network-only' }).toPromise();
      const problem = problemOf(error);
      update((old) => ({
        ...old,
        ...(data ? { result: data.job, status: data.job.status as JobState } : {}),
        ...(problem ? { problem } : {}),
      }));
    };
    const { unsubscribe } = client.subscription(PROGRESS, { id: jobId }).subscribe(({ data, error }) => {
      if (error) update((old) => ({ ...old, problem: problemOf(error)! }));
      const p = data?.jobProgress;
      if (!p) return;
      update((old) => ({
        ...old,
        status: p.status as JobState,
        stage: p.stage,
        fraction: p.fraction,
        etaSeconds: p.etaSeconds,
        previews: p.preview ? new Map(old.previews).set(p.label ?? '', p.preview) : old.previews,
      }));
      if (hasEnded(p.status as JobState)) void finish();
    });
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [jobId, client]);
  return drawing;
}
