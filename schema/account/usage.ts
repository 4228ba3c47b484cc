import { z } from 'zod';
import { requireCaller } from '../../src/access.ts';
import { usd } from '../../src/billing.ts';
import { builder } from '../builder.ts';

interface Row {
  readonly day: string;
  readonly kind: string;
  readonly jobs: number;
  readonly usdMicros: bigint;
  readonly generations: bigint;
}

const Usage = builder.objectRef<Row>('DayUsage').implement({
  description: 'What the completed jobs of one kind cost on one day.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Of UTC: `2026-11-22`.' }),
    kind: t.exposeString('kind', { description: 'What was made: `generateImage`, …' }),
    jobs: t.exposeInt('jobs'),
    usd: t.float({ resolve: ({ usdMicros }) => usd(usdMicros) }),
    generations: t.int({ resolve: ({ generations }) => Number(generations) }),
  }),
});

const MOST_DAYS = 90;

builder.queryField('usage', (t) =>
  t.field({
    type: [Usage],
    description: 'What was charged, by day and kind, oldest day first; days without a job are left out.',
    args: {
      days: t.arg.int({
        required: true,
        defaultValue: 30,
        description: `Of so many days, today's among them: 1 to ${MOST_DAYS}.`,
        validate: z.number().int().min(1).max(MOST_DAYS),
      }),
    },
    extensions: { operation: { scope: 'account:read' } },
    resolve: (_root, { days }, ctx) => {
      const { accountId } = requireCaller(ctx);
      const from = new Date();
      from.setUTCHours(0, 0, 0, 0);
      from.setUTCDate(from.getUTCDate() - days + 1);
      return ctx.services.db.$queryRaw<Row[]>`
        select to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, count(*)::int as jobs,
          coalesce(sum(cost) filter (where unit = 'USD'), 0)::bigint as "usdMicros",
          coalesce(sum(cost) filter (where unit = 'GENERATIONS'), 0)::bigint as generations
        from job
        where account_id = ${accountId}::uuid and status = 'COMPLETED' and finished_at >= ${from}
        group by 1, 2 order by 1, 2`;
    },
  }),
);
