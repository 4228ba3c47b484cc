import type { OperationMeta, Route } from '../operation.ts';
import { acceptedReply } from './replies.ts';

/** What all operations on pictures say that are served by one v2 route, which answers with the job at once. */
export const accepted = (
  path: `/${string}`,
  { summary, example, reply = acceptedReply }: Pick<Route, 'summary' | 'example'> & Partial<Pick<Route, 'reply'>>,
) =>
  ({
    scope: 'images:write',
    rest: { v2: { route: `POST ${path}`, ...(summary ? { summary } : {}), ...(example ? { example } : {}), reply } },
  }) as const satisfies OperationMeta;
