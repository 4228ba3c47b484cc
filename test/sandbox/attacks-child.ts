/** Runs every case in a new folder (argv[2]); prints {name: error or null} as JSON. For a process of another user. */
import fs from 'node:fs';
import { CASES, withTarget } from './attacks.ts';

const results: Record<string, string | null> = {};
await withTarget(fs.mkdtempSync(process.argv[2]!), async (target) => {
  for (const { name, run } of CASES)
    results[name] = await run(target).then(
      () => null,
      (error: Error) => error.stack ?? error.message,
    );
});
process.stdout.write(JSON.stringify(results));
