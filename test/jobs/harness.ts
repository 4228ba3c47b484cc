import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openDb } from '../../src/db.ts';
import type { GenerateImagePayload } from '../../src/jobs/contract.ts';
import { createEnqueue, type EnqueueRequest } from '../../src/jobs/enqueue.ts';
import { openJobEvents } from '../../src/jobs/events.ts';
import { createJobStore } from '../../src/jobs/store.ts';
import { queuedEvent } from '../../src/jobs/wait.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { testServices } from '../setup/services.ts';

export const payload: GenerateImagePayload = {
  description: 'a red potion',
  negativeDescription: '',
  width: 64,
  height: 64,
  textGuidance: 8,
  outline: null,
  shading: null,
  detail: null,
  view: null,
  direction: null,
  isometric: false,
  noBackground: true,
  initImage: null,
  initStrength: 300,
  colorImage: null,
  seed: 7,
};

/** Everything that jobs need, on a database and a Redis of this test file, and no worker. */
export async function openJobs(limits = { maxActiveJobs: 1000, maxBacklog: 1000 }) {
  const { databaseUrl, redisUrl } = await testServices();
  const log = pino({ level: 'silent' });
  const db = openDb(databaseUrl, 5);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pixelkiln-jobs-'));
  const storage = openStorage({ dataDir, storageUrl: undefined });
  const events = await openJobEvents(redisUrl, log);
  /** What workers were told: lane and number of jobs. */
  const woken: [string, number][] = [];
  const wake = (lane: string, count: number) => void woken.push([lane, count]);
  const enqueue = createEnqueue(db, limits, wake, (job) => void events.publish(queuedEvent(job)));
  const request = (
    accountId: string,
    more: Partial<EnqueueRequest<'generateImage'>> = {},
  ): EnqueueRequest<'generateImage'> => ({
    accountId,
    kind: 'generateImage',
    operation: 'generateImage',
    payload,
    price: { usdMicros: 8_000n, generations: 1 },
    fingerprint: payload,
    ...more,
  });
  return {
    db,
    events,
    storage,
    log,
    woken,
    wake,
    enqueue,
    request,
    dataDir,
    store: createJobStore(db, events, storage, log),
    /** Of another worker. */
    newStore: (on = db) => createJobStore(on, events, storage, log),
    storeWith: (other: Storage) => createJobStore(db, events, other, log),
    close: async () => {
      await events.close();
      await db.$disconnect();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Attach = NonNullable<EnqueueRequest<'generateImage'>['attach']>;

/** Makes a job that of a character. */
export const asCharacter =
  (id: string, accountId: string): Attach =>
  async (tx, { id: jobId }) => {
    const body = { mode: 'v3', bodyType: 'humanoid', template: 'mannequin' };
    const facts = { ...body, view: 'side', size: 1, width: 1, height: 1, directions: 4 };
    const names = { kind: 'character', name: 'k', description: 'k' };
    await tx.asset.create({ data: { id, accountId, jobId, groupId: id, ...names, spec: {}, facts, tags: [] } });
  };

/** Makes a job that of one direction of a character's animation. */
export const asAnimation =
  (characterId: string, direction: string): Attach =>
  async (tx, { id: jobId }) => {
    const data = { assetId: characterId, groupId: randomUUID(), jobId, direction, type: 'walk', mode: 'template' };
    await tx.assetAnimation.create({ data: { ...data, frameCount: 1 } });
  };

export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const output = {
  images: [{ png, width: 1, height: 1, seed: 7, engine: 'test', brief: { drawnAs: 'a dot' }, palette: ['#000000'] }],
};
