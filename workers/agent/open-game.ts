/** A game that another conversation built, opened by its name: what it is, as its project keeps it, so that it is changed from here. */
import { GameError, readGame } from './games/index.ts';
import type { CallResult } from './port.ts';
import { type OwnTool, said } from './tools.ts';

/** How many of the newest are looked through for a name. */
const NEWEST = 50;
const refused = (text: string): CallResult => ({ failed: true, text: `error: ${text}` });

export const openGameTool: OwnTool = {
  keyed: true,
  readOnly: true,
  name: 'open_game',
  title: 'Open a game',
  description:
    'Opens a game of the account that is online, by its name: its project_id, its address, and what it is (its game.json), for write_game with edit. Free.',
  inputSchema: {
    type: 'object',
    properties: { name: { type: 'string', minLength: 1, maxLength: 100 } },
    required: ['name'],
  },
  run: async ({ name }, { operations, context }) => {
    const document =
      'query ($first: Int) { deployments(first: $first) { edges { node { url project { id name } } } } }';
    const { deployments } = (await operations.graphql(document, { first: NEWEST }, context)) as {
      deployments: { edges: { node: { url: string; project: { id: string; name: string } } }[] };
    };
    const wanted = String(name ?? '').trim().toLowerCase(); // biome-ignore format: one line
    const found = deployments.edges.find(({ node }) => node.project.name.toLowerCase() === wanted)?.node;
    if (!found) return refused(`there is no game "${String(name)}" online.`);
    const opened = await operations.call('sandbox_create_session', { project_id: found.project.id }, context);
    if (opened.failed) return opened;
    const code = "console.log(files.exists('game.json') ? files.read('game.json') : '')";
    const session_id = opened.structured?.session_id;
    const ran = await operations.call('sandbox_run', { session_id, code }, { ...context, key: `${context.key}:read` });
    if (ran.failed) return ran;
    const text = String(ran.structured?.stdout ?? '').trim();
    if (!text) return refused(`"${found.project.name}" was not built by this assistant: it has no game.json.`);
    try {
      const game = readGame(text);
      const what = `name: ${found.project.name}\nproject_id: ${found.project.id}\nkind: ${game.template}\naddress: ${found.url}`;
      return said(what, { name: found.project.name, project_id: found.project.id, url: found.url, game });
    } catch (error) {
      if (error instanceof GameError) return refused(error.message);
      throw error;
    }
  },
};
