import fs from 'node:fs/promises';
import path from 'node:path';
import { lockHolder } from './lock.ts';

/** Where the databases of a running launcher are, for our other commands on the same DATA_DIR. */
export interface ServiceUrls {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

export const servicesFile = (dataDir: string): string => path.join(dataDir, 'services.json');

/** The databases of the launcher that runs on DATA_DIR, or undefined when none does. */
export async function runningServices(dataDir: string): Promise<ServiceUrls | undefined> {
  if ((await lockHolder(dataDir)) === undefined) return undefined;
  const text = await fs.readFile(servicesFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ServiceUrls);
}
