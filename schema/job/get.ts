import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { notFound } from '../../src/errors.ts';
import { wireIdOf } from '../asset/kinds.ts';
import { builder } from '../builder.ts';
import { checkCursor, NEWEST_FIRST, perItem } from '../connection.ts';
import { type DataOf, fetch, list, maybe, number, read, reply, same, shape, text } from '../shape.ts';
import { keypointFields, keypointsBody } from '../skeleton/keypoint.ts';
import { imageBody, status, statusWord, usage } from '../wire.ts';
import { Job } from './type.ts';

export const JobByIdInput = builder.inputType('JobByIdInput', {
  fields: (t) => ({ jobId: t.string({ required: true, description: 'Id of the job.', validate: z.uuid() }) }),
});

/** What pollers are told of a job. */
const told = fetch({
  status: text,
  stage: text,
  fraction: number,
  etaSeconds: number,
  error: maybe(fetch({ code: text, message: text })),
  preview: maybe(text),
  asset: maybe(fetch({ id: text, kind: text, downloadUrl: text })),
  keypoints: maybe(list(keypointFields)),
  enhanced: maybe(fetch({ prompt: text })),
  images: list(
    fetch({
      base64: text,
      width: number,
      height: number,
      seed: number,
      engine: text,
      drawnAs: text,
      unknownWords: list(text),
      url: text,
      label: maybe(text),
    }),
  ),
});
type Data = DataOf<typeof told>;

/** Of pictures with names: the address of each by its name, and the names in order. */
function labelled(images: Data['images']): Record<string, unknown> {
  const named = images.flatMap(({ label, url }) => (label ? [[label, url] as const] : []));
  if (!named.length) return {};
  return { storage_urls: Object.fromEntries(named), uploaded_directions: named.map(([label]) => label) };
}

/** What pollers parse: the result, the error, or how far it is. */
function lastResponse(job: Data): Record<string, unknown> {
  const word = statusWord(job.status);
  if (word === 'processing')
    return {
      type: 'progress',
      stage: job.stage,
      progress_percent: Math.round(job.fraction * 100),
      eta_seconds: job.etaSeconds,
      ...(job.preview ? { preview: imageBody(job.preview) } : {}),
    };
  if (word !== 'completed')
    return { type: 'error', detail: job.error?.message ?? word, error: job.error?.code ?? word };
  const images = job.images.map((i) => ({ ...imageBody(i.base64), width: i.width, height: i.height }));
  const [first] = job.images;
  const isMapObject = job.asset?.kind === 'MAP_OBJECT';
  return {
    type: 'message_done',
    images,
    // Programs read a map object's picture as bare base64.
    image: isMapObject ? first?.base64 : images[0],
    ...(isMapObject ? { object_id: job.asset!.id, storage_url: job.asset!.downloadUrl } : { storage_url: first?.url }),
    ...(job.asset && !isMapObject ? { [wireIdOf(job.asset.kind.toLowerCase())]: job.asset.id } : {}),
    ...labelled(job.images),
    ...(job.keypoints ? { keypoints: keypointsBody(job.keypoints) } : {}),
    ...(job.enhanced ? { enhanced_prompt: job.enhanced.prompt } : {}),
    seed: first?.seed,
    engine: first?.engine,
    drawn_as: first?.drawnAs,
    unknown_words: first?.unknownWords,
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
            reply: reply(
              shape({
                id: same(z.uuid()),
                status,
                created_at: same(z.string()),
                usage,
                last_response: read(told, z.record(z.string(), z.unknown()), lastResponse),
              }),
            ),
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
    complexity: perItem,
    totalCount: (_root, _args, ctx) =>
      ctx.services.db.job.count({ where: { accountId: requireCaller(ctx).accountId } }),
    extensions: { operation: { scope: 'jobs:read' } },
    resolve: (query, _root, args, ctx) => {
      checkCursor(query, args);
      return ctx.services.db.job.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: NEWEST_FIRST,
      });
    },
  }),
);
