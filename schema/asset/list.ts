import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import { JobStatus, type Prisma } from '../../src/db.ts';
import { invalidInput } from '../../src/errors.ts';
import { builder } from '../builder.ts';
import { checkCursor, NEWEST_FIRST, perItem } from '../connection.ts';
import { words } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';
import type { Route, Tool, Written } from '../operation.ts';
import { isUuid } from '../rules.ts';
import {
  both,
  each,
  type Fetched,
  fetch,
  list,
  nothing,
  number,
  reply,
  type Shape,
  same,
  shape,
  told,
} from '../shape.ts';
import { free } from '../wire.ts';
import { kindEnum } from './kinds.ts';
import type { Noun } from './noun.ts';
import { Asset } from './type.ts';

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
  project: 'Only those of this project.',
  status: 'Only those that are this far.',
};

const STATUSES = ['completed', 'review', 'pending', 'processing', 'failed'] as const;
export const AssetStatus = words(
  'AssetStatus',
  'How far an asset is: pending waits for a worker and counts as processing, review has candidates to choose from.',
  STATUSES,
);

interface Filter {
  readonly kinds?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  readonly search?: string | null;
  readonly projectId?: string | null;
  readonly status?: (typeof STATUSES)[number] | null;
  readonly groupId?: string | null;
}

const COMPLETED = { OR: [{ jobId: null }, { job: { status: JobStatus.COMPLETED } }] };
/** What a word for a status stands for in the table. */
const AT: Readonly<Record<(typeof STATUSES)[number], Prisma.AssetWhereInput>> = {
  completed: { ...COMPLETED, review: false },
  review: { ...COMPLETED, review: true },
  pending: { job: { status: JobStatus.QUEUED } },
  processing: { job: { status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] } } },
  failed: { job: { status: { in: [JobStatus.FAILED, JobStatus.CANCELED] } } },
};

/** What of the caller's a filter lets through. */
async function whereOf(ctx: Context, filter: Filter): Promise<Prisma.AssetWhereInput> {
  const { accountId } = requireCaller(ctx);
  const { kinds, tags, search, projectId, status, groupId } = filter;
  // Prisma hands it to LIKE as it is
  const text = search?.trim().replace(/[%_\\]/g, '\\$&');
  const like = text ? { contains: text, mode: 'insensitive' as const } : undefined;
  return {
    accountId,
    ...(kinds?.length ? { kind: { in: [...kinds] } } : {}),
    ...(projectId ? { projectId } : {}),
    ...(groupId ? { groupId } : {}),
    AND: [
      { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
      ...(like ? [{ OR: [{ name: like }, { description: like }] }] : []),
      ...(status ? [AT[status]] : []),
    ],
    ...(tags?.length ? { id: { in: await tagged(ctx, accountId, tags) } } : {}),
  };
}

/** Ids of the assets that have any of the tags. Tags differ by more than their case, so they are compared without it. */
async function tagged({ services }: Context, accountId: string, tags: readonly string[]): Promise<string[]> {
  const wanted = tags.map((tag) => tag.trim().toLowerCase());
  const rows = await services.db.$queryRaw<{ id: string }[]>`
    select id from asset
    where account_id = ${accountId}::uuid and exists (select 1 from unnest(tags) tag where lower(tag) = any(${wanted}))`;
  return rows.map(({ id }) => id);
}

const checkIds = (filter: object, ...fields: readonly ('projectId' | 'groupId')[]): void => {
  const broken = fields.filter((field) => {
    const id = (filter as Record<string, unknown>)[field];
    return id !== undefined && id !== null && !isUuid(String(id));
  });
  if (broken.length)
    throw invalidInput(broken.map((field) => ({ path: [field], message: 'Invalid UUID', type: 'value_error' })));
};

builder.queryField('assets', (t) =>
  t.prismaConnection({
    type: Asset,
    cursor: 'id',
    description: 'Assets of this account of all kinds, newest first.',
    args: {
      kinds: t.arg({ type: [kindEnum(words)], description: 'Only those of these kinds.' }),
      tags: t.arg.stringList({ description: LISTED.tags }),
      search: t.arg.string({ description: LISTED.search }),
      projectId: t.arg.id({ description: LISTED.project }),
      groupId: t.arg.id({ description: 'Only the states of one thing.' }),
      status: t.arg({ type: AssetStatus, description: LISTED.status }),
    },
    complexity: perItem,
    // who walks through a long list by its cursors alone needs few requests; what they cost is bounded all the same
    maxSize: 500,
    totalCount: async (_root, filter, ctx) => {
      checkIds(filter, 'projectId', 'groupId');
      return ctx.services.db.asset.count({ where: await whereOf(ctx, filter) });
    },
    extensions: { operation: { scope: 'assets:read' } },
    resolve: async (query, _root, args, ctx) => {
      checkCursor(query, args);
      checkIds(args, 'projectId', 'groupId');
      const where = await whereOf(ctx, args);
      return ctx.services.db.asset.findMany({ ...query, where, orderBy: NEWEST_FIRST });
    },
  }),
);

interface Page {
  readonly where: Prisma.AssetWhereInput;
  readonly take: number;
  readonly skip: number;
}

/** The filters of a page. `status` where the kind has a review. */
const filterFields = (t: InputFields, status: boolean) => ({
  tags: t.stringList({ description: LISTED.tags, extensions: { wire: { written: { mcp: commaText } } } }),
  search: t.string({ description: LISTED.search, validate: z.string().max(200) }),
  ...(status ? { statusFilter: t.field({ type: AssetStatus, description: LISTED.status }) } : {}),
  projectId: t.string({ description: LISTED.project, validate: z.uuid() }),
});

interface RestList<Data, Wire> {
  readonly route: `GET /${string}`;
  readonly summary: string;
  /** Of the list in the body: 'characters'. */
  readonly key: string;
  /** One of the list. */
  readonly row: Shape<Data, Wire>;
}

interface ToolList<Data, Wire, Said> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Rows of a page by default. */
  readonly usual: number;
  /** Of the list in the structure: 'characters'. */
  readonly key: string;
  /** One of the list. */
  readonly row: Shape<Data, Wire>;
  /** What `line` reads besides. */
  readonly fetch?: Fetched<Said>;
  /** One of the list as a line of words. */
  readonly line: (data: Data & Said) => string;
  /** What to do about an empty list. */
  readonly hint: string;
}

