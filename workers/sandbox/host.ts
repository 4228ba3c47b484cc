/** The sessions that this worker holds, and what each tool does with them. */
import fs from 'node:fs';
import path from 'node:path';
import type { SandboxAction, SandboxCallData, SandboxCallPayload } from '../../src/jobs/contract.ts';
import { sandboxesAreOff } from '../../src/sandbox/off.ts';
import { DeployRefused, type SandboxStore, type SessionRow } from '../../src/sandbox/store.ts';
import type { ActionTools, CallTools } from './action-tools.ts';
import { ACTIONS } from './actions.ts';
import { BROWSER_LIMITS } from './browser.ts';
import { SandboxError } from './errors.ts';
import { BY_ITSELF, saveHistory } from './history.ts';
import { FIRST_UID } from './jail.ts';
import { openSandboxes, type Sandboxes } from './sandboxes.ts';
import type { Session } from './session.ts';

const BEAT_MS = 5_000;
const IDLE_CHECK_MS = 30_000;
/** What a session changed is saved this often, so that a worker that dies takes no more than that with it. */
const SAVE_MS = 120_000;
/** Tools after which the tree may be another one. */
const CHANGING: ReadonlySet<SandboxAction['tool']> = new Set(['bash', 'run', 'write', 'edit', 'deploy']);
/** Uids of a host, so that several on one machine share none. */
const UIDS_OF_HOST = 64;
const HOSTS_OF_MACHINE = 4_096;

export interface SandboxHost {
  /** Does what a tool asks. What the user can be told comes as `fault`; rejects with what is our own. */
  call(payload: SandboxCallPayload, tools: CallTools): Promise<SandboxCallData>;
  /** Ends the sessions whose time is over, and those whose project is gone. */
  endIdle(): Promise<void>;
  /** Saves what sessions hold, and ends them; their rows stay, so that another worker opens them anew. */
  close(): Promise<void>;
}

interface Held {
  readonly row: SessionRow;
  readonly session: Session;
  /** Whether anything was called since the last sync that changes files. */
  changed: boolean;
}

const REOPENED = (at: Date | null) =>
  `The worker that held this session is gone. It was opened anew as it was ${at ? `synced at ${at.toISOString()}; what was changed since is lost` : 'at its start: nothing had been synced'}.`;

