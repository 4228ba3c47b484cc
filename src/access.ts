import { createHash } from 'node:crypto';
import type { Caller, Context, Scope } from './context.ts';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';

/** How a token is stored: SHA-256 in hex. Tokens are random and long, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header: `Bearer <token>`, any case; undefined when there is none. */
export const bearer = (header: string | null | undefined): string | undefined =>
  /^bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];

const CACHE_MS = 5_000;
const CACHE_SIZE = 10_000;

/**
 * Looks tokens up; a found one is remembered for five seconds (a revoked token may live that long), so that a busy
 * client costs one query in that time.
 */
export function createAuthenticator(db: Db): (token: string) => Promise<Caller | null> {
  const cache = new Map<string, { caller: Caller; until: number }>();
  return async (token) => {
    const hash = hashToken(token);
    const hit = cache.get(hash);
    if (hit && hit.until > Date.now()) return hit.caller;
    const row = await db.token.findUnique({
      where: { hash },
      select: { id: true, accountId: true, scopes: true, revokedAt: true },
    });
    if (!row || row.revokedAt) {
      cache.delete(hash);
      return null;
    }
    const caller = { accountId: row.accountId, tokenId: row.id, scopes: row.scopes };
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(hash, { caller, until: Date.now() + CACHE_MS });
    return caller;
  };
}

/** The caller, or the 401 that the surfaces tell apart: no token, or a wrong one. */
export function requireCaller(ctx: Pick<Context, 'caller' | 'tokenGiven'>): Caller {
  if (ctx.caller) return ctx.caller;
  throw new AppError('UNAUTHENTICATED', ctx.tokenGiven ? 'Invalid API token' : 'Not authenticated');
}

/** Throws 401 without a caller and 403 when its token lacks the scope. A null scope is for everyone. */
export function requireScope(ctx: Pick<Context, 'caller' | 'tokenGiven'>, scope: Scope | null): void {
  if (scope === null) return;
  const { scopes } = requireCaller(ctx);
  if (!scopes.includes('*') && !scopes.includes(scope))
    throw new AppError('FORBIDDEN', `This token lacks the scope "${scope}" (it has: ${scopes.join(', ') || 'none'}).`);
}
