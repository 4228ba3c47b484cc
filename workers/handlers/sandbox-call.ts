import type { KindHandler } from '../tools.ts';

export const sandboxCall: KindHandler<'sandboxCall'> = async (
  payload,
  { sandboxes, agent, job, signal, progress },
) => ({
  data: await sandboxes.call(payload, {
    accountId: job.accountId,
    signal,
    progress,
    ...(agent.ask ? { ask: agent.ask } : {}),
  }),
});