/** `dir`: a folder for the hosts of this data folder. */
export async function openSandboxHost(options: {
  readonly dir: string;
  readonly toolsDir?: string;
  /** How often sessions that changed are saved, in milliseconds. */
  readonly saveMs?: number;
  readonly store: SandboxStore;
  readonly log: { readonly warn: (facts: object, text: string) => void };
}): Promise<SandboxHost> {
  const { store, log } = options;
  // who starts at the same time must not take our folder for one that was left
  await store.beat('it is just starting');
  removeLeftTrees(options.dir, await store.hosts());
  const dir = path.join(options.dir, store.hostId);
  const firstUid = FIRST_UID + (process.pid % HOSTS_OF_MACHINE) * 2 * UIDS_OF_HOST;
  const boxes = openSandboxes({
    dir: path.join(dir, 'sessions'),
    firstUid,
    ...(options.toolsDir ? { toolsDir: options.toolsDir } : {}),
  });
  let browsing: Sandboxes | undefined;
  const browsers = () => {
    browsing ??= openSandboxes({
      dir: path.join(dir, 'browsers'),
      limits: BROWSER_LIMITS,
      firstUid: firstUid + UIDS_OF_HOST,
    });
    return browsing;
  };
  const held = new Map<string, Promise<Held>>();
  let closing = false;

  const warn = (text: string) => (error: Error) => log.warn({ err: error.message }, text);
  await store.beat(boxes.unavailable);
  const timers = [
    setInterval(() => store.beat(boxes.unavailable).catch(warn('sandbox host not told')), BEAT_MS),
    setInterval(() => endIdle().catch(warn('idle sandboxes')), IDLE_CHECK_MS),
    setInterval(() => saveChanged(), options.saveMs ?? SAVE_MS),
  ];
  for (const timer of timers) timer.unref();

  async function sync(one: Held, message?: string): Promise<number> {
    const { row, session } = one;
    one.changed = false;
    const bundle = await saveHistory(session, boxes.limits, message);
    if (!(await store.save(row, bundle))) throw new SandboxError('closed', 'The project of this session is gone.');
    return bundle.byteLength;
  }

  /** One after the other: a save waits for its turn among the commands. One that fails is tried again. */
  async function saveChanged(): Promise<void> {
    for (const id of [...held.keys()]) {
      const one = await held.get(id)?.catch(() => undefined);
      if (one?.changed && !closing)
        await sync(one, BY_ITSELF).catch((error: Error) => {
          one.changed = true;
          warn('sandbox not saved')(error);
        });
    }
  }

  async function end(id: string, save: boolean): Promise<number | undefined> {
    const one = await held.get(id)?.catch(() => undefined);
    try {
      return one && save ? await sync(one) : undefined;
    } finally {
      // a sync that failed leaves the session as it is only where the caller says so: see `destroy`
      held.delete(id);
      await one?.session.destroy();
      await store.remove(id);
    }
  }

  async function endIdle(): Promise<void> {
    for (const id of await store.idle()) await end(id, true).catch(warn('idle sandbox not saved'));
    const known = await store.known([...held.keys()]);
    for (const id of held.keys()) if (!known.has(id)) await end(id, false).catch(warn('sandbox not ended'));
    await store.tidy();
    removeLeftTrees(options.dir, await store.hosts());
  }

  async function open(row: SessionRow): Promise<Held> {
    const bundle = await store.history(row);
    return {
      row,
      session: await boxes.create({ branch: row.branch, ...(bundle ? { bundle } : {}) }),
      changed: false,
    };
  }

  async function destroy(id: string, save: boolean): Promise<SandboxCallData> {
    if (!save) {
      await end(id, false);
      return { text: 'ended without saving' };
    }
    // first saved, and where that fails the session stays as it is
    const one = await held.get(id);
    const bytes = one ? await sync(one) : 0;
    await end(id, false);
    return { text: 'saved and ended', bytes };
  }

  const call: SandboxHost['call'] = async ({ sessionId, action }, tools) => {
    if (boxes.unavailable) return fault('unavailable', sandboxesAreOff(boxes.unavailable));
    if (closing) return fault('closed', 'This worker ends: call again in a moment.');
    const row = await store.take(sessionId, tools.accountId);
    if (!row) return fault('closed', `The sandbox session ${sessionId} is gone.`);
    if (action.tool === 'destroy' && !held.has(sessionId)) {
      await store.remove(sessionId);
      return { text: 'ended; its worker was gone' };
    }
    const isNew = !held.has(sessionId);
    if (isNew) held.set(sessionId, open(row));
    try {
      const one = await held.get(sessionId)!;
      const { session } = one;
      if (CHANGING.has(action.tool)) one.changed = true;
      const note = isNew && action.tool !== 'open' ? { note: REOPENED(row.syncedAt) } : {};
      if (action.tool === 'destroy') return await destroy(sessionId, action.sync);
      const of: ActionTools = {
        ...tools,
        ...{ session, row, isNew, boxes, browsers, store },
        sync: () => sync(one),
      };
      const perform = ACTIONS[action.tool] as (action: SandboxAction, of: ActionTools) => Promise<SandboxCallData>;
      return { ...note, ...(await perform(action, of)) };
    } catch (error) {
      if (isNew) await held.get(sessionId)?.catch(() => held.delete(sessionId));
      if (tools.signal.aborted) throw error;
      if (error instanceof SandboxError) return fault(error.code, error.message);
      if (error instanceof DeployRefused) return fault('refused', error.message);
      throw error;
    }
  };

  return {
    call,
    endIdle,
    close: async () => {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      const all = await Promise.allSettled(held.values());
      const open = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      await Promise.all(open.map((one) => sync(one).catch(warn('sandbox not saved'))));
      await Promise.all([boxes.close(), browsing?.close()]);
      fs.rmSync(dir, { recursive: true, force: true });
      await store.close();
    },
  };
}

const fault = (code: string, message: string): SandboxCallData => ({ fault: { code, message } });

/** Removes what hosts left that died: folders of this data folder whose host is not among those that live. */
function removeLeftTrees(dir: string, living: ReadonlySet<string>): void {
  if (!fs.existsSync(dir)) return;
  for (const name of fs.readdirSync(dir))
    if (!living.has(name)) fs.rmSync(path.join(dir, name), { recursive: true, force: true });
}
