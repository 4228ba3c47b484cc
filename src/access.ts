import { createHash } from 'node:crypto';
import type { Caller, Context, Scope } from './context.ts';
import { AppError } from './errors.ts';

/** How a token is stored: SHA-256 in hex. Tokens are random and long, so no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header: `Bearer <token>`, any case; undefined when there is none. */
export const bearer = (header: string | null | undefined): string | undefined =>
  /^bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];

/** The caller, or what the surfaces tell apart: no token (401), a wrong one (401), too many wrong ones (429). */
export function requireCaller(ctx: Pick<Context, 'caller' | 'refusal'>): Caller {
  if (ctx.caller) return ctx.caller;
  throw ctx.refusal ?? new AppError('UNAUTHENTICATED', 'Not authenticated');
}

/** Throws 401 or 429 without a caller and 403 when its token lacks the scope. A null scope is for everyone. */
export function requireScope(ctx: Pick<Context, 'caller' | 'refusal'>, scope: Scope | null): void {
  if (scope === null) return;
  const { scopes } = requireCaller(ctx);
  if (!scopes.includes('*') && !scopes.includes(scope))
    throw new AppError('FORBIDDEN', `This token lacks the scope "${scope}" (it has: ${scopes.join(', ') || 'none'}).`);
}
