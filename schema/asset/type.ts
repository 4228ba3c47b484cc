import { JobStatus } from '../../src/db.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import { Job, Status } from '../job/type.ts';
import { Project } from '../project/type.ts';
import { kindEnum, kindOf } from './kinds.ts';

/** Of the rows that a resolver gives: whether the caller asked for the preview. */
export interface Previewed {
  readonly withPreview?: boolean | undefined;
}

/** Where the plain links of an asset begin. */
export const linksOf = (publicUrl: string, { kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${publicUrl}${kindOf(kind).links}/${id}`;

/** What every kept thing has. Its kinds are types of their own, declared by `declareNoun`. */
export const Asset = builder.prismaInterface('Asset', {
  name: 'Asset',
  description: 'Something that an account keeps: a character, an object for a map.',
  // A spec may hold pictures: a list must not read them.
  select: { id: true, kind: true, jobId: true, accountId: true, facts: true },
  resolveType: ({ kind }) => kindOf(kind).type,
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: kindEnum(words), description: 'What it is.', resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'What was asked for.' }),
    tags: t.exposeStringList('tags'),
    groupId: t.exposeID('groupId', { description: 'The same for all states of one thing.' }),
    stateName: t.exposeString('stateName', {
      nullable: true,
      description: 'What makes it differ from the one that it was made from; null for the first.',
    }),
    project: t.relation('project', { type: Project, nullable: true, description: 'The project that it belongs to.' }),
    status: t.field({
      type: Status,
      select: { job: { select: { status: true } } },
      resolve: ({ job }) => job?.status ?? JobStatus.COMPLETED,
    }),
    review: t.exposeBoolean('review', {
      description: 'Whether its pictures, once they are drawn, are candidates that wait to be chosen from.',
    }),
    job: t.relation('job', {
      type: Job,
      nullable: true,
      description: 'The job that draws it; null for what needs no drawing.',
    }),
    images: t.prismaField({
      type: ['Image'],
      description: 'Its pictures; none until the job is completed.',
      complexity: { field: 1, multiplier: 8 },
      resolve: (query, { jobId }, _args, ctx) =>
        jobId ? ctx.services.db.image.findMany({ ...query, where: { jobId }, orderBy: { position: 'asc' } }) : [],
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'Address of the first picture; null until the job is completed.',
      select: { job: { select: { images: { orderBy: { position: 'asc' }, take: 1, select: { id: true } } } } },
      resolve: ({ job }, _args, ctx) =>
        job?.images[0] ? `${ctx.services.config.publicUrl}/images/${job.images[0].id}` : null,
    }),
    preview: t.prismaField({
      type: 'Image',
      nullable: true,
      description: 'The first picture; null until the job is completed, or when it was not asked for.',
      resolve: (query, row, _args, ctx) =>
        (row as Previewed).withPreview === false || !row.jobId
          ? null
          : ctx.services.db.image.findFirst({ ...query, where: { jobId: row.jobId }, orderBy: { position: 'asc' } }),
    }),
    downloadUrl: t.string({
      description: 'Address of its file to save. The id in it is the key: whoever has the address may read it.',
      resolve: (row, _args, ctx) => `${linksOf(ctx.services.config.publicUrl, row)}/download`,
    }),
    animationCount: t.int({
      description: 'How many animations it has, each in one or more directions.',
      select: { animations: { select: { groupId: true } } },
      resolve: ({ animations }) => new Set(animations.map(({ groupId }) => groupId)).size,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is removed; null is kept.',
    }),
  }),
});

builder.prismaObjectField(Job, 'asset', (t) =>
  t.relation('asset', { type: Asset, nullable: true, description: 'The asset that this job draws.' }),
);
