import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dieWithUs, findProgram, freePort, isTaken, onFreePort } from '../../src/launch/programs.ts';
import { type Service, type ServiceSpec, supervise } from '../../src/launch/supervise.ts';
import { isAlive, tempDir, waitFor } from './launcher.ts';

let dir: string;
let service: Service | undefined;
beforeEach(() => {
  dir = tempDir();
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  fs.rmSync(dir, { recursive: true, force: true });
});

/** A shell script as a service; it serves once it has written "ready". */
const script = (text: string, more: Partial<ServiceSpec> = {}): ServiceSpec => ({
  name: 'script',
  command: () => ({ file: 'sh', args: ['-c', text] }),
  ready: (_child, lines) => lines.sees('ready'),
  stopSignal: 'SIGTERM',
  stopMs: 5000,
  ...more,
});

test('a process that dies again and again is restarted with growing delays', async () => {
  const delays: number[] = [];
  let recovered = 0;
  service = await supervise(script('echo ready; sleep 0.02; exit 7'), {
    line: () => {},
    died: (how, delayMs) => {
      expect(how).toBe('exit code 7');
      delays.push(delayMs);
    },
    recovered: () => recovered++,
  });
  await waitFor(
    () => delays.length >= 4,
    () => `${delays}`,
  );
  expect(delays.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(recovered).toBe(3);
});

test('a restart that fails is tried again', async () => {
  const counter = path.join(dir, 'n');
  let recovered = false;
  const failures: string[] = [];
  // The first life serves, the second and third fail at their start, the fourth serves.
  const text = `echo x >> ${counter}; n=$(wc -l < ${counter}); [ $n = 2 ] || [ $n = 3 ] && { echo "no luck $n"; exit 1; }; echo ready; exec sleep 30`;
  service = await supervise(script(text), {
    line: () => {},
    died: (how) => failures.push(how),
    recovered: () => {
      recovered = true;
    },
  });
  process.kill(service.pid!, 'SIGKILL');
  await waitFor(
    () => recovered,
    () => failures.join(),
  );
  expect(failures).toEqual([
    'killed by SIGKILL',
    'script ended at its start (exit code 1)\n  no luck 2',
    'script ended at its start (exit code 1)\n  no luck 3',
  ]);
});

test('a first start that fails is told with the last words, and not repeated', async () => {
  const file = path.join(dir, 'starts');
  await expect(supervise(script(`echo x >> ${file}; echo bad luck >&2; exit 3`), { line: () => {} })).rejects.toThrow(
    'script ended at its start (exit code 3)\n  bad luck',
  );
  expect(fs.readFileSync(file, 'utf8')).toBe('x\n');
});

test('a program that is not there is told', async () => {
  const spec = script('', { command: () => ({ file: '/no/such/program', args: [] }) });
  await expect(supervise(spec, { line: () => {} })).rejects.toThrow('ENOENT');
});

test('stop asks first, and kills what does not listen', async () => {
  service = await supervise(script("trap '' TERM; echo ready; while :; do sleep 0.05; done", { stopMs: 200 }), {
    line: () => {},
  });
  const pid = service.pid!;
  const before = performance.now();
  await service.stop();
  expect(performance.now() - before).toBeGreaterThan(190);
  expect(isAlive(pid)).toBe(false);
  expect(service.pid).toBeUndefined();
});

test('stop while it waits for a restart ends the waiting', async () => {
  let died = 0;
  service = await supervise(script('echo ready; exit 1'), { line: () => {}, died: () => died++ });
  await waitFor(
    () => died === 4,
    () => `${died}`,
  );
  const before = performance.now();
  await service.stop();
  expect(performance.now() - before).toBeLessThan(400);
  expect(died).toBe(4);
});

test('findProgram looks for executable files on PATH', () => {
  expect(findProgram('sh')).toMatch(/\/sh$/);
  expect(findProgram('no-such-program-anywhere')).toBeUndefined();
});

test('a port that is listened on is taken, and onFreePort takes another', async () => {
  const free = await freePort();
  expect(await isTaken(free)).toBeUndefined();
  const tried: number[] = [];
  const { createServer } = await import('node:net');
  const squatters: import('node:net').Server[] = [];
  const result = await onFreePort(async (port) => {
    tried.push(port);
    if (tried.length > 1) return port;
    const squatter = createServer();
    squatters.push(squatter);
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
    expect(await isTaken(port)).toBe('EADDRINUSE');
    throw new Error('address in use');
  });
  expect(result).toBe(tried[1]);
  await expect(onFreePort(() => Promise.reject(new Error('other trouble')))).rejects.toThrow('other trouble');
  for (const squatter of squatters) squatter.close();
});

test.runIf(process.platform === 'linux' && findProgram('setpriv'))(
  'dieWithUs keeps the program and its arguments',
  () => {
    const { file, args } = dieWithUs({ file: '/bin/x', args: ['-a', '--b'] }, 'KILL');
    expect(file).toMatch(/setpriv$/);
    expect(args).toEqual(['--pdeathsig', 'KILL', '--', '/bin/x', '-a', '--b']);
  },
);
