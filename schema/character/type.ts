import { requireCaller } from '../../src/access.ts';
import { templateIds } from '../../src/domain/animation-templates.ts';
import { notFound } from '../../src/errors.ts';
import type { CharacterSpec } from '../../src/jobs/contract.ts';
import { endedJob } from '../../src/jobs/wait.ts';
import { builder } from '../builder.ts';
import { Status } from '../job/type.ts';

/** How long `finished` waits, in milliseconds. */
const WAIT_MS = 30_000;

/** A row that was asked for with or without its preview. */
interface Previewed {
  readonly withPreview?: boolean | undefined;
}

/** The spec that a row keeps. */
export const specOf = ({ spec }: { readonly spec: unknown }): CharacterSpec => spec as CharacterSpec;

export const Character = builder.prismaObject('Character', {
  description: 'A character, drawn from 4 or 8 sides. What is made of it later shares its look.',
  // A spec may hold pictures: a list must not read them.
  select: { id: true, jobId: true, template: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'What was asked for.' }),
    mode: t.exposeString('mode', { description: '`standard`, `pro` or `v3`.' }),
    bodyType: t.exposeString('bodyType', { description: '`humanoid` or `quadruped`.' }),
    template: t.exposeString('template', { description: 'The skeleton: `mannequin`, or that of a quadruped.' }),
    view: t.exposeString('view'),
    size: t.exposeInt('size', { description: 'Height of the figure, in pixels.' }),
    width: t.exposeInt('width', { description: 'Pixels of each picture: about 40 % more than the figure.' }),
    height: t.exposeInt('height', { description: 'Pixels.' }),
    directions: t.exposeInt('directions', { description: '4 or 8.' }),
    tags: t.exposeStringList('tags'),
    groupId: t.exposeID('groupId', { description: 'The same for all states of one character.' }),
    stateName: t.exposeString('stateName', {
      nullable: true,
      description: 'What makes it differ from the character that it was made from; null for the first.',
    }),
    status: t.field({ type: Status, select: { job: { select: { status: true } } }, resolve: ({ job }) => job.status }),
    job: t.relation('job', { description: 'The job that draws its rotations.' }),
    rotations: t.prismaField({
      type: ['Image'],
      description: 'Its pictures, labelled by direction; none until the job is completed.',
      resolve: (query, { jobId }, _args, ctx) =>
        ctx.services.db.image.findMany({ ...query, where: { jobId }, orderBy: { position: 'asc' } }),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'Address of the south picture; null until the job is completed.',
      select: { job: { select: { images: { where: { label: 'south' }, take: 1, select: { id: true } } } } },
      resolve: ({ job }, _args, ctx) =>
        job.images[0] ? `${ctx.services.config.publicUrl}/images/${job.images[0].id}` : null,
    }),
    preview: t.prismaField({
      type: 'Image',
      nullable: true,
      description: 'The south picture; null until the job is completed, or when it was not asked for.',
      resolve: (query, row, _args, ctx) =>
        (row as Previewed).withPreview === false
          ? null
          : ctx.services.db.image.findFirst({ ...query, where: { jobId: row.jobId, label: 'south' } }),
    }),
    settings: t.field({
      type: 'JSON',
      description: 'All that it is drawn from, without the bytes of pictures.',
      select: { spec: true },
      resolve: (row) => {
        const { referenceImage, styleImage, colorImage, ...settings } = specOf(row);
        return {
          ...settings,
          hasReferenceImage: referenceImage !== null,
          hasStyleImage: styleImage !== null,
          hasColorImage: colorImage !== null,
        };
      },
    }),
    templateAnimationIds: t.stringList({
      description: 'Ids of the template animations that its skeleton has.',
      resolve: ({ template }) => [...templateIds(template)],
    }),
    animationCount: t.int({
      description: 'How many animations it has, each in one or more directions.',
      select: { animations: { select: { groupId: true } } },
      resolve: ({ animations }) => new Set(animations.map(({ groupId }) => groupId)).size,
    }),
    downloadUrl: t.string({
      description:
        'Address of a ZIP of all its pictures. The id in it is the key: whoever has the address may read it.',
      resolve: ({ id }, _args, ctx) => `${ctx.services.config.publicUrl}/mcp/characters/${id}/download`,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    finished: t.prismaField({
      type: 'Character',
      description: 'The character once its job has ended, whatever the end; waits up to 30 seconds.',
      resolve: async (query, row, _args, ctx) => {
        const { id, jobId, withPreview } = row as typeof row & Previewed;
        await endedJob(ctx.services, requireCaller(ctx).accountId, jobId, {
          timeoutMs: WAIT_MS,
          signal: ctx.signal,
          onProgress: ctx.onProgress,
        });
        const character = await ctx.services.db.character.findUnique({ ...query, where: { id } });
        // removed while this waited
        if (!character) throw notFound(`Character ${id}`);
        return { ...character, withPreview };
      },
    }),
  }),
});
