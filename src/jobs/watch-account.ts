import type { JobProgress } from './contract.ts';
import type { JobEvents } from './events.ts';
import { queued } from './queued.ts';

/** Progress of all jobs of an account, as it is told, until `signal` aborts or the reader stops. */
export const watchAccount = (events: JobEvents, accountId: string, signal?: AbortSignal): AsyncGenerator<JobProgress> =>
  queued((push) => events.onAccount(accountId, push), signal);
