import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { notFound } from '../../src/errors.ts';
import type { InputFields } from '../job/payload.ts';

/** The field of inputs that make something that is kept. */
export const projectField = (t: InputFields) => ({
  projectId: t.string({ description: 'Id of the project that it is to belong to.', validate: z.uuid() }),
});

/** Throws NOT_FOUND for a project that is not the caller's. None is asked for with null. */
export async function requireProject(ctx: Context, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const { accountId } = requireCaller(ctx);
  if (!(await ctx.services.db.project.count({ where: { id, accountId } }))) throw notFound(`Project ${id}`);
}
