import { z } from 'zod';

/** Shapes of replies that several operations share, as REST and MCP show them. */

export const Base64Image = z.object({
  type: z.literal('base64'),
  base64: z.string().describe('Raw base64 of a PNG file, without a data: prefix.'),
  format: z.literal('png'),
});

export const Usage = z.object({
  type: z.enum(['usd', 'generations']),
  usd: z.number().describe('Dollars charged; 0 when it was paid in generations.'),
  generations: z.number().nullable().describe('Generations charged, or null when it was paid in dollars.'),
});

/** Of what is free. */
export const NO_USAGE = { type: 'usd', usd: 0, generations: null } as const;

/** v1 knows dollars alone. */
export const UsdUsage = z.object({ type: z.literal('usd'), usd: z.number() });

export const JobAccepted = z.object({ background_job_id: z.uuid(), status: z.string(), usage: Usage });

export interface UsageData {
  readonly type: 'USD' | 'GENERATIONS';
  readonly usd: number;
  readonly generations: number | null;
}
export const USAGE = 'usage { type usd generations }';
export const usageBody = (u: UsageData) => ({ type: u.type.toLowerCase(), usd: u.usd, generations: u.generations });

export const imageBody = (base64: string) => ({ type: 'base64', base64, format: 'png' });
