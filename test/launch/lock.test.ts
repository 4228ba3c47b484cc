import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockedError, lockHolder, takeLock } from '../../src/launch/lock.ts';
import { startOf } from '../../src/launch/programs.ts';
import { tempDir } from './launcher.ts';

let dir: string;
const file = () => path.join(dir, 'launcher.lock');
beforeEach(() => {
  dir = tempDir();
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

/** A lock that some other process has left. */
const leave = (holder: unknown) =>
  fs.writeFileSync(file(), typeof holder === 'string' ? holder : JSON.stringify(holder));

test('a lock is held until it is given back, and leaves no file', async () => {
  const giveBack = await takeLock(path.join(dir, 'new', 'folder'));
  expect(await lockHolder(path.join(dir, 'new', 'folder'))).toBe(process.pid);
  await expect(takeLock(path.join(dir, 'new', 'folder'))).rejects.toThrow(LockedError);
  await giveBack();
  expect(await lockHolder(path.join(dir, 'new', 'folder'))).toBeUndefined();
  expect(fs.readdirSync(path.join(dir, 'new', 'folder'))).toEqual([]);
});

test('a living process is named', async () => {
  const other = spawn('sleep', ['30']);
  leave({ pid: other.pid, start: startOf(other.pid!) });
  await expect(takeLock(dir)).rejects.toThrow(`Another Pixelkiln (process ${other.pid}) runs on ${dir}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await takeLock(dir))();
});

test.each([
  ['of a process that is gone', { pid: 2 ** 22 + 1, start: '1' }],
  ['of an earlier process with the number of a living one', { pid: process.ppid, start: 'long ago' }],
  ['that is empty', ''],
  ['that is no JSON', '{"pid":'],
  ['without a number', { pid: 'me' }],
])('a lock %s counts for nothing', async (_, holder) => {
  leave(holder);
  expect(await lockHolder(dir)).toBeUndefined();
  const giveBack = await takeLock(dir);
  expect(await lockHolder(dir)).toBe(process.pid);
  await giveBack();
});

test('of many that take a stale lock at once one gets it', async () => {
  const program = path.join(dir, 'take.mts');
  fs.writeFileSync(
    program,
    `import { takeLock } from ${JSON.stringify(path.resolve('src/launch/lock.ts'))};
     process.on('message', () => takeLock(${JSON.stringify(dir)}).then(() => process.send('taken'), () => process.send('refused')));
     process.send('here');`,
  );
  leave({ pid: 2 ** 22 + 1, start: '1' });
  const takers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  await Promise.all(takers.map((taker) => once(taker, 'message')));
  const answers = takers.map((taker) => once(taker, 'message').then(([answer]) => answer as string));
  for (const taker of takers) taker.send('go');
  expect((await Promise.all(answers)).sort()).toEqual(['refused', 'refused', 'refused', 'taken']);
  for (const taker of takers) taker.kill('SIGKILL');
});
