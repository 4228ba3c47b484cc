import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDb } from '../src/db.ts';
import { isOutage } from '../src/sql.ts';

/** ErrorResponse of the PostgreSQL protocol: its fields are a letter and a text that ends with a zero. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

let server: Server;
let db: Db;
let answer: Buffer;

beforeEach(async () => {
  server = createServer((socket) => socket.once('data', () => socket.end(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  db = openDb(`postgresql://a:b@127.0.0.1:${port}/c`, 1);
});

afterEach(async () => {
  await db.$disconnect();
  await new Promise((resolve) => server.close(resolve));
});

const job = () => db.job.findFirst().catch((error: unknown) => error);
const rows = () => db.sql({ name: 'one', text: 'select 1' }, []).catch((error: unknown) => error);

test.each([
  ['57P03', 'the database system is starting up', true],
  ['53300', 'sorry, too many clients already', true],
  ['42501', 'permission denied', false],
])('a database that answers %s (%s) is away: %s, by whichever way it is asked', async (code, message, away) => {
  answer = errorResponse(code, message);
  expect(isOutage(await job())).toBe(away);
  expect(isOutage(await rows())).toBe(away);
});
