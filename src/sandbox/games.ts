import type { Db } from '../db.ts';
import type { FindGameFile } from '../games/serve.ts';
import type { Storage } from '../storage/storage.ts';

interface Doors {
  readonly db: Db;
  readonly storage: Pick<Storage, 'get'>;
}

/** The files of a deployed game by their paths. */
export type StoredGame = ReadonlyMap<string, Buffer>;

/** All files of a game of an account; undefined where it has none of that name. */
export async function gameFiles(
  { db, storage }: Doors,
  where: { readonly key: string; readonly accountId: string },
): Promise<StoredGame | undefined> {
  const game = await db.deployment.findFirst({ where, include: { files: true } });
  if (!game) return undefined;
  const files = new Map<string, Buffer>();
  for (const { path, blobKey } of game.files) {
    const bytes = await storage.get(blobKey);
    if (bytes) files.set(path, bytes);
  }
  return files;
}

/** What the port of games serves. */
export const findGameFile =
  ({ db, storage }: Doors): FindGameFile =>
  async (key, path) => {
    const file = await db.deploymentFile.findFirst({ where: { path, deployment: { key } }, select: { blobKey: true } });
    return file ? storage.get(file.blobKey) : undefined;
  };
