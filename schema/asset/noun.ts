import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context, Scope } from '../../src/context.ts';
import type { Asset as AssetRow } from '../../src/db.ts';
import { type AppError, notFound } from '../../src/errors.ts';
import { endedJob } from '../../src/jobs/wait.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';
import { Job } from '../job/type.ts';
import { addKind, type KindRow, wireIdOf } from './kinds.ts';
import { Asset, type Previewed } from './type.ts';

/** Where the plain links of all assets begin. */
export const ASSET_LINKS = '/mcp/assets';

/** How long `finished` waits, in milliseconds. */
const WAIT_MS = 30_000;

interface NounRow<Id extends string> extends Omit<KindRow, 'links' | 'idField'> {
  readonly idField: Id;
  /** Its queries, of one and of many; absent is what they are called: `mapObject`, `mapObjects`. */
  readonly field?: string;
  readonly fieldOfMany?: string;
  /** What one and several are called in sentences: 'map object', 'map objects'. */
  readonly called: string;
  readonly plural: string;
  readonly description: string;
  /** Said of `includePreview`. */
  readonly previewed?: string;
  /** Of its scopes, `<scopes>:read` and `<scopes>:write`. */
  readonly scopes: Scope extends infer S ? (S extends `${infer Room}:write` ? Room : never) : never;
  /** Where its plain links begin; absent is the one of all assets. */
  readonly links?: `/${string}`;
  /** Nothing draws it: it is completed at once, and its `job` is null. */
  readonly jobless?: boolean;
  /** Also a field of this name on Job. */
  readonly ofJob?: string;
}

/** 'a character', 'an object' */
const withArticle = (called: string): string => `${/^[aeiou]/.test(called) ? 'an' : 'a'} ${called}`;

/** One query runs while a thing has not expired. */
const alive = () => [{ expiresAt: null }, { expiresAt: { gt: new Date() } }];

/** Where a thing of the caller's is that has not expired. */
export const mine = (ctx: Context, id: string, kind?: string) => ({
  id,
  ...(kind ? { kind } : {}),
  accountId: requireCaller(ctx).accountId,
  OR: alive(),
});

/** Where a thing is for whoever has its id: the id is the key. */
export const linked = (id: string, kind?: string) => ({ id, ...(kind ? { kind } : {}), OR: alive() });

/**
 * Declares a kind of asset: its GraphQL type, and what the verbs of this folder need to serve it. `Facts` is what its
 * rows keep in `facts`. Fields of its own are added with `builder.prismaObjectFields(noun.type, …)`.
 */
export function declareNoun<Facts extends object, const Id extends string = string>(row: NounRow<Id>) {
  const { kind, called, idField } = row;
  const links = row.links ?? ASSET_LINKS;
  addKind({ kind, type: row.type, idField, links });
  const type = builder.prismaObject('Asset', {
    variant: row.type,
    description: row.description,
    interfaces: [Asset],
    select: { id: true, kind: true, jobId: true, accountId: true, facts: true },
    fields: (t) => {
      const job = t.relation('job', { nullable: false, onNull: 'error', description: 'The job that draws it.' });
      return row.jobless ? ({} as Record<string, typeof job>) : { job };
    },
  });
  const missing = (id: string): AppError => notFound(`${capital(called)} ${id}`);
  builder.prismaObjectFields(type, (t) => ({
    finished: t.prismaField({
      type,
      description: `The ${called} once its job has ended, whatever the end; waits up to 30 seconds.`,
      resolve: async (query, { id, jobId, ...asked }, _args, ctx) => {
        if (jobId)
          await endedJob(ctx.services, requireCaller(ctx).accountId, jobId, {
            timeoutMs: WAIT_MS,
            signal: ctx.signal,
            onProgress: ctx.onProgress,
          });
        const ended = await ctx.services.db.asset.findUnique({ ...query, where: { id } });
        // removed while this waited
        if (!ended) throw missing(id);
        return { ...ended, withPreview: (asked as Previewed).withPreview };
      },
    }),
  }));
  if (row.ofJob)
    builder.prismaObjectFields(Job, (t) => ({
      [row.ofJob!]: t.field({
        type,
        nullable: true,
        description: `The ${called} that this job draws.`,
        select: (_args, _ctx, nested) => ({ asset: nested({}, [], row.type) }),
        resolve: ({ asset }) => ((asset as AssetRow | null)?.kind === kind ? (asset as AssetRow) : null),
      }),
    }));
  const one = withArticle(called);
  let byId: ReturnType<typeof inputOfOne> | undefined;
  return {
    ...row,
    field: row.field ?? camelCase(called),
    fieldOfMany: row.fieldOfMany ?? camelCase(row.plural),
    links,
    type,
    /** 'a character' */
    one,
    /** 'Character', 'A character', 'Characters' */
    capital: capital(called),
    One: capital(one),
    Many: capital(row.plural),
    read: `${row.scopes}:read` as Scope,
    write: `${row.scopes}:write` as Scope,
    /** The id's name on REST and MCP. */
    wireId: wireIdOf(kind),
    missing,
    factsOf: ({ facts }: { readonly facts: unknown }) => facts as Facts,
    /** The field of an input that holds an id of this kind. */
    idFields: (t: InputFields) => ({ [idField]: idOfOne(t, called) }) as Record<Id, ReturnType<typeof idOfOne>>,
    /** An input that holds an id of this kind and nothing else. */
    byIdInput: () => {
      byId ??= inputOfOne(row.type, idField, called);
      return byId;
    },
    idOf: (input: object): string => (input as Record<string, string>)[idField]!,
    where: (ctx: Context, id: string) => mine(ctx, id, kind),
    linked: (id: string) => linked(id, kind),
  };
}
export type Noun<Facts extends object = object> = ReturnType<typeof declareNoun<Facts, string>>;

const inputOfOne = (type: string, idField: string, called: string) =>
  builder.inputType(`${type}ByIdInput`, { fields: (t) => ({ [idField]: idOfOne(t, called) }) });
const idOfOne = (t: InputFields, called: string) =>
  t.string({ required: true, description: `Id of the ${called}.`, validate: z.uuid() });
/** 'map objects' → 'mapObjects' */
const camelCase = (words: string): string =>
  words.toLowerCase().replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
