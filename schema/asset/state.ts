import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import type { Context } from '../../src/context.ts';
import type { Asset as AssetRow } from '../../src/db.ts';
import { AppError } from '../../src/errors.ts';
import { endedJob } from '../../src/jobs/wait.ts';
import type { InputFields } from '../job/payload.ts';
import type { Noun } from './noun.ts';

/** How long the source's job is waited for, in milliseconds. */
const WAIT_MS = 30_000;
/** Length of a name that is made of the edit. */
const NAME_LENGTH = 20;

/** What every input says that makes a state of something. */
export const stateFields = (t: InputFields, example: string) => ({
  editDescription: t.string({
    required: true,
    description: `What is different: ${example}.`,
    validate: z.string().max(1000).regex(/\S/, 'must not be empty'),
  }),
  stateName: t.string({
    description: `What to call the state; absent is the first ${NAME_LENGTH} characters of the edit.`,
    validate: z.string().trim().min(1).max(100),
  }),
});

/** Of its source a state keeps the name, the description, the group and, unless another is asked for, the project. */
export function keptBy(
  source: Pick<AssetRow, 'name' | 'description' | 'groupId' | 'projectId'>,
  input: {
    readonly editDescription: string;
    readonly stateName?: string | null;
    readonly projectId?: string | null;
  },
) {
  const { name, description, groupId, projectId } = source;
  const edit = input.editDescription.trim();
  return {
    name,
    description,
    state: { groupId, name: input.stateName ?? edit.slice(0, NAME_LENGTH).trim() },
    projectId: input.projectId ?? projectId,
  };
}

/** Waits for what the source is drawn by. Throws LOCKED when that takes too long, GONE when it could not be made. */
export async function awaitSource(
  { id, jobId }: Pick<AssetRow, 'id' | 'jobId'>,
  { capital }: Pick<Noun, 'capital'>,
  ctx: Context,
): Promise<void> {
  if (!jobId) return;
  const job = await endedJob(ctx.services, requireCaller(ctx).accountId, jobId, {
    timeoutMs: WAIT_MS,
    signal: ctx.signal,
    onProgress: ctx.onProgress,
  });
  if (!job)
    throw new AppError('LOCKED', `${capital} ${id} is still being made after ${WAIT_MS / 1000} seconds.`, {
      retryAfter: 10,
    });
  if (job.status !== 'COMPLETED')
    throw new AppError('GONE', `${capital} ${id} could not be made: ${job.errorMessage ?? 'it was cancelled.'}`);
}
