import { JobPriority, JobStatus } from '../../src/db.ts';
import type { JobProgress as Progress } from '../../src/jobs/contract.ts';
import { isFinal } from '../../src/jobs/contract.ts';
import { Usage, usageOfJob } from '../billing.ts';
import { builder } from '../builder.ts';

export const Status = builder.enumType(JobStatus, {
  name: 'JobStatus',
  description: 'How far a job is. COMPLETED, FAILED and CANCELED are final.',
});
const Priority = builder.enumType(JobPriority, { name: 'JobPriority', description: 'Which queue a job waits in.' });

const JobFailure = builder.objectRef<{ code: string; message: string }>('JobFailure').implement({
  description: 'Why a job ended without a result.',
  fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
});

export const Job = builder.prismaObject('Job', {
  description: 'A piece of work. Its row is the truth; subscriptions tell its progress.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'What is being made: `generateImage`, …' }),
    status: t.expose('status', { type: Status }),
    priority: t.expose('priority', { type: Priority }),
    stage: t.string({ description: 'One word for what is being done.', resolve: (job) => job.stage ?? 'queued' }),
    fraction: t.exposeFloat('fraction', { description: 'How much is done, 0 to 1.' }),
    attempt: t.exposeInt('attempt', { description: 'How often a worker has begun it.' }),
    etaSeconds: t.float({
      description: 'Expected seconds until it ends, once a worker has it; 0 when it has ended.',
      resolve: (job) =>
        isFinal(job.status) ? 0 : Math.max(0.1, Math.round(job.estimateMs * (1 - job.fraction)) / 1000),
    }),
    usage: t.field({ type: Usage, description: 'What it costs.', resolve: usageOfJob }),
    error: t.field({
      type: JobFailure,
      nullable: true,
      resolve: (job) => (job.errorCode ? { code: job.errorCode, message: job.errorMessage ?? '' } : null),
    }),
    preview: t.string({
      nullable: true,
      description: 'Raw base64 PNG of the newest preview.',
      resolve: async ({ id }, _args, ctx) => {
        const event = await ctx.services.db.jobEvent.findFirst({
          where: { jobId: id, preview: { not: null } },
          orderBy: { seq: 'desc' },
        });
        return event?.preview ? Buffer.from(event.preview).toString('base64') : null;
      },
    }),
    images: t.relation('images', {
      query: { orderBy: { position: 'asc' } },
      description: 'The pictures, once it is completed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

export const JobProgress = builder.objectRef<Progress>('JobProgress').implement({
  description: 'One thing that happened to a job.',
  fields: (t) => ({
    jobId: t.exposeID('jobId'),
    status: t.expose('status', { type: Status }),
    stage: t.exposeString('stage'),
    fraction: t.exposeFloat('fraction', { description: 'How much is done, 0 to 1.' }),
    etaSeconds: t.float({ description: 'Expected seconds until the end.', resolve: (p) => p.estimateMs / 1000 }),
    preview: t.exposeString('preview', { nullable: true, description: 'Raw base64 PNG of the picture so far.' }),
    label: t.exposeString('label', {
      nullable: true,
      description: 'Which of several pictures the preview shows, and that this one is done: a direction.',
    }),
    job: t.prismaField({
      type: Job,
      description: 'The job as it is now.',
      resolve: (query, p, _args, ctx) =>
        ctx.services.db.job.findFirstOrThrow({ ...query, where: { id: p.jobId, accountId: p.accountId } }),
    }),
  }),
});
