/**
 * File tools of a session. A path is an argument of a program inside the jail, never opened by the service: relative to
 * the work tree, or absolute as the jail sees it.
 */
import { SandboxError, type SandboxErrorCode } from './errors.ts';
import { MIB } from './limits.ts';
import type { Ran, Session } from './session.ts';

/** Bytes of a file that are read at a time where nothing else is asked. */
export const READ_BYTES = 200_000;
export const MAX_READ_BYTES = 8 * MIB;

/** Exit codes of the programs below → what they mean. */
const CODES: Readonly<Record<number, SandboxErrorCode>> = {
  3: 'not-found',
  4: 'exists',
  5: 'no-match',
  6: 'ambiguous',
};

/** Throws what a file program that ended badly says. */
function check(ran: Ran, what: string): Ran {
  if (ran.stopped) throw new SandboxError('stopped', `${what} was stopped: ${ran.stopped}.`);
  if (ran.code === 0) return ran;
  const said = ran.stderr.trim().split('\n').at(-1) ?? '';
  const full = ran.full ? ` The work tree is over its limit of ${ran.full}: remove files first.` : '';
  throw new SandboxError(CODES[ran.code] ?? 'failed', `${said || `${what} ended with ${ran.code}.`}${full}`);
}

const READ = `[ -f "$1" ] || { echo "No such file: $1" >&2; exit 3; }
wc -c < "$1" >&2; tail -c "+$2" -- "$1" | head -c "$3"`;

export interface FileRead {
  readonly bytes: Buffer;
  /** Of the whole file. */
  readonly size: number;
}

/** Bytes of a file from `offset` on. Throws not-found (also for folders, pipes and devices). */
export async function readFile(
  session: Session,
  file: string,
  {
    offset = 0,
    limit = READ_BYTES,
    signal,
  }: { offset?: number; limit?: number; signal?: AbortSignal | undefined } = {},
): Promise<FileRead> {
  const most = Math.min(limit, MAX_READ_BYTES);
  const argv = ['sh', '-c', READ, 'read', at(file), String(offset + 1), String(most)];
  const ran = check(await session.run(argv, { binary: true, outputBytes: most + 1, signal }), 'Reading');
  return { bytes: ran.bytes, size: Number(ran.stderr.trim().split('\n').at(-1)) };
}

const WRITE = `mkdir -p -- "$(dirname -- "$1")" || exit 1
[ -d "$1" ] && { echo "$1 is a folder." >&2; exit 1; }
[ -e "$1" ] && [ ! -f "$1" ] && { echo "$1 is no plain file." >&2; exit 1; }
if [ -z "$2" ] && [ -e "$1" ]; then echo "$1 exists; write with force to replace it." >&2; exit 4; fi
cat > "$1"`;

/** Writes a file whole, with the folders it needs. Throws exists unless `force`. */
export async function writeFile(
  session: Session,
  file: string,
  content: string | Uint8Array,
  { force = true, signal }: { force?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const argv = ['sh', '-c', WRITE, 'write', at(file), force ? '1' : ''];
  check(await session.run(argv, { input: content, signal }), 'Writing');
}

const WRITE_MANY = `const fs = require('node:fs'), path = require('node:path');
const all = fs.readFileSync(0);
for (let at = 0; at < all.length; ) {
  const end = all.indexOf(10, at);
  const [file, size] = JSON.parse(all.toString('utf8', at, end));
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const there = fs.lstatSync(file, { throwIfNoEntry: false });
    if (there && !there.isFile()) throw new Error('it is no plain file');
    fs.writeFileSync(file, all.subarray(end + 1, end + 1 + size));
  } catch (error) { console.error(file + ' cannot be written: ' + error.message); process.exit(1); }
  at = end + 1 + size;
}`;

/** Writes many files whole with one program, in place of those that are there. */
export async function writeFiles(
  session: Session,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  signal?: AbortSignal,
): Promise<void> {
  if (!files.length) return;
  const parts = files.flatMap(({ path, bytes }) => [
    Buffer.from(`${JSON.stringify([at(path), bytes.byteLength])}\n`),
    bytes,
  ]);
  check(await session.run(['node', '-e', WRITE_MANY], { input: Buffer.concat(parts), signal }), 'Writing');
}

const EDIT = `const fs = require('node:fs');
const [file, from, to] = JSON.parse(fs.readFileSync(0, 'utf8'));
const end = (code, words) => { console.error(words); process.exit(code); };
if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) end(3, 'No such file: ' + file);
const text = fs.readFileSync(file, 'utf8');
const at = text.indexOf(from);
if (at < 0) end(5, 'old_string is not in ' + file + '.');
let count = 0;
for (let i = at; i >= 0; i = text.indexOf(from, i + 1)) count++;
if (count > 1) end(6, 'old_string is in ' + file + ' ' + count + ' times: give more of the text around the place that is meant.');
fs.writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length));`;

/** Replaces the one place where `from` stands. Throws not-found, no-match, ambiguous. */
export async function editFile(
  session: Session,
  file: string,
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  if (!from) throw new SandboxError('no-match', 'old_string must not be empty.');
  const input = JSON.stringify([at(file), from, to]);
  check(await session.run(['node', '-e', EDIT], { input, signal }), 'Editing');
}

/** A path as an argument that no program takes for an option. */
function at(file: string): string {
  if (!file || file.includes('\0')) throw new SandboxError('not-found', 'path must name a file.');
  return file.startsWith('/') ? file : `./${file}`;
}
