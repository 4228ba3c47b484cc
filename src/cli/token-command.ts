import path from 'node:path';
import { parseArgs } from 'node:util';
import { grant, usd } from '../billing.ts';
import { type Config, readConfig } from '../config.ts';
import { SCOPES } from '../context.ts';
import { type Db, openDb } from '../db.ts';
import { publishRevocation } from '../jobs/events.ts';
import { takeLock } from '../launch/lock.ts';
import { startPostgres } from '../launch/postgres.ts';
import { runningServices } from '../launch/services-file.ts';
import { migrate } from '../migrate.ts';
import { addAccount, addToken, newToken, revokeToken } from '../tokens.ts';

const USAGE = `Usage:
  npm run token -- create [--name NAME] [--scopes a,b | '*'] [--account ID | --new-account NAME]
  npm run token -- list
  npm run token -- revoke ID | PREFIX
  npm run token -- credit [--usd N] [--generations N] [--account ID]

Scopes: ${SCOPES.join(', ')}; * stands for all, and is the default.
Without --account a token or credit is for the oldest account; --new-account makes one with the starting credit.`;

class UsageError extends Error {}

/** Where a command says its answer, and what else there is to know. */
export interface Say {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

interface Run {
  readonly config: Config;
  readonly say: Say;
}

/** Calls `work` with the database, wherever it is. */
async function withDb({ config }: Run, work: (db: Db, redisUrl?: string) => Promise<void>): Promise<void> {
  const running = await runningServices(config.dataDir);
  const url = config.databaseUrl ?? running?.databaseUrl;
  const redisUrl = config.redisUrl ?? running?.redisUrl;
  if (url) return use(url, (db) => work(db, redisUrl));
  const unlock = await takeLock(config.dataDir);
  try {
    const postgres = await startPostgres({ dir: path.join(config.dataDir, 'pg') });
    await migrate(postgres.url)
      .then(() => use(postgres.url, work))
      .finally(() => postgres.stop());
  } finally {
    await unlock();
  }
}

async function use(url: string, work: (db: Db) => Promise<void>): Promise<void> {
  const db = openDb(url, 1);
  await work(db).finally(() => db.$disconnect());
}

interface CreateOptions {
  readonly name?: string | undefined;
  readonly scopes?: string | undefined;
  readonly account?: string | undefined;
  readonly 'new-account'?: string | undefined;
}

async function create({ config, say }: Run, db: Db, options: CreateOptions): Promise<void> {
  const scopes = (options.scopes ?? '*').split(',').map((scope) => scope.trim());
  const unknown = scopes.filter((scope) => scope !== '*' && !(SCOPES as readonly string[]).includes(scope));
  if (unknown.length) throw new UsageError(`Unknown scopes: ${unknown.join(', ')}`);
  const token = newToken();
  const accountId = await db.$transaction(async (tx) => {
    const id = options['new-account']
      ? await addAccount(tx, options['new-account'], config.start)
      : await findAccount(tx, options.account);
    await addToken(tx, token, { accountId: id, name: options.name ?? 'command line', scopes });
    return id;
  });
  say.error(`Token of account ${accountId}, with ${scopes.join(', ')}. It is shown this once:`);
  say.log(token);
}

async function findAccount(tx: Pick<Db, 'account'>, id: string | undefined): Promise<string> {
  if (id !== undefined && !/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError(`Not an account id: ${id}`);
  const account = await tx.account.findFirst({ where: id ? { id } : {}, orderBy: { createdAt: 'asc' } });
  if (!account) throw new UsageError(id ? `No account ${id}` : 'There is no account yet: add --new-account NAME');
  return account.id;
}

interface CreditOptions {
  readonly usd?: string | undefined;
  readonly generations?: string | undefined;
  readonly account?: string | undefined;
}

const MOST_CREDIT = 1_000_000;

/** A number of the command line, from 0 to a million; 0 where it was left out. */
function amount(name: string, given: string | undefined): number {
  const number = Number(given ?? 0);
  if (!(number >= 0 && number <= MOST_CREDIT)) throw new UsageError(`--${name} should be from 0 to ${MOST_CREDIT}`);
  return number;
}

/** Adds to what an account may spend. */
async function credit({ say }: Run, db: Db, options: CreditOptions): Promise<void> {
  const [dollars, generations] = [amount('usd', options.usd), amount('generations', options.generations)];
  if (!Number.isInteger(generations)) throw new UsageError('--generations should be a whole number');
  if (!dollars && !generations) throw new UsageError('Say how much: --usd, --generations, or both.');
  const account = await db.$transaction(async (tx) => {
    const id = await findAccount(tx, options.account);
    await grant(tx, id, { usdMicros: BigInt(Math.round(dollars * 1e6)), generations }, 'credit from the command line');
    return tx.account.findUniqueOrThrow({ where: { id } });
  });
  say.log(`Account ${account.id} has $${usd(account.usdMicros)} and ${account.generations} generations.`);
}

async function list({ say }: Run, db: Db): Promise<void> {
  const tokens = await db.token.findMany({
    orderBy: { createdAt: 'asc' },
    include: { account: { select: { name: true } } },
  });
  for (const { id, prefix, name, scopes, account, accountId, createdAt, revokedAt } of tokens) {
    const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : 'valid';
    say.log(
      [id, `${prefix}…`, name, `${account.name} ${accountId}`, scopes.join(','), createdAt.toISOString(), state].join(
        '\t',
      ),
    );
  }
}

async function revoke({ say }: Run, db: Db, which: string | undefined, redisUrl?: string): Promise<void> {
  if (!which) throw new UsageError('Name the token to revoke by its id or its first letters.');
  const found = await db.token.findMany({
    where: { revokedAt: null, ...(/^[0-9a-f-]{36}$/i.test(which) ? { id: which } : { prefix: which.slice(0, 7) }) },
  });
  if (found.length !== 1)
    throw new UsageError(
      found.length ? `${found.length} tokens begin with ${which}: use the id` : `No valid token ${which}`,
    );
  let told = false;
  const tell = async (tokenId: string) => {
    if (!redisUrl) return;
    told = await publishRevocation(redisUrl, tokenId).then(
      () => true,
      () => false,
    );
  };
  await revokeToken(db, found[0]!.id, { publishRevocation: tell });
  const untold = 'No Redis was reached to tell servers: they may accept it for five more seconds.';
  say.error(`Revoked "${found[0]!.name}". ${told ? 'Servers were told.' : untold}`);
}

async function command(run: Run, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      scopes: { type: 'string' },
      account: { type: 'string' },
      'new-account': { type: 'string' },
      usd: { type: 'string' },
      generations: { type: 'string' },
    },
  });
  const [verb, which] = positionals;
  if (verb === 'create') return withDb(run, (db) => create(run, db, values));
  if (verb === 'credit') return withDb(run, (db) => credit(run, db, values));
  if (verb === 'list') return withDb(run, (db) => list(run, db));
  if (verb === 'revoke') return withDb(run, (db, redisUrl) => revoke(run, db, which, redisUrl));
  throw new UsageError(verb ? `No such command: ${verb}` : 'Say what to do.');
}

/**
 * `npm run token -- create | list | revoke | credit`: works on DATABASE_URL, else on the database of the launcher that runs on
 * DATA_DIR, else it starts that database for as long as it takes. Resolves with the exit code; what went wrong was said.
 */
export async function tokenCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  say: Say = console,
): Promise<number> {
  try {
    await command({ config: readConfig(env), say }, args);
    return 0;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const usage = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    say.error(usage ? `${message}\n\n${USAGE}` : message);
    return 1;
  }
}
