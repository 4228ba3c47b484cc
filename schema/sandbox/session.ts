import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import type { SandboxSession as SessionRow } from '../../src/db.ts';
import { AppError, notFound } from '../../src/errors.ts';
import type { SandboxCallData } from '../../src/jobs/contract.ts';
import { callSandbox } from '../../src/sandbox/call.ts';
import { ableHosts, roomyHost } from '../../src/sandbox/hosts.ts';
import { MAIN_BRANCH, MAX_SESSIONS, RESTING_MS, SESSION_IDLE_MS } from '../../src/sandbox/limits.ts';
import { makeRoom } from '../../src/sandbox/room.ts';
import { builder } from '../builder.ts';
import type { InputFields } from '../job/payload.ts';
import { requireProject } from '../project/fields.ts';
import { fetch, flag, from, maybe, number, same, shape, text, told } from '../shape.ts';

/** The branch of a project, as git and addresses take it. */
export const branchRule = z
  .string()
  .regex(
    /^(?!.*(?:\.\.|\/\/|\/$|\.lock$|\.$))[A-Za-z0-9][\w./-]{0,99}$/,
    'must have 1 to 100 letters, digits, ".", "_", "/" or "-" and begin with a letter or digit',
  );

export const Session = builder.prismaObject('SandboxSession', {
  description: `A work tree with Node.js, TypeScript and git at a branch of a project, in a jail without network. After ${SESSION_IDLE_MS / 60_000} minutes without a call it is synced and ended, after ${RESTING_MS / 60_000} where another one needs its room.`,
  fields: (t) => ({
    id: t.exposeID('id'),
    project: t.relation('project'),
    branch: t.exposeString('branch'),
    syncedAt: t.expose('syncedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its files were last stored; null for a session of which nothing was.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends, unless it is called before.' }),
  }),
});

export const sessionField = (t: InputFields) => ({
  sessionId: t.string({ required: true, description: 'Id of the sandbox session.', validate: z.uuid() }),
});

/** A session of the caller. Throws UNAVAILABLE where sandboxes are off, NOT_FOUND. */
export async function requireSession(ctx: Context, id: string): Promise<SessionRow> {
  const { accountId } = requireCaller(ctx);
  await ableHosts(ctx.services.db);
  const row = await ctx.services.db.sandboxSession.findFirst({ where: { id, accountId } });
  if (!row) throw notFound(`Sandbox session ${id}`);
  return row;
}

/** Has a session of the caller do something. */
export const inSession = async (
  ctx: Context,
  id: string,
  action: Parameters<typeof callSandbox>[2],
  how: Parameters<typeof callSandbox>[3],
): Promise<SandboxCallData> => callSandbox(ctx, await requireSession(ctx, id), action, how);

/** What every answer may say besides. */
export const noteLine = (note: string | null): string => (note ? `\nnote: ${note}` : '');

interface Opened {
  readonly session: SessionRow;
  readonly isNew: boolean;
  readonly files: number;
}
const OpenedSession = builder.objectRef<Opened>('OpenedSandboxSession').implement({
  description: 'A session that is open.',
  fields: (t) => ({
    session: t.field({ type: Session, resolve: ({ session }) => session }),
    isNew: t.exposeBoolean('isNew', {
      description: 'False where this branch of the project had one already: that one.',
    }),
    files: t.exposeInt('files', { description: 'Files of its history; 0 for a new project.' }),
  }),
});

/** The row of the session of a project's branch: the one that is open, or a new one. */
async function sessionRow(ctx: Context, projectId: string, branch: string) {
  const { accountId } = requireCaller(ctx);
  const hostId = await ableHosts(ctx.services.db).then(roomyHost);
  return ctx.services.db.$transaction(async (tx) => {
    // of two that come at once the second finds the session of the first
    await tx.$queryRaw`select from account where id = ${accountId}::uuid for no key update`;
    const open = await tx.sandboxSession.findUnique({ where: { projectId_branch: { projectId, branch } } });
    if (open) return { session: open, isNew: false };
    if ((await tx.sandboxSession.count({ where: { accountId } })) >= MAX_SESSIONS)
      throw new AppError(
        'TOO_MANY_REQUESTS',
        `You have ${MAX_SESSIONS} sandbox sessions open, which is the most, and none that rests: end one with sandbox_destroy_session.`,
        { retryAfter: 60 },
      );
    const expiresAt = new Date(Date.now() + SESSION_IDLE_MS);
    const session = await tx.sandboxSession.create({ data: { accountId, projectId, branch, hostId, expiresAt } });
    return { session, isNew: true };
  });
}

const CreateInput = builder.inputType('CreateSandboxSessionInput', {
  fields: (t) => ({
    projectId: t.string({ required: true, description: 'Id of the project to work on.', validate: z.uuid() }),
    branchName: t.string({
      required: true,
      defaultValue: MAIN_BRANCH,
      description: 'Branch of its history; a new one begins where main is.',
      validate: branchRule,
    }),
  }),
});

