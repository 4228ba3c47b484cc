import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terminalPicture } from '../../src/cli/terminal-picture.ts';
import { zipPaths } from '../../src/exports/zip-paths.ts';
import { freePort } from '../../src/launch/programs.ts';
import { fakeWorker } from '../contract/fake-worker.ts';
import { readZip } from '../exports/read-zip.ts';
import { tempDir } from '../launch/launcher.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';

let api: TestApi;
let dir: string;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker });
  dir = tempDir();
});
afterAll(async () => {
  fs.rmSync(dir, { recursive: true, force: true });
  await api.close();
});

async function example(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/example-character.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dir, ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}

const EIGHT = ['south', 'west', 'east', 'north', 'south-east', 'north-east', 'north-west', 'south-west'];

describe('npm run example:character', () => {
  test('shows each direction as it is done, animates twice and writes the ZIP', async () => {
    const out = path.join(dir, 'knight.zip');
    const { port } = new URL(api.url);
    fs.writeFileSync(path.join(dir, 'token'), `${api.account.token}\n`);
    const { code, stdout, stderr } = await example(['a', 'knight', '--out', out, '--seed', '7'], { PORT: port });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Character [0-9a-f-]{36}: "a knight"\n {2}48 pixels high on 68x68, 8 directions; costs 1 gen/,
    );
    const told = (what: string) =>
      [...stdout.matchAll(new RegExp(`${what} (\\S+) \\((\\d) of 8\\)`, 'g'))].map(([, side, n]) => [side, Number(n)]);
    expect(told('rotation')).toEqual(EIGHT.map((side, i) => [side, i + 1]));
    for (const type of ['walking-8-frames', 'breathing-idle']) {
      expect(told(type).map(([, n]) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(new Set(told(type).map(([side]) => side))).toEqual(new Set(EIGHT));
    }
    const files = readZip(fs.readFileSync(out));
    expect(files).toHaveLength(1 + 8 + 8 * 8 + 8 * 4);
    expect(stdout).toContain(`wrote ${out}`);
    for (const line of [
      'rotations/  8 pictures',
      'animations/walking-8-frames/  64 pictures',
      'animations/breathing-idle/  32 pictures',
      'metadata.json',
    ])
      expect(stdout).toContain(`\n  ${line}\n`);
    expect((await api.db.asset.findFirstOrThrow({ where: { name: 'a knight' } })).spec).toMatchObject({ seed: 7 });
  }, 30_000);

  test.each<[name: string, args: () => readonly string[], env: () => Promise<Record<string, string>>, says: RegExp]>([
    [
      'no server',
      () => ['--token', 'pk_any'],
      async () => ({ PORT: String(await freePort('127.0.0.1')) }),
      /^No Pixelkiln server answers at http:\/\/127\.0\.0\.1:\d+: start one with `npm start`, or name another with --url\.\n$/,
    ],
    [
      'no token',
      () => ['--url', api.url],
      async () => ({ DATA_DIR: path.join(dir, 'nothing') }),
      /^There is no token in .+nothing\/token: start a server with `npm start`/,
    ],
    [
      'a wrong token',
      () => ['--url', api.url, '--token', 'pk_wrong'],
      async () => ({}),
      /does not know this token\.\n$/,
    ],
    [
      'what cannot be drawn',
      () => ['something broken', '--url', api.url, '--token', api.account.token],
      async () => ({}),
      /^(It|The character) could not be made: This cannot be drawn\.\n$/,
    ],
    ['a wrong seed', () => ['--seed', 'x', '--token', 'pk_any'], async () => ({}), /^--seed must be a whole number/],
    ['an unknown option', () => ['--size', '3'], async () => ({}), /^Unknown option '--size'[\s\S]*\nUsage: npm run/],
  ])('%s: says so and exits with 1', async (_, args, env, says) => {
    const { code, stderr } = await example(args(), await env());
    expect(stderr).toMatch(says);
    expect(code).toBe(1);
  });
});

describe('terminalPicture', () => {
  test('shows two rows a line, without the empty rim, transparent where the picture is', async () => {
    const [red, blue, none] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 0, 0, 0],
    ];
    const rows = [
      [none, none, none, none],
      [none, red, none, none],
      [none, blue, blue, none],
      [none, none, red, none],
    ];
    const data = Buffer.from(rows.flat(2) as number[]);
    const png = await sharp(data, { raw: { width: 4, height: 4, channels: 4 } })
      .png()
      .toBuffer();
    expect(await terminalPicture(png)).toBe(
      [
        '  \x1b[38;2;255;0;0;48;2;0;0;255m▀\x1b[0m\x1b[38;2;0;0;255m▄\x1b[0m',
        '  \x1b[0m \x1b[0m\x1b[38;2;255;0;0m▀\x1b[0m',
      ].join('\n'),
    );
  });

  test('of an empty picture is empty', async () => {
    const png = await sharp(Buffer.alloc(16), { raw: { width: 2, height: 2, channels: 4 } })
      .png()
      .toBuffer();
    expect(await terminalPicture(png)).toBe('');
  });
});

test('zipPaths refuses what is no ZIP', () => {
  expect(() => zipPaths(Buffer.from('{"detail":"Character not found"}'))).toThrow(RangeError);
  expect(() => zipPaths(Buffer.alloc(3))).toThrow(RangeError);
});
