import type { z } from 'zod';
import type { FacadeDeps } from './deps.ts';

/** The reply itself. Where replies are checked, an Error names what its schema does not say. */
export function checkedReply<Reply>(reply: Reply, schema: z.ZodType, { checkReplies }: FacadeDeps): Reply {
  if (!checkReplies) return reply;
  const { error } = schema.safeParse(reply);
  if (!error) return reply;
  const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`a reply differs from its schema: ${wrong.join('; ')}`);
}
