/** Chromium in the jail, without any network: it is driven through a pipe, and its pages come through that pipe too. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { SandboxError } from './errors.ts';
import type { Sandboxes } from './sandboxes.ts';
import type { Session } from './session.ts';

/** The jail is the sandbox: inside it no further user spaces can be made, which Chromium's own would need. */
const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--mute-audio',
  '--disable-extensions',
  '--disable-background-networking',
];
/** A browser is many processes with much memory; it writes no files of a user's. */
export const BROWSER_LIMITS = {
  processes: 400,
  openFiles: 4096,
  memoryMb: 1536,
  dataMb: 4096,
  tmpMb: 256,
  fileMb: 128,
} as const;
/** The pipe of the browser has descriptors 3 and 4. */
const FILTER_FD = 5;
/** Debian's `chromium` is a script that looks for files of the user; the program itself is beside. */
const PROGRAMS = ['/usr/lib/chromium/chromium', '/usr/bin/chromium', '/usr/bin/google-chrome-stable'];

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export interface JailedBrowser {
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Starts the browser in a session of its own. Throws unavailable, saying what to install. */
export async function openBrowser(sandboxes: Sandboxes): Promise<JailedBrowser> {
  const program = PROGRAMS.find((file) => fs.existsSync(file));
  if (!program)
    throw new SandboxError(
      'unavailable',
      'Playtests are off on this server: chromium is not installed. On Debian: apt-get install chromium. All else works.',
    );
  // two seconds and 80 MB, which most workers never need
  const [{ chromium }, session] = await Promise.all([import('playwright-core'), sandboxes.create()]);
  try {
    const browser = await chromium.launch({
      executablePath: launcher(sandboxes, session, program),
      args: FLAGS,
      env: { PATH: process.env.PATH ?? '', HOME: '/tmp' },
      timeout: 30_000,
    });
    const close = async () => {
      await browser.close().catch(() => {});
      await session.destroy();
    };
    return { browser, close };
  } catch (error) {
    await session.destroy();
    throw error;
  }
}

/** A script that starts the program jailed, with the arguments that it is given. */
function launcher({ jail }: Sandboxes, { work, uid }: Session, program: string): string {
  const argv = jail.argv({
    work,
    uid,
    argv: [program],
    filterFd: FILTER_FD,
    mounts: ['--ro-bind-try', '/etc/fonts', '/etc/fonts'],
  });
  const script = path.join(path.dirname(work), 'browser.sh');
  const text = `#!/bin/bash
export CLOSE=${quote(jail.environment.CLOSE!)}
exec ${FILTER_FD}<${quote(jail.filterFile)}
exec ${argv.map(quote).join(' ')} "$@"
`;
  fs.writeFileSync(script, text, { mode: 0o700 });
  return script;
}
