/**
 * The history of a project is one git bundle: made inside the jail, kept outside as bytes, opened inside again. A bundle
 * carries neither hooks nor configuration, so what one session leaves cannot run in the next.
 */
import { SandboxError } from './errors.ts';
import { MIB, type SandboxLimits } from './limits.ts';
import type { Session } from './session.ts';

const AUTHOR = ['-c', 'user.name=agent', '-c', 'user.email=agent@localhost'].join(' ');

const CLONE = `cat > /tmp/history && { git clone -q -b "$1" /tmp/history . 2>/dev/null \
|| { git clone -q /tmp/history . && git checkout -q -b "$1"; }; } && git rev-parse -q --verify HEAD >&2 && git ls-files | wc -l`;
const BEGIN = `git init -q -b "$1" . && git config user.name agent && git config user.email agent@localhost`;

/** Names that git takes for a branch and that nothing takes for an option. */
const BRANCH = /^(?!.*(?:\.\.|\/\/|\/$|\.lock$|\.$))[A-Za-z0-9][\w./-]{0,99}$/;

/**
 * Fills a new session's tree: with a project's history at `branch` (made from its head where there is none), or empty. Gives
 * the number of files in it.
 */
export async function openHistory(session: Session, branch: string, bundle?: Uint8Array): Promise<number> {
  if (!BRANCH.test(branch))
    throw new SandboxError(
      'failed',
      `branch_name must have 1 to 100 letters, digits, ".", "_", "/" or "-" and begin with a letter or digit, not "${branch.slice(0, 40)}".`,
    );
  const ran = bundle
    ? await session.run(['sh', '-c', CLONE, 'clone', branch], { input: bundle })
    : await session.run(['sh', '-c', BEGIN, 'begin', branch]);
  if (ran.code !== 0)
    throw new SandboxError(
      'failed',
      `The project could not be opened: ${ran.stopped ?? (ran.stderr.trim().split('\n').at(-1) || `exit ${ran.code}`)}`,
    );
  return Number(ran.stdout) || 0;
}

/** Its subject marks a commit that nobody asked for: the next one takes its place. */
export const BY_ITSELF = 'Saved by itself';

const SYNC = `g="git -c core.hooksPath=/dev/null -c core.fsmonitor= ${AUTHOR}"
$g add -A >&2 && { $g diff --cached --quiet && $g rev-parse -q --verify HEAD >&2 || { [ "$($g log -1 --format=%s 2>/dev/null)" = "$2" ] && over=--amend || over=; $g commit -q --allow-empty $over -m "$1" >&2; }; } \
&& $g bundle create -q - --all`;

/** Commits all that the tree holds; gives the whole history as a git bundle. */
export async function saveHistory(
  session: Session,
  limits: Pick<SandboxLimits, 'diskMb'>,
  message = 'Work in the sandbox',
): Promise<Buffer> {
  const ran = await session.run(['sh', '-c', SYNC, 'sync', message, BY_ITSELF], {
    binary: true,
    outputBytes: limits.diskMb * MIB,
  });
  if (ran.stopped) throw new SandboxError('stopped', `Saving was stopped: ${ran.stopped}.`);
  if (ran.code !== 0)
    throw new SandboxError(
      'failed',
      `The project could not be saved: ${ran.stderr.trim().split('\n').at(-1) || `exit ${ran.code}`}`,
    );
  return ran.bytes;
}
