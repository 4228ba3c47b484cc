import { expect, test } from 'vitest';
import { createLog } from '../src/log.ts';

function capture(level: string, write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  write(createLog({ logLevel: level }, { process: 'api' }, to));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line is a JSON object with level, ISO time, bindings, ids and message', () => {
  const [line] = capture('info', (log) => log.child({ requestId: 'r1' }).info({ jobId: 'j1' }, 'job queued'));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    process: 'api',
    requestId: 'r1',
    jobId: 'j1',
    msg: 'job queued',
  });
});

test('an error keeps its type, message and stack', () => {
  const [line] = capture('info', (log) => log.error({ err: new TypeError('broken') }, 'failed'));
  expect(line?.err).toMatchObject({ type: 'TypeError', message: 'broken', stack: expect.stringContaining('log.test') });
});

test.each([
  [{ authorization: 'Bearer pk_secret' }],
  [{ headers: { authorization: 'Bearer pk_secret', accept: '*/*' } }],
  [{ req: { headers: { authorization: 'Bearer pk_secret', cookie: 'pk_secret' } } }],
  [{ token: 'pk_secret' }],
  [{ config: { token: 'pk_secret', storageUrl: 's3://k:pk_secret@h/b', databaseUrl: 'pg://u:pk_secret@h' } }],
])('secrets are not written: %j', (fields) => {
  const lines = capture('info', (log) => log.info(fields, 'x'));
  expect(JSON.stringify(lines)).not.toContain('pk_secret');
  expect(JSON.stringify(lines)).toContain('[redacted]');
});

test('levels below LOG_LEVEL are not written', () => {
  const lines = capture('warn', (log) => {
    log.info('no');
    log.warn('yes');
  });
  expect(lines.map((line) => line.msg)).toEqual(['yes']);
  expect(capture('silent', (log) => log.fatal('no'))).toEqual([]);
});
