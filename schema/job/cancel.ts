import { requireCaller } from '../../src/access.ts';
import { cancelJob } from '../../src/jobs/cancel.ts';
import { builder } from '../builder.ts';
import { JobByIdInput } from './get.ts';
import { Job } from './type.ts';

builder.mutationField('cancelJob', (t) =>
  t.field({
    type: Job,
    description: 'Stops an unfinished job and gives its credit back. A finished job stays as it is.',
    args: { input: t.arg({ type: JobByIdInput, required: true }) },
    extensions: { operation: { scope: 'jobs:write' } },
    resolve: (_root, { input }, ctx) =>
      cancelJob(ctx.services.db, ctx.services.events, requireCaller(ctx).accountId, input.jobId),
  }),
);
