import type { ServerContext } from '@modelcontextprotocol/server';
import type { Context } from '../../src/context.ts';

type Tell = NonNullable<Context['onProgress']>;

/** Tells a client the progress of the work, if it sent a token for it: percent of 100, the stage as the message. */
export function progressOf({ mcpReq }: ServerContext): { tell: Tell; told: () => Promise<void> } | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let last = -1;
  let sent: Promise<unknown> = Promise.resolve();
  return {
    tell: ({ fraction, stage, label }) => {
      const progress = Math.round(fraction * 1000) / 10;
      // the protocol wants every value to be greater than the one before
      if (progress <= last) return;
      last = progress;
      const params = { progressToken, progress, total: 100, message: label ? `${stage}: ${label}` : stage };
      sent = sent.then(() => mcpReq.notify({ method: 'notifications/progress', params })).catch(() => undefined);
    },
    /** Resolves when the client was sent everything: the result comes after. */
    told: async () => void (await sent),
  };
}
