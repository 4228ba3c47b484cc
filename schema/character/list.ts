import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import type { Prisma } from '../../src/db.ts';
import { invalidInput } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { statusWord } from '../job/type.ts';
import { json, type Written } from '../operation.ts';
import { isUuid } from '../rules.ts';
import { NO_USAGE, Usage } from '../wire.ts';
import { type CharacterData, summary, summaryBody, summarySchema } from './shapes.ts';
import { Character } from './type.ts';

/** Assistants write a list in one text, with commas. */
const commaText: Written = {
  schema: { type: 'string' },
  read: (value) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : value,
};

const LISTED = {
  tags: 'Only those that have any of these tags, whatever their case.',
  search: 'Only those whose name or description contains it, whatever its case.',
};

interface Filter {
  readonly tags?: readonly string[] | null;
  readonly search?: string | null;
}

/** What of the caller's a filter lets through. */
async function where(ctx: Context, { tags, search }: Filter): Promise<Prisma.CharacterWhereInput> {
  const { accountId } = requireCaller(ctx);
  // Prisma hands it to LIKE as it is
  const text = search?.trim().replace(/[%_\\]/g, '\\$&');
  const like = text ? { contains: text, mode: 'insensitive' as const } : undefined;
  return {
    accountId,
    ...(like ? { OR: [{ name: like }, { description: like }] } : {}),
    ...(tags?.length ? { id: { in: await tagged(ctx, accountId, tags) } } : {}),
  };
}

/** Ids of the characters that have any of the tags. Tags differ by more than their case, so they are compared without it. */
async function tagged({ services }: Context, accountId: string, tags: readonly string[]): Promise<string[]> {
  const words = tags.map((tag) => tag.trim().toLowerCase());
  const rows = await services.db.$queryRaw<{ id: string }[]>`
    select id from character
    where account_id = ${accountId}::uuid and exists (select 1 from unnest(tags) tag where lower(tag) = any(${words}))`;
  return rows.map(({ id }) => id);
}

const NEWEST_FIRST = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];

builder.queryField('characters', (t) =>
  t.prismaConnection({
    type: Character,
    cursor: 'id',
    description: 'Characters of this account, newest first.',
    args: {
      tags: t.arg.stringList({ description: LISTED.tags }),
      search: t.arg.string({ description: LISTED.search }),
    },
    complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
    totalCount: async (_root, filter, ctx) => ctx.services.db.character.count({ where: await where(ctx, filter) }),
    extensions: { operation: { scope: 'characters:read' } },
    resolve: async (query, _root, args, ctx) => {
      const id = (query as { cursor?: { id?: unknown } }).cursor?.id;
      if (id !== undefined && !isUuid(String(id)))
        throw invalidInput([
          { path: [args.before ? 'before' : 'after'], message: 'Invalid cursor', type: 'value_error' },
        ]);
      return ctx.services.db.character.findMany({ ...query, where: await where(ctx, args), orderBy: NEWEST_FIRST });
    },
  }),
);

interface Page {
  readonly where: Prisma.CharacterWhereInput;
  readonly take: number;
  readonly skip: number;
}

const CharacterPage = builder.objectRef<Page>('CharacterPage').implement({
  description: 'Some characters of a list, and how many it has.',
  fields: (t) => ({
    items: t.prismaField({
      type: [Character],
      resolve: (query, page, _args, ctx) =>
        ctx.services.db.character.findMany({ ...query, ...page, orderBy: NEWEST_FIRST }),
    }),
    total: t.int({ resolve: (page, _args, ctx) => ctx.services.db.character.count({ where: page.where }) }),
  }),
});

const CharacterPageInput = builder.inputType('CharacterPageInput', {
  fields: (t) => ({
    limit: t.int({
      required: true,
      defaultValue: 50,
      description: 'At most so many.',
      validate: z.number().int().min(1).max(100),
    }),
    offset: t.int({
      required: true,
      defaultValue: 0,
      description: 'How many to leave out at the beginning.',
      validate: z.number().int().min(0),
    }),
    tags: t.stringList({ description: LISTED.tags, extensions: { wire: { written: { mcp: commaText } } } }),
    search: t.string({ description: LISTED.search, validate: z.string().max(200) }),
  }),
});

interface PageData {
  readonly items: readonly CharacterData[];
  readonly total: number;
}
const select = `{ items { ${summary} } total }`;

const line = (c: CharacterData): string =>
  [
    c.id,
    statusWord(c.status),
    `"${c.name}"`,
    ...(c.stateName ? [`state "${c.stateName}"`] : []),
    `${c.directions} directions`,
    `${c.width}x${c.height}`,
    `animations: ${c.animationCount}`,
    ...(c.tags.length ? [`tags: ${c.tags.join(', ')}`] : []),
  ].join(' | ');

builder.queryField('characterPage', (t) =>
  t.field({
    type: CharacterPage,
    description: 'Characters of this account by number, newest first; `characters` is the same with cursors.',
    complexity: ({ input }) => ({ field: 1, multiplier: Math.max(1, (input.limit ?? 50) / 10) }),
    args: { input: t.arg({ type: CharacterPageInput, required: true }) },
    extensions: {
      operation: {
        scope: 'characters:read',
        rest: {
          v2: {
            route: 'GET /characters',
            summary: 'List characters',
            reply: json<PageData>({
              select,
              schema: z.object({ usage: Usage, characters: z.array(summarySchema), total: z.number() }),
              body: ({ items, total }) => ({ usage: NO_USAGE, characters: items.map(summaryBody), total }),
            }),
          },
        },
        mcp: {
          name: 'list_characters',
          title: 'List characters',
          description: 'Characters of this account, newest first, one line each.',
          defaults: { limit: 10 },
          select,
          readOnly: true,
          text: ({ items, total }: PageData) =>
            items.length
              ? [`total: ${total}`, ...items.map(line)].join('\n')
              : `total: ${total}\nhint: ${total ? 'a smaller offset shows them.' : 'create_character makes one.'}`,
          structured: z.object({
            total: z.number(),
            characters: z.array(
              z.object({
                character_id: z.string(),
                name: z.string(),
                state_name: z.string().nullable(),
                status: z.string(),
                directions: z.number(),
                animation_count: z.number(),
                tags: z.array(z.string()),
                group_id: z.string(),
                preview_url: z.string().nullable(),
              }),
            ),
          }),
          structure: ({ items, total }: PageData) => ({
            total,
            characters: items.map((c) => ({
              character_id: c.id,
              name: c.name,
              state_name: c.stateName,
              status: statusWord(c.status),
              directions: c.directions,
              animation_count: c.animationCount,
              tags: c.tags,
              group_id: c.groupId,
              preview_url: c.previewUrl,
            })),
          }),
        },
      },
    },
    resolve: async (_root, { input }, ctx): Promise<Page> => ({
      where: await where(ctx, input),
      take: input.limit,
      skip: input.offset,
    }),
  }),
);
