import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { MADE } from '../../src/assets/pictures.ts';
import type { Context } from '../../src/context.ts';
import { AppError, notFound } from '../../src/errors.ts';
import type { GivenFile, SandboxCallData } from '../../src/jobs/contract.ts';
import { builder } from '../builder.ts';
import { type DataOf, fetch, maybe, number, same, shape, text, told } from '../shape.ts';
import { inSession, noteLine, requireSession, sessionField } from './session.ts';

const MAX_SECONDS = 300;
const MAX_COMMAND = 20_000;
const MAX_CODE = 200_000;
const MAX_ASSETS = 40;
/** Files of assets that one call puts into the tree; they are held in memory while one program writes them. */
const MAX_GIVEN = 1500;

const CommandResult = builder.objectRef<SandboxCallData>('SandboxCommandResult').implement({
  description: 'What came of a command in a sandbox.',
  fields: (t) => ({
    exitCode: t.int({
      description: '0 is success; 137 when it was stopped.',
      resolve: ({ exitCode }) => exitCode ?? 0,
    }),
    stopped: t.string({
      nullable: true,
      description: 'The limit that stopped it: "time (300 s)", "memory (768 MB)".',
      resolve: ({ stopped }) => stopped ?? null,
    }),
    stdout: t.string({
      description: 'Its standard output; of a long one the first and the last 30,000 bytes.',
      resolve: ({ stdout }) => stdout ?? '',
    }),
    stderr: t.string({ resolve: ({ stderr }) => stderr ?? '' }),
    ms: t.int({ description: 'Milliseconds that it took.', resolve: ({ ms }) => ms ?? 0 }),
    note: t.string({ nullable: true, resolve: ({ note }) => note ?? null }),
  }),
});

const spoken = fetch({
  exitCode: number,
  stopped: maybe(text),
  stdout: text,
  stderr: text,
  ms: number,
  note: maybe(text),
});
const words = ({ exitCode, stopped, stdout, stderr, note }: DataOf<typeof spoken>): string =>
  [
    `exit_code: ${exitCode}${stopped ? `\nstopped: ${stopped}` : ''}${noteLine(note)}`,
    ...(stdout ? [`stdout:\n${stdout.trimEnd()}`] : []),
    ...(stderr ? [`stderr:\n${stderr.trimEnd()}`] : []),
  ].join('\n');
const commandTold = told(
  shape({
    exit_code: same(z.number()),
    stopped: same(z.string().nullable()),
    stdout: same(z.string()),
    stderr: same(z.string()),
    ms: same(z.number()),
  }),
  { fetch: spoken, text: words },
);

