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

/**
 * Milliseconds that a transaction may wait for a connection, and may take. Requests of one account wait for its row: a
 * burst of them must queue rather than fail, which Prisma's 2 and 5 seconds made it do.
 */
const TRANSACTION = { maxWait: 20_000, timeout: 20_000 };

/** Connects lazily. `url`: postgresql://…; `connections`: most at a time. */
export function openDb(url: string, connections = 10): Db {
  const adapter = new PrismaPg({ connectionString: url, max: connections });
  return new PrismaClient({ adapter, transactionOptions: TRANSACTION });
}
