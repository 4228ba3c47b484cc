import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { type Sql, sqlOn } from './sql.ts';

export type { default as PrismaTypes } from './generated/pothos-prisma-types.ts';
export { getDatamodel } from './generated/pothos-prisma-types.ts';
export type * from './generated/prisma/client.ts';
export { FeedbackType, JobPriority, JobStatus, LedgerKind, Unit } from './generated/prisma/enums.ts';
export { Prisma };

/** Prisma, and for statements that thousands of jobs go through, the same connections without it. */
export type Db = PrismaClient & { readonly sql: Sql };
/** What runs inside `db.$transaction(async (tx) => …)`. */
export type Tx = Prisma.TransactionClient;

/**
 * Milliseconds that a transaction may wait for a connection, and may take. Requests of one account wait for its row: a
 * burst of them must queue rather than fail, which Prisma's 2 and 5 seconds made it do.
 */
const TRANSACTION = { maxWait: 20_000, timeout: 20_000 };

/** Statements that a connection keeps prepared; later ones are parsed each time. */
const MOST_PREPARED = 500;

/** Names statements so that the database parses each once a connection. */
function statementNames(): (query: { readonly sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_PREPARED) return '';
    const name = `p_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`;
    names.set(sql, name);
    return name;
  };
}

/** Connects lazily. `url`: postgresql://…; `connections`: most at a time. */
export function openDb(url: string, connections = 10): Db {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator: statementNames() });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  const prisma = new PrismaClient({ adapter, transactionOptions: TRANSACTION });
  return Object.assign(prisma, { sql: sqlOn(pool) });
}

/** Plain JSON as the database's client takes it: its own type does not see that readonly objects are JSON, too. */
export const asJson = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject;
