/** Workers that hold sandbox sessions: which live, and which can. */
import type { Db } from '../db.ts';
import { AppError } from '../errors.ts';
import { HOST_GONE_MS } from '../jobs/contract.ts';
import type { Statement } from '../sql.ts';
import { MAX_SESSIONS_OF_HOST } from './limits.ts';
import { sandboxesAreOff } from './off.ts';

const BEAT: Statement = {
  name: 'sandbox_host_lives',
  text: `insert into sandbox_host (id, unavailable, seen_at) values ($1, $2, now())
    on conflict (id) do update set seen_at = now(), unavailable = $2`,
};
const LIVING: Statement = {
  name: 'living_sandbox_hosts',
  text: `select id, unavailable, (select count(*)::int from sandbox_session s where s.host_id = h.id) as sessions
    from sandbox_host h where seen_at > now() - interval '${HOST_GONE_MS} milliseconds' order by sessions, id`,
};
/** By the database's clock, as in `LIVING`. */
const FORGET: Statement = {
  name: 'forget_sandbox_hosts',
  text: `delete from sandbox_host where seen_at < now() - interval '1 hour'`,
};

interface Host {
  readonly id: string;
  readonly unavailable: string | null;
  readonly sessions: number;
}

/** A worker tells that it lives, and whether it can jail programs. */
export const beat = (db: Db, hostId: string, unavailable: string | undefined) =>
  db.sql(BEAT, [hostId, unavailable ?? null]);
export const forgetHosts = (db: Db) => db.sql(FORGET, []);
export const livingHosts = (db: Db) => db.sql<Host>(LIVING, []);

/**
 * Those that can jail programs, the one with the fewest sessions first. Throws UNAVAILABLE where there is none: with the
 * reason of one that cannot, or because no worker runs.
 */
export async function ableHosts(db: Db): Promise<readonly Host[]> {
  const living = await livingHosts(db);
  const able = living.filter(({ unavailable }) => unavailable === null);
  if (able.length) return able;
  throw new AppError('UNAVAILABLE', sandboxesAreOff(living[0]?.unavailable ?? 'no worker is running'));
}

/** The host for a new session. Throws OVERLOADED when all are full. */
export function roomyHost([first]: readonly Host[]): string {
  if (!first || first.sessions >= MAX_SESSIONS_OF_HOST)
    throw new AppError('OVERLOADED', 'The server holds as many sandbox sessions as it can.', { retryAfter: 60 });
  return first.id;
}
