import { usageOf } from '../src/billing.ts';
import type { Job } from '../src/db.ts';
import { builder } from './builder.ts';

export const UsageUnit = builder.enumType('UsageUnit', {
  description: 'What a charge is counted in.',
  values: { USD: { value: 'usd' }, GENERATIONS: { value: 'generations' } } as const,
});

export const Price = builder.objectRef<{ usd: number; generations: number }>('Price').implement({
  description: 'What something costs: dollars while the account has enough of them, else generations.',
  fields: (t) => ({ usd: t.exposeFloat('usd'), generations: t.exposeInt('generations') }),
});

/** What a job holds, or, once completed, was charged. */
export const Usage = builder.objectRef<ReturnType<typeof usageOf>>('Usage').implement({
  description:
    'What a job holds of the account’s credit and, once it is completed, was charged. A failed or cancelled job costs nothing.',
  fields: (t) => ({
    type: t.expose('type', { type: UsageUnit }),
    usd: t.exposeFloat('usd', { description: 'Dollars; 0 when it is paid in generations.' }),
    generations: t.exposeInt('generations', {
      nullable: true,
      description: 'Generations; null when it is paid in dollars.',
    }),
  }),
});

/** A failed or cancelled job gave its hold back. */
export const usageOfJob = (job: Pick<Job, 'status' | 'unit' | 'cost'>) =>
  usageOf({ unit: job.unit, amount: job.status === 'FAILED' || job.status === 'CANCELED' ? 0n : job.cost });
