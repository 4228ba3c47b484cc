import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { Prisma, type Project as ProjectRow } from '../../src/db.ts';
import { AppError, notFound } from '../../src/errors.ts';
import { removeFiles } from '../../src/jobs/files.ts';
import { giveUpProject } from '../../src/sandbox/remove.ts';
import { builder } from '../builder.ts';
import { checkCursor, NEWEST_FIRST, perItem } from '../connection.ts';
import type { InputFields } from '../job/payload.ts';
import { fetch, from, same, shape, text, told } from '../shape.ts';
import { slugFrom } from './slug.ts';
import { Project } from './type.ts';

const nameRule = z.string().trim().min(1).max(100);
const slugRule = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters and digits, with single hyphens between them');

const idField = (t: InputFields) => ({
  projectId: t.string({ required: true, description: 'Id of the project.', validate: z.uuid() }),
});
const ProjectByIdInput = builder.inputType('ProjectByIdInput', { fields: (t) => idField(t) });

const mine = (ctx: Context, id: string) => ({ id, accountId: requireCaller(ctx).accountId });
const missing = (id: string) => notFound(`Project ${id}`);

/** What the database says when another project of the account has the slug. */
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
const taken = (slug: string) => new AppError('CONFLICT', `Another project of this account has the slug "${slug}".`);

builder.queryField('project', (t) =>
  t.prismaField({
    type: Project,
    description: 'A project of this account.',
    args: { input: t.arg({ type: ProjectByIdInput, required: true }) },
    extensions: { operation: { scope: 'projects:read' } },
    resolve: async (query, _root, { input }, ctx) => {
      const row = await ctx.services.db.project.findFirst({ ...query, where: mine(ctx, input.projectId) });
      if (!row) throw missing(input.projectId);
      return row;
    },
  }),
);

builder.queryField('projects', (t) =>
  t.prismaConnection({
    type: Project,
    cursor: 'id',
    description: 'Projects of this account, newest first.',
    complexity: perItem,
    totalCount: (_root, _args, ctx) =>
      ctx.services.db.project.count({ where: { accountId: requireCaller(ctx).accountId } }),
    extensions: { operation: { scope: 'projects:read' } },
    resolve: (query, _root, args, ctx) => {
      checkCursor(query, args);
      return ctx.services.db.project.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: NEWEST_FIRST,
      });
    },
  }),
);

const CreateProjectInput = builder.inputType('CreateProjectInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called.', validate: nameRule }),
    slug: t.string({
      description:
        'Names it in addresses: at most 60 lower case letters and digits, with single hyphens between words. Absent is made of the name, with a number where that is taken.',
      validate: slugRule,
    }),
  }),
});

/** How many slugs are tried for one name, one after the other. */
const TRIES = 50;

async function createProject(ctx: Context, name: string, slug: string | null | undefined): Promise<ProjectRow> {
  const { accountId } = requireCaller(ctx);
  const base = slug ?? slugFrom(name);
  for (let n = 1; ; n++) {
    const tried = n === 1 ? base : `${base}-${n}`;
    try {
      return await ctx.services.db.project.create({ data: { accountId, name, slug: tried } });
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (slug || n === TRIES) throw taken(tried);
    }
  }
}

builder.mutationField('createProject', (t) =>
  t.field({
    type: Project,
    description: 'Makes a project, to which assets may belong.',
    args: { input: t.arg({ type: CreateProjectInput, required: true }) },
    extensions: {
      operation: {
        scope: 'projects:write',
        mcp: {
          name: 'create_project',
          title: 'Make a project',
          description:
            'Makes a project: give its project_id where things are made, so that they belong together, and to sandbox_create_session, which opens the work place of its game.',
          ...told(shape({ project_id: from('id', z.string()), name: same(z.string()), slug: same(z.string()) }), {
            fetch: fetch({ id: text, name: text }),
            text: ({ id, name }) => `project_id: ${id}\nname: ${name}`,
          }),
        },
      },
    },
    resolve: (_root, { input }, ctx) => createProject(ctx, input.name.trim(), input.slug),
  }),
);

const UpdateProjectInput = builder.inputType('UpdateProjectInput', {
  fields: (t) => ({
    ...idField(t),
    name: t.string({ description: 'What it is called from now on; absent leaves it.', validate: nameRule }),
    slug: t.string({ description: 'Its slug from now on; absent leaves it.', validate: slugRule }),
  }),
});

builder.mutationField('updateProject', (t) =>
  t.prismaField({
    type: Project,
    description: 'Renames a project.',
    args: { input: t.arg({ type: UpdateProjectInput, required: true }) },
    extensions: { operation: { scope: 'projects:write' } },
    resolve: async (query, _root, { input: { projectId, name, slug } }, ctx) => {
      const data = { ...(name ? { name: name.trim() } : {}), ...(slug ? { slug } : {}) };
      const { count } = await ctx.services.db.project
        .updateMany({ where: mine(ctx, projectId), data })
        .catch((error: unknown) => {
          throw isTaken(error) ? taken(slug!) : error;
        });
      if (!count) throw missing(projectId);
      return ctx.services.db.project.findUniqueOrThrow({ ...query, where: { id: projectId } });
    },
  }),
);

const DeletedProject = builder.objectRef<{ readonly id: string; readonly assets: number }>('DeletedProject').implement({
  description: 'What became of a project.',
  fields: (t) => ({
    projectId: t.exposeID('id'),
    assetsKept: t.exposeInt('assets', { description: 'Assets that belonged to it; they stay.' }),
  }),
});

builder.mutationField('deleteProject', (t) =>
  t.field({
    type: DeletedProject,
    description:
      'Removes a project with its sandbox sessions, stored files and deployed games. The assets that belong to it stay, without a project.',
    args: { input: t.arg({ type: ProjectByIdInput, required: true }) },
    extensions: { operation: { scope: 'projects:write' } },
    resolve: async (_root, { input: { projectId: id } }, ctx) => {
      const { assets, keys } = await ctx.services.db.$transaction(async (tx) => {
        if (!(await tx.project.count({ where: mine(ctx, id) }))) throw missing(id);
        const keys = await giveUpProject(tx, id);
        const assets = await tx.asset.count({ where: { projectId: id } });
        const { count } = await tx.project.deleteMany({ where: mine(ctx, id) });
        if (!count) throw missing(id);
        return { assets, keys };
      });
      await removeFiles(ctx.services, keys);
      return { id, assets };
    },
  }),
);
