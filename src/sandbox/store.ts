/** What a worker that holds sessions reads and writes: their rows, histories, deployed games. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Db, openDb, type SandboxSession, type Tx } from '../db.ts';
import { gameKey } from '../games/address.ts';
import { gameType } from '../games/serve.ts';
import { HOST_GONE_MS } from '../jobs/contract.ts';
import { giveUpFiles, keepFiles, type NewFile, nameFiles, removeFiles, storeFiles } from '../jobs/files.ts';
import type { Statement } from '../sql.ts';
import type { Storage } from '../storage/storage.ts';
import { gameFiles, type StoredGame } from './games.ts';
import { beat, forgetHosts } from './hosts.ts';
import { MAIN_BRANCH, MAX_DEPLOYMENTS, SESSION_IDLE_MS } from './limits.ts';

export type { SandboxSession as SessionRow } from '../db.ts';

/** Files that are stored at a time. */
const AT_A_TIME = 20;

/** Words for the user: why something is not deployed. */
export class DeployRefused extends Error {}

export interface SandboxStore {
  readonly hostId: string;
  /** Tells that this host lives, and why it holds none, where it does not. */
  beat(unavailable: string | undefined): Promise<unknown>;
  /** All that were heard of within the hour. */
  hosts(): Promise<ReadonlySet<string>>;
  /** Makes a session ours, if it is or if its host is gone; moves its end on. undefined: it is not there or another's. */
  take(id: string, accountId: string): Promise<SandboxSession | undefined>;
  /** Those of these ids that are still there. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Our sessions whose time is over. */
  idle(): Promise<readonly string[]>;
  /** Removes rows of sessions of dead hosts whose time is over. */
  tidy(): Promise<void>;
  remove(id: string): Promise<void>;
  /** A branch's history, else the main branch's; undefined for a new project. */
  history(session: SandboxSession): Promise<Buffer | undefined>;
  /** Stores the bundle in place of the one before; false when the session's project is gone. */
  save(session: SandboxSession, bundle: Uint8Array): Promise<boolean>;
  /** Serves these files as the branch's game in place of those before. Throws DeployRefused. */
  deploy(
    session: SandboxSession,
    slug: string,
    files: ReadonlyMap<string, Uint8Array>,
  ): Promise<{ readonly key: string; readonly bytes: number }>;
  /** A game of the account. */
  game(accountId: string, key: string): Promise<StoredGame | undefined>;
  /** Bytes of a stored file. */
  file(key: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

const TAKE: Statement = {
  name: 'take_sandbox_session',
  text: `
    update sandbox_session s set host_id = $1, expires_at = now() + interval '${SESSION_IDLE_MS} milliseconds'
    where id = $2 and account_id = $3 and (host_id = $1 or not exists (select from sandbox_host h
      where h.id = s.host_id and h.seen_at > now() - interval '${HOST_GONE_MS} milliseconds'))
    returning id`,
};

export function openSandboxStore(options: {
  readonly databaseUrl: string;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
  readonly hostId: string;
}): SandboxStore {
  const { storage, log, hostId } = options;
  const db = openDb(options.databaseUrl, 3);
  /** Stores files, writes what names them, then removes those that they replace. */
  const replace = async (accountId: string, files: readonly NewFile[], write: (tx: Tx) => Promise<string[]>) => {
    await nameFiles(db.sql, accountId, files);
    for (let at = 0; at < files.length; at += AT_A_TIME) await storeFiles(storage, files.slice(at, at + AT_A_TIME));
    const old = await db.$transaction(async (tx) => {
      const replaced = await write(tx);
      await keepFiles(
        tx,
        files.map(({ key }) => key),
      );
      await giveUpFiles(tx, replaced);
      return replaced;
    });
    await removeFiles({ db, storage, log }, old);
  };

  return {
    hostId,
    beat: (unavailable) => beat(db, hostId, unavailable),
    hosts: async () => new Set((await db.sandboxHost.findMany({ select: { id: true } })).map(({ id }) => id)),
    take: async (id, accountId) => {
      const [taken] = await db.sql<{ id: string }>(TAKE, [hostId, id, accountId]);
      return taken && ((await db.sandboxSession.findUnique({ where: { id } })) ?? undefined);
    },
    known: async (ids) => {
      const rows = await db.sandboxSession.findMany({ where: { id: { in: [...ids] }, hostId }, select: { id: true } });
      return new Set(rows.map(({ id }) => id));
    },
    idle: async () => {
      const where = { hostId, expiresAt: { lt: new Date() } };
      return (await db.sandboxSession.findMany({ where, select: { id: true } })).map(({ id }) => id);
    },
    tidy: async () => {
      await forgetHosts(db);
      await db.$executeRaw`delete from sandbox_session s where expires_at < now() and not exists (
        select from sandbox_host h where h.id = s.host_id)`;
    },
    remove: async (id) => void (await db.sandboxSession.deleteMany({ where: { id, hostId } })),
    history: async ({ projectId, branch }) => {
      const rows = await db.projectHistory.findMany({ where: { projectId, branch: { in: [branch, MAIN_BRANCH] } } });
      const row = rows.find((one) => one.branch === branch) ?? rows[0];
      if (!row) return undefined;
      const bytes = await storage.get(row.blobKey);
      if (!bytes) throw new Error(`the history ${row.blobKey} is not stored`);
      return bytes;
    },
    save: async ({ id, accountId, projectId, branch }, bundle) => {
      const file = { key: `histories/${randomUUID()}`, bytes: bundle, mime: 'application/x-git-bundle' };
      const where = { projectId_branch: { projectId, branch } };
      try {
        await replace(accountId, [file], async (tx) => {
          if (!(await lockProject(tx, projectId))) throw new ProjectGone();
          const before = await tx.projectHistory.findUnique({ where });
          const now = { blobKey: file.key, savedAt: new Date() };
          await tx.projectHistory.upsert({ where, create: { projectId, branch, ...now }, update: now });
          await tx.sandboxSession.updateMany({ where: { id }, data: { syncedAt: now.savedAt } });
          return before ? [before.blobKey] : [];
        });
        return true;
      } catch (error) {
        if (!(error instanceof ProjectGone)) throw error;
        await removeFiles({ db, storage, log }, [file.key]);
        return false;
      }
    },
    deploy: async ({ accountId, projectId, branch }, slug, files) => {
      const key = gameKey(slug, branch);
      const stored = [...files].map(([path, bytes]) => ({
        path,
        file: { key: `games/${randomUUID()}`, bytes, mime: gameType(path) },
      }));
      const bytes = stored.reduce((sum, { file }) => sum + file.bytes.byteLength, 0);
      await refuseForeign(db, accountId, projectId, slug, key);
      await replace(
        accountId,
        stored.map(({ file }) => file),
        async (tx) => {
          if (!(await lockProject(tx, projectId))) throw new DeployRefused('The project is gone.');
          // of two accounts that want one name at once the second waits here, and is refused
          await tx.$queryRaw`select pg_advisory_xact_lock(hashtext(${`deploy ${slug}`}))::text`;
          await refuseForeign(tx, accountId, projectId, slug, key);
          const game = await tx.deployment.upsert({
            where: { key },
            create: { accountId, projectId, slug, branch, key, bytes },
            update: { bytes, branch },
          });
          const old = await tx.deploymentFile.findMany({ where: { deploymentId: game.id }, select: { blobKey: true } });
          await tx.deploymentFile.deleteMany({ where: { deploymentId: game.id } });
          await tx.deploymentFile.createMany({
            data: stored.map(({ path, file }) => ({
              deploymentId: game.id,
              path,
              blobKey: file.key,
              bytes: file.bytes.byteLength,
            })),
          });
          return old.map(({ blobKey }) => blobKey);
        },
      );
      return { key, bytes };
    },
    game: (accountId, key) => gameFiles({ db, storage }, { key, accountId }),
    file: (key) => storage.get(key),
    close: async () => {
      await db.sandboxHost.deleteMany({ where: { id: hostId } });
      await db.$disconnect();
    },
  };
}

class ProjectGone extends Error {}

/** Keeps the project from being deleted meanwhile; false when it is gone. */
const lockProject = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$queryRaw<unknown[]>`select 1 from project where id = ${id}::uuid for share`).length > 0;

/** A name belongs to the project that took it first. */
async function refuseForeign(db: Db | Tx, accountId: string, projectId: string, slug: string, key: string) {
  const others = await db.deployment.findFirst({ where: { slug, NOT: { projectId } }, select: { accountId: true } });
  if (others)
    throw new DeployRefused(
      `project_slug "${slug}" is taken by another ${others.accountId === accountId ? 'project of yours' : 'account'}: choose another one.`,
    );
  const games = await db.deployment.count({ where: { accountId, NOT: { key } } });
  if (games >= MAX_DEPLOYMENTS)
    throw new DeployRefused(`You have ${games} deployed games; at most ${MAX_DEPLOYMENTS}: undeploy one first.`);
}
