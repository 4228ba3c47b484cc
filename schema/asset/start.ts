import { randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import type { Context } from '../../src/context.ts';
import { type Asset as AssetRow, asJson } from '../../src/db.ts';
import type { JobKind, JobPayloads } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { type JobPayload, payloadFields, type StartArgs, startJob } from '../job/payload.ts';
import type { Tool } from '../operation.ts';
import { requireProject } from '../project/fields.ts';
import { always, type Entry, from, reply, shape, told } from '../shape.ts';
import { about, jobUsage } from '../wire.ts';
import type { Noun } from './noun.ts';

const NAME_LENGTH = 60;
/** The beginning of a description, whole words. */
export const nameFrom = (description: string): string => {
  const text = description.trim().replace(/\s+/g, ' ');
  return text.length <= NAME_LENGTH ? text : `${text.slice(0, NAME_LENGTH).replace(/\s\S*$/, '')}…`;
};

/** What is kept of a new asset. */
export interface NewAsset<Facts extends object> {
  readonly description: string;
  /** Absent is the beginning of the description. */
  readonly name?: string | null | undefined;
  /** What it is drawn from; absent is the job's payload. */
  readonly spec?: object;
  readonly facts: Facts;
  /** A state: the group of its source, and what makes it differ. */
  readonly state?: { readonly groupId: string; readonly name: string };
  readonly projectId?: string | null | undefined;
  readonly review?: boolean;
  readonly expiresAt?: Date;
}

/** A new asset and its job; without both after a dry run. */
export interface AssetPayload extends JobPayload {
  readonly asset?: AssetRow;
}

interface Start<K extends JobKind, Facts extends object> {
  readonly kind: K;
  /** Name of the mutation. */
  readonly operation: string;
  readonly payload: JobPayloads[K];
  readonly asset: NewAsset<Facts>;
}

/** Starts the job that draws a new asset and keeps the asset with it, both or none. Throws NOT_FOUND for its project. */
export async function startAsset<K extends JobKind, Facts extends object>(
  ctx: Context,
  args: StartArgs,
  info: GraphQLResolveInfo,
  { kind }: Noun<Facts>,
  { asset, ...request }: Start<K, Facts>,
): Promise<AssetPayload> {
  await requireProject(ctx, asset.projectId);
  const id = randomUUID();
  const started = await startJob(ctx, args, info, {
    ...request,
    attach: async (tx, job) => {
      await tx.asset.create({
        data: {
          id,
          accountId: job.accountId,
          kind,
          jobId: job.id,
          name: asset.name ?? nameFrom(asset.description),
          description: asset.description,
          spec: asJson(asset.spec ?? request.payload),
          facts: asJson(asset.facts),
          tags: [],
          groupId: asset.state?.groupId ?? id,
          stateName: asset.state?.name ?? null,
          review: asset.review ?? false,
          expiresAt: asset.expiresAt ?? null,
          projectId: asset.projectId ?? null,
        },
      });
    },
  });
  // A repeated idempotency key gives the first call's asset.
  const row = await ctx.services.db.asset.findUniqueOrThrow({ where: { jobId: started.job!.id } });
  if (row.id === id)
    await publishAssetChange(ctx.services.events, {
      accountId: requireCaller(ctx).accountId,
      assetId: id,
      kind,
      change: 'CREATED',
    });
  return { ...started, asset: row };
}

/** The type of what a mutation gives that makes an asset: its price, its job and the asset itself, in a field of its name. */
export function createdPayload(noun: Noun, name: string, field: string) {
  return builder.objectRef<AssetPayload>(name).implement({
    description: `${noun.One} that is being drawn, or, for a dry run, the price alone.`,
    fields: (t) => ({
      ...payloadFields(t),
      [field]: t.field({
        type: noun.type,
        nullable: true,
        description: 'Null after a dry run.',
        resolve: ({ asset }) => asset ?? null,
      }),
    }),
  });
}

/**
 * What is told of an asset that was just asked for. `field`: the payload's; `status`: the word of v2; `getTool`: the
 * tool that shows it; `more`: entries of both.
 */
export function createdReplies(
  noun: Pick<Noun, 'wireId'>,
  field: string,
  {
    status = 'processing',
    http = 200,
    getTool,
    more = {},
  }: {
    status?: string;
    http?: 200 | 202;
    getTool: string;
    // biome-ignore lint/suspicious/noExplicitAny: each reads data of its own
    more?: Readonly<Record<string, Entry<any, number>>>;
  },
) {
  const idField = (schema: z.ZodType<string>) => from(`${field}.id`, schema);
  const word = (text: string) => always(z.string(), text);
  const rest = reply(
    shape({
      background_job_id: from('job.id', z.uuid()),
      [noun.wireId]: idField(z.uuid()),
      status: word(status),
      usage: jobUsage,
      ...more,
    }),
    { status: http },
  );
  const structure = shape({
    [noun.wireId]: idField(z.string()),
    job_id: from('job.id', z.string()),
    status: word('processing'),
    eta_seconds: from('job.etaSeconds', z.number()),
    ...more,
  });
  const tool = (hint = ''): Pick<Tool, 'select' | 'text' | 'structured' | 'structure'> =>
    told(structure, {
      text: (made) => {
        const { [noun.wireId]: id, job_id, eta_seconds, ...rest } = structure.body(made);
        const told = Object.keys(more).map((name) => `\n${name}: ${(rest as Record<string, unknown>)[name]}`);
        return `id: ${id}\nstatus: processing (${about(eta_seconds)})\njob: ${job_id}${told.join('')}\nhint: ${getTool}(${noun.wireId}="${id}")${hint}`;
      },
    });
  return { rest, tool };
}
