/**
 * What kind of room a job takes up in a worker: 'engine' draws in its one thread, 'waiting' mostly waits for others, 'agent'
 * waits for jobs of the other two.
 */
export const LANES = ['engine', 'waiting', 'agent'] as const;
export type Lane = (typeof LANES)[number];

/** How urgent a job is where its request says nothing: a name of the database's enum. */
type Priority = 'INTERACTIVE' | 'STANDARD' | 'BULK';

/** All that the service needs to know of a kind of job, besides its handler. */
export interface JobContract<Payload, Data = undefined> {
  /** Expected milliseconds on two CPU cores, told before the work starts. */
  readonly estimate: (payload: Payload) => number;
  /** A job is begun so often, then it fails. 1 for work that must not happen twice. */
  readonly attempts: number;
  readonly priority: Priority;
  readonly lane: Lane;
  /** May be stopped half-way and begun anew elsewhere: what a worker does to it that is told to end. */
  readonly interruptible: boolean;
  /** Never there: carries the type of the data of the result. */
  readonly data?: Data;
}

/** bee-queue alone would run a job that kills its worker for ever. */
const ATTEMPTS = 3;

/** The contract of one kind of job; what is usual need not be said. `Data`: see JobOutput. */
export const jobKind = <Payload, Data = undefined>(
  says: Pick<JobContract<Payload, Data>, 'estimate'> & Partial<JobContract<Payload, Data>>,
): JobContract<Payload, Data> => ({
  attempts: ATTEMPTS,
  priority: 'STANDARD',
  lane: 'engine',
  interruptible: true,
  ...says,
});
