import type pg from 'pg';

/** A statement that the database parses once a connection. `name` is unique in the program. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs a prepared statement; objects and arrays of objects travel as JSON texts that the caller makes. */
export type Sql = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

/** Two transactions waited for each other and one was ended: it may simply be asked again. */
const DEADLOCK = '40P01';
const TRIES = 5;

export function sqlOn(pool: pg.Pool): Sql {
  return async <Row>(statement: Statement, values: readonly unknown[]) => {
    for (let tries = 1; ; tries++) {
      try {
        const { rows } = await pool.query({ ...statement, values: [...values] });
        return rows as Row[];
      } catch (error) {
        if ((error as { code?: unknown }).code !== DEADLOCK || tries >= TRIES) throw error;
      }
    }
  };
}

/** Classes of SQLSTATE, and codes, that say that the database is away, starts, stops or has no room. */
const AWAY = /^(08|53|57P|58)/;
/** What Node and the drivers call it. */
const BROKEN =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|Connection terminated|timeout exceeded when trying to connect|Can't reach database|Client has encountered a connection error|server closed the connection/i;

/** How Prisma tells a SQLSTATE that it has no code of its own for: in its message. */
const TOLD_BY_PRISMA = /^Database error\. Code: `(\w+)`/m;

/** Whether an error says that the database is away, and nothing about what it was asked. */
export function isOutage(error: unknown): boolean {
  const { code, message, cause } = error as { code?: unknown; message?: string; cause?: unknown };
  return (
    (typeof code === 'string' &&
      (AWAY.test(code) || BROKEN.test(code) || /^P(1001|1002|1008|1017|2037)$/.test(code))) ||
    BROKEN.test(message ?? '') ||
    AWAY.test(TOLD_BY_PRISMA.exec(message ?? '')?.[1] ?? '') ||
    (typeof cause === 'object' && cause !== null && isOutage(cause))
  );
}