interface Served<RestData, Rest, ToolData, Row, Said> {
  readonly rest?: RestList<RestData, Rest>;
  readonly mcp?: ToolList<ToolData, Row, Said>;
  /** Rows of a page: by default, and at most. */
  readonly limits?: { readonly usual: number; readonly most: number };
  /** Whether it may be asked for by status. */
  readonly statusFilter?: boolean;
}

const total = same(z.number());

function restOf<Data, Wire>({ route, summary, key, row }: RestList<Data, Wire>): Route {
  return { route, summary, reply: reply(shape({ usage: free, [key]: each('items', row), total })) };
}

function toolOf<Data, Wire, Said>(tool: ToolList<Data, Wire, Said>): Tool {
  const { name, title, description, usual, key, row, fetch: said, line, hint } = tool;
  const items = both(row as Fetched<Data>, said ?? (nothing as Fetched<Said>));
  return {
    name,
    title,
    description,
    defaults: { limit: usual },
    readOnly: true,
    ...told(shape({ total, [key]: each('items', row) }), {
      fetch: fetch({ items: list(items), total: number }),
      text: (page) =>
        page.items.length
          ? [`total: ${page.total}`, ...(page.items as readonly (Data & Said)[]).map(line)].join('\n')
          : `total: ${page.total}\nhint: ${page.total ? 'a smaller offset shows them.' : hint}`,
    }),
  };
}

/** Serves the assets of a kind, newest first: a connection, and pages by number for REST and tools. */
export function serveList<RestData, Rest, ToolData, Row, Said = unknown>(
  noun: Noun,
  { rest, mcp, limits = { usual: 50, most: 100 }, statusFilter = false }: Served<RestData, Rest, ToolData, Row, Said>,
): void {
  const name = noun.type.name;
  const kinds = [noun.kind];
  builder.queryField(noun.fieldOfMany, (t) =>
    t.prismaConnection({
      type: noun.type,
      cursor: 'id',
      description: `${noun.Many} of this account, newest first.`,
      args: {
        tags: t.arg.stringList({ description: LISTED.tags }),
        search: t.arg.string({ description: LISTED.search }),
        projectId: t.arg.id({ description: LISTED.project }),
      },
      complexity: perItem,
      totalCount: async (_root, filter, ctx) => {
        checkIds(filter, 'projectId');
        return ctx.services.db.asset.count({ where: await whereOf(ctx, { ...filter, kinds }) });
      },
      extensions: { operation: { scope: noun.read } },
      resolve: async (query, _root, args, ctx) => {
        checkCursor(query, args);
        checkIds(args, 'projectId');
        const where = await whereOf(ctx, { ...args, kinds });
        return ctx.services.db.asset.findMany({ ...query, where, orderBy: NEWEST_FIRST });
      },
    }),
  );
  const page = builder.objectRef<Page>(`${name}Page`).implement({
    description: `Some ${noun.plural} of a list, and how many it has.`,
    fields: (t) => ({
      items: t.prismaField({
        type: [noun.type],
        resolve: (query, of, _args, ctx) => ctx.services.db.asset.findMany({ ...query, ...of, orderBy: NEWEST_FIRST }),
      }),
      total: t.int({ resolve: (of, _args, ctx) => ctx.services.db.asset.count({ where: of.where }) }),
    }),
  });
  const input = builder.inputType(`${name}PageInput`, {
    fields: (t) => ({
      limit: t.int({
        required: true,
        defaultValue: limits.usual,
        description: 'At most so many.',
        validate: z.number().int().min(1).max(limits.most),
      }),
      offset: t.int({
        required: true,
        defaultValue: 0,
        description: 'How many to leave out at the beginning.',
        validate: z.number().int().min(0).max(2_147_483_647),
      }),
      ...filterFields(t, statusFilter),
    }),
  });
  builder.queryField(`${noun.field}Page`, (t) =>
    t.field({
      type: page,
      description: `${noun.Many} of this account by number, newest first; \`${noun.fieldOfMany}\` is the same with cursors.`,
      complexity: (args) => ({ field: 1, multiplier: Math.max(1, (args.input.limit ?? limits.usual) / 10) }),
      args: { input: t.arg({ type: input, required: true }) },
      extensions: {
        operation: {
          scope: noun.read,
          ...(rest ? { rest: { v2: restOf(rest) } } : {}),
          ...(mcp ? { mcp: toolOf(mcp) } : {}),
        },
      },
      resolve: async (_root, args, ctx): Promise<Page> => {
        const { statusFilter: status, ...filter } = args.input as Filter & { statusFilter?: Filter['status'] };
        return {
          where: await whereOf(ctx, { ...filter, status: status ?? null, kinds }),
          take: args.input.limit,
          skip: args.input.offset,
        };
      },
    }),
  );
}
