import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import type { Asset as AssetRow, Prisma } from '../../src/db.ts';
import { notFound } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import type { Route, Tool } from '../operation.ts';
import { mine, type Noun } from './noun.ts';
import { Asset } from './type.ts';

/** A row of the caller's. Throws NOT_FOUND. */
export async function findAsset<Q extends Prisma.AssetDefaultArgs>(
  ctx: Context,
  noun: Pick<Noun, 'where' | 'missing'>,
  id: string,
  query?: Q,
): Promise<Prisma.AssetGetPayload<Q>> {
  const row = await ctx.services.db.asset.findFirst({ ...query, where: noun.where(ctx, id) });
  if (!row) throw noun.missing(id);
  return row as Prisma.AssetGetPayload<Q>;
}

interface Served {
  /** Whether the input has `includePreview`, for tools. */
  readonly preview?: boolean;
  readonly rest?: Omit<Route, 'example' | 'defaults' | 'fixed' | 'required'>;
  readonly mcp?: Pick<Tool, 'name' | 'title' | 'select' | 'text' | 'images' | 'structured' | 'structure'> & {
    readonly description: string;
  };
}

const previewInput = (noun: Noun) =>
  builder.inputType(`Get${noun.type.name}Input`, {
    fields: (t) => ({
      ...noun.idFields(t),
      includePreview: t.boolean({
        required: true,
        defaultValue: true,
        description: noun.previewed ?? 'Show the picture.',
        extensions: { wire: { v2: null } },
      }),
    }),
  });

/** Serves one asset of a kind by its id: the query of its name, and where the row says. */
export function serveGet(noun: Noun, { preview, rest, mcp }: Served): void {
  const input = preview ? previewInput(noun) : noun.byIdInput();
  builder.queryField(noun.field, (t) =>
    t.prismaField({
      type: noun.type,
      description: `${noun.One} of this account.`,
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: noun.read,
          ...(rest ? { rest: { v2: rest } } : {}),
          ...(mcp ? { mcp: { ...mcp, follow: 'finished', readOnly: true } } : {}),
        },
      },
      resolve: async (query, _root, args, ctx): Promise<AssetRow> => {
        const asked = args.input as { readonly includePreview?: boolean };
        const row = await findAsset(ctx, noun, noun.idOf(asked), query);
        return { ...row, withPreview: asked.includePreview } as AssetRow;
      },
    }),
  );
}

export const AssetByIdInput = builder.inputType('AssetByIdInput', {
  fields: (t) => ({ assetId: t.string({ required: true, description: 'Id of the asset.', validate: z.uuid() }) }),
});

builder.queryField('asset', (t) =>
  t.prismaField({
    type: Asset,
    description: 'An asset of this account, whatever it is.',
    args: { input: t.arg({ type: AssetByIdInput, required: true }) },
    extensions: { operation: { scope: 'assets:read' } },
    resolve: async (query, _root, { input }, ctx) => {
      requireCaller(ctx);
      const row = await ctx.services.db.asset.findFirst({ ...query, where: mine(ctx, input.assetId) });
      if (!row) throw notFound(`Asset ${input.assetId}`);
      return row;
    },
  }),
);
