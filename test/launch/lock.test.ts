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

test('of many that take a stale lock at once one gets it, time after time', async () => {
  const program = path.join(dir, 'take.mts');
  fs.writeFileSync(
    program,
    `import { takeLock } from ${JSON.stringify(path.resolve('src/launch/lock.ts'))};
     process.on('message', (folder) => takeLock(folder).then(() => process.send('taken'), (e) => process.send(e.name)));
     process.send('here');`,
  );
  const takers = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const answersOf = () =>
    Promise.all(takers.map((taker) => once(taker, 'message').then(([answer]) => answer as string)));
  try {
    await answersOf();
    for (let round = 0; round < 100; round++) {
      const folder = path.join(dir, String(round));
      fs.mkdirSync(folder);
      const stale = JSON.stringify({ pid: 2 ** 22 + 1, start: '1' });
      fs.writeFileSync(path.join(folder, 'launcher.lock'), stale);
      // Every other time one has died while it was removing a stale lock.
      if (round % 2) fs.writeFileSync(path.join(folder, 'launcher.lock.stale'), stale);
      const answers = answersOf();
      for (const taker of takers) taker.send(folder);
      expect((await answers).sort(), `round ${round}`).toEqual(['LockedError', 'LockedError', 'LockedError', 'taken']);
      expect(fs.readdirSync(folder)).toEqual(['launcher.lock']);
    }
  } finally {
    for (const taker of takers) taker.kill('SIGKILL');
  }
});
