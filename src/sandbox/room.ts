/** Room for one more session: of those that are open, one that nobody uses is stored and ended. */
import { requireCaller } from '../access.ts';
import type { Context } from '../context.ts';
import { JobStatus } from '../db.ts';
import { callSandbox } from './call.ts';
import { MAX_SESSIONS, RESTING_MS, SESSION_IDLE_MS } from './limits.ts';

/**
 * Where the account has as many sessions open as it may, ends the one that rests longest, after storing its files as a
 * session's end by itself does: who makes one game after the other comes to the limit without knowing of it. A session
 * that was called a moment ago, or at whose work it still is, stays.
 */
export async function makeRoom(ctx: Context, projectId: string, branch: string): Promise<void> {
  const { db } = ctx.services;
  const { accountId } = requireCaller(ctx);
  const open = await db.sandboxSession.findMany({ where: { accountId }, orderBy: { expiresAt: 'asc' } });
  // the branch that is open already is given again
  if (open.length < MAX_SESSIONS || open.some((one) => one.projectId === projectId && one.branch === branch)) return;
  const restsUntil = Date.now() + SESSION_IDLE_MS - RESTING_MS;
  for (const session of open) {
    if (session.expiresAt.getTime() > restsUntil) return;
    const working = await db.job.count({
      where: {
        ...{ accountId, kind: 'sandboxCall', status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] } },
        payload: { path: ['sessionId'], equals: session.id },
      },
    });
    if (working) continue;
    try {
      // the key of the call that wants the room is not this one's
      const own = { ...ctx, idempotencyKey: undefined };
      await callSandbox(own, session, { tool: 'destroy', sync: true }, { operation: 'destroySandboxSession' });
      return;
    } catch {
      // its files could not be stored: it stays, and another one may do
    }
  }
}
