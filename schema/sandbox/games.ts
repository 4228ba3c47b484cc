import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { invalidInput, notFound } from '../../src/errors.ts';
import { branchName as addressBranch, gameAddress, gameKey, gameOf, isGameName } from '../../src/games/address.ts';
import type { SandboxCallData } from '../../src/jobs/contract.ts';
import { removeFiles } from '../../src/jobs/files.ts';
import { MAIN_BRANCH } from '../../src/sandbox/limits.ts';
import { giveUpDeployments } from '../../src/sandbox/remove.ts';
import { builder } from '../builder.ts';
import { checkCursor, NEWEST_FIRST, perItem } from '../connection.ts';
import type { InputFields } from '../job/payload.ts';
import { fetch, from, maybe, read, same, shape, text, told, value } from '../shape.ts';
import { factLines, Shown, shown } from './files.ts';
import { branchRule, inSession, noteLine, requireSession, sessionField } from './session.ts';

/** Building, and collecting what was built. */
const DEPLOY_MS = 150_000;
const PLAYTEST_MS = 120_000;

const slugField = (t: InputFields) => ({
  projectSlug: t.string({
    required: true,
    description: 'Names the game in its address: 1 to 30 lower case letters, digits and single hyphens.',
    validate: z.string().refine(isGameName, 'must have 1 to 30 lower case letters, digits and single hyphens'),
  }),
});

