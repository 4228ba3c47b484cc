import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../src/access.ts';
import { createAuthenticator } from '../../src/authenticate.ts';
import { tokenCommand } from '../../src/cli/token-command.ts';
import { type Db, openDb } from '../../src/db.ts';
import { openJobEvents } from '../../src/jobs/events.ts';
import { ensureToken, newToken } from '../../src/tokens.ts';
import { tempDir } from '../launch/launcher.ts';
import { testServices } from '../setup/services.ts';

let db: Db;
let databaseUrl: string;
beforeAll(async () => {
  ({ databaseUrl } = await testServices());
  db = openDb(databaseUrl, 4);
});
afterAll(() => db.$disconnect());

/** What `npm run token -- …` does on this file's database, in this process. */
async function cli(args: string[], env: Record<string, string> = { DATABASE_URL: databaseUrl }) {
  const said = { stdout: '', stderr: '' };
  const code = await tokenCommand(args, env, {
    log: (line) => {
      said.stdout += `${line}\n`;
    },
    error: (line) => {
      said.stderr += `${line}\n`;
    },
  });
  return { code, ...said };
}

async function program(file: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

/** Who a server that has just started takes the token for. */
const callerOf = async (token: string) =>
  (
    await createAuthenticator(db, { wrongTokensPerMinute: 10 }, { warn: () => {} }).identify(
      `Bearer ${token}`,
      '127.0.0.1',
    )
  ).caller;

const START = { usdMicros: 5_000_000n, generations: 7 };

test('a token is pk_ and 32 letters or digits, never the same twice', () => {
  const tokens = Array.from({ length: 500 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^pk_[0-9A-Za-z]{32}$/);
  expect(new Set(tokens).size).toBe(500);
  expect(new Set(tokens.join('').slice(3)).size).toBeGreaterThan(60);
});

describe('on an empty database', () => {
  test('create says that there is no account', async () => {
    const { code, stderr } = await cli(['create']);
    expect([code, stderr.split('\n')[0]]).toEqual([1, 'There is no account yet: add --new-account NAME']);
  });

  test('ensureToken makes one account though several start at once, and its ledger explains its balance', async () => {
    const token = newToken();
    expect(await Promise.all([1, 2, 3].map(() => ensureToken(db, token, START)))).toEqual([true, true, true]);
    const [account, ...others] = await db.account.findMany({ include: { ledger: true, tokens: true } });
    expect(others).toEqual([]);
    expect(account).toMatchObject({ usdMicros: 5_000_000n, generations: 7 });
    expect(account!.ledger.map(({ kind, unit, amount }) => `${kind} ${unit} ${amount}`).sort()).toEqual([
      'GRANT GENERATIONS 7',
      'GRANT USD 5000000',
    ]);
    expect(account!.tokens.map((row) => row.hash)).toEqual([hashToken(token)]);
  });
});

describe('npm run token', () => {
  test('create prints a token that works, with the scopes asked for; the database never holds it', async () => {
    const { code, stdout } = await cli(['create', '--name', 'bot', '--scopes', 'jobs:read,images:write']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^pk_[0-9A-Za-z]{32}\n$/);
    const token = stdout.trim();
    const oldest = await db.account.findFirst({ orderBy: { createdAt: 'asc' } });
    expect(await callerOf(token)).toMatchObject({
      accountId: oldest!.id,
      scopes: ['jobs:read', 'images:write'],
    });
    expect(JSON.stringify(await db.token.findMany())).not.toContain(token);
  });

  test('create --new-account grants the starting credit', async () => {
    const { code } = await cli(['create', '--new-account', 'studio'], {
      DATABASE_URL: databaseUrl,
      START_USD: '3',
      START_GENERATIONS: '9',
    });
    expect(code).toBe(0);
    expect(await db.account.findMany({ where: { name: 'studio' } })).toMatchObject([
      { usdMicros: 3_000_000n, generations: 9 },
    ]);
  });

  test('credit adds to what an account may spend, and its ledger says from where', async () => {
    const before = await db.account.findFirstOrThrow({ orderBy: { createdAt: 'asc' } });
    const { code, stdout } = await cli(['credit', '--usd', '2.5', '--generations', '10']);
    const after = await db.account.findFirstOrThrow({ orderBy: { createdAt: 'asc' }, include: { ledger: true } });
    expect([code, stdout]).toEqual([
      0,
      `Account ${before.id} has $${Number(after.usdMicros) / 1e6} and ${after.generations} generations.\n`,
    ]);
    expect(after.usdMicros - before.usdMicros).toBe(2_500_000n);
    expect(after.generations - before.generations).toBe(10);
    expect(after.ledger.filter(({ note }) => note === 'credit from the command line')).toHaveLength(2);
    for (const wrong of [[], ['--usd', 'much'], ['--usd', '-3'], ['--generations', '1.5']])
      expect(await cli(['credit', ...wrong])).toMatchObject({ code: 1 });
  });

  test('list shows names and first letters alone; revoke ends a token once', async () => {
    const token = (await cli(['create', '--name', 'to-revoke'])).stdout.trim();
    const listed = await cli(['list']);
    const line = listed.stdout.split('\n').find((text) => text.includes('to-revoke'));
    expect(line).toContain(`${token.slice(0, 7)}…`);
    expect(line).toMatch(/\tvalid$/);
    expect(listed.stdout).not.toContain(token);

    const id = line!.split('\t')[0]!;
    const untold = await cli(['revoke', id]);
    expect([untold.code, untold.stderr]).toEqual([
      0,
      'Revoked "to-revoke". No Redis was reached to tell servers: they may accept it for five more seconds.\n',
    ]);
    expect(await callerOf(token)).toBeNull();
    expect((await cli(['list'])).stdout).toMatch(new RegExp(`^${id}.*\trevoked 20\\d\\d-`, 'm'));
    expect((await cli(['revoke', id])).stderr).toContain(`No valid token ${id}`);
    expect(await ensureToken(db, token, START)).toBe(false);
  });

  test('revoke tells servers over Redis', async () => {
    const { redisUrl } = await testServices();
    const events = await openJobEvents(redisUrl, pino({ level: 'silent' }));
    const heard: string[] = [];
    await events.onRevocation((tokenId) => heard.push(tokenId));
    const token = (await cli(['create', '--name', 'to-tell'])).stdout.trim();
    const { id } = await db.token.findUniqueOrThrow({ where: { hash: hashToken(token) } });
    const { stderr } = await cli(['revoke', id], { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl });
    expect(stderr).toBe('Revoked "to-tell". Servers were told.\n');
    await expect.poll(() => heard).toEqual([id]);
    await events.close();
  });

  test('is a program that ends with the same code and words', async () => {
    const env = { DATABASE_URL: databaseUrl };
    const made = await program('src/cli/token.ts', ['create'], env);
    expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^pk_[0-9A-Za-z]{32}\n$/)]);
    expect(await program('src/cli/token.ts', ['destroy'], env)).toEqual(await cli(['destroy']));
  });

  test.each([
    [[], 'Say what to do.'],
    [['destroy'], 'No such command: destroy'],
    [['create', '--scopes', 'root'], 'Unknown scopes: root'],
    [['create', '--account', 'me'], 'Not an account id: me'],
    [['create', '--colour', 'red'], "Unknown option '--colour'"],
    [['revoke'], 'Name the token to revoke'],
    [['revoke', 'pk_none'], 'No valid token pk_none'],
  ])('%j is refused with the usage', async (args, message) => {
    const { code, stdout, stderr } = await cli(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run token -- create');
  });

  test('without DATABASE_URL and a launcher it starts the embedded database for itself', async () => {
    const dataDir = tempDir();
    const made = await cli(['create', '--new-account', 'offline'], { DATA_DIR: dataDir });
    expect(made.stdout).toMatch(/^pk_/);
    const listed = await cli(['list'], { DATA_DIR: dataDir });
    expect(listed.stdout).toContain(made.stdout.slice(0, 7));
    expect(fs.readdirSync(dataDir).sort()).toEqual(['pg', 'pg-password']);
    expect(fs.existsSync(`${dataDir}/pg/postmaster.pid`)).toBe(false);
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('src/cli/seed.ts', () => {
  test('makes the token of PIXELKILN_TOKEN valid, any number of times', async () => {
    const env = { DATABASE_URL: databaseUrl, PIXELKILN_TOKEN: 'seeded-by-the-operator' };
    const before = await db.token.count();
    for (const _ of [1, 2]) expect(await program('src/cli/seed.ts', [], env)).toMatchObject({ code: 0 });
    expect(await db.token.count()).toBe(before + 1);
    expect(await callerOf('seeded-by-the-operator')).toMatchObject({ scopes: ['*'] });
  });

  test('without a token it says what to set', async () => {
    const { code, stderr } = await program('src/cli/seed.ts', [], { DATABASE_URL: databaseUrl });
    expect([code, stderr]).toEqual([1, 'Set DATABASE_URL, and PIXELKILN_TOKEN to the token of the first account.\n']);
  });
});

describe('npm run migrate', () => {
  test('says what it applied', async () => {
    expect(await program('src/cli/migrate.ts', [], { DATABASE_URL: databaseUrl })).toEqual({
      code: 0,
      stdout: 'Nothing to apply.\n',
      stderr: '',
    });
    expect(await program('src/cli/migrate.ts', [], {})).toMatchObject({ code: 1 });
  });
});
