import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sandboxesAreOff } from '../../src/sandbox/off.ts';
import { SandboxError } from './errors.ts';
import { openHistory } from './history.ts';
import { FIRST_UID, type Jail, openJail } from './jail.ts';
import { SANDBOX_LIMITS, type SandboxLimits } from './limits.ts';
import { Session, Turns } from './session.ts';

export interface Sandboxes {
  /** Why programs cannot be jailed here; undefined where they can. */
  readonly unavailable: string | undefined;
  readonly limits: SandboxLimits;
  readonly jail: Jail;
  /** A new session, open at a branch of the history. Throws unavailable, failed. */
  readonly create: (options?: { readonly bundle?: Uint8Array; readonly branch?: string }) => Promise<Session>;
  readonly close: () => Promise<void>;
}

/** Sessions of this host below `dir`, a folder for nothing else. */
export function openSandboxes({
  dir,
  toolsDir,
  limits = {},
  firstUid = FIRST_UID,
}: {
  readonly dir: string;
  readonly toolsDir?: string;
  readonly limits?: Partial<SandboxLimits>;
  /** Of the uids that sessions have under a root service: several hosts of one machine must not share any. */
  readonly firstUid?: number;
}): Sandboxes {
  const all: SandboxLimits = { ...SANDBOX_LIMITS, ...limits };
  const jail = openJail({ dir, toolsDir, limits: all });
  const turns = new Turns(all.parallel);
  const open = new Map<number, Session>();

  const freeUid = (): number => {
    let uid = firstUid;
    while (open.has(uid)) uid++;
    return uid;
  };

  return {
    unavailable: jail.unavailable,
    limits: all,
    jail,
    create: async ({ bundle, branch = 'main' } = {}) => {
      if (jail.unavailable) throw new SandboxError('unavailable', sandboxesAreOff(jail.unavailable));
      const uid = freeUid();
      const session = new Session(jail, turns, path.join(dir, randomUUID()), uid, () => open.delete(uid));
      open.set(uid, session);
      try {
        session.filesAtStart = await openHistory(session, branch, bundle);
        return session;
      } catch (error) {
        await session.destroy();
        throw error;
      }
    },
    close: async () => void (await Promise.all([...open.values()].map((session) => session.destroy()))),
  };
}
