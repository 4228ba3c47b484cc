/** A game's files, from the work tree to bytes outside: built and handed out inside the jail, read outside as from an enemy. */
import { SandboxError } from './errors.ts';
import { readFile } from './files.ts';
import { MIB } from './limits.ts';
import type { RunOptions, Session } from './session.ts';

export const GAME_LIMITS = { files: 2000, bytes: 64 * MIB, name: 200, buildMs: 120_000 } as const;
const HEADER_BYTES = 1000;

/** Folders in which a game may lie, the first that has an index.html. */
const ROOTS = ['dist', 'build', 'public', '.'];
/** What a file server does not have: the whole of it is files. */
const SERVER_HINT = 'Games are static web pages here: a server is not run.';

/** Runs inside. A line of JSON and then the bytes for each plain file; links are left out. */
const HAND_OUT = `const fs = require('node:fs'), path = require('node:path');
const root = ${JSON.stringify(ROOTS)}.find((r) => fs.existsSync(path.join(r, 'index.html')));
if (!root) { console.error('There is no index.html in ${ROOTS.slice(0, -1).join(', ')} or the top folder. ${SERVER_HINT}'); process.exit(2); }
const walk = (folder) => {
  for (const e of fs.readdirSync(path.join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (e.name.startsWith('.') || e.name === 'node_modules') continue;
    const p = folder ? folder + '/' + e.name : e.name;
    if (e.isDirectory()) walk(p);
    else if (e.isFile()) {
      const bytes = fs.readFileSync(path.join(root, p));
      fs.writeSync(1, JSON.stringify({ path: p, size: bytes.length }) + '\\n');
      for (let at = 0; at < bytes.length; ) at += fs.writeSync(1, bytes, at);
    }
  }
};
walk('');`;

export type GameFiles = ReadonlyMap<string, Buffer>;

/** Runs the project's own build (`scripts.build` of package.json), then collects its files. Throws failed, stopped. */
export async function buildGame(
  session: Session,
  options: Pick<RunOptions, 'signal' | 'onOutput'> = {},
): Promise<GameFiles> {
  const build = await buildScript(session);
  if (build !== undefined) {
    const ran = await session.run(['bash', '-c', build], { ...options, wallMs: GAME_LIMITS.buildMs });
    if (ran.stopped) throw new SandboxError('stopped', `The build was stopped: ${ran.stopped}.`);
    if (ran.code !== 0)
      throw new SandboxError(
        'failed',
        `The build failed (exit ${ran.code}):\n${`${ran.stderr}${ran.stdout}`.slice(-4000)}`,
      );
  }
  const ran = await session.run(['node', '-e', HAND_OUT], {
    ...(options.signal ? { signal: options.signal } : {}),
    binary: true,
    outputBytes: GAME_LIMITS.bytes + GAME_LIMITS.files * HEADER_BYTES,
  });
  if (ran.stopped) throw new SandboxError('too-large', `The game could not be collected: ${ran.stopped}.`);
  if (ran.code !== 0) throw new SandboxError('failed', ran.stderr.trim() || `Nothing to deploy (exit ${ran.code}).`);
  return unpackGame(ran.bytes);
}

/** undefined where the project says nothing of how it is built. */
async function buildScript(session: Session): Promise<string | undefined> {
  try {
    const { scripts } = JSON.parse((await readFile(session, 'package.json')).bytes.toString()) as {
      scripts?: { build?: unknown };
    };
    return typeof scripts?.build === 'string' ? scripts.build : undefined;
  } catch (error) {
    if (error instanceof SandboxError && error.code === 'not-found') return undefined;
    if (error instanceof SyntaxError) throw new SandboxError('failed', `package.json is no JSON: ${error.message}`);
    throw error;
  }
}

/** A name of plain words: no dot files, no way up, nothing that a server or a file system reads as more than a name. */
const PART = /^[\w()@+~ -][\w.()@+~ -]*$/;

/** Reads what a jail handed out. Throws failed for what is no list of files with an index.html. */
export function unpackGame(stream: Buffer): GameFiles {
  const files = new Map<string, Buffer>();
  const bad = (why: string) => new SandboxError('failed', `The game's files cannot be deployed: ${why}`);
  for (let at = 0; at < stream.length; ) {
    const end = stream.indexOf(10, at);
    if (end < 0 || end - at > HEADER_BYTES) throw bad('a header is broken.');
    const { path, size } = header(stream.toString('utf8', at, end)) ?? {};
    if (typeof path !== 'string' || path.length > GAME_LIMITS.name || !path.split('/').every((part) => PART.test(part)))
      throw bad(`${JSON.stringify(path)?.slice(0, 80)} is not a name that an address can have.`);
    if (!Number.isSafeInteger(size) || size! < 0 || end + 1 + size! > stream.length)
      throw bad(`${path} has no valid size.`);
    if (files.has(path)) throw bad(`${path} is there twice.`);
    if (files.size >= GAME_LIMITS.files) throw bad(`there are more than ${GAME_LIMITS.files}.`);
    files.set(path, stream.subarray(end + 1, end + 1 + size!));
    at = end + 1 + size!;
  }
  if (!files.has('index.html')) throw bad(`there is no index.html. ${SERVER_HINT}`);
  return files;
}

function header(line: string): { path?: unknown; size?: number } | undefined {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}
