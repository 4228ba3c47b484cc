import { z } from 'zod';
import { always, type DataOf, fetch, maybe, number, read, text, value } from './shape.ts';

/** Entries of replies that several operations share, as REST and MCP show them. */

export const Base64Image = z
  .object({
    type: z.literal('base64'),
    base64: z.string().describe('Raw base64 of a PNG file, without a data: prefix.'),
    format: z.literal('png'),
  })
  .meta({ title: 'Base64Image' });
export const imageBody = (base64: string) => ({ type: 'base64', base64, format: 'png' }) as const;

export const Usage = z.object({
  type: z.enum(['usd', 'generations']),
  usd: z.number().describe('Dollars charged; 0 when it was paid in generations.'),
  generations: z.number().nullable().describe('Generations charged, or null when it was paid in dollars.'),
});

/** v1 knows dollars alone. */
export const UsdUsage = z.object({ type: z.literal('usd'), usd: z.number() });

/** A job's usage, as GraphQL gives it. */
const charge = fetch({ type: value<'USD' | 'GENERATIONS'>(), usd: number, generations: maybe(number) });
/** Of a job. */
export const usageFields = fetch({ usage: charge });
export const usageBody = ({ usage: { type, usd, generations } }: DataOf<typeof usageFields>) => ({
  type: type === 'USD' ? ('usd' as const) : ('generations' as const),
  usd,
  generations,
});
const usdBody = ({ usage }: DataOf<typeof usageFields>) => ({ type: 'usd' as const, usd: usage.usd });

export const usage = read(usageFields, Usage, usageBody);
export const jobUsage = read(fetch({ job: usageFields }), Usage, ({ job }) => usageBody(job));
export const finishedUsage = read(fetch({ finished: usageFields }), Usage, ({ finished }) => usageBody(finished));
export const finishedUsd = read(fetch({ finished: usageFields }), UsdUsage, ({ finished }) => usdBody(finished));
/** Of what is free. */
export const free = always(Usage, { type: 'usd', usd: 0, generations: null });

/** The word that REST and MCP use for a status. */
export const statusWord = (status: string): string =>
  ({ QUEUED: 'processing', RUNNING: 'processing', COMPLETED: 'completed', FAILED: 'failed', CANCELED: 'cancelled' })[
    status
  ] ?? 'processing';

/** How far the job of a thing is, in the words of REST and MCP. */
export const status = read(fetch({ status: text }), z.string(), (of) => statusWord(of.status));
const jobFields = fetch({ fraction: number, stage: text, etaSeconds: number, error: maybe(fetch({ message: text })) });
/** What a tool's words say of a thing and its job. */
export const progressFields = fetch({ id: text, status: text, job: jobFields });
export const percentOf = ({ fraction }: { readonly fraction: number }): number => Math.round(fraction * 100);
export const percent = read(fetch({ job: fetch({ fraction: number }) }), z.number(), ({ job }) => percentOf(job));
export const eta = read(fetch({ job: fetch({ etaSeconds: number }) }), z.number(), ({ job }) => job.etaSeconds);
export const errorMessage = read(
  fetch({ job: fetch({ error: maybe(fetch({ message: text })) }) }),
  z.string().nullable(),
  ({ job }) => job.error?.message ?? null,
);
/** `~5s` */
export const about = (seconds: number): string => `~${Math.ceil(seconds)}s`;
