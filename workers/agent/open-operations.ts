/** Composes the service's operations within a worker, for the assistant. Only this file and main.ts may. */
import type { Logger } from 'pino';
import { serveOperations } from '../../facades/agent/operations.ts';
import { schema } from '../../schema/index.ts';
import { openChatStore } from '../../src/chat/store.ts';
import type { Config } from '../../src/config.ts';
import { openServices } from '../../src/services.ts';
import type { AgentDoors } from './index.ts';

/** Opens what the operations need: database, Redis, queues, files. */
export async function openOperations(
  config: Config & { databaseUrl: string; redisUrl: string },
  log: Logger,
): Promise<AgentDoors> {
  const { services, close } = await openServices(config, log, { sweeps: false });
  return {
    store: openChatStore({ db: services.db, events: services.events, log }),
    operations: serveOperations({ schema, log, services }),
    close,
  };
}
