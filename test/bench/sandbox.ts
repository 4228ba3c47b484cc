/** Sandboxes, from a request of a client to its answer: a session, a command, a small game deployed and played; and twenty sessions at once. */
import os from 'node:os';
import { openDb } from '../../src/db.ts';
import { newGame, templateOf } from '../../workers/agent/games/index.ts';
import { testAccount } from '../setup/account.ts';
import { quantiles, type Stand, timed } from './stand.ts';

const ROUNDS = 15;
const GAMES = 5;
const SESSIONS = 20;
/** Of an account: see src/sandbox/limits.ts. */
const SESSIONS_OF_ACCOUNT = 5;
const LIMITS_MS = { create: 300, command: 100, deploy: 3_000, playtest: 15_000 };

/** What each of many sessions tries, and what must stop it: a command line, and the words of its end. */
const GREEDY: readonly (readonly [name: string, command: string, stoppedBy: RegExp])[] = [
  ['memory', `node -e 'const a = []; for (;;) a.push(Buffer.alloc(1 << 24, 1))'`, /memory|heap|exit_code: (?!0)/i],
  ['processes', 'for i in $(seq 400); do sleep 20 & done; wait', /fork|Resource|time/],
  ['disk', 'for i in $(seq 40); do head -c 8000000 /dev/urandom > f$i || exit 9; done', /disk|exit_code: 9/],
  ['time', 'for (( ; ; )); do :; done', /time \(3 s\)/],
];

type Args = Record<string, unknown>;

export async function benchSandbox(stand: Stand) {
  const call = caller(stand.url, stand.token);
  const project_id = await call.project('bench');
  const open = async () => (await call.tool('sandbox_create_session', { project_id })).session_id as string;
  const create: number[] = [];
  const command: number[] = [];
  let session_id = await open();
  for (let i = 0; i < ROUNDS; i++) {
    await call.tool('sandbox_destroy_session', { session_id, sync: false });
    create.push(
      await timed(async () => {
        session_id = await open();
      }),
    );
  }
  for (let i = 0; i < ROUNDS; i++)
    command.push(await timed(() => call.tool('sandbox_bash', { session_id, command: 'true' })));

  // a whole game of a template but its pictures, which this does not measure: one of a few bytes stands for each
  const game = newGame('platformer', { title: 'Bench' });
  const files = templateOf(game.template).files(game);
  const place = `for (const [path, text] of ${JSON.stringify([...files])}) files.write(path, text);
const png = Buffer.from('${PIXEL}', 'base64');
for (const slot of ${JSON.stringify(Object.keys(game.assets))}) files.write('assets/' + slot + '/south.png', png);`;
  await call.tool('sandbox_run', { session_id, code: place });
  const deploy: number[] = [];
  const playtest: number[] = [];
  const slug = 'bench-game';
  let preview_url = '';
  for (let i = 0; i < GAMES; i++)
    deploy.push(
      await timed(async () => {
        const deployed = await call.tool('sandbox_deploy_worker', { session_id, project_slug: slug, project_id });
        preview_url = deployed.preview_url as string;
      }),
    );
  for (let i = 0; i < GAMES; i++)
    playtest.push(
      await timed(() =>
        call.tool('sandbox_playtest', { session_id, preview_url, instruction: 'walk right for 1 second, jump' }),
      ),
    );
  return {
    unit: 'ms',
    // how many wanted a processor meanwhile, to read the numbers by
    load: os.loadavg()[0],
    limitsP50: LIMITS_MS,
    create: quantiles(create),
    command: quantiles(command),
    deploy: quantiles(deploy),
    playtest: quantiles(playtest),
    atOnce: await manyAtOnce(stand),
  };
}

/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** Twenty sessions of several accounts, each greedy in its own way, and what stopped them; afterwards each still works. */
async function manyAtOnce(stand: Stand) {
  const db = openDb(stand.databaseUrl, 2);
  const sessions: { call: ReturnType<typeof caller>; session_id: string }[] = [];
  const before = await stand.nowMiB('worker');
  const opening = await timed(async () => {
    for (let i = 0; i < SESSIONS / SESSIONS_OF_ACCOUNT; i++) {
      const call = caller(stand.url, (await testAccount(db, {})).token);
      for (let k = 0; k < SESSIONS_OF_ACCOUNT; k++) {
        const project_id = await call.project(`p${k}`);
        const { session_id } = await call.tool('sandbox_create_session', { project_id });
        sessions.push({ call, session_id: session_id as string });
      }
    }
  });
  const stopped: Record<string, number> = {};
  const others: string[] = [];
  const greedy = await timed(() =>
    Promise.all(
      sessions.map(async ({ call, session_id }, i) => {
        const [name, command, by] = GREEDY[i % GREEDY.length]!;
        const told = await call.words('sandbox_bash', { session_id, command, timeout: name === 'time' ? 3 : 60 });
        if (by.test(told)) stopped[name] = (stopped[name] ?? 0) + 1;
        else others.push(`${name}: ${told.slice(0, 160)}`);
      }),
    ),
  );
  const alive = await Promise.all(
    sessions.map(async ({ call, session_id }) =>
      /exit_code: 0/.test(await call.words('sandbox_bash', { session_id, command: 'true' })),
    ),
  );
  const workerMiB = { before, peak: await stand.peakMiB('worker') };
  for (const { call, session_id } of sessions) await call.tool('sandbox_destroy_session', { session_id, sync: false });
  await db.$disconnect();
  return {
    sessions: sessions.length,
    openingMs: Math.round(opening),
    greedyMs: Math.round(greedy),
    stopped,
    notStopped: others,
    stillWork: alive.filter(Boolean).length,
    workerMiB,
  };
}

/** A client's tools. */
function caller(url: string, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const ask = async (name: string, args: Args) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });
    const text = await (await fetch(`${url}/mcp`, { method: 'POST', headers, body })).text();
    const line = text.startsWith('{')
      ? text
      : text
          .split('\n')
          .filter((one) => one.startsWith('data: '))
          .at(-1)!
          .slice(6);
    return JSON.parse(line).result as { isError?: boolean; structuredContent: Args; content: { text?: string }[] };
  };
  return {
    /** What a tool answers. Throws its error. */
    tool: async (name: string, args: Args): Promise<Args> => {
      const answer = await ask(name, args);
      if (answer.isError) throw new Error(`${name}: ${answer.content[0]?.text}`);
      return answer.structuredContent;
    },
    words: async (name: string, args: Args): Promise<string> =>
      (await ask(name, args)).content.map(({ text = '' }) => text).join('\n'),
    project: async (name: string): Promise<string> => {
      const query = `mutation { createProject(input: { name: "${name}" }) { id } }`;
      const res = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
      return ((await res.json()) as { data: { createProject: { id: string } } }).data.createProject.id;
    },
  };
}
