import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { AppError } from './errors.ts';
import type { JobProgress } from './jobs/contract.ts';
import type { Enqueue } from './jobs/enqueue.ts';
import type { JobEvents } from './jobs/events.ts';
import type { Limits } from './limits.ts';
import type { MadeFiles } from './made-files.ts';
import type { Storage } from './storage/storage.ts';

/** What a token may do. `*` in a token's scopes stands for all. */
export const SCOPES = [
  'account:read',
  'account:write',
  'images:write',
  'images:read',
  'characters:write',
  'characters:read',
  'objects:write',
  'objects:read',
  'tilesets:write',
  'tilesets:read',
  'maps:write',
  'maps:read',
  'ui:write',
  'ui:read',
  'assets:write',
  'assets:read',
  'projects:write',
  'projects:read',
  'jobs:read',
  'jobs:write',
  'chat:write',
  'chat:read',
  'sandbox:write',
  'sandbox:read',
  'feedback:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What `Idempotency-Key` may hold. */
export const IDEMPOTENCY_KEY = {
  pattern: /^[\x21-\x7e]{1,200}$/,
  message: 'Should be 1 to 200 visible ASCII characters',
} as const;

/** What `X-Request-Id` may hold; anything else is replaced by an id of our own. */
export const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** Long-lived doors to the outside, opened once a process. */
export interface Services {
  readonly config: Config;
  readonly db: Db;
  readonly storage: Storage;
  readonly events: JobEvents;
  readonly enqueue: Enqueue;
  readonly limits: Limits;
  readonly files: MadeFiles;
  readonly log: Logger;
}

/** Who asks. */
export interface Caller {
  readonly accountId: string;
  readonly tokenId: string;
  readonly scopes: readonly string[];
}

/** One request, whatever surface it came by. */
export interface Context {
  readonly services: Services;
  readonly surface: 'graphql' | 'v1' | 'v2' | 'mcp' | 'files';
  readonly requestId: string;
  readonly log: Logger;
  /** What requests without a caller are counted by: the client's address, or its network. */
  readonly client: string;
  /** null: no token, or one that was refused. */
  readonly caller: Caller | null;
  /** Why a token that was given is not accepted: what a request that needs a caller is told. */
  readonly refusal?: AppError;
  readonly idempotencyKey?: string;
  /** Aborts when the client has gone. */
  readonly signal?: AbortSignal;
  /** Hears the progress of a job that this request waits for. */
  readonly onProgress?: (progress: JobProgress) => void;
}