const BashInput = builder.inputType('SandboxBashInput', {
  fields: (t) => ({
    ...sessionField(t),
    command: t.string({
      required: true,
      description: 'What bash runs, in the work tree.',
      validate: z.string().min(1).max(MAX_COMMAND),
    }),
    timeout: t.int({
      required: true,
      defaultValue: MAX_SECONDS,
      description: 'Seconds after which it is stopped.',
      validate: z.number().int().min(1).max(MAX_SECONDS),
    }),
  }),
});
builder.mutationField('sandboxBash', (t) =>
  t.field({
    type: CommandResult,
    description:
      'Runs a command in a sandbox session. There is no network and no npm install: Node.js, git, TypeScript (tsc), esbuild and kaplay are there. The last line that it writes is its progress; a request that is cancelled stops it.',
    args: { input: t.arg({ type: BashInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: { name: 'sandbox_bash', title: 'Run a command', destructive: true, ...commandTold },
      },
    },
    resolve: (_root, { input: { sessionId, command, timeout } }, ctx) =>
      inSession(
        ctx,
        sessionId,
        { tool: 'bash', command, timeoutMs: timeout * 1000 },
        { operation: 'sandboxBash', workMs: timeout * 1000 },
      ),
  }),
);

const GivenAssetInput = builder.inputType('GivenAssetInput', {
  description: 'An asset of the account that is put into the work tree.',
  fields: (t) => ({
    assetId: t.string({ required: true, description: 'Its id.', validate: z.uuid() }),
    path: t.string({
      description: 'Folder for its files; absent is assets/ and its kind and id.',
      validate: z
        .string()
        .max(200)
        .regex(/^(?!.*\.\.)[\w()@+~ -][\w.()@+~ /-]*$/, 'must be a path in the work tree without ".."'),
    }),
  }),
});
const RunInput = builder.inputType('SandboxRunInput', {
  fields: (t) => ({
    ...sessionField(t),
    code: t.string({
      required: true,
      description:
        'JavaScript, the body of an async function. It has files.read(path), files.bytes(path), files.write(path, content), files.list(path), files.exists(path), files.remove(path) and sh(command), which gives the output or throws. What it returns is written last, as JSON.',
      validate: z.string().min(1).max(MAX_CODE),
    }),
    assets: t.field({
      type: [GivenAssetInput],
      description:
        'Assets of the account whose pictures and files are put into the tree before the code runs: <path>/<label>.png, frames of animations at <path>/<animation>/<direction>/<n>.png.',
      validate: z.array(z.looseObject({})).max(MAX_ASSETS),
    }),
  }),
});
builder.mutationField('sandboxRun', (t) =>
  t.field({
    type: CommandResult,
    description:
      'Runs JavaScript in a sandbox session, with a file and shell API; `assets` puts own assets into the work tree first.',
    args: { input: t.arg({ type: RunInput, required: true }) },
    extensions: {
      operation: {
        scope: 'sandbox:write',
        mcp: { name: 'sandbox_run', title: 'Run JavaScript', destructive: true, ...commandTold },
      },
    },
    resolve: async (_root, { input: { sessionId, code, assets } }, ctx) => {
      await requireSession(ctx, sessionId);
      const files = await filesOf(ctx, assets ?? []);
      return inSession(
        ctx,
        sessionId,
        { tool: 'run', code, files },
        { operation: 'sandboxRun', workMs: MAX_SECONDS * 1000 },
      );
    },
  }),
);

interface GivenAsset {
  readonly assetId: string;
  readonly path?: string | null | undefined;
}

const fileName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '') || 'file';

/** The stored files of assets, with where they go. Throws NOT_FOUND, LOCKED while one is still being made. */
async function filesOf(ctx: Context, assets: readonly GivenAsset[]): Promise<GivenFile[]> {
  const { accountId } = requireCaller(ctx);
  const files: GivenFile[] = [];
  for (const { assetId: id, path } of assets) {
    const asset = await ctx.services.db.asset.findFirst({
      where: { id, accountId, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
      include: { ...MADE, animations: { include: { job: { select: MADE.job.select } } } },
    });
    if (!asset) throw notFound(`Asset ${id}`);
    if (asset.job && asset.job.status !== 'COMPLETED')
      throw new AppError('LOCKED', `Asset ${id} is not finished.`, { retryAfter: 2 });
    const folder = (path ?? `assets/${fileName(asset.kind)}-${id}`).replace(/\/+$/, '');
    const put = (name: string, blobKey: string) => files.push({ path: `${folder}/${name}`, blobKey });
    for (const [i, { label, blobKey }] of (asset.job?.images ?? []).entries())
      put(`${fileName(label ?? `picture-${i}`)}.png`, blobKey);
    for (const { name, blobKey } of asset.job?.files ?? []) put(fileName(name), blobKey);
    for (const { type, direction, job } of asset.animations)
      if (job.status === 'COMPLETED')
        for (const [i, { blobKey }] of job.images.entries())
          put(`${fileName(type)}/${fileName(direction)}/${i}.png`, blobKey);
  }
  if (files.length > MAX_GIVEN)
    throw new AppError(
      'BAD_USER_INPUT',
      `These assets have ${files.length} files; at most ${MAX_GIVEN} are put in at a time.`,
    );
  return files;
}
