import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import { ensureToken, newToken } from '../tokens.ts';

/** The token that `npm start` made and prints. */
export const tokenFile = (dataDir: string): string => path.join(dataDir, 'token');

/**
 * Makes the first account and its token on a new database. The token is PIXELKILN_TOKEN, else the one in
 * DATA_DIR/token, else a new one; it is written to that file, for its owner alone to read.
 */
export async function firstToken(db: Db, config: Pick<Config, 'token' | 'dataDir' | 'start'>): Promise<string> {
  const file = tokenFile(config.dataDir);
  const written = (await fs.readFile(file, 'utf8').catch(() => '')).trim();
  let token = config.token ?? (written || newToken());
  if (!(await ensureToken(db, token, config.start))) {
    if (config.token) throw new Error('PIXELKILN_TOKEN is a token that was revoked: choose another one.');
    token = newToken();
    await ensureToken(db, token, config.start);
  }
  if (token !== written) {
    await fs.writeFile(file, `${token}\n`, { mode: 0o600 });
    // The mode above is for new files alone.
    await fs.chmod(file, 0o600);
  }
  return token;
}
