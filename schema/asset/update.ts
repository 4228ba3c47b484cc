import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { publishAssetChange } from '../../src/assets/events.ts';
import type { Context } from '../../src/context.ts';
import type { Prisma } from '../../src/db.ts';
import { type AppError, notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';
import { requireProject } from '../project/fields.ts';
import * as rules from '../rules.ts';
import { fetch, from, reply, same, shape, text, told, value } from '../shape.ts';
import { free } from '../wire.ts';
import { mine, type Noun } from './noun.ts';
import { Asset } from './type.ts';

/** Changes an asset of the caller's and tells so. Throws NOT_FOUND. */
async function updateAsset(
  ctx: Context,
  id: string,
  data: Prisma.AssetUncheckedUpdateManyInput,
  { kind, missing }: { readonly kind?: string; readonly missing: (id: string) => AppError },
): Promise<void> {
  const { accountId } = requireCaller(ctx);
  const [row] = await ctx.services.db.asset.updateManyAndReturn({
    where: mine(ctx, id, kind),
    data,
    select: { kind: true },
  });
  if (!row) throw missing(id);
  await publishAssetChange(ctx.services.events, { accountId, assetId: id, kind: row.kind, change: 'CHANGED' });
}

const TAGS =
  'All its tags from now on, at most 20 of at most 50 characters; an empty list clears them. Blanks around a tag are cut off, and of tags that differ by case alone the first stays.';

interface Served {
  readonly rest?: { readonly route: `PATCH /${string}`; readonly summary: string };
  readonly mcp?: { readonly name: string; readonly title: string };
}

const tagsField = (t: InputFields) => ({
  tags: t.stringList({ required: true, description: TAGS, validate: rules.tags }),
});

/** Serves the tags of one asset of a kind. */
export function serveTags(noun: Noun, { rest, mcp }: Served): void {
  const { type, wireId } = noun;
  const tags = same(z.array(z.string()));
  const input = builder.inputType(`Update${type.name}TagsInput`, {
    fields: (t) => ({ ...noun.idFields(t), ...tagsField(t) }),
  });
  builder.mutationField(`update${type.name}Tags`, (t) =>
    t.prismaField({
      type,
      description: `Replaces the tags of ${noun.one}.`,
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: noun.write,
          ...(rest
            ? {
                rest: {
                  v2: { ...rest, example: { tags: ['hero', 'chapter 1'] }, reply: reply(shape({ usage: free, tags })) },
                },
              }
            : {}),
          ...(mcp
            ? {
                mcp: {
                  ...mcp,
                  description: `Replaces all tags of ${noun.one}; an empty list clears them.`,
                  ...told(shape({ [wireId]: from('id', z.string()), tags }), {
                    fetch: fetch({ id: text, tags: value<readonly string[]>() }),
                    text: (of) => `id: ${of.id}\ntags: ${of.tags.join(', ') || 'none'}`,
                  }),
                },
              }
            : {}),
        },
      },
      resolve: async (query, _root, args, ctx) => {
        const id = noun.idOf(args.input);
        await updateAsset(ctx, id, { tags: rules.distinctTags(args.input.tags) }, noun);
        return ctx.services.db.asset.findUniqueOrThrow({ ...query, where: { id } });
      },
    }),
  );
}

const UpdateAssetInput = builder.inputType('UpdateAssetInput', {
  fields: (t) => ({
    assetId: t.string({ required: true, description: 'Id of the asset.', validate: z.uuid() }),
    name: t.string({
      description: 'What it is called from now on; absent leaves it.',
      validate: z.string().trim().min(1).max(100),
    }),
    tags: t.stringList({ description: `${TAGS} Absent leaves them.`, validate: rules.tags }),
    projectId: t.string({
      description: 'Id of the project that it belongs to from now on; null takes it out, absent leaves it.',
      validate: z.uuid(),
    }),
  }),
});

builder.mutationField('updateAsset', (t) =>
  t.prismaField({
    type: Asset,
    description: 'Renames an asset of any kind, tags it, or puts it into a project.',
    args: { input: t.arg({ type: UpdateAssetInput, required: true }) },
    extensions: { operation: { scope: 'assets:write' } },
    resolve: async (query, _root, { input: { assetId, name, tags, projectId } }, ctx) => {
      await requireProject(ctx, projectId);
      const data = {
        ...(name ? { name: name.trim() } : {}),
        ...(tags ? { tags: rules.distinctTags(tags) } : {}),
        ...(projectId === undefined ? {} : { projectId }),
      };
      await updateAsset(ctx, assetId, data, { missing: (id) => notFound(`Asset ${id}`) });
      return ctx.services.db.asset.findUniqueOrThrow({ ...query, where: { id: assetId } });
    },
  }),
);
