import type { Logger } from 'pino';
import { contractOf, JOB_KINDS, type Lane } from '../src/jobs/contract.ts';
import type { Claim, JobStore } from '../src/jobs/store.ts';

/** An idle lane that no message wakes looks for work by itself, in milliseconds. */
const LOOK_EVERY_MS = 2_000;
/** So long after a look that failed: the database is away. */
const AWAY_MS = 500;
/** Ends that may be under way besides the work: they overlap with it, and do not pile up. */
const MOST_ENDING = 64;

interface LaneOptions {
  readonly lane: Lane;
  /** Jobs that are worked on at a time. */
  readonly width: number;
  readonly store: Pick<JobStore, 'claimDue' | 'recover' | 'wake' | 'listen'>;
  /** Works on a job; gives how its end is handed in, which is not waited for. Neither throws. */
  readonly work: (claim: Claim) => Promise<() => Promise<void>>;
  /** The jobs that this process holds. */
  readonly known: () => readonly string[];
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Takes due jobs of a lane while it has room and there are any. A message is taken from the queue only while there is
 * room, so that it wakes a worker that can work.
 */
export function openLane({ lane, width, store, work, known, log }: LaneOptions): {
  /** Looks for work now. */
  look(): void;
  stop(): Promise<void>;
} {
  const kinds = JOB_KINDS.filter((kind) => contractOf(kind).lane === lane);
  if (!kinds.length) return { look: () => {}, stop: async () => {} };
  let working = 0;
  let ending = 0;
  let stopping = false;
  /** Jobs that the last message told of. */
  let told = 0;
  /** What waits for the next change: of room, of messages, of whether all was looked through. */
  let changed = () => {};
  let change = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const tell = () => {
    changed();
    change = new Promise((resolve) => {
      changed = resolve;
    });
  };
  const room = () => (ending < MOST_ENDING ? width - working : 0);
  const until = async (met: () => boolean) => {
    while (!met()) await change;
  };

  const start = async (claim: Claim) => {
    working += 1;
    const handIn = await work(claim);
    working -= 1;
    ending += 1;
    tell();
    await handIn();
    ending -= 1;
    tell();
  };

  /** Takes what is due until nothing is. */
  let lookedThrough = false;
  /** Whether a claim may have been made whose answer was lost: nothing is taken before that one is given back. */
  let unsure = false;
  const takeAll = async () => {
    lookedThrough = false;
    if (unsure) await store.recover(known());
    unsure = false;
    while (!stopping) {
      await until(() => stopping || room() > 0);
      if (stopping) return;
      const most = room();
      const claims = await store.claimDue(lane, kinds, most);
      if (told > claims.length && claims.length === most) store.wake(lane, told - claims.length);
      told = 0;
      for (const claim of claims) void start(claim);
      if (claims.length < most) return;
    }
  };

  let asked = true;
  const loop = async () => {
    while (!stopping) {
      asked = false;
      try {
        await takeAll();
        lookedThrough = true;
        tell();
      } catch (error) {
        log.warn({ err: (error as Error).message, lane }, 'no jobs taken');
        unsure = true;
        await pause(AWAY_MS);
        asked = true;
      }
      const timer = setTimeout(() => {
        asked = true;
        tell();
      }, LOOK_EVERY_MS);
      await until(() => asked || stopping);
      clearTimeout(timer);
    }
    await until(() => working === 0 && ending === 0);
  };
  const done = loop();

  store.listen(lane, async (jobs) => {
    if (room() <= 0 && !stopping) {
      // Taken too early: somebody else may have room.
      store.wake(lane, jobs);
      await until(() => stopping || room() > 0);
      return;
    }
    told = jobs;
    lookedThrough = false;
    asked = true;
    tell();
    await until(() => stopping || lookedThrough);
  });
  return {
    look: () => {
      asked = true;
      tell();
    },
    stop: async () => {
      stopping = true;
      tell();
      await done;
    },
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
