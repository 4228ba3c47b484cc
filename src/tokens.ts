import { randomInt } from 'node:crypto';
import { hashToken } from './access.ts';
import { grant } from './billing.ts';
import type { Config } from './config.ts';
import type { Db, Tx } from './db.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 letters of 62 are 190 bits: no guessing, and no slow hash needed. */
const LENGTH = 32;
/** Shown in lists, to recognise a token by. */
const PREFIX_LENGTH = 7;
const ADVISORY_LOCK = 1_886_413_166n;

/** A new secret: `pk_` and 32 random letters and digits. */
export const newToken = (): string => `pk_${Array.from({ length: LENGTH }, () => LETTERS[randomInt(62)]).join('')}`;

/** Stores a token of an account and gives its id; only its hash is kept. `scopes`: words of SCOPES, or `*` for all. */
export async function addToken(
  db: Db | Tx,
  token: string,
  of: { accountId: string; name: string; scopes?: readonly string[] },
): Promise<string> {
  const { accountId, name, scopes = ['*'] } = of;
  const prefix = token.slice(0, PREFIX_LENGTH);
  const { id } = await db.token.create({
    data: { accountId, name, prefix, hash: hashToken(token), scopes: [...scopes] },
    select: { id: true },
  });
  return id;
}

/** Ends a token for good: its row first, then the processes that remember it. False when it was revoked already. */
export async function revokeToken(
  db: Db,
  tokenId: string,
  events: { publishRevocation(tokenId: string): Promise<void> },
): Promise<boolean> {
  const { count } = await db.token.updateMany({
    where: { id: tokenId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await events.publishRevocation(tokenId);
  return count > 0;
}

/** Makes an account with the starting credit of the configuration and returns its id. */
export async function addAccount(tx: Tx, name: string, start: Config['start']): Promise<string> {
  const { id } = await tx.account.create({ data: { name } });
  await grant(tx, id, start, 'starting credit');
  return id;
}

/**
 * Makes sure that `token` works, adding it to the oldest account, or to a new one where there is none. A revoked token
 * stays revoked: then it returns false.
 */
export async function ensureToken(db: Db, token: string, start: Config['start']): Promise<boolean> {
  return db.$transaction(async (tx) => {
    // Several hosts may start on one new database.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`;
    const known = await tx.token.findUnique({ where: { hash: hashToken(token) }, select: { revokedAt: true } });
    if (known) return known.revokedAt === null;
    const oldest = await tx.account.findFirst({ orderBy: { createdAt: 'asc' }, select: { id: true } });
    const accountId = oldest?.id ?? (await addAccount(tx, 'default', start));
    await addToken(tx, token, { accountId, name: 'first' });
    return true;
  });
}
