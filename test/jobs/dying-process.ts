/** Does one thing on a test's database and kills itself in the middle of it: `dying-process.ts WHAT STEP ACCOUNT ID`. */
import { execute, parse } from 'graphql';
import { schema } from '../../schema/index.ts';
import { readConfig } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import { openDb } from '../../src/db.ts';
import { openJobEvents } from '../../src/jobs/events.ts';
import { createJobStore } from '../../src/jobs/store.ts';
import { createLog } from '../../src/log.ts';
import { openStorage } from '../../src/storage/open.ts';
import { output } from './harness.ts';

const [what, step, accountId = '', id = ''] = process.argv.slice(2);
const config = readConfig();
const log = createLog(config, { process: 'dying' });
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};
/** The same object, that dies before or after the first call of a method. */
const dying = <T extends object>(parts: T, method: keyof T & string): T =>
  step !== `before ${method}` && step !== `after ${method}`
    ? parts
    : {
        ...parts,
        [method]: async (...args: unknown[]) => {
          if (step === `before ${method}`) die();
          await (parts[method] as (...given: unknown[]) => Promise<unknown>)(...args);
          die();
        },
      };

const db = openDb(config.databaseUrl!, 4);
const storage = dying(dying(openStorage(config), 'put'), 'delete');
const events = dying(await openJobEvents(config.redisUrl!, log), 'publishCancel');

if (what === 'complete') {
  const store = createJobStore(db, events, storage, log);
  await store.complete((await store.claim(id))!, { images: [output.images[0]!, output.images[0]!] });
} else {
  const contextValue = {
    services: { config, db, storage, events, log },
    surface: 'graphql',
    requestId: 'dying',
    log,
    caller: { accountId, tokenId: 'none', scopes: ['*'] },
  } as unknown as Context;
  const document = parse(
    `mutation { ${what}(input: { characterId: "${id}" ${what === 'deleteAnimation' ? 'animationType: "walk"' : ''} }) { filesDeleted } }`,
  );
  await execute({ schema, document, contextValue });
}
process.exit(0);
