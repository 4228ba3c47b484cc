/**
 * Gives the database at DATABASE_URL its first account with the token PIXELKILN_TOKEN, and changes nothing where the
 * token is there already. For hosts that run the API and the workers without `npm start`, which does the same.
 */

import { readConfig } from '../config.ts';
import { openDb } from '../db.ts';
import { ensureToken } from '../tokens.ts';

const { databaseUrl, token, start } = readConfig();
if (!databaseUrl || !token) {
  console.error('Set DATABASE_URL, and PIXELKILN_TOKEN to the token of the first account.');
  process.exit(1);
}
const db = openDb(databaseUrl, 1);
const valid = await ensureToken(db, token, start).finally(() => db.$disconnect());
console.error(valid ? 'The token is valid.' : 'The token was revoked and stays so: choose another one.');
process.exitCode = valid ? 0 : 1;