export const Deployment = builder.prismaObject('Deployment', {
  description: 'A game that is served at an address of its own.',
  fields: (t) => ({
    id: t.exposeID('id'),
    project: t.relation('project'),
    slug: t.exposeString('slug'),
    branch: t.exposeString('branch'),
    url: t.string({
      description: 'Its address.',
      resolve: ({ key }, _args, ctx) => gameAddress(key, ctx.services.config),
    }),
    bytes: t.exposeInt('bytes', { description: 'Of all its files.' }),
    fileCount: t.relationCount('files'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('deployments', (t) =>
  t.prismaConnection({
    type: Deployment,
    cursor: 'id',
    description: 'Deployed games of this account, newest first.',
    complexity: perItem,
    totalCount: (_root, _args, ctx) =>
      ctx.services.db.deployment.count({ where: { accountId: requireCaller(ctx).accountId } }),
    extensions: { operation: { scope: 'sandbox:read' } },
    resolve: (query, _root, args, ctx) => {
      checkCursor(query, args);
      return ctx.services.db.deployment.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: NEWEST_FIRST,
      });
    },
  }),
);

const DeployInput = builder.inputType('DeployGameInput', {
  fields: (t) => ({
    ...sessionField(t),
    ...slugField(t),
    projectId: t.string({ required: true, description: 'Id of the project of the session.', validate: z.uuid() }),
  }),
});
builder.mutationField('deployGame', (t) =>
  t.prismaField({
    type: Deployment,
    description:
      'Builds the game in a sandbox session (scripts.build of package.json, where there is one) and serves the files of dist, build, public or the top folder at an address of its own, one for each branch; its sources are stored as by sandbox_sync. Static web games: a server is not run.',
    args: { input: t.arg({ type: DeployInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: {
          name: 'sandbox_deploy_worker',
          title: 'Publish a game',
          ...told(
            shape({
              project_slug: from('slug', z.string()),
              branch_name: from('branch', z.string()),
              preview_url: from('url', z.string()),
              files: from('fileCount', z.number()),
              bytes: same(z.number()),
            }),
            {
              text: ({ url, fileCount, bytes, branch }) =>
                `status: deployed\nbranch: ${branch}\npreview_url: ${url}\nfiles: ${fileCount} (${bytes} bytes)\nhint: see it played with sandbox_playtest.`,
            },
          ),
        },
      },
    },
    resolve: async (query, _root, { input: { sessionId, projectSlug, projectId } }, ctx) => {
      const session = await requireSession(ctx, sessionId);
      if (session.projectId !== projectId)
        throw invalidInput([
          {
            path: ['input', 'projectId'],
            message: `is not the project of this session (${session.projectId})`,
            type: 'value_error',
          },
        ]);
      const { gameKey: key } = await inSession(
        ctx,
        sessionId,
        { tool: 'deploy', slug: projectSlug },
        { operation: 'deployGame', workMs: DEPLOY_MS },
      );
      return ctx.services.db.deployment.findUniqueOrThrow({ ...query, where: { key: key! } });
    },
  }),
);

const UndeployInput = builder.inputType('UndeployGameInput', {
  fields: (t) => ({
    ...slugField(t),
    branchName: t.string({
      required: true,
      defaultValue: MAIN_BRANCH,
      description: 'The branch whose game is taken away.',
      validate: branchRule,
    }),
  }),
});
const Undeployed = builder.objectRef<{ readonly key: string; readonly files: number }>('UndeployedGame').implement({
  description: 'What became of a game.',
  fields: (t) => ({
    name: t.exposeString('key', { description: 'Slug and branch, as in its address.' }),
    filesRemoved: t.exposeInt('files'),
  }),
});
builder.mutationField('undeployGame', (t) =>
  t.field({
    type: Undeployed,
    description: 'Takes a deployed game away: its address answers 404 from now on, and its files are removed.',
    args: { input: t.arg({ type: UndeployInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: {
          name: 'sandbox_undeploy',
          title: 'Take a game away',
          destructive: true,
          ...told(shape({ name: same(z.string()), files_removed: same(z.number()) }), {
            text: ({ name, filesRemoved }) => `status: undeployed\nname: ${name}\nfiles_removed: ${filesRemoved}`,
          }),
        },
      },
    },
    resolve: async (_root, { input: { projectSlug, branchName } }, ctx) => {
      const { db } = ctx.services;
      const { accountId } = requireCaller(ctx);
      const key = gameKey(projectSlug, branchName);
      const keys = await db.$transaction(async (tx) => {
        const [game] = await tx.$queryRaw<{ id: string }[]>`
          select id from deployment where key = ${key} and account_id = ${accountId}::uuid for update`;
        if (!game) throw notFound(`Game ${projectSlug} of branch ${addressBranch(branchName)}`);
        return giveUpDeployments(tx, { id: game.id });
      });
      await removeFiles(ctx.services, keys);
      return { key, files: keys.length };
    },
  }),
);

const PlaytestResult = builder.objectRef<SandboxCallData>('Playtest').implement({
  description: 'What was seen of a game that was played.',
  fields: (t) => ({
    pictures: t.field({ type: [Shown], resolve: ({ pictures }) => [...(pictures ?? [])] }),
    facts: t.field({
      type: 'JSON',
      description:
        'Title, frames per second, whether anything moved, console, errors, missing files, refused addresses, the game’s own state, clauses of the instruction that were not understood.',
      resolve: ({ facts }) => facts ?? {},
    }),
    note: t.string({ nullable: true, resolve: ({ note }) => note ?? null }),
  }),
});
const PlaytestInput = builder.inputType('PlaytestInput', {
  fields: (t) => ({
    ...sessionField(t),
    instruction: t.string({
      required: true,
      description:
        'What is done: "walk right for 2 seconds, jump, press enter, click at 100, 50, take a screenshot". What that grammar does not know is read by the model that is configured, else it is told; of nothing understood a tour of the keys is made.',
      validate: z.string().min(1).max(4000),
    }),
    previewUrl: t.string({
      required: true,
      description: 'Address of a deployed game of this account.',
      validate: z.string().min(1).max(500),
    }),
  }),
});
const facts = value<Record<string, unknown>>();
builder.mutationField('playtest', (t) =>
  t.field({
    type: PlaytestResult,
    description:
      'Plays a deployed game in a browser without network: an instruction becomes keys, clicks and screenshots. Tells what was seen.',
    args: { input: t.arg({ type: PlaytestInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: {
          name: 'sandbox_playtest',
          title: 'Play a game',
          ...told(
            shape({
              facts: read(fetch({ facts }), z.record(z.string(), z.unknown()), (of) => of.facts),
              pictures: read(fetch({ pictures: shown }), z.array(z.string()), (of) =>
                of.pictures.map(({ name }) => name),
              ),
            }),
            {
              fetch: fetch({ note: maybe(text) }),
              text: (of) =>
                `${factLines(of.facts)}\npictures: ${of.pictures.map(({ name }) => name).join(' | ')}${noteLine(of.note)}`,
              images: ({ pictures }) => pictures.map(({ base64 }) => base64),
            },
          ),
        },
      },
    },
    resolve: (_root, { input: { sessionId, instruction, previewUrl } }, ctx) => {
      const { config } = ctx.services;
      const url = URL.canParse(previewUrl) ? new URL(previewUrl) : undefined;
      const game = url && gameOf(url.host, url.pathname, config.gamesHost);
      if (!game)
        throw invalidInput([
          {
            path: ['input', 'previewUrl'],
            message: `must be the address of a deployed game, like ${gameAddress('slug--main', config)}`,
            type: 'value_error',
          },
        ]);
      return inSession(
        ctx,
        sessionId,
        { tool: 'playtest', instruction, gameKey: game.key },
        { operation: 'playtest', workMs: PLAYTEST_MS },
      );
    },
  }),
);
