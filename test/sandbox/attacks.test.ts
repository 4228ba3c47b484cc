import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandboxes, SandboxError } from '../../workers/sandbox/index.ts';
import { CASES, type Target, withTarget } from './attacks.ts';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-sandbox-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));
const folder = (name: string) => fs.mkdtempSync(path.join(scratch, name));

const { unavailable } = openSandboxes({ dir: folder('probe-') });
const NOBODY = 65_533;

describe.skipIf(unavailable)(`as user ${process.getuid?.()}${unavailable ? ` (skipped: ${unavailable})` : ''}`, () => {
  let target: Target;
  let end: () => void;
  let ended: Promise<void>;
  beforeAll(
    () =>
      new Promise<void>((ready, broken) => {
        ended = withTarget(folder('own-'), (made) => {
          target = made;
          ready();
          return new Promise<void>((go) => {
            end = go;
          });
        });
        ended.catch(broken);
      }),
  );
  afterAll(async () => {
    end?.();
    await ended;
  });
  test.each(CASES)('$name', ({ run }) => run(target));
});

describe.skipIf(unavailable || process.getuid?.() !== 0)('as another user', () => {
  let results: Record<string, string | null>;
  beforeAll(async () => {
    fs.chmodSync(scratch, 0o755);
    const dir = folder('other-');
    fs.chownSync(dir, NOBODY, NOBODY);
    const script = path.resolve('test/sandbox/attacks-child.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, path.join(dir, 'x-')], {
      uid: NOBODY,
      gid: NOBODY,
      env: { PATH: process.env.PATH, HOME: dir, TMPDIR: dir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    await new Promise((done) => child.on('close', done));
    if (!out.startsWith('{')) throw new Error(err || 'The other user printed nothing.');
    results = JSON.parse(out);
  }, 180_000);
  test.each(CASES)('$name', ({ name }) => expect(results[name]).toBeNull());
});

test('without bubblewrap every session is refused in words, and nothing runs', async () => {
  const bare = folder('bin-');
  for (const program of ['bash', 'sh', 'unshare', 'setpriv', 'mount', 'mkdir', 'chmod']) {
    const found = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
    if (found) fs.symlinkSync(found, path.join(bare, program));
  }
  const { PATH } = process.env;
  process.env.PATH = bare;
  const none = openSandboxes({ dir: folder('none-') });
  process.env.PATH = PATH;
  expect(none.unavailable).toMatch(/./);
  const refusal = await none.create().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(SandboxError);
  expect(refusal).toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^Sandboxes are off on this server: .*install bubblewrap/),
  });
});
