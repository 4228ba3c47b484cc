import { type GraphQLResolveInfo, Kind } from 'graphql';
import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Price as Cost } from '../../src/billing.ts';
import type { Context } from '../../src/context.ts';
import { JobPriority, type Job as JobRow, type Tx } from '../../src/db.ts';
import type { JobKind, JobPayloads } from '../../src/jobs/contract.ts';
import type { EnqueueAllRequest } from '../../src/jobs/enqueue.ts';
import { finishedJob } from '../../src/jobs/wait.ts';
import { Price } from '../billing.ts';
import { builder } from '../builder.ts';
import { priceOf, priceShape } from '../plugins/operation.ts';
import { Job } from './type.ts';

/** What a mutation that starts a job gives: the price, and the job unless it was a dry run. */
export interface JobPayload {
  readonly price: Cost;
  readonly job?: JobRow;
}

type Schema = typeof builder.$inferSchemaTypes;

/** The fields that the payload of every job-starting mutation has. */
export const payloadFields = <P extends JobPayload>(t: PothosSchemaTypes.ObjectFieldBuilder<Schema, P>) => ({
  price: t.field({ type: Price, resolve: ({ price }: P) => priceShape(price) }),
  job: t.field({
    type: Job,
    nullable: true,
    description: 'Null after a dry run.',
    resolve: ({ job }: P) => job ?? null,
  }),
  finished: t.field({
    type: Job,
    nullable: true,
    description:
      'The job once it has ended: waits as long as the server lets a request wait, two minutes unless it is set up otherwise. An error when it failed. Null after a dry run.',
    resolve: ({ job }: P, _args, ctx) =>
      job
        ? finishedJob(ctx.services, requireCaller(ctx).accountId, job.id, {
            timeoutMs: ctx.services.config.maxWaitMs,
            signal: ctx.signal,
            onProgress: ctx.onProgress,
          })
        : null,
  }),
});

export const JobPayloadType = builder.objectRef<JobPayload>('JobPayload').implement({
  description: 'A job that was started, or, for a dry run, the price alone.',
  fields: (t) => payloadFields(t),
});

// biome-ignore lint/suspicious/noExplicitAny: the builder's own type parameter
export type InputFields = Parameters<Parameters<typeof builder.inputType<any, any>>[1]['fields']>[0];

/** The two fields that every input of a job-starting mutation has; REST fills them from the request's envelope. */
export const controlFields = (t: InputFields) => ({
  dryRun: t.boolean({
    required: true,
    defaultValue: false,
    description: 'Answer the price and do nothing.',
    extensions: { wire: { control: 'dryRun' } },
  }),
  clientMutationId: t.string({
    description: 'The same id and operation give the same job and one charge.',
    validate: z.string().min(1).max(200),
    extensions: { wire: { control: 'idempotencyKey' } },
  }),
});

/** Whether the caller waits for the end in this very request. */
const waits = ({ fieldNodes }: GraphQLResolveInfo): boolean =>
  fieldNodes.some((node) =>
    node.selectionSet?.selections.some((s) => s.kind === Kind.FIELD && s.name.value === 'finished'),
  );

export interface StartArgs {
  readonly input: { readonly clientMutationId?: string | null; readonly dryRun?: boolean };
}
/** What is the same for every mutation that starts jobs: who asks, how urgent, and what a repeated key stands for. */
function requestOf(ctx: Context, args: StartArgs, info: GraphQLResolveInfo) {
  const { clientMutationId, dryRun: _, ...fingerprint } = args.input;
  return {
    accountId: requireCaller(ctx).accountId,
    priority: waits(info) ? JobPriority.INTERACTIVE : JobPriority.STANDARD,
    idempotencyKey: clientMutationId ?? ctx.idempotencyKey,
    fingerprint,
  };
}

/** Starts the job of a mutation: the price is the one that its operation named. Who waits for it comes first. */
export async function startJob<K extends JobKind>(
  ctx: Context,
  args: StartArgs,
  info: GraphQLResolveInfo,
  request: { kind: K; operation: string; payload: JobPayloads[K]; attach?: (tx: Tx, job: JobRow) => Promise<void> },
): Promise<JobPayload> {
  const price = priceOf(args);
  return { price, job: await ctx.services.enqueue({ ...requestOf(ctx, args, info), ...request, price }) };
}

/** Starts several jobs for one mutation, all or none; each part names its own price. */
export async function startJobs<K extends JobKind>(
  ctx: Context,
  args: StartArgs,
  info: GraphQLResolveInfo,
  request: Pick<EnqueueAllRequest<K>, 'kind' | 'operation' | 'parts' | 'prepare'>,
): Promise<{ readonly price: Cost; readonly jobs: readonly JobRow[] }> {
  return {
    price: priceOf(args),
    jobs: await ctx.services.enqueue.all({ ...requestOf(ctx, args, info), ...request }),
  };
}
