import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/**
 * A small project in which src/bootstrap.mjs is the real one; npm, the client's generator and the commands write down
 * that they ran.
 */
let dir: string;
const at = (name: string) => path.join(dir, name);
function put(name: string, text: string) {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
}
const note = (what: string) =>
  `require('fs').appendFileSync(${JSON.stringify(at('ran'))}, ${JSON.stringify(`${what}\n`)});`;

const LOCK = {
  packages: {
    '': { name: 'small' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
    'node_modules/mac-only': { version: '3.0.0', integrity: 'sha512-m', optional: true },
  },
};
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } } };

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-bootstrap-'));
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));
beforeEach(() => {
  fs.rmSync(dir, { recursive: true, force: true });
  for (const file of ['src/bootstrap.mjs', 'src/process-memory.mjs']) put(file, fs.readFileSync(file, 'utf8'));
  put('package-lock.json', JSON.stringify(LOCK));
  put('prisma/schema.prisma', 'model A {}');
  put('prisma.config.ts', '');
  for (const name of ['prisma', '@pothos/plugin-prisma']) put(`node_modules/${name}/package.json`, '{}');
  put('node_modules/prisma/build/index.js', note('generate'));
  fs.symlinkSync(path.resolve('node_modules/tsx'), at('node_modules/tsx'));
  put('src/cli/token.ts', `${note('token')} process.exit(process.argv[2] === 'bad' ? 5 : 0)`);
  put('npm.js', `${note('npm')} process.exit(Number(process.env.NPM_EXIT ?? 0))`);
  put('node_modules/.package-lock.json', JSON.stringify(INSTALLED));
});

function run(args: string[], env: Record<string, string> = {}, node: string[] = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, 'src/bootstrap.mjs', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, npm_execpath: at('npm.js'), ...env },
  });
  const ran = fs.existsSync(at('ran')) ? fs.readFileSync(at('ran'), 'utf8').trim().split('\n') : [];
  fs.rmSync(at('ran'), { force: true });
  return { status, output: stdout + stderr, ran };
}

/** Makes a file newer than all others. */
const touch = (name: string) => fs.utimesSync(at(name), new Date(), new Date(Date.now() + 10_000));

test('generates the client once, and again when the schema has changed', () => {
  expect(run(['token'])).toMatchObject({ status: 0, ran: ['generate', 'token'] });
  expect(run(['token'])).toMatchObject({ status: 0, ran: ['token'] });
  put('prisma/schema.prisma', 'model A { id Int }');
  expect(run(['token'])).toMatchObject({ status: 0, ran: ['generate', 'token'] });
  fs.rmSync(at('src/generated'), { recursive: true });
  expect(run(['token'])).toMatchObject({ status: 0, ran: ['generate', 'token'] });
});

test('a generator that fails is tried again next time, and its words are shown', () => {
  put('node_modules/prisma/build/index.js', `${note('generate')} console.error('P1012: bad model'); process.exit(1)`);
  const { status, output, ran } = run(['token']);
  expect([status, ran]).toEqual([1, ['generate']]);
  expect(output).toContain('P1012: bad model');
  expect(run(['token']).ran).toEqual(['generate']);
});

test('installs when node_modules is missing, and says so', () => {
  fs.rmSync(at('node_modules/.package-lock.json'));
  const { output, ran } = run(['token']);
  expect(ran).toEqual(['npm', 'generate', 'token']);
  expect(output).toContain('Installing packages (npm ci)');
});

test.each([
  ['is newer but asks for nothing new', LOCK, ['generate', 'token']],
  [
    'asks for another version',
    { packages: { ...LOCK.packages, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } } },
    ['npm', 'generate', 'token'],
  ],
  [
    'asks for one more package',
    { packages: { ...LOCK.packages, 'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' } } },
    ['npm', 'generate', 'token'],
  ],
])('when package-lock.json %s', (_, lock, expected) => {
  put('package-lock.json', JSON.stringify(lock));
  touch('package-lock.json');
  expect(run(['token']).ran).toEqual(expected);
});

test('the tests need the development packages, other commands do not', () => {
  put('node_modules/vitest-was-not-installed', '');
  expect(run(['generate']).ran[0]).toBe('npm');
  expect(run(['token']).ran).not.toContain('npm');
});

test('stops when packages cannot be installed', () => {
  fs.rmSync(at('node_modules/.package-lock.json'));
  const { status, output, ran } = run(['token'], { NPM_EXIT: '1' });
  expect([status, ran]).toEqual([1, ['npm']]);
  expect(output).toContain('is the npm registry reachable?');
});

test("passes arguments and gives back the command's exit code", () => {
  expect(run(['token', 'bad']).status).toBe(5);
});

test.each([[[]], [['fly']], [['constructor']]])('%j is no command: the known ones are listed', (args) => {
  const { status, output } = run(args);
  expect(status).toBe(1);
  expect(output).toContain('Usage: node src/bootstrap.mjs start | api | worker');
});

test.each([
  ['18.20.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['24.0.0', 0],
])('Node %s', (version, expected) => {
  put('version.cjs', `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });`);
  const { status, output, ran } = run(['token'], {}, ['--require', './version.cjs']);
  expect(status).toBe(expected);
  if (expected) {
    expect(output).toContain(`Node 20.19 or newer is needed and this is ${version}`);
    expect(ran).toEqual([]);
  }
});
