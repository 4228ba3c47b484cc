import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { invalidInput, notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { json } from '../operation.ts';
import { isUuid } from '../rules.ts';
import { KEYPOINTS, type KeypointData, keypointsBody } from '../skeleton/keypoint.ts';
import { imageBody, USAGE, Usage, type UsageData, usageBody } from '../wire.ts';
import { Job, statusWord } from './type.ts';

export const JobByIdInput = builder.inputType('JobByIdInput', {
  fields: (t) => ({ jobId: t.string({ required: true, description: 'Id of the job.', validate: z.uuid() }) }),
});

interface Data {
  readonly id: string;
  readonly status: string;
  readonly stage: string;
  readonly fraction: number;
  readonly etaSeconds: number;
  readonly createdAt: string;
  readonly usage: UsageData;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly preview: string | null;
  readonly mapObject: { readonly id: string; readonly downloadUrl: string } | null;
  readonly character: { readonly id: string } | null;
  readonly keypoints: readonly KeypointData[] | null;
  readonly images: readonly {
    readonly base64: string;
    readonly width: number;
    readonly height: number;
    readonly seed: number;
    readonly engine: string;
    readonly drawnAs: string;
    readonly url: string;
    readonly label: string | null;
  }[];
}

/** Of pictures with names: the address of each by its name, and the names in order. */
function labelled(images: Data['images']): Record<string, unknown> {
  const named = images.flatMap(({ label, url }) => (label ? [[label, url] as const] : []));
  if (!named.length) return {};
  return { storage_urls: Object.fromEntries(named), uploaded_directions: named.map(([label]) => label) };
}

/** What pollers parse: the result, the error, or how far it is. */
function lastResponse(job: Data): Record<string, unknown> {
  const status = statusWord(job.status);
  if (status === 'processing')
    return {
      type: 'progress',
      stage: job.stage,
      progress_percent: Math.round(job.fraction * 100),
      eta_seconds: job.etaSeconds,
      ...(job.preview ? { preview: imageBody(job.preview) } : {}),
    };
  if (status !== 'completed')
    return { type: 'error', detail: job.error?.message ?? status, error: job.error?.code ?? status };
  const images = job.images.map((i) => ({ ...imageBody(i.base64), width: i.width, height: i.height }));
  const [first] = job.images;
  return {
    type: 'message_done',
    images,
    // Programs read a map object's picture as bare base64.
    image: job.mapObject ? first?.base64 : images[0],
    ...(job.mapObject
      ? { object_id: job.mapObject.id, storage_url: job.mapObject.downloadUrl }
      : { storage_url: first?.url }),
    ...(job.character ? { character_id: job.character.id } : {}),
    ...labelled(job.images),
    ...(job.keypoints ? { keypoints: keypointsBody(job.keypoints) } : {}),
    seed: first?.seed,
    engine: first?.engine,
    drawn_as: first?.drawnAs,
  };
}

builder.queryField('job', (t) =>
  t.prismaField({
    type: Job,
    description: 'A job of this account.',
    args: { input: t.arg({ type: JobByIdInput, required: true }) },
    extensions: {
      operation: {
        scope: 'jobs:read',
        rest: {
          v2: {
            route: 'GET /background-jobs/{job_id}',
            summary: 'Status of a background job',
            reply: json<Data>({
              select: `{ id status stage fraction etaSeconds createdAt preview ${USAGE} error { code message } mapObject { id downloadUrl } character { id } ${KEYPOINTS} images { base64 width height seed engine drawnAs url label } }`,
              schema: z.object({
                id: z.uuid(),
                status: z.string(),
                created_at: z.string(),
                usage: Usage,
                last_response: z.record(z.string(), z.unknown()),
              }),
              body: (job) => ({
                id: job.id,
                status: statusWord(job.status),
                created_at: job.createdAt,
                usage: usageBody(job.usage),
                last_response: lastResponse(job),
              }),
            }),
          },
        },
      },
    },
    resolve: async (query, _root, { input }, ctx) => {
      const job = await ctx.services.db.job.findFirst({
        ...query,
        where: { id: input.jobId, accountId: requireCaller(ctx).accountId },
      });
      if (!job) throw notFound(`Job ${input.jobId}`);
      return job;
    },
  }),
);

builder.queryField('jobs', (t) =>
  t.prismaConnection({
    type: Job,
    cursor: 'id',
    description: 'Jobs of this account, newest first.',
    complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
    totalCount: (_root, _args, ctx) =>
      ctx.services.db.job.count({ where: { accountId: requireCaller(ctx).accountId } }),
    extensions: { operation: { scope: 'jobs:read' } },
    resolve: (query, _root, { before }, ctx) => {
      const id = (query as { cursor?: { id?: unknown } }).cursor?.id;
      if (id !== undefined && !isUuid(String(id)))
        throw invalidInput([{ path: [before ? 'before' : 'after'], message: 'Invalid cursor', type: 'value_error' }]);
      return ctx.services.db.job.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
    },
  }),
);
