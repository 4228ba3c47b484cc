import type { Logger } from 'pino';
import { bearer, hashToken } from './access.ts';
import { clientNetwork } from './client-address.ts';
import type { Config } from './config.ts';
import { SHORTEST_TOKEN } from './config.ts';
import type { Caller, Context } from './context.ts';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';
import { createFailureLimit } from './failure-limit.ts';
import { createLookUpTogether } from './look-up-together.ts';

/** Who asks; without a caller, why not, if anything was tried. */
export type Identity = Pick<Context, 'caller' | 'refusal'>;

export interface Authenticator {
  /**
   * Who sends this `Authorization` header from this address. Without a caller, `refusal` is what a request that needs
   * one is told: UNAUTHENTICATED, or TOO_MANY_REQUESTS when the address has sent too many wrong tokens.
   */
  identify(authorization: string | undefined, address: string): Promise<Identity>;
  /** Hears that a token was revoked: the next request with it looks at its row, and whoever watches it is told. */
  revoked(tokenId: string): void;
  /** Calls `listener` once when the token is revoked, at the latest {@link WATCHED_MS} later, until the returned function is called. */
  onRevoked(tokenId: string, listener: () => void): () => void;
  close(): void;
}

/** A token that was right is believed for so long without a look at its row, unless it is heard to be revoked. */
const REMEMBERED_MS = 5_000;
const MOST_REMEMBERED = 10_000;
/** Tokens of streams that stay open are looked at this often, in case nobody said that they were revoked. */
const WATCHED_MS = 15_000;

/**
 * Looks tokens up, and limits wrong ones by the address that they come from. A right token is served from any address,
 * whatever else comes from there: behind one address may be a whole office. What is limited is the work that wrong
 * tokens make: an address within its limit has its tokens looked up one by one; one beyond it shares one query with all
 * others like it a few times a second, except for tokens that were right before. There alone a right token may have to
 * try again: one that this process has not seen yet, while its own address sends thousands of wrong ones a second.
 */
export function createAuthenticator(
  db: Db,
  { wrongTokensPerMinute }: Pick<Config, 'wrongTokensPerMinute'>,
  log: Pick<Logger, 'warn'>,
): Authenticator {
  /** By hash. What is past its time is kept all the same: it tells which tokens were right. */
  const remembered = new Map<string, { caller: Caller; until: number }>();
  /** Look-ups under way by hash: many requests with one token cost one. */
  const pending = new Map<string, Promise<Caller | null>>();
  let revocations = 0;
  const watchers = new Map<string, Set<() => void>>();
  const failures = createFailureLimit(wrongTokensPerMinute, {
    onRefused: (client) => log.warn({ client, wrongTokensPerMinute }, 'too many wrong tokens from one address'),
  });

  const remember = (hash: string, caller: Caller) => {
    // removed first, so that the one that was not looked at for longest is the first
    remembered.delete(hash);
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(hash, { caller, until: Date.now() + REMEMBERED_MS });
  };

  const lookUp = async (hashes: readonly string[]): Promise<ReadonlyMap<string, Caller>> => {
    const before = revocations;
    const rows = await db.token.findMany({
      where: { hash: { in: [...hashes] }, revokedAt: null },
      select: { id: true, accountId: true, scopes: true, hash: true },
    });
    const found = new Map(
      rows.map(({ hash, id, accountId, scopes }) => [hash, { accountId, tokenId: id, scopes }] as const),
    );
    // what was read before a revocation may be out of date
    if (before === revocations) for (const [hash, caller] of found) remember(hash, caller);
    return found;
  };
  const together = createLookUpTogether(lookUp);
  const alone = async (hash: string) => (await lookUp([hash])).get(hash) ?? null;

  const once = (hash: string, find: () => Promise<Caller | null>): Promise<Caller | null> => {
    const running = pending.get(hash);
    if (running) return running;
    const started = find().finally(() => {
      if (pending.get(hash) === started) pending.delete(hash);
    });
    pending.set(hash, started);
    return started;
  };

  const callerOf = async (token: string | undefined, address: string) => {
    const hash = token !== undefined && token.length >= SHORTEST_TOKEN ? hashToken(token) : undefined;
    const known = hash === undefined ? undefined : remembered.get(hash);
    if (known && known.until > Date.now()) return { caller: known.caller };
    const client = clientNetwork(address);
    const attempt = failures.attempt(client);
    const find = (of: string) => {
      if (attempt.state === 'within' || known) return alone(of);
      return attempt.state === 'over' ? together(of, client) : together(of);
    };
    let caller: Caller | null;
    try {
      caller = hash === undefined ? null : await once(hash, () => find(hash));
    } catch (error) {
      attempt.end();
      throw error;
    }
    if (caller) {
      attempt.end();
      return { caller };
    }
    if (hash !== undefined) remembered.delete(hash);
    return { caller: null, refusal: attempt.fail() ?? new AppError('UNAUTHENTICATED', 'Invalid API token') };
  };

  const revoked = (tokenId: string) => {
    revocations += 1;
    pending.clear();
    for (const [hash, { caller }] of remembered) if (caller.tokenId === tokenId) remembered.delete(hash);
    const told = watchers.get(tokenId) ?? [];
    watchers.delete(tokenId);
    for (const listener of told) listener();
  };
  const lookAtWatched = async () => {
    if (!watchers.size) return;
    const gone = await db.token.findMany({
      where: { id: { in: [...watchers.keys()] }, revokedAt: { not: null } },
      select: { id: true },
    });
    for (const { id } of gone) revoked(id);
  };
  const timer = setInterval(() => {
    lookAtWatched().catch((error: Error) => log.warn({ err: error.message }, 'tokens of open streams not looked at'));
  }, WATCHED_MS).unref();

  return {
    identify: async (authorization, address) =>
      authorization?.trim() ? callerOf(bearer(authorization), address) : { caller: null },
    revoked,
    onRevoked: (tokenId, listener) => {
      const mine = watchers.get(tokenId) ?? new Set();
      watchers.set(tokenId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (!mine.size && watchers.get(tokenId) === mine) watchers.delete(tokenId);
      };
    },
    close: () => clearInterval(timer),
  };
}
