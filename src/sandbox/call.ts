/** A call of a sandbox tool, from the API's side: to the worker that holds the session, and what it answers. */
import { FREE } from '../billing.ts';
import type { Context, Services } from '../context.ts';
import { JobPriority } from '../db.ts';
import { AppError, type ErrorCode, invalidInput } from '../errors.ts';
import { cancelJob } from '../jobs/cancel.ts';
import { dataOf, hostChannel, type SandboxAction, type SandboxCallData, type SandboxFault } from '../jobs/contract.ts';
import { endedJob, finishedJob } from '../jobs/wait.ts';
import { ableHosts } from './hosts.ts';

/** Besides the time that the work itself may take: for those that wait before it, and for opening a session anew. */
const WAITING_MS = 120_000;

const CODES: Readonly<Record<string, ErrorCode>> = {
  unavailable: 'UNAVAILABLE',
  'not-found': 'NOT_FOUND',
  closed: 'GONE',
  stopped: 'UNUSABLE_INPUT',
  failed: 'UNUSABLE_INPUT',
};
/** Faults of one field of the input. */
const FIELDS: Readonly<Record<string, string>> = {
  exists: 'path',
  'too-large': 'path',
  'no-match': 'oldString',
  ambiguous: 'oldString',
  refused: 'projectSlug',
};

function errorOf({ code, message }: SandboxFault): AppError {
  const field = FIELDS[code];
  return field
    ? invalidInput([{ path: ['input', field], message, type: 'value_error' }])
    : new AppError(CODES[code] ?? 'UNUSABLE_INPUT', message);
}

/**
 * Has a session's worker do something, and waits for it. A caller that goes away, and a time that is over, cancel it.
 * Throws UNAVAILABLE, NOT_FOUND, GONE, BAD_USER_INPUT, UNUSABLE_INPUT (in words what stopped it), TIMEOUT.
 */
export async function callSandbox(
  ctx: Pick<Context, 'signal' | 'onProgress' | 'idempotencyKey'> & {
    readonly services: Pick<Services, 'db' | 'events' | 'enqueue'>;
  },
  session: { readonly id: string; readonly accountId: string; readonly hostId: string },
  action: SandboxAction,
  { operation, workMs = 0 }: { readonly operation: string; readonly workMs?: number },
): Promise<SandboxCallData> {
  const { db, events, enqueue } = ctx.services;
  const { accountId } = session;
  const hosts = await ableHosts(db);
  const hostId = (hosts.find(({ id }) => id === session.hostId) ?? hosts[0]!).id;
  const payload = { sessionId: session.id, action };
  const { id: jobId } = await enqueue({
    ...{ accountId, kind: 'sandboxCall' as const, operation, priority: JobPriority.INTERACTIVE, price: FREE },
    idempotencyKey: ctx.idempotencyKey,
    fingerprint: payload,
    payload,
    attach: async (tx, job) => void (await tx.job.update({ where: { id: job.id }, data: { hostId } })),
  });
  await events.tell(hostChannel(hostId), jobId);
  const timeoutMs = workMs + WAITING_MS;
  const ended = await endedJob({ db, events }, accountId, jobId, {
    timeoutMs,
    signal: ctx.signal,
    onProgress: ctx.onProgress,
  });
  if (!ended) {
    await cancelJob(db, events, accountId, jobId);
    throw new AppError(
      'TIMEOUT',
      `The sandbox did not answer within ${timeoutMs / 1000} seconds; the call was cancelled.`,
    );
  }
  // its end is known: this throws what a failed or cancelled job is to whoever waits
  const job = await finishedJob({ db, events }, accountId, jobId, { timeoutMs: 1_000 });
  const data = dataOf('sandboxCall', job.result) ?? {};
  if (data.fault) throw errorOf(data.fault);
  return data;
}
