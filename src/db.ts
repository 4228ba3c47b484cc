import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';

export type { default as PrismaTypes } from './generated/pothos-prisma-types.ts';
export { getDatamodel } from './generated/pothos-prisma-types.ts';
export type * from './generated/prisma/client.ts';
export { FeedbackType, JobPriority, JobStatus, LedgerKind, Unit } from './generated/prisma/enums.ts';
export { Prisma };

export type Db = PrismaClient;
/** What runs inside `db.$transaction(async (tx) => …)`. */
export type Tx = Prisma.TransactionClient;

/** Connects lazily. `url`: postgresql://…; `connections`: most at a time. */
export function openDb(url: string, connections = 10): Db {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: connections }) });
}
