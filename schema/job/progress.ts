import { requireCaller, requireScope } from '../../src/access.ts';
import { invalidInput } from '../../src/errors.ts';
import { closable } from '../../src/jobs/closable.ts';
import type { JobProgress as Progress } from '../../src/jobs/contract.ts';
import { watchJob } from '../../src/jobs/wait.ts';
import { watchAccount } from '../../src/jobs/watch-account.ts';
import { builder } from '../builder.ts';
import { isUuid } from '../rules.ts';
import { JobProgress } from './type.ts';

builder.subscriptionField('jobProgress', (t) =>
  t.field({
    type: JobProgress,
    description:
      'All progress of one job in order, from its beginning to its end, also when asked late. Ends with the job.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, { id }, ctx) => {
      requireScope(ctx, 'jobs:read');
      const { accountId } = requireCaller(ctx);
      if (!isUuid(String(id))) throw invalidInput([{ path: ['id'], message: 'Invalid UUID', type: 'value_error' }]);
      return closable((signal) => watchJob(ctx.services, accountId, String(id), signal), ctx.signal);
    },
    resolve: (progress: Progress) => progress,
  }),
);

builder.subscriptionField('jobs', (t) =>
  t.field({
    type: JobProgress,
    description: 'Progress of all jobs of this account from now on.',
    subscribe: (_root, _args, ctx) => {
      requireScope(ctx, 'jobs:read');
      const { accountId } = requireCaller(ctx);
      return closable((signal) => watchAccount(ctx.services.events, accountId, signal), ctx.signal);
    },
    resolve: (progress: Progress) => progress,
  }),
);