builder.mutationField('createSandboxSession', (t) =>
  t.field({
    type: OpenedSession,
    description:
      'Opens a sandbox for a project: a work tree at a branch of its stored git history, with Node.js, TypeScript, esbuild, Kaplay and git, without network. The branch that is open already is given again.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: {
          name: 'sandbox_create_session',
          title: 'Open a sandbox',
          ...told(
            shape({
              session_id: from('session.id', z.string()),
              project_id: from('session.project.id', z.string()),
              branch_name: from('session.branch', z.string()),
              is_new: same(z.boolean()),
              files: same(z.number()),
              expires_at: from('session.expiresAt', z.string()),
            }),
            {
              fetch: fetch({ files: number, isNew: flag, session: fetch({ id: text, branch: text }) }),
              text: ({ session, files, isNew }) =>
                `session_id: ${session.id}\nstatus: ${isNew ? 'opened' : 'was open already'}\nbranch: ${session.branch}\nfiles: ${files}\nhint: the work tree is /workspace; build with sandbox_bash or sandbox_run, save with sandbox_sync, publish with sandbox_deploy_worker.`,
            },
          ),
        },
      },
    },
    resolve: async (_root, { input: { projectId, branchName } }, ctx) => {
      await ableHosts(ctx.services.db);
      await requireProject(ctx, projectId);
      await makeRoom(ctx, projectId, branchName);
      const { session, isNew } = await sessionRow(ctx, projectId, branchName);
      try {
        const { files = 0 } = await callSandbox(ctx, session, { tool: 'open' }, { operation: 'createSandboxSession' });
        return { session: await requireSession(ctx, session.id), isNew, files };
      } catch (error) {
        if (isNew) await ctx.services.db.sandboxSession.deleteMany({ where: { id: session.id } });
        throw error;
      }
    },
  }),
);

builder.queryField('sandboxSessions', (t) =>
  t.prismaField({
    type: [Session],
    description: `The open sandbox sessions of this account; at most ${MAX_SESSIONS}.`,
    extensions: { operation: { scope: 'sandbox:read' } },
    resolve: (query, _root, _args, ctx) =>
      ctx.services.db.sandboxSession.findMany({
        ...query,
        where: { accountId: requireCaller(ctx).accountId },
        orderBy: { createdAt: 'desc' },
      }),
  }),
);

/** What became of a session's files. */
interface Saved {
  readonly sessionId: string;
  readonly data: SandboxCallData;
}
const SavedSession = builder.objectRef<Saved>('SavedSandboxSession').implement({
  description: 'A session whose files were stored, or that was ended.',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    status: t.string({ description: 'In words.', resolve: ({ data }) => data.text ?? '' }),
    bytes: t.int({
      nullable: true,
      description: 'Size of the stored history; null where nothing was stored.',
      resolve: ({ data }) => data.bytes ?? null,
    }),
    note: t.string({ nullable: true, resolve: ({ data }) => data.note ?? null }),
  }),
});
const savedTold = told(
  shape({ session_id: same(z.string()), status: same(z.string()), bytes: same(z.number().nullable()) }),
  {
    fetch: fetch({ note: maybe(text) }),
    text: ({ sessionId, status, bytes, note }) =>
      `session_id: ${sessionId}\nstatus: ${status}${bytes === null ? '' : `\nstored: ${bytes} bytes of git history`}${noteLine(note)}`,
  },
);

const DestroyInput = builder.inputType('DestroySandboxSessionInput', {
  fields: (t) => ({
    ...sessionField(t),
    sync: t.boolean({
      required: true,
      defaultValue: true,
      description: 'Store its files first; where that fails it stays open. False throws away what was not synced.',
    }),
  }),
});
builder.mutationField('destroySandboxSession', (t) =>
  t.field({
    type: SavedSession,
    description: 'Ends a sandbox session, after storing its files unless `sync` is false.',
    args: { input: t.arg({ type: DestroyInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: { name: 'sandbox_destroy_session', title: 'End a sandbox', destructive: true, ...savedTold },
      },
    },
    resolve: async (_root, { input: { sessionId, sync } }, ctx) => ({
      sessionId,
      data: await inSession(ctx, sessionId, { tool: 'destroy', sync }, { operation: 'destroySandboxSession' }),
    }),
  }),
);

const SyncInput = builder.inputType('SyncSandboxInput', { fields: (t) => sessionField(t) });
builder.mutationField('syncSandbox', (t) =>
  t.field({
    type: SavedSession,
    description:
      'Commits all files of a sandbox session and stores its git history, from which the next session begins.',
    args: { input: t.arg({ type: SyncInput, required: true }) },
    extensions: {
      operation: { scope: 'sandbox:write', mcp: { name: 'sandbox_sync', title: 'Store the files', ...savedTold } },
    },
    resolve: async (_root, { input: { sessionId } }, ctx) => ({
      sessionId,
      data: await inSession(ctx, sessionId, { tool: 'sync' }, { operation: 'syncSandbox' }),
    }),
  }),
);
